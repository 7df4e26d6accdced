"""A View: everything that a board shows at one moment, made once from the state, the last reply, language and look.

What has words and controls, but no board, is shown by the first half of it, the WordsView.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ruleboard import scene
from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.html import Block, Passage, Table, Tray, joined, picture
from ruleboard.page.legend import legend
from ruleboard.rules.base import Piece, Position, Site
from ruleboard.rules.registry import game as find_game
from ruleboard.scene import svg, text, theme
from ruleboard.scene.shapes import Mark, Scene
from ruleboard.session.inputs import Reply, Shown
from ruleboard.session.motion import Motion
from ruleboard.teaching.narration import tell

COORDINATES: Mapping[str, bool | str] = {"names": True, "grid": "grid", "none": False}
"""The options for coordinates, with the argument of `scene.build`."""

Place = str | tuple[Any, ...]
"""The name of a part of a View; or a group of places: its CSS class, then the places."""

ANSWERED: Place = ("status", "headline", "known", "answer")
"""What to do now, and the last answer."""

STATUS: tuple[Place, ...] = (ANSWERED, "legend")
"""The default texts at the picture."""


@dataclass(frozen=True, slots=True)
class Look:
    """Display options of a board."""

    theme: str = "light"
    coordinates: str = "names"  # one of COORDINATES
    text: bool = False  # a text board, without a picture
    notation: str = ""  # how sites are named; "": as the players of these rules do


USUAL = Look()
SILENT = Passage()


@dataclass(frozen=True, kw_only=True, slots=True)
class WordsView:
    """The texts of a View and its controls: all that a page shows of something that has no board."""

    languages: tuple[str, ...] = ("en",)
    title: str = ""  # accessible name
    keys: tuple[str, ...] = ()  # the active keys

    duty: Passage = SILENT  # what to do now, or what is shown, derived from the rules
    headline: Passage = SILENT  # the duty, or an author's text instead
    answer: Passage = SILENT  # the answer to the last input; its kind is its tone
    repeats: int = 0  # how often the same answer was repeated
    known: Passage = SILENT  # the exact verdict, where the game is solved
    task: Passage = SILENT  # of an exercise
    comment: Passage = SILENT  # of the author or the record
    name: Passage = SILENT  # of the rules, where there are several boards
    verdict: tuple[Passage, ...] = ()  # of these rules on the attempt
    why: tuple[Block, ...] = ()  # the reasons why the rules differ
    thinking: Passage = SILENT  # the status of a search
    thought: Passage = SILENT  # the computer's analysis
    curve: str = ""  # the evaluation curve, as HTML
    legend: str = ""  # the meaning of lines and symbols, as HTML
    counters: tuple[Block, ...] = ()
    rules: str = ""  # the rules in words, as collapsed HTML
    step: Passage = SILENT  # "step 3 of 10" of a film

    # The moves.
    record: tuple[str, ...] = ()  # moves, including undone ones; one page of a long game
    first: int = 1  # the number of the first line
    at: int = 0  # how many moves are played; in a film, the current step
    last: int = 0  # the last step of a film
    example: str = ""  # placeholder of the move box


@dataclass(frozen=True, kw_only=True, slots=True)
class View(WordsView):
    """What a board shows: the picture, the state and labels of its sites, and the texts around it."""

    # The picture.
    scene: Scene
    look: Look = USUAL
    marks: tuple[Mark, ...] = ()  # as they are in the picture
    diagram: str = ""  # the board as a text diagram
    description: str = ""  # the board in a sentence, for screen readers
    motion: Motion = ()  # the animation from the previous View; () for none
    moving: bool = True  # False: play only the sounds of the motion
    taken: tuple[Tray, ...] = ()  # captured pieces of each side
    tokens: tuple[str, ...] = ()  # images of the pieces that can be captured

    # The sites.
    called: Mapping[Site, str] = field(default_factory=dict, hash=False)  # names for readers
    labels: Mapping[Site, tuple[str, ...]] = field(default_factory=dict, hash=False)
    pressed: tuple[Site, ...] = ()  # selected sites
    carried: tuple[Site, ...] = ()  # sites whose pieces can be dragged to another site
    off: tuple[Site, ...] = ()  # sites whose pieces can be dragged off the board
    ways: Mapping[Site, tuple[Site, ...]] = field(default_factory=dict, hash=False)  # targets

    # The text board.
    described: Passage = SILENT  # the pieces and their sites
    marked: Passage = SILENT  # the marks in words
    choices: tuple[str, ...] = ()  # the legal moves in words
    picking: bool = True  # whether sites can be selected now


def view(
    shown: Shown,
    reply: Reply,
    words: Words,
    look: Look,
    *,
    marks: tuple[Mark, ...] = (),
    said: tuple[str, ...] = (),
) -> View:
    """The View of what any board shows. `said` replaces the text of the reply, for texts that are not notes."""
    position, pieces, hand = shown.position, shown.pieces, shown.hand
    marks = (*shown.marks, *reply.marks, *marks)
    drawn = scene.build(
        position,
        pieces=pieces,
        marks=marks,
        flip=shown.flipped,
        coordinates=_coordinates(look, words),
    )
    duty = Passage("ending" if position.outcome else "duty", tell(words, (shown.duty,)))
    described, marked = _read(position, words, pieces, marks) if look.text else (SILENT, SILENT)
    return View(
        scene=drawn,
        look=look,
        marks=marks,
        diagram=position.diagram(pieces),
        description=text.describe(position, words, pieces=pieces)[0],
        described=described,
        marked=marked,
        languages=words.languages,
        title=words.first(f"{position.game}.name"),
        called=words.naming.sites if words.naming else {},
        labels=text.labels(
            position,
            words,
            sites=(site for row in drawn.rows for site in row),
            pieces=pieces,
            marks=marks,
        ),
        pressed=chosen(marks),
        carried=hand.carried,
        off=hand.off,
        ways=hand.ways,
        duty=duty,
        headline=duty,
        answer=Passage("news", said) if said else Passage(reply.tone, tell(words, reply.notes)),
        legend=legend(words, position.game, marks, look.theme),
    )


def reader(words: Words, position: Position, notation: str) -> Words:
    """The words with the names of sites that the readers of a position use."""
    naming = find_game(position.game).naming
    return words.named(naming(position.rules, notation) if naming else None)


def _coordinates(look: Look, words: Words) -> bool | str:
    """What the scene draws at the sites: the names that the reader uses."""
    drawn = COORDINATES[look.coordinates]
    return words.naming.drawn if drawn is True and words.naming else drawn


def _read(
    position: Position, words: Words, pieces: Mapping[Site, Piece], marks: tuple[Mark, ...]
) -> tuple[Passage, Passage]:
    """The pieces and the marks in words, for a text board; the counters have their own place."""
    described = text.describe(position, words, pieces=pieces, counted=False)
    marked = text.marked(position, words, pieces=pieces, marks=marks)
    return Passage("described", described), Passage("marked", marked)


def chosen(marks: tuple[Mark, ...]) -> tuple[Site, ...]:
    """The selected sites, for `aria-pressed`."""
    return tuple({site: None for m in marks if m.kind == "selected" for site in m.sites})


def parts(shown: WordsView, name: str) -> tuple[Block, ...]:
    """A part of a View by its name, as blocks; empty ones are skipped."""
    found: Block | tuple[Block, ...] = getattr(shown, name)
    blocks = found if isinstance(found, tuple) else (found,)
    return tuple(block for block in blocks if block)


def words_html(shown: WordsView, places: tuple[Place, ...]) -> str:
    """Some parts of a View as HTML, in order; tables are shown on live pages only."""
    return "".join(
        joined(shown.languages, (b for b in parts(shown, place) if not isinstance(b, Table)))
        if isinstance(place, str)
        else f'<div class="ruleboard-{place[0]}">{words_html(shown, place[1:])}</div>'
        for place in places
    )


def still(shown: View, size: int) -> str:
    """The static picture for a saved notebook."""
    drawn = shown.scene
    return picture(
        svg.render(drawn, theme.find(shown.look.theme), width=size, alone=True),
        width=size,
        height=round(size * drawn.height / drawn.width),
        alt=shown.description,
    )


def page_languages(shown: WordsView) -> list[str]:
    """The reader's languages as HTML `lang` codes."""
    return [LANGUAGES[language].html for language in shown.languages]
