"""Counters of a position: one line each, or a small table if all players have the same counters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from ruleboard.lang import Words
from ruleboard.page.html import Block, Passage, Table
from ruleboard.rules.base import SIGNS, Counter, Note, Position
from ruleboard.rules.registry import game as find_game
from ruleboard.session.marks import watched
from ruleboard.teaching.narration import tell


def counted(words: Words, game: str, counters: Iterable[Counter]) -> tuple[Passage, ...]:
    """The counters as sentences, one passage each."""
    lines = groupby(counters, key=lambda note: note.params.get("player", note.code))
    return tuple(
        Passage("counter", tell(words, [_keyed(game, note) for note in notes]))
        for _, notes in lines
    )


def pressing(words: Words, game: str, counters: Iterable[Counter]) -> tuple[Passage, ...]:
    """Only the counters that matter now, shown below a film or an exercise."""
    return counted(words, game, watched(counters))


def score(words: Words, position: Position) -> tuple[Block, ...]:
    """The counters beside a board: those that every player has as a table, the rest as sentences."""
    game, counters = position.game, position.counters
    tabled = [counter for counter in counters if counter.each]
    others = [counter for counter in counters if not counter.each]
    turn = None if position.outcome else position.turn
    table = (_table(words, game, tabled, turn),) if tabled else ()
    return (*table, *counted(words, game, others))


def _keyed(game: str, note: Note) -> Note:
    return Note(f"{game}.counter.{note.code}", note.params)


def _table(words: Words, game: str, counters: Sequence[Counter], turn: int | None) -> Table:
    players = list(dict.fromkeys(counter.params["player"] for counter in counters))
    rows = []
    for code in dict.fromkeys(counter.code for counter in counters):
        numbers = {c.params["player"]: c.params["n"] for c in counters if c.code == code}
        label = Passage("counter", words(f"{game}.row.{code}"))
        rows.append((label, tuple(numbers.get(player, 0) for player in players)))
    now = players.index(turn) if turn in players else None
    return Table(tuple(_head(words, game, player) for player in players), tuple(rows), now)


def _head(words: Words, game: str, player: int) -> str:
    """The heading of a player's column: a symbol or a colour."""
    family = find_game(game)
    named = family.named(player)
    return SIGNS[named] if family.signed else words.short("board.player", player=named)
