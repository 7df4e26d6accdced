"""One rule set at work on one board: what may be done, what it leaves behind, and when it is over.

Everything here is numbers: the men of the side to move (own), of the other side (foe), and what does not stand on the
board (Aside). Positions, refusals and events put names and words to it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ruleboard.rules.base import Outcome
from ruleboard.rules.mills.rules import FEWEST, Rules
from ruleboard.rules.mills.tables import Memo, Move, Tables, bits, tables


class Aside(NamedTuple):
    """What the men on the board do not show; `foe_…` belongs to the side that is not to move."""

    hand: int = 0
    foe_hand: int = 0
    closed: int = 0  # 成三棋 3: the points with a red ×
    delays: tuple[
        int, ...
    ] = ()  # mills (bit n: the n-th) that wait 1, 2, … more own turns; () if none does
    foe_delays: tuple[int, ...] = ()
    quiet: int = 0  # turns since the last placing or removal, where the rules count them
    past: tuple[
        tuple[int, int], ...
    ] = ()  # own and foe before each quiet turn, where repetition counts


CALM = Aside()
"""Nothing aside, and nothing to be kept: the one Aside for moving under rules without delays, limits and the like."""


class State(NamedTuple):
    """A position as the engine sees it."""

    engine: Engine
    own: int
    foe: int
    aside: Aside


class Engine:
    """What one rule set makes of masks."""

    def __init__(self, rules: Rules) -> None:
        """Look up what the rules ask for, once."""
        self.rules = rules
        self.tables: Tables = tables(rules.board)
        self.plain = not (
            rules.rebuild_delay or rules.limit or rules.repetition or rules.mill_wins
        )  # then a move without a removal changes nothing but the men
        self.most = (
            len(self.tables.mills) if rules.removals == "each" else 1
        )  # removals in one turn
        self.removals = Memo(self._removals)
        self.full = self.tables.full
        self.slides = self._slider()
        # With more men than this on the board and nothing aside, a side can do nothing but slide.
        self.only_slides = rules.flies_at if rules.jump == "none" else self.tables.size

    def _slider(self) -> Callable[[int, int], tuple[Move, ...]]:
        lanes, slid = self.tables.slides, self.tables.slid
        men_sum, blank_sum, mask = lanes.men_sum, lanes.blank_sum, lanes.mask

        def slides(own: int, blank: int) -> tuple[Move, ...]:
            return slid[own * men_sum & blank * blank_sum & mask]

        return slides

    def forget(self) -> None:
        """Empty the memos, for honest measurements."""
        self.removals.clear()
        self.tables.forget()

    def steps(self, own: int, foe: int, aside: Aside) -> tuple[Move, ...]:
        """The legal placings and moves, without their removals."""
        blank = self.full ^ own ^ foe ^ aside.closed
        if not aside.hand:
            return self._moves(own, foe, blank, aside)
        found = tuple([step for step in self.tables.placings if step[3] & blank])
        return (
            found + self._moves(own, foe, blank, aside) if self.rules.moves_while_placing else found
        )

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
                jumps = tables.jumps
                found += tables.jumped[
                    own * jumps.men_sum
                    & over * jumps.over_sum
                    & blank * jumps.blank_sum
                    & jumps.mask
                ]
        waiting = self.waiting(aside)
        if waiting and self.rules.rebuild == "illegal":
            found = tuple([step for step in found if not self.closes(own, step) & waiting])
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

    def closes(self, own: int, step: Move) -> int:
        """The mills (bit n: the n-th) that a placing or move closes."""
        target = step.own & ~own
        men = own ^ step.own
        found = 0
        for number, mill in self.tables.mills_at[target]:
            if men & mill == mill:
                found |= 1 << number
        return found

    def opens(self, own: int, step: Move) -> int:
        """The mills (bit n: the n-th) that a move of one of their men opens."""
        source = step.own & own
        found = 0
        if source:
            for number, mill in self.tables.mills_at[source]:
                if own & mill == mill:
                    found |= 1 << number
        return found

    def owed(self, own: int, aside: Aside, step: Move) -> int:
        """How many men a placing or move entitles to, if there are so many to remove."""
        closed = self.closes(own, step)
        if step.source is not None:  # Мельница 6 speaks of moves: placing is never delayed
            closed &= ~self.waiting(aside)
        return 0 if self.rules.mill_wins else min(closed.bit_count(), self.most)

    def turns(self, own: int, foe: int, aside: Aside, steps: tuple[Move, ...]) -> tuple[Move, ...]:
        """The legal turns: each placing or move with every choice of men to remove for it."""
        threats = self.tables.threats[own] & ~foe
        if not threats:
            return steps
        found: list[Move] = []
        for step in steps:
            if step[3] & threats and (owed := self.owed(own, aside, step)):
                removals = self.removals[foe, aside.foe_hand, owed]
                found += self.tables.taking[step, removals]
            else:
                found.append(step)
        return tuple(found)

    def removable(self, foe: int, foe_hand: int) -> int:
        """The men that may be removed next; none when the game is already won."""
        if foe.bit_count() + foe_hand < FEWEST:
            return 0
        free = foe & ~self.tables.in_mills[foe]
        return free or (foe if self.rules.all_in_mills == "any" else 0)

    def _removals(self, key: tuple[int, int, int]) -> tuple[int, ...]:
        """Every set of men that can be removed one after another; (0,) if no man can."""
        foe, foe_hand, owed = key
        found = {0}
        for _ in range(owed):
            longer = {
                taken | bit
                for taken in found
                for bit in bits(self.removable(foe & ~taken, foe_hand))
            }
            if not longer:
                break
            found = longer
        return tuple(sorted(found, key=lambda taken: [*bits(taken)]))

    def after(self, own: int, foe: int, aside: Aside, turn: Move) -> Aside:
        """What is aside once a turn has been played, seen from the other side, which is then to move."""
        hand, foe_hand, closed, delays, foe_delays, quiet, past = aside
        rules = self.rules
        if turn.source is None:
            hand -= 1
        if rules.marked_points:  # 成三棋 3; decision: no × once the last man is placed
            closed = closed | turn.foe if hand or foe_hand else 0
        if rules.rebuild_delay:
            opened = self.opens(own, turn)
            if opened or delays:
                queue = (*delays, *(0,) * rules.rebuild_delay)[1 : rules.rebuild_delay]
                delays = (*queue, opened)
                delays = delays if any(delays) else ()
        if turn.source is None or turn.foe:
            quiet, past = 0, ()
        else:
            if rules.limit and rules.limit_counts == "quiet":
                quiet += 1
            if rules.repetition:
                past = (*past, (own, foe))
        return self.aside(Aside(foe_hand, hand, closed, foe_delays, delays, quiet, past))

    def aside(self, aside: Aside) -> Aside:
        """The same, or CALM where that is what it is."""
        return CALM if self.plain and aside == CALM else aside

    def verdict(self, own: int, foe: int, aside: Aside, turn: int, turns: int) -> Outcome | None:
        """How the game ended, unless the player to move is merely blocked: that shows when he looks for a turn."""
        rules = self.rules
        if rules.mill_wins:
            for player, men in ((1 - turn, foe), (turn, own)):
                if self.tables.in_mills[men]:
                    return Outcome(player, "mill")
        if own.bit_count() + aside.hand < FEWEST:
            return Outcome(1 - turn, "few_men")
        if foe.bit_count() + aside.foe_hand < FEWEST:
            return Outcome(turn, "few_men")
        reason = self._draw(own, foe, aside, turns)
        if reason is None:
            return None
        # Decision: a win or loss is decided before any draw.
        return Outcome(None, reason) if self.steps(own, foe, aside) else self.blocked(turn)

    def _draw(self, own: int, foe: int, aside: Aside, turns: int) -> str | None:
        rules = self.rules
        if rules.limit and (turns if rules.limit_counts == "turns" else aside.quiet) >= rules.limit:
            return f"limit_{rules.limit_counts}"
        past = aside.past
        if rules.repetition and self.seen(own, foe, past) >= rules.repetition:
            return "repetition"
        return None

    def seen(self, own: int, foe: int, past: tuple[tuple[int, int], ...]) -> int:
        """How many times these men, with the same player to move, have been on the board, now included."""
        return past[len(past) % 2 :: 2].count((own, foe)) + 1

    def blocked(self, turn: int) -> Outcome:
        """What having no legal turn means."""
        return (
            Outcome(None, "stalemate")
            if self.rules.blocked == "draw"
            else Outcome(1 - turn, "blocked")
        )


@lru_cache(64)
def engine(rules: Rules) -> Engine:
    """The engine of a rule set, made once."""
    return Engine(rules)
