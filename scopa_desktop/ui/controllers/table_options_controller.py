"""`TableOptionsController`: shows the options of the table and lets its master change them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDialog

from scopa_desktop.play.session.seats import (
    has_several_people,
    master_seat,
    person_seats,
    seats_to_ask_for_change,
)
from scopa_desktop.play.translation import translated
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.messages import TextError
from scopa_desktop.rules.table_events import OptionChanged, PlacedEvent, TableEvent
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.dialogs import question_dialog
from scopa_desktop.ui.main_window.main_window import MainWindow
from scopa_desktop.ui.new_game import table_options_dialog
from scopa_desktop.ui.wording import chips_wording, table_event_wording
from scopa_desktop.ui.wording.list_format import and_list, with_commas

TERMS: Final = frozenset({"target", "stake"})
"""The options on which the people of a competitive match have to agree, by their names."""


class TableOptionsController(QObject):
    """The Table options dialog and its tool button.

    What is changed during a round is applied before the next one is dealt; it is not saved before.
    After a change the button is red until every other person at the table has opened the dialog.
    """

    def __init__(self, context: Context, window: MainWindow) -> None:
        super().__init__(window)
        self._competition = context.competition
        self._window, self._session = window, context.session
        self._sheets = window.view.sheets
        session = context.session
        self._unaware: set[int] = set()
        """The seats of the people who have not looked at the changed options."""
        self._changes: Sequence[PlacedEvent] = ()
        """The changes of options in the match when they were made last."""
        self._next: Sequence[OptionChanged] = ()
        """What is to be changed when the round is over."""
        self._next_seat, self._next_match = 0, 0
        """Who has changed it, and the deal number of the match."""
        self._applying = QTimer(self, singleShot=True)
        """Applies it after the session has told everybody that the round is over."""
        self._applying.timeout.connect(self._apply_next)
        session.turn_changed.connect(self._applying.start)
        self._action = window.actions_by_name["table_options"]
        self._action.triggered.connect(lambda _checked: self.show_options())
        session.replaced.connect(self._follow_match)
        session.table_changed.connect(self._on_table_changed)
        window.controller.presentation_changed.connect(self._show_state)
        self._show_state()

    def show_options(self, closed: Callable[[], object] = lambda: None) -> None:
        """Show the options of the position on the table, and make the changes that are chosen.

        `closed` is called when all of that is over.
        """
        if self._window.controller.shown_match is None:
            return
        seats = person_seats(self._current_match())
        if len(seats) < 2:
            self._show_to(seats[0] if seats else None, closed)
            return
        if self._session.person_seat is not None:
            self._show_to(self._session.person_seat, closed)
            return
        names = self._window.controller.player_names
        make = partial(
            question_dialog.ChoiceDialog,
            self.tr("Table options"),
            self.tr("Who is looking?"),
            [names[each] for each in seats],
            self.tr("Cancel"),
            self._window,
        )

        def take_answer(dialog: "question_dialog.ChoiceDialog") -> None:
            if dialog.answer is None:
                closed()
            else:
                self._show_to(seats[dialog.answer], closed)

        self._sheets.show(make, take_answer)

    def _show_to(self, seat: int | None, closed: Callable[[], object]) -> None:
        """Show the options to the person in a seat; None if only computer players play."""
        if seat is not None:
            self._unaware.discard(seat)
            self._show_state()

        def make() -> "table_options_dialog.TableOptionsDialog | None":
            match = self._window.controller.shown_match
            if match is None:
                return None
            return table_options_dialog.TableOptionsDialog(
                match,
                self._window.controller.deck,
                self._refusal(match, seat),
                chosen=self._next if match is self._session.match else (),
                are_terms_fixed=seat is None or seats_to_ask_for_change(match, seat) is None,
                refusal_of_stake=self._refusal_of_stake,
                parent=self._window,
            )

        def take_changes(dialog: "table_options_dialog.TableOptionsDialog") -> None:
            if dialog.result() == QDialog.DialogCode.Accepted and seat is not None:
                self._ask_others(dialog.changes, seat, closed)
            else:
                closed()

        self._sheets.show(make, take_changes)

    def _refusal_of_stake(self, stake: int) -> str:
        refusal = self._competition.refusal_of_stake(stake)
        if refusal is None:
            return ""
        return chips_wording.refusal_sentence(refusal)

    def _ask_others(
        self, changes: Sequence[OptionChanged], seat: int, closed: Callable[[], object]
    ) -> None:
        """Make the changes; those of the terms only if each of the others agrees to these."""
        match = self._current_match()
        terms = [change for change in changes if change.name in TERMS]
        names = self._window.controller.player_names
        question = self.tr("{name} would like to change this: {changes}. Do you agree?").format(
            name=names[seat],
            changes=with_commas(
                table_event_wording.change_text(change, match.variant) for change in terms
            ),
        )
        asked = iter((seats_to_ask_for_change(match, seat) if terms else None) or ())

        def ask_next() -> None:
            other = next(asked, None)
            if other is None:
                self._change(changes, seat)
                closed()
                return
            title = self.tr("Pass the screen to {name}").format(name=names[other])
            answers = [self.tr("I agree"), self.tr("I do not agree")]
            make = partial(question_dialog.QuestionDialog, title, question, answers, self._window)
            self._sheets.show(make, partial(take_answer, other))

        def take_answer(other: int, dialog: "question_dialog.QuestionDialog") -> None:
            if dialog.answer == 0:
                ask_next()
                return
            pattern = self.tr("{name} does not agree, so target and stake stay as they are.")
            self._window.view.show_message(pattern.format(name=names[other]))
            self._change([change for change in changes if change not in terms], seat)
            closed()

        ask_next()

    def _refusal(self, match: Match, seat: int | None) -> str:
        """Why the person in a seat cannot change the options now; empty if they can."""
        master = master_seat(match)
        if self._window.controller.is_browsing:
            return self.tr("You are looking back: these options held at the position shown.")
        if match.is_over:
            return self.tr("The match is over.")
        if master is None or seat is None:
            return self.tr("Only a person who plays can change these.")
        if seat != master:
            name = self._window.controller.player_names[master]
            return self.tr("Only {name} can change these.").format(name=name)
        return ""

    def _change(self, changes: Sequence[OptionChanged], seat: int) -> None:
        """Change options for the person in a seat, now or when the round is over, and say so."""
        match = self._current_match()
        self._next = () if match.needs_deal else changes
        self._next_seat, self._next_match = seat, match.deal_number
        if match.needs_deal:
            self._make(changes, seat)
        else:
            self._say(changes, seat)

    def _apply_next(self) -> None:
        """Make the changes that were chosen during the round; none in another match."""
        match = self._session.match
        if match is None or match.is_over or match.deal_number != self._next_match:
            self._next = ()
        elif match.needs_deal:
            changes, self._next = self._next, ()
            self._make(changes, self._next_seat)

    def _say(self, changes: Sequence[OptionChanged], seat: int) -> None:
        """Say what is changed from the next deal on."""
        if changes:
            match = self._current_match()
            several = has_several_people(match)
            name = self._window.controller.player_names[seat] if several else ""
            self._window.view.show_message(
                table_event_wording.changes_sentence(changes, match.variant, name)
            )

    def _make(self, changes: Sequence[OptionChanged], seat: int) -> None:
        """Change options between two rounds."""
        match = self._current_match()
        made: list[OptionChanged] = []
        for change in changes:
            try:
                self._session.apply(change)
            except TextError as error:
                self._window.view.messages.report(translated(error.sentence))
                break
            made.append(change)
        if not made:
            return
        self._unaware = {other for other in person_seats(match) if other != seat}
        self._changes = _option_changes(match)
        self._show_state()
        self._say(made, seat)

    def _on_table_changed(self, event: TableEvent) -> None:
        if not isinstance(event, OptionChanged):
            self._follow_match()

    def _follow_match(self) -> None:
        """Forget the change if it was undone, the match is over, or there is another match."""
        match = self._session.match
        if match is None or match.is_over or _option_changes(match) != self._changes:
            self._unaware.clear()
        else:
            self._unaware.intersection_update(person_seats(match))
        self._show_state()

    def _show_state(self) -> None:
        match = self._session.match
        self._action.setEnabled(match is not None)
        names = self._window.controller.player_names
        unaware = [names[seat] for seat in sorted(self._unaware)]
        notice = ""
        if unaware:
            pattern = self.tr("Changed table options: {names} should look at them")
            notice = pattern.format(names=and_list(unaware))
        self._window.set_options_alert(notice)

    def _current_match(self) -> Match:
        assert self._session.match is not None
        return self._session.match


def _option_changes(match: Match) -> Sequence[PlacedEvent]:
    return tuple(placed for placed in match.events if isinstance(placed.event, OptionChanged))
