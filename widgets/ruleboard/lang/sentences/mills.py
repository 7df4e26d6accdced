"""Everything that is said about mills."""

from __future__ import annotations

from ruleboard.lang.sentences.sentence import Entry, count, say

BOARD: dict[str, Entry] = {
    "mills.name": say("Mill board"),
    "mills.piece.0": say("White man"),
    "mills.piece.1": say("Black man"),
    "mills.piece.x": say("closed point"),
    "mills.board.0": count(
        "White has {n} man on the board: {sites}.", "White has {n} men on the board: {sites}."
    ),
    "mills.board.1": count(
        "Black has {n} man on the board: {sites}.", "Black has {n} men on the board: {sites}."
    ),
    "mills.board.x": count("{n} point is closed: {sites}.", "{n} points are closed: {sites}."),
    "mills.counter.men": (
        say("White: {hand} in hand, {board} on the board."),
        say("Black: {hand} in hand, {board} on the board."),
    ),
    "mills.counter.rebuild": (
        count(
            "White may close {mill} again after {n} more turn.",
            "White may close {mill} again after {n} more turns.",
        ),
        count(
            "Black may close {mill} again after {n} more turn.",
            "Black may close {mill} again after {n} more turns.",
        ),
    ),
    "mills.counter.limit_turns": count("A draw in {n} more turn.", "A draw in {n} more turns."),
    "mills.counter.limit_quiet": count(
        "A draw in {n} more turn without a removal.", "A draw in {n} more turns without a removal."
    ),
    "mills.counter.repetition": count(
        "This position has come up {n} time; {limit} make a draw.",
        "This position has come up {n} times; {limit} make a draw.",
    ),
}

DUTIES: dict[str, Entry] = {
    "mills.play.selected": say("Now choose where {at} goes."),
    "mills.duty.place": (say("White to place a man."), say("Black to place a man.")),
    "mills.duty.place_or_move": (
        say("White to place a man, or to move one along a line."),
        say("Black to place a man, or to move one along a line."),
    ),
    "mills.duty.move": (
        say("White to move a man along a line."),
        say("Black to move a man along a line."),
    ),
    "mills.duty.fly": (
        say("White to move: a man may fly to any free point."),
        say("Black to move: a man may fly to any free point."),
    ),
    "mills.duty.over": say("The game is over."),
}

EVENTS: dict[str, Entry] = {
    "mills.event.place": (
        say("White places a man on {point}."),
        say("Black places a man on {point}."),
    ),
    "mills.event.move": (
        say("White moves from {source} to {target}."),
        say("Black moves from {source} to {target}."),
    ),
    "mills.event.jump": (
        say("White jumps from {source} over {over} to {target}."),
        say("Black jumps from {source} over {over} to {target}."),
    ),
    "mills.event.fly": (
        say("White flies from {source} to {target}."),
        say("Black flies from {source} to {target}."),
    ),
    "mills.event.mill_opened": (
        say("White opens the mill {sites}."),
        say("Black opens the mill {sites}."),
    ),
    "mills.event.mill_closed": (
        say("A mill! White has three men on one line: {sites}."),
        say("A mill! Black has three men on one line: {sites}."),
    ),
    "mills.event.rebuild_waits_illegal": count(
        "It may be closed again only after {n} other turn.",
        "It may be closed again only after {n} other turns.",
    ),
    "mills.event.rebuild_waits_no_capture": count(
        "For {n} turn it removes nothing if it is closed again.",
        "For {n} turns it removes nothing if it is closed again.",
    ),
    "mills.event.rebuild_takes_nothing": say(
        "The mill {sites} was opened too recently: nothing is removed for it."
    ),
    "mills.event.choose_removal": (
        count(
            "White removes {n} black man now. Possible: {sites}.",
            "White removes {n} black men now. Possible: {sites}.",
        ),
        count(
            "Black removes {n} white man now. Possible: {sites}.",
            "Black removes {n} white men now. Possible: {sites}.",
        ),
    ),
    "mills.event.choose_any_removal": (
        count(
            "All black men stand in mills, so White may remove any of them.",
            "All black men stand in mills, so White may remove any {n} of them.",
        ),
        count(
            "All white men stand in mills, so Black may remove any of them.",
            "All white men stand in mills, so Black may remove any {n} of them.",
        ),
    ),
    "mills.event.remove": (
        say("White removes the man on {point}."),
        say("Black removes the man on {point}."),
    ),
    "mills.event.mark_point": say("{point} gets a red × and stays closed while men are placed."),
    "mills.event.rest_lapses": say("All the others stand in mills, so nothing more is removed."),
    "mills.event.nothing_to_remove": (
        say("All black men stand in mills, so nothing is removed."),
        say("All white men stand in mills, so nothing is removed."),
    ),
    "mills.event.marks_vanish": say("All men are placed, and every red × vanishes: {sites}."),
    "mills.event.moving_begins": say("All men are placed. From now on men move along the lines."),
    "mills.event.flying_begins": (
        count(
            "White has {n} man left and may now fly to any free point.",
            "White has {n} men left and may now fly to any free point.",
        ),
        count(
            "Black has {n} man left and may now fly to any free point.",
            "Black has {n} men left and may now fly to any free point.",
        ),
    ),
}

