"""The command `ruleboard`: opens the lessons, prints boards, SVG pictures and perft numbers, serves a page.

Without a subcommand it opens the lessons. All output is in the user's language.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ruleboard import __version__, rules, scene
from ruleboard.folder import lesson_files
from ruleboard.folder.files import CannotWrite, write
from ruleboard.lang import Words
from ruleboard.rules import BadValue, Position, RuleboardError, registry
from ruleboard.scene import svg, theme
from ruleboard.start import help_page, lab, user_environment, voila
from ruleboard.start.arguments import USAGE, Parser, choice, integer, port, positive
from ruleboard.start.launch import Launcher, open_lessons
from ruleboard.start.messages import CommandError, Messages, lenient_output, system_messages
from ruleboard.start.user_environment import UserEnvironment
from ruleboard.teaching.narration import errors_in_words, game_named

PROG = "ruleboard"
LESSONS = "lessons"  # optional name of the default subcommand
UNITS = ("turns", "steps")
THEMES = ("light", "dark", "contrast")
WIDTH = 440


class Command(NamedTuple):
    """A subcommand: the names of its arguments, and the function that gets them parsed."""

    arguments: tuple[str, ...]
    run: Callable[[Any], None]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit status, 2 for wrong arguments."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] and words[0] in COMMANDS:
        return _run(words[0], words[1:])
    if words[:1] == [LESSONS]:
        del words[0]
    return open_lessons(_launcher(), words)


def _launcher() -> Launcher:
    home = user_environment.home()

    def environment(messages: Messages) -> UserEnvironment | None:
        place = home / user_environment.PLACE
        return None if lab.is_installed() else UserEnvironment(place, messages)

    return Launcher(
        prog=PROG,
        source=lesson_files.shipped(),
        environment=environment,
        state=home / "jupyter",
        help_page=_main_page,
        version=f"{PROG} {__version__}",
    )


def _run(name: str, words: list[str]) -> int:
    lenient_output()
    messages = system_messages()
    try:
        parser = _parser(name, messages)
        parsed = parser.parse(words)
        if parsed.help:
            about = f"{parser.format_usage()}: {messages.text(name)}"
            print(help_page.page(about, *([("", rows)] if (rows := parser.rows()) else [])))
            return 0
        with errors_in_words(Words(messages.lang), game_named(getattr(parsed, "game", ""))):
            COMMANDS[name].run(parsed)
    except CommandError as error:
        return messages.fail(error)
    except (RuleboardError, CannotWrite, OSError) as error:
        print(f"{PROG}: {error}", file=sys.stderr)
        return USAGE
    return 0


def _parser(name: str, messages: Messages) -> Parser:
    parser = Parser(f"{PROG} {name}")
    known = _arguments(messages)
    for argument in COMMANDS[name].arguments:
        short = ("-o",) if argument == "--output" else ()
        parser.add_argument(argument, *short, **known[argument])
    return parser


def _arguments(messages: Messages) -> dict[str, dict[str, Any]]:
    """The options of `add_argument` for every argument of a subcommand."""
    text = messages.text

    def value(shown: str, about: str, **options: Any) -> dict[str, Any]:
        return {"metavar": shown, "help": about, **options}

    def flag(about: str) -> dict[str, Any]:
        return {"action": "store_true", "help": about}

    unit, color, visitors = UNITS[0], THEMES[0], voila.VISITORS
    colors = text("theme", choices=THEMES, usual=color)
    units = text("unit", choices=UNITS, usual=unit)
    many = text("visitors", usual=visitors)
    return {
        "game": value(text("word_game"), text("game", examples=_examples())),
        "depth": value(text("word_depth"), text("depth"), type=integer),
        "position": value(text("word_position"), text("position"), nargs="?"),
        "--unit": value("…", units, type=choice(*UNITS), default=unit),
        "--theme": value("…", colors, default=color),
        "--width": value("…", text("width", usual=WIDTH), type=integer, default=WIDTH),
        "--flip": flag(text("flip")),
        "--output": value(text("word_file"), text("output"), type=Path),
        "--network": flag(text("network")),
        "--visitors": value("N", many, type=positive, default=visitors),
        "--no-browser": flag(text("no_browser")),
        "--port": value("N", text("port"), type=port),
    }


def _main_page(lessons: Parser, messages: Messages) -> str:
    """The help page of the command itself."""
    text = messages.text
    boards = [(_parser(name, messages).format_usage(), text(name)) for name in BOARDS]
    boards.append((f"{PROG} {[*BOARDS][-1]} --help", text("more")))
    return help_page.page(
        text("tagline"),
        ("", [(PROG, text("about")), *((f"{PROG} {name}", text(name)) for name in PAGES)]),
        (text("options_of_lessons"), lessons.rows()),
        (text("boards"), boards),
        (text("besides"), [("--help", text("help")), ("--version", text("version"))]),
    )


def _examples() -> tuple[str, str]:
    name = rules.games()[0]
    game, _ = rules.find(name)
    return f'"{name}"', f'"{name}:{next(iter(game.presets))}"'


def _position(parsed: Any) -> Position:
    return rules.begin(parsed.game, parsed.position)


def _games(parsed: Any) -> None:  # noqa: ARG001  # every command has the same signature
    for name in rules.games():
        game, _ = rules.find(name)
        print("\n".join(f"{name}:{preset}" for preset in game.presets))
    for error in registry.broken().values():
        print(f"{PROG}: {error}", file=sys.stderr)


def _show(parsed: Any) -> None:
    position = _position(parsed)
    print(position)
    print(position.text)


def _perft(parsed: Any) -> None:
    print(rules.perft(_position(parsed), parsed.depth, parsed.unit))


def _svg(parsed: Any) -> None:
    if parsed.width < 1:
        raise BadValue("impossible_size", got=parsed.width, expected="≥ 1")
    position = _position(parsed)
    picture = svg.render(
        scene.build(position, flip=parsed.flip),
        theme.find(parsed.theme),
        width=parsed.width,
        title=position.text,
    )
    if parsed.output is None:
        print(picture)
    else:
        parsed.output.parent.stat()  # fail if the folder does not exist, instead of creating it
        write(parsed.output, f"{picture}\n".encode())


def _voila(parsed: Any) -> None:
    voila.serve(
        system_messages(),
        parsed.port,
        browser=not parsed.no_browser,
        network=parsed.network,
        visitors=parsed.visitors,
    )


PAGES = {"voila": Command(("--network", "--visitors", "--no-browser", "--port"), _voila)}
BOARDS = {
    "games": Command((), _games),
    "show": Command(("game", "position"), _show),
    "svg": Command(("game", "position", "--theme", "--width", "--flip", "--output"), _svg),
    "perft": Command(("game", "depth", "position", "--unit"), _perft),
}
COMMANDS = {**PAGES, **BOARDS}
