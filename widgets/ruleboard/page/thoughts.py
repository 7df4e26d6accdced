"""What a computer thinks, as a page shows it: the best moves to choose from, and the line that one of them begins."""

from __future__ import annotations

from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.html import Passage
from ruleboard.page.practice import Item
from ruleboard.players.thinking import Thought
from ruleboard.rules.base import Note
from ruleboard.teaching.advice import reasons_beside, worth
from ruleboard.teaching.narration import tell


def line_items(words: Words, thought: Thought, chosen: int) -> tuple[Item, ...]:
    """A button for each of the best moves: the move, and what it is worth in words."""
    found = []
    for number, line in enumerate(thought.lines):
        told = words("thinks.line", move=str(line.move), worth=worth(thought.position, line))
        found.append(Item(told, key=str(number + 1), now=number == chosen))
    return tuple(found)


def line_told(words: Words, thought: Thought, chosen: int) -> Passage:
    """What decides for a move, and what is expected to follow it."""
    position, line = thought.position, thought.lines[chosen]
    better = None if chosen == 0 else thought.best
    why = tell(words, reasons_beside(position, line, better))
    moves = tuple(map(str, line.expected))
    then = tell(words, (Note("thinks.expects", {"moves": moves}),))
    pairs = zip(words.languages, why, then, strict=True)
    texts = (LANGUAGES[code].joiner.join(filter(None, each)) for code, *each in pairs)
    return Passage("thought", tuple(texts))


def line_heard(words: Words, thought: Thought, chosen: int) -> Passage:
    """The same for whoever does not see the buttons: what the move is worth, and what decides for it."""
    worthy = line_items(words, thought, chosen)[chosen].texts
    told = line_told(words, thought, chosen).texts
    pairs = zip(words.languages, worthy, told, strict=True)
    return Passage("heard", tuple(LANGUAGES[code].semicolon.join(both) for code, *both in pairs))
