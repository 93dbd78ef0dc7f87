"""The page of statistics: figures and charts of the matches that a filter selects."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QWidget

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.history.accuracy_course import WeekAccuracy, accuracy_course
from scopa_desktop.play.history.category_sums import CategorySums
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.history.match_sequence import LOST, TIED, WON, DayResults
from scopa_desktop.play.history.statistics import MatchStatistics, Results
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.kept_ratings import RatedTime, rating_course
from scopa_desktop.play.leaderboard.ratings import character_ratings
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.charts.calendar_chart import CalendarChart
from scopa_desktop.ui.charts.categories_chart import CategoriesChart, CategoryRow
from scopa_desktop.ui.charts.rating_chart import MOST_POINTS, AccuracyChart, RatingChart, RatingMark
from scopa_desktop.ui.charts.result_periods import ResultsPoint
from scopa_desktop.ui.charts.results_chart import ResultsChart, ResultsData
from scopa_desktop.ui.charts.share_charts import OpponentRow, OpponentsChart
from scopa_desktop.ui.history.figure_tile import FigureGrid
from scopa_desktop.ui.history.history_page import EmptyNote, HistoryContext, HistoryPage
from scopa_desktop.ui.history.match_filter_bar import MatchFilterBar
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import colour
from scopa_desktop.ui.widgets.boxes import STRETCH, fill, vbox
from scopa_desktop.ui.widgets.screen_space import ScrollPage
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.match_wording import level_name
from scopa_desktop.ui.wording.statistics_wording import figures

_WINDOWS: Final = {60: 10, 300: 25}
"""How many matches the moving share counts back for fewer matches than these."""
_WINDOW: Final = 50


def results_data(statistics: MatchStatistics) -> ResultsData:
    """The finished matches, one by one or those of each day."""
    points = tuple(
        ResultsPoint(ended.date(), result == WON, result == LOST, result == TIED, ended)
        for ended, result in statistics.single
    ) or tuple(
        ResultsPoint(day.day, day.won, day.lost, day.tied)
        for day in statistics.days
        if day.won + day.lost + day.tied
    )
    finished = sum(point.matches for point in points)
    window = next((size for most, size in _WINDOWS.items() if finished < most), _WINDOW)
    return ResultsData(points, window)


def rating_marks(
    course: Sequence[RatedTime], since: date | None = None, until: date | None = None
) -> list[RatingMark]:
    """The rating after each match from one day to another, both included.

    Of more than fit, the last one of each day or of each month.
    """
    marks = [
        RatingMark(time.astimezone().date(), rating.rating, (rating.high - rating.low) / 2)
        for time, rating in course
    ]
    marks = [mark for mark in marks if (since or mark.day) <= mark.day <= (until or mark.day)]
    if len(marks) > MOST_POINTS:
        marks = list({mark.day: mark for mark in marks}.values())
    if len(marks) > MOST_POINTS:
        marks = list({(mark.day.year, mark.day.month): mark for mark in marks}.values())
    return marks


def accuracy_marks(course: Sequence[WeekAccuracy]) -> list[RatingMark]:
    """The accuracy of each week, with half the width of its interval."""
    return [RatingMark(each.week, each.accuracy, (each.high - each.low) / 2) for each in course]


def matches_by_day(days: Sequence[DayResults]) -> dict[date, int]:
    """The number of matches of each day, unfinished ones included."""
    return {day.day: day.matches for day in days}


def category_rows(
    categories: Mapping[str, CategorySums], words: CardWording, sweeps: str
) -> list[CategoryRow]:
    """The categories in the order of the score sheets, the sweeps last."""
    order = {name: place for place, name in enumerate(_category_order())}
    names = sorted(categories, key=lambda name: (order.get(name, len(order)), name))
    names.sort(key=SWEEPS_CATEGORY.__eq__)
    return [
        CategoryRow(
            label=sweeps if name == SWEEPS_CATEGORY else words.category(name),
            won=categories[name].won,
            lost=categories[name].lost,
            points=categories[name].points,
            points_against=categories[name].points_against,
        )
        for name in names
    ]


def opponent_rows(opponents: Sequence[tuple[str, Results]]) -> list[OpponentRow]:
    """The opponents with finished matches, the weakest character first, people last."""
    order = [*LEVELS, *(level for level, _ in opponents if level not in LEVELS), PERSON]
    return [
        OpponentRow(_opponent_name(level), results.won, results.finished)
        for level, results in sorted(opponents, key=lambda entry: _place(order, entry[0]))
        if results.finished
    ]


def _category_order() -> Sequence[str]:
    names = (category.name for entry in CATALOGUE.values() for category in entry.categories)
    return list(dict.fromkeys(names))


def _place(order: Sequence[str], level: str) -> int:
    """The last place of a level, which is the end for people."""
    return len(order) - 1 - order[::-1].index(level)


def _opponent_name(level: str) -> str:
    if level == PERSON:
        return translate("Statistics", "People")
    return level_name(level)


_SECTION: Final = 24
_LEAST_HEIGHT: Final = 120
_WIDE: Final = 940
"""From this width at the normal text size two charts stand side by side."""
_DIMMING_DELAY: Final = 150
"""In milliseconds; most statistics are there earlier."""
_DIMMED_ALPHA: Final = 150


class StatisticsPage(HistoryPage):
    """Figures and charts of matches.

    Until new ones are there, the old ones stay, dimmed.
    """

    match_requested = Signal(str)
    """A figure about a match was clicked; emitted with the id of the match."""

    def __init__(self, reader: HistoryReader, context: HistoryContext) -> None:
        super().__init__(reader, context)
        self.selection = self._everything
        """The filter whose statistics are shown or on their way."""
        self.statistics: MatchStatistics | None = None
        """What is shown; None before the first answer."""
        self.filter_bar = MatchFilterBar(context.art.decks, self._everything)
        """Selects what is counted."""
        self._figures = FigureGrid()
        choose_path = dialogs.choose_save_path
        self._results = ResultsChart(self.tr("Results over time"), choose_path)
        self._rating = RatingChart(self.tr("Your rating over time"), choose_path)
        self._accuracy = AccuracyChart(self.tr("Your accuracy by week"), choose_path)
        self._accuracy.hide()
        self._categories = CategoriesChart(self.tr("Points by category"), choose_path)
        self._opponents = OpponentsChart(self.tr("Wins by opponent"), choose_path)
        self._calendar = CalendarChart(self.tr("Matches by day"), choose_path)
        self._pairs = [QBoxLayout(QBoxLayout.Direction.TopToBottom) for _ in range(2)]
        """Charts that stand side by side where there is room."""
        self.area = ScrollPage(_SECTION)
        """Holds the figures and the charts."""
        self.area.setAccessibleName(self.tr("Statistics"))
        self._empty = EmptyNote()
        self._stack = QStackedWidget()
        self._cover = _DimmingCover(self._stack)
        self._dimming = QTimer(self, singleShot=True, interval=_DIMMING_DELAY)
        self._lay_out()
        self._dimming.timeout.connect(self._cover.show)
        self.filter_bar.changed.connect(self.show_selection)
        self._figures.match_requested.connect(self.match_requested)
        reader.failed.connect(self._end_dimming)

    @property
    def is_dimmed(self) -> bool:
        """Whether older figures are shown, dimmed."""
        return not self._cover.isHidden()

    def show_selection(self, selection: MatchFilter) -> None:
        self.selection = selection
        self.reload()

    def reload(self) -> None:
        """Read the statistics of the filter."""
        selection = self.selection
        if self.statistics is not None:
            self._dimming.start()

        def show(statistics: MatchStatistics) -> None:
            self._show(selection, statistics)
            self._read_course(selection)
            self._read_accuracy(selection)

        self._request(lambda history: history.statistics(selection), show)

    def _read_course(self, selection: MatchFilter) -> None:
        """Read the course of the rating, which follows the game and the days of the filter only."""
        profile, games = selection.profile, selection.variants
        of_rating = MatchFilter(
            profile=profile, variants=games, since=selection.since, until=selection.until
        )
        if profile is None or len(games) > 1 or selection != of_rating:
            self._rating.hide()
            return

        def query(history: MatchHistory) -> list[RatedTime]:
            game = next(iter(games), None)
            characters = character_ratings(shipped_matches(), game)
            return rating_course(history.connection, characters, profile, game)

        def show(course: list[RatedTime]) -> None:
            self._rating.set_data(rating_marks(course, selection.since, selection.until))
            self._rating.setVisible(not self._rating.is_empty())

        self._request(query, show, is_new=False)

    def _read_accuracy(self, selection: MatchFilter) -> None:
        """Read the accuracy of the selected matches that were reviewed, week by week."""

        def show(course: list[WeekAccuracy]) -> None:
            self._accuracy.set_data(accuracy_marks(course))
            self._accuracy.setVisible(not self._accuracy.is_empty())

        self._request(
            lambda history: accuracy_course(history.connection, selection), show, is_new=False
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put two charts side by side where there is room."""
        super().resizeEvent(event)
        is_wide = self.width() >= _WIDE * text_scale()
        directions = QBoxLayout.Direction
        for pair in self._pairs:
            pair.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)

    # --- building ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = self.area.new_column()
        column.addWidget(self._figures)
        over_time, of_kinds = self._pairs
        over_time.addWidget(self._results, 2, Qt.AlignmentFlag.AlignTop)
        over_time.addWidget(self._rating, 1, Qt.AlignmentFlag.AlignTop)
        self._rating.hide()
        for chart in (self._categories, self._opponents):
            of_kinds.addWidget(chart, 1, Qt.AlignmentFlag.AlignTop)
        for pair in self._pairs:
            pair.setSpacing(_SECTION)
            column.addLayout(pair)
        fill(column, self._accuracy, self._calendar, STRETCH)
        for page in (self.area, self._empty):
            self._stack.addWidget(page)
        self._stack.setMinimumHeight(round(_LEAST_HEIGHT * text_scale()))
        vbox(self.filter_bar, (self._stack, 1), within=self, spacing=12)
        self.setFocusProxy(self.area)

    # --- showing -------------------------------------------------------------------------------

    def _show(self, selection: MatchFilter, statistics: MatchStatistics) -> None:
        self.statistics = statistics
        self._end_dimming()
        self.filter_bar.set_beside(statistics.beside)
        self._stack.setCurrentWidget(self.area if statistics.matches else self._empty)
        if not statistics.matches:
            self._explain_emptiness(is_filtered=selection != self._everything)
            return
        words, sweeps = self._words(selection)
        self._figures.show_figures(figures(statistics, sweeps), self.tr("Show the match"))
        self._results.set_data(results_data(statistics))
        self._categories.set_data(category_rows(statistics.categories, words, sweeps))
        self._opponents.set_data(opponent_rows(statistics.opponents))
        self._calendar.set_data(matches_by_day(statistics.days))

    def _explain_emptiness(self, *, is_filtered: bool) -> None:
        if is_filtered:
            heading = self.tr("No match fits the filter")
            sentence = self.tr("Choose less, and its figures appear here.")
        else:
            heading = self.tr("Nothing to count yet")
            sentence = self.tr("Play a match, and its figures appear here.")
        self._empty.show_text(heading, sentence)

    def _words(self, selection: MatchFilter) -> tuple[CardWording, str]:
        """The wording of categories, and the word for sweeps: the game's own if there is one."""
        if len(selection.variants) == 1:
            variant = CATALOGUE[next(iter(selection.variants))]
            words = CardWording(self._context.deck, variant)
            return words, words.category(SWEEPS_CATEGORY)
        words = CardWording(self._context.deck, next(iter(CATALOGUE.values())))
        return words, self.tr("Sweeps")

    def _end_dimming(self) -> None:
        self._dimming.stop()
        self._cover.hide()


class _DimmingCover(QWidget):
    """Dims its parent, at any size."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.resize(self._covered.size())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.resize(self._covered.size())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), colour(current_palette().background, _DIMMED_ALPHA))
