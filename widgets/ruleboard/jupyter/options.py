"""Validates the arguments of public calls: errors name the argument and what is expected, in the reader's language.

Python's own TypeErrors are in English, name a method, and do not say what is expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Concatenate, NoReturn, ParamSpec, TypeVar

import traitlets

from ruleboard.lang import SOURCE, Words
from ruleboard.rules import begin
from ruleboard.rules.arguments import check_call, wrong_type
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue
from ruleboard.teaching.narration import errors_in_words, words_of

P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W")


def _validate(
    method: Callable[..., Any], args: tuple[Any, ...], options: Mapping[str, Any]
) -> None:
    """Validate arguments; errors are in the requested language."""
    lang = options.get("lang", SOURCE)
    with errors_in_words(words_of(lang) if isinstance(lang, str) else Words(SOURCE)):
        check_call(method, args, options)


def validated(method: Callable[Concatenate[W, P], T]) -> Callable[Concatenate[W, P], T]:
    """Decorator: validates the arguments of a constructor before it runs; keeps its signature."""

    @wraps(method)
    def call(made: W, /, *args: P.args, **options: P.kwargs) -> T:
        _validate(method, (made, *args), options)
        return method(made, *args, **options)

    return call


def validated_method(method: Callable[Concatenate[W, P], T]) -> Callable[Concatenate[W, P], T]:
    """Decorator: validates the arguments of a board's method; errors are in the language of the board."""

    @wraps(method)
    def call(board: W, /, *args: P.args, **options: P.kwargs) -> T:
        told: Any = board
        with errors_in_words(told.words, told.game):
            check_call(method, (board, *args), options)
            return method(board, *args, **options)

    return call


def position_of(game: str | Position, position: str | None) -> Position:
    """The initial position: a position object, one parsed from text, or the start of a game."""
    if isinstance(game, str):
        return begin(game, position)
    if position is not None:
        raise BadValue("position_twice", got=position)
    return game


class Chosen(traitlets.TraitType[Any, Any]):
    """A trait whose errors are in the reader's language."""

    takes: Any = str

    def error(self, obj: Any, value: Any, *_: object) -> NoReturn:
        """Raise the translated error for a value of the wrong type."""
        with errors_in_words(obj.words, obj.game):
            raise wrong_type(self.name or "", value, self.takes)


class Text(Chosen, traitlets.Unicode[str, Any]):
    """A Unicode trait with a translated error."""


class Truth(Chosen, traitlets.Bool[bool, Any]):
    """A Bool trait with a translated error."""

    takes = bool
