"""The rules in words, in a quiet place that folds out: what is played here, and what other rules say.

Only the language and the rules themselves can change a word of it, so each page is made once for both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape

from ruleboard.lang import Words, has
from ruleboard.page.html import Passage, folded, listed, paragraphs
from ruleboard.rules.base import Note, Rules
from ruleboard.session.rulebook import page, statement, title
from ruleboard.teaching.narration import tell

PAGES = 64  # kept; a lesson has a handful of rule sets, in one language or two


def name_of(words: Words, game: str, rules: Rules) -> str:
    """The name of some rules on one line, in all languages of the reader."""
    note = title(game, rules)
    return words.short(note.code, **note.params)


@lru_cache(maxsize=PAGES)
def rules_page(lang: str, game: str, rules: Rules) -> str:
    """The name of the rules, and folded behind it what they say."""
    words = Words(lang)
    summary = words.short("ui.rules", name=title(game, rules))
    heading = Passage("rule", words(_heading(game, rules)))
    said = (Passage("rule", tell(words, (note,))) for note in page(game, rules))
    return folded(summary, paragraphs(words.languages, heading) + listed(words.languages, said))


def _heading(game: str, rules: Rules) -> str:
    """What is said above the list: a game may name its usual rules, from which these are different."""
    if not rules.differences():
        return "ui.rules_in_short"
    own = f"{game}.rules_differ"
    return own if has(own) else "ui.rules_differ"


def unusual_page(lang: str, game: str, rules: Rules) -> str:
    """The same, but nothing for the usual rules: films and exercises do not repeat what everybody knows."""
    return rules_page(lang, game, rules) if rules.differences() else ""


@lru_cache(maxsize=PAGES)
def differences_page(lang: str, game: str, sets: tuple[Rules, ...]) -> str:
    """A table, folded away: a column for each of the rules, a row for each subject in which they differ."""
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
    """What makes the difference: on each of the subjects, what each of the rules says."""
    return tuple(
        Passage("rule", _said(words, game, rules, rules.statements[subject]))
        for subject in subjects
        for rules in sets
    )


def subject_lines(words: Words, subject: Note, notes: Iterable[Note]) -> tuple[str, ...]:
    """A name and what is said under it, as one line in each of the reader's languages."""
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
