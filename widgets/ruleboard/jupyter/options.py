"""Validation of what authors give to boards: an error names the argument and what it takes, in the reader's language.

Python itself would answer too, but in English, with the name of a method, and only with what is wrong.
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
    """Say in the language that is asked for what is wrong with some arguments."""
    lang = options.get("lang", SOURCE)
    with errors_in_words(words_of(lang) if isinstance(lang, str) else Words(SOURCE)):
        check_call(method, args, options)


def validated(method: Callable[Concatenate[W, P], T]) -> Callable[Concatenate[W, P], T]:
    """Decorate a constructor: its arguments are validated before it runs; its signature stays as it is."""

    @wraps(method)
    def call(made: W, /, *args: P.args, **options: P.kwargs) -> T:
        _validate(method, (made, *args), options)
        return method(made, *args, **options)

    return call


def validated_method(method: Callable[Concatenate[W, P], T]) -> Callable[Concatenate[W, P], T]:
    """Decorate a method of a board: what is wrong with its arguments is said in the language of the board."""

    @wraps(method)
    def call(board: W, /, *args: P.args, **options: P.kwargs) -> T:
        told: Any = board
        with errors_in_words(told.words, told.position.game):
            check_call(method, (board, *args), options)
            return method(board, *args, **options)

    return call


def position_of(game: str | Position, position: str | None) -> Position:
    """The position that an author means: one of their own, one written as text, or the start of a game."""
    if isinstance(game, str):
        return begin(game, position)
    if position is not None:
        raise BadValue("position_twice", got=position)
    return game


class Chosen(traitlets.TraitType[Any, Any]):
    """A trait whose errors are in the reader's language."""

    takes: Any = str

    def error(self, obj: Any, value: Any, *_: object) -> NoReturn:
        """Refuse a value of another type."""
        with errors_in_words(obj.words, obj.position.game):
            raise wrong_type(self.name or "", value, self.takes)


class Text(Chosen, traitlets.Unicode[str, Any]):
    """A text that an author or a reader may choose."""


class Truth(Chosen, traitlets.Bool[bool, Any]):
    """A Bool trait with a translated error."""

    takes = bool
