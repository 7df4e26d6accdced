"""The View of a game between seats: menus for who plays, the computer's analysis, and the commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.board import Board, Think
from ruleboard.machines.play.exact import signs, verdict
from ruleboard.machines.seats import BEGINS, COMPUTER, YOU, Seats, level_name
from ruleboard.machines.table import (
    LINES,
    OPPONENT,
    RULES,
    SEATS,
    WHO_BEGINS,
    TableState,
)
from ruleboard.machines.wishes import BEST
from ruleboard.page.controls import (
    BOX,
    CANCEL,
    CHOOSING,
    COMMON,
    DESCRIBE,
    FLIP,
    HELP,
    HINT,
    LAST_MOVE,
    MENU,
    MOVES,
    POSSIBLE,
    PROGRESS,
    STOP,
    TAKEN,
    TRAY,
    WHY,
    Command,
    Item,
    placed,
    tray,
)
from ruleboard.page.html import Passage, joined
from ruleboard.page.kind import CHOOSER, Commands, Kind, Part, Stage, Strip, buttons, chooser, row
from ruleboard.page.play import Advice, play_view
from ruleboard.page.rules import name_of
from ruleboard.page.view import ANSWERED, SILENT, Look, View
from ruleboard.players.levels import LEVELS
from ruleboard.players.thinking import Line, Thought
from ruleboard.rules.base import Note, Position, Rules
from ruleboard.rules.errors import BadValue
from ruleboard.rules.registry import game as find_game
from ruleboard.session.answers import answers_of
from ruleboard.session.inputs import Pick
from ruleboard.teaching import narration
from ruleboard.teaching.advice import line_marks, reasons_beside, worth
from ruleboard.teaching.narration import tell
from ruleboard.teaching.spoken import spoken, spoken_line
from ruleboard.teaching.vocabulary import ADVISED

UNDO = Command("undo", "undo", ("u",))
REDO = Command("redo", "repeat", ("y",))
RESTART = Command("restart", "refresh", sentence="ui.start_over")
LOOK_BACK = Command("look_back", "history", ("o",))
OPEN = Command("computer", "desktop", ("c",))
END = Command("end", "step-forward", ("e",), rare=True)
ASK = Command("ask", "search")
GO_ON = Command("go_on", "play", ("j",))
THINKS = Command("thinks", "comment-o", ("i",))
PLAY_OUT = Command("play_out", "film")
TO_GAME = Command("to_game", "times")
APART = (STOP, GO_ON, THINKS, PLAY_OUT, TO_GAME)
"""Commands whose buttons are placed apart from the others."""

NUMBERS = tuple(
    Command(f"line{number}", keys=(str(number + 1),), given=Pick(LINES, number), sentence="ui.line")
    for number in range(BEST)
)
"""Keys that select one of the best moves while these are shown."""

PERSON = (0, *LEVELS)
"""The options for a seat: 0 for a person, then the levels."""


# Commands.


def commands(board: Board[TableState]) -> Commands:
    """All commands of a table, with their current state."""
    state = board.state
    play, position = state.play, state.play.position
    over, shown, looking = bool(position.outcome), state.thoughts is not None, bool(board.below)
    waits = state.its_turn and board.waits is None
    numbers = len(state.thought.lines) if shown and state.thought and not state.game else 0
    back = replace(LOOK_BACK, off=not play.moves, hidden=not (state.open or over))
    if looking:
        back = replace(back, sentence="ui.close_review", icon="times")
    return (
        replace(UNDO, off=not (play.at or play.clicked)),
        replace(REDO, off=play.at >= len(play.moves)),
        RESTART,
        replace(FLIP, icon="retweet"),
        WHY,
        # At the end of the game one button replaces two, so that the others do not shift.
        replace(HINT, off=over or state.game is not None, hidden=over),
        back,
        replace(OPEN, hidden=not state.open and over, on=state.open),
        replace(END, hidden=over or not play.ways.finished(())),
        replace(ASK, hidden=not answers_of(position).asks, on=play.asking),
        *((CANCEL, LAST_MOVE, POSSIBLE, DESCRIBE, HELP)),
        replace(STOP, hidden=not board.thinks),
        replace(GO_ON, hidden=not waits),
        replace(THINKS, hidden=not state.open or state.game is not None, off=over, on=shown),
        replace(PLAY_OUT, hidden=not shown or state.game is not None),
        replace(TO_GAME, hidden=state.game is None),
        *overlays(position, play.overlay),
        *chooser(play.choice),
        *NUMBERS[:numbers],
    )


def overlays(position: Position, on: str = "") -> Commands:
    """The commands that toggle the overlays of the game, if it has any."""
    return tuple(
        Command(
            name,
            overlay.icon,
            (overlay.key,),
            sentence=f"{position.game}.overlay.{name}",
            on=on == name,
        )
        for name, overlay in answers_of(position).overlays.items()
    )


KNOWN = (
    *(UNDO, REDO, RESTART, FLIP, WHY, HINT, LOOK_BACK, OPEN, END, ASK, CANCEL, LAST_MOVE),
    *(POSSIBLE, DESCRIBE, HELP, *APART, *CHOOSING),
)


def check_overlays(position: Position, board_keys: Iterable[str]) -> None:
    """Raise BadValue if an overlay of the game reuses the name or key of another command."""
    names = [each.name for each in KNOWN]
    keys = [*(key for each in KNOWN for key in each.keys), *board_keys]
    for name, overlay in answers_of(position).overlays.items():
        for got, taken in ((name, names), (overlay.key, keys)):
            if got in taken:
                raise BadValue("overlay_clash", got=got, at=name, expected=tuple(taken))
            taken.append(got)


def rule_sets(position: Position) -> tuple[Rules, ...]:
    """The rule sets in the menu: the presets of the game, preceded by the author's own rules, if any."""
    known = tuple(find_game(position.game).presets.values())
    return known if position.rules in known else (position.rules, *known)


