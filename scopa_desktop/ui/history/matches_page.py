"""The page of all matches: a list to search and sort, and what can be done with a match."""

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QComboBox, QMenu, QStackedWidget, QWidget

from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchEntry
from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.record_files import SUFFIX
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.dialogs.file_dialogs import choose_save_path, documents_folder
from scopa_desktop.ui.history.history_page import EmptyNote
from scopa_desktop.ui.history.match_actions import (
    deal_again,
    delete_all,
    export,
    go_on,
    read_for_analysis,
    read_for_review,
    restore_all,
)
from scopa_desktop.ui.history.match_filter_bar import MatchFilterBar
from scopa_desktop.ui.history.match_table import MatchCounts, MatchListModel, MatchTable
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind, LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.menu import Menu
from scopa_desktop.ui.widgets.paper_bar import PaperBar
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text, set_tool_tip
from scopa_desktop.ui.wording.match_wording import match_title
from scopa_desktop.ui.wording.number_format import grouped


class UndoBar(PaperBar):
    """Shows the last thing done, until it is undone or the bar is closed."""

    undone = Signal()
    """The button was clicked."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("framed", True)
        self._label = PlainLabel()
        self._undo = LinkButton("")
        self._undo.clicked.connect(self.undone)
        row = hbox(self._label, self._undo, STRETCH, within=self, margins=(12, 3, 6, 3))
        self.close_button = self.add_close_button(row)
        self.close_button.clicked.connect(self.hide)
        self._retranslate()
        self.hide()

    def show_done(self, sentence: str) -> None:
        """Say what was done, also to screen readers."""
        self._label.setText(sentence)
        self._undo.setAccessibleDescription(sentence)
        self.show()
        announce(self, sentence)

    def _retranslate(self) -> None:
        self._undo.setText(self.tr("Undo"))
        set_tool_tip(self.close_button, self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close this message"))


_LEAST_HEIGHT: Final = 120
_NARROW: Final = 600
"""Below this width at the normal text size, a menu takes the place of some buttons."""

_Result = TypeVar("_Result")


class MatchesPage(QWidget):
    """The list of matches with its filter, and buttons for the selected ones."""

    chosen = Signal(object)
    """The dialog is to close for a `MatchToReview`, `MatchToAnalyse` or `MatchToPlay`."""
    problem_found = Signal(str)
    """Something failed, or an earlier failure has no meaning any more (empty): a sentence."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._database = database = context.database_thread
        profile = context.profiles.current.id
        self._everything = MatchFilter(profile=profile)
        self._deleted: Sequence[MatchEntry] = ()
        """What the undo bar restores."""
        self._kept_row: int | None = 0
        """The row to select when the list has been read; None to select none."""
        self._kept_match: str | None = None
        """The id of the match to select instead, if it is there."""
        self.model = MatchListModel(database, profile, self)
        self.table = MatchTable(self.model, context.art)
        self.filter_bar = MatchFilterBar(context.art.decks, self._everything)
        self._order = ChoiceBox()
        self.undo_bar = UndoBar()
        self._stack = QStackedWidget()
        self._empty = EmptyNote(self.tr("Show all matches"))
        self._look = Button(self.tr("&Look at it"), ButtonKind.GOLD)
        self._go_on = Button(self.tr("&Go on"))
        """Shown for a match that was left."""
        self.review_button = Button(self.tr("Re&view…"))
        self.again_button = Button(self.tr("&Play again…"))
        self._export = Button(self.tr("&Export…"))
        self._delete = Button(self.tr("&Delete"))
        self._more = Button(self.tr("&More…"))
        """In a narrow window, opens the menu with what has no button there."""
        self._again_menu = Menu(self)
        buttons = (
            self._look,
            self._go_on,
            self.review_button,
            self.again_button,
            self._export,
            self._delete,
            self._more,
        )
        self.action_row = FlowRow(10, 6, *buttons)
        """The buttons for the selected matches, which the dialog shows beside its own."""
        self._describe()
        self._lay_out()
        self._connect()
        self._update_actions()
        self.model.reload()

    def show_selection(self, selection: MatchFilter) -> None:
        self._kept_row = 0
        self.model.select(selection)

    def reload(self) -> None:
        """Read the list again after a change of the history."""
        self._keep_place()
        self.model.reload()

    def focus_list(self) -> None:
        """Give the list the focus, or the search field while nothing is listed."""
        if self._stack.currentWidget() is self.table:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.filter_bar.focus_search()

    def _describe(self) -> None:
        """Set what screen readers say of the parts."""
        self.table.setAccessibleName(self.tr("Matches"))
        self._look.setAccessibleDescription(self.tr("Step by step on the table"))
        self._go_on.setAccessibleDescription(self.tr("From where you left the match"))
        self.review_button.setAccessibleDescription(
            self.tr("What every move cost, and what the cards gave")
        )
        self.again_button.setAccessibleDescription(self.tr("The same deal, from any seat"))
        self._order.setAccessibleName(self.tr("Sort by"))

    def _lay_out(self) -> None:
        self.table.setMinimumHeight(round(_LEAST_HEIGHT * text_scale()))
        self._stack.addWidget(self.table)
        self._stack.addWidget(self._empty)
        vbox(self.filter_bar, self.undo_bar, (self._stack, 1), within=self, spacing=6)
        for title in self.model.titles():
            self._order.addItem(self.tr("Sort by: {column}").format(column=title))
        self._order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.filter_bar.add_field(self._order, is_shown=self.table.is_narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show less buttons in a narrow window."""
        super().resizeEvent(event)
        is_narrow = self.width() < _NARROW * text_scale()
        self._more.setVisible(is_narrow)
        for button in (self._export, self._delete):
            button.setVisible(not is_narrow)

    def _connect(self) -> None:
        self.filter_bar.changed.connect(self.show_selection)
        self.filter_bar.down_pressed.connect(self.focus_list)
        self._empty.cleared.connect(self.filter_bar.clear)
        self._order.activated.connect(self.table.sort_by)
        self.model.listed.connect(self._on_listed)
        self.table.opened.connect(self._look_at_match)
        self.table.deleted.connect(self._delete_matches)
        self.table.typed.connect(self.filter_bar.search_for)
        self.table.left_at_top.connect(self.filter_bar.focus_search)
        self.table.menu_requested.connect(lambda place: self._match_menu().popup(place))
        self.table.narrowed.connect(partial(self.filter_bar.show_field, self._order))
        self.table.selectionModel().selectionChanged.connect(self._update_actions)
        self._look.clicked.connect(self._look_at_match)
        self._go_on.clicked.connect(self._go_on_with_match)
        self.review_button.clicked.connect(self._review_match)
        self.again_button.clicked.connect(self._show_again_menu)
        self._export.clicked.connect(self._export_match)
        self._delete.clicked.connect(self._delete_matches)
        self._more.clicked.connect(self._show_more)
        self.undo_bar.undone.connect(self._restore_matches)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self._restore_matches)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.filter_bar.focus_search)

    def _keep_place(self) -> None:
        """Select the same row again when the list has been read, or the one in its place."""
        ranges = self.table.selected_ranges
        self._kept_row = ranges[0].start if ranges else self.table.currentIndex().row()

    def _on_listed(self, counts: MatchCounts) -> None:
        """Show the list, or why it is empty."""
        self.filter_bar.set_counts(counts.selected, counts.total)
        self.filter_bar.set_beside(counts.beside)
        selection = self.filter_bar.selection
        is_of_others = selection.watched or selection.others
        self._explain_emptiness(is_filtered=counts.total > 0 or is_of_others)
        has_focus = self.table.hasFocus()
        self._stack.setCurrentWidget(self.table if counts.selected else self._empty)
        row, self._kept_row = self._kept_row, 0
        if self._kept_match is not None:
            found = self.model.row_of(self._kept_match)
            row = row if found is None else found
            self._kept_match = None
        if counts.selected and row is not None:
            self.table.select_row(min(max(row, 0), counts.selected - 1))
        elif has_focus and not counts.selected:
            self.filter_bar.focus_search()
        self._update_actions()

    def _explain_emptiness(self, *, is_filtered: bool) -> None:
        if is_filtered:
            heading = self.tr("No match fits the filter")
            sentence = self.tr("Try a wider filter, or another name or number.")
        else:
            heading = self.tr("No matches yet")
            sentence = self.tr(
                "Every match you play is kept here, to look at again or to play again."
            )
        self._empty.show_text(heading, sentence, has_link=is_filtered)

    def _update_actions(self) -> None:
        count = self.table.selected_count
        entry = self.table.selected_entry
        self.review_button.setEnabled(count == 1 and entry is not None and entry.rounds > 0)
        self._go_on.setVisible(entry is not None and entry.can_go_on)
        for button in (self._look, self.again_button, self._export):
            button.setEnabled(count == 1)
        for button in (self._delete, self._more):
            button.setEnabled(count > 0)

    def _run(
        self, query: Callable[[sqlite3.Connection], _Result], on_result: Callable[[_Result], object]
    ) -> None:
        """Run a query; an earlier problem is not shown any more."""
        self.problem_found.emit("")
        self._database.read(query, on_result, self)

    def _change(
        self,
        change: Callable[[sqlite3.Connection], _Result],
        on_result: Callable[[_Result], object],
    ) -> None:
        """Change matches; an earlier problem is not shown any more."""
        self.problem_found.emit("")
        self._database.write(change, on_result, self)

    def _look_at_match(self) -> None:
        if (entry := self.table.selected_entry) is not None:
            self._run(read_for_review(entry), self.chosen.emit)

    def _go_on_with_match(self) -> None:
        if (entry := self.table.selected_entry) is not None:
            self._run(go_on(entry), self.chosen.emit)

    def _review_match(self) -> None:
        if (entry := self.table.selected_entry) is not None and entry.rounds:
            self._run(read_for_analysis(entry), self.chosen.emit)

    def _play_again(self, entry: MatchEntry, seat: int) -> None:
        self._run(deal_again(entry, seat), self.chosen.emit)

    def _show_again_menu(self) -> None:
        if (entry := self.table.selected_entry) is not None:
            self._fill_again_menu(self._again_menu, entry)
            self._again_menu.popup(_above(self.again_button, self._again_menu))

    def _fill_again_menu(self, menu: Menu, entry: MatchEntry) -> None:
        """The seats from which the deal of a match can be played."""
        menu.clear()
        own = menu.addAction(self.tr("With your cards"))
        own.triggered.connect(partial(self._play_again, entry, entry.seat))
        for seat, player in enumerate(entry.players):
            if seat != entry.seat:
                text = self.tr("With the cards of {name}").format(name=player.name)
                action = menu.addAction(button_text(text))
                action.triggered.connect(partial(self._play_again, entry, seat))

    def _show_more(self) -> None:
        menu = self._match_menu()
        menu.popup(_above(self._more, menu))

    def _match_menu(self) -> QMenu:
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if (entry := self.table.selected_entry) is not None:
            menu.addAction(self._look.text(), self._look_at_match)
            if entry.can_go_on:
                menu.addAction(self._go_on.text(), self._go_on_with_match)
            review = menu.addAction(self.review_button.text(), self._review_match)
            review.setEnabled(entry.rounds > 0)
            again = Menu(menu)
            again.setTitle(self.again_button.text())
            self._fill_again_menu(again, entry)
            menu.addMenu(again)
            menu.addAction(self._export.text(), self._export_match)
            menu.addSeparator()
        menu.addAction(self._delete.text(), self._delete_matches)
        return menu

    def _export_match(self) -> None:
        entry = self.table.selected_entry
        if entry is None:
            return
        proposal = documents_folder() / f"{as_file_name(match_title(entry))}{SUFFIX}"
        kinds = self.tr("Matches (*{suffix})").format(suffix=SUFFIX)
        path = choose_save_path(self, self.tr("Export the match"), proposal, kinds, SUFFIX)
        if path is not None:
            self._run(export(entry, path), lambda _: None)

    def _delete_matches(self) -> None:
        ranges = self.table.selected_ranges
        if ranges:
            self._keep_place()
            self._change(delete_all(self.model.reads_entries(ranges)), self._on_deleted)

    def _on_deleted(self, deleted: Sequence[MatchEntry]) -> None:
        if deleted:
            self._deleted = deleted
            number = len(deleted)
            self.undo_bar.show_done(grouped(self.tr("%n matches deleted.", "", number), number))
        self._show_change()

    def _restore_matches(self) -> None:
        entries, self._deleted = self._deleted, ()
        self.undo_bar.hide()
        if entries:
            self._keep_place()
            self._kept_match = entries[0].id
            self._change(restore_all(entries), lambda _: self._show_change())
            self.focus_list()

    def _show_change(self) -> None:
        """Show the list as it is now, after matches were removed or restored."""
        self._database.matches_changed.emit()
        self.model.reload()


def _above(button: QWidget, menu: QMenu) -> QPoint:
    """The global position of a menu above a button, which is at the lower edge of the dialog."""
    box, size = button.rect(), menu.sizeHint()
    left = box.right() + 1 - size.width() if button.isRightToLeft() else 0
    return button.mapToGlobal(QPoint(left, -size.height()))
