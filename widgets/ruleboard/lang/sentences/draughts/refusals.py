"""Refusals of illegal moves in international draughts, and errors in positions and rules."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "draughts.refuse.game_over": say(
        "The game is over. Undo takes back the last move, Reset starts again."
    ),
    "draughts.refuse.choose_piece": say("First choose one of your pieces."),
    "draughts.refuse.choose_target": say("Now choose the square where the piece on {at} goes."),
    "draughts.refuse.man_cannot_move": say(
        "The man on {at} cannot move: no square in front of it is free."
    ),
    "draughts.refuse.king_cannot_move": say(
        "The king on {at} cannot move: it is blocked on every side."
    ),
    "draughts.refuse.empty_square": say("There is no piece on {at}."),
    "draughts.refuse.not_your_piece": say("The piece on {at} is your opponent's."),
    "draughts.refuse.light_square": say("Nobody plays on light squares. Choose a dark one."),
    "draughts.refuse.not_diagonal": say(
        "No diagonal leads from {source} to {target}. Pieces move only diagonally."
    ),
    "draughts.refuse.man_moves_forward_only": say(
        "The man on {at} moves forward only. It can go backward only to capture."
    ),
    "draughts.refuse.man_always_forward": say(
        "The man on {at} moves forward only, and under these rules it captures forward only too."
    ),
    "draughts.refuse.man_captures_forward_only": say(
        "The man on {at} cannot capture the piece on {over}: under these rules men capture forward only."
    ),
    "draughts.refuse.king_one_step": say(
        "Here kings do not fly: the king on {at} goes one square, or jumps over one opposing piece next to it."
    ),
    "draughts.refuse.man_one_step": say(
        "The man on {at} goes one square, or jumps over one opposing piece next to it."
    ),
    "draughts.refuse.path_blocked": say("The piece on {at} is in the way."),
    "draughts.refuse.landing_taken": say(
        "There is already a piece on {at}: a move must end on a free square."
    ),
    "draughts.refuse.land_behind": say(
        "To capture the piece on {over}, land behind it: {targets}."
    ),
    "draughts.refuse.cannot_jump_own": say(
        "The piece on {at} is your own: you cannot jump over it."
    ),
    "draughts.refuse.two_in_a_row": say(
        "You cannot jump over the piece on {over}: the square behind it, {blocker}, is taken."
    ),
    "draughts.refuse.already_jumped": say(
        "The piece on {at} has already been jumped. It stays until the capture is over, and it cannot be jumped twice."
    ),
    "draughts.refuse.nothing_to_jump": say("There is nothing to jump over on the way to {at}."),
    "draughts.refuse.must_capture": count(
        "Capturing is compulsory. This piece has to do it: {sites}.",
        "Capturing is compulsory. One of these {n} pieces has to do it: {sites}.",
    ),
    "draughts.refuse.must_capture_more": count(
        "That takes only {takes}. You can take one piece, so you must: for example, {move}.",
        "That takes only {takes}. You can take {n} pieces, so you must: for example, {move}.",
    ),
    "draughts.refuse.piece_takes_less": say(
        "The piece on {at} can take {takes} at most; another of your pieces can take {n}."
    ),
    "draughts.refuse.must_continue": count(
        "The capture is not over on {at}: one more jump is needed.",
        "The capture is not over on {at}: {n} more jumps are needed.",
    ),
    "draughts.refuse.must_land_for_more": say(
        "Behind the piece on {at}, the king must land where it can capture again: {targets}."
    ),
    "draughts.refuse.land_for_more": say(
        "Behind the piece on {at}, the king must land where it can capture again. Which square is that?"
    ),
    "draughts.refuse.can_capture": count(
        "Capturing is compulsory, and only one of your pieces can do it. Find it.",
        "Capturing is compulsory, and {n} of your pieces can do it. Find them.",
    ),
    "draughts.refuse.larger_capture": count(
        "That takes only {takes}. You can take one piece, so you must.",
        "That takes only {takes}. You can take {n} pieces, so you must.",
    ),
    "draughts.refuse.other_capture": say(
        "From {source} to {target} there is a capture, but it takes other pieces."
    ),
    "draughts.cause.light_square": say("Nobody plays on light squares."),
    "draughts.cause.can_capture": say("A capture is possible, so a capture must be played."),
    "draughts.cause.land_for_more": say(
        "Behind the piece on {at}, the king must land where it can capture again."
    ),
    "draughts.error.not_a_fen": say(
        "In the position “{got}”, “{at}” cannot be read. Write, for example: {expected}."
    ),
    "draughts.error.square_twice": say("In the position “{got}” square {at} is named twice."),
    "draughts.error.man_on_far_row": say(
        "In the position “{got}” there is a man on {at}, its far row. It should be {expected}."
    ),
    "draughts.error.not_pdn": say(
        "The record cannot be read at line {at}: “{got}”. Expected: {expected}."
    ),
    "draughts.error.other_game_type": say(
        "The game at line {at} is another one: {got}. These can be read here: {expected}."
    ),
    "draughts.error.looks_like": say(
        "The game at line {at} has no tag that names it, but its moves look like another game: {got}. "
        "These can be read here: {expected}."
    ),
    "draughts.error.illegal_in_record": say("Line {at}, move {number}: “{got}” is not legal."),
    "draughts.error.illegal_as_guessed": say(
        "Line {at}, move {number}: “{got}” is not legal. The record does not say which game it is; "
        "it was read as: {rules}."
    ),
    "draughts.error.unwritable": say(
        "“{got}” cannot be written into a record. Allowed: {expected}."
    ),
}
