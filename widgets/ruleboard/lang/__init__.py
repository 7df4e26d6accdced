"""What the widgets say, in Chinese, English, Russian and Spanish.

`sentences/` lists every sentence once, in English, under the code that the program uses for it; a gettext catalog
for each language carries the translations.
"""

from ruleboard.lang.words import LANGUAGES, PAIRS, Words, has

__all__ = ["LANGUAGES", "PAIRS", "Words", "has"]
