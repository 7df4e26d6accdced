"""Captions of the films about Relati's optional rules."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "relati.extension.extra_actions": say(
        "Extra actions: cut off another player's symbols, or reconnect your own, and you act once more."
    ),
    "relati.extension.thread": count(
        "One of {player}'s symbols hangs by a single thread: {sites}. The thread can be cut on {at}.",
        "{n} of {player}'s symbols hang by a single thread: {sites}. The thread can be cut on {at}.",
    ),
    "relati.extension.for_both": say(
        "Another board: {own} is disconnected, and {owner}'s symbol on {other} hangs by a single "
        "thread. Is there one square that reconnects the first and cuts off the second?"
    ),
    "relati.extension.may_build": say(
        "Instead of placing a symbol, {player} can turn a normal one into a cannon, for example on {at}."
    ),
    "relati.extension.never_source": say(
        "A cannon is never a source: nothing connects through {source} any more."
    ),
    "relati.extension.first_live": say(
        "Another board. A cannon fires along its row or column, and its target is the first live "
        "symbol of another player: {target}."
    ),
    "relati.extension.looks_through": say(
        "A dead symbol gives no cover: behind {at}, {target} is in the line of fire."
    ),
    "relati.extension.own_shield": say(
        "Your own symbol is a shield: the cannon on {source} cannot fire past {target}."
    ),
    "relati.extension.spent": say(
        "That was its only shell: the cannon on {at} is out of ammo now."
    ),
    "relati.extension.cannon_thread": say(
        "The cannon on {sites} hangs by a single thread. The thread can be cut on {at}."
    ),
    "relati.extension.through_dead": say("A path runs right through a dead symbol: {way}."),
    "relati.extension.live_blocks": say(
        "Another board. A live symbol is in the way: {blocker} cuts {at} off from its root."
    ),
    "relati.extension.chain": say(
        "With the chain rule, one of {player}'s cannons can hand its shells to another. Here each has one."
    ),
    "relati.extension.one_action": say(
        "All of that was a single action. Now it is {player}'s turn."
    ),
    "relati.extension.other_order": say(
        "You may choose the order. Once more: first {first}, then {second}."
    ),
    "relati.extension.loaded_again": say(
        "Another board: the cannon on {at} is out of ammo. Can it be loaded again?"
    ),
    "relati.extension.kills_nothing": say(
        "A chain has to kill at least one symbol: from {at} there is nothing left to hit, so it cannot begin."
    ),
    "relati.extension.aimed": say(
        "The cannon on {source} is aimed at the root of {player} on {target}."
    ),
    "relati.extension.may_migrate": say(
        "The root can migrate to a normal symbol that is connected to it directly: {sites}."
    ),
    "relati.extension.which_root": say(
        "Another board: which symbols of {player} could become the root?"
    ),
    "relati.extension.all_hold": say(
        "Nothing was lost: every symbol of {player} is connected to the new root."
    ),
}
