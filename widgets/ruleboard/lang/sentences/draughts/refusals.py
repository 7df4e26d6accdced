"""Why something cannot be in international draughts: moves that are refused, and faults in what was given."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.refuse.game_over": say(
        "The game is over. Undo takes a move back, Reset starts again."
    ),
    "draughts.refuse.choose_piece": say("First choose one of your pieces."),
    "draughts.refuse.choose_target": say("Now choose the square where {at} goes."),
    "draughts.refuse.empty_square": say("There is no piece on {at}."),
    "draughts.refuse.not_your_piece": say("The piece on {at} is your opponent's."),
    "draughts.refuse.light_square": say("Nobody plays on light squares. Choose a dark one."),
    "draughts.refuse.piece_cannot_move": say(
        "The piece on {at} cannot move: there is no free square in front of it."
    ),
    "draughts.refuse.not_diagonal": say(
        "No diagonal leads from {source} to {target}. Pieces go diagonally only."
    ),
    "draughts.refuse.man_moves_forward_only": say(
        "The man on {at} moves forward only. Backward it may only capture."
    ),
    "draughts.refuse.man_captures_forward_only": say(
        "The man on {at} cannot capture {over}: under these rules men capture forward only."
    ),
    "draughts.refuse.king_one_step": say(
        "Under these rules kings do not fly: the king on {at} goes one square, or jumps over one piece next to it."
    ),
    "draughts.refuse.man_one_step": say(
        "The man on {at} goes one square, or jumps over one piece next to it."
    ),
    "draughts.refuse.path_blocked": say("The piece on {at} stands in the way."),
    "draughts.refuse.landing_taken": say("There is a piece on {at}: a move ends on a free square."),
    "draughts.refuse.land_behind": say(
        "To capture the piece on {over}, land behind it: {targets}."
    ),
    "draughts.refuse.cannot_jump_own": say("The piece on {at} is your own: you cannot jump it."),
    "draughts.refuse.two_in_a_row": say(
        "{over} and {blocker} stand one behind the other: two in a row cannot be jumped."
    ),
    "draughts.refuse.already_jumped": say(
        "The piece on {at} has already been jumped. It stays until the capture is over, and nobody jumps it twice."
    ),
    "draughts.refuse.nothing_to_jump": say("There is nothing to jump on the way to {at}."),
    "draughts.refuse.must_capture": count(
        "Capturing is compulsory. {n} piece can capture: {sites}.",
        "Capturing is compulsory. {n} pieces can capture: {sites}.",
    ),
    "draughts.refuse.must_capture_more": count(
        "The largest capture takes {n} piece: {move}. This one takes {takes}.",
        "The largest capture takes {n} pieces: {move}. This one takes {takes}.",
    ),
    "draughts.refuse.must_continue": count(
        "The capture is not over on {at}: {n} more jump is compulsory.",
        "The capture is not over on {at}: {n} more jumps are compulsory.",
    ),
    "draughts.refuse.must_land_for_more": say(
        "Behind {at} the king must land where it can capture again: {targets}."
    ),
    "draughts.refuse.land_for_more": say(
        "Behind {at} the king must land where it can capture again. Which square is that?"
    ),
    "draughts.refuse.can_capture": count(
        "Capturing is compulsory, and {n} of your pieces can capture. Find it.",
        "Capturing is compulsory, and {n} of your pieces can capture. Find them.",
    ),
    "draughts.refuse.larger_capture": count(
        "The largest capture takes {n} piece. This one takes {takes}.",
        "The largest capture takes {n} pieces. This one takes {takes}.",
    ),
    "draughts.refuse.other_capture": say(
        "From {source} to {target} there is a capture, but it takes other pieces."
    ),
    "draughts.error.not_a_fen": say(
        "In the position “{got}”, “{at}” cannot be read. Write, for example: {expected}."
    ),
    "draughts.error.square_twice": say("In the position “{got}” square {at} is named twice."),
    "draughts.error.man_on_far_row": say(
        "In the position “{got}” a man stands on {at}, its far row. Needed is {expected}."
    ),
    "draughts.error.not_pdn": say(
        "The record cannot be read at {at}: “{got}”. Expected is {expected}."
    ),
    "draughts.error.other_game_type": say(
        "At {at} the record says it is game type {got}. Here is only {expected}."
    ),
    "draughts.error.illegal_in_record": say(
        "At {at} the record has “{got}”, which is not legal: {why}."
    ),
    "draughts.error.unwritable": say(
        "“{got}” cannot be written into a record. Possible is {expected}."
    ),
}
