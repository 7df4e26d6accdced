"""What happens in Relati, how it ends, and why a move was made."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "relati.event.connects_via": by(
        "shape",
        other=say("There is a path: {sites}."),
        normal=say("A neighbour: {sites} is a normal connection."),
        remote_normal=say(
            "Two squares in one line, the middle one clear: {sites} is a remote normal connection."
        ),
        straight_turn=say("Two squares straight on, then a turn: {sites} is straight–turn."),
        turn_straight=say("First a turn, then two squares straight on: {sites} is turn–straight."),
        turn_turn=say("A turn, and a turn back again: {sites} is turn–turn."),
    ),
    "relati.event.place_root": say("{player} places the root on {sites}."),
    "relati.event.place": say("{player} places a symbol on {sites}."),
    "relati.event.build": say("{player} makes {sites} a cannon."),
    "relati.event.kill": say(
        "The cannon of {player} on {source} hits {owner} on {target}: the symbol dies."
    ),
    "relati.event.kill_root": say(
        "The cannon of {player} on {source} hits {owner} on {target}: the root dies."
    ),
    "relati.event.relay": count(
        "The cannon of {player} on {source} hands {n} shell on to {target}, which now has {shells}.",
        "The cannon of {player} on {source} hands {n} shells on to {target}, which now has {shells}.",
    ),
    "relati.event.migrate": say(
        "{target} becomes the root of {player}, and the old root on {source} dies."
    ),
    "relati.event.cut": count(
        "{n} symbol of {player} is now disconnected: {sites}.",
        "{n} symbols of {player} are now disconnected: {sites}.",
    ),
    "relati.event.die": say("A cannon that is disconnected dies: {sites}."),
    "relati.event.heal": count(
        "{n} symbol of {player} is connected again: {sites}.",
        "{n} symbols of {player} are connected again: {sites}.",
    ),
    "relati.event.bonus": count(
        "{player} earns {n} extra action.", "{player} earns {n} extra actions."
    ),
    "relati.event.lapse": say("{player} can do nothing more, so the extra actions lapse."),
    "relati.event.end": say("{player} gives up the extra actions."),
    "relati.event.skip": say("{player} cannot act and is skipped."),
    "relati.outcome.only_one_can_act": say("{player} wins: nobody else can act."),
    "relati.outcome.nobody_can_act": say(
        "The game ends without a winner: nobody can act any more."
    ),
    "relati.reason.only_move": say("It was the only action that {player} had."),
    "relati.reason.connects_via": by(
        "shape",
        other=say("It is connected with {source}."),
        normal=say("It is a neighbour of {source}: a normal connection."),
        remote_normal=say("It is connected with {source} by a remote normal connection."),
        straight_turn=say("It is connected with {source} by straight–turn: {sites}."),
        turn_straight=say("It is connected with {source} by turn–straight: {sites}."),
        turn_turn=say("It is connected with {source} by turn–turn: {sites}."),
    ),
    "relati.reason.kills": count("It kills {n} symbol: {sites}.", "It kills {n} symbols: {sites}."),
    "relati.reason.cuts": count(
        "It cuts off {n} symbol: {sites}.", "It cuts off {n} symbols: {sites}."
    ),
    "relati.reason.cuts_own": count(
        "It cuts off {n} symbol of one's own: {sites}.",
        "It cuts off {n} symbols of one's own: {sites}.",
    ),
    "relati.reason.heals": count(
        "It connects {n} symbol again: {sites}.", "It connects {n} symbols again: {sites}."
    ),
    "relati.reason.heals_others": count(
        "It also connects {n} symbol of others again: {sites}.",
        "It also connects {n} symbols of others again: {sites}.",
    ),
    "relati.reason.cannons_die": count(
        "{n} cannon loses its connection and dies: {sites}.",
        "{n} cannons lose their connection and die: {sites}.",
    ),
    "relati.reason.bonus": count(
        "That earns {player} {n} extra action.", "That earns {player} {n} extra actions."
    ),
    "relati.reason.wins": say("With it {player} wins: nobody else can act."),
    "relati.reason.no_winner": say("With it the game ends without a winner."),
}
