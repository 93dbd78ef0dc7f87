"""`ScoreController`: the score sheets of the match on the table, and its captures."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QShortcut

from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.controllers.learn_controller import LearnController
from scopa_desktop.ui.controllers.match_end_controller import MatchEndController
from scopa_desktop.ui.controllers.one_hand import answer_with_one_hand
from scopa_desktop.ui.controllers.table_options_controller import TableOptionsController
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.score import captures_dialog, score_dialog, score_model, sheet_dialog

_WATCHED_SHEET_SECONDS: Final = 12
"""After how many seconds a watched match goes on from a score sheet."""


class ScoreController(QObject):
    """Shows the sheets, and does what the player chooses in them."""

    rematch_requested = Signal()
    new_game_requested = Signal()

    def __init__(
        self,
        context: Context,
        window: MainWindow,
        match_end: MatchEndController,
        learn: LearnController,
        table_options: TableOptionsController,
        *,
        person: Callable[[], Profile],
    ) -> None:
        """`person` returns the profile that plays the match on the table."""
        super().__init__(window)
        self._context, self._window, self._session = context, window, context.session
        self._match_end, self._learn = match_end, learn
        self._table_options, self._person = table_options, person
        self._sheets = window.view.sheets
        actions = self._window.actions_by_name
        actions["score"].triggered.connect(self.show_score)
        actions["last_capture"].triggered.connect(self.show_last_capture)
        self._window.score_requested.connect(self.show_score_of)
        # Queued: the sheet comes after the event that leads to it.
        queued = Qt.ConnectionType.QueuedConnection
        self._window.controller.score_ready.connect(self.show_due_score, queued)
        self._window.view.pointer.pile_clicked.connect(self.show_captures, queued)

    def show_score(self) -> None:
        """Show the score of the last round, and do what the player chooses in the dialog."""
        if self._session.match is not None:
            self.show_score_of(len(self._session.match.sheets))

    def show_score_of(self, round_number: int) -> None:
        """Show the score of a round, counted from 1; nothing if it has not been scored."""
        match = self._session.match
        if match is not None and 1 <= round_number <= len(match.sheets):
            make = partial(self._score_sheet, match, round_number)
            self._sheets.show(make, self._on_score_closed)

    def show_due_score(self) -> None:
        """Show the score of the round that has just ended, unless an earlier position is shown.

        While a match is watched, the next round follows by itself after some seconds.
        """
        self._sheets.show(self._due_sheet, self._on_score_closed)

    def _due_sheet(self) -> "score_dialog.ScoreDialog | None":
        match = self._session.match
        if match is None or not match.sheets or self._window.controller.is_browsing:
            return None
        if match.round is not None and not match.round.is_over:
            return None
        goes_on = self._session.is_watched and not self._session.is_paused
        seconds = _WATCHED_SHEET_SECONDS if goes_on else 0
        return self._score_sheet(match, len(match.sheets), seconds)

    def _score_sheet(
        self,
        match: Match,
        round_number: int,
        seconds_to_next: int = 0,
    ) -> "score_dialog.ScoreDialog":
        dialog = score_dialog.ScoreDialog(
            match,
            self._sides(match),
            self._context.art,
            self._window.controller.deck,
            round_number=round_number,
            cloth=self._context.cloth,
            seconds_to_next=seconds_to_next,
            parent=self._window,
        )
        QShortcut(
            self._window.actions_by_name["table_options"].shortcut(),
            dialog,
            partial(dialog.choose, sheet_dialog.ScoreDialogChoice.TABLE_OPTIONS),
        )
        answer_with_one_hand(dialog, self._context.store.current.one_handed_keys)
        return dialog

    def show_last_capture(self) -> None:
        """The last capture of the round on the table, and the person's own pile."""
        if self._session.match is not None:
            self.show_captures(self._session.match.seating.side_of(self._session.own_seat))

    def show_captures(self, side: int) -> None:
        """The last capture of the round on the table, and the pile of a side if it is the own one.

        While browsing they are those of the position shown.
        """
        controller = self._window.controller
        match, wording = controller.shown_match, controller.card_wording
        if match is None or match.round is None or wording is None:
            return
        panel = captures_dialog.CapturesPanel(
            match,
            side,
            self._sides(match),
            wording,
            art=self._context.art,
            deck=controller.deck,
            cloth=self._context.cloth,
            own_seat=self._session.person_seat,
        )
        self._sheets.show(
            lambda: captures_dialog.CapturesDialog(panel, self._window), lambda _: None
        )

    def _sides(self, match: Match) -> "list[score_model.SideInfo]":
        return score_model.SideInfo.of_match(match, self._person(), self._context.profiles.profiles)

    def _on_score_closed(self, dialog: "score_dialog.ScoreDialog") -> None:
        self._go_on(dialog.outcome, dialog.round_number)

    def _show_match_end(self) -> None:
        match = self._session.match
        if match is not None and match.winner is not None:
            go_on = partial(self._go_on, round_number=len(match.sheets))
            self._match_end.show(match, self._sides(match), go_on)

    def _go_on(self, outcome: "sheet_dialog.ScoreDialogChoice", round_number: int) -> None:
        """Do what the player has chosen on a sheet.

        A window opens only after the event that has closed the sheet: it returns late.
        """
        match outcome:
            case sheet_dialog.ScoreDialogChoice.DEAL_ON:
                self._window.controller.return_to_game()
                self._session.next_round()
            case sheet_dialog.ScoreDialogChoice.TABLE_OPTIONS:
                show_again = partial(self.show_score_of, round_number)
                self._table_options.show_options(show_again)
            case sheet_dialog.ScoreDialogChoice.REPLAY:
                self._session.restart_deal()
            case sheet_dialog.ScoreDialogChoice.REMATCH:
                self.rematch_requested.emit()
            case sheet_dialog.ScoreDialogChoice.NEW_GAME:
                self.new_game_requested.emit()
            case sheet_dialog.ScoreDialogChoice.FINISH:
                self._show_match_end()
            case sheet_dialog.ScoreDialogChoice.SHEET:
                self.show_score_of(round_number)
            case sheet_dialog.ScoreDialogChoice.REVIEW:
                self._window.controller.offer_score_sheet()
                QTimer.singleShot(0, self._learn, self._learn.review_match)
            case sheet_dialog.ScoreDialogChoice.CLOSED:
                self._window.controller.offer_score_sheet()
