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
    "error.unknown_step": say(
        "There is no step {got} in this demonstration. Its steps are {expected}."
    ),
    "error.impossible_size": say("A board cannot be {got} pixels wide. Possible are {expected}."),
    "error.impossible_goal": say("“{got}” can never be reached. Possible are: {expected}."),
    "error.goal_out_of_reach": say(
        "No legal move reaches the goal of this exercise. The position is {got}."
    ),
    "error.ambiguous_move": say("“{got}” can mean several moves: {expected}."),
}
