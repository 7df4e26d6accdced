"""Notes become sentences: the last step before a reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, TypeVar

from ruleboard.lang import LANGUAGES, SOURCE, Words, has
from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Note, Position
from ruleboard.rules.errors import RuleboardError
from ruleboard.session.keys import fault

P = ParamSpec("P")
T = TypeVar("T")


def tell(words: Words, notes: Iterable[Note]) -> tuple[str, ...]:
    """Some notes as one text in each of the reader's languages."""
    told = [words(note.code, **note.params) for note in notes]
    return joined(words.languages, *told) if told else ("",) * len(words.languages)


def joined(languages: Sequence[str], *texts: Sequence[str]) -> tuple[str, ...]:
    """Some texts as one, in each language; what says nothing is left out."""
    return tuple(
        LANGUAGES[language].joiner.join(filter(None, each))
        for language, *each in zip(languages, *texts, strict=True)
    )


class Reader:
    """Who reads here: what no board says is said in the language of the page, or of the last board."""

    lang = SOURCE
    # Where a page names its language.
    of_page: Callable[[], str | None] = staticmethod(lambda: None)

    @classmethod
    def words(cls) -> Words:
        """The words in which something is told that no board tells."""
        return Words(cls.of_page() or cls.lang)


def words_of(lang: str) -> Words:
    """A reader's words; whoever asks for a language that is not there is told so in English."""
    with errors_in_words(Words(SOURCE)):
        found = Words(lang)
    Reader.lang = lang
    return found


def in_words(function: Callable[P, T]) -> Callable[P, T]:
    """A call of an author's that no board hears: what is wrong with it is said in the reader's language."""
    looked_at = checked(function)

    @wraps(function)
    def call(*args: P.args, **options: P.kwargs) -> T:
        with errors_in_words(Reader.words()):
            return looked_at(*args, **options)

    return call


def game_named(given: str | Position) -> str:
    """The game that somebody asks for: by a name such as "mills:chengsan", or by a position of it.

    "" where that can be no name: it stands before the keys of sentences, whose words are separated by dots.
    """
    if not isinstance(given, str):
        return given.game
    name = given.strip().lower().partition(":")[0]
    return name if name.isidentifier() else ""


@contextmanager
def errors_in_words(words: Words, game: str = "") -> Iterator[None]:
    """Whatever is raised inside says in the reader's language what was wrong and what was expected.

    `game` is the one whose refusals may be raised, where that is known. An error that has no sentence stays as it is.
    """
    try:
        yield
    except RuleboardError as error:
        put_into_words(error, words, game)
        raise


def put_into_words(error: RuleboardError, words: Words, game: str = "") -> None:
    """Say in the reader's language what an error is about, if there is a sentence for it."""
    # What is wrong with a record is a move in it.
    errors = (error, error.__cause__)
    notes = [fault(game, each) for each in errors if isinstance(each, RuleboardError)]
    if all(has(note.code) for note in notes):
        error.told = "\n".join(tell(words, notes))
