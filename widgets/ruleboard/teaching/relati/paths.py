"""Films of connections that no real game would contain: one after another, each with its path drawn and named."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ruleboard.rules import relati
from ruleboard.rules.base import Note, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.film import Frame
from ruleboard.session.relati.asking import path_marks

Film = tuple[Frame, ...]

NEIGHBOURS = "2@5 O1 n O=C3*"
REMOTE = "2@7 O1 r O=D4*"
ALL = "2@7 O1 - O=D4*"
"""The boards of the films, each just large enough for its paths: Relati's author, too, begins with few of them."""

TARGET, SOURCE = "F3", "E5"
BLOCKERS = (("E4",), ("E4", "F4"), ("E4", "F5"), ("E3", "F4"))


def normal() -> Film:
    """The eight neighbours of a root."""
    position = relati.parse(NEIGHBOURS)
    note = Note("relati.film.root", {"player": 0, "sites": ("C3",)}, ("C3",))
    root = Frame.of(position, note, Mark("last", ("C3",)))
    end = Frame.of(position, Note("relati.film.normal_end"))
    return (root, *_shown(position, "normal", end))


def remote_normal() -> Film:
    """The eight remote normal connections, and how one symbol cuts one."""
    position = relati.parse(f"{REMOTE} X=D3*")
    path = next(p for p in relati.paths(position, "D2") if p.shape == "remote_normal" and p.blocked)
    note = Note("relati.film.remote_normal_end", {"at": "D2", "blocker": "D3"}, ("D3",))
    end = Frame.of(position, note, *path_marks((path,)))
    return _shown(relati.parse(REMOTE), "remote_normal", end)


def straight_turn() -> Film:
    """Straight–turn in all its rotations and mirror images."""
    return _stable("straight_turn")


def turn_straight() -> Film:
    """Turn–straight in all its rotations and mirror images."""
    return _stable("turn_straight")


def turn_turn() -> Film:
    """Turn–turn in all its rotations and mirror images."""
    return _stable("turn_turn")


def _stable(shape: str) -> Film:
    position = relati.parse(ALL)
    return _shown(position, shape, Frame.of(position, Note("relati.film.stable_end")))


def forty() -> Film:
    """Everything that one symbol reaches, shape by shape, and the sum."""
    position = relati.parse(ALL)
    frames = []
    for shape in relati.SHAPES:
        marks = path_marks(_clockwise(position, shape))
        frames.append(Frame.of(position, Note(f"relati.film.{shape}"), *marks))
    reached = tuple(str(move) for move in position.legal_moves)
    ways = sum(len(relati.open_paths(position, square)) for square in reached)
    note = Note("relati.film.forty", {"n": len(reached), "total": ways})
    return (*frames, Frame.of(position, note, Mark("legal", reached)))


def three_shapes() -> Film:
    """One target, reached by each of three shapes, then by all, then with more and more squares blocked."""
    open_board = _target_board()
    ways = [p for p in relati.open_paths(open_board, TARGET) if p.source == SOURCE]
    note = Note("relati.film.target", {"at": TARGET, "source": SOURCE})
    frames = [Frame.of(open_board, note, Mark("target", (TARGET,)))]
    frames += (_path_frame(open_board, path) for path in ways)
    frames.append(Frame.of(open_board, Note("relati.film.all_open"), *path_marks(ways)))
    return (*frames, *map(_blocked, BLOCKERS))


def _blocked(blockers: tuple[Site, ...]) -> Frame:
    """The paths from the target to the source, and how many of them stay open with some blockers."""
    position = _target_board(blockers)
    ways = [p for p in relati.paths(position, TARGET, 0) if p.source == SOURCE]
    left = sum(path.open for path in ways)
    code = "relati.film.blocked" if left else "relati.film.cut"
    note = Note(code, {"sites": blockers, "n": left}, blockers)
    return Frame.of(position, note, *path_marks(ways), Mark("target", (TARGET,)))


def _target_board(blockers: Iterable[Site] = ()) -> relati.Position:
    """A root, and blockers of the other player, whose own root is out of the way.

    That root is on D2, where it connects all blockers: disconnected symbols would distract the reader.
    """
    return relati.parse(f"2@7 O1 - O={SOURCE}* X={','.join(('D2*', *blockers))}")


def _shown(position: relati.Position, shape: str, end: Frame) -> Film:
    """One path of a shape, then all of them at once, because the others are rotations of it, then the end."""
    ways = list(_clockwise(position, shape))
    overview = Frame.of(position, Note(f"relati.film.{shape}"), *path_marks(ways))
    if end.marks == ():
        end = replace(end, marks=overview.marks)
    return (_path_frame(position, ways[0]), overview, end)


def _clockwise(position: relati.Position, shape: str) -> Iterator[relati.Path]:
    """The paths of one shape to the root, sorted clockwise."""
    found = [
        path
        for square in position.board.squares
        if square not in position.pieces
        for path in relati.open_paths(position, square)
        if path.shape == shape
    ]
    return iter(sorted(found, key=lambda path: _hour(position, path.square)))


def _hour(position: relati.Position, square: Site) -> tuple[bool, float]:
    """Sort key: the clockwise angle of a square around the middle of the board, from twelve o'clock."""
    middle = position.board.size // 2
    column, row = position.board.xy(square)
    right, up = column - middle, middle - row
    left_half = right < 0 or (right == 0 and up < 0)
    length = (right**2 + up**2) ** 0.5
    return left_half, up / length if left_half else -up / length


def _path_frame(position: relati.Position, path: relati.Path) -> Frame:
    note = Note("relati.event.connects_via", path.told, path.sites)
    return Frame.of(position, note, *path_marks((path,)), Mark("target", (path.square,)))


FILMS = {
    "normal": normal,
    "remote_normal": remote_normal,
    "straight_turn": straight_turn,
    "turn_straight": turn_straight,
    "turn_turn": turn_turn,
    "three_shapes": three_shapes,
    "forty": forty,
}
"""The films by name."""
