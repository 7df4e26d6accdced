"""Six levels, from beginner to strongest. A low level searches less, and overlooks what people overlook.

A beginner sees what happens near their move, but not always what happens elsewhere: a reply that touches none of
the same sites is likely to be overlooked, and the usual change of value is assumed instead. Levels 4 and 5 see every
reply, but sometimes move after a very short search: otherwise they would hardly ever lose a mill game to level 6.
The same seed makes the same mistakes.
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
AT_ONCE = 8  # lines processed in one slice
SEEDS = 1 << 64
FIRST_LOOK = Limit(nodes=100)  # limit of a hurried move


@dataclass(frozen=True, slots=True)
class Level:
    """The strength of a computer player: its search limit and its typical mistakes."""

    number: int
    limit: Limit
    # Probability of overlooking a reply near the move, and one far from it.
    misses: tuple[float, float] = (0, 0)
    # Standard deviation of the error in a move's value, in hundredths of the game's SCALE.
    wavers: int = 0
    hurries: float = 0  # probability of moving after FIRST_LOOK

    @checked
    def choose(
        self, position: Position, *, seed: int, limit: Limit | None = None
    ) -> Iterator[Thought]:
        """Search as this level does: it plays the best move of the final thought. `limit` may end it sooner."""
        if position.outcome is not None:
            raise BadValue("game_over", got=position.text)
        within = self.limit.within(limit)
        if any(self.misses) or self.wavers:
            return self._human(position, within, seed)
        if _chance(seed, position).random() < self.hurries:
            within = within.within(FIRST_LOOK)
        return think(position, within, seed=seed)

    def _human(self, position: Position, limit: Limit, seed: int) -> Iterator[Thought]:
        """Search every move, then overlook some replies and add errors to the values."""
        moves = len(position.legal_moves)
        for thought in think(position, limit, lines=moves, seed=seed):
            if not thought.final:
                yield thought
        chance = _chance(seed, position)
        first: list[int] = []  # the value of each move without looking ahead
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
        """A line as this level sees it: the whole line, or only its first move, with the value `unseen`."""
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
    """A random generator that depends on the seed and the position only; huge seeds are cut to 64 bits."""
    return Random(f"{seed % SEEDS} {position.text}")


def touched(position: Position, move: Any) -> set[str]:
    """The sites that a move changes."""
    return {site for event in position.events(move) for site, _ in event.changes}


def at_once(position: Position, move: Any) -> int:
    """The value of a move without looking ahead."""
    return knowledge(position.game).worth(position.play(move), position.turn)


def usually(lines: Sequence[Line], first: Sequence[int]) -> int:
    """The median change of a move's value when the reply is seen.

    Without it, a move whose reply is overlooked would look best wherever every reply costs something.
    """
    changes = [
        line.value - value
        for line, value in zip(lines, first, strict=True)
        if len(line.expected) > 1 and not line.proven
    ]
    return median_low(changes) if changes else 0


# The differences in strength are measured (tests/bench, README). Levels 1 to 3 search every move, so their depth limits
# them, not the nodes; from 4 on, each level searches at least eight times as many positions as the one before.
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
    """The level with a number from 1 to 6."""
    found = _LEVELS.get(number) if type(number) is int else None
    if found is None:
        raise Unknown("unknown_level", got=number, expected="1–6")
    return found
