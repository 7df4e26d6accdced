"""Every code that Relati's rules give out, with its parameters: what each language needs words for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

Codes = Mapping[str, tuple[str, ...]]

_PATH = ("at", "shape", "source")

REFUSALS: Codes = MappingProxyType(
    {
        # placing
        "cell_taken": ("at", "player"),
        "cell_dead": ("at", "player"),
        "no_path": ("at",),
        "no_path_blocked": (*_PATH, "blocker"),
        "no_path_disconnected": _PATH,
        "no_path_cannon": _PATH,
        "no_path_dead": _PATH,
        "no_path_root_dead": ("at", "player"),
        # building and migrating
        "no_cannon_rule": (),
        "no_migration_rule": (),
        "empty_square": ("at",),
        "symbol_dead": ("at",),
        "symbol_disconnected": ("at",),
        "not_your_symbol": ("at", "player"),
        "not_plain": ("at", "kind"),
        "not_linked_to_root": ("at", "root"),
        "root_link_blocked": ("at", "root", "shape", "blocker"),
        # attacking
        "not_a_cannon": ("at",),
        "no_shell": ("at",),
        "no_target": ("at", "direction"),
        "own_shield": ("at", "target"),
        "already_relayed": ("at", "target"),
        "not_in_line": ("at", "target"),
        "in_the_way": ("at", "target", "blocker"),
        "nothing_to_hit": ("at", "target"),
        "kills_nothing": ("at",),
        "choose_target": ("at",),
        "must_continue": ("at", "shells"),
        "fire_is_over": ("at",),
        # turns
        "no_consecutive_rule": (),
        "must_act_first": ("player",),
        "cannot_act": ("player",),
        "choose_square": (),
        "one_click_only": ("at",),
        "game_over": (),
    }
)

EVENTS: Codes = MappingProxyType(
    {
        "connects_via": ("player", "shape", "source", "count"),
        "place_root": ("player",),
        "place": ("player",),
        "build": ("player",),
        "kill": ("player", "owner", "at", "target"),
        "kill_root": ("player", "owner", "at", "target"),
        "relay": ("player", "at", "target", "count", "shells"),
        "migrate": ("player", "at", "old"),
        "cut": ("player", "level", "count"),
        "die": ("player", "level", "count"),
        "heal": ("player", "level", "count"),
        "bonus": ("player", "count"),
        "lapse": ("player",),
        "end": ("player",),
        "skip": ("player",),
    }
)

OUTCOMES: Codes = MappingProxyType({"only_one_can_act": ("player",), "nobody_can_act": ()})

DUTIES: Codes = MappingProxyType(
    {
        "place_root": ("player",),
        "place": ("player",),
        "act": ("player",),
        "act_again": ("player", "count"),
        "cannot_act": ("player",),
        "over": (),
    }
)

COUNTERS: Codes = MappingProxyType(
    {
        "symbols": ("player", "count"),
        "disconnected": ("player", "count"),
        "squares": ("player", "count"),
        "shells": ("player", "count"),
        "actions": ("player", "count"),
    }
)

REASONS: Codes = MappingProxyType(
    {
        "only_move": ("player",),
        "connects_via": ("shape", "source"),
        "kills": ("count",),
        "cuts": ("count",),
        "cuts_own": ("count",),
        "heals": ("count",),
        "heals_others": ("count",),
        "cannons_die": ("count",),
        "bonus": ("player", "count"),
        "wins": ("player",),
        "no_winner": (),
    }
)

DIFFERENCES: Codes = MappingProxyType(
    dict.fromkeys(
        (
            "root_first",
            "placed_by_connection",
            "paths_8",
            "paths_16",
            "paths_40",
            "disconnected_is_idle",
            "last_to_act_wins",
            "acts_by_placing",
            "acts_by_any",
            "acts_by_place",
            "one_action",
            "extra_actions",
            "no_cannons",
            "cannons",
            "no_chain",
            "chain",
            "own_symbols_shield",
            "friendly_fire",
            "root_stays",
            "root_migrates",
        ),
        (),
    )
)

TITLES: Codes = MappingProxyType(
    {
        "basic": (),
        "consecutive": (),
        "cannon": (),
        "chain": (),
        "migration": (),
        "all": (),
        "neighbours": (),
        "remote": (),
        "mixed": ("parts",),
        # what rules that are mixed consist of
        "part_paths_8": (),
        "part_paths_16": (),
        "part_consecutive": (),
        "part_cannon": (),
        "part_chain": (),
        "part_friendly_fire": (),
        "part_migration": (),
        "part_can_act": (),
    }
)

FAULTS: Codes = MappingProxyType(
    {
        # moves
        "no_such_move": ("got", "expected"),
        "no_such_square": ("got", "at", "expected"),
        # names
        "unknown_site": ("got", "expected", "board"),
        "unknown_size": ("got", "expected"),
        "unknown_players": ("got", "expected"),
        "unknown_player": ("got", "expected"),
        "unknown_unit": ("got", "expected"),
        "not_linked": ("got",),
        # rules
        "unknown_rules": ("got", "expected"),
        "unknown_can_act": ("got", "expected"),
        "unknown_switch": ("got", "expected"),
        "unknown_paths": ("got", "expected"),
        "paths_twice": ("got", "expected"),
        "chain_needs_cannon": ("got", "expected"),
        # positions
        "too_short": ("got", "expected"),
        "unreadable": ("got", "at", "expected"),
        "unknown_sign": ("got", "at", "expected"),
        "taken_twice": ("got", "at"),
        "several_roots": ("got", "at", "expected"),
        "root_missing": ("got", "at", "expected"),
        "cannon_disconnected": ("got",),
        "cannon_needs_rule": ("got", "expected"),
        "dead_needs_rule": ("got", "expected"),
        "shells_need_rule": ("got", "expected"),
        "actions_need_rule": ("got", "expected"),
        "turn_is_over": ("got", "expected"),
        "game_goes_on": ("got", "expected"),
    }
)
