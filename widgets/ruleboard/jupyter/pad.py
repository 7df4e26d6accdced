"""The ear of a board: a transparent layer of real buttons, one for each site, over the canvas.

A focused canvas swallows Tab, wheel and swipes, reports every mouse move and is silent to a screen reader. Buttons do
none of that: the canvas below only paints, and this layer sends one message for a pick and one for a key.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import anywidget
from ipywidgets import Layout
from traitlets import Dict, List, Unicode

from ruleboard.rules.base import Unknown
from ruleboard.scene.shapes import Scene

KEYS = ("Escape", "?", *"123", "b", "d", "e", "f", "h", "k", "l", "m", "p", "t", "u", "w", "y")
"""The keys that always go to Python. Letters are meant wherever they lie: Cyrillic "г" on the key U is "u"."""

BOARD_KEYS = (
    *(" ", "Enter", "Shift+ ", "Shift+Enter"),
    *("ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "End", "Home", "PageDown", "PageUp"),
)
"""The keys that pick a site, walk over the board or turn the page, unless a board asks for them."""

_PICKING = frozenset({" ", "Enter", "Shift+ ", "Shift+Enter"})
_MODIFIERS = frozenset({"alt", "ctrl", "meta", "shift"})
_HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Pick:
    """A button of the pad was pressed with the left (0), middle (1) or right (2) mouse button, a finger or Enter."""

    site: str
    button: int = 0
    modifiers: frozenset[str] = frozenset()


class Pad(anywidget.AnyWidget):
    """Listens. `on_pick` and `on_key` are told what a person did; `tell` says what the buttons are called."""

    _esm = _HERE / "pad.js"
    _css = "".join(
        (_HERE / sheet).read_text(encoding="utf-8") for sheet in ("pad.css", "words.css")
    )

    # [name, x, y, radius] of each site: per cent of the board's width, y per cent of its height
    sites: List[list[Any]] = List().tag(sync=True)
    # [name, left, top, right, bottom]: what a click beside all sites means, and where; [] if nothing
    between: List[Any] = List().tag(sync=True)
    rows: List[list[str]] = List().tag(sync=True)  # the names in reading order
    neighbours: Dict[str, dict[str, str]] = Dict().tag(sync=True)  # "d6" -> "up" -> "d7"
    labels: List[str] = List().tag(sync=True)  # what a screen reader says, in the order of `sites`
    pressed: List[str] = List().tag(sync=True)  # the names that are chosen
    disabled: List[str] = List().tag(sync=True)  # the names that cannot be picked
    heard: List[str] = List().tag(sync=True)  # the keys that go to Python
    title = Unicode().tag(sync=True)  # what the board is
    status = Unicode().tag(sync=True)  # what has happened; read out when it changes
    language = Unicode().tag(sync=True)  # of title, labels and status

    def __init__(
        self, on_pick: Callable[[Pick], None], on_key: Callable[[str, str | None], None]
    ) -> None:
        super().__init__(
            layout=Layout(width="100%", height="100%", margin="0", grid_area="1 / 1 / 2 / 2")
        )
        self._on_pick = on_pick
        self._on_key = on_key
        self.on_msg(lambda _, content, __: self.receive(content))

    def tell(self, state: Mapping[str, Any]) -> None:
        """Bring the buttons up to date, with one message for all that has changed."""
        with self.hold_sync():
            for name, value in state.items():
                setattr(self, name, value)

    def receive(self, content: Any) -> None:
        """A message from a page. Whatever is not one of ours is left alone: pages can be old or broken."""
        match content:
            case {"kind": "pick", "site": str(site), "button": int(button), "modifiers": str(held)}:
                if site in self._names() and site not in self.disabled and 0 <= button <= 2:
                    self._on_pick(Pick(site, button, _MODIFIERS.intersection(held.split("+"))))
            case {"kind": "key", "key": str(key), "site": str() | None as site}:
                if key in self.heard and (site is None or site in self._names()):
                    self._on_key(key, site)

    def pick(self, site: str) -> None:
        """Do what a click on a site does."""
        if site not in self._names():
            raise Unknown("unknown_site", got=site, expected=", ".join(self._names()))
        self.receive({"kind": "pick", "site": site, "button": 0, "modifiers": ""})

    def press(self, key: str, site: str | None = None) -> None:
        """Do what a key does while a site has the focus."""
        name = _key(key)
        if site is not None and site not in self._names():
            raise Unknown("unknown_site", got=site, expected=", ".join(self._names()))
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


def state_of(
    scene: Scene,
    *,
    labels: Mapping[str, str],
    pressed: Collection[str],
    disabled: Collection[str],
    keys: Collection[str],
    title: str,
    status: str,
    language: str,
) -> dict[str, Any]:
    """What a pad has to be told for a scene; checked, so that telling cannot fail half way."""
    known = [region.site for region in scene.regions]
    return {
        "sites": _places(scene),
        "between": _between(scene),
        "rows": [list(row) for row in scene.rows],
        "neighbours": {site: dict(ways) for site, ways in scene.neighbours.items()},
        "labels": [labels.get(site, site) for site in known],
        "pressed": _among(pressed, known),
        "disabled": _among(disabled, known),
        "heard": sorted({*KEYS, *(_key(key) for key in keys)}),
        "title": title,
        "status": status,
        "language": language,
    }


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


def _key(name: str) -> str:
    """A key as browsers name it; the word Space may stand for the blank."""
    key = name.replace("Space", " ")
    key = key.lower() if len(key) == 1 else key
    if key not in KEYS and key not in BOARD_KEYS:
        raise Unknown("unknown_key", got=name, expected=", ".join((*KEYS, *BOARD_KEYS)))
    return key
