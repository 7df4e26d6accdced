"""The board of Relati: its pieces, its counters, and what is to be done now."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "relati.name": say("Relati board"),
    "relati.piece.root": say("root of {player}"),
    "relati.piece.symbol": say("symbol {player}"),
    "relati.piece.cannon": count(
        "cannon of {player} with one shell", "cannon of {player} with {n} shells"
    ),
    "relati.piece.spent": say("cannon of {player}, out of ammo"),
    "relati.piece.disconnected_symbol": say("disconnected symbol {player}"),
    "relati.piece.disconnected_cannon": say("disconnected cannon of {player}"),
    "relati.piece.disconnected_spent": say("disconnected cannon of {player}"),
    "relati.piece.dead_symbol": say("dead symbol {player}"),
    "relati.board.root": say("Root of {player}: {sites}."),
    "relati.board.symbol": say("Symbols of {player}: {sites}."),
    "relati.board.cannon": say("Cannons of {player}: {sites}."),
    "relati.board.spent": say("Cannons of {player}, out of ammo: {sites}."),
    "relati.board.disconnected_symbol": say("Disconnected symbols of {player}: {sites}."),
    "relati.board.disconnected_cannon": say("Disconnected cannons of {player}: {sites}."),
    "relati.board.disconnected_spent": say("Disconnected cannons of {player}: {sites}."),
    "relati.board.dead_symbol": say("Dead symbols of {player}: {sites}."),
    "relati.counter.symbols": say("Symbols of {player} on the board: {n}."),
    "relati.counter.disconnected": say("Disconnected symbols of {player}: {n}."),
    "relati.counter.squares": say("Squares where {player} can place a symbol: {n}."),
    "relati.counter.shells": say("Shells of {player}: {n}."),
    "relati.counter.actions": say("Actions left for {player}: {n}."),
    "relati.row.symbols": say("Symbols"),
    "relati.row.disconnected": say("Disconnected"),
    "relati.row.squares": say("Squares to fill"),
    "relati.row.shells": say("Shells"),
    "relati.duty.place_root": say("{player} places the root on any empty square."),
    "relati.duty.place": say("{player} places a symbol."),
    "relati.duty.act": say("{player} acts: place a symbol, or use one that is on the board."),
    "relati.duty.act_again": count(
        "{player} may act once more.", "{player} may act {n} more times."
    ),
    "relati.duty.cannot_act": say("{player} cannot act."),
    "relati.duty.over": say("The game is over."),
    "relati.play.go_on": say("The cannon keeps firing. Its next target: {sites}."),
    "relati.play.selected": say("The cannon on {at} is ready. Now choose its target."),
}
