"""Effects of a move of mills, and reasons for it or against it. “It” in the sentences is the move."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    # Effects of a move.
    "mills.reason.only_move": say("It was the only legal move."),
    "mills.reason.jumps": say("It jumps along a line over the man on {over}."),
    "mills.reason.flies": count(
        "With one man left, you may fly to any free point.",
        "With {n} men left, you may fly to any free point.",
    ),
    "mills.reason.all_in_mills": say(
        "All of the opponent's men were in mills, so any of them could be removed."
    ),
    "mills.reason.nothing_to_remove": say(
        "All of the opponent's men were in mills, so none could be removed."
    ),
    "mills.reason.mill_closed": count(
        "It closes a mill: {mills}.", "It closes {n} mills: {mills}."
    ),
    "mills.reason.stops_mill": say("It stops the opponent's mill {mill}."),
    "mills.reason.blocks": say("It leaves the opponent without a move, and that wins."),
    "mills.reason.leaves_two": say("It leaves the opponent with only two men, and that wins."),
    # Reasons for it, or against it.
    "mills.reason.takes": count("It removes the man on {sites}.", "It removes {n} men: {sites}."),
    "mills.reason.gains": count(
        "In the moves that follow, it wins one man.",
        "In the moves that follow, it wins {n} men.",
    ),
    "mills.reason.shot": count(
        "It gives something up first and then removes one man: {sites}.",
        "It gives something up first and then removes {n} men: {sites}.",
    ),
    "mills.reason.exchanges": count(
        "In the moves that follow, each side removes one man.",
        "In the moves that follow, each side removes {n} men.",
    ),
    "mills.reason.lets_take": count(
        "It lets the opponent remove the man on {sites}.",
        "It lets the opponent remove {n} men: {sites}.",
    ),
    "mills.reason.misses": count(
        "It misses a mill that would remove the man on {sites}.",
        "It misses mills that would remove {n} men: {sites}.",
    ),
    "mills.reason.closes": say("It closes the mill {mill}."),
    "mills.reason.stops": say("It takes {at}, where the opponent would have closed a mill."),
    "mills.reason.double": say(
        "It makes a double mill: a man goes to {at} and back, and closes a mill each time."
    ),
    "mills.reason.two_open": say("It threatens more than one mill: on {sites}."),
    "mills.reason.open": say("It threatens to close a mill on {at}."),
    "mills.reason.lets_close": say("It lets the opponent close the mill {mill}."),
    "mills.reason.lets_double": say("It lets the opponent make a double mill with {at}."),
    "mills.reason.more_mobility": say("It gives the men more room."),
    "mills.reason.less_mobility": say("It leaves the men less room."),
    "mills.reason.fewer_blocked": say("It keeps men from being shut in."),
    "mills.reason.more_blocked": say("It lets men be shut in."),
    "mills.reason.more_crossings": say("It brings men to points where four lines meet."),
    "mills.reason.less_crossings": say("It gives up points where four lines meet."),
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
    "mills.reason.trades": count(
        "In the moves that follow, each side loses one man.",
        "In the moves that follow, each side loses {n} men.",
    ),
    "mills.reason.more_open": say("It prepares more mills that can be closed."),
    "mills.reason.less_open": say("It prepares fewer mills than the better move."),
    "mills.reason.gets_double": say("It leads to a double mill."),
    "mills.reason.no_double": say("The better move leads to a double mill."),
    "mills.reason.less_rival_mobility": say("It leaves the opponent's men less room."),
    "mills.reason.more_rival_mobility": say("It leaves the opponent's men more room."),
    "mills.reason.more_rival_blocked": say("It shuts the opponent's men in."),
    "mills.reason.less_rival_blocked": say("It lets the opponent's men get free."),
    "mills.reason.less_rival_crossings": say(
        "It keeps the opponent's men off points where four lines meet."
    ),
    "mills.reason.more_rival_crossings": say(
        "It lets the opponent take points where four lines meet."
    ),
    "mills.reason.less_rival_open": say("It keeps the opponent from preparing mills."),
    "mills.reason.more_rival_open": say("It lets the opponent prepare mills."),
    "mills.reason.no_rival_double": say("It does away with the opponent's double mill."),
    "mills.reason.rival_double": say("It lets the opponent get a double mill."),
}
