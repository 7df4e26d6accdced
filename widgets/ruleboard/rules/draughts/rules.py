"""Rule sets of the draughts family: the switches, the presets, and their statements."""

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
"""The supported board sizes: an even number of rows, so that each side has a dark corner square on its left."""

_LEAST = {"clock_limit": 1, "repetitions": 2}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A rule set. Common to all: pieces move diagonally, capturing is compulsory, and a capture must be completed."""

    name: str
    # The number of rows, and of squares in each.
    size: int = 10
    # Black makes the first move, not White.
    black_begins: bool = False
    # Only captures of the maximum number of pieces are legal; otherwise any complete capture.
    takes_most: bool = True
    # Men, which step only forward, capture backward too.
    men_capture_backward: bool = True
    # Kings move and jump over any distance; otherwise one square in any direction.
    kings_fly: bool = True
    # A man becomes a king as soon as it touches the far row.
    crowned_in_passing: bool = False
    # A man's move counts as progress; otherwise only captures and promotions do.
    men_reset_clock: bool = True
    # Plies without progress until the draw.
    clock_limit: int = 50
    # 16 and 5 moves each against a lone king.
    lone_king_limits: bool = True
    # How often a position, with the same side to move, must occur for a draw.
    repetitions: int = 3

    def __post_init__(self) -> None:
        ruleset.check_name(self.name)
        ruleset.check_choices(self, {"size": SIZES})
        ruleset.check_numbers(self, _LEAST)

    def replace(self, name: str | None = None, **switches: Any) -> Rules:
        return ruleset.replace(self, name=self.name if name is None else name, **switches)

    @property
    def title(self) -> Note:
        return ruleset.title(self, PRESETS, Title)

    @property
    def statements(self) -> Mapping[str, Note]:
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
        """The statements that differ from other rules, by default from the FMJD's rules."""
        return ruleset.differences(self, FMJD if other is None else other)

    @checked
    def with_subject(self, subject: str, other: Rules) -> Rules:
        return ruleset.with_subject(self, subject, other, _SUBJECTS)

    def __repr__(self) -> str:
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
"""The subjects of the rules, with the switches of each."""

# FMJD: promotion only where the move ends; 25 king moves each; 16 and 5 moves each in small endings.
FMJD = Rules(name="fmjd")
# 国际跳棋 王棋规则: 到达对方底线时立即成王，即使是在连续吃子过程中; 50步规则: 没有吃掉任何棋子, 没有任何棋子成王.
GUOJI = Rules(name="guoji", crowned_in_passing=True, men_reset_clock=False, lone_king_limits=False)
# The family on eight rows. Brazilian: the world federation's rules on the small board; 20 king moves each.
BRAZILIAN = Rules(name="brazilian", size=8, clock_limit=40)
# Russian: any capture may be chosen, a man is promoted in passing; 15 king moves each.
RUSSIAN = Rules(
    name="russian",
    size=8,
    takes_most=False,
    crowned_in_passing=True,
    clock_limit=30,
    lone_king_limits=False,
)
# English: men capture only forward, kings move one square, any capture may be chosen; 40 moves each.
ENGLISH = Rules(
    name="english",
    size=8,
    black_begins=True,
    takes_most=False,
    men_capture_backward=False,
    kings_fly=False,
    clock_limit=80,
    lone_king_limits=False,
)

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {rules.name: rules for rules in (FMJD, GUOJI, RUSSIAN, BRAZILIAN, ENGLISH)}
)
