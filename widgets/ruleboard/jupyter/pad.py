"""The ear and the voice of a board: a transparent layer of real buttons over the canvas, one for each site.

A focused canvas swallows Tab, wheel and swipes, reports every mouse move and is silent to a screen reader. Buttons do
none of that: the canvas below only paints, and this layer sends one message for a pick and one for a key. It also
carries every word of the board, on the board and around it, so that one message brings all of them up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

import anywidget
from ipywidgets import Layout
from traitlets import Bool, Dict, Int, List, Unicode

from ruleboard.page.html import Block, Passage, Table, markup, typeset
from ruleboard.page.view import View, page_languages, parts
from ruleboard.rules.base import Unknown
from ruleboard.scene.shapes import Scene

BOARD_KEYS = (
    *(" ", "Enter", "Shift+ ", "Shift+Enter"),
    *("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "End", "Home", "PageDown", "PageUp", "b"),
)
"""The keys that pick a site, walk over the board, turn the page or fill the window, unless a board asks for them."""

TOLD = (
    *("headline", "answer", "known", "task", "comment", "name", "verdict", "why"),
    *("legend", "counters", "rules", "step"),
)
"""The parts of a View that are words around the board."""

_PICKING = frozenset({" ", "Enter", "Shift+ ", "Shift+Enter"})


def _together(*names: str) -> str:
    """Scripts or sheets as one text: a page gets one of each."""
    here = Path(__file__).parent
    return "".join((here / name).read_text(encoding="utf-8") for name in names)


class Phrases:
    """What is said of sites, as numbers of a table: a click sends some numbers, not some dozen sentences.

    The table only grows, so that a page can be told of it before it is used.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    @property
    def table(self) -> list[str]:
        """Every phrase that was used so far."""
        return [*self._numbers]

    def written(self, labels: Iterable[Iterable[str]]) -> str:
        """The labels of some sites: "1,,1+4,-" is four of them; nothing stands for phrase 0, a dash for no phrase."""
        return ",".join(self._of_site(phrases) for phrases in labels)

    def _of_site(self, phrases: Iterable[str]) -> str:
        numbers = [self._numbers.setdefault(each, len(self._numbers)) for each in phrases]
        return "" if numbers == [0] else "+".join(map(str, numbers)) or "-"


