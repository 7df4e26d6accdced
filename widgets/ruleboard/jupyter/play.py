"""Free play: a board that knows the rules, says whose turn it is, and explains every refusal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruleboard.jupyter.advised import HINT, LINES, PLAY_OUT, THINKS, TO_GAME, Advised
from ruleboard.jupyter.against import GO_ON, MENUS, OPEN, STOP
from ruleboard.jupyter.appearance import AUTO
from ruleboard.jupyter.choosing import CHOOSING
from ruleboard.jupyter.controls import COMMON, OF_PAGE, Command, placed
from ruleboard.jupyter.pad import BOARD_KEYS
from ruleboard.jupyter.panel import BOX, MOVES, PROGRESS, TAKEN
from ruleboard.jupyter.review import Recorded, Review
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.slices import Slices
from ruleboard.jupyter.snapshot import Saved
from ruleboard.jupyter.tray import MENU, TRAY, tray
from ruleboard.jupyter.widget import position_of
from ruleboard.machines.play import begin_play
from ruleboard.machines.seats import YOU, Asked, Seats
from ruleboard.page.exact import Certainty
from ruleboard.page.html import Passage, joined
from ruleboard.page.play import play_view
from ruleboard.page.practice import Item
from ruleboard.page.rules import name_of
from ruleboard.page.view import ANSWERED, Look, View
from ruleboard.players.exact import Source
from ruleboard.players.thinking import Limit
from ruleboard.rules.base import Note, Position, Record, Rules, Unknown
from ruleboard.rules.registry import game as find_game
from ruleboard.session.answers import answers_of
from ruleboard.session.inputs import Do, Reply
from ruleboard.session.rulebook import title
from ruleboard.teaching.narration import errors_in_words, game_named, words_of

RULES = "rules"
"""The tray of the menu of rules."""

LOOK_BACK = Command("look_back", "history", ("o",))

APART = (STOP, GO_ON, THINKS, PLAY_OUT, TO_GAME)
"""What has a place of its own, away from the other buttons."""


class Play(Advised, Recorded):
    """A board to play on: `Play("mills")`, `Play("mills:chengsan", lang="zh-en")`, `Play(position)`.

    `opponent=3` lets a computer of level 3 play the other side (1 is a beginner, 6 the strongest), and all other sides
    where there are several; `opponent={"black": 3}` or `{"×": 2, "△": 5}` says who plays for whom, players who are
    not named are people. With `begins="computer"` the computer has the first move. A menu offers the same.
    `nodes` (positions) or `seconds` ends its thinking about a move sooner than its level would: `seconds=2`.

    With `exact=True` it also says who wins and what each move leads to, where that is known for certain;
    `exact=rb.mills.solve_six()` adds the whole of six men's morris to what is known.
    With `choose_rules=True` a menu offers every rule set of the game: choosing one begins a new game.
    """

    commands: tuple[Command, ...] = (
        Command("undo", "undo", ("u",)),
        Command("redo", "repeat", ("y",)),
        Command("restart", "refresh", sentence="ui.start_over"),
        Command("flip", "retweet", ("f",)),
        Command("why", "question-circle", ("w",), about_site=True),
        HINT,
        LOOK_BACK,
        OPEN,
        Command("end", "step-forward", ("e",)),
        Command("ask", "search"),
        Command("cancel", keys=("Escape",)),
        Command("last", keys=("l",)),
        Command("moves", keys=("m",)),
        Command("describe", keys=("d",)),
        Command("help", keys=("?",)),
        *APART,
    )

    _review: Review | None = None  # made when it is asked for

    def __init__(  # noqa: PLR0913 - a game, and all that an author may choose for it
        self,
        game: str | Position,
        position: str | None = None,
        *,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
        exact: bool | Source = False,
        choose_rules: bool = False,
        opponent: Asked = None,
        begins: str = YOU,
        nodes: int | None = None,
        seconds: float | None = None,
    ) -> None:
        self._certain = Certainty(exact)
        self._slices = Slices()
        with errors_in_words(words_of(lang), game_named(game)):
            start = position_of(game, position)
            if nodes is not None or seconds is not None:
                self._limit = Limit(nodes=nodes, seconds=seconds)
            self._menu = _rule_sets(start) if choose_rules else ()
            self.commands = (*self.commands, *_overlays(start, self.commands))
            self._seats = Seats.of(start, opponent, begins)
            if opponent is not None and start.outcome:
                raise Unknown("game_over", got=start.text)
            self._open = self._seats.computers
            state = begin_play(start)
            super().__init__(state, self._stepped, lang=lang, theme=theme, size=size, text=text)
        self._attend()

    def _arrange(self) -> tuple[Any, ...]:
        self._board.pad.observe(self._jump, names="at")
        self.observe(self._share, names=["lang", "theme", "coordinates", "animate"])
        apart = {each.name for each in APART}
        buttons = placed(*(each for each in self.commands if each.name not in apart), *OF_PAGE)
        menu = (f"{MENU}{RULES}",) if self._menu else ()
        stop, go_on, thinks, play_out, to_game = placed(*APART)
        thinking = ("thinking", "thinking", PROGRESS, stop, go_on)
        thought = (f"{TRAY}{LINES}", "thought", ("row", play_out, to_game))
        status = ("status", *ANSWERED[1:], thinking, *thought)
        who = (f"{MENU}{each}" for each in MENUS)
        return (
            self._stage(status, self._chooser(), ("side", "counters", TAKEN, MOVES, BOX, "legend")),
            self._panel(
                self._row(*menu, *buttons, COMMON, wide=True),
                self._row(*who, thinks, wide=True),
                "rules",
            ),
        )

    @property
    def record(self) -> Record:
        """The game so far, moves that were taken back included."""
        state = self._game or self._state
        return Record.of(state.positions[0], state.moves)

    @property
    def review(self) -> Review | None:
        """The game looked at afterwards, below the board, while it is open."""
        return self._review

    def _act(self, command: Command) -> None:
        if command is LOOK_BACK:
            self._look_back()
        else:
            super()._act(command)

    def _look_back(self) -> None:
        """Open a review of the game below the board, or put it away."""
        if self._review is not None:
            self._close_review()
            self.come()
            self._refresh()
            return
        if not self.record.plies:
            self._reply = Reply((Note("play.no_move_yet"),))
            self._say(())
            return
        review = Review(
            self.record, lang=self.lang, theme=self.theme, size=self._size, text=self._text
        )
        review.coordinates, review.animate = self.coordinates, self.animate
        if self._state.flipped:
            review.press("f")
        review.add_class("ruleboard-trial")
        review.leave, review.part_of = self._look_back, self
        review.come()
        self._review = review
        self.children = (*self.children, review)
        self._refresh()

    def _close_review(self) -> None:
        if self._review is not None:
            review, self._review = self._review, None
            self.children = tuple(part for part in self.children if part is not review)
            review.close()

    @property
    def opened(self) -> tuple[Saved, ...]:
        """The review below the board, while there is one."""
        return () if self._review is None else (self._review, *self._review.opened)

    def _still(self) -> str:
        """With the moves that were played; a review below it has them itself."""
        shown = self.view
        moves = () if self._review else shown.record[: shown.at - shown.first + 1]
        played = Passage("kept", (" · ".join(moves),))
        return super()._still() + joined(self._words.languages[:1], (played,))

    def _share(self, change: dict[str, Any]) -> None:
        """What is chosen for the board holds for the review below it too."""
        if self._review is not None:
            setattr(self._review, change["name"], change["new"])

    def close(self) -> None:
        """Take the board off the page, with the review below it, and give their memory back."""
        self._close_review()
        super().close()

    @property
    def verdict(self) -> str:
        """What is known for certain about the position, in the reader's language; empty if nothing is, or unasked."""
        return str(self.view.known)

    def _is_task(self) -> bool:
        return False

    def _look(self, look: Look) -> tuple[View, ...]:
        shown = play_view(
            self._state,
            self._reply,
            self._words,
            look,
            said=self._said,
            certain=self._certain,
            advice=self._advice(),
        )
        return (shown,)

    def _jump(self, change: dict[str, Any]) -> None:
        """A move was picked from the list."""
        if change["new"] != self._state.at:
            self._do(Do("go", change["new"]))

    def _controls(self) -> dict[str, Any]:
        if not self._menu:
            return super()._controls()
        game, chosen = self.position.game, self.position.rules
        items = [
            Item((name_of(self._words, game, each),), now=each == chosen) for each in self._menu
        ]
        menu = tray(items, self._words.short("ui.choose_rules"))
        found = super()._controls()
        return {**found, "trays": {**found["trays"], RULES: menu}}

    def _chosen(self, tray: str, number: int) -> None:
        """Other rules were chosen: a new game begins, maybe on another board."""
        if tray != RULES:
            super()._chosen(tray, number)
            return
        game, rules = self.position.game, self._menu[number]
        start = find_game(game).start(rules)
        self._reseat(start)
        self._state = begin_play(start)
        self._reply = Reply((Note("play.new_game", {"name": title(game, rules)}),))
        self.pen = ()
        self._say(())
        self._attend()

    def _adjust(self) -> None:
        super()._adjust()
        state, position = self._state, self.position
        self._buttons.enable("undo", useful=bool(state.at or state.clicked))
        self._buttons.enable("redo", useful=state.at < len(state.moves))
        self._buttons.offer("end", useful=not position.outcome and bool(state.ways.finished(())))
        self._buttons.offer("ask", useful=answers_of(position).asks, on=state.asking)
        looking = self._review is not None
        self._buttons.rename(
            LOOK_BACK.name,
            self._words,
            word="ui.close_review" if looking else "ui.look_back",
            icon="times" if looking else "history",
        )
        over = bool(position.outcome)
        # At the end one button takes the place of two, so that nothing moves.
        self._buttons.offer(HINT.name, useful=not over)
        self._buttons.offer(OPEN.name, useful=self._open or not over, on=self._open)
        self._buttons.offer(LOOK_BACK.name, useful=self._open or over)
        self._buttons.enable(LOOK_BACK.name, useful=bool(state.moves))
        for name in answers_of(position).overlays:
            self._buttons.offer(name, useful=True, on=state.overlay == name)


def _rule_sets(position: Position) -> tuple[Rules, ...]:
    """The rules between which a reader can choose: those of the game, and before them those of an author's own."""
    known = tuple(find_game(position.game).presets.values())
    return known if position.rules in known else (position.rules, *known)


def _overlays(position: Position, commands: Iterable[Command]) -> tuple[Command, ...]:
    """The commands that lay something over the board, where the game has any; what is taken they cannot have."""
    known = (*commands, *CHOOSING)
    names = [each.name for each in known]
    keys = [*(key for each in known for key in each.keys), *BOARD_KEYS]
    found = []
    for name, overlay in answers_of(position).overlays.items():
        for got, taken in ((name, names), (overlay.key, keys)):
            if got in taken:
                raise Unknown("overlay_clash", got=got, at=name, expected=tuple(taken))
            taken.append(got)
        sentence = f"{position.game}.overlay.{name}"
        found.append(Command(name, overlay.icon, (overlay.key,), sentence=sentence))
    return tuple(found)
