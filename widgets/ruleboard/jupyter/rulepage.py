"""The rules in words, in a quiet place that folds out: what is played here, and what other rules say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from ruleboard.jupyter.counters import counters_page
from ruleboard.jupyter.page import paragraphs
from ruleboard.lang import Words
from ruleboard.rules.base import Note, Position
from ruleboard.session.rulebook import Told, page, statement, title
from ruleboard.session.showing import watched
from ruleboard.teaching.narration import tell


def name_of(words: Words, game: str, rules: Any) -> str:
    """The name of some rules on one line, in all languages of the reader."""
    note = title(game, rules)
    return words.short(note.code, **note.params)


def rules_page(words: Words, position: Position) -> str:
    """The name of the rules, and folded behind it what they say; nothing for rules that cannot tell."""
    if not isinstance(position.rules, Told):
        return ""
    summary = words.short("ui.rules", name=title(position.game, position.rules))
    heading, *rest = page(position)
    items = "".join(f"<li>{paragraphs(words, tell(words, (each,)), 'rule')}</li>" for each in rest)
    body = f"{paragraphs(words, tell(words, (heading,)), 'rule')}<ul>{items}</ul>"
    return folded(summary, body)


def footer(words: Words, position: Position, counters: Iterable[Note]) -> str:
    """What a demonstration or an exercise has at its foot: numbers that matter now, and rules that are unusual."""
    rules = position.rules
    unusual = isinstance(rules, Told) and rules.differences()
    numbers = counters_page(words, position.game, watched(counters))
    return numbers + (rules_page(words, position) if unusual else "")


def folded(summary: str, body: str) -> str:
    """A line that opens: the summary is text, the body a page."""
    return f'<details class="ruleboard-fold"><summary>{escape(summary)}</summary>{body}</details>'


def reasons_page(words: Words, game: str, sets: Sequence[Any], subjects: Iterable[str]) -> str:
    """What makes the difference: on each of the subjects, what each of the rules says."""
    items = [
        f"<li>{paragraphs(words, _said(words, game, rules, note), 'rule')}</li>"
        for rules, note in _statements(sets, subjects)
    ]
    return f"{paragraphs(words, words('compare.why'), 'duty')}<ul>{''.join(items)}</ul>"


def reasons_text(
    words: Words, game: str, sets: Sequence[Any], subjects: Iterable[str]
) -> list[str]:
    """The same in the reader's first language, line by line."""
    found = [_said(words, game, rules, note)[0] for rules, note in _statements(sets, subjects)]
    return [words.first("compare.why"), *(f"- {each}" for each in found)]


def _statements(sets: Sequence[Any], subjects: Iterable[str]) -> list[tuple[Any, Note]]:
    return [(rules, rules.statements[subject]) for subject in subjects for rules in sets]


def _said(words: Words, game: str, rules: Any, note: Note) -> tuple[str, ...]:
    return subject_lines(words, title(game, rules), (statement(game, note),))


def subject_lines(words: Words, subject: Note, notes: Iterable[Note]) -> tuple[str, ...]:
    """A name and what is said under it, as one line in each of the reader's languages."""
    pairs = zip(tell(words, (subject,)), tell(words, notes), strict=True)
    return tuple(
        words("compare.subject", rules=name, text=text)[order]
        for order, (name, text) in enumerate(pairs)
    )


def differences_page(words: Words, game: str, sets: Sequence[Any]) -> str:
    """A table, folded away: a column for each of the rules, a row for each subject in which they differ."""
    subjects = [
        subject
        for subject in sets[0].statements
        if len({_key(rules.statements[subject]) for rules in sets}) > 1
    ]
    heads = "".join(f'<th scope="col">{escape(name_of(words, game, each))}</th>' for each in sets)
    rows = "".join(f"<tr>{_cells(words, game, sets, subject)}</tr>" for subject in subjects)
    table = f'<table class="ruleboard-rules"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    return folded(words.short("compare.differences"), table)


def _cells(words: Words, game: str, sets: Sequence[Any], subject: str) -> str:
    notes = (statement(game, rules.statements[subject]) for rules in sets)
    return "".join(
        f"<td>{paragraphs(words, words(note.code, **note.params), 'rule')}</td>" for note in notes
    )


def _key(note: Note) -> tuple[str, tuple[tuple[str, Any], ...]]:
    return note.code, tuple(sorted(note.params.items()))
