"""Texts of the page around a lesson, shown by JupyterLab, not by a board; `lessons/build.py` passes them to it."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "lab.begin": say("This is a still picture. Press ⏩ to begin."),
    "lab.coming": say("One moment, the board is on its way."),
    "lab.start": say("⏩ Begin"),
    "lab.changed": say(
        "Some cells of this lesson were added or changed, perhaps by you, so it does not begin by itself. "
        "They are marked. If you trust them, press ⏩."
    ),
    "lab.shared": say(
        "Several people share this lesson, so it does not begin by itself. One of you should press ⏩ for everyone."
    ),
    "lab.stopped": say("The lesson stopped before the end. Press ⏩ to begin again."),
    "lab.ended": say("The boards have lost their connection to Python. Press ⏩ to begin again."),
    "lab.all": say("All lessons"),
    "lab.next": say("Next lesson"),
    "lab.again": say("Start again"),
    "lab.larger": say("Make larger"),
    "lab.reset": say(
        "Put every board in this lesson back to the start? What you have solved is kept."
    ),
    "lab.runs": say(
        "Some cells of this lesson were added or changed, perhaps by you. They are marked, and they will run too. "
        "Start again only if you trust them."
    ),
    "lab.added": say("Not part of the published lesson"),
    "lab.stay": say("No, carry on"),
    "lab.solved": say("Solved: {solved} of {total}"),
    "lab.stars": say("Stars: {stars} ★"),
    "lab.repeat": say("worth repeating: {n}"),
    "lab.onward": say("Continue"),
    "lab.code": say("Show the code"),
    "lab.foreign": say(
        "The file {file} is damaged or not one of ours. It stays as it is; nothing is saved until you move it away."
    ),
}
