"""Two reasons about one move are one sentence with one subject, in every language."""

from __future__ import annotations

import pytest

from ruleboard.lang import Words
from ruleboard.rules.base import Note
from ruleboard.teaching.narration import tell

CLOSES = Note("mills.reason.mill_closed", {"n": 1, "mills": ("a7–d7–g7",)})
LEAVES = Note("mills.reason.leaves_two")
MISSES = Note("draughts.reason.misses_win")
CENTRE = Note("draughts.reason.less_centre")
PLACES = Note("mills.event.place", {"player": 0, "at": "d6"})


@pytest.mark.parametrize(
    ("lang", "notes", "told"),
    [
        (
            "en",
            (CLOSES, LEAVES),
            "This closes a mill: a7–d7–g7; it also leaves the opponent with only two men, and that wins.",
        ),
        (
            "es",
            (MISSES, CENTRE),
            "Esta jugada deja escapar una victoria segura; además, debilita el centro.",
        ),
        (
            "ru",
            (MISSES, Note("draughts.reason.less_rival_centre")),
            "Этот ход упускает верную победу; кроме того, он ослабляет центр соперника.",
        ),
        ("zh", (MISSES, CENTRE), "这一步错过了必胜的机会，并且使中心变弱。"),
    ],
)
def test_two_reasons_that_begin_alike_are_one_sentence(
    lang: str, notes: tuple[Note, ...], told: str
) -> None:
    assert tell(Words(lang), notes) == (told,)


def test_what_is_no_reason_or_begins_otherwise_stays_a_sentence() -> None:
    assert tell(Words("en"), (PLACES, CLOSES)) == (
        "White places a man on d6. This closes a mill: a7–d7–g7.",
    )
    assert tell(Words("en"), (CLOSES, CLOSES)) == ("This closes a mill: a7–d7–g7.",)
    assert tell(Words("ru-en"), (MISSES, CENTRE)) == (
        "Этот ход упускает верную победу. Центр становится слабее.",
        "This lets a certain win slip; it also leaves the centre weaker.",
    )
    assert tell(Words("en"), ()) == ("",)


def test_also_is_never_said_twice() -> None:
    others = Note("relati.reason.heals_others", {"n": 1, "sites": ("A1",)})
    cuts = Note("relati.reason.cuts", {"n": 1, "sites": ("B2",)})
    (said,) = tell(Words("en"), (cuts, others))
    assert "also also" not in said
    assert said.count(".") == 2
