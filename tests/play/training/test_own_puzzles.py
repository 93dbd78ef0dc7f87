"""Tests of the puzzles made from a player's own matches."""

from collections.abc import Iterator
from datetime import datetime, timezone
from functools import partial
from math import inf
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.player import Deadline
from scopa_desktop.ai.puzzles.puzzle_maker import PuzzleConfig
from scopa_desktop.ai.puzzles.puzzle_tasks import FindMistake, ListDecisions
from scopa_desktop.play.analysis.analysis_client import AnalysisClient
from scopa_desktop.play.matches.match_note import Ending, MatchNote, new_match_id
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.training import own_puzzles
from scopa_desktop.play.training.own_puzzle_search import OwnPuzzleSearch
from scopa_desktop.play.training.own_puzzles import MOST_PUZZLES, OwnPuzzles
from scopa_desktop.play.training.trainee import Trainee
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.record import Record
from tests.playing import match_against, play_on
from tests.sample_puzzles import ESCOBA, SCOPA, sample_puzzles

PROFILE = "a" * 32
TIME = datetime(2026, 5, 10, 12, tzinfo=timezone.utc)
MATCH, OTHER_MATCH = "1" * 32, "2" * 32
QUICK = PuzzleConfig(iterations=1_500, comparison_iterations=1_500)


@pytest.fixture(scope="module")
def record() -> Record:
    """A short match in which everybody makes the first move."""
    rules = variant("scopa").configured({"target": 3})
    match = match_against("beginner", rules, 4, name="Nino")
    return play_on(match).record


def test_puzzles_are_kept(tmp_path: Path) -> None:
    own = OwnPuzzles(Trainee(Database(tmp_path), PROFILE))
    assert (dict(own.puzzles), own.searched(MATCH)) == ({}, 0)
    own.add(sample_puzzles()[SCOPA], MATCH, TIME)
    own.set_searched(MATCH, 7)
    read = OwnPuzzles(Trainee(Database(tmp_path), PROFILE))
    assert read.puzzle(SCOPA) == sample_puzzles()[SCOPA]
    kept = read.puzzles[SCOPA]
    assert (kept.match, kept.time, kept.entry.variant) == (MATCH, TIME, "scopa")
    assert (read.searched(MATCH), read.searched(OTHER_MATCH)) == (7, 0)


def test_the_first_mistake_of_a_position_stays(tmp_path: Path) -> None:
    own = OwnPuzzles(Trainee(Database(tmp_path), PROFILE))
    own.add(sample_puzzles()[SCOPA], MATCH, TIME)
    own.add(sample_puzzles()[SCOPA], OTHER_MATCH, TIME)
    assert own.puzzles[SCOPA].match == MATCH


def test_the_number_of_puzzles_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_desktop.play.training.own_puzzles.MOST_PUZZLES", 1)
    own = OwnPuzzles(Trainee(Database(tmp_path), PROFILE))
    own.add(sample_puzzles()[SCOPA], MATCH, TIME)
    own.add(sample_puzzles()[ESCOBA], MATCH, TIME)
    assert list(own.puzzles) == [ESCOBA]
    assert MOST_PUZZLES > 50


def test_damaged_puzzles_are_left_out(tmp_path: Path) -> None:
    trainee = Trainee(Database(tmp_path), PROFILE)
    own = OwnPuzzles(trainee)
    own.add(sample_puzzles()[SCOPA], MATCH, TIME)
    own.add(sample_puzzles()[ESCOBA], MATCH, TIME)
    own.set_searched(MATCH, 7)
    trainee.write("UPDATE own_puzzle SET content = '{' WHERE profile = ? AND puzzle = ?", ESCOBA)
    assert list(OwnPuzzles(trainee).puzzles) == [SCOPA]


def test_the_latest_searched_matches_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_puzzles, "MOST_MATCHES", 2)
    own = OwnPuzzles(Trainee(Database(tmp_path), PROFILE))
    for match in (MATCH, OTHER_MATCH, MATCH, "3" * 32):
        own.set_searched(match, 5)
    assert [own.searched(match) for match in (MATCH, OTHER_MATCH, "3" * 32)] == [5, 0, 5]


def test_a_mistake_becomes_a_puzzle(record: Record) -> None:
    steps = ListDecisions(record, 0).run(Deadline(inf))
    puzzles = [FindMistake(record, step, QUICK).run(Deadline(inf)) for step in steps]
    mistakes = [
        (puzzle, step) for puzzle, step in zip(puzzles, steps, strict=True) if puzzle is not None
    ]
    assert mistakes
    for puzzle, step in mistakes:
        played = record.rounds[step.round_number - 1].moves[step.moves]
        assert played != puzzle.solution
        assert (puzzle.loss(played) or 0) > 0


class Search:
    """A search in a history with some matches."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.analysis = AnalysisClient()
        self.database = DatabaseThread(folder)
        self.own = OwnPuzzles(Trainee(Database(folder), PROFILE))

    def add(self, record: Record, profile: str = PROFILE) -> str:
        note = MatchNote(new_match_id(), TIME, TIME, Ending.FINISHED, profiles=(profile, None))
        Database(self.folder).write(partial(save_match, note=note, record=record))
        return note.id

    def new(self) -> OwnPuzzleSearch:
        return OwnPuzzleSearch(self.analysis, self.database, self.own, PROFILE, config=QUICK)


@pytest.fixture
def search(tmp_path: Path, qtbot: QtBot) -> Iterator[Search]:
    search = Search(tmp_path)
    yield search
    search.analysis.close()
    search.database.close()


def test_own_matches_are_searched_in_the_background(
    search: Search, record: Record, qtbot: QtBot
) -> None:
    match_id = search.add(record)
    searcher = search.new()
    with qtbot.waitSignal(searcher.finished, timeout=120_000):
        searcher.start()
    assert search.own.puzzles
    assert {own.match for own in search.own.puzzles.values()} == {match_id}
    assert all(own.time == TIME for own in search.own.puzzles.values())
    decisions = len(ListDecisions(record, 0).run(Deadline(inf)))
    assert OwnPuzzles(Trainee(Database(search.folder), PROFILE)).searched(match_id) == decisions


@pytest.mark.slow
def test_a_stopped_search_goes_on_where_it_was(
    search: Search, record: Record, qtbot: QtBot
) -> None:
    match_id = search.add(record)
    searcher = search.new()
    with qtbot.waitSignal(searcher.found, timeout=60_000):
        searcher.start()
    searcher.stop()
    done = OwnPuzzles(Trainee(Database(search.folder), PROFILE)).searched(match_id)
    assert done > 0
    again = search.new()
    with qtbot.waitSignal(again.finished, timeout=120_000):
        again.start()
    assert search.own.searched(match_id) > done


def test_the_matches_of_others_are_not_searched(
    search: Search, record: Record, qtbot: QtBot
) -> None:
    search.add(record, profile="b" * 32)
    searcher = search.new()
    with qtbot.waitSignal(searcher.finished, timeout=60_000):
        searcher.start()
    assert not search.own.puzzles
