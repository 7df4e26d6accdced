"""Every code that the rules of draughts give out, with its parameters: what each language needs words for.

`n` is the number that a sentence counts; `at`, `over`, `to` are squares; `pieces` are several of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

Codes = Mapping[str, tuple[str, ...]]

REFUSALS: Codes = MappingProxyType(
    {
        # the piece
        "choose_piece": (),
        "choose_target": ("at",),
        "empty_square": ("at",),
        "not_your_piece": ("at",),
        "light_square": (),
        "piece_cannot_move": ("at",),
        # the way
        "not_diagonal": ("at", "to"),
        "man_moves_forward_only": ("at",),
        "man_one_step": ("at",),
        "path_blocked": ("at",),
        "landing_taken": ("at",),
        "cannot_jump_own": ("at",),
        "two_in_a_row": ("at", "to"),
        "already_jumped": ("at",),
        "nothing_to_jump": ("at",),
        # forced captures
        "must_capture": ("n", "pieces"),
        "must_capture_more": ("n", "takes", "move"),
        "must_continue": ("n", "at"),
        "other_capture": ("at", "to"),
        "game_over": (),
    }
)

EVENTS: Codes = MappingProxyType(
    {
        "move": ("at", "to"),
        "lift": ("at", "n"),
        "jump": ("at", "over", "to"),
        "passes_king_row": ("at",),
        "remove": ("n", "pieces"),
        "promote": ("at",),
    }
)

OUTCOMES: Codes = MappingProxyType(
    {
        "no_pieces": ("player",),
        "no_moves": ("player",),
        "repetition": (),
        "no_progress": (),
        "king_moves": (),
        "sixteen_moves": (),
        "five_moves": (),
    }
)

DUTIES: Codes = MappingProxyType({"move": ("player",), "capture": ("player", "n"), "over": ()})

COUNTERS: Codes = MappingProxyType(
    {
        "pieces": ("player", "men", "kings"),
        "no_progress": ("n", "limit"),
        "king_moves": ("n", "limit"),
        "sixteen_moves": ("n", "limit"),
        "five_moves": ("n", "limit"),
        "repetition": ("n", "limit"),
    }
)

REASONS: Codes = MappingProxyType(
    {
        "only_move": ("player",),
        "forced_because": ("n",),
        "captures_backward": ("at", "over"),
        "promoted": ("at",),
        "passes_king_row": ("at",),
        "stopped_by_jumped": ("at", "over"),
        "wins": ("player",),
        "draw_in": ("n",),
    }
)

DIFFERENCES: Codes = MappingProxyType(
    {
        "men_go_forward": (),
        "forced_maximum": (),
        "removed_at_the_end": (),
        "kings_fly": (),
        "crowned_in_passing": (),
        "crowned_at_the_end": (),
        "clock_all_moves": ("n",),
        "clock_king_moves": ("n",),
        "lone_king_limits": (),
        "no_lone_king_limits": (),
        "repetition_draws": ("n",),
    }
)

TITLES: Codes = MappingProxyType({"guoji": (), "fmjd": (), "own": ("name",)})

FAULTS: Codes = MappingProxyType(
    {
        # names
        "unknown_site": ("got", "expected"),
        "unknown_unit": ("got", "expected"),
        # moves
        "not_a_move": ("got", "expected"),
        "no_such_square": ("got", "at", "expected"),
        "ambiguous_move": ("got", "expected"),
        # positions
        "not_a_fen": ("got", "at", "expected"),
        "square_twice": ("got", "at"),
        "man_on_far_row": ("got", "at", "expected"),
        # records
        "not_pdn": ("got", "at", "expected"),
        "other_game_type": ("got", "at", "expected"),
        "illegal_in_record": ("got", "at", "why"),
        "unwritable": ("got", "expected"),
    }
)