OUTCOMES: dict[str, Entry] = {
    "mills.outcome.mill": (
        say("White has closed a mill and wins."),
        say("Black has closed a mill and wins."),
    ),
    "mills.outcome.few_men": (
        say("White wins: Black has only two men left."),
        say("Black wins: White has only two men left."),
    ),
    "mills.outcome.blocked": (
        say("White wins: Black is blocked and cannot move."),
        say("Black wins: White is blocked and cannot move."),
    ),
    "mills.outcome.stalemate": say("A draw: the player to move is blocked."),
    "mills.outcome.limit_turns": say("A draw: the limit of turns is reached."),
    "mills.outcome.limit_quiet": say("A draw: too many turns without a removal."),
    "mills.outcome.repetition": say("A draw: the same position has come up too often."),
}

REFUSALS: dict[str, Entry] = {
    "mills.refuse.game_over": say("The game is over. Undo takes a move back, Reset starts again."),
    "mills.refuse.nothing_chosen": say("First choose a point."),
    "mills.refuse.not_your_man": say("The man on {point} is your opponent's."),
    "mills.refuse.no_man_there": say("There is no man on {point} to move."),
    "mills.refuse.nothing_in_hand": say(
        "No man is left in hand to place on {point}. Choose one of your men and move it."
    ),
    "mills.refuse.point_taken": say("There is already a man on {point}. Choose a free point."),
    "mills.refuse.point_marked": count(
        "{point} is closed by a red × until all men are placed: {n} man is still in hand.",
        "{point} is closed by a red × until all men are placed: {n} men are still in hand.",
    ),
    "mills.refuse.still_placing": count(
        "Men move only when all are placed: you still have {n} man in hand.",
        "Men move only when all are placed: you still have {n} men in hand.",
    ),
    "mills.refuse.choose_target": say("Now choose where {point} goes: {targets}."),
    "mills.refuse.man_cannot_move": say(
        "The man on {point} cannot move: every point next to it is taken."
    ),
    "mills.refuse.not_connected": say(
        "No line leads from {source} to {target}. A man moves one step along a line."
    ),
    "mills.refuse.too_far": say(
        "From {source} to {target} is too far: a man goes one step, and {over} lies between."
    ),
    "mills.refuse.nothing_to_jump": say(
        "From {source} to {target} is too far for a step, and on {over} there is no man to jump over."
    ),
    "mills.refuse.jump_not_allowed": say(
        "A man may not jump: {over} lies between {source} and {target}."
    ),
    "mills.refuse.jump_own_only": say(
        "One may jump only over a man of one's own; the man on {over} is the opponent's."
    ),
    "mills.refuse.jump_enemy_only": say(
        "One may jump only over a man of the opponent; the man on {over} is your own."
    ),
    "mills.refuse.no_flying_yet": count(
        "You cannot fly yet: flying begins with {limit} men, and you have {n} man.",
        "You cannot fly yet: flying begins with {limit} men, and you have {n} men.",
    ),
    "mills.refuse.rebuild_too_early": count(
        "You opened the mill {mill} yourself: wait {n} more turn before you close it again.",
        "You opened the mill {mill} yourself: wait {n} more turns before you close it again.",
    ),
    "mills.refuse.rebuild_takes_nothing": count(
        "You opened the mill {mill} yourself: for {n} more turn it removes nothing.",
        "You opened the mill {mill} yourself: for {n} more turns it removes nothing.",
    ),
    "mills.refuse.must_remove_first": count(
        "You have closed a mill: first remove {n} man of the opponent, from {alternatives}.",
        "You have closed a mill: first remove {n} men of the opponent, from {alternatives}.",
    ),
    "mills.refuse.remove_own": say("The man on {point} is your own. Remove one of the opponent's."),
    "mills.refuse.remove_empty": say("There is no man on {point} to remove."),
    "mills.refuse.man_in_mill": say(
        "The man on {point} stands in a mill and is safe. You may remove: {alternatives}."
    ),
    "mills.refuse.all_protected": say(
        "All the opponent's men stand in mills: none can be removed."
    ),
    "mills.refuse.nothing_to_remove": say("That turn closes no mill, so the man on {point} stays."),
    "mills.refuse.turn_complete": say(
        "The turn is already complete; {point} is one point too many."
    ),
}

