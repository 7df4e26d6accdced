"""Messages of the commands in the user's language.

They are read from the .po files directly: a checkout has no compiled catalogs before its first installation.
"""

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
ENTRY = re.compile(r'^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)', re.MULTILINE)


class CommandError(Exception):
    """Ends the command with a message: its key in TEXTS and the parameters. Status 2 means wrong arguments."""

    def __init__(self, key: str, status: int = 1, **params: object) -> None:
        super().__init__(f"{key}: {params}")
        self.key = key
        self.status = status
        self.params = params


class Messages:
    """The messages in one language, with English as fallback."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._translated = translations(lang)

    def text(self, key: str, /, **params: object) -> str:
        """The formatted message; a tuple among the parameters becomes a list of items."""
        separator = LANGUAGES.get(self.lang, LANGUAGES[SOURCE]).separator
        shown = {
            name: separator.join(map(str, value)) if isinstance(value, tuple) else value
            for name, value in params.items()
        }
        return (self._translated.get(TEXTS[key]) or TEXTS[key]).format(**shown)

    def say(self, key: str, /, **params: object) -> None:
        """Print a message and flush."""
        print(self.text(key, **params), flush=True)

    def fail(self, error: CommandError) -> int:
        """Print an error to stderr; returns the exit status."""
        print(self.text(error.key, **error.params), file=sys.stderr)
        return error.status


def translations(lang: str) -> dict[str, str]:
    """Translations by English text; empty for a language without a catalog."""
    path = LANG / lang / "start.po"
    if not path.exists():
        return {}
    entries = ENTRY.findall(path.read_text(encoding="utf-8"))
    return {_unquoted(english): _unquoted(text) for english, text in entries}


def _unquoted(lines: str) -> str:
    return "".join(json.loads(line) for line in lines.splitlines())


def system_language(environ: Mapping[str, str], system: str | None) -> str:
    """The user's language, from the POSIX variables or the system's locale; English if we do not have it."""
    variables = [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for name in (*variables, system or ""):
        if name and name not in ("C", "POSIX") and not name.startswith("C."):
            word = re.split(r"[\W_]", name.lower())[0]
            found = [lang for lang, record in LANGUAGES.items() if word in record.spoken]
            return found[0] if found else SOURCE
    return SOURCE


def system_messages() -> Messages:
    """Messages in the language of the system."""
    return Messages(system_language(os.environ, locale.getlocale()[0]))


def lenient_output() -> None:
    """Replace characters that the console cannot encode, instead of raising UnicodeEncodeError."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
