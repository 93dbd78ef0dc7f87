"""Played matches in words."""

from datetime import datetime, timedelta, timezone

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.matches.match_note import Ending, Origin
from scopa_desktop.play.matches.match_rows import LOST, TIED, WON
from scopa_desktop.play.statistics.match_list import MatchEntry
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, Seating
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.wording.match_wording import (
    day_text,
    duration_text,
    kind_explanations,
    kind_text,
    match_score_text,
    match_sentence,
    opponents_text,
    partner_text,
    result_word,
)
from tests.looping import loop_over

FOUR = (
    Player("You", PERSON), Player("Nino", "beginner"), Player("Rosa", "skilled"),
    Player("Ciro", "strong"),
)  # fmt: skip
NOON = datetime.now().astimezone().replace(hour=12, minute=0, second=0, microsecond=0)


def entry(players: tuple[Player, ...] = FOUR, **fields: object) -> MatchEntry:
    usual: dict[str, object] = {
        "id": "a" * 32,
        "variant": "scopa",
        "title": "Scopa",
        "players": players,
        "seating": Seating(len(players)),
        "seat": 0,
        "totals": tuple(range(11, 11 - len(players), -1)),
        "target": 11,
        "result": 1,
        "ending": Ending.FINISHED,
        "origin": Origin.PLAYED,
        "began": NOON,
        "ended": NOON,
        "seconds": 0,
        "rounds": 4,
        "deal_number": 7,
        "deck": "",
        "undos": 0,
        "hints": 0,
    }
    return MatchEntry(**{**usual, **fields})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("it", ("Persa", "Pareggiata", "Vinta")),
        ("es", ("Perdida", "Empatada", "Ganada")),
        ("fr", ("Perdue", "Nulle", "Gagnée")),
        ("ca", ("Perduda", "Empatada", "Guanyada")),
        ("pt_BR", ("Perdida", "Empatada", "Vencida")),
    ],
)
def test_the_result_of_a_match_is_singular(
    language: str, expected: tuple[str, ...], qapp: QApplication
) -> None:
    with texts_in(language):
        assert tuple(map(result_word, (LOST, TIED, WON))) == expected


def test_the_own_side_comes_first_in_the_score() -> None:
    assert match_score_text(entry()) == "11–10–9–8"
    assert match_score_text(entry(seat=2)) == "9–11–10–8"
    assert match_score_text(entry(seating=PAIRS, totals=(11, 7), seat=3)) == "7–11"


def test_partners_are_not_among_the_opponents() -> None:
    assert opponents_text(entry()) == "Nino, Rosa and Ciro"
    assert partner_text(entry()) == ""
    assert opponents_text(entry(seating=PAIRS, totals=(11, 7))) == "Nino and Ciro"
    assert partner_text(entry(seating=PAIRS, totals=(11, 7))) == "with Rosa"
    assert partner_text(entry(seating=PAIRS, totals=(11, 7), seat=1)) == "with Ciro"


@loop_over(
    ("seconds", "text"),
    [
        (0, ""), (1, "1 min"), (89, "1 min"), (91, "2 min"), (3569, "59 min"),
        (3600, "1 h 0 min"), (4800, "1 h 20 min"),
    ],
    ids=lambda case: str(case[0]),
)  # fmt: skip
def test_durations_are_in_hours_and_minutes(seconds: int, text: str) -> None:
    assert duration_text(seconds) == text


@pytest.mark.parametrize("language", ["en", "it", "es", "fr", "pt_BR", "de", "ca", "ar_TN"])
def test_days_are_named_from_near_to_far(language: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        names = [day_text(NOON - timedelta(days=days)) for days in (0, 1, 3, 400)]
    finally:
        QLocale.setDefault(before)
    assert names[:2] == ["Today", "Yesterday"]
    weekday = (NOON - timedelta(days=3)).isoweekday()
    assert names[2].casefold() == QLocale(language).standaloneDayName(weekday).casefold()
    day = NOON - timedelta(days=400)
    assert str(day.year) in names[3]
    assert str(day.day) in names[3]
    assert not names[3].startswith((",", "،", " "))
    assert "d" * 3 not in names[3]


def test_the_day_is_that_of_the_computer() -> None:
    assert day_text(NOON.astimezone(timezone(timedelta(hours=13)))) == "Today"


def test_a_sentence_says_everything_about_a_match() -> None:
    sentence = match_sentence(
        entry(seating=PAIRS, totals=(11, 7), seconds=1380, origin=Origin.IMPORTED)
    )
    parts = sentence.split(", ")
    assert parts[:6] == ["Won", "11–7", "against Nino and Ciro", "with Rosa", "Scopa", "Today"]
    assert parts[7:] == ["23 min", "4 rounds", "imported"]
    unfinished = match_sentence(entry(result=None, ending=Ending.ABANDONED))
    assert unfinished.startswith("Unfinished, ")


def test_a_match_with_the_coach_says_so() -> None:
    assert kind_text(entry()) == ""
    assert kind_text(entry(coach=True)) == "with the coach"
    assert kind_text(entry(origin=Origin.REPLAYED, coach=True)) == "played again, with the coach"
    assert "with the coach" in match_sentence(entry(coach=True))


def test_a_match_that_was_played_for_the_person_says_so() -> None:
    by_game = entry(is_by_game=True)
    assert kind_text(by_game) == "mostly played for you"
    assert "mostly played for you" in match_sentence(by_game)
    [explanation] = kind_explanations(by_game)
    assert "not counted in the statistics" in explanation
    assert kind_explanations(entry()) == []
    assert len(kind_explanations(entry(origin=Origin.REPLAYED, is_by_game=True))) == 2
