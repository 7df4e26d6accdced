"""Every code that the rules say, with its meaning and its parameters."""

from __future__ import annotations

from ruleboard.rules.base import Code


class Refused(Code):
    """Why a stone cannot be placed."""

    CHOOSE_POINT = "choose_point", "no point was chosen"
    ONE_CLICK_ONLY = "one_click_only", "a stone is placed with one click", "at"
    POINT_TAKEN = "point_taken", "a stone stands there", "at"
    NO_LIBERTY = (
        "no_liberty",
        "the stone would have no free point beside it, and would take nothing",
        "at",
    )
    KO = "ko", "the board would be as it was before the opponent's move", "at"
    GAME_OVER = "game_over", "the game has ended"


class Happened(Code):
    """What happens in a turn."""

    PLACE = "place", "a stone is placed", "player", "at"
    TAKE = "take", "stones without a free point leave the board", "player", "n", "sites"


class Reason(Code):
    """What is worth saying of a move."""

    ONLY_MOVE = "only_move", "there is no other", "player"
    TAKES = "takes", "it takes stones", "n"


class Ended(Code):
    """Why a game is over."""

    ENOUGH_TAKEN = "enough_taken", "as many stones were taken as it needs to win", "player"
    NO_MOVE = "no_move", "whoever is to move cannot; the other wins", "player"


class Duty(Code):
    """What the player to move has to do."""

    PLACE = "place", "a stone is to be placed", "player"
    OVER = "over", "nothing any more"


class Counted(Code):
    """The numbers to keep an eye on."""

    TAKEN = "taken", "the stones that a player has taken", "player", "n"


class Statement(Code):
    """What the rules say."""

    GOAL_FIRST = "goal_first", "who takes first, wins"
    GOAL_SEVERAL = "goal_several", "it needs n stones to win", "n"
    SUICIDE_NEVER = "suicide_never", "no stone without a free point"
    SUICIDE_ALLOWED = "suicide_allowed", "such a stone may be placed, and is lost"
    KO_RULE = "ko_rule", "no position twice in a row"


class Title(Code):
    """What the rules are called."""

    FIRST = "first", "one stone wins"
    THREE = "three", "three stones win"
    DARING = "daring", "suicide is allowed"
    OWN = "own", "an author's own rules", "name"


class Fault(Code):
    """What is wrong with a text or with rules. All games share these codes and their sentences, but for the last."""

    NOT_A_MOVE = "not_a_move", "no point of the board", "got", "expected"
    UNKNOWN_SITE = "unknown_site", "no point of that name", "got", "expected"
    BAD_SIDE_TO_MOVE = "bad_side_to_move", "neither B nor W", "got", "at", "expected"
    POINT_TWICE = "point_twice", "two stones on one point", "got", "at"
    NOT_A_NUMBER = "not_a_number", "a number was expected", "got", "at", "expected"
    IMPOSSIBLE_SETTING = "impossible_setting", "a rule cannot be set so", "got", "at", "expected"
    NOT_A_POSITION = "not_a_position", "no position is written like that", "got", "expected"
