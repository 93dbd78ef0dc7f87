"""Looking at a card set from elsewhere, and adding it to the player's own decks."""

from pathlib import Path
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QProgressBar, QWidget

from scopa_desktop.ai.fault_hook import report_fault
from scopa_desktop.play.decks.card_files import CODES
from scopa_desktop.play.decks.card_set import DeckReading
from scopa_desktop.play.decks.deck_transfer import NewDeck
from scopa_desktop.play.decks.own_decks import (
    LONGEST_NAME,
    DeckDescription,
    OwnDeck,
    PrintedValues,
    SuitSystem,
)
from scopa_desktop.play.decks.picture_client import StoppedError
from scopa_desktop.play.storage.files import StorageError, errors_about
from scopa_desktop.rules.cards import RANKS, SUIT_LETTERS
from scopa_desktop.ui.pictures.decks import CardArt, Deck, own_deck
from scopa_desktop.ui.theme.colours import Cloth
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, fill, vbox
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.card_label import CardGroup
from scopa_desktop.ui.widgets.card_painting import DeckBack
from scopa_desktop.ui.widgets.headings import paragraph
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.ornaments import ClothFrame
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice
from scopa_desktop.ui.wording.list_format import and_list

_SIZE: Final = QSize(820, 700)
_REFUSAL_HEIGHT: Final = 260
"""The height where there is only a sentence, in logical pixels at the normal text size."""
_EDGE, _GAP = 10, 4
_CARD, _LEAST_CARD = 71, 30
"""Heights of a card, where there is room and where there is none."""
_PREVIEW_SHARE: Final = 0.42
"""Share of the dialog's height that the cards take at most."""
_MOST_NAMED: Final = 6
"""The number of missing cards up to which they are named."""


class _Reader(QObject):
    """Reads a card set in a thread of its own, because a large one takes seconds."""

    progressed = Signal(int, int)
    """How many pictures have been drawn, of how many."""
    done = Signal(object)
    """The `NewDeck`, or the sentence that says why there is none; nothing if it is cancelled."""

    def __init__(self, source: Path, folder: Path) -> None:
        super().__init__()
        self._source, self._folder = source, folder
        self.is_cancelled = False

    def start(self) -> None:
        Thread(target=self._read, name="card set", daemon=True).start()

    def _read(self) -> None:
        reading = DeckReading(lambda: self.is_cancelled, self.progressed.emit)
        try:
            with errors_about(self._source):
                deck = NewDeck(self._source, self._folder, reading)
        except StoppedError:
            return
        except StorageError as error:
            self.done.emit(error.sentence)
            return
        except Exception as error:
            report_fault(error)
            self.done.emit(self.tr("The cards cannot be read, because the program has a fault."))
            return
        if self.is_cancelled:
            deck.discard()
        else:
            self.done.emit(deck)


