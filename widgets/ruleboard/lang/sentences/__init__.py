"""Every sentence of the program by its key, in English; translators find them again in the catalogs.

A key is where the code comes from and the code itself: "mills.refuse.point_taken", "ui.undo". A sentence that names a
player is written out for each player, because in most languages the words around the name change with it; Relati's
players are named by signs, which nobody declines.
"""

from ruleboard.lang.sentences import (
    board,
    draughts,
    errors,
    exact,
    exercise,
    extensions,
    family,
    interface,
    mills,
    paths,
    relati,
    relati_rules,
)
from ruleboard.lang.sentences.sentence import Cases, Entry, Sentence

SENTENCES: dict[str, Entry] = {
    **interface.SENTENCES,
    **board.SENTENCES,
    **exercise.SENTENCES,
    **errors.SENTENCES,
    **mills.SENTENCES,
    **family.SENTENCES,
    **exact.SENTENCES,
    **relati.SENTENCES,
    **relati_rules.SENTENCES,
    **paths.SENTENCES,
    **extensions.SENTENCES,
    **draughts.SENTENCES,
}

__all__ = ["SENTENCES", "Cases", "Entry", "Sentence"]
