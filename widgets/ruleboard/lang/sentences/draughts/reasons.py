"""Effects of a move of draughts, and reasons for it or against it. “This” in the sentences is the move."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    # Effects of a move.
    "draughts.reason.only_move": (
        say("This was White's only legal move."),
        say("This was Black's only legal move."),
    ),
    "draughts.reason.forced_because": count(
        "Capturing is compulsory, and no capture takes more than one piece.",
        "Capturing is compulsory, and no capture takes more than {n} pieces.",
    ),
    "draughts.reason.forced_freely": count(
        "Capturing is compulsory, but you may choose which capture. This one takes one piece.",
        "Capturing is compulsory, but you may choose which capture. This one takes {n} pieces.",
    ),
    "draughts.reason.captures_backward": say(
        "A man moves forward only, but captures backward as well: here from {source} over {over}."
    ),
    "draughts.reason.promoted": say("The man on {at} became a king."),
    "draughts.reason.passes_king_row": say(
        "The man only passed through {at}: under these rules a man is crowned only if its move ends on the far row."
    ),
    "draughts.reason.stopped_by_jumped": say(
        "The piece ended on {at}, because jumped pieces stay on the board until the end and were in the way."
    ),
    "draughts.reason.wins": (
        say("This wins the game for White."),
        say("This wins the game for Black."),
    ),
    "draughts.reason.draw_in": count(
        "After one more move without progress the game is a draw.",
        "After {n} more moves without progress, counting both sides, the game is a draw.",
    ),
    # Reasons for it, or against it.
    "draughts.reason.takes": count(
        "This takes the piece on {sites}.",
        "This takes {n} pieces: {sites}.",
    ),
    "draughts.reason.gains": count(
        "From this move on, one more piece is won than lost.",
        "From this move on, {n} more pieces are won than lost.",
    ),
    "draughts.reason.shot": count(
        "This gives something up first and then takes one piece: {sites}.",
        "This gives something up first and then takes {n} pieces: {sites}.",
    ),
    "draughts.reason.exchanges": count(
        "This exchanges one piece for one.",
        "This exchanges {n} pieces for {n}.",
    ),
    "draughts.reason.lets_take": count(
        "This leaves the piece on {sites} to be taken.",
        "This leaves {n} pieces to be taken: {sites}.",
    ),
    "draughts.reason.misses": count(
        "This misses the piece on {sites}, which could be taken.",
        "This misses {n} pieces that could be taken: {sites}.",
    ),
    "draughts.reason.crowns": say("This makes a king on {at}."),
    "draughts.reason.will_crown": say(
        "This brings a man through to {at}, where it becomes a king."
    ),
    "draughts.reason.lets_crown": say("This lets the opponent make a king on {at}."),
    "draughts.reason.more_centre": say("This strengthens the centre."),
    "draughts.reason.less_centre": say("This leaves the centre weaker."),
    "draughts.reason.more_support": say("This keeps the men close together, one behind another."),
    "draughts.reason.less_support": say(
        "This pulls the men apart: fewer of them protect each other."
    ),
    "draughts.reason.more_mobility": say("This leaves the men more free moves."),
    "draughts.reason.less_mobility": say("This leaves the men fewer free moves."),
    "draughts.reason.more_advance": say("This brings the men forward, closer to the far row."),
    "draughts.reason.less_advance": say("This leaves the men further from the far row."),
    "draughts.reason.more_back_row": say("This keeps the back row guarded."),
    "draughts.reason.less_back_row": say("This leaves the back row open."),
    "draughts.reason.less_one_sided": say("This spreads the men over both wings."),
    "draughts.reason.more_one_sided": say("This crowds the men on one wing."),
    "draughts.reason.loses_later": count(
        "What follows: {moves}. The piece on {sites} is lost.",
        "What follows: {moves}. {n} pieces are lost: {sites}.",
    ),
    "draughts.reason.wins_more": count(
        "In the moves that follow, the better move wins one piece more.",
        "In the moves that follow, the better move wins {n} pieces more.",
    ),
    "draughts.reason.still_loses": count(
        "Even then, one piece is lost in the moves that follow.",
        "Even then, {n} pieces are lost in the moves that follow.",
    ),
    "draughts.reason.trades": count(
        "In the moves that follow, each side loses one piece.",
        "In the moves that follow, each side loses {n} pieces.",
    ),
    "draughts.reason.less_rival_centre": say("This weakens the opponent's centre."),
    "draughts.reason.more_rival_centre": say("This lets the opponent strengthen the centre."),
    "draughts.reason.less_rival_support": say("This pulls the opponent's men apart."),
    "draughts.reason.more_rival_support": say(
        "This lets the opponent keep the men close together."
    ),
    "draughts.reason.less_rival_mobility": say("This leaves the opponent's men fewer free moves."),
    "draughts.reason.more_rival_mobility": say("This leaves the opponent's men more free moves."),
    "draughts.reason.less_rival_advance": say(
        "This holds the opponent's men back, away from their far row."
    ),
    "draughts.reason.more_rival_advance": say(
        "This lets the opponent's men come closer to their far row."
    ),
    "draughts.reason.less_rival_back_row": say("This draws the opponent's men off their back row."),
    "draughts.reason.more_rival_back_row": say("This lets the opponent keep the back row guarded."),
    "draughts.reason.more_rival_one_sided": say("This crowds the opponent's men on one wing."),
    "draughts.reason.less_rival_one_sided": say(
        "This lets the opponent spread the men over both wings."
    ),
}
