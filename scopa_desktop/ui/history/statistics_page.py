"""The page of statistics: figures and charts of the matches that a filter selects."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.statistics import MatchStatistics
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.scoring import SWEEPS_CATEGORY
from scopa_desktop.ui import dialogs
from scopa_desktop.ui.charts.calendar_chart import CalendarChart
from scopa_desktop.ui.charts.categories_chart import CategoriesChart
from scopa_desktop.ui.charts.opponents_chart import OpponentsChart
from scopa_desktop.ui.charts.results_chart import ResultsChart
from scopa_desktop.ui.history.figure_tile import FigureGrid
from scopa_desktop.ui.history.history_context import HistoryContext
from scopa_desktop.ui.history.match_filter_bar import MatchFilterBar
from scopa_desktop.ui.history.statistics_charts import (
    category_rows,
    matches_by_day,
    opponent_rows,
    results_data,
)
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, text_scale
from scopa_desktop.ui.theme.painting import colour
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone, secondary_label
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.widgets.scroll_page import ScrollPage
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.statistics_wording import figures, watched_sentence

_SECTION: Final = 24
_LEAST_HEIGHT: Final = 120
_WIDE: Final = 940
"""From this width at the normal text size two charts stand side by side."""
_DIMMING_DELAY: Final = 150
"""In milliseconds; most statistics are there earlier."""
_DIMMED_ALPHA: Final = 150


class StatisticsPage(Retranslated, QWidget):
    """Figures and charts of matches.

    They are read in the thread of the reader; until new ones are there, the old ones stay, dimmed.
    """

    match_requested = Signal(str)
    """A figure about a match was clicked; emitted with the id of the match."""

    def __init__(
        self, reader: HistoryReader, context: HistoryContext, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._reader = reader
        self._context = context
        self._everything = MatchFilter(profile=context.profile)
        self._selection = self._everything
        self._requests = 0
        """The number of queries so far; only the answer to the last one is shown."""
        self._statistics: MatchStatistics | None = None
        self.filter_bar = MatchFilterBar(context.art.decks, self._everything)
        """Selects what is counted."""
        self._figures = FigureGrid()
        self._results = ResultsChart("", dialogs.choose_save_path)
        self._categories = CategoriesChart("", dialogs.choose_save_path)
        self._opponents = OpponentsChart("", dialogs.choose_save_path)
        self._calendar = CalendarChart("", dialogs.choose_save_path)
        self._watched = secondary_label("")
        self._pair = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self.area = ScrollPage(_SECTION)
        """Holds the figures and the charts."""
        self._empty = _EmptyStatistics()
        self._stack = QStackedWidget()
        self._cover = _DimmingCover(self._stack)
        self._dimming = QTimer(self, singleShot=True, interval=_DIMMING_DELAY)
        self._lay_out()
        self._dimming.timeout.connect(self._cover.show)
        self.filter_bar.changed.connect(self.show_selection)
        self._figures.match_requested.connect(self.match_requested)
        reader.failed.connect(self._end_dimming)
        self._retranslate()

    @property
    def statistics(self) -> MatchStatistics | None:
        """What is shown; None before the first answer."""
        return self._statistics

    @property
    def selection(self) -> MatchFilter:
        """The filter whose statistics are shown or on their way."""
        return self._selection

    @property
    def is_dimmed(self) -> bool:
        """Whether older figures are shown, dimmed."""
        return not self._cover.isHidden()

    def show_selection(self, selection: MatchFilter) -> None:
        """Show the statistics of the matches that a filter selects."""
        self._selection = selection
        self.reload()

    def reload(self) -> None:
        """Read the statistics again, after a change of the history or of the filter."""
        self._requests += 1
        request, selection = self._requests, self._selection
        if self._statistics is not None:
            self._dimming.start()

        def show(statistics: MatchStatistics) -> None:
            if request == self._requests:
                self._show(selection, statistics)

        self._reader.run(lambda history: history.statistics(selection), show, self)

    def _retranslate(self) -> None:
        self._results.set_title(self.tr("Results over time"))
        self._categories.set_title(self.tr("Points by category"))
        self._opponents.set_title(self.tr("Wins by opponent"))
        self._calendar.set_title(self.tr("Matches by day"))
        self.area.setAccessibleName(self.tr("Statistics"))
        if self._statistics is not None:
            self._show(self._selection, self._statistics)

    def showEvent(self, event: QShowEvent) -> None:
        """Read the statistics: the history can have changed since the page was shown last."""
        super().showEvent(event)
        if not event.spontaneous():
            self.reload()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put two charts side by side where there is room."""
        super().resizeEvent(event)
        is_wide = self.width() >= _WIDE * text_scale()
        self._pair.setDirection(
            QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        )

    # --- building ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = self.area.new_column()
        column.addWidget(self._figures)
        column.addWidget(self._watched)
        column.addWidget(self._results)
        self._pair.setSpacing(_SECTION)
        for chart in (self._categories, self._opponents):
            self._pair.addWidget(chart, 1, Qt.AlignmentFlag.AlignTop)
        column.addLayout(self._pair)
        column.addWidget(self._calendar)
        column.addStretch(1)
        for page in (self.area, self._empty):
            self._stack.addWidget(page)
        # Its size hint would make the dialog scroll, in which the page scrolls already.
        self._stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._stack.setMinimumHeight(_LEAST_HEIGHT)
        page_column = QVBoxLayout(self)
        page_column.setContentsMargins(0, 0, 0, 0)
        page_column.setSpacing(12)
        page_column.addWidget(self.filter_bar)
        page_column.addWidget(self._stack, 1)
        self.setFocusProxy(self.area)

    # --- showing -------------------------------------------------------------------------------

    def _show(self, selection: MatchFilter, statistics: MatchStatistics) -> None:
        self._statistics = statistics
        self._end_dimming()
        is_filtered = selection != self._everything
        self._empty.show_reason(is_filtered=is_filtered, watched=statistics.watched)
        self._stack.setCurrentWidget(self.area if statistics.matches else self._empty)
        if not statistics.matches:
            return
        words, sweeps = self._words(selection)
        self._figures.show_figures(figures(statistics, sweeps), self.tr("Show the match"))
        self._watched.setText(watched_sentence(statistics.watched))
        self._watched.setVisible(bool(statistics.watched))
        self._results.set_data(results_data(statistics.days))
        self._categories.set_data(category_rows(statistics.categories, words, sweeps))
        self._opponents.set_data(opponent_rows(statistics.opponents))
        self._calendar.set_data(matches_by_day(statistics.days))

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


