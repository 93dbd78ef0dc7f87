"""The page of statistics, with a real history behind it or a reader that answers when told."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from functools import partial
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.review.loss import Loss
from scopa_desktop.ai.review.match_review import DEFAULT_DEPTH, accuracy
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.play.analysis.review_run import store_results
from scopa_desktop.play.matches.match_note import Ending, MatchNote
from scopa_desktop.play.matches.match_rows import save_match
from scopa_desktop.play.statistics.category_sums import CategorySums
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_sequence import LOST, TIED, WON, DayResults, TimedResult
from scopa_desktop.play.statistics.match_statistics import MatchStatistics, Results
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_thread import DatabaseThread
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.ui.charts.plot import Mark, Plot
from scopa_desktop.ui.charts.plot_view import PlotView
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history.figure_tile import FigureGrid, FigureTile, MatchTile
from scopa_desktop.ui.history.history_dialog import STATISTICS, HistoryDialog
from scopa_desktop.ui.history.match_actions import MatchToReview
from scopa_desktop.ui.history.match_filter_bar import WhoseMatches
from scopa_desktop.ui.history.statistics_page import (
    StatisticsPage,
    categories_plot,
    opponents_plot,
    results_plot,
)
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.number_format import long_date
from scopa_desktop.ui.wording.text_direction import without_marks
from tests.playing import match_against, play_on

from ..conftest import show_widget
from ..parts import texts_of
from .conftest import ME, ReaderByHand

_FIRST = datetime(2026, 3, 1, 12, tzinfo=timezone.utc)
_GAMES = ("scopa", "escoba", "scopa")
_MATCHES = 12
_REVIEWED = 8

OpenPage = Callable[[DatabaseThread], StatisticsPage]


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
    database, rng = Database(folder), Random(3)
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
        database.write(partial(save_match, note=note, record=record))
        if number < _REVIEWED:
            decision = _decision(record, 0.1 * number)
            database.write(
                partial(
                    store_results,
                    record=record,
                    depth=DEFAULT_DEPTH,
                    match_id=note.id,
                    results=[decision],
                )
            )
    database.close()
    return folder


@pytest.fixture
def open_page(qtbot: QtBot, context: Context) -> OpenPage:
    """Opens the page in a window of its own."""

    def open_page(database_thread: DatabaseThread) -> StatisticsPage:
        page = StatisticsPage(replace(context, database_thread=database_thread))
        return show_widget(qtbot, page, QSize(800, 600))

    return open_page


@pytest.fixture
def page(qtbot: QtBot, open_page: OpenPage, database_thread: DatabaseThread) -> StatisticsPage:
    """The page with the figures of all matches."""
    page = open_page(database_thread)
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


def _charts(page: StatisticsPage) -> list[PlotView]:
    return [widget for widget in page.findChildren(QWidget) if isinstance(widget, PlotView)]


def _chart(page: StatisticsPage, title: str) -> PlotView:
    return next(chart for chart in _charts(page) if chart.title() == title)


def _tile(page: StatisticsPage, caption: str) -> MatchTile:
    """The tile of a match, which is among those that are shown on request."""
    if page.more_figures.text() == "More figures":
        page.more_figures.click()
        QApplication.processEvents()
    tiles = [each for each in page.findChildren(MatchTile) if each.isVisible()]
    return next(each for each in tiles if each.figure.caption == caption)


def _waiting_page(open_page: OpenPage, reader: ReaderByHand) -> StatisticsPage:
    page = open_page(reader)  # type: ignore[arg-type]
    assert len(reader.answers) == 1
    return page


def test_all_matches_are_counted(page: StatisticsPage) -> None:
    assert page.statistics is not None
    assert page.statistics.matches == _MATCHES and page.statistics.beside.watched == 1
    names = _names(page)
    assert f"Matches: {_MATCHES}" in names
    assert any(name.startswith("Points a round: ") for name in names)
    assert page.filter_bar.beside_links[WhoseMatches.WATCHED].text().startswith("1 match")


def test_every_chart_has_a_title_and_its_numbers_as_a_table(
    page: StatisticsPage, qtbot: QtBot
) -> None:
    charts = _charts(page)
    qtbot.waitUntil(lambda: all(chart.plot.table.rows for chart in charts))
    titles = [chart.title() for chart in charts]
    assert titles == [
        "Results over time",
        "Your rating over time",
        "Points by category",
        "Wins by opponent",
        "Your accuracy by week",
    ]
    for chart in charts:
        assert chart.canvas.accessibleName()


def test_the_accuracy_is_shown_week_by_week(page: StatisticsPage, qtbot: QtBot) -> None:
    chart = _chart(page, "Your accuracy by week")
    qtbot.waitUntil(chart.isVisible)
    losses: dict[date, list[float]] = {}
    for number in range(_REVIEWED):
        day = (_FIRST + timedelta(days=number)).astimezone().date()
        monday = day - timedelta(days=day.weekday())
        losses.setdefault(monday, []).append(0.1 * number)
    assert len(losses) > 1
    assert list(chart.plot.table.rows) == [
        (long_date(week), str(accuracy(10 * sum(of_week) / len(of_week))))
        for week, of_week in losses.items()
    ]
    page.show_selection(MatchFilter(watched=True))
    qtbot.waitUntil(chart.isHidden)


def test_the_rating_follows_the_game_and_the_days_alone(page: StatisticsPage, qtbot: QtBot) -> None:
    rating = _chart(page, "Your rating over time")
    everything = MatchFilter(profile=ME)

    def wait_for(number: int) -> None:
        qtbot.waitUntil(lambda: rating.isVisible() * len(rating.plot.table.rows) == number)

    wait_for(_MATCHES)
    for selection, expected in (
        (replace(everything, variants=frozenset({"escoba"})), 4),
        (replace(everything, opponents=frozenset({"casual"})), 0),
        (replace(everything, until=_FIRST.date() + timedelta(days=4)), 5),
        (MatchFilter(watched=True), 0),
    ):
        page.show_selection(selection)
        wait_for(expected)


def test_few_matches_are_shown_one_by_one(page: StatisticsPage) -> None:
    rows = _chart(page, "Results over time").plot.table.rows
    assert len(rows) == _MATCHES
    assert all(sum(map(int, (won, lost, tied))) == 1 for _, won, lost, tied, _ in rows)


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
    database_thread = DatabaseThread(tmp_path)
    page = open_page(database_thread)
    qtbot.waitUntil(lambda: "Nothing to count yet" in texts_of(page))
    assert "Play a match, and its figures appear here." in texts_of(page)
    database_thread.close()


def test_the_first_figures_are_shown_and_all_on_request(qtbot: QtBot, page: StatisticsPage) -> None:
    def shown() -> list[str]:
        tiles: list[FigureTile | MatchTile] = [
            *page.findChildren(FigureTile),
            *page.findChildren(MatchTile),
        ]
        return [each.figure.caption for each in tiles if each.isVisible()]

    assert len(shown()) == 4
    qtbot.mouseClick(page.more_figures, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(shown()) == 12)
    qtbot.mouseClick(page.more_figures, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(shown()) == 4)


def test_a_click_on_a_tile_requests_its_match(qtbot: QtBot, page: StatisticsPage) -> None:
    assert page.statistics is not None and page.statistics.longest is not None
    with qtbot.waitSignal(page.match_requested) as requested:
        qtbot.mouseClick(_tile(page, "Longest match"), Qt.MouseButton.LeftButton)
    assert requested.args == [page.statistics.longest.id]


def test_the_dialog_closes_to_show_the_match(qtbot: QtBot, context: Context) -> None:
    dialog = show_widget(qtbot, HistoryDialog(context, STATISTICS))
    page = dialog.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(lambda: page.statistics is not None)
    assert page.statistics is not None and page.statistics.longest is not None
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(_tile(page, "Longest match"), Qt.MouseButton.LeftButton)
    assert isinstance(dialog.outcome, MatchToReview)
    assert page.statistics.longest.id == dialog.outcome.stored.note.id


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


FIRST = date(2025, 1, 31)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Numbers and dates are written as in Britain."""
    locale = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(locale)


