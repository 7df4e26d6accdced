"""The View of a review: the current move, every move with its grade, and the evaluation curve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.board import Board
from ruleboard.machines.review import SIGNS as GRADES
from ruleboard.machines.review import WORSE, ReviewState
from ruleboard.page.controls import (
    BACK,
    CANCEL,
    COMMON,
    DESCRIBE,
    FIRST,
    FLIP,
    HELP,
    MOVES,
    PROGRESS,
    STOP,
    TURNING,
    Command,
    placed,
)
from ruleboard.page.curve import curve
from ruleboard.page.html import Passage, Table, joined
from ruleboard.page.kind import Commands, Kind, Part, Stage, Strip, buttons, plain, row
from ruleboard.page.play import numbered
from ruleboard.page.sheet import sheet
from ruleboard.page.view import SILENT, Look, View, view
from ruleboard.players.knowledge import players
from ruleboard.players.review import Grade
from ruleboard.rules.base import SIGNS, Note
from ruleboard.rules.registry import game as find_game
from ruleboard.teaching.narration import tell


def review_view(board: Board[ReviewState], words: Words, look: Look, said: tuple[str, ...]) -> View:
    """The View of the current move."""
    state = board.state
    shown = view(board.shown, board.reply, words, look, said=said)
    first, record = sheet(len(state.record.plies), state.at, partial(rated, state, words))
    thinking = tell(words, (Note("review.thinking"),))
    return replace(
        shown,
        thinking=Passage("thinks", thinking) if board.thinks else SILENT,
        counters=(graded(state, words),),
        curve=curve(state, words),
        record=record,
        first=first,
        at=state.at,
        last=len(state.record.plies),
        picking=False,
    )


def rated(
    state: ReviewState, words: Words, start: int = 0, stop: int | None = None
) -> tuple[str, ...]:
    """The moves from `start` to before `stop`, each with the symbol and name of its grade."""
    lines = []
    for number, ply in enumerate(state.record.plies[start:stop], start=start):
        move = f"{numbered(ply.before, number)} {words.written(str(ply.move))}"
        if number < len(state.judged):
            grade = state.judged[number].grade
            move += f" {GRADES[grade]} {words.first('review.grade', grade=grade)}"
        lines.append(move)
    return tuple(lines)


def kept(state: ReviewState, words: Words) -> tuple[Passage, ...]:
    """The static text of a saved review: every move with its grade, if analysed, and the mistakes."""
    texts = []
    for code in words.languages:
        one = Words(code).named(words.naming)
        told = [" · ".join(rated(state, one))]
        if not state.whole:
            told.append(one.first("review.not_yet"))
        texts.append(LANGUAGES[code].joiner.join(told))
    worse = (n for n, each in enumerate(state.judged, start=1) if each.grade in WORSE)
    return (Passage("kept", tuple(texts)), *(_wrong(state, words, number) for number in worse))


def _wrong(state: ReviewState, words: Words, number: int) -> Passage:
    """The explanation of a move that was not the best; `number` counts from 1."""
    at = replace(state, at=number)
    told = tell(words, (at.duty, *at.reply.notes))
    name = numbered(at.position, number - 1)
    return Passage("kept", tuple(f"{name} {text}" for text in told))


def graded(state: ReviewState, words: Words) -> Table:
    """How many moves of each grade every player has made."""
    start = state.record.start
    family, count = find_game(start.game), players(start)
    order = range(count) if family.signed else family.sides
    heads = tuple(
        SIGNS[player] if family.signed else words.first("board.player", player=family.named(player))
        for player in order
    )
    made = Counter((each.ply.before.turn, each.grade) for each in state.judged)
    rows = tuple(
        (
            Passage("count", words("review.grade", grade=grade)),
            tuple(made[player, grade] for player in order),
        )
        for grade in Grade
        if grade is not Grade.FORCED
    )
    now = list(order).index(state.position.turn) if state.at else None
    return Table(heads, rows, now)


MISTAKE = Command("mistake", "exclamation-circle", ("n",))


def commands(board: Board[ReviewState]) -> Commands:
    """The commands of a review."""
    at, last = board.state.at, len(board.state.record.plies)
    turning = (replace(each, off=at == (0 if each in (FIRST, BACK) else last)) for each in TURNING)
    return (
        *turning,
        *(MISTAKE, FLIP, DESCRIBE, HELP, CANCEL),
        replace(STOP, hidden=not board.thinks),
    )


def _parts(_: Board[ReviewState], known: Commands) -> tuple[Part, ...]:
    thinking = ("thinking", "thinking", PROGRESS, *placed((STOP,)))
    others = [each for each in known if each.name != STOP.name]
    return (
        Stage((("status", "headline", "answer", thinking), "curve", ("side", MOVES, "counters"))),
        Strip((row(*buttons(others), COMMON),)),
    )


def _plain(board: Board[ReviewState], views: Sequence[View], words: Words) -> str:
    told = map(str, kept(board.state, words))
    return "\n".join((plain(board, views, words), *told))


def _grades(board: Board[ReviewState], _: Sequence[View], words: Words) -> str:
    return joined(words.languages, kept(board.state, words))


def _busy(board: Board[Any]) -> dict[str, Any]:
    return {"busy": board.thinks}


KIND = Kind(
    commands=commands, parts=_parts, look=review_view, switches=_busy, plain=_plain, after=_grades
)
