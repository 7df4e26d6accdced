"""All codes of the mill rules, with their meanings and parameters.

The engine returns only these members, tests compare with them, and every language has a sentence for each.
`n` is the number of a sentence, `player` 0 is White; other parameters are points, or tuples of points.
"""

from __future__ import annotations

from ruleboard.rules.base import Code


class Refused(Code):
    """Why an attempt is refused. The sites are the points that prove it, for most codes those in the parameters."""

    # The whole attempt
    GAME_OVER = "game_over", "nothing can be played any more"
    NOTHING_CHOSEN = "nothing_chosen", "no point at all"
    TURN_COMPLETE = "turn_complete", "one point too many: the turn was whole before it", "at"
    # Placing
    POINT_TAKEN = "point_taken", "the point is not free", "at"
    POINT_MARKED = "point_marked", "a red ×, until n more men are placed", "at", "n"
    STILL_PLACING = "still_placing", "a man was to be moved while n are in hand", "at", "n"
    NOTHING_IN_HAND = "nothing_in_hand", "a man was to be placed, but all are on the board", "at"
    # Choosing a man and a point to move it to
    NOT_YOUR_MAN = "not_your_man", "the man is the opponent's", "at"
    NO_MAN_THERE = "no_man_there", "there is no man to move", "at"
    CHOOSE_TARGET = "choose_target", "so far so good: it can move to the targets", "at", "targets"
    MAN_CANNOT_MOVE = "man_cannot_move", "its neighbours, sites after it, are all taken", "at"
    NOT_CONNECTED = "not_connected", "no line leads there", "source", "target"
    NO_STEP_NO_JUMP = (
        "no_step_no_jump",
        "where one may jump: neither leads there",
        "source",
        "target",
    )
    TOO_FAR = "too_far", "two steps, over an empty point", "source", "over", "target"
    NO_FLYING_YET = (
        "no_flying_yet",
        "n men are left; one flies with `limit`",
        "source",
        "target",
        "n",
        "limit",
    )
    NOBODY_FLIES = (
        "nobody_flies",
        "n men are left, but these rules know no flying",
        "source",
        "target",
        "n",
    )
    NOTHING_TO_JUMP = (
        "nothing_to_jump",
        "too far, where jumping is allowed",
        "source",
        "over",
        "target",
    )
    JUMP_NOT_ALLOWED = "jump_not_allowed", "a man is between", "source", "over", "target"
    JUMP_OWN_ONLY = "jump_own_only", "it is an enemy man", "source", "over", "target"
    JUMP_ENEMY_ONLY = "jump_enemy_only", "it is an own man", "source", "over", "target"
    JUMP_ROUND_CORNER = (
        "jump_round_corner",
        "the line ends at the man between",
        "source",
        "over",
        "target",
    )
    REBUILD_TOO_EARLY = "rebuild_too_early", "the mill waits n more own turns", "mill", "n"
    SWING_BACK = "swing_back", "it left that mill to close another", "source", "target", "mill"
    # Removing
    MUST_REMOVE_FIRST = "must_remove_first", "n men are still to be removed", "alternatives", "n"
    MUST_REMOVE_NEXT = (
        "must_remove_next",
        "some are removed, n more are to be removed",
        "alternatives",
        "n",
    )
    REMOVE_OWN = "remove_own", "the man is one's own", "at"
    REMOVE_EMPTY = "remove_empty", "there is no man to remove", "at"
    MAN_IN_MILL = "man_in_mill", "sites are the mill that protects it", "at", "alternatives"
    ALL_PROTECTED = "all_protected", "every enemy man stands in a mill: none is removed", "at"
    NOTHING_TO_REMOVE = "nothing_to_remove", "no mill has been closed", "at"
    REBUILD_TAKES_NOTHING = "rebuild_takes_nothing", "closed again n turns too early", "mill", "n"


