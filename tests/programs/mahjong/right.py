"""Plays the wall out; the distance of a hand suit by suit."""
import sys
from functools import lru_cache

KINDS = [f"{number}{suit}" for suit in "MPS" for number in range(1, 10)] + list("ESWNBFZ")
SPECIALS = ["PASS", "REVERSE", "DOUBLE"]
FAR = 99


# What may begin at a number: straights, tiles of its own it needs, sets, pairs. Three straights are three triplets.
BEGINNINGS = [
    (straight, straight + 3 * triplet + 2 * pair, straight + triplet, pair)
    for straight in (0, 1, 2) for triplet in (0, 1) for pair in (0, 1)
    if straight + 3 * triplet + 2 * pair <= 4
]


@lru_cache(maxsize=None)
def block(counts):
    """The fewest tiles to add to one suit for each (sets, pairs)."""
    # From one number to the next: the straights that still need its tile, and those that need the one after it too.
    states = {(0, 0, 0, 0): 0}
    for at, have in enumerate(counts):
        after = {}
        for (ending, going, sets, pairs), cost in states.items():
            for straight, own, more, pair in BEGINNINGS:
                need = own + ending + going
                if need > 4 or sets + more > 4 or pairs + pair > 1 or (straight and at > 6):
                    continue
                key = going, straight, sets + more, pairs + pair
                total = cost + need - have if need > have else cost
                if total < after.get(key, FAR):
                    after[key] = total
        states = after
    best = {}
    for (_, _, sets, pairs), cost in states.items():
        best[sets, pairs] = min(best.get((sets, pairs), FAR), cost)
    return best


@lru_cache(maxsize=None)
def honour(count):
    return {(0, 0): 0, (1, 0): max(0, 3 - count), (0, 1): max(0, 2 - count)}


def joined(first, second):
    out = {}
    for (sets, pairs), cost in first.items():
        for (more, other), extra in second.items():
            key = (sets + more, pairs + other)
            if key[0] <= 4 and key[1] <= 1:
                out[key] = min(out.get(key, FAR), cost + extra)
    return out


@lru_cache(maxsize=None)
def honours(counts):
    total = {(0, 0): 0}
    for count in counts:
        total = joined(total, honour(count))
    return total


def distance(hand, melds):
    total = honours(tuple(hand[27:34]))
    for suit in (0, 9, 18):
        total = joined(total, block(tuple(hand[suit:suit + 9])))
    return total[4 - melds, 1]


class Game:
    def __init__(self, wall):
        self.wall, self.front, self.direction = wall, 0, 1
        self.hands = [[0] * 34 for _ in range(4)]
        self.specials = [[] for _ in range(4)]
        self.melds = [0] * 4
        self.log = []

    def next(self, p, steps=1):
        return (p + steps * self.direction) % 4

    def say(self, p, *words):
        self.log.append(" ".join(["ABCD"[p], *words]))

    def draw(self, p):
        if self.front == len(self.wall):
            return False
        tile = self.wall[self.front]
        self.front += 1
        if tile in SPECIALS:
            self.specials[p].append(tile)
        else:
            self.hands[p][KINDS.index(tile)] += 1
        self.say(p, "IN", tile)
        return True

    def wins(self, p):
        return not self.specials[p] and distance(self.hands[p], self.melds[p]) == 0

    def discard(self, p):
        for special in SPECIALS:
            if special in self.specials[p]:
                self.specials[p].remove(special)
                return special
        hand, best = self.hands[p], None
        for kind in range(33, -1, -1):
            if hand[kind]:
                hand[kind] -= 1
                left = distance(hand, self.melds[p])
                hand[kind] += 1
                if best is None or left < best[0]:
                    best = left, kind
        hand[best[1]] -= 1
        return KINDS[best[1]]

    def claim(self, p, one, other):
        hand = self.hands[p]
        if self.melds[p] == 4:
            return False
        before = distance(hand, self.melds[p])
        hand[one] -= 1
        hand[other] -= 1
        if min(hand[one], hand[other]) >= 0 and distance(hand, self.melds[p] + 1) < before:
            self.melds[p] += 1
            return True
        hand[one] += 1
        hand[other] += 1
        return False

    def claimer(self, p, kind):
        tile = KINDS[kind]
        for q in range(4):
            if q != p and self.claim(q, kind, kind):
                self.say(q, "PONG", tile, tile, tile)
                return q
        q = self.next(p)
        if kind < 27:
            for low in range(kind, kind - 3, -1):
                if low >= 0 and low // 9 == kind // 9 and low % 9 <= 6:
                    rest = [one for one in (low, low + 1, low + 2) if one != kind]
                    if self.claim(q, *rest):
                        self.say(q, "CHOW", *KINDS[low:low + 3])
                        return q
        return None

    def play(self):
        for turn in range(52):
            self.draw(turn % 4)
        p, draws = 0, True
        while True:
            if draws:
                if not self.draw(p):
                    return None
                if self.wins(p):
                    self.say(p, "SELFDRAWN")
                    return p
            draws = True
            tile = self.discard(p)
            self.say(p, "OUT", tile, *(["ABCD"[self.next(p)]] if tile == "PASS" else []))
            if tile == "PASS":
                p = self.next(p, 2)
            elif tile == "REVERSE":
                self.direction = -self.direction
                p = self.next(p)
            elif tile != "DOUBLE":
                kind = KINDS.index(tile)
                for other in [self.next(p, steps) for steps in (1, 2, 3)]:
                    self.hands[other][kind] += 1
                    ron = self.wins(other)
                    self.hands[other][kind] -= 1
                    if ron:
                        self.say(other, "RON")
                        return other
                claimer = self.claimer(p, kind)
                draws = claimer is None
                p = self.next(p) if draws else claimer


def main():
    game = Game(sys.stdin.read().split()[:148])
    winner = game.play()
    print("\n".join(game.log))
    print("DRAW" if winner is None else f"{'ABCD'[winner]} WIN")


main()