class _Preview(ClothFrame):
    """The cards of a deck on cloth: a row for each suit, the back at the end of the first."""

    def __init__(self, art: CardArt, cloth: Cloth) -> None:
        super().__init__(cloth, 7)
        self._rows = [CardGroup(art) for _ in SUIT_LETTERS]
        margins = (_EDGE, _EDGE, _EDGE, _EDGE)
        vbox(*self._rows, within=self, spacing=_GAP, margins=margins)
        self.set_room(len(self._rows) * (_CARD + _GAP))

    def set_room(self, height: int) -> None:
        """Set about how much of the dialog's height it may take; all rows are equally high."""
        for row in self._rows:
            row.setFixedHeight(max(_LEAST_CARD, min(_CARD, height // len(self._rows) - _GAP)))

    def set_deck(self, deck: Deck, missing: frozenset[str], back: str) -> None:
        """Show a deck without the missing cards; `back` is the id of a deck, empty for none."""
        self.setAccessibleName(deck.name)
        for suit, row in enumerate(self._rows):
            codes = CODES[suit * RANKS : (suit + 1) * RANKS]
            end = DeckBack(back, deck.id) if back and not suit else None
            row.show_cards([*(None if each in missing else (deck.id, each) for each in codes), end])


class OwnDeckDialog(PaperDialog):
    """Shows the cards of a set, asks what they are called, and adds them as a deck."""

    def __init__(
        self, source: Path, folder: Path, art: CardArt, cloth: Cloth, parent: QWidget | None = None
    ) -> None:
        """`source` is a folder or ZIP file; `folder` is where the own decks are."""
        super().__init__("", _SIZE, parent)
        self.deck: OwnDeck | None = None
        """The deck that was added, once the dialog is accepted."""
        self._new: NewDeck | None = None
        self._decks = {deck.id: deck for deck in art.decks.values() if deck.own is None}
        self._art = CardArt(self._decks, parent=self)
        self._preview = _Preview(self._art, cloth)
        self._said = paragraph()
        self._progress = QProgressBar(textVisible=False)
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_NAME)
        self._systems = SegmentedChoice(
            [self.tr("Italian"), self.tr("Spanish"), self.tr("French")], name=self.tr("Suits")
        )
        self._printed, self._back = ChoiceBox(), ChoiceBox()
        self._fields = QWidget()
        self._lay_out_fields()
        self._cancel = self.add_button(self.tr("Cancel"))
        self._add = self.add_button(self.tr("Add the deck"), ButtonKind.GOLD)
        self._cancel.clicked.connect(self.reject)
        self._add.clicked.connect(self.accept)
        self._add.setEnabled(False)
        self.set_title(self.tr("Your own deck"))
        self._said.setText(self.tr("One moment…"))
        self._name.textChanged.connect(self._refresh)
        self._systems.chosen.connect(self._refresh)
        self._printed.activated.connect(self._refresh)
        self._back.activated.connect(self._refresh)
        self._reader = _Reader(source, folder)
        self._reader.progressed.connect(self._show_progress)
        self._reader.done.connect(self._on_read)
        self._reader.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the fields most of the height."""
        self._preview.set_room(round(self.height() * _PREVIEW_SHARE))
        super().resizeEvent(event)

    def accept(self) -> None:
        """Add the deck; if that fails, say why and stay open."""
        if self._new is None or not self._add.isEnabled():
            return
        back = self._decks.get(self._back.currentData())
        try:
            self.deck = self._new.keep(self._description(), back.folder if back else None)
        except StorageError as error:
            self._say(error.sentence)
            return
        self._new = None
        super().accept()

    def done(self, result: int) -> None:
        """Close, and forget what was read and not added."""
        self._reader.is_cancelled = True
        if self._new is not None:
            self._new.discard()
            self._new = None
        super().done(result)

    def _lay_out_fields(self) -> None:
        grid = QGridLayout(self._fields)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(10)
        grid.setColumnStretch(1, 1)
        for value, text in (
            (PrintedValues.NOTHING, self.tr("Nothing")),
            (PrintedValues.LETTERS, "A 2–7 J Q K"),
            (PrintedValues.TO_TEN, "1–7 8 9 10"),
            (PrintedValues.TO_TWELVE, "1–7 10 11 12"),
            (PrintedValues.TO_THIRTEEN, "1–7 11 12 13"),
        ):
            self._printed.addItem(text, value)
        fields = (
            (self.tr("Name"), self._name, self.tr("The name in the choice of decks.")),
            (self.tr("Suits"), self._systems, self.tr("What suits and court cards are called.")),
            (
                self.tr("Printed in the corners"),
                self._printed,
                self.tr("The game shows the value of a card where the card does not."),
            ),
            (self.tr("Back"), self._back, self.tr("The back of another deck fits too.")),
        )
        for row, (text, field, tip) in enumerate(fields):
            label = PlainLabel(text)
            label.setBuddy(field)
            field.setAccessibleName(text)
            field.setAccessibleDescription(tip)
            for part in (label, field):
                set_tool_tip(part, tip)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)
        self._name.setMinimumWidth(260)
        self._fields.setEnabled(False)
        self._progress.setAccessibleName(self.tr("Pictures"))
        fill(self.body, self._preview, self._said, self._progress, self._fields, STRETCH)

    def _show_progress(self, done: int, total: int) -> None:
        self._progress.setMaximum(total)
        self._progress.setValue(done)
        said = self.tr("Drawing the cards: {done} of {total}")
        self._said.setText(said.format(done=done, total=total))

    def _on_read(self, read: object) -> None:
        """Show what has been read, or the sentence that says why nothing was."""
        if self._reader.is_cancelled:
            if isinstance(read, NewDeck):
                read.discard()
            return
        self._progress.hide()
        if not isinstance(read, NewDeck):
            for part in (self._preview, self._fields, self._add):
                part.hide()
            self._cancel.setText(self.tr("Close"))
            self.set_title(self.tr("No deck was added"))
            self.resize(self.width(), min(self.height(), round(_REFUSAL_HEIGHT * text_scale())))
            self._say(str(read))
            return
        self._new = read
        self._name.setText(read.description.name)
        self._systems.set_index([*SuitSystem].index(read.description.system))
        self._printed.setCurrentIndex(self._printed.findData(read.description.printed))
        if read.has_back:
            self._back.addItem(self.tr("Its own"), "")
        for deck in self._decks.values():
            self._back.addItem(deck.translated_name(), deck.id)
        self._fields.setEnabled(True)
        self._refresh()
        self._name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _description(self) -> DeckDescription:
        assert self._new is not None
        return DeckDescription(
            self._name.text().strip(),
            self._new.description.aspect,
            [*SuitSystem][self._systems.index()],
            self._printed.currentData(),
        )

    def _refresh(self) -> None:
        if self._new is None:
            return
        deck = own_deck(OwnDeck(self._new.folder, self._description()))
        self._art.decks[deck.id] = deck
        self._preview.set_deck(
            deck, frozenset(self._new.missing), self._back.currentData() or deck.id
        )
        self._say(self._about_cards(deck, self._new.missing))
        self._add.setEnabled(not self._new.missing and bool(deck.name))

    def _about_cards(self, deck: Deck, missing: list[str]) -> str:
        if not missing:
            return self.tr("All forty cards are there.")
        if len(missing) > _MOST_NAMED:
            sentence = self.tr(
                "The set has only {number} of the forty cards. A picture of each needs a name such "
                "as 7D.svg for the seven of coins or KS.png for the king of swords; the Guide says "
                "more."
            )
            return sentence.format(number=len(CODES) - len(missing))
        pattern = self.tr("{card} ({file})")
        cards = and_list([pattern.format(card=deck.card_name(code), file=code) for code in missing])
        return self.tr("The set cannot be added, because it lacks: {cards}.").format(cards=cards)

    def _say(self, sentence: str) -> None:
        if sentence != self._said.text():
            self._said.setText(sentence)
            announce(self, sentence)
