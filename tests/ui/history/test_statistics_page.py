"""The page of statistics, with a real history behind it or a reader that answers when told."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH, accuracy
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.play.history.category_sums import CategorySums
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_facts import facts_of
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_note import Ending, MatchNote
from scopa_desktop.play.history.match_sequence import DayResults
from scopa_desktop.play.history.review_results import store_results
from scopa_desktop.play.history.statistics import MatchStatistics, Results
from scopa_desktop.play.leaderboard.kept_ratings import RatedTime
from scopa_desktop.play.statistics.glicko2 import Rating
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.ui.charts.chart import Chart
from scopa_desktop.ui.charts.rating_chart import MOST_POINTS, AccuracyChart, RatingChart, RatingMark
from scopa_desktop.ui.charts.share_charts import OpponentRow
from scopa_desktop.ui.history.figure_tile import FigureGrid, MatchTile
from scopa_desktop.ui.history.history_dialog import STATISTICS, HistoryDialog
from scopa_desktop.ui.history.history_page import HistoryContext
from scopa_desktop.ui.history.match_actions import MatchToReview
from scopa_desktop.ui.history.match_filter_bar import WhoseMatches
from scopa_desktop.ui.history.statistics_page import (
    StatisticsPage,
    category_rows,
    matches_by_day,
    opponent_rows,
    rating_marks,
    results_data,
)
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.colours import GREEN_CLOTH
from scopa_desktop.ui.wording.card_wording import CardWording
from tests.playing import match_against, play_on

from ..conftest import show_widget
from ..parts import texts_of
from .conftest import ReaderByHand

ME = "a" * 32
_FIRST = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)
_GAMES = ("scopa", "escoba", "scopa")
_MATCHES = 12
_REVIEWED = 8

OpenPage = Callable[[HistoryReader], StatisticsPage]


def _record(game: str, level: str, rng: Random) -> Record:
    match = match_against(level, game, rng.randrange(10**6))
    return play_on(match, rng.choice).record


def _decision(record: Record, points: float) -> DecisionReview:
    """A decision of the person that cost so many points."""
    match = Match.replayed(record)
    number = match.seats_of_moves(1).index(0)
    move = record.rounds[0].moves[number]
    return DecisionReview(1, number + 1, 0, move, Loss(move, points, 0.0, False), None, None)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a few matches of two games, and a watched one."""
    folder = tmp_path_factory.mktemp("data")
    history, rng = MatchHistory(folder), Random(3)
    for number in range(_MATCHES + 1):
        record = _record(_GAMES[number % len(_GAMES)], "casual", rng)
        own: str | None = ME
        if number == _MATCHES:
            record = _record("scopa", "strong", rng)
            record = Record(
                record.variant,
                record.seating,
                (Player("Nino", "beginner"), record.players[1]),
                record.deal_number,
                record.rounds,
            )
            own = None
        ended = _FIRST + timedelta(days=number)
        note = MatchNote(
            id=f"{number:032x}",
            began=ended,
            ended=ended,
            ending=Ending.FINISHED,
            profiles=(own, None),
            seconds=600,
        )
        history.files.write(f"{number}.scopa", record, note)
        history.write(f"{number}.scopa", note, facts_of(record))
        if number < _REVIEWED:
            decision = _decision(record, 0.1 * number)
            store_results(record, DEFAULT_DEPTH, note.id, [decision])(history)
    history.close()
    return folder


@pytest.fixture
def open_page(qtbot: QtBot, art: CardArt) -> OpenPage:
    """Opens the page in a window of its own."""

    def open_page(reader: HistoryReader) -> StatisticsPage:
        context = HistoryContext(art, art.decks["napoletane"], GREEN_CLOTH, "You", ME)
        return show_widget(qtbot, StatisticsPage(reader, context), QSize(800, 600))

    return open_page


@pytest.fixture
def page(qtbot: QtBot, open_page: OpenPage, reader: HistoryReader) -> StatisticsPage:
    """The page with the figures of all matches."""
    page = open_page(reader)
    qtbot.waitUntil(lambda: page.statistics is not None)
    return page


def _names(page: StatisticsPage) -> list[str]:
    """What a screen reader says of the tiles that are about matches, and of the other figures."""
    grid = page.findChild(FigureGrid)
    assert isinstance(grid, FigureGrid)
    return [
        label.accessibleName()
        for tile in grid.tiles
        for label in tile.findChildren(QLabel)
        if label.accessibleName()
    ]