REASONS: dict[str, Entry] = {
    "mills.reason.only_move": say("It was the only legal move."),
    "mills.reason.jumps": say("It jumps along a line over the man on {over}."),
    "mills.reason.flies": count(
        "With {n} man left, one may fly to any free point.",
        "With {n} men left, one may fly to any free point.",
    ),
    "mills.reason.all_in_mills": say(
        "All the opponent's men stood in mills, so any of them could be removed."
    ),
    "mills.reason.nothing_to_remove": say(
        "All the opponent's men stood in mills, so none could be removed."
    ),
    "mills.reason.mill_closed": count(
        "It closes {n} mill: {points}.", "It closes {n} mills: {points}."
    ),
    "mills.reason.stops_mill": say("It stops the opponent's mill {mill}."),
}

DIFFERENCES: dict[str, Entry] = {
    "mills.difference.board_nine": say("The board has three squares and 24 points."),
    "mills.difference.board_twelve": say(
        "The board has three squares with diagonals at the corners."
    ),
    "mills.difference.board_six": say("The board has two squares and 16 points."),
    "mills.difference.board_three": say("The board has nine points."),
    "mills.difference.board_snail": say("The board is a spiral, the “snail”, with 25 points."),
    "mills.difference.own_board": say("The board is one of your own: “{board}”."),
    "mills.difference.men": count("Each side has {n} man.", "Each side has {n} men."),
    "mills.difference.places_first": say("Men move only when all are placed."),
    "mills.difference.moves_while_placing": say(
        "A man may be moved while others are still in hand."
    ),
    "mills.difference.flies_at": count(
        "Whoever has {n} man left may fly.", "Whoever has {n} men left may fly."
    ),
    "mills.difference.never_flies": say("Nobody ever flies."),
    "mills.difference.no_jump": say("Men do not jump."),
    "mills.difference.jump_own": say("A man may jump along a line over one man of its own side."),
    "mills.difference.jump_enemy": say("A man may jump along a line over one man of the opponent."),
    "mills.difference.jump_either": say("A man may jump along a line over one man of either side."),
    "mills.difference.mill_wins": say("Closing a mill wins at once."),
    "mills.difference.mill_removes": say("Closing a mill removes a man."),
    "mills.difference.one_removal": say("One man is removed, even for two mills at once."),
    "mills.difference.removal_for_each_mill": say("Two mills at once remove two men."),
    "mills.difference.mills_always_safe": say(
        "Men in mills are always safe: if all stand in mills, nothing is removed."
    ),
    "mills.difference.mills_safe_unless_all": say(
        "Men in mills are safe, unless all stand in mills: then any may be removed."
    ),
    "mills.difference.marked_points": say(
        "A point whose man is removed while placing gets a red × and stays closed until men move."
    ),
    "mills.difference.no_marked_points": say("A point is free again when its man is removed."),
    "mills.difference.rebuild_at_once": say("A mill may be opened and closed again at once."),
    "mills.difference.rebuild_illegal": count(
        "A mill that was opened may be closed again only after {n} other turn.",
        "A mill that was opened may be closed again only after {n} other turns.",
    ),
    "mills.difference.rebuild_no_capture": count(
        "A mill that was opened removes nothing for {n} turn.",
        "A mill that was opened removes nothing for {n} turns.",
    ),
    "mills.difference.blocked_loses": say("Whoever cannot move loses."),
    "mills.difference.blocked_draws": say("If a player cannot move, the game is drawn."),
    "mills.difference.limit_turns": count(
        "After {n} turn the game is drawn.", "After {n} turns the game is drawn."
    ),
    "mills.difference.limit_quiet": count(
        "After {n} turn without a removal the game is drawn.",
        "After {n} turns without a removal the game is drawn.",
    ),
    "mills.difference.no_limit": say("The number of turns is not limited."),
    "mills.difference.repetition_draws": count(
        "A position that comes up {n} time is a draw.",
        "A position that comes up {n} times is a draw.",
    ),
    "mills.difference.no_repetition": say("Repeating a position has no effect."),
}

