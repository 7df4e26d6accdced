"""The View and commands of Relati's path bench."""

from __future__ import annotations

from ruleboard.machines.board import Board
from ruleboard.machines.relati.bench import BenchState
from ruleboard.page.controls import COMMON, DESCRIBE, FLIP, Command
from ruleboard.page.kind import Commands, Kind, Part, Stage, Strip, buttons, row
from ruleboard.page.view import STATUS

__all__ = ["KIND", "RETRY", "commands"]

RETRY = Command("retry", "refresh", sentence="ui.restart")


def commands(_: Board[BenchState]) -> Commands:
    """The commands of a bench."""
    return (RETRY, FLIP, DESCRIBE)


def _parts(_: Board[BenchState], known: Commands) -> tuple[Part, ...]:
    return (Stage(STATUS), Strip((row(*buttons(known), COMMON, wide=False),)))


KIND = Kind(commands=commands, parts=_parts)
