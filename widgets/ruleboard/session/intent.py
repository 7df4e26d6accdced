"""Parses the text of the move box: a move, a command, or a question.

Independent of the language: the reader's words for commands and pieces are passed in as a vocabulary.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from ruleboard.rules.base import SIGNS, TYPED_SIGNS, Position, Site
from ruleboard.rules.errors import InvalidMove, RuleboardError
from ruleboard.rules.naming import Naming, nearest
from ruleboard.session.inputs import Ask, Do, Input, Type, Why
from ruleboard.session.questions import Around, Kind, Question, Unclear, Where, sites_of
from ruleboard.session.spelling import legible

SHORTEST = 3  # letters that two forms of a word must share
ENDING = 2  # letters at the end in which they may differ
NEAR = 4  # the most suggestions for a text that is not understood

_CHINESE = "\u3400-\u9fff"
_TOKEN = re.compile(rf"[{_CHINESE}]|[^\W\d_{_CHINESE}]+|[{SIGNS}]")
_AROUND = " \t.,:;!?¿¡。，：；！？"
_LETTERS = str.maketrans(
    {**dict(zip(SIGNS, TYPED_SIGNS.lower(), strict=True)), "о": "o", "х": "x", "а": "a", "н": "h"}
)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The reader's words in all of their languages, normalized by `spelled`."""

    commands: Mapping[str, str] = field(default_factory=dict, hash=False)  # "где" -> "where"
    pieces: Mapping[Kind, frozenset[str]] = field(default_factory=dict, hash=False)
    fillers: frozenset[str] = frozenset()  # words without information: "the", "pieces"
    names: tuple[str, ...] = ()  # of the pieces, for suggestions
    proposed: tuple[str, ...] = ()  # the commands to suggest: only in the reader's languages


def spelled(text: str) -> str:
    """A text normalized for comparison: no capitals, accents or question marks."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(each for each in plain if not unicodedata.combining(each))
    return " ".join(unicodedata.normalize("NFKC", bare).strip(_AROUND).split())


def tokens(text: str) -> tuple[str, ...]:
    """The words of a text: each Chinese character is one, and the signs of players become letters."""
    found = _TOKEN.findall(spelled(text))
    return tuple(each.translate(_LETTERS) if len(each) == 1 else each for each in found)


def understood(
    text: str,
    vocabulary: Vocabulary,
    position: Position,
    naming: Naming | None = None,
    *,
    task: bool = False,
) -> Input | Question:
    """The input or question that a text means. Everything written like a move is one; an unknown word gets suggestions.

    `naming` has the readers' names of sites, if they differ. With `task`, moves are never suggested: one might be the
    answer.
    """
    text = legible(text, lambda each: _is_move(each, position) or _is_removal(each, position))
    if _is_move(text, position) or _is_removal(text, position):
        return Type(text)
    plain = spelled(text)
    name, rest = _split(plain, vocabulary.commands)
    command = vocabulary.commands.get(name)
    match command:
        case "where":
            return _where(name, rest, vocabulary)
        case "around":
            return _around(name, rest, sites_of(position), naming)
        case "why" if rest:
            rest = legible(rest, lambda each: is_written(each, position))
            site = _site(rest, sites_of(position))
            return Ask(site) if site and not _is_move(rest, position) else Why(rest)
        case str() if not rest:
            return Do(command)
    moves = () if task else map(str, position.legal_moves)
    near = _near(plain, (*vocabulary.proposed, *moves))
    return Unclear(text, near) if near else Type(text)


def is_written(text: str, position: Position) -> bool:
    """Whether a text has the form of a move, of the end of one that has begun, or names a site."""
    return (
        _is_move(text, position)
        or _is_removal(text, position)
        or _site(text, sites_of(position)) is not None
    )


def _is_move(text: str, position: Position) -> bool:
    """Whether a text has the form of a move, legal or not."""
    try:
        position.move(text)
    except InvalidMove:
        return False
    except RuleboardError:
        return True
    return True


def _is_removal(text: str, position: Position) -> bool:
    """Whether a text is the end of a move that has begun: what is taken, as in "xe5"."""
    sign, rest = text.strip()[:1].lower(), text.strip()[1:]
    return sign in ("x", ":", "×") and _site(rest, sites_of(position)) is not None


def _split(text: str, names: Iterable[str]) -> tuple[str, str]:
    """The longest command name that a text begins with, or ends with as in Chinese, and the rest of the text."""
    for name in sorted(names, key=len, reverse=True):
        word = name if re.search(f"[{_CHINESE}]", name) else rf"\b{re.escape(name)}\b"
        for whole in (f"{word}(.*)", f"(.*?){word}"):
            found = re.fullmatch(whole, text)
            if found:
                return name, found[1].strip(_AROUND)
    return "", text


def _where(name: str, rest: str, vocabulary: Vocabulary) -> Question:
    """The kinds of pieces that match every word; words that match no piece are ignored if another one matches."""
    asked = [each for each in tokens(rest) if each not in vocabulary.fillers]
    found = [kinds for each in asked if (kinds := _kinds(each, vocabulary.pieces))]
    if not asked:
        return Where()
    if not found:
        near = _near(rest, vocabulary.names) or vocabulary.names[:NEAR]
        return Unclear(f"{name} {rest}", tuple(f"{name} {each}" for each in near))
    return Where(rest, frozenset.intersection(*found))


def _kinds(word: str, pieces: Mapping[Kind, frozenset[str]]) -> frozenset[Kind]:
    return frozenset(
        kind for kind, words in pieces.items() if any(_alike(word, each) for each in words)
    )


def _alike(one: str, other: str) -> bool:
    """Whether two words are equal or differ only in their ending: blanca, blancas."""
    if one == other:
        return True
    shared = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    length = min(len(one), len(other)) if shared is None else shared
    return length >= max(SHORTEST, len(one) - ENDING, len(other) - ENDING)


def _around(name: str, rest: str, sites: tuple[Site, ...], naming: Naming | None) -> Question:
    known = {naming.told(site) if naming else site: site for site in sites}
    names = (*known, *sites)  # both are read, only those of the reader are proposed
    site = _site(legible(rest, lambda each: _site(each, names) is not None), names)
    if site:
        return Around(known.get(site, site))
    near = nearest(rest, tuple(known)) or tuple(known)[:NEAR]
    return Unclear(f"{name} {rest}".strip(), tuple(f"{name} {each}" for each in near))


def _site(text: str, sites: Iterable[Site]) -> Site | None:
    return next((site for site in sites if spelled(site) == spelled(text)), None)


def _near(text: str, known: Iterable[str]) -> tuple[str, ...]:
    """Known names that a text resembles or begins, best match first."""
    by_spelling = {spelled(each): each for each in known}
    begun = [each for each in by_spelling if text and each.startswith(text)]
    close = get_close_matches(text, by_spelling, n=NEAR, cutoff=0.6)
    first = text.split()[:1]
    close += get_close_matches(first[0], by_spelling, n=NEAR, cutoff=0.7) if first else []
    return tuple(by_spelling[each] for each in dict.fromkeys((*begun, *close)))[:NEAR]
