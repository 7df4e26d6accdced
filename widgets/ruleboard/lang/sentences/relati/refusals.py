"""Refusals of illegal moves in Relati, and errors in positions and rules."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, by, count, say

SENTENCES: dict[str, Entry] = {
    "relati.refuse.cell_taken": say("There is already a {player} on {at}. Choose an empty square."),
    "relati.refuse.cell_dead": say(
        "There is a dead {player} on {at}: paths run through it, but nothing can be placed there."
    ),
    "relati.refuse.no_path": say("{at} is too far away: none of your symbols is near enough."),
    "relati.refuse.no_paths_blocked": count(
        "{at} cannot be connected: the path to {source} is blocked at {blockers}.",
        "{at} cannot be connected: all {n} paths to {source} are blocked. In the way: {blockers}.",
    ),
    "relati.refuse.no_path_blocked": by(
        "shape",
        other=say("{at} cannot be connected: the path to {source} is blocked at {blocker}."),
        remote_normal=say(
            "{at} cannot be connected: {blocker} is in the way, between {at} and {source}."
        ),
        straight_turn=say(
            "{at} cannot be connected: the straight–turn path to {source} is blocked at {blocker}."
        ),
        turn_straight=say(
            "{at} cannot be connected: the turn–straight path to {source} is blocked at {blocker}."
        ),
        turn_turn=say(
            "{at} cannot be connected: the turn–turn path to {source} is blocked at {blocker}."
        ),
    ),
    "relati.refuse.no_path_disconnected": say(
        "{at} cannot be connected: {source} is itself disconnected."
    ),
    "relati.refuse.no_path_cannon": say(
        "{at} cannot be connected: there is a cannon on {source}, and nothing connects to a cannon."
    ),
    "relati.refuse.no_path_dead": say("{at} cannot be connected: the symbol on {source} is dead."),
    "relati.refuse.no_path_root_dead": say(
        "The root of {player} is dead. Without a root nothing can be placed."
    ),
    "relati.refuse.no_cannon_rule": say("These rules have no cannons."),
    "relati.refuse.no_migration_rule": say("Under these rules the root stays where it is."),
    "relati.refuse.empty_square": say("{at} is empty: there is no symbol to use."),
    "relati.refuse.symbol_dead": say("The symbol on {at} is dead: you cannot use it."),
    "relati.refuse.symbol_disconnected": say(
        "The symbol on {at} is disconnected: you cannot use it."
    ),
    "relati.refuse.not_your_symbol": say("The symbol on {at} belongs to {player}, not to you."),
    "relati.refuse.not_plain": by(
        "kind",
        root=say("There is a root on {at}. Choose a normal symbol."),
        other=say("There is already a cannon on {at}. Choose a normal symbol."),
    ),
    "relati.refuse.not_linked_to_root": say(
        "The symbol on {at} is not connected directly to the root on {root}."
    ),
    "relati.refuse.root_link_blocked": say(
        "The path from {at} to the root on {root} is blocked at {blocker}."
    ),
    "relati.refuse.not_a_cannon": say("The symbol on {at} is not a cannon."),
    "relati.refuse.no_shell": say("The cannon on {at} is out of ammo."),
    "relati.refuse.no_target": by(
        "direction",
        other=say("The cannon on {at} has nothing to hit in any direction."),
        F=say("From {at} there is nothing to hit upwards."),
        B=say("From {at} there is nothing to hit downwards."),
        L=say("From {at} there is nothing to hit to the left."),
        R=say("From {at} there is nothing to hit to the right."),
    ),
    "relati.refuse.own_shield": say(
        "Your own symbol on {target} is a shield: the cannon on {source} can neither hit it nor fire past it."
    ),
    "relati.refuse.already_relayed": say(
        "The cannon on {target} has already handed on its shells and takes none from {source}."
    ),
    "relati.refuse.not_in_line": say(
        "A cannon fires along its row or column; {target} is not in line with {source}."
    ),
    "relati.refuse.in_the_way": say(
        "{blocker} is in the way of the shot from {source} to {target}."
    ),
    "relati.refuse.nothing_to_hit": say(
        "There is no live symbol on {target} for the cannon on {source} to hit."
    ),
    "relati.refuse.kills_nothing": say(
        "A chain has to kill at least one symbol, and from {at} there is nothing to hit."
    ),
    "relati.refuse.choose_target": say(
        "The cannon on {at} is chosen. Now click one of the marked symbols: that is where the cannon fires."
    ),
    "relati.refuse.must_continue": say("The cannon on {at} must keep firing. Shells left: {n}."),
    "relati.refuse.fire_is_over": say(
        "The cannon on {at} has finished firing: that was one square too many."
    ),
    "relati.refuse.no_consecutive_rule": say(
        "These rules have no extra actions, so there is nothing to give up."
    ),
    "relati.refuse.must_act_first": say(
        "{player} has to act at least once before the turn can end."
    ),
    "relati.refuse.cannot_act": say("{player} cannot act: there is no square left to fill."),
    "relati.refuse.choose_square": say("First choose a square."),
    "relati.refuse.one_click_only": say(
        "{at} is the whole action: you need not choose another square."
    ),
    "relati.refuse.game_over": say(
        "The game is over. Undo takes back the last action, Reset starts again."
    ),
    "relati.cause.cell_taken": say("There is already a {player} on {at}."),
    "relati.cause.not_plain": by(
        "kind",
        root=say("There is a root on {at}."),
        other=say("There is already a cannon on {at}."),
    ),
    "relati.cause.choose_target": say("The cannon on {at} still needs a target."),
    "relati.cause.one_click_only": say("{at} is already the whole action."),
    "relati.error.impossible_board": say(
        "There is no board of size {got}. The sizes are: {expected}."
    ),
    "relati.error.impossible_players": say("There cannot be {got} players. Allowed: {expected}."),
    "relati.error.not_linked": say("The squares {got} are not connected directly."),
    "relati.error.no_such_path": say("There is no open path {got}."),
    "relati.error.several_shapes": say(
        "Several shapes connect {got}. Name the squares of one path: {expected}."
    ),
    "relati.error.unknown_rules": say(
        "“{got}” does not spell any rules. The letters are: {expected}."
    ),
    "relati.error.impossible_paths": say("There cannot be {got} paths. Allowed: {expected}."),
    "relati.error.paths_twice": say(
        "In “{got}” two letters say which paths connect. Choose one of: {expected}."
    ),
    "relati.error.chain_needs_cannon": say(
        "The chain rule works only together with the cannon rule."
    ),
    "relati.error.too_short": say(
        "“{got}” is too short: a position tells players, turn, rules and symbols, as in {expected}."
    ),
    "relati.error.unreadable": say(
        "“{got}” in “{at}” cannot be read. It looks like this: {expected}."
    ),
    "relati.error.unknown_sign": say(
        "“{got}” in “{at}” is not the sign of a player. The signs are: {expected}."
    ),
    "relati.error.taken_twice": say("In “{at}” the square of {got} is taken twice."),
    "relati.error.several_roots": say("{at} has several roots: {got}. Only one is allowed."),
    "relati.error.root_missing": say(
        "{at} has symbols but no root: {got}. A root has a star, as in {expected}."
    ),
    "relati.error.cannon_disconnected": say(
        "A disconnected cannon dies at once, so {got} cannot be there."
    ),
    "relati.error.cannon_needs_rule": say("{got}: cannons need the rule letter {expected}."),
    "relati.error.dead_needs_rule": say(
        "{got}: symbols die only under one of the rule letters {expected}."
    ),
    "relati.error.shells_need_rule": say(
        "{got}: more than one shell needs the rule letter {expected}."
    ),
    "relati.error.actions_need_rule": say(
        "“{got}”: several actions in one turn need the rule letter {expected}."
    ),
    "relati.error.turn_is_over": say(
        "“{got}”: this turn is already over. Write {expected} instead."
    ),
    "relati.error.game_goes_on": say(
        "“{got}”: the game is not over, so an action is left. Write {expected} instead."
    ),
}
