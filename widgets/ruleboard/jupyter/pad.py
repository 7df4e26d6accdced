"""Input and accessibility of a board: a transparent layer of native buttons over the canvas, one for each site.

A focused canvas swallows Tab, wheel and swipes, reports every mouse move, and is invisible to screen readers. Buttons
are not: so the canvas only paints, and this layer sends one message for a pick, a drag or a key. Its model also holds
all texts of the board, on it and around it, so that one message updates all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ipywidgets import Widget, widget_serialization
from traitlets import Bool, Dict, Int, List, Unicode, validate

from ruleboard.jupyter import sites
from ruleboard.jupyter.pen import believed
from ruleboard.jupyter.words_model import Ears, WordsModel, nobody
from ruleboard.page.html import Tray
from ruleboard.page.motion import timed, written
from ruleboard.page.view import Look, View
from ruleboard.rules.errors import Unknown
from ruleboard.rules.naming import Names
from ruleboard.scene.theme import find

BOARD_KEYS = (
    *(" ", "Enter", "Shift+ ", "Shift+Enter"),
    *("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "End", "Home", "PageDown", "PageUp", "b"),
    *("a", "g", "r", "v", "x"),
)
"""Keys that the page handles itself if no command has them: select, move the focus, step, enlarge, draw, toggle."""

_PICKING = frozenset({" ", "Enter", "Shift+ ", "Shift+Enter"})


class Pad(WordsModel):
    """The model of a board: its sites, besides its words and controls."""

    plain = Bool(default_value=False, read_only=True).tag(sync=True)
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
    # the animation: a serial number, then the steps as serialized by `written`
    motion = Unicode().tag(sync=True)
    sharp = Int().tag(sync=True)  # device pixels: largest width on any page; set by pages
    taken: List[Any] = List().tag(sync=True)
    tokens: List[str] = List().tag(sync=True)  # images of captured pieces

    page_keys = BOARD_KEYS

    def __init__(
        self,
        ears: Ears,
        layers: Sequence[Widget] = (),
        on_repaint: Callable[[], None] = nobody,
    ) -> None:
        """`layers` are the canvases below; `on_repaint` is called when a page has released their pictures."""
        super().__init__(ears, layers=list(layers))
        self._on_repaint = on_repaint
        self._phrases = sites.Phrases()
        self._look: Look | None = None  # of the images that pages have

    def state_of(self, view: View) -> dict[str, Any]:
        """Serializes a View as trait values; validated, so that `tell` cannot fail halfway."""
        scene, known = view.scene, [region.site for region in view.scene.regions]
        words = super().state_of(view)
        phrases = self._phrases if words["languages"] == self.languages else sites.Phrases()
        tokens = (
            [*dict.fromkeys((*self.tokens, *view.tokens))]
            if view.look == self._look
            else [*view.tokens]
        )
        labels = phrases.written(view.labels.get(site, ()) for site in known)
        self._phrases, self._look = phrases, view.look
        theme = find(view.look.theme)
        return {
            **words,
            "sites": sites.places(scene, view.called),
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
            **self._motion_of(view, known),
            "taken": [_laid(tray, tokens) for tray in view.taken],
            "tokens": tokens,
        }

    def _motion_of(self, view: View, sites: Sequence[str]) -> dict[str, Any]:
        """The motion with a new serial number: a page that connects later finds it, but does not play it."""
        if not view.motion:
            return {}
        number = int(self.motion.partition(" ")[0] or 0) + 1
        steps = written(timed(view.motion, moving=view.moving), sites)
        return {"motion": f"{number} {steps}"}

    def receive(self, content: Any) -> None:
        """As in WordsModel, and the messages about sites."""
        names = self.names_of_sites()
        match content:
            case {"kind": "pick", "site": str(site)} if site in names:
                self._ears.pick(site)
            case {"kind": "drag", "from": str(source), "to": str() | None as target} if (
                source in names and (target is None or target in names) and source != target
            ):
                self._ears.drag(source, target)
            case {"kind": "repaint"}:
                self._on_repaint()
            case _:
                super().receive(content)

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
        name = self.key_named(key)
        if site is not None:
            self._check(site)
        if site is not None and name in _PICKING and name not in self.heard:
            self.pick(site)
        else:
            super().press(key, site)

    @validate("drawn")
    def _believe(self, proposal: dict[str, Any]) -> list[list[str]]:
        return believed(proposal["value"], [site[0] for site in self.sites])

    def names_of_sites(self) -> list[str]:
        """The sites, and the region between them, if it can be clicked."""
        return [*(site[0] for site in self.sites), *self.between[:1]]

    def _check(self, site: str) -> None:
        """Raise Unknown if a site is not on the board; the error proposes real sites, not the region between them."""
        if site not in self.names_of_sites():
            names = Names(site, tuple(each[0] for each in self.sites))
            raise Unknown("unknown_site", got=site, expected=names)


def _laid(tray: Tray, tokens: Sequence[str]) -> list[Any]:
    """Serializes captured pieces: the label, then index of the image and count, alternating."""
    return [tray.label, *(number for each, n in tray.men for number in (tokens.index(each), n))]
