"""What a hint claims, checked against the position by plain code that shares nothing with the finders of facts.

Each function gets the position, the task and the parameters of a fact, and says whether it is true. Boards are read
from the pieces and the geometry alone; what can be played comes from the rules, what that does from the board after it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ruleboard.machines.exercise import ExerciseState
from ruleboard.rules.base import Position

Claim = Callable[..., bool]


def own(position: Position, player: int) -> set[str]:
    return {site for site, piece in position.pieces.items() if piece.owner == player}


def rival(position: Position) -> int:
    return 1 - position.turn


def right(task: ExerciseState) -> tuple[Any, ...]:
    """The moves that solve a task: the search that finds them is compared with a plain one in its own tests."""
    return task.outlook.answers(task.position, task.left)


def taken(position: Position, move: Any) -> frozenset[str]:
    """What leaves the board, by comparing it before and after."""
    after = position.play(move).pieces
    return frozenset(
        site
        for site in own(position, rival(position))
        if after.get(site) is None or after[site].owner != rival(position)
    )


# General.


def pieces(position: Position, task: ExerciseState, n: int, **_: Any) -> bool:
    movers = {position.clicks(move)[0][0] for move in right(task)}
    return len(movers) == n and movers <= own(position, position.turn)


def places(position: Position, task: ExerciseState, n: int, **_: Any) -> bool:
    sites = {position.clicks(move)[0][0] for move in right(task)}
    return len(sites) == n and not sites & set(position.pieces)


def in_time(position: Position, task: ExerciseState, n: int, **_: Any) -> bool:
    return n == task.left - 1 and bool(right(task))


def threats(position: Position, task: ExerciseState, **_: Any) -> bool:
    """After each right move every reply leaves a way to reach the goal, and some reply several, not by one capture."""
    for move in right(task):
        after, most = position.play(move), 0
        for reply in after.legal_moves:
            later = after.play(reply)
            met = {_gone(later, each) for each in later.legal_moves if task.goal.met(later, each)}
            if not met:
                return False
            most = max(most, len(met))
        if most < 2:
            return False
    return True


def _gone(position: Position, move: Any) -> Any:
    """What a capture takes; of any other move its text without what it removes."""
    if position.game != "draughts":
        return str(move).partition("x")[0]
    mine, before = position.turn, position.pieces
    left = position.play(move).pieces
    return frozenset(at for at, piece in before.items() if piece.owner != mine and at not in left)


def only_reply(position: Position, task: ExerciseState, **_: Any) -> bool:
    return all(len(position.play(move).legal_moves) == 1 for move in right(task))


# Mills.


def owners(position: Any, line: Any) -> list[Any]:
    return [position.pieces[site].owner if site in position.pieces else "free" for site in line]


def lines(position: Any, player: int) -> set[tuple[str, ...]]:
    """The lines with two men of a player and a free point."""
    return {
        tuple(line)
        for line in position.board.lines
        if len(line) == 3
        and sorted(map(str, owners(position, line))) == sorted([str(player)] * 2 + ["free"])
    }


def full(position: Any, player: int) -> set[tuple[str, ...]]:
    return {
        tuple(each)
        for each in position.board.lines
        if len(each) == 3 and owners(position, each) == [player] * 3
    }


def closed(position: Any, move: Any) -> set[tuple[str, ...]]:
    """The lines that are full after a move and were not before; a removal does not open one's own."""
    return full(position.play(move), position.turn) - full(position, position.turn)


def closable(position: Any) -> set[tuple[str, ...]]:
    return set().union(*(closed(position, move) for move in position.legal_moves))


def ready(position: Any, n: int, **_: Any) -> bool:
    found = closable(position)
    return len(found) == n and found <= lines(position, position.turn)


def line(position: Any, line: Any, **_: Any) -> bool:
    return closable(position) == {tuple(line)}


def can_fly(position: Any, n: int, **_: Any) -> bool:
    men = len(own(position, position.turn))
    return bool(men == n == len(own(position, position.turn)) <= position.rules.flies_at)


def can_jump(position: Any, task: ExerciseState, **_: Any) -> bool:
    """No right move is a step to a neighbour."""
    near = position.board.neighbours
    return all(position.clicks(m)[0][1] not in near[position.clicks(m)[0][0]] for m in right(task))


def reopen(position: Any, task: ExerciseState, **_: Any) -> bool:
    mills = full(position, position.turn)
    steps = {position.clicks(move)[0][0] for move in right(task)}
    return bool(mills) and steps <= {site for mill in mills for site in mill}


def own_mill(position: Any, line: Any, **_: Any) -> bool:
    return tuple(line) in full(position, position.turn)


def two_lines(position: Any, task: ExerciseState, lines: Any, **_: Any) -> bool:
    """Each right move is on one of these lines, and each line is filled up by it or needs one man after it."""
    if task.goal.met(position, right(task)[0]):
        return all({tuple(each) for each in lines} <= closed(position, m) for m in right(task))
    return len(lines) > 1 and all(
        sorted(map(str, owners(position.play(m), each)))
        == sorted([str(position.turn)] * 2 + ["free"])
        for m in right(task)
        for each in lines
    )


