"""A test bench for paths: one target, one source, and blockers that the learner adds and removes by clicks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ruleboard.machines.board import Machine, described
from ruleboard.rules import relati
from ruleboard.rules.base import Note, Piece, Site
from ruleboard.rules.relati.pieces import DEAD, SYMBOL
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import NOT_HERE, Click, Do, Input, Reply, Shown
from ruleboard.session.relati.asking import path_marks

BLOCKER = Piece(1, SYMBOL)


@dataclass(frozen=True, slots=True)
class BenchState:
    """The board, the two ends of the paths, and the current blockers."""

    start: relati.Position
    target: Site
    source: Site
    blockers: tuple[Site, ...] = ()
    flipped: bool = False

    @property
    def paths(self) -> tuple[relati.Path, ...]:
        """The paths from the target to the source, with the current blockers."""
        return tuple(
            replace(path, blocked=tuple(s for s in path.middles if s in self.taken))
            for path in relati.paths(self.start, self.target)
            if path.source == self.source
        )

    @property
    def taken(self) -> frozenset[Site]:
        """The squares that block paths."""
        live = {site for site, piece in self.start.pieces.items() if piece.state != DEAD}
        return frozenset(live.union(self.blockers))

    @property
    def mode(self) -> str:
        """Whether a path is left: "open" or "cut"."""
        return "open" if any(path.open for path in self.paths) else "cut"


def shown(state: BenchState) -> Shown:
    """What the board shows. Its position is without the learner's blockers: they are not moves."""
    return Shown(
        position=state.start,
        pieces={**state.start.pieces, **dict.fromkeys(state.blockers, BLOCKER)},
        duty=Note("relati.bench.task", {"at": state.target, "source": state.source}),
        mode=state.mode,
        marks=(*path_marks(state.paths), Mark("target", (state.target,))),
        flipped=state.flipped,
    )


def begin_bench(position: relati.Position, target: Site, source: Site) -> BenchState:
    """The initial state, without blockers."""
    return BenchState(position, target, source)


def step(state: BenchState, given: Input) -> tuple[BenchState, Reply]:
    """One input: a click adds or removes a blocker."""
    match given:
        case Click(site):
            return _toggle(state, site)
        case Do("retry"):
            state = replace(state, blockers=())
            return state, _told(state)
        case Do("flip"):
            return replace(state, flipped=not state.flipped), Reply()
    return state, NOT_HERE


def _toggle(state: BenchState, site: Site) -> tuple[BenchState, Reply]:
    between = {middle for path in state.paths for middle in path.middles}
    if site in state.blockers:
        state = replace(state, blockers=tuple(s for s in state.blockers if s != site))
    elif site not in between or site in state.start.pieces:
        code = "end" if site in (state.target, state.source) else "elsewhere"
        note = Note(f"relati.bench.{code}", {"at": site})
        return state, Reply((note,), (Mark("proof", (site,)),))
    else:
        state = replace(state, blockers=tuple(sorted((*state.blockers, site))))
    return state, _told(state)


def _told(state: BenchState) -> Reply:
    left = sum(path.open for path in state.paths)
    params = {"sites": state.blockers, "n": left}
    if not state.blockers:
        return Reply((Note("relati.film.all_open"),))
    return Reply((Note("relati.film.blocked" if left else "relati.film.cut", params),))


def _origin(state: BenchState) -> tuple[str, ...]:
    return (described(state.start), state.target, state.source)


MACHINE: Machine[BenchState] = Machine("bench", step, shown=shown, origin=_origin)
