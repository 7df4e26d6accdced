"""Turns notes and errors into sentences in the reader's languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, TypeVar

from ruleboard.lang import LANGUAGES, SOURCE, Words, has
from ruleboard.lang.languages import Language
from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Note, Position
from ruleboard.rules.errors import RuleboardError
from ruleboard.session.keys import fault

P = ParamSpec("P")
T = TypeVar("T")


def tell(words: Words, notes: Iterable[Note]) -> tuple[str, ...]:
    """Notes as one text, in each of the reader's languages.

    A sentence that comes twice is said once, and two about the move that begin alike become one sentence.
    """
    told = dict.fromkeys(words(note.code, **note.params) for note in notes)
    return tuple(
        LANGUAGES[language].joiner.join(
            _with_one_subject(LANGUAGES[language], [each[at] for each in told])
        )
        for at, language in enumerate(words.languages)
    )


def _with_one_subject(language: Language, told: Sequence[str]) -> list[str]:
    """Sentences, of which one that begins as the one before is joined to it: the subject is said once."""
    found: list[str] = []
    before = ""  # the subject of the last sentence, if that is the move
    for text in filter(None, told):
        begins = (word for word in language.subjects if text.startswith(word))
        begin = next(begins, "")
        if begin and begin == before and found[-1].endswith(language.stop):
            link = language.subjects[begin]
            found[-1] = found[-1].removesuffix(language.stop) + link + text.removeprefix(begin)
            before = ""  # two are enough for one sentence
        else:
            found.append(text)
            before = begin
    return found


def joined(languages: Sequence[str], *texts: Sequence[str]) -> tuple[str, ...]:
    """Several texts joined into one, in each language; empty ones are left out."""
    return tuple(
        LANGUAGES[language].joiner.join(filter(None, each))
        for language, *each in zip(languages, *texts, strict=True)
    )


def words_of(lang: str) -> Words:
    """The words of a language; an unknown one raises an error."""
    with errors_in_english():
        return Words(lang)


def in_words(function: Callable[P, T]) -> Callable[P, T]:
    """Decorator for public functions without a board: checks the arguments; errors are whole sentences."""
    looked_at = checked(function)

    @wraps(function)
    def call(*args: P.args, **options: P.kwargs) -> T:
        with errors_in_english():
            return looked_at(*args, **options)

    return call


def game_named(given: str | Position) -> str:
    """The game of a name such as "mills:chengsan", or of a position.

    "" if it cannot be a name: it becomes part of sentence keys, whose parts are separated by dots.
    """
    if not isinstance(given, str):
        return given.game
    name = given.strip().lower().partition(":")[0]
    return name if name.isidentifier() else ""


@contextmanager
def errors_in_words(words: Words, game: str = "") -> Iterator[None]:
    """Context manager: errors raised inside get a message in the reader's language.

    `game` is the game whose refusals may be raised, if known. An error without a sentence stays as it is.
    """
    try:
        yield
    except RuleboardError as error:
        put_into_words(error, words, game)
        raise


@contextmanager
def errors_in_english() -> Iterator[None]:
    """Context manager for code that does not know its reader: a notebook that does translates the error once more."""
    try:
        with errors_in_words(Words(SOURCE)):
            yield
    except RuleboardError as error:
        error.provisional = True
        raise


def put_into_words(error: RuleboardError, words: Words, game: str = "") -> None:
    """Set the message of an error in the reader's language, if there is a sentence for it."""
    # The cause of an error in a record is the error of one of its moves.
    errors = (error, error.__cause__)
    notes = [fault(game, each) for each in errors if isinstance(each, RuleboardError)]
    if all(has(note.code) for note in notes):
        error.told, error.provisional = "\n".join(tell(words, notes)), False
