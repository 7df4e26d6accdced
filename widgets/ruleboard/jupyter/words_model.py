"""The model of words and controls: texts, buttons, menus and keys, of a board or of something that has no board.

One message updates all of them. Panels show them, anywhere on the page; the model's own view is invisible: it sends
keys to Python and announces changes to screen readers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import anywidget
from ipywidgets import widget_serialization
from traitlets import Bool, Dict, Instance, Int, List, Unicode

from ruleboard.jupyter.assets import Assets, assets, layout, loader
from ruleboard.page.controls import DISABLED, HIDDEN
from ruleboard.page.html import Block, Passage, Table, markup, typeset
from ruleboard.page.view import WordsView, page_languages, parts
from ruleboard.rules.errors import Unknown

TOLD = (
    *("headline", "answer", "known", "task", "comment", "name", "verdict", "why"),
    *("legend", "counters", "rules", "step", "thinking", "thought", "curve"),
)
"""The parts of a View that are texts around the board."""


def nobody(*_: Any) -> None:
    """Default callback: does nothing."""


@dataclass(frozen=True, slots=True)
class Ears:
    """Callbacks for user input on a page. Each handles its own errors."""

    key: Callable[[str, str | None], None]  # a key, and the site that has the focus, if any
    pick: Callable[[str], None] = nobody  # a site
    drag: Callable[[str, str | None], None] = nobody  # source and target; None: off the board
    do: Callable[[str], None] = nobody  # the name of a button
    choose: Callable[[str, int], None] = nobody  # a tray, and the number of a button in it
    make: Callable[[int], None] = nobody  # the number of a move in the list
    language: Callable[[str], None] = nobody  # the selected language
    keep: Callable[[], None] = nobody  # the page asks for a snapshot to save


class WordsModel(anywidget.AnyWidget):
    """Words and controls on a page: user input goes to the callbacks in `Ears`, `tell` updates the page."""

    _esm = loader("pad")

    assets = Instance(Assets).tag(sync=True, **widget_serialization)
    plain = Bool(default_value=True, read_only=True).tag(sync=True)  # False: buttons over a picture
    heard: List[str] = List().tag(sync=True)  # the keys that are sent to Python
    title = Unicode().tag(sync=True)  # accessible name
    dark = Bool(default_value=False).tag(sync=True)  # whether the page is dark; set by the page
    called = Bool(default_value=False).tag(sync=True)  # scroll into view and take the focus
    languages: List[str] = List().tag(sync=True)  # HTML codes; title and labels use the first

    # The texts, as blocks: [kind, text in each language], a table, or HTML.
    repeats = Int().tag(sync=True)  # count of repeated answers: each is announced again
    headline: List[Any] = List().tag(sync=True)  # live regions: this and the answer
    answer: List[Any] = List().tag(sync=True)
    known: List[Any] = List().tag(sync=True)
    task: List[Any] = List().tag(sync=True)
    comment: List[Any] = List().tag(sync=True)
    name: List[Any] = List().tag(sync=True)
    verdict: List[Any] = List().tag(sync=True)
    why: List[Any] = List().tag(sync=True)
    legend: List[Any] = List().tag(sync=True)
    counters: List[Any] = List().tag(sync=True)
    rules: List[Any] = List().tag(sync=True)
    step: List[Any] = List().tag(sync=True)
    thinking: List[Any] = List().tag(sync=True)
    thought: List[Any] = List().tag(sync=True)
    curve: List[Any] = List().tag(sync=True)

    # The list of moves and the move box, or the slider of a film. Pages set `at` and `written`.
    record = Unicode().tag(sync=True)  # a line for each listed move
    first = Int(1).tag(sync=True)  # the number of the first line
    at = Int().tag(sync=True)
    last = Int().tag(sync=True)  # maximum of the slider
    written = Unicode().tag(sync=True)
    example = Unicode().tag(sync=True)
    # Accessible names of the controls, and other texts that the page shows itself.
    names: Dict[str, str] = Dict().tag(sync=True)

    # The buttons and the language menu. Both are rendered by panels that have a place for them.
    faces: Dict[str, list[str]] = Dict().tag(sync=True)  # "undo" -> label, icon, shortcut
    standing: Dict[str, str] = Dict().tag(sync=True)  # "undo" -> "d": see controls.py
    trays: Dict[str, dict[str, Any]] = Dict().tag(sync=True)  # "dots" -> its buttons: see tray.py
    editions: List[list[str]] = List().tag(sync=True)  # [code, name] of each language
    edition = Unicode().tag(sync=True)  # the current one
    playing = Bool(default_value=False).tag(sync=True)  # autoplay
    pace = Int().tag(sync=True)  # milliseconds per step
    busy = Bool(default_value=False).tag(sync=True)  # whether a search is running
    progress = Int().tag(sync=True)  # of the search, in per cent

    page_keys: tuple[str, ...] = ()  # keys that the page handles itself if no command has them

    def __init__(self, ears: Ears, **traits: Any) -> None:
        super().__init__(
            assets=assets(),
            layout=layout(width="100%", height="100%", grid_area="1 / 1 / 2 / 2"),
            **traits,
        )
        self._ears = ears
        self.on_msg(lambda _, content, __: self.receive(content))

    @property
    def pad(self) -> WordsModel:
        """The model itself: what is shown without a board is shown by its model alone."""
        return self

    def show(self, view: WordsView, controls: Mapping[str, Any] | None = None) -> None:
        """Show a View; `controls` is the state of the buttons and menus."""
        self.tell({**self.state_of(view), **(controls or {})})

    def state_of(self, view: Any) -> dict[str, Any]:
        """Serializes a WordsView as trait values."""
        return {
            "heard": sorted(view.keys),
            "title": view.title,
            "languages": page_languages(view),
            **{name: [wired(view, each) for each in parts(view, name)] for name in TOLD},
            "repeats": view.repeats,
            "record": "\n".join(view.record),
            "first": view.first,
            "at": view.at,
            "last": view.last,
            "example": view.example,
        }

    def tell(self, state: Mapping[str, Any]) -> None:
        """Update the page with one message for all changes."""
        with self.hold_sync():
            for name, value in state.items():
                setattr(self, name, value)

    def receive(self, content: Any) -> None:
        """Handle a message from a page. Invalid messages are ignored: a page can be outdated or broken."""
        match content:
            case {"kind": "write", "text": str(text)}:
                self.written = ""  # or entering the same text twice would not be a change
                self.written = text
            case {"kind": "key", "key": str(key), "site": str() | None as site} if (
                key in self.heard and (site is None or site in self.names_of_sites())
            ):
                self._ears.key(key, site)
            case {"kind": "do", "name": str(name)} if name in self.faces and self._stands(name):
                self._ears.do(name)
            case {"kind": "choose", "tray": str(tray), "number": int(number)} if (
                0 <= number < len(self.trays.get(tray, {}).get("items", ()))
            ):
                self._ears.choose(tray, number)
            case {"kind": "language", "lang": str(lang)} if lang in dict(self.editions):
                self._ears.language(lang)
            case {"kind": "keep"}:
                self._ears.keep()

    def _stands(self, name: str) -> bool:
        """Whether a button is visible and enabled."""
        return not {DISABLED, HIDDEN} & {*self.standing.get(name, "")}

    def names_of_sites(self) -> list[str]:
        """The sites that a message may name: none, without a board."""
        return []

    def press(self, key: str, site: str | None = None) -> None:
        """Simulate a key press, on the focused site if `site` is set."""
        self.receive({"kind": "key", "key": self.key_named(key), "site": site})

    def key_named(self, key: str) -> str:
        """A key by the browser's name for it; raises Unknown for one that does nothing here."""
        name = key.replace("Space", " ")  # a blank, as browsers name it
        name = name.lower() if len(name) == 1 else name
        if name not in self.heard and name not in self.page_keys:
            known = tuple(each.replace(" ", "Space") for each in (*self.heard, *self.page_keys))
            raise Unknown("unknown_key", got=key, expected=known)
        return name


def wired(view: WordsView, block: Block) -> Any:
    """Serializes a block for the page."""
    match block:
        case Passage():
            return [block.kind, *typeset(view.languages, block)]
        case Table():
            rows = [[wired(view, label), *numbers] for label, numbers in block.rows]
            return {"heads": block.heads, "rows": rows, "now": block.now}
        case _:
            return markup(view.languages, block)
