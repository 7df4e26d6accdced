"""Events of Relati, and how a game ends."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "relati.event.connects_via": by(
        "shape",
        other=say("There is a path: {way}."),
        normal=say("{at} is next to {source}: a normal connection."),
        remote_normal=say(
            "{at} is two squares away from {source} and the square between is clear: {way} is a "
            "remote normal connection."
        ),
        straight_turn=say(
            "Two squares forward from {at}, then one sideways to {source}: {way} is straight–turn."
        ),
        turn_straight=say(
            "One square sideways from {at}, then two forward to {source}: {way} is turn–straight."
        ),
        turn_turn=say(
            "From {at} one square forward, one sideways, one forward to {source}: {way} is turn–turn."
        ),
    ),
    "relati.event.place_root": say("{player} places the root on {sites}."),
    "relati.event.place": say("{player} places a symbol on {sites}."),
    "relati.event.build": say("{player} turns the symbol on {sites} into a cannon."),
    "relati.event.kill": say(
        "{player}'s cannon on {source} hits {owner} on {target}: the symbol dies."
    ),
    "relati.event.kill_root": say(
        "{player}'s cannon on {source} hits {owner} on {target}: the root dies."
    ),
    "relati.event.relay": count(
        "{player}'s cannon on {source} hands one shell to {target}, which now has {shells}.",
        "{player}'s cannon on {source} hands {n} shells to {target}, which now has {shells}.",
    ),
    "relati.event.migrate": say(
        "The symbol on {target} becomes the root of {player}, and the old root on {source} dies."
    ),
    "relati.event.cut": count(
        "One of {player}'s symbols is now disconnected: {sites}.",
        "{n} of {player}'s symbols are now disconnected: {sites}.",
    ),
    "relati.event.die": say("A disconnected cannon dies: {sites}."),
    "relati.event.heal": count(
        "One of {player}'s symbols is connected again: {sites}.",
        "{n} of {player}'s symbols are connected again: {sites}.",
    ),
    "relati.event.bonus": count(
        "{player} earns one extra action.", "{player} earns {n} extra actions."
    ),
    "relati.event.lapse": say("{player} can do nothing more, so the extra actions are lost."),
    "relati.event.end": say("{player} gives up the extra actions."),
    "relati.event.skip": say("{player} cannot act and misses the turn."),
    "relati.outcome.only_one_can_act": say("{player} wins: nobody else can act."),
    "relati.outcome.nobody_can_act": say(
        "The game ends without a winner: nobody can act any more."
    ),
}
