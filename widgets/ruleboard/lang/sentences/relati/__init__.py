"""All sentences about Relati."""

from ruleboard.lang.sentence import Entry
from ruleboard.lang.sentences.relati import (
    asking,
    board,
    events,
    extensions,
    facts,
    goals,
    paths,
    questions,
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
    **paths.SENTENCES,
    **asking.SENTENCES,
    **questions.SENTENCES,
    **extensions.SENTENCES,
    **facts.SENTENCES,
}
