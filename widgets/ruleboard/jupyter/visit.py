"""A page without code, rendered by Voilà from the notebook in `pages`: one board, configured by the query string.

`?game=mills&opponent=3` is a board to play on, `?watch=mills` a film, `?game=mills&moves=d6+f4` a film of these moves;
further parameters are `position`, `lang` and `text`. The query is untrusted: it is only data, and errors are shown as
an escaped sentence.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any
from urllib.parse import parse_qsl, urlencode

from IPython.display import HTML, display

from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.play import Play
from ruleboard.lang import LANGUAGES, SOURCE, Words
from ruleboard.lang.languages import accepted
from ruleboard.rules.errors import RuleboardError, printable

QUERY, SPOKEN = "QUERY_STRING", "HTTP_ACCEPT_LANGUAGE"  # CGI environment variables
GAME, WATCH, MOVES = "game", "watch", "moves"

STYLE = (
    "<style>.ruleboard-visit {font: 1.05rem/1.5 system-ui, sans-serif; margin: 0 0 1em}"
    " .ruleboard-visit span, .ruleboard-visit a {display: inline-block; margin-right: 1em; min-height: 1.8em}"
    " .ruleboard-visit span {min-width: 5em}"
    " .ruleboard-visit a[aria-current] {color: inherit; font-weight: 600; text-decoration: none}</style>"
)

Films = Mapping[str, Sequence[str]]


def page(films: Films) -> Play | Demo | None:
    """Show the navigation and the requested board; `films` maps each game to the moves of its film."""
    asked = dict(parse_qsl(printable(os.environ.get(QUERY, ""))))
    lang = asked.get("lang") or accepted(os.environ.get(SPOKEN, ""))
    try:
        words = Words(lang)
    except RuleboardError:
        words = Words(SOURCE)
    _show(STYLE + _ways(films, asked, words))
    try:
        return _board(films, asked, lang)
    except RuleboardError as wrong:
        _show(f'<p class="ruleboard-visit" role="alert">{escape(str(wrong))}</p>')
        return None


def _show(html: str) -> None:
    display(HTML(html))  # type: ignore[no-untyped-call]


def _board(films: Films, asked: Mapping[str, str], lang: str) -> Play | Demo:
    common: dict[str, Any] = {"lang": lang, "text": "text" in asked}
    position = asked.get("position")
    if MOVES in asked:
        moves = asked[MOVES].split()
        return Demo(asked.get(GAME) or next(iter(films)), position, moves, **common)
    if WATCH in asked:
        return Demo(asked[WATCH], moves=films.get(asked[WATCH], ()), **common)
    opponent = asked.get("opponent")
    if opponent is not None and opponent.isascii() and opponent.isdecimal():
        common["opponent"] = int(opponent[:4])
    elif opponent is not None:
        common["opponent"] = opponent
    return Play(asked.get(GAME) or next(iter(films)), position, choose_rules=True, **common)


def _ways(films: Films, asked: Mapping[str, str], words: Words) -> str:
    """The navigation: links to play and to watch every game, in the language of the page."""
    kept = {"lang": asked["lang"]} if "lang" in asked else {}
    here = WATCH if WATCH in asked or MOVES in asked else GAME
    chosen = asked.get(WATCH) or asked.get(GAME) or next(iter(films))
    lines = []
    for way in (GAME, WATCH):
        links = []
        for game in films:
            at = ' aria-current="page"' if (way, game) == (here, chosen) else ""
            target = escape(urlencode({way: game, **kept}), quote=True)
            links.append(f'<a href="?{target}"{at}>{escape(words.short(f"{game}.name"))}</a>')
        said = escape(words.short("visit.watch" if way == WATCH else "visit.play"))
        lines.append(f"<div><span>{said}</span>{''.join(links)}</div>")
    code = LANGUAGES[words.languages[0]].html
    return f'<nav class="ruleboard-visit" lang="{code}">{"".join(lines)}</nav>'
