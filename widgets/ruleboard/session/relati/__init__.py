"""Answers of Relati: paths of a square, lines of fire, life lines, territory."""

from __future__ import annotations

from ruleboard.rules import relati
from ruleboard.rules.base import Refusal, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.answers import Answers, Overlay
from ruleboard.session.inputs import Reply
from ruleboard.session.relati import asking, fire, layers, proofs

__all__ = ["ANSWERS", "RelatiAnswers"]


class RelatiAnswers(Answers):
    """Answers about squares, proofs of refusals, and the overlays of Relati."""

    asks = True
    overlays = {
        "lines": Overlay("k", "share-alt", layers.lines),
        "territory": Overlay("t", "flag", layers.territory),
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
