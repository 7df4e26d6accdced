"""Pure rules engines: the standard library is all they need.

`from ruleboard.rules import mills` gives one family of games; `find("mills:standard")` finds a rule set by its name,
`begin` a position.
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
    """The game and the rule set of a name such as "mills" or "mills:chengsan"."""
    game_name, _, preset = name.strip().lower().partition(":")
    family = game(game_name)
    if not preset:
        return family, next(iter(family.presets.values()))
    if preset not in family.presets:
        raise Unknown("unknown_preset", got=preset, game=game_name, expected=tuple(family.presets))
    return family, family.presets[preset]


def begin(name: str, text: str | None = None) -> Position:
    """The position of a text, or the start, under the rules of a name such as "mills" or "mills:chengsan".

    Where the name leaves the rules open, the text may say them itself.
    """
    family, rules = find(name)
    given = (rules,) if ":" in name else ()
    found: Position = family.start(rules) if text is None else family.parse(text, *given)
    return found


def read(name: str, text: str) -> Record:
    """A written game, under the rules of a name such as "mills" or "draughts:russian".

    Where the name leaves the rules open, the text may say them itself.
    """
    family, rules = find(name)
    if family.read is None:
        raise BadValue("no_records", got=family.name)
    return family.read(text, rules if ":" in name else None)


def perft(position: Position, depth: int, unit: str = "turns") -> int:
    """Count the move sequences of a length: the usual test of a move generator, and of its speed."""
    return position.perft(_check_depth(depth), unit)


_check_exports(__name__)