def parts(board: Board[TableState], known: Commands) -> tuple[Part, ...]:
    """The layout: the board with its texts, and below it the buttons and the menus for the seats."""
    apart = {each.name for each in (*APART, *NUMBERS)}
    menu = (f"{MENU}{RULES}",) if board.state.rules else ()
    stop, go_on, thinks, play_out, to_game = placed(APART)
    thinking = ("thinking", "thinking", PROGRESS, stop, go_on)
    thought = (f"{TRAY}{LINES}", "thought", ("row", play_out, to_game))
    status = ("status", *ANSWERED[1:], thinking, *thought)
    who = (f"{MENU}{each}" for each in (OPPONENT, WHO_BEGINS, *SEATS))
    usual = buttons(each for each in known if each.name not in apart)
    return (
        Stage((status, CHOOSER, ("side", "counters", TAKEN, MOVES, BOX, "legend"))),
        Strip((row(*menu, *usual, COMMON), row(*who, thinks), "rules")),
    )


# Menus.


def trays(board: Board[TableState], words: Words) -> dict[str, Any]:
    """The visible menus, and the list of best moves while it is shown."""
    state = board.state
    found = _who_plays(state, words) if state.open else {}
    if state.thoughts and not state.game:
        items = line_items(words, state.thoughts, state.line or 0)
        found[LINES] = tray(items, words.first("thinks.lines"))
    if state.rules:
        position = state.play.position
        sets = [
            Item((name_of(words, position.game, each),), now=each == position.rules)
            for each in state.rules
        ]
        found[RULES] = tray(sets, words.short("ui.choose_rules"))
    return found


def _who_plays(state: TableState, words: Words) -> dict[str, Any]:
    seats, start = state.seats, state.play.positions[0]
    who = words.short("opponent.who")
    if find_game(start.game).signed:
        return {
            name: tray(_seat_items(words, seats.levels[player], player), who)
            for player, name in enumerate(SEATS[: len(seats.choosers)])
        }
    found = {OPPONENT: tray(_opponent_items(words, seats), who)}
    if seats.computers:
        begins = words.short("opponent.who_begins")
        found[WHO_BEGINS] = tray(_begin_items(words, seats, start), begins)
    return found


def _opponent_items(words: Words, seats: Seats) -> list[Item]:
    """Menu entries for the opponent, in games with two sides."""
    chosen = max(seats.levels, key=abs)
    return [
        Item((_named(words, "opponent.person", "opponent.level", number),), now=number == chosen)
        for number in PERSON
    ]


def _seat_items(words: Words, chosen: int, player: int) -> list[Item]:
    """Menu entries for one seat, in games with several players."""
    keys = ("opponent.seat_person", "opponent.seat_level")
    return [
        Item((_named(words, *keys, number, player=player),), now=number == chosen)
        for number in PERSON
    ]


