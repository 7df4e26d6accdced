"""The words of a game as lines of written moves with their notes, before anybody knows what the moves are."""

from __future__ import annotations

from dataclasses import dataclass, field

from ruleboard.rules.draughts.codes import Fault
from ruleboard.rules.draughts.pdn_words import EXAMPLE, Word
from ruleboard.rules.errors import InvalidPosition
from ruleboard.rules.record import STRENGTHS

DEEPEST = 50  # maximum nesting of variations


@dataclass
class Item:
    """A written move, or a position that is set up; with what stands behind it."""

    word: Word
    nags: list[int] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    variations: list[Sketch] = field(default_factory=list)

    @property
    def is_move(self) -> bool:
        return self.word.kind == "move"

    @property
    def bare(self) -> bool:
        """Whether nothing stands behind it."""
        return not (self.nags or self.comments or self.variations)


@dataclass
class Sketch:
    """A line as it is written, with the comments before its first move."""

    items: list[Item] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    waiting: list[Sketch] = field(
        default_factory=list
    )  # variations before the move that they replace

    @property
    def last_move(self) -> Item | None:
        return next((item for item in reversed(self.items) if item.is_move), None)

    def take(self, word: Word) -> None:
        """Add a move, a setup or a note."""
        if word.kind in ("move", "setup"):
            item = Item(word)
            if item.is_move:
                item.variations, self.waiting = self.waiting, []
            self.items.append(item)
            return
        self._note(word)

    def _note(self, word: Word) -> None:
        """Attach a comment, a NAG or a sign to the preceding move."""
        last = self.last_move
        nag = int(word.text) if word.kind == "nag" else STRENGTHS.get(word.text.strip("()"))
        if word.kind not in ("comment", "words") and nag is not None:
            if last:
                last.nags.append(nag)
            return
        (last.comments if last else self.comments).append(" ".join(word.text.split()))

    def add(self, variation: Sketch) -> None:
        """Attach a variation to the move that it replaces; empty brackets are nothing."""
        last = self.last_move
        if variation.items or variation.comments:
            (last.variations if last else self.waiting).append(variation)

    def close(self, line: int) -> Sketch:
        """Finish the line. Comments of variations to a move that is missing are kept; moves there are a fault."""
        if any(each.items for each in self.waiting):
            raise InvalidPosition(Fault.NOT_PDN, got="(", at=line, expected="32-28 (31-27)")
        self.comments += [comment for each in self.waiting for comment in each.comments]
        return self


def sketch(words: list[Word]) -> Sketch:
    """The line of a game with all its variations; raises an exception where brackets or words do not fit."""
    lines = [Sketch()]
    for word in words:
        match word.kind:
            case "open" if len(lines) <= DEEPEST:
                lines.append(Sketch())
            case "close" if len(lines) > 1:
                done = lines.pop().close(word.line)
                lines[-1].add(done)
            case "open" | "close" | "tag" | "strange":
                raise InvalidPosition(Fault.NOT_PDN, got=word.text, at=word.line, expected=EXAMPLE)
            case "result":
                continue  # the result of a variation
            case _:
                lines[-1].take(word)
    end = words[-1].line if words else 1
    if len(lines) > 1:
        raise InvalidPosition(Fault.NOT_PDN, got="(", at=end, expected=")")
    return lines[0].close(end)
