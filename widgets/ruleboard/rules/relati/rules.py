"""Rule sets of Relati: the optional rules as a value that can be compared and named, and its statements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal

from ruleboard.rules import ruleset
from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Note
from ruleboard.rules.errors import InvalidPosition
from ruleboard.rules.relati.codes import Fault, Statement, Title
from ruleboard.rules.relati.reach import SPREADS

CanAct = Literal["any", "place"]
Paths = Literal[8, 16, 40]

LETTERS = "qckmpfnr"
"""In order: consecutive, cannon, chain, migration, can_act="place", friendly fire, only neighbours, remote normal."""

_TITLES: Mapping[str, Title] = {
    "-": Title.BASIC,
    "q": Title.CONSECUTIVE,
    "c": Title.CANNON,
    "ck": Title.CHAIN,
    "m": Title.MIGRATION,
    "qckm": Title.ALL,
    "n": Title.NEIGHBOURS,
    "r": Title.REMOTE,
}
"""The titles of presets, by the letters of their rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The optional rules (Relati, 擴充規則), two switches for what the rule text leaves open, and the number of paths.

    Rules without an explicit name are named after their preset, or by their letters; this name changes with the
    switches.
    """

    name: str = ""
    consecutive: bool = False  # 連續行動: cutting others and healing give further actions
    cannon: bool = False  # 砲台: symbols become cannons that kill
    chain: bool = False  # 連鎖砲台: shells add up and are passed on from cannon to cannon
    migration: bool = False  # 根源遷移: another symbol may become the root
    can_act: CanAct = "any"  # which actions keep a player in the game: all, or only placing
    friendly_fire: bool = False  # whether a cannon may kill a symbol of its own player
    paths: Paths = 40  # 8: only neighbours connect; 16: remote normal connections too; 40: all

    def __post_init__(self) -> None:
        """Validate the settings, and set the name."""
        ruleset.check_choices(self, {"can_act": tuple(_CAN_ACT), "paths": tuple(SPREADS)})
        # Relati, 連鎖砲台: 此僅適用於砲台規則.
        if self.chain and not self.cannon:
            raise InvalidPosition(Fault.CHAIN_NEEDS_CANNON, got="k", expected="ck")
        if self.name == "":
            object.__setattr__(self, "name", self._usual_name)
        ruleset.check_name(self.name)

    def replace(self, name: str | None = None, **switches: Any) -> Rules:
        """A copy with some switches changed; without `name`, a default name follows the switches."""
        changed = ruleset.replace(self, name=self.name if name is None else name, **switches)
        return replace(changed, name="") if name is None and not self.named else changed

    @property
    def named(self) -> bool:
        """Whether the name was chosen explicitly."""
        return self.name != self._usual_name

    @property
    def _usual_name(self) -> str:
        return str(_TITLES.get(self.letters, self.letters))

    def __repr__(self) -> str:
        return ruleset.expression(self, "relati", PRESETS)

    @property
    def letters(self) -> str:
        """The rules as letters in the text of a position; "-" for none."""
        rules = (self.consecutive, self.cannon, self.chain, self.migration)
        switches = (self.can_act == "place", self.friendly_fire)
        flags = (*rules, *switches, self.paths == 8, self.paths == 16)
        return "".join(letter for letter, on in zip(LETTERS, flags, strict=True) if on) or "-"

    @property
    def extended(self) -> bool:
        """Whether there are actions other than placing."""
        return self.cannon or self.migration

    @property
    def title(self) -> Note:
        """Its custom name, the title of the preset, or a list of everything that differs from the basic rules."""
        if self.named:
            return Note(Title.OWN, {"name": self.name})
        if self.letters in _TITLES:
            return Note(_TITLES[self.letters])
        return Note(Title.MIXED, {"parts": tuple(map(Note, _parts(self)))})

    @property
    def statements(self) -> Mapping[str, Note]:
        """One statement for each subject, in an order for beginners: how to win comes before the optional rules."""
        return {subject: Note(code) for subject, code in _statements(self).items()}

    @checked
    def differences(self, other: Rules | None = None) -> tuple[Note, ...]:
        """The statements that differ from other rules, by default from the basic ones."""
        return ruleset.differences(self, BASIC if other is None else other)

    @checked
    def with_subject(self, subject: str, other: Rules) -> Rules:
        return ruleset.with_subject(self, subject, other, _SUBJECTS)


_SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "root": (),
    "placing": (),
    "connections": ("paths",),
    "cutting": (),
    "goal": (),
    "consecutive": ("consecutive",),
    "cannon": ("cannon",),
    "chain": ("chain",),
    "friendly_fire": ("friendly_fire",),
    "migration": ("migration",),
    "can_act": ("can_act",),
}
"""The subjects of the rules, with the switches of each."""


_PATHS = {8: Statement.PATHS_8, 16: Statement.PATHS_16, 40: Statement.PATHS_40}
_CAN_ACT = {"any": Statement.ACTS_BY_ANY, "place": Statement.ACTS_BY_PLACE}


def _statements(rules: Rules) -> dict[str, Statement]:
    """The statement on each subject. Without cannons, all statements about shots are NO_CANNONS."""
    said = Statement
    chain = said.CHAIN if rules.chain else said.NO_CHAIN
    fire = said.FRIENDLY_FIRE if rules.friendly_fire else said.OWN_SYMBOLS_SHIELD
    return {
        "root": said.ROOT_FIRST,
        "placing": said.PLACED_BY_CONNECTION,
        "connections": _PATHS[rules.paths],
        "cutting": said.DISCONNECTED_IS_IDLE,
        "goal": said.LAST_TO_ACT_WINS,
        "consecutive": said.EXTRA_ACTIONS if rules.consecutive else said.ONE_ACTION,
        "cannon": said.CANNONS if rules.cannon else said.NO_CANNONS,
        "chain": chain if rules.cannon else said.NO_CANNONS,
        "friendly_fire": fire if rules.cannon else said.NO_CANNONS,
        "migration": said.ROOT_MIGRATES if rules.migration else said.ROOT_STAYS,
        "can_act": _CAN_ACT[rules.can_act] if rules.extended else said.ACTS_BY_PLACING,
    }


def _parts(rules: Rules) -> Iterator[Title]:
    """The codes of everything that differs from the basic rules, in the order of the statements."""
    if rules.paths != BASIC.paths:
        yield Title.PART_PATHS_8 if rules.paths == 8 else Title.PART_PATHS_16
    if rules.consecutive:
        yield Title.PART_CONSECUTIVE
    if rules.cannon:
        yield Title.PART_CHAIN if rules.chain else Title.PART_CANNON  # chain includes cannons
    if rules.friendly_fire:
        yield Title.PART_FRIENDLY_FIRE
    if rules.migration:
        yield Title.PART_MIGRATION
    if rules.can_act != BASIC.can_act:
        yield Title.PART_CAN_ACT


BASIC = Rules()
CONSECUTIVE = Rules(consecutive=True)
CANNON = Rules(cannon=True)
CHAIN = Rules(cannon=True, chain=True)
MIGRATION = Rules(migration=True)
ALL = Rules(consecutive=True, cannon=True, chain=True, migration=True)
NEIGHBOURS = Rules(paths=8)
REMOTE = Rules(paths=16)

_PRESETS = (BASIC, CONSECUTIVE, CANNON, CHAIN, MIGRATION, ALL, NEIGHBOURS, REMOTE)
PRESETS = MappingProxyType({rules.name: rules for rules in _PRESETS})


def read_letters(letters: str) -> Rules:
    """Parse the letters of rules."""
    if letters != "-" and (set(letters) - set(LETTERS) or len(set(letters)) < len(letters)):
        raise InvalidPosition(Fault.UNKNOWN_RULES, got=letters, expected=" ".join(("-", *LETTERS)))
    if "n" in letters and "r" in letters:
        raise InvalidPosition(Fault.PATHS_TWICE, got=letters, expected=("n", "r"))
    return Rules(
        consecutive="q" in letters,
        cannon="c" in letters,
        chain="k" in letters,
        migration="m" in letters,
        can_act="place" if "p" in letters else "any",
        friendly_fire="f" in letters,
        paths=8 if "n" in letters else 16 if "r" in letters else 40,
    )
