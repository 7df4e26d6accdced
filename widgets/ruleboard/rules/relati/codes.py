"""All codes of Relati's rules, with their meanings and parameters.

The engine returns only these; every language has a sentence for each.
"""

from __future__ import annotations

from enum import StrEnum

from ruleboard.rules.base import Code

_PATH = ("at", "shape", "source")
_WAY = (*_PATH, "way")
_SHOT = ("source", "target")


class Evidence(StrEnum):
    """How the sites of a refusal prove it, beyond `Proof`. The comments define the order of the sites."""

    PATHS = "paths"  # the first site is a square without a connection: all its paths to own symbols fail
    ROOT_PATH = "root_path"  # the first site is a symbol whose paths to the own root are blocked
    SHIELD = "shield"  # cannon and target: the shot ends at the player's own symbol
    IN_THE_WAY = "in_the_way"  # cannon, blocker and target: the shot ends at the blocker
    NOTHING_HIT = "nothing_hit"  # cannon and target: the shot passes there and hits nothing alive
    NOT_IN_LINE = "not_in_line"  # cannon and target: they are not in line
    ALL_ROUND = "all_round"  # the cannon: none of its shots hits, or not the one in `direction`
    AIMS = "aims"  # the cannon and all its targets, one of which must be hit


class Refused(Code):
    """Why an action is refused."""

    # placing
    CELL_TAKEN = "cell_taken", "a live symbol of `player` stands on the square", "at", "player"
    CELL_DEAD = "cell_dead", "a dead symbol of `player` lies on the square", "at", "player"
    NO_PATH = "no_path", "no own symbol is near enough", "at"
    NO_PATHS_BLOCKED = (
        "no_paths_blocked",
        "all n paths to the nearest own symbol are blocked",
        "at",
        "source",
        "n",
        "blockers",
    )
    NO_PATH_BLOCKED = "no_path_blocked", "the nearest miss: blocked", *_PATH, "blocker"
    NO_PATH_DISCONNECTED = "no_path_disconnected", "the nearest miss: cut off itself", *_PATH
    NO_PATH_CANNON = "no_path_cannon", "the nearest miss: a cannon is no source", *_PATH
    NO_PATH_DEAD = "no_path_dead", "the nearest miss: a dead symbol is no source", *_PATH
    NO_PATH_ROOT_DEAD = "no_path_root_dead", "the player's root is dead", "at", "player"
    # building and migrating
    NO_CANNON_RULE = "no_cannon_rule", "these rules know no cannons"
    NO_MIGRATION_RULE = "no_migration_rule", "under these rules the root stays"
    EMPTY_SQUARE = "empty_square", "there is no symbol to act with", "at"
    SYMBOL_DEAD = "symbol_dead", "the symbol is dead", "at"
    SYMBOL_DISCONNECTED = "symbol_disconnected", "the symbol is disconnected", "at"
    NOT_YOUR_SYMBOL = "not_your_symbol", "the symbol belongs to `player`", "at", "player"
    NOT_PLAIN = "not_plain", "the symbol is a root or a cannon already", "at", "kind"
    NOT_LINKED_TO_ROOT = "not_linked_to_root", "no path leads directly to the root", "at", "root"
    ROOT_LINK_BLOCKED = "root_link_blocked", "the way is blocked", "at", "root", "shape", "blocker"
    # attacking
    NOT_A_CANNON = "not_a_cannon", "the symbol is no cannon", "at"
    NO_SHELL = "no_shell", "the cannon is out of ammunition", "at"
    NO_TARGET = "no_target", "nothing alive lies in the direction", "at", "direction"
    OWN_SHIELD = "own_shield", "the shot would end at an own symbol", *_SHOT
    ALREADY_RELAYED = "already_relayed", "the receiver has handed its shells on already", *_SHOT
    NOT_IN_LINE = "not_in_line", "neither in the row nor in the column of the cannon", *_SHOT
    IN_THE_WAY = "in_the_way", "another symbol would be hit first", *_SHOT, "blocker"
    NOTHING_TO_HIT = "nothing_to_hit", "nothing alive stands on the target", *_SHOT
    KILLS_NOTHING = "kills_nothing", "a chain has to kill something", "at"
    CHOOSE_TARGET = "choose_target", "the cannon is ready and wants a target", "at"
    MUST_CONTINUE = "must_continue", "a chain goes on while it has shells and targets", "at", "n"
    FIRE_IS_OVER = "fire_is_over", "the cannon fires no further in this action", "at"
    # turns
    NO_CONSECUTIVE_RULE = "no_consecutive_rule", "these rules know no further actions"
    MUST_ACT_FIRST = "must_act_first", "only further actions can be given up", "player"
    CANNOT_ACT = "cannot_act", "the player has no action at all", "player"
    CHOOSE_SQUARE = "choose_square", "nothing has been clicked yet"
    ONE_CLICK_ONLY = "one_click_only", "the first square is a whole action by itself", "at"
    GAME_OVER = "game_over", "the game is over"


