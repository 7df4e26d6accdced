"""The menus in which a reader chooses who plays: a person, or a computer of some level, and who begins."""

from __future__ import annotations

from ruleboard.lang import Words
from ruleboard.machines.seats import BEGINS, COMPUTER, YOU, Seats
from ruleboard.page.practice import Item
from ruleboard.players.levels import LEVELS
from ruleboard.rules.base import Note, Position
from ruleboard.rules.registry import game as find_game

NOBODY = (0, *LEVELS)
"""What can be chosen: a person first, then the levels."""


NAMES = ("beginner", "learner", "casual", "club", "strong", "strongest")
"""The levels by name, the first one first."""


def level_name(number: int) -> Note:
    """What a level is called."""
    return Note("opponent.level_name", {"level": NAMES[number - 1]})


def opponent_items(words: Words, seats: Seats) -> tuple[Item, ...]:
    """Against whom one plays, where there are two sides."""
    chosen = max(seats.levels)
    return tuple(
        Item(
            (
                words.short("opponent.level", n=number, name=level_name(number))
                if number
                else words.short("opponent.person"),
            ),
            now=number == chosen,
        )
        for number in NOBODY
    )


def begin_items(words: Words, seats: Seats, start: Position) -> tuple[Item, ...]:
    """Who has the first move, and with which side."""
    first = find_game(start.game).named(start.turn)
    keys = {YOU: "opponent.you_begin", COMPUTER: "opponent.it_begins"}
    begins = seats.begins(start)
    return tuple(
        Item((words.short(keys[each], player=first),), now=each == begins) for each in BEGINS
    )


def seat_items(words: Words, seats: Seats, player: int) -> tuple[Item, ...]:
    """Who plays for one of several players."""
    return tuple(
        Item(
            (
                words.short("opponent.seat_level", player=player, n=number, name=level_name(number))
                if number
                else words.short("opponent.seat_person", player=player),
            ),
            now=number == seats.levels[player],
        )
        for number in NOBODY
    )
