"""Draws Relati: boards, symbols, marks, and the order of pieces in descriptions."""

from ruleboard.scene.relati.board import build
from ruleboard.scene.relati.marks import EXPLAINED, MARKS, ROLE_MARKS

PIECE_ORDER = (
    "cannon",
    "dead_symbol",
    "disconnected_symbol",
    "disconnected_cannon",
    "disconnected_spent",
    "symbol",
    "root",
    "spent",
)
"""The order of a player's symbols in a description."""

__all__ = ["EXPLAINED", "MARKS", "PIECE_ORDER", "ROLE_MARKS", "build"]
