"""Everything that is said about international draughts."""

from ruleboard.lang.sentence import Entry
from ruleboard.lang.sentences.draughts import (
    asking,
    board,
    captures,
    events,
    goals,
    reasons,
    records,
    refusals,
    rules,
)

__all__ = ["SENTENCES"]

SENTENCES: dict[str, Entry] = {
    **board.SENTENCES,
    **events.SENTENCES,
    **reasons.SENTENCES,
    **refusals.SENTENCES,
    **rules.SENTENCES,
    **goals.SENTENCES,
    **asking.SENTENCES,
    **captures.SENTENCES,
    **records.SENTENCES,
}
