"""The tries and results of the daily deal in the journal."""

import json
import shutil
from collections.abc import Iterable
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.daily.daily_deal import DailyResult, Medal
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.play.training.daily_results import DailyResults
from scopa_desktop.play.training.journal import TrainingJournal
from scopa_desktop.rules.moves import Action, parse_action

PROFILE = "0123456789abcdef0123456789abcdef"
DAY = date(2026, 11, 22)
NOON = datetime(2026, 11, 22, 12, tzinfo=timezone.utc)
ONE_DAY = timedelta(days=1)
MOVES: list[Action] = [
    parse_action(text) for text in ("cut keep", "7D x 4C 3B", "KS", "! 7C KD KB = 10, wild 10")
]
RESULT = DailyResult(0, 3, 7, 4)


def results(folder: Path) -> DailyResults:
    return DailyResults(TrainingJournal(folder, PROFILE))


def with_leads(known: DailyResults, day: date, leads: Iterable[int]) -> None:
    for level, lead in zip(LEVELS, leads, strict=True):
        known.add_character(day, level, DailyResult(0, lead, max(lead, 0), max(-lead, 0)))


def test_a_try_is_known_again_after_each_move(tmp_path: Path) -> None:
    known = results(tmp_path)
    assert known.try_of(DAY) is None
    known.start(DAY)
    for count in range(len(MOVES) + 1):
        known.add_moves(DAY, MOVES[:count])
        again = results(tmp_path).try_of(DAY)
        assert again is not None
        assert (again.moves, again.result) == (MOVES[:count], None)
    known.finish(DAY, RESULT)
    again = results(tmp_path).try_of(DAY)
    assert again is not None
    assert (again.moves, again.result) == (MOVES, RESULT)


def test_a_day_has_one_counted_try(tmp_path: Path) -> None:
    known = results(tmp_path)
    known.start(DAY)
    known.finish(DAY, RESULT)
    known.finish(DAY, RESULT._replace(own=9))
    for each in (known, results(tmp_path)):
        with pytest.raises(ValueError, match="before"):
            each.start(DAY)
        assert each.result_of(DAY) == RESULT


def test_moves_that_were_saved_are_not_written_again(tmp_path: Path) -> None:
    known = results(tmp_path)
    known.start(DAY)
    known.add_moves(DAY, MOVES)
    size = TrainingJournal(tmp_path, PROFILE).path.stat().st_size
    known.add_moves(DAY, MOVES)
    assert TrainingJournal(tmp_path, PROFILE).path.stat().st_size == size


def test_a_clock_that_is_set_back_mixes_no_moves_up(tmp_path: Path) -> None:
    known = results(tmp_path)
    known.start(DAY, NOON)
    for count in range(1, len(MOVES) + 1):
        known.add_moves(DAY, MOVES[:count], NOON - timedelta(hours=count))
    again = results(tmp_path).try_of(DAY)
    assert again is not None
    assert again.moves == MOVES


def merged(here: Path, there: Path) -> DailyResults:
    """The results here after the journal there was merged with that here."""
    journal = TrainingJournal(here, PROFILE)
    accepts = DailyResults(journal).continues
    list(journal.merge(TrainingJournal(there, PROFILE).text().encode(), accepts))
    return results(here)


def test_of_two_computers_the_try_here_counts_whenever_it_was_begun(tmp_path: Path) -> None:
    here, there = results(tmp_path / "here"), results(tmp_path / "there")
    here.start(DAY, NOON + timedelta(hours=1))
    here.add_moves(DAY, MOVES[:2], NOON + timedelta(hours=2))
    here.finish(DAY, RESULT, NOON + timedelta(hours=3))
    here.add_character(DAY, "easy", RESULT, NOON)
    there.start(DAY, NOON)
    there.add_moves(DAY, MOVES[2:], NOON + timedelta(hours=4))
    there.finish(DAY, RESULT._replace(own=99), NOON + timedelta(hours=5))
    there.add_character(DAY, "easy", RESULT._replace(own=99), NOON - timedelta(hours=1))
    there.start(DAY + timedelta(days=1), NOON)
    after = merged(tmp_path / "here", tmp_path / "there")
    counted = after.try_of(DAY)
    assert counted is not None
    assert (counted.moves, counted.result) == (MOVES[:2], RESULT)
    assert after.characters_of(DAY) == {"easy": RESULT}
    assert after.try_of(DAY + timedelta(days=1)) is not None


