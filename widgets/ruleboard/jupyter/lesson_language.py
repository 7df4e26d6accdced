"""What goes wrong in a lesson outside a board is told as its boards would tell it: one sentence, in its language.

A board knows its reader's language. Whoever draws a board or changes rules has no board yet: then the language is the
one that the first cell of a lesson names, `LANG`. In a notebook without it, programmers keep their traceback.
"""

from __future__ import annotations

from traceback import walk_tb

from IPython import get_ipython

from ruleboard.lang import EDITIONS, Words
from ruleboard.rules import registry
from ruleboard.rules.errors import RuleboardError, Unknown
from ruleboard.teaching.narration import Reader, put_into_words

LANGUAGE = "LANG"
"""The name under which a lesson keeps its language."""


def language() -> str | None:
    """The language that the lesson names; None in other notebooks."""
    lang = getattr(get_ipython(), "user_ns", {}).get(LANGUAGE)
    return lang if isinstance(lang, str) and lang in EDITIONS else None


def tell_slip(error: RuleboardError) -> None:
    """Put an error into words that nobody has put into words yet."""
    lang = language()
    if lang is not None:
        put_into_words(error, Words(lang), _game(error))


def _game(error: RuleboardError) -> str:
    """The game in whose rules an error was raised; empty if it was raised elsewhere."""
    raised = [str(frame.f_globals.get("__name__")) for frame, _ in walk_tb(error.__traceback__)]
    for name in reversed(raised):
        for game in registry.games():
            home = _home(game)
            if home and f"{name}.".startswith(f"{home}."):
                return game
    return ""


def _home(game: str) -> str:
    """The module of a game's rules; empty if they cannot be loaded."""
    try:
        found = registry.part(game, "rules")
    except Unknown:
        return ""
    return found.__name__ if found else ""


RuleboardError.teller = tell_slip
Reader.of_page = language
