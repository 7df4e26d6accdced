"""What was given or expected, in plain words, for those who read no sentences: programs and their logs."""

from __future__ import annotations


def told(value: object) -> str:
    """How something writes itself; what cannot even do that is told by what it is."""
    try:
        return repr(value)
    except Exception:  # noqa: BLE001 - it is not ours: anything may go wrong in it
        return type(value).__name__


def listed(value: object) -> object:
    """Several names on one line; a note is told by what its code means."""
    if isinstance(value, tuple):
        return ", ".join(_word(each) for each in value)
    return value if _code(value) is None else _word(value)


def written(value: object) -> str:
    """The same as a text."""
    return _word(listed(value))


def printable(text: str) -> str:
    """A text that any console can take once it is encoded: half a letter is none."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _code(value: object) -> object:
    try:
        return getattr(value, "code", None)
    except Exception:  # noqa: BLE001 - as above
        return None


def _word(value: object) -> str:
    try:
        code = _code(value)
        return str(value) if code is None else str(getattr(code, "meaning", code))
    except Exception:  # noqa: BLE001 - as above; Python itself writes no number of thousands of digits
        return told(value)
