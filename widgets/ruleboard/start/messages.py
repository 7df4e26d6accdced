"""Says the sentences of the commands in the reader's language, before anything is installed or compiled."""

from __future__ import annotations

import json
import locale
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path

from ruleboard.lang.languages import LANGUAGES, SOURCE
from ruleboard.start.texts import TEXTS

LANG = Path(__file__).resolve().parent.parent / "lang"


class Stop(Exception):
    """The command ends here, with a sentence: its name, and what belongs into its blanks. Status 2 is a wrong wish."""

    def __init__(self, saying: str, status: int = 1, **params: object) -> None:
        super().__init__(f"{saying}: {params}")
        self.saying = saying
        self.status = status
        self.params = params


class Speaker:
    """Says our sentences in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._translated = translations(lang)

    def text(self, saying: str, /, **params: object) -> str:
        """The sentence of a name, in English where the language lacks it; a tuple becomes a list of names."""
        told = {name: self._shown(value) for name, value in params.items()}
        return (self._translated.get(TEXTS[saying]) or TEXTS[saying]).format(**told)

    def _shown(self, value: object) -> object:
        language = LANGUAGES.get(self.lang, LANGUAGES[SOURCE])
        return language.separator.join(map(str, value)) if isinstance(value, tuple) else value

    def say(self, saying: str, /, **params: object) -> None:
        """Print a sentence at once."""
        print(self.text(saying, **params), flush=True)

    def end(self, stop: Stop) -> int:
        """Print the sentence with which a command ends; returns its status."""
        print(self.text(stop.saying, **stop.params), file=sys.stderr)
        return stop.status


def translations(lang: str) -> dict[str, str]:
    """What the English texts are in a language, as far as it has them."""
    path = LANG / lang / "start.po"
    if not path.exists():
        return {}
    entries = re.findall(
        r'^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)', path.read_text(encoding="utf-8"), re.MULTILINE
    )
    return {_unquoted(english): _unquoted(text) for english, text in entries}


def _unquoted(lines: str) -> str:
    return "".join(json.loads(line) for line in lines.splitlines())


def reader_language(environ: Mapping[str, str], system: str | None) -> str:
    """The language of the person at this machine, as far as we have lessons in it; else English."""
    spoken = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for name in (*spoken, system or ""):
        if name and name not in ("C", "POSIX") and not name.startswith("C."):
            word = re.split(r"[\W_]", name.lower())[0]
            found = [lang for lang, record in LANGUAGES.items() if word in record.spoken]
            return found[0] if found else SOURCE
    return SOURCE


def reader() -> Speaker:
    """Speaks to whoever sits at this machine."""
    return Speaker(reader_language(os.environ, locale.getlocale()[0]))


def patient_streams() -> None:
    """Let an old console that lacks our letters show something else in their place."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
