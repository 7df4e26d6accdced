"""Checks the typography of a text in each language: script, punctuation, spelling.

Lessons and messages are both checked. It works on plain text: callers remove code and markup first, and put `a1`
where Latin letters or digits will be inserted.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from ruleboard.lang import LANGUAGES

HAN = r"㐀-鿿"
CYRILLIC = r"Ѐ-ӿ"
LATIN_LETTERS = r"A-Za-zÀ-ÖØ-öø-ÿ"
SCRIPTS = (HAN, CYRILLIC, LATIN_LETTERS)

LATIN = {
    *("Enter", "Esc", "Tab", "Space", "Home", "End", "Shift", "Ctrl", "PageUp", "PageDown"),
    *("JupyterLab", "Jupyter", "Python", "Binder", "English", "FMJD", "Relati", "Molendinum"),
    *("Lasker", "Morabaraba", "ruleboard", "PDN", "Run", "All", "Cells", "fixiabis", "TwixT"),
}
"""Words that stay in Latin letters in every language."""

NAMES = {"成三棋", "国际跳棋", "Мельница", "Русский", "简体中文"}
"""Names in another script that stay as they are in every language."""

_SITES = r"\b[A-Za-z]\d{1,2}(?:[-–x:][A-Za-z]?\d{1,2})*\b|\b\d{1,2}(?:[-x]\d{1,2})+\b"
_CODES = r"\b[FBLRC]{1,3}(?:–[FBLRC]{1,3})*\b|\b[A-Z]\b"  # directions of Relati, single keys

_ADJECTIVE = "(?:ый|ая|ое|ые|ого|ой|ому|ую|ым|ыми|ых|ом|ий|ие|им|ими|их)"
_WITHOUT_YO = re.compile(
    r"\b(?:"
    r"еще|ее|нее|свое|мое|твое|трех|четырех|причем|вперед|"
    r"(?:не)?четн\w+|надежн\w+|серьезн\w+|звездочк\w+|звезд|звездами|звездах|"
    rf"(?:черн|темн|зелен|желт|мертв|тверд|тяжел|легк|четк){_ADJECTIVE}|"
    r"(?:полет|прием|объем|расчет|учет)(?:а|у|ом|е|ы|ов|ами|ах)?|счет(?:у|ом|е)?|ребенок|"
    r"щелкн\w+|идет|(?!вы)\w*йдет|придет(?:ся)?|(?!вы)\w*бьет(?:ся)?|(?!вы)\w*несет|"
    r"(?!вы)\w*ведет|берет|ждет|живет|растет|возьмет|вернет(?:ся)?|начнет(?:ся)?|поймет|"
    r"(?:от|с|за|на|при|по|у|про|раз|пере|вы|из)?дает(?:ся)?|(?:о|до|в|у|от|пере)стает(?:ся)?|"
    r"определен|разрешен|запрещен|завершен|включен|окружен|защищен|перенесен|побежден"
    r")\b",
    re.IGNORECASE,
)
"""Words that people often write with е where Russian has ё."""


def faults(text: str, language: str) -> list[str]:
    """All typographic faults in a plain text."""
    return [*script(text, language), *RULES.get(language, _spaced)(text)]


def letters(language: str) -> str:
    """A pattern for the letters of a language: the script in which its own name is written."""
    own = next(script for script in SCRIPTS if re.search(rf"[{script}]", LANGUAGES[language].name))
    return rf"[{own}]"


def script(text: str, language: str) -> Iterator[str]:
    """Letters of a foreign script."""
    for name in NAMES:
        text = text.replace(name, " ")
    if mixed := re.search(rf"[{CYRILLIC}][A-Za-z]|[A-Za-z][{CYRILLIC}]", text):
        yield f"Latin and Cyrillic letters in one word: {_around(text, mixed)}"
    own = letters(language)
    foreign = "".join(part for part in (HAN, CYRILLIC) if part not in own)
    if found := re.search(rf"[{foreign}]+", text):
        yield f"letters of another script: {found[0]!r}"
    if LATIN_LETTERS not in own:
        bare = re.sub(rf"{_SITES}|{_CODES}", " ", text)
        for word in re.findall(rf"[{LATIN_LETTERS}]+", bare):
            if word not in LATIN:
                yield f"a word in Latin letters: {word!r}"


def _chinese(text: str) -> Iterator[str]:
    if found := re.search(rf"[{HAN}”’」）] ?[,.:;!?()]|[,.:;!?()] ?[{HAN}“‘（]", text):
        yield f"half-width punctuation: {_around(text, found)}"
    if found := re.search(r"[\"']", text):
        yield f"straight quotes, expected “”: {_around(text, found)}"
    if found := re.search(r"\.\.\.", text):
        yield f"three dots, expected ……: {_around(text, found)}"
    if found := re.search(r"[０-９Ａ-Ｚａ-ｚ]", text):
        yield f"full-width letter or digit: {found[0]!r}"
    if found := re.search(rf"[{HAN}][A-Za-z0-9]|[A-Za-z0-9][{HAN}]", text):
        yield f"no space between Chinese and Latin or digits: {_around(text, found)}"
    if found := re.search(rf"[{HAN}] +[{HAN}]| [，。：；！？、）”]|[，。：；！？、（“] ", text):
        yield f"a space too many: {_around(text, found)}"


def _russian(text: str) -> Iterator[str]:
    if found := re.search(r"[\"“”„]", text):
        yield f"quotes, expected « »: {_around(text, found)}"
    if text.count("«") != text.count("»"):
        yield "« and » are not in pairs"
    if found := re.search(r"[а-яё] [-–] \w|\w [-–] [а-яё]|\w—|—\w", text):
        yield f"a dash between words is — with spaces: {_around(text, found)}"
    for word in _WITHOUT_YO.findall(text):
        yield f"ё is missing: {word!r}"
    yield from _spaced(text)


def _spanish(text: str) -> Iterator[str]:
    if found := re.search(r"[\"“”„]", text):
        yield f"quotes, expected « »: {_around(text, found)}"
    if text.count("«") != text.count("»"):
        yield "« and » are not in pairs"
    for opening, closing in (("¿", "?"), ("¡", "!")):
        inside = False
        for sign in re.findall(rf"[{opening}{closing}]", text):
            if inside == (sign == opening):
                yield f"{opening} and {closing} are not in pairs"
                break
            inside = sign == opening
        else:
            if inside:
                yield f"{opening} and {closing} are not in pairs"
    yield from _spaced(text)


def _spaced(text: str) -> Iterator[str]:
    if found := re.search(r" [,.:;!?]|\.\.\.", text):
        yield f"punctuation: {_around(text, found)}"


RULES = {"zh": _chinese, "ru": _russian, "es": _spanish}
"""Checks by language; other languages only have the punctuation check for languages with spaces."""


def _around(text: str, match: re.Match[str]) -> str:
    return repr(text[max(0, match.start() - 12) : match.end() + 12])


def width(text: str) -> float:
    """The approximate width of a text, in full-width letters; rather too large than too small."""
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return wide + 0.6 * (len(text) - wide)
