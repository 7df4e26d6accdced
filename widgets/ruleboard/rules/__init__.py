"""Pure rules engines: the standard library is all they need.

`from ruleboard.rules import mills` gives one family of games; `find("mills:standard")` finds a rule set by its name,
`begin` a position.
"""

from __future__ import annotations

from typing import Any

from ruleboard.rules.base import (
    AmbiguousMove,
    Code,
    Counter,
    Event,
    Game,
    IllegalMove,
    InvalidMove,
    InvalidPosition,
    Move,
    Note,
    Outcome,
    Piece,
    Ply,
    Position,
    Proof,
    Record,
    Refusal,
    Role,
    RuleboardError,
    Site,
    Unknown,
    perft,
)
from ruleboard.rules.given import border as _border
from ruleboard.rules.given import guarded as _guarded
from ruleboard.rules.kinds import WrongKind
from ruleboard.rules.registry import game, games

__all__ = [
    "AmbiguousMove",
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
    "WrongKind",
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
        raise Unknown("no_records", got=family.name)
    return family.read(text, rules if ":" in name else None)


_border(__name__)
_guarded(Record)  # what looks at arguments needs its module, so that it cannot do so itself
