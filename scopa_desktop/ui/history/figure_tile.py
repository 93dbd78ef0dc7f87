"""Tiles of figures, in a grid with as many columns as there is room for."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, text_scale
from scopa_desktop.ui.theme.painting import colour, pen, smooth_painter
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.headings import Heading, secondary_label
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.wording.list_format import with_colon
from scopa_desktop.ui.wording.statistics_wording import Figure
from scopa_desktop.ui.wording.text_direction import without_marks

_VALUE = 19.0
"""The height of the capitals of a figure."""
_LEAST_WIDTH = 172
_GAP, _PADDING, _RADIUS, _ARROW = 10, 12, 9.0, 12
_ISOLATES = dict.fromkeys(map(ord, "\N{LEFT-TO-RIGHT ISOLATE}\N{POP DIRECTIONAL ISOLATE}"))


class FigureTile(QWidget):
    """A figure below its caption, with a note below it."""

    def __init__(self, figure: Figure, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure = figure
        _lay_out(self, figure)

    def paintEvent(self, event: QPaintEvent) -> None:
        _paint_paper(self, current_palette().list_background, current_palette().line)


class MatchTile(QAbstractButton):
    """A figure that is about a match, which a click shows."""

    def __init__(self, figure: Figure, tip: str, parent: QWidget | None = None) -> None:
        """`tip` says that the match is shown."""
        super().__init__(parent)
        self.figure = figure
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(_spoken(figure))
        self.setAccessibleDescription(tip)
        set_tool_tip(self, tip)
        _lay_out(self, figure)
        for label in self.findChildren(PlainLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper of the tile, an arrow, and the focus frame."""
        palette = current_palette()
        is_lit = self.underMouse() or self.isDown()
        line = palette.focus if self.hasFocus() else palette.frame
        painter = _paint_paper(
            self,
            palette.field if is_lit else palette.list_background,
            line,
            2.5 if self.hasFocus() else 1.6,
        )
        scale = text_scale()
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        # The tip of the arrow, beside the caption.
        x, y = self.width() - _PADDING, _PADDING + 7 * scale
        points = [QPointF(x - 5 * scale, y + 5 * scale * step) for step in (-1, 1)]
        points.insert(1, QPointF(x, y))
        if mirrored:
            points = [QPointF(self.width() - point.x(), point.y()) for point in points]
        painter.setPen(pen(palette.title, 2.0 * scale))
        painter.drawPolyline(points)


def _lay_out(tile: QWidget, figure: Figure) -> None:
    caption = secondary_label(figure.caption, SMALL_SIZE)
    value = Heading(_drawable(figure.value), _VALUE * text_scale())
    value.setAccessibleName(_spoken(figure))
    note = secondary_label(figure.note, SMALL_SIZE)
    note.setVisible(bool(figure.note))
    # Room for the arrow of tiles that can be clicked.
    caption_row = hbox(
        (caption, 1), round(_ARROW * text_scale()) if figure.match is not None else 0
    )
    vbox(
        caption_row,
        value,
        note,
        STRETCH,
        within=tile,
        margins=(_PADDING, _PADDING - 3, _PADDING, _PADDING - 3),
        spacing=3,
    )


def _paint_paper(tile: QWidget, fill: str, line: str, width: float = 1.2) -> QPainter:
    """Paint the background of a tile, and return the painter."""
    painter = smooth_painter(tile)
    half = width / 2
    path = rounded(QRectF(tile.rect()).adjusted(half, half, -half, -half), _RADIUS)
    painter.fillPath(path, colour(fill))
    painter.strokePath(path, pen(line, width))
    return painter


def _drawable(value: str) -> str:
    """The value without marks of direction if it can be drawn in capitals, which need none."""
    plain = value.translate(_ISOLATES)
    return plain if lettering.has_all_glyphs(plain) else value


def _spoken(figure: Figure) -> str:
    return without_marks(with_colon(figure.caption, figure.spoken or figure.value))


class FigureGrid(QWidget):
    """Tiles of equal width, which wrap into lines."""

    match_requested = Signal(str)
    """A tile was clicked; emitted with the id of its match."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: list[FigureTile | MatchTile] = []
        """The tiles in the order of reading."""
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)

    def show_figures(self, figures: Sequence[Figure], tip: str) -> None:
        """Replace all tiles; `tip` says that a click shows the match."""
        in_window = self.window().focusWidget()
        focused = next((n for n, tile in enumerate(self.tiles) if tile is in_window), None)
        for tile in self.tiles:
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [self._tile(figure, tip) for figure in figures]
        self._columns = 0
        self._arrange()
        if focused is not None and focused < len(self.tiles):
            # A new widget is shown later, and could not have the focus until then.
            self.tiles[focused].show()
            self.tiles[focused].setFocus()

    def _tile(self, figure: Figure, tip: str) -> FigureTile | MatchTile:
        if figure.match is None:
            return FigureTile(figure, self)
        tile = MatchTile(figure, tip, self)
        match = figure.match
        tile.clicked.connect(lambda: self.match_requested.emit(match))
        return tile

    def minimumSizeHint(self) -> QSize:
        """One column is enough; the height follows from the width."""
        return QSize(round(_LEAST_WIDTH * text_scale()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the tiles in as many columns as fit."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        room = self.width() + _GAP
        fitting = max(1, int(room // (_LEAST_WIDTH * text_scale() + _GAP)))
        columns = _even_columns(len(self.tiles), fitting)
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        for index, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, index // columns, index % columns)


def _even_columns(tiles: int, most: int) -> int:
    """The largest number of columns up to `most` that fills all lines, else `most`."""
    most = max(1, min(most, tiles))
    return next((columns for columns in range(most, most // 2, -1) if tiles % columns == 0), most)
