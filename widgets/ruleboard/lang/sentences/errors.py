"""What is said when something given to the program cannot be: what was wrong, where, and what was expected."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "error.unknown_game": say("There is no game called “{got}”. The games are: {expected}."),
    "error.unknown_preset": say(
        "There are no rules called “{got}” for this game. There are: {expected}."
    ),
    "error.unknown_site": say("There is no “{got}” on this board. Its names are: {expected}."),
    "error.unknown_language": say(
        "“{got}” is not one of the languages here. Choose one of: {expected}."
    ),
    "error.unknown_theme": say("There is no theme called “{got}”. The themes are: {expected}."),
    "error.unknown_coordinates": say(
        "There are no coordinates called “{got}”. Possible are: {expected}."
    ),
    "error.unknown_step": say(
        "There is no step {got} in this demonstration. Its steps are {expected}."
    ),
    "error.unknown_film": say("There is no film called “{got}”. The films are: {expected}."),
    "error.impossible_count": say("{got} questions cannot be asked. Possible are {expected}."),
    "error.impossible_size": say("A board cannot be {got} pixels wide. Possible are {expected}."),
    "error.impossible_goal": say("“{got}” can never be reached. Possible are: {expected}."),
    "error.goal_out_of_reach": say(
        "No legal move reaches the goal of this exercise. The position is {got}."
    ),
    "error.unknown_key": say("The key “{got}” has no meaning here. The keys are: {expected}."),
    "error.unknown_mark": say("There is no mark called “{got}”. The marks are: {expected}."),
    "error.unknown_piece": say("There is no piece “{got}”. The pieces are: {expected}."),
    "error.unknown_player": say("There is no player {got}. The players are: {expected}."),
    "error.unknown_unit": say("“{got}” cannot be counted. Possible are: {expected}."),
    "error.negative_depth": say("“{got}” is not a depth. Possible are {expected}."),
    "error.not_a_move": say("“{got}” is not a move. Write, for example: {expected}."),
    "error.unknown_point_in_move": say(
        "“{got}” is not a move here: this board has no “{at}”. Its names are: {expected}."
    ),
    "error.no_such_square": say(
        "In “{got}” there is “{at}”, which is not on this board. Its names are: {expected}."
    ),
    "error.bad_side_to_move": say(
        "A position begins with the side to move: {expected}. Here it begins with “{got}”."
    ),
    "error.unknown_field": say(
        "Part {at} of the position, “{got}”, is unknown. Possible are: {expected}."
    ),
    "error.field_twice": say("Part {at} of the position, “{got}”, comes twice."),
    "error.missing_field": say("The position “{got}” has no part {expected}."),
    "error.field_without_rule": say(
        "Part {at} of the position, “{got}”, has no meaning under these rules."
    ),
    "error.unknown_point": say(
        "Part {at} of the position names “{got}”, which is not on this board. Its names are: {expected}."
    ),
    "error.point_twice": say("Part {at} of the position names {got} more than once."),
    "error.not_a_number": say(
        "Part {at} of the position needs a number, not “{got}”. For example: {expected}."
    ),
    "error.bad_hands": say(
        "Part {at} of the position, “{got}”, is not two numbers of men in hand. For example: {expected}."
    ),
    "error.too_many_men": say(
        "Part {at} of the position has {got} men. There are only {expected}."
    ),
    "error.points_cannot_be_closed": say(
        "Part {at} of the position closes {got}, which is not possible under these rules."
    ),
    "error.bad_rebuild": say(
        "Part {at} of the position, “{got}”, is no waiting mill. For example: {expected}."
    ),
    "error.bad_past": say(
        "Part {at} of the position, “{got}”, is no earlier move. For example: {expected}."
    ),
    "error.ambiguous_move": say("“{got}” can mean several moves: {expected}."),
}
