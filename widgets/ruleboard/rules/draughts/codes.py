"""All codes of the draughts rules, with their meanings and parameters.

`n` is the number that a sentence counts; `at`, `source`, `target`, `over` and `blocker` are squares, `sites` several.
"""

from __future__ import annotations

from ruleboard.rules.base import Code


class Refused(Code):
    """Why an attempt is not a legal move."""

    # the piece
    CHOOSE_PIECE = "choose_piece", "nothing is chosen yet"
    CHOOSE_TARGET = "choose_target", "a piece is chosen, but not where it goes", "at"
    EMPTY_SQUARE = "empty_square", "there is no piece on the first square", "at"
    NOT_YOUR_PIECE = "not_your_piece", "the piece is the other side's", "at"
    LIGHT_SQUARE = "light_square", "nobody plays on light squares"
    MAN_CANNOT_MOVE = "man_cannot_move", "nothing in front of the man is free", "at"
    KING_CANNOT_MOVE = "king_cannot_move", "nothing around the king is free", "at"
    # the way
    NOT_DIAGONAL = "not_diagonal", "no diagonal leads there", "source", "target"
    MAN_MOVES_FORWARD_ONLY = "man_moves_forward_only", "a man does not step backward", "at"
    MAN_ALWAYS_FORWARD = "man_always_forward", "a man neither steps nor captures backward", "at"
    MAN_CAPTURES_FORWARD_ONLY = (
        "man_captures_forward_only",
        "a man captures forward only",
        "at",
        "over",
    )
    KING_ONE_STEP = "king_one_step", "a king goes one square, or jumps a neighbour", "at"
    MAN_ONE_STEP = "man_one_step", "a man goes one square, or jumps a neighbour", "at"
    PATH_BLOCKED = "path_blocked", "another piece stands in the way", "at"
    LANDING_TAKEN = "landing_taken", "the square to land on is not free", "at"
    LAND_BEHIND = "land_behind", "a piece is captured from behind it", "over", "targets"
    CANNOT_JUMP_OWN = "cannot_jump_own", "the piece in the way is one's own", "at"
    TWO_IN_A_ROW = "two_in_a_row", "two in a row cannot be jumped", "over", "blocker"
    ALREADY_JUMPED = "already_jumped", "no piece is jumped twice in one capture", "at"
    NOTHING_TO_JUMP = "nothing_to_jump", "there is no piece to jump on the way", "at"
    # forced captures
    MUST_CAPTURE = "must_capture", "one of these pieces has to capture", "n", "sites"
    MUST_CAPTURE_MORE = "must_capture_more", "another capture takes more", "n", "takes", "move"
    PIECE_TAKES_LESS = (
        "piece_takes_less",
        "the piece can take so many at most, another one n",
        "at",
        "n",
        "takes",
    )
    MUST_CONTINUE = "must_continue", "the capture is not over here", "n", "at"
    MUST_LAND_FOR_MORE = (
        "must_land_for_more",
        "behind the same piece there is a square from which the capture goes on",
        "at",
        "targets",
    )
    LAND_FOR_MORE = "land_for_more", "the same, without saying which square", "at"
    CAN_CAPTURE = "can_capture", "the same, without saying which", "n"
    LARGER_CAPTURE = "larger_capture", "another takes more, without saying which", "n", "takes"
    OTHER_CAPTURE = "other_capture", "the capture there takes others", "source", "target"
    GAME_OVER = "game_over", "the game has ended"


class Happened(Code):
    """The atomic steps of a move."""

    MOVE = "move", "a piece goes to a free square", "source", "target"
    LIFT = "lift", "a piece begins to capture so many", "at", "n"
    JUMP = "jump", "it jumps one of them", "source", "over", "target"
    PASSES_KING_ROW = "passes_king_row", "a man touches the far row and stays a man", "at"
    REMOVE = "remove", "the jumped pieces leave the board", "n", "sites"
    PROMOTE = "promote", "a man becomes a king", "at"


class Ended(Code):
    """How a game ends."""

    NO_PIECES = "no_pieces", "the loser has no piece left", "player"
    NO_MOVES = "no_moves", "the loser has no legal move", "player"
    REPETITION = "repetition", "the same position has come up for the third time"
    OFTEN = "often", "the same position has come up too often, under rules with another limit"
    NO_PROGRESS = "no_progress", "too many moves without a capture or a new king"
    KING_MOVES = "king_moves", "too many moves of kings without a capture"
    ONLY_KINGS = "only_kings", "kings have moved for too long, under rules that no federation names"
    SIXTEEN_MOVES = "sixteen_moves", "three pieces could not catch a lone king in time"
    FIVE_MOVES = "five_moves", "one or two pieces could not catch a lone king in time"


class Duty(Code):
    """The task of the player to move."""

    MOVE = "move", "make a quiet move", "player"
    CAPTURE = "capture", "capture so many pieces", "player", "n"
    CAPTURE_ANY = "capture_any", "capture, whatever the player likes best", "player"
    OVER = "over", "nothing, the game has ended"


class Counted(Code):
    """The numbers that players watch; federations count moves of each side."""

    PIECES = "pieces", "what a player has on the board", "player", "men", "kings"
    NO_PROGRESS = "no_progress", "moves without a capture or a new king", "n", "limit"
    KING_MOVES = "king_moves", "moves of kings without a capture", "n", "limit"
    SIXTEEN_MOVES = "sixteen_moves", "moves of three pieces against a lone king", "n", "limit"
    FIVE_MOVES = "five_moves", "moves of one or two pieces against a lone king", "n", "limit"
    REPETITION = "repetition", "how often this position has come up", "n", "limit"


