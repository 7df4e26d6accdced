"""Why something cannot be in Relati: moves that are refused, and faults in what was given."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, say

SENTENCES: dict[str, Entry] = {
    "relati.refuse.cell_taken": say("{player} already stands on {at}. Choose an empty square."),
    "relati.refuse.cell_dead": say(
        "A dead {player} lies on {at}: paths run through it, but nothing can be placed there."
    ),
    "relati.refuse.no_path": say("{at} is too far away: none of your symbols is near enough."),
    "relati.refuse.no_path_blocked": by(
        "shape",
        other=say("Nothing connects {at}: the path to {source} is blocked at {blocker}."),
        remote_normal=say(
            "Nothing connects {at}: {blocker} stands in the middle between it and {source}."
        ),
        straight_turn=say(
            "Nothing connects {at}: the straight–turn path to {source} is blocked at {blocker}."
        ),
        turn_straight=say(
            "Nothing connects {at}: the turn–straight path to {source} is blocked at {blocker}."
        ),
        turn_turn=say(
            "Nothing connects {at}: the turn–turn path to {source} is blocked at {blocker}."
        ),
    ),
    "relati.refuse.no_path_disconnected": say(
        "Nothing connects {at}: {source} is disconnected itself and is no source."
    ),
    "relati.refuse.no_path_cannon": say(
        "Nothing connects {at}: {source} is a cannon, and a cannon is never a source."
    ),
    "relati.refuse.no_path_dead": say(
        "Nothing connects {at}: the symbol on {source} is dead and is no source."
    ),
    "relati.refuse.no_path_root_dead": say(
        "The root of {player} is dead. Without a root nothing can be placed."
    ),
    "relati.refuse.no_cannon_rule": say("There are no cannons under these rules."),
    "relati.refuse.no_migration_rule": say("The root does not migrate under these rules."),
    "relati.refuse.empty_square": say("{at} is empty: there is no symbol to use."),
    "relati.refuse.symbol_dead": say("The symbol on {at} is dead: nothing can be done with it."),
    "relati.refuse.symbol_disconnected": say(
        "The symbol on {at} is disconnected: nothing can be done with it."
    ),
    "relati.refuse.not_your_symbol": say("The symbol on {at} is {player}, not yours."),
    "relati.refuse.not_plain": say(
        "On {at} there is a root or a cannon already. Choose a normal symbol."
    ),
    "relati.refuse.not_linked_to_root": say(
        "No direct path leads from {at} to the root on {root}."
    ),
    "relati.refuse.root_link_blocked": say(
        "The path from {at} to the root on {root} is blocked at {blocker}."
    ),
    "relati.refuse.not_a_cannon": say("The symbol on {at} is no cannon."),
    "relati.refuse.no_shell": say("The cannon on {at} is out of ammo."),
    "relati.refuse.no_target": say("From {at} there is nothing to hit in direction {direction}."),
    "relati.refuse.own_shield": say(
        "Your own symbol on {target} stands in the line of fire from {source}."
    ),
    "relati.refuse.already_relayed": say(
        "The cannon on {target} has handed its shells on already and takes none from {source}."
    ),
    "relati.refuse.not_in_line": say(
        "A cannon fires along its row or column; {target} is not in line with {source}."
    ),
    "relati.refuse.in_the_way": say(
        "{blocker} stands between the cannon on {source} and {target}: it would be hit first."
    ),
    "relati.refuse.nothing_to_hit": say(
        "On {target} there is no live symbol to hit from {source}."
    ),
    "relati.refuse.kills_nothing": say("A chain from {at} has to kill something. Choose a target."),
    "relati.refuse.choose_target": say("The cannon on {at} is ready. Now choose its target."),
    "relati.refuse.must_continue": say("The cannon on {at} must go on firing. Shells left: {n}."),
    "relati.refuse.fire_is_over": say("The fire from {at} is over: one square was too many."),
    "relati.refuse.no_consecutive_rule": say(
        "There are no extra actions under these rules, so there is nothing to give up."
    ),
    "relati.refuse.must_act_first": say("{player} has to act once before the turn can end."),
    "relati.refuse.cannot_act": say("{player} cannot act: there is no square to place on."),
    "relati.refuse.choose_square": say("First choose a square."),
    "relati.refuse.one_click_only": say("{at} alone is the whole action: choose one square."),
    "relati.refuse.game_over": say(
        "The game is over. Undo takes an action back, Reset starts again."
    ),
    "relati.error.unknown_size": say("There is no board of size {got}. The sizes are: {expected}."),
    "relati.error.unknown_players": say("{got} cannot play together. Possible are: {expected}."),
    "relati.error.not_linked": say("There is no direct connection {got}."),
    "relati.error.no_such_path": say("There is no open path {got}."),
    "relati.error.several_shapes": say(
        "Paths of several shapes connect {got}. Name the squares of one of them: {expected}."
    ),
    "relati.error.unknown_rules": say(
        "“{got}” does not spell any rules. The letters are: {expected}."
    ),
    "relati.error.unknown_paths": say("{got} paths are not possible. Possible are: {expected}."),
    "relati.error.paths_twice": say(
        "In “{got}” two letters say which paths connect. Choose one of: {expected}."
    ),
    "relati.error.chain_needs_cannon": say("The chain rule needs the cannon rule as well."),
    "relati.error.too_short": say(
        "“{got}” is too short: a position tells players, turn, rules and symbols, as in {expected}."
    ),
    "relati.error.unreadable": say(
        "“{got}” in “{at}” cannot be read. It looks like this: {expected}."
    ),
    "relati.error.unknown_sign": say(
        "“{got}” in “{at}” is no sign of a player. The signs are: {expected}."
    ),
    "relati.error.taken_twice": say("In “{at}” the square of {got} is taken twice."),
    "relati.error.several_roots": say("{at} has several roots: {got}. One is possible."),
    "relati.error.root_missing": say(
        "{at} has symbols but no root: {got}. A root has a star, as in {expected}."
    ),
    "relati.error.cannon_disconnected": say(
        "A disconnected cannon dies at once, so {got} cannot stand there."
    ),
    "relati.error.cannon_needs_rule": say("{got}: cannons need the rule letter {expected}."),
    "relati.error.dead_needs_rule": say(
        "{got}: symbols die only under one of the rule letters {expected}."
    ),
    "relati.error.shells_need_rule": say(
        "{got}: more than one shell needs the rule letter {expected}."
    ),
    "relati.error.actions_need_rule": say(
        "“{got}”: several actions in a turn need the rule letter {expected}."
    ),
    "relati.error.turn_is_over": say(
        "“{got}”: this turn is already over. Write {expected} instead."
    ),
    "relati.error.game_goes_on": say(
        "“{got}”: the game is not over, so an action is left. Write {expected} instead."
    ),
}
