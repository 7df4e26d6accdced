"""How a game ends. A side that has no piece or no move has lost, and that is decided before any draw.

国际跳棋 平局条件 knows repetition and fifty moves without progress; FMJD knows repetition, 25 king moves each, and 16
or 5 moves each where little is left against a lone king.
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
"""25, 16 and 5 moves each, counted in moves of one side."""

THRICE = 3
"""So often the same position is a draw wherever the game is played."""

_FEW = 4  # three pieces and a lone king: with more on the board, no limit of an ending has begun


def outcome(position: Position) -> Outcome | None:
    """How the game ended, or None."""
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
    """What the rule is called by which a clock draws the game."""
    if not rules.men_reset_clock:
        return Ended.NO_PROGRESS
    return Ended.KING_MOVES if rules.clock_limit == TWENTY_FIVE else Ended.ONLY_KINGS


def repeated(position: Position) -> int:
    """How often this position, with this side to move, has been on the board, now included."""
    if position.clock > ONE_BY_ONE:
        return position.still.seen(position.setting[:3]) + 1
    still = men(position)
    times = 0
    for number, past in enumerate(back(position)):
        if men(past) != still:  # a man never goes back, a taken piece never returns
            break
        times += number % 2 == 0 and past == position
    return times


def unasked(position: Position) -> Iterator[Position]:
    """A position and those before it, the latest first, as far back as none has been asked what may come up again."""
    return takewhile(lambda each: not hasattr(each, "_still"), back(position))


def endings(position: Position) -> tuple[int | None, int | None]:
    """How many moves of one side each have passed since the 16 and the 5 moves began to count; None if they have not.

    FMJD: once begun, they run on, whatever is captured meanwhile.
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
    """How many pieces, a king among them, stand against a single king; 0 if it is not so."""
    if lone.bit_count() == 1 and lone & kings and strong & kings:
        return strong.bit_count()
    return 0


def men(position: Position) -> int:
    """The men of both sides, which a move of a king leaves as they are."""
    own, foe, kings, _ = position.setting
    return (own | foe) & ~kings


def back(position: Position) -> Iterator[Position]:
    """A position and all that came before it, the latest first."""
    past: Position | None = position
    while past is not None:
        yield past
        past = past.past
