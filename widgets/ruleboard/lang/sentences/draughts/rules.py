"""The rules of draughts, and the names of the rule sets and games of the family."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.course": say("International draughts: jump over pieces to capture them"),
    "draughts.preset.guoji": say("International draughts (guójì tiàoqí: crowned in passing)"),
    "draughts.preset.fmjd": say("International draughts (FMJD rules)"),
    "draughts.preset.russian": say("Russian draughts"),
    "draughts.preset.brazilian": say("Brazilian draughts"),
    "draughts.preset.english": say("English draughts (checkers)"),
    "draughts.preset.own": say("Rules of your own: “{name}”"),
    "draughts.ui.rules_differ": say("Different from international draughts (FMJD rules):"),
    "draughts.difference.goal": say(
        "You win when your opponent has no pieces left or cannot move."
    ),
    "draughts.difference.jump_takes": say(
        "A piece captures by jumping over an opposing piece next to it onto the free square right behind."
    ),
    "draughts.difference.goes_on": say(
        "If it can capture again from there, it must go on in the same turn."
    ),
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
        "Capturing is compulsory, and you must take as many pieces as you can (the majority rule)."
    ),
    "draughts.difference.any_capture": say(
        "Capturing is compulsory, but you may choose which capture, large or small. It must be played to its end."
    ),
    "draughts.difference.removed_at_the_end": say(
        "A piece can be jumped only once; jumped pieces leave the board when the whole capture is over."
    ),
    "draughts.difference.far_row_crowns": say(
        "A man whose move ends on the far row becomes a king."
    ),
    "draughts.difference.kings_fly": say(
        "Kings fly: they move and capture over any distance, and land on any free square behind what they take."
    ),
    "draughts.difference.kings_step": say(
        "Kings move and capture one square at a time, in any direction."
    ),
    "draughts.difference.crowned_in_passing": say(
        "A man that reaches the far row in the middle of a capture becomes a king at once and goes on as a king."
    ),
    "draughts.difference.crowned_at_the_end": say(
        "A man that only passes through the far row stays a man: it becomes a king if its move ends there."
    ),
    "draughts.difference.clock_all_moves": count(
        "After one move without a capture or a new king the game is a draw.",
        "After {n} moves without a capture or a new king, counting both sides, the game is a draw.",
    ),
    "draughts.difference.clock_king_moves": count(
        "After one move with a king and without a capture the game is a draw.",
        "After {n} moves with kings only and without a capture, counting both sides, the game is a draw.",
    ),
    "draughts.difference.lone_king_limits": say(
        "Endings against a lone king are drawn after 16 moves by each side (three pieces) or 5 (two pieces or one)."
    ),
    "draughts.difference.no_lone_king_limits": say(
        "Endings with few pieces have no special limit."
    ),
    "draughts.difference.repetition_draws": count(
        "If a position comes up once, the game is a draw.",
        "If a position comes up {n} times, the game is a draw.",
    ),
    "draughts.remark.guessed": say(
        "The record does not say which game it is. By its squares and moves it was read as: {rules}."
    ),
    "draughts.remark.not_pool": say(
        "The record is marked as American pool draughts, but its moves are those of another game, and it was read as: "
        "{rules}."
    ),
    "draughts.variety.italian": say("Italian draughts"),
    "draughts.variety.pool": say("American pool draughts"),
    "draughts.variety.spanish": say("Spanish draughts"),
    "draughts.variety.canadian": say("Canadian draughts"),
    "draughts.variety.portuguese": say("Portuguese draughts"),
    "draughts.variety.czech": say("Czech draughts"),
    "draughts.variety.turkish": say("Turkish draughts"),
    "draughts.variety.thai": say("Thai draughts"),
    "draughts.variety.frisian": say("Frisian draughts"),
    "draughts.variety.spantsiretti": say("Spantsiretti (Russian draughts on 8 × 10 squares)"),
    "draughts.variety.breakthrough": say("Breakthrough (the first king wins)"),
    "draughts.variety.frysk": say("Frisian draughts with five men each"),
    "draughts.variety.antidraughts": say("Antidraughts (whoever loses all pieces wins)"),
}
