"""What is written in the move box, in every language and game: commands, pieces, and what comes near."""

from __future__ import annotations

import pytest

from ruleboard.lang import EDITIONS, LANGUAGES, SOURCE, Words
from ruleboard.machines.play import begin_play, shown, step
from ruleboard.rules import begin, draughts, games, mills, relati
from ruleboard.rules.base import Position
from ruleboard.scene.text import piece_note
from ruleboard.session.inputs import Ask, Do, Type, Why
from ruleboard.session.intent import spelled, understood
from ruleboard.session.questions import Around, Unclear, Where, answer, sites_of
from ruleboard.teaching.vocabulary import ADVISED, names, usage, vocabulary

POSITIONS: dict[str, Position] = {
    "mills": mills.parse("W:Wa7,d7,b2:Ba4,b4,c4,g1:H6,5"),
    "draughts": draughts.parse("W:WK50,32:B7,12,K29,30,44"),
    "relati": relati.parse("2@7 O1 c O=B4*,D4c,A1 X=F2*,D2,F4,F6,E7"),
}


def meant(text: str, lang: str = "en", game: str = "draughts", *, task: bool = False) -> object:
    return understood(text, vocabulary(lang, game, ADVISED), POSITIONS[game], task=task)


def told(text: str, lang: str = "en", game: str = "draughts") -> str:
    """What a board answers to a question."""
    question = meant(text, lang, game)
    assert isinstance(question, Where | Around | Unclear)
    reply = answer(shown(begin_play(POSITIONS[game])), question)
    words = Words(lang)
    return " ".join(words.first(note.code, **note.params) for note in reply.notes)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", EDITIONS)
