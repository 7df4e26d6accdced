"""Every code that Relati's players give out besides those of its rules: what it means, and what comes along."""

from __future__ import annotations

from ruleboard.rules.base import Code


class Why(Code):
    """What speaks for a move, or against it."""

    # for it
    KILLS_ROOT = "kills_root", "the move kills the root of `owner`", "owner", "at"
    GUARDS = "guards", "a symbol of another on `at` would have cut `n` symbols off", "at", "n"
    WINS_SQUARES = "wins_squares", "`n` squares that the player now reaches first", "player", "n"
    COUNTING = "counting", "all fill only squares of their own, `player` has most", "player"
    # against it
    LETS_KILL_ROOT = "lets_kill_root", "the reply kills the root", "at", "source"
    LETS_KILL = "lets_kill", "the reply kills symbols", "owner", "n"
    WEAK_LINK = "weak_link", "the reply on `at` cuts the link", "square", "source", "at"
    LETS_CUT = "lets_cut", "the reply cuts symbols off", "owner", "n"
    LETS_HEAL = "lets_heal", "the reply connects symbols of `owner` again", "owner", "n"
    MISSES_KILL = "misses_kill", "the better move kills symbols", "n"
    MISSES_CUT = "misses_cut", "the better move cuts symbols off", "n"
    MISSES_HEAL = "misses_heal", "the better move connects own symbols again", "n"
    GIVES_SQUARES = "gives_squares", "`n` squares go to others, more than need be", "n"
    # by a feature alone
    GAINS_GROUND = "gains_ground", "more squares that the player reaches first"
    LOSES_GROUND = "loses_ground", "fewer of them"
    TIES = "ties", "fewer connected symbols whose links can be cut"
    STRETCHES = "stretches", "more of them"
