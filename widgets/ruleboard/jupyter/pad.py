"""The ear and the voice of a board: a transparent layer of real buttons over the canvas, one for each site.

A focused canvas swallows Tab, wheel and swipes, reports every mouse move and is silent to a screen reader. Buttons do
none of that: the canvas below only paints, and this layer sends one message for a pick, a drag or a key. It also
carries every word of the board, on the board and around it, so that one message brings all of them up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import anywidget
from ipywidgets import Widget, widget_serialization
from traitlets import Bool, Dict, Instance, Int, List, Unicode, validate

from ruleboard.jupyter import sites
from ruleboard.jupyter.pen import believed
from ruleboard.jupyter.shared import Assets, assets, layout, loader
from ruleboard.page.controls import DISABLED, HIDDEN
from ruleboard.page.html import Block, Passage, Table, Tray, markup, typeset
from ruleboard.page.motion import timed, written
from ruleboard.page.view import Look, View, page_languages, parts
from ruleboard.rules.errors import Unknown
from ruleboard.scene.theme import find

BOARD_KEYS = (
    *(" ", "Enter", "Shift+ ", "Shift+Enter"),
    *("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "End", "Home", "PageDown", "PageUp", "b"),
    *("a", "g", "r", "v", "x"),
)
"""The keys that pick a site, walk over the board, turn the page, fill the window, draw, or turn a switch, if free."""

TOLD = (
    *("headline", "answer", "known", "task", "comment", "name", "verdict", "why"),
    *("legend", "counters", "rules", "step", "thinking", "thought", "curve"),
)
"""The parts of a View that are words around the board."""

_PICKING = frozenset({" ", "Enter", "Shift+ ", "Shift+Enter"})


def nobody(*_: Any) -> None:
    """Nobody listens."""


@dataclass(frozen=True, slots=True)
class Ears:
    """Who is told what a person did on a page. All handle their own errors."""

    pick: Callable[[str], None]  # a site
    key: Callable[[str, str | None], None]  # a key, and the site that has the focus, if any
    drag: Callable[[str, str | None], None] = nobody  # from, and to; None: off the board
    do: Callable[[str], None] = nobody  # the name of a button
    choose: Callable[[str, int], None] = nobody  # a tray, and the number of a button in it
    make: Callable[[int], None] = nobody  # the number of a move in the list
    language: Callable[[str], None] = nobody  # the language that was chosen
    keep: Callable[[], None] = nobody  # the page saves what is seen


class Pad(anywidget.AnyWidget):
    """Listens and tells: `Ears` hear what people do, `tell` brings the page up to date."""

    _esm = loader("pad")

    assets = Instance(Assets).tag(sync=True, **widget_serialization)
    layers: List[Widget] = List().tag(sync=True, **widget_serialization)

    # [name, x, y, radius] of each site: per cent of the board's width, y per cent of its height
    sites: List[list[Any]] = List().tag(sync=True)
    # [name, left, top, right, bottom]: what a click beside all sites means, and where; [] if nothing
    between: List[Any] = List().tag(sync=True)
    rows: List[list[str]] = List().tag(sync=True)  # the names in reading order
    neighbours: Dict[str, dict[str, str]] = Dict().tag(sync=True)  # "d6" -> "up" -> "d7"
    phrases: List[str] = List().tag(sync=True)  # what can be said of a site
    labels = Unicode().tag(sync=True)  # what is said of each, in the order of `sites`, in numbers
    pressed: List[str] = List().tag(sync=True)  # the names that are chosen
    # whose pieces can be dragged, to another site and off the board: for each a bit in the order of `sites`, in hex
    hand = Unicode("0,0").tag(sync=True)
    ways = Unicode().tag(sync=True)  # where such a piece may go: "3ab 4cd", a letter for each site
    drawn: List[list[str]] = List().tag(sync=True)  # rings and arrows; pages change them
    # of the pen and of the line around it; of a ring around a site where a piece may go
    inks: List[str] = List().tag(sync=True)
    # how high the names on the squares are and how wide the squares, in per cent of the board's width, their ink and
    # the line around it: a page on which they would be too small writes them itself; [] if there are none
    naming: List[Any] = List().tag(sync=True)
    heard: List[str] = List().tag(sync=True)  # the keys that go to Python
    title = Unicode().tag(sync=True)  # what the board is
    # how the picture came about: a number of its own, then steps, as `written` has them
    motion = Unicode().tag(sync=True)
    dark = Bool(default_value=False).tag(sync=True)  # whether the page is: it tells
    sharp = Int().tag(sync=True)  # how many points wide the largest picture on a page is: it tells
    called = Bool(default_value=False).tag(sync=True)  # to come into view and take the focus
    languages: List[str] = List().tag(sync=True)  # of the reader; title and labels are in the first

    # The words around the board, as blocks: [kind, text in each language], a table, or a piece of HTML.
    repeats = Int().tag(sync=True)  # how often the same was said again: it is read out again
    headline: List[Any] = List().tag(sync=True)  # this and the answer are read out when they change
    answer: List[Any] = List().tag(sync=True)
    known: List[Any] = List().tag(sync=True)
    task: List[Any] = List().tag(sync=True)
    comment: List[Any] = List().tag(sync=True)
    name: List[Any] = List().tag(sync=True)
    verdict: List[Any] = List().tag(sync=True)
    why: List[Any] = List().tag(sync=True)
    legend: List[Any] = List().tag(sync=True)
    counters: List[Any] = List().tag(sync=True)
    taken: List[Any] = List().tag(sync=True)
    tokens: List[str] = List().tag(sync=True)  # the pictures of men that lie beside the board
    rules: List[Any] = List().tag(sync=True)
    step: List[Any] = List().tag(sync=True)
    thinking: List[Any] = List().tag(sync=True)
    thought: List[Any] = List().tag(sync=True)
    curve: List[Any] = List().tag(sync=True)

    # The list of moves and the box to write one in, or the slider of a film. A page may change `at` and `written`.
    record = Unicode().tag(sync=True)  # a line for each move that is listed
    first = Int(1).tag(sync=True)  # the number of the first of them
    at = Int().tag(sync=True)
    last = Int().tag(sync=True)  # where the slider ends
    written = Unicode().tag(sync=True)
    example = Unicode().tag(sync=True)
    # Of the list, its first entry, the box, the slider, the menu; what is said of a lost kernel.
    names: Dict[str, str] = Dict().tag(sync=True)

    # The buttons and the language menu. Both are drawn by panels, wherever those have a place for them.
    faces: Dict[str, list[str]] = Dict().tag(sync=True)  # "undo" -> its word, its icon, its key
    standing: Dict[str, str] = Dict().tag(sync=True)  # "undo" -> "d": see controls.py
    trays: Dict[str, dict[str, Any]] = Dict().tag(sync=True)  # "dots" -> its buttons: see tray.py
    editions: List[list[str]] = List().tag(sync=True)  # [code, name] of each language
    edition = Unicode().tag(sync=True)  # the code of the one that is chosen
    playing = Bool(default_value=False).tag(sync=True)  # whether the page goes on by itself
    pace = Int().tag(sync=True)  # milliseconds for a step
    busy = Bool(default_value=False).tag(sync=True)  # whether something is being thought about
    progress = Int().tag(sync=True)  # per cent of that

    def __init__(
        self,
        ears: Ears,
        layers: Sequence[Widget] = (),
        on_repaint: Callable[[], None] = nobody,
    ) -> None:
        """`layers` are the canvases below; a page that has given them back asks for a repaint."""
        super().__init__(
            assets=assets(),
            layers=list(layers),
            layout=layout(width="100%", height="100%", grid_area="1 / 1 / 2 / 2"),
        )
        self._ears = ears
        self._on_repaint = on_repaint
        self._phrases = sites.Phrases()
        self._look: Look | None = None  # of the pictures that a page has
        self.on_msg(lambda _, content, __: self.receive(content))

    def state_of(self, view: View) -> dict[str, Any]:
        """What has to be told of a View; checked, so that telling cannot fail half way."""
        scene, known = view.scene, [region.site for region in view.scene.regions]
        languages = page_languages(view)
        phrases = self._phrases if languages == self.languages else sites.Phrases()
        tokens = (
            [*dict.fromkeys((*self.tokens, *view.tokens))]
            if view.look == self._look
            else [*view.tokens]
        )
        labels = phrases.written(view.labels.get(site, ()) for site in known)
        self._phrases, self._look = phrases, view.look
        theme = find(view.look.theme)
        return {
            "sites": sites.places(scene),
            "between": sites.between(scene),
            "rows": [list(row) for row in scene.rows],
            "neighbours": {site: dict(ways) for site, ways in scene.neighbours.items()},
            "phrases": phrases.table,
            "labels": labels,
            "pressed": sites.among(view.pressed, known),
            "hand": sites.hand(view, known),
            "ways": sites.ways(view, known),
            "inks": [theme.inks["pen"], theme.inks["paper"], theme.inks["green"]],
            "naming": sites.naming(scene, theme),
            "heard": sorted(view.keys),
            "title": view.title,
            "languages": languages,
            **self._motion_of(view, known),
            **{name: [wired(view, each) for each in parts(view, name)] for name in TOLD},
            "taken": [_laid(tray, tokens) for tray in view.taken],
            "tokens": tokens,
            "repeats": view.repeats,
            "record": "\n".join(view.record),
            "first": view.first,
            "at": view.at,
            "last": view.last,
            "example": view.example,
        }

    def _motion_of(self, view: View, sites: Sequence[str]) -> dict[str, Any]:
        """A motion is told once; a page that comes later finds the last one, and does not show it."""
        if not view.motion:
            return {}
        number = int(self.motion.partition(" ")[0] or 0) + 1
        steps = written(timed(view.motion, moving=view.moving), sites)
        return {"motion": f"{number} {steps}"}

    def tell(self, state: Mapping[str, Any]) -> None:
        """Bring the page up to date, with one message for all that has changed."""
        with self.hold_sync():
            for name, value in state.items():
                setattr(self, name, value)

    def receive(self, content: Any) -> None:
        """A message from a page. Whatever is not one of ours is left alone: pages can be old or broken."""
        names = self._names()
        match content:
            case {"kind": "pick", "site": str(site)} if site in names:
                self._ears.pick(site)
            case {"kind": "write", "text": str(text)}:
                self.written = ""  # the same once more is written too
                self.written = text
            case {"kind": "key", "key": str(key), "site": str() | None as site} if (
                key in self.heard and (site is None or site in names)
            ):
                self._ears.key(key, site)
            case {"kind": "drag", "from": str(source), "to": str() | None as target} if (
                source in names and (target is None or target in names) and source != target
            ):
                self._ears.drag(source, target)
            case {"kind": "do", "name": str(name)} if name in self.faces and self._stands(name):
                self._ears.do(name)
            case {"kind": "choose", "tray": str(tray), "number": int(number)} if (
                0 <= number < len(self.trays.get(tray, {}).get("items", ()))
            ):
                self._ears.choose(tray, number)
            case {"kind": "language", "lang": str(lang)} if lang in dict(self.editions):
                self._ears.language(lang)
            case {"kind": "repaint"}:
                self._on_repaint()
            case {"kind": "keep"}:
                self._ears.keep()

    def _stands(self, name: str) -> bool:
        """Whether a button can be pressed now."""
        return not {DISABLED, HIDDEN} & {*self.standing.get(name, "")}

    def pick(self, site: str) -> None:
        """Do what a click on a site does."""
        self._check(site)
        self.receive({"kind": "pick", "site": site})

    def drag(self, source: str, target: str | None = None) -> None:
        """Do what dragging does: from a site to another, or off the board."""
        for site in (source, *([] if target is None else [target])):
            self._check(site)
        self.receive({"kind": "drag", "from": source, "to": target})

    def press(self, key: str, site: str | None = None) -> None:
        """Do what a key does while a site has the focus."""
        name = key.replace("Space", " ")  # a blank, as browsers name it
        name = name.lower() if len(name) == 1 else name
        if name not in self.heard and name not in BOARD_KEYS:
            known = tuple(each.replace(" ", "Space") for each in (*self.heard, *BOARD_KEYS))
            raise Unknown("unknown_key", got=key, expected=known)
        if site is not None:
            self._check(site)
        if site is not None and name in _PICKING and name not in self.heard:
            self.pick(site)
        else:
            self.receive({"kind": "key", "key": name, "site": site})

    @validate("drawn")
    def _believe(self, proposal: dict[str, Any]) -> list[list[str]]:
        return believed(proposal["value"], [site[0] for site in self.sites])

    def _names(self) -> list[str]:
        return [*(site[0] for site in self.sites), *self.between[:1]]

    def _check(self, site: str) -> None:
        """Refuse what is not on the board; told are the names that people use, not the one for what lies between."""
        if site not in self._names():
            raise Unknown("unknown_site", got=site, expected=tuple(each[0] for each in self.sites))


def wired(view: View, block: Block) -> Any:
    """A block as a page gets it."""
    match block:
        case Passage():
            return [block.kind, *typeset(view.languages, block)]
        case Table():
            rows = [[wired(view, label), *numbers] for label, numbers in block.rows]
            return {"heads": block.heads, "rows": rows, "now": block.now}
        case _:
            return markup(view.languages, block)


def _laid(tray: Tray, tokens: Sequence[str]) -> list[Any]:
    """Men beside the board as a page gets them: their words, then number of picture and count in turns."""
    return [tray.label, *(number for each, n in tray.men for number in (tokens.index(each), n))]
