"""Descriptions of a board, for any game."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "board.empty": say("empty"),
    "board.nothing": say("The board is empty."),
    "board.mark": say("{what}: {sites}"),
    "board.marked": say("Marked on the board: {marks}."),
    "board.player": (say("White"), say("Black")),
    "board.taken": say("Off the board ({who}): {taken}."),
    "board.several": say("{n} × {piece}"),
}
