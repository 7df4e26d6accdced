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
from ruleboard.rules.registry import game as find_game
from ruleboard.rules.registry import games

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
    "begin",
    "find",
    "games",
    "perft",
]


def find(name: str) -> tuple[Game, Any]:
    """The game and the rule set of a name such as "mills" or "mills:chengsan"."""
    game_name, _, preset = name.strip().lower().partition(":")
    game = find_game(game_name)
    if not preset:
        return game, next(iter(game.presets.values()))
    if preset not in game.presets:
        raise Unknown(
            "unknown_preset", got=preset, game=game_name, expected=", ".join(game.presets)
        )
    return game, game.presets[preset]


def begin(name: str, text: str | None = None) -> Position:
    """The position of a text, or the start, under the rules of a name such as "mills" or "mills:chengsan".

    Where the name leaves the rules open, the text may say them itself.
    """
    game, rules = find(name)
    given = (rules,) if ":" in name else ()
    found: Position = game.start(rules) if text is None else game.parse(text, *given)
    return found
