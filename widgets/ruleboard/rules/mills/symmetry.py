"""The symmetries of a board, computed from its lines: rotations, reflections, swaps of inner and outer square."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from ruleboard.rules.base import Site
from ruleboard.rules.mills.board import Board

_MANY = 240  # a star with ten free rays has millions of symmetries: above this number, only those of the drawing count


def symmetries(board: Board) -> tuple[Mapping[Site, Site], ...]:
    """All automorphisms of a board, which preserve neighbours and lines; the identity is first."""
    found = tuple(islice(_maps(board, _walk(board), {}), _MANY + 1))
    if len(found) > _MANY:
        found = tuple(turn for turn in _turns(board) if _keeps_lines(board, turn))
    still = {point.name: point.name for point in board.points}
    return (still, *(found_map for found_map in found if found_map != still))


def _walk(board: Board) -> tuple[Site, ...]:
    """The points in an order in which each has an earlier neighbour, so that backtracking fails early."""
    walk = [board.points[0].name]
    for site in walk:
        walk += [near for near in board.neighbours[site] if near not in walk]
    return tuple(walk)


def _maps(
    board: Board, walk: tuple[Site, ...], chosen: dict[Site, Site]
) -> Iterator[dict[Site, Site]]:
    if len(chosen) == len(walk):
        yield {point.name: chosen[point.name] for point in board.points}
        return
    site = walk[len(chosen)]
    near = board.neighbours[site]
    known = [chosen[other] for other in near if other in chosen]
    taken = set(chosen.values())
    for image in board.neighbours[known[0]] if known else board.index:
        around = board.neighbours[image]
        if (
            image not in taken
            and len(around) == len(near)
            and all(other in around for other in known)
            and sum(other in taken for other in around) == len(known)
        ):
            longer = {**chosen, site: image}
            if _keeps_lines(board, longer):
                yield from _maps(board, walk, longer)


def _keeps_lines(board: Board, mapping: Mapping[Site, Site]) -> bool:
    """Whether all lines whose points are already mapped become lines again."""
    images = (tuple(map(mapping.get, line)) for line in board.lines)
    return all(
        None in image or image in board.lines or image[::-1] in board.lines for image in images
    )


def _turns(board: Board) -> Iterator[dict[Site, Site]]:
    """The rotations by 90 degrees and the reflections of the drawing that map points to points."""
    columns, rows = [p.x for p in board.points], [p.y for p in board.points]
    middle_x, middle_y = (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2
    spots = {(p.x - middle_x, p.y - middle_y): p.name for p in board.points}
    for a, b, c, d in (
        (1, 0, 0, 1),
        (0, -1, 1, 0),
        (-1, 0, 0, -1),
        (0, 1, -1, 0),
        (-1, 0, 0, 1),
        (1, 0, 0, -1),
        (0, 1, 1, 0),
        (0, -1, -1, 0),
    ):
        turned = {name: spots.get((a * x + b * y, c * x + d * y)) for (x, y), name in spots.items()}
        mapping = {name: image for name, image in turned.items() if image is not None}
        if len(mapping) == len(spots):
            yield mapping
