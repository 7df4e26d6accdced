"""Runtime checks of arguments against their annotations, with exceptions that can be translated.

Arguments are checked where they come from outside: the exported functions of a package (`check_exports`), constructors
and rarely called methods (`checked`). Frequently called methods of a position do not check: they look a move or a site
up, and only if that fails does `check_value` test the type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, wraps
from importlib import import_module
from inspect import Parameter, Signature, isclass, isfunction, signature, unwrap
from types import FunctionType, NoneType, UnionType
from typing import (
    Any,
    Literal,
    NamedTuple,
    ParamSpec,
    TypeGuard,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from ruleboard.rules.base import Code, Note, Site
from ruleboard.rules.errors import (
    BadArgument,
    BadValue,
    InvalidPosition,
    RuleboardError,
    short_repr,
)

P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C", bound=type)

_RECEIVERS = ("self", "cls")
_BY_POSITION = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
_NAMED = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
_TEXTS = (str, bytes, bytearray)  # str-like types, which must not count as sequences of characters


class Expected(Code):
    """Descriptions of what a parameter accepts; a BadArgument includes them as notes."""

    TEXT = "expected.text", "a text in quotes"
    NUMBER = "expected.number", "a whole number"
    ANY_NUMBER = "expected.any_number", "a number"
    TRUTH = "expected.truth", "yes or no", "names"
    NOTHING = "expected.nothing", "nothing", "names"
    ANYTHING = "expected.anything", "anything"
    POSITION = "expected.position", "a position"
    RULES = "expected.rules", "rules"
    MOVE = "expected.move", "a move"
    CALL = "expected.call", "a function"
    CHOICE = "expected.choice", "one of some names", "names"
    ROW = "expected.row", "a list"
    ROW_OF = "expected.row_of", "a list of such things", "parts"
    TABLE = "expected.table", "a dict"
    TABLE_OF = "expected.table_of", "a dict of such things", "keys", "parts"
    THING = "expected.thing", "an object of that class", "names"
    EXAMPLE = "expected.example", "something like this", "names"


def checked(function: Callable[P, T]) -> Callable[P, T]:
    """Decorator: check the arguments of every call. The signature stays visible to `inspect` and `help`."""

    @wraps(function)
    def call(*args: P.args, **options: P.kwargs) -> T:
        check_call(function, args, options)
        return function(*args, **options)

    return call


def checked_class(made: C) -> C:
    """Class decorator: `checked` for the constructor and all public methods that the class itself defines."""
    for name, member in list(vars(made).items()):
        own = not name.startswith("_") or name == "__init__"
        if own and isinstance(member, FunctionType):
            setattr(made, name, checked(member))
        elif own and isinstance(member, classmethod):
            setattr(made, name, classmethod(checked(member.__func__)))
    return made


def check_exports(module: str, by: Callable[..., Callable[..., Any]] = checked) -> None:
    """Decorate every function in a module's `__all__`. Calls between its own modules stay unchecked."""
    offered = vars(import_module(module))
    for name in offered["__all__"]:
        if isinstance(unwrap(offered[name]), FunctionType):
            offered[name] = by(offered[name])


def check_call(
    function: Callable[..., Any], args: Sequence[Any], options: Mapping[str, Any]
) -> None:
    """Raise BadArgument unless `function(*args, **options)` fits the signature and its annotations."""
    found, hints, plain, least = _read(function)
    if not options and least <= len(args) <= len(
        plain
    ):  # most calls; binding takes ten times as long
        for (name, hint), value in zip(plain, args, strict=False):
            if hint is not Any:
                check_value(name, value, hint)
        return
    try:
        bound = found.bind(*args, **options)
    except TypeError:
        raise _misfit(found, hints, args, options) from None
    for name, value in bound.arguments.items():
        kind = found.parameters[name].kind
        if name not in hints or kind is Parameter.VAR_KEYWORD:
            continue
        for each in value if kind is Parameter.VAR_POSITIONAL else (value,):
            check_value(name, each, hints[name])


class _Read(NamedTuple):
    """What is known of a function; `plain` and `least` serve calls that pass nothing by keyword."""

    signature: Signature
    hints: Mapping[str, Any]
    plain: tuple[tuple[str, Any], ...]  # name and annotation of what can be passed by position
    least: int  # how many of them are required; more than there are if keywords are needed too


