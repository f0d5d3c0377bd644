// Plays the wall out; the distance of a hand by a walk over the kinds.
#include <algorithm>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

using std::string;

const int KINDS = 37, ORDINARY = 34;
const char* const HONOURS[] = {"E", "S", "W", "N", "B", "F", "Z", "PASS", "REVERSE", "DOUBLE"};
enum { PASS = 34, REVERSE = 35, DOUBLE = 36 };

string name(int kind) {
  if (kind >= 27) return HONOURS[kind - 27];
  return string(1, char('1' + kind % 9)) + "MPS"[kind / 9];
}

int kind_of(const string& word) {
  for (int kind = 0; kind < KINDS; kind++) {
    if (name(kind) == word) return kind;
  }
  return -1;
}

struct Player {
  int hand[KINDS] = {};
  int melds = 0;
};

void lower(signed char& cell, int value) {
  if (value < cell) cell = (signed char)value;
}

// The fewest tiles to add so that, with others taken out, 4 - melds sets and a pair stand there. The walk carries how
// many runs have their third tile here, how many their second, the sets so far, and whether the pair is chosen.
int distance(const int* hand, int melds) {
  const int sets = 4 - melds, FAR = 100;
  signed char now[3][3][5][2], next[3][3][5][2];
  std::memset(now, FAR, sizeof now);
  now[0][0][0][0] = 0;
  for (int kind = 0; kind < ORDINARY; kind++) {
    const bool starts = kind < 27 && kind % 9 < 7;
    std::memset(next, FAR, sizeof next);
    for (int third = 0; third < 3; third++)
      for (int second = 0; second < 3; second++)
        for (int done = 0; done <= sets; done++)
          for (int pair = 0; pair < 2; pair++) {
            const int cost = now[third][second][done][pair];
            if (cost == FAR) continue;
            for (int first = 0; first <= (starts ? 2 : 0) && done + first <= sets; first++)
              for (int triplet = 0; triplet < 2 && done + first + triplet <= sets; triplet++)
                for (int eyes = 0; eyes + pair < 2; eyes++) {
                  const int need = third + second + first + 3 * triplet + 2 * eyes;
                  if (need > 4) continue;
                  lower(next[second][first][done + first + triplet][pair + eyes],
                        cost + std::max(0, need - hand[kind]));
                }
          }
    std::memcpy(now, next, sizeof now);
  }
  return now[0][0][sets][1];
}

bool wins(const Player& player) {
  for (int special = ORDINARY; special < KINDS; special++) {
    if (player.hand[special]) return false;
  }
  return distance(player.hand, player.melds) == 0;
}

Player players[4];
std::vector<int> wall;
size_t front = 0;
int direction = 1;

int next_to(int p, int steps = 1) { return (p + 4 + direction * steps) % 4; }
char letter(int p) { return char('A' + p); }

bool draw(int p) {
  if (front == wall.size()) return false;
  const int tile = wall[front++];
  players[p].hand[tile]++;
  std::cout << letter(p) << " IN " << name(tile) << "\n";
  return true;
}

int choose(Player& player) {
  for (int special = ORDINARY; special < KINDS; special++) {
    if (player.hand[special]) return special;
  }
  int best = -1, least = 100;
  for (int kind = ORDINARY - 1; kind >= 0; kind--) {  // ties go to the earlier kind of this order
    if (!player.hand[kind]) continue;
    player.hand[kind]--;
    const int left = distance(player.hand, player.melds);
    player.hand[kind]++;
    if (left < least) {
      least = left;
      best = kind;
    }
  }
  return best;
}

// Takes two tiles out of the hand for a claim if that brings the hand nearer; else leaves all as it was.
bool claim(Player& player, int one, int other) {
  if (player.melds == 4) return false;
  const int before = distance(player.hand, player.melds);
  player.hand[one]--;
  player.hand[other]--;
  const bool held = player.hand[one] >= 0 && player.hand[other] >= 0;
  if (held && distance(player.hand, player.melds + 1) < before) {
    player.melds++;
    return true;
  }
  player.hand[one]++;
  player.hand[other]++;
  return false;
}

int pong(int p, int tile) {
  for (int q = 0; q < 4; q++) {
    if (q != p && players[q].hand[tile] >= 2 && claim(players[q], tile, tile)) {
      std::cout << letter(q) << " PONG " << name(tile) << " " << name(tile) << " " << name(tile) << "\n";
      return q;
    }
  }
  return -1;
}

int chow(int p, int tile) {
  const int q = next_to(p);
  if (tile >= 27) return -1;
  for (int low = tile; low >= tile - 2; low--) {  // larger numbers first
    if (low < 0 || low / 9 != tile / 9 || low % 9 > 6) continue;
    const int one = low == tile ? tile + 1 : low, other = low == tile - 2 ? tile - 1 : low + 2;
    if (claim(players[q], one, other)) {
      std::cout << letter(q) << " CHOW " << name(low) << " " << name(low + 1) << " " << name(low + 2) << "\n";
      return q;
    }
  }
  return -1;
}

// The winner, or -1 if nobody wins.
int play() {
  int p = 0;
  bool draws = true;
  for (;;) {
    if (draws) {
      if (!draw(p)) return -1;
      if (wins(players[p])) {
        std::cout << letter(p) << " SELFDRAWN\n";
        return p;
      }
    }
    draws = true;
    const int tile = choose(players[p]);
    players[p].hand[tile]--;
    std::cout << letter(p) << " OUT " << name(tile);
    if (tile == PASS) std::cout << " " << letter(next_to(p));
    std::cout << "\n";
    if (tile == PASS) {
      p = next_to(p, 2);
    } else if (tile == REVERSE) {
      direction = -direction;
      p = next_to(p);
    } else if (tile != DOUBLE) {
      for (int steps = 1; steps < 4; steps++) {
        Player& other = players[next_to(p, steps)];
        other.hand[tile]++;
        const bool ron = wins(other);
        other.hand[tile]--;
        if (ron) {
          std::cout << letter(next_to(p, steps)) << " RON\n";
          return next_to(p, steps);
        }
      }
      int claimer = pong(p, tile);
      if (claimer < 0) claimer = chow(p, tile);
      draws = claimer < 0;
      p = draws ? next_to(p) : claimer;
    }
  }
}

int main() {
  string word;
  while (wall.size() < 148 && std::cin >> word) wall.push_back(kind_of(word));
  for (int i = 0; i < 52; i++) draw(i % 4);
  const int winner = play();
  if (winner < 0) std::cout << "DRAW\n";
  else std::cout << letter(winner) << " WIN\n";
}
