"""The terms of the games: which ones must not be used, and which must translate a certain English term.

Lessons and messages are both checked. Patterns are regular expressions and match from the start of a word.
Languages and games without a list are not checked.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from ruleboard.lang import LANGUAGES, SOURCE

BANNED: dict[str, dict[str, dict[str, str]]] = {
    "en": {
        "any": {
            r"[Gg]rinders?\b|[Pp]inwheels?\b|[Mm]olinos?\b": "mill",
            r"[Tt]okens?\b|[Tt]iles?\b|(?<!\()[Cc]heckers?\b": "man",
            r"[Ii]llegal move": "the reason why",
            r"[Cc]olors?\b|[Cc]olored\b|[Cc]enter": "colour, coloured, centre",
            r"[Nn]eighbor|[Ff]avorite|[Gg]ray\b|[Dd]efense\b": "British spelling",
            r"\w+yz(?:e|ed|ing)\b|[Cc]anceled\b|[Tt]raveled\b|[Ll]abeled\b": "British spelling",
        },
        "mills": {
            r"[Cc]aptur\w*": "remove",
            r"(?:[Ww]hite|[Bb]lack) m[ae]n\b": "White's man, Black's men",
        },
        "draughts": {
            r"[Cc]hinese [Cc]heckers": "international draughts",
            r"(?:[Ww]hite|[Bb]lack) m[ae]n\b": "White's man, Black's men",
            r"[Hh]alf-moves?": "moves, counting both sides",
        },
        "relati": {r"[Mm]an\b|[Mm]en\b": "symbol"},
    },
    "zh": {
        "any": {r"您": "你", r"平局": "和棋"},
        "mills": {r"吃": "提（子）", r"兵|王棋": "子", r"打叉点": "禁点", r"任提": "任意提掉"},
        "draughts": {
            r"普通棋子": "兵",
            r"强制吃最多": "有多吃多",
            r"(?<!不是)中国跳棋": "国际跳棋",
            r"国王|皇后": "王棋",
            r"提子|提掉": "吃子",
        },
        "relati": {r"连接": "连线", r"砲|臺": "炮台", r"断线": "失联"},
    },
    "ru": {
        "any": {
            r"[Фф]игур\w*": "фишка, шашка, символ",
            r"[Вв]раг\w*|[Вв]раж\w*": "соперник",
            r"[Лл]егальн\w*|[Нн]елегальн\w*": "возможный",
            r"(?<=[а-яё,;] )(?:Вы|Вас|Вам|Вами|Ваш\w*)\b": "вы, in small letters",
        },
        "mills": {
            r"[Шш]аш(?:к|ек|еч)\w*": "фишка",
            r"[Дд]ам(?:к|ок)\w*|[Пп]еш(?:к|ек)\w*": "фишка",
            r"[Бб]ить\b|[Бб]ь[её]т\w*|[Пп]обить\b|[Вв]зяти\w*|[Сс]рубить\b": "снять",
        },
        "draughts": {r"[Фф]ишк\w*|[Фф]ишек\b": "шашка", r"[Кк]орол(?!евск)\w*": "дамка"},
        "relati": {r"[Фф]ишк\w*|[Фф]ишек\b|[Шш]аш(?:к|ек)\w*": "символ"},
    },
    "es": {
        "any": {r"[Uu]sted(?:es)?\b": "tú"},
        "mills": {
            r"[Cc]aptur\w*|[Cc]omer\b|[Cc]ome\b|[Cc]omes\b": "retirar",
            r"[Pp]iezas?\b|[Pp]e[oó]n(?:es)?\b|[Dd]amas?\b": "ficha",
            r"[Ff]ase m[oó]vil": "fase de movimiento",
        },
        "draughts": {
            r"[Rr]ey(?:es)?\b|[Rr]einas?\b": "dama",
            r"[Ee]mpat\w*": "tablas",
            r"[Ff]ichas?\b": "pieza",
        },
        "relati": {r"[Ff]ichas?\b|[Pp]iezas?\b": "símbolo"},
    },
}
"""By language and game: forbidden terms, and what to write instead."""

REQUIRED: dict[str, dict[str, dict[str, str]]] = {
    "any": {
        r"[Bb]oards?\b": {"zh": "棋盘|盘", "ru": "[Дд]оск|[Дд]осок", "es": "[Tt]abler"},
        r"White\b": {"zh": "白", "ru": "[Бб]ел", "es": "[Bb]lanc"},
        r"Black\b": {"zh": "黑", "ru": "[Чч]ёрн", "es": "[Nn]egr"},
        r"[Oo]pponent": {"zh": "对方", "ru": "[Сс]оперник", "es": "[Rr]ival"},
        r"[Hh]int": {"zh": "提示", "ru": "[Пп]одсказ", "es": "[Pp]ista"},
        r"[Ee]xercise": {"zh": "练习|题", "ru": "[Уу]пражнени", "es": "[Ee]jercicio"},
        r"[Ss]olution": {"zh": "答案", "ru": "[Рр]ешени", "es": "[Ss]oluci"},
    },
    "mills": {
        r"[Mm]ills?\b": {"zh": "三", "ru": "[Мм]ельниц", "es": "[Mm]olino"},
        r"[Ff]ly\b|[Ff]lying": {
            "zh": "飞",
            "ru": "[Пп]олёт|[Лл]ет[ае]|[Пп]еренос|[Пп]еренес",
            "es": "[Vv]uel|[Vv]ol",
        },
    },
    "draughts": {
        r"[Kk]ings?\b": {"zh": "王", "ru": "[Дд]ам(?:к|ок)", "es": "[Dd]ama|[Cc]oron"},
        r"[Cc]aptur": {
            "zh": "吃",
            "ru": "[Бб]и|[Бб]ь|[Вв]з|[Вв]озьм|[Пп]об[еи]",
            "es": "[Cc]aptur",
        },
    },
    "relati": {
        r"[Ss]ymbol": {"zh": "符号", "ru": "[Сс]имвол", "es": "[Ss]ímbolo"},
        r"[Rr]oots?\b": {"zh": "根源", "ru": "[Кк]орен|[Кк]орн", "es": "[Rr]a[ií]"},
        r"[Dd]isconnect": {"zh": "失联", "ru": "[Оо]трез", "es": "[Dd]esconect"},
        r"[Cc]annon": {"zh": "炮", "ru": "[Пп]уш(?:к|ек)", "es": "[Cc]añ[oó]n"},
    },
}
"""By game: an English term, and what its translation must contain. "Man" may be left implicit, "mill" may not."""

STIFF: dict[str, dict[str, str]] = {
    "en": {
        r"[Pp]ossible are|[Nn]eeded (?:is|are)|[Ee]xpected is": "Allowed, it needs",
        r"[Ww]hoever\b|[Oo]ne's own": "a player who, your own",
        r"is no (?:source|cannon|sign)|is none\b": "is not a",
        r"hangs? on\b": "depends on",
        r"[Ff]ilms?\b": "demo",
        r"1 (?:more|extra|symbol|shell|star|move)": "one",
    },
    "zh": {
        r"横[一走]": "向旁边拐",
        r"相隔两格": "隔一格",
        r"牵在|牵着": "靠…连着",
        r"一着": "一步",
    },
    "ru": {r"прям(?:ой|ого|ому) пут\w*": "напрямую", r"«Сначала»": "«Заново»"},
    "es": {
        r"libres? de paso": "despejada",
        r"\btom(?:a|ar|an)\b": "capturar",
        r"(?<!más )de una vez": "con una jugada",
    },
}
"""By language: phrases that sound translated in messages, and what to write instead."""


def banned(text: str, language: str, games: Collection[str]) -> Iterator[str]:
    """The forbidden terms in a text about these games."""
    known = BANNED.get(language, {})
    tables = [known.get(game, {}) for game in games]
    for match, instead in _matches(known.get("any", {}), text, language):
        yield f"{match!r}; write {instead}"
    for match, instead in _matches(tables[0], text, language):
        if all(any(re.fullmatch(pattern, match) for pattern in table) for table in tables[1:]):
            yield f"{match!r}; write {instead}"


def required(english: str, text: str, language: str, games: Collection[str]) -> Iterator[str]:
    """The terms of an English text that its translation does not contain in the game's words."""
    words = dict(REQUIRED["any"])
    if len(games) == 1:  # with several games, one term may have several translations
        words |= REQUIRED.get(next(iter(games)), {})
    for pattern, renderings in words.items():
        match = re.search(_whole(pattern, SOURCE), english)
        if match and language in renderings and not re.search(renderings[language], text):
            yield f"{match[0]!r} is not rendered by {renderings[language]}"


def _matches(table: dict[str, str], text: str, language: str) -> Iterator[tuple[str, str]]:
    for pattern, instead in table.items():
        for match in re.finditer(_whole(pattern, language), text):
            yield match[0], instead


def _whole(pattern: str, language: str) -> str:
    """The pattern anchored to the start of a word, in languages with spaces between words."""
    return pattern if not LANGUAGES[language].joiner else rf"(?<![^\W\d_])(?:{pattern})"
