"""The page of statistics: figures and plots of the matches that a filter selects."""

import sqlite3
from collections.abc import Mapping, Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QStackedWidget, QWidget

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.character_matches import shipped_matches
from scopa_desktop.play.leaderboard.player_ratings import RatedTime, rating_course
from scopa_desktop.play.leaderboard.ratings import character_ratings
from scopa_desktop.play.statistics.category_sums import CategorySums
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_sequence import WeekAccuracy, accuracy_course
from scopa_desktop.play.statistics.match_statistics import MatchStatistics, Results, statistics_of
from scopa_desktop.play.statistics.result_periods import (
    MOST_PERIODS,
    ResultsPeriod,
    results_by_match,
    results_by_period,
)
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from scopa_desktop.ui.charts.plot import (
    Axis,
    Column,
    Mark,
    MarkSeries,
    Panel,
    Plot,
    Table,
    count_axis,
    course_plot,
    share_axis,
)
from scopa_desktop.ui.charts.plot_view import PlotView
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history.figure_tile import FigureGrid
from scopa_desktop.ui.history.history_page import EmptyNote, HistoryPage
from scopa_desktop.ui.history.match_filter_bar import MatchFilterBar
from scopa_desktop.ui.text_language import text_locale, translate
from scopa_desktop.ui.theme.colours import CHART_TIED, GOLD, RED
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.boxes import STRETCH, fill, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.screen_space import ScrollPage
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.list_format import with_colon, with_commas
from scopa_desktop.ui.wording.match_wording import level_name
from scopa_desktop.ui.wording.number_format import (
    clock_time,
    counted,
    long_date,
    month_and_year,
    month_name,
    number,
    percentage,
    short_date,
)
from scopa_desktop.ui.wording.statistics_wording import figures

tr: Final = partial(translate, "Charts")

_WINDOWS: Final = {60: 10, 300: 25}
"""How many matches the moving share counts back for fewer matches than these."""
_WINDOW: Final = 50
_SHARE_HEIGHT, _RESULTS_HEIGHT = 88, 120
_LONGEST_MONTH: Final = 31


def results_plot(statistics: MatchStatistics) -> Plot:
    """Wins and ties above the axis and losses below it, and the moving share of wins above them.

    The places are single matches, or days or longer periods, as `results_by_period` makes them.
    """
    finished = statistics.results.finished
    window = next((size for most, size in _WINDOWS.items() if finished < most), _WINDOW)
    if 0 < len(statistics.single) <= MOST_PERIODS:
        periods = results_by_match(statistics.single, window)
    else:
        weekday = text_locale().firstDayOfWeek().value
        periods = results_by_period(statistics.days, window, first_weekday=weekday)
    if not periods:
        return Plot()
    counted_back = min(window, finished)
    share_title = tr("Share won of the last {count} matches", "", counted_back)
    share_title = share_title.format(count=number(counted_back))
    titles = (tr("Won"), tr("Lost"), tr("Tied"), share_title)
    columns = (Column(tr("Date"), is_number=False), *map(Column, titles))
    rows = tuple(
        (
            _period_text(period),
            *map(number, (period.won, period.lost, period.tied)),
            "" if period.share is None else percentage(period.share),
        )
        for period in periods
    )
    is_one_day = periods[0].first == periods[-1].last
    return Plot(
        Table(columns, rows),
        (_share_panel(periods, share_title), _results_panel(periods)),
        tuple(_axis_text(period, is_one_day=is_one_day) for period in periods),
    )


def _share_panel(periods: Sequence[ResultsPeriod], title: str) -> Panel:
    shares = tuple(period.share for period in periods)
    place = max(place for place, share in enumerate(shares) if share is not None)
    current = shares[place] or 0.0
    last = (None,) * place + (current,) + (None,) * (len(shares) - place - 1)
    name = with_colon(title, percentage(current, 0))
    series = (MarkSeries(Mark.LINE, shares, name=name), MarkSeries(Mark.DOT, last))
    return Panel(share_axis(0, 0.5, 1), series, _SHARE_HEIGHT)


