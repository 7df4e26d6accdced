"""What the widgets say, in every language that `languages` has a record of.

`sentences/` lists every sentence once, in English, under the code that the program uses for it; gettext catalogs carry
the translations, one for each game and one for everything else.
"""

from ruleboard.lang.languages import EDITIONS, LANGUAGES, PAIRS, SOURCE, Language, named
from ruleboard.lang.words import Words, has

__all__ = ["EDITIONS", "LANGUAGES", "PAIRS", "SOURCE", "Language", "Words", "has", "named"]
