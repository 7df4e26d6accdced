"""Where a game lives. What belongs to one game stands under its name in every layer, and is found by that name.

Our own games are the packages beside this module: their part of a layer is `ruleboard.<layer>.<game>`. A game from
outside is a package that names itself in the entry point group `ruleboard.games`: its part of a layer is
`<package>.<layer>`. A game needs `rules`, `scene` and `sentences`; whatever else a layer asks for has defaults.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from ruleboard.rules.base import Game, Unknown

GROUP = "ruleboard.games"
"""The entry point group of games from outside: `name = "package"`."""

_HERE = __name__.rpartition(".")[0]


@cache
def games() -> tuple[str, ...]:
    """The names of all games that can be played here: our own, then those from outside."""
    return tuple(dict.fromkeys((*_own(), *_outside())))


@cache
def game(name: str) -> Game:
    """The game of a name."""
    rules = part(name, "rules")
    if rules is None:
        raise Unknown("unknown_game", got=name, expected=", ".join(games()))
    found: Game = rules.GAME
    return found


@cache
def part(name: str, layer: str) -> ModuleType | None:
    """What a game adds to a layer such as "scene" or "lang.sentences"; None if it adds nothing."""
    return import_module(_address(name, layer)) if adds(name, layer) else None


@cache
def adds(name: str, layer: str) -> bool:
    """Whether a game adds anything to a layer. Its module is not loaded for that: it may need what is not there."""
    if name not in _own() and name not in _outside():
        return False
    address = _address(name, layer)
    try:
        return find_spec(address) is not None
    except ModuleNotFoundError:
        raise Unknown("game_not_found", got=name, at=address.rpartition(".")[0]) from None


def _address(name: str, layer: str) -> str:
    if name in _own():
        return f"{_HERE.partition('.')[0]}.{layer}.{name}"
    return f"{_outside()[name]}.{layer.rpartition('.')[2]}"


@cache
def _own() -> tuple[str, ...]:
    here = import_module(_HERE)
    return tuple(sorted(module.name for module in iter_modules(here.__path__) if module.ispkg))


@cache
def _outside() -> dict[str, str]:
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {point.name: point.value for point in entry_points(group=GROUP)}
