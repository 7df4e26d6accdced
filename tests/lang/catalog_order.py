"""Puts the entries of all catalogs into the order of the program: `python -m tests.lang.catalog_order`.

Each entry gets the keys of its sentence as a comment. Entries can be added and merged from anywhere; this writes them
where the tests and translators expect them.
"""

from __future__ import annotations

import re
from pathlib import Path

from ruleboard.lang.sentence import Sentence
from tests.lang.catalog_measures import keys_of
from tests.lang.every import FOLDER, sentences_in

_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
_KEYS = re.compile(r"^#\. .*\n", re.MULTILINE)


def ordered(text: str, name: str) -> str:
    """A catalog in the order of the program; entries that the program does not use are left out."""
    head, *entries = text.rstrip("\n").split("\n\n")
    found = {_sentence(entry): entry for entry in entries}
    wanted = keys_of(sentences_in(name))
    lines = (
        f"#. {', '.join(keys)}\n{_KEYS.sub('', found[sentence])}"
        for sentence, keys in wanted.items()
        if sentence in found
    )
    return "\n\n".join([head, *lines]) + "\n"


def _sentence(entry: str) -> Sentence:
    part = re.split(r"^(?=msg)", entry, flags=re.MULTILINE)
    values = {each.partition(" ")[0]: "".join(_STRING.findall(each)) for each in part}
    return Sentence(
        _plain(values["msgid"]),
        _plain(values["msgid_plural"]) if "msgid_plural" in values else None,
    )


def _plain(text: str) -> str:
    return text.replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\")


def main() -> None:
    """Rewrite every catalog."""
    for path in sorted(Path(FOLDER).glob("*/LC_MESSAGES/*.po")):
        path.write_text(ordered(path.read_text(encoding="utf-8"), path.stem), encoding="utf-8")


if __name__ == "__main__":
    main()