def cross(position: Any, task: ExerciseState, n: int, **_: Any) -> bool:
    return all(len(closed(position, move)) >= n for move in right(task))


def threat(position: Any, n: int, **_: Any) -> bool:
    return 0 < n <= len(lines(position, rival(position)))


def their_line(position: Any, line: Any, **_: Any) -> bool:
    return tuple(line) in lines(position, rival(position))


def stop_by_taking(position: Any, task: ExerciseState, **_: Any) -> bool:
    return all(taken(position, move) and closed(position, move) for move in right(task))


def few(position: Any, n: int, **_: Any) -> bool:
    return bool(
        len(own(position, rival(position))) == n == 3 and not position.hands[rival(position)]
    )


def doors(position: Any, n: int, sites: Any = (), **_: Any) -> bool:
    near = {
        site
        for man in own(position, rival(position))
        for site in position.board.neighbours[man]
        if site not in position.pieces
    }
    return len(near) == n and (not sites or set(sites) == near)


def no_door(position: Any, **_: Any) -> bool:
    return doors(position, 0)


def close_to_remove(position: Any, **_: Any) -> bool:
    return all(closed(position, m) for m in position.legal_moves if taken(position, m))


def names(position: Any, column: str, row: str, **_: Any) -> bool:
    """Letters go from left to right, numbers from below to above."""
    points = {point.name: (point.x, point.y) for point in position.board.points}
    across = sorted(points, key=lambda name: points[name][0])
    upward = sorted(points, key=lambda name: points[name][1])
    letters, numbers = [name[0] for name in across], [int(name[1:]) for name in upward]
    return letters == sorted(letters) and numbers == sorted(numbers) and column + row in points


def movable(position: Any) -> set[str]:
    return {position.clicks(move)[0][0] for move in position.legal_moves}


def stuck(position: Any, n: int, **_: Any) -> bool:
    locked = {
        man
        for man in own(position, position.turn)
        if all(site in position.pieces for site in position.board.neighbours[man])
    }
    return len(locked) == n and not locked & movable(position)


def stuck_jumping(position: Any, n: int, **_: Any) -> bool:
    return position.rules.jump != "none" and n == len(
        own(position, position.turn) - movable(position)
    )


def none_stuck(position: Any, **_: Any) -> bool:
    return own(position, position.turn) == movable(position)


def near(position: Any, at: str, n: int, **_: Any) -> bool:
    return len(position.board.neighbours[at]) == n and position.rules.jump == "none"


def near_jumping(position: Any, at: str, n: int, **_: Any) -> bool:
    return len(position.board.neighbours[at]) == n and position.rules.jump != "none"


def closed_points(position: Any, n: int, **_: Any) -> bool:
    return sum(piece.owner is None for piece in position.pieces.values()) == n


def free_points(position: Any, n: int, **_: Any) -> bool:
    return len(position.board.points) - len(position.pieces) == n


def closes(position: Any, n: int, **_: Any) -> bool:
    return max(len(closed(position, move)) for move in position.legal_moves) == n


def all_in_mills(position: Any, **_: Any) -> bool:
    mills = {site for mill in full(position, rival(position)) for site in mill}
    return own(position, rival(position)) <= mills


def in_hand(position: Any, n: int, **_: Any) -> bool:
    return bool(position.hands[position.turn] == n)


def men_left(position: Any, n: int, **_: Any) -> bool:
    return len(own(position, position.turn)) == n


def opened(position: Any, line: Any, **_: Any) -> bool:
    return tuple(line) in lines(position, position.turn)


def lines_at(position: Any, at: str, lines: Any, n: int, **_: Any) -> bool:
    found = {tuple(each) for each in position.board.lines if len(each) == 3 and at in each}
    return {tuple(each) for each in lines} == found and len(found) == n


def neighbours(position: Any, at: str, sites: Any, **_: Any) -> bool:
    return set(sites) == set(position.board.neighbours[at])


def on_board(position: Any, at: str = "", **_: Any) -> bool:
    return at in {point.name for point in position.board.points}


MILLS: Mapping[str, Claim] = {
    "ready": ready,
    "line": line,
    "can_fly": can_fly,
    "can_jump": can_jump,
    "reopen": reopen,
    "own_mill": own_mill,
    "two_lines": two_lines,
    "cross": cross,
    "threat": threat,
    "their_line": their_line,
    "stop_by_taking": stop_by_taking,
    "few": few,
    "doors": doors,
    "doors_where": doors,
    "no_door": no_door,
    "close_to_remove": close_to_remove,
    "names": names,
    "stuck": stuck,
    "stuck_jumping": stuck_jumping,
    "none_stuck": none_stuck,
    "near": near,
    "near_jumping": near_jumping,
    "closed": closed_points,
    "free_points": free_points,
    "closes": closes,
    "all_in_mills": all_in_mills,
    "in_hand": in_hand,
    "men_left": men_left,
    "opened": opened,
    "lines_at": lines_at,
    "neighbours": neighbours,
    "neighbours_jumping": neighbours,
    "look_on": on_board,
    "look_at_victim": on_board,
}

GENERAL: Mapping[str, Claim] = {
    "pieces": pieces,
    "places": places,
    "in_time": in_time,
    "threats": threats,
    "only_reply": only_reply,
}
