"""The memory aid: which cards are gone and which are still out."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from scopa_desktop.ai.seat_view import CardPlace
from scopa_desktop.rules.cards import CARD_COUNT, SUIT_LETTERS, SUIT_MASKS, Card, in_order, rank_of
from scopa_desktop.ui.aids.aid_panel import AidPanel, aid_label
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.fonts import text_scale, text_size_notifier
from scopa_desktop.ui.theme.painting import CENTRE
from scopa_desktop.ui.theme.style_sheets import set_style_property
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import BodyLabel
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.coach_wording import card_place_text, memory_text, place_count_text
from scopa_desktop.ui.wording.list_format import with_colon
from scopa_desktop.ui.wording.text_direction import without_marks

_EMBLEM, _PLATE = 16, 20
_CELL: Final = QSize(17, 21)
"""The least size of a cell."""
_WIDEST_CELL: Final = 25
_LEGEND: Final = (CardPlace.OUT, CardPlace.GONE, CardPlace.TABLE, CardPlace.OWN)


class MemoryPanel(AidPanel):
    """The pack: a row for each suit, a column for each rank; those of no other pack are hidden."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._deck = ""
        self._words: CardWording | None = None
        self.places: Sequence[CardPlace] = ()
        """Where the panel shows the cards, by card."""
        self.cells = [_cell() for _ in range(CARD_COUNT)]
        """The labels of the cards."""
        self._emblems = [PlainLabel() for _ in SUIT_LETTERS]
        self._heading = aid_label(13, bold=True, tone="gold")
        self._legend = {place: aid_label(11.5, tone="secondary", wraps=True) for place in _LEGEND}
        self._samples = [_cell() for _ in _LEGEND]
        suits = [
            _row(emblem, [self.cells[card] for card in in_order(SUIT_MASKS[suit])])
            for suit, emblem in enumerate(self._emblems)
        ]
        # Pairs, so that lines have one, two or four suits.
        pairs = [_flow(*suits[:2]), _flow(*suits[2:])]
        pack = _flow(*pairs)
        self.set_parts([self._heading, pack, self._legend_grid()], [pack])
        text_size_notifier().changed.connect(self._fit_text_size)
        self._fit_text_size()
        self._retranslate()

    def set_style(self, deck: str, words: CardWording) -> None:
        """Set the deck of the emblems and the names of the cards."""
        if (deck, words) != (self._deck, self._words):
            self._deck, self._words = deck, words
            self._show_emblems()
            self._update_text()

    def set_places(self, places: Sequence[CardPlace]) -> None:
        """Show where the cards are, by card; nothing before the first deal."""
        if self.places != places:
            self.places = places
            self._update_text()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Cards out and gone"))
        self._heading.setText(self.accessibleName())
        self._update_text()

    def _legend_grid(self) -> QWidget:
        legend = QWidget()
        grid = QGridLayout(legend)
        grid.setContentsMargins(0, 2, 0, 0)
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(3)
        for index, (place, sample) in enumerate(zip(_LEGEND, self._samples, strict=True)):
            sample.setProperty("place", place.name.lower())
            sample.setText("7")
            row, column = divmod(index, 2)
            grid.addWidget(sample, row, 2 * column)
            grid.addWidget(self._legend[place], row, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        return legend

    def _fit_text_size(self) -> None:
        for cell in self.cells:
            cell.setMinimumSize(_CELL * text_scale())
            cell.setMaximumWidth(round(_WIDEST_CELL * text_scale()))
        for sample in self._samples:
            sample.setFixedSize(QSize(14, 17) * text_scale())
        for emblem in self._emblems:
            emblem.setFixedSize(QSize(_PLATE, _PLATE) * text_scale())
        self._show_emblems()

    def _show_emblems(self) -> None:
        for suit, emblem in enumerate(self._emblems):
            side, dpr = _EMBLEM * text_scale(), self.devicePixelRatioF()
            if self._deck:
                emblem.setPixmap(self._art.emblem(self._deck, SUIT_LETTERS[suit], side, dpr))

    def _update_text(self) -> None:
        text = ""
        if self._words is not None and self.places:
            text = memory_text(self.places, self._words)
            labels = self._words.rank_labels()
            for card, cell in enumerate(self.cells):
                self._show_card(card, cell, labels[rank_of(card)], self._words)
        pack = self._words.pack if self._words is not None else 0
        for card, cell in enumerate(self.cells):
            cell.setVisible(bool(text) and bool(pack >> card & 1))
        for emblem in self._emblems:
            emblem.setVisible(bool(text))
        counts = Counter(place for card, place in enumerate(self.places) if pack >> card & 1)
        for place, label in self._legend.items():
            label.setText(place_count_text(place, counts[place]))
        self.setAccessibleDescription(without_marks(text))

    def _show_card(self, card: Card, cell: BodyLabel, label: str, words: CardWording) -> None:
        place = self.places[card]
        cell.setText(label)
        cell.set_bold(place is not CardPlace.GONE)
        described = with_colon(words.card(card), card_place_text(place))
        cell.setAccessibleName(without_marks(described))
        set_tool_tip(cell, described)
        set_style_property(cell, "place", place.name.lower())


def _cell() -> BodyLabel:
    cell = aid_label(11, bold=True)
    cell.setAlignment(CENTRE)
    return cell


def _row(emblem: PlainLabel, cells: Sequence[QWidget]) -> QWidget:
    """The cards of a suit."""
    row = QWidget()
    emblem.setProperty("place", "emblem")
    emblem.setAlignment(CENTRE)
    hbox(emblem, *((cell, 1) for cell in cells), within=row, spacing=1)
    row.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return row


def _flow(*parts: QWidget) -> FlowRow:
    return FlowRow(4, 4, *parts, stretched=True)
