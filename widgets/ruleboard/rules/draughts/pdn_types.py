"""The variant of a record and its square names, from the PDN 3.0 tag GameType.

`25,W,8,8,A0,0` is Russian draughts in letters, with a1 at the left of the player who begins. Others number from another
corner.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from ruleboard.rules.base import Code, Note, Site
from ruleboard.rules.draughts.codes import Fault
from ruleboard.rules.draughts.layout import layout
from ruleboard.rules.draughts.record import RULE_SET
from ruleboard.rules.draughts.rules import BRAZILIAN, ENGLISH, FMJD, PRESETS, RUSSIAN, Rules
from ruleboard.rules.errors import InvalidPosition

GAME_TYPES = {"20": FMJD, "21": ENGLISH, "25": RUSSIAN, "26": BRAZILIAN}
"""The supported games by their number in PDN 3.0."""

POOL = "23"
"""American pool draughts in PDN 3.0. py-draughts writes it for American checkers, which is English draughts."""

FROM_POSITION = "99"
"""The number that lidraughts uses for international draughts from a custom position."""


class Variety(Code):
    """Games of the family that are not supported, with their names."""

    ITALIAN = "draughts.variety.italian", "Italian draughts"
    POOL = "draughts.variety.pool", "American pool draughts"
    SPANISH = "draughts.variety.spanish", "Spanish draughts"
    CANADIAN = "draughts.variety.canadian", "Canadian draughts"
    PORTUGUESE = "draughts.variety.portuguese", "Portuguese draughts"
    CZECH = "draughts.variety.czech", "Czech draughts"
    TURKISH = "draughts.variety.turkish", "Turkish draughts"
    THAI = "draughts.variety.thai", "Thai draughts"
    FRISIAN = "draughts.variety.frisian", "Frisian draughts"
    SPANTSIRETTI = "draughts.variety.spantsiretti", "Spantsiretti"
    BREAKTHROUGH = "draughts.variety.breakthrough", "Breakthrough"
    FRYSK = "draughts.variety.frysk", "Frysk!"
    ANTIDRAUGHTS = "draughts.variety.antidraughts", "Antidraughts"


# PDN 3.0 counts up to 41; the numbers from 96 on are those of lidraughts.
OTHERS = {
    "22": Variety.ITALIAN,
    "23": Variety.POOL,
    "24": Variety.SPANISH,
    "27": Variety.CANADIAN,
    "28": Variety.PORTUGUESE,
    "29": Variety.CZECH,
    "30": Variety.TURKISH,
    "31": Variety.THAI,
    "40": Variety.FRISIAN,
    "41": Variety.SPANTSIRETTI,
    "96": Variety.BREAKTHROUGH,
    "97": Variety.FRYSK,
    "98": Variety.ANTIDRAUGHTS,
}
"""Further games that records identify by a number."""

IN_LETTERS = {"25", "26"}
"""The games with square names in letters, unless a record says otherwise."""

VARIANTS = {
    "standard": "20",
    "international": "20",
    "english": "21",
    "american": "21",
    "russian": "25",
    "brazilian": "26",
}
"""Values of the tag Variant, by their first word."""

_DETAILS = re.compile(
    r"\s*(\d+)\s*,\s*([WB])\s*,\s*\d+\s*,\s*\d+\s*,\s*([ANS])([0-3])", re.IGNORECASE
)


def rules_of(tags: Mapping[str, str], given: Rules | None, line: int) -> Rules | None:
    """The rules of a record: the argument, or those of its tags; None if nothing names them.

    Raises an exception for other games.
    """
    said = tags.get("GameType", "").partition(",")[0].strip()
    said = "" if said == FROM_POSITION else said
    variant = re.match(r"[a-z]+", tags.get("Variant", "").strip().lower())
    if variant and variant[0] != "from":  # "From Position" does not specify rules
        said = VARIANTS.get(variant[0], variant[0])
    if said and said not in GAME_TYPES:
        raise other_game(_other(said, tags), line)
    rules = given or PRESETS.get(tags.get(RULE_SET, "").lower(), GAME_TYPES.get(said))
    if said and rules and GAME_TYPES[said].size != rules.size:
        raise other_game(GAME_TYPES[said].title, line, (rules,))
    return rules


def _other(said: str, tags: Mapping[str, str]) -> Note | str:
    """The name of an unsupported game, or, if unknown, the text of the record's tag."""
    known = OTHERS.get(said) or next((each for each in Variety if each.endswith(f".{said}")), None)
    return Note(known) if known else tags.get("Variant") or tags["GameType"]


