"""A board's answers during play."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "play.selected": say("Now choose where {at} goes."),
    "play.go_on": say("The move goes on. The next square: {sites}."),
    "play.confirming": say("Click {at} again to confirm. Click elsewhere to cancel."),
    "play.choosing": say(
        "Choice {k} of {count}. Nothing is done yet: confirm it, or look at the others."
    ),
    "play.choosing_path": say("Path {k} of {count} · takes {taken}"),
    "play.asking": say("Click a square to see its paths. Press Show paths again to play on."),
    "play.nothing_there": say("There are no more moves in that direction."),
    "play.not_here": say("That does nothing on this board."),
    "play.new_game": say("A new game: {name}."),
    "play.no_move_yet": say("No move has been made yet."),
    "play.allowed": say("{move} is allowed."),
    "play.allowed_then": say("{move} is allowed. After it, you could say:"),
    "play.can_choose": say("You can choose {at}."),
    "play.next_sites": say("You can choose: {sites}."),
    "play.free_choice": say("You chose it yourself: the rules allowed other moves too."),
}