def of_days(*days: DayResults) -> Plot:
    results = Results(
        sum(day.won for day in days), sum(day.lost for day in days), sum(day.tied for day in days)
    )
    return results_plot(MatchStatistics(results=results, days=days))


def of_matches(*single: TimedResult) -> Plot:
    return results_plot(MatchStatistics(results=Results(won=len(single)), single=single))


def results(days: int) -> Plot:
    """A win, a loss and every seventh day a tie."""
    return of_days(
        *(
            DayResults(FIRST + timedelta(days=n), 1 + n % 3, n % 2, int(n % 7 == 0), 0)
            for n in range(days)
        )
    )


def test_a_tip_has_the_results_of_its_period() -> None:
    plot = of_days(DayResults(date(2026, 3, 5), 3, 1, 1, 0))
    assert without_marks(plot.tip(0)).splitlines() == [
        "Thursday, 5 March 2026",
        "Won: 3",
        "Lost: 1",
        "Tied: 1",
        "Share won of the last 5 matches: 60.0%",
    ]


def test_results_stand_on_both_sides_of_the_axis_below_the_share() -> None:
    day = date(2026, 3, 5)
    plot = of_days(
        DayResults(day, 4, 1, 2, 0),
        DayResults(day + timedelta(days=1), 0, 0, 0, 3),
        DayResults(day + timedelta(days=2), 2, 3, 0, 0),
    )
    share, bars = plot.panels
    assert [series.values for series in bars.series] == [(4, 0, 2), (2, 0, 0), (-1, 0, -3)]
    assert (bars.axis.low, bars.axis.high) == (-3, 6)
    line, dot = share.series
    assert line.values == (4 / 7, None, 6 / 12)
    assert dot.values == (None, None, 0.5)
    assert without_marks(line.name).endswith(": 50%")
    assert plot.labels == ("05/03/2026", "06/03/2026", "07/03/2026")
    assert plot.table.rows[1][1:] == ("0", "0", "0", "")


