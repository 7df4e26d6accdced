"""A drill that shows paths one after another and asks for the name of their shape, one of the three stable ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from random import Random

from ruleboard.rules import relati
from ruleboard.rules.base import Event, Note, Piece, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import NOT_HERE, Do, Input, Reply, Tone, Type


@dataclass(frozen=True, slots=True)
class DrillState:
    """The questions, which one is asked, and how it has gone."""

    start: relati.Position
    questions: tuple[relati.Path, ...]
    at: int = 0
    right: int = 0  # named at the first try
    missed: bool = False  # this question has had a wrong answer
    flipped: bool = False

    @property
    def position(self) -> relati.Position:
        """The board behind the paths."""
        return self.start

    @property
    def question(self) -> relati.Path | None:
        """The path whose shape is asked for; None when all have been named."""
        return self.questions[self.at] if self.at < len(self.questions) else None

    @property
    def pieces(self) -> dict[Site, Piece]:
        """The root alone: the path is what matters."""
        return dict(self.start.pieces)

    @property
    def course(self) -> tuple[Event, ...]:
        """Nothing is played here."""
        return ()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The path, drawn alike for every shape, or it would tell its name."""
        if self.question is None:
            return ()
        return (Mark("path", self.question.sites), Mark("target", (self.question.square,)))

    @property
    def duty(self) -> Note:
        """The question, or how it went."""
        total = len(self.questions)
        if self.question is None:
            return Note("relati.drill.over", {"k": self.right, "total": total})
        params = {"k": self.at + 1, "total": total, "at": self.question.square}
        return Note("relati.drill.ask", params)

    @property
    def mode(self) -> str:
        """Whether a question is open: asking or over."""
        return "over" if self.question is None else "asking"


def begin_drill(
    position: relati.Position, count: int, mix: int, shapes: Sequence[str] = relati.STABLE
) -> DrillState:
    """Some paths to the root, of every shape alike, in an order that is always the same for the same mix."""
    ways = [
        path
        for square in position.board.squares
        if square not in position.pieces
        for path in relati.open_paths(position, square)
    ]
    chance = Random(mix)
    chance.shuffle(ways)
    rounds = zip_longest(*([path for path in ways if path.shape == shape] for shape in shapes))
    alike = [path for each in rounds for path in each if path is not None][:count]
    chance.shuffle(alike)
    return DrillState(position, tuple(alike))


def step(state: DrillState, given: Input) -> tuple[DrillState, Reply]:
    """One answer: the number of a shape, or its code."""
    match given:
        case Do("answer", number) if 0 <= number < len(relati.STABLE):
            return _answer(state, relati.STABLE[number])
        case Type(text):
            return _answer(state, text.strip().replace("-", "_"))
        case Do("retry"):
            return DrillState(state.start, state.questions, flipped=state.flipped), Reply()
        case Do("flip"):
            return replace(state, flipped=not state.flipped), Reply()
    return state, NOT_HERE


def _answer(state: DrillState, shape: str) -> tuple[DrillState, Reply]:
    path = state.question
    if path is None:
        return state, Reply()
    if shape != path.shape:
        mark = Mark("hint", path.middles[:1])
        note = Note("relati.drill.missed", {"at": path.square})
        return replace(state, missed=True), Reply((note,), (mark,), Tone.REFUSAL)
    right = state.right + (not state.missed)
    state = replace(state, at=state.at + 1, right=right, missed=False)
    return state, Reply((Note("relati.drill.right", {"shape": shape}),), tone=Tone.PRAISE)
