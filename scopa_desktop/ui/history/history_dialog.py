"""The history dialog: matches, statistics, ratings and more, each on a page of its own."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.history import (
    chips_page,
    fairness_page,
    leaderboard_page,
    profile_page,
    statistics_page,
)
from scopa_desktop.ui.history.match_actions import (
    MatchToAnalyse,
    MatchToPlay,
    MatchToReview,
    read_selected_for_review,
)
from scopa_desktop.ui.history.matches_page import MatchesPage
from scopa_desktop.ui.widgets.paged_dialog import PagedDialog

N_: Final = partial(QT_TRANSLATE_NOOP, "HistoryDialog")

MATCHES: Final = "matches"
STATISTICS: Final = "statistics"
LEADERBOARD: Final = "leaderboard"
FAIRNESS: Final = "fairness"
CHIPS: Final = "chips"
PROFILE: Final = "profile"


class PageEntry(NamedTuple):
    """A page of the dialog."""

    id: str
    title: object
    """The untranslated title, as QT_TRANSLATE_NOOP returns it."""
    page_class: Callable[[], Callable[[Context], QWidget]]
    """Loads the module of the page, when it is first shown."""


PAGES: Final[tuple[PageEntry, ...]] = (
    PageEntry(MATCHES, N_("Matches"), lambda: MatchesPage),
    PageEntry(STATISTICS, N_("Statistics"), lambda: statistics_page.StatisticsPage),
    PageEntry(LEADERBOARD, N_("Leaderboard"), lambda: leaderboard_page.LeaderboardPage),
    PageEntry(FAIRNESS, N_("Fairness"), lambda: fairness_page.FairnessPage),
    PageEntry(CHIPS, N_("Chips"), lambda: chips_page.ChipsPage),
    PageEntry(PROFILE, N_("Profile"), lambda: profile_page.ProfilePage),
)
"""The pages in the order of the list."""

_SIZE = QSize(1120, 740)


class HistoryDialog(PagedDialog):
    """The pages of the history, chosen from a list beside them."""

    narrow_below = 900

    def __init__(
        self,
        context: Context,
        page: str = MATCHES,
        parent: QWidget | None = None,
    ) -> None:
        """Open the dialog at a page; raises `ValueError` if there is none with that id."""
        shown = [entry.id for entry in PAGES].index(page)
        super().__init__(_SIZE, parent, page=shown, is_page_open=True)
        close = self.add_button(self.tr("&Close"))
        close.clicked.connect(self.reject)
        self._context = context
        self.outcome: MatchToReview | MatchToAnalyse | MatchToPlay | None = None
        """What the player chose to do at the table; None if they only closed the dialog."""
        self._pages: dict[int, QWidget] = {}
        self.set_pages(self.tr("History"), [self.tr(str(entry.title)) for entry in PAGES])
        self.page_chosen(shown)
        context.database_thread.failed.connect(self.set_footer)
        context.profiles.switched.connect(self._rebuild_pages)

    def show_page(self, page: str) -> None:
        self.select_page([entry.id for entry in PAGES].index(page))

    def show_fairness_of(self, level: str) -> None:
        """Show the fairness figures of the matches against opponents of a level."""
        self.show_page(FAIRNESS)
        page = self.page
        assert isinstance(page, fairness_page.FairnessPage)
        page.show_opponent(level)

    @property
    def page(self) -> QWidget:
        return self._pages[self._shown_page]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.focus_page()

    def page_chosen(self, index: int) -> None:
        """Show a page, which is made when it is first shown."""
        if index not in self._pages:
            self._pages[index] = self._make_page(PAGES[index])
            self._stack.addWidget(self._pages[index])
        self._stack.setCurrentWidget(self._pages[index])
        self.set_footer("")
        self.arrange()

    def _make_page(self, entry: PageEntry) -> QWidget:
        page = entry.page_class()(self._context)
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
        selection = MatchFilter(profile=self._context.profiles.current.id, match_id=match_id)

        def close(outcome: MatchToReview | None) -> None:
            if outcome is not None:
                self._close_for(outcome)

        self._context.database_thread.read(read_selected_for_review(selection), close, self)

    def _close_for(self, outcome: MatchToReview | MatchToAnalyse | MatchToPlay) -> None:
        self.outcome = outcome
        self.accept()

    def arrange(self) -> None:
        """Show the buttons for matches below their list only."""
        super().arrange()
        for page in self._pages.values():
            if isinstance(page, MatchesPage):
                page.action_row.setVisible(self.is_page_shown and page is self.page)

    def _rebuild_pages(self) -> None:
        """Rebuild the pages of the matches when another profile is current."""
        for index in [index for index in self._pages if PAGES[index].id != PROFILE]:
            page = self._pages.pop(index)
            if isinstance(page, MatchesPage):
                page.action_row.hide()
                page.action_row.deleteLater()
            self._stack.removeWidget(page)
            page.deleteLater()

    def focus_page(self) -> None:
        """Give the list of matches the focus, or another page."""
        if isinstance(self.page, MatchesPage):
            self.page.focus_list()
        else:
            self.page.setFocus()
