"""Matches between two players: random openings, each played twice with sides swapped, and how sure the result is.

Two numbers tell how sure: the standard error of the points over pairs of games, and what the true share of the
points surely is at least. The latter (the lower end of Wilson's interval, one-sided, 95 %) also says something where
every game was won. A pair of games from one opening counts as two there; that errs on the safe side, as an opening that
favours one side gives a point to each.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from statistics import mean, stdev
from time import process_time
from typing import Any, NamedTuple

from ruleboard.players.levels import level
from ruleboard.players.thinking import Limit, settle, think


class Played(NamedTuple):
    """A game so far."""

    start: Any
    moves: tuple[Any, ...]
    position: Any

    def and_then(self, move: Any) -> Played:
        """The game after one more move."""
        return Played(self.start, (*self.moves, move), self.position.play(move))


Player = Callable[[Played, int], Any]
"""Who plays: from a game so far and a seed, the move."""

LONGEST = 200  # plies; a game that goes on is drawn
AIM = 0.65  # of the points, for a level against the one below
SURE = 1.645  # standard deviations: 95 % of a normal distribution lie above
SURER = 2.326  # 99 %: whoever looks after every pair of games wants to be surer, or chance would stop him too soon


class Score(NamedTuple):
    """What a match came to, for the first of both."""

    name: str
    won: int
    drawn: int
    lost: int
    share: float  # of the points, from 0 to 1
    error: float  # one standard error of that share, over pairs of games

    @property
    def games(self) -> int:
        """How many were played."""
        return self.won + self.drawn + self.lost

    @property
    def surely(self) -> float:
        """At least so much the true share is, with 95 % certainty."""
        return self.between(SURE)[0]

    def between(self, sure: float) -> tuple[float, float]:
        """The true share lies between these, each with the certainty of so many standard deviations."""
        share, more = self.share, sure * sure / self.games
        spread = sure * math.sqrt(share * (1 - share) / self.games + more / self.games / 4)
        middle = share + more / 2
        return (middle - spread) / (1 + more), (middle + spread) / (1 + more)

    @property
    def row(self) -> str:
        """A row of the table."""
        return (
            f"| {self.name} | {self.games} | {self.won} | {self.drawn} | {self.lost} |"
            f" {100 * self.share:.0f} % ± {100 * self.error:.0f} | {100 * self.surely:.0f} % |"
        )


HEAD = "| match | games | won | drawn | lost | points | surely at least |\n|---|---|---|---|---|---|---|"


def openings(start: Any, plies: int, pairs: int) -> Iterator[Played]:
    """Games after some random moves, none of them decided, the same in every run."""
    chance = random.Random(f"{start.text} {plies}")
    made = 0
    while made < pairs:
        opening = Played(start, (), start)
        for _ in range(plies):
            if opening.position.outcome is None:
                opening = opening.and_then(chance.choice(opening.position.legal_moves))
        if opening.position.outcome is None:
            made += 1
            yield opening


def game(played: Played, players: tuple[Player, Player], seed: int) -> float:
    """Play a game; the points of the player who is 0 in it."""
    for ply in range(LONGEST):
        if played.position.outcome is not None:
            break
        played = played.and_then(players[played.position.turn](played, seed + ply))
    ended = played.position.outcome
    if ended is None or ended.winner is None:
        return 0.5
    return 0.0 if ended.winner else 1.0


def match(
    name: str, one: Player, other: Player, starts: Iterable[Played], *, aim: float | None = None
) -> Score:
    """A pair of games from every position, with sides swapped; with an aim, until it is clear whether it is reached."""
    points: list[float] = []
    score = scored(name, points)
    for number, start in enumerate(starts):
        points.append(game(start, (one, other), 1000 * number))
        points.append(1.0 - game(start, (other, one), 1000 * number + 500))
        score = scored(name, points)
        print(f"{name}: {sum(points):g} of {len(points)}", file=sys.stderr, flush=True)
        if aim is not None:
            least, most = score.between(SURER)
            if least > aim or most < aim:
                break
    return score


def scored(name: str, points: list[float]) -> Score:
    """What the points of pairs of games come to."""
    pairs = [(first + second) / 2 for first, second in zip(points[::2], points[1::2], strict=True)]
    error = stdev(pairs) / math.sqrt(len(pairs)) if len(pairs) > 1 else 1.0
    won, drawn = points.count(1.0), points.count(0.5)
    share = mean(points) if points else 0.0
    return Score(name, won, drawn, len(points) - won - drawn, share, error)


def thinking(seconds: float) -> Player:
    """Our search, for so much CPU time a move."""
    limit = Limit(nodes=None, depth=60)

    def play(played: Played, seed: int) -> Any:
        ends = process_time() + seconds
        thoughts = think(played.position, limit, seed=seed)
        for thought in thoughts:
            move = thought.best.move
            if process_time() >= ends:
                break
        return move

    return play


def of_level(number: int) -> Player:
    """A level."""
    return lambda played, seed: settle(level(number).choose(played.position, seed=seed)).best.move
