"""How a game ends. A side without pieces or legal moves has lost; this is checked before any draw.

国际跳棋 平局条件 has repetition and fifty moves without progress; FMJD has repetition, 25 king moves each, and 16
or 5 moves each in small endings against a lone king.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import TYPE_CHECKING

from ruleboard.rules.base import Outcome
from ruleboard.rules.draughts.codes import Ended
from ruleboard.rules.persistent_list import ONE_BY_ONE

if TYPE_CHECKING:
    from ruleboard.rules.draughts.position import Position
    from ruleboard.rules.draughts.rules import Rules

TWENTY_FIVE, SIXTEEN, FIVE = 50, 32, 10
"""25, 16 and 5 moves each, in plies."""

THRICE = 3
"""A position that occurs this often is a draw in all variants."""

_FEW = 4  # three pieces and a lone king: with more on the board, no ending limit applies


def outcome(position: Position) -> Outcome | None:
    """How the game ended; None while it goes on."""
    if not position.legal_moves:
        lost = Ended.NO_MOVES if position.setting[0] else Ended.NO_PIECES
        return Outcome(1 - position.turn, lost)
    rules = position.rules
    if position.clock >= 4 * (rules.repetitions - 1) and repeated(position) >= rules.repetitions:
        usual = rules.repetitions == THRICE
        return Outcome(None, Ended.REPETITION if usual else Ended.OFTEN)
    if rules.lone_king_limits:
        sixteen, five = endings(position)
        if five is not None and five >= FIVE:
            return Outcome(None, Ended.FIVE_MOVES)
        if sixteen is not None and sixteen >= SIXTEEN:
            return Outcome(None, Ended.SIXTEEN_MOVES)
    if position.clock >= rules.clock_limit:
        return Outcome(None, _too_long(rules))
    return None


def _too_long(rules: Rules) -> Ended:
    """The code for a draw by the move limit."""
    if not rules.men_reset_clock:
        return Ended.NO_PROGRESS
    return Ended.KING_MOVES if rules.clock_limit == TWENTY_FIVE else Ended.ONLY_KINGS


def repeated(position: Position) -> int:
    """How often this position, with the same side to move, has occurred, this time included."""
    if position.clock > ONE_BY_ONE:
        return position.still.seen(position.setting[:3]) + 1
    still = men(position)
    times = 0
    for number, past in enumerate(back(position)):
        if men(past) != still:  # men never move back, and captured pieces never return
            break
        times += number % 2 == 0 and past == position
    return times


def unasked(position: Position) -> Iterator[Position]:
    """A position and its predecessors, latest first, up to the first that has cached `still`."""
    return takewhile(lambda each: not hasattr(each, "_still"), back(position))


def endings(position: Position) -> tuple[int | None, int | None]:
    """The plies since the 16-move and the 5-move limit began; None if one has not begun.

    FMJD: once begun, they continue, whatever is captured.
    """
    sixteen = five = None
    for number, past in enumerate(islice(back(position), SIXTEEN + 1)):
        own, foe, kings, _ = past.setting
        if (own | foe).bit_count() > _FEW:
            break
        strong = _against_lone_king(own, foe, kings) or _against_lone_king(foe, own, kings)
        if strong == _FEW - 1:
            sixteen = number
        elif strong:
            five = number
    return sixteen, five


def _against_lone_king(strong: int, lone: int, kings: int) -> int:
    """The number of pieces, at least one a king, against a single king; 0 for other material."""
    if lone.bit_count() == 1 and lone & kings and strong & kings:
        return strong.bit_count()
    return 0


def men(position: Position) -> int:
    """The men of both sides, which king moves do not change."""
    own, foe, kings, _ = position.setting
    return (own | foe) & ~kings


def back(position: Position) -> Iterator[Position]:
    """A position and its predecessors, latest first."""
    past: Position | None = position
    while past is not None:
        yield past
        past = past.past
