"""Why an action is refused: a code, the parameters and squares that prove it, and for a missing path the nearest miss.

Each action has its own check; clicks are first interpreted as the only action that they can mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.rules.base import Refusal, Site
from ruleboard.rules.errors import InvalidMove
from ruleboard.rules.relati import actions, refusals_fire
from ruleboard.rules.relati.codes import Evidence, Fault, Refused
from ruleboard.rules.relati.move import (
    ATTACK,
    BUILD,
    MIGRATE,
    PLACE,
    STOP,
    Move,
    well_formed,
)
from ruleboard.rules.relati.notation import examples
from ruleboard.rules.relati.path import NoSource, Path, nearest_miss, paths
from ruleboard.rules.relati.pieces import kind, owner

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position


def of_move(position: Position, move: Move) -> Refusal | None:
    """Why a move is not legal; None exactly if it is."""
    if not well_formed(move):
        raise InvalidMove(Fault.NOT_A_MOVE, got=tuple(move), expected=examples(position.rules))
    if not position.actions_left:
        return Refusal(Refused.GAME_OVER)
    if move.action == STOP:
        return _end(position)
    position.board[move.site]  # raises Unknown for an unknown square
    if move.action == PLACE:
        refused = _place(position, move.site)
    elif move.action == ATTACK:
        refused = _gun(position, move.site) or refusals_fire.refuse_aim(
            position, move.site, move.aim
        )
    else:
        refused = _change(position, move)
    return refused or _unable(position)


def of_clicks(position: Position, attempt: tuple[Site, ...]) -> Refusal | None:
    """Why these clicks are not a complete legal move; None exactly if they are."""
    bits = [position.board[site] for site in attempt]
    if not position.actions_left:
        return Refusal(Refused.GAME_OVER)
    if not attempt:
        return None if position.acted else _unable(position) or Refusal(Refused.CHOOSE_SQUARE)
    if _owns_cannon(position, bits[0]):
        refused = _gun(position, attempt[0]) or refusals_fire.refuse_targets(position, attempt)
    elif len(attempt) > 1:
        refused = _one_click(position, attempt[0])
        refused = refused or Refusal(Refused.ONE_CLICK_ONLY, {"at": attempt[0]}, attempt)
    else:
        refused = _one_click(position, attempt[0])
    return refused or _unable(position)


def _unable(position: Position) -> Refusal | None:
    """With `can_act="place"`, a player who cannot place at the start of the turn may not act at all."""
    if position.acted or position.can_act(position.turn):
        return None
    return Refusal(Refused.CANNOT_ACT, {"player": position.turn})


def _end(position: Position) -> Refusal | None:
    if not position.rules.consecutive:
        return Refusal(Refused.NO_CONSECUTIVE_RULE)
    return None if position.acted else Refusal(Refused.MUST_ACT_FIRST, {"player": position.turn})


def _owns_cannon(position: Position, bit: int) -> bool:
    return bool(bit & position.field.sides[position.turn].cannons)


def _one_click(position: Position, site: Site) -> Refusal | None:
    """The best of the actions that one click can mean: building or migrating on an own symbol, else placing."""
    rules, field = position.rules, position.field
    if not position.board.bit[site] & field.sides[position.turn].live or not rules.extended:
        return _place(position, site)
    refused = None
    for action, allowed in (BUILD, rules.cannon), (MIGRATE, rules.migration):
        if allowed:
            refused = _change(position, Move(action, site))
            if refused is None:
                return None
    return refused


def _place(position: Position, site: Site) -> Refusal | None:
    field, bit, turn = position.field, position.board.bit[site], position.turn
    if bit & field.room(turn):
        return None
    if not bit & field.empty:
        # Relati, 死亡符號: 視為空白, 不視為空格.
        code = Refused.CELL_DEAD if bit & field.blank else Refused.CELL_TAKEN
        return Refusal(code, {"at": site, "player": owner(field, bit)}, (site,))
    if not field.sides[turn].root:
        params = {"at": site, "player": turn}
        return Refusal(Refused.NO_PATH_ROOT_DEAD, params, (site,), Evidence.PATHS)
    return _miss(position, site, nearest_miss(position, site))


def _miss(position: Position, site: Site, miss: Path | None) -> Refusal:
    if miss is None:
        return Refusal(Refused.NO_PATH, {"at": site}, (site,), Evidence.PATHS)
    params = {"at": site, "shape": miss.shape, "source": miss.source}
    if miss.fault:
        return Refusal(_FAULTS[miss.fault], params, miss.sites, Evidence.PATHS)
    ways = [path for path in paths(position, site) if path.source == miss.source]
    if len(ways) > 1:  # one open path would be enough: all that are blocked are named
        blockers = tuple(dict.fromkeys(each for way in ways for each in way.blocked))
        told = {"at": site, "source": miss.source, "n": len(ways), "blockers": blockers}
        return Refusal(Refused.NO_PATHS_BLOCKED, told, miss.sites, Evidence.PATHS)
    params |= {"blocker": miss.blocked[0]}
    return Refusal(Refused.NO_PATH_BLOCKED, params, miss.sites, Evidence.PATHS)


_FAULTS = {
    NoSource.DISCONNECTED: Refused.NO_PATH_DISCONNECTED,
    NoSource.CANNON: Refused.NO_PATH_CANNON,
    NoSource.DEAD: Refused.NO_PATH_DEAD,
}
"""The codes for a near own symbol that cannot be a source."""


def _own(position: Position, site: Site) -> Refusal | None:
    """Refusal unless a live symbol of the player to move is on this square."""
    field, bit = position.field, position.board.bit[site]
    if bit & field.sides[position.turn].live:
        return None
    if bit & field.empty:
        return Refusal(Refused.EMPTY_SQUARE, {"at": site}, (site,))
    if bit & field.blank:
        return Refusal(Refused.SYMBOL_DEAD, {"at": site}, (site,))
    return Refusal(Refused.NOT_YOUR_SYMBOL, {"at": site, "player": owner(field, bit)}, (site,))


def _change(position: Position, move: Move) -> Refusal | None:
    """Building and migrating: both need a plain, connected, own symbol."""
    rules, field, turn = position.rules, position.field, position.turn
    site, bit = move.site, position.board.bit[move.site]
    if move.action == BUILD and not rules.cannon:
        return Refusal(Refused.NO_CANNON_RULE)
    if move.action == MIGRATE and not rules.migration:
        return Refusal(Refused.NO_MIGRATION_RULE)
    refused = _own(position, site)
    if refused:
        return refused
    side = field.sides[turn]
    if not bit & side.plain:
        return Refusal(Refused.NOT_PLAIN, {"at": site, "kind": kind(side, bit)}, (site,))
    if bit & field.lost(turn):
        return Refusal(Refused.SYMBOL_DISCONNECTED, {"at": site}, (site,))
    if move.action == MIGRATE and not bit & actions.migratable(field, turn):
        return _not_linked(position, site)
    return None


def _not_linked(position: Position, site: Site) -> Refusal:
    root = position.board.site[position.field.sides[position.turn].root]
    ways = [path for path in paths(position, site) if path.source == root]
    if not ways:
        return Refusal(Refused.NOT_LINKED_TO_ROOT, {"at": site, "root": root}, (site, root))
    way = min(ways, key=lambda path: len(path.blocked))
    params = {"at": site, "root": root, "shape": way.shape, "blocker": way.blocked[0]}
    return Refusal(Refused.ROOT_LINK_BLOCKED, params, way.sites, Evidence.ROOT_PATH)


def _gun(position: Position, site: Site) -> Refusal | None:
    """Refusal unless a cannon that can fire is on this square."""
    side, bit = position.field.sides[position.turn], position.board.bit[site]
    if not position.rules.cannon:
        return Refusal(Refused.NO_CANNON_RULE)
    refused = _own(position, site)
    if refused:
        return refused
    if not bit & side.cannons:
        return Refusal(Refused.NOT_A_CANNON, {"at": site}, (site,))
    return None if side.shell(bit) else Refusal(Refused.NO_SHELL, {"at": site}, (site,))
