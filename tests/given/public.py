"""Every public call of the package, found by looking: what an author can write after `rb.` or import from the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from inspect import Parameter, signature, unwrap
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import ruleboard as rb
from ruleboard import lang, rules, scene
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.players import levels, review, thinking
from ruleboard.players.thinking import Limit
from ruleboard.rules import draughts, mills, registry, relati
from ruleboard.scene import svg, theme


class Call(NamedTuple):
    """A public call: its name, how it is made with everything right, and whether a reader is told in words."""

    name: str
    function: Callable[..., Any]
    right: dict[str, Any]
    told: (
        bool  # it stands under `rb`: what is wrong is said in a sentence, in the reader's language
    )

    @property
    def parameters(self) -> list[Parameter]:
        made = vars(self.function)["__init__"] if isinstance(self.function, type) else self.function
        found = list(signature(made).parameters.values())
        return [each for each in found if each.name not in ("self", "cls")]


MILLS = "W:Wa7,d7,b4:Ba1,b2:H4,6"
OVER = "W:W46:B41,37"  # a game of draughts that is over: nothing is to be counted in it
FORCED = "W:W32:B28"
LINKED = "2 O1 - O=E5*,F3 X=I9*"
LINE = {"a1": (0, 0), "b1": (1, 0), "c1": (2, 0)}

RIGHT: dict[str, dict[str, Any]] = {
    "rb.Play": {"game": "mills"},
    "rb.Demo": {"game": "mills", "moves": ["d6"]},
    "rb.Demo.read": {"written": "1. d6", "game": "mills"},
    "rb.Review": {"game": "mills", "moves": ["d6"], "nodes": 100},
    "rb.Review.read": {"written": "1. d6", "game": "mills", "nodes": 100},
    "rb.Exercise": {"game": "draughts", "position": FORCED, "goal": rb.goals.captures(1)},
    "rb.Practice": {"game": "draughts", "tasks": [rb.task(FORCED, rb.goals.captures(1))]},
    "rb.Progress": {},
    "rb.Compare": {"game": "mills", "rules": ["standard", "chengsan"]},
    "rb.draughts.Captures": {"position": "W:W26:B12,K21,31,32"},
    "rb.task": {"position": FORCED, "goal": rb.goals.captures(1)},
    "rb.ask.better": {
        "position": "W:W27,32,33,38:B13,18,19,24",
        "move": "33-29",
        "other": "27-21",
    },
    "rb.ask.moves": {"position": FORCED},
    "rb.ask.count": {"position": FORCED},
    "rb.ask.yes_no": {"position": FORCED, "move": "32x23"},
    "rb.ask.reason": {"position": FORCED, "move": "32-27"},
    "rb.ask.cuts": {"position": LINKED, "move": "E4"},
    "rb.ask.shape": {"position": LINKED, "square": "E4"},
    "rules.begin": {"name": "mills"},
    "rules.read": {"name": "mills", "text": "1. d6"},
    "rules.find": {"name": "mills"},
    "rules.game": {"name": "mills"},
    "rules.perft": {"position": draughts.parse(OVER), "depth": 1},
    "mills.draw": {"name": "line", "text": "o-o-o"},
    "mills.Board": {"name": "one", "points": LINE, "lines": ["a1 b1 c1"]},
    "mills.Board.site": {"name": "d6"},
    "mills.Rules": {"name": "own"},
    "mills.parse": {"text": MILLS},
    "mills.read_record": {"text": "1. d6"},
    "mills.write_record": {"record": mills.read_record("1. d6")},
    "mills.distractors": {
        "position": mills.start(),
        "attempt": ("d6", "d6"),
        "refusal": mills.start().refuse(("d6", "d6")),
    },
    "draughts.parse": {"text": FORCED},
    "draughts.read_pdn": {"text": "1. 32-28"},
    "draughts.read_record": {"text": "1. 32-28"},
    "draughts.write_pdn": {"records": draughts.read_record("1. 32-28")},
    "draughts.layout": {"size": 10},
    "draughts.Board": {"size": 10},
    "draughts.Rules": {"name": "own"},
    "draughts.Board.at": {"row": 0, "column": 1},
    "draughts.distractors": {
        "position": draughts.start(),
        "attempt": ("32", "31"),
        "refusal": draughts.start().refuse(("32", "31")),
    },
    **{
        f"Goal.{name}": {"position": draughts.parse(FORCED), "move": "32x23"}
        for name in ("met", "judge", "miss")
    },
    **{f"Goal.{name}": {"game": "draughts"} for name in ("task",)},
    "Goal.instead_of": {"got": 5},
    "Task.instead_of": {"got": 5},
    "rules.Record.of": {"start": mills.start(), "moves": ["d6"]},
    "relati.parse": {"text": LINKED},
    "relati.board": {"size": 9},
    "relati.Board": {"size": 9},
    "relati.Position": {"field": relati.start().field, "rules": relati.BASIC, "turn": 0},
    "mills.Position": {
        "rules": mills.STANDARD,
        "own": 1,
        "foe": 2,
        "turn": 0,
        "turns": 2,
        "off": mills.start().state.off,
    },
    "draughts.Position": {"pieces": (1, 2), "kings": 0, "turn": 0, "rules": draughts.FMJD},
    "draughts.Layout": {"size": 10},
    "relati.count_out": {"counts": (1, 2), "turn": 0},
    "relati.cuts": {"position": relati.parse(LINKED), "one": "F3", "other": "E5"},
    "relati.distractors": {
        "position": relati.parse(LINKED),
        "attempt": ("A9",),
        "refusal": relati.parse(LINKED).refuse(("A9",)),
    },
}
"""What a call needs, besides what follows from its annotations."""

BY_NAME: dict[str, dict[str, Any]] = {
    "mills": {"move": "d6", "attempt": ("d6",), "position": mills.start()},
    "draughts": {"move": "32-28", "attempt": ("32", "28"), "position": draughts.start()},
    "relati": {
        "move": "E4",
        "attempt": ("E4",),
        "square": "E4",
        "position": relati.parse(LINKED),
    },
}


THINGS: dict[str, Any] = {
    "mills.Record": mills.read_record("1. d6"),
    "mills.Board": mills.BOARDS["nine"],
    "draughts.Record": draughts.read_record("1. 32-28"),
    "draughts.Board": draughts.start().board,
    "rules.Record": rules.Record(mills.start()),
    "Goal": rb.goals.captures(1),
    "Task": rb.task(FORCED, rb.goals.captures(1)),
    "Question": rb.ask.count(FORCED),
}
"""What public calls give back that has methods itself, besides positions and rules; not what only engines read."""

PLAIN = {
    *("rules.Counter", "rules.Event", "rules.Game", "rules.Note", "rules.Outcome", "rules.Piece"),
    *("rules.Ply", "rules.Record", "rules.Refusal", "mills.Move", "mills.Point"),
    *("draughts.BadGame", "draughts.Games", "draughts.Variation", "draughts.Move", "draughts.Ply"),
    *("draughts.Square", "relati.Effect", "relati.Lifelines", "relati.Link", "relati.Move"),
    *("relati.Path", "relati.Territory", "relati.Wave"),
}
"""Classes that only hold what they are given: whoever takes one looks at what is in it."""


def made() -> dict[str, Any]:
    """What an author can make by its class, of all that the rules offer: not errors, names and protocols."""
    found = {
        f"{module.__name__.rpartition('.')[2]}.{name}": getattr(module, name)
        for module in (rules, mills, draughts, relati)
        for name in module.__all__
        if isinstance(getattr(module, name), type)
    }
    return {
        name: each
        for name, each in found.items()
        if name not in PLAIN
        and not issubclass(each, BaseException | Enum | str)
        and not getattr(each, "_is_protocol", False)
    }


def _said(key: str) -> tuple[str, ...]:
    """A sentence by its key, which a call of the words themselves takes by its place only."""
    return lang.Words("zh-en")(key)


MORE: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "players.think": (thinking.think, {"position": mills.start(), "limit": Limit(nodes=50)}),
    "players.Limit": (Limit, {}),
    "players.Limit.within": (Limit().within, {"other": None}),
    "players.level": (levels.level, {"number": 1}),
    "players.Level.choose": (
        levels.level(1).choose,
        {"position": mills.start(), "seed": 1, "limit": Limit(nodes=50)},
    ),
    "players.review": (
        review.review,
        {"record": rules.Record.of(mills.start(), ["d6"]), "limit": Limit(nodes=50)},
    ),
    "lang.Words": (lang.Words, {"lang": "ru"}),
    "lang.has": (lang.has, {"key": "ui.undo"}),
    "lang.named": (lang.named, {"edition": "zh-en"}),
    "lang.words": (_said, {"key": "ui.undo"}),
    "scene.render": (
        svg.render,
        {"scene": scene.build(mills.start()), "theme": theme.find("light")},
    ),
    "scene.theme": (theme.find, {"name": "dark"}),
}
"""What programs call besides: players, words and pictures."""


def _right(name: str, function: Callable[..., Any]) -> dict[str, Any]:
    if name in RIGHT:
        return RIGHT[name]
    game = name.partition(".")[0]
    known = {
        **BY_NAME.get(game, {}),
        "text": BY_NAME.get(game, {}).get("move", "d6"),
        "depth": 0,
        "player": 0,
        "key": "f",
        "number": 0,
        "subject": "board" if game == "mills" else "goal",
        "other": getattr(rules, game, None) and next(iter(rules.game(game).presets.values())),
        "start": BY_NAME.get(game, {}).get("position"),
        "moves": (),
    }
    need = [p.name for p in signature(function).parameters.values() if _needed(p)]
    return {each: known[each] for each in need}  # a KeyError here asks for a line in RIGHT


def _needed(parameter: Parameter) -> bool:
    skipped = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
    return (
        parameter.default is Parameter.empty
        and parameter.kind not in skipped
        and parameter.name not in ("self", "cls")
    )


def _calls(name: str, functions: Mapping[str, Callable[..., Any]], *, told: bool) -> Iterator[Call]:
    for each, function in functions.items():
        yield Call(f"{name}.{each}", function, _right(f"{name}.{each}", function), told)


def _functions(module: ModuleType, names: list[str]) -> dict[str, Callable[..., Any]]:
    found = {name: getattr(module, name) for name in names}
    return {n: each for n, each in found.items() if isinstance(unwrap(each), FunctionType)}


def _methods(thing: Any, cls: type | None = None) -> dict[str, Callable[..., Any]]:
    """What can be called on something: of its own class, and of all that it is made from here."""
    cls = cls or (thing if isinstance(thing, type) else type(thing))
    ours = [each for each in cls.__mro__ if each.__module__.startswith(rb.__name__)]
    kinds = (FunctionType, classmethod, staticmethod)
    names = [n for each in ours for n, member in vars(each).items() if isinstance(member, kinds)]
    found = {name: getattr(thing, name) for name in names if not name.startswith("_")}
    return {name: each for name, each in found.items() if signature(each).parameters}


def _widgets(module: Any) -> dict[str, Callable[..., Any]]:
    return {
        name: each
        for name, each in vars(module).items()
        if isinstance(each, type)
        and issubclass(each, BoardWidget)
        and each.__module__ == module.__name__
    }


def calls() -> list[Call]:
    """All of them; what is added to the package is among them by itself."""
    found: list[Call] = []
    shown = {name: getattr(rb, name) for name in rb.__all__}
    widgets = {name: each for name, each in shown.items() if isinstance(each, type)}
    found += _calls("rb", widgets, told=True)
    found += _calls("rb", {"task": rb.task, "Demo.read": rb.Demo.read}, told=True)
    found += _calls("rb.goals", _functions(rb.goals, dir(rb.goals)), told=True)
    found += _calls("rb.ask", _functions(rb.ask, dir(rb.ask)), told=True)
    found += _calls("rules", _functions(rules, rules.__all__), told=False)
    for game in registry.games():
        own = getattr(rb, game)
        found += _calls(f"rb.{game}", _widgets(own), told=True)
        module = registry.part(game, "rules")
        assert module is not None
        found += _calls(game, _functions(module, module.__all__), told=False)
        position = BY_NAME[game]["position"]
        found += _calls(game, _methods(position), told=False)
        found += _calls(game, _methods(position.rules), told=False)
    found += _calls("rb.mills", {"solve_six": rb.mills.solve_six}, told=True)
    for name, thing in THINGS.items():
        found += _calls(name, _methods(thing), told=False)
    for name, each in made().items():
        found += _calls(name.partition(".")[0], {name.partition(".")[2]: each}, told=False)
    found += [Call(name, function, right, told=False) for name, (function, right) in MORE.items()]
    return found


def methods() -> list[Call]:
    """What is done with boards, on a board each."""
    board = rb.Play("mills", lang="ru")
    practice = rb.Practice("draughts", [rb.task(FORCED, rb.goals.captures(1))], lang="ru")
    kinds: dict[str, Any] = {**_methods(board, BoardWidget), "type": board.type, "draw": board.draw}
    right = {"site": "d6", "source": "d6", "key": "f", "text": "d6", "number": 0}
    found = [(f"Play.{name}", each) for name, each in kinds.items() if name != "observe"]
    found += [(f"Practice.{name}", each) for name, each in _methods(practice).items()]
    return [
        Call(name, each, {n: right[n] for n in signature(each).parameters if n in right}, told=True)
        for name, each in found
    ]
