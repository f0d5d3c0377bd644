// The chance to win, by recursion. Neither hits nor attacks look at hands and budget, so a state is the healths and
// the boards, and its value is a table over (own hand, budget left, enemy hand).
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <memory>
#include <vector>

int O;  // budget a turn

// Minions by kind: 0, 1 may attack with 1, 2 health; 2, 3 have attacked, with 1, 2 health.
struct Own {
  int n[4];
  int size() const { return n[0] + n[1] + n[2] + n[3]; }
};
struct Enemy {
  int n[2];
  int size() const { return n[0] + n[1]; }
};

int own_index[5][5][5][5], enemy_index[5][5];

int index_of(const Own& b) { return own_index[b.n[0]][b.n[1]][b.n[2]][b.n[3]]; }
int index_of(const Enemy& b) { return enemy_index[b.n[0]][b.n[1]]; }

struct State {
  int me, op;  // healths
  Enemy enemy;
  Own own;
  long cell() const { return ((long)((me - 1) * 20 + op - 1) * 15 + index_of(enemy)) * 70 + index_of(own); }
};

// [own hand][budget left][enemy hand]
const int HANDS = 4, CELLS = HANDS * 6 * HANDS;
struct Table {
  double v[CELLS];
};
int cell(int hand, int budget, int other) { return (hand * 6 + budget) * HANDS + other; }

std::vector<std::unique_ptr<Table>> decided, struck[2];

// At the start of a turn: [own hand after the draw][enemy hand].
struct Opening {
  double v[HANDS][HANDS];
};
std::vector<std::unique_ptr<Opening>> opened;

const Table& decision(const State& s);
void hits(const State& s, int left, Table& into);

// The table after `left` more hits.
const Table& after_hits(const State& s, int left) {
  if (left == 0) {
    State entered = s;
    entered.own.n[3]++;  // the new minion, which may not attack in this turn
    return decision(entered);
  }
  std::unique_ptr<Table>& known = struck[left - 1][s.cell()];
  if (!known) {
    std::unique_ptr<Table> fresh(new Table);
    hits(s, left, *fresh);
    known = std::move(fresh);
  }
  return *known;
}

void add(Table& sum, double weight, const Table& part) {
  for (int i = 0; i < CELLS; i++) sum.v[i] += weight * part.v[i];
}
void add(Table& sum, double constant) {
  for (double& v : sum.v) v += constant;
}

// One hit on a target chosen evenly, then the others.
void hits(const State& s, int left, Table& into) {
  const double share = 1.0 / (2 + s.enemy.size() + s.own.size());
  std::fill(into.v, into.v + CELLS, 0.0);
  State t = s;
  if (t.op == 1) {
    add(into, share);
  } else {
    t.op--;
    add(into, share, after_hits(t, left - 1));
  }
  t = s;
  if (t.me > 1) {  // else the own hero is lost, which adds nothing
    t.me--;
    add(into, share, after_hits(t, left - 1));
  }
  for (int i = 0; i < 2; i++) {
    if (!s.enemy.n[i]) continue;
    t = s;
    t.enemy.n[i]--;
    if (i == 1) t.enemy.n[0]++;
    add(into, share * s.enemy.n[i], after_hits(t, left - 1));
  }
  for (int i = 0; i < 4; i++) {
    if (!s.own.n[i]) continue;
    t = s;
    t.own.n[i]--;
    if (i % 2 == 1) t.own.n[i - 1]++;
    add(into, share * s.own.n[i], after_hits(t, left - 1));
  }
}

void improve(double& best, double value) {
  if (value > best) best = value;
}
void improve(Table& best, const Table& other) {
  for (int i = 0; i < CELLS; i++) improve(best.v[i], other.v[i]);
}

// Whether the attacks on the enemy hero alone win.
bool certain(const State& s) { return s.op <= 3 * (s.own.n[0] + s.own.n[1]); }

