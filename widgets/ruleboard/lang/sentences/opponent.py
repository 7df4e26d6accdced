"""Texts about a computer opponent: its level, whose turn it is, and that it thinks."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, say

SENTENCES: dict[str, Entry] = {
    "opponent.person": say("Opponent: a person"),
    "opponent.level": say("Opponent: level {n}, {name}"),
    "opponent.seat_person": say("{player}: a person"),
    "opponent.seat_level": say("{player}: level {n}, {name}"),
    "opponent.level_name": by(
        "level",
        other=say("strongest"),
        beginner=say("beginner"),
        learner=say("learner"),
        casual=say("casual player"),
        club=say("club player"),
        strong=say("strong player"),
    ),
    "opponent.you_begin": (say("You begin (White)"), say("You begin (Black)")),
    "opponent.it_begins": (say("The computer begins (White)"), say("The computer begins (Black)")),
    "opponent.who": say("Who plays"),
    "opponent.who_begins": say("Who begins"),
    "opponent.against": say("The computer is playing now: level {n}, {name}."),
    "opponent.nobody": say("Only people are playing now."),
    "opponent.seated": say("The players have changed."),
    "opponent.thinks": say("The computer is thinking…"),
    "opponent.wait": say("The computer is thinking. Press Stop or Esc if you want to move for it."),
    "opponent.stopped": say("The computer has stopped thinking. Move for it, or press Go on."),
    "opponent.its_turn": say("It is the computer's turn: press Go on, or move for it."),
}
