"""The tables of sentences fit together: a key belongs to one of them, so their order does not matter."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pkgutil import iter_modules

from ruleboard.lang import sentences


def test_no_key_is_in_two_tables() -> None:
    modules = [
        import_module(f"{sentences.__name__}.{m.name}") for m in iter_modules(sentences.__path__)
    ]
    tables = [module.SENTENCES for module in modules if hasattr(module, "SENTENCES")]
    assert len(tables) > 5
    keys = Counter(key for table in tables for key in table)
    assert [key for key, times in keys.items() if times > 1] == []
    assert set(keys) == set(sentences.SENTENCES)
