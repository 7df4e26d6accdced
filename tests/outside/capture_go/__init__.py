"""Capture Go: whoever takes a stone first has won. A small game from outside, with rules, scene and sentences."""

from capture_go.rules import DARING, FIRST, THREE, Move, Position, Rules, parse, start

__all__ = ["DARING", "FIRST", "THREE", "Move", "Position", "Rules", "parse", "start"]
