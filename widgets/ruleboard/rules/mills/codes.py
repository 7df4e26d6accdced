"""Every code that the mill rules can say, with the parameters that come along: the list that languages translate.

`n` is always the one number of a sentence; `player` 0 is White. Other parameters are points, or tuples of points.
"""

from __future__ import annotations

from collections.abc import Mapping

Codes = Mapping[str, tuple[str, ...]]

REFUSALS: Codes = {
    # The whole attempt
    "game_over": (),
    "nothing_chosen": (),  # no point at all
    "turn_complete": ("point",),  # one point too many: the turn was whole before it
    # Placing
    "point_taken": ("point",),
    "point_marked": ("point", "n"),  # a red ×; n men are still to be placed before it vanishes
    "still_placing": ("point", "n"),  # a man was to be moved while n are in hand
    "nothing_in_hand": ("point",),  # a man was to be placed, but all are on the board
    # Choosing a man and a point to move it to
    "not_your_man": ("point",),
    "no_man_there": ("point",),
    "choose_target": ("point", "targets"),  # so far so good: the man can move to the targets
    "man_cannot_move": ("point",),  # sites: the man, then its neighbours, all of them taken
    "not_connected": ("source", "target"),
    "too_far": ("source", "over", "target"),  # two steps along a line, over an empty point
    "no_flying_yet": ("source", "target", "n", "limit"),  # n men left; one flies with `limit`
    "nothing_to_jump": ("source", "over", "target"),  # the same where jumping is allowed
    "jump_not_allowed": ("source", "over", "target"),
    "jump_own_only": ("source", "over", "target"),
    "jump_enemy_only": ("source", "over", "target"),
    "rebuild_too_early": ("mill", "n"),  # the mill can be closed again after n more own turns
    # Removing
    "must_remove_first": ("alternatives", "n"),  # a mill is closed: n men are still to be removed
    "remove_own": ("point",),
    "remove_empty": ("point",),
    "man_in_mill": ("point", "alternatives"),  # sites: the mill that protects it
    "all_protected": ("point",),  # every enemy man stands in a mill: nothing is removed
    "nothing_to_remove": ("point",),  # no mill has been closed
    "rebuild_takes_nothing": ("mill", "n"),  # closed again too early: no man may be removed for it
}
"""Why an attempt is refused. Sites are the points that prove it, for most codes those of the parameters."""

EVENTS: Codes = {
    "place": ("player", "point", "n"),  # n men are left in hand
    "move": ("player", "source", "target"),
    "jump": ("player", "source", "target", "over"),
    "fly": ("player", "source", "target"),
    "mill_opened": ("player",),
    "rebuild_waits_illegal": ("player", "n"),  # it may not be closed again for n own turns
    "rebuild_waits_no_capture": ("player", "n"),  # if it is, no man is removed
    "mill_closed": ("player",),
    "rebuild_takes_nothing": ("player",),
    "choose_removal": (
        "player",
        "n",
        "protected",
    ),  # sites: the men that may go; n are to be removed
    "choose_any_removal": (
        "player",
        "n",
        "protected",
    ),  # the same where all stand in mills, so any may go
    "remove": ("player", "point"),  # player: the one who removes
    "mark_point": ("point",),
    "nothing_to_remove": ("player",),  # sites: the men, all of them in mills
    "rest_lapses": ("player",),  # two mills, but after one removal the other men are all in mills
    "marks_vanish": (),
    "moving_begins": (),
    "flying_begins": ("player", "n"),  # with n men
}
"""What happens in a turn."""

REASONS: Codes = {
    "only_move": (),
    "jumps": ("over",),
    "flies": ("n",),
    "mill_closed": ("n", "points"),  # n mills
    "all_in_mills": (),  # so even a man in a mill could be removed
    "nothing_to_remove": (),  # all enemy men are safe
    "stops_mill": ("point", "mill"),
}
"""What is worth saying of a legal turn."""

OUTCOMES: Codes = {
    "few_men": ("player",),  # player: the winner
    "blocked": ("player",),
    "mill": ("player",),
    "stalemate": (),
    "limit_turns": (),
    "limit_quiet": (),
    "repetition": (),
}
"""Why a game is over."""

DUTIES: Codes = {
    "place": ("player", "n"),  # n men in hand
    "place_or_move": ("player", "n"),
    "move": ("player",),
    "fly": ("player",),
    "over": (),
}
"""What the player to move has to do."""

