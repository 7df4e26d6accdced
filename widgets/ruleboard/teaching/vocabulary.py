"""The words for the move box in the reader's languages; English is always understood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from ruleboard.lang import SOURCE, Words, has
from ruleboard.lang.sentence import Cases, Entry, Sentence
from ruleboard.lang.sentences import said_of
from ruleboard.rules.base import SIGNS, Note, Position
from ruleboard.session.intent import Vocabulary, spelled, tokens
from ruleboard.session.questions import Kind, sites_of

COMMANDS = ("where", "around", "why", "last", "moves", "describe", "help")
"""The commands that can be written besides moves."""

ADVISED = (
    *COMMANDS[:-1],
    "hint",
    "thinks",
    "play_out",
    "to_game",
    "stop",
    "go_on",
    "look_back",
    "help",
)
"""The same for a board with an engine: also its advice and its control."""

TASKS = (*COMMANDS[:-1], "hint", "help")
"""The same for exercises and questions."""

LOOKING = ("where", "around", "describe", "help")
"""The commands of a board on which no moves are played."""

_COUNTS = (1, 2, 5)  # numbers of pieces that cover all plural forms of our languages


@cache
def vocabulary(
    lang: str,
    game: str,
    commands: tuple[str, ...] = COMMANDS,
    buttons: tuple[tuple[str, str], ...] = (),
) -> Vocabulary:
    """The reader's words for some commands and for the pieces of a game; `buttons` are commands with their labels."""
    own = Words(lang).languages
    spoken = tuple(Words(language) for language in dict.fromkeys((*own, SOURCE)))
    kinds = tuple(_kinds(game))
    meant = {
        words.lang: {**_labels(words, buttons), **_written(words, commands, buttons)}
        for words in spoken
    }
    return Vocabulary(
        commands={name: each for found in reversed(meant.values()) for name, each in found.items()},
        proposed=tuple(dict.fromkeys(name for language in own for name in meant[language])),
        pieces={kind: frozenset(_called(game, kind, spoken)) for kind in kinds},
        fillers=frozenset(
            token for words in spoken for name in names(words, "fillers") for token in tokens(name)
        ),
        names=tuple(dict.fromkeys(_name(spoken[0], game, kind) for kind in kinds)),
    )


def _written(
    words: Words, commands: Sequence[str], buttons: Sequence[tuple[str, str]]
) -> dict[str, str]:
    """The words for commands in one language: those of the box, and those for buttons that have some."""
    known = (*commands, *(name for name, _ in buttons if has(f"box.{name}")))
    return {name: each for each in known for name in names(words, each)}


def _labels(words: Words, buttons: Sequence[tuple[str, str]]) -> dict[str, str]:
    """The labels of buttons in one language, as words for their commands."""
    return {spelled(words.first(label)): name for name, label in buttons}


def names(words: Words, command: str) -> tuple[str, ...]:
    """The names of a command in the reader's first language, the usual one first."""
    return tuple(spelled(each) for each in words.first(f"box.{command}").split("|"))


def usage(words: Words, position: Position, commands: Sequence[str] = COMMANDS) -> tuple[str, ...]:
    """Help on what can be written in the box, in each of the reader's languages."""
    kind = next(_kinds(position.game))
    told = []
    for language in words.languages:
        one = Words(language).named(words.naming)
        params = {"piece": _name(one, position.game, kind), "at": sites_of(position)[0]}
        uses = tuple(
            Note(f"box.use.{each}", {**params, "command": _shown(one, each)}) for each in commands
        )
        told.append(one.first("box.can_write", commands=uses))
    return tuple(told)


def _shown(words: Words, command: str) -> str:
    return words.first(f"box.{command}").split("|")[0]


def _kinds(game: str) -> Iterator[Kind]:
    for word, entry in said_of(game, "piece").items():
        yield from ((owner, word) for owner in _owners(entry))


def _owners(entry: Entry) -> tuple[int | None, ...]:
    """The possible owners of a piece, from its sentences: one per player, one with the player's sign, or no owner."""
    if isinstance(entry, Sentence):
        return tuple(range(len(SIGNS))) if "{player}" in entry.text else (None,)
    return (None,) if isinstance(entry, Cases) else tuple(range(len(entry)))


def _name(words: Words, game: str, kind: Kind) -> str:
    owner, word = kind
    return words.first(f"{game}.piece.{word}", player=owner or 0, n=1)


def _called(game: str, kind: Kind, spoken: Sequence[Words]) -> Iterator[str]:
    owner, word = kind
    for words in spoken:
        for key in (f"{game}.piece.{word}", f"{game}.board.{word}"):
            if has(key):
                for n in _COUNTS:
                    yield from tokens(words.first(key, player=owner or 0, n=n, sites=()))
