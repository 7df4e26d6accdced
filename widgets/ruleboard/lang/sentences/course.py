"""Texts of the start page and the end of each lesson; `lessons/build.py` writes them there."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "course.title": say("Lessons"),
    "course.welcome": say(
        "Choose a game and begin with its first lesson. The boards in a lesson are live: try things "
        "out, you cannot break anything."
    ),
    "course.learn": say("Learn to play"),
    "course.explore": say("Explore: relatives of these games, and rules that are optional"),
    "course.teach": say("For teachers"),
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
