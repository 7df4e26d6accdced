"""The names of the rule sets of Relati, and what each of them says."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, say

SENTENCES: dict[str, Entry] = {
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
    "relati.preset.part_can_act": say("only those who can place may act"),
    "relati.difference.root_first": say(
        "Your first symbol is your root: place it on any empty square."
    ),
    "relati.difference.placed_by_connection": say(
        "Every further symbol needs an open path to a connected symbol of yours."
    ),
    "relati.difference.paths_8": say(
        "Only neighbours connect, by 8 paths. Nothing can block a normal connection."
    ),
    "relati.difference.paths_16": say(
        "Neighbours connect, and squares two steps away in one line: 16 paths. A symbol in the middle blocks the path."
    ),
    "relati.difference.paths_40": say(
        "40 paths connect: normal, remote normal and remote stable. A symbol on a path blocks it."
    ),
    "relati.difference.disconnected_is_idle": say(
        "A symbol that is cut off from its root is disconnected: nothing connects to it, nothing is done with it."
    ),
    "relati.difference.last_to_act_wins": say(
        "Whoever acts and is then the only one who still can act wins. If nobody can, there is no winner."
    ),
    "relati.difference.acts_by_placing": say(
        "Whoever has no square to place on cannot act and is skipped."
    ),
    "relati.difference.acts_by_any": say(
        "Whoever has no square to place on can still act with a symbol on the board."
    ),
    "relati.difference.acts_by_place": say(
        "Whoever has no square to place on cannot act at all, not even with a symbol on the board."
    ),
    "relati.difference.one_action": say("Each turn is one action."),
    "relati.difference.extra_actions": say(
        "There is an extra action for each player whose symbols you cut off, and one for reconnecting your own."
    ),
    "relati.difference.no_cannons": say("There are no cannons."),
    "relati.difference.cannons": say(
        "A normal symbol can become a cannon with one shell. It kills the first symbol in its row or column. "
        "It is no source, and it dies when it is disconnected."
    ),
    "relati.difference.no_chain": say("A cannon fires its own shell and no other."),
    "relati.difference.chain": say(
        "A cannon can hand its shells to another of your cannons, which must then go on firing."
    ),
    "relati.difference.own_symbols_shield": say("Your own symbols stop a shot and are not killed."),
    "relati.difference.friendly_fire": say(
        "A shot kills your own symbol too, if it comes first in the line."
    ),
    "relati.difference.root_stays": say("The root stays where it is."),
    "relati.difference.root_migrates": say(
        "The root can migrate to a normal symbol with a direct open path to it. The old root dies."
    ),
}
