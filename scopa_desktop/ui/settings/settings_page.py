"""The base class of the settings pages: fields bound to the settings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGridLayout, QRadioButton, QWidget

from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.rules.cards import FORTY, Pack
from scopa_desktop.rules.variant import Family
from scopa_desktop.ui.pictures.backs import locked_backs
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.theme.fonts import is_text_huge
from scopa_desktop.ui.widgets.boxes import vbox
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.inputs import CheckBox, ChoiceBox
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip, without_mnemonic
from scopa_desktop.ui.widgets.screen_space import scroll_page_margins
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice

SPACING = 10
_SECTION = 18
_CHECK_INDENT = 31


class Choice(NamedTuple):
    """A value of a setting, and its label."""

    value: str
    label: str


class _Binding(QObject):
    """Shows settings on a page for as long as it exists."""

    def __init__(self, show: Callable[[Settings], None], page: QWidget) -> None:
        super().__init__(page)
        self._show = show

    def show(self, settings: Settings) -> None:
        self._show(settings)


class SettingsPage(QWidget):
    """A page of fields bound to the settings: changes apply at once, in both directions.

    A field's label may contain a mnemonic, which moves the focus to the field.
    """

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self.column = vbox(within=self, spacing=SPACING, margins=scroll_page_margins(2, 2))
        self._rows: QGridLayout | None = None

    def change(self, **fields: Any) -> None:
        self.store.change(replace(self.store.current, **fields))

    def bind(self, show: Callable[[Settings], None], *names: str) -> None:
        """Call `show` with the settings now and whenever a field of these changes."""
        self.store.changes(*names).connect(_Binding(show, self).show)
        show(self.store.current)

    def add_section(self, text: str, tip: str) -> PlainLabel:
        """Add a caption above a large field."""
        if self.column.count():
            self.column.addSpacing(_SECTION - SPACING)
        label = caption(text)
        set_tool_tip(label, tip)
        self.column.addWidget(label)
        return label

    def add_segments(
        self, field: str, text: str, choices: Sequence[Choice], tip: str
    ) -> SegmentedChoice:
        """Add a row with a few exclusive choices for the setting `field`."""
        label = PlainLabel(text)
        values = [choice.value for choice in choices]
        labels = [choice.label for choice in choices]
        segments = SegmentedChoice(labels, name=without_mnemonic(text))
        segments.chosen.connect(lambda index: self.change(**{field: values[index]}))

        def show(settings: Settings) -> None:
            segments.set_index(values.index(getattr(settings, field)))
            label.setBuddy(next(b for b in segments.findChildren(QRadioButton) if b.isChecked()))

        self.add_row(label, segments, tip)
        self.bind(show, field)
        return segments

    def add_combo(self, field: str, text: str, choices: Sequence[Choice], tip: str) -> ChoiceBox:
        """Add a row with a list of more choices for the setting `field`."""
        label, box = PlainLabel(text), ChoiceBox()
        values = [choice.value for choice in choices]
        box.addItems([choice.label for choice in choices])
        box.setAccessibleName(without_mnemonic(text))
        label.setBuddy(box)
        box.activated.connect(lambda index: self.change(**{field: values[index]}))
        self.add_row(label, box, tip)
        self.bind(
            lambda settings: box.setCurrentIndex(values.index(getattr(settings, field))), field
        )
        return box

    def add_check(self, field: str, text: str, tip: str) -> CheckBox:
        """Add a check box for the boolean setting `field`, with `tip` as its note."""
        check = CheckBox(text)
        set_tool_tip(check, tip)
        check.setAccessibleDescription(tip)
        check.clicked.connect(lambda on: self.change(**{field: on}))
        self.bind(lambda settings: check.setChecked(getattr(settings, field)), field)
        self.add_check_with_note(check, tip)
        return check

    def add_row(self, label: PlainLabel, field: QWidget, tip: str) -> None:
        """Add a field beside its label, or below it where texts are very large.

        The fields of consecutive rows are aligned.
        """
        if self._rows is None:
            self._rows = QGridLayout()
            self._rows.setSpacing(SPACING)
            self._rows.setHorizontalSpacing(_SECTION)
            self._rows.setColumnStretch(1, 1)
            self.column.addLayout(self._rows)
        row = self._rows.rowCount()
        label.setWordWrap(True)
        for part in (label, field):
            set_tool_tip(part, tip)
        field.setAccessibleDescription(tip)
        if is_text_huge():
            self._rows.addWidget(label, row, 0, 1, 2)
            self._rows.addWidget(field, row + 1, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
            return
        self._rows.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)

    def add_note(self, text: str) -> PlainLabel:
        """Add a sentence in secondary text that explains the field above it."""
        note = secondary_label(text)
        self.column.addWidget(note)
        self._rows = None
        return note

    def add_check_with_note(self, check: CheckBox, text: str) -> None:
        """Add a check box with a sentence in secondary text below it."""
        note = secondary_label(text)
        note.setIndent(_CHECK_INDENT)
        self.column.addLayout(vbox((check, Qt.AlignmentFlag.AlignLeft), note, spacing=0))
        self._rows = None

    def close_column(self) -> None:
        """Leave the remaining height empty; call it after the last field was added."""
        self.column.addStretch(1)


class PlayerCards(NamedTuple):
    """The decks and backs from which a player chooses."""

    art: CardArt
    wins: Mapping[Family, int]
    """Wins of the player in each family of games, which unlock backs."""
    game_deck: str
    """The deck of the game on the table."""
    pack: Pack = FORTY
    """The cards of the game on the table."""

    def deck(self, settings: Settings) -> Deck:
        """The chosen deck; that of the game on the table where it follows the game."""
        return self.art.deck_for(settings.deck, self.game_deck, self.pack)

    def deck_and_back(self, settings: Settings) -> tuple[Deck, str]:
        """The chosen deck, and the id of the back that the player has with it."""
        deck = self.deck(settings)
        return deck, self.art.back_for(settings.back, deck.id, locked_backs(self.wins))