def test_every_command_is_understood_in_every_language_and_in_english(lang: str, game: str) -> None:
    position = POSITIONS[game]
    site = sites_of(position)[0]
    for language in (*Words(lang).languages, SOURCE):
        for command in ADVISED:
            for name in names(Words(language), command):
                rest = {"around": f" {site}", "why": ""}.get(command, "")
                found = meant(f"{name.upper()}{rest}?", lang, game)
                wanted = {"where": Where(), "around": Around(site)}.get(command, Do(command))
                assert found == wanted, (language, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_stands_for_two_commands(lang: str) -> None:
    meanings: dict[str, set[str]] = {}
    for command in ADVISED:
        for language in (lang, SOURCE):
            for name in names(Words(language), command):
                meanings.setdefault(name, set()).add(command)
    assert {name: found for name, found in meanings.items() if len(found) > 1} == {}


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_finds_each_kind_by_its_name_and_exactly_there(lang: str, game: str) -> None:
    """A property of every piece on the board: asked for by its own name, it is found where it stands."""
    position, words = POSITIONS[game], Words(lang)
    state = begin_play(position)
    for site, piece in position.pieces.items():
        note = piece_note(game, piece)
        name = words.first(note.code, **note.params)
        question = meant(f"where {name}", lang, game)
        assert isinstance(question, Where)
        assert question.kinds is not None
        found = {each for told in answer(shown(state), question).notes for each in told.sites}
        standing = {s for s, p in position.pieces.items() if (p.owner, p.word) in question.kinds}
        assert site in found == standing, name
        owners = {position.pieces[each].owner for each in found}
        assert owners == {piece.owner}, name


@pytest.mark.parametrize("game", games())
def test_where_alone_tells_everything(game: str) -> None:
    position = POSITIONS[game]
    reply = answer(shown(begin_play(position)), Where())
    assert sorted(s for note in reply.notes for s in note.sites) == sorted(position.pieces)


@pytest.mark.parametrize(
    ("lang", "text", "answered"),
    [
        (
            "en",
            "where are the kings?",
            "White has one king on square 50. Black has one king on square 29.",
        ),
        ("en", "Where white", "White has one king on square 50. White has one man on square 32."),
        (
            "en",
            "find men",
            "White has one man on square 32. Black has 4 men on squares 7, 12, 30, 44.",
        ),
        ("zh", "黑棋在哪里", "黑方有一个王棋：29。 黑方有 4 个兵：7、12、30、44。"),
        ("zh", "哪里王棋", "白方有一个王棋：50。 黑方有一个王棋：29。"),
        ("ru", "где чёрные дамки", "У чёрных одна дамка, поле 29."),
        ("ru", "где белые", "У белых одна дамка, поле 50. У белых одна простая, поле 32."),
        ("es", "donde damas negras", "Las negras tienen una dama: 29."),
        ("es-en", "where black kings", "Las negras tienen una dama: 29."),
        ("en", "around 28", "28: empty. Next to it: 22 empty, 23 empty, 32 White's man, 33 empty."),
        ("zh", "28周围", "28：空。旁边：22（空）、23（空）、32（白兵）、33（空）。"),
        ("en", "around 1", "1: empty. Next to it: 6 empty, 7 Black's man."),
    ],
)
def test_questions_and_their_answers(lang: str, text: str, answered: str) -> None:
    assert told(text, lang) == answered


def test_around_follows_the_lines_of_a_mill_board() -> None:
    assert told("around b4", game="mills") == (
        "b4: black piece. Next to it: b6 empty, a4 black piece, c4 black piece, b2 white piece."
    )


def test_players_signs_can_be_typed() -> None:
    assert told("where root of x", game="relati") == "Root of ×: F2."
    assert told("где х", "ru", "relati") == told("where ×", "ru", "relati")


@pytest.mark.parametrize("text", ["32-28", "50x35", "32-33"])
def test_what_is_written_like_a_move_is_a_move(text: str) -> None:
    assert meant(text) == Type(text)
    assert meant("end", game="relati") == Type("end")


def test_why_asks_about_a_move_or_a_square() -> None:
    assert meant("why 32-28") == Why("32-28")
    assert meant("why not 32-28?") == Why("32-28")
    assert meant("why 32") == Ask("32")
    assert meant("why g7", game="mills") == Why("g7")
    assert meant("why") == Do("why")


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("whare", "where"),
        ("wh", "why"),
        ("around 288", "around 28"),
        ("where queens", "where White's king"),
        ("hlep", "help"),
    ],
)
def test_what_is_not_understood_is_answered_with_what_is_near(text: str, near: str) -> None:
    found = meant(text)
    assert isinstance(found, Unclear)
    assert near in found.near
    assert "Did you mean" in told(text)


def test_a_task_proposes_no_move() -> None:
    assert meant("50x3", task=False) == Type("50x3")
    assert isinstance(meant("g7xg11", game="mills"), Unclear)
    assert meant("g7xg11", game="mills", task=True) == Type("g7xg11")


def test_why_tells_whether_a_move_is_allowed_and_plays_nothing() -> None:
    state, reply = step(begin_play(POSITIONS["draughts"]), Why("32-28"))
    assert not state.moves
    assert reply.notes[0].code == "draughts.refuse.must_capture"
    state, reply = step(begin_play(POSITIONS["mills"]), Why("g7xg1"))
    assert not state.moves
    assert reply.notes[0].code == "play.allowed_then"


def test_in_a_task_why_tells_no_more_than_a_try() -> None:
    for text in ("32-28", "50x17"):
        tried = step(begin_play(POSITIONS["draughts"], task=True), Type(text))
        asked = step(begin_play(POSITIONS["draughts"], task=True), Why(text))
        if not tried[0].moves:
            assert asked[1] == tried[1]
    _, reply = step(begin_play(POSITIONS["mills"], task=True), Why("g7xg1"))
    assert [note.code for note in reply.notes] == ["play.allowed"]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", EDITIONS)
def test_help_names_every_command_in_the_words_of_the_reader(lang: str, game: str) -> None:
    for language, text in zip(
        Words(lang).languages, usage(Words(lang), begin(game), ADVISED), strict=True
    ):
        for command in ADVISED:
            assert names(Words(language), command)[0] in spelled(text)
