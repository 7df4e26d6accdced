"""Finds games, and what each adds to a layer, by name.

Our own games are the packages beside this module: their part of a layer is `ruleboard.<layer>.<game>`. An external
game is a package that declares an entry point in the group `ruleboard.games`: its part of a layer is
`<package>.<layer>`. A game needs `rules`, `scene` and `sentences`; everything else has defaults.

An external game that cannot be loaded does not affect the others; `broken` maps its name to the exception.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from ruleboard.rules.base import Game
from ruleboard.rules.errors import Unknown

GROUP = "ruleboard.games"
"""The entry point group of external games: `name = "package"`."""

_HERE = __name__.rpartition(".")[0]
_HOME = _HERE.partition(".")[0]
_NEEDED = ("rules", "scene", "sentences")


@cache
def games() -> tuple[str, ...]:
    """The names of all playable games: our own, then external ones."""
    return (*_own(), *(name for name in _outside() if name not in broken()))


@cache
def broken() -> Mapping[str, Unknown]:
    """The external games that cannot be loaded, with the exception for each."""
    return {name: fault for name in _outside() if (fault := _fault(name))}


@cache
def game(name: str) -> Game:
    """Look up a game by name.

    Args:
        name: The name in lower case: "mills".

    Raises:
        Unknown: There is no such game, or it is an external one that cannot be loaded.
    """
    if name not in _own() and (fault := broken().get(name)):
        raise Unknown(fault.code, **fault.params) from fault.__cause__
    rules = part(name, "rules")
    if rules is None:
        raise Unknown("unknown_game", got=name, expected=tuple(games()))
    found: Game = rules.GAME
    return found


@cache
def part(name: str, layer: str) -> ModuleType | None:
    """The module that a game adds to a layer such as "scene" or "lang.sentences"; None if it adds none."""
    if not adds(name, layer):
        return None
    address = _address(name, layer)
    return import_module(address) if name in _own() else _loaded(name, address)


def adds(name: str, layer: str) -> bool:
    """Whether a game adds a module to a layer; checked without importing it."""
    if name not in _own() and (name not in _outside() or _fault(name)):
        return False
    return _exists(_address(name, layer))


def _address(name: str, layer: str) -> str:
    if name in _own():
        return f"{_HOME}.{layer}.{name}"
    return f"{_outside()[name]}.{layer.rpartition('.')[2]}"


def _loaded(name: str, address: str) -> ModuleType:
    """Import a module of an external game; any exception becomes Unknown with the code `game_not_loaded`."""
    try:
        return import_module(address)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise Unknown("game_not_loaded", got=name, at=address, why=why) from error


@cache
def _fault(name: str) -> Unknown | None:
    """Why an external game cannot be played; None if it can."""
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
    except ModuleNotFoundError:  # the package around it does not exist either
        return False


@cache
def _own() -> tuple[str, ...]:
    here = import_module(_HERE)
    return tuple(sorted(module.name for module in iter_modules(here.__path__) if module.ispkg))


@cache
def _taken() -> frozenset[str]:
    """The first words of all keys for which the package itself has sentences; our games are among them."""
    folders = import_module(_HOME).__path__
    return frozenset(
        module.name for module in iter_modules([f"{folder}/lang/sentences" for folder in folders])
    )


@cache
def _outside() -> dict[str, str]:
    """The packages of external games by name, in lower case.

    The current folder is not searched: files that happen to lie beside a notebook are not installed packages.
    """
    from importlib.metadata import distributions  # slow to import, rarely needed

    try:
        here = os.path.realpath(os.curdir)  # pathlib takes long to import
    except FileNotFoundError:  # it was deleted meanwhile
        here = ""
    installed = [place for place in sys.path if os.path.realpath(place or here) != here]
    found: dict[str, str] = {}
    for package in distributions(path=installed):
        for point in package.entry_points.select(group=GROUP):
            found.setdefault(point.name.lower(), point.value)
    return found
