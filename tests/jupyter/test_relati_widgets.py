"""Relati in a notebook, without a browser: play, films, the bench, the drill, in several languages."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.machines.question import QuestionState
from ruleboard.page.html import Table
from ruleboard.rules import BadValue, Unknown, relati
from ruleboard.teaching.relati import optional_rules, paths
from tests.jupyter.seen import below, button, buttons, hidden, labels, push


def test_a_refusal_names_the_blocked_path_in_the_readers_language() -> None:
    board = rb.Play("relati", "2 O1 - O=E5* X=E4*,I9", lang="zh")
    board.click("E3")
    assert board.message == "E3 连不上：E4 挡在它和 E5 的正中间。"
    board.lang = "es"
    assert board.message == "E3 no se puede conectar: E4 está en medio, entre E3 y E5."


def test_players_are_named_by_their_signs() -> None:
    board = rb.Play(relati.start(4), lang="en")
    told = []
    for site in ("C3", "O3", "C15", "O15"):
        told.append(board.status)
        board.click(site)
    assert told == [f"{sign} places the root on any empty square." for sign in "○×△□"]
    assert board.message == "□ places the root on O15."


def test_the_button_to_end_a_turn_is_there_only_when_it_may_end() -> None:
    board = rb.Play("relati", "2 O1 q O=F2,F3*,F5 X=B4,F4,D6*", lang="en")
    assert hidden(board, "end")
    board.click("E5")
    assert not hidden(board, "end")
    push(board, "end")
    assert board.message == "○ gives up the extra actions."
    assert hidden(board, "end")


def test_questions_are_offered_where_a_game_can_answer_them() -> None:
    assert hidden(rb.Play("mills"), "ask")
    board = rb.Play("relati", "2 O1 - O=E5* X=I9*", lang="ru")
    assert not hidden(board, "ask")
    push(board, "ask")
    board.click("F3")
    assert board.message.startswith("К F3 ведут 3 открытых пути.")
    assert board.position.text == "2 O1 - O=E5* X=I9*"


def test_territory_is_a_layer_that_stays_until_it_is_switched_off() -> None:
    board = rb.Play("relati", "2@5 O1 - O=C2,D2,E2*,A3,B3,C3,D3,C5 X=A2,B2,E3,A4,B4*,C4,D4,E4")
    push(board, "territory")
    assert button(board, "territory").on
    assert board.message.endswith("By this count nobody wins.")
    heard = labels(board, "A1", "A5")
    assert heard == {
        "A1": "A1, empty, only ○ can still fill this square",
        "A5": "A5, empty, only × can still fill this square",
    }
    board.click("A1")
    assert "Squares that only ○ can still fill: 4." in board.message
    board.press("t")
    assert not button(board, "territory").on
    assert button(board, "territory").word == "Territory"
    assert "territory" not in buttons(rb.Play("mills"))


def test_the_squares_on_which_symbols_hang_say_how_many() -> None:
    board = rb.Play("relati", "2 O1 - O=E5*,C3,A3,A1 X=F5*,F4,G4", lang="es")
    board.press("k")
    assert labels(board, "D4")["D4"].endswith("símbolos que dependen de esta casilla: 3")


def test_w_asks_about_the_square_in_focus() -> None:
    board = rb.Play("relati", "2 O1 - O=E5* X=I9*", lang="en")
    board.press("w", "F3")
    assert "3 open paths lead to F3." in board.message
    exercise = rb.Exercise("relati", "2 O1 - O=E5* X=I9*", goal=rb.goals.connects("normal"))
    exercise.press("w", "F3")
    assert "3 open paths lead to F3." in exercise.message
    assert not exercise.solved


def test_the_numbers_of_all_players_stand_in_one_table() -> None:
    board = rb.Play("relati", "3 X1 q O=E5*,C3 X=D4* A=K9*", lang="zh-en")
    table, actions = board.view.counters
    assert isinstance(table, Table)
    assert (table.heads, table.now) == (("○", "×", "△"), 1)
    numbers = {label.texts: numbers for label, numbers in table.rows}
    assert numbers["失联", "Disconnected"] == (1, 0, 0)
    assert str(actions).splitlines()[1] == "Actions left for ×: 1."


def test_a_cannon_that_is_chosen_asks_for_its_target() -> None:
    board = rb.Play("relati", "2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", lang="en")
    board.click("G5")
    assert board.status == (
        "The cannon on G5 is chosen. Now click one of the marked symbols: that is where the cannon fires."
    )


def test_a_game_that_nobody_wins_has_an_ending_on_the_page() -> None:
    board = rb.Play("relati", "2@5 O1 - O=C2,D2,E2*,A3,B3,C3,D3,C5 X=A2,B2,E3,A4,B4*,C4,D4,E4")
    assert board.view.example == "Write a move, for example A1, or: help"
    for site in ("A1", "A5", "B1", "B5", "C1", "D5", "D1", "E5", "E1"):
        assert "ruleboard-ending" not in below(board)
        board.click(site)
    assert board.status == "The game ends without a winner: nobody can act any more."
    assert "ruleboard-ending" in below(board)
    assert board.view.example == "Write a move, or: help"


def test_a_board_is_described_by_owner_and_state() -> None:
    board = rb.Play("relati", "2 O1 c O=E5*,C3,F5,G5c2 X=D4*,G9,A1+".replace("c2", "c"), lang="en")
    board.press("d")
    for part in ("Root of ○: E5.", "Disconnected symbols of ○: C3.", "Cannons of ○: G5."):
        assert part in board.message
    assert "Dead symbols of ×: A1." in board.message


def test_an_exercise_accepts_the_one_cut_that_counts() -> None:
    text = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"
    exercise = rb.Exercise("relati", text, goal=rb.goals.disconnects(3), lang="en")
    exercise.click("G5")
    assert "does not cut off 3 symbols" in exercise.message
    exercise.click("D4")
    exercise.click("D4")
    assert exercise.solved


@pytest.mark.parametrize("name", paths.FILMS)
def test_every_film_plays_to_its_end_in_two_languages(name: str) -> None:
    film = rb.relati.Shapes(name, lang="zh-en")
    seen = set()
    for _ in film.state.frames:
        seen.add(film.caption)
        film.press("ArrowRight")
    assert film.state.mode == "over"
    assert all(len(caption.splitlines()) == 2 for caption in seen)


@pytest.mark.parametrize("kind", optional_rules.FILMS)
def test_every_optional_rule_has_a_film_that_plays_to_its_end(kind: str) -> None:
    film = rb.relati.Extension(kind, lang="ru-en")
    for shown in film.state.frames:
        assert film.shown.pieces == shown.pieces
        assert len(film.caption.splitlines()) == 2
        film.press("d")
        assert "Корень ○" in film.message
        film.press("PageDown")
    assert film.state.mode == "over"
    film.press("Home")
    assert film.state.at == 0


def test_a_film_described_in_the_middle_of_a_move_tells_no_old_numbers() -> None:
    film = rb.relati.Extension("consecutive", lang="en")
    film.press("d")
    assert "Disconnected symbols of ×: 0." in film.message
    while film.shown.pieces["D2"].state != "disconnected":
        film.press("PageDown")
    film.press("d")
    assert "Disconnected symbols of ×: D2." in film.message
    assert "Disconnected symbols of ×: 0." not in film.message


def test_a_film_of_a_rule_stops_where_it_asks() -> None:
    film = rb.relati.Extension(ask=True, lang="en")
    while film.state.mode != "asking":
        push(film, "next")
    assert film.caption.startswith("What would you do here as ○?")
    film.click("D4")
    film.click("B2")
    assert film.message.startswith("A cannon fires along its row or column")
    film.click("D4")
    film.click("A4")
    assert film.message == "Yes, that is the move!"
    assert film.caption.startswith("○'s cannon on D4 hits × on A4: the root dies.")


def test_an_author_may_say_it_in_other_words() -> None:
    film = rb.relati.Extension("migration", captions={0: {"en": "Look out!", "es": "¡Cuidado!"}})
    assert film.caption == "Look out!"
    film.lang = "es"
    assert film.caption == "¡Cuidado!"


def test_a_film_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(Unknown, match="turn_turn"):
        rb.relati.Shapes("zigzag")
    with pytest.raises(Unknown, match="migration"):
        rb.relati.Extension("magnets")


def test_the_bench_counts_the_paths_that_are_left() -> None:
    board = rb.relati.Paths("F3", "E5", lang="es")
    board.click("E4")
    assert board.message == "Al bloquear E4, queda un camino abierto."
    board.click("F4")
    assert board.message.startswith("Al bloquear E4, F4, no queda ningún camino")
    with pytest.raises(BadValue):
        rb.relati.Paths("A1", "E5")


def test_the_drill_praises_and_asks_on() -> None:
    quiz = rb.relati.ShapeDrill(count=2, lang="en")
    assert quiz.task.startswith("Which shape is this path, starting from")
    first, second = (
        next(choice.number for choice in trial.asked.choices if choice.right)
        for trial in quiz.state.trials
        if isinstance(trial, QuestionState)
    )
    quiz.answer(first % 3 + 1)
    assert quiz.message.startswith("Not yet.")
    assert quiz.view.answer.kind == "refusal"
    quiz.answer(first)
    assert quiz.view.headline.kind == "praise"
    quiz.press("Enter")
    quiz.press(str(second))
    quiz.press("Enter")
    assert quiz.status == "Done! You have 5 stars of 6."
    with pytest.raises(BadValue):
        rb.relati.ShapeDrill(count=99)


def test_saved_pictures_are_small() -> None:
    for board in (
        rb.relati.Shapes("turn_turn"),
        rb.relati.Paths(),
        rb.Play("relati"),
    ):
        page = board._repr_mimebundle_()["text/html"]
        assert "<img " in page
        assert len(page) < 12_000


def test_the_move_list_names_players_by_their_signs() -> None:
    board = rb.Play(relati.start(3))
    for site in ("C3", "K3", "G11", "D4"):
        board.click(site)
    assert list(board.view.record) == [
        "1. ○ C3",
        "2. × K3",
        "3. △ G11",
        "4. ○ D4",
    ]


@pytest.mark.parametrize("lang", ["en", "zh", "ru", "es"])
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2 O1 q O=F2,F3*,F5 X=B4,F4,D6*", "E5"),
        ("2 O1 c O=E5*,F5,G5c X=G9*,H8,I7", "aG5>B"),
        ("2 O1 c O=E5*,C5,A5 X=I9*,H8", "cC5"),
        ("2 X1 c O=E5*,C3c,E6 X=F5*,F4,B2", "D4"),
        ("2 O1 ck O=E6*,C5c,G5c X=G2,I2,I4,I6,I8*,G8", "aC5>RFB"),
        ("2 O1 cm O=E5*,C5,G5 X=E9c,G8*", "mC5"),
    ],
)
def test_every_optional_rule_tells_itself(text: str, move: str, lang: str) -> None:
    film = rb.Demo("relati", text, [move], lang=lang)
    for _ in film.state.frames:
        assert film.caption
        film.press("d")
        film.press("ArrowRight")
    assert film.state.frames[-1].pieces == film.state.frames[-1].position.play(move).pieces


def test_nonsense_in_the_move_box_is_answered_with_what_these_rules_know() -> None:
    for text, examples in (("2 O1 -", "D4."), ("2 O1 qm", "D4, mC3, end.")):
        board = rb.Play("relati", text)
        board.type("nonsense!")
        assert board.message.endswith(examples)


def test_a_board_of_many_squares_is_wider_unless_its_author_says_so() -> None:
    sizes = [rb.Play(relati.start(players))._size for players in (2, 3, 4)]
    assert sizes[0] == 440
    assert 440 < sizes[1] < sizes[2] < 700
    assert rb.Play(relati.start(4), size=300)._size == 300


@pytest.mark.parametrize(
    ("lang", "do"), [("en", "click"), ("ru", "щёлкните"), ("es", "haz clic"), ("zh", "点一个")]
)
def test_a_chosen_cannon_says_what_to_do_and_what_it_names_is_marked(lang: str, do: str) -> None:
    board = rb.Play("relati", "2@7 O1 c O=B4*,D4c X=D1*,C1,F2,F4,D6", lang=lang)
    board.click("D4")
    assert do in board.status
    marked = {site for mark in board.shown.marks for site in mark.sites}
    assert {"D1", "F4", "D6"} <= marked