@cache
def _read(function: Callable[..., Any]) -> _Read:
    """The signature and the resolved annotations; names under `if TYPE_CHECKING` are looked up in the package."""
    plain = unwrap(function)
    package = vars(import_module(plain.__module__.rpartition(".")[0] or plain.__module__))
    try:
        hints = get_type_hints(plain, {**package, **plain.__globals__})
    except NameError:  # an author's class, with names that exist only for type checkers
        hints = {}
    found = signature(function)
    by_position = [each for each in found.parameters.values() if each.kind in _BY_POSITION]
    others = [each for each in found.parameters.values() if each.kind not in _BY_POSITION]
    required = sum(each.default is each.empty for each in by_position)
    only_optional = all(each.default is not each.empty for each in others if each.kind in _NAMED)
    return _Read(
        found,
        hints,
        tuple((each.name, hints.get(each.name, Any)) for each in by_position),
        required if only_optional else len(by_position) + 1,
    )


def _misfit(
    found: Signature, hints: Mapping[str, Any], args: Sequence[Any], options: Mapping[str, Any]
) -> BadArgument:
    """The exception for arguments that cannot be bound: an unknown keyword, too many values, or a missing one."""
    named = [p for p in found.parameters.values() if p.kind in _NAMED and p.name not in _RECEIVERS]
    names = tuple(each.name for each in named)
    for name in options:
        if name not in names:
            return BadArgument("unknown_argument", got=name, expected=names)
    try:
        bound = found.bind_partial(*args, **options).arguments
    except TypeError:
        got = len(args) - (next(iter(found.parameters), "") in _RECEIVERS)
        return BadArgument("too_many_arguments", got=got, expected=names)
    name = next(
        each.name for each in named if each.default is each.empty and each.name not in bound
    )
    return BadArgument("missing_argument", at=name, expected=described(hints.get(name, Any)))


def check_value(name: str, value: Any, hint: Any) -> None:
    """Raise a translatable exception unless a value is of an annotated type."""
    if not fits(value, hint):
        raise wrong_type(name, value, hint)


def check_sites(name: str, sites: Sequence[Site]) -> tuple[Site, ...]:
    """Validate a sequence of sites, and return it as a tuple."""
    if type(sites) is not tuple or {*map(type, sites)} - {str}:
        check_value(name, sites, Sequence[str])
    return tuple(sites)


def check_depth(depth: int) -> int:
    """Validate the depth of a perft, and return it."""
    check_value("depth", depth, int)
    if depth < 0:
        raise BadValue("negative_depth", got=depth, expected="≥ 0")
    return depth


def check_bits(**masks: tuple[int, int]) -> None:
    """Raise InvalidPosition for an impossible bit mask: each is given by name, with its value and the allowed bits."""
    for name, (got, allowed) in masks.items():
        if got < 0 or got & ~allowed:
            raise InvalidPosition("bad_bits", got=short_repr(got), at=name)


def is_number(value: object, least: int | None = None) -> TypeGuard[int]:
    """True for an int that is not a bool, and not below `least`."""
    return (
        isinstance(value, int) and not isinstance(value, bool) and (least is None or value >= least)
    )


def fits(value: Any, hint: Any) -> bool:
    """Whether a value matches an annotation."""
    if type(value) is hint or hint is Any or isinstance(hint, TypeVar):
        return True
    if isinstance(hint, type) and getattr(hint, "_is_protocol", False):
        return _implements(value, hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in parts)
    if origin is Literal:
        return any(type(value) is type(part) and value == part for part in parts)
    if origin is tuple and parts[-1:] != (...,):
        alike = isinstance(value, tuple) and len(value) == len(parts)
        return alike and all(map(fits, value, parts))
    of = origin or hint
    if of is Callable:
        return callable(value)
    if not isclass(of) or of in (int, float):
        return is_number(value) or (of is float and isinstance(value, float))
    if getattr(of, "_is_protocol", False):
        return _implements(value, of)
    if issubclass(of, Mapping):
        key, part = parts or (Any, Any)
        items = value.items() if isinstance(value, of) else ((None, NotImplemented),)
        return isinstance(value, of) and all(fits(k, key) and fits(v, part) for k, v in items)
    if _is_row(hint):
        return _is_row_of(value, of) and all(fits(each, _part(parts)) for each in _again(value))
    return isinstance(value, of)


def _is_row(hint: Any) -> bool:
    """Whether an annotation is an ordered collection, such as `Sequence[str]` or `list`."""
    of = get_origin(hint)
    if of is not None:
        return isclass(of) and issubclass(of, Iterable)
    return hint in (list, tuple) or getattr(hint, "__module__", "") == "collections.abc"


def _is_row_of(value: Any, of: type) -> bool:
    # A NamedTuple, such as a move, counts as one value.
    return (
        isinstance(value, of)
        and not isinstance(value, (*_TEXTS, Mapping))
        and not hasattr(value, "_fields")
    )


