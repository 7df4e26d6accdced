"""Which of two moves is better: answered by an engine search, because the rules cannot.

The two moves must clearly differ, so that no answer is wrong as a matter of taste.
"""

from __future__ import annotations

from typing import Any

from ruleboard.players.knowledge import knowledge
from ruleboard.players.review import chances, review
from ruleboard.players.thinking import Limit, Line
from ruleboard.rules.base import Note, Position
from ruleboard.rules.errors import BadValue
from ruleboard.rules.record import Record
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply, Tone
from ruleboard.teaching.advice import move_way, reasons
from ruleboard.teaching.tasks import Asked, Choice

ENOUGH = Limit(nodes=600)
"""The search limit for such a question: small, so that a lesson with some of them still opens at once."""

CLEAR = 20  # percent of winning chances by which one move must be better


def weighed(position: Position, moves: tuple[str, ...]) -> Asked:
    """The question: two moves to choose from, why the better one is better, and what is wrong with the other."""
    if position.outcome:
        raise BadValue("nothing_to_click", got=position.text)
    lines = [_line(position, position.move(text)) for text in moves]
    scale = knowledge(position.game).scale
    worse, best = sorted(lines, key=lambda line: line.value)
    if chances(best.value, scale) - chances(worse.value, scale) < CLEAR:
        raise BadValue("moves_alike", got=moves[0], at=moves[1])
    params = {"player": position.turn, "move": moves[0], "other": moves[1]}
    why, against = reasons(position, best), reasons(position, worse, best)
    return Asked(
        task=Note(f"{position.game}.ask.better.task", params),
        idea=Note(f"{position.game}.ask.better.idea", params),
        proof=Reply(
            (*_told("proof", best, why), *_told("other", worse, against)), tone=Tone.PRAISE
        ),
        choices=tuple(
            Choice(number, str(line.move), line is best, Reply(against, tone=Tone.REFUSAL))
            for number, line in enumerate(lines, start=1)
        ),
        marks=tuple(
            Mark("expected", move_way(position, line.move), str(number))
            for number, line in enumerate(lines, start=1)
        ),
    )


def _line(position: Position, move: Any) -> Line:
    """The expected line after a move, within the search limit."""
    (judged,) = filter(None, review(Record.of(position, [move]), ENOUGH))
    return judged.played


def _told(key: str, line: Line, notes: tuple[Note, ...]) -> tuple[Note, ...]:
    """Notes about one of the moves, after a note that names it."""
    return (Note(f"ask.better.{key}", {"move": str(line.move)}), *notes)