class Pad(anywidget.AnyWidget):
    """Listens and tells. `on_pick` and `on_key` are told what a person did; `tell` brings the page up to date."""

    _esm = _together("whole.js", "large.js", "lost.js", "pad.js")
    _css = _together("pad.css", "words.css", "room.css", "large.css")

    # [name, x, y, radius] of each site: per cent of the board's width, y per cent of its height
    sites: List[list[Any]] = List().tag(sync=True)
    # [name, left, top, right, bottom]: what a click beside all sites means, and where; [] if nothing
    between: List[Any] = List().tag(sync=True)
    rows: List[list[str]] = List().tag(sync=True)  # the names in reading order
    neighbours: Dict[str, dict[str, str]] = Dict().tag(sync=True)  # "d6" -> "up" -> "d7"
    phrases: List[str] = List().tag(sync=True)  # what can be said of a site
    labels = Unicode().tag(sync=True)  # what is said of each, in the order of `sites`, in numbers
    pressed: List[str] = List().tag(sync=True)  # the names that are chosen
    heard: List[str] = List().tag(sync=True)  # the keys that go to Python
    title = Unicode().tag(sync=True)  # what the board is
    sharp = Int().tag(sync=True)  # how many points wide the largest picture on a page is: it tells
    dark = Bool(default_value=False).tag(sync=True)  # whether the page is: it tells
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
    rules: List[Any] = List().tag(sync=True)
    step: List[Any] = List().tag(sync=True)

    # The list of moves and the box to write one in, or the slider of a film. A page may change `at` and `written`.
    record = Unicode().tag(sync=True)  # a line for each move
    at = Int().tag(sync=True)
    last = Int().tag(sync=True)  # where the slider ends
    written = Unicode().tag(sync=True)
    example = Unicode().tag(sync=True)
    names: Dict[str, str] = Dict().tag(
        sync=True
    )  # of the list, its first entry, the box, the slider; what is said of a lost kernel

    def __init__(
        self, on_pick: Callable[[str], None], on_key: Callable[[str, str | None], None]
    ) -> None:
        super().__init__(
            layout=Layout(width="100%", height="100%", margin="0", grid_area="1 / 1 / 2 / 2")
        )
        self._on_pick = on_pick
        self._on_key = on_key
        self._phrases = Phrases()
        self.on_msg(lambda _, content, __: self.receive(content))

    def state_of(self, view: View) -> dict[str, Any]:
        """What has to be told of a View; checked, so that telling cannot fail half way."""
        scene, known = view.scene, [region.site for region in view.scene.regions]
        languages = page_languages(view)
        phrases = self._phrases if languages == self.languages else Phrases()
        labels = phrases.written(view.labels.get(site, ()) for site in known)
        self._phrases = phrases
        return {
            "sites": _places(scene),
            "between": _between(scene),
            "rows": [list(row) for row in scene.rows],
            "neighbours": {site: dict(ways) for site, ways in scene.neighbours.items()},
            "phrases": phrases.table,
            "labels": labels,
            "pressed": _among(view.pressed, known),
            "heard": sorted(view.keys),
            "title": view.title,
            "languages": languages,
            **{name: [_wired(view, each) for each in parts(view, name)] for name in TOLD},
            "repeats": view.repeats,
            "record": "\n".join(view.record),
            "at": view.at,
            "last": view.last,
            "example": view.example,
        }

    def tell(self, state: Mapping[str, Any]) -> None:
        """Bring the page up to date, with one message for all that has changed."""
        with self.hold_sync():
            for name, value in state.items():
                setattr(self, name, value)

    def receive(self, content: Any) -> None:
        """A message from a page. Whatever is not one of ours is left alone: pages can be old or broken."""
        match content:
            case {"kind": "pick", "site": str(site)}:
                if site in self._names():
                    self._on_pick(site)
            case {"kind": "key", "key": str(key), "site": str() | None as site}:
                if key in self.heard and (site is None or site in self._names()):
                    self._on_key(key, site)

    def pick(self, site: str) -> None:
        """Do what a click on a site does."""
        self._check(site)
        self.receive({"kind": "pick", "site": site})

    def press(self, key: str, site: str | None = None) -> None:
        """Do what a key does while a site has the focus."""
        name = key.replace("Space", " ")  # a blank, as browsers name it
        name = name.lower() if len(name) == 1 else name
        if name not in self.heard and name not in BOARD_KEYS:
            raise Unknown("unknown_key", got=key, expected=", ".join((*self.heard, *BOARD_KEYS)))
        if site is not None:
            self._check(site)
        if site is not None and name in _PICKING and name not in self.heard:
            self.pick(site)
        else:
            self.receive({"kind": "key", "key": name, "site": site})

    def close(self) -> None:
        """Close the pad and its layout."""
        self.layout.close()
        super().close()

    def _names(self) -> list[str]:
        return [*(site[0] for site in self.sites), *self.between[:1]]

    def _check(self, site: str) -> None:
        if site not in self._names():
            raise Unknown("unknown_site", got=site, expected=", ".join(self._names()))


def _wired(view: View, block: Block) -> Any:
    """A block as a page gets it."""
    match block:
        case Passage():
            return [block.kind, *typeset(view.languages, block)]
        case Table():
            rows = [[_wired(view, label), *numbers] for label, numbers in block.rows]
            return {"heads": block.heads, "rows": rows, "now": block.now}
        case _:
            return markup(view.languages, block)


def _places(scene: Scene) -> list[list[Any]]:
    across, down = 100 / scene.width, 100 / scene.height
    return [
        [r.site, round(r.x * across, 2), round(r.y * down, 2), round(r.r * across, 2)]
        for r in scene.regions
    ]


def _between(scene: Scene) -> list[Any]:
    if scene.between is None:
        return []
    across, down, part = 100 / scene.width, 100 / scene.height, scene.between
    spots = (
        part.x * across,
        part.y * down,
        (part.x + part.width) * across,
        (part.y + part.height) * down,
    )
    return [part.site, *(round(spot, 2) for spot in spots)]


def _among(names: Iterable[str], known: Collection[str]) -> list[str]:
    chosen = set(names)
    for name in sorted(chosen.difference(known)):
        raise Unknown("unknown_site", got=name, expected=", ".join(known))
    return [name for name in known if name in chosen]
