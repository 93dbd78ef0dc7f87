"""The table of the score sheet: its view and the headers with faces and categories."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.score.score_delegate import ScoreDelegate
from scopa_desktop.ui.score.score_grid import Grid
from scopa_desktop.ui.score.score_model import ScoreModel, SideInfo
from scopa_desktop.ui.score.score_painting import draw_portraits, draw_row_background
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import LEFT, draw_text, set_render_hints, text_width

_BARE = """
QTableView { background: transparent; border: 0; padding: 0;
    selection-background-color: transparent; }
QTableCornerButton::section { background: transparent; border: 0; }
"""
_INDENT = 14


class _SidesHeader(QHeaderView):
    """The header above the columns: portraits and names."""

    def __init__(self, art: CardArt, sides: Sequence[SideInfo], grid: Grid) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._art = art
        self._sides = sides
        self.grid = grid
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint a side: its portraits, then the names, one in each line."""
        painter.save()
        set_render_hints(painter)
        side, diameter = self._sides[section], self.grid.portrait
        mirroring = Mirroring(painter, QRectF(rect))
        box = QRectF(rect.left() + 4, rect.center().y() - diameter / 2, rect.width(), diameter)
        right = draw_portraits(painter, self._art, side.portraits, box, QRectF(rect))
        line = QRectF(right + 8, rect.top(), rect.right() - right - 8, rect.height())
        line = mirroring.box(line)
        names = self._lines_of(side.names, line.width())
        step = min(line.height() / len(names), self.grid.scale * 20)
        top = line.center().y() - step * len(names) / 2
        for place, name in enumerate(names):
            words = QRectF(line.left(), top + place * step, line.width(), step)
            draw_text(painter, words, name, self.grid.label_font, current_palette().text)
        painter.restore()

    def _lines_of(self, names: Sequence[str], width: float) -> Sequence[str]:
        """A line for each name; a single name that is too wide is split after its first word."""
        if len(names) == 1 and text_width(names[0], self.grid.label_font) > width:
            return names[0].split(maxsplit=1)
        return names


class _CategoriesHeader(QHeaderView):
    """The header at the left of the rows: the names of the categories on the rows' backgrounds."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.grid = grid
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the name of a category."""
        painter.save()
        set_render_hints(painter)
        box = QRectF(rect)
        selection = self.selectionModel()
        chosen = selection is not None and selection.isRowSelected(section, QModelIndex())
        view = self.parentWidget()
        focused = view is not None and view.hasFocus()
        draw_row_background(painter, box, section, chosen=chosen, focused=focused, first=True)
        name = str(self.model().headerData(section, self.orientation()))
        token = current_palette().tile_text if chosen else current_palette().text
        words = Mirroring(painter, box).box(box.adjusted(_INDENT, 0, 0, 0))
        draw_text(painter, words, name, self.grid.label_font, token, align=LEFT)
        painter.restore()


class ScoreView(QTableView):
    """The table of categories and sides, as high as its rows: the dialog scrolls, not the table."""

    row_chosen = Signal(int)
    """Another row was chosen; its number."""

    def __init__(
        self,
        model: ScoreModel,
        art: CardArt,
        deck: Deck,
        grid: Grid,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._delegate = ScoreDelegate(art, deck, grid, self)
        self._sides = _SidesHeader(art, model.sides, grid)
        self._categories = _CategoriesHeader(grid)
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setHorizontalHeader(self._sides)
        self.setVerticalHeader(self._categories)
        self._configure()
        self.selectionModel().currentRowChanged.connect(lambda now: self.row_chosen.emit(now.row()))
        self.set_grid(grid)

    def set_grid(self, grid: Grid) -> None:
        """Set the sizes."""
        self._delegate.grid = self._sides.grid = self._categories.grid = grid
        self._sides.setFixedHeight(grid.header_height)
        self._categories.setFixedWidth(grid.label_width)
        heights = [grid.row_height(self._model, row) for row in range(self._model.rowCount())]
        for row, height in enumerate(heights):
            self._categories.resizeSection(row, height)
        self.setFixedHeight(grid.header_height + sum(heights))
        self.viewport().update()

    def show_counted(self, rows: int) -> None:
        """Show the points of the first `rows` rows only."""
        self._delegate.counted_rows = rows
        self.viewport().update()

    def choose_row(self, row: int) -> None:
        """Choose a row; unlike `selectRow`, also before a right-to-left view has a layout."""
        self.setCurrentIndex(self._model.index(row, 0))

    def row_box(self, row: int) -> QRect:
        """The rectangle of a row in the view."""
        top = self._sides.height() + self.rowViewportPosition(row)
        return QRect(0, top, self.width(), self.rowHeight(row))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Repaint the name of the row, which also shows the focus."""
        super().focusInEvent(event)
        self._categories.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Repaint the name of the row without the focus."""
        super().focusOutEvent(event)
        self._categories.viewport().update()

    def _configure(self) -> None:
        self.setStyleSheet(_BARE)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
