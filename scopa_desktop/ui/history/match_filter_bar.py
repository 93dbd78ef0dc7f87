"""The filter of the matches: a search field, choices, and how many matches they select."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from enum import Enum
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QDateEdit, QLineEdit, QWidget

from scopa_desktop.ai.levels import LEVELS, MATCHED, ids_in_records, level
from scopa_desktop.play.history.match_filter import MatchFilter
from scopa_desktop.play.history.match_list import MatchesBeside
from scopa_desktop.play.history.match_rows import LOST, TIED, WON
from scopa_desktop.play.new_match import parse_deal_number
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.buttons import Button, LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.match_wording import result_word
from scopa_desktop.ui.wording.number_format import counted, grouped, number
from scopa_desktop.ui.wording.statistics_wording import others_sentence, watched_sentence

_NARROW: Final = 640
"""Below this width at the normal text size the choices are hidden behind a button."""
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


class MatchFilterBar(QWidget):
    """Fields for a `MatchFilter`; they wrap into lines, and hide in a narrow window."""

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
        self._is_open = False
        """Whether the choices are shown in a narrow window."""
        self._further: dict[QWidget, bool] = {}
        """The fields that were added, and whether they are shown with the choices."""
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
        self._count = secondary_label()
        self._clear = LinkButton(self.tr("Clear the filter"))
        self.beside_links = {owner: LinkButton("") for owner in WhoseMatches}
        """How many matches are not selected because of whose they are; they select these."""
        self._lay_out()
        self._fill_choices()
        self.set_beside(MatchesBeside())
        self._clear.hide()
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
        last = (self._count, self._clear, *self.beside_links.values())
        for widget in last:
            self._flow.removeWidget(widget)
        for widget in (field, *last):
            self._flow.addWidget(widget)
        self._further[field] = is_shown
        self._arrange()

    def show_field(self, field: QWidget, is_shown: bool) -> None:
        """Show or hide a field that was added, where the choices are shown."""
        self._further[field] = is_shown
        self._arrange()

    def set_counts(self, selected: int, total: int) -> None:
        """Show how many matches the filter selects of how many of the same people."""
        self._clear.setVisible(self.is_filtering)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the choices where they would take too much of the height."""
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move on to the matches with the Down key."""
        if event.key() == Qt.Key.Key_Down and self.search_field.hasFocus():
            self.down_pressed.emit()
        else:
            super().keyPressEvent(event)

    # --- inside --------------------------------------------------------------------------------

    def _choices(self) -> tuple[QComboBox, ...]:
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
        self._flow = FlowLayout(8, 6, self)
        choices = (*self._choices(), self._own_dates)
        links = self.beside_links.values()
        for widget in (self.search_field, self.toggle, *choices, self._count, self._clear, *links):
            self._flow.addWidget(widget)
        self._arrange()

    def _connect(self) -> None:
        self.search_field.textChanged.connect(self._on_changed)
        self.toggle.toggled.connect(self._set_open)
        for box in self._choices():
            box.currentIndexChanged.connect(self._on_changed)
        for edit in (self._since, self._until):
            edit.dateChanged.connect(self._on_changed)
        self._clear.clicked.connect(self.clear)
        for owner, link in self.beside_links.items():
            link.clicked.connect(partial(self._select_owner, owner))

    def _select_owner(self, owner: WhoseMatches) -> None:
        self._owners.setCurrentIndex(self._owners.findData(owner.value))
        self._owners.setFocus()

    def _set_open(self, is_open: bool) -> None:
        self._is_open = is_open
        self._arrange()

    def _arrange(self) -> None:
        is_narrow = self.width() < _NARROW * text_scale()
        self.toggle.setVisible(is_narrow)
        shows_choices = not is_narrow or self._is_open
        for box in self._choices():
            box.setVisible(shows_choices)
        for field, is_shown in self._further.items():
            field.setVisible(shows_choices and is_shown)
        self._own_dates.setVisible(shows_choices and self._period is Period.OWN)

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
        self._arrange()
        selection = self.selection
        if selection != self._reported:
            self._reported = selection
            self._clear.setVisible(self.is_filtering)
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
