"""Every sentence of the package, and the catalogs that translate them: one for each game, one for all the others."""

from __future__ import annotations

from pathlib import Path

import ruleboard.lang
from ruleboard.lang.sentence import Entry
from ruleboard.lang.sentences import table, tables
from ruleboard.rules import games

FOLDER = Path(ruleboard.lang.__file__).parent

GAMES = tuple(game for game in games() if game in tables())
"""The games of the package itself."""

SENTENCES: dict[str, Entry] = {
    key: entry for word in tables() for key, entry in table(word).items()
}

CATALOGS = {
    "ruleboard": tuple(word for word in tables() if word not in GAMES),
    **{game: (game,) for game in GAMES},
}
"""The words with which the keys of a catalog begin."""


def sentences_in(catalog: str) -> dict[str, Entry]:
    """What a catalog has to translate."""
    return {key: entry for word in CATALOGS[catalog] for key, entry in table(word).items()}


def home(key: str) -> str:
    """The key under which something is said: a game's own, or the one for all games."""
    return key if key in SENTENCES else key.partition(".")[2]
