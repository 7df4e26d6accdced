"""The same position under several rule sets side by side: one try, the answer of each, and the rule that decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ipywidgets import HTML, GridBox, Layout, VBox

from ruleboard import scene
from ruleboard.jupyter.board import BoardView
from ruleboard.jupyter.controls import button
from ruleboard.jupyter.page import html_language, paragraphs, picture
from ruleboard.jupyter.rulepage import (
    differences_page,
    name_of,
    reasons_page,
    reasons_text,
    subject_lines,
)
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.rules.base import Note
from ruleboard.scene import svg, text
from ruleboard.scene.shapes import Scene
from ruleboard.scene.theme import theme as find_theme
from ruleboard.session import compare
from ruleboard.session.compare import Side
from ruleboard.session.inputs import Do
from ruleboard.session.rulebook import Told, title
from ruleboard.teaching.narration import errors_in_words, tell, words_of


class Compare(BoardWidget[compare.CompareState]):
    """One position, several rules: `Compare("mills", "W:Wa7,d7:Ba1,b2:H7,7", rules=["standard", "chengsan"])`.

    `moves` are played first, under each of the rules; the name of a rule set, or rules of one's own, may be given.
    """

    commands = {
        "Escape": Do("cancel"),
        "u": Do("cancel"),
        "f": Do("flip"),
        "d": "describe",
        "?": "help",
    }

    def __init__(
        self,
        game: str = "mills",
        position: str | None = None,
        *,
        rules: Sequence[Any],
        moves: Sequence[str] = (),
        lang: str = "en",
        theme: str = "light",
        size: int = 300,
    ) -> None:
        with errors_in_words(words_of(lang), game):
            machine = compare.begin_compare(game, position, moves, rules)
            super().__init__(machine, compare.step, lang=lang, theme=theme, size=size)

    def _arrange(self) -> tuple[Any, ...]:
        sides = self._sides
        others = (BoardView(self._clicked, self._pressed, size=self._size) for _ in sides[1:])
        self._views = (self._view, *others)
        self._heads = tuple(HTML(layout=Layout(margin="0")) for _ in sides)
        self._verdicts = tuple(HTML(layout=Layout(margin="0")) for _ in sides)
        self._why = HTML(layout=Layout(margin="0"))
        self._fold = HTML(layout=Layout(margin="0"))
        self._box.layout.max_width = f"{self._size}px"
        self._retry = button("refresh", lambda: self._do(Do("cancel")))
        columns = [
            self._column(*parts)
            for parts in zip(self._heads, self._views, self._verdicts, strict=True)
        ]
        tracks = f"repeat(auto-fit, minmax(0, {self._size}px))"
        table = GridBox(columns, layout=Layout(grid_template_columns=tracks, max_width="100%"))
        table.add_class("ruleboard-columns")
        return (
            self._status,
            table,
            self._why,
            self._row(self._retry, self._box, self._language, wide=True),
            self._fold,
        )

    def _column(self, *parts: Any) -> VBox:
        column = VBox(parts, layout=Layout(width=f"{self._size}px", max_width="100%"))
        column.add_class("ruleboard-column")
        return column

    @property
    def verdicts(self) -> dict[str, str]:
        """What each of the rules says to the attempt, by their names: open, going, allowed or refused."""
        return {side.position.rules.name: side.verdict for side in self._sides}

    # Words.

    def _title(self) -> str:
        return self._name(self._sides[0])

    @property
    def _sides(self) -> tuple[Side, ...]:
        sides: tuple[Side, ...] = self._machine.sides
        return sides

    def _named(self, side: Side) -> Note:
        return title(side.position.game, side.position.rules)

    def _name(self, side: Side) -> str:
        return name_of(self._words, side.position.game, side.position.rules)

    def _answer(self) -> tuple[str, ...]:
        """What each of the rules says, once there is something to judge."""
        if self._extra:
            return self._extra
        if self._machine.mode == "open":
            return ("",) * len(self._words.languages)
        told = (subject_lines(self._words, self._named(side), side.notes) for side in self._sides)
        return tuple("\n".join(lines) for lines in zip(*told, strict=True))

    def _status_page(self) -> str:
        headline = paragraphs(self._words, tell(self._words, (self._machine.duty,)), "duty")
        extra = paragraphs(self._words, self._extra, "news") if self._extra else ""
        return f'<div class="ruleboard-headline">{headline}{extra}</div>'

    def _verdict_page(self, side: Side) -> str:
        kind = {"allowed": "praise", "refused": "refusal"}.get(side.verdict, "news")
        first, *rest = side.notes
        page = paragraphs(self._words, tell(self._words, (first,)), kind)
        return page + (paragraphs(self._words, tell(self._words, rest), "news") if rest else "")

    def _why_page(self) -> str:
        machine = self._machine
        if machine.causes:
            sets = [position.rules for position in machine.positions]
            return reasons_page(self._words, machine.position.game, sets, machine.causes)
        if machine.mode == "settled" and machine.agree:
            return paragraphs(self._words, self._words("compare.agree"), "duty")
        return ""

    def _fold_page(self) -> str:
        sets = [position.rules for position in self._machine.positions]
        if not all(isinstance(each, Told) for each in sets):
            return ""
        return differences_page(self._words, self._machine.position.game, sets)

    # The page.

    def _retell(self) -> None:
        words, machine = self._words, self._machine
        for side, head, verdict in zip(self._sides, self._heads, self._verdicts, strict=True):
            head.value = self._head(side)
            verdict.value = f'<div class="ruleboard-verdict">{self._verdict_page(side)}</div>'
        self._why.value = self._why_page()
        self._fold.value = self._fold_page()
        self._retry.description = words.short("ui.retry")
        self._retry.disabled = machine.mode == "open"
        self._box.placeholder = words.first("ui.move_box")
        for side, view in zip(self._sides[1:], self._views[1:], strict=True):
            self._show(side, view)

    def _head(self, side: Side) -> str:
        return paragraphs(self._words, tell(self._words, (self._named(side),)), "name")

    def _show(self, side: Side, view: BoardView) -> None:
        drawn = self._drawn(side)
        labels = text.labels(
            side.position,
            self._words,
            sites=(name for row in drawn.rows for name in row),
            pieces=side.pieces,
            marks=side.marks,
        )
        view.show(
            drawn,
            find_theme(self.theme),
            labels=labels,
            pressed={s for mark in side.marks if mark.kind == "selected" for s in mark.sites},
            language=html_language(self._words.languages[0]),
            title=self._name(side),
            status="",
        )

    def _drawn(self, side: Side) -> Scene:
        return scene.build(
            side.position, pieces=side.pieces, marks=side.marks, flip=self._machine.flipped
        )

    # Without a kernel, without a browser.

    def __repr__(self) -> str:
        machine = self._machine
        parts = [self.status]
        for side in self._sides:
            told = "\n".join(tell(self._words, side.notes))
            parts.append(f"\n{self._name(side)}\n{side.following or side.position}\n{told}")
        if machine.causes:
            sets = [position.rules for position in machine.positions]
            parts += ["", *reasons_text(self._words, machine.position.game, sets, machine.causes)]
        return "\n".join(parts)

    def _still(self) -> str:
        figures = "".join(self._figure(side) for side in self._sides)
        boards = f'<div style="display:flex;flex-wrap:wrap;gap:16px">{figures}</div>'
        return f"{self._status_page()}{boards}{self._why_page()}{self._fold_page()}"

    def _figure(self, side: Side) -> str:
        drawn = self._drawn(side)
        image = picture(
            svg.render(drawn, find_theme(self.theme), width=self._size),
            width=self._size,
            height=round(self._size * drawn.height / drawn.width),
            alt=text.describe(side.position, self._words, pieces=side.pieces)[0],
        )
        words = f"{self._head(side)}{image}{self._verdict_page(side)}"
        return f'<div style="width:{self._size}px">{words}</div>'
