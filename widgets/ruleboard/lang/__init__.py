"""The texts of the widgets, in all languages of `languages`.

`sentences/` lists every sentence once, in English, under its key; gettext catalogs contain the translations, one
catalog for each game and one for everything else.
"""

from ruleboard.lang.languages import EDITIONS, LANGUAGES, PAIRS, SOURCE, Language, named
from ruleboard.lang.words import Words, has

__all__ = ["EDITIONS", "LANGUAGES", "PAIRS", "SOURCE", "Language", "Words", "has", "named"]
