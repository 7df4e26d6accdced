"""Why something cannot be in mills: moves that are refused, and faults in what was given."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.refuse.game_over": say("The game is over. Undo takes a move back, Reset starts again."),
    "mills.refuse.nothing_chosen": say("First choose a point."),
    "mills.refuse.not_your_man": say("The man on {at} is your opponent's."),
    "mills.refuse.no_man_there": say("There is no man on {at} to move."),
    "mills.refuse.nothing_in_hand": say(
        "No man is left in hand to place on {at}. Choose one of your men and move it."
    ),
    "mills.refuse.point_taken": say("There is already a man on {at}. Choose a free point."),
    "mills.refuse.point_marked": count(
        "{at} is closed by a red × until all men are placed: {n} man is still in hand.",
        "{at} is closed by a red × until all men are placed: {n} men are still in hand.",
    ),
    "mills.refuse.still_placing": count(
        "Men move only when all are placed: you still have {n} man in hand.",
        "Men move only when all are placed: you still have {n} men in hand.",
    ),
    "mills.refuse.choose_target": say("Now choose where {at} goes: {targets}."),
    "mills.refuse.man_cannot_move": say(
        "The man on {at} cannot move: every point next to it is taken."
    ),
    "mills.refuse.not_connected": say(
        "No line leads from {source} to {target}. A man moves one step along a line."
    ),
    "mills.refuse.no_step_no_jump": say(
        "From {source} neither a step nor a jump leads to {target}: both go along one drawn line."
    ),
    "mills.refuse.jump_turns": say(
        "A jump stays on one line: from {source} over {over} to {target} it would turn a corner."
    ),
    "mills.refuse.too_far": say(
        "From {source} to {target} is too far: a man goes one step, and {over} lies between."
    ),
    "mills.refuse.nothing_to_jump": say(
        "From {source} to {target} is too far for a step, and on {over} there is no man to jump over."
    ),
    "mills.refuse.jump_not_allowed": say(
        "A man may not jump: {over} lies between {source} and {target}."
    ),
    "mills.refuse.jump_own_only": say(
        "One may jump only over a man of one's own; the man on {over} is the opponent's."
    ),
    "mills.refuse.jump_enemy_only": say(
        "One may jump only over a man of the opponent; the man on {over} is your own."
    ),
    "mills.refuse.no_flying_yet": count(
        "You cannot fly yet: flying begins with {limit} men, and you have {n} man.",
        "You cannot fly yet: flying begins with {limit} men, and you have {n} men.",
    ),
    "mills.refuse.nobody_flies": count(
        "{target} is no neighbour of {source}, and under these rules nobody flies, not even with {n} man left.",
        "{target} is no neighbour of {source}, and under these rules nobody flies, not even with {n} men left.",
    ),
    "mills.refuse.rebuild_too_early": count(
        "You opened the mill {mill} yourself: wait {n} more turn before you close it again.",
        "You opened the mill {mill} yourself: wait {n} more turns before you close it again.",
    ),
    "mills.refuse.rebuild_takes_nothing": count(
        "You opened the mill {mill} yourself: for {n} more turn it removes nothing.",
        "You opened the mill {mill} yourself: for {n} more turns it removes nothing.",
    ),
    "mills.refuse.must_remove_first": count(
        "You have closed a mill: first remove {n} man of the opponent, from {alternatives}.",
        "You have closed a mill: first remove {n} men of the opponent, from {alternatives}.",
    ),
    "mills.refuse.remove_own": say("The man on {at} is your own. Remove one of the opponent's."),
    "mills.refuse.remove_empty": say("There is no man on {at} to remove."),
    "mills.refuse.man_in_mill": say(
        "The man on {at} stands in a mill and is safe. You may remove: {alternatives}."
    ),
    "mills.refuse.all_protected": say(
        "All the opponent's men stand in mills: none can be removed."
    ),
    "mills.refuse.nothing_to_remove": say("That turn closes no mill, so the man on {at} stays."),
    "mills.refuse.turn_complete": say("The turn is already complete; {at} is one point too many."),
    "mills.error.unknown_point_in_move": say(
        "“{got}” is not a move here: this board has no “{at}”. Its names are: {expected}."
    ),
    "mills.error.unknown_field": say(
        "Part {at} of the position, “{got}”, is unknown. Possible are: {expected}."
    ),
    "mills.error.field_twice": say("Part {at} of the position, “{got}”, comes twice."),
    "mills.error.field_without_rule": say(
        "Part {at} of the position, “{got}”, has no meaning under these rules."
    ),
    "mills.error.unknown_point": say(
        "Part {at} of the position names “{got}”, which is not on this board. Its names are: {expected}."
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
        "Part {at} of the position, “{got}”, is no waiting mill. For example: {expected}."
    ),
    "mills.error.bad_past": say(
        "Part {at} of the position, “{got}”, is no earlier move. For example: {expected}."
    ),
    "mills.error.no_points": say("This board has no points."),
    "mills.error.bad_point_name": say(
        "“{got}” cannot be the name of a point. A name is made of {expected}."
    ),
    "mills.error.point_named_twice": say("Two points of this board are called “{got}”."),
    "mills.error.points_on_one_spot": say("These points lie on the same spot: {got}."),
    "mills.error.line_of_unknown_point": say(
        "Line {line} ({at}) goes through “{got}”, which is no point. The points are: {expected}."
    ),
    "mills.error.point_twice_on_line": say("Line {line} ({at}) goes through a point twice."),
    "mills.error.line_too_long": say(
        "Line {line} ({at}) has {got} points. Possible are {expected}."
    ),
    "mills.error.line_too_short": say(
        "Line {line} ({at}) has {got} points. At least needed: {expected}."
    ),
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
        "“{got}” at {at} is no part of a drawn board. Possible are: {expected}."
    ),
    "mills.error.stroke_leads_nowhere": say("The stroke “{got}” at {at} leads to no point."),
    "mills.error.board_too_wide": say(
        "A drawn board with {got} columns is too wide. Possible are {expected}."
    ),
    "mills.error.board_too_small": say(
        "The board “{at}” has {got} points, too few for the men. Needed are {expected}."
    ),
}