@pytest.mark.parametrize(
    ("days", "period"),
    [
        (20, "Friday, 31 January 2025"),
        (300, "27/01/2025 to 02/02/2025"),
        (900, "January 2025"),
        (4_000, "01/01/2025 to 31/03/2025"),
        (15_000, "2025"),
    ],
)
def test_more_days_are_added_up_by_longer_periods(days: int, period: str) -> None:
    plot = results(days)
    assert plot.table.rows[0][0] == period
    assert len(plot.table.rows) <= 60


def test_single_matches_are_told_with_their_times() -> None:
    begin = datetime(2026, 11, 22, 18, 40)
    plot = of_matches(
        *(
            TimedResult(begin + timedelta(minutes=20 * n), result)
            for n, result in enumerate((WON, LOST, TIED))
        )
    )
    assert plot.table.rows[0][0] == "Sunday, 22 November 2026, 18:40"
    assert plot.labels == ("18:40", "19:00", "19:20")
    assert [row[1:4] for row in plot.table.rows] == [
        ("1", "0", "0"), ("0", "1", "0"), ("0", "0", "1"),
    ]  # fmt: skip


def test_many_matches_are_added_up_by_day() -> None:
    begin = datetime(2026, 11, 22, 18, 40)
    single = tuple(TimedResult(begin + timedelta(minutes=n), WON) for n in range(80))
    statistics = MatchStatistics(
        results=Results(won=80), single=single, days=(DayResults(begin.date(), 80, 0, 0, 0),)
    )
    assert results_plot(statistics).table.rows[0][:2] == ("Sunday, 22 November 2026", "80")


def test_without_finished_matches_there_is_nothing() -> None:
    assert results_plot(MatchStatistics()) == Plot()
    assert of_days(DayResults(FIRST, 0, 0, 0, 2)) == Plot()


def test_huge_results_and_years_have_a_plot() -> None:
    far = of_days(DayResults(date(1, 1, 1), 1, 0, 0, 0), DayResults(date(9998, 12, 31), 0, 1, 0, 0))
    assert 1 < len(far.table.rows) <= 60
    huge = of_days(DayResults(FIRST, 10**8, 10**8, 10**8, 0))
    assert huge.panels[1].axis.high == 2 * 10**8


@pytest.mark.parametrize(("matches", "window"), [(5, 5), (59, 10), (60, 25), (299, 25), (300, 50)])
def test_the_moving_share_counts_back_further_where_there_are_more_matches(
    matches: int, window: int
) -> None:
    plot = of_days(DayResults(FIRST, matches, 0, 0, 0))
    assert plot.table.columns[-1].title == f"Share won of the last {window} matches"


def test_categories_stand_in_the_order_of_the_sheet_sweeps_last(art: CardArt) -> None:
    words = CardWording(art.decks["napoletane"], CATALOGUE["scopa"])
    sums = {
        "sweeps": CategorySums(points=3),
        "napola": CategorySums(points=4),
        "primiera": CategorySums(1, 2, 1, 2),
        "cards": CategorySums(5, 6, 7, 8),
    }
    plot = categories_plot(sums, words, "Scope")
    assert plot.labels == ("Cards", "Primiera", "Napola", "Scope")
    assert plot.table.rows[0] == ("Cards", "5", "6", "7", "8")
    (panel,) = plot.panels
    assert [(series.mark, series.values) for series in panel.series] == [
        (Mark.BAR, (7, 1, 4, 3)),
        (Mark.BAR, (8, 2, 0, 0)),
    ]
    assert panel.axis.high == 8
    assert categories_plot({}, words, "Scope") == Plot()


def test_opponents_stand_by_strength_people_last() -> None:
    results = Results(won=1, lost=2, unfinished=3)
    opponents = (
        ("person", results),
        ("unknown_here", results),
        ("master", results),
        ("beginner", results),
        ("easy", Results(unfinished=2)),
    )
    plot = opponents_plot(opponents)
    assert plot.labels == ("Nino", "Aurelio", "unknown_here", "People")
    assert tuple(map(without_marks, plot.table.rows[0])) == ("Nino", "1", "3", "33.3%")
    assert without_marks(plot.values[0]) == "33% of 3 matches"
    assert plot.panels[0].series[0].values == (1 / 3,) * 4
    assert opponents_plot(()) == Plot()
