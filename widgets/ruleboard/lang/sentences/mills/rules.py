"""The names of the rule sets of mills, and what each of them says."""

from __future__ import annotations

from ruleboard.lang.sentence import Entry, count, say

SENTENCES: dict[str, Entry] = {
    "mills.preset.standard": say("Nine men's morris"),
    "mills.preset.chengsan": say("成三棋 (chéngsānqí)"),
    "mills.preset.melnitsa": say("Melnitsa (Мельница)"),
    "mills.preset.melnitsa_snail": say("Melnitsa (Мельница) on the “snail” board"),
    "mills.preset.melnitsa_12": say("Melnitsa (Мельница) with 12 men"),
    "mills.preset.melnitsa_11": say("Melnitsa (Мельница) with 11 men"),
    "mills.preset.molendinum": say("Molendinum, strict rules"),
    "mills.preset.lasker": say("Lasker's game (ten men)"),
    "mills.preset.morabaraba": say("Morabaraba"),
    "mills.preset.six": say("Six men's morris"),
    "mills.preset.three": say("Three men's morris"),
    "mills.preset.own": say("Rules of your own: “{name}”"),
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
