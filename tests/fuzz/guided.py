"""A coverage-guided fuzzer at one reader: `python tests/fuzz/guided.py "PDN" -max_total_time=30`."""

from __future__ import annotations

import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["ruleboard"]):
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from tests.fuzz.targets import OURS, TARGETS


def main() -> None:
    """Feed the reader that is named first; what else is named goes to the fuzzer itself."""
    target = TARGETS[sys.argv.pop(1)]

    def one(content: bytes) -> None:
        given = atheris.FuzzedDataProvider(content)
        # Words of the reader's own lead further than letters, and a text that it understands furthest.
        count = given.ConsumeIntInRange(0, 40)
        text = "".join(given.PickValueInList(list(target.words)) for _ in range(count))
        if given.ConsumeBool():
            start, end = (given.ConsumeIntInRange(0, len(target.example)) for _ in range(2))
            text = target.example[:start] + text + target.example[end:]
        text += given.ConsumeUnicode(4000)
        try:
            target.read(text)
        except OURS:
            return

    atheris.Setup(sys.argv, one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
