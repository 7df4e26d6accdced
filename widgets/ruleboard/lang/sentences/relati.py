"""Everything that is said about Relati. Players are named by their signs, printed where {player} or {owner} stands."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, by, count, say

BOARD: dict[str, Entry] = {
    "relati.name": say("Relati board"),
    "relati.piece.root": say("root of {player}"),
    "relati.piece.normal": say("symbol {player}"),
    "relati.piece.cannon": count(
        "cannon of {player} with {n} shell", "cannon of {player} with {n} shells"
    ),
    "relati.piece.spent_cannon": say("cannon of {player}, out of ammo"),
    "relati.piece.disconnected": say("disconnected symbol {player}"),
    "relati.piece.disconnected_cannon": say("disconnected cannon of {player}"),
    "relati.piece.dead": say("dead symbol {player}"),
    "relati.board.root": say("Root of {player}: {sites}."),
    "relati.board.normal": say("Symbols of {player}: {sites}."),
    "relati.board.cannon": say("Cannons of {player}: {sites}."),
    "relati.board.spent_cannon": say("Cannons of {player}, out of ammo: {sites}."),
    "relati.board.disconnected": say("Disconnected symbols of {player}: {sites}."),
    "relati.board.disconnected_cannon": say("Disconnected cannons of {player}: {sites}."),
    "relati.board.dead": say("Dead symbols of {player}: {sites}."),
    "relati.counter.symbols": say("Symbols of {player} on the board: {count}."),
    "relati.counter.disconnected": say("{player} disconnected: {count}."),
    "relati.counter.squares": say("Squares where {player} can place: {count}."),
    "relati.counter.shells": say("Shells of {player}: {count}."),
    "relati.counter.actions": say("Actions left for {player}: {count}."),
    "relati.row.symbols": say("Symbols"),
    "relati.row.disconnected": say("Disconnected"),
    "relati.row.squares": say("Squares to place on"),
    "relati.row.shells": say("Shells"),
}

DUTIES: dict[str, Entry] = {
    "relati.play.selected": say("The cannon on {at} is ready. Now choose its target."),
    "relati.duty.place_root": say("{player} places the root: any empty square."),
    "relati.duty.place": say("{player} places a symbol."),
    "relati.duty.act": say("{player} acts: place a symbol, or use one of your own."),
    "relati.duty.act_again": count(
        "{player} may act {count} more time.", "{player} may act {count} more times."
    ),
    "relati.duty.cannot_act": say("{player} cannot act."),
    "relati.duty.over": say("The game is over."),
}

EVENTS: dict[str, Entry] = {
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
        "The cannon of {player} on {at} hits {owner} on {target}: the symbol dies."
    ),
    "relati.event.kill_root": say(
        "The cannon of {player} on {at} hits {owner} on {target}: the root dies."
    ),
    "relati.event.relay": count(
        "The cannon of {player} on {at} hands {count} shell on to {target}, which now has {shells}.",
        "The cannon of {player} on {at} hands {count} shells on to {target}, which now has {shells}.",
    ),
    "relati.event.migrate": say(
        "{at} becomes the root of {player}, and the old root on {old} dies."
    ),
    "relati.event.cut": count(
        "{count} symbol of {player} is now disconnected: {sites}.",
        "{count} symbols of {player} are now disconnected: {sites}.",
    ),
    "relati.event.die": say("A cannon that is disconnected dies: {sites}."),
    "relati.event.heal": count(
        "{count} symbol of {player} is connected again: {sites}.",
        "{count} symbols of {player} are connected again: {sites}.",
    ),
    "relati.event.bonus": count(
        "{player} earns {count} extra action.", "{player} earns {count} extra actions."
    ),
    "relati.event.lapse": say("{player} can do nothing more, so the extra actions lapse."),
    "relati.event.end": say("{player} gives up the extra actions."),
    "relati.event.skip": say("{player} cannot act and is skipped."),
}

OUTCOMES: dict[str, Entry] = {
    "relati.outcome.only_one_can_act": say("{player} wins: nobody else can act."),
    "relati.outcome.nobody_can_act": say(
        "The game ends without a winner: nobody can act any more."
    ),
}

REFUSALS: dict[str, Entry] = {
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
        "Your own symbol on {target} stands in the line of fire from {at}."
    ),
    "relati.refuse.already_relayed": say(
        "The cannon on {target} has handed its shells on already and takes none from {at}."
    ),
    "relati.refuse.not_in_line": say(
        "A cannon fires along its row or column; {target} is not in line with {at}."
    ),
    "relati.refuse.in_the_way": say(
        "{blocker} stands between the cannon on {at} and {target}: it would be hit first."
    ),
    "relati.refuse.nothing_to_hit": say("On {target} there is no live symbol to hit from {at}."),
    "relati.refuse.kills_nothing": say("A chain from {at} has to kill something. Choose a target."),
    "relati.refuse.choose_target": say("The cannon on {at} is ready. Now choose its target."),
    "relati.refuse.must_continue": say(
        "The cannon on {at} must go on firing. Shells left: {shells}."
    ),
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
}

REASONS: dict[str, Entry] = {
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
    "relati.reason.kills": count(
        "It kills {count} symbol: {sites}.", "It kills {count} symbols: {sites}."
    ),
    "relati.reason.cuts": count(
        "It cuts off {count} symbol: {sites}.", "It cuts off {count} symbols: {sites}."
    ),
    "relati.reason.cuts_own": count(
        "It cuts off {count} symbol of one's own: {sites}.",
        "It cuts off {count} symbols of one's own: {sites}.",
    ),
    "relati.reason.heals": count(
        "It connects {count} symbol again: {sites}.", "It connects {count} symbols again: {sites}."
    ),
    "relati.reason.heals_others": count(
        "It also connects {count} symbol of others again: {sites}.",
        "It also connects {count} symbols of others again: {sites}.",
    ),
    "relati.reason.cannons_die": count(
        "{count} cannon loses its connection and dies: {sites}.",
        "{count} cannons lose their connection and die: {sites}.",
    ),
    "relati.reason.bonus": count(
        "That earns {player} {count} extra action.", "That earns {player} {count} extra actions."
    ),
    "relati.reason.wins": say("With it {player} wins: nobody else can act."),
    "relati.reason.no_winner": say("With it the game ends without a winner."),
}

FAULTS: dict[str, Entry] = {
    "error.no_such_move": say("“{got}” is not a move. Write, for example: {expected}."),
    "error.unknown_size": say("There is no board of size {got}. The sizes are: {expected}."),
    "error.unknown_players": say("{got} cannot play together. Possible are: {expected}."),
    "error.not_linked": say("There is no direct connection {got}."),
    "error.unknown_rules": say("“{got}” does not spell any rules. The letters are: {expected}."),
    "error.unknown_can_act": say("“{got}” is not possible here. Possible are: {expected}."),
    "error.unknown_paths": say("{got} paths are not possible. Possible are: {expected}."),
    "error.paths_twice": say(
        "In “{got}” two letters say which paths connect. Choose one of: {expected}."
    ),
    "error.chain_needs_cannon": say("The chain rule needs the cannon rule as well."),
    "error.too_short": say(
        "“{got}” is too short: a position tells players, turn, rules and symbols, as in {expected}."
    ),
    "error.unreadable": say("“{got}” in “{at}” cannot be read. It looks like this: {expected}."),
    "error.unknown_sign": say(
        "“{got}” in “{at}” is no sign of a player. The signs are: {expected}."
    ),
    "error.taken_twice": say("In “{at}” the square of {got} is taken twice."),
    "error.several_roots": say("{at} has several roots: {got}. One is possible."),
    "error.root_missing": say(
        "{at} has symbols but no root: {got}. A root has a star, as in {expected}."
    ),
    "error.cannon_disconnected": say(
        "A disconnected cannon dies at once, so {got} cannot stand there."
    ),
    "error.cannon_needs_rule": say("{got}: cannons need the rule letter {expected}."),
    "error.dead_needs_rule": say(
        "{got}: symbols die only under one of the rule letters {expected}."
    ),
    "error.shells_need_rule": say("{got}: more than one shell needs the rule letter {expected}."),
    "error.actions_need_rule": say(
        "“{got}”: several actions in a turn need the rule letter {expected}."
    ),
    "error.turn_is_over": say("“{got}”: this turn is already over. Write {expected} instead."),
    "error.game_goes_on": say(
        "“{got}”: the game is not over, so an action is left. Write {expected} instead."
    ),
}

SENTENCES: dict[str, Entry] = {
    **BOARD,
    **DUTIES,
    **EVENTS,
    **OUTCOMES,
    **REFUSALS,
    **REASONS,
    **FAULTS,
}