def _results_panel(periods: Sequence[ResultsPeriod]) -> Panel:
    highest = max(period.won + period.tied for period in periods)
    axis = count_axis(-max(period.lost for period in periods), highest, 2)
    bars = (
        (tuple(period.won for period in periods), GOLD, tr("Won")),
        (tuple(period.tied for period in periods), CHART_TIED, tr("Tied")),
        (tuple(-period.lost for period in periods), RED, tr("Lost")),
    )
    series = tuple(MarkSeries(Mark.BAR, values, fill, name=name) for values, fill, name in bars)
    return Panel(axis, series, _RESULTS_HEIGHT)


def _length(period: ResultsPeriod) -> int:
    return (period.last - period.first).days + 1


def _axis_text(period: ResultsPeriod, *, is_one_day: bool) -> str:
    """The beginning of a period: a time of the only day, a day, a month or a year."""
    if period.ended is not None and is_one_day:
        return clock_time(period.ended)
    if _length(period) <= 7:
        return short_date(period.first)
    return month_and_year(period.first) if _length(period) < 360 else str(period.first.year)


def _period_text(period: ResultsPeriod) -> str:
    """The whole period: `March 2026`, `2026`, from one day to another, or with the time of day."""
    if period.ended is not None:
        return with_commas((long_date(period.first), clock_time(period.ended)))
    days = _length(period)
    if days == 1:
        return long_date(period.first)
    if 28 <= days <= _LONGEST_MONTH:
        return f"{month_name(period.first.month)} {period.first.year}"
    if 365 <= days <= 366:
        return str(period.first.year)
    pattern = tr("{first} to {last}")
    return pattern.format(first=short_date(period.first), last=short_date(period.last))


_CATEGORY_HEIGHT, _OPPONENT_HEIGHT = 34, 20


def categories_plot(
    categories: Mapping[str, CategorySums], words: CardWording, sweeps: str
) -> Plot:
    """Two bars for each category: your points and theirs.

    The categories stand in the order of the score sheets, the sweeps last.
    """
    names = sorted(categories, key=lambda name: (name == SWEEPS_CATEGORY, *_sheet_place(name)))
    if not names:
        return Plot()
    labels = tuple(sweeps if name == SWEEPS_CATEGORY else words.category(name) for name in names)
    sums = [categories[name] for name in names]
    columns = (
        Column(tr("Category"), is_number=False),
        Column(tr("Rounds you won it")),
        Column(tr("Rounds they won it")),
        Column(tr("Your points")),
        Column(tr("Their points")),
    )
    rows = tuple(
        (label, *map(number, (each.won, each.lost, each.points, each.points_against)))
        for label, each in zip(labels, sums, strict=True)
    )
    own = tuple(each.points for each in sums)
    others = tuple(each.points_against for each in sums)
    series = (
        MarkSeries(Mark.BAR, own, GOLD, name=tr("Your points")),
        MarkSeries(Mark.BAR, others, RED, name=tr("Their points")),
    )
    panel = Panel(Axis(0, max(1, *own, *others), ((0, ""),)), series, _CATEGORY_HEIGHT)
    return Plot(Table(columns, rows), (panel,), labels, has_rows=True)


def _sheet_place(name: str) -> tuple[int, str]:
    """What categories are sorted by: the place in the catalogue, unknown ones last."""
    entries = CATALOGUE.values()
    order = list(dict.fromkeys(each.name for entry in entries for each in entry.categories))
    return (order.index(name) if name in order else len(order), name)