def _charts(page: StatisticsPage) -> list[Chart[Any]]:
    return [widget for widget in page.findChildren(QWidget) if isinstance(widget, Chart)]


def _tile(page: StatisticsPage, caption: str) -> MatchTile:
    return next(t for t in page.findChildren(MatchTile) if t.figure.caption == caption)


def _waiting_page(open_page: OpenPage, reader: ReaderByHand) -> StatisticsPage:
    page = open_page(reader)  # type: ignore[arg-type]
    assert len(reader.answers) == 1
    return page


def test_all_matches_are_counted(page: StatisticsPage) -> None:
    assert page.statistics is not None
    assert page.statistics.matches == _MATCHES and page.statistics.beside.watched == 1
    names = _names(page)
    assert f"Matches: {_MATCHES}" in names
    assert any(name.startswith("Points a round: ") and "interval" in name for name in names)
    assert page.filter_bar.beside_links[WhoseMatches.WATCHED].text().startswith("1 match")


def test_every_chart_has_a_title_and_its_numbers_as_a_table(
    page: StatisticsPage, qtbot: QtBot
) -> None:
    charts = _charts(page)
    qtbot.waitUntil(lambda: not any(chart.is_empty() for chart in charts))
    titles = [chart.title() for chart in charts]
    assert titles == [
        "Results over time",
        "Your rating over time",
        "Points by category",
        "Wins by opponent",
        "Your accuracy by week",
        "Matches by day",
    ]
    for chart in charts:
        assert not chart.is_empty()
        assert chart.table().rows
        assert chart.canvas.accessibleName()


def test_the_accuracy_is_shown_week_by_week(page: StatisticsPage, qtbot: QtBot) -> None:
    chart = next(chart for chart in _charts(page) if isinstance(chart, AccuracyChart))
    qtbot.waitUntil(chart.isVisible)
    losses: dict[date, list[float]] = {}
    for number in range(_REVIEWED):
        day = (_FIRST + timedelta(days=number)).astimezone().date()
        monday = day - timedelta(days=day.weekday())
        losses.setdefault(monday, []).append(0.1 * number)
    assert len(losses) > 1
    assert [(mark.day, mark.rating) for mark in chart.data] == [
        (week, accuracy(10 * sum(of_week) / len(of_week))) for week, of_week in losses.items()
    ]
    page.show_selection(MatchFilter(watched=True))
    qtbot.waitUntil(chart.isHidden)


def test_the_rating_follows_the_game_and_the_days_alone(page: StatisticsPage, qtbot: QtBot) -> None:
    rating = next(chart for chart in _charts(page) if type(chart) is RatingChart)
    everything = MatchFilter(profile=ME)

    def wait_for(number: int) -> None:
        qtbot.waitUntil(lambda: (len(rating.data) if rating.isVisible() else 0) == number)

    wait_for(_MATCHES)
    for selection, expected in (
        (replace(everything, variants=frozenset({"escoba"})), 4),
        (replace(everything, opponents=frozenset({"casual"})), 0),
        (replace(everything, until=_FIRST.date() + timedelta(days=4)), 5),
        (MatchFilter(watched=True), 0),
    ):
        page.show_selection(selection)
        wait_for(expected)


def test_more_ratings_than_fit_are_those_of_days_or_months() -> None:
    def marks(hours: int, count: int) -> list[RatingMark]:
        times = (_FIRST + timedelta(hours=hours * number) for number in range(count))
        return rating_marks([RatedTime(time, Rating(1500 + n)) for n, time in enumerate(times)])

    assert len(marks(1, MOST_POINTS)) == MOST_POINTS
    days = marks(6, MOST_POINTS * 2)
    assert len({mark.day for mark in days}) == len(days) <= MOST_POINTS
    assert days[-1].rating == 1500 + MOST_POINTS * 2 - 1
    months = marks(24, 400)
    assert len({(mark.day.year, mark.day.month) for mark in months}) == len(months) == 14


def test_few_matches_are_shown_one_by_one(page: StatisticsPage) -> None:
    assert page.statistics is not None
    data = results_data(page.statistics)
    assert len(data.points) == _MATCHES
    assert all(point.ended is not None and point.matches == 1 for point in data.points)


def test_the_filter_bar_selects_what_is_counted(qtbot: QtBot, page: StatisticsPage) -> None:
    qtbot.keyClicks(page.filter_bar.search_field, "escoba")
    qtbot.waitUntil(lambda: page.statistics is not None and page.statistics.matches == 4)
    assert page.selection == MatchFilter(profile=ME, text="escoba")
    assert "Matches: 4" in _names(page)


