"""The names of the games of the mill family, and what is said when their rules are compared."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "mills.preset.standard": say("Nine men's morris, standard rules"),
    "mills.preset.chengsan": say("Chengsan (成三棋)"),
    "mills.preset.melnitsa": say("Melnitsa (Мельница)"),
    "mills.preset.melnitsa_snail": say("Melnitsa (Мельница) on the “snail” board"),
    "mills.preset.melnitsa_12": say("Melnitsa (Мельница) with 12 men"),
    "mills.preset.melnitsa_11": say("Melnitsa (Мельница) with 11 men"),
    "mills.preset.molendinum": say("Molendinum, strict rules"),
    "mills.preset.lasker": say("Lasker morris"),
    "mills.preset.morabaraba": say("Morabaraba"),
    "mills.preset.six": say("Six men's morris"),
    "mills.preset.three": say("The small mill game on nine points"),
    "mills.preset.own": say("Rules of your own: “{name}”"),
    "ui.rules": say("Rules: {name}"),
    "ui.rules_differ": say("Different from the standard game:"),
    "ui.rules_in_short": say("The rules in short:"),
    "compare.try": say("Try a move on any of the boards: all of them will judge it."),
    "compare.again": say("Your next click tries something else."),
    "compare.allowed": say("Allowed: {move}."),
    "compare.agree": say("Here these rules agree."),
    "compare.why": say("Why they differ:"),
    "compare.differences": say("Everything in which these rules differ"),
    "compare.subject": say("{rules}: {text}"),
    "error.too_few_rules": say("A comparison needs at least two sets of rules, not {got}."),
    "error.rules_twice": say("The rules “{got}” are there twice."),
    "error.not_a_record": say(
        "Line {at} of this record has “{got}”, which is not expected there. Possible are: {expected}."
    ),
    "error.move_in_record": say("Line {at} of this record: “{got}” cannot be played there."),
    "error.no_records": say("There are no written records of this game: {got}."),
}