def test_a_try_that_goes_on_elsewhere_goes_on_here(tmp_path: Path) -> None:
    here = results(tmp_path / "here")
    here.start(DAY, NOON)
    here.add_moves(DAY, MOVES[:2], NOON)
    shutil.copytree(tmp_path / "here", tmp_path / "there")
    there = results(tmp_path / "there")
    there.add_moves(DAY, MOVES, NOON + timedelta(hours=1))
    there.finish(DAY, RESULT, NOON + timedelta(hours=2))
    counted = merged(tmp_path / "here", tmp_path / "there").try_of(DAY)
    assert counted is not None
    assert (counted.moves, counted.result) == (MOVES, RESULT)


def test_moves_here_are_not_replaced_by_those_of_a_merged_journal(tmp_path: Path) -> None:
    here = results(tmp_path / "here")
    here.start(DAY, NOON)
    shutil.copytree(tmp_path / "here", tmp_path / "there")
    here.add_moves(DAY, MOVES[:2], NOON)
    results(tmp_path / "there").add_moves(DAY, MOVES[2:], NOON + timedelta(hours=1))
    counted = merged(tmp_path / "here", tmp_path / "there").try_of(DAY)
    assert counted is not None
    assert counted.moves == MOVES[:2]


def test_there_is_a_medal_once_all_results_are_known(tmp_path: Path) -> None:
    known = results(tmp_path)
    known.start(DAY)
    known.finish(DAY, RESULT)
    for number, (level, lead) in enumerate(zip(LEVELS, (1, 2, 3, 3, 4, 5), strict=True)):
        assert (known.place_of(DAY), known.medal_of(DAY)) == (None, None), number
        known.add_character(DAY, level, DailyResult(0, lead, lead, 0))
    for each in (known, results(tmp_path)):
        assert (each.place_of(DAY), each.medal_of(DAY)) == (3, Medal.SILVER)
        assert len(each.characters_of(DAY)) == len(LEVELS)


def test_no_try_has_no_medal(tmp_path: Path) -> None:
    known = results(tmp_path)
    with_leads(known, DAY, range(6))
    assert (known.place_of(DAY), known.medal_of(DAY)) == (None, None)


def test_the_streak_counts_finished_days_up_to_today_or_yesterday(tmp_path: Path) -> None:
    known = results(tmp_path)
    assert known.streak(DAY) == 0
    for back in (1, 2, 4):
        known.start(DAY - back * ONE_DAY)
        known.finish(DAY - back * ONE_DAY, RESULT)
    assert known.streak(DAY) == 2
    known.start(DAY)
    assert known.streak(DAY) == 2
    known.finish(DAY, RESULT)
    assert known.streak(DAY) == 3
    assert known.streak(DAY + 2 * ONE_DAY) == 0
    assert known.days == [DAY - 4 * ONE_DAY, DAY - 2 * ONE_DAY, DAY - ONE_DAY, DAY]


WRONG_FIELDS = [
    {"day": "2026-13-01"},
    {"day": 5},
    {"try": "x"},
    {"try": None},
    {"own": True},
    {"own": 10**9},
    {"at-once": "1"},
    {"level": "nobody"},
    {"level": []},
    {"from": -1},
    {"from": 10**9},
    {"moves": "KS"},
    {"moves": [5]},
    {"moves": ["K"]},
]


@pytest.mark.parametrize("wrong", WRONG_FIELDS, ids=map(json.dumps, WRONG_FIELDS))
def test_entries_that_are_wrong_change_nothing(tmp_path: Path, wrong: dict[str, object]) -> None:
    known = results(tmp_path)
    started = known.start(DAY, NOON)
    known.add_moves(DAY, MOVES[:1], NOON)
    journal = TrainingJournal(tmp_path, PROFILE)
    head = {"day": DAY.isoformat(), "try": started.id}
    entries: dict[str, dict[str, object]] = {
        "daily-start": {"day": (DAY + ONE_DAY).isoformat(), "try": "01234567"},
        "daily-moves": {**head, "from": 1, "moves": ["KS"]},
        "daily-end": {**head, "own": 1, "other": 2, "at-once": 0},
        "daily-character": {
            "day": head["day"],
            "level": "easy",
            "own": 1,
            "other": 2,
            "at-once": 0,
        },
    }
    for kind, fields in entries.items():
        if wrong.keys() <= fields.keys():
            journal.append(kind, {**fields, **wrong}, NOON)
    again = results(tmp_path)
    counted = again.try_of(DAY)
    assert again.days == [DAY]
    assert counted is not None
    assert (counted.moves, counted.result) == (MOVES[:1], None)
    assert again.characters_of(DAY) == {}


def test_what_cannot_be_saved_has_not_begun(tmp_path: Path) -> None:
    known = results(tmp_path)
    TrainingJournal(tmp_path, PROFILE).path.mkdir(parents=True)
    with pytest.raises(StorageError):
        known.start(DAY)
    assert known.try_of(DAY) is None
