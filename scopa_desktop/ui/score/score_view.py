"""The table of the score sheet: a row for each category, a column for each side."""

from itertools import chain
from typing import Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QStyledItemDelegate,
    QTableView,
    QWidget,
)

from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.score.score_marks import PointsLabel
from scopa_desktop.ui.score.score_model import ScoreModel
from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import body_font, text_scale, text_size_notifier
from scopa_desktop.ui.widgets.card_label import CardRow
from scopa_desktop.ui.widgets.headings import Heading, Tone

LABEL_SIZE: Final = 14
"""The size of the names of categories and sides."""
_MOST_IN_ROW: Final = 16
_FIGURE: Final = 17
_FIGURE_WIDTH: Final = 42
"""At the normal text size, in logical pixels."""
_SUN, _LEAST_SUN = 0.8, 20
"""The diameter of the sun below points: in heights of a card, and in pixels of normal text."""
_MARGIN: Final = 6
_STYLE: Final = """
QTableView, QHeaderView {{ background: transparent; border: 0; padding: 0;
    selection-background-color: transparent; }}
QTableView::item {{ background: transparent; border: 0; }}
QHeaderView::section {{ background: transparent; color: {text}; border: 0; padding: 0 14px; }}
QTableView QFrame[band] {{ border: 2px solid transparent; border-radius: 7px; }}
QTableView QFrame[band="even"] {{ background: {list_background}; }}
QTableView QFrame[band="chosen"] {{ background: {tile}; border-color: {frame}; }}
QTableView QFrame[band="focused"] {{ background: {tile}; border-color: {focus}; }}
QTableView QFrame[divider="true"] {{ background: {groove}; }}
"""


class ScoreView(QTableView):
    """The table of categories and sides, as high as its rows: the dialog scrolls, not the table.

    The cells are widgets; the view is what gives keys, selection and a table for screen readers.
    """

    row_chosen = Signal(int)
    """Another row was chosen; its number."""

    def __init__(self, model: ScoreModel, art: CardArt, deck: Deck) -> None:
        super().__init__()
        self._model = model
        self.setModel(model)
        self.setItemDelegate(_NoText(self))
        rows, sides = range(model.rowCount()), range(model.columnCount())
        self._bands = [QFrame(self) for _ in rows]
        for band in self._bands:
            # Behind the cells and the names of the categories, which are transparent.
            band.lower()
        self._cells = [[_Cell(model, row, side, art, deck) for side in sides] for row in rows]
        for row in rows:
            for side in sides:
                self.setIndexWidget(model.index(row, side), self._cells[row][side])
        self._configure()
        self.selectionModel().currentRowChanged.connect(self._show_choice)
        palette_notifier().changed.connect(self._apply_style)
        text_size_notifier().changed.connect(self._apply_style)
        self._apply_style()

    def set_sizes(self, card_height: int, label_width: int, *, is_narrow: bool) -> None:
        """Set the height of the cards, and the width of the names of the categories.

        In narrow columns, cards are below their figure.
        """
        self.verticalHeader().setFixedWidth(label_width)
        for cell in chain.from_iterable(self._cells):
            cell.set_card_height(card_height)
            cell.set_narrow(is_narrow)
        self._fit_rows()

    def choose_row(self, row: int) -> None:
        """Choose a row; unlike `selectRow`, also before a right-to-left view has a layout."""
        self.setCurrentIndex(self._model.index(row, 0))

    def row_widget(self, row: int) -> QWidget:
        """The widget whose place is that of a row."""
        return self._bands[row]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the bands as wide as the table."""
        super().resizeEvent(event)
        self._fit_rows()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show at the chosen row that the table has the focus."""
        super().focusInEvent(event)
        self._show_bands()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the chosen row without the focus."""
        super().focusOutEvent(event)
        self._show_bands()

    def _fit_rows(self) -> None:
        """Make the rows as high as their cells, and the table as high as its rows."""
        top = 0
        for row, (band, cells) in enumerate(zip(self._bands, self._cells, strict=True)):
            height = max(cell.sizeHint().height() for cell in cells)
            self.setRowHeight(row, height)
            band.setGeometry(0, top, self.width(), height)
            top += height
        self.setFixedHeight(top)

    def _show_choice(self) -> None:
        self._show_bands()
        self.row_chosen.emit(self.currentIndex().row())

    def _show_bands(self) -> None:
        chosen = "focused" if self.hasFocus() else "chosen"
        for row, band in enumerate(self._bands):
            kind = "odd" if row % 2 else "even"
            band.setProperty("band", chosen if row == self.currentIndex().row() else kind)
            band.style().polish(band)

    def _apply_style(self) -> None:
        self.verticalHeader().setFont(body_font(LABEL_SIZE, bold=True))
        self.setStyleSheet(_STYLE.format(**current_palette()._asdict()))
        self._show_bands()
        self._fit_rows()

    def _configure(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setHighlightSections(False)


class _NoText(QStyledItemDelegate):
    """Paints nothing, because a widget shows the cell; its text is for screen readers."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        return ""


class _Cell(QWidget):
    """One side in one category: the figure, the cards that decide, and the points."""

    def __init__(self, model: ScoreModel, row: int, side: int, art: CardArt, deck: Deck) -> None:
        super().__init__()
        line = model.line(row)
        sides = range(model.columnCount())
        figure, points = line.figures[side], line.points[side]
        self._has_figures = any(figure is not None for figure in line.figures)
        text = "–" if figure is None and self._has_figures else "" if figure is None else figure
        tone = Tone.TEXT if points > 0 else Tone.SECONDARY
        self._figure = Heading(str(text), _FIGURE, tone)
        self.cards = CardRow(art, deck)
        in_row = sum(len(model.cards(row, each)) for each in sides)
        self._has_cards = 0 < in_row <= _MOST_IN_ROW
        if self._has_cards:
            self.cards.show_cards(model.cards(row, side))
        self.points = PointsLabel(points, is_entered=model.is_entered(row))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0 if side else _MARGIN + 1, 2, _MARGIN, 2)
        self._grid.setSpacing(0)
        self._grid.setHorizontalSpacing(_MARGIN)
        self._grid.setColumnStretch(2, 1)
        if side:
            divider = QFrame()
            divider.setProperty("divider", True)
            divider.setFixedWidth(1)
            self._grid.addWidget(divider, 0, 0, 2, 1)
        self.set_narrow(False)
        self.cards.setVisible(self._has_cards)

    def set_card_height(self, height: int) -> None:
        """Set the height of the cards, and the size of the points with it."""
        self.cards.set_card_height(height)
        self.points.set_diameter(max(round(height * _SUN), round(_LEAST_SUN * text_scale())))

    def set_narrow(self, is_narrow: bool) -> None:
        """Set whether the cards are below the figure."""
        is_below = is_narrow and self._has_cards and self._has_figures
        self._figure.setMinimumWidth(0 if is_narrow else round(_FIGURE_WIDTH * text_scale()))
        self._grid.addWidget(self._figure, 0, 1)
        self._figure.setHidden(is_narrow and not self._has_figures)
        if is_below:
            self._grid.addWidget(self.cards, 1, 1, 1, 3)
        else:
            self._grid.addWidget(self.cards, 0, 2)
        self._grid.addWidget(self.points, 0, 3)
