"""The history dialog: matches, statistics, ratings and more, each on a page of its own."""

import importlib
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.ui.history.history_page import HistoryContext
from scopa_desktop.ui.history.match_actions import (
    MatchToAnalyse,
    MatchToPlay,
    MatchToReview,
    read_selected_for_review,
)
from scopa_desktop.ui.history.matches_page import MatchesPage
from scopa_desktop.ui.widgets.paged_dialog import PagedDialog
from scopa_desktop.ui.wording.card_wording import own_name

N_: Final = partial(QT_TRANSLATE_NOOP, "HistoryDialog")

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
    """The class, made as `Page(reader, context)`."""


PAGES: Final[tuple[PageEntry, ...]] = (
    PageEntry(MATCHES, N_("Matches"), "matches_page", "MatchesPage"),
    PageEntry(STATISTICS, N_("Statistics"), "statistics_page", "StatisticsPage"),
    PageEntry(LEADERBOARD, N_("Leaderboard"), "leaderboard_page", "LeaderboardPage"),
    PageEntry(FAIRNESS, N_("Fairness"), "fairness_page", "FairnessPage"),
    PageEntry(CHIPS, N_("Chips"), "chips_page", "ChipsPage"),
    PageEntry(PROFILE, N_("Profile"), "profile_page", "ProfilePage"),
)
"""The pages in the order of the list."""

_SIZE = QSize(1120, 740)


class HistoryDialog(PagedDialog):
    """The pages of the history, chosen from a list beside them."""

    narrow_below = 900

    def __init__(
        self,
        reader: HistoryReader,
        context: HistoryContext,
        page: str = MATCHES,
        parent: QWidget | None = None,
    ) -> None:
        """Open the dialog at a page; raises `ValueError` if there is none with that id."""
        shown = [entry.id for entry in PAGES].index(page)
        super().__init__(_SIZE, parent, page=shown, is_page_open=True)
        close = self.add_button(self.tr("&Close"))
        close.clicked.connect(self.reject)
        close.setAutoDefault(False)
        self._reader = reader
        self._context = context
        self.outcome: MatchToReview | MatchToAnalyse | MatchToPlay | None = None
        """What the player chose to do at the table; None if he only closed the dialog."""
        self._pages: dict[int, QWidget] = {}
        self.set_pages(self.tr("History"), [self.tr(str(entry.title)) for entry in PAGES])
        self.page_chosen(shown)
        reader.failed.connect(self.set_footer)
        if context.profiles is not None:
            context.profiles.switched.connect(self._show_other_profile)

    def show_page(self, page: str) -> None:
        self.select_page([entry.id for entry in PAGES].index(page))

    def show_fairness_of(self, level: str) -> None:
        """Show the fairness figures of the matches against opponents of a level."""
        self.show_page(FAIRNESS)
        # Its module, which imports this package, is only imported by its name.
        page: Any = self.page
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
        module = importlib.import_module(f"{__package__}.{entry.module}")
        make: Any = getattr(module, entry.name)
        page: QWidget = make(self._reader, self._context)
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

    def arrange(self) -> None:
        """Show the buttons for matches below their list only."""
        super().arrange()
        for page in self._pages.values():
            if isinstance(page, MatchesPage):
                page.action_row.setVisible(self.is_page_shown and page is self.page)

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

    def focus_page(self) -> None:
        """Give the list of matches the focus, or another page."""
        if isinstance(self.page, MatchesPage):
            self.page.focus_list()
        else:
            self.page.setFocus()
