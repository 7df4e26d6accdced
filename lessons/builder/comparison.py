"""Describes the differences between a committed notebook and a fresh build: cell, part, line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

_EXCERPT = 80


def differences(committed: str, fresh: str) -> list[str]:
    """One message for each difference; empty if and only if the texts are equal."""
    if committed == fresh:
        return []
    if not fresh.startswith("{"):
        return ["is another picture"]
    try:
        old = json.loads(committed)
    except ValueError as error:
        return [f"is no notebook: {error}"]
    found = list(_notebook_differences(old, json.loads(fresh)))
    return found or ["holds the same, but is written differently"]


def _notebook_differences(old: dict[str, Any], new: dict[str, Any]) -> Iterator[str]:
    for part in sorted((old.keys() | new.keys()) - {"cells"}):
        if old.get(part) != new.get(part):
            yield f"{part}: {_first_difference(old.get(part), new.get(part))}"
    before = {cell.get("id"): cell for cell in old.get("cells", ())}
    after = {cell["id"]: cell for cell in new["cells"]}
    yield from (f"cell {name}: missing" for name in after if name not in before)
    yield from (f"cell {name}: is no longer in the source" for name in before if name not in after)
    common = [name for name in before if name in after]
    if common != [name for name in after if name in before]:
        yield "the cells are in another order"
    for name in common:
        yield from (f"cell {name}: {text}" for text in _cell_differences(before[name], after[name]))


def _cell_differences(old: dict[str, Any], new: dict[str, Any]) -> Iterator[str]:
    for part in sorted(old.keys() | new.keys()):
        if old.get(part) != new.get(part):
            yield f"{part}: {_first_difference(old.get(part), new.get(part))}"


def _first_difference(old: Any, new: Any) -> str:
    """Descend to the first difference of two JSON values."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name in sorted(old.keys() | new.keys()):
            if old.get(name) != new.get(name):
                return f"{name}: {_first_difference(old.get(name), new.get(name))}"
    if isinstance(old, list) and isinstance(new, list):
        for count, (one, other) in enumerate(zip(old, new, strict=False), 1):
            if one != other:
                return f"{count}: {_first_difference(one, other)}"
        return f"committed {len(old)}, now {len(new)}"
    return f"committed {_short(old)}, now {_short(new)}"


def _short(value: Any) -> str:
    shown = "nothing" if value is None else json.dumps(value, ensure_ascii=False)
    return shown if len(shown) <= _EXCERPT else f"{shown[:_EXCERPT]}…"
