"""What hints about draughts claim, checked by playing; captures that the majority rule forbids are seen without it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ruleboard.machines.exercise import ExerciseState
from ruleboard.rules import draughts
from tests.lessons.claims import Claim, own, pieces, right, rival, taken


def freely(position: Any) -> dict[tuple[str, ...], int]:
    """Every capture of every piece to its end, with the number it takes."""
    rules = position.rules.replace("free", takes_most=False)
    free = draughts.parse(position.text, rules)
    return {
        way: len(taken(free, move))
        for move in free.legal_moves
        if taken(free, move)
        for way in free.routes(move)
    }


def captures(position: Any, n: int, **_: Any) -> bool:
    return len({taken(position, move) for move in position.legal_moves}) == n


def landings(position: Any, n: int, **_: Any) -> bool:
    return len({position.clicks(move)[0][-1] for move in position.legal_moves}) == n


def backward(position: Any, task: ExerciseState, **_: Any) -> bool:
    """In every right move a man jumps towards its own side at least once."""

    def back(way: tuple[str, ...]) -> bool:
        rows = [position.board[site].row for site in way]
        down = position.turn == 0  # White moves up, to smaller rows
        return any((b > a) is down for a, b in pairwise(rows))

    return all(
        any(back(way) for way in position.routes(move))
        and position.pieces[position.clicks(move)[0][0]].kind == "man"
        for move in right(task)
    )


def first_over(position: Any, task: ExerciseState, at: str, **_: Any) -> bool:
    def over(move: Any) -> str:
        first, second, *_ = position.routes(move)[0]
        a, b = position.board[first], position.board[second]
        between = {
            site
            for site in taken(position, move)
            if min(a.row, b.row) < position.board[site].row < max(a.row, b.row)
            and abs(position.board[site].row - a.row) == abs(position.board[site].column - a.column)
            and (position.board[site].column - a.column) * (b.column - a.column) > 0
        }
        (found,) = between
        return found

    return all(over(move) == at for move in right(task))


def can_capture(position: Any, n: int, **_: Any) -> bool:
    return len({way[0] for way in freely(position)}) == n > 0


def none_captures(position: Any, **_: Any) -> bool:
    return not freely(position)


def forces(position: Any, task: ExerciseState, **_: Any) -> bool:
    after = [position.play(move) for move in right(task)]
    return all(taken(each, reply) for each in after for reply in each.legal_moves)


def gives(position: Any, task: ExerciseState, n: int, **_: Any) -> bool:
    """In the solution that the board shows, the learner loses so many pieces."""
    lost, at = 0, position
    for move in task.outlook.line(position, task.left):
        lost += len(taken(at, move)) if at.turn != position.turn else 0
        at = at.play(move)
    return lost == n


def finisher(position: Any, task: ExerciseState, at: str, **_: Any) -> bool:
    line = task.outlook.line(position, task.left)
    return line[-1].start == at and all(at not in (m.start, m.end) for m in line[:-1])


def crown(position: Any, task: ExerciseState, n: int, **_: Any) -> bool:
    def crowned(move: Any) -> bool:
        kings = {site for site, piece in position.play(move).pieces.items() if piece.kind == "king"}
        far = 0 if position.turn == 0 else position.rules.size - 1
        return move.end in kings and position.board[move.end].row == far

    return len({m.start for m in right(task)}) == n and all(crowned(m) for m in right(task))


def crown_in(position: Any, task: ExerciseState, n: int, **_: Any) -> bool:
    return n == task.left and bool(right(task))


def last(position: Any, n: int, **_: Any) -> bool:
    return len(own(position, rival(position))) == n


def most(position: Any, n: int, **_: Any) -> bool:
    return bool(position.rules.takes_most and max(freely(position).values()) == n)


def captures_at(position: Any, at: str, **_: Any) -> bool:
    return at in {way[0] for way in freely(position)}


def king_far(position: Any, at: str, **_: Any) -> bool:
    return bool(position.pieces[at].kind == "king" and position.rules.kings_fly)


def king_near(position: Any, at: str, **_: Any) -> bool:
    return bool(position.pieces[at].kind == "king" and not position.rules.kings_fly)


def man_steps(position: Any, at: str, **_: Any) -> bool:
    return position.pieces[at].kind == "man" and not captures_at(position, at)


def largest_by(position: Any, at: str, **_: Any) -> bool:
    found = freely(position)
    return {way[0] for way, n in found.items() if n == max(found.values())} == {at}


def touches(position: Any, **_: Any) -> bool:
    far = 0 if position.turn == 0 else position.rules.size - 1
    men = {site for site, piece in position.pieces.items() if piece.kind == "man"}
    return any(
        far in [position.board[site].row for site in way[1:]]
        for way in freely(position)
        if way[0] in men
    )


def turn(position: Any, player: int, **_: Any) -> bool:
    return bool(position.turn == player)


def man_at(position: Any, at: str, **_: Any) -> bool:
    return at in position.pieces and position.pieces[at].kind == "man"


def squares(position: Any, at: str = "", source: str = "", target: str = "", **_: Any) -> bool:
    return all(position.board[each] for each in (at, source, target) if each)


DRAUGHTS: Mapping[str, Claim] = {
    "pieces": pieces,
    "captures": captures,
    "landings": landings,
    "backward": backward,
    "first_over": first_over,
    "can_capture": can_capture,
    "none_captures": none_captures,
    "forces": forces,
    "gives": gives,
    "finisher": finisher,
    "crown": crown,
    "crown_in": crown_in,
    "last": last,
    "shut_in": last,
    "most": most,
    "most_of": most,
    "captures_at": captures_at,
    "king_far": king_far,
    "king_near": king_near,
    "man_steps": man_steps,
    "largest_by": largest_by,
    "touches": touches,
    "turn": turn,
    "man_at": man_at,
    "end_of": squares,
    "jump_by_jump": squares,
    "way": squares,
}
