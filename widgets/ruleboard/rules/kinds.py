"""Kinds of things that calls take, read from annotations: whether something is of a kind, and what the kind is called.

A kind is told as notes, so that every language has its own words for it; "a whole number, None".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from inspect import isclass
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

from ruleboard.rules.base import Code, Note, Position, RuleboardError, Rules

TEXTS = (str, bytes, bytearray)
"""What Python takes for a row of things, and nobody else does."""


class Called(Code):
    """What the kinds of things are called that a call takes."""

    TEXT = "kind.text", "a text in quotes"
    NUMBER = "kind.number", "a whole number"
    ANY_NUMBER = "kind.any_number", "a number"
    TRUTH = "kind.truth", "yes or no", "names"
    NOTHING = "kind.nothing", "nothing", "names"
    ANYTHING = "kind.anything", "anything"
    POSITION = "kind.position", "a position"
    RULES = "kind.rules", "rules"
    MOVE = "kind.move", "a move"
    CALL = "kind.call", "a function"
    CHOICE = "kind.choice", "one of some names", "names"
    ROW = "kind.row", "a list"
    ROW_OF = "kind.row_of", "a list of such things", "parts"
    TABLE = "kind.table", "a dict of such things", "keys", "parts"
    THING = "kind.thing", "a thing of that class", "names"


class WrongKind(RuleboardError, TypeError):
    """Something else was given than a call takes: `at` is the parameter, `expected` are notes of what it takes."""

    def _plainly(self) -> str:
        """What was given, and what each kind of things means that was expected."""
        wanted = ", ".join(_meaning(note) for note in self.params["expected"])
        if "got" in self.params:
            return f"{self.params['at']} cannot be {self.params['got']}; expected {wanted}"
        return f"{self.params['at']} is missing; expected {wanted}"


def _meaning(note: Note) -> str:
    """A kind of things in plain words, for those who read no sentences: programs and their logs."""
    code = next(each for each in Called if each == note.code)
    inner = [*note.params.get("keys", ()), *note.params.get("parts", ())]
    said = [each if isinstance(each, str) else _meaning(each) for each in inner]
    names = note.params.get("names", ())
    said += [names] if isinstance(names, str) else names
    return f"{code.meaning} ({', '.join(said)})" if said else code.meaning


@dataclass(frozen=True, slots=True)
class Kind:
    """What a parameter takes."""

    fits: Callable[[Any], bool]
    told: tuple[Note, ...]
    # A better answer, where there is one.
    refused: Callable[[Any], Exception | None] = lambda _: None
    name: str = ""  # of the parameter


def kind(hint: Any, name: str = "") -> Kind:
    """The kind that an annotation stands for."""
    return replace(_kind(hint), name=name)


def _kind(hint: Any) -> Kind:
    if hint is Any or isinstance(hint, TypeVar):
        return Kind(lambda _: True, (Note(Called.ANYTHING),))
    if hint is None or hint is NoneType:
        return Kind(lambda value: value is None, (Note(Called.NOTHING, {"names": "None"}),))
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _one_of([_kind(part) for part in parts])
    if origin is Literal:
        told = Note(Called.CHOICE, {"names": tuple(map(repr, parts))})
        return Kind(lambda value: any(_same(value, part) for part in parts), (told,))
    if origin is tuple and parts and parts[-1] is not ...:
        return _tuple([_kind(part) for part in parts])
    if origin is tuple or hint is tuple:
        return _row((parts[:1] if parts[-1:] == (...,) else ()) or (Any,), tuple)
    if isclass(origin) and issubclass(origin, Mapping):
        key, part = parts or (Any, Any)
        return _table(_kind(key), _kind(part), origin)
    if isclass(origin) and issubclass(origin, Iterable):
        return _row(parts, origin)
    if origin is not None:
        return _kind(origin)
    return _plain(hint)


def _plain(hint: Any) -> Kind:
    """A kind that is a class."""
    if hint is Callable:
        return Kind(callable, (Note(Called.CALL),))
    if getattr(hint, "_is_protocol", False):
        return Kind(lambda value: _keeps(value, hint), (_named(hint),))
    if issubclass(hint, Mapping):
        return _table(_kind(Any), _kind(Any), hint)
    if hint in (list, Iterable) or (isclass(hint) and hint.__module__ == "collections.abc"):
        return _row((Any,), hint)
    if hint is int:
        return Kind(_is_number, (Note(Called.NUMBER),))
    if hint is float:
        return Kind(lambda v: isinstance(v, float) or _is_number(v), (Note(Called.ANY_NUMBER),))
    better = getattr(hint, "instead_of", None)
    refused = better or (lambda _: None)
    return Kind(lambda value: isinstance(value, hint), (_named(hint),), refused)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _same(value: Any, part: Any) -> bool:
    return type(value) is type(part) and bool(value == part)


def _one_of(kinds: list[Kind]) -> Kind:
    fits = tuple(each.fits for each in kinds)

    def refused(value: Any) -> Exception | None:
        return next(filter(None, (each.refused(value) for each in kinds)), None)

    told = tuple(dict.fromkeys(note for each in kinds for note in each.told))
    return Kind(lambda value: any(fit(value) for fit in fits), told, refused)


def _row(parts: tuple[Any, ...], of: Any) -> Kind:
    """Several things one after another; a text is one thing, and what can be gone through only once is not touched."""
    part = _kind(parts[0] if parts else Any)
    every = part.told == (Note(Called.ANYTHING),)

    def fits(value: Any) -> bool:
        if not isinstance(value, of) or isinstance(value, (*TEXTS, Mapping)):
            return False
        if hasattr(value, "_fields"):  # a thing with parts of its own, as a move is
            return False
        return every or not hasattr(value, "__len__") or all(map(part.fits, value))

    def refused(value: Any) -> Exception | None:
        if not isinstance(value, of) or isinstance(value, (*TEXTS, Mapping)):
            return None
        bad = next((each for each in value if not part.fits(each)), None)
        return part.refused(bad)

    told = Note(Called.ROW) if every else Note(Called.ROW_OF, {"parts": part.told})
    return Kind(fits, (told,), refused)


def _tuple(parts: list[Kind]) -> Kind:
    """So many things one after another, each of a kind of its own: a spot has two numbers."""

    def fits(value: Any) -> bool:
        if not isinstance(value, tuple) or len(value) != len(parts):
            return False
        return all(part.fits(each) for part, each in zip(parts, value, strict=True))

    told = tuple(dict.fromkeys(note for part in parts for note in part.told))
    return Kind(fits, (Note(Called.ROW_OF, {"parts": told}),))


def _table(key: Kind, part: Kind, of: Any) -> Kind:
    def fits(value: Any) -> bool:
        if not isinstance(value, of):
            return False
        return all(map(key.fits, value)) and all(map(part.fits, value.values()))

    return Kind(fits, (Note(Called.TABLE, {"keys": key.told, "parts": part.told}),))


@cache
def _members(protocol: Any) -> tuple[str, ...]:
    """What everything that keeps a protocol has."""
    return tuple(name for name in vars(protocol) if not name.startswith("_"))


@cache
def _lacks(found: Any, protocol: Any) -> tuple[str, ...]:
    """What a class does not have of a protocol."""
    return tuple(name for name in _members(protocol) if not hasattr(found, name))


def _keeps(value: Any, protocol: type) -> bool:
    """Whether something is as a protocol says; nothing of it is asked, only whether it is there."""
    if isinstance(value, type):
        return False
    found: Any = type(value)
    lacking = _lacks(found, protocol)
    return not lacking or all(name in getattr(value, "__dict__", ()) for name in lacking)


_NAMES = {str: Called.TEXT, bool: Called.TRUTH, Position: Called.POSITION, Rules: Called.RULES}


def _named(hint: Any) -> Note:
    """What a class is called: as everybody says, or by its own name."""
    known = _NAMES.get(hint)
    if known is None and hasattr(hint, "legal_moves"):
        known = Called.POSITION
    if known is None and hasattr(hint, "statements"):
        known = Called.RULES
    if known is None and hint.__name__ == "Move":  # every game has a class of this name
        known = Called.MOVE
    if known is Called.TRUTH:
        return Note(known, {"names": ("True", "False")})
    return Note(known) if known else Note(Called.THING, {"names": hint.__name__})
