"""The View of a demo: the caption of the current step, the comment of the author or the record, the step number."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ruleboard.lang import Words
from ruleboard.machines.board import Board
from ruleboard.machines.demo import SPEEDS, Caption, DemoState
from ruleboard.page.controls import (
    BACK,
    COMMON,
    DESCRIBE,
    FIRST,
    FLIP,
    HELP,
    SLIDER,
    TURNING,
    Command,
)
from ruleboard.page.counters import pressing
from ruleboard.page.html import Passage
from ruleboard.page.kind import Commands, Kind, Part, Stage, Strip, buttons, row, turned
from ruleboard.page.rules import unusual_page
from ruleboard.page.view import Look, Place, View, view

ABOVE: tuple[Place, ...] = ("headline", "comment")
BELOW: tuple[Place, ...] = ("answer", "legend")


def demo_view(board: Board[DemoState], words: Words, look: Look, said: tuple[str, ...]) -> View:
    """The View of the current step."""
    state = board.state
    shown = view(board.shown, board.reply, words, look, said=said)
    own = state.script.captions.get(state.at)
    comment = None if state.frame.asks else state.script.comments.get(state.frame.played)
    step = words("ui.step", k=state.at + 1, count=len(state.frames))
    return replace(
        shown,
        headline=Passage("caption", shown.duty.texts if own is None else _own(words, own)),
        comment=Passage("comment", () if comment is None else _own(words, comment)),
        step=Passage("count", step),
        at=state.at,
        last=len(state.frames) - 1,
        picking=state.mode == "asking",
        counters=pressing(words, state.position.game, state.frame.counters),
        rules=unusual_page(words.lang, state.position.game, state.position.rules),
    )


def _own(words: Words, text: Caption) -> tuple[str, ...]:
    """An author's text in each of the reader's languages; empty where it is not translated."""
    if isinstance(text, str):
        return (text,) + ("",) * (len(words.languages) - 1)
    return tuple(text.get(language, "") for language in words.languages)


CLICKER = ("PageUp", "PageDown")
"""Keys that presentation remotes send; they change the step at a question too."""

PLAY = Command("play", "play", ("p",))
SPEED = Command("speed", "tachometer", ("s",))
TRY = Command("try", "hand-pointer-o", ("t",))


def commands(board: Board[DemoState]) -> Commands:
    """The commands of a film. At a question the arrow keys move the focus, and only CLICKER keys change the step."""
    state = board.state
    at, last = state.at, len(state.frames) - 1
    asking = state.mode == "asking"
    first, back, onward, end = (
        replace(
            each,
            off=at == (0 if each in (FIRST, BACK) else last),
            deaf=tuple(key for key in each.keys if asking and key not in CLICKER),
        )
        for each in TURNING
    )
    return (
        first,
        back,
        turned(PLAY, on=state.playing, word="ui.pause", icon="pause"),
        onward,
        end,
        replace(SPEED, sentence=[*SPEEDS][state.pace]),
        turned(TRY, on=board.below is not None, word="ui.try_close", icon="times"),
        FLIP,
        DESCRIBE,
        HELP,
    )


def _parts(_: Board[DemoState], known: Commands) -> tuple[Part, ...]:
    return (
        Stage(("headline", ("reply", "answer"), "comment")),
        Strip(
            (
                row(*buttons(known), COMMON),
                row(("film", SLIDER, "step"), wide=False),
                *("legend", ("foot", "counters"), "rules"),
            )
        ),
    )


def _switches(board: Board[DemoState]) -> dict[str, Any]:
    state = board.state
    return {"playing": state.playing, "pace": [*SPEEDS.values()][state.pace]}


KIND = Kind(
    commands=commands,
    parts=_parts,
    look=demo_view,
    switches=_switches,
    above=ABOVE,
    below=BELOW,
)
