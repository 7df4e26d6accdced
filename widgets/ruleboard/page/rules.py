"""The rules in words, as collapsible HTML: the rules of a board, and the differences between rule sets.

The HTML depends only on the language and the rules, so it is cached by both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape

from ruleboard.lang import Words
from ruleboard.page.html import Passage, folded, listed, paragraphs
from ruleboard.rules.base import Note, Rules
from ruleboard.session.rulebook import page, statement, title
from ruleboard.teaching.narration import tell

PAGES = 64  # cache size; a lesson has a handful of rule sets, in one language or two


def name_of(words: Words, game: str, rules: Rules) -> str:
    """The name of a rule set on one line, in all of the reader's languages."""
    note = title(game, rules)
    return words.short(note.code, **note.params)


@lru_cache(maxsize=PAGES)
def rules_page(lang: str, game: str, rules: Rules) -> str:
    """The name of a rule set, with its statements collapsed below it."""
    words = Words(lang)
    summary = words.short("ui.rules", name=title(game, rules))
    heading, *rest = (Passage("rule", tell(words, (note,))) for note in page(game, rules))
    body = paragraphs(words.languages, heading) + listed(words.languages, rest)
    return folded(summary, body)


def unusual_page(lang: str, game: str, rules: Rules) -> str:
    """As `rules_page`, but empty for the default rules: films and exercises do not repeat those."""
    return rules_page(lang, game, rules) if rules.differences() else ""


@lru_cache(maxsize=PAGES)
def differences_page(lang: str, game: str, sets: tuple[Rules, ...]) -> str:
    """A collapsed table: a column per rule set, a row per subject in which they differ."""
    words = Words(lang)
    subjects = [
        subject
        for subject in sets[0].statements
        if len({_key(rules.statements[subject]) for rules in sets}) > 1
    ]
    heads = "".join(f'<th scope="col">{escape(name_of(words, game, each))}</th>' for each in sets)
    rows = "".join(f"<tr>{_cells(words, game, sets, subject)}</tr>" for subject in subjects)
    table = f'<table class="ruleboard-rules"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return folded(words.short("compare.differences"), table)


def reasons(
    words: Words, game: str, sets: Sequence[Rules], subjects: Iterable[str]
) -> tuple[Passage, ...]:
    """What each rule set says on each of the subjects that cause the difference."""
    return tuple(
        Passage("rule", _said(words, game, rules, rules.statements[subject]))
        for subject in subjects
        for rules in sets
    )


def subject_lines(words: Words, subject: Note, notes: Iterable[Note]) -> tuple[str, ...]:
    """A name and the text of `notes`, joined as one line per language."""
    pairs = zip(tell(words, (subject,)), tell(words, notes), strict=True)
    return tuple(
        words("compare.subject", rules=name, text=text)[order]
        for order, (name, text) in enumerate(pairs)
    )


def _said(words: Words, game: str, rules: Rules, note: Note) -> tuple[str, ...]:
    return subject_lines(words, title(game, rules), (statement(game, note),))


def _cells(words: Words, game: str, sets: Sequence[Rules], subject: str) -> str:
    notes = (statement(game, rules.statements[subject]) for rules in sets)
    passages = (Passage("rule", words(note.code, **note.params)) for note in notes)
    return "".join(f"<td>{paragraphs(words.languages, each)}</td>" for each in passages)


def _key(note: Note) -> tuple[str, tuple[tuple[str, object], ...]]:
    return note.code, tuple(sorted(note.params.items()))
