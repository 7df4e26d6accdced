"""Answers of Relati: paths of a square, lines of fire, life lines, territory.

An overlay has one view or several; beyond its last view it returns None.
"""

from __future__ import annotations

from collections.abc import Iterator

from ruleboard.rules import relati
from ruleboard.rules.base import Note, Refusal, Site
from ruleboard.scene.relati.marks import TERRITORIES
from ruleboard.scene.shapes import Mark
from ruleboard.session.answers import Answers, Overlay
from ruleboard.session.inputs import Reply
from ruleboard.session.relati import asking, fire, proofs

__all__ = ["ANSWERS", "RelatiAnswers"]


def _life_lines(position: relati.Position, view: int) -> Reply | None:
    """A player's life lines, and how many symbols depend on which square: first of the mover, then of the others."""
    if view >= position.players:
        return None
    player = (position.turn + view) % position.players
    found = relati.lifelines(position, player)
    who = {"player": player}
    if not found.lines:
        return Reply((Note("relati.lines.none", who),))
    marks = [Mark("link", (link.source, link.square)) for link in found.lines]
    if not found.hanging:
        return Reply((Note("relati.lines.safe", who),), tuple(marks))
    marks += (Mark("heat", (site,), str(len(cut))) for site, cut in found.hanging.items())
    worst, hanging = next(iter(found.hanging.items()))
    note = Note("relati.lines.hanging", {**who, "at": worst, "n": len(hanging)}, (worst,))
    return Reply((note,), tuple(marks))


def _territories(position: relati.Position, view: int) -> Reply | None:
    """The squares that only one player can still fill, the contested ones, and the resulting count."""
    if view:
        return None
    found = relati.territory(position)
    marks = [Mark(*pair) for pair in zip(TERRITORIES, found.own, strict=False)]
    marks.append(Mark("contested", found.contested))
    return Reply(tuple(_count(position, found)), tuple(marks))


def _count(position: relati.Position, found: relati.Territory) -> Iterator[Note]:
    for player, sites in enumerate(found.own):
        if sites or found.closed:
            yield Note("relati.territory.own", {"player": player, "n": len(sites)})
    if not found.closed:
        yield Note("relati.territory.contested", {"n": len(found.contested)})
    elif found.verdict is not None:
        if position.players == 2:
            yield Note("relati.territory.rule", {"player": position.turn})
        won = found.verdict.winner
        yield (
            Note("relati.territory.nobody")
            if won is None
            else Note("relati.territory.wins", {"player": won})
        )


class RelatiAnswers(Answers):
    """Answers about squares, proofs of refusals, and the overlays of Relati."""

    asks = True
    overlays = {
        "lines": Overlay("k", "share-alt", _life_lines),
        "territory": Overlay("t", "flag", _territories),
    }

    def about(self, position: relati.Position, site: Site) -> Reply:
        return asking.about(position, site)

    def proof(self, position: relati.Position, refusal: Refusal) -> tuple[Mark, ...]:
        """For an unconnected square, every path that fails, and where; for a shot, its line of fire."""
        return proofs.proof(position, refusal)

    def ways_on(
        self, position: relati.Position, clicked: tuple[Site, ...], onward: tuple[Site, ...]
    ) -> tuple[Mark, ...]:
        """The lines of fire of a selected cannon."""
        gun = fire.firing(position, clicked)
        return fire.rays(gun, onward) if gun else ()

    def needs_confirming(self, move: relati.Move) -> bool:
        """Building and migrating change a symbol permanently, and a click on it may only have meant to look at it."""
        return move.action in (relati.BUILD, relati.MIGRATE)


ANSWERS = RelatiAnswers()