class Happened(Code):
    """The atomic steps of an action."""

    CONNECTS_VIA = "connects_via", "the nearest of `n` paths", "player", *_WAY, "n"
    PLACE_ROOT = "place_root", "the first symbol becomes the root", "player"
    PLACE = "place", "a symbol is placed", "player"
    BUILD = "build", "a symbol becomes a cannon", "player"
    KILL = "kill", "a shot kills a symbol of `owner`", "player", "owner", *_SHOT
    KILL_ROOT = "kill_root", "a shot kills the root of `owner`", "player", "owner", *_SHOT
    RELAY = "relay", "`n` shells go on to a cannon, now `shells`", "player", *_SHOT, "n", "shells"
    MIGRATE = "migrate", "a symbol becomes the root, the old one dies", "player", "source", "target"
    CUT = "cut", "`n` symbols lose their connection, so many steps on", "player", "level", "n"
    DIE = "die", "`n` cannons die because they are disconnected", "player", "level", "n"
    HEAL = "heal", "`n` symbols find a connection, so many steps on", "player", "level", "n"
    BONUS = "bonus", "the action earns further ones", "player", "n"
    LAPSE = "lapse", "further actions lapse: the player cannot act", "player"
    END = "end", "further actions are given up", "player"
    SKIP = "skip", "a player who cannot act is skipped", "player"


class Reason(Code):
    """Comments on an action."""

    ONLY_MOVE = "only_move", "the player had no other action", "player"
    CONNECTS_VIA = "connects_via", "it connects by a path of this shape", *_WAY
    KILLS = "kills", "it kills symbols", "n"
    CUTS = "cuts", "it disconnects symbols of others", "n"
    CUTS_OWN = "cuts_own", "it disconnects own symbols", "n"
    HEALS = "heals", "it connects own symbols again", "n"
    HEALS_OTHERS = "heals_others", "it connects symbols of others again", "n"
    CANNONS_DIE = "cannons_die", "it disconnects cannons of others, which die", "n"
    BONUS = "bonus", "it earns further actions", "player", "n"
    WINS = "wins", "it wins the game", "player"
    NO_WINNER = "no_winner", "it ends the game, and nobody wins"


class Ended(Code):
    """How games end."""

    ONLY_ONE_CAN_ACT = "only_one_can_act", "after an action only its player can still act", "player"
    NOBODY_CAN_ACT = "nobody_can_act", "no player can act"


class Duty(Code):
    """The task of the player to move."""

    PLACE_ROOT = "place_root", "place the first symbol", "player"
    PLACE = "place", "place a symbol", "player"
    ACT = "act", "place a symbol, or act with one that stands", "player"
    ACT_AGAIN = "act_again", "act once more, up to so many times", "player", "n"
    CANNOT_ACT = "cannot_act", "nothing: the player has no action", "player"
    OVER = "over", "nothing: the game is over"


class Counted(Code):
    """The numbers that players watch."""

    SYMBOLS = "symbols", "live symbols", "player", "n"
    DISCONNECTED = "disconnected", "live symbols that are disconnected", "player", "n"
    SQUARES = "squares", "squares on which the player can place", "player", "n"
    SHELLS = "shells", "shells of all cannons together", "player", "n"
    ACTIONS = "actions", "actions left in this turn", "player", "n"


class Statement(Code):
    """Statements of the rules on their subjects."""

    ROOT_FIRST = "root_first", "the first symbol becomes the root"
    PLACED_BY_CONNECTION = "placed_by_connection", "every other symbol needs an open path"
    PATHS_8 = "paths_8", "only neighbours connect"
    PATHS_16 = "paths_16", "neighbours and remote normal connections"
    PATHS_40 = "paths_40", "all paths connect"
    DISCONNECTED_IS_IDLE = (
        "disconnected_is_idle",
        "a disconnected symbol is no source, does nothing",
    )
    LAST_TO_ACT_WINS = "last_to_act_wins", "who alone can still act wins"
    ACTS_BY_PLACING = "acts_by_placing", "placing is the only action"
    ACTS_BY_ANY = "acts_by_any", "any action keeps a player in the game"
    ACTS_BY_PLACE = "acts_by_place", "only placing keeps a player in the game"
    ONE_ACTION = "one_action", "a turn is one action"
    EXTRA_ACTIONS = "extra_actions", "cutting others and healing oneself give further actions"
    NO_CANNONS = "no_cannons", "there are no cannons"
    CANNONS = "cannons", "symbols become cannons"
    NO_CHAIN = "no_chain", "each cannon fires its own shell"
    CHAIN = "chain", "cannons hand their shells on"
    OWN_SYMBOLS_SHIELD = "own_symbols_shield", "a shot ends at an own symbol"
    FRIENDLY_FIRE = "friendly_fire", "a shot kills own symbols too"
    ROOT_STAYS = "root_stays", "the root stays where it is"
    ROOT_MIGRATES = "root_migrates", "another symbol may become the root"


