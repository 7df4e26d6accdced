"""Translates errors raised outside a board: one sentence in the language of the notebook.

A board knows its reader's language. Code that draws a position or changes rules has no board; then the language is
`LANG`, which the first cell of a lesson sets. In a notebook without `LANG`, programmers get the usual traceback.
"""

from __future__ import annotations

from traceback import walk_tb
from types import TracebackType
from typing import Any

from IPython import get_ipython

from ruleboard.jupyter import notebook
from ruleboard.lang import EDITIONS, Words
from ruleboard.rules import registry
from ruleboard.rules.errors import RuleboardError, Unknown
from ruleboard.teaching.narration import put_into_words

LANGUAGE = "LANG"
"""The variable that holds the language of a lesson."""


def listen(shell: Any) -> None:
    """Let IPython pass our exceptions to `show`; the handler that another package has set keeps its own."""
    if shell is None or issubclass(RuleboardError, shell.custom_exceptions):
        return
    others, other = shell.custom_exceptions, shell.CustomTB

    def handler(
        shell: Any,
        kind: type[BaseException],
        error: BaseException,
        traceback: TracebackType | None,
        tb_offset: int | None = None,
    ) -> Any:
        if not isinstance(error, RuleboardError):
            return other(kind, error, traceback, tb_offset)
        tell(error, shell.user_ns.get(LANGUAGE))
        return shell.showtraceback((kind, error, traceback), tb_offset=tb_offset)

    shell.set_custom_exc((RuleboardError, *others), handler)


def tell(error: RuleboardError, lang: object) -> None:
    """Translate an error, unless a board has done so: to the language of the lesson, or else of the last board."""
    boards = notebook.NOTEBOOK.boards
    if lang not in EDITIONS and error.provisional and boards:
        lang = boards[-1].lang
    if isinstance(lang, str) and lang in EDITIONS and (error.told is None or error.provisional):
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


listen(get_ipython())
