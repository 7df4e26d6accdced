"""What a practice says around its tasks: which one it is, how it went, and what is left to do."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "practice.tasks": say("The tasks"),
    "practice.answers": say("The answers"),
    "practice.number": say("Task {k} of {count}."),
    "practice.open": say("Task {k}"),
    "practice.skipped": say("Task {k}: skipped"),
    "practice.wrong": say("Task {k}: not solved yet"),
    "practice.solved": count("Task {k}: solved, {n} star", "Task {k}: solved, {n} stars"),
    "practice.rules": say("Rules: {name}."),
    "practice.praise": by(
        "how",
        other=say("Correct!"),
        well=say("Well done!"),
        seen=say("Well seen!"),
        so=say("Exactly so!"),
        good=say("Very good!"),
        splendid=say("Splendid!"),
    ),
    "practice.stars": count("{n} star.", "{n} stars."),
    "practice.over": count(
        "You are through! {n} star of {most}.", "You are through! {n} stars of {most}."
    ),
    "practice.wanting": count(
        "{n} task can still be done better. Press Once more.",
        "{n} tasks can still be done better. Press Once more.",
    ),
    "practice.all": say("Everything right: you have understood it."),
}
