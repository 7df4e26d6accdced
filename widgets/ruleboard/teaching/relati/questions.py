"""Questions of Relati: which shape connects a square, and how many symbols an action disconnects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from random import Random

from ruleboard.rules import relati
from ruleboard.rules.arguments import check_exports
from ruleboard.rules.base import Note, Role, Site
from ruleboard.rules.errors import BadValue
from ruleboard.rules.relati import Path, Position
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply, Tone
from ruleboard.session.relati.asking import path_marks
from ruleboard.teaching.ask import numbers
from ruleboard.teaching.narration import in_words
from ruleboard.teaching.proposals import proposal, trial
from ruleboard.teaching.relati.wrong_reasons import described
from ruleboard.teaching.tasks import Asked, Asker, Choice, Placed, Question

__all__ = ["cuts", "shape"]  # and `described`, for the questions that every game has


def shape(position: Placed, square: Site, *way: Site, rules: str = "") -> Question:
    """Ask which shape connects a square.

    Showing the question raises `BadValue` if no path is open, or if open paths differ in shape and `way` is not given.

    Args:
        position: Where it is asked, as text or as a `Position`. None: the start of the game.
        square: The square to connect.
        *way: The squares of the path in question, after the first, in order, up to its source.
        rules: The rule set of this question, if it is not that of the practice.
    """
    return _question("shape", position, {"square": square, "way": way}, rules)


def cuts(position: Placed, move: str, *, rules: str = "") -> Question:
    """Ask how many symbols of other players an action disconnects.

    Args:
        position: Where it is asked, as text or as a `Position`. None: the start of the game.
        move: A legal action, in the notation of Relati.
        rules: The rule set of this question, if it is not that of the practice.
    """
    return _question("cuts", position, {"move": move}, rules)


def _question(code: str, position: Placed, params: dict[str, object], rules: str) -> Question:
    return Question(code, position, params, rules, Position.game)


def _shape(position: Position, square: Site, way: tuple[Site, ...]) -> Asked:
    path = _path(position, square, way)
    shapes = relati.STABLE if path.shape in relati.STABLE else relati.SHAPES
    # Every shape is drawn alike, so as not to give the answer away; without a `way`, the learner has to find the path.
    drawn = (Mark("path", path.sites),) if way else ()
    where = (Mark("hint", path.middles[:1]),) if way else ()
    look = Note("relati.ask.shape.miss" if way else "relati.ask.connecting.miss", {"at": square})
    task = Note("relati.ask.shape.task" if way else "relati.ask.connecting.task", {"at": square})
    found = Note("relati.ask.shape.proof", {"shape": path.shape, "at": square})
    return Asked(
        task=task,
        idea=Note("relati.ask.shape.idea", {"at": square}),
        proof=Reply((found,), path_marks((path,)), Tone.PRAISE),
        choices=tuple(
            Choice(
                number,
                Note(f"relati.shape.{each}"),
                each == path.shape,
                Reply((look,), where, Tone.REFUSAL),
            )
            for number, each in enumerate(shapes, start=1)
        ),
        marks=(*drawn, Mark("target", (square,))),
        turn=False,
    )


def _path(position: Position, square: Site, way: tuple[Site, ...]) -> Path:
    """The path in question: the one along `way`, or the only shape that is open."""
    position.board[square]  # raises Unknown for an unknown square
    found = [
        path for path in relati.open_paths(position, square) if not way or path.sites[1:] == way
    ]
    if not found:
        raise BadValue("no_such_path", got="-".join((square, *way)))
    if len({path.shape for path in found}) > 1:
        ways = tuple("-".join(path.sites) for path in found)
        raise BadValue("several_shapes", got=square, expected=ways)
    return found[0]


def _cuts(position: Position, move: str) -> Asked:
    tried = proposal(position, move)
    if tried.move is None:
        raise BadValue("move_is_refused", got=tried.text)
    cut = relati.effect(position, tried.move).cut
    others = [sites for player, sites in enumerate(cut) if player != position.turn]
    if tried.move == relati.END:
        raise BadValue("nothing_to_click", got=tried.text)
    params = {"player": position.turn, **described(position, tried)}
    events = position.events(tried.move)
    proof = trial(position, tried.move, [each for each in events if each.role is Role.CUT])
    lost = tuple(site for sites in others for site in sites)
    marks = (*proof.marks, Mark("cut", lost)) if lost else proof.marks
    notes = proof.notes if lost else (Note("relati.ask.cuts.nothing", params),)
    return Asked(
        task=Note("relati.ask.cuts.task", params),
        idea=Note("relati.ask.cuts.idea", params),
        proof=Reply(notes, marks, Tone.PRAISE),
        choices=numbers(len(lost)),
        marks=tried.marks,
        topic="cuts",
        given={"tried": tried},
    )


def drill(
    position: Position, count: int, mix: int, shapes: Sequence[str] = relati.STABLE
) -> tuple[Question, ...]:
    """Questions about paths of a position, about as many of each shape, shuffled by the seed `mix`."""
    ways = [
        path
        for square in position.board.squares
        if square not in position.pieces
        for path in relati.open_paths(position, square)
    ]
    chance = Random(mix)
    chance.shuffle(ways)
    rounds = zip_longest(*([path for path in ways if path.shape == each] for each in shapes))
    alike = [path for each in rounds for path in each if path is not None][:count]
    chance.shuffle(alike)
    return tuple(shape(position, *path.sites) for path in alike)


ASKERS: Mapping[str, Asker] = {"shape": _shape, "cuts": _cuts}


check_exports(__name__, in_words)