class Happened(Code):
    """What happens in a turn. The sites are the points concerned."""

    PLACE = "place", "a man is placed, n are left in hand", "player", "at", "n"
    MOVE = "move", "a man moves to a neighbouring point", "player", "source", "target"
    JUMP = "jump", "a man jumps along a line", "player", "source", "over", "target"
    FLY = "fly", "a man flies", "player", "source", "target"
    MILL_OPENED = "mill_opened", "a man leaves its mill", "player"
    REBUILD_WAITS_ILLEGAL = (
        "rebuild_waits_illegal",
        "it may not be closed again for n own turns",
        "player",
        "n",
    )
    REBUILD_WAITS_NO_CAPTURE = (
        "rebuild_waits_no_capture",
        "if it is, no man is removed",
        "player",
        "n",
    )
    MILL_CLOSED = "mill_closed", "three men stand on a line", "player"
    ONE_FOR_ALL = "one_for_all", "n mills at once, and still only one removal", "player", "n"
    REBUILD_TAKES_NOTHING = "rebuild_takes_nothing", "it was opened too recently", "player"
    CHOOSE_REMOVAL = "choose_removal", "n men are to be removed from the sites", "player", "n"
    CHOOSE_NEXT_REMOVAL = (
        "choose_next_removal",
        "n more men are to be removed, after the first",
        "player",
        "n",
    )
    CHOOSE_ANY_REMOVAL = (
        "choose_any_removal",
        "the same where all stand in mills, so any may go",
        "player",
        "n",
    )
    REMOVE = "remove", "the player takes a man of the other", "player", "at"
    MARK_POINT = "mark_point", "its point is closed", "at"
    NOTHING_TO_REMOVE = "nothing_to_remove", "the men on the sites are all in mills", "player"
    REST_LAPSES = "rest_lapses", "after a removal, the men left are all in mills", "player"
    MARKS_VANISH = "marks_vanish", "closed points are free again"
    MOVING_BEGINS = "moving_begins", "all men are placed"
    FLYING_BEGINS = "flying_begins", "with n men", "player", "n"


class Reason(Code):
    """Comments on a legal turn."""

    ONLY_MOVE = "only_move", "there was no other"
    JUMPS = "jumps", "over a man", "over"
    FLIES = "flies", "with n men left", "n"
    MILL_CLOSED = "mill_closed", "n mills", "n", "mills"
    ALL_IN_MILLS = "all_in_mills", "so even a man in a mill could be removed"
    NOTHING_TO_REMOVE = "nothing_to_remove", "all enemy men are safe"
    STOPS_MILL = "stops_mill", "it takes the point that the other side's mill needs", "at", "mill"
    BLOCKS = "blocks", "the other side cannot move any more, and so has lost"
    LEAVES_TWO = "leaves_two", "the other side has too few men left, and so has lost"


class Ended(Code):
    """Why a game ended; `player` is the winner."""

    FEW_MEN = "few_men", "the other has too few men left", "player"
    BLOCKED = "blocked", "the other cannot move", "player"
    MILL = "mill", "a mill is closed, where that wins", "player"
    STALEMATE = "stalemate", "a player cannot move, where that is a draw"
    LIMIT_TURNS = "limit_turns", "so many turns have been played"
    LIMIT_QUIET = "limit_quiet", "so many without placing or removing"
    REPETITION = "repetition", "a position came up too often"
    LAST_MEN = "last_men", "three men each, and so many turns without a removal"


class Duty(Code):
    """The task of the player to move."""

    PLACE = "place", "place one of n men in hand", "player", "n"
    PLACE_OR_MOVE = "place_or_move", "that, or move a man", "player", "n"
    MOVE = "move", "move a man along a line", "player"
    FLY = "fly", "move a man to any free point", "player"
    OVER = "over", "nothing: the game has ended"


class Counted(Code):
    """The numbers that players watch."""

    MEN = "men", "in hand and on the board", "player", "hand", "board"
    REBUILD = "rebuild", "the mill waits n more own turns", "player", "n", "mill"
    LIMIT_TURNS = "limit_turns", "n turns until a draw", "n"
    LIMIT_QUIET = "limit_quiet", "n turns until a draw, if none of them removes a man", "n"
    REPETITION = "repetition", "the position has come up n times of `limit`", "n", "limit"
    LAST_MEN = "last_men", "n turns until a draw, with three men each", "n"


