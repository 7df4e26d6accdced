"""Texts of the start page and the end of each lesson; `lessons/build.py` writes them there."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "course.title": say("Lessons"),
    "course.welcome": say(
        "Begin at the top, or choose what you like. The boards in a lesson are live: try things "
        "out, you cannot break anything."
    ),
    "course.minutes": count("{n} minute", "{n} minutes"),
    "course.exercises": count("{n} exercise", "{n} exercises"),
    "course.all": say("All lessons"),
    "course.before": say("Previous lesson: {title}"),
    "course.after": say("Next lesson: {title}"),
    "course.still": say(
        "Are the boards below only pictures? Run all cells: press ⏩, or choose “Run All”."
    ),
    "course.launch": say(
        "Do you see only pictures? Open the lessons in your browser, without installing anything "
        "(or on Binder, which takes longer to start):"
    ),
}
