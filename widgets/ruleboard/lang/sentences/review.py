"""The analysis of a game: how good each move was, and who was ahead."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, say

SENTENCES: dict[str, Entry] = {
    "review.begin": say("Choose a move to see how good it was, and what would have been better."),
    "review.forced": say("{move}: the only legal move."),
    "review.best": say("{move}: the best move!"),
    "review.good": say("{move}: a good move."),
    "review.doubtful": say("{move}: doubtful. {best} was better."),
    "review.mistake": say("{move}: a mistake. {best} was better."),
    "review.open": say("{move}: this move has not been looked at yet."),
    "review.then": say("After that: {worth}."),
    "review.because": say("Why is {best} better?"),
    "review.grade": by(
        "grade",
        other=say("good"),
        forced=say("only move"),
        best=say("best"),
        doubtful=say("doubtful"),
        mistake=say("mistake"),
    ),
    "review.thinking": say("Looking at the moves one by one…"),
    "review.no_mistake": say("No further mistake was found."),
    "review.only_look": say(
        "Here you look back at a game: choose a move from the list, or press Next."
    ),
    "review.curve": say("Who was ahead, move by move. Chances out of 100 at the start: {shares}."),
    "review.curve_after": say(
        "Who was ahead, move by move. Chances out of 100 after {move}: {shares}."
    ),
    "review.share": (say("White {n}"), say("Black {n}")),
    "review.not_yet": say(
        "Moves without a grade have not been looked at yet: run the cell again to see how good they were."
    ),
}
