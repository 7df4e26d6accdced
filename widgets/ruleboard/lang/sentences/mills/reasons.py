"""Effects of a move of mills, and reasons for it or against it. “This” in the sentences is the move."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    # Effects of a move.
    "mills.reason.only_move": say("This was the only legal move."),
    "mills.reason.jumps": say("This jumps along a line over the man on {over}."),
    "mills.reason.flies": count(
        "With one man left, you can fly to any free point.",
        "With {n} men left, you can fly to any free point.",
    ),
    "mills.reason.all_in_mills": say(
        "All of the opponent's men were in mills, so any of them could be removed."
    ),
    "mills.reason.nothing_to_remove": say(
        "All of the opponent's men were in mills, so none could be removed."
    ),
    "mills.reason.mill_closed": count(
        "This closes a mill: {mills}.", "This closes {n} mills: {mills}."
    ),
    "mills.reason.stops_mill": say("This stops the opponent's mill {mill}."),
    "mills.reason.blocks": say("This leaves the opponent without a move, and that wins."),
    "mills.reason.leaves_two": say("This leaves the opponent with only two men, and that wins."),
    # Reasons for it, or against it.
    "mills.reason.takes": count(
        "This removes the man on {sites}.", "This removes {n} men: {sites}."
    ),
    "mills.reason.gains": count(
        "From this move on, one more man is won than lost.",
        "From this move on, {n} more men are won than lost.",
    ),
    "mills.reason.shot": count(
        "This gives something up first and then removes one man: {sites}.",
        "This gives something up first and then removes {n} men: {sites}.",
    ),
    "mills.reason.exchanges": count(
        "In the moves that follow, each side removes one man.",
        "In the moves that follow, each side removes {n} men.",
    ),
    "mills.reason.lets_take": count(
        "This lets the opponent remove the man on {sites}.",
        "This lets the opponent remove {n} men: {sites}.",
    ),
    "mills.reason.misses": count(
        "This misses a mill: the man on {sites} could have been removed.",
        "This misses mills: {n} men could have been removed: {sites}.",
    ),
    "mills.reason.closes": say("This closes the mill {mill}."),
    "mills.reason.stops": say("This takes {at}, where the opponent would have closed a mill."),
    "mills.reason.double": say(
        "This makes a double mill: a man goes to {at} and back, and closes a mill each time."
    ),
    "mills.reason.two_open": say("This threatens more than one mill: on {sites}."),
    "mills.reason.open": say("This threatens to close a mill on {at}."),
    "mills.reason.lets_close": say("This lets the opponent close the mill {mill}."),
    "mills.reason.lets_double": say("This lets the opponent make a double mill with {at}."),
    "mills.reason.more_mobility": say("This gives the men more room."),
    "mills.reason.less_mobility": say("This leaves the men less room."),
    "mills.reason.fewer_blocked": say("This keeps men from being shut in."),
    "mills.reason.more_blocked": say("This lets men be shut in."),
    "mills.reason.more_crossings": say("This brings men to points where four lines meet."),
    "mills.reason.less_crossings": say("This gives up points where four lines meet."),
    "mills.reason.loses_later": count(
        "What follows: {moves}. The man on {sites} is lost.",
        "What follows: {moves}. {n} men are lost: {sites}.",
    ),
    "mills.reason.wins_more": count(
        "In the moves that follow, the better move wins one man more.",
        "In the moves that follow, the better move wins {n} men more.",
    ),
    "mills.reason.still_loses": count(
        "Even then, one man is lost in the moves that follow.",
        "Even then, {n} men are lost in the moves that follow.",
    ),
    "mills.reason.loses_only": count(
        "After the better move, only one man is lost.",
        "After the better move, only {n} men are lost.",
    ),
    "mills.reason.trades": count(
        "In the moves that follow, each side loses one man.",
        "In the moves that follow, each side loses {n} men.",
    ),
    "mills.reason.more_open": say("This prepares more mills that can be closed."),
    "mills.reason.less_open": say("This prepares fewer mills than the better move."),
    "mills.reason.gets_double": say("This leads to a double mill."),
    "mills.reason.no_double": say("The better move leads to a double mill."),
    "mills.reason.less_rival_mobility": say("This leaves the opponent's men less room."),
    "mills.reason.more_rival_mobility": say("This leaves the opponent's men more room."),
    "mills.reason.more_rival_blocked": say("This shuts the opponent's men in."),
    "mills.reason.less_rival_blocked": say("This lets the opponent's men get free."),
    "mills.reason.less_rival_crossings": say(
        "This keeps the opponent's men off points where four lines meet."
    ),
    "mills.reason.more_rival_crossings": say(
        "This lets the opponent take points where four lines meet."
    ),
    "mills.reason.less_rival_open": say("This keeps the opponent from preparing mills."),
    "mills.reason.more_rival_open": say("This lets the opponent prepare mills."),
    "mills.reason.no_rival_double": say("This does away with the opponent's double mill."),
    "mills.reason.rival_double": say("This lets the opponent get a double mill."),
}
