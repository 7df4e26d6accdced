"""The numbers to keep an eye on: a line for each thing, or a small table where all players have the same numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby

from ruleboard.jupyter.page import paragraphs
from ruleboard.lang import Words
from ruleboard.lang.words import SIGNS, has
from ruleboard.rules.base import Note, Position
from ruleboard.teaching.narration import tell


def counters_page(words: Words, game: str, counters: Iterable[Note]) -> str:
    """The numbers in sentences, a line for each player or thing."""
    lines = groupby(counters, key=lambda note: note.params.get("player", note.code))
    return "".join(
        paragraphs(words, tell(words, [_counter(game, note) for note in notes]), "counter")
        for _, notes in lines
    )


def _counter(game: str, note: Note) -> Note:
    return Note(f"{game}.counter.{note.code}", note.params)


def score_page(words: Words, position: Position) -> str:
    """The numbers beside a board: those that every player has in a table, the rest in sentences."""
    game, counters = position.game, position.counters
    tabled = [note for note in counters if has(f"{game}.row.{note.code}")]
    others = [note for note in counters if note not in tabled]
    turn = None if position.outcome else position.turn
    table = _table(words, game, tabled, turn) if tabled else ""
    return table + counters_page(words, game, others)


def _table(words: Words, game: str, notes: Sequence[Note], turn: int | None) -> str:
    """A column for each player, headed by the sign; the one to move stands out."""
    players = list(dict.fromkeys(note.params["player"] for note in notes))
    heads = "".join(
        f'<th scope="col"{_now(player, turn)}>{escape(SIGNS[player])}</th>' for player in players
    )
    rows = []
    for code in dict.fromkeys(note.code for note in notes):
        numbers = {n.params["player"]: n.params["count"] for n in notes if n.code == code}
        cells = "".join(
            f"<td{_now(player, turn)}>{numbers.get(player, 0)}</td>" for player in players
        )
        label = paragraphs(words, words(f"{game}.row.{code}"), "counter")
        rows.append(f'<tr><th scope="row">{label}</th>{cells}</tr>')
    return (
        f'<table class="ruleboard-score"><thead><tr><td></td>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _now(player: int, turn: int | None) -> str:
    return ' class="ruleboard-now"' if player == turn else ""
