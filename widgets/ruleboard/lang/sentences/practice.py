"""Texts around the tasks of a practice: the number of the task, the result, and the remaining tasks."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "practice.tasks": say("The tasks"),
    "practice.answers": say("The answers"),
    "practice.number": say("Task {k} of {count}."),
    "practice.rules": say("Rules: {name}."),
    "practice.open": say("Task {k}"),
    "practice.skipped": say("Task {k}: skipped"),
    "practice.wrong": say("Task {k}: not solved yet"),
    "practice.solved": count("Task {k}: solved, one star", "Task {k}: solved, {n} stars"),
    "practice.over": count(
        "Done! You have one star of {most}.", "Done! You have {n} stars of {most}."
    ),
    "practice.wanting": count(
        "You can still do better in one task. Press Once more.",
        "You can still do better in {n} tasks. Press Once more.",
    ),
    "practice.all": say("All correct: you've got it!"),
    "practice.is_extra": say("Extra. {name}"),
    "practice.extra": count(
        "There is one extra task, if you like.", "There are {n} extra tasks, if you like."
    ),
}
