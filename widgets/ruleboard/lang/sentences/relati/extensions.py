"""What the films of Relati's optional rules say between the moves."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "relati.extension.extra_actions": say(
        "Extra actions: cut off symbols of another player, or connect your own again, "
        "and you act once more."
    ),
    "relati.extension.thread": count(
        "{n} symbol of {player} hangs by one thread: {sites}. It can be cut on {at}.",
        "{n} symbols of {player} hang by one thread: {sites}. It can be cut on {at}.",
    ),
    "relati.extension.for_both": say(
        "Another board: {own} is disconnected, and {other} of {owner} hangs by one thread. "
        "Is there a square for both?"
    ),
    "relati.extension.may_build": say(
        "Instead of placing, {player} may turn a normal symbol into a cannon: {at}, for example."
    ),
    "relati.extension.never_source": say(
        "A cannon is never a source: through {source} nothing connects any more."
    ),
    "relati.extension.first_live": say(
        "Another board. A cannon fires along its row or column, "
        "and the first live symbol is the target: {target}."
    ),
    "relati.extension.looks_through": say(
        "A dead symbol is no cover: past {at}, {target} is in the line of fire."
    ),
    "relati.extension.own_shield": say(
        "An own symbol is a shield: from {source} the cannon cannot fire past {target}."
    ),
    "relati.extension.spent": say(
        "That was its only shell: the cannon on {at} is out of ammo now."
    ),
    "relati.extension.cannon_thread": say(
        "The cannon on {sites} hangs by one thread. It can be cut on {at}."
    ),
    "relati.extension.through_dead": say("A path runs straight through a dead symbol: {sites}."),
    "relati.extension.live_blocks": say(
        "Another board. A live symbol stands in the way: {blocker} keeps {at} from its root."
    ),
    "relati.extension.chain": say(
        "With the chain rule, a cannon of {player} may hand its shells on to another one. "
        "Here each has one."
    ),
    "relati.extension.one_action": say(
        "All of that was a single action. Now it is the turn of {player}."
    ),
    "relati.extension.other_order": say(
        "The order is free. Once more: first {first}, then {second}."
    ),
    "relati.extension.loaded_again": say(
        "Another board: the cannon on {at} is out of ammo. Can it be loaded again?"
    ),
    "relati.extension.kills_nothing": say(
        "A chain has to kill something: from {at} there is nothing left to hit, "
        "so it may not begin."
    ),
    "relati.extension.aimed": say("The cannon on {source} aims at the root of {player}: {target}."),
    "relati.extension.may_migrate": say(
        "The root may migrate to a normal symbol with an open path straight to it: {sites}."
    ),
    "relati.extension.which_root": say(
        "Another board: which symbols of {player} could become the root?"
    ),
    "relati.extension.all_hold": say(
        "Nothing was lost: every symbol of {player} hangs on the new root."
    ),
}
