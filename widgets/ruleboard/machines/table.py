"""Free play at a table, as a pure machine: people and choosers (engines) take turns, and people may ask for advice.

It adds to `play`: seats, stop and resume, undo by turns, hints, engine analysis, and a variation that is played out on
the board while the game itself is kept.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ruleboard.machines import review, wishes
from ruleboard.machines.board import (
    MOMENT,
    After,
    Board,
    Failed,
    Found,
    Machine,
    Opening,
    Think,
    Waiting,
    described,
)
from ruleboard.machines.play import PlayState, begin_play, shown
from ruleboard.machines.play import step as play_step
from ruleboard.machines.play.results import let_go
from ruleboard.machines.seats import BEGINS, Seats
from ruleboard.machines.wishes import Advise, Choose
from ruleboard.players import thinking as variation
from ruleboard.players.exact import Source
from ruleboard.players.knowledge import players
from ruleboard.players.levels import level
from ruleboard.players.thinking import Limit, Thought
from ruleboard.rules.base import SIGNS, Note, Position, Rules
from ruleboard.rules.persistent_list import PersistentList
from ruleboard.rules.record import Record
from ruleboard.rules.registry import game as find_game
from ruleboard.session.inputs import NOT_HERE, Click, Do, Input, Pick, Reply, Type
from ruleboard.session.rulebook import title
from ruleboard.teaching.advice import choice, look, reasons, reply_to, whole

SEEN = 0.9  # seconds before a chooser moves, so that people see their own move first

OPPONENT, WHO_BEGINS, LINES, RULES = "opponent", "begins", "lines", "rules"
SEATS = tuple(f"seat{player}" for player in range(len(SIGNS)))
"""The menus of a table: opponent, who begins, which line, which rules, and who has each seat."""

PLAYING = ("make", "end", "confirm", "choose")
"""The commands that make a move or part of one."""

SHOW_NEXT = Do("make_shown")
NOT_NOW = Reply((Note("hint.not_now"),))
WAIT = Reply((Note("opponent.wait"),))
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


def _chooses(state: TableState) -> bool:
    """Whether a chooser is thinking about its move."""
    return state.its_turn and not state.asked and waits(state) is not None


def step(state: TableState, given: Any) -> Result:
    """One input of a person, or a result of background work."""
    match given:
        case Found(_, thought):
            return _found(state, thought)
        case Failed():
            return replace(state, asked="", stopped=state.stopped or not state.asked), None
        case Do("stop" | "cancel") if isinstance(waits(state), Think):
            return _stop(state)
        case Do("stop"):
            return state, None  # the thinking has just ended: its result counts
        case Do("go_on"):
            if not state.its_turn or waits(state) is not None:
                return state, NOT_HERE
            return replace(state, stopped=False, resumed=True), None
        case Do("computer"):
            return replace(state, open=not state.open), None
        case Do("hint" | "thinks" | "play_out" as command):
            return _advise(state, command)
        case Do("to_game"):
            return _to_game(state)
        case Do("cancel") if state.game:
            return _to_game(state)
        case Do("cancel") if state.thoughts and not state.play.clicked:
            return replace(state, line=None), Reply()
        case Pick(menu, number) if menu in MENUS:
            return MENUS[menu](state, number, menu)
    return _shown_only(state, given) if state.game else _play(state, given)


def _stop(state: TableState) -> Result:
    """Stop the search: a person may then move for the chooser, or let it resume."""
    if state.asked:
        return replace(state, asked=""), Reply()
    return replace(state, stopped=True, resumed=False), Reply((Note("opponent.stopped"),))


def _play(state: TableState, given: Input) -> Result:
    """A step of the game. Against a computer, undo takes back its move together with the person's own."""
    play = state.play
    if _chooses(state) and _plays(play, given):
        return state, WAIT
    if given == Do("why") and not play.refused and (thought := _thought_of_last(state)):
        return state, Reply(_why(play, thought))
    if state.seats.computers and not play.clicked:
        if given == Do("undo"):
            given = Do("go", state.seats.back(play) if play.at else -1)
        elif given == Do("redo") and play.at < len(play.moves):
            given = Do("go", state.seats.onward(play))
    if given == Do("restart"):
        state = replace(state, games=state.games + 1, asked="")
    after, reply = play_step(play, given)
    return _moved(state, after), reply


def _plays(play: PlayState, given: Input) -> bool:
    """Whether an input would make a move or part of one."""
    match given:
        case Click():
            return not play.asking
        case Type():
            return True
        case Do(command):
            return command in PLAYING
        case _:
            return False


def _moved(state: TableState, play: PlayState, thought: Thought | None = None) -> TableState:
    """A new state of the board; analysis of an earlier position is discarded."""
    before, made = state.play, state.made
    if play.moves is not before.moves:
        made = made.stage(min(before.at, len(play.moves), len(made)))
        made = made.plus(thought) if len(play.moves) > len(made) else made
    state = replace(state, play=play, made=made)
    if play.position is before.position:
        return state if play.committed is before.committed else replace(state, hints=0)
    return replace(state, stopped=False, resumed=False, asked="", thought=None, line=None, hints=0)


def _thought_of_last(state: TableState) -> Thought | None:
    """The thought of the chooser that made the last move; None if a person made it."""
    at = state.play.at
    return state.made[at - 1] if 0 < at <= len(state.made) else None


def _why(play: PlayState, thought: Thought) -> tuple[Note, ...]:
    """Why a chooser made the last move: the rules left no choice, or the reasons of its thought."""
    before, move = play.positions[play.at - 1], play.moves[play.at - 1]
    if before.reasons(move):
        return play_step(play, Do("why"))[1].notes
    return reasons(before, thought.best)


