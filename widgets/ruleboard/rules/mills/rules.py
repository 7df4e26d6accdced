"""Rule sets of the mill family: one dataclass of switches; each preset is defined by its differences from the standard.

Rule sets are compared by their statements, so a lesson can say what is new in a game without knowing the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from ruleboard.rules import ruleset
from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Note
from ruleboard.rules.errors import BadValue, InvalidPosition
from ruleboard.rules.mills import boards
from ruleboard.rules.mills.board import Board
from ruleboard.rules.mills.codes import Fault, Statement, Title

FEWEST = 3
"""A player with fewer men than this, on the board and in hand together, has lost."""

_CHOICES: Mapping[str, tuple[str, ...]] = {
    "all_in_mills": ("any", "none"),
    "removals": ("one", "each"),
    "jump": ("none", "own", "enemy", "either"),
    "rebuild": ("illegal", "no_capture"),
    "limit_counts": ("turns", "quiet"),
    "blocked": ("loss", "draw"),
}
_LEAST = {
    "men": FEWEST,
    "flies_at": 0,
    "rebuild_delay": 0,
    "limit": 0,
    "repetition": 0,
    "last_men_limit": 0,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The switches of the mill family. The defaults are the standard game."""

    name: str
    board: Board = boards.NINE
    # Men of each player.
    men: int = 9
    # A player with at most this many men on the board, and none in hand, flies; 0: never.
    flies_at: int = 3
    # 成三棋 3: a point emptied in the placing phase stays closed until the moving phase.
    marked_points: bool = False
    # What may be removed if all enemy men are in mills: any, none.
    all_in_mills: str = "any"
    # Men removed in a turn: one, or one for each mill it closes.
    removals: str = "one"
    # Which men may be jumped over along a line: none, own, enemy, either.
    jump: str = "none"
    # For this many own turns, a mill that the player opened may not be closed again (illegal), or removes nothing.
    rebuild_delay: int = 0
    rebuild: str = "illegal"
    # Men may be moved while others are still in hand.
    moves_while_placing: bool = False
    # Closing a mill wins at once.
    mill_wins: bool = False
    # A draw after this many turns of both players together; 0: never.
    limit: int = 0
    # What `limit` counts: every turn, or those since the last placing or removal (quiet).
    limit_counts: str = "turns"
    # A draw when a position occurs this many times; 0: never.
    repetition: int = 0
    # The result of having no legal turn: loss, draw.
    blocked: str = "loss"
    # A man that left one mill to close another may go straight back and close the first again.
    swing_back: bool = True
    # A draw after this many turns of both together without a removal while each has three men; 0: never.
    last_men_limit: int = 0

    def __post_init__(self) -> None:
        ruleset.check_name(self.name)
        ruleset.check_choices(self, _CHOICES)
        ruleset.check_numbers(self, _LEAST)
        if self.repetition == 1:  # one occurrence is no repetition
            raise BadValue(Fault.BAD_SETTING, got=1, at="repetition", expected="≥ 2")
        board: object = self.board
        if not isinstance(board, Board):
            known = tuple(each.name for each in _BOARDS)
            raise BadValue(Fault.IMPOSSIBLE_SETTING, got=board, at="board", expected=known)
        if len(self.board.points) < 2 * self.men:
            raise InvalidPosition(
                Fault.BOARD_TOO_SMALL,
                got=len(self.board.points),
                at=self.board.name,
                expected=f"≥ {2 * self.men}",
            )

    def replace(self, name: str | None = None, **switches: Any) -> Rules:
        return ruleset.replace(self, name=self.name if name is None else name, **switches)

    @property
    def title(self) -> Note:
        return ruleset.title(self, PRESETS, Title)

    @property
    def statements(self) -> Mapping[str, Note]:
        return _statements(self)

    @checked
    def differences(self, other: Rules | None = None) -> tuple[Note, ...]:
        """The statements that differ from other rules, by default from the standard game."""
        return ruleset.differences(self, STANDARD if other is None else other)

    @checked
    def with_subject(self, subject: str, other: Rules) -> Rules:
        return ruleset.with_subject(self, subject, other, _SUBJECTS)

    def __repr__(self) -> str:
        return ruleset.expression(self, "mills", PRESETS)


_SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "board": ("board",),
    "men": ("men",),
    "first": (),
    "line": (),
    "places": ("moves_while_placing",),
    "mill": ("mill_wins",),
    "removals": ("removals",),
    "safe": ("all_in_mills",),
    "gone": (),
    "marks": ("marked_points",),
    "step": (),
    "jump": ("jump",),
    "flies": ("flies_at",),
    "rebuild": ("rebuild_delay", "rebuild"),
    "swing": ("swing_back",),
    "few": (),
    "blocked": ("blocked",),
    "limit": ("limit", "limit_counts"),
    "repetition": ("repetition",),
    "last_men": ("last_men_limit",),
}
"""The subjects of the rules, with the switches of each."""


