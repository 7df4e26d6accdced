"""What happens in international draughts, how it ends, and why a move was made."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.event.move": (
        say("White moves from {source} to {target}."),
        say("Black moves from {source} to {target}."),
    ),
    "draughts.event.lift": (
        count(
            "White captures {n} piece with the one on {at}.",
            "White captures {n} pieces with the one on {at}.",
        ),
        count(
            "Black captures {n} piece with the one on {at}.",
            "Black captures {n} pieces with the one on {at}.",
        ),
    ),
    "draughts.event.jump": say("From {source} over {over} to {target}."),
    "draughts.event.passes_king_row": say(
        "The man touches the far row on {at}, but goes on: it stays a man."
    ),
    "draughts.event.remove": count(
        "The capture is over, and {n} piece leaves the board: {sites}.",
        "The capture is over. Only now {n} pieces leave the board: {sites}.",
    ),
    "draughts.event.promote": (
        say("The man has reached the far row on {at}: White has a new king."),
        say("The man has reached the far row on {at}: Black has a new king."),
    ),
    "draughts.outcome.no_pieces": (
        say("White wins: Black has no piece left."),
        say("Black wins: White has no piece left."),
    ),
    "draughts.outcome.no_moves": (
        say("White wins: Black's pieces are all blocked."),
        say("Black wins: White's pieces are all blocked."),
    ),
    "draughts.outcome.repetition": say(
        "A draw: the same position, with the same side to move, for the third time."
    ),
    "draughts.outcome.no_progress": say("A draw: 50 half-moves without a capture or a new king."),
    "draughts.outcome.king_moves": say(
        "A draw by the 25-move rule: only kings have moved, and nothing was captured."
    ),
    "draughts.outcome.only_kings": say(
        "A draw: for a long time only kings have moved, and nothing was captured."
    ),
    "draughts.outcome.sixteen_moves": say("A draw by the 16-move rule against a lone king."),
    "draughts.outcome.five_moves": say("A draw by the 5-move rule against a lone king."),
    "draughts.reason.only_move": (
        say("It was White's only legal move."),
        say("It was Black's only legal move."),
    ),
    "draughts.reason.forced_because": count(
        "Capturing is compulsory, and no capture takes more than {n} piece.",
        "Capturing is compulsory, and no capture takes more than {n} pieces.",
    ),
    "draughts.reason.forced_freely": count(
        "Capturing is compulsory, but you may choose which capture. This one takes {n} piece.",
        "Capturing is compulsory, but you may choose which capture. This one takes {n} pieces.",
    ),
    "draughts.reason.captures_backward": say(
        "A man moves forward only, but captures backward as well: here from {source} over {over}."
    ),
    "draughts.reason.promoted": say("The man on {at} became a king."),
    "draughts.reason.passes_king_row": say(
        "It only passed {at}: under FMJD rules a man becomes a king where its move ends."
    ),
    "draughts.reason.stopped_by_jumped": say(
        "It ended on {at}, because jumped pieces stay on the board until the end and stood in the way."
    ),
    "draughts.reason.wins": (
        say("It wins the game for White."),
        say("It wins the game for Black."),
    ),
    "draughts.reason.draw_in": count(
        "In {n} more half-move without progress the game is drawn.",
        "In {n} more half-moves without progress the game is drawn.",
    ),
}
