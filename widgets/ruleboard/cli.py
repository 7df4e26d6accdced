"""The command `ruleboard`: boards, pictures and perft numbers in a terminal, without Jupyter."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from ruleboard import __version__, rules, scene
from ruleboard.folder.writing import CannotWrite, write
from ruleboard.rules import Position, RuleboardError, Unknown, registry
from ruleboard.scene import svg, theme


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; 0 when all went well, 2 when something in it was wrong."""
    parser = _parser()
    asked = parser.parse_args(argv)
    if asked.action is None:
        parser.print_help()
        return 0
    try:
        asked.action(asked)
    except (RuleboardError, CannotWrite, OSError) as error:
        print(f"ruleboard: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ruleboard", description="Boards that know, show and explain the rules."
    )
    parser.set_defaults(action=None)
    parser.add_argument("--version", action="version", version=f"ruleboard {__version__}")
    actions = parser.add_subparsers(title="what to do", metavar="ACTION")
    games = actions.add_parser("games", help="list the games and their rule sets")
    games.set_defaults(action=_games)
    show = _add_position(actions.add_parser("show", help="print a board"))
    show.set_defaults(action=_show)
    perft = actions.add_parser("perft", help="count the move sequences of a length")
    _add_position(perft, "depth")
    perft.add_argument(
        "--unit",
        choices=("turns", "steps"),
        default="turns",
        help="what counts as one (default: turns)",
    )
    perft.set_defaults(action=_perft)
    picture = _add_position(actions.add_parser("svg", help="draw a board as an SVG picture"))
    picture.add_argument("--theme", default="light", help="light (the default), dark or contrast")
    picture.add_argument("--width", type=int, default=440, help="in pixels (default: 440)")
    picture.add_argument("--flip", action="store_true", help="seen from the other side")
    picture.add_argument("--output", "-o", type=Path, help="the file to write (default: print it)")
    picture.set_defaults(action=_svg)
    return parser


def _add_position(parser: argparse.ArgumentParser, *numbers: str) -> argparse.ArgumentParser:
    parser.add_argument("game", help=f"a game, or a game and its rules: {_examples()}")
    for number in numbers:
        parser.add_argument(number, type=int)
    parser.add_argument(
        "text", nargs="?", help="the position, as `position.text` writes it (default: the start)"
    )
    return parser


def _examples() -> str:
    name = rules.games()[0]
    game, _ = rules.find(name)
    return f'"{name}" or "{name}:{next(iter(game.presets))}"'


def _position(asked: argparse.Namespace) -> Position:
    return rules.begin(asked.game, asked.text)


def _games(asked: argparse.Namespace) -> None:  # noqa: ARG001  # every action is called alike
    for name in rules.games():
        game, _ = rules.find(name)
        print("\n".join(f"{name}:{preset}" for preset in game.presets))
    for fault in registry.broken().values():
        print(f"ruleboard: {fault}", file=sys.stderr)


def _show(asked: argparse.Namespace) -> None:
    position = _position(asked)
    print(position)
    print(position.text)


def _perft(asked: argparse.Namespace) -> None:
    print(rules.perft(_position(asked), asked.depth, asked.unit))


def _svg(asked: argparse.Namespace) -> None:
    if asked.width < 1:
        raise Unknown("impossible_size", got=asked.width, expected="1 or more")
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