def opponents_plot(opponents: Sequence[tuple[str, Results]]) -> Plot:
    """A dot for the share of wins against each opponent with finished matches.

    The weakest character stands first, people last.
    """
    order = [*LEVELS, *(level for level, _ in opponents if level not in LEVELS)]
    shown = sorted(
        (entry for entry in opponents if entry[1].finished),
        key=lambda entry: len(order) if entry[0] == PERSON else order.index(entry[0]),
    )
    if not shown:
        return Plot()
    labels = tuple(
        translate("Statistics", "People") if level == PERSON else level_name(level)
        for level, _ in shown
    )
    sums = [(results.won, results.finished) for _, results in shown]
    shares = tuple(won / finished for won, finished in sums)
    columns = (
        Column(tr("Opponent"), is_number=False),
        Column(tr("Won")),
        Column(tr("Matches")),
        Column(tr("Share won")),
    )
    rows = tuple(
        (label, number(won), number(finished), percentage(share))
        for label, (won, finished), share in zip(labels, sums, shares, strict=True)
    )
    pattern = tr("{share} of {matches}", "a share of a number of matches")
    values = tuple(
        pattern.format(share=percentage(share, 0), matches=counted("matches", finished))
        for (_, finished), share in zip(sums, shares, strict=True)
    )
    axis = share_axis(0, 0.25, 0.5, 0.75, 1)
    panel = Panel(axis, (MarkSeries(Mark.DOT, shares),), _OPPONENT_HEIGHT)
    return Plot(Table(columns, rows), (panel,), labels, values, has_rows=True)


_RATING_RANGE, _ACCURACY_RANGE = 100, 20
"""The least difference between the ends of the axis."""
_FIRST_FIGURES: Final = 4
_SECTION: Final = 24
_LEAST_HEIGHT: Final = 120
_WIDE: Final = 940
"""From this width at the normal text size two charts stand side by side."""
_DIMMING_DELAY: Final = 150
"""In milliseconds; most statistics are there earlier."""


