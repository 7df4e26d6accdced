"""The words on buttons, menus and status lines."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "ui.undo": say("Undo"),
    "ui.redo": say("Redo"),
    "ui.restart": say("Reset"),
    "ui.flip": say("Flip board"),
    "ui.why": say("Why?"),
    "ui.end": say("End turn"),
    "ui.ask": say("Show paths"),
    "ui.lines": say("Life lines"),
    "ui.territory": say("Territory"),
    "ui.language": say("Language"),
    "ui.moves": say("The moves so far"),
    "ui.start_position": say("Start position"),
    "ui.move_box": say("Write a move"),
    "ui.move_example": say("Write a move, for example {move}"),
    "ui.first": say("Start"),
    "ui.back": say("Back"),
    "ui.play": say("Play"),
    "ui.pause": say("Pause"),
    "ui.next": say("Next"),
    "ui.last": say("End"),
    "ui.try": say("Try from here"),
    "ui.try_close": say("Close lower board"),
    "ui.step": say("Step {k} of {count}"),
    "ui.hint": say("Hint"),
    "ui.solution": say("Solution"),
    "ui.retry": say("Try again"),
    "ui.confirm": say("Choose this one"),
    "ui.previous_choice": say("Previous"),
    "ui.next_choice": say("Next one"),
    "ui.cancel": say("Cancel"),
    "ui.keys": say(
        "Keys on the board: arrows move, Enter chooses, Esc cancels, U undo, Y redo, W why, "
        "D describe, L last move, M possible choices, F flip, Tab leaves the board."
    ),
    "ui.exercise_keys": say(
        "Keys on the board: arrows move, Enter chooses, Esc cancels, U undo, H hint, W why, "
        "D describe, L last move, M possible choices, F flip, Tab leaves the board."
    ),
    "ui.connection_keys": say(
        "Keys on the board: arrows move, Enter chooses, Esc cancels, W shows the paths of a square, "
        "K the life lines, T the territory, E ends the turn, U undo, Y redo, D describe, "
        "L last move, F flip, "
        "Tab leaves the board."
    ),
    "ui.demo_keys": say(
        "Keys on the board: right arrow or Space next, left arrow back, Home start, End end, "
        "P play or pause, T try from here, D describe, F flip, Tab leaves the board."
    ),
    "play.confirming": say("Click {at} again to confirm. Click elsewhere to let it be."),
    "play.choosing": say("Possibility {k} of {count}: {move}"),
    "play.choosing_path": say("Path {k} of {count} · takes {taken}"),
    "play.asking": say("Click a square to see its paths. Press Show paths again to play on."),
    "play.nothing_there": say("There is nothing to go to."),
    "play.no_move_yet": say("No move has been made yet."),
    "play.last_move": say("The last move was {move}."),
    "play.next_sites": say("You can choose: {sites}."),
    "play.free_choice": say("{move} was a free choice: the rules allowed others as well."),
    "demo.ask": (
        say("Where would White play here? Click your answer, or press Next to see it."),
        say("Where would Black play here? Click your answer, or press Next to see it."),
    ),
    "demo.ask_sign": say(
        "What would {player} do here? Click your answer, or press Next to see it."
    ),
    "demo.other_move_sign": say(
        "{player} could do that, but there is something better. Look again."
    ),
    "demo.right": say("Yes, that is the move."),
    "demo.other_move": (
        say("White could do that, but there is something better. Look again."),
        say("Black could do that, but there is something better. Look again."),
    ),
    "demo.trying": say("The board below is yours: play on from here as you like."),
    "demo.only_watch": say("This board shows a demonstration: the buttons below lead through it."),
    "tries.opening": (say("What can White capture here?"), say("What can Black capture here?")),
    "tries.none": say("There is nothing to capture."),
    "tries.found": count("{move} takes {n} piece: {taken}.", "{move} takes {n} pieces: {taken}."),
    "tries.most": count(
        "The most that can be taken is {n} piece. Whatever takes less is struck out.",
        "The most that can be taken is {n} pieces. Whatever takes less is struck out.",
    ),
    "tries.short": count(
        "{move} with only {n} piece is too short.", "{move} with only {n} pieces is too short."
    ),
    "tries.left": say("This remains: {moves}."),
    "tries.equal": say("These take equally many, and the choice is free: {moves}."),
}
