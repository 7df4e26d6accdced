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
            "All black men stand in mills, so White may remove any {n} of them.",
            "All black men stand in mills, so White may remove any {n} of them.",
        ),
        count(
            "All white men stand in mills, so Black may remove any {n} of them.",
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
        say("White has few men left: from now on White flies to any free point."),
        say("Black has few men left: from now on Black flies to any free point."),
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
    "mills.refuse.not_your_man": (
        say("The man on {point} is Black's. It is White's turn."),
        say("The man on {point} is White's. It is Black's turn."),
    ),
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
    "mills.reason.mill_closed": count(
        "It closes {n} mill: {points}.", "It closes {n} mills: {points}."
    ),
    "mills.reason.stops_mill": say("It stops a mill of the opponent on {point}."),
}

FAULTS: dict[str, Entry] = {}

SENTENCES: dict[str, Entry] = {
    **BOARD,
    **DUTIES,
    **EVENTS,
    **OUTCOMES,
    **REFUSALS,
    **REASONS,
    **FAULTS,
}
