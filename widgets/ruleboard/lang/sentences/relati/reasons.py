"""Effects of a move of Relati, and reasons for it, or against it compared with a better one."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "relati.reason.only_move": say("{player} had no other action."),
    "relati.reason.connects_via": by(
        "shape",
        other=say("{at} is connected to {source}."),
        normal=say("{at} is next to {source}: a normal connection."),
        remote_normal=say("{at} is connected to {source} by a remote normal connection."),
        straight_turn=say("{at} is connected to {source} by a straight–turn path: {way}."),
        turn_straight=say("{at} is connected to {source} by a turn–straight path: {way}."),
        turn_turn=say("{at} is connected to {source} by a turn–turn path: {way}."),
    ),
    "relati.reason.kills": count(
        "This kills one symbol: {sites}.", "This kills {n} symbols: {sites}."
    ),
    "relati.reason.cuts": count(
        "This cuts off one symbol: {sites}.", "This cuts off {n} symbols: {sites}."
    ),
    "relati.reason.cuts_own": count(
        "This cuts off one of your own symbols: {sites}.",
        "This cuts off {n} of your own symbols: {sites}.",
    ),
    "relati.reason.heals": count(
        "This reconnects one symbol: {sites}.", "This reconnects {n} symbols: {sites}."
    ),
    "relati.reason.heals_others": count(
        "This also reconnects another player's symbol: {sites}.",
        "This also reconnects {n} symbols of other players: {sites}.",
    ),
    "relati.reason.cannons_die": count(
        "One cannon loses its connection and dies: {sites}.",
        "{n} cannons lose their connection and die: {sites}.",
    ),
    "relati.reason.bonus": count(
        "That earns {player} one extra action.", "That earns {player} {n} extra actions."
    ),
    "relati.reason.wins": say("With that, {player} wins: nobody else can act."),
    "relati.reason.no_winner": say("With that, the game ends without a winner."),
    "relati.reason.kills_root": say("This kills the root of {owner} on {at}."),
    "relati.reason.guards": count(
        "This protects one symbol that a symbol of another player on {at} would cut off.",
        "This protects {n} symbols that a symbol of another player on {at} would cut off.",
    ),
    "relati.reason.wins_squares": count(
        "This wins one square: {player} gets there first.",
        "This wins {n} squares: {player} gets there first.",
    ),
    "relati.reason.counting": say(
        "In the end nobody can get in anyone's way any more, and {player} wins on the count."
    ),
    "relati.reason.lets_kill_root": say(
        "This leaves the root on {at} in the line of fire of the cannon on {source}."
    ),
    "relati.reason.lets_kill": count(
        "This lets {owner} kill one symbol: {sites}.",
        "This lets {owner} kill {n} symbols: {sites}.",
    ),
    "relati.reason.weak_link": say(
        "The connection between {square} and {source} can be cut with one symbol: on {at}."
    ),
    "relati.reason.lets_cut": count(
        "This lets {owner} cut off one symbol: {sites}.",
        "This lets {owner} cut off {n} symbols: {sites}.",
    ),
    "relati.reason.lets_heal": count(
        "This lets {owner} reconnect one symbol: {sites}.",
        "This lets {owner} reconnect {n} symbols: {sites}.",
    ),
    "relati.reason.misses_kill": count(
        "The better move kills one symbol: {sites}.", "The better move kills {n} symbols: {sites}."
    ),
    "relati.reason.misses_cut": count(
        "The better move cuts off one symbol: {sites}.",
        "The better move cuts off {n} symbols: {sites}.",
    ),
    "relati.reason.misses_heal": count(
        "The better move reconnects one symbol: {sites}.",
        "The better move reconnects {n} symbols: {sites}.",
    ),
    "relati.reason.gives_squares": count(
        "This gives away one square more than the better move.",
        "This gives away {n} squares more than the better move.",
    ),
    "relati.reason.gains_ground": say("This gains ground: more squares can be reached first."),
    "relati.reason.loses_ground": say("This loses ground: fewer squares can be reached first."),
    "relati.reason.ties": say("This ties the symbols together: fewer connections can be cut."),
    "relati.reason.stretches": say("This stretches the connections: more of them can be cut."),
    "relati.reason.loses_later": count(
        "What follows: {moves}. The symbol on {sites} is lost.",
        "What follows: {moves}. {n} symbols are lost: {sites}.",
    ),
    "relati.reason.wins_more": count(
        "In the moves that follow, the better move wins one symbol more.",
        "In the moves that follow, the better move wins {n} symbols more.",
    ),
    "relati.reason.still_loses": count(
        "Even then, one symbol is lost in the moves that follow.",
        "Even then, {n} symbols are lost in the moves that follow.",
    ),
    "relati.reason.trades": count(
        "In the moves that follow, each side loses one symbol.",
        "In the moves that follow, each side loses {n} symbols.",
    ),
    "relati.reason.still_cut": count(
        "Even then, one symbol is cut off in the moves that follow.",
        "Even then, {n} symbols are cut off in the moves that follow.",
    ),
}
