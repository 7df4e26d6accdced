"""The evaluation curve of a review as inline SVG: who was ahead, move by move, with the same in words.

It uses the colours of the page. With two sides, each has a labelled half of the drawing; with several players, each
has a line with its own dash pattern and the player's symbol at its end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.review import SIGNS as GRADES
from ruleboard.machines.review import WORSE, ReviewState
from ruleboard.players.review import Grade, Judged, ahead
from ruleboard.rules.base import SIGNS, Note
from ruleboard.rules.registry import game as find_game
from ruleboard.teaching.spoken import spoken

WIDE, HIGH, EDGE = 320, 96, 8
NAMES = 56  # for the names of two sides, at the left
ENDS = 20  # for the signs of players, at the right
APART = 12  # minimum distance between two symbols, even if their lines end closer
ASIDE = 7  # horizontal offset of a grade symbol from the line of its move
DASHES = ("", "7 4", "2 4", "9 3 2 3")
ALL = 100
_BADNESS = {grade: number for number, grade in enumerate(Grade)}


def curve(state: ReviewState, words: Words) -> str:
    """The SVG; empty until the first move is analysed."""
    judged = state.judged
    if not judged:
        return ""
    total, count = len(state.record.plies), len(judged[0].ahead)
    said = _said(state, words)
    even = _y(round(ALL / count))
    body = [_line((NAMES, even), (WIDE - EDGE, even), "ruleboard-even")]
    if state.at:
        x = _x(state.at, total)
        body.append(_line((x, 0), (x, HIGH), "ruleboard-here"))
    two = count == len(find_game(state.position.game).sides)
    body += _sides(state, words) if two else ()
    lines = range(1 if two else count)
    body += [_way(state, judged, k, total) for k in lines]
    body += _signs(state, judged[-1], lines)
    body += [_flag(number, judged[number - 1], total) for number in _drawn(judged, 1)]
    names = f"<figcaption>{escape(said)}</figcaption>"
    language = LANGUAGES[words.languages[0]].html
    return (
        f'<figure class="ruleboard-curve" lang="{language}"><svg viewBox="0 0 {WIDE} {HIGH}" '
        f'aria-hidden="true">{"".join(body)}</svg>{names}</figure>'
    )


def _said(state: ReviewState, words: Words) -> str:
    """The chances after the move that is shown or, before any, at the start; "" while they are not known."""
    shown = state.judgement
    if shown is not None:
        move = spoken(shown.ply.before, shown.ply.move)
        return words.first("review.curve_after", shares=_shares(state, shown.ahead), move=move)
    if state.at:
        return ""
    first = state.judged[0]
    shares = ahead(first.ply.before, first.best)
    return words.first("review.curve", shares=_shares(state, shares))


def _shares(state: ReviewState, shares: Sequence[int]) -> tuple[Note | str, ...]:
    return tuple(_share(state, player, share) for player, share in enumerate(shares))


def _sides(state: ReviewState, words: Words) -> list[str]:
    """The labels of the upper and the lower half."""
    family = find_game(state.position.game)
    names = (
        SIGNS[player] if family.signed else words.first("board.player", player=player)
        for player in (0, 1)
    )
    return [
        f'<text class="ruleboard-half" x="{EDGE}" y="{y}">{escape(name)}</text>'
        for name, y in zip(names, (2 * EDGE, HIGH - EDGE), strict=True)
    ]


def _share(state: ReviewState, player: int, share: int) -> Note | str:
    family = find_game(state.position.game)
    if family.signed:
        return f"{SIGNS[player]} {share}"
    return Note("review.share", {"player": family.named(player), "n": share})


def _x(number: int, total: int) -> float:
    return round(NAMES + (WIDE - ENDS - NAMES) * number / total, 1)


def _y(share: int) -> float:
    return round(EDGE + (HIGH - 2 * EDGE) * (1 - share / ALL), 1)


def _way(state: ReviewState, judged: Sequence[Judged], player: int, total: int) -> str:
    family = find_game(state.position.game)
    own = player if family.signed else family.sides.index(0)  # with two sides: White's share
    even = round(ALL / len(judged[0].ahead))
    shares = [(0, even), *((k, judged[k - 1].ahead[own]) for k in _drawn(judged, 2))]
    points = " ".join(f"{_x(k, total)},{_y(share)}" for k, share in shares)
    dash = f' stroke-dasharray="{DASHES[player]}"' if DASHES[player] else ""
    return f'<polyline class="ruleboard-share" points="{points}"{dash}/>'


def _signs(state: ReviewState, last: Judged, lines: Iterable[int]) -> Iterator[str]:
    """The players' symbols at the right end of their lines, without overlap."""
    if not find_game(state.position.game).signed:
        return
    # `y` of an SVG text is its baseline, not its middle.
    wanted = sorted((_y(last.ahead[player]) + APART / 3, player) for player in lines)
    lowest = HIGH - 1 - APART * (len(wanted) - 1)
    at = 0.0
    for number, (y, player) in enumerate(wanted):
        at = max(at + APART, min(y, lowest + APART * number))
        yield f'<text x="{WIDE - EDGE}" y="{round(at, 1)}">{SIGNS[player]}</text>'


def _drawn(judged: Sequence[Judged], most: int) -> list[int]:
    """The numbers of the moves to draw; moves that would fall on the same pixels form a group.

    Of each group, the worst move is drawn, and also the last one if `most` is 2.
    """
    group = -(-len(judged) * most // WIDE)  # moves
    if group <= most:
        return [*range(1, len(judged) + 1)]
    found = []
    for first in range(0, len(judged), group):
        some = range(first, min(first + group, len(judged)))
        worst = max(some, key=lambda k: _BADNESS[judged[k].grade])
        found += sorted({worst + 1, some[-1] + 1} if most > 1 else {worst + 1})
    return found


def _flag(number: int, judged: Judged, total: int) -> str:
    """The grade symbol at a move that was not good; empty for a good one."""
    if judged.grade not in WORSE:
        return ""
    x = _x(number, total) + (ASIDE if number < total else -ASIDE)
    return f'<text class="ruleboard-flag" x="{x}" y="{HIGH - 1}">{GRADES[judged.grade]}</text>'


def _line(start: tuple[float, float], end: tuple[float, float], kind: str) -> str:
    (x1, y1), (x2, y2) = start, end
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'
