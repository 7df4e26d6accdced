"""Input and accessibility of a board: a transparent layer of native buttons over the canvas, one for each site.

A focused canvas swallows Tab, wheel and swipes, reports every mouse move, and is invisible to screen readers. Buttons
are not: so the canvas only paints, and this layer sends one message for a pick, a drag or a key. Its model also holds
all texts of the board, on it and around it, so that one message updates all of them.
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
"""Keys that the page handles itself if no command has them: select, move the focus, step, enlarge, draw, toggle."""

TOLD = (
    *("headline", "answer", "known", "task", "comment", "name", "verdict", "why"),
    *("legend", "counters", "rules", "step", "thinking", "thought", "curve"),
)
"""The parts of a View that are texts around the board."""

_PICKING = frozenset({" ", "Enter", "Shift+ ", "Shift+Enter"})


def nobody(*_: Any) -> None:
    """Default callback: does nothing."""


@dataclass(frozen=True, slots=True)
class Ears:
    """Callbacks for user input on a page. Each handles its own errors."""

    pick: Callable[[str], None]  # a site
    key: Callable[[str, str | None], None]  # a key, and the site that has the focus, if any
    drag: Callable[[str, str | None], None] = nobody  # source and target; None: off the board
    do: Callable[[str], None] = nobody  # the name of a button
    choose: Callable[[str, int], None] = nobody  # a tray, and the number of a button in it
    make: Callable[[int], None] = nobody  # the number of a move in the list
    language: Callable[[str], None] = nobody  # the selected language
    keep: Callable[[], None] = nobody  # the page asks for a snapshot to save


class Pad(anywidget.AnyWidget):
    """Model of the input layer: user input goes to the callbacks in `Ears`, `tell` updates the page."""

    _esm = loader("pad")

    assets = Instance(Assets).tag(sync=True, **widget_serialization)
    layers: List[Widget] = List().tag(sync=True, **widget_serialization)

    # [name, x, y, radius] of each site: per cent of the board's width, y per cent of its height
    sites: List[list[Any]] = List().tag(sync=True)
    # [name, left, top, right, bottom] of the region for clicks beside all sites; [] if there is none
    between: List[Any] = List().tag(sync=True)
    rows: List[list[str]] = List().tag(sync=True)  # site names in reading order
    neighbours: Dict[str, dict[str, str]] = Dict().tag(sync=True)  # "d6" -> "up" -> "d7"
    phrases: List[str] = List().tag(sync=True)  # table of the phrases in labels
    labels = Unicode().tag(sync=True)  # of each site in order, as indexes into `phrases`
    pressed: List[str] = List().tag(sync=True)  # selected sites
    # two bit masks in hex, in the order of `sites`: pieces that can be dragged to another site, and off the board
    hand = Unicode("0,0").tag(sync=True)
    ways = Unicode().tag(
        sync=True
    )  # drag targets: "3ab 4cd", a character per site, the source first
    drawn: List[list[str]] = List().tag(sync=True)  # rings and arrows; set by pages too
    # colours: the pen, its outline, the ring around a drag target
    inks: List[str] = List().tag(sync=True)
    # the height of the site names and the width of a square, in per cent of the board's width, then colour and outline
    # of the names: a page on which they would be too small draws them itself; [] if there are none
    naming: List[Any] = List().tag(sync=True)
    heard: List[str] = List().tag(sync=True)  # the keys that are sent to Python
    title = Unicode().tag(sync=True)  # accessible name
    # the animation: a serial number, then the steps as serialized by `written`
    motion = Unicode().tag(sync=True)
    dark = Bool(default_value=False).tag(sync=True)  # whether the page is dark; set by the page
    sharp = Int().tag(sync=True)  # device pixels: largest width on any page; set by pages
    called = Bool(default_value=False).tag(sync=True)  # scroll into view and take the focus
    languages: List[str] = List().tag(sync=True)  # HTML codes; title and labels use the first

    # The texts around the board, as blocks: [kind, text in each language], a table, or HTML.
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
    taken: List[Any] = List().tag(sync=True)
    tokens: List[str] = List().tag(sync=True)  # images of captured pieces
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

    def __init__(
        self,
        ears: Ears,
        layers: Sequence[Widget] = (),
        on_repaint: Callable[[], None] = nobody,
    ) -> None:
        """`layers` are the canvases below; `on_repaint` is called when a page has released their pictures."""
        super().__init__(
            assets=assets(),
            layers=list(layers),
            layout=layout(width="100%", height="100%", grid_area="1 / 1 / 2 / 2"),
        )
        self._ears = ears
        self._on_repaint = on_repaint
        self._phrases = sites.Phrases()
        self._look: Look | None = None  # of the images that pages have
        self.on_msg(lambda _, content, __: self.receive(content))

    def state_of(self, view: View) -> dict[str, Any]:
        """Serializes a View as trait values; validated, so that `tell` cannot fail halfway."""
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
        """The motion with a new serial number: a page that connects later finds it, but does not play it."""
        if not view.motion:
            return {}
        number = int(self.motion.partition(" ")[0] or 0) + 1
        steps = written(timed(view.motion, moving=view.moving), sites)
        return {"motion": f"{number} {steps}"}

    def tell(self, state: Mapping[str, Any]) -> None:
        """Update the page with one message for all changes."""
        with self.hold_sync():
            for name, value in state.items():
                setattr(self, name, value)

    def receive(self, content: Any) -> None:
        """Handle a message from a page. Invalid messages are ignored: a page can be outdated or broken."""
        names = self._names()
        match content:
            case {"kind": "pick", "site": str(site)} if site in names:
                self._ears.pick(site)
            case {"kind": "write", "text": str(text)}:
                self.written = ""  # or entering the same text twice would not be a change
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
        """Whether a button is visible and enabled."""
        return not {DISABLED, HIDDEN} & {*self.standing.get(name, "")}

    def pick(self, site: str) -> None:
        """Simulate a click on a site."""
        self._check(site)
        self.receive({"kind": "pick", "site": site})

    def drag(self, source: str, target: str | None = None) -> None:
        """Simulate dragging from a site to another, or off the board."""
        for site in (source, *([] if target is None else [target])):
            self._check(site)
        self.receive({"kind": "drag", "from": source, "to": target})

    def press(self, key: str, site: str | None = None) -> None:
        """Simulate a key press, on the focused site if `site` is set."""
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
        """Raise Unknown if a site is not on the board; the error lists the real sites, not the region between them."""
        if site not in self._names():
            raise Unknown("unknown_site", got=site, expected=tuple(each[0] for each in self.sites))


def wired(view: View, block: Block) -> Any:
    """Serializes a block for the page."""
    match block:
        case Passage():
            return [block.kind, *typeset(view.languages, block)]
        case Table():
            rows = [[wired(view, label), *numbers] for label, numbers in block.rows]
            return {"heads": block.heads, "rows": rows, "now": block.now}
        case _:
            return markup(view.languages, block)


def _laid(tray: Tray, tokens: Sequence[str]) -> list[Any]:
    """Serializes captured pieces: the label, then index of the image and count, alternating."""
    return [tray.label, *(number for each, n in tray.men for number in (tokens.index(each), n))]