class Statement(Code):
    """Statements of the rules on their subjects; rule sets are compared by them."""

    BOARD_NINE = "board_nine", "three squares, 24 points"
    BOARD_TWELVE = "board_twelve", "the same with diagonals"
    BOARD_SIX = "board_six", "two squares, 16 points"
    BOARD_THREE = "board_three", "nine points"
    BOARD_SNAIL = "board_snail", "a spiral, 25 points"
    OWN_BOARD = "own_board", "a board of somebody's own, by its name", "board"
    MEN = "men", "n for each side", "n"
    WHITE_BEGINS = "white_begins", "White has the first turn"
    MILL = "mill", "three men of one side on a line"
    MOVES_WHILE_PLACING = "moves_while_placing", "a man may move while others are in hand"
    PLACES_FIRST = "places_first", "no man moves before all are placed"
    STEP = "step", "a man goes along a line to a free neighbour"
    FLIES_AT = "flies_at", "with n men left one flies", "n"
    NEVER_FLIES = "never_flies", "men always go along lines"
    NO_JUMP = "no_jump", "men do not jump"
    JUMP_OWN = "jump_own", "men jump over their own side's"
    JUMP_ENEMY = "jump_enemy", "men jump over the other side's"
    JUMP_EITHER = "jump_either", "men jump over any man"
    MILL_WINS = "mill_wins", "closing a mill wins"
    MILL_REMOVES = "mill_removes", "closing a mill removes a man"
    NEVER_BACK = "never_back", "a removed man is out of the game"
    ONE_REMOVAL = "one_removal", "one man, even for two mills at once"
    REMOVAL_FOR_EACH_MILL = "removal_for_each_mill", "two for two mills"
    MILLS_ALWAYS_SAFE = "mills_always_safe", "a man in a mill is never removed"
    MILLS_SAFE_UNLESS_ALL = "mills_safe_unless_all", "if all are in mills, any may go"
    MARKED_POINTS = "marked_points", "a point emptied while placing is closed"
    NO_MARKED_POINTS = "no_marked_points", "it is free at once"
    REBUILD_AT_ONCE = "rebuild_at_once", "an opened mill may be closed at once"
    REBUILD_ILLEGAL = "rebuild_illegal", "not for n own turns", "n"
    REBUILD_NO_CAPTURE = "rebuild_no_capture", "for n own turns it removes nothing", "n"
    SWINGS_BACK = "swings_back", "a man may go from one mill to another and straight back"
    NO_SWING_BACK = "no_swing_back", "not in the next turn"
    TWO_MEN_LOSE = "two_men_lose", "a player who can form no mill any more has lost"
    BLOCKED_LOSES = "blocked_loses", "whoever cannot move has lost"
    BLOCKED_DRAWS = "blocked_draws", "if a player cannot move, it is a draw"
    LIMIT_TURNS = "limit_turns", "a draw after n turns", "n"
    LIMIT_QUIET = "limit_quiet", "a draw after n turns without placing or removing", "n"
    NO_LIMIT = "no_limit", "turns are not counted"
    REPETITION_DRAWS = "repetition_draws", "a position that comes up n times", "n"
    NO_REPETITION = "no_repetition", "positions may come up again"
    LAST_MEN_LIMIT = "last_men_limit", "a draw after n turns with three men each", "n"
    NO_LAST_MEN_LIMIT = "no_last_men_limit", "those turns are not counted"


class Title(Code):
    """Titles of rule sets: one for each preset, and OWN for custom rules."""

    STANDARD = "standard", "nine men's morris as most people play it"
    CHENGSAN = "chengsan", "成三棋"
    MELNITSA = "melnitsa", "Мельница"
    MELNITSA_SNAIL = "melnitsa_snail", "Мельница on the snail"
    MELNITSA_12 = "melnitsa_12", "Мельница with twelve men"
    MELNITSA_11 = "melnitsa_11", "Мельница with eleven men"
    MOLENDINUM = "molendinum", "Molendinum, the strict rules"
    LASKER = "lasker", "Lasker's game, in which men move while others are placed"
    MORABARABA = "morabaraba", "twelve men on diagonals"
    TOURNAMENT = "tournament", "nine men's morris with the draws of tournaments"
    SIX = "six", "six men's morris"
    THREE = "three", "the small game on nine points"
    OWN = "own", "rules of somebody's own", "name"