def _named(words: Words, person: str, computer: str, number: int, **params: int) -> str:
    if not number:
        return words.short(person, **params)
    return words.short(computer, n=number, name=level_name(number), **params)


def _begin_items(words: Words, seats: Seats, start: Position) -> list[Item]:
    """Menu entries for who has the first move."""
    first = find_game(start.game).named(start.turn)
    keys = {YOU: "opponent.you_begin", COMPUTER: "opponent.it_begins"}
    begins = seats.begins(start)
    return [Item((words.short(keys[each], player=first),), now=each == begins) for each in BEGINS]


# The computer's analysis.


def line_items(words: Words, thought: Thought, chosen: int) -> tuple[Item, ...]:
    """A button for each of the best moves: the move, and its evaluation in words."""
    found = []
    for number, line in enumerate(thought.lines):
        told = words("thinks.line", **_valued(thought.position, line))
        found.append(Item(told, key=str(number + 1), now=number == chosen))
    return tuple(found)


def _valued(position: Position, line: Line) -> dict[str, Any]:
    return {"move": spoken(position, line.move), "worth": worth(position, line)}


def _line_told(words: Words, thought: Thought, chosen: int) -> Passage:
    """The reasons for a move, and the expected continuation."""
    position, line = thought.position, thought.lines[chosen]
    better = None if chosen == 0 else thought.best
    why = tell(words, reasons_beside(position, line, better))
    moves = spoken_line(position, line.expected)
    then = tell(words, (Note("thinks.expects", {"moves": moves}),))
    return Passage("thought", narration.joined(words.languages, why, then))


def _line_heard(words: Words, thought: Thought, chosen: int, told: Passage) -> Passage:
    """The same for screen readers: the evaluation of the move, and the reasons for it."""
    line = thought.lines[chosen]
    worthy = words("thinks.line", **_valued(thought.position, line))
    pairs = zip(words.languages, worthy, told.texts, strict=True)
    return Passage("heard", tuple(_two(code, *both) for code, *both in pairs))


def _two(language: str, first: str, second: str) -> str:
    """Two sentences; the first, a line of a list, ends without a full stop."""
    record = LANGUAGES[language]
    return f"{first}{record.stop}{record.joiner}{second}" if second else first


def _advice(board: Board[TableState], words: Words) -> Advice:
    """The computer's current output."""
    state, thinking = board.state, _thinking(board, words)
    if state.game:
        return Advice(thinking, Passage("thought", words("thinks.shown")))
    thought, number = state.thoughts, state.line or 0
    if thought is None:
        return Advice(thinking)
    told = _line_told(words, thought, number)
    heard = _line_heard(words, thought, number, told)
    expected = thought.lines[number].expected
    marks = () if state.play.clicked else line_marks(thought.position, expected)
    return Advice(thinking, told, marks, heard)


SEARCHING = {"": "opponent.thinks", "hint": "hint.searching"}
"""Catalog keys of the status during a search, by the kind of advice that was requested."""


def _thinking(board: Board[TableState], words: Words) -> Passage:
    """The status of the search, or that a stopped computer waits to be resumed."""
    if isinstance(board.waits, Think):
        key = SEARCHING.get(board.state.asked, "thinks.searching")
    elif board.state.its_turn:
        key = "opponent.its_turn"
    else:
        return SILENT
    return Passage("thinks", tell(words, (Note(key),)))


def table_view(board: Board[TableState], words: Words, look: Look, said: tuple[str, ...]) -> View:
    """The complete View, with the exact verdict and the computer's analysis."""
    state = board.state
    return play_view(
        state.play,
        board.shown,
        board.reply,
        words,
        look,
        said=said,
        signs=signs(state.play, state.exact),
        known=verdict(state.play.position, state.exact),
        advice=_advice(board, words),
    )


def _moves_played(board: Board[TableState], views: Sequence[View], words: Words) -> str:
    """The moves played, for the saved HTML; omitted if a review below the board lists them."""
    shown = views[0]
    moves = () if board.below else shown.record[: shown.at - shown.first + 1]
    return joined(words.languages[:1], (Passage("kept", (" · ".join(moves),)),))


def _busy(board: Board[Any]) -> dict[str, Any]:
    return {"busy": board.thinks}


KIND = Kind(
    commands=commands,
    parts=parts,
    look=table_view,
    trays=trays,
    switches=_busy,
    written=ADVISED,
    task=False,
    after=_moves_played,
)
