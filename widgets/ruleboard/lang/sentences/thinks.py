"""The computer's evaluation of a position: who is ahead, by how much, and the expected line."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "thinks.searching": say("Thinking about the position…"),
    "thinks.lines": say("What the computer thinks: the best moves"),
    "thinks.line": say("After {move}: {worth}"),
    "thinks.expects": say("The computer expects: {moves}."),
    "thinks.level": say("about level"),
    "thinks.won": (say("White has won"), say("Black has won")),
    "thinks.won_sign": say("{player} has won"),
    "thinks.wins": (
        count("White wins in one move", "White wins in {n} moves"),
        count("Black wins in one move", "Black wins in {n} moves"),
    ),
    "thinks.wins_sign": count("{player} wins in one move", "{player} wins in {n} moves"),
    "thinks.loses_sign": count("{player} loses in one move", "{player} loses in {n} moves"),
    "thinks.likely_loss_sign": say("{player} loses if all the others play together"),
    "thinks.slightly": (say("White is slightly ahead"), say("Black is slightly ahead")),
    "thinks.slightly_sign": say("{player} is slightly ahead"),
    "thinks.ahead": (
        count("White is ahead by about one piece", "White is ahead by about {n} pieces"),
        count("Black is ahead by about one piece", "Black is ahead by about {n} pieces"),
    ),
    "thinks.ahead_sign": say("{player} is ahead"),
    "thinks.behind_sign": say("{player} is behind"),
    "thinks.shown": say("This is only what the computer expects: none of it has been played."),
    "thinks.only_shown": say(
        "This is only what the computer expects. Press Back to the game to play on."
    ),
    "thinks.back": say("Back to the game."),
}