class Title(Code):
    """Titles of rule sets. Rules without a name are described by their parts."""

    BASIC = "basic", "nothing is added"
    CONSECUTIVE = "consecutive", "further actions"
    CANNON = "cannon", "cannons"
    CHAIN = "chain", "chain cannons"
    MIGRATION = "migration", "root migration"
    ALL = "all", "all four optional rules"
    NEIGHBOURS = "neighbours", "for learners: 8 paths"
    REMOTE = "remote", "for learners: 16 paths"
    OWN = "own", "rules that somebody has made", "name"
    MIXED = "mixed", "by everything that is special in them", "parts"
    PART_PATHS_8 = "part_paths_8", "only neighbours connect"
    PART_PATHS_16 = "part_paths_16", "neighbours and remote normal connections"
    PART_CONSECUTIVE = "part_consecutive", "further actions"
    PART_CANNON = "part_cannon", "cannons without chains"
    PART_CHAIN = "part_chain", "cannons with chains"
    PART_FRIENDLY_FIRE = "part_friendly_fire", "shots kill own symbols"
    PART_MIGRATION = "part_migration", "root migration"
    PART_CAN_ACT = "part_can_act", "only placing keeps a player in the game"


class Fault(Code):
    """Codes of exceptions: invalid moves, names, settings and positions."""

    # moves
    NOT_A_MOVE = "not_a_move", "the text spells no action", "got", "expected"
    NO_SUCH_SQUARE = (
        "no_such_square",
        "an action on a square off the board",
        "got",
        "at",
        "expected",
    )
    # names
    UNKNOWN_SITE = "unknown_site", "no square of that name", "got", "expected", "board"
    IMPOSSIBLE_BOARD = "impossible_board", "no board of that size", "got", "expected"
    IMPOSSIBLE_PLAYERS = "impossible_players", "not so many can play", "got", "expected"
    UNKNOWN_PLAYER = "unknown_player", "no such player", "got", "expected"
    UNKNOWN_UNIT = "unknown_unit", "perft counts nothing else", "got", "expected"
    NOT_LINKED = "not_linked", "two squares without a link", "got"
    # rules
    UNKNOWN_RULES = "unknown_rules", "letters that spell no rules", "got", "expected"
    IMPOSSIBLE_SETTING = (
        "impossible_setting",
        "a switch has no such setting",
        "got",
        "at",
        "expected",
    )
    UNKNOWN_SWITCH = "unknown_switch", "rules have no such switch or subject", "got", "expected"
    IMPOSSIBLE_PATHS = "impossible_paths", "not 8, 16 or 40 paths", "got", "expected"
    PATHS_TWICE = "paths_twice", "two letters for the number of paths", "got", "expected"
    CHAIN_NEEDS_CANNON = "chain_needs_cannon", "a chain without cannons", "got", "expected"
    # positions
    TOO_SHORT = "too_short", "a text without all its parts", "got", "expected"
    UNREADABLE = "unreadable", "a part that cannot be read", "got", "at", "expected"
    UNKNOWN_SIGN = "unknown_sign", "a sign that no player has", "got", "at", "expected"
    TAKEN_TWICE = "taken_twice", "two symbols on one square", "got", "at"
    SEVERAL_ROOTS = "several_roots", "a player with several roots", "got", "at", "expected"
    ROOT_MISSING = "root_missing", "symbols that never had a root", "got", "at", "expected"
    CANNON_DISCONNECTED = "cannon_disconnected", "a cannon that would have died", "got"
    CANNON_NEEDS_RULE = "cannon_needs_rule", "a cannon under rules without", "got", "expected"
    DEAD_NEEDS_RULE = "dead_needs_rule", "nothing dies under these rules", "got", "expected"
    SHELLS_NEED_RULE = "shells_need_rule", "shells add up only in chains", "got", "expected"
    ACTIONS_NEED_RULE = "actions_need_rule", "several actions without the rule", "got", "expected"
    TURN_IS_OVER = "turn_is_over", "the turn would have passed on", "got", "expected"
    GAME_GOES_ON = "game_goes_on", "no action left, but others can act", "got", "expected"