def test_one_game_has_its_own_words(qtbot: QtBot, page: StatisticsPage) -> None:
    assert any(name.startswith("Sweeps: ") for name in _names(page))
    page.show_selection(MatchFilter(profile=ME, variants=frozenset({"escoba"})))
    qtbot.waitUntil(lambda: any(name.startswith("Escobas: ") for name in _names(page)))


def test_a_filter_that_selects_nothing_is_said_so(qtbot: QtBot, page: StatisticsPage) -> None:
    page.show_selection(MatchFilter(profile=ME, variants=frozenset({"cirulla"})))
    qtbot.waitUntil(lambda: "No match fits the filter" in texts_of(page))
    page.show_selection(MatchFilter(profile=ME))
    qtbot.waitUntil(lambda: "No match fits the filter" not in texts_of(page))
    assert f"Matches: {_MATCHES}" in _names(page)


def test_without_matches_nothing_is_counted(
    qtbot: QtBot, open_page: OpenPage, tmp_path: Path
) -> None:
    reader = HistoryReader(tmp_path)
    page = open_page(reader)
    qtbot.waitUntil(lambda: "Nothing to count yet" in texts_of(page))
    assert "Play a match, and its figures appear here." in texts_of(page)
    reader.close()


def test_a_click_on_a_tile_requests_its_match(qtbot: QtBot, page: StatisticsPage) -> None:
    assert page.statistics is not None and page.statistics.longest is not None
    with qtbot.waitSignal(page.match_requested) as requested:
        qtbot.mouseClick(_tile(page, "Longest match"), Qt.MouseButton.LeftButton)
    assert requested.args == [page.statistics.longest.id]


def test_the_dialog_closes_to_show_the_match(
    qtbot: QtBot, art: CardArt, reader: HistoryReader
) -> None:
    context = HistoryContext(art, art.decks["napoletane"], GREEN_CLOTH, "You", ME)
    dialog = show_widget(qtbot, HistoryDialog(reader, context, STATISTICS))
    page = dialog.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.statistics is not None)
    assert page.statistics is not None and page.statistics.longest is not None
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(_tile(page, "Longest match"), Qt.MouseButton.LeftButton)
    assert isinstance(dialog.outcome, MatchToReview)
    note = dialog.outcome.path.with_suffix(".json").read_text(encoding="utf-8")
    assert page.statistics.longest.id in note


def test_the_keyboard_requests_a_match(qtbot: QtBot, page: StatisticsPage) -> None:
    assert page.statistics is not None and page.statistics.longest_streak is not None
    tile = _tile(page, "Longest winning streak")
    assert tile.focusPolicy() & Qt.FocusPolicy.TabFocus
    with qtbot.waitSignal(page.match_requested) as requested:
        qtbot.keyClick(tile, Qt.Key.Key_Space)
    assert requested.args == [page.statistics.longest_streak.last]
    assert tile.accessibleName().startswith("Longest winning streak: ")
    assert tile.accessibleDescription() == tile.toolTip() == "Show the match"


def test_the_focus_stays_on_its_tile_when_the_figures_are_read_again(
    qtbot: QtBot, page: StatisticsPage
) -> None:
    old = _tile(page, "Longest match")
    old.setFocus()
    assert page.focusWidget() is old
    page.reload()
    qtbot.waitUntil(lambda: _is_replaced(page, old))
    focused = page.focusWidget()
    assert isinstance(focused, MatchTile) and focused.figure.caption == "Longest match"


def _is_replaced(page: StatisticsPage, old: MatchTile) -> bool:
    grid = page.findChild(FigureGrid)
    assert isinstance(grid, FigureGrid)
    return old not in grid.tiles


def test_only_the_last_answer_is_shown(open_page: OpenPage, by_hand: ReaderByHand) -> None:
    page = _waiting_page(open_page, by_hand)
    page.show_selection(MatchFilter(profile=ME, text="Beppe"))
    first, second = by_hand.answers
    second(MatchStatistics(results=Results(won=2)))
    first(MatchStatistics(results=Results(won=7)))
    assert page.statistics is not None and page.statistics.matches == 2
    assert "Matches: 2" in _names(page)


