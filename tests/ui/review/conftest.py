"""A match that was played badly, and its review with short searches in this process."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.engine_process import AnalysisTask
from scopa_desktop.ai.review import match_review
from scopa_desktop.ai.review.review_tasks import PlanTask
from scopa_desktop.play.analysis import analysis_client
from scopa_desktop.play.analysis.review_run import ReviewRun, RunState
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.record import Record
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.review.review_dialog import ReviewDialog
from scopa_desktop.ui.review.reviewed_match import ReviewedMatch
from tests.playing import LAST, match_against, play_on
from tests.quick_analysis import QuickAnalysis

from ..conftest import show_active


@cache
def bad_match(rounds: int = 3, moves: int = 0) -> Match:
    """A match in which everybody plays the last legal move.

    So many rounds are finished, and so many moves of the next one made.
    """
    match = match_against("beginner", deal=4, name="Nino")
    return play_on(play_on(match, LAST, rounds=rounds), LAST, moves=moves)


def copy_of(match: Match) -> Match:
    """The match again, because a session plays on in the one that it is given."""
    return Match.replayed(match.record)


class KeptAnalysis(QuickAnalysis):
    """Keeps the results of the short searches: nearly all tests review the same match."""

    _results: ClassVar[dict[AnalysisTask, Any]] = {}

    def result_of(self, task: AnalysisTask) -> Any:
        """The result of a task, which is the same whenever it is run."""
        if isinstance(task, PlanTask):  # A list, which others might change.
            return super().result_of(task)
        if task not in self._results:
            self._results[task] = super().result_of(task)
        return self._results[task]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short searches in this process."""
    monkeypatch.setattr(match_review, "ITERATIONS_PER_DEPTH", 120)
    monkeypatch.setattr(analysis_client, "AnalysisClient", KeptAnalysis)


@pytest.fixture
def analysis(qtbot: QtBot) -> Iterator[QuickAnalysis]:
    analysis = KeptAnalysis()
    yield analysis
    analysis.close()


@pytest.fixture
def reader(player_home: Path, qtbot: QtBot) -> Iterator[DatabaseThread]:
    reader = DatabaseThread(data_folder())
    yield reader
    reader.close()


MakeRun = Callable[..., ReviewRun]
ShowReview = Callable[..., ReviewDialog]


@pytest.fixture
def make_run(analysis: QuickAnalysis, reader: DatabaseThread) -> MakeRun:
    """Makes and starts a run of the bad match."""

    def make_run(match: Match | None = None) -> ReviewRun:
        run = ReviewRun(match or bad_match(), analysis, reader, depth=1, parent=reader)
        run.start()
        return run

    return make_run


def reviewed(record: Record, art: CardArt) -> ReviewedMatch:
    deck = art.decks[record.variant.deck]
    return ReviewedMatch.of(record, "Anna", art, deck, 0)


@pytest.fixture
def show_review(make_run: MakeRun, art: CardArt, qtbot: QtBot) -> ShowReview:
    """Shows the dialog of a run, by default one that is finished."""

    def show_review(run: ReviewRun | None = None) -> ReviewDialog:
        if run is None:
            run = make_run()
            wait_until_finished(qtbot, run)
        dialog = ReviewDialog(run, reviewed(run.record, art))
        return show_active(qtbot, dialog)

    return show_review


def wait_until_finished(qtbot: QtBot, run: ReviewRun) -> None:
    qtbot.waitUntil(lambda: run.state is RunState.FINISHED, timeout=60_000)
