"""The exceptions of the package. Each carries a code with parameters, so that its message can be translated.

They follow Python: a bad value is a ValueError, an unknown name a LookupError, a wrong call a TypeError.
"""

from __future__ import annotations

from collections.abc import Sequence
from traceback import format_exception
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ruleboard.rules.base import Params, Refusal, Site

_LONGEST = 60  # characters that `short_repr` shows


class RuleboardError(Exception):
    """The base class of our exceptions.

    RuleboardError
    ├── BadValue           a value that is not possible; a ValueError
    │   ├── InvalidMove        the text is not a move of this game
    │   ├── IllegalMove        a move that the rules refuse: `.refusal`
    │   ├── AmbiguousMove      the text means several moves: `.candidates`
    │   └── InvalidPosition    a position, board or record that is not possible
    ├── Unknown            no game, rule set, site, language or other thing has that name; a LookupError
    └── BadArgument        an argument of the wrong type, a missing or an unknown one; a TypeError

    The usual parameters are `got`, `expected` and `at`. Several names are a tuple: each language joins them.
    """

    def __init__(self, code: str, *, sites: Sequence[Site] = (), **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = params
        self.sites = tuple(sites)
        self.told: str | None = None  # the translated message, once there is one
        self.provisional = False  # it is in English, because nobody knew the reader's language

    def _render_traceback_(self) -> list[str]:
        """What IPython shows: the translated sentence alone, because readers are not programmers.

        `traceback.print_last()` in the next cell shows where it was raised.
        """
        return format_exception(self) if self.told is None else [printable(self.told)]

    def __str__(self) -> str:
        return printable(self._untranslated() if self.told is None else self.told)

    def _untranslated(self) -> str:
        """The code and its parameters in plain English, for programs and their logs."""
        words = self.code.replace("_", " ")
        if "got" in self.params:
            words += f": {safe_repr(listed(self.params['got']))}"
        if "at" in self.params:
            words += f" (at {as_text(self.params['at'])})"
        if "expected" in self.params:
            words += f"; expected {as_text(self.params['expected'])}"
        return words


class BadValue(RuleboardError, ValueError):
    """A value of the right type that is not possible."""


class InvalidMove(BadValue):
    """The text is not a move of this game."""


class IllegalMove(BadValue):
    """The rules refuse the move; `refusal` says why."""

    def __init__(self, refusal: Refusal, *, got: str) -> None:
        super().__init__(refusal.code, sites=refusal.sites)
        # Parameters may contain `sites` of their own: those that the sentence names.
        self.params = {**refusal.params, "got": got}
        self.refusal = refusal


class AmbiguousMove(BadValue):
    """The text means several legal moves."""

    def __init__(self, candidates: Sequence[Any], *, got: str) -> None:
        super().__init__("ambiguous_move", got=got, expected=tuple(map(str, candidates)))
        self.candidates = tuple(candidates)


class InvalidPosition(BadValue):
    """A position, board or record that is not possible."""


class Unknown(RuleboardError, LookupError):
    """No game, rule set, site, language or other thing has that name."""


class BadArgument(RuleboardError, TypeError):
    """An argument of the wrong type, a missing one, an unknown one, or one too many.

    `at` is the parameter, `expected` describes what it takes, as notes or names.
    """

    def _untranslated(self) -> str:
        wanted, at = as_text(self.params["expected"]), self.params.get("at")
        if at is None:
            return super()._untranslated()
        if "got" in self.params:
            return f"{at} cannot be {self.params['got']}; expected {wanted}"
        return f"{at} is missing; expected {wanted}"


def safe_repr(value: object) -> str:
    """`repr(value)`, or the name of its type if its `__repr__` fails."""
    try:
        return repr(value)
    except Exception:  # noqa: BLE001 - foreign code: anything may be raised
        return type(value).__name__


def short_repr(value: object) -> str:
    """`repr(value)` on one line, abbreviated."""
    text = " ".join(safe_repr(value).split())
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def listed(value: object) -> object:
    """Several names joined to one text, a note as the meaning of its code; other values unchanged."""
    if isinstance(value, tuple):
        return ", ".join(_word(each) for each in value)
    return value if _code(value) is None else _word(value)


def as_text(value: object) -> str:
    """`listed`, always as a str."""
    return _word(listed(value))


def printable(text: str) -> str:
    """Replaces lone surrogates, so that every console can print the text."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _code(value: object) -> object:
    try:
        return getattr(value, "code", None)
    except Exception:  # noqa: BLE001 - as above
        return None


def _word(value: object) -> str:
    try:
        code = _code(value)
        if code is None:
            return str(value)
        meaning, params = str(getattr(code, "meaning", code)), getattr(value, "params", {})
        parts = [as_text(each) for each in params.values()]
        return f"{meaning} ({', '.join(parts)})" if parts else meaning
    except Exception:  # noqa: BLE001 - as above; Python refuses to print very large integers
        return safe_repr(value)