def test_old_figures_stay_dimmed_until_the_new_ones_are_there(
    qtbot: QtBot, open_page: OpenPage, by_hand: ReaderByHand
) -> None:
    page = _waiting_page(open_page, by_hand)
    by_hand.answers[-1](MatchStatistics(results=Results(won=2)))
    assert not page.is_dimmed
    page.reload()
    qtbot.waitUntil(lambda: page.is_dimmed)
    assert "Matches: 2" in _names(page)
    by_hand.answers[-1](MatchStatistics(results=Results(won=3)))
    assert not page.is_dimmed
    assert "Matches: 3" in _names(page)


def test_a_failure_leaves_the_old_figures(
    qtbot: QtBot, open_page: OpenPage, by_hand: ReaderByHand
) -> None:
    page = _waiting_page(open_page, by_hand)
    by_hand.answers[-1](MatchStatistics(results=Results(won=2)))
    page.reload()
    qtbot.waitUntil(lambda: page.is_dimmed)
    by_hand.failed.emit("The file is damaged.")
    assert not page.is_dimmed
    assert "Matches: 2" in _names(page)


def test_the_page_is_read_again_when_it_is_shown_again(
    open_page: OpenPage, by_hand: ReaderByHand
) -> None:
    page = _waiting_page(open_page, by_hand)
    page.hide()
    page.show()
    assert len(by_hand.answers) == 2


@pytest.mark.parametrize("size", [QSize(560, 320), QSize(800, 600), QSize(1860, 900)], ids=str)
def test_everything_fits_the_width(qtbot: QtBot, page: StatisticsPage, size: QSize) -> None:
    page.resize(size)
    qtbot.waitUntil(lambda: page.size() == size)
    area = page.area
    content = area.widget()
    assert content is not None
    qtbot.waitUntil(lambda: content.width() == area.viewport().width())
    shown = [chart for chart in _charts(page) if chart.isVisible()]
    for part in (*page.findChildren(MatchTile), *shown):
        left = part.mapTo(content, part.rect().topLeft()).x()
        assert left >= 0 and left + part.width() <= content.width()
    tiles = page.findChildren(MatchTile)
    assert all(tile.width() >= tile.minimumSizeHint().width() for tile in tiles)


def test_the_page_needs_little_height(page: StatisticsPage) -> None:
    assert page.minimumSizeHint().height() < 240


def test_two_charts_stand_side_by_side_where_there_is_room(
    qtbot: QtBot, page: StatisticsPage
) -> None:
    categories, opponents = _charts(page)[2:4]
    qtbot.waitUntil(lambda: opponents.y() > categories.y())
    page.resize(1400, 700)
    qtbot.waitUntil(lambda: opponents.y() == categories.y())
    assert opponents.x() > categories.x()


def test_categories_stand_in_the_order_of_the_sheet_sweeps_last(art: CardArt) -> None:
    words = CardWording(art.decks["napoletane"], CATALOGUE["scopa"])
    sums = {
        "sweeps": CategorySums(points=3),
        "napola": CategorySums(points=4),
        "primiera": CategorySums(1, 2, 1, 2),
        "cards": CategorySums(5, 6, 7, 8),
    }
    rows = category_rows(sums, words, "Scope")
    assert [row.label for row in rows] == ["Cards", "Primiera", "Napola", "Scope"]
    assert tuple(rows[0])[1:] == (5, 6, 7, 8)


def test_opponents_stand_by_strength_people_last() -> None:
    results = Results(won=1, lost=2, unfinished=3)
    opponents = (
        ("person", results),
        ("unknown_here", results),
        ("master", results),
        ("beginner", results),
        ("easy", Results(unfinished=2)),
    )
    rows = opponent_rows(opponents)
    assert [row.name for row in rows] == ["Nino", "Aurelio", "unknown_here", "People"]
    assert rows[0] == OpponentRow("Nino", 1, 3)


def test_days_without_a_finished_match_are_only_in_the_calendar() -> None:
    days = (
        DayResults(_FIRST.date(), 1, 2, 0, 1),
        DayResults(_FIRST.date() + timedelta(days=1), 0, 0, 0, 2),
    )
    points = results_data(MatchStatistics(days=days)).points
    assert [point[1:4] for point in points] == [(1, 2, 0)]
    assert list(matches_by_day(days).values()) == [4, 2]


@pytest.mark.parametrize(("matches", "window"), [(5, 10), (60, 25), (299, 25), (300, 50)])
def test_the_moving_share_counts_back_further_where_there_are_more_matches(
    matches: int, window: int
) -> None:
    days = (DayResults(_FIRST.date(), matches, 0, 0, 0),)
    assert results_data(MatchStatistics(days=days)).window == window