def other_game(
    got: Note | str,
    line: int,
    readable: Iterable[Rules] = tuple(GAME_TYPES.values()),
    code: Fault = Fault.OTHER_GAME_TYPE,
) -> InvalidPosition:
    """The fault of a record of another game."""
    expected = tuple(titled(rules.title) for rules in readable)
    got = titled(got) if isinstance(got, Note) else got
    return InvalidPosition(code, got=got, at=line, expected=expected)


def titled(title: Note) -> Note:
    """The title of rules, for use within another sentence."""
    return title if "." in title.code else Note(f"draughts.preset.{title.code}", title.params)


def names_of(tags: Mapping[str, str], rules: Rules) -> Mapping[str, Site]:
    """A mapping from a record's square names to ours; empty if they are the same."""
    match = _DETAILS.match(tags.get("GameType", ""))
    if match is None:
        return {}
    black, kind, corner = match[2].upper() == "B", match[3].upper(), int(match[4])
    found = _names(rules.size, int(corner), black=black, lettered=kind == "A")
    own = layout(rules.size).letters if kind == "A" else {site: site for site in found}
    return {} if found == own else found


@cache
def _names(size: int, corner: int, *, black: bool, lettered: bool) -> dict[str, Site]:
    """Square names counted from a corner: 0 bottom left, 1 bottom right, 2 top left, 3 top right."""
    places = []
    for square in layout(size).board.squares:
        row, column = square.row, square.column
        if black:  # the player who begins sits at the bottom
            row, column = size - 1 - row, size - 1 - column
        up = size - 1 - row if corner < 2 else row
        along = size - 1 - column if corner % 2 else column
        places.append((up, along, square.name))
    if lettered:
        return {f"{chr(97 + along)}{up + 1}": site for up, along, site in places}
    return {str(number): site for number, (_, _, site) in enumerate(sorted(places), start=1)}


def type_of(rules: Rules, *, letters: bool) -> str:
    """The value of the tag GameType for these rules; empty if PDN has no number for them.

    The long form is used if the square names differ from what the number alone implies.
    """
    usual = FMJD if rules.size == FMJD.size else rules
    number = next((each for each, game in GAME_TYPES.items() if game == usual), "")
    if not number or not (letters or number in IN_LETTERS):
        return number
    begins = "B" if rules.black_begins else "W"
    corners = ("A3" if letters else "N1") if rules.black_begins else ("A0" if letters else "N2")
    return f"{number},{begins},{rules.size},{rules.size},{corners},0"


def in_letters(text: str, rules: Rules) -> str:
    """A move or a FEN with squares in letters; Russian records write a capture with a colon."""
    names = layout(rules.size).lettered
    text = re.sub(r"(\d+)-(\d+)(?=[,:]|$)", _spread, text) if ":" in text else text
    text = re.sub(r"(?<![HF\d])\d+", lambda found: names.get(found[0], found[0]), text)
    return text.replace("x", ":") if rules == RUSSIAN else text


def _spread(found: re.Match[str]) -> str:
    """Expand a range of squares: letters have no ranges."""
    return ",".join(map(str, range(int(found[1]), int(found[2]) + 1)))


def translated(text: str, names: Mapping[str, Site]) -> str:
    """A move or a FEN with our square names."""
    if not names:
        return text
    square = r"(?<![HFhf\d])[a-t]?\d+" if ":" in text else r"[a-t]?\d+"
    return re.sub(square, lambda found: names.get(found[0].lower(), found[0]), text)
