"""The engine of one rule set on one board: finds steps, the mills they close and open, and what may be removed.

It works on bit masks: the men of the side to move (own), of the other side (foe), and the state beside the board
(off). Positions, refusals and events translate them into names and codes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.rules import FEWEST, Rules
from ruleboard.rules.mills.tables import Memo, Tables, bits, tables
from ruleboard.rules.persistent_list import PersistentList

Past = PersistentList[tuple[int, int]]
"""The masks own and foe before each quiet turn."""

NO_PAST: Past = PersistentList()


class OffBoard(NamedTuple):
    """The state that the men on the board do not show; `foe_…` belongs to the side that is not to move."""

    hand: int = 0
    foe_hand: int = 0
    closed: int = 0  # 成三棋 3: the points with a red ×
    delays: tuple[int, ...] = ()  # mills (bit n: the n-th) that wait 1, 2, … more own turns
    foe_delays: tuple[int, ...] = ()
    quiet: int = 0  # turns since the last placing or removal, if the rules count them
    past: Past = NO_PAST  # empty unless the rules have a draw by repetition
    swung: int = 0  # source and target of the own last turn, if it left one mill to close another
    foe_swung: int = 0
    last: int = 0  # turns without a removal while each side has three men, if the rules count them


ONLY_SLIDES = OffBoard()
"""Both sides can only slide, and there is no further state: true for most of a game.

