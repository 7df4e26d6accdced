"""Reasons for a move, or against it, in any game. “This” in the sentences is the move."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "reason.wins_now": say("This wins the game."),
    "reason.wins_soon": count(
        "This wins by force: one more move is enough.",
        "This wins by force in {n} more moves.",
    ),
    "reason.loses_soon": count(
        "After that, the opponent wins by force in one move.",
        "After that, the opponent wins by force in {n} moves.",
    ),
    "reason.misses_win": say("This lets a certain win slip."),
    "reason.takes": count("This takes the piece on {sites}.", "This takes {n} pieces: {sites}."),
    "reason.gains": count(
        "From this move on, one more piece is won than lost.",
        "From this move on, {n} more pieces are won than lost.",
    ),
    "reason.shot": count(
        "This gives something up first and then takes one piece: {sites}.",
        "This gives something up first and then takes {n} pieces: {sites}.",
    ),
    "reason.exchanges": count(
        "This exchanges one piece for one.",
        "This exchanges {n} pieces for {n}.",
    ),
    "reason.lets_take": count(
        "This leaves the piece on {sites} to be taken.",
        "This leaves {n} pieces to be taken: {sites}.",
    ),
    "reason.misses": count(
        "This misses the piece on {sites}, which could be taken.",
        "This misses {n} pieces that could be taken: {sites}.",
    ),
    "reason.more_freedom": say("This leaves more moves to choose from."),
    "reason.less_freedom": say("This leaves fewer moves to choose from."),
    "reason.loses_later": count(
        "What follows: {moves}. The piece on {sites} is lost.",
        "What follows: {moves}. {n} pieces are lost: {sites}.",
    ),
    "reason.wins_more": count(
        "In the moves that follow, the better move wins one piece more.",
        "In the moves that follow, the better move wins {n} pieces more.",
    ),
    "reason.still_loses": count(
        "Even then, one piece is lost in the moves that follow.",
        "Even then, {n} pieces are lost in the moves that follow.",
    ),
    "reason.loses_only": count(
        "After the better move, only one piece is lost.",
        "After the better move, only {n} pieces are lost.",
    ),
    "reason.trades": count(
        "In the moves that follow, each side loses one piece.",
        "In the moves that follow, each side loses {n} pieces.",
    ),
    "reason.forced": say("There is no other move."),
    "reason.draws": say("This leads to a draw."),
    "reason.lost": count(
        "The game can no longer be saved: the opponent wins by force in one move.",
        "The game can no longer be saved: the opponent wins by force in {n} moves.",
    ),
    "reason.keeps": say("Nothing is lost in the moves that follow."),
    "reason.follows": say("What follows: {moves}."),
    "reason.worth_less": say("This leads to a worse position."),
    "reason.less_rival_freedom": say("This leaves the opponent fewer moves to choose from."),
    "reason.more_rival_freedom": say("This leaves the opponent more moves to choose from."),
    "reason.less_freedom_next": say("This leaves another player fewer moves to choose from."),
    "reason.more_freedom_next": say("This leaves another player more moves to choose from."),
    "reason.still_cut": count(
        "Even then, one piece is cut off in the moves that follow.",
        "Even then, {n} pieces are cut off in the moves that follow.",
    ),
}
