"""Pure rules engines, which need only the standard library.

`from ruleboard.rules import mills` imports one family of games; `find("mills:standard")` looks a rule set up by name,
`begin` creates a position.
"""

from __future__ import annotations

from typing import Any

from ruleboard.rules.arguments import check_depth as _check_depth
from ruleboard.rules.arguments import check_exports as _check_exports
from ruleboard.rules.base import (
    Code,
    Counter,
    Event,
    Game,
    Move,
    Note,
    Outcome,
    Piece,
    Position,
    Proof,
    Refusal,
    Role,
    Site,
)
from ruleboard.rules.errors import (
    AmbiguousMove,
    BadArgument,
    BadValue,
    IllegalMove,
    InvalidMove,
    InvalidPosition,
    RuleboardError,
    Unknown,
)
from ruleboard.rules.record import Ply, Record
from ruleboard.rules.registry import game, games

__all__ = [
    "AmbiguousMove",
    "BadArgument",
    "BadValue",
    "Code",
    "Counter",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidPosition",
    "Move",
    "Note",
    "Outcome",
    "Piece",
    "Ply",
    "Position",
    "Proof",
    "Record",
    "Refusal",
    "Role",
    "RuleboardError",
    "Site",
    "Unknown",
    "begin",
    "find",
    "game",
    "games",
    "perft",
    "read",
]


def find(name: str) -> tuple[Game, Any]:
    """Look up a game and a rule set by name.

    Args:
        name: A game, "mills", for its default rules, or a game and a preset, "mills:chengsan".

    Raises:
        Unknown: There is no such game or preset, or a game from another package cannot be loaded.
    """
    game_name, _, preset = name.strip().lower().partition(":")
    family = game(game_name)
    if not preset:
        return family, next(iter(family.presets.values()))
    if preset not in family.presets:
        raise Unknown("unknown_preset", got=preset, game=game_name, expected=tuple(family.presets))
    return family, family.presets[preset]


def begin(name: str, text: str | None = None) -> Position:
    """The starting position of a game, or a position given as text.

    Args:
        name: A game, "mills", or a game and a preset, "mills:chengsan".
        text: A position in the game's notation. It may name its own rules, which count if `name` has no preset.

    Raises:
        Unknown: There is no such game or preset.
        InvalidPosition: The text is not a position that the rules allow.
    """
    family, rules = find(name)
    given = (rules,) if ":" in name else ()
    found: Position = family.start(rules) if text is None else family.parse(text, *given)
    return found


def read(name: str, text: str) -> Record:
    """Read the record of a game.

    Args:
        name: A game, "mills", or a game and a preset, "draughts:russian".
        text: The record, for draughts in PDN. It may name its own rules, which count if `name` has no preset.

    Raises:
        Unknown: There is no such game or preset.
        BadValue: The game has no notation for records.
        InvalidPosition: The text is not a record, or one of its moves is not legal.
    """
    family, rules = find(name)
    if family.read is None:
        raise BadValue("no_records", got=family.name)
    return family.read(text, rules if ":" in name else None)


def perft(position: Position, depth: int, unit: str = "turns") -> int:
    """Count the move sequences of a length (performance test): the usual test of a move generator and of its speed.

    Args:
        position: Where the sequences begin.
        depth: Their length, at least 0.
        unit: "turns", or "steps" in mills, where each removal counts as a step of its own.

    Raises:
        BadValue: `depth` is negative.
        Unknown: The game does not count in this unit.
    """
    return position.perft(_check_depth(depth), unit)


_check_exports(__name__)