def _again(value: Iterable[Any]) -> Iterable[Any]:
    """The items for checking; none for an iterator, which would be exhausted."""
    return value if hasattr(value, "__len__") else ()


def _part(parts: tuple[Any, ...]) -> Any:
    return parts[0] if parts else Any


def _implements(value: Any, protocol: type) -> bool:
    """Whether an object has all public members of a protocol; properties are not evaluated."""
    if isinstance(value, type):
        return False
    found: Any = type(value)
    missing = _missing(found, protocol)
    return not missing or all(name in getattr(value, "__dict__", ()) for name in missing)


@cache
def _missing(found: Any, protocol: Any) -> tuple[str, ...]:
    members = (name for name in vars(protocol) if not name.startswith("_"))
    return tuple(name for name in members if not hasattr(found, name))


def described(hint: Any) -> tuple[Note, ...]:
    """Notes that describe what an annotation accepts."""
    if hint is Any or isinstance(hint, TypeVar):
        return (Note(Expected.ANYTHING),)
    if hint is NoneType:
        return (Note(Expected.NOTHING, {"names": "None"}),)
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _all_of(parts)
    if origin is Literal:
        return (Note(Expected.CHOICE, {"names": tuple(map(repr, parts))}),)
    of = origin or hint
    if of is Callable:
        return (Note(Expected.CALL),)
    if issubclass(of, Mapping):
        if set(parts) <= {Any}:
            return (Note(Expected.TABLE),)
        keys, values = map(described, parts)
        return (Note(Expected.TABLE_OF, {"keys": keys, "parts": values}),)
    if _is_row(hint):
        items = _all_of(tuple(part for part in parts if part is not ...))
        whole = items in ((), (Note(Expected.ANYTHING),))
        return (Note(Expected.ROW) if whole else Note(Expected.ROW_OF, {"parts": items}),)
    return (_named(of),)


def _all_of(parts: tuple[Any, ...]) -> tuple[Note, ...]:
    return tuple(dict.fromkeys(note for part in parts for note in described(part)))


_NAMES = {str: Expected.TEXT, int: Expected.NUMBER, float: Expected.ANY_NUMBER}


def _named(of: type) -> Note:
    """The description of a class; each game has its own classes of positions, rules and moves."""
    if of is bool:
        return Note(Expected.TRUTH, {"names": ("True", "False")})
    if hasattr(of, "example"):
        return Note(Expected.EXAMPLE, {"names": of.example})
    known = _NAMES.get(of)
    if hasattr(of, "legal_moves"):
        known = Expected.POSITION
    elif hasattr(of, "statements"):
        known = Expected.RULES
    elif of.__name__ == "Move":
        known = Expected.MOVE
    return Note(known) if known else Note(Expected.THING, {"names": of.__name__})


def wrong_type(name: str, value: Any, hint: Any) -> RuleboardError:
    """The exception for a value of the wrong type, with the correction for common mistakes.

    A class can supply its own exception by a class method `instead_of(value)`, and an `example` of correct use.
    """
    if isfunction(value) and _returns(value, hint):
        needs = any(each.default is each.empty for each in signature(value).parameters.values())
        call = f"{value.__name__}({'…' if needs else ''})"
        return BadArgument("missing_brackets", at=name, got=value.__name__, expected=call)
    if isinstance(value, str) and value.isascii() and value.isdigit() and fits(0, hint):
        return BadArgument("number_in_quotes", at=name, got=repr(value), expected=value)
    return _own_error(value, hint) or BadArgument(
        "wrong_type", at=name, got=short_repr(value), expected=described(hint)
    )


def _returns(function: Callable[..., Any], hint: Any) -> bool:
    """Whether a function was passed instead of its result: `goal=rb.goals.wins`."""
    made = _read(function).hints.get("return")
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return any(made is part for part in parts)


def _own_error(value: Any, hint: Any) -> RuleboardError | None:
    """The exception that a class supplies (`instead_of`) for a value, or for the first wrong item of a sequence."""
    if get_origin(hint) in (Union, UnionType):
        found = (_own_error(value, part) for part in get_args(hint))
        return next((each for each in found if each is not None), None)
    if _is_row(hint):
        if not _is_row_of(value, get_origin(hint) or hint):
            return None
        part = _part(get_args(hint))
        wrong = next((each for each in _again(value) if not fits(each, part)), None)
        return _own_error(wrong, part)
    own = getattr(hint, "instead_of", None)
    error: RuleboardError | None = own(value) if own else None
    return error
