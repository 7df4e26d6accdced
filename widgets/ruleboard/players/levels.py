"""Six levels, from a beginner to the strongest. A low level thinks less, and overlooks what people overlook.

A beginner sees what happens near their move, but not always what happens elsewhere: a reply that touches none
of the same sites is likely to be overlooked, and the usual change of value is assumed instead. Good players see every
reply, but now and then move too soon: else they would hardly ever lose a mill game to the strongest.
The same seed overlooks the same things.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import median_low
from typing import Any

from ruleboard.players.knowledge import knowledge
from ruleboard.players.thinking import Limit, Line, Thought, think
from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue, Unknown

LEVELS: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
AT_ONCE = 8  # lines that are looked through in one slice
SEEDS = 1 << 64
FIRST_LOOK = Limit(nodes=100)  # of somebody in a hurry


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody plays."""

    number: int
    limit: Limit
    # How often a reply near the move, and far from it, is not seen.
    misses: tuple[float, float] = (0, 0)
    # How wrong it may be about a move, in hundredths of what makes chances three to one.
    wavers: int = 0
    hurries: float = 0  # how often it moves after a first look

    @checked
    def choose(
        self, position: Position, *, seed: int, limit: Limit | None = None
    ) -> Iterator[Thought]:
        """Think as this level does; it plays the final thought's best move. A further limit may end it sooner."""
        if position.outcome is not None:
            raise BadValue("game_over", got=position.text)
        within = self.limit.within(limit)
        if any(self.misses) or self.wavers:
            return self._human(position, within, seed)
        if _chance(seed, position).random() < self.hurries:
            within = within.within(FIRST_LOOK)
        return think(position, within, seed=seed)

    def _human(self, position: Position, limit: Limit, seed: int) -> Iterator[Thought]:
        """Every move is looked at, and some of what is seen is lost again."""
        moves = len(position.legal_moves)
        for thought in think(position, limit, lines=moves, seed=seed):
            if not thought.final:
                yield thought
        chance = _chance(seed, position)
        first: list[int] = []  # what each move is worth at first sight
        for line in thought.lines:
            first.append(at_once(position, line.move))
            if len(first) % AT_ONCE == 0:
                yield replace(thought, final=False)
        usual = usually(thought.lines, first)
        lines: list[Line] = []
        for line, value in zip(thought.lines, first, strict=True):
            lines.append(self._seen(position, line, value + usual, chance))
            if len(lines) % AT_ONCE == 0:
                yield replace(thought, final=False)
        lines.sort(key=lambda line: -line.value)
        yield replace(thought, lines=tuple(lines))

    def _seen(self, position: Position, line: Line, unseen: int, chance: Random) -> Line:
        """A line as this level sees it: to its end, or only its first move, which then is worth `unseen`."""
        luck, scale = chance.random(), knowledge(position.game).scale
        error = round(chance.gauss(0, self.wavers * scale / 100))
        if len(line.expected) > 1:
            near = not touched(position, line.move).isdisjoint(
                touched(position.play(line.move), line.expected[1])
            )
            if luck < self.misses[0 if near else 1]:
                return Line(line.move, unseen + error, (line.move,))
        return line if line.proven else replace(line, value=line.value + error)


def _chance(seed: int, position: Position) -> Random:
    """What a position brings to whoever plays by a seed; of a number without end, its last digits count."""
    return Random(f"{seed % SEEDS} {position.text}")


def touched(position: Position, move: Any) -> set[str]:
    """The sites that a move has to do with."""
    return {site for event in position.events(move) for site, _ in event.changes}


def at_once(position: Position, move: Any) -> int:
    """What a move is worth to somebody who does not ask what comes next."""
    return knowledge(position.game).worth(position.play(move), position.turn)


def usually(lines: Sequence[Line], first: Sequence[int]) -> int:
    """By how much the value of a move usually changes when the reply is seen.

    Where every reply costs something, a move whose reply is not seen would else look better than all the others.
    """
    changes = [
        line.value - value
        for line, value in zip(lines, first, strict=True)
        if len(line.expected) > 1 and not line.proven
    ]
    return median_low(changes) if changes else 0


# How far apart they are is measured (tests/bench, README). Whoever overlooks things looks at every move, so the limit
# of the lower three is what their depth takes; from 4 on, each looks at eight times as many positions or more.
_LEVELS = {
    each.number: each
    for each in (
        Level(1, Limit(nodes=4_000, depth=2), (0.6, 0.85), 75),
        Level(2, Limit(nodes=4_000, depth=2), (0.2, 0.4), 45),
        Level(3, Limit(nodes=4_000, depth=3), (0.1, 0.3), 30),
        Level(4, Limit(nodes=500), hurries=0.2),
        Level(5, Limit(nodes=4_000), hurries=0.1),
        Level(6, Limit(nodes=40_000)),
    )
}


def level(number: int) -> Level:
    """The level of a number from 1 to 6."""
    found = _LEVELS.get(number) if type(number) is int else None
    if found is None:
        raise Unknown("unknown_level", got=number, expected="1–6")
    return found