def _found(state: TableState, thought: Thought) -> Result:
    """Handle a result: a chooser moves, or the pending advice is given."""
    if not state.asked:
        number = state.play.position.legal_moves.index(thought.best.move)
        play, reply = play_step(state.play, Do("make", number))
        return _moved(state, play, replace(thought, lines=thought.lines[:1])), reply
    asked, state = state.asked, replace(state, asked="", thought=thought)
    return _advise(state, asked)


# Advice.


def _advise(state: TableState, command: str) -> Result:
    """Give advice; start the analysis first if the position has none."""
    position = state.play.position
    if command == "play_out" and state.game:
        return state, None
    if command == "thinks" and state.line is not None:
        return replace(state, line=None), Reply()
    if state.game or position.outcome or not position.legal_moves:
        return state, NOT_NOW
    if _chooses(state):
        return state, WAIT
    if command == "hint" and (line := _known(state)):
        return _hint(state, line)
    if state.thought is None:
        return replace(state, asked=command), None
    if command == "play_out":
        return _play_out(_with_line(state, state.line or 0))
    return _with_line(state, 0), Reply()


def _known(state: TableState) -> variation.Line | None:
    """The best known line: of an analysis of this position, or the reply that a strong chooser expects."""
    if state.thought:
        return state.thought.best
    before = _thought_of_last(state)
    return reply_to(before) if before and before.nodes >= (wishes.ENOUGH.nodes or 0) else None


def _hint(state: TableState, line: variation.Line) -> Result:
    """First where to look, then the move. A half-made move stays; if the rules demand a choice, it is about that."""
    play, first, state = state.play, not state.hints, replace(state, hints=state.hints + 1)
    if play.committed:
        lines = state.thought.lines if state.thought else (line,)
        return state, choice(play.position, lines, play.ways, play.clicked, first=first)
    return state, (look if first else whole)(play.position, line)


def _with_line(state: TableState, number: int) -> TableState:
    return replace(state, line=number, open=True, play=let_go(state.play))


def _choose_line(state: TableState, number: int, _: str) -> Result:
    known = state.thought is not None and 0 <= number < len(state.thought.lines)
    return (_with_line(state, number), Reply()) if known else (state, NOT_HERE)


def _play_out(state: TableState) -> Result:
    """Play out a line move by move; the real game is kept."""
    play, thought = state.play, state.thought
    assert thought is not None
    positions, moves = play.positions.stage(play.at + 1), play.moves.stage(play.at)
    for move in thought.lines[state.line or 0].expected:
        positions, moves = positions.plus(positions[-1].play(move)), moves.plus(move)
    shown = replace(play, positions=positions, moves=moves)
    return _shown_only(replace(state, game=play, play=shown, going=True), SHOW_NEXT)


def _shown_only(state: TableState, given: Input) -> Result:
    """One input while a line is played out: it only goes back and forth in the line."""
    play = state.play
    assert state.game is not None
    base = state.game.at
    match given:
        case Do("make_shown" | "redo"):
            at = min(play.at + 1, len(play.moves))
        case Do("undo"):
            at = max(play.at - 1, base)
            state = replace(state, going=False)
        case Do("flip" | "last"):
            play, reply = play_step(play, given)
            return replace(state, play=play), reply
        case _:
            return state, Reply((Note("thinks.only_shown"),))
    play = replace(play, at=at, route=())
    reply = play_step(play, Do("last"))[1] if at > base else Reply()
    return replace(state, play=play), reply


def _to_game(state: TableState) -> Result:
    """Return from a line to the real game."""
    if state.game is None:
        return state, NOT_HERE
    play = replace(state.game, flipped=state.play.flipped)
    return replace(state, play=play, game=None, going=False), Reply((Note("thinks.back"),))


# The menus.


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
    return replace(state, seats=seats, stopped=False, asked=""), Reply((seats.told,))


def _other_rules(state: TableState, number: int, _: str) -> Result:
    """Start a new game with another rule set, perhaps with another board or number of players."""
    game, rules = state.play.position.game, state.rules[number]
    start = find_game(game).start(rules)
    same = players(start) == len(state.seats.choosers)
    seats = state.seats if same else Seats.of(start)
    fresh = TableState(
        begin_play(start), seats, state.limit, state.exact, state.rules, state.open, state.games + 1
    )
    return fresh, Reply((Note("play.new_game", {"name": title(game, rules)}),))


MENUS = {
    OPPONENT: _seat_all,
    WHO_BEGINS: _seat_all,
    LINES: _choose_line,
    RULES: _other_rules,
    **dict.fromkeys(SEATS, _seat_one),
}
"""The handlers of the menus, called with the index of the chosen item."""


def _look_back(state: TableState) -> Opening[TableState]:
    """Open a review of the game so far."""
    record = state.record
    if not record.plies:
        return Opening(state, Reply((Note("play.no_move_yet"),)))
    below = review.ReviewState(record, flipped=state.play.flipped)
    return Opening(state, Reply(), Board(review.MACHINE, below))


def _idle(state: TableState) -> bool:
    busy = isinstance(waits(state), Think)
    return not (state.play.clicked or state.game or state.thoughts or busy)


def _origin(state: TableState) -> tuple[str, ...]:
    return (described((state.game or state.play).positions[0]),)


MACHINE: Machine[TableState] = Machine(
    "table",
    step,
    shown=lambda state: shown(state.play),
    part=lambda state: state.play,
    waits=waits,
    door="look_back",
    open=_look_back,
    idle=_idle,
    origin=_origin,
)