class _EmptyStatistics(Retranslated, QWidget):
    """What is shown instead of figures: no match was played yet, or the filter selects none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_filtered = False
        self._watched = 0
        self._heading = Heading("", SUBTITLE, Tone.TEXT)
        self._sentence = secondary_label("", BODY_SIZE)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 20, 10, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self._sentence)
        column.addStretch(1)

    def show_reason(self, *, is_filtered: bool, watched: int) -> None:
        """Set whether there is a filter, and how many matches of computer players there are."""
        self._is_filtered = is_filtered
        self._watched = watched
        self._retranslate()

    def _retranslate(self) -> None:
        if self._is_filtered:
            self._heading.setText(self.tr("No match fits the filter"))
            sentence = self.tr("Choose less, and its figures appear here.")
        else:
            self._heading.setText(self.tr("Nothing to count yet"))
            sentence = self.tr("Play a match, and its figures appear here.")
        parts = filter(None, (sentence, watched_sentence(self._watched)))
        self._sentence.setText(" ".join(parts))


class _DimmingCover(QWidget):
    """Dims its parent, at any size."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the parent."""
        if event.type() == QEvent.Type.Resize:
            self.resize(self._covered.size())
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Cover all pages of the parent."""
        super().showEvent(event)
        self.resize(self._covered.size())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background of the dialog, translucent."""
        QPainter(self).fillRect(self.rect(), colour(current_palette().background, _DIMMED_ALPHA))
