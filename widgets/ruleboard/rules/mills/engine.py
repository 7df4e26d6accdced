"""One rule set at work on one board: which steps there are, what they close and open, what may be removed for it.

Everything here is numbers: the men of the side to move (own), of the other side (foe), and what does not stand on the
board (aside). Positions, refusals and events put names and words to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ruleboard.rules.mills.rules import FEWEST, Rules
from ruleboard.rules.mills.tables import Memo, Move, Tables, bits, tables


class Aside(NamedTuple):
    """What the men on the board do not show; `foe_…` belongs to the side that is not to move."""

    hand: int = 0
    foe_hand: int = 0
    closed: int = 0  # 成三棋 3: the points with a red ×
    delays: tuple[int, ...] = ()  # mills (bit n: the n-th) that wait 1, 2, … more own turns
    foe_delays: tuple[int, ...] = ()
    quiet: int = 0  # turns since the last placing or removal, where the rules count them
    past: tuple[tuple[int, int], ...] = ()  # own and foe before each quiet turn, for repetition


CALM = Aside()
"""Both sides can do nothing but slide, and there is nothing to be kept in mind: what most of a game is like.

It is told by identity; another Aside without content is equal to it, but promises nothing.
"""


class Engine:
    """What one rule set makes of masks."""

    def __init__(self, rules: Rules) -> None:
        """Look up what the rules ask for, once."""
        self.rules = rules
        self.tables: Tables = tables(rules.board)
        self.full = self.tables.full
        self.lanes = self.tables.slides
        self.most = len(self.tables.mills) if rules.removals == "each" else 1  # men in one turn
        self.removals = Memo(self._removals)
        self.taking = Memo(self._taking)
        self.simple = _is_simple(rules)
        # With more men than this on the board, and nothing in hand, a side can do nothing but slide.
        self._only_slides = rules.flies_at if rules.jump == "none" else self.tables.size
        hands = range(rules.men + 1)
        self._asides = tuple(tuple(Aside(hand, other) for other in hands) for hand in hands)

    def forget(self) -> None:
        """Empty the memos, for honest measurements."""
        self.removals.clear()
        self.taking.clear()
        self.tables.forget()

    def aside(self, own: int, foe: int, hand: int, foe_hand: int) -> Aside:
        """What is aside under simple rules: the men in hand."""
        if not hand and not foe_hand:
            least = self._only_slides
            if own.bit_count() > least and foe.bit_count() > least:
                return CALM
        return self._asides[hand][foe_hand]

    def steps(self, own: int, foe: int, aside: Aside) -> tuple[Move, ...]:
        """The legal placings and moves, without their removals."""
        if aside is CALM:
            return self.slides(own, self.full ^ own ^ foe)
        blank = self.full ^ own ^ foe ^ aside.closed
        if not aside.hand:
            return self._moves(own, foe, blank, aside)
        found = self.tables.placed(blank)
        if self.rules.moves_while_placing:
            found += self._moves(own, foe, blank, aside)
        return found

    def slides(self, own: int, blank: int) -> tuple[Move, ...]:
        """The steps to neighbouring points."""
        lanes, slid = self.lanes, self.tables.slid
        places = own * lanes.men_sum & blank * lanes.blank_sum
        return slid[places & lanes.upper] + slid[places & lanes.lower]

    def mobility(self, own: int, foe: int, aside: Aside) -> int:
        """How many steps there are, counted without making them wherever that is possible."""
        if aside is CALM:
            lanes, blank = self.lanes, self.full ^ own ^ foe
            return (own * lanes.men_sum & blank * lanes.blank_sum & lanes.mask).bit_count()
        if aside.hand and not self.rules.moves_while_placing:
            return (self.full ^ own ^ foe ^ aside.closed).bit_count()
        return len(self.steps(own, foe, aside))

    def flies(self, men: int, hand: int) -> bool:
        """Whether a side flies: Мельница 3, with an empty hand and few enough men on the board."""
        return not hand and men.bit_count() <= self.rules.flies_at

    def _moves(self, own: int, foe: int, blank: int, aside: Aside) -> tuple[Move, ...]:
        tables = self.tables
        if self.flies(own, aside.hand):
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
        waiting = self.waiting(aside)
        if waiting and self.rules.rebuild == "illegal":
            found = tuple([step for step in found if not self.closes(own, step.own) & waiting])
        return found

    def jumpable(self, own: int, foe: int) -> int:
        """The men that may be jumped over."""
        return {"none": 0, "own": own, "enemy": foe, "either": own | foe}[self.rules.jump]

    def waiting(self, aside: Aside) -> int:
        """The mills (bit n: the n-th) that the side to move may not close yet, or not for a removal."""
        found = 0
        for mills in aside.delays:
            found |= mills
        return found

    def closes(self, own: int, change: int) -> int:
        """The mills (bit n: the n-th) that a placing or move closes, given by the bits that it changes."""
        men = own ^ change
        found = 0
        for number, mill in self.tables.mills_at[change & men]:
            if men & mill == mill:
                found |= number
        return found

    def opens(self, own: int, step: Move) -> int:
        """The mills (bit n: the n-th) that a move of one of their men opens."""
        found = 0
        if step.source is not None:
            for number, mill in self.tables.mills_at[step.own & own]:
                if own & mill == mill:
                    found |= number
        return found

    def owed(self, own: int, aside: Aside, step: Move) -> int:
        """How many men a placing or move entitles to, if there are so many to remove."""
        closed = self.closes(own, step[3])
        if not closed or self.rules.mill_wins:
            return 0
        if aside.delays and step.source is not None:
            closed &= ~self.waiting(aside)  # Мельница 6 speaks of moves: placing is never delayed
        return min(closed.bit_count(), self.most)

    def turns(self, own: int, foe: int, aside: Aside) -> tuple[Move, ...]:
        """The legal turns: each placing or move with every choice of men to remove for it."""
        if aside is CALM:
            steps = self.slides(own, self.full ^ own ^ foe)
            threats = self.tables.near_threats[own] & ~foe
        else:
            steps = self.steps(own, foe, aside)
            threats = self.tables.threats[own] & ~foe
        if not threats:
            return steps
        found: list[Move] = []
        for step in steps:
            if step[3] & threats and (owed := self.owed(own, aside, step)):
                found += self.taking[step, foe, aside.foe_hand, owed]
            else:
                found.append(step)
        return tuple(found)

    def threats(self, own: int, aside: Aside) -> int:
        """The points on which a step may close a mill: no other can."""
        if aside is CALM:
            return self.tables.near_threats[own]
        return self.tables.threats[own]

    def _taking(self, turn: tuple[Move, int, int, int]) -> list[Move]:
        """A placing or move with each of the ways to remove men for it."""
        (source, target, _, own, _), foe, foe_hand, owed = turn
        make, sites = tuple.__new__, self.tables.sites
        return [
            make(Move, (source, target, sites[taken], own, taken))
            for taken in self.removals[foe, foe_hand, owed]
        ]

    def removable(self, foe: int, foe_hand: int) -> int:
        """The men that may be removed next; none when the game is already won."""
        if foe.bit_count() + foe_hand < FEWEST:
            return 0
        free = foe & ~self.tables.in_mills[foe]
        return free or (foe if self.rules.all_in_mills == "any" else 0)

    def _removals(self, key: tuple[int, int, int]) -> tuple[int, ...]:
        """Every set of men that can be removed one after another; (0,) if no man can."""
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


def _is_simple(rules: Rules) -> bool:
    """Whether the rules keep nothing in mind but the men on the board and in hand."""
    return not (
        rules.marked_points
        or rules.rebuild_delay
        or rules.limit
        or rules.repetition
        or rules.mill_wins
    )


class State(NamedTuple):
    """A position as the engine sees it."""

    engine: Engine
    own: int
    foe: int
    aside: Aside


@lru_cache(64)
def engine(rules: Rules) -> Engine:
    """The engine of a rule set, made once."""
    return Engine(rules)
