"""`CourtValuesController`: says in somebody's first match of a game what its courts count."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from scopa_desktop.play.matches.match_rows import has_ended_one
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.table.controls.message_sheet import Message, Urgency


class CourtValuesController(QObject):
    """Shows a message in the first round, where captures depend on the values of the courts."""

    def __init__(self, context: Context, window: MainWindow, person: Callable[[], Profile]) -> None:
        """`person` gives the profile that plays the match on the table."""
        super().__init__(window)
        self._session, self._thread = context.session, context.database_thread
        self._window, self._person = window, person
        self._message: Message | None = None
        self._session.replaced.connect(self._begin)
        self._session.turn_changed.connect(self._end_with_round)

    def _begin(self) -> None:
        self._withdraw()
        match = self._session.match
        if match is None or not self._is_first_round(match):
            return
        variant, profile = match.variant, self._person().id
        self._thread.read(
            partial(has_ended_one, profile=profile, variant=variant.id),
            partial(self._show, match),
            self,
        )

    def _is_first_round(self, match: Match) -> bool:
        """Whether a person plays the first round of a game whose courts count."""
        is_played = any(player.is_person for player in match.players)
        return match.variant.captures.needs_court_values and is_played and not match.sheets

    def _show(self, match: Match, has_played: bool) -> None:
        if has_played or self._session.match is not match:
            return
        self._message = Message(self._text, Urgency.NOTE)
        self._window.view.messages.show(self._message)

    def _text(self) -> str:
        words = self._window.controller.card_wording
        courts = "" if words is None else words.court_values()
        return self.tr("In this game the courts count: {courts}.").format(courts=courts)

    def _end_with_round(self) -> None:
        match = self._session.match
        if match is None or match.sheets:
            self._withdraw()

    def _withdraw(self) -> None:
        self._window.view.messages.withdraw(self._message)
        self._message = None
