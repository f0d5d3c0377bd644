"""Plays the game as the rules tell it."""
import sys


class Over(Exception):
    pass


class Pig:
    def __init__(self, role, hand):
        self.role, self.hand = role, hand
        self.health, self.alive, self.crossbow, self.suspect = 4, True, False, False
        self.face = "good" if role == "MP" else None  # what everybody knows: good, bad, or nothing

    def side(self):
        return "bad" if self.role == "FP" else "good"

    def foes(self):
        return "good" if self.role == "FP" else "bad"

    def discard(self, card):
        if card not in self.hand:
            return False
        self.hand.remove(card)
        return True

    def reveal(self):
        self.face, self.suspect = self.side(), False


class Game:
    def __init__(self, pigs, deck):
        self.pigs, self.deck, self.top = pigs, deck, 0

    def draw(self, pig, count):
        for _ in range(count):
            pig.hand.append(self.deck[self.top])
            self.top = min(self.top + 1, len(self.deck) - 1)

    def around(self, pig):
        """The living pigs in seat order, `pig` itself first."""
        seat = self.pigs.index(pig)
        return [other for other in self.pigs[seat:] + self.pigs[:seat] if other.alive]

    def hostile(self, pig, other):
        return other.face == pig.foes() or (pig.role == "MP" and other.suspect)

    def duel_target(self, pig):
        if pig.role == "FP":
            return self.pigs[0]
        return next((other for other in self.around(pig)[1:] if self.hostile(pig, other)), None)

    def hurt(self, source, pig):
        pig.health -= 1
        if pig.health > 0:
            return
        if pig.discard("P"):
            pig.health = 1
            return
        pig.alive, pig.crossbow, pig.hand = False, False, []
        if pig.role == "MP":
            raise Over("FP")
        if not any(other.alive and other.role == "FP" for other in self.pigs):
            raise Over("MP")
        if pig.role == "FP":
            self.draw(source, 3)
        elif source.role == "MP":
            source.hand, source.crossbow = [], False

    def nullified(self, user, target):
        """Answers with J in turns; whether the trick is cancelled in the end."""
        cancelled = False
        while True:
            for pig in self.around(user):
                wanted = pig.foes() if cancelled else pig.side()
                if target.face == wanted and pig.discard("J"):
                    pig.reveal()
                    user, cancelled = pig, not cancelled
                    break
            else:
                return cancelled

    def area(self, user, answer):
        for target in self.around(user)[1:]:
            if not target.alive or self.nullified(user, target) or target.discard(answer):
                continue
            self.hurt(user, target)
            if target.role == "MP" and user.face is None:
                user.suspect = True

    def duel(self, user, target):
        user.reveal()
        if self.nullified(user, target):
            return
        asked, other = target, user
        while not (asked.role == "ZP" and other.role == "MP") and asked.discard("K"):
            asked, other = other, asked
        self.hurt(other, asked)

    def kill(self, user, target):
        user.reveal()
        if not target.discard("D"):
            self.hurt(user, target)

    def play_one(self, pig, may_kill):
        """Plays the first usable card and returns it."""
        for place, card in enumerate(pig.hand):
            target = None
            if card == "P" and pig.health == 4 or card in "DJ":
                continue
            if card == "K":
                target = self.around(pig)[1]
                if not may_kill or not self.hostile(pig, target):
                    continue
            if card == "F":
                target = self.duel_target(pig)
                if target is None:
                    continue
            del pig.hand[place]
            if card == "P":
                pig.health += 1
            elif card == "K":
                self.kill(pig, target)
            elif card == "F":
                self.duel(pig, target)
            elif card == "Z":
                pig.crossbow = True
            else:
                self.area(pig, "K" if card == "N" else "D")
            return card
        return None

    def play(self):
        try:
            while True:
                for pig in self.pigs:
                    if pig.alive:
                        self.turn(pig)
        except Over as over:
            return over.args[0]

    def turn(self, pig):
        self.draw(pig, 2)
        killed = False
        while pig.alive:
            card = self.play_one(pig, pig.crossbow or not killed)
            if card is None:
                return
            killed = killed or card == "K"


def main():
    words = sys.stdin.read().split()
    n, m = int(words[0]), int(words[1])
    rows = [words[2 + 5 * i:7 + 5 * i] for i in range(n)]
    deck = words[2 + 5 * n:2 + 5 * n + m]
    game = Game([Pig(row[0], row[1:]) for row in rows], deck)
    print(game.play())
    for pig in game.pigs:
        print(" ".join(pig.hand) if pig.alive else "DEAD")


main()