FAULTS: dict[str, Entry] = {
    "error.no_points": say("This board has no points."),
    "error.bad_point_name": say(
        "“{got}” cannot be the name of a point. A name is made of {expected}."
    ),
    "error.point_named_twice": say("Two points of this board are called “{got}”."),
    "error.points_on_one_spot": say("These points lie on the same spot: {got}."),
    "error.line_of_unknown_point": say(
        "Line {line} ({at}) goes through “{got}”, which is no point. The points are: {expected}."
    ),
    "error.point_twice_on_line": say("Line {line} ({at}) goes through a point twice."),
    "error.line_too_long": say("Line {line} ({at}) has {got} points. Possible are {expected}."),
    "error.line_too_short": say(
        "Line {line} ({at}) has {got} points. At least needed: {expected}."
    ),
    "error.line_not_straight": say("Line {line} ({at}) is not straight."),
    "error.line_through_point": say(
        "Line {line} ({at}) passes through {got}, but {got} is not named on it."
    ),
    "error.lines_share_points": say(
        "Line {line} ({at}) shares more than one point with line {other}: {got}."
    ),
    "error.no_line_of_three": say("The board “{at}” has no line of three points, so no mill."),
    "error.board_not_connected": say("The board “{at}” falls apart: no line leads to {got}."),
    "error.unknown_stroke": say(
        "“{got}” at {at} is no part of a drawn board. Possible are: {expected}."
    ),
    "error.stroke_leads_nowhere": say("The stroke “{got}” at {at} leads to no point."),
    "error.board_too_wide": say(
        "A drawn board with {got} columns is too wide. Possible are {expected}."
    ),
    "error.unknown_switch": say("Rules have no “{got}”. They have: {expected}."),
    "error.unknown_setting": say("“{got}” is not possible for “{at}”. Possible are: {expected}."),
    "error.bad_setting": say("“{got}” is not possible for “{at}”. Needed is a number {expected}."),
    "error.board_too_small": say(
        "The board “{at}” has {got} points, too few for the men. Needed are {expected}."
    ),
}

SENTENCES: dict[str, Entry] = {
    **BOARD,
    **DUTIES,
    **EVENTS,
    **OUTCOMES,
    **REFUSALS,
    **REASONS,
    **DIFFERENCES,
    **FAULTS,
}
