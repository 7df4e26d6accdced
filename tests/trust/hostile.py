"""Texts that would like to be more than texts, in every place where an author, a file or a reader can put one."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any

import ruleboard as rb
from ruleboard.rules import draughts, mills

MARK = "ruleboardPwned"
TEXTS = (
    f"<script>window.{MARK}=1</script>",
    f"<img src=x onerror=window.{MARK}=1>",
    f"\"'><svg/onload=window.{MARK}=1>",
    f"</title></text></svg><script>window.{MARK}=1</script>",
    f"[x](javascript:window.{MARK}=1)",
    f"${{window.{MARK}=1}}",
)
WHOLE = " ".join(TEXTS)
NAME = "".join(TEXTS)


def typed() -> rb.Play:
    """A board on which somebody has written something else than a move."""
    board = rb.Play("mills")
    board.type(WHOLE)
    return board


BOARDS: dict[str, Callable[[], Any]] = {
    "captions": lambda: rb.Demo("mills", moves=["d6"], captions={0: WHOLE, 1: {"en": WHOLE}}),
    "comments": lambda: rb.Demo("mills", moves=["d6"], comments={0: WHOLE}),
    "a comment of a mills record": lambda: rb.Demo.read(
        f"{{{WHOLE.replace('}', '')}}} 1. d6", "mills"
    ),
    "a comment and tags of a PDN": lambda: rb.Demo.read(
        f'[White "{WHOLE.replace(chr(34), "")}"]\n{{{WHOLE.replace("}", "")}}} 1. 32-28 *',
        "draughts",
    ),
    "a game that is looked back at": lambda: rb.Review.read(
        f'[White "{WHOLE.replace(chr(34), "")}"]\n{{{WHOLE.replace("}", "")}}} 1. 32-28 *',
        "draughts",
        nodes=20,
    ),
    "rules of one's own name": lambda: rb.Play(mills.start(mills.STANDARD.replace(name=NAME))),
    "rules that are chosen": lambda: rb.Play(
        draughts.start(draughts.FMJD.replace(name=NAME)), choose_rules=True
    ),
    "rules that are compared": lambda: rb.Compare(
        "mills", rules=["standard", mills.STANDARD.replace(name=NAME, flies_at=4)]
    ),
    "what is typed": typed,
    "a name for progress": lambda: rb.Exercise(
        "draughts", "W:W32:B28", goal=rb.goals.captures(1), id=NAME
    ),
    "a board in words": lambda: rb.Demo("mills", moves=["d6"], captions={0: WHOLE}, text=True),
}
"""A board for each place where a hostile text can stand."""


class Found(HTMLParser):
    """The tags and attributes of a page that could run something."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("script", "iframe", "object", "embed", "link", "base", "form", "foreignobject"):
            self.wrong.append(tag)
        for name, value in attrs:
            risky = (value or "").strip().lower().startswith(("javascript:", "data:text"))
            if name.startswith("on") or (name in ("href", "src", "xlink:href") and risky):
                self.wrong.append(f"{tag} {name}={value}")


def running(html: str) -> list[str]:
    """What in a page could run."""
    found = Found()
    found.feed(html)
    return found.wrong
