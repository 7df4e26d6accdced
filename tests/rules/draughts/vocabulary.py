"""The pieces by name, and the check that what is said is a code of the game with exactly its parameters."""

from __future__ import annotations

from typing import Protocol

from ruleboard.rules import Code
from ruleboard.rules.base import Params
from ruleboard.rules.draughts import KINGS, MEN

WHITE_MAN, BLACK_MAN = MEN
WHITE_KING, BLACK_KING = KINGS


class Said(Protocol):
    """A note or an error."""

    @property
    def code(self) -> str: ...
    @property
    def params(self) -> Params: ...


def check(said: Said, codes: type[Code]) -> None:
    """It is a member of the enumeration, not only spelt like one, and carries what the member promises."""
    assert isinstance(said.code, codes), said
    assert set(said.params) == set(said.code.params), said
