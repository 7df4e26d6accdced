"""A View: all that a board shows at one moment, made once from the state, the last reply, the words and the look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ruleboard import scene
from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.html import Block, Passage, Table, Tray, joined, picture
from ruleboard.page.legend import legend
from ruleboard.rules.base import Piece, Position, Site
from ruleboard.scene import svg, text, theme
from ruleboard.scene.shapes import Mark, Scene
from ruleboard.session.inputs import Reply, State
from ruleboard.session.motion import Motion
from ruleboard.teaching.narration import tell

COORDINATES: Mapping[str, bool | str] = {"names": True, "grid": "grid", "none": False}
"""What can stand at the squares, as pictures know it."""

Place = str | tuple[Any, ...]
"""The name of a part of a View; or a frame around some places: its class, then the places."""

ANSWERED: Place = ("status", "headline", "known", "answer")
"""What is to be done, and what the board answered."""

STATUS: tuple[Place, ...] = (ANSWERED, "legend")
"""What most boards say at the picture."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a reader wants to see a board."""

    theme: str = "light"
    coordinates: str = "names"  # one of COORDINATES
    text: bool = False  # in words, without a picture


USUAL = Look()
SILENT = Passage()


@dataclass(frozen=True, kw_only=True, slots=True)
class View:
    """What a board shows: a picture, what is said of its sites, and the words around it."""

    # The picture.
    scene: Scene
    look: Look = USUAL
    marks: tuple[Mark, ...] = ()  # as they are in the picture
    diagram: str = ""  # the board in letters
    description: str = ""  # the board in a sentence, for whoever cannot see it
    motion: Motion = ()  # how it came from what was shown before; nothing if it is not to be seen
    moving: bool = True  # whether that is shown; else it is only heard

    # The sites.
    languages: tuple[str, ...] = ("en",)
    title: str = ""  # what a screen reader calls the board
    labels: Mapping[Site, tuple[str, ...]] = field(default_factory=dict, hash=False)
    pressed: tuple[Site, ...] = ()  # what is chosen
    carried: tuple[Site, ...] = ()  # whose pieces can be dragged to another site
    off: tuple[Site, ...] = ()  # whose pieces can be dragged off the board
    ways: Mapping[Site, tuple[Site, ...]] = field(default_factory=dict, hash=False)  # where to
    keys: tuple[str, ...] = ()  # the keys that mean something now

    # The board in words, where there is no picture.
    described: Passage = SILENT  # what stands where
    marked: Passage = SILENT  # what the marks say
    choices: tuple[str, ...] = ()  # the moves that can be made, in words
    picking: bool = True  # whether picking a site means anything now

    # The words around it.
    duty: Passage = SILENT  # what is to be done, or what is shown, as the rules tell it
    headline: Passage = SILENT  # the same, or what an author says instead
    answer: Passage = SILENT  # to the last input; its kind is its tone
    repeats: int = 0  # how often the same was said again
    known: Passage = SILENT  # for certain, of exact play
    task: Passage = SILENT  # of an exercise
    comment: Passage = SILENT  # of the author or the record
    name: Passage = SILENT  # of the rules, where there are several boards
    verdict: tuple[Passage, ...] = ()  # of these rules on what is tried
    why: tuple[Block, ...] = ()  # the rules differ
    thinking: Passage = SILENT  # what is being thought about
    thought: Passage = SILENT  # what the computer thinks of the position
    curve: str = ""  # who was ahead, move by move
    legend: str = ""  # what the lines and signs on the board mean
    counters: tuple[Block, ...] = ()
    taken: tuple[Tray, ...] = ()  # what each side has lost
    tokens: tuple[str, ...] = ()  # the pictures of what may be lost, once something is
    rules: str = ""  # what the rules say, folded away
    step: Passage = SILENT  # which step of a film this is

    # The moves.
    record: tuple[str, ...] = ()  # the moves, undone ones included; of a long game, those around
    first: int = 1  # the number of the first of these lines
    at: int = 0  # how many of them are played; of a film, the step that is shown
    last: int = 0  # step of a film
    example: str = ""  # what the empty move box says


def view(
    state: State,
    reply: Reply,
    words: Words,
    look: Look,
    *,
    marks: tuple[Mark, ...] = (),
    said: tuple[str, ...] = (),
) -> View:
    """What every kind of board shows. `said` takes the place of the reply's words where no note can carry them."""
    position, pieces = state.position, state.pieces
    shown = (*state.marks, *reply.marks, *marks)
    drawn = scene.build(
        position,
        pieces=pieces,
        marks=shown,
        flip=state.flipped,
        coordinates=COORDINATES[look.coordinates],
    )
    duty = Passage("ending" if position.outcome else "duty", tell(words, (state.duty,)))
    described, marked = _read(position, words, pieces, shown) if look.text else (SILENT, SILENT)
    return View(
        scene=drawn,
        look=look,
        marks=shown,
        diagram=position.diagram(pieces),
        description=text.describe(position, words, pieces=pieces)[0],
        described=described,
        marked=marked,
        languages=words.languages,
        title=words.first(f"{position.game}.name"),
        labels=text.labels(
            position,
            words,
            sites=(site for row in drawn.rows for site in row),
            pieces=pieces,
            marks=shown,
        ),
        pressed=chosen(shown),
        carried=state.hand.carried,
        off=state.hand.off,
        ways=state.hand.ways,
        duty=duty,
        headline=duty,
        answer=Passage("news", said) if said else Passage(reply.tone, tell(words, reply.notes)),
        legend=legend(words, position.game, shown, look.theme),
    )


def _read(
    position: Position, words: Words, pieces: Mapping[Site, Piece], marks: tuple[Mark, ...]
) -> tuple[Passage, Passage]:
    """What stands in place of a picture, and what is marked; the numbers have their own place."""
    described = text.describe(position, words, pieces=pieces, counted=False)
    marked = text.marked(position, words, pieces=pieces, marks=marks)
    return Passage("described", described), Passage("marked", marked)


def chosen(marks: tuple[Mark, ...]) -> tuple[Site, ...]:
    """The sites that a screen reader calls pressed."""
    return tuple({site: None for m in marks if m.kind == "selected" for site in m.sites})


def parts(shown: View, name: str) -> tuple[Block, ...]:
    """A part of a View by its name, as blocks; what says nothing is left out."""
    found: Block | tuple[Block, ...] = getattr(shown, name)
    blocks = found if isinstance(found, tuple) else (found,)
    return tuple(block for block in blocks if block)


def words_html(shown: View, places: tuple[Place, ...]) -> str:
    """Some parts of a View as HTML, in their order; tables stand on live pages only."""
    return "".join(
        joined(shown.languages, (b for b in parts(shown, place) if not isinstance(b, Table)))
        if isinstance(place, str)
        else f'<div class="ruleboard-{place[0]}">{words_html(shown, place[1:])}</div>'
        for place in places
    )


def still(shown: View, size: int) -> str:
    """The picture that stays in a saved notebook."""
    drawn = shown.scene
    return picture(
        svg.render(drawn, theme.find(shown.look.theme), width=size, alone=True),
        width=size,
        height=round(size * drawn.height / drawn.width),
        alt=shown.description,
    )


def page_languages(shown: View) -> list[str]:
    """The reader's languages as pages name them."""
    return [LANGUAGES[language].html for language in shown.languages]
