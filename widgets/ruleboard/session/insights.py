"""What a game can show of its own about a site or a player. The machines ask here and know no game by name."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from ruleboard.rules.base import Position, Refusal, RuleboardError, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply
from ruleboard.session.showing import fault, proof_of

_MODULES = {"relati": "ruleboard.session.connections"}
"""By game, a module with functions like `about`, `proof`, `aims` and `weighty` below, and a table of LAYERS."""


def has_insights(position: Position) -> bool:
    """Whether there is anything to ask about a site."""
    return position.game in _MODULES


def about(position: Position, site: Site) -> Reply | None:
    """What there is to see and to say about a site; None if the game has nothing of the kind."""
    module = _module(position)
    if module is None:
        return None
    try:
        found: Reply = module.about(position, site)
    except RuleboardError as error:
        return Reply((fault(position.game, error),))
    return found


def proof(position: Position, refusal: Refusal) -> tuple[Mark, ...]:
    """Marks that prove a refusal: those that only the game itself knows, or else its sites."""
    module = _module(position)
    marks: tuple[Mark, ...] = module.proof(position, refusal) if module else ()
    return marks or proof_of(refusal)


def aims(
    position: Position, clicked: tuple[Site, ...], onward: tuple[Site, ...]
) -> tuple[Mark, ...]:
    """Marks that lead from what has been clicked to what may be clicked next; () if there are none."""
    module = _module(position)
    marks: tuple[Mark, ...] = module.aims(position, clicked, onward) if module else ()
    return marks


def weighty(position: Position, move: Any) -> bool:
    """Whether one click would do too much by itself, so that the player is asked once more."""
    module = _module(position)
    return bool(module.weighty(move)) if module else False


def layers(position: Position) -> tuple[str, ...]:
    """What can be laid over the board and stay there while the game goes on."""
    module = _module(position)
    return tuple(module.LAYERS) if module else ()


def layer(position: Position, name: str, view: int) -> Reply | None:
    """One view of a layer: what it shows, and what is to be said of it; None beyond the last view."""
    module = _module(position)
    shown: Reply | None = module.LAYERS[name](position, view) if module else None
    return shown


def _module(position: Position) -> ModuleType | None:
    name = _MODULES.get(position.game)
    return import_module(name) if name else None
