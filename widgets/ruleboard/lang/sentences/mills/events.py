"""Events of mills, how a game ends, and why a move was made."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.event.place": (say("White places a man on {at}."), say("Black places a man on {at}.")),
    "mills.event.move": (
        say("White moves from {source} to {target}."),
        say("Black moves from {source} to {target}."),
    ),
    "mills.event.jump": (
        say("White jumps from {source} over {over} to {target}."),
        say("Black jumps from {source} over {over} to {target}."),
    ),
    "mills.event.fly": (
        say("White flies from {source} to {target}."),
        say("Black flies from {source} to {target}."),
    ),
    "mills.event.mill_opened": (
        say("White opens the mill {sites}."),
        say("Black opens the mill {sites}."),
    ),
    "mills.event.mill_closed": (
        say("Mill! White has three men on one line: {sites}."),
        say("Mill! Black has three men on one line: {sites}."),
    ),
    "mills.event.one_for_all": count(
        "One mill: one man is removed.",
        "{n} mills at once, and still only one man is removed.",
    ),
    "mills.event.rebuild_waits_illegal": count(
        "This mill can be closed again only after the same player has made one other move.",
        "This mill can be closed again only after the same player has made {n} other moves.",
    ),
    "mills.event.rebuild_waits_no_capture": count(
        "If it is closed again before one other move by the same player, no man is removed.",
        "If it is closed again before {n} other moves by the same player, no man is removed.",
    ),
    "mills.event.rebuild_takes_nothing": say(
        "The mill {sites} was opened too recently: no man is removed for it."
    ),
    "mills.event.choose_removal": (
        count(
            "White removes one of Black's men. White can choose: {sites}.",
            "White removes {n} of Black's men. White can choose from: {sites}.",
        ),
        count(
            "Black removes one of White's men. Black can choose: {sites}.",
            "Black removes {n} of White's men. Black can choose from: {sites}.",
        ),
    ),
    "mills.event.choose_next_removal": (
        count(
            "White removes one more of Black's men. White can choose: {sites}.",
            "White removes {n} more of Black's men. White can choose from: {sites}.",
        ),
        count(
            "Black removes one more of White's men. Black can choose: {sites}.",
            "Black removes {n} more of White's men. Black can choose from: {sites}.",
        ),
    ),
    "mills.event.choose_any_removal": (
        count(
            "All of Black's men are in mills, so White can remove any one of them.",
            "All of Black's men are in mills, so White can remove any {n} of them.",
        ),
        count(
            "All of White's men are in mills, so Black can remove any one of them.",
            "All of White's men are in mills, so Black can remove any {n} of them.",
        ),
    ),
    "mills.event.remove": (
        say("White removes the man on {at}."),
        say("Black removes the man on {at}."),
    ),
    "mills.event.mark_point": say("{at} gets a red × and stays closed until all men are placed."),
    "mills.event.rest_lapses": say("All the others are in mills, so no more men are removed."),
    "mills.event.nothing_to_remove": (
        say("All of Black's men are in mills, so none is removed."),
        say("All of White's men are in mills, so none is removed."),
    ),
    "mills.event.marks_vanish": say("All men are placed, so every red × disappears: {sites}."),
    "mills.event.moving_begins": say("All men are placed. From now on they move along the lines."),
    "mills.event.flying_begins": (
        count(
            "White has one man left and can now fly: move it to any free point.",
            "White has {n} men left and can now fly: move a man to any free point.",
        ),
        count(
            "Black has one man left and can now fly: move it to any free point.",
            "Black has {n} men left and can now fly: move a man to any free point.",
        ),
    ),
    "mills.outcome.mill": (
        say("White has closed a mill and wins."),
        say("Black has closed a mill and wins."),
    ),
    "mills.outcome.few_men": (
        say("White wins: Black has only two men left."),
        say("Black wins: White has only two men left."),
    ),
    "mills.outcome.blocked": (
        say("White wins: Black is blocked and cannot move."),
        say("Black wins: White is blocked and cannot move."),
    ),
    "mills.outcome.stalemate": say("A draw: the player whose turn it is cannot move."),
    "mills.outcome.limit_turns": say("A draw: the limit of turns has been reached."),
    "mills.outcome.last_men": say("A draw: three men each, and too many turns without a removal."),
    "mills.outcome.limit_quiet": say("A draw: too many turns without a removal."),
    "mills.outcome.repetition": say("A draw: the same position has come up too often."),
}