Compare by identity (`is`): another empty OffBoard is equal to it, but does not imply that both sides can only slide.
"""


class Engine:
    """Applies one rule set to bit masks."""

    def __init__(self, rules: Rules) -> None:
        """Precompute everything that depends only on the rules."""
        self.rules = rules
        self.tables: Tables = tables(rules.board)
        self.full = self.tables.full
        self.lanes = self.tables.slides
        self.most = len(self.tables.mills) if rules.removals == "each" else 1  # men in one turn
        self.removals = Memo(self._removals)
        self.removals_for = Memo(self._removals_for)
        self.simple = _is_simple(rules)
        # With more men than this on the board, and none in hand, a side can only slide.
        self._only_slides = rules.flies_at if rules.jump == "none" else self.tables.size
        hands = range(rules.men + 1)
        self._in_hand = tuple(tuple(OffBoard(hand, other) for other in hands) for hand in hands)

    def forget(self) -> None:
        """Clear the caches, for benchmarks."""
        self.removals.clear()
        self.removals_for.clear()
        self.tables.forget()

    def off_board(self, own: int, foe: int, hand: int, foe_hand: int) -> OffBoard:
        """The state beside the board under simple rules: the men in hand."""
        if not hand and not foe_hand:
            least = self._only_slides
            if own.bit_count() > least and foe.bit_count() > least:
                return ONLY_SLIDES
        return self._in_hand[hand][foe_hand]

    def steps(self, own: int, foe: int, off: OffBoard) -> tuple[Move, ...]:
        """The legal placings and moves, without removals."""
        if off is ONLY_SLIDES:
            return self.slides(own, self.full ^ own ^ foe)
        blank = self.full ^ own ^ foe ^ off.closed
        if not off.hand:
            return self._moves(own, foe, blank, off)
        found = self.tables.placed(blank)
        if self.rules.moves_while_placing:
            found += self._moves(own, foe, blank, off)
        return found

    def slides(self, own: int, blank: int) -> tuple[Move, ...]:
        """The moves to neighbouring points."""
        lanes, slid = self.lanes, self.tables.slid
        places = own * lanes.men_sum & blank * lanes.blank_sum
        return slid[places & lanes.upper] + slid[places & lanes.lower]

    def mobility(self, own: int, foe: int, off: OffBoard) -> int:
        """The number of steps, if possible counted without generating them."""
        if off is ONLY_SLIDES:
            lanes, blank = self.lanes, self.full ^ own ^ foe
            return (own * lanes.men_sum & blank * lanes.blank_sum & lanes.mask).bit_count()
        if off.hand and not self.rules.moves_while_placing:
            return (self.full ^ own ^ foe ^ off.closed).bit_count()
        return len(self.steps(own, foe, off))

    def flies(self, men: int, hand: int) -> bool:
        """Whether a side may fly: Мельница 3, no men in hand and few enough on the board."""
        return not hand and men.bit_count() <= self.rules.flies_at

    def _moves(self, own: int, foe: int, blank: int, off: OffBoard) -> tuple[Move, ...]:
        tables = self.tables
        if self.flies(own, off.hand):
            targets = [bit.bit_length() - 1 for bit in bits(blank)]
            rows = [tables.moves[bit.bit_length() - 1] for bit in bits(own)]
            found = tuple([row[target] for row in rows for target in targets])
        else:
            found = self.slides(own, blank)
            over = self.jumpable(own, foe)
            if over:
                lanes = tables.jumps
                between = over * lanes.over_sum & blank * lanes.blank_sum
                found += tables.jumped[own * lanes.men_sum & between & lanes.mask]
        if off.swung:  # such a man may not go straight back into the mill that it left
            found = tuple([step for step in found if not self.swings_back(own, off, step)])
        waiting = self.waiting(off)
        if waiting and self.rules.rebuild == "illegal":
            found = tuple([step for step in found if not self.closes(own, step.own) & waiting])
        return found

    def swings_back(self, own: int, off: OffBoard, step: Move) -> bool:
        """Whether a move brings a man back into the mill that it has just left for another."""
        return step.own == off.swung and bool(self.closes(own, step.own))

    def jumpable(self, own: int, foe: int) -> int:
        """The men that may be jumped over."""
        return {"none": 0, "own": own, "enemy": foe, "either": own | foe}[self.rules.jump]

    def waiting(self, off: OffBoard) -> int:
        """Bit mask of the mills that the side to move may not close yet, or that earn no removal yet."""
        found = 0
        for mills in off.delays:
            found |= mills
        return found

    def closes(self, own: int, change: int) -> int:
        """Bit mask of mills that a placing or move closes; `change` are the bits that it changes."""
        men = own ^ change
        found = 0
        for number, mill in self.tables.mills_at[change & men]:
            if men & mill == mill:
                found |= number
        return found

    def opens(self, own: int, step: Move) -> int:
        """Bit mask of mills that a move opens."""
        found = 0
        if step.source is not None:
            for number, mill in self.tables.mills_at[step.own & own]:
                if own & mill == mill:
                    found |= number
        return found

    def owed(self, own: int, off: OffBoard, step: Move) -> int:
        """The number of removals that a placing or move earns, if there are that many men to remove."""
        closed = self.closes(own, step[3])
        if not closed or self.rules.mill_wins:
            return 0
        if off.delays and step.source is not None:
            closed &= ~self.waiting(off)  # Мельница 6 is about moves: a placing is never delayed
        return min(closed.bit_count(), self.most)

    def turns(self, own: int, foe: int, off: OffBoard) -> tuple[Move, ...]:
        """The legal turns: each placing or move with every choice of removals."""
        if off is ONLY_SLIDES:
            steps = self.slides(own, self.full ^ own ^ foe)
            threats = self.tables.near_threats[own] & ~foe
        else:
            steps = self.steps(own, foe, off)
            threats = self.tables.threats[own] & ~foe
        if not threats:
            return steps
        found: list[Move] = []
        for step in steps:
            if step[3] & threats and (owed := self.owed(own, off, step)):
                found += self.removals_for[step, foe, off.foe_hand, owed]
            else:
                found.append(step)
        return tuple(found)

    def threats(self, own: int, off: OffBoard) -> int:
        """The points on which a step may close a mill; on all others it cannot."""
        if off is ONLY_SLIDES:
            return self.tables.near_threats[own]
        return self.tables.threats[own]

    def _removals_for(self, turn: tuple[Move, int, int, int]) -> list[Move]:
        """A placing or move combined with each possible set of removals."""
        (source, target, _, own, _), foe, foe_hand, owed = turn
        make, sites = tuple.__new__, self.tables.sites
        return [
            make(Move, (source, target, sites[taken], own, taken))
            for taken in self.removals[foe, foe_hand, owed]
        ]

    def removable(self, foe: int, foe_hand: int) -> int:
        """The men that may be removed next; none if the game is already won."""
        if foe.bit_count() + foe_hand < FEWEST:
            return 0
        free = foe & ~self.tables.in_mills[foe]
        return free or (foe if self.rules.all_in_mills == "any" else 0)

    def _removals(self, key: tuple[int, int, int]) -> tuple[int, ...]:
        """All sets of men that can be removed one after another; (0,) if none can."""
        foe, foe_hand, owed = key
        free = self.removable(foe, foe_hand)
        found = tuple([bit for bit in self.tables.mills_at if free & bit]) or (0,)
        for _ in range(1, owed):
            longer = {
                taken | bit
                for taken in found
                for bit in bits(self.removable(foe & ~taken, foe_hand))
            }
            if not longer:
                break
            found = tuple(sorted(longer, key=lambda taken: [*bits(taken)]))
        return found

    def after(self, own: int, foe: int, off: OffBoard, turn: Move) -> OffBoard:
        """The state beside the board after a turn, from the view of the other side, which is then to move."""
        hand, foe_hand, closed, delays, foe_delays, quiet, past, _, foe_swung, last = off
        rules = self.rules
        if turn.source is None:
            hand -= 1
        if self.simple:
            return self.off_board(foe ^ turn.foe, own ^ turn.own, foe_hand, hand)
        if rules.marked_points:  # 成三棋 3; decision: no × once the last man is placed
            closed = closed | turn.foe if hand or foe_hand else 0
        if rules.rebuild_delay:
            delays = _shifted(delays, self.opens(own, turn), rules.rebuild_delay)
        if turn.source is None or turn.foe:
            quiet, past = 0, NO_PAST
        else:
            if rules.limit and rules.limit_counts == "quiet":
                quiet += 1
            if rules.repetition:
                past = past.plus((own, foe))
        swung = 0
        if not rules.swing_back and self.opens(own, turn) and self.closes(own, turn.own):
            swung = turn.own
        if rules.last_men_limit:
            quietly = turn.source is not None and not turn.foe
            last = last + 1 if quietly and self.few(own, foe, hand, foe_hand) else 0
        return OffBoard(
            foe_hand, hand, closed, foe_delays, delays, quiet, past, foe_swung, swung, last
        )

    @staticmethod
    def few(own: int, foe: int, hand: int, foe_hand: int) -> bool:
        """Whether each side has three men left, all on the board."""
        return not (hand or foe_hand) and own.bit_count() == foe.bit_count() == FEWEST


def _is_simple(rules: Rules) -> bool:
    """Whether the men on the board and in hand are the whole state under these rules."""
    return not (
        rules.marked_points
        or rules.rebuild_delay
        or rules.limit
        or rules.repetition
        or rules.mill_wins
        or rules.last_men_limit
        or not rules.swing_back
    )


def _shifted(delays: tuple[int, ...], opened: int, delay: int) -> tuple[int, ...]:
    """Мельница 6: mills that wait have one turn less to wait, and those opened in this turn start to wait."""
    if not delays:
        return (*(0,) * (delay - 1), opened) if opened else ()
    queue = (*(mills & ~opened for mills in delays[1:]), opened)
    return queue if any(queue) else ()


class State(NamedTuple):
    """A position as bit masks, with its engine."""

    engine: Engine
    own: int
    foe: int
    off: OffBoard


@lru_cache(64)
def engine(rules: Rules) -> Engine:
    """The engine of a rule set, cached."""
    return Engine(rules)
