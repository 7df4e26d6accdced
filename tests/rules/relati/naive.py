"""A second Relati engine, plain and slow, that shares nothing with the first: squares are pairs, paths are words.

It is written from the rule text sentence by sentence, so that two readings of the rules can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache

Square = tuple[int, int]
Way = tuple[str, list[Square], Square]
"""A path: its shape, its middle squares, its source."""

# Relati's own lists: the squares of each path in the codes of the rule text, the source last.
NORMAL = "F B L R FR FL BR BL"
REMOTE = "F-FF B-BB L-LL R-RR FL-FFLL FR-FFRR BL-BBLL BR-BBRR"
STRAIGHT_TURN = "F-FF-FFR F-FF-FFL B-BB-BBR B-BB-BBL L-LL-FLL L-LL-BLL R-RR-FRR R-RR-BRR"
TURN_STRAIGHT = "F-FR-FRR F-FL-FLL B-BL-BLL B-BR-BRR L-FL-FFL L-BL-BBL R-FR-FFR R-BR-BBR"
TURN_TURN = "F-FR-FFR F-FL-FFL B-BL-BBL B-BR-BBR L-FL-FLL L-BL-BLL R-FR-FRR R-BR-BRR"
SHAPES = {
    "normal": NORMAL,
    "remote_normal": REMOTE,
    "straight_turn": STRAIGHT_TURN,
    "turn_straight": TURN_STRAIGHT,
    "turn_turn": TURN_TURN,
}
KINDS = {8: 1, 16: 2, 40: 5}  # with fewer paths only the first of these lists count
TOWARDS = {"F": (0, -1), "B": (0, 1), "L": (-1, 0), "R": (1, 0)}
SIGNS = "OXAH"


def walk(square: Square, code: str) -> Square:
    """The square that a code such as FFR means, seen from a square."""
    return (
        square[0] + code.count("R") - code.count("L"),
        square[1] + code.count("B") - code.count("F"),
    )


def read_ways(size: int, square: Square, paths: int = 40) -> list[Way]:
    """The paths from a square that stay on the board, read from the lists each time."""
    found = []
    for shape in list(SHAPES)[: KINDS[paths]]:
        for path in SHAPES[shape].split():
            squares = [walk(square, code) for code in path.split("-")]
            if all(0 <= x < size and 0 <= y < size for x, y in squares):
                found.append((shape, squares[:-1], squares[-1]))
    return found


ways = cache(read_ways)
"""The same, read once."""


@dataclass(frozen=True)
class Symbol:
    """A symbol with all its marks."""

    owner: int
    root: bool = False
    cannon: bool = False
    shells: int = 0
    dead: bool = False


@dataclass(frozen=True)
class Options:
    """The optional rules and switches."""

    consecutive: bool = False
    cannon: bool = False
    chain: bool = False
    migration: bool = False
    only_placing: bool = False
    friendly_fire: bool = False
    paths: int = 40


class Game:
    """A game that changes as it is played."""

    ways: Callable[[int, Square, int], list[Way]] = staticmethod(ways)

    def __init__(self, players: int, size: int, options: Options) -> None:
        self.players, self.size, self.options = players, size, options
        self.squares = [(x, y) for y in range(size) for x in range(size)]
        self.symbols: dict[Square, Symbol] = {}
        self.turn, self.left, self.acted = 0, 1, False
        self.over = False
        self.winner: int | None = None

    # --- the board ---------------------------------------------------------------------------------------------

    def is_blank(self, square: Square) -> bool:
        """Whether paths and shots pass here."""
        return square not in self.symbols or self.symbols[square].dead

    def alive(self, player: int) -> list[Square]:
        """The squares of a player's live symbols."""
        return [q for q, s in self.symbols.items() if s.owner == player and not s.dead]

    def connected(self, player: int) -> set[Square]:
        """Symbols that are connected: begin with the root, add until nothing is added."""
        living = self.alive(player)
        found = {q for q in living if self.symbols[q].root}
        growing = True
        while growing:
            growing = False
            sources = {q for q in found if not self.symbols[q].cannon}
            for square in living:
                if square not in found and self.touches(square, sources):
                    found.add(square)
                    growing = True
        return found

    def touches(self, square: Square, sources: set[Square]) -> bool:
        """Whether a path lies open from a square to one of the sources."""
        for _, middles, source in self.ways(self.size, square, self.options.paths):
            if source in sources and all(map(self.is_blank, middles)):
                return True
        return False

    def disconnected(self, player: int) -> set[Square]:
        """Live symbols that are not connected."""
        return set(self.alive(player)) - self.connected(player)

    def bury(self) -> None:
        """Disconnected cannons die, all at once."""
        doomed = [
            q for p in range(self.players) for q in self.disconnected(p) if self.symbols[q].cannon
        ]
        for square in doomed:
            self.die(square)

    def die(self, square: Square) -> None:
        """The symbol is dead and nothing else any more."""
        self.symbols[square] = Symbol(self.symbols[square].owner, dead=True)

    # --- what a player can do ----------------------------------------------------------------------------------

    def placements(self, player: int) -> list[str]:
        """Squares on which the player may place."""
        empty = [q for q in self.squares if q not in self.symbols]
        if all(s.owner != player for s in self.symbols.values()):
            return [name(q) for q in empty]
        sources = {q for q in self.connected(player) if not self.symbols[q].cannon}
        return [name(q) for q in empty if self.touches(q, sources)]

    def plain(self, player: int) -> list[Square]:
        """Connected symbols that are neither root nor cannon."""
        return [
            q
            for q in self.connected(player)
            if not self.symbols[q].root and not self.symbols[q].cannon
        ]

    def actions(self, player: int) -> set[str]:
        """Everything the player may do, without giving up further actions."""
        found = set(self.placements(player))
        if self.options.cannon:
            found |= {f"c{name(q)}" for q in self.plain(player)}
            for gun in self.connected(player):
                if self.symbols[gun].shells:
                    found |= {f"a{name(gun)}>{aim}" for aim in self.volleys(gun, [], 0)}
        if self.options.migration:
            root = {q for q in self.alive(player) if self.symbols[q].root}
            found |= {f"m{name(q)}" for q in self.plain(player) if self.touches(q, root)}
        return found

    def can_act(self, player: int) -> bool:
        """Whether the player's turn comes, and whether he is still in the game."""
        return bool(self.placements(player) if self.options.only_placing else self.actions(player))

    def legal(self) -> set[str]:
        """The legal actions of the player to move."""
        if self.over or not (self.acted or self.can_act(self.turn)):
            return set()
        found = self.actions(self.turn)
        return found | {"end"} if self.acted and found else found

    # --- cannons -----------------------------------------------------------------------------------------------

    def hit(self, gun: Square, direction: str) -> Square | None:
        """The first live symbol in a direction."""
        dx, dy = TOWARDS[direction]
        x, y = gun[0] + dx, gun[1] + dy
        while 0 <= x < self.size and 0 <= y < self.size:
            if not self.is_blank((x, y)):
                return x, y
            x, y = x + dx, y + dy
        return None

    def shot(self, gun: Square, direction: str, relayed: list[Square]) -> str | None:
        """What firing does: kill, relay, or nothing that is allowed."""
        target = self.hit(gun, direction)
        if target is None:
            return None
        symbol = self.symbols[target]
        if symbol.owner != self.symbols[gun].owner:
            return "kill"
        if self.options.chain and symbol.cannon:
            return None if target in relayed else "relay"
        return "kill" if self.options.friendly_fire else None

    def fire(self, gun: Square, direction: str, kind: str) -> Square:
        """Do a shot; the cannon that has to fire next."""
        target = self.hit(gun, direction)
        assert target is not None
        symbol = self.symbols[gun]
        if kind == "relay":
            receiver = self.symbols[target]
            self.symbols[target] = replace(receiver, shells=receiver.shells + symbol.shells)
            self.symbols[gun] = replace(symbol, shells=0)
            return target
        self.symbols[gun] = replace(symbol, shells=symbol.shells - 1)
        self.die(target)
        self.bury()
        return gun

    def volleys(self, gun: Square, relayed: list[Square], kills: int) -> Iterator[str]:
        """All ways to fire on."""
        if (kills or relayed) and (not relayed or not self.symbols[gun].shells):
            yield ""
            return
        shots = [(d, self.shot(gun, d, relayed)) for d in "FBLR"]
        shots = [(d, kind) for d, kind in shots if kind]
        if not shots and kills:
            yield ""
        for direction, kind in shots:
            assert kind
            later = self.copy()
            after = later.fire(gun, direction, kind)
            sent = [*relayed, gun] if kind == "relay" else relayed
            for rest in later.volleys(after, sent, kills + (kind == "kill")):
                yield direction + rest

    def copy(self) -> Game:
        """The same game, to try something."""
        other = type(self)(self.players, self.size, self.options)
        other.symbols = dict(self.symbols)
        other.turn, other.left, other.acted = self.turn, self.left, self.acted
        other.over, other.winner = self.over, self.winner
        return other

    # --- turns -------------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """Do a legal action."""
        before = [len(self.disconnected(p)) for p in range(self.players)]
        if text != "end":
            self.do(text)
            self.left -= 1
            self.acted = True
        able = [p for p in range(self.players) if self.can_act(p)]
        if not set(able) - {self.turn}:
            self.over, self.acted, self.left = True, False, 0
            self.winner = self.turn if able else None
            return
        if text == "end":
            self.left = 0
        elif self.options.consecutive:
            after = [len(self.disconnected(p)) for p in range(self.players)]
            for player in range(self.players):
                if player == self.turn:
                    self.left += after[player] < before[player]
                else:
                    self.left += after[player] > before[player]
        if not self.left or not self.actions(self.turn):
            self.acted, self.left = False, 1
            self.turn = (self.turn + 1) % self.players
            while self.turn not in able:
                self.turn = (self.turn + 1) % self.players

    def do(self, text: str) -> None:
        """What an action does to the board."""
        body, _, aim = text.lstrip("cam").partition(">")
        square = (ord(body[0]) - ord("A"), int(body[1:]) - 1)
        if text[0].isupper():
            first = all(s.owner != self.turn for s in self.symbols.values())
            self.symbols[square] = Symbol(self.turn, root=first)
        elif text[0] == "c":
            self.symbols[square] = replace(self.symbols[square], cannon=True, shells=1)
        elif text[0] == "m":
            old = next(q for q in self.alive(self.turn) if self.symbols[q].root)
            self.die(old)
            self.symbols[square] = replace(self.symbols[square], root=True)
        else:
            relayed: list[Square] = []
            for direction in aim:
                kind = self.shot(square, direction, relayed)
                assert kind
                sender = square
                square = self.fire(square, direction, kind)
                relayed += [sender] if kind == "relay" else []
        self.bury()

    # --- to be compared ----------------------------------------------------------------------------------------

    def pieces(self) -> dict[str, tuple[int, str, str, int]]:
        """The board in the words of the first engine: owner, kind, state, shells."""
        lost = {q for p in range(self.players) for q in self.disconnected(p)}
        found = {}
        for square, symbol in self.symbols.items():
            kind = "root" if symbol.root else "symbol"
            if symbol.cannon:
                kind = "cannon" if symbol.shells else "spent"
            state = "dead" if symbol.dead else "disconnected" if square in lost else ""
            found[name(square)] = symbol.owner, kind, state, symbol.shells
        return found


def name(square: Square) -> str:
    """A square as people write it."""
    return f"{chr(65 + square[0])}{square[1] + 1}"
