"""The command `ruleboard`: the lessons in JupyterLab; and boards, pictures and perft numbers in a terminal.

Without a word it opens the lessons. Everything that it says is in the reader's language.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ruleboard import __version__, rules, scene
from ruleboard.folder import shipping
from ruleboard.folder.writing import CannotWrite, write
from ruleboard.lang import Words
from ruleboard.rules import BadValue, Position, RuleboardError, registry
from ruleboard.scene import svg, theme
from ruleboard.start import lab, manual, pages, published
from ruleboard.start.opening import Door, open_lessons
from ruleboard.start.speaking import Speaker, Stop, patient_streams, reader
from ruleboard.start.wishes import WRONG, Parser, one_of, port, whole_number
from ruleboard.teaching.narration import errors_in_words, game_named

CALLED = "ruleboard"
LESSONS = "lessons"  # may be said, and need not be
UNITS = ("turns", "steps")
THEMES = ("light", "dark", "contrast")
WIDTH = 440


class Action(NamedTuple):
    """Something that the command does in a terminal: its words, and who does it."""

    words: str  # what follows, with the names of sentences in place of the reader's words
    options: tuple[str, ...]
    act: Callable[[Any], None]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; 0 when all went well, 2 when something in it was wrong."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] and words[0] in ACTIONS:
        return _act(words[0], words[1:])
    if words[:1] == [LESSONS]:
        del words[0]
    return open_lessons(_door(), words)


def _door() -> Door:
    home = published.home()

    def environment(speaker: Speaker) -> published.Published | None:
        return None if lab.is_here() else published.Published(home / "environment", speaker)

    return Door(
        called=CALLED,
        shipped=shipping.shipped(),
        environment=environment,
        state=home / "jupyter",
        page=_page,
        version=f"{CALLED} {__version__}",
    )


def _act(name: str, words: list[str]) -> int:
    patient_streams()
    speaker = reader()
    try:
        asked = _parser(name, speaker).asked(words)
        if asked.help:
            print(_page_of(name, speaker))
            return 0
        with errors_in_words(Words(speaker.lang), game_named(getattr(asked, "game", ""))):
            ACTIONS[name].act(asked)
    except Stop as stop:
        return speaker.end(stop)
    except (RuleboardError, CannotWrite, OSError) as error:
        print(f"{CALLED}: {error}", file=sys.stderr)
        return WRONG
    return 0


def _parser(name: str, speaker: Speaker) -> Parser:
    parser = Parser(f"{CALLED} {name}")
    action = ACTIONS[name]
    kinds: dict[str, Any] = {"depth": whole_number}
    for word in action.words.split():
        bare = word.strip("[]")
        more: dict[str, Any] = {"nargs": "?"} if bare != word else {}
        shown = speaker.text(f"word_{bare}")
        parser.add_argument(bare, metavar=shown, type=kinds.get(bare, str), **more)
    settings: dict[str, dict[str, Any]] = {
        "unit": {"type": one_of(*UNITS), "default": UNITS[0]},
        "theme": {"default": THEMES[0]},
        "width": {"type": whole_number, "default": WIDTH},
        "flip": {"action": "store_true"},
        "output": {"type": Path},
        "port": {"type": port},
        "no-browser": {"action": "store_true"},
        "network": {"action": "store_true"},
    }
    for option in action.options:
        short = ("-o",) if option == "output" else ()
        parser.add_argument(f"--{option}", *short, **settings[option])
    return parser


def _page(speaker: Speaker) -> str:
    """Everything that the command can do."""
    text = speaker.text
    boards = [(f"{CALLED} {name} {_shown(name, speaker)}".rstrip(), text(name)) for name in BOARDS]
    boards.append((f"{CALLED} {LAST} --help", text("more")))
    besides = [("--help", text("help")), ("--version", text("version"))]
    return manual.page(
        text("tagline"),
        ("", [(CALLED, text("about")), *((f"{CALLED} {name}", text(name)) for name in PAGES)]),
        (text("options_of_lessons"), manual.lesson_rows(speaker)),
        (text("boards"), boards),
        (text("besides"), besides),
    )


def _page_of(name: str, speaker: Speaker) -> str:
    """One action: its words and its options."""
    text = speaker.text
    usual: dict[str, dict[str, Any]] = {
        "unit": {"choices": tuple(UNITS), "usual": UNITS[0]},
        "theme": {"choices": tuple(THEMES), "usual": THEMES[0]},
        "width": {"usual": WIDTH},
        "game": {"examples": _examples()},
    }
    shown = {"output": f"--output, -o {text('word_file')}", "port": "--port N"}
    shown |= {flag: f"--{flag}" for flag in ("flip", "no-browser", "network")}
    rows = [
        (text(f"word_{word}"), text(word, **usual.get(word, {})))
        for word in ACTIONS[name].words.replace("[", "").replace("]", "").split()
    ]
    rows += [
        (
            shown.get(option, f"--{option} …"),
            text(option.replace("-", "_"), **usual.get(option, {})),
        )
        for option in ACTIONS[name].options
    ]
    line = f"{CALLED} {name} {_shown(name, speaker)}".rstrip()
    return manual.page(f"{line}: {text(name)}", *([("", rows)] if rows else []))


def _shown(name: str, speaker: Speaker) -> str:
    words = ACTIONS[name].words.split()
    bare = {word: word.strip("[]") for word in words}
    return " ".join(word.replace(bare[word], speaker.text(f"word_{bare[word]}")) for word in words)


def _examples() -> tuple[str, str]:
    name = rules.games()[0]
    game, _ = rules.find(name)
    return f'"{name}"', f'"{name}:{next(iter(game.presets))}"'


def _position(asked: Any) -> Position:
    return rules.begin(asked.game, asked.position)


def _games(asked: Any) -> None:  # noqa: ARG001  # every action is called alike
    for name in rules.games():
        game, _ = rules.find(name)
        print("\n".join(f"{name}:{preset}" for preset in game.presets))
    for fault in registry.broken().values():
        print(f"{CALLED}: {fault}", file=sys.stderr)


def _show(asked: Any) -> None:
    position = _position(asked)
    print(position)
    print(position.text)


def _perft(asked: Any) -> None:
    print(rules.perft(_position(asked), asked.depth, asked.unit))


def _svg(asked: Any) -> None:
    if asked.width < 1:
        raise BadValue("impossible_size", got=asked.width, expected="≥ 1")
    position = _position(asked)
    picture = svg.render(
        scene.build(position, flip=asked.flip),
        theme.find(asked.theme),
        width=asked.width,
        title=position.text,
    )
    if asked.output is None:
        print(picture)
    else:
        asked.output.parent.stat()  # a slip in the name of a folder makes none
        write(asked.output, f"{picture}\n".encode())


def _voila(asked: Any) -> None:
    pages.serve(reader(), asked.port, browser=not asked.no_browser, network=asked.network)


PAGES = {"voila": Action("", ("network", "no-browser", "port"), _voila)}
BOARDS = {
    "games": Action("", (), _games),
    "show": Action("game [position]", (), _show),
    "svg": Action("game [position]", ("theme", "width", "flip", "output"), _svg),
    "perft": Action("game depth [position]", ("unit",), _perft),
}
ACTIONS = {**PAGES, **BOARDS}
LAST = next(reversed(BOARDS))  # stands for all of them
