"""What hints about Relati claim, checked on a plain grid: columns, rows, and paths walked step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ruleboard.machines.exercise import ExerciseState
from tests.lessons.claims import Claim, right

LETTERS = "ABCDEFGHIJKLMNOPQ"


def xy(site: str) -> tuple[int, int]:
    return LETTERS.index(site[0]), int(site[1:])


def alive(position: Any) -> dict[str, Any]:
    return {site: piece for site, piece in position.pieces.items() if piece.state != "dead"}


def walks(position: Any) -> Iterator[list[tuple[int, int]]]:
    """The ways of the rules as steps from a square: to a neighbour, two steps straight on, and round a corner."""
    near = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    yield from ([step] for step in near)
    if position.rules.paths >= 16:
        yield from ([step, step] for step in near)
    if position.rules.paths >= 40:
        rook = [(0, 1), (0, -1), (1, 0), (-1, 0)]
        for a in rook:
            for b in rook:
                if a[0] * b[0] + a[1] * b[1] == 0:
                    yield from ([a, a, b], [b, a, a], [a, b, a])


def ways(position: Any, start: str, end: str) -> list[tuple[str, ...]]:
    """The squares between two squares, for every path between them, open or not."""
    size, found = position.board.size, set()
    for walk in walks(position):
        x, y = xy(start)
        passed = []
        for step in walk:
            x, y = x + step[0], y + step[1]
            if not (0 <= x < size and 1 <= y <= size):
                break
            passed.append(f"{LETTERS[x]}{y}")
        else:
            if passed[-1] == end:
                found.add(tuple(passed[:-1]))
    return sorted(found)


def open_ways(position: Any, start: str, end: str) -> list[tuple[str, ...]]:
    live = alive(position)
    return [way for way in ways(position, start, end) if not any(site in live for site in way)]


def lost(position: Any, player: int) -> set[str]:
    return {
        s for s, p in alive(position).items() if p.owner == player and p.state == "disconnected"
    }


def symbols(position: Any, player: int) -> set[str]:
    return {site for site, piece in alive(position).items() if piece.owner == player}


def cut_by(position: Any, move: Any) -> set[str]:
    after = position.play(move)
    return {
        site
        for player in range(position.players)
        if player != position.turn
        for site in (lost(after, player) - lost(position, player))
    }


def room(position: Any, player: int) -> set[str]:
    """Empty squares with an open way to a connected symbol of a player that is no cannon."""
    ends = {
        site
        for site, piece in alive(position).items()
        if piece.owner == player and not piece.state and piece.kind in ("root", "symbol")
    }
    size = position.board.size
    squares = {f"{LETTERS[x]}{y}" for x in range(size) for y in range(1, size + 1)}
    empty = squares - set(position.pieces)
    return {s for s in empty if any(open_ways(position, s, end) for end in ends)}


def used(position: Any, n: int, sites: Any = (), owner: int | None = None, **_: Any) -> bool:
    others = [p for p in range(position.players) if p != position.turn and room(position, p)]
    if owner is not None and others[0] != owner:
        return False
    every = set().union(*(room(position, player) for player in others))
    return len(every) == n and (not sites or set(sites) == every)


def armed(position: Any, n: int, **_: Any) -> bool:
    guns = {str(m)[1:].partition(">")[0] for m in position.legal_moves if ">" in str(m)}
    return len(guns) == n


def only_shots(position: Any, task: ExerciseState, n: int, **_: Any) -> bool:
    return armed(position, n) and all(">" in str(move) for move in right(task))


def build(position: Any, task: ExerciseState, **_: Any) -> bool:
    return all(str(move).startswith("c") for move in right(task))


def cuts(position: Any, task: ExerciseState, n: int, **_: Any) -> bool:
    return any(len(cut_by(position, move)) == n for move in right(task))


def shape(position: Any, **_: Any) -> bool:
    return bool(position.legal_moves)


def right_squares(position: Any, task: ExerciseState, n: int, **_: Any) -> bool:
    return len({str(move) for move in right(task)}) == n


def link(position: Any, task: ExerciseState, square: str, source: str, n: int, **_: Any) -> bool:
    """So many open ways connect the two symbols, and every right move blocks them all."""
    found = open_ways(position, square, source)
    return len(found) == n and all(str(m) in way for m in right(task) for way in found)


def cut_off(position: Any, n: int, sites: Any = (), **_: Any) -> bool:
    found = lost(position, position.turn)
    return len(found) == n and (not sites or set(sites) == found)


def bridge(position: Any, task: ExerciseState, **_: Any) -> bool:
    return any(str(move)[0] in LETTERS for move in right(task))


def no_bridge(position: Any, task: ExerciseState, **_: Any) -> bool:
    placings = [move for move in position.legal_moves if str(move)[0] in LETTERS]
    return not any(task.goal.met(position, move) for move in placings)


def earn(position: Any, task: ExerciseState, how: str, **_: Any) -> bool:
    for move in right(task):
        after = position.play(move)
        victims = {position.pieces[site].owner for site in cut_by(position, move)}
        healed = lost(position, position.turn) - lost(after, position.turn)
        did = "both" if victims and healed else "several" if len(victims) > 1 else ""
        did = did or ("cut" if victims else "heal")
        if how and did != how:
            return False
    return True


def near_root(position: Any, n: int, **_: Any) -> bool:
    (root,) = (s for s in symbols(position, position.turn) if position.pieces[s].kind == "root")
    plain = {s for s in symbols(position, position.turn) if position.pieces[s].kind == "symbol"}
    return sum(bool(open_ways(position, site, root)) for site in plain) == n


def first_symbol(position: Any, **_: Any) -> bool:
    return not symbols(position, position.turn)


def from_symbols(position: Any, n: int, **_: Any) -> bool:
    found = symbols(position, position.turn) - lost(position, position.turn)
    return sum(position.pieces[s].kind in ("root", "symbol") for s in found) == n


def nearest(position: Any, at: str, source: str, **_: Any) -> bool:
    def far(site: str) -> int:
        return max(abs(a - b) for a, b in zip(xy(site), xy(at), strict=True))

    mine = symbols(position, position.turn)
    return source in mine and all(far(source) <= far(site) for site in mine)


def stands(position: Any, source: str, **_: Any) -> bool:
    return bool(position.pieces[source].owner == position.turn)


def paths_to(position: Any, at: str, source: str, n: int, **_: Any) -> bool:
    return len(ways(position, at, source)) == n and source in symbols(position, position.turn)


def through(position: Any, at: str, n: int = 0, **_: Any) -> bool:
    """So many pairs of other players' connected symbols, one of them a source, have an open way over a square."""
    pairs = set()
    for player in range(position.players):
        if player == position.turn:
            continue
        linked = sorted(symbols(position, player) - lost(position, player))
        for one in linked:
            for other in linked:
                over = any(at in way for way in open_ways(position, one, other))
                source = position.pieces[other].kind in ("root", "symbol")
                if one != other and source and over:
                    pairs.add(frozenset((one, other)))
    return len(pairs) == n


def square(position: Any, at: str, **_: Any) -> bool:
    x, y = xy(at)
    return bool(0 <= x < position.board.size and 1 <= y <= position.board.size)


RELATI: Mapping[str, Claim] = {
    "armed": only_shots,
    "build": build,
    "cuts": cuts,
    "room": used,
    "room_of_all": used,
    "room_where": used,
    "shape": shape,
    "squares": right_squares,
    "enough": right_squares,
    "link": link,
    "cut_off": cut_off,
    "cut_off_where": cut_off,
    "bridge": bridge,
    "no_bridge": no_bridge,
    "earn": earn,
    "near_root": near_root,
    "first_symbol": first_symbol,
    "from_symbols": from_symbols,
    "look_on": square,
    "nearest": nearest,
    "sound": stands,
    "paths_to": paths_to,
    "through": through,
    "through_none": through,
}
