"""The names of the rule sets of international draughts, and what each of them says."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.preset.guoji": say("International draughts (国际跳棋)"),
    "draughts.preset.fmjd": say("International draughts, FMJD rules"),
    "draughts.preset.russian": say("Russian draughts"),
    "draughts.preset.brazilian": say("Brazilian draughts"),
    "draughts.preset.english": say("English draughts (checkers)"),
    "draughts.preset.own": say("“{name}”, rules of one's own"),
    "draughts.difference.board_size": say(
        "The board has {n} × {n} squares; only the dark ones are played on."
    ),
    "draughts.difference.white_begins": say("White makes the first move."),
    "draughts.difference.black_begins": say("Black makes the first move."),
    "draughts.difference.men_go_forward": say(
        "Men move one square diagonally forward; they capture forward and backward."
    ),
    "draughts.difference.men_capture_forward": say(
        "Men move one square diagonally forward, and they capture forward only."
    ),
    "draughts.difference.forced_maximum": say(
        "Capturing is compulsory, and only a capture that takes the most pieces is allowed."
    ),
    "draughts.difference.any_capture": say(
        "Capturing is compulsory, but you may choose which capture, large or small. It must be played to its end."
    ),
    "draughts.difference.removed_at_the_end": say(
        "Jumped pieces leave the board only when the whole capture is over."
    ),
    "draughts.difference.kings_fly": say("Kings fly: they move and capture over any distance."),
    "draughts.difference.kings_step": say(
        "Kings move and capture one square at a time, in any direction."
    ),
    "draughts.difference.crowned_in_passing": say(
        "A man that reaches the far row in the middle of a capture is a king at once and goes on as one."
    ),
    "draughts.difference.crowned_at_the_end": say(
        "A man becomes a king only where its move ends on the far row."
    ),
    "draughts.difference.clock_all_moves": count(
        "After {n} half-move without a capture or a new king the game is drawn.",
        "After {n} half-moves without a capture or a new king the game is drawn.",
    ),
    "draughts.difference.clock_king_moves": count(
        "After {n} half-move with kings only and without a capture the game is drawn.",
        "After {n} half-moves with kings only and without a capture the game is drawn.",
    ),
    "draughts.difference.lone_king_limits": say(
        "Against a lone king the 16-move rule and the 5-move rule limit small endings."
    ),
    "draughts.difference.no_lone_king_limits": say("Small endings have no limit of their own."),
    "draughts.difference.repetition_draws": count(
        "A position that comes up {n} time is a draw.",
        "A position that comes up {n} times is a draw.",
    ),
}
