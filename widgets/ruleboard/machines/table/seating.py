"""Who plays at a table: the button that starts and ends a game against the computer, and the menus for the seats."""

from __future__ import annotations

from dataclasses import replace

from ruleboard.machines.play import begin_play
from ruleboard.machines.seats import BEGINS, YOU, Seats
from ruleboard.machines.table.advice import choose_line, to_game
from ruleboard.machines.table.state import (
    LINES,
    OPPONENT,
    RULES,
    SEATS,
    WHO_BEGINS,
    Result,
    TableState,
)
from ruleboard.players.knowledge import players
from ruleboard.players.levels import level
from ruleboard.rules.base import Note, Position
from ruleboard.rules.registry import game as find_game
from ruleboard.session.inputs import NOT_HERE, Reply
from ruleboard.session.rulebook import title

FIRST = 1  # the level that plays when nobody has chosen one


def switch(state: TableState) -> Result:
    """Start a game against the computer, with those who played last or the first level; or end it."""
    if state.game:
        state, _ = to_game(state)
    if state.seats.computers:
        return _seated(replace(state, open=False), Seats.of(state.play.position))
    if state.play.position.outcome:
        state = _begun(state)
    position = state.play.position
    found = state.earlier or Seats.of(position).against(position, level(FIRST), YOU)
    return _seated(replace(state, open=True), found)


def again(state: TableState) -> Result:
    """A new game with the same players; from the usual start a person changes sides, as at a real table."""
    if state.game:
        return state, NOT_HERE
    start = state.play.positions[0]
    usual = not start.pieces or start == find_game(start.game).start(start.rules)
    seats = state.seats.turned if usual and state.seats.computers else state.seats
    return _seated(_begun(state), seats)


def _begun(state: TableState, start: Position | None = None) -> TableState:
    """The same table with a new game."""
    play = begin_play(start or state.play.positions[0])
    return TableState(
        play if start else replace(play, flipped=state.play.flipped),
        state.seats,
        state.limit,
        state.exact,
        state.rules,
        state.open,
        state.earlier,
        games=state.games + 1,
    )


def _seat_all(state: TableState, number: int, command: str) -> Result:
    """Set the opponent of a two-player game, or who begins."""
    seats, play = state.seats, state.play
    if command == WHO_BEGINS:
        strongest = seats.strongest
        found = seats.against(play.positions[0], strongest, BEGINS[number]) if strongest else seats
    elif seats.computers:
        found = seats.replaced(level(number) if number else None)
    else:
        found = seats.against(play.position, level(number), BEGINS[0]) if number else seats
    return _seated(state, found)


def _seat_one(state: TableState, number: int, command: str) -> Result:
    chooser = level(number) if number else None
    return _seated(state, state.seats.given(SEATS.index(command), chooser))


def _seated(state: TableState, seats: Seats) -> Result:
    """Change the seats; pending work starts again if a chooser is to move."""
    played = next((each for each in (seats, state.seats) if each.computers), state.earlier)
    told = Reply(seats.told(state.play.position))
    return replace(state, seats=seats, earlier=played, stopped=False, asked=""), told


def _other_rules(state: TableState, number: int, _: str) -> Result:
    """Start a new game with another rule set, perhaps with another board or number of players."""
    game, rules = state.play.position.game, state.rules[number]
    start = find_game(game).start(rules)
    same = players(start) == len(state.seats.choosers)
    seats = state.seats if same else Seats.of(start)
    earlier = state.earlier if same else None
    fresh = _begun(replace(state, seats=seats, earlier=earlier), start)
    return fresh, Reply((Note("play.new_game", {"name": title(game, rules)}),))


MENUS = {
    OPPONENT: _seat_all,
    WHO_BEGINS: _seat_all,
    LINES: choose_line,
    RULES: _other_rules,
    **dict.fromkeys(SEATS, _seat_one),
}
"""The handlers of the menus, called with the index of the chosen item."""