COUNTERS: Codes = {
    "men": ("player", "hand", "board"),
    "rebuild": ("player", "n", "mill"),  # the mill waits n more own turns
    "limit_turns": ("n",),  # n turns until a draw
    "limit_quiet": ("n",),
    "repetition": ("n", "limit"),  # the position has come up n times
}
"""The numbers to keep an eye on."""

DIFFERENCES: Codes = {
    "board_nine": (),
    "board_twelve": (),
    "board_six": (),
    "board_three": (),
    "board_snail": (),
    "own_board": ("board",),
    "men": ("n",),
    "moves_while_placing": (),
    "places_first": (),
    "flies_at": ("n",),
    "never_flies": (),
    "no_jump": (),
    "jump_own": (),
    "jump_enemy": (),
    "jump_either": (),
    "mill_wins": (),
    "mill_removes": (),
    "one_removal": (),
    "removal_for_each_mill": (),
    "mills_always_safe": (),
    "mills_safe_unless_all": (),
    "marked_points": (),
    "no_marked_points": (),
    "rebuild_at_once": (),
    "rebuild_illegal": ("n",),
    "rebuild_no_capture": ("n",),
    "blocked_loses": (),
    "blocked_draws": (),
    "limit_turns": ("n",),
    "limit_quiet": ("n",),
    "no_limit": (),
    "repetition_draws": ("n",),
    "no_repetition": (),
}
"""What rules can differ in: see `Rules.differences`."""

TITLES: Codes = {
    "standard": (),
    "chengsan": (),
    "melnitsa": (),
    "melnitsa_snail": (),
    "melnitsa_12": (),
    "melnitsa_11": (),
    "molendinum": (),
    "lasker": (),
    "morabaraba": (),
    "six": (),
    "three": (),
    "own": ("name",),
}
"""What rules can be called: see `Rules.title`."""

FAULTS: Codes = {
    # Moves and questions
    "not_a_move": ("got", "expected"),
    "unknown_point_in_move": ("got", "at", "expected"),  # at: the point
    "unknown_site": ("got", "expected"),
    "unknown_player": ("got", "expected"),
    "unknown_unit": ("got", "expected"),
    "negative_depth": ("got", "expected"),
    # Position text; at: the field's letter, or its number where it has none
    "bad_side_to_move": ("got", "at", "expected"),
    "unknown_field": ("got", "at", "expected"),
    "field_twice": ("got", "at"),
    "missing_field": ("got", "expected"),
    "field_without_rule": ("got", "at"),  # these rules do not count that
    "unknown_point": ("got", "at", "expected"),
    "point_twice": ("got", "at"),
    "not_a_number": ("got", "at", "expected"),
    "bad_hands": ("got", "at", "expected"),
    "too_many_men": ("got", "at", "expected"),
    "points_cannot_be_closed": ("got", "at"),
    "bad_rebuild": ("got", "at", "expected"),
    "bad_past": ("got", "at", "expected"),
    # Records; at: the line of the text
    "not_a_record": ("got", "at", "expected"),
    "move_in_record": ("got", "at"),
    # Boards; at: the points of the line, whose number is `line`, or the name of the board
    "no_points": (),
    "bad_point_name": ("got", "expected"),
    "point_named_twice": ("got",),
    "points_on_one_spot": ("got",),
    "line_of_unknown_point": ("got", "at", "line", "expected"),
    "point_twice_on_line": ("at", "line"),
    "line_too_long": ("got", "at", "line", "expected"),
    "line_too_short": ("got", "at", "line", "expected"),
    "line_not_straight": ("at", "line"),
    "line_through_point": ("got", "at", "line"),
    "lines_share_points": ("got", "at", "line", "other"),  # other: the number of the other line
    "no_line_of_three": ("at",),
    "board_not_connected": ("got", "at"),
    # Drawn boards; at: row:column
    "unknown_stroke": ("got", "at", "expected"),
    "stroke_leads_nowhere": ("got", "at", "expected"),
    "board_too_wide": ("got", "expected"),
    # Rules; at: the switch, or the name of the board
    "unknown_switch": ("got", "expected"),
    "unknown_setting": ("got", "at", "expected"),
    "bad_setting": ("got", "at", "expected"),
    "board_too_small": ("got", "at", "expected"),
}
"""What is wrong with a text, a board or rules that cannot be: the codes of the errors raised for them."""
