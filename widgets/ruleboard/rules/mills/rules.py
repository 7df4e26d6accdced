"""The rules of every game of the family: one record of switches, and each game as its differences from the standard.

A rule set is compared and shown switch by switch, so a lesson can say what is new in a game without knowing the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from ruleboard.rules import ruleset
from ruleboard.rules.base import InvalidPosition, Note, Unknown
from ruleboard.rules.mills import boards
from ruleboard.rules.mills.board import Board

FEWEST = 3
"""Whoever has fewer men than this, on the board and in hand together, has lost."""

_CHOICES: Mapping[str, tuple[str, ...]] = {
    "all_in_mills": ("any", "none"),
    "removals": ("one", "each"),
    "jump": ("none", "own", "enemy", "either"),
    "rebuild": ("illegal", "no_capture"),
    "limit_counts": ("turns", "quiet"),
    "blocked": ("loss", "draw"),
}
_LEAST: Mapping[str, int] = {
    "men": FEWEST,
    "flies_at": 0,
    "rebuild_delay": 0,
    "limit": 0,
    "repetition": 0,  # once is no repetition, so 1 is refused as well
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What the games of the family differ in. The defaults are the standard game."""

    name: str
    board: Board = boards.NINE
    men: int = 9  # for each side
    flies_at: int = 3  # with so many men on the board and none in hand one flies; 0: never
    marked_points: bool = (
        False  # 成三棋 3: a point emptied while placing stays closed until moving begins
    )
    all_in_mills: str = (
        "any"  # what may be removed when every enemy man stands in a mill: any, none
    )
    removals: str = "one"  # how many men a turn removes: one, or one for each mill it closes
    jump: str = "none"  # over whose man one may jump along a line: none, own, enemy, either
    rebuild_delay: int = 0  # for so many own turns a mill that one opened oneself …
    rebuild: str = "illegal"  # … may not be closed again (illegal), or removes nothing (no_capture)
    moves_while_placing: bool = False  # a man may be moved while others are still in hand
    mill_wins: bool = False  # closing a mill wins at once
    limit: int = 0  # a draw after so many turns of both players together; 0: never
    limit_counts: str = "turns"  # every turn, or those since the last placing or removal (quiet)
    repetition: int = 0  # a draw when a position comes up so many times; 0: never
    blocked: str = "loss"  # what it means to have no legal turn: loss, draw

    def __post_init__(self) -> None:
        """Refuse what no game can be played by."""
        for switch, choices in _CHOICES.items():
            got = getattr(self, switch)
            if got not in choices:
                expected = ", ".join(choices)
                raise Unknown("unknown_setting", got=got, at=switch, expected=expected)
        for switch, least in _LEAST.items():
            got = getattr(self, switch)
            if not isinstance(got, int) or got < least or (switch, got) == ("repetition", 1):
                raise InvalidPosition("bad_setting", got=got, at=switch, expected=f"≥ {least}")
        if len(self.board.points) < 2 * self.men:
            raise InvalidPosition(
                "board_too_small",
                got=len(self.board.points),
                at=self.board.name,
                expected=f"≥ {2 * self.men}",
            )

    def but(self, name: str, **changes: Any) -> Rules:
        """These rules with some switches changed, under a name of their own."""
        for switch in changes:
            if switch not in SWITCHES:
                raise Unknown("unknown_switch", got=switch, expected=", ".join(SWITCHES))
        return replace(self, name=name, **changes)

    @property
    def title(self) -> Note:
        """What these rules are called."""
        return ruleset.title(self, PRESETS)

    @property
    def statements(self) -> Mapping[str, Note]:
        """What these rules say on each subject, in the order in which one would tell it."""
        return _statements(self)

    def differences(self, other: Rules | None = None) -> tuple[Note, ...]:
        """What is different here from other rules, by default from the standard game."""
        return ruleset.differences(self, STANDARD if other is None else other)

    def taking(self, subject: str, other: Rules) -> Rules:
        """These rules, except that on one subject they are as the other ones."""
        return ruleset.taking(self, subject, other, _SUBJECTS)


_SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "board": ("board",),
    "men": ("men",),
    "places": ("moves_while_placing",),
    "flies": ("flies_at",),
    "jump": ("jump",),
    "mill": ("mill_wins",),
    "removals": ("removals",),
    "safe": ("all_in_mills",),
    "marks": ("marked_points",),
    "rebuild": ("rebuild_delay", "rebuild"),
    "blocked": ("blocked",),
    "limit": ("limit", "limit_counts"),
    "repetition": ("repetition",),
}
"""What rules speak of, and the switches that settle it."""


def _statements(rules: Rules) -> dict[str, Note]:
    flies, delay, limit, again = rules.flies_at, rules.rebuild_delay, rules.limit, rules.repetition
    return {
        "board": _board(rules.board),
        "men": Note("men", {"n": rules.men}),
        "places": Note("moves_while_placing" if rules.moves_while_placing else "places_first"),
        "flies": Note("flies_at", {"n": flies}) if flies else Note("never_flies"),
        "jump": Note("no_jump" if rules.jump == "none" else f"jump_{rules.jump}"),
        "mill": Note("mill_wins" if rules.mill_wins else "mill_removes"),
        "removals": Note("removal_for_each_mill" if rules.removals == "each" else "one_removal"),
        "safe": Note(
            "mills_always_safe" if rules.all_in_mills == "none" else "mills_safe_unless_all"
        ),
        "marks": Note("marked_points" if rules.marked_points else "no_marked_points"),
        "rebuild": Note(f"rebuild_{rules.rebuild}", {"n": delay})
        if delay
        else Note("rebuild_at_once"),
        "blocked": Note("blocked_draws" if rules.blocked == "draw" else "blocked_loses"),
        "limit": Note(f"limit_{rules.limit_counts}", {"n": limit}) if limit else Note("no_limit"),
        "repetition": Note("repetition_draws", {"n": again}) if again else Note("no_repetition"),
    }


SWITCHES = tuple(field.name for field in fields(Rules) if field.name != "name")
"""The names of everything that rules can differ in."""


def _board(board: Board) -> Note:
    known = boards.BOARDS.get(board.name) == board
    return Note(f"board_{board.name}") if known else Note("own_board", {"board": board.name})


STANDARD = Rules(name="standard")

CHENGSAN = STANDARD.but(  # 成三棋; 3 and 4 of the rules, 3 of the end conditions
    "chengsan", flies_at=0, marked_points=True, all_in_mills="none", limit=100
)

MELNITSA = STANDARD.but(  # Мельница 2, 5, 6 and 7
    "melnitsa", all_in_mills="none", removals="each", jump="either", rebuild_delay=2
)

MELNITSA_SNAIL = MELNITSA.but("melnitsa_snail", board=boards.SNAIL)

MELNITSA_12 = MELNITSA.but(  # Мельница 3: with 11 or 12 men, flying begins at 4
    "melnitsa_12", board=boards.TWELVE, men=12, flies_at=4
)

MELNITSA_11 = MELNITSA_12.but("melnitsa_11", men=11)

MOLENDINUM = STANDARD.but(  # Molendinum 8, 12 and 13
    "molendinum", flies_at=0, all_in_mills="none"
)

LASKER = STANDARD.but("lasker", men=10, moves_while_placing=True)

MORABARABA = STANDARD.but("morabaraba", board=boards.TWELVE, men=12)

SIX = STANDARD.but("six", board=boards.SIX, men=6, flies_at=0)

THREE = STANDARD.but("three", board=boards.THREE, men=3, flies_at=0, mill_wins=True)

PRESETS: Mapping[str, Rules] = {
    rules.name: rules
    for rules in (
        STANDARD,
        CHENGSAN,
        MELNITSA,
        MELNITSA_SNAIL,
        MELNITSA_12,
        MELNITSA_11,
        MOLENDINUM,
        LASKER,
        MORABARABA,
        SIX,
        THREE,
    )
}
"""Every rule set of this package by its name."""
