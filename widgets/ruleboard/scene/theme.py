"""Themes: the style of each role. A scene never names a colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ruleboard.rules.arguments import checked
from ruleboard.rules.errors import Unknown
from ruleboard.scene.paint import Gradient, Paint, Style, Theme, inked


@checked
def find(name: str) -> Theme:
    """The theme with a name."""
    if name not in THEMES:
        raise Unknown("unknown_theme", got=name, expected=tuple(THEMES))
    return THEMES[name]


_WOOD = (0.0, 0.07, 0.19, 0.26, 0.41, 0.49, 0.62, 0.7, 0.83, 0.91, 1.0)
_STITCH = 0.2154  # 14 dots or 7 dashes around a piece, 8 or 4 around an empty site: both rings close without a gap


def _grained(light: str, middle: str, dark: str) -> Gradient:
    """A wood gradient: slightly tilted bands of similar tones."""
    tones = (light, middle, light, dark, middle, light, middle, dark, light, middle, dark)
    return Gradient(tuple(zip(_WOOD, tones, strict=True)), 0, 0, 0.12, 1)


_MARKS: Mapping[str, Paint] = {
    "last": Paint("pale", opacity=0.55),
    "last_edge": Paint(stroke="pale_edge", width=0.03),
    "formed_glow": Paint(stroke="glow", width=1, opacity=0.45, steady=True),
    "formed": Paint(stroke="amber", width=0.14),
    "path_edge": Paint(stroke="paper", width=0.15, opacity=0.85, steady=True),
    "path": Paint(stroke="blue", width=0.07),
    "path_badge": Paint("blue"),
    "path_number": Paint("on_badge"),
    "expected": Paint("blue"),
    "better": Paint("green"),
    "better_line": Paint(stroke="green", width=0.08),
    "played": Paint("grey"),
    "played_line": Paint(stroke="grey", width=0.05, dash=(0.12, 0.12)),
    "struck": Paint(stroke="red", width=0.06, dash=(0.02, 0.16)),
    "legal": Paint(stroke="green", width=0.07),
    "must_move": Paint(stroke="blue", width=0.08, dash=(_STITCH, _STITCH)),
    "hint": Paint(stroke="purple", width=0.11, dash=(0, _STITCH)),
    "selected": Paint(stroke="blue", width=0.11),
    "target_edge": Paint(stroke="yellow_edge", width=0.19, steady=True),
    "target": Paint(stroke="yellow", width=0.05, steady=True),
    "capture": Paint(stroke="red", width=0.08),
    "capture_edge": Paint(stroke="paper", width=0.14),
    "proof": Paint(stroke="red", width=0.07),
    "blocked": Paint(stroke="red", width=0.08),
    "badge_edge": Paint("paper"),
    "badge": Paint(stroke="on_badge", width=0.045, steady=True),
    "locked": Paint("grey"),
    "lock": Paint("on_badge"),
    "right": Paint("green"),
    "wrong": Paint("red"),
    "exact_win": Paint("green"),
    "exact_draw": Paint("grey"),
    "exact_loss": Paint("red"),
}
"""Paints of the marks: widths and dashes are the same in all themes, which differ only in inks and `heavy`."""


_INKS = {
    # light, dark, contrast
    "green": ("#11743a", "#5fd483", "#006b2d"),
    "red": ("#c1121f", "#ff7a70", "#c00000"),
    "blue": ("#1d5fc4", "#7ab8ff", "#0040c0"),
    "purple": ("#7a35b0", "#d0a4ff", "#6a00a8"),
    "yellow": ("#ffd42e", "#ffdc52", "#ffe000"),
    "yellow_edge": ("#4b3500", "#1b1512", "#000000"),
    "pale": ("#fffbd0", "#8c7a45", "#fff2a0"),
    "pale_edge": ("#8a6a12", "#d9c47e", "#000000"),
    "glow": ("#f6ab1f", "#c98a1c", "#ffc400"),
    "amber": ("#8f4a00", "#ffb648", "#8a4b00"),
    "teal": ("#0b666f", "#5fd0d8", "#005a66"),
    "grey": ("#4a4f57", "#cfd4dc", "#333333"),
    "pen": ("#c2107a", "#ff86cf", "#b0006a"),
    "paper": ("#fffaf0", "#1b1512", "#ffffff"),
    "on_badge": ("#ffffff", "#14100d", "#ffffff"),
}
"""The colours of the inks in each theme."""


class _Signs(NamedTuple):
    """Colours of the players' signs: one for each, a faded one if disconnected, one for all dead symbols."""

    inks: tuple[str, ...]
    faded: tuple[str, ...]
    paper: str
    dead: str

    def styles(self) -> dict[str, Style]:
        """The styles of all symbols in games that use signs."""
        dead = self.dead
        styles = {
            "piece.dead": Style(dead, dead, 0.11),
            "piece.core": Style(stroke=self.paper, width=0.1),
            "piece.hollow": Style(stroke=dead, width=0.04),
            "piece.shells": Style(self.inks[0]),
            "piece.slash": Style(stroke=dead, width=0.07),
            "piece.1.root": Style(stroke=self.inks[1], width=0.24),
        }
        for player, (ink, pale) in enumerate(zip(self.inks, self.faded, strict=True)):
            styles[f"piece.{player}.sign"] = Style(ink, ink, 0.1)
            styles[f"piece.{player}.faded"] = Style(pale, pale, 0.07)
        return styles


