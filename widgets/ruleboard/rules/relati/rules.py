"""Which of Relati's optional rules are in force, kept apart so that a rule set is a value one can compare and name."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

from ruleboard.rules.base import InvalidPosition

CanAct = Literal["any", "place"]


@dataclass(frozen=True, slots=True)
class Rules:
    """The optional rules (Relati, 擴充規則) and two switches for what the rule text leaves open."""

    consecutive: bool = False  # 連續行動: cutting others and healing oneself give further actions
    cannon: bool = False  # 砲台: symbols become cannons that kill
    chain: bool = False  # 連鎖砲台: shells add up and are handed on from cannon to cannon
    migration: bool = False  # 根源遷移: another symbol may become the root
    can_act: CanAct = "any"  # which actions keep a player in the game: all, or placing alone
    friendly_fire: bool = False  # may a cannon kill a symbol of its own player?

    def __post_init__(self) -> None:
        # Relati, 連鎖砲台: 此僅適用於砲台規則.
        if self.chain and not self.cannon:
            raise InvalidPosition("chain_needs_cannon", got="chain", expected="cannon and chain")
        if self.can_act not in ("any", "place"):
            raise InvalidPosition("unknown_can_act", got=self.can_act, expected="any, place")

    @property
    def letters(self) -> str:
        """The rules as the text of a position spells them; "-" for none."""
        rules = (self.consecutive, self.cannon, self.chain, self.migration)
        flags = (*rules, self.can_act == "place", self.friendly_fire)
        return "".join(letter for letter, on in zip(LETTERS, flags, strict=True) if on) or "-"

    @property
    def extended(self) -> bool:
        """Whether any kind of action besides placing is allowed."""
        return self.cannon or self.migration


LETTERS = "qckmpf"
"""consecutive, cannon, chain, migration, can_act="place", friendly fire."""

BASIC = Rules()
CONSECUTIVE = Rules(consecutive=True)
CANNON = Rules(cannon=True)
CHAIN = Rules(cannon=True, chain=True)
MIGRATION = Rules(migration=True)
ALL = Rules(consecutive=True, cannon=True, chain=True, migration=True)

PRESETS = MappingProxyType(
    {
        "basic": BASIC,
        "consecutive": CONSECUTIVE,
        "cannon": CANNON,
        "chain": CHAIN,
        "migration": MIGRATION,
        "all": ALL,
    }
)


def read_letters(letters: str, switches: Rules | None = None) -> Rules:
    """The rules that letters spell; the two switches may also come from a rule set beside the text."""
    if letters != "-" and (set(letters) - set(LETTERS) or len(set(letters)) < len(letters)):
        raise InvalidPosition("unknown_rules", got=letters, expected=f"- or letters of {LETTERS}")
    switches = switches or BASIC
    return Rules(
        consecutive="q" in letters,
        cannon="c" in letters,
        chain="k" in letters,
        migration="m" in letters,
        can_act="place" if "p" in letters else switches.can_act,
        friendly_fire="f" in letters or switches.friendly_fire,
    )
