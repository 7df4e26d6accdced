"""Where a game lives. What belongs to one game stands under its name in every layer, and is found by that name.

Our own games are the packages beside this module: their part of a layer is `ruleboard.<layer>.<game>`. A game from
outside is a package that names itself in the entry point group `ruleboard.games`: its part of a layer is
`<package>.<layer>`. A game needs `rules`, `scene` and `sentences`; whatever else a layer asks for has defaults.

Anything may be installed: a game from outside that cannot be played does no harm to the others, and `broken` tells
what is wrong with it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from ruleboard.rules.base import Game
from ruleboard.rules.errors import Unknown

GROUP = "ruleboard.games"
"""The entry point group of games from outside: `name = "package"`."""

_HERE = __name__.rpartition(".")[0]
_HOME = _HERE.partition(".")[0]
_NEEDED = ("rules", "scene", "sentences")


@cache
def games() -> tuple[str, ...]:
    """The names of all games that can be played here: our own, then those from outside."""
    return (*_own(), *(name for name in _outside() if name not in broken()))


@cache
def broken() -> Mapping[str, Unknown]:
    """The games from outside that cannot be played, and what is wrong with each."""
    return {name: fault for name in _outside() if (fault := _fault(name))}


@cache
def game(name: str) -> Game:
    """The game of a name."""
    if name not in _own() and (fault := broken().get(name)):
        raise Unknown(fault.code, **fault.params) from fault.__cause__
    rules = part(name, "rules")
    if rules is None:
        raise Unknown("unknown_game", got=name, expected=tuple(games()))
    found: Game = rules.GAME
    return found


@cache
def part(name: str, layer: str) -> ModuleType | None:
    """What a game adds to a layer such as "scene" or "lang.sentences"; None if it adds nothing."""
    if not adds(name, layer):
        return None
    address = _address(name, layer)
    return import_module(address) if name in _own() else _loaded(name, address)


def adds(name: str, layer: str) -> bool:
    """Whether a game adds anything to a layer; it is not loaded for that."""
    if name not in _own() and (name not in _outside() or _fault(name)):
        return False
    return _exists(_address(name, layer))


def _address(name: str, layer: str) -> str:
    if name in _own():
        return f"{_HOME}.{layer}.{name}"
    return f"{_outside()[name]}.{layer.rpartition('.')[2]}"


def _loaded(name: str, address: str) -> ModuleType:
    """A module of a game from outside. Whatever it raises is told as what it is: a game that does not work."""
    try:
        return import_module(address)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise Unknown("game_not_loaded", got=name, at=address, why=why) from error


@cache
def _fault(name: str) -> Unknown | None:
    """Why a game from outside cannot be played; None if it can."""
    package = _outside()[name]
    if name in _taken():
        return Unknown("game_name_taken", got=name, at=package)
    if not _exists(package):
        return Unknown("game_not_found", got=name, at=package)
    try:
        _loaded(name, package)
        for layer in _NEEDED:
            if not _exists(f"{package}.{layer}"):
                return Unknown("game_lacks", got=name, at=f"{package}.{layer}")
        rules = _loaded(name, f"{package}.rules")
    except Unknown as fault:
        return fault
    found = getattr(rules, "GAME", None)
    if not isinstance(found, Game):
        return Unknown("game_lacks", got=name, at=f"{package}.rules.GAME")
    if found.name != name:
        return Unknown("game_misnamed", got=found.name, at=package, expected=name)
    return None


def _exists(address: str) -> bool:
    try:
        return find_spec(address) is not None
    except ModuleNotFoundError:  # nor does the package around it
        return False


@cache
def _own() -> tuple[str, ...]:
    here = import_module(_HERE)
    return tuple(sorted(module.name for module in iter_modules(here.__path__) if module.ispkg))


@cache
def _taken() -> frozenset[str]:
    """The first words of all keys that the package itself has sentences for, our games among them."""
    folders = import_module(_HOME).__path__
    return frozenset(
        module.name for module in iter_modules([f"{folder}/lang/sentences" for folder in folders])
    )


@cache
def _outside() -> dict[str, str]:
    """The packages of games from outside, by their names; games are asked for in small letters.

    The current folder is not searched: whatever a stranger has put beside a notebook is not installed.
    """
    from importlib.metadata import distributions  # slow to import, and rarely needed

    try:
        here = Path.cwd()
    except FileNotFoundError:  # it was deleted meanwhile
        here = Path()
    installed = [place for place in sys.path if place and Path(place) != here]
    found: dict[str, str] = {}
    for package in distributions(path=installed):
        for point in package.entry_points.select(group=GROUP):
            found.setdefault(point.name.lower(), point.value)
    return found
