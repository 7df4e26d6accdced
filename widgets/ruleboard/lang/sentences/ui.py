"""The words on buttons, menus and pages."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "ui.undo": say("Undo"),
    "ui.redo": say("Redo"),
    "ui.restart": say("Reset"),
    "ui.start_over": say("Start over"),
    "ui.flip": say("Flip board"),
    "ui.why": say("Why?"),
    "ui.end": say("End turn"),
    "ui.ask": say("Show paths"),
    "ui.language": say("Language"),
    "ui.moves": say("The moves so far"),
    "ui.start_position": say("Start position"),
    "ui.move_box": say("Write a move, or: help"),
    "ui.move_example": say("Write a move, for example {move}, or: help"),
    "ui.choices": say("The possible moves"),
    "ui.make": say("Make this move"),
    "ui.places": say("The board, place by place"),
    "ui.pick": say("Choose this place"),
    "ui.first": say("Start"),
    "ui.back": say("Back"),
    "ui.play": say("Play"),
    "ui.pause": say("Pause"),
    "ui.speed_usual": say("Speed 1×"),
    "ui.speed_fast": say("Speed 2×"),
    "ui.speed_slow": say("Speed ½×"),
    "ui.next": say("Next"),
    "ui.last": say("End"),
    "ui.try": say("Try from here"),
    "ui.try_close": say("Close the lower board"),
    "ui.step": say("Step {k} of {count}"),
    "ui.slider": say("Steps of the demo"),
    "ui.large": say("Large"),
    "ui.sound": say("Sound"),
    "ui.motion": say("Motion"),
    "ui.sound_on": say("Sound is on."),
    "ui.sound_off": say("Sound is off."),
    "ui.motion_on": say("Moves are shown in motion."),
    "ui.motion_off": say("Moves are shown at once, without motion."),
    "ui.lost": say(
        "This board no longer answers: the program behind it was restarted or has ended. "
        "Run the lesson again (⏩ at the top)."
    ),
    "ui.run_again": say("Run the lesson again"),
    "ui.hint": say("Hint"),
    "ui.computer": say("Against the computer"),
    "ui.stop": say("Stop"),
    "ui.go_on": say("Go on"),
    "ui.thinks": say("What it thinks"),
    "ui.play_out": say("Play it out"),
    "ui.to_game": say("Back to the game"),
    "ui.look_back": say("Look back at the game"),
    "ui.close_review": say("Close the review"),
    "ui.mistake": say("Next mistake"),
    "ui.progress": say("Thinking"),
    "ui.solution": say("Solution"),
    "ui.retry": say("Try again"),
    "ui.next_task": say("Next task"),
    "ui.previous_task": say("Previous task"),
    "ui.skip": say("Skip"),
    "ui.again": say("Once more"),
    "ui.confirm": say("Choose this one"),
    "ui.previous_choice": say("Previous"),
    "ui.next_choice": say("Next one"),
    "ui.cancel": say("Cancel"),
    "ui.keys": say(
        "Keys on the board: arrow keys move around, Enter chooses, Esc cancels, U undo, Y redo, "
        "W why, H hint, I what the computer thinks, C against the computer, J let it go on, O look back, D describe, "
        "L last move, M possible choices, F flip, B large, V sound, G motion, Tab leaves the board."
    ),
    "ui.exercise_keys": say(
        "Keys on the board: arrow keys move around, Enter chooses, Esc cancels, U undo, H hint, "
        "W why, D describe, L last move, M possible choices, F flip, B large, V sound, G motion, Tab "
        "leaves the board."
    ),
    "ui.practice_keys": say(
        "Keys on the board: arrow keys move around, Enter chooses, numbers answer, N next task, "
        "P previous task, Esc cancels, H hint, W why, D describe, F flip, B large, V sound, "
        "G motion, Tab leaves the board."
    ),
    "ui.demo_keys": say(
        "Keys on the board: right arrow or Space next, left arrow back, Home start, End end, "
        "P play or pause, S speed, T try from here, D describe, F flip, B large, V sound, "
        "G motion, Tab leaves the board."
    ),
    "ui.review_keys": say(
        "Keys on the board: right arrow or Space next move, left arrow back, Home start, End last move, "
        "N next mistake, D describe, F flip, B large, V sound, G motion, Tab leaves the board."
    ),
    "ui.pen": say(
        "You can drag pieces too. You can also draw on the board: the right mouse button, Shift with the mouse, or a "
        "long press with a finger makes a ring, or an arrow if you drag. R makes a ring, and A at both ends makes an "
        "arrow. The same again wipes it off; X wipes off everything."
    ),
    "ui.ringed": say("ringed"),
    "ui.arrow_to": say("arrow to {at}"),
    "ui.arrow_begins": say("The arrow begins at {at}. Now press A where it should end."),
    "ui.wiped": say("The drawings are wiped off."),
    "ui.rules": say("Rules: {name}"),
    "ui.choose_rules": say("Rules"),
    "ui.rules_differ": say("Different from the usual rules:"),
    "ui.rules_in_short": say("The rules in short:"),
}
