// Plays the game as the rules tell it, one function a rule.
#include <iostream>
#include <string>
#include <vector>

using std::string;

enum Role { LORD, LOYALIST, REBEL };
enum Face { UNKNOWN, LOYAL, REBELLIOUS };

struct Pig {
  Role role;
  string hand;
  int health = 4;
  bool alive = true, crossbow = false, suspect = false;
  Face face = UNKNOWN;
};

struct Over {
  bool lord_wins;
};

std::vector<Pig> pigs;
string deck;
size_t top = 0;

int next_alive(int p) {
  do {
    p = (p + 1) % (int)pigs.size();
  } while (!pigs[p].alive);
  return p;
}

void draw(int p, int count) {
  while (count-- > 0) {
    pigs[p].hand += deck[top];
    if (top + 1 < deck.size()) top++;  // the last card stays
  }
}

bool discard(int p, char card) {
  const size_t i = pigs[p].hand.find(card);
  if (i == string::npos) return false;
  pigs[p].hand.erase(i, 1);
  return true;
}

void reveal(int p) {
  if (pigs[p].face != UNKNOWN) return;
  pigs[p].face = pigs[p].role == REBEL ? REBELLIOUS : LOYAL;
  pigs[p].suspect = false;
}

bool hostile(int p, int target) {
  const Pig& t = pigs[target];
  if (pigs[p].role == REBEL) return t.face == LOYAL;
  return t.face == REBELLIOUS || (pigs[p].role == LORD && t.suspect);
}

// Whom p would duel, or -1.
int duel_target(int p) {
  if (pigs[p].role == REBEL) return 0;
  for (int t = next_alive(p); t != p; t = next_alive(t)) {
    if (hostile(p, t)) return t;
  }
  return -1;
}

void damage(int source, int x) {
  Pig& pig = pigs[x];
  if (--pig.health > 0) return;
  if (discard(x, 'P')) {
    pig.health = 1;
    return;
  }
  pig.alive = false;
  pig.hand.clear();
  pig.crossbow = false;
  if (pig.role == LORD) throw Over{false};
  bool rebels = false;
  for (const Pig& other : pigs) rebels = rebels || (other.alive && other.role == REBEL);
  if (!rebels) throw Over{true};
  if (pig.role == REBEL) {
    draw(source, 3);
  } else if (pigs[source].role == LORD) {
    pigs[source].hand.clear();
    pigs[source].crossbow = false;
  }
}

// Whether a trick about to hit `target` is cancelled. `save`: to cancel it helps the target.
bool nullified(int user, int target, bool save) {
  for (size_t i = 0; i < pigs.size(); i++) {
    const int p = (user + (int)i) % (int)pigs.size();
    if (!pigs[p].alive) continue;
    const Face friendly = pigs[p].role == REBEL ? REBELLIOUS : LOYAL;
    const Face enemy = pigs[p].role == REBEL ? LOYAL : REBELLIOUS;
    if (pigs[target].face != (save ? friendly : enemy)) continue;
    if (!discard(p, 'J')) continue;
    reveal(p);
    return !nullified(p, target, !save);
  }
  return false;
}

void kill(int user, int target) {
  reveal(user);
  if (!discard(target, 'D')) damage(user, target);
}

void duel(int user, int target) {
  reveal(user);
  if (nullified(user, target, true)) return;
  int asked = target, other = user;
  while (!(pigs[asked].role == LOYALIST && pigs[other].role == LORD) && discard(asked, 'K')) std::swap(asked, other);
  damage(other, asked);
}

void area(int user, char answer) {
  for (int t = next_alive(user); t != user; t = next_alive(t)) {
    if (nullified(user, t, true) || discard(t, answer)) continue;
    damage(user, t);
    if (t == 0 && pigs[user].face == UNKNOWN) pigs[user].suspect = true;
  }
}

// Plays the first card that can be used; false if there is none.
bool play_one(int p, bool& killed) {
  for (size_t i = 0; i < pigs[p].hand.size(); i++) {
    const char card = pigs[p].hand[i];
    const int target = card == 'F' ? duel_target(p) : card == 'K' ? next_alive(p) : -1;
    const bool usable = card == 'P'   ? pigs[p].health < 4
                        : card == 'K' ? (!killed || pigs[p].crossbow) && hostile(p, target)
                        : card == 'F' ? target >= 0
                                      : card == 'N' || card == 'W' || card == 'Z';
    if (!usable) continue;
    pigs[p].hand.erase(i, 1);
    switch (card) {
      case 'P': pigs[p].health++; break;
      case 'K': killed = true; kill(p, target); break;
      case 'F': duel(p, target); break;
      case 'N': area(p, 'K'); break;
      case 'W': area(p, 'D'); break;
      case 'Z': pigs[p].crossbow = true; break;
    }
    return true;
  }
  return false;
}

void play() {
  int p = 0;
  // No game that ends takes nearly as many turns.
  for (int turn = 0; turn < 30000; turn++, p = next_alive(p)) {
    draw(p, 2);
    bool killed = false;
    while (pigs[p].alive && play_one(p, killed)) {
    }
  }
}

int main() {
  int n, m;
  std::cin >> n >> m;
  for (int i = 0; i < n; i++) {
    string role;
    Pig pig;
    std::cin >> role;
    pig.role = role == "MP" ? LORD : role == "ZP" ? LOYALIST : REBEL;
    if (pig.role == LORD) pig.face = LOYAL;
    for (int j = 0; j < 4; j++) {
      char card;
      std::cin >> card;
      pig.hand += card;
    }
    pigs.push_back(pig);
  }
  for (int i = 0; i < m; i++) {
    char card;
    std::cin >> card;
    deck += card;
  }
  bool lord_wins = false;
  try {
    play();
    return 0;  // no end in sight: better no answer than a wrong one
  } catch (const Over& over) {
    lord_wins = over.lord_wins;
  }
  std::cout << (lord_wins ? "MP" : "FP") << "\n";
  for (const Pig& pig : pigs) {
    if (!pig.alive) {
      std::cout << "DEAD\n";
      continue;
    }
    for (size_t i = 0; i < pig.hand.size(); i++) std::cout << (i ? " " : "") << pig.hand[i];
    std::cout << "\n";
  }
}