_BOARDS: Mapping[Board, Statement] = {
    boards.NINE: Statement.BOARD_NINE,
    boards.TWELVE: Statement.BOARD_TWELVE,
    boards.SIX: Statement.BOARD_SIX,
    boards.THREE: Statement.BOARD_THREE,
    boards.SNAIL: Statement.BOARD_SNAIL,
}
_JUMPS: Mapping[str, Statement] = {
    "none": Statement.NO_JUMP,
    "own": Statement.JUMP_OWN,
    "enemy": Statement.JUMP_ENEMY,
    "either": Statement.JUMP_EITHER,
}
_REBUILDS: Mapping[str, Statement] = {
    "illegal": Statement.REBUILD_ILLEGAL,
    "no_capture": Statement.REBUILD_NO_CAPTURE,
}
_LIMITS: Mapping[str, Statement] = {
    "turns": Statement.LIMIT_TURNS,
    "quiet": Statement.LIMIT_QUIET,
}


def _statements(rules: Rules) -> dict[str, Note]:
    said = Statement
    return {
        "board": _board(rules.board),
        "men": Note(said.MEN, {"n": rules.men}),
        "first": Note(said.WHITE_BEGINS),
        "line": Note(said.MILL),
        "places": _either(
            said.MOVES_WHILE_PLACING, said.PLACES_FIRST, on=rules.moves_while_placing
        ),
        "mill": _either(said.MILL_WINS, said.MILL_REMOVES, on=rules.mill_wins),
        "removals": _either(
            said.REMOVAL_FOR_EACH_MILL, said.ONE_REMOVAL, on=rules.removals == "each"
        ),
        "safe": _either(
            said.MILLS_ALWAYS_SAFE, said.MILLS_SAFE_UNLESS_ALL, on=rules.all_in_mills == "none"
        ),
        "gone": Note(said.NEVER_BACK),
        "marks": _either(said.MARKED_POINTS, said.NO_MARKED_POINTS, on=rules.marked_points),
        "step": Note(said.STEP),
        "jump": Note(_JUMPS[rules.jump]),
        "flies": _counted(said.FLIES_AT, rules.flies_at, said.NEVER_FLIES),
        "rebuild": _counted(_REBUILDS[rules.rebuild], rules.rebuild_delay, said.REBUILD_AT_ONCE),
        "swing": _either(said.SWINGS_BACK, said.NO_SWING_BACK, on=rules.swing_back),
        "few": Note(said.TWO_MEN_LOSE),
        "blocked": _either(said.BLOCKED_DRAWS, said.BLOCKED_LOSES, on=rules.blocked == "draw"),
        "limit": _counted(_LIMITS[rules.limit_counts], rules.limit, said.NO_LIMIT),
        "repetition": _counted(said.REPETITION_DRAWS, rules.repetition, said.NO_REPETITION),
        "last_men": _counted(said.LAST_MEN_LIMIT, rules.last_men_limit, said.NO_LAST_MEN_LIMIT),
    }


def _either(code: Statement, other: Statement, *, on: bool) -> Note:
    return Note(code if on else other)


def _counted(code: Statement, n: int, never: Statement) -> Note:
    return Note(code, {"n": n}) if n else Note(never)


def _board(board: Board) -> Note:
    known = _BOARDS.get(board)
    return Note(known) if known else Note(Statement.OWN_BOARD, {"board": board.name})


SWITCHES = ruleset.switches(Rules)
"""The names of all switches."""

STANDARD = Rules(name="standard")

CHENGSAN = STANDARD.replace(  # 成三棋; 3 and 4 of the rules, 3 of the end conditions
    "chengsan", flies_at=0, marked_points=True, all_in_mills="none", limit=100
)

MELNITSA = STANDARD.replace(  # Мельница 2, 5, 6 and 7
    "melnitsa", all_in_mills="none", removals="each", jump="either", rebuild_delay=2
)

MELNITSA_SNAIL = MELNITSA.replace("melnitsa_snail", board=boards.SNAIL)

MELNITSA_12 = MELNITSA.replace(  # Мельница 3: with 11 or 12 men, flying begins at 4
    "melnitsa_12", board=boards.TWELVE, men=12, flies_at=4
)

MELNITSA_11 = MELNITSA_12.replace("melnitsa_11", men=11)

MOLENDINUM = STANDARD.replace(  # Molendinum 8, 12 and 13
    "molendinum", flies_at=0, all_in_mills="none"
)

LASKER = STANDARD.replace("lasker", men=10, moves_while_placing=True)

MORABARABA = STANDARD.replace(  # Mind Sports South Africa, Generally Accepted Rules
    "morabaraba", board=boards.TWELVE, men=12, swing_back=False, last_men_limit=20
)

# What tournament players agree on beforehand: a third repetition, or 50 moves each without a removal, is a draw.
TOURNAMENT = STANDARD.replace("tournament", limit=100, limit_counts="quiet", repetition=3)

SIX = STANDARD.replace("six", board=boards.SIX, men=6, flies_at=0)

THREE = STANDARD.replace("three", board=boards.THREE, men=3, flies_at=0, mill_wins=True)

_PRESETS = (
    STANDARD,
    CHENGSAN,
    MELNITSA,
    MELNITSA_SNAIL,
    MELNITSA_12,
    MELNITSA_11,
    MOLENDINUM,
    LASKER,
    MORABARABA,
    TOURNAMENT,
    SIX,
    THREE,
)
PRESETS: Mapping[str, Rules] = MappingProxyType({rules.name: rules for rules in _PRESETS})
"""The built-in rule sets by name."""
