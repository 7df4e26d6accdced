"""Descriptions of parameter types, inserted in error messages about an argument of the wrong type."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "expected.text": say("a text in quotes"),
    "expected.number": say("a whole number"),
    "expected.any_number": say("a number"),
    "expected.truth": say("one of these: {names}"),
    "expected.nothing": say("{names} for the usual"),
    "expected.anything": say("anything"),
    "expected.position": say("a position"),
    "expected.rules": say("a set of rules"),
    "expected.move": say("a move"),
    "expected.call": say("a function"),
    "expected.choice": say("one of these: {names}"),
    "expected.row": say("a list in square brackets"),
    "expected.row_of": say("a list in square brackets, each item: {parts}"),
    "expected.table": say("pairs in braces"),
    "expected.table_of": say("pairs in braces ({keys}: {parts})"),
    "expected.thing": say("an object of the kind “{names}”"),
    "expected.example": say("something like {names}"),
}
