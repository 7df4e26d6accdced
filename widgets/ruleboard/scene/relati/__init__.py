"""Relati's part of the pictures: its boards, its symbols, its marks, and the order in which they are told."""

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
"""The order in which a description tells a player's symbols."""

__all__ = ["EXPLAINED", "MARKS", "PIECE_ORDER", "ROLE_MARKS", "build"]
