"""The history dialog: matches, statistics, ratings and more, each on a page of its own."""

import importlib
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.ui.history.history_context import HistoryContext
from scopa_desktop.ui.history.match_actions import (
    MatchToAnalyse,
    MatchToPlay,
    MatchToReview,
    read_selected_for_review,
)
from scopa_desktop.ui.history.matches_page import MatchesPage
from scopa_desktop.ui.widgets.page_list import PageList
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.card_wording import own_name

MATCHES: Final = "matches"
STATISTICS: Final = "statistics"
LEADERBOARD: Final = "leaderboard"
FAIRNESS: Final = "fairness"
CHIPS: Final = "chips"
PROFILE: Final = "profile"


class PageEntry(NamedTuple):
    """A page of the dialog, whose module is imported when it is first shown."""

    id: str
    title: object
    """The untranslated title, as QT_TRANSLATE_NOOP returns it."""
    module: str
    """The module in this package."""
    name: str
    """The class, made as `Page(reader, context, parent)`."""


PAGES: Final[tuple[PageEntry, ...]] = (
    PageEntry(
        MATCHES, QT_TRANSLATE_NOOP("HistoryDialog", "Matches"), "matches_page", "MatchesPage"
    ),
    PageEntry(
        STATISTICS,
        QT_TRANSLATE_NOOP("HistoryDialog", "Statistics"),
        "statistics_page",
        "StatisticsPage",
    ),
    PageEntry(
        LEADERBOARD,
        QT_TRANSLATE_NOOP("HistoryDialog", "Leaderboard"),
        "leaderboard_page",
        "LeaderboardPage",
    ),
    PageEntry(
        FAIRNESS, QT_TRANSLATE_NOOP("HistoryDialog", "Fairness"), "fairness_page", "FairnessPage"
    ),
    PageEntry(CHIPS, QT_TRANSLATE_NOOP("HistoryDialog", "Chips"), "chips_page", "ChipsPage"),
    PageEntry(
        PROFILE, QT_TRANSLATE_NOOP("HistoryDialog", "Profile"), "profile_page", "ProfilePage"
    ),
)
"""The pages in the order of the list; with only one, there is no list."""

_SIZE = QSize(1120, 740)
_NARROW = 900
"""Below this width the list or a page is shown."""
_GAP = 20


