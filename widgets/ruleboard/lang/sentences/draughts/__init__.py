"""All sentences about international draughts."""

from ruleboard.lang.sentence import Entry
from ruleboard.lang.sentences.draughts import (
    board,
    events,
    facts,
    goals,
    reasons,
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
    **facts.SENTENCES,
}
