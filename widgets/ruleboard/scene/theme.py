"""Themes: what each role looks like. A scene never names a colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ruleboard.rules.base import Unknown


@dataclass(frozen=True, slots=True)
class Gradient:
    """A straight colour gradient over a Box, from (x1, y1) to (x2, y2) in fractions of the box. For Boxes only."""

    stops: tuple[tuple[float, str], ...]
    x1: float = 0
    y1: float = 0
    x2: float = 1
    y2: float = 1


@dataclass(frozen=True, slots=True)
class Style:
    """Paint for one role. Colours are "#rrggbb"; widths and dashes are in board units.

    A style with neither fill nor stroke paints nothing: a theme may leave a shadow out.
    """

    fill: str | Gradient | None = None  # Disc, Poly, Box, Label
    stroke: str | None = None  # Ring, Lines; also an outline of Poly and Box
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Theme:
    """A name and a style for every role."""

    name: str
    styles: Mapping[str, Style]
    font: str = "'Gill Sans', 'Segoe UI', 'Noto Sans', sans-serif"

    def __getitem__(self, role: str) -> Style:
        return self.styles[role]


def find(name: str) -> Theme:
    """The theme of a name."""
    if name not in THEMES:
        raise Unknown("unknown_theme", got=name, expected=", ".join(THEMES))
    return THEMES[name]


_WOOD = (0.0, 0.07, 0.19, 0.26, 0.41, 0.49, 0.62, 0.7, 0.83, 0.91, 1.0)
_STITCH = 0.2154  # 14 dots or 7 dashes around a piece, 8 or 4 around an empty site: no seam in either ring


def _grained(light: str, middle: str, dark: str) -> Gradient:
    """Bands of a few near tones, tilted a little: a board sawn from one plank."""
    tones = (light, middle, light, dark, middle, light, middle, dark, light, middle, dark)
    return Gradient(tuple(zip(_WOOD, tones, strict=True)), 0, 0, 0.12, 1)


def _marks(ink: Mapping[str, str], heavy: float = 1) -> dict[str, Style]:
    """The styles of marks: their widths and dashes belong to their shapes, so themes differ in inks and weight only."""

    def stroke(
        colour: str, width: float, dash: tuple[float, ...] = (), opacity: float = 1
    ) -> Style:
        return Style(stroke=ink[colour], width=round(width * heavy, 3), dash=dash, opacity=opacity)

    return {
        "mark.last": Style(ink["pale"], opacity=0.55),
        "mark.last_edge": stroke("pale_edge", 0.03),
        "mark.mill_glow": Style(stroke=ink["glow"], width=1, opacity=0.45),
        "mark.mill": stroke("mill", 0.14),
        "mark.path_edge": Style(stroke=ink["paper"], width=0.15, opacity=0.85),
        "mark.path": stroke("blue", 0.07),
        "mark.path_badge": Style(ink["blue"]),
        "mark.path_number": Style(ink["on_badge"]),
        "mark.struck": stroke("red", 0.06, (0.02, 0.16)),
        **_trails(ink, heavy),
        "mark.legal": stroke("green", 0.07),
        "mark.must_move": stroke("blue", 0.08, (_STITCH, _STITCH)),
        "mark.hint": stroke("purple", 0.11, (0, _STITCH)),
        "mark.selected": stroke("blue", 0.11),
        "mark.target_edge": Style(stroke=ink["yellow_edge"], width=0.19),
        "mark.target": Style(stroke=ink["yellow"], width=0.05),
        "mark.capture": stroke("red", 0.08),
        "mark.capture_edge": stroke("paper", 0.14),
        "mark.proof": stroke("red", 0.07),
        "mark.badge_edge": Style(ink["paper"]),
        "mark.badge": Style(stroke=ink["on_badge"], width=0.045),
        "mark.locked": Style(ink["grey"]),
        "mark.lock": Style(ink["on_badge"]),
        "mark.right": Style(ink["green"]),
        "mark.wrong": Style(ink["red"]),
        "mark.exact_win": Style(ink["green"]),
        "mark.exact_draw": Style(ink["grey"]),
        "mark.exact_loss": Style(ink["red"]),
    }


def _trails(ink: Mapping[str, str], heavy: float) -> dict[str, Style]:
    """Marks of connections: each kind has a dash of its own, so that paths on one board are told apart."""
    looks: dict[str, tuple[str, float, tuple[float, ...]]] = {
        "ray": ("red", 0.06, (0.3, 0.14, 0.02, 0.14)),
        "link": ("green", 0.06, ()),
        "path_closed": ("grey", 0.05, (0.07, 0.13)),
        "path_normal": ("green", 0.1, ()),
        "path_remote_normal": ("blue", 0.09, (0.3, 0.18)),
        "path_straight_turn": ("purple", 0.08, ()),
        "path_turn_straight": ("mill", 0.08, (0.2, 0.16)),
        "path_turn_turn": ("teal", 0.1, (0, 0.18)),
        "blocked": ("red", 0.08, ()),
        "cut": ("red", 0.08, ()),
        "heal": ("green", 0.09, ()),
    }
    return {
        "mark.stop": Style(ink["on_badge"]),
        "mark.heat": Style(ink["paper"], ink["red"], round(0.06 * heavy, 3)),
        "mark.heat_number": Style(ink["red"]),
        "mark.contested": Style(ink["grey"]),
    } | {
        f"mark.{kind}": Style(ink[colour], ink[colour], round(width * heavy, 3), dash)
        for kind, (colour, width, dash) in looks.items()
    }


def _signs(
    inks: tuple[str, ...], faded: tuple[str, ...], paper: str, dead: str
) -> dict[str, Style]:
    """Signs of players: an ink for each, a pale one for what has lost its connection, grey for the dead."""
    styles = {
        "piece.dead": Style(dead, dead, 0.11),
        "piece.core": Style(stroke=paper, width=0.1),
        "piece.hollow": Style(stroke=dead, width=0.04),
        "piece.shells": Style(inks[0]),
        "piece.slash": Style(stroke=dead, width=0.07),
        "piece.1.root": Style(stroke=inks[1], width=0.24),
    }
    for player, (ink, pale) in enumerate(zip(inks, faded, strict=True)):
        styles[f"piece.{player}.sign"] = Style(ink, ink, 0.1)
        styles[f"piece.{player}.faded"] = Style(pale, pale, 0.07)
        styles[f"mark.territory_{player}"] = Style(ink, ink, 0.055)
    return styles


LIGHT = Theme(
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
        "board.number": Style("#59391a"),
        "board.label": Style("#f4e6c9"),
        "board.name": Style("#5f401f"),
        "piece.shadow": Style("#2a1506", opacity=0.3),
        "piece.0.rim": Style("#7c5a32"),
        "piece.0.face": Style("#fbf3e0"),
        "piece.0.groove": Style("#a37c49", stroke="#b8935f", width=0.035),
        "piece.1.rim": Style("#120b07"),
        "piece.1.face": Style("#463228"),
        "piece.1.groove": Style(stroke="#937159", width=0.035),
        "piece.0.second": Style("#d9c7a1"),
        "piece.0.crown": Style("#8a5a12", stroke="#6b430a", width=0.03),
        "piece.0.ghost": Style("#fbf3e0", opacity=0.4),
        "piece.1.second": Style("#2b1d16"),
        "piece.1.crown": Style("#f0bf4c", stroke="#ffdf8f", width=0.03),
        "piece.1.ghost": Style("#463228", opacity=0.32),
        "piece.ghost_crown": Style("#8a5a12", opacity=0.5),
        "piece.ghost_rim": Style(stroke="#3a2413", width=0.04, dash=(0.08, 0.095)),
        "piece.ghost_slash": Style(stroke="#3a2413", width=0.05),
        "piece.closed_edge": Style(stroke="#fff7e6", width=0.16),
        "piece.closed": Style(stroke="#b3141c", width=0.1),
        **_signs(
            ("#93221c", "#1b4079", "#1d5c2b", "#552b72"),
            ("#b4726e", "#7288ab", "#73986f", "#927ba0"),
            "#f7e8c8",
            "#6f6a63",
        ),
        **_marks(
            {
                "green": "#11743a",
                "red": "#c1121f",
                "blue": "#1d5fc4",
                "purple": "#7a35b0",
                "yellow": "#ffd42e",
                "yellow_edge": "#4b3500",
                "pale": "#fffbd0",
                "pale_edge": "#8a6a12",
                "glow": "#f6ab1f",
                "mill": "#8f4a00",
                "teal": "#0b666f",
                "grey": "#4a4f57",
                "paper": "#fffaf0",
                "on_badge": "#ffffff",
            }
        ),
    },
)
DARK = Theme(
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
        "board.light": Style("#8b7159", opacity=0.85),
        "board.dark": Style("#2b211a", opacity=0.9),
        "board.number": Style("#d8c7a9"),
        "board.label": Style("#d8c7a9"),
        "board.name": Style("#e0d0b2"),
        "piece.shadow": Style("#000000", opacity=0.4),
        "piece.0.rim": Style("#8f7650"),
        "piece.0.face": Style("#efe3c8"),
        "piece.0.groove": Style("#98773f", stroke="#a8875a", width=0.035),
        "piece.1.rim": Style("#a58b6d"),
        "piece.1.face": Style("#1b1512"),
        "piece.1.groove": Style(stroke="#7d6754", width=0.035),
        "piece.0.second": Style("#b8a682"),
        "piece.0.crown": Style("#8a5a12", stroke="#6b430a", width=0.03),
        "piece.0.ghost": Style("#efe3c8", opacity=0.3),
        "piece.1.second": Style("#4b3d33"),
        "piece.1.crown": Style("#f0bf4c", stroke="#ffdf8f", width=0.03),
        "piece.1.ghost": Style("#000000", opacity=0.5),
        "piece.ghost_crown": Style("#d8a43e", opacity=0.5),
        "piece.ghost_rim": Style(stroke="#e9d9bd", width=0.04, dash=(0.08, 0.095)),
        "piece.ghost_slash": Style(stroke="#e9d9bd", width=0.05),
        "piece.closed_edge": Style(stroke="#1b1512", width=0.16),
        "piece.closed": Style(stroke="#ff6f66", width=0.1),
        **_signs(
            ("#ff9d8f", "#8fc2ff", "#83dc96", "#d9b1ff"),
            ("#b3756b", "#6f90b8", "#6fa47b", "#a084bb"),
            "#46372b",
            "#a19a91",
        ),
        **_marks(
            {
                "green": "#5fd483",
                "red": "#ff7a70",
                "blue": "#7ab8ff",
                "purple": "#d0a4ff",
                "yellow": "#ffdc52",
                "yellow_edge": "#1b1512",
                "pale": "#8c7a45",
                "pale_edge": "#d9c47e",
                "glow": "#c98a1c",
                "mill": "#ffb648",
                "teal": "#5fd0d8",
                "grey": "#cfd4dc",
                "paper": "#1b1512",
                "on_badge": "#14100d",
            }
        ),
    },
)
CONTRAST = Theme(
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
        "board.number": Style("#000000"),
        "board.label": Style("#ffffff"),
        "board.name": Style("#000000"),
        "piece.shadow": Style(),
        "piece.0.rim": Style("#000000"),
        "piece.0.face": Style("#ffffff"),
        "piece.0.groove": Style("#000000", stroke="#000000", width=0.04),
        "piece.1.rim": Style("#000000"),
        "piece.1.face": Style("#000000"),
        "piece.1.groove": Style(stroke="#ffffff", width=0.035),
        "piece.0.second": Style("#ffffff"),
        "piece.0.crown": Style("#000000", stroke="#000000", width=0.03),
        "piece.0.ghost": Style("#ffffff", opacity=0.8),
        "piece.1.second": Style("#ffffff"),
        "piece.1.crown": Style("#ffffff", stroke="#ffffff", width=0.03),
        "piece.1.ghost": Style("#000000", opacity=0.35),
        "piece.ghost_crown": Style("#000000", opacity=0.6),
        "piece.ghost_rim": Style(stroke="#000000", width=0.06, dash=(0.08, 0.095)),
        "piece.ghost_slash": Style(stroke="#000000", width=0.07),
        "piece.closed_edge": Style(stroke="#ffffff", width=0.2),
        "piece.closed": Style(stroke="#c00000", width=0.13),
        **_signs(
            ("#8f0000", "#00308f", "#005a1e", "#4b0082"),
            ("#8f5050", "#50689a", "#4f7a58", "#755a90"),
            "#ffffff",
            "#5a5a5a",
        ),
        **_marks(
            {
                "green": "#006b2d",
                "red": "#c00000",
                "blue": "#0040c0",
                "purple": "#6a00a8",
                "yellow": "#ffe000",
                "yellow_edge": "#000000",
                "pale": "#fff2a0",
                "pale_edge": "#000000",
                "glow": "#ffc400",
                "mill": "#8a4b00",
                "teal": "#005a66",
                "grey": "#333333",
                "paper": "#ffffff",
                "on_badge": "#ffffff",
            },
            heavy=1.3,
        ),
    },
)
THEMES = {each.name: each for each in (LIGHT, DARK, CONTRAST)}