// The best of all actions but to end the turn; -1 where there is none.
Table act(const State& s) {
  Table best;
  std::fill(best.v, best.v + CELLS, certain(s) ? 1.0 : -1.0);
  if (certain(s)) return best;
  for (int i = 0; i < 2; i++) {
    if (!s.own.n[i]) continue;
    State t = s;
    t.op -= 3;
    t.own.n[i]--;
    t.own.n[i + 2]++;
    improve(best, decision(t));
    for (int j = 0; j < 2; j++) {
      if (!s.enemy.n[j]) continue;
      t = s;
      t.own.n[i]--;
      t.enemy.n[j]--;
      improve(best, decision(t));
    }
  }
  State t = s;
  t.me -= 2;
  const Table* skill = t.me > 0 ? &decision(t) : nullptr;
  for (int hand = 0; hand < HANDS; hand++)
    for (int budget = 1; budget <= O; budget++)
      for (int other = 0; other < HANDS; other++)
        improve(best.v[cell(hand, budget, other)],
                skill ? skill->v[cell(std::min(3, hand + 1), budget - 1, other)] : 0.0);
  if (s.own.size() < 4) {
    Table play;
    hits(s, 3, play);
    for (int hand = 1; hand < HANDS; hand++)
      for (int budget = 1; budget <= O; budget++)
        for (int other = 0; other < HANDS; other++)
          improve(best.v[cell(hand, budget, other)], play.v[cell(hand - 1, budget - 1, other)]);
  }
  return best;
}

const Opening& opening(const State& s) {
  const Enemy own{{s.own.n[0], s.own.n[1]}};
  const long where = ((long)((s.me - 1) * 20 + s.op - 1) * 15 + index_of(s.enemy)) * 15 + index_of(own);
  if (!opened[where]) {
    const Table best = act(s);
    std::unique_ptr<Opening> fresh(new Opening);
    for (int hand = 0; hand < HANDS; hand++)
      for (int other = 0; other < HANDS; other++) fresh->v[hand][other] = best.v[cell(hand, O, other)];
    opened[where] = std::move(fresh);
  }
  return *opened[where];
}

// The best of all actions, once something has been done in this turn.
const Table& decision(const State& s) {
  static const Table won = [] {
    Table all;
    std::fill(all.v, all.v + CELLS, 1.0);
    return all;
  }();
  if (certain(s)) return won;
  const long where = s.cell();
  if (!decided[where]) {
    std::unique_ptr<Table> best(new Table(act(s)));
    const State turned{s.op, s.me, Enemy{{s.own.n[0] + s.own.n[2], s.own.n[1] + s.own.n[3]}},
                       Own{{s.enemy.n[0], s.enemy.n[1], 0, 0}}};
    const Opening& reply = opening(turned);
    for (int hand = 0; hand < HANDS; hand++)
      for (int budget = 0; budget <= O; budget++)
        for (int other = 0; other < HANDS; other++)
          improve(best->v[cell(hand, budget, other)], 1 - reply.v[std::min(3, other + 1)][hand]);
    decided[where] = std::move(best);
  }
  return *decided[where];
}

int read() {
  int c = std::getchar(), value = 0;
  while (c != EOF && (c < '0' || c > '9')) c = std::getchar();
  for (; c >= '0' && c <= '9'; c = std::getchar()) value = value * 10 + (c - '0');
  return value;
}

Enemy read_board() {
  Enemy board{{0, 0}};
  for (int count = read(); count > 0; count--) board.n[read() - 1]++;
  return board;
}

int main() {
  int boards = 0, own_boards = 0;
  for (int a = 0; a <= 4; a++)
    for (int b = 0; a + b <= 4; b++) {
      enemy_index[a][b] = boards++;
      for (int c = 0; a + b + c <= 4; c++)
        for (int d = 0; a + b + c + d <= 4; d++) own_index[a][b][c][d] = own_boards++;
    }
  decided.resize(20 * 20 * 15 * 70);
  struck[0].resize(decided.size());
  struck[1].resize(decided.size());
  opened.resize(20 * 20 * 15 * 15);
  int queries = read();
  O = read();
  while (queries-- > 0) {
    State s{0, 0, {{0, 0}}, {{0, 0, 0, 0}}};
    s.me = read();
    s.op = read();
    s.enemy = read_board();
    const Enemy own = read_board();
    s.own.n[0] = own.n[0];
    s.own.n[1] = own.n[1];
    const int other = read(), hand = std::min(3, read() + 1);
    std::printf("%.12f\n", opening(s).v[hand][other]);
  }
}
