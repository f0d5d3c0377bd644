"""The chance to win, by recursion over single positions, as few of them as the queries need."""
import sys
from functools import lru_cache
from itertools import product

sys.setrecursionlimit(10000)

# A board of the side to move: minions that may attack with 1 and 2 health, then those that have attacked.
OWN = [b for b in product(range(5), repeat=4) if sum(b) <= 4]
NUMBER = {b: i for i, b in enumerate(OWN)}


def less(board, kind):
    """The board without one minion of a kind."""
    return board[:kind] + (board[kind] - 1,) + board[kind + 1:]


def more(board, kind):
    return board[:kind] + (board[kind] + 1,) + board[kind + 1:]


def wounded(board, kind):
    """The board after a hit on one minion of a kind."""
    rest = less(board, kind)
    return more(rest, kind - 1) if kind % 2 else rest


SIZE = [sum(b) for b in OWN]
READY = [3 * (b[0] + b[1]) for b in OWN]
HIT = [[(b[k], NUMBER[wounded(b, k)]) for k in range(4) if b[k]] for b in OWN]
GONE = [[NUMBER[less(b, k)] for k in (0, 1) if b[k]] for b in OWN]
SPENT = [[NUMBER[more(less(b, k), k + 2)] for k in (0, 1) if b[k]] for b in OWN]
ENTERED = [NUMBER.get(more(b, 3)) for b in OWN]
RESTED = [NUMBER[(b[0] + b[2], b[1] + b[3], 0, 0)] for b in OWN]


def main():
    numbers = map(int, sys.stdin.read().split())
    queries, budget_of_turn = next(numbers), next(numbers)

    def board():
        minions = [next(numbers) for _ in range(next(numbers))]
        return NUMBER[(minions.count(1), minions.count(2), 0, 0)]

    @lru_cache(maxsize=None)
    def turn(me, op, enemy, own, hand, other):
        """At the start of a turn, which must not end without an action."""
        return act(me, op, enemy, own, min(3, hand + 1), budget_of_turn, other, -1.0)

    @lru_cache(maxsize=None)
    def further(me, op, enemy, own, hand, budget, other):
        """After an action."""
        if op <= READY[own]:
            return 1.0
        return act(me, op, enemy, own, hand, budget, other, 1.0 - turn(op, me, RESTED[own], enemy, other, hand))

    def act(me, op, enemy, own, hand, budget, other, best):
        if op <= READY[own]:
            return 1.0
        for spent in SPENT[own]:
            best = max(best, further(me, op - 3, enemy, spent, hand, budget, other))
        for gone in GONE[own]:
            for lost in GONE[enemy]:
                best = max(best, further(me, op, lost, gone, hand, budget, other))
        if budget == 0:
            return best
        if hand < 3:
            best = max(best, further(me - 2, op, enemy, own, hand + 1, budget - 1, other) if me > 2 else 0.0)
        if hand > 0 and SIZE[own] < 4:
            best = max(best, hits(me, op, enemy, own, hand - 1, budget - 1, other, 3))
        return best

    @lru_cache(maxsize=None)
    def hits(me, op, enemy, own, hand, budget, other, left):
        if left == 0:
            return further(me, op, enemy, ENTERED[own], hand, budget, other)
        left -= 1
        total = hits(me, op - 1, enemy, own, hand, budget, other, left) if op > 1 else 1.0
        if me > 1:
            total += hits(me - 1, op, enemy, own, hand, budget, other, left)
        for count, after in HIT[enemy]:
            total += count * hits(me, op, after, own, hand, budget, other, left)
        for count, after in HIT[own]:
            total += count * hits(me, op, enemy, after, hand, budget, other, left)
        return total / (2 + SIZE[enemy] + SIZE[own])

    for _ in range(queries):
        me, op = next(numbers), next(numbers)
        enemy, own = board(), board()
        other, hand = next(numbers), next(numbers)
        print(f"{turn(me, op, enemy, own, hand, other):.12f}")


main()
