"""Free play: a board that knows the rules, says whose turn it is, and explains every refusal."""

from __future__ import annotations

from typing import Any

from ipywidgets import HTML, HBox, Layout, Select, VBox

from ruleboard.jupyter.choosing import Chooser, PlayedBoard
from ruleboard.jupyter.controls import button
from ruleboard.jupyter.counters import score_page
from ruleboard.jupyter.exact import Certainty
from ruleboard.jupyter.page import paragraphs
from ruleboard.jupyter.rulepage import rules_page
from ruleboard.jupyter.widget import position_of
from ruleboard.lang.words import SIGNS
from ruleboard.players.exact import Source
from ruleboard.rules.base import Position
from ruleboard.scene.shapes import Mark
from ruleboard.session import insights, play
from ruleboard.session.inputs import Do, Input
from ruleboard.session.played import PlayState
from ruleboard.session.showing import SIGNED
from ruleboard.teaching.narration import errors_in_words, game_named, tell, words_of

BUTTONS = (
    ("undo", "undo"),
    ("redo", "repeat"),
    ("restart", "fast-backward"),
    ("flip", "retweet"),
    ("why", "question-circle"),
)
"""Commands and their icons, in the order of the tool bar."""

OWN_BUTTONS = (
    ("end", "step-forward"),
    ("ask", "search"),
    ("lines", "share-alt"),
    ("territory", "flag"),
)
"""Commands that only some games, or only some positions, have a use for."""


class Play(PlayedBoard[PlayState]):
    """A board to play on: `Play("mills")`, `Play("mills:chengsan", lang="zh-en")`, `Play(position)`.

    With `exact=True` it also says who wins and what each move leads to, where that is known for certain;
    `exact=solve_six()` adds the whole of six men's morris to what is known.
    """

    commands = {
        "Escape": Do("cancel"),
        "u": Do("undo"),
        "y": Do("redo"),
        "w": Do("why"),
        "l": Do("last"),
        "m": Do("moves"),
        "f": Do("flip"),
        "e": Do("end"),
        "k": Do("lines"),
        "t": Do("territory"),
        "d": "describe",
        "?": "help",
    }

    def __init__(
        self,
        game: str | Position = "mills",
        position: str | None = None,
        *,
        lang: str = "en",
        theme: str = "light",
        size: int | None = None,
        exact: bool | Source = False,
    ) -> None:
        self._certain = Certainty(exact)
        with errors_in_words(words_of(lang), game_named(game)):
            start = position_of(game, position)
            if insights.has_insights(start):
                self.keys_help = "ui.connection_keys"
            super().__init__(play.begin(start), play.step, lang=lang, theme=theme, size=size)

    def _arrange(self) -> tuple[Any, ...]:
        bar = (*BUTTONS, *OWN_BUTTONS)
        self._buttons = {name: button(icon, self._doer(Do(name))) for name, icon in bar}
        self._chooser = Chooser(self._do)
        self._counters = HTML(layout=Layout(margin="0"))
        self._rules = HTML(layout=Layout(margin="0"))
        self._list = Select(rows=8, layout=Layout(width="100%", margin="0"))
        self._list.observe(self._jump, names="value")
        side = VBox([self._counters, self._list, self._box], layout=Layout(width="230px"))
        side.add_class("ruleboard-side")
        return (
            self._row(*self._buttons.values(), self._language, wide=True),
            self._table(side),
            self._chooser.row,
            self._status,
            self._rules,
        )

    @property
    def verdict(self) -> str:
        """What is known for certain about the position, in the reader's language; empty if nothing is, or unasked."""
        return "\n".join(line for line in self._verdict() if line)

    def _verdict(self) -> tuple[str, ...]:
        return tell(self._words, self._certain.verdict(self.position))

    def _marks(self) -> tuple[Mark, ...]:
        return (*super()._marks(), *self._certain.signs(self._machine))

    def _answer_page(self) -> str:
        known = self._verdict()
        line = paragraphs(self._words, known, "exact") if any(known) else ""
        return line + super()._answer_page()

    def _table(self, side: VBox) -> HBox:
        table = self._row(self._view, side, wide=True)
        table.add_class("ruleboard-table")
        return table

    def _doer(self, event: Input) -> Any:
        return lambda: self._do(event)

    def _jump(self, change: dict[str, Any]) -> None:
        if change["new"] is not None and change["new"] != self._machine.at:
            self._do(Do("go", change["new"]))

    def _retell(self) -> None:
        words, machine = self._words, self._machine
        self._chooser.show(words, choices=len(machine.choice))
        for name, made in self._buttons.items():
            made.description = words.short(f"ui.{name}")
        self._buttons["undo"].disabled = not (machine.at or machine.clicked)
        self._buttons["redo"].disabled = machine.at == len(machine.moves)
        position = machine.position
        self._offer("end", useful=not position.outcome and bool(machine.ways.finished(())))
        self._offer("ask", useful=insights.has_insights(position), on=machine.asking)
        for name in ("lines", "territory"):
            self._offer(name, useful=name in insights.layers(position), on=machine.layer == name)
        self._counters.value = score_page(words, position)
        self._rules.value = rules_page(words, position)
        self._tell_moves()
        self._box.placeholder = self._example()
        self._list.tooltip = words.first("ui.moves")
        self._box.description = ""
        self._box.tooltip = words.first("ui.move_box")

    def _offer(self, name: str, *, useful: bool, on: bool = False) -> None:
        """A button that is there only where it is of use, and looks pressed while what it shows is on."""
        self._buttons[name].layout.display = None if useful else "none"
        self._buttons[name].button_style = "info" if on else ""

    def _tell_moves(self) -> None:
        machine = self._machine
        entries = [(self._words.first("ui.start_position"), 0)]
        for number, move in enumerate(machine.moves, start=1):
            entries.append((f"{self._numbered(number)} {move}", number))
        self._list.unobserve(
            self._jump, names="value"
        )  # new options choose the first by themselves
        if tuple(entries) != self._list.options:
            self._list.options = tuple(entries)
        self._list.value = machine.at
        self._list.observe(self._jump, names="value")

    def _numbered(self, number: int) -> str:
        """Which move it is, and whose: two sides share a number, several players have signs."""
        position = self._machine.positions[number - 1]
        if position.game in SIGNED:
            return f"{number}. {SIGNS[position.turn]}"
        return f"{(number + 1) // 2}." if number % 2 else f"{number // 2}…"

    def _example(self) -> str:
        """What the empty move box says: a move that could be written there, as long as there is one."""
        moves = () if self._machine.position.outcome else self._machine.position.legal_moves
        if not moves:
            return self._words.first("ui.move_box")
        return self._words.first("ui.move_example", move=str(moves[0]))
