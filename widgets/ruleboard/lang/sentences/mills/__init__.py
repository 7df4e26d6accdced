"""Everything that is said about mills."""

from ruleboard.lang.sentence import Entry
from ruleboard.lang.sentences.mills import board, events, goals, refusals, rules

__all__ = ["SENTENCES"]

SENTENCES: dict[str, Entry] = {
    **board.SENTENCES,
    **events.SENTENCES,
    **refusals.SENTENCES,
    **rules.SENTENCES,
    **goals.SENTENCES,
}
