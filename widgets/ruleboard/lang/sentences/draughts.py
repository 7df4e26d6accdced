"""Everything that is said about international draughts."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, count, say

BOARD: dict[str, Entry] = {
    "draughts.name": say("Draughts board"),
    "draughts.piece.0m": say("white man"),
    "draughts.piece.0k": say("white king"),
    "draughts.piece.1m": say("black man"),
    "draughts.piece.1k": say("black king"),
    "draughts.piece.0mg": say("white man, already jumped"),
    "draughts.piece.0kg": say("white king, already jumped"),
    "draughts.piece.1mg": say("black man, already jumped"),
    "draughts.piece.1kg": say("black king, already jumped"),
    "draughts.board.0m": count(
        "White has {n} man on square {sites}.", "White has {n} men on squares {sites}."
    ),
    "draughts.board.0k": count(
        "White has {n} king on square {sites}.", "White has {n} kings on squares {sites}."
    ),
    "draughts.board.1m": count(
        "Black has {n} man on square {sites}.", "Black has {n} men on squares {sites}."
    ),
    "draughts.board.1k": count(
        "Black has {n} king on square {sites}.", "Black has {n} kings on squares {sites}."
    ),
    "draughts.board.0mg": count(
        "{n} white man has been jumped: {sites}.", "{n} white men have been jumped: {sites}."
    ),
    "draughts.board.0kg": count(
        "{n} white king has been jumped: {sites}.", "{n} white kings have been jumped: {sites}."
    ),
    "draughts.board.1mg": count(
        "{n} black man has been jumped: {sites}.", "{n} black men have been jumped: {sites}."
    ),
    "draughts.board.1kg": count(
        "{n} black king has been jumped: {sites}.", "{n} black kings have been jumped: {sites}."
    ),
    "draughts.counter.pieces": (
        say("White: men {men}, kings {kings}."),
        say("Black: men {men}, kings {kings}."),
    ),
    "draughts.counter.no_progress": say("Moves without capture or crowning: {n} of {limit}."),
    "draughts.counter.king_moves": say("King moves without a capture: {n} of {limit}."),
    "draughts.counter.sixteen_moves": say(
        "The 16-move rule of this ending: {n} of {limit} half-moves."
    ),
    "draughts.counter.five_moves": say(
        "The 5-move rule of this ending: {n} of {limit} half-moves."
    ),
    "draughts.counter.repetition": count(
        "This position has come up {n} time; {limit} make a draw.",
        "This position has come up {n} times; {limit} make a draw.",
    ),
}

DUTIES: dict[str, Entry] = {
    "draughts.play.selected": say("Now choose where {at} goes."),
    "draughts.duty.move": (say("White to move."), say("Black to move.")),
    "draughts.duty.capture": (
        count("White must capture {n} piece.", "White must capture {n} pieces."),
        count("Black must capture {n} piece.", "Black must capture {n} pieces."),
    ),
    "draughts.duty.over": say("The game is over."),
}

EVENTS: dict[str, Entry] = {
    "draughts.event.move": (
        say("White moves from {at} to {to}."),
        say("Black moves from {at} to {to}."),
    ),
    "draughts.event.lift": (
        count(
            "White captures {n} piece with the one on {at}.",
            "White captures {n} pieces with the one on {at}.",
        ),
        count(
            "Black captures {n} piece with the one on {at}.",
            "Black captures {n} pieces with the one on {at}.",
        ),
    ),
    "draughts.event.jump": say("From {at} over {over} to {to}."),
    "draughts.event.passes_king_row": say(
        "The man touches the far row on {at}, but goes on: it stays a man."
    ),
    "draughts.event.remove": count(
        "The capture is over, and {n} piece leaves the board: {pieces}.",
        "The capture is over. Only now {n} pieces leave the board: {pieces}.",
    ),
    "draughts.event.promote": (
        say("The man has reached the far row on {at}: White has a new king."),
        say("The man has reached the far row on {at}: Black has a new king."),
    ),
}

OUTCOMES: dict[str, Entry] = {
    "draughts.outcome.no_pieces": (
        say("White wins: Black has no piece left."),
        say("Black wins: White has no piece left."),
    ),
    "draughts.outcome.no_moves": (
        say("White wins: Black's pieces are all blocked."),
        say("Black wins: White's pieces are all blocked."),
    ),
    "draughts.outcome.repetition": say(
        "A draw: the same position, with the same side to move, for the third time."
    ),
    "draughts.outcome.no_progress": say("A draw: 50 half-moves without a capture or a new king."),
    "draughts.outcome.king_moves": say(
        "A draw by the 25-move rule: only kings have moved, and nothing was captured."
    ),
    "draughts.outcome.sixteen_moves": say("A draw by the 16-move rule against a lone king."),
    "draughts.outcome.five_moves": say("A draw by the 5-move rule against a lone king."),
}

REFUSALS: dict[str, Entry] = {
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
        "No diagonal leads from {at} to {to}. Pieces go diagonally only."
    ),
    "draughts.refuse.man_moves_forward_only": say(
        "The man on {at} moves forward only. Backward it may only capture."
    ),
    "draughts.refuse.man_one_step": say(
        "The man on {at} goes one square, or jumps over one piece next to it."
    ),
    "draughts.refuse.path_blocked": say("The piece on {at} stands in the way."),
    "draughts.refuse.landing_taken": say("There is a piece on {at}: a move ends on a free square."),
    "draughts.refuse.cannot_jump_own": say("The piece on {at} is your own: you cannot jump it."),
    "draughts.refuse.two_in_a_row": say(
        "{at} and {to} stand one behind the other: two in a row cannot be jumped."
    ),
    "draughts.refuse.already_jumped": say(
        "The piece on {at} has already been jumped. It stays until the capture is over, and nobody jumps it twice."
    ),
    "draughts.refuse.nothing_to_jump": say("There is nothing to jump on the way to {at}."),
    "draughts.refuse.must_capture": count(
        "Capturing is compulsory. {n} piece can capture: {pieces}.",
        "Capturing is compulsory. {n} pieces can capture: {pieces}.",
    ),
    "draughts.refuse.must_capture_more": count(
        "The largest capture takes {n} piece: {move}. This one takes {takes}.",
        "The largest capture takes {n} pieces: {move}. This one takes {takes}.",
    ),
    "draughts.refuse.must_continue": count(
        "The capture is not over on {at}: {n} more jump is compulsory.",
        "The capture is not over on {at}: {n} more jumps are compulsory.",
    ),
    "draughts.refuse.other_capture": say(
        "From {at} to {to} there is a capture, but it takes other pieces."
    ),
}

REASONS: dict[str, Entry] = {
    "draughts.reason.only_move": (
        say("It was White's only legal move."),
        say("It was Black's only legal move."),
    ),
    "draughts.reason.forced_because": count(
        "Capturing is compulsory, and no capture takes more than {n} piece.",
        "Capturing is compulsory, and no capture takes more than {n} pieces.",
    ),
    "draughts.reason.captures_backward": say(
        "A man moves forward only, but captures backward as well: here from {at} over {over}."
    ),
    "draughts.reason.promoted": say("The man on {at} became a king."),
    "draughts.reason.passes_king_row": say(
        "It only passed {at}: under FMJD rules a man becomes a king where its move ends."
    ),
    "draughts.reason.stopped_by_jumped": say(
        "It ended on {at}, because jumped pieces stay on the board until the end and stood in the way."
    ),
    "draughts.reason.wins": (
        say("It wins the game for White."),
        say("It wins the game for Black."),
    ),
    "draughts.reason.draw_in": count(
        "In {n} more half-move without progress the game is drawn.",
        "In {n} more half-moves without progress the game is drawn.",
    ),
}

RULES: dict[str, Entry] = {
    "draughts.preset.guoji": say("International draughts (国际跳棋)"),
    "draughts.preset.fmjd": say("International draughts, FMJD rules"),
    "draughts.preset.own": say("“{name}”, rules of one's own"),
    "draughts.difference.men_go_forward": say(
        "Men move one square diagonally forward; they capture forward and backward."
    ),
    "draughts.difference.forced_maximum": say(
        "Capturing is compulsory, and only a capture that takes the most pieces is allowed."
    ),
    "draughts.difference.removed_at_the_end": say(
        "Jumped pieces leave the board only when the whole capture is over."
    ),
    "draughts.difference.kings_fly": say("Kings fly: they move and capture over any distance."),
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

FAULTS: dict[str, Entry] = {
    "error.not_a_fen": say(
        "In the position “{got}”, “{at}” cannot be read. Write, for example: {expected}."
    ),
    "error.square_twice": say("In the position “{got}” square {at} is named twice."),
    "error.man_on_far_row": say(
        "In the position “{got}” a man stands on {at}, its far row. Needed is {expected}."
    ),
    "error.not_pdn": say("The record cannot be read at {at}: “{got}”. Expected is {expected}."),
    "error.other_game_type": say(
        "At {at} the record says it is game type {got}. Here is only {expected}."
    ),
    "error.illegal_in_record": say("At {at} the record has “{got}”, which is not legal: {why}."),
    "error.unwritable": say("“{got}” cannot be written into a record. Possible is {expected}."),
}

SENTENCES: dict[str, Entry] = {
    **BOARD,
    **DUTIES,
    **EVENTS,
    **OUTCOMES,
    **REFUSALS,
    **REASONS,
    **RULES,
    **FAULTS,
}
