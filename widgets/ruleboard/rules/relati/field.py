"""The content of the board without the turn: symbols by player, and the reach of each player's connections.

Chains of shots and waves of cuts need the board in the middle of an action, where no position exists.
"""

from __future__ import annotations

from typing import NamedTuple

from ruleboard.rules.relati.board import Board
from ruleboard.rules.relati.reach import flood


class Player(NamedTuple):
    """The symbols of one player, as bit masks of squares."""

    live: int = 0  # all that are not dead, including root and cannons
    root: int = 0  # one bit, or none before the first placement and after the root's death
    cannons: int = 0  # armed or out of ammunition
    dead: int = 0
    shells: tuple[tuple[int, int], ...] = ()  # armed cannons with their shells, by bit

    @property
    def plain(self) -> int:
        """Live symbols other than root and cannons (Relati, 一般符號), connected or not."""
        return self.live & ~(self.root | self.cannons)

    @property
    def absent(self) -> bool:
        """Whether the player has placed nothing yet. Dead symbols count, so a dead root is never replaced."""
        return not (self.live | self.dead)

    def shell(self, cannon: int) -> int:
        """The shells of a cannon."""
        return dict(self.shells).get(cannon, 0)

    def armed(self, cannon: int, shells: int) -> Player:
        """A copy in which this symbol is a cannon with this many shells."""
        kept = {**dict(self.shells), cannon: shells}
        return self._replace(
            cannons=self.cannons | cannon,
            shells=tuple(sorted((bit, count) for bit, count in kept.items() if count)),
        )

    def without(self, symbols: int) -> Player:
        """A copy in which these symbols are dead."""
        alive = ~symbols
        return Player(
            self.live & alive,
            self.root & alive,
            self.cannons & alive,
            self.dead | symbols,
            tuple(pair for pair in self.shells if pair[0] & alive),
        )


Sides = tuple[Player, ...]


class Field(NamedTuple):
    """Symbols and reach. `reaches[p]` are all squares that the sources of p reach, occupied or not."""

    board: Board
    sides: Sides
    reaches: tuple[int, ...]

    @property
    def live(self) -> int:
        """All live symbols; they block paths."""
        live = 0
        for side in self.sides:
            live |= side.live
        return live

    @property
    def blank(self) -> int:
        """Squares that paths and shots can pass (Relati, 空白): empty ones and dead symbols."""
        return self.board.full ^ self.live

    @property
    def empty(self) -> int:
        """Squares that have never been occupied (Relati, 空格)."""
        taken = 0
        for side in self.sides:
            taken |= side.live | side.dead
        return self.board.full ^ taken

    def room(self, player: int) -> int:
        """The squares on which a player may place a symbol."""
        return self.reaches[player] & self.empty

    def linked(self, player: int) -> int:
        """A player's connected symbols, including the root."""
        side = self.sides[player]
        return self.reaches[player] & side.live | side.root

    def lost(self, player: int) -> int:
        """A player's live symbols that are disconnected (Relati, 失聯符號)."""
        side = self.sides[player]
        return side.live & ~(self.reaches[player] | side.root)

    def sources(self, player: int) -> int:
        """The symbols that new ones can connect to (Relati, 可供連線符號)."""
        return self.linked(player) & ~self.sides[player].cannons

    def changed(self, player: int, side: Player) -> Sides:
        """The sides with one of them replaced."""
        return (*self.sides[:player], side, *self.sides[player + 1 :])

    def grown(self, player: int, bit: int) -> Sides:
        """The sides with one more symbol; the first symbol of a player is the root."""
        side = self.sides[player]
        root = bit if side.absent else side.root
        return self.changed(player, Player(side.live | bit, root, *side[2:]))

    def step(self, sources: int) -> int:
        """The squares that these sources reach directly."""
        return flood(self.board.near, sources, 0, self.blank)

    def placed(self, player: int, bit: int) -> Field:
        """The board after a legal placement, with links and deaths resolved.

        A placement cannot cut the player's own connections: what led through its square is closer to the new symbol.
        Other players are affected only if their connections reach the square. So most of the old reach is reused.
        """
        board, sides, reaches = self
        side = sides[player]
        sides = self.grown(player, bit)
        blank = self.blank ^ bit
        spread = list(reaches)
        for other, reach in enumerate(reaches):
            if other == player:
                carriers = 0 if side.absent else side.plain & ~reach
                fresh = flood(board.near, bit, carriers, blank)
                spread[other] = fresh if side.absent else reach | fresh
            elif reach & bit and not sides[other].absent:
                spread[other] = _reach(board, sides[other], blank)
        return Field(board, sides, tuple(spread)).buried()

    def doomed(self) -> tuple[int, ...]:
        """The disconnected cannons of each player."""
        return tuple(self.lost(p) & side.cannons for p, side in enumerate(self.sides))

    def buried(self) -> Field:
        """Relati, 砲台: disconnected cannons die, all at the same time; then links are recomputed.

        One pass is enough: a cannon is no source and a dead one blocks nothing, so no connection is lost by its death.
        """
        for side in self.sides:
            if side.cannons:
                break
        else:
            return self
        doomed = self.doomed()
        if not any(doomed):
            return self
        sides = tuple(s.without(d) for s, d in zip(self.sides, doomed, strict=True))
        return linked(self.board, sides)


def _reach(board: Board, side: Player, blank: int) -> int:
    if side.root:
        return flood(board.near, side.root, side.plain, blank)
    return board.full if side.absent else 0


def linked(board: Board, sides: Sides) -> Field:
    """The board with links computed from scratch; disconnected cannons are still alive."""
    blank = board.full
    for side in sides:
        blank &= ~side.live
    return Field(board, sides, tuple(_reach(board, side, blank) for side in sides))


def settled(board: Board, sides: Sides) -> Field:
    """The board with links computed and disconnected cannons dead."""
    return linked(board, sides).buried()
