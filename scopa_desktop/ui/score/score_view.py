"""The table of the score sheet: its view and the headers with faces and categories."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from scopa_desktop.rules.cards import card_name
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.score.score_grid import Grid, centres_in_row, shown_in_row
from scopa_desktop.ui.score.score_model import ScoreModel, SideInfo
from scopa_desktop.ui.score.score_painting import (
    caption_to_fit,
    draw_points,
    draw_portraits,
    draw_row_background,
    draw_sharp_card,
)
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import (
    CENTRE,
    LEFT,
    draw_text,
    pen,
    set_render_hints,
    text_width,
)
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.wording.card_wording import ShownCard

_MARGIN = 6.0


class ScoreDelegate(QStyledItemDelegate):
    """Delegate for the cells: one side in one category.

    Attributes:
        grid: the sizes, set before anything is painted.
        counted_rows: the number of rows whose points are shown.
    """

    def __init__(self, art: CardArt, deck: Deck, grid: Grid, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._deck = deck
        self.grid = grid
        self.counted_rows = 0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = self.grid.row_height(_model(index), index.row())
        return QSize(round(self.grid.side_width), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        set_render_hints(painter)
        cell = QRectF(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.widget and option.widget.hasFocus())
        last = index.column() == self.grid.sides - 1
        draw_row_background(painter, cell, index.row(), chosen=chosen, focused=focused, last=last)
        if index.column():
            self._draw_border(painter, cell)
        self._draw_points(painter, cell, index, chosen)
        model, row = _model(index), index.row()
        content = cell.adjusted(_MARGIN, 0, -2 * (self.grid.sun + _MARGIN), 0)
        cards_of_sides = [model.cards(row, side) for side in range(self.grid.sides)]
        figures = model.line(row).figures
        has_cards = shown_in_row(cards_of_sides)
        has_figure = any(figure is not None for figure in figures)
        if has_figure:
            figure_box, content = self._divided(cell, content, has_cards)
            self._draw_figure(painter, cell, figure_box, index, chosen)
        elif not self.grid.stacked:
            content = content.adjusted(self.grid.figure_width, 0, 0, 0)
        if has_cards:
            room = Mirroring(painter, cell).box(content)
            self._draw_cards(painter, room, cards_of_sides[index.column()], chosen)

    @staticmethod
    def _draw_border(painter: QPainter, cell: QRectF) -> None:
        """Draw a line before the cell, which separates it from the points of the previous side."""
        painter.setPen(pen(current_palette().groove, 1.4))
        x = Mirroring(painter, cell).x(cell.left() - 0.5)
        painter.drawLine(QPointF(x, cell.top() + _MARGIN), QPointF(x, cell.bottom() - _MARGIN))

    def _divided(self, cell: QRectF, content: QRectF, has_cards: bool) -> tuple[QRectF, QRectF]:
        """The boxes of the figure and of the cards beside or below it."""
        if not self.grid.stacked or not has_cards:
            figure = QRectF(content.left(), cell.top(), self.grid.figure_width, cell.height())
            return figure, content.adjusted(self.grid.figure_width, 0, 0, 0)
        height = self.grid.figure * 1.75
        figure = QRectF(content.left(), cell.top() + _MARGIN / 2, content.width(), height)
        below = QRectF(content.left(), figure.bottom(), cell.width() - 2 * _MARGIN, 0)
        below.setBottom(cell.bottom())
        return figure, below

    def _draw_figure(
        self, painter: QPainter, cell: QRectF, box: QRectF,
        index: Index, chosen: bool,
    ) -> None:  # fmt: skip
        line = _model(index).line(index.row())
        figure = line.figures[index.column()]
        now = current_palette()
        wins = line.points[index.column()] > 0
        token = now.text if wins else now.secondary_text
        if chosen:
            token = now.tile_text if wins else now.tile_secondary_text
        mirroring = Mirroring(painter, cell)
        baseline = mirroring.point(QPointF(box.left(), box.center().y() + self.grid.figure / 2))
        words = "–" if figure is None else str(figure)
        side = mirroring.anchor(lettering.Anchor.LEFT)
        lettering.draw(painter, words, baseline, self.grid.figure, token, anchor=side)

    def _draw_points(
        self, painter: QPainter, cell: QRectF, index: Index,
        chosen: bool,
    ) -> None:  # fmt: skip
        if index.row() >= self.counted_rows:
            return
        middle = cell.center().y()
        if self.grid.stacked:
            middle = min(middle, cell.top() + self.grid.sun + 2)
        centre = QPointF(cell.right() - self.grid.sun - _MARGIN, middle)
        centre = Mirroring(painter, cell).point(centre)
        points = _model(index).line(index.row()).points[index.column()]
        token = (
            current_palette().tile_secondary_text if chosen else current_palette().secondary_text
        )
        entered = _model(index).is_entered(index.row())
        draw_points(painter, centre, self.grid.sun, points, token, entered=entered)

    def _draw_cards(
        self, painter: QPainter, box: QRectF, cards: tuple[ShownCard, ...], chosen: bool
    ) -> None:
        height = self.grid.card_height
        token = current_palette().tile_text if chosen else current_palette().text
        has_captions = any(card.caption for card in cards)
        below = self.grid.caption_height if has_captions else 0.0
        centred = box.adjusted(0, (box.height() - height - below) / 2, 0, 0)
        centres = centres_in_row(cards, centred, height, self._deck.aspect)
        if (mirroring := Mirroring(painter, centred)).is_mirrored:
            # At the other end, but still from left to right: cards lie over one another so.
            centres = list(map(mirroring.point, reversed(centres)))
        for shown_card, centre in zip(cards, centres, strict=True):
            lies = draw_sharp_card(
                painter, self._art, (self._deck.id, card_name(shown_card.card)), centre, height
            )
            apart = centres[1].x() - centres[0].x() - 2 if len(centres) > 1 else lies.width()
            room = QRectF(0, lies.bottom() + 1, apart, below)
            room.moveCenter(QPointF(lies.center().x(), room.center().y()))
            words, face = caption_to_fit(shown_card, self.grid.caption_font, room.width())
            draw_text(painter, room, words, face, token, align=CENTRE)


def _model(index: Index) -> ScoreModel:
    model = index.model()
    if not isinstance(model, ScoreModel):
        raise TypeError("the score sheet shows a ScoreModel")
    return model


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

    def sectionSizeFromContents(self, section: int) -> QSize:
        """The names take the width that the column has."""
        return QSize(0, self.grid.header_height)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint a side: its portraits, then the names, one in each line."""
        painter.save()
        set_render_hints(painter)
        side, diameter = self._sides[section], self.grid.portrait
        mirroring = Mirroring(painter, QRectF(rect))
        box = QRectF(rect.left() + 4, rect.center().y() - diameter / 2, rect.width(), diameter)
        if self.grid.names_below:
            box.moveTop(rect.top() + 2)
        right = draw_portraits(painter, self._art, side.portraits, box, QRectF(rect))
        line = QRectF(right + 8, rect.top(), rect.right() - right - 8, rect.height())
        if self.grid.names_below:
            line = QRectF(rect).adjusted(4, diameter + 4, -4, 0)
        line = mirroring.box(line)
        names = self._lines_of(side.names, line.width())
        step = min(line.height() / len(names), self.grid.name_height)
        top, token = line.center().y() - step * len(names) / 2, current_palette().text
        for place, name in enumerate(names):
            words = QRectF(line.left(), top + place * step, line.width(), step)
            draw_text(painter, words, name, self._font_of(name, words.width()), token)
        painter.restore()

    def _font_of(self, name: str, width: float) -> QFont:
        """The font of labels; of a name that has no room below its portraits, a smaller one."""
        font = self.grid.label_font
        if self.grid.names_below:
            size = font.pixelSize() * width / max(width, text_width(name, font))
            font.setPixelSize(int(size))
        return font

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

    def __init__(self, model: ScoreModel, art: CardArt, deck: Deck, grid: Grid) -> None:
        super().__init__()
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
