"""Which of Relati's optional rules are in force, as a value one can compare and name, and what such a value says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from ruleboard.rules import ruleset
from ruleboard.rules.base import InvalidPosition, Note
from ruleboard.rules.relati.net import SPREADS

CanAct = Literal["any", "place"]
Paths = Literal[8, 16, 40]


@dataclass(frozen=True, slots=True)
class Rules:
    """The optional rules (Relati, 擴充規則), two switches for what the rule text leaves open, and how much connects."""

    consecutive: bool = False  # 連續行動: cutting others and healing oneself give further actions
    cannon: bool = False  # 砲台: symbols become cannons that kill
    chain: bool = False  # 連鎖砲台: shells add up and are handed on from cannon to cannon
    migration: bool = False  # 根源遷移: another symbol may become the root
    can_act: CanAct = "any"  # which actions keep a player in the game: all, or placing alone
    friendly_fire: bool = False  # may a cannon kill a symbol of its own player?
    paths: Paths = 40  # 8: only neighbours connect; 16: remote normal connections too; 40: all

    def __post_init__(self) -> None:
        # Relati, 連鎖砲台: 此僅適用於砲台規則.
        if self.chain and not self.cannon:
            raise InvalidPosition("chain_needs_cannon", got="k", expected="ck")
        if self.can_act not in ("any", "place"):
            raise InvalidPosition("unknown_can_act", got=self.can_act, expected="any, place")
        if self.paths not in SPREADS:
            expected = ", ".join(map(str, SPREADS))
            raise InvalidPosition("unknown_paths", got=self.paths, expected=expected)

    @property
    def letters(self) -> str:
        """The rules as the text of a position spells them; "-" for none."""
        rules = (self.consecutive, self.cannon, self.chain, self.migration)
        switches = (self.can_act == "place", self.friendly_fire)
        flags = (*rules, *switches, self.paths == 8, self.paths == 16)
        return "".join(letter for letter, on in zip(LETTERS, flags, strict=True) if on) or "-"

    @property
    def extended(self) -> bool:
        """Whether any kind of action besides placing is allowed."""
        return self.cannon or self.migration

    @property
    def name(self) -> str:
        """The name of the preset that these rules are; of any others, the letters that spell them."""
        return _NAMES.get(self, self.letters)

    @property
    def title(self) -> Note:
        """What these rules are called: as their preset, or by everything that is special in them."""
        if self in _NAMES:
            return Note(_NAMES[self])
        return Note("mixed", {"parts": tuple(map(Note, _parts(self)))})

    @property
    def statements(self) -> Mapping[str, Note]:
        """What these rules say on each subject, in the order in which one would tell it."""
        return {subject: Note(code) for subject, code in _statements(self).items()}

    def differences(self, other: Rules | None = None) -> tuple[Note, ...]:
        """What is different here from other rules, by default from the basic ones."""
        return ruleset.differences(self, BASIC if other is None else other)

    def taking(self, subject: str, other: Rules) -> Rules:
        """These rules, except that on one subject they are as the other ones."""
        return ruleset.taking(self, subject, other, _SUBJECTS)


_SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "root": (),
    "placing": (),
    "connections": ("paths",),
    "cutting": (),
    "consecutive": ("consecutive",),
    "cannon": ("cannon",),
    "chain": ("chain",),
    "friendly_fire": ("friendly_fire",),
    "migration": ("migration",),
    "can_act": ("can_act",),
    "goal": (),
}
"""What rules speak of, and the switches that settle it."""


def _statements(rules: Rules) -> dict[str, str]:
    """The code of the sentence on each subject. Without cannons there is only that to say of their shots."""
    shots = {"chain": "no_cannons", "friendly_fire": "no_cannons"}
    if rules.cannon:
        shots = {
            "chain": "chain" if rules.chain else "no_chain",
            "friendly_fire": "friendly_fire" if rules.friendly_fire else "own_symbols_shield",
        }
    return {
        "root": "root_first",
        "placing": "placed_by_connection",
        "connections": f"paths_{rules.paths}",
        "cutting": "disconnected_is_idle",
        "consecutive": "extra_actions" if rules.consecutive else "one_action",
        "cannon": "cannons" if rules.cannon else "no_cannons",
        **shots,
        "migration": "root_migrates" if rules.migration else "root_stays",
        "can_act": f"acts_by_{rules.can_act}" if rules.extended else "acts_by_placing",
        "goal": "last_to_act_wins",
    }


def _parts(rules: Rules) -> Iterator[str]:
    """The code of each thing that is special in rules, in the order of their statements."""
    if rules.paths != BASIC.paths:
        yield f"part_paths_{rules.paths}"
    if rules.consecutive:
        yield "part_consecutive"
    if rules.cannon:
        yield "part_chain" if rules.chain else "part_cannon"  # whoever says chain says cannons
    if rules.friendly_fire:
        yield "part_friendly_fire"
    if rules.migration:
        yield "part_migration"
    if rules.can_act != BASIC.can_act:
        yield "part_can_act"


LETTERS = "qckmpfnr"
"""consecutive, cannon, chain, migration, can_act="place", friendly fire, only neighbours, remote normal."""

BASIC = Rules()
CONSECUTIVE = Rules(consecutive=True)
CANNON = Rules(cannon=True)
CHAIN = Rules(cannon=True, chain=True)
MIGRATION = Rules(migration=True)
ALL = Rules(consecutive=True, cannon=True, chain=True, migration=True)
NEIGHBOURS = Rules(paths=8)
REMOTE = Rules(paths=16)

PRESETS = MappingProxyType(
    {
        "basic": BASIC,
        "consecutive": CONSECUTIVE,
        "cannon": CANNON,
        "chain": CHAIN,
        "migration": MIGRATION,
        "all": ALL,
        "neighbours": NEIGHBOURS,
        "remote": REMOTE,
    }
)
_NAMES = {rules: name for name, rules in PRESETS.items()}


def read_letters(letters: str) -> Rules:
    """The rules that letters spell."""
    if letters != "-" and (set(letters) - set(LETTERS) or len(set(letters)) < len(letters)):
        raise InvalidPosition("unknown_rules", got=letters, expected=" ".join(("-", *LETTERS)))
    if "n" in letters and "r" in letters:
        raise InvalidPosition("paths_twice", got=letters, expected="n, r")
    return Rules(
        consecutive="q" in letters,
        cannon="c" in letters,
        chain="k" in letters,
        migration="m" in letters,
        can_act="place" if "p" in letters else "any",
        friendly_fire="f" in letters,
        paths=8 if "n" in letters else 16 if "r" in letters else 40,
    )