class Fault(Code):
    """Codes of exceptions: invalid moves, positions, records, boards and rules."""

    # Moves and questions
    NOT_A_MOVE = "not_a_move", "no move is written like that", "got", "expected"
    UNKNOWN_POINT_IN_MOVE = (
        "unknown_point_in_move",
        "it names `at`, which is no point",
        "got",
        "at",
        "expected",
    )
    UNKNOWN_SITE = "unknown_site", "the board has no such point", "got", "expected"
    UNKNOWN_PLAYER = "unknown_player", "there are two", "got", "expected"
    UNKNOWN_UNIT = "unknown_unit", "turns or steps are counted", "got", "expected"
    # Position text; at: the letter of the field, or its number if it has no letter
    BAD_SIDE_TO_MOVE = "bad_side_to_move", "it begins with W or B", "got", "at", "expected"
    UNKNOWN_FIELD = "unknown_field", "no field has that letter", "got", "at", "expected"
    FIELD_TWICE = "field_twice", "a field is there again", "got", "at"
    MISSING_FIELD = "missing_field", "W and B are needed", "got", "expected"
    FIELD_WITHOUT_RULE = "field_without_rule", "these rules do not count that", "got", "at"
    UNKNOWN_POINT = "unknown_point", "the board has no such point", "got", "at", "expected"
    POINT_TWICE = "point_twice", "only one thing can be on a point", "got", "at"
    NOT_A_NUMBER = "not_a_number", "a number was expected", "got", "at", "expected"
    BAD_HANDS = "bad_hands", "two numbers were expected", "got", "at", "expected"
    TOO_MANY_MEN = "too_many_men", "a side has more than the rules give", "got", "at", "expected"
    POINTS_CANNOT_BE_CLOSED = "points_cannot_be_closed", "not by these rules, or now", "got", "at"
    BAD_REBUILD = "bad_rebuild", "a mill and its turns were expected", "got", "at", "expected"
    BAD_PAST = "bad_past", "such a move cannot have led here", "got", "at", "expected"
    # Records; at: the line of the text
    NOT_A_RECORD = "not_a_record", "no record has that", "got", "at", "expected"
    MOVE_IN_RECORD = "move_in_record", "it cannot be played there", "got", "at", "number"
    BAD_FEN = "bad_fen", "no program writes a position so", "got", "at", "expected"
    FEN_OF_OTHER_BOARD = (
        "fen_of_other_board",
        "it has the points of nine men's morris, and `expected` is the board of the rules",
        "got",
        "at",
        "expected",
    )
    FEN_IN_MID_TURN = "fen_in_mid_turn", "a man is still to be removed", "got", "at", "expected"
    # Boards; at: the points of the line with the number `line`, or the name of the board
    NO_POINTS = "no_points", "a board needs some"
    BAD_POINT_NAME = "bad_point_name", "moves could not be written with it", "got", "expected"
    POINT_NAMED_TWICE = "point_named_twice", "names tell points apart", "got"
    POINTS_ON_ONE_SPOT = "points_on_one_spot", "they could not be told apart", "got"
    LINE_OF_UNKNOWN_POINT = (
        "line_of_unknown_point",
        "a line needs points",
        "got",
        "at",
        "line",
        "expected",
    )
    POINT_TWICE_ON_LINE = "point_twice_on_line", "a line goes on", "at", "line"
    LINE_TOO_LONG = "line_too_long", "a mill has three points", "got", "at", "line", "expected"
    LINE_TOO_SHORT = "line_too_short", "a line has two points", "got", "at", "line", "expected"
    LINE_NOT_STRAIGHT = "line_not_straight", "mills are straight", "at", "line"
    LINE_THROUGH_POINT = "line_through_point", "it is not named on it", "got", "at", "line"
    LINES_SHARE_POINTS = (
        "lines_share_points",
        "`other` is the other line's number",
        "got",
        "at",
        "line",
        "other",
    )
    NO_LINE_OF_THREE = "no_line_of_three", "there could be no mill", "at"
    BOARD_NOT_CONNECTED = "board_not_connected", "no line leads to these points", "got", "at"
    # Drawn boards; row and column of the character, counted from the first row that is not empty
    UNKNOWN_STROKE = (
        "unknown_stroke",
        "no part of a drawing",
        "got",
        "at",
        "row",
        "column",
        "expected",
    )
    STROKE_LEADS_NOWHERE = (
        "stroke_leads_nowhere",
        "it ends at no point",
        "got",
        "at",
        "row",
        "column",
        "expected",
    )
    BOARD_TOO_WIDE = "board_too_wide", "letters are too few for it", "got", "expected"
    # Rules; at: the switch, or the name of the board
    UNKNOWN_SWITCH = "unknown_switch", "rules have no such switch", "got", "expected"
    IMPOSSIBLE_SETTING = "impossible_setting", "the switch has others", "got", "at", "expected"
    BAD_SETTING = "bad_setting", "a number was expected", "got", "at", "expected"
    BOARD_TOO_SMALL = "board_too_small", "it has fewer points than men", "got", "at", "expected"