class HistoryDialog(PaperDialog):
    """The pages of the history, chosen from a list beside them."""

    def __init__(
        self,
        reader: HistoryReader,
        context: HistoryContext,
        page: str = MATCHES,
        parent: QWidget | None = None,
    ) -> None:
        """Open the dialog at a page; raises `ValueError` if there is none with that id."""
        super().__init__("", _SIZE, parent)
        self._reader = reader
        self._context = context
        self.outcome: MatchToReview | MatchToAnalyse | MatchToPlay | None = None
        """What the player chose to do at the table; None if he only closed the dialog."""
        self._shown_page = [entry.id for entry in PAGES].index(page)
        self._page_is_open = True
        """Whether a narrow dialog shows the page and not the list."""
        self._pages: dict[int, QWidget] = {}
        self._row = QHBoxLayout()
        self._row.setSpacing(_GAP)
        self.body.addLayout(self._row, 1)
        self._to_pages = self.add_button("")
        self._close_button = self.add_button("")
        self._to_pages.clicked.connect(self._close_page)
        self._close_button.clicked.connect(self.reject)
        for button in (self._to_pages, self._close_button):
            button.setAutoDefault(False)
        self._build()
        reader.failed.connect(self.set_footer)
        if context.profiles is not None:
            context.profiles.switched.connect(self._show_other_profile)

    def show_page(self, page: str) -> None:
        """Show the page with an id."""
        self._list.setCurrentRow([entry.id for entry in PAGES].index(page))
        self._open_page()

    def show_fairness_of(self, level: str) -> None:
        """Show the fairness figures of the matches against opponents of a level."""
        self.show_page(FAIRNESS)
        # Its module, which imports this package, is only imported by its name.
        page: Any = self.page
        page.show_opponent(level)

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self._pages[self._shown_page]

    def _retranslate(self) -> None:
        self._build()

    def _update_text_size(self) -> None:
        super()._update_text_size()
        self._build()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show list and page side by side, or one of them."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the page the focus."""
        super().showEvent(event)
        if not event.spontaneous():
            self._focus_page()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter open the selected page where only the list is shown."""
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress):
            return False
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (is_enter and watched is self._list):
            return False
        self._open_page()
        return True

    # --- building ------------------------------------------------------------------------------

    def _build(self) -> None:
        """Make the list and the page that is shown, in the current language."""
        while (item := self._row.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for page in self._pages.values():
            if isinstance(page, MatchesPage):
                page.action_row.deleteLater()
        self._pages = {}
        self._to_pages.setText(self.tr("&All pages"))
        self._close_button.setText(self.tr("&Close"))
        titles = [self.tr(str(entry.title)) for entry in PAGES]
        self._list = PageList(titles, self.tr("Pages"))
        self._list_width = self._list.width()
        self._stack = QStackedWidget()
        self._row.addWidget(self._list)
        self._row.addWidget(self._stack, 1)
        self._list.setCurrentRow(self._shown_page)
        self._list.page_chosen.connect(self._show_chosen_page)
        self._list.itemClicked.connect(self._open_page)
        self._list.installEventFilter(self)
        self._show_chosen_page(self._shown_page)

    def _show_chosen_page(self, index: int) -> None:
        self._shown_page = index
        if index not in self._pages:
            self._pages[index] = self._make_page(PAGES[index])
            self._stack.addWidget(self._pages[index])
        self._stack.setCurrentWidget(self._pages[index])
        self.set_footer("")
        self._arrange()

    def _make_page(self, entry: PageEntry) -> QWidget:
        module = importlib.import_module(f"{__package__}.{entry.module}")
        make: Any = getattr(module, entry.name)
        page: QWidget = make(self._reader, self._context, self)
        if isinstance(page, MatchesPage):
            page.chosen.connect(self._close_for)
            page.problem_found.connect(self.set_footer)
            self.add_bottom_widget(page.action_row)
        match_requested = getattr(page, "match_requested", None)
        if match_requested is not None:
            match_requested.connect(self._look_at)
        return page

    def _look_at(self, match_id: str) -> None:
        """Close for looking at the match with an id, if it is still there."""
        selection = MatchFilter(profile=self._context.profile, match_id=match_id)

        def close(outcome: MatchToReview | None) -> None:
            if outcome is not None:
                self._close_for(outcome)

        self._reader.run(read_selected_for_review(selection), close, self)

    def _close_for(self, outcome: MatchToReview | MatchToAnalyse | MatchToPlay) -> None:
        self.outcome = outcome
        self.accept()

    # --- list and pages ------------------------------------------------------------------------

    def _show_title(self) -> None:
        title = self.tr(str(PAGES[self._shown_page].title))
        self.set_title(title if self._is_page_alone else self.tr("History"))

    @property
    def _is_page_alone(self) -> bool:
        """Whether only a page is shown, and not the list."""
        return len(PAGES) == 1 or (self.width() < _NARROW and self._page_is_open)

    def _arrange(self) -> None:
        has_list, narrow = len(PAGES) > 1, self.width() < _NARROW
        self._list.setVisible(has_list and not (narrow and self._page_is_open))
        is_page_shown = not narrow or self._page_is_open
        self._stack.setVisible(is_page_shown)
        for page in self._pages.values():
            if isinstance(page, MatchesPage):
                page.action_row.setVisible(is_page_shown and page is self.page)
        self._to_pages.setVisible(has_list and narrow and self._page_is_open)
        self._list.setMinimumWidth(0 if narrow else self._list_width)
        self._list.setMaximumWidth(self.width() if narrow else self._list_width)
        self._show_title()

    def _show_other_profile(self, profile: Profile) -> None:
        """Rebuild the pages of the matches when another profile is current."""
        self._context = self._context._replace(profile=profile.id, own_name=own_name(profile.name))
        for index in [index for index in self._pages if PAGES[index].id != PROFILE]:
            page = self._pages.pop(index)
            if isinstance(page, MatchesPage):
                page.action_row.hide()
                page.action_row.deleteLater()
            self._stack.removeWidget(page)
            page.deleteLater()

    def _open_page(self) -> None:
        self._page_is_open = True
        self._arrange()
        self._focus_page()

    def _close_page(self) -> None:
        self._page_is_open = False
        self._arrange()
        self._list.setFocus()

    def _focus_page(self) -> None:
        if isinstance(self.page, MatchesPage):
            self.page.focus_list()
        else:
            self.page.setFocus()
