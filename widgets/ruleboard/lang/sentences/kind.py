"""What the kinds of things are called that a call takes; they stand in the sentence that tells what was expected."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "kind.text": say("a text in quotes"),
    "kind.number": say("a whole number"),
    "kind.any_number": say("a number"),
    "kind.truth": say("one of these: {names}"),
    "kind.nothing": say("{names} for the usual"),
    "kind.anything": say("anything"),
    "kind.position": say("a position"),
    "kind.rules": say("a set of rules"),
    "kind.move": say("a move"),
    "kind.call": say("a function"),
    "kind.choice": say("one of these: {names}"),
    "kind.row": say("a list in square brackets"),
    "kind.row_of": say("a list in square brackets, each item: {parts}"),
    "kind.table": say("pairs in braces ({keys}: {parts})"),
    "kind.thing": say("a thing of the kind “{names}”"),
}
