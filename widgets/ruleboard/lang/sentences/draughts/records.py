"""What the games of the draughts family are called that records have and that are not played here."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "draughts.variety.italian": say("Italian draughts"),
    "draughts.variety.pool": say("American pool draughts"),
    "draughts.variety.spanish": say("Spanish draughts"),
    "draughts.variety.canadian": say("Canadian draughts"),
    "draughts.variety.portuguese": say("Portuguese draughts"),
    "draughts.variety.czech": say("Czech draughts"),
    "draughts.variety.turkish": say("Turkish draughts"),
    "draughts.variety.thai": say("Thai draughts"),
    "draughts.variety.frisian": say("Frisian draughts"),
    "draughts.variety.spantsiretti": say("Spantsiretti (Russian draughts on 8 × 10 squares)"),
    "draughts.variety.breakthrough": say("Breakthrough (the first king wins)"),
    "draughts.variety.frysk": say("Frisian draughts with five men each"),
    "draughts.variety.antidraughts": say("Antidraughts (whoever loses all pieces wins)"),
}
