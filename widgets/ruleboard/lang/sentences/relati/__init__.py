"""Everything that is said about Relati."""

from ruleboard.lang.sentence import Entry
from ruleboard.lang.sentences.relati import (
    board,
    events,
    extensions,
    goals,
    marks,
    paths,
    questions,
    refusals,
    rules,
)

__all__ = ["SENTENCES"]

SENTENCES: dict[str, Entry] = {
    **board.SENTENCES,
    **marks.SENTENCES,
    **events.SENTENCES,
    **refusals.SENTENCES,
    **rules.SENTENCES,
    **goals.SENTENCES,
    **paths.SENTENCES,
    **questions.SENTENCES,
    **extensions.SENTENCES,
}
