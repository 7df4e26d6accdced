"""The names and the rules of the rule sets of mills."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.course": say("Mills: three in a row, and one man leaves the board"),
    "mills.preset.standard": say("Nine men's morris"),
    "mills.preset.chengsan": say("成三棋 (chéngsānqí)"),
    "mills.preset.melnitsa": say("Мельница (melnitsa)"),
    "mills.preset.melnitsa_snail": say("Melnitsa on the “snail” board"),
    "mills.preset.melnitsa_12": say("Melnitsa with 12 men"),
    "mills.preset.melnitsa_11": say("Melnitsa with 11 men"),
    "mills.preset.molendinum": say("Molendinum"),
    "mills.preset.lasker": say("Lasker's game (ten men)"),
    "mills.preset.morabaraba": say("Morabaraba"),
    "mills.preset.six": say("Six men's morris"),
    "mills.preset.three": say("Three men's morris"),
    "mills.ui.rules_differ": say("Different from nine men's morris:"),
    "mills.preset.tournament": say("Nine men's morris (with tournament draws)"),
    "mills.preset.own": say("Rules of your own: “{name}”"),
    "mills.difference.board_nine": say("The board has three squares and 24 points."),
    "mills.difference.board_twelve": say(
        "The board has three squares with diagonals at the corners."
    ),
    "mills.difference.board_six": say("The board has two squares and 16 points."),
    "mills.difference.board_three": say("The board has nine points."),
    "mills.difference.board_snail": say("The board is a spiral, the “snail”, with 25 points."),
    "mills.difference.own_board": say("The board is one of your own: “{board}”."),
    "mills.difference.men": count("Each player has one man.", "Each player has {n} men."),
    "mills.difference.white_begins": say("White goes first."),
    "mills.difference.mill": say("Three men of one player on a drawn line are a mill."),
    "mills.difference.places_first": say(
        "The players take turns placing a man on a free point. No man can move until all are placed."
    ),
    "mills.difference.moves_while_placing": say(
        "In each turn you place a man or move one, even while you have men in hand."
    ),
    "mills.difference.flies_at": count(
        "A player with one man left can fly: move it to any free point.",
        "A player with {n} men left can fly: move a man to any free point.",
    ),
    "mills.difference.never_flies": say("Nobody ever flies: men always move along the lines."),
    "mills.difference.no_jump": say("Men do not jump over each other."),
    "mills.difference.jump_own": say("A man can jump along a line over one man of its own side."),
    "mills.difference.jump_enemy": say(
        "A man can jump along a line over one of the opponent's men."
    ),
    "mills.difference.jump_either": say("A man can jump along a line over one man of either side."),
    "mills.difference.mill_wins": say("A player who closes a mill wins at once."),
    "mills.difference.mill_removes": say(
        "A player who closes a mill removes one of the opponent's men."
    ),
    "mills.difference.one_removal": say("Only one man is removed, even for two mills in one move."),
    "mills.difference.removal_for_each_mill": say(
        "For two mills in one move, two men are removed."
    ),
    "mills.difference.mills_always_safe": say(
        "A man in a mill is always safe: if all of the opponent's men are in mills, none is removed."
    ),
    "mills.difference.mills_safe_unless_all": say(
        "A man in a mill is safe, unless all of the opponent's men are in mills: then any of them can be removed."
    ),
    "mills.difference.never_back": say("A removed man never comes back."),
    "mills.difference.marked_points": say(
        "While men are being placed, a point whose man is removed gets a red × and stays closed until men move."
    ),
    "mills.difference.no_marked_points": say(
        "A point is free again as soon as its man is removed."
    ),
    "mills.difference.step": say(
        "After that, the players take turns moving a man one step along a line to a free point. Nobody can pass."
    ),
    "mills.difference.rebuild_at_once": say(
        "A mill can be opened in one turn and closed again in the next."
    ),
    "mills.difference.rebuild_illegal": count(
        "A player who opens a mill must make one other move before closing it again.",
        "A player who opens a mill must make {n} other moves before closing it again.",
    ),
    "mills.difference.rebuild_no_capture": count(
        "If a player closes a mill again before making one other move, no man is removed.",
        "If a player closes a mill again before making {n} other moves, no man is removed.",
    ),
    "mills.difference.two_men_lose": say(
        "A player who has only two men left, counting those in hand, loses: two men cannot form a mill."
    ),
    "mills.difference.blocked_loses": say("A player who cannot move loses."),
    "mills.difference.blocked_draws": say("If a player cannot move, the game is a draw."),
    "mills.difference.limit_turns": count(
        "After one turn the game is a draw.",
        "After {n} turns, counting both players, the game is a draw.",
    ),
    "mills.difference.swings_back": say(
        "A man may go from one mill to another and straight back, and close a mill each time."
    ),
    "mills.difference.no_swing_back": say(
        "A man that leaves one mill to close another may not go straight back and close the first again "
        "in the next turn."
    ),
    "mills.difference.last_men_limit": count(
        "When both players have three men left, one turn without a removal is a draw.",
        "When both players have three men left, {n} turns in a row without a removal, counting both sides, are a draw.",
    ),
    "mills.difference.no_last_men_limit": say(
        "With three men each, the game has no special limit."
    ),
    "mills.difference.limit_quiet": count(
        "After one turn without a removal the game is a draw.",
        "After {n} turns without a removal, counting both players, the game is a draw.",
    ),
    "mills.difference.no_limit": say("There is no limit on the number of turns."),
    "mills.difference.repetition_draws": count(
        "If a position comes up once, the game is a draw.",
        "If a position comes up {n} times, the game is a draw.",
    ),
    "mills.difference.no_repetition": say("Repeating a position does not end the game."),
}
