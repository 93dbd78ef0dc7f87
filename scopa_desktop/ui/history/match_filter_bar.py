"""The filter of the matches: a search field, a button for choices, and what is chosen."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QDateEdit, QLineEdit, QWidget

from scopa_desktop.ai.levels import LEVELS, MATCHED, ids_in_records, level
from scopa_desktop.play.matches.match_rows import LOST, TIED, WON
from scopa_desktop.play.new_match import parse_deal_number
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.play.statistics.match_list import MatchesBeside
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button, LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.label_button import LabelButton
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.match_wording import result_word
from scopa_desktop.ui.wording.number_format import counted, grouped, number
from scopa_desktop.ui.wording.statistics_wording import others_sentence, watched_sentence

_FIELD_WIDTH: Final = 200
_LAST_DAYS: Final = 30
_FEWEST_DIGITS: Final = 4
"""A number of so many digits among letters is taken for a deal number."""
_RESULTS: Final = (WON, LOST, TIED, None)


class WhoseMatches(Enum):
    """Whose matches are selected."""

    WATCHED = "watched"
    OTHERS = "others"


class Period(Enum):
    """Which days are selected."""

    ALL = "all"
    MONTH = "month"
    YEAR = "year"
    LAST_DAYS = "last days"
    OWN = "own"


def searched(selection: MatchFilter, text: str) -> MatchFilter:
    """A filter that also searches what was typed: a deal number, or a part of a name."""
    text = text.strip()
    number = parse_deal_number(text)
    letters = sum(character.isalpha() for character in text)
    digits = sum(character.isdecimal() for character in text)
    if number is not None and (not letters or digits >= _FEWEST_DIGITS):
        return replace(selection, deal_number=number, text="")
    return replace(selection, deal_number=None, text=text)


class ActiveFilter(LabelButton):
    """A choice that is active; a click ends it."""

    def __init__(self) -> None:
        super().__init__("", "frame")
        self._label = PlainLabel()
        hbox(self._label, PlainLabel("×"), within=self, spacing=6, margins=(12, 7, 10, 7))
        self.let_clicks_through()
        self.hide()

    def show_choice(self, text: str, name: str) -> None:
        """Show a choice, with the name for screen readers and the tool tip; hide if it is empty."""
        self._label.setText(text)
        self.setAccessibleName(name)
        set_tool_tip(self, name)
        self.setVisible(bool(text))


class MatchFilterBar(QWidget):
    """Fields for a `MatchFilter`: a search field, and choices that a button opens."""

    changed = Signal(object)
    """Another filter was chosen, a `MatchFilter`."""
    down_pressed = Signal()
    """The Down key was pressed in the search field: the keyboard moves on to the matches."""

    def __init__(self, decks: Mapping[str, Deck], everything: MatchFilter) -> None:
        """`everything` is the filter while nothing is chosen; the other fields of it are kept."""
        super().__init__()
        self._decks = decks
        self._everything = everything
        self._reported = everything
        self.search_field = QLineEdit()
        self.toggle = Button(self.tr("&Filter"))
        self._owners = ChoiceBox()
        self._games = ChoiceBox()
        self._opponents = ChoiceBox()
        self._results = ChoiceBox()
        self._periods = ChoiceBox()
        self._deck_box = ChoiceBox()
        self._since, self._until = QDateEdit(), QDateEdit()
        self._own_dates = QWidget()
        self._fields = FlowRow(8, 6, *self._choices(), self._own_dates)
        """The choices, shown while the button is checked."""
        self._active = {box: ActiveFilter() for box in self._choices()}
        """What is chosen in each box."""
        self._count = secondary_label()
        self._clear = LinkButton(self.tr("Clear the filter"))
        self.beside_links = {owner: LinkButton("") for owner in WhoseMatches}
        """How many matches are not selected because of whose they are; they select these."""
        self._lay_out()
        self._fill_choices()
        self.set_beside(MatchesBeside())
        self._show_active()
        self._connect()

    @property
    def selection(self) -> MatchFilter:
        """The filter that is chosen, with the days that its period means today."""
        since, until = self._days()
        selection = replace(
            self._everything,
            watched=self._owners.currentData() == WhoseMatches.WATCHED.value,
            others=self._owners.currentData() == WhoseMatches.OTHERS.value,
            variants=_set_of(self._games),
            opponents=_opponent_ids(self._opponents),
            results=_results(self._results),
            decks=_set_of(self._deck_box),
            since=since,
            until=until,
        )
        return searched(selection, self.search_field.text())

    @property
    def is_filtering(self) -> bool:
        """Whether not all matches are selected."""
        return self.selection != self._everything

    def clear(self) -> None:
        """Select all matches again."""
        for field in (self.search_field, *self._choices()):
            field.blockSignals(True)
        self.search_field.clear()
        for box in self._choices():
            box.setCurrentIndex(0)
        for field in (self.search_field, *self._choices()):
            field.blockSignals(False)
        self._on_changed()

    def add_field(self, field: QWidget, *, is_shown: bool) -> None:
        """Add a field after the choices, which is hidden together with them."""
        self._fields.flow.addWidget(field)
        self.show_field(field, is_shown)

    def show_field(self, field: QWidget, is_shown: bool) -> None:
        """Show or hide a field that was added, where the choices are shown."""
        field.setVisible(is_shown)

    def set_counts(self, selected: int, total: int) -> None:
        """Show how many matches the filter selects of how many of the same people."""
        if self.is_filtering and selected != total:
            pattern = grouped(self.tr("{selected} of %n matches", "", total), total)
            self._count.setText(pattern.format(selected=number(selected)))
        else:
            self._count.setText(counted("matches", total))

    def set_beside(self, beside: MatchesBeside) -> None:
        """Say how many matches are not counted because of whose they are."""
        texts = {
            WhoseMatches.WATCHED: (beside.watched, watched_sentence),
            WhoseMatches.OTHERS: (beside.others, others_sentence),
        }
        for owner, (matches, sentence) in texts.items():
            link = self.beside_links[owner]
            link.setText(sentence(matches))
            link.setVisible(matches > 0)

    def focus_search(self) -> None:
        """Give the search field the focus, and select its text."""
        self.search_field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search_field.selectAll()

    def search_for(self, text: str) -> None:
        """Go on typing in the search field."""
        self.search_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.search_field.insert(text)

    def _fill_choices(self) -> None:
        self.search_field.setPlaceholderText(self.tr("Name or deal number"))
        self.search_field.setAccessibleName(self.tr("Search the matches"))
        self._since.setAccessibleName(self.tr("First day"))
        self._until.setAccessibleName(self.tr("Last day"))
        self._owners.set_choices(
            self.tr("Whose matches"),
            self.tr("My matches"),
            {
                self.tr("Watched"): WhoseMatches.WATCHED.value,
                self.tr("Of other people"): WhoseMatches.OTHERS.value,
            },
        )
        games = sorted(CATALOGUE.values(), key=lambda game: game_title(game).casefold())
        self._games.set_choices(
            self.tr("Game"), self.tr("All games"), {game_title(game): game.id for game in games}
        )
        self._opponents.set_choices(
            self.tr("Opponent"),
            self.tr("All opponents"),
            {level(each).name: each for each in (*LEVELS, MATCHED)},
        )
        self._results.set_choices(
            self.tr("Result"),
            self.tr("All results"),
            {result_word(result): str(result) for result in _RESULTS},
        )
        self._deck_box.set_choices(
            self.tr("Deck"),
            self.tr("All decks"),
            {deck.translated_name(): deck.id for deck in self._decks.values()},
        )
        self._periods.set_choices(
            self.tr("Period"),
            self.tr("All time"),
            {
                self.tr("This month"): Period.MONTH.value,
                self.tr("This year"): Period.YEAR.value,
                self.tr("Last 30 days"): Period.LAST_DAYS.value,
                self.tr("Own dates…"): Period.OWN.value,
            },
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move on to the matches with the Down key."""
        if event.key() == Qt.Key.Key_Down and self.search_field.hasFocus():
            self.down_pressed.emit()
        else:
            super().keyPressEvent(event)

    def _choices(self) -> tuple[ChoiceBox, ...]:
        return (
            self._owners,
            self._games,
            self._opponents,
            self._results,
            self._periods,
            self._deck_box,
        )

    def _lay_out(self) -> None:
        self.search_field.setClearButtonEnabled(True)
        self.search_field.setFixedWidth(round(_FIELD_WIDTH * text_scale()))
        self.toggle.setCheckable(True)
        today = QDate.currentDate()
        self._since.setDate(QDate(today.year(), 1, 1))
        self._until.setDate(today)
        for edit in (self._since, self._until):
            edit.lineEdit().setTextMargins(8, 0, 0, 0)
        self._count.setWordWrap(False)
        from_label, to_label = caption(self.tr("From")), caption(self.tr("to"))
        hbox(from_label, self._since, to_label, self._until, within=self._own_dates, spacing=6)
        self._own_dates.hide()
        self._fields.hide()
        active, links = self._active.values(), self.beside_links.values()
        parts = (self.search_field, self.toggle, *active, self._clear, self._count, *links)
        vbox(FlowRow(8, 6, *parts), self._fields, within=self, spacing=6)

    def _connect(self) -> None:
        self.search_field.textChanged.connect(self._on_changed)
        self.toggle.toggled.connect(self._fields.setVisible)
        for box, active in self._active.items():
            box.currentIndexChanged.connect(self._on_changed)
            active.clicked.connect(partial(self._end_choice, box))
        for edit in (self._since, self._until):
            edit.dateChanged.connect(self._on_changed)
        self._clear.clicked.connect(self.clear)
        for owner, link in self.beside_links.items():
            link.clicked.connect(partial(self._select_owner, owner))

    def _select_owner(self, owner: WhoseMatches) -> None:
        self._owners.setCurrentIndex(self._owners.findData(owner.value))
        self._active[self._owners].setFocus()

    def _end_choice(self, box: ChoiceBox) -> None:
        self.toggle.setFocus()
        box.setCurrentIndex(0)

    def _show_active(self) -> None:
        """Show what is chosen, and the dates where they are to be chosen."""
        self._own_dates.setVisible(self._period is Period.OWN)
        for box, active in self._active.items():
            text = box.currentText() if box.currentIndex() else ""
            if box is self._periods and self._period is Period.OWN:
                text = f"{self._since.text()} – {self._until.text()}"
            active.show_choice(text, self.tr("End the filter: {filter}").format(filter=text))
        self._clear.setVisible(sum(not active.isHidden() for active in self._active.values()) > 1)

    @property
    def _period(self) -> Period:
        return Period(self._periods.currentData() or Period.ALL.value)

    def _days(self) -> tuple[date | None, date | None]:
        """The first and the last day of the period; None for no limit."""
        today = date.today()
        match self._period:
            case Period.ALL:
                return None, None
            case Period.MONTH:
                return today.replace(day=1), None
            case Period.YEAR:
                return today.replace(month=1, day=1), None
            case Period.LAST_DAYS:
                return today - timedelta(days=_LAST_DAYS - 1), None
            case Period.OWN:
                return _date(self._since.date()), _date(self._until.date())

    def _on_changed(self) -> None:
        self._show_active()
        selection = self.selection
        if selection != self._reported:
            self._reported = selection
            self.changed.emit(selection)


def _set_of(box: QComboBox) -> frozenset[str]:
    chosen = box.currentData()
    return frozenset() if chosen is None else frozenset({chosen})


def _results(box: QComboBox) -> frozenset[int | None]:
    chosen = box.currentData()
    return frozenset(result for result in _RESULTS if str(result) == chosen)


def _opponent_ids(box: QComboBox) -> frozenset[str]:
    chosen = box.currentData()
    return frozenset() if chosen is None else ids_in_records(chosen)


def _date(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())
