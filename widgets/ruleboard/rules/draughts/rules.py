"""The switches in which rule sets of draughts on a hundred squares differ, the two presets, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ruleboard.rules import ruleset
from ruleboard.rules.base import Note
from ruleboard.rules.draughts.codes import Statement


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set. Everything else (board, forced maximum capture, flying kings) is common to all."""

    name: str = "guoji"
    crowned_in_passing: bool = True  # a man is a king as soon as it touches the far row
    men_reset_clock: bool = False  # a man's move is progress; if not, only capture and crowning are
    clock_limit: int = 50  # moves of one side each without progress until the draw
    lone_king_limits: bool = False  # 16 and 5 moves each against a lone king
    repetitions: int = 3  # how often the same position, same side to move, makes a draw

    @property
    def title(self) -> Note:
        """What these rules are called."""
        return ruleset.title(self, PRESETS)

    @property
    def statements(self) -> Mapping[str, Note]:
        """What these rules say on each subject, in the order in which one would tell it."""
        clock = Statement.CLOCK_KING_MOVES if self.men_reset_clock else Statement.CLOCK_ALL_MOVES
        return {
            "men": Note(Statement.MEN_GO_FORWARD),
            "capture": Note(Statement.FORCED_MAXIMUM),
            "removal": Note(Statement.REMOVED_AT_THE_END),
            "kings": Note(Statement.KINGS_FLY),
            "crown": Note(
                Statement.CROWNED_IN_PASSING
                if self.crowned_in_passing
                else Statement.CROWNED_AT_THE_END
            ),
            "clock": Note(clock, {"n": self.clock_limit}),
            "endings": Note(
                Statement.LONE_KING_LIMITS
                if self.lone_king_limits
                else Statement.NO_LONE_KING_LIMITS
            ),
            "repetition": Note(Statement.REPETITION_DRAWS, {"n": self.repetitions}),
        }

    def differences(self, other: Rules | None = None) -> tuple[Note, ...]:
        """What is different here from other rules, by default from those of 国际跳棋."""
        return ruleset.differences(self, GUOJI if other is None else other)

    def with_subject(self, subject: str, other: Rules) -> Rules:
        """These rules, except that on one subject they are as the other ones."""
        return ruleset.taking(self, subject, other, _SUBJECTS)


_SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "men": (),
    "capture": (),
    "removal": (),
    "kings": (),
    "crown": ("crowned_in_passing",),
    "clock": ("men_reset_clock", "clock_limit"),
    "endings": ("lone_king_limits",),
    "repetition": ("repetitions",),
}
"""What rules speak of, and the switches that settle it."""

# 国际跳棋 王棋规则: 到达对方底线时立即成王，即使是在连续吃子过程中; 50步规则: 没有吃掉任何棋子, 没有任何棋子成王.
GUOJI = Rules()
# FMJD: crowned only where the move ends; 25 king moves each; 16 and 5 moves each in small endings.
FMJD = Rules("fmjd", crowned_in_passing=False, men_reset_clock=True, lone_king_limits=True)

PRESETS = {rules.name: rules for rules in (GUOJI, FMJD)}
