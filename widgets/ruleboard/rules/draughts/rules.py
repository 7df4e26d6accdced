"""The switches in which the games of the draughts family differ, the presets, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from ruleboard.rules import ruleset
from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Note
from ruleboard.rules.draughts.codes import Statement, Title

SIZES = tuple(range(4, 21, 2))
"""The boards that can be played on: an even number of rows, so that both sides have a corner on their left."""

_LEAST = {"clock_limit": 1, "repetitions": 2}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A rule set. What all share: pieces go diagonally, capturing is compulsory, and a capture goes on to its end."""

    name: str
    # Rows of the board, and squares in each.
    size: int = 10
    # Black makes the first move, not White.
    black_begins: bool = False
    # Only a capture that takes the most pieces may be played; if not, any that is played to its end.
    takes_most: bool = True
    # Men, which step forward only, capture backward too.
    men_capture_backward: bool = True
    # Kings go and jump over any distance; if not, one square in any direction.
    kings_fly: bool = True
    # A man is a king as soon as it touches the far row.
    crowned_in_passing: bool = True
    # A man's move is progress; if not, only capture and crowning are.
    men_reset_clock: bool = False
    # Moves of one side each without progress until the draw.
    clock_limit: int = 50
    # 16 and 5 moves each against a lone king.
    lone_king_limits: bool = False
    # How often the same position, same side to move, makes a draw.
    repetitions: int = 3

    def __post_init__(self) -> None:
        """Validate the settings."""
        ruleset.check_name(self.name)
        ruleset.check_choices(self, {"size": SIZES})
        ruleset.check_numbers(self, _LEAST)

    def replace(self, name: str | None = None, **switches: Any) -> Rules:
        """These rules with some switches set otherwise, under a name of their own if one is given."""
        return ruleset.replace(self, name=self.name if name is None else name, **switches)

    @property
    def title(self) -> Note:
        """What these rules are called."""
        return ruleset.title(self, PRESETS, Title)

    @property
    def statements(self) -> Mapping[str, Note]:
        """What these rules say on each subject, in the order in which one would tell it."""
        said = Statement
        return {
            "board": Note(said.BOARD_SIZE, {"n": self.size}),
            "first": Note(said.BLACK_BEGINS if self.black_begins else said.WHITE_BEGINS),
            "goal": Note(said.GOAL),
            "men": Note(
                said.MEN_GO_FORWARD if self.men_capture_backward else said.MEN_CAPTURE_FORWARD
            ),
            "jump": Note(said.JUMP_TAKES),
            "goes_on": Note(said.GOES_ON),
            "capture": Note(said.FORCED_MAXIMUM if self.takes_most else said.ANY_CAPTURE),
            "removal": Note(said.REMOVED_AT_THE_END),
            "far_row": Note(said.FAR_ROW_CROWNS),
            "kings": Note(said.KINGS_FLY if self.kings_fly else said.KINGS_STEP),
            "crown": Note(
                said.CROWNED_IN_PASSING if self.crowned_in_passing else said.CROWNED_AT_THE_END
            ),
            "repetition": Note(said.REPETITION_DRAWS, {"n": self.repetitions}),
            "clock": Note(
                said.CLOCK_KING_MOVES if self.men_reset_clock else said.CLOCK_ALL_MOVES,
                {"n": self.clock_limit},
            ),
            "endings": Note(
                said.LONE_KING_LIMITS if self.lone_king_limits else said.NO_LONE_KING_LIMITS
            ),
        }

    @checked
    def differences(self, other: Rules | None = None) -> tuple[Note, ...]:
        """What is different here from other rules, by default from those of 国际跳棋."""
        return ruleset.differences(self, GUOJI if other is None else other)

    @checked
    def with_subject(self, subject: str, other: Rules) -> Rules:
        """These rules, except that on one subject they are as the other ones."""
        return ruleset.with_subject(self, subject, other, _SUBJECTS)

    def __repr__(self) -> str:
        """The rules as one would write them in Python."""
        return ruleset.expression(self, "draughts", PRESETS)


_SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "board": ("size",),
    "first": ("black_begins",),
    "goal": (),
    "men": ("men_capture_backward",),
    "jump": (),
    "goes_on": (),
    "capture": ("takes_most",),
    "removal": (),
    "far_row": (),
    "kings": ("kings_fly",),
    "crown": ("crowned_in_passing",),
    "repetition": ("repetitions",),
    "clock": ("men_reset_clock", "clock_limit"),
    "endings": ("lone_king_limits",),
}
"""What rules speak of, and the switches that settle it."""

# 国际跳棋 王棋规则: 到达对方底线时立即成王，即使是在连续吃子过程中; 50步规则: 没有吃掉任何棋子, 没有任何棋子成王.
GUOJI = Rules(name="guoji")
# FMJD: crowned only where the move ends; 25 king moves each; 16 and 5 moves each in small endings.
FMJD = Rules(name="fmjd", crowned_in_passing=False, men_reset_clock=True, lone_king_limits=True)
# The family on eight rows. Brazilian: the world federation's rules on the small board; 20 king moves each.
BRAZILIAN = FMJD.replace(name="brazilian", size=8, clock_limit=40)
# Russian: any capture may be chosen, a man is crowned in passing; 15 king moves each.
RUSSIAN = Rules(name="russian", size=8, takes_most=False, men_reset_clock=True, clock_limit=30)
# English: men capture forward only, kings go one square, any capture may be chosen; 40 moves each.
ENGLISH = Rules(
    name="english",
    size=8,
    black_begins=True,
    takes_most=False,
    men_capture_backward=False,
    kings_fly=False,
    crowned_in_passing=False,
    men_reset_clock=True,
    clock_limit=80,
)

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {rules.name: rules for rules in (GUOJI, FMJD, RUSSIAN, BRAZILIAN, ENGLISH)}
)
