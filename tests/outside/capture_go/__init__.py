"""Capture Go: whoever takes a stone first has won. A small game from outside, with rules, scene and sentences."""
