"""A hand at a board: inputs one after another, and what comes of them."""

from __future__ import annotations

from collections.abc import Iterable

from ruleboard.machines.play import PlayState, begin_play, step
from ruleboard.rules import begin
from ruleboard.rules.base import Position, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Click, Input, Reply

Given = Input | Site
"""Something that a person does; a site by itself is clicked."""


def given(each: Given) -> Input:
    """What the machine gets."""
    return Click(each) if isinstance(each, str) else each


def played(start: Position | tuple[str, str], *inputs: Given) -> tuple[PlayState, Reply]:
    """A board after some inputs, and the answer to the last; the start is a position, or a game and a text."""
    state = begin_play(begin(*start) if isinstance(start, tuple) else start)
    reply = Reply()
    for each in inputs:
        state, reply = step(state, given(each))
    return state, reply


def codes(reply: Reply) -> list[str]:
    """What is said."""
    return [note.code for note in reply.notes]


def last_words(reply: Reply) -> list[str]:
    """What is said, without the game and the kind of note."""
    return [code.rpartition(".")[2] for code in codes(reply)]


def kinds(marks: Iterable[Mark]) -> set[str]:
    """The kinds of some marks."""
    return {mark.kind for mark in marks}
