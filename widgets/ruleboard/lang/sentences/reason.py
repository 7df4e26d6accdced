"""Reasons for a move, or against it, in any game. “It” in the sentences is the move."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "reason.wins_now": say("It wins the game."),
    "reason.wins_soon": count(
        "It wins by force: one more move is enough.",
        "It wins by force in {n} more moves.",
    ),
    "reason.loses_soon": count(
        "After it, the opponent wins by force in one move.",
        "After it, the opponent wins by force in {n} moves.",
    ),
    "reason.misses_win": say("It lets a certain win slip."),
    "reason.takes": count("It takes the piece on {sites}.", "It takes {n} pieces: {sites}."),
    "reason.gains": count(
        "In the moves that follow, it wins one piece.",
        "In the moves that follow, it wins {n} pieces.",
    ),
    "reason.shot": count(
        "It gives something up first and then takes one piece: {sites}.",
        "It gives something up first and then takes {n} pieces: {sites}.",
    ),
    "reason.exchanges": count(
        "It exchanges one piece for one.",
        "It exchanges {n} pieces for {n}.",
    ),
    "reason.lets_take": count(
        "It leaves the piece on {sites} to be taken.",
        "It leaves {n} pieces to be taken: {sites}.",
    ),
    "reason.misses": count(
        "It misses the piece on {sites}, which could be taken.",
        "It misses {n} pieces that could be taken: {sites}.",
    ),
    "reason.more_freedom": say("It leaves more moves to choose from."),
    "reason.less_freedom": say("It leaves fewer moves to choose from."),
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
    "reason.trades": count(
        "In the moves that follow, each side loses one piece.",
        "In the moves that follow, each side loses {n} pieces.",
    ),
    "reason.forced": say("There is no other move."),
    "reason.draws": say("It leads to a draw."),
    "reason.lost": count(
        "The game can no longer be saved: the opponent wins by force in one move.",
        "The game can no longer be saved: the opponent wins by force in {n} moves.",
    ),
    "reason.keeps": say("Nothing is lost in the moves that follow."),
    "reason.follows": say("What follows: {moves}."),
    "reason.worth_less": say("The position after it is worth less."),
    "reason.less_rival_freedom": say("It leaves the opponent fewer moves to choose from."),
    "reason.more_rival_freedom": say("It leaves the opponent more moves to choose from."),
    "reason.less_freedom_next": say("It leaves another player fewer moves to choose from."),
    "reason.more_freedom_next": say("It leaves another player more moves to choose from."),
    "reason.still_cut": count(
        "Even then, one piece is cut off in the moves that follow.",
        "Even then, {n} pieces are cut off in the moves that follow.",
    ),
}