class Reason(Code):
    """Comments on a legal move."""

    ONLY_MOVE = "only_move", "there was no other", "player"
    FORCED_BECAUSE = "forced_because", "no capture takes more than so many", "n"
    FORCED_FREELY = "forced_freely", "capturing was compulsory, but which capture was free", "n"
    CAPTURES_BACKWARD = "captures_backward", "a man captured backward", "source", "over"
    PROMOTED = "promoted", "a man became a king", "at"
    PASSES_KING_ROW = "passes_king_row", "a man only touched the far row", "at"
    STOPPED_BY_JUMPED = "stopped_by_jumped", "jumped pieces still stood in the way", "at", "over"
    WINS = "wins", "it wins the game", "player"
    DRAW_IN = "draw_in", "a draw is so many moves of one side each away", "n"


class Statement(Code):
    """Statements of the rules on their subjects."""

    GOAL = "goal", "a side without pieces, or without a move, has lost"
    JUMP_TAKES = "jump_takes", "a piece captures by jumping over a neighbour of the other side"
    GOES_ON = "goes_on", "a capture goes on as long as it can"
    FAR_ROW_CROWNS = "far_row_crowns", "a man whose move ends on the far row is a king"
    BOARD_SIZE = "board_size", "the board has so many rows, and squares in each", "n"
    WHITE_BEGINS = "white_begins", "White makes the first move"
    BLACK_BEGINS = "black_begins", "Black makes the first move"
    MEN_CAPTURE_FORWARD = "men_capture_forward", "men step and capture forward only"
    ANY_CAPTURE = "any_capture", "any capture may be chosen, and is played to its end"
    KINGS_STEP = "kings_step", "kings go one square, in any direction"
    MEN_GO_FORWARD = "men_go_forward", "men step forward, and capture forward and backward"
    FORCED_MAXIMUM = "forced_maximum", "only a capture that takes most is allowed"
    REMOVED_AT_THE_END = "removed_at_the_end", "jumped pieces stay until the capture is over"
    KINGS_FLY = "kings_fly", "kings go any distance"
    CROWNED_IN_PASSING = "crowned_in_passing", "a man is a king as soon as it touches the far row"
    CROWNED_AT_THE_END = "crowned_at_the_end", "a man is a king where its move ends"
    CLOCK_ALL_MOVES = "clock_all_moves", "so many moves without progress are a draw", "n"
    CLOCK_KING_MOVES = "clock_king_moves", "so many moves of kings are a draw", "n"
    LONE_KING_LIMITS = "lone_king_limits", "endings against a lone king are limited"
    NO_LONE_KING_LIMITS = "no_lone_king_limits", "small endings are not limited"
    REPETITION_DRAWS = "repetition_draws", "the same position so many times is a draw", "n"


class Title(Code):
    """Titles of rule sets."""

    GUOJI = "guoji", "international draughts as 国际跳棋 has it"
    FMJD = "fmjd", "international draughts as the world federation plays it"
    RUSSIAN = "russian", "Russian draughts"
    BRAZILIAN = "brazilian", "Brazilian draughts"
    ENGLISH = "english", "English draughts, also called checkers"
    OWN = "own", "rules that somebody has made", "name"


class Fault(Code):
    """Codes of exceptions: invalid names, moves, positions and records."""

    # names
    UNKNOWN_SITE = "unknown_site", "no square is called so", "got", "expected"
    UNKNOWN_UNIT = "unknown_unit", "moves are not counted in this unit", "got", "expected"
    # moves
    NOT_A_MOVE = "not_a_move", "this is not how a move is written", "got", "expected"
    NO_SUCH_SQUARE = "no_such_square", "the board has no such square", "got", "at", "expected"
    # positions
    NOT_A_FEN = "not_a_fen", "this is not how a position is written", "got", "at", "expected"
    SQUARE_TWICE = "square_twice", "two pieces on one square", "got", "at"
    MAN_ON_FAR_ROW = "man_on_far_row", "it would be a king there", "got", "at", "expected"
    # records
    NOT_PDN = "not_pdn", "this is not how a game is written", "got", "at", "expected"
    OTHER_GAME_TYPE = "other_game_type", "the record is of another game", "got", "at", "expected"
    LOOKS_LIKE = "looks_like", "no tag says so, but it is of another game", "got", "at", "expected"
    ILLEGAL_IN_RECORD = (
        "illegal_in_record",
        "a move of the record, with its number in the game, is illegal",
        "got",
        "at",
        "number",
        "why",
    )
    ILLEGAL_AS_GUESSED = (
        "illegal_as_guessed",
        "the same, where no tag names the game, and it was read as the one that it looks like",
        "got",
        "at",
        "number",
        "why",
        "rules",
    )
    UNWRITABLE = "unwritable", "a record has no way to write this", "got", "expected"


class Remark(Code):
    """What there is to say about a record that could be read, with the keys of the sentences."""

    GUESSED = "draughts.remark.guessed", "no tag names the game; it was read as this one", "rules"
    NOT_POOL = (
        "draughts.remark.not_pool",
        "its tag names pool draughts, but it is this one",
        "rules",
    )
