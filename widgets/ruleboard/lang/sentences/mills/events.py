"""What happens in mills, how it ends, and why a move was made."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.event.place": (
        say("White places a man on {at}."),
        say("Black places a man on {at}."),
    ),
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
        say("A mill! White has three men on one line: {sites}."),
        say("A mill! Black has three men on one line: {sites}."),
    ),
    "mills.event.rebuild_waits_illegal": count(
        "It may be closed again only after {n} other turn.",
        "It may be closed again only after {n} other turns.",
    ),
    "mills.event.rebuild_waits_no_capture": count(
        "For {n} turn it removes nothing if it is closed again.",
        "For {n} turns it removes nothing if it is closed again.",
    ),
    "mills.event.rebuild_takes_nothing": say(
        "The mill {sites} was opened too recently: nothing is removed for it."
    ),
    "mills.event.choose_removal": (
        count(
            "White removes {n} black man now. Possible: {sites}.",
            "White removes {n} black men now. Possible: {sites}.",
        ),
        count(
            "Black removes {n} white man now. Possible: {sites}.",
            "Black removes {n} white men now. Possible: {sites}.",
        ),
    ),
    "mills.event.choose_any_removal": (
        count(
            "All black men stand in mills, so White may remove any of them.",
            "All black men stand in mills, so White may remove any {n} of them.",
        ),
        count(
            "All white men stand in mills, so Black may remove any of them.",
            "All white men stand in mills, so Black may remove any {n} of them.",
        ),
    ),
    "mills.event.remove": (
        say("White removes the man on {at}."),
        say("Black removes the man on {at}."),
    ),
    "mills.event.mark_point": say("{at} gets a red × and stays closed while men are placed."),
    "mills.event.rest_lapses": say("All the others stand in mills, so nothing more is removed."),
    "mills.event.nothing_to_remove": (
        say("All black men stand in mills, so nothing is removed."),
        say("All white men stand in mills, so nothing is removed."),
    ),
    "mills.event.marks_vanish": say("All men are placed, and every red × vanishes: {sites}."),
    "mills.event.moving_begins": say("All men are placed. From now on men move along the lines."),
    "mills.event.flying_begins": (
        count(
            "White has {n} man left and may now fly to any free point.",
            "White has {n} men left and may now fly to any free point.",
        ),
        count(
            "Black has {n} man left and may now fly to any free point.",
            "Black has {n} men left and may now fly to any free point.",
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
    "mills.outcome.stalemate": say("A draw: the player to move is blocked."),
    "mills.outcome.limit_turns": say("A draw: the limit of turns is reached."),
    "mills.outcome.limit_quiet": say("A draw: too many turns without a removal."),
    "mills.outcome.repetition": say("A draw: the same position has come up too often."),
    "mills.reason.only_move": say("It was the only legal move."),
    "mills.reason.jumps": say("It jumps along a line over the man on {over}."),
    "mills.reason.flies": count(
        "With {n} man left, one may fly to any free point.",
        "With {n} men left, one may fly to any free point.",
    ),
    "mills.reason.all_in_mills": say(
        "All the opponent's men stood in mills, so any of them could be removed."
    ),
    "mills.reason.nothing_to_remove": say(
        "All the opponent's men stood in mills, so none could be removed."
    ),
    "mills.reason.mill_closed": count(
        "It closes {n} mill: {sites}.", "It closes {n} mills: {sites}."
    ),
    "mills.reason.stops_mill": say("It stops the opponent's mill {mill}."),
}
