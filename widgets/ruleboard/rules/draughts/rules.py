"""The switches in which rule sets of draughts on a hundred squares differ, and the two presets."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set. Everything else (board, forced maximum capture, flying kings) is common to all."""

    name: str = "guoji"
    crowned_in_passing: bool = True  # a man is a king as soon as it touches the far row
    men_reset_clock: bool = False  # a man's move is progress; if not, only capture and crowning are
    clock_limit: int = 50  # moves of one side each without progress until the draw
    lone_king_limits: bool = False  # 16 and 5 moves each against a lone king
    repetitions: int = 3  # how often the same position, same side to move, makes a draw


# 国际跳棋 王棋规则: 到达对方底线时立即成王，即使是在连续吃子过程中; 50步规则: 没有吃掉任何棋子, 没有任何棋子成王.
GUOJI = Rules()
# FMJD: crowned only where the move ends; 25 king moves each; 16 and 5 moves each in small endings.
FMJD = Rules("fmjd", crowned_in_passing=False, men_reset_clock=True, lone_king_limits=True)

PRESETS = {rules.name: rules for rules in (GUOJI, FMJD)}
