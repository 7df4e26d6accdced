"""What a film shows: the caption of its step, what the author or the record says to it, and where one is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ruleboard.lang import Words
from ruleboard.machines.demo import DemoState
from ruleboard.page.counters import pressing
from ruleboard.page.html import Passage
from ruleboard.page.rules import unusual_page
from ruleboard.page.view import Look, Place, View, view
from ruleboard.session.inputs import Reply

Caption = str | Mapping[str, str]
"""An author's own words for a step: one text, or one for each language."""

ABOVE: tuple[Place, ...] = ("headline", "comment")
BELOW: tuple[Place, ...] = ("answer", "legend")


@dataclass(frozen=True, slots=True)
class Script:
    """What an author says to a film: `captions` instead of the film's own words, `comments` besides them."""

    captions: Mapping[int, Caption] = field(default_factory=dict, hash=False)  # by step
    comments: Mapping[int, Caption] = field(default_factory=dict, hash=False)  # by moves played


def demo_view(
    state: DemoState,
    reply: Reply,
    words: Words,
    look: Look,
    *,
    said: tuple[str, ...],
    script: Script,
) -> View:
    """The step that is shown."""
    shown = view(state, reply, words, look, said=said)
    own = script.captions.get(state.at)
    comment = None if state.frame.asks else script.comments.get(state.frame.played)
    step = words("ui.step", k=state.at + 1, count=len(state.frames))
    return replace(
        shown,
        headline=Passage("caption", shown.duty.texts if own is None else _own(words, own)),
        comment=Passage("comment", () if comment is None else _own(words, comment)),
        step=Passage("count", step),
        at=state.at,
        last=len(state.frames) - 1,
        picking=state.mode == "asking",
        counters=pressing(words, state.position.game, state.counters),
        rules=unusual_page(words.lang, state.position.game, state.position.rules),
    )


def _own(words: Words, text: Caption) -> tuple[str, ...]:
    """An author's own words, in the languages that there are."""
    if isinstance(text, str):
        return (text,) + ("",) * (len(words.languages) - 1)
    return tuple(text.get(language, "") for language in words.languages)
