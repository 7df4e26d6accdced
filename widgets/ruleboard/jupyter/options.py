"""What an author may give a board: a slip in a name is answered in the reader's language, with the names there are.

Python itself would answer too, but in English, with the name of a method, and only with what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Concatenate, NoReturn, ParamSpec, TypeVar

import traitlets

from ruleboard.lang import SOURCE, Words
from ruleboard.rules.arguments import check_call, wrong_type
from ruleboard.teaching.narration import errors_in_words, words_of

P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W")


class Options(traitlets.MetaHasTraits):
    """The class of classes whose options are looked at before anything is made."""

    def __call__(cls, *args: Any, **options: Any) -> Any:  # noqa: N805 - a class of classes
        """Make one, if all that is given has a meaning."""
        _look_at(cls.__init__, (cls, *args), options)  # type: ignore[misc]  # of whatever class it is
        return super().__call__(*args, **options)


def _look_at(made: Callable[..., Any], args: tuple[Any, ...], options: Mapping[str, Any]) -> None:
    """Say in the language that is asked for what is wrong with what is given."""
    lang = options.get("lang", SOURCE)
    with errors_in_words(words_of(lang) if isinstance(lang, str) else Words(SOURCE)):
        check_call(made, args, options)


def made_with(method: Callable[Concatenate[W, P], T]) -> Callable[Concatenate[W, P], T]:
    """Another way to make something: what is given is looked at as by its class."""

    @wraps(method)
    def call(made: W, /, *args: P.args, **options: P.kwargs) -> T:
        _look_at(method, (made, *args), options)
        return method(made, *args, **options)

    return call


def heard(method: Callable[Concatenate[W, P], T]) -> Callable[Concatenate[W, P], T]:
    """What people and programs do with a board: what is wrong with it is said in the board's own language."""

    @wraps(method)
    def call(board: W, /, *args: P.args, **options: P.kwargs) -> T:
        told: Any = board
        with errors_in_words(told._words, told.position.game):  # noqa: SLF001 - a method of its own
            check_call(method, (board, *args), options)
            return method(board, *args, **options)

    return call


class Chosen(traitlets.TraitType[Any, Any]):
    """The part of an attribute that says in words what it cannot be."""

    takes: Any = str

    def error(self, obj: Any, value: Any, *_: object) -> NoReturn:
        """Refuse a value of another kind, in the reader's language."""
        with errors_in_words(obj._words, obj.position.game):  # noqa: SLF001 - of the board that has it
            raise wrong_type(self.name or "", value, self.takes)


class Text(Chosen, traitlets.Unicode[str, Any]):
    """A text that an author or a reader may choose."""


class Truth(Chosen, traitlets.Bool[bool, Any]):
    """Something that is or is not."""

    takes = bool
