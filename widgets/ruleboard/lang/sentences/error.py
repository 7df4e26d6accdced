"""Error messages for invalid values: what was wrong, where, and what was expected."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "error.unknown_game": say("There is no game called “{got}”. The games are: {expected}."),
    "error.game_not_found": say("The game “{got}” names the package {at}, which cannot be found."),
    "error.game_lacks": say("The game “{got}” is not complete: {at} is missing."),
    "error.game_not_loaded": say("The game “{got}” cannot be loaded: {at}. {why}"),
    "error.game_name_taken": say(
        "The package {at} cannot call its game “{got}”: ruleboard has that name already."
    ),
    "error.game_misnamed": say(
        "The package {at} gives its game two names, “{got}” and “{expected}”. It needs one, in small letters."
    ),
    "error.unknown_preset": say(
        "There are no rules called “{got}” for this game. Choose one of: {expected}."
    ),
    "error.unknown_site": say("There is no “{got}” on this board. {expected}"),
    "error.unknown_language": say(
        "“{got}” is not one of the languages here. Choose one of: {expected}."
    ),
    "error.unknown_theme": say("There is no theme called “{got}”. The themes are: {expected}."),
    "error.unknown_coordinates": say(
        "There are no coordinates called “{got}”. Allowed: {expected}."
    ),
    "error.unknown_notation": say("There is no notation called “{got}” here. Allowed: {expected}."),
    "error.unknown_step": say("There is no step {got} in this demo. Its steps are {expected}."),
    "error.unknown_ask": say("There is no move {got} to ask about. Number of moves: {expected}."),
    "error.unknown_option": say("A board cannot be given “{got}”. It can be given: {expected}."),
    "error.unknown_argument": say("“{got}” cannot be given here. Possible: {expected}."),
    "error.wrong_type": say("“{at}” cannot be {got}. Expected: {expected}."),
    "error.bad_bits": say(
        "No position has {got} as its “{at}”. Begin a game instead, or write the position as a text."
    ),
    "error.missing_argument": say("“{at}” is missing. Expected: {expected}."),
    "error.too_many_arguments": say("Too many things are given here: {got}. Allowed: {expected}."),
    "error.missing_brackets": say("“{at}” needs {got} with brackets. Write: {expected}."),
    "error.number_in_quotes": say("“{at}” needs a number without quotes. Write: {expected}."),
    "error.unknown_film": say("There is no demo called “{got}”. The demos are: {expected}."),
    "error.impossible_count": say("There cannot be {got} questions. Allowed: {expected}."),
    "error.impossible_size": say("A board cannot be {got} pixels wide. Allowed: {expected}."),
    "error.unknown_goal": say("There is no goal called “{got}”. The goals are: {expected}."),
    "error.impossible_goal": say("“{got}” can never be reached. Allowed: {expected}."),
    "error.goal_out_of_reach": say(
        "No legal move reaches the goal of this exercise. The position is {got}."
    ),
    "error.bad_core": say(
        "“{name}” is the number of tasks for everybody: from 1 to {most}, and not “{got}”."
    ),
    "error.no_tasks": say("A practice needs at least one task, for example: {expected}."),
    "error.not_a_task": say("“{got}” is not a task. Write, for example: {expected}."),
    "error.tries_not_listed": say(
        "“{got}” is not a list of tries. Write, for example: {expected}."
    ),
    "error.try_is_an_answer": say("{got} solves the task, so it cannot be a free try."),
    "error.impossible_task": say("Task {at} of this practice cannot be set."),
    "error.task_of_other_game": say(
        "This position belongs to the game “{got}”. All tasks of a practice must be of one game: {expected}."
    ),
    "error.other_board": say("This task needs a different board from the first one: {got}."),
    "error.unknown_question": say(
        "There is no question called “{got}”. The questions are: {expected}."
    ),
    "error.question_of_other_game": say("Only the game “{expected}” can ask the question “{got}”."),
    "error.goal_of_other_game": say(
        "The goal “{got}” belongs to the game “{expected}”, not to “{at}”."
    ),
    "error.position_twice": say(
        "The first argument is a position already, so “{got}” cannot be given as another one."
    ),
    "error.film_and_more": say(
        "A demo made of frames has its own positions and moves. Beside “{expected}” these cannot be given: {got}."
    ),
    "error.foreign_board": say(
        "This text cannot bring the board back: it is damaged, or it belongs to another board."
    ),
    "error.nothing_to_click": say("Nothing can be played here, so there is nothing to ask: {got}."),
    "error.move_is_legal": say("“{got}” is allowed, so you cannot ask why it is not."),
    "error.moves_alike": say(
        "“{got}” and “{at}” are about equally good. Ask about two moves that clearly differ."
    ),
    "error.move_is_refused": say("“{got}” is not allowed, so it does not take anything."),
    "error.no_other_reason": say("For “{got}” there is no wrong reason to choose from."),
    "error.goal_out_of_reach_in_moves": count(
        "The goal of this exercise cannot be reached in one move against the best replies. The position is {got}.",
        "The goal of this exercise cannot be reached in {n} moves against the best replies. The position is {got}.",
    ),
    "error.impossible_moves": say("An exercise cannot have {got} moves. Allowed: {expected}."),
    "error.too_far_ahead": count(
        "One move is too many to check here: there are more than {expected} ways to play. The position is {got}.",
        "{n} moves are too many to check here: there are more than {expected} ways to play. The position is {got}.",
    ),
    "error.unknown_key": say("The key “{got}” does nothing here. The keys are: {expected}."),
    "error.unknown_mark": say("There is no mark called “{got}”. The marks are: {expected}."),
    "error.unknown_ink": say("There is no ink called “{got}”. The inks are: {expected}."),
    "error.impossible_drawing": say(
        "“{got}” cannot be drawn. A ring needs one name, an arrow two different ones."
    ),
    "error.overlay_clash": say(
        "“{got}” of the overlay “{at}” already means something on this board. Already used: {expected}."
    ),
    "error.unknown_piece": say("There is no piece “{got}”. The pieces are: {expected}."),
    "error.unknown_player": say("There is no player {got}. The players are: {expected}."),
    "error.unknown_beginner": say("“{got}” cannot begin. Allowed: {expected}."),
    "error.nobody_begins": say(
        "No computer plays, so none can begin. Ask for one too: {expected}."
    ),
    "error.nothing_to_review": say("There is no move to look back at: {got}."),
    "error.unknown_unit": say("“{got}” cannot be counted. Allowed: {expected}."),
    "error.negative_depth": say("“{got}” is not a depth. Allowed: {expected}."),
    "error.not_a_move": say("“{got}” is not a move. Write, for example: {expected}."),
    "error.no_such_square": say("There is no “{at}” on this board. {expected}"),
    "error.like": say("Names here look like this: {like}."),
    "error.meant": say("Names here look like this: {like}. Did you mean: {near}?"),
    "error.ambiguous_move": say("“{got}” can mean several moves: {expected}."),
    "error.unknown_switch": say("Rules have no “{got}”. They have: {expected}."),
    "error.impossible_setting": say("“{at}” cannot be “{got}”. Allowed: {expected}."),
    "error.bad_setting": say("“{at}” cannot be “{got}”. It needs a number {expected}."),
    "error.nameless_rules": say("Rules need a name, and “{got}” is not one."),
    "error.too_few_rules": say("A comparison needs at least two sets of rules, not {got}."),
    "error.rules_twice": say("The rules “{got}” are named twice."),
    "error.bad_side_to_move": say(
        "A position begins with the side to move: {expected}. Here it begins with “{got}”."
    ),
    "error.missing_field": say("The position “{got}” has no part {expected}."),
    "error.point_twice": say("Part {at} of the position names {got} more than once."),
    "error.not_a_number": say(
        "Part {at} of the position needs a number, not “{got}”. For example: {expected}."
    ),
    "error.not_a_record": say(
        "Line {at} of this record has “{got}”, which does not belong there. Allowed: {expected}."
    ),
    "error.move_in_record": say(
        "Line {at} of this record, move {number}: “{got}” cannot be played there."
    ),
    "error.move_of_demo": say("Move {at} of this demo, “{got}”, cannot be played."),
    "error.no_records": say("There are no written records of this game: {got}."),
    "error.unknown_level": say("There is no level “{got}”. The levels are: {expected}."),
    "error.bad_limit": say("“{got}” cannot be a limit for thinking. Allowed: {expected}."),
    "error.game_over": say("The game is over, so there is nothing to think about: {got}."),
    "error.no_move": say("There is no move to choose here: {got}."),
}
