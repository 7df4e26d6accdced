"""Translates errors raised in a lesson outside a board: one sentence in the lesson's language.

A board knows its reader's language. Code that draws a position or changes rules has no board; then the language is
`LANG`, which the first cell of a lesson sets. In a notebook without `LANG`, programmers get the usual traceback.
"""

from __future__ import annotations

from traceback import walk_tb

from IPython import get_ipython

from ruleboard.lang import EDITIONS, Words
from ruleboard.rules import registry
from ruleboard.rules.errors import RuleboardError, Unknown
from ruleboard.teaching.narration import Reader, put_into_words

LANGUAGE = "LANG"
"""The variable that holds the language of a lesson."""


def language() -> str | None:
    """The language of the lesson; None in other notebooks."""
    lang = getattr(get_ipython(), "user_ns", {}).get(LANGUAGE)
    return lang if isinstance(lang, str) and lang in EDITIONS else None


def tell_slip(error: RuleboardError) -> None:
    """Translate an error that has not been translated yet."""
    lang = language()
    if lang is not None:
        put_into_words(error, Words(lang), _game(error))


def _game(error: RuleboardError) -> str:
    """The game whose rules raised the error, from its traceback; empty if none did."""
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
