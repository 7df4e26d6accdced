"""A second mill engine, plain and slow, that shares nothing with the first: points are names, boards are word lists.

It is written from the rule texts and the decisions on them, so that two readings of the rules can be compared. From
the first engine it takes only the record of switches, to know which game is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Turn = tuple[str | None, str, frozenset[str]]  # from, to, removed
NOTHING: frozenset[str] = frozenset()

NINE = """
a7-d7-g7 b6-d6-f6 c5-d5-e5 a4-b4-c4 e4-f4-g4 c3-d3-e3 b2-d2-f2 a1-d1-g1
a7-a4-a1 b6-b4-b2 c5-c4-c3 d7-d6-d5 d3-d2-d1 e5-e4-e3 f6-f4-f2 g7-g4-g1
"""
BOARDS = {
    "nine": NINE,
    "twelve": NINE + "a7-b6-c5 g7-f6-e5 a1-b2-c3 g1-f2-e3",
    "six": """
        a5-c5-e5 b4-c4-d4 b2-c2-d2 a1-c1-e1 a5-a3-a1 b4-b3-b2 d4-d3-d2 e5-e3-e1
        a3-b3 d3-e3 c5-c4 c2-c1
    """,
    "three": "a3-b3-c3 a2-b2-c2 a1-b1-c1 a3-a2-a1 b3-b2-b1 c3-c2-c1 a3-b2-c1 a1-b2-c3",
    "snail": """
        1-2-3 3-4-5 5-6-7 7-8-9 9-10-11 11-12-13 13-14-15 15-16-17 17-18-19 19-20-21 21-22-23 23-24-25
        2-10-18 4-12-20 6-14-22 8-16-24
    """,
}


class Game:
    """A game that is changed by playing on."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.lines = [line.split("-") for line in BOARDS[rules.board.name].split()]
        self.points = sorted({point for line in self.lines for point in line})
        self.through = {
            point: [line for line in self.lines if point in line] for point in self.points
        }
        self.threes = {
            point: [("-".join(line), line) for line in lines if len(line) == 3]
            for point, lines in self.through.items()
        }
        self.at: dict[str, int] = {}
        self.hands = [rules.men, rules.men]
        self.closed: set[str] = set()
        self.turn = 0
        self.turns = 0
        self.own_turns = [0, 0]
        # For each player: mill -> the own turn from which on it may be closed.
        self.may_close: list[dict[str, int]] = [{}, {}]
        self.quiet = 0
        # Men and player to move, since the last placing or removal.
        self.before: list[tuple[dict[str, int], int]] = []
        self.mill_made_by: int | None = None
        # For each player: from and to of the last turn, if it went from one mill to another.
        self.swung: list[tuple[str, str] | None] = [None, None]
        self.last = 0

    # --- what may be done -------------------------------------------------------------------------------------------

    def flies(self) -> bool:
        men: int = self.count(self.turn, self.at)
        return self.hands[self.turn] == 0 and men <= int(self.rules.flies_at)

    @staticmethod
    def count(player: int, at: dict[str, int]) -> int:
        return sum(owner == player for owner in at.values())

    def targets(self, source: str) -> set[str]:
        found = set()
        for line in self.through[source]:
            place = line.index(source)
            found.update(line[max(place - 1, 0) : place + 2])
            if len(line) == 3 and place != 1 and line[1] in self.at:
                over = "own" if self.at[line[1]] == self.turn else "enemy"
                if self.rules.jump in (over, "either"):
                    found.add(line[2 - place])
        return found

    def steps(self) -> Iterator[tuple[str | None, str]]:
        empty = [p for p in self.points if p not in self.at and p not in self.closed]
        if self.hands[self.turn]:
            for point in empty:
                yield None, point
        if not self.hands[self.turn] or self.rules.moves_while_placing:
            flying = self.flies()
            for man in [p for p in self.points if self.at.get(p) == self.turn]:
                reachable = empty if flying else self.targets(man)
                for point in empty:
                    if point in reachable:
                        yield man, point

    def mills(self, point: str, at: dict[str, int]) -> list[str]:
        """The mills, of whichever player, that the man on a point is part of."""
        owner = at[point]
        return [
            mill
            for mill, (one, two, three) in self.threes[point]
            if at.get(one) == at.get(two) == at.get(three) == owner
        ]

    def waits(self, player: int, mill: str) -> int:
        """For how many own turns, the coming one included, a mill may not be closed."""
        return max(0, self.may_close[player].get(mill, 0) - self.own_turns[player] - 1)

    def all_turns(self) -> Iterator[Turn]:
        """The legal turns, as long as the game is not over."""
        for source, target in self.steps():
            at = dict(self.at)
            at[target] = self.turn
            if source is not None:
                del at[source]
            closed = self.mills(target, at)
            if not closed:
                yield source, target, NOTHING
                continue
            if not self.rules.swing_back and self.swung[self.turn] == (target, source):
                continue
            early = [mill for mill in closed if source is not None and self.waits(self.turn, mill)]
            if early and self.rules.rebuild == "illegal":
                continue
            removals = len(closed) - len(early)
            if self.rules.removals == "one":
                removals = min(removals, 1)
            if self.rules.mill_wins:
                removals = 0
            for removed in self.removals(at, removals):
                yield source, target, removed

    def removals(self, at: dict[str, int], left: int) -> Iterator[frozenset[str]]:
        enemy = 1 - self.turn
        candidates = (
            self.removable(at) if left and self.count(enemy, at) + self.hands[enemy] >= 3 else []
        )
        if not candidates:
            yield NOTHING
        for point in candidates:
            rest = dict(at)
            del rest[point]
            for more in self.removals(rest, left - 1):
                yield more | {point}

    def removable(self, at: dict[str, int]) -> list[str]:
        enemies = [point for point, owner in at.items() if owner != self.turn]
        free = [point for point in enemies if not self.mills(point, at)]
        return free or (enemies if self.rules.all_in_mills == "any" else [])

    # --- what it leads to -------------------------------------------------------------------------------------------

    def play(self, turn: Turn) -> None:
        source, target, removed = turn
        player = self.turn
        was = dict(self.at), player
        self.own_turns[player] += 1
        three = not any(self.hands) and all(self.count(each, self.at) == 3 for each in (0, 1))
        left = bool(source and self.mills(source, self.at))
        if source is None:
            self.hands[player] -= 1
        else:
            for mill in self.mills(source, self.at):
                now = self.own_turns[player]
                self.may_close[player][mill] = now + self.rules.rebuild_delay + 1
            del self.at[source]
        self.at[target] = player
        if self.mills(target, self.at) and self.rules.mill_wins:
            self.mill_made_by = player
        swings = source is not None and left and bool(self.mills(target, self.at))
        self.swung[player] = (str(source), target) if swings else None
        for point in removed:
            del self.at[point]
            if self.rules.marked_points:
                self.closed.add(point)
        if not any(self.hands):
            self.closed.clear()
        if source is None or removed:
            self.quiet, self.before = 0, []
        else:
            self.quiet += 1
            self.before.append(was)
        self.last = self.last + 1 if three and not removed else 0
        self.turn = 1 - player
        self.turns += 1

    def winner_or_draw(self) -> tuple[int | None, str] | None:
        rules, player = self.rules, self.turn
        if self.mill_made_by is not None:
            return self.mill_made_by, "mill"
        if self.count(player, self.at) + self.hands[player] < 3:
            return 1 - player, "few_men"
        if next(self.all_turns(), None) is None:
            return (None, "stalemate") if rules.blocked == "draw" else (1 - player, "blocked")
        if rules.limit:
            if rules.limit_counts == "turns" and self.turns >= rules.limit:
                return None, "limit_turns"
            if rules.limit_counts == "quiet" and self.quiet >= rules.limit:
                return None, "limit_quiet"
        times = 1 + self.before.count((self.at, player))
        if rules.repetition and times >= rules.repetition:
            return None, "repetition"
        if rules.last_men_limit and self.last >= rules.last_men_limit:
            return None, "last_men"
        return None
