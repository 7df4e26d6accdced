"""Free play: a board that knows the rules, says whose turn it is, and explains every refusal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ipywidgets import HTML, HBox, Layout, Select, VBox

from ruleboard.jupyter.controls import button
from ruleboard.jupyter.page import paragraphs
from ruleboard.jupyter.widget import BoardWidget, position_of
from ruleboard.rules.base import Position, Site
from ruleboard.session import play
from ruleboard.session.inputs import Do, Input
from ruleboard.teaching.narration import errors_in_words, words_of

BUTTONS = (
    ("undo", "undo"),
    ("redo", "repeat"),
    ("restart", "fast-backward"),
    ("flip", "retweet"),
    ("why", "question-circle"),
)
"""Commands and their icons, in the order of the tool bar."""

CHOICE_BUTTONS = (
    ("previous_choice", "chevron-left", Do("choose", -1)),
    ("next_choice", "chevron-right", Do("choose", 1)),
    ("confirm", "check", Do("confirm")),
    ("cancel", "times", Do("cancel")),
)

CHOOSING_KEYS = {
    " ": Do("choose", 1),
    "ArrowDown": Do("choose", 1),
    "Shift+ ": Do("choose", -1),
    "ArrowUp": Do("choose", -1),
    "Enter": Do("confirm"),
}
"""While a player chooses between moves that share all their clicks, these keys turn the pages."""


class Play(BoardWidget):
    """A board to play on: `Play("mills")`, `Play("mills:chengsan", lang="zh-en")`, `Play(position)`."""

    commands = {
        "Escape": Do("cancel"),
        "u": Do("undo"),
        "y": Do("redo"),
        "w": Do("why"),
        "l": Do("last"),
        "m": Do("moves"),
        "f": Do("flip"),
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
        size: int = 440,
    ) -> None:
        with errors_in_words(words_of(lang), "play"):
            start = position_of(game, position)
            super().__init__(play.begin(start), play.step, lang=lang, theme=theme, size=size)

    def _arrange(self) -> tuple[Any, ...]:
        self._buttons = {name: button(icon, self._doer(Do(name))) for name, icon in BUTTONS}
        self._choice = {name: button(icon, self._doer(do)) for name, icon, do in CHOICE_BUTTONS}
        self._counters = HTML(layout=Layout(margin="0"))
        self._list = Select(rows=8, layout=Layout(width="100%", margin="0"))
        self._list.observe(self._jump, names="value")
        self._chooser = self._row(*self._choice.values(), wide=True)
        side = VBox([self._counters, self._list, self._box], layout=Layout(width="230px"))
        side.add_class("ruleboard-side")
        return (
            self._row(*self._buttons.values(), self._language, wide=True),
            self._table(side),
            self._chooser,
            self._status,
        )

    def _table(self, side: VBox) -> HBox:
        table = self._row(self._view, side, wide=True)
        table.add_class("ruleboard-table")
        return table

    def _doer(self, event: Input) -> Any:
        return lambda: self._do(event)

    def _board_keys(self) -> Collection[str]:
        return CHOOSING_KEYS if self._machine.choice else ()

    def _pressed(self, key: str, _site: Site | None) -> None:
        if self._machine.choice and key in CHOOSING_KEYS:
            self._do(CHOOSING_KEYS[key])
        else:
            super()._pressed(key, _site)

    def _jump(self, change: dict[str, Any]) -> None:
        if change["new"] is not None and change["new"] != self._machine.at:
            self._do(Do("go", change["new"]))

    def _retell(self) -> None:
        words, machine = self._words, self._machine
        for name, made in {**self._buttons, **self._choice}.items():
            made.description = words.short(f"ui.{name}")
        self._buttons["undo"].disabled = not (machine.at or machine.clicked)
        self._buttons["redo"].disabled = machine.at == len(machine.moves)
        self._chooser.layout.display = "flex" if machine.choice else "none"
        game = self._machine.position.game
        told = [
            words(f"{game}.counter.{c.code}", **c.params) for c in self._machine.position.counters
        ]
        self._counters.value = "".join(paragraphs(words, texts, "counter") for texts in told)
        self._tell_moves()
        self._box.placeholder = words.first("ui.move_example", move=self._example())
        self._box.description = ""
        self._box.tooltip = words.first("ui.move_box")

    def _tell_moves(self) -> None:
        machine = self._machine
        entries = [(self._words.first("ui.start_position"), 0)]
        for number, move in enumerate(machine.moves, start=1):
            side = f"{(number + 1) // 2}." if number % 2 else f"{number // 2}…"
            entries.append((f"{side} {move}", number))
        self._list.unobserve(
            self._jump, names="value"
        )  # new options choose the first by themselves
        if tuple(entries) != self._list.options:
            self._list.options = tuple(entries)
        self._list.value = machine.at
        self._list.observe(self._jump, names="value")

    def _example(self) -> str:
        moves = self._machine.position.legal_moves
        return str(moves[0]) if moves else ""
