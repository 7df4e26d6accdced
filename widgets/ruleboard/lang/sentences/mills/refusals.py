"""Refusals of illegal moves in mills, and errors in positions, boards and rules."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.refuse.game_over": say(
        "The game is over. Undo takes back the last move, Reset starts again."
    ),
    "mills.refuse.nothing_chosen": say("First choose a point."),
    "mills.refuse.not_your_man": say("The man on {at} is your opponent's."),
    "mills.refuse.no_man_there": say("There is no man on {at} to move."),
    "mills.refuse.nothing_in_hand": say(
        "You have no man left in hand to place on {at}. Choose one of your men and move it."
    ),
    "mills.refuse.point_taken": say("There is already a man on {at}. Choose a free point."),
    "mills.refuse.point_marked": count(
        "{at} is closed by a red × until all men are placed: one man is still in hand.",
        "{at} is closed by a red × until all men are placed: both players together still have {n} men in hand.",
    ),
    "mills.refuse.still_placing": count(
        "No man can move until all are placed: you still have one man in hand.",
        "No man can move until all are placed: you still have {n} men in hand.",
    ),
    "mills.refuse.choose_target": say("Now choose where the man on {at} goes: {targets}."),
    "mills.refuse.man_cannot_move": say(
        "The man on {at} cannot move: every point next to it is taken."
    ),
    "mills.refuse.not_connected": say(
        "No line leads from {source} to {target}. A man moves one step along a line."
    ),
    "mills.refuse.no_step_no_jump": say(
        "From {source} neither a step nor a jump leads to {target}: both go along one drawn line."
    ),
    "mills.refuse.too_far": say(
        "From {source} to {target} is too far: a man moves only one step, and {over} is in between."
    ),
    "mills.refuse.nothing_to_jump": say(
        "From {source} to {target} is too far for a step, and there is no man on {over} to jump over."
    ),
    "mills.refuse.jump_not_allowed": say(
        "A man cannot jump over another: {over} is between {source} and {target}."
    ),
    "mills.refuse.jump_own_only": say(
        "You can jump only over your own men; the man on {over} is your opponent's."
    ),
    "mills.refuse.jump_enemy_only": say(
        "You can jump only over your opponent's men; the man on {over} is your own."
    ),
    "mills.refuse.jump_round_corner": say("A jump stays on one line: it cannot turn at {over}."),
    "mills.refuse.no_flying_yet": count(
        "You cannot fly yet: flying begins when {limit} men are left, and you have one.",
        "You cannot fly yet: flying begins when {limit} men are left, and you have {n}.",
    ),
    "mills.refuse.nobody_flies": count(
        "{target} is not next to {source}, and under these rules nobody ever flies, not even with one man left.",
        "{target} is not next to {source}, and under these rules nobody ever flies, not even with {n} men left.",
    ),
    "mills.refuse.rebuild_too_early": count(
        "You opened the mill {mill} yourself: make one other move before you close it again.",
        "You opened the mill {mill} yourself: make {n} other moves before you close it again.",
    ),
    "mills.refuse.rebuild_takes_nothing": count(
        "You opened the mill {mill} yourself: no man is removed for it until you have made one other move.",
        "You opened the mill {mill} yourself: no man is removed for it until you have made {n} other moves.",
    ),
    "mills.refuse.swing_back": say(
        "This man has just left the mill {mill} to close another one, so it may not go straight back there from "
        "{source} to {target}. Make another move first."
    ),
    "mills.refuse.must_remove_first": count(
        "You have closed a mill: first remove one of your opponent's men. You can choose: {alternatives}.",
        "You have closed more than one mill: first remove {n} of your opponent's men. You can choose: {alternatives}.",
    ),
    "mills.refuse.must_remove_next": count(
        "Now remove one more of your opponent's men. You can choose: {alternatives}.",
        "Now remove {n} more of your opponent's men. You can choose: {alternatives}.",
    ),
    "mills.refuse.remove_own": say(
        "The man on {at} is your own. Remove one of your opponent's men."
    ),
    "mills.refuse.remove_empty": say("There is no man on {at} to remove."),
    "mills.refuse.man_in_mill": say(
        "The man on {at} is in a mill and is safe. You can remove: {alternatives}."
    ),
    "mills.refuse.all_protected": say(
        "All of your opponent's men are in mills: none can be removed."
    ),
    "mills.refuse.nothing_to_remove": say(
        "That move does not close a mill, so the man on {at} stays."
    ),
    "mills.refuse.turn_complete": say("Your turn is already complete; {at} is one point too many."),
    "mills.cause.nothing_in_hand": say("You have no man left in hand to place on {at}."),
    "mills.cause.point_taken": say("There is already a man on {at}."),
    "mills.cause.remove_own": say("The man on {at} is your own."),
    "mills.cause.man_in_mill": say("The man on {at} is in a mill and is safe."),
    "mills.cause.must_remove_first": say("This closes a mill, so a man has to be removed as well."),
    "mills.error.unknown_point_in_move": say("There is no point “{at}” on this board. {expected}"),
    "mills.error.bad_fen": say(
        "Line {at} of this record has a position that cannot be read: “{got}”. For example: {expected}."
    ),
    "mills.error.fen_of_other_board": say(
        "Line {at} of this record has a position for the board with three squares, “{got}”. "
        "These rules have another board."
    ),
    "mills.error.fen_in_mid_turn": say(
        "Line {at} of this record begins in the middle of a turn, where a man is still to be removed: “{got}”. "
        "Begin before that turn, or after it."
    ),
    "mills.error.unknown_field": say(
        "Part {at} of the position, “{got}”, is unknown. Allowed: {expected}."
    ),
    "mills.error.field_twice": say("Part {at} of the position, “{got}”, comes twice."),
    "mills.error.field_without_rule": say(
        "Part {at} of the position, “{got}”, has no meaning under these rules."
    ),
    "mills.error.unknown_point": say(
        "Part {at} of the position names “{got}”, which is not on this board. {expected}"
    ),
    "mills.error.bad_hands": say(
        "Part {at} of the position, “{got}”, is not two numbers of men in hand. For example: {expected}."
    ),
    "mills.error.too_many_men": say(
        "Part {at} of the position has {got} men. There are only {expected}."
    ),
    "mills.error.points_cannot_be_closed": say(
        "Part {at} of the position closes {got}, which is not possible under these rules."
    ),
    "mills.error.bad_rebuild": say(
        "Part {at} of the position, “{got}”, is not a waiting mill. For example: {expected}."
    ),
    "mills.error.bad_past": say(
        "Part {at} of the position, “{got}”, is not an earlier move. For example: {expected}."
    ),
    "mills.error.no_points": say("This board has no points."),
    "mills.error.bad_point_name": say(
        "“{got}” cannot be the name of a point. A name is made of {expected}."
    ),
    "mills.error.point_named_twice": say("Two points of this board are called “{got}”."),
    "mills.error.points_on_one_spot": say("These points are on the same spot: {got}."),
    "mills.error.line_of_unknown_point": say(
        "Line {line} ({at}) goes through “{got}”, which is not a point. {expected}"
    ),
    "mills.error.point_twice_on_line": say("Line {line} ({at}) goes through a point twice."),
    "mills.error.line_too_long": say("Line {line} ({at}) has {got} points. Allowed: {expected}."),
    "mills.error.line_too_short": say("Line {line} ({at}) has {got} points. It needs {expected}."),
    "mills.error.line_not_straight": say("Line {line} ({at}) is not straight."),
    "mills.error.line_through_point": say(
        "Line {line} ({at}) passes through {got}, but {got} is not named on it."
    ),
    "mills.error.lines_share_points": say(
        "Line {line} ({at}) shares more than one point with line {other}: {got}."
    ),
    "mills.error.no_line_of_three": say(
        "The board “{at}” has no line of three points, so no mill."
    ),
    "mills.error.board_not_connected": say("The board “{at}” falls apart: no line leads to {got}."),
    "mills.error.unknown_stroke": say(
        "In row {row} of the drawing, character {column} is “{got}”, which cannot be used. Allowed: {expected}."
    ),
    "mills.error.stroke_leads_nowhere": say(
        "In row {row} of the drawing, character {column} is “{got}”, a stroke that does not lead to a point."
    ),
    "mills.error.board_too_wide": say(
        "A drawn board with {got} columns is too wide. Allowed: {expected}."
    ),
    "mills.error.board_too_small": say(
        "The board “{at}” has {got} points, too few for the men. It needs {expected}."
    ),
}
