"""The state of a table: the board, who sits there, and the engine's advice about the position."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ruleboard.machines.board import MOMENT, After, Think, Waiting
from ruleboard.machines.play import PlayState, begin_play
from ruleboard.machines.play import shown as play_shown
from ruleboard.machines.seats import Seats
from ruleboard.machines.wishes import Advise, Choose
from ruleboard.players.exact import Source
from ruleboard.players.thinking import Limit, Thought
from ruleboard.rules.base import SIGNS, Note, Position, Rules
from ruleboard.rules.persistent_list import PersistentList
from ruleboard.rules.record import Record
from ruleboard.session.inputs import Do, Reply, Shown

SEEN = 0.9  # seconds before a chooser moves, so that people see their own move first

OPPONENT, WHO_BEGINS, LINES, RULES = "opponent", "begins", "lines", "rules"
SEATS = tuple(f"seat{player}" for player in range(len(SIGNS)))
"""The menus of a table: opponent, who begins, which line, which rules, and who has each seat."""

SHOW_NEXT = Do("make_shown")
NO_THOUGHTS: PersistentList[Thought | None] = PersistentList()


@dataclass(frozen=True)
class TableState:
    """The board, its seats, and the engine's advice about the position."""

    play: PlayState
    seats: Seats
    limit: Limit | None = None  # set by the author, besides that of the level
    exact: tuple[Source, ...] | None = None  # more sources of exact values; None: show none
    rules: tuple[Rules, ...] = ()  # the rule sets to choose from
    open: bool = False  # whether the menus are shown
    earlier: Seats | None = None  # who sat there when a computer last played
    games: int = 0  # number of restarts: the seed, so that the computer varies its games
    stopped: bool = False  # a person stopped the chooser to move
    resumed: bool = False  # it may move although an earlier position is shown
    asked: str = ""  # the pending advice: hint, thinks or play_out
    thought: Thought | None = None  # about the position on the board
    hints: int = 0  # how many were given for that position
    line: int | None = None  # index of the best line shown; None: none
    game: PlayState | None = None  # the real game, while a line is played out
    going: bool = False  # the line advances by itself
    made: PersistentList[Thought | None] = NO_THOUGHTS  # for each move, its chooser's thought

    @property
    def latest(self) -> bool:
        """Whether the latest position is shown, not an earlier one."""
        return self.play.at == len(self.play.moves)

    @property
    def its_turn(self) -> bool:
        """Whether a chooser is to move in the real game."""
        return self.game is None and self.seats.at_turn(self.play.position) is not None

    @property
    def own(self) -> int | None:
        """The only person at the table, if all others are computers."""
        return self.seats.own

    @property
    def thoughts(self) -> Thought | None:
        """The engine's analysis, while it is shown."""
        return None if self.line is None else self.thought

    @property
    def record(self) -> Record:
        """The game so far, undone moves included."""
        game = self.game or self.play
        return Record.of(game.positions[0], game.moves)


Result = tuple[TableState, Reply | None]


def begin_table(position: Position, seats: Seats | None = None, **given: Any) -> TableState:
    """The initial state; without seats, for people only."""
    seats = seats or Seats.of(position)
    return TableState(begin_play(position), seats, open=seats.computers, **given)


def shown(state: TableState) -> Shown:
    """What the board shows. To the only person against computers, the end is told as theirs."""
    found = play_shown(state.play)
    return replace(found, duty=_told_to(state.own, found.duty, state.play.position))


def _told_to(own: int | None, duty: Note, position: Position) -> Note:
    """The end of the game, for the player `own`; any other duty as it is."""
    if own is None or position.outcome is None:
        return duty
    winner = position.outcome.winner
    if winner is None:
        return Note("opponent.you_drew", {"how": duty})
    return Note("opponent.you_won" if winner == own else "opponent.you_lost", {"how": duty})


def waits(state: TableState) -> Waiting | None:
    """What is pending: advice, the move of a chooser, or the next move of a line."""
    play = state.play
    if state.game is not None:
        return After(MOMENT, SHOW_NEXT) if state.going and not state.latest else None
    if state.asked:
        return Think(Advise(play.position, state.limit))
    chooser = state.seats.at_turn(play.position)
    if chooser is None or state.stopped or not (state.latest or state.resumed):
        return None
    return Think(Choose(play.position, chooser, state.games, state.limit), rest=SEEN)


def chooses(state: TableState) -> bool:
    """Whether a chooser is thinking about its move."""
    return state.its_turn and not state.asked and waits(state) is not None
