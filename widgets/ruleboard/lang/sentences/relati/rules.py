"""The names and the rules of the rule sets of Relati."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
    "relati.course": say("Relati: connect your symbols, cut off the others"),
    "relati.preset.basic": say("Relati, basic rules"),
    "relati.preset.consecutive": say("Relati with extra actions"),
    "relati.preset.cannon": say("Relati with cannons"),
    "relati.preset.chain": say("Relati with chain cannons"),
    "relati.preset.migration": say("Relati with root migration"),
    "relati.preset.all": say("Relati with all optional rules"),
    "relati.preset.neighbours": say("Relati, only normal connections"),
    "relati.preset.remote": say("Relati, normal and remote normal connections"),
    "relati.preset.own": say("Relati, your own rules: “{name}”"),
    "relati.preset.mixed": say("Relati ({parts})"),
    "relati.preset.part_paths_8": say("only normal connections"),
    "relati.preset.part_paths_16": say("normal and remote normal connections"),
    "relati.preset.part_consecutive": say("extra actions"),
    "relati.preset.part_cannon": say("cannons"),
    "relati.preset.part_chain": say("chain cannons"),
    "relati.preset.part_friendly_fire": say("friendly fire"),
    "relati.preset.part_migration": say("root migration"),
    "relati.preset.part_can_act": say("no square to fill, no action"),
    "relati.difference.root_first": say(
        "Your first symbol is your root: place it on any empty square. The root itself is never disconnected."
    ),
    "relati.difference.placed_by_connection": say(
        "Every other symbol must connect: it needs an open path to one of your connected symbols."
    ),
    "relati.difference.paths_8": say(
        "Only neighbouring squares connect: 8 paths. Nothing can block a normal connection."
    ),
    "relati.difference.paths_16": say(
        "Neighbouring squares connect, and so do squares two squares away, straight or "
        "diagonally: 16 paths. A symbol in the middle blocks the path."
    ),
    "relati.difference.paths_40": say(
        "There are 40 paths: normal, remote normal and remote stable connections. A symbol on a path blocks it."
    ),
    "relati.difference.disconnected_is_idle": say(
        "A symbol that is cut off from its root is disconnected: until it is connected again, "
        "nothing connects to it and you cannot use it."
    ),
    "relati.difference.last_to_act_wins": say(
        "If, after your action, you are the only player who can still act, you win and the "
        "others lose. If nobody can act, there is no winner."
    ),
    "relati.difference.acts_by_placing": say(
        "A player who has no square to place a symbol on cannot act and misses the turn."
    ),
    "relati.difference.acts_by_any": say(
        "A player who has no square to place a symbol on can still use a symbol on the board. If "
        "that is impossible too, the player misses the turn."
    ),
    "relati.difference.acts_by_place": say(
        "A player who has no square to place a symbol on cannot act at all, not even with a "
        "symbol on the board, and misses the turn."
    ),
    "relati.difference.one_action": say("In each turn you act once."),
    "relati.difference.extra_actions": say(
        "You get an extra action for each player whose symbols you cut off, and one for reconnecting your own."
    ),
    "relati.difference.no_cannons": say("There are no cannons."),
    "relati.difference.cannons": say(
        "A normal symbol can become a cannon with one shell, which is fired along its row or "
        "column. Nothing connects to a cannon, and a disconnected cannon dies."
    ),
    "relati.difference.no_chain": say(
        "A cannon fires only its own shell. Out of ammo, it is still a cannon."
    ),
    "relati.difference.chain": say(
        "A cannon can hand all its shells to another of your cannons, which must then keep firing."
    ),
    "relati.difference.own_symbols_shield": say(
        "A shot kills the first live symbol of another player. Your own symbols are shields: a "
        "cannon cannot fire past them."
    ),
    "relati.difference.friendly_fire": say(
        "A shot kills the first live symbol it meets, even one of your own."
    ),
    "relati.difference.root_stays": say("The root stays where it is."),
    "relati.difference.root_migrates": say(
        "The root can migrate to a normal symbol that is connected to it directly. The old root dies."
    ),
}