class StatisticsPage(HistoryPage):
    """Figures and charts of matches.

    Until new ones are there, the old ones stay, dimmed.
    """

    match_requested = Signal(str)
    """A figure about a match was clicked; emitted with the id of the match."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.selection = self._everything
        """The filter whose statistics are shown or on their way."""
        self.statistics: MatchStatistics | None = None
        """What is shown; None before the first answer."""
        self.filter_bar = MatchFilterBar(context.art.decks, self._everything)
        """Selects what is counted."""
        self._figures = FigureGrid()
        self.more_figures = LinkButton("")
        """Shows the figures that are asked for less often, or hides them again."""
        self._shows_all = False
        self._results = PlotView(self.tr("Results over time"))
        self._rating = PlotView(self.tr("Your rating over time"))
        self._accuracy = PlotView(self.tr("Your accuracy by week"))
        self._categories = PlotView(self.tr("Points by category"))
        self._opponents = PlotView(self.tr("Wins by opponent"))
        self._pairs = [QBoxLayout(QBoxLayout.Direction.TopToBottom) for _ in range(2)]
        """Charts that stand side by side where there is room."""
        self.area = ScrollPage(_SECTION)
        """Holds the figures and the charts."""
        self.area.setAccessibleName(self.tr("Statistics"))
        self._empty = EmptyNote()
        self._stack = QStackedWidget()
        self._cover = QWidget()
        """Dims older figures."""
        self._dimming = QTimer(self, singleShot=True)
        self._dimming.setInterval(_DIMMING_DELAY)
        self._lay_out()
        self._dimming.timeout.connect(self._cover.show)
        self.filter_bar.changed.connect(self.show_selection)
        self._figures.match_requested.connect(self.match_requested)
        self.more_figures.clicked.connect(self._toggle_figures)
        self._database.failed.connect(self._end_dimming)

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

        self._request(lambda connection: statistics_of(connection, selection), show)

    def _read_course(self, selection: MatchFilter) -> None:
        """Read the course of the rating, which follows the game and the days of the filter only."""
        profile, games = selection.profile, selection.variants
        of_rating = MatchFilter(
            profile=profile, variants=games, since=selection.since, until=selection.until
        )
        if profile is None or len(games) > 1 or selection != of_rating:
            self._rating.hide()
            return

        def query(connection: sqlite3.Connection) -> list[RatedTime]:
            game = next(iter(games), None)
            characters = character_ratings(shipped_matches(), game)
            return rating_course(connection, characters, profile, game)

        def show(course: list[RatedTime]) -> None:
            days = [(time.astimezone().date(), rating.rating) for time, rating in course]
            first, last = selection.since or date.min, selection.until or date.max
            days = [(day, rating) for day, rating in days if first <= day <= last]
            title = translate("Charts", "Rating")
            self._rating.set_plot(course_plot(days, title, _RATING_RANGE))

        self._request(query, show, is_new=False)

    def _read_accuracy(self, selection: MatchFilter) -> None:
        """Read the accuracy of the selected matches that were reviewed, week by week."""

        def show(course: list[WeekAccuracy]) -> None:
            weeks = [(each.week, each.accuracy) for each in course]
            title = translate("Charts", "Accuracy")
            self._accuracy.set_plot(course_plot(weeks, title, _ACCURACY_RANGE))

        self._request(lambda connection: accuracy_course(connection, selection), show, is_new=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put two charts side by side where there is room."""
        super().resizeEvent(event)
        is_wide = self.width() >= _WIDE * text_scale()
        directions = QBoxLayout.Direction
        for pair in self._pairs:
            pair.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)

    def _lay_out(self) -> None:
        column = self.area.new_column()
        fill(column, self._figures, (self.more_figures, Qt.AlignmentFlag.AlignLeft))
        over_time, of_kinds = self._pairs
        over_time.addWidget(self._results, 2, Qt.AlignmentFlag.AlignTop)
        over_time.addWidget(self._rating, 1, Qt.AlignmentFlag.AlignTop)
        for chart in (self._categories, self._opponents):
            of_kinds.addWidget(chart, 1, Qt.AlignmentFlag.AlignTop)
        for pair in self._pairs:
            pair.setSpacing(_SECTION)
            column.addLayout(pair)
        fill(column, self._accuracy, STRETCH)
        for page in (self.area, self._empty):
            self._stack.addWidget(page)
        self._stack.setMinimumHeight(round(_LEAST_HEIGHT * text_scale()))
        self._cover.setProperty("cover", True)
        self._cover.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._cover.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cover.hide()
        layers = QGridLayout()
        for layer in (self._stack, self._cover):
            layers.addWidget(layer, 0, 0)
        vbox(self.filter_bar, (layers, 1), within=self, spacing=12)
        self.setFocusProxy(self.area)

    def _show(self, selection: MatchFilter, statistics: MatchStatistics) -> None:
        self.statistics = statistics
        self._end_dimming()
        self.filter_bar.set_beside(statistics.beside)
        self._stack.setCurrentWidget(self.area if statistics.matches else self._empty)
        if not statistics.matches:
            self._explain_emptiness(is_filtered=selection != self._everything)
            return
        words, sweeps = self._words(selection)
        self._show_figures()
        self._results.set_plot(results_plot(statistics))
        self._categories.set_plot(categories_plot(statistics.categories, words, sweeps))
        self._opponents.set_plot(opponents_plot(statistics.opponents))

    def _toggle_figures(self) -> None:
        self._shows_all = not self._shows_all
        self._show_figures()

    def _show_figures(self) -> None:
        """Show the first figures, or all of them."""
        if self.statistics is None:
            return
        _, sweeps = self._words(self.selection)
        shown = figures(self.statistics, sweeps)
        self._figures.show_figures(
            shown if self._shows_all else shown[:_FIRST_FIGURES], self.tr("Show the match")
        )
        self.more_figures.setText(
            self.tr("Fewer figures") if self._shows_all else self.tr("More figures")
        )

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
