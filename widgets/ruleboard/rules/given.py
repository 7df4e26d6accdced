"""What is given to a public call is looked at where it comes in, and whoever gives the wrong thing is told so.

A call says by its annotations what it takes; `checked` reads them when it is first called and looks at every argument
before the call begins. So a slip is answered with one sentence about what was given, not with an error from within.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from importlib import import_module
from inspect import Parameter, Signature, signature, unwrap
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

from ruleboard.rules.base import InvalidPosition, Unknown
from ruleboard.rules.kinds import Kind, WrongKind, kind
from ruleboard.rules.plain import told

P = ParamSpec("P")
T = TypeVar("T")

RECEIVERS = ("self", "cls")
"""What Python itself gives to a method."""

LONGEST = 60  # letters of what was given that are shown


class Border:
    """What one call takes, read from its annotations when somebody first calls it."""

    __slots__ = ("_function", "_kinds", "_names", "_signature")

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._signature: Signature | None = None
        self._names: tuple[str, ...] = ()
        self._kinds: dict[str, Kind] = {}

    def check(self, args: tuple[Any, ...], options: Mapping[str, Any]) -> None:
        """Refuse an argument of another kind than its parameter takes."""
        if self._signature is None:
            self._read()
        kinds = self._kinds
        for name, value in zip(self._names, args, strict=False):
            found = kinds.get(name)
            if found is not None and not found.fits(value):
                raise wrong(name, value, found)
        extra = args[len(self._names) :]
        if extra and (more := kinds.get("*")) is not None:
            for value in extra:
                if not more.fits(value):
                    raise wrong(more.name, value, more)
        for name, value in options.items():
            found = kinds.get(name)
            if found is not None and not found.fits(value):
                raise wrong(name, value, found)

    def check_number(self, args: tuple[Any, ...], options: Mapping[str, Any]) -> None:
        """Refuse arguments that are too many, too few, or of a name that the call does not have."""
        if self._signature is None:
            self._read()
        assert self._signature is not None
        try:
            self._signature.bind(*args, **options)
        except TypeError:
            pass
        else:
            return
        parameters = self._signature.parameters.values()
        names = [each.name for each in parameters if each.kind in _NAMED]
        names = [name for name in names if name not in RECEIVERS]
        for name in options:
            if name not in names:
                raise Unknown("unknown_option", got=name, expected=tuple(names)) from None
        placed = {*self._names[: len(args)]}
        for each in parameters:
            needed = each.kind in _NAMED and each.default is each.empty
            if needed and each.name not in {*placed, *options, *RECEIVERS}:
                found = self._kinds.get(each.name, kind(Any))
                raise WrongKind("missing_option", at=each.name, expected=found.told) from None
        given = len(args) - (self._names[:1] in {(name,) for name in RECEIVERS})
        raise Unknown("too_many_options", got=given, expected=tuple(names)) from None

    def _read(self) -> None:
        function = self._function
        found = signature(function)
        kinds: dict[str, Kind] = {}
        for each in found.parameters.values():
            if each.name in RECEIVERS or each.annotation is each.empty:
                continue
            hint = each.annotation
            if isinstance(hint, str):
                try:
                    hint = eval(hint, _names(function))  # noqa: S307 - an annotation, not input
                except NameError:  # somebody's own class, whose names only type checkers know
                    continue
            key = "*" if each.kind is Parameter.VAR_POSITIONAL else each.name
            if each.kind is not Parameter.VAR_KEYWORD:
                kinds[key] = kind(hint, each.name)
        placed = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
        self._names = tuple(n for n, each in found.parameters.items() if each.kind in placed)
        self._kinds = kinds
        self._signature = found


def _names(function: Callable[..., Any]) -> dict[str, Any]:
    """What the names in its annotations mean: in its module, or, where only type checkers import them, its package."""
    around = import_module(function.__module__.rpartition(".")[0])
    return {**vars(around), **unwrap(function).__globals__}


_NAMED = (
    Parameter.POSITIONAL_ONLY,
    Parameter.POSITIONAL_OR_KEYWORD,
    Parameter.KEYWORD_ONLY,
)


def checked(function: Callable[P, T]) -> Callable[P, T]:
    """A public call that looks at its arguments before it does anything."""
    border = Border(function)

    @wraps(function)
    def call(*args: P.args, **options: P.kwargs) -> T:
        border.check(args, options)
        try:
            return function(*args, **options)
        except TypeError as error:
            # Only what Python says of the call itself is about what was given to it.
            if error.__traceback__ is not None and error.__traceback__.tb_next is None:
                border.check_number(args, options)
            raise

    call.border = border  # type: ignore[attr-defined]
    return call


Wrap = Callable[[Callable[..., Any]], Callable[..., Any]]


def border(module: str, by: Wrap = checked) -> None:
    """Let every function that a module offers look at its arguments: what is added to it is looked after by itself."""
    offered = vars(import_module(module))
    for name in offered["__all__"]:
        if isinstance(unwrap(offered[name]), FunctionType):
            offered[name] = by(offered[name])


C = TypeVar("C", bound=type)


def guarded(made: C) -> C:
    """A class whose public methods look at their arguments, and so does its making."""
    for name, member in list(vars(made).items()):
        own = not name.startswith("_") or name == "__init__"
        if own and isinstance(member, FunctionType):
            setattr(made, name, checked(member))
        elif own and isinstance(member, classmethod):
            setattr(made, name, classmethod(checked(member.__func__)))
    return made


def within(**numbers: tuple[int, int]) -> None:
    """Refuse to make a position of numbers that none has: each by its name, with all the bits that it may have."""
    for name, (got, whole) in numbers.items():
        if got < 0 or got & ~whole:
            raise InvalidPosition("bad_bits", got=shown(got), at=name)


def wrong(name: str, value: object, expected: Kind) -> Exception:
    """What is said of an argument of another kind; a kind of things may have a better answer of its own."""
    return expected.refused(value) or WrongKind(
        "wrong_kind", at=name, got=shown(value), expected=expected.told
    )


def shown(value: object) -> str:
    """What was given, on one short line, whatever it is."""
    text = " ".join(told(value).split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