class _Men(NamedTuple):
    """Colours of the men, and the opacity of jumped ones."""

    faces: tuple[str, str]
    left: tuple[float, float]
    ghosts: tuple[str | None, str | None] = (None, None)  # if the face colour would be invisible

    def styles(self) -> dict[str, Style]:
        """The styles of both faces, and of both ghosts."""
        styles = {}
        for player, (face, left, ghost) in enumerate(zip(*self, strict=True)):
            styles[f"piece.{player}.face"] = Style(face)
            styles[f"piece.{player}.ghost"] = Style(ghost or face, opacity=left)
        return styles


def _theme(
    name: str,
    styles: Mapping[str, Style],
    *,
    men: _Men,
    signs: _Signs,
    heavy: float = 1.0,
) -> Theme:
    """A theme from its own styles, and from the common paints in its inks."""
    column = ("light", "dark", "contrast").index(name)
    inks = {ink: colours[column] for ink, colours in _INKS.items()}
    inks |= {f"player_{player}": ink for player, ink in enumerate(signs.inks)}
    marks = {f"mark.{role}": inked(paint, inks, heavy) for role, paint in _MARKS.items()}
    return Theme(name, {**styles, **men.styles(), **signs.styles(), **marks}, inks, heavy)


LIGHT = _theme(
    "light",
    {
        "board.frame": Style(Gradient(((0, "#80522f"), (0.5, "#6b4226"), (1, "#55321b")))),
        "board.frame_light": Style(stroke="#b98a5d", width=0.02, opacity=0.7),
        "board.mitre": Style(stroke="#2e1808", width=0.02, opacity=0.45),
        "board.rebate": Style(Gradient(((0, "#3a2110"), (0.5, "#4a2c17"), (1, "#a87c50")))),
        "board.panel": Style(_grained("#f1dcb3", "#efd8ac", "#ebd1a1")),
        "board.grain": Style(stroke="#a8753b", width=0.02, opacity=0.1),
        "board.line_light": Style(stroke="#fff7e2", width=0.035, opacity=0.8),
        "board.line": Style(stroke="#5a3a20", width=0.05),
        "board.grid": Style(stroke="#8a6238", width=0.03),
        "board.point_edge": Style("#5a3a20"),
        "board.point": Style("#8f663b"),
        "board.light": Style("#fbf1dc", opacity=0.75),
        "board.dark": Style("#c48f4e", opacity=0.6),
        "board.number": Style("#4a2c10", stroke="#dbb586", width=0.09),
        "board.label": Style("#f4e6c9"),
        "board.name": Style("#5f401f"),
        "piece.shadow": Style("#2a1506", opacity=0.3),
        "piece.0.rim": Style("#7c5a32"),
        "piece.0.groove": Style("#a37c49", stroke="#b8935f", width=0.035),
        "piece.1.rim": Style("#120b07"),
        "piece.1.groove": Style(stroke="#937159", width=0.035),
        "piece.0.second": Style("#d9c7a1"),
        "piece.0.crown": Style("#8a5a12", stroke="#6b430a", width=0.03),
        "piece.1.second": Style("#2b1d16"),
        "piece.1.crown": Style("#f0bf4c", stroke="#ffdf8f", width=0.03),
        "piece.ghost_crown": Style("#8a5a12", opacity=0.5),
        "piece.ghost_rim": Style(stroke="#3a2413", width=0.04, dash=(0.08, 0.095)),
        "piece.ghost_slash": Style(stroke="#3a2413", width=0.05),
        "piece.closed_edge": Style(stroke="#fff7e6", width=0.16),
        "piece.closed": Style(stroke="#b3141c", width=0.1),
    },
    men=_Men(("#fbf3e0", "#463228"), (0.4, 0.32)),
    signs=_Signs(
        ("#93221c", "#1b4079", "#1d5c2b", "#552b72"),
        ("#b4726e", "#7288ab", "#73986f", "#927ba0"),
        "#f7e8c8",
        "#6f6a63",
    ),
)
DARK = _theme(
    "dark",
    {
        "board.frame": Style(Gradient(((0, "#2b211b"), (0.5, "#221a15"), (1, "#17110d")))),
        "board.frame_light": Style(stroke="#6f5844", width=0.02, opacity=0.7),
        "board.mitre": Style(stroke="#000000", width=0.02, opacity=0.5),
        "board.rebate": Style(Gradient(((0, "#0a0705"), (0.5, "#15100c"), (1, "#6b543f")))),
        "board.panel": Style(_grained("#4a3a2e", "#46372b", "#413227")),
        "board.grain": Style(stroke="#000000", width=0.02, opacity=0.12),
        "board.line_light": Style(stroke="#1d140d", width=0.035, opacity=0.8),
        "board.line": Style(stroke="#c9b28c", width=0.045),
        "board.grid": Style(stroke="#8d7658", width=0.03),
        "board.point_edge": Style("#c9b28c"),
        "board.point": Style("#6d563f"),
        "board.light": Style("#a08568", opacity=0.85),
        "board.dark": Style("#544131", opacity=0.9),
        "board.number": Style("#e6d7bc", stroke="#2f241c", width=0.09),
        "board.label": Style("#d8c7a9"),
        "board.name": Style("#e0d0b2"),
        "piece.shadow": Style("#000000", opacity=0.4),
        "piece.0.rim": Style("#8f7650"),
        "piece.0.groove": Style("#98773f", stroke="#a8875a", width=0.035),
        "piece.1.rim": Style("#a58b6d"),
        "piece.1.groove": Style(stroke="#7d6754", width=0.035),
        "piece.0.second": Style("#b8a682"),
        "piece.0.crown": Style("#8a5a12", stroke="#6b430a", width=0.03),
        "piece.1.second": Style("#4b3d33"),
        "piece.1.crown": Style("#f0bf4c", stroke="#ffdf8f", width=0.03),
        "piece.ghost_crown": Style("#d8a43e", opacity=0.5),
        "piece.ghost_rim": Style(stroke="#e9d9bd", width=0.04, dash=(0.08, 0.095)),
        "piece.ghost_slash": Style(stroke="#e9d9bd", width=0.05),
        "piece.closed_edge": Style(stroke="#1b1512", width=0.16),
        "piece.closed": Style(stroke="#ff6f66", width=0.1),
    },
    men=_Men(("#efe3c8", "#1b1512"), (0.3, 0.5), (None, "#000000")),
    signs=_Signs(
        ("#ff9d8f", "#8fc2ff", "#83dc96", "#d9b1ff"),
        ("#b3756b", "#6f90b8", "#6fa47b", "#a084bb"),
        "#46372b",
        "#a19a91",
    ),
)
CONTRAST = _theme(
    "contrast",
    {
        "board.frame": Style("#000000"),
        "board.frame_light": Style(stroke="#ffffff", width=0.03),
        "board.mitre": Style(),
        "board.rebate": Style(),
        "board.panel": Style("#ffffff"),
        "board.grain": Style(),
        "board.line_light": Style(),
        "board.line": Style(stroke="#000000", width=0.07),
        "board.grid": Style(stroke="#000000", width=0.04),
        "board.point_edge": Style("#000000"),
        "board.point": Style(),
        "board.light": Style("#ffffff"),
        "board.dark": Style("#d6d6d6"),
        "board.number": Style("#000000", stroke="#d6d6d6", width=0.09),
        "board.label": Style("#ffffff"),
        "board.name": Style("#000000"),
        "piece.shadow": Style(),
        "piece.0.rim": Style("#000000"),
        "piece.0.groove": Style("#000000", stroke="#000000", width=0.04),
        "piece.1.rim": Style("#000000"),
        "piece.1.groove": Style(stroke="#ffffff", width=0.035),
        "piece.0.second": Style("#ffffff"),
        "piece.0.crown": Style("#000000", stroke="#000000", width=0.03),
        "piece.1.second": Style("#ffffff"),
        "piece.1.crown": Style("#ffffff", stroke="#ffffff", width=0.03),
        "piece.ghost_crown": Style("#000000", opacity=0.6),
        "piece.ghost_rim": Style(stroke="#000000", width=0.06, dash=(0.08, 0.095)),
        "piece.ghost_slash": Style(stroke="#000000", width=0.07),
        "piece.closed_edge": Style(stroke="#ffffff", width=0.2),
        "piece.closed": Style(stroke="#c00000", width=0.13),
    },
    men=_Men(("#ffffff", "#000000"), (0.8, 0.35)),
    signs=_Signs(
        ("#8f0000", "#00308f", "#005a1e", "#4b0082"),
        ("#8f5050", "#50689a", "#4f7a58", "#755a90"),
        "#ffffff",
        "#5a5a5a",
    ),
    heavy=1.3,
)
THEMES = {each.name: each for each in (LIGHT, DARK, CONTRAST)}
