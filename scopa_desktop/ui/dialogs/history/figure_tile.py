"""Tiles of figures, in a grid with as many columns as there is room for."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, text_scale
from scopa_desktop.ui.theme.painting import colour, pen, set_render_hints
from scopa_desktop.ui.theme.shapes import rounded
from scopa_desktop.ui.widgets.headings import Heading, secondary_label
from scopa_desktop.ui.widgets.link_button import LinkButton
from scopa_desktop.ui.wording.statistics_wording import Figure

_VALUE = 19.0
"""The height of the capitals of a figure."""
_LEAST_WIDTH = 172
_GAP, _PADDING, _RADIUS = 10, 12, 9.0


class FigureTile(QWidget):
    """A figure below its caption, with a note, and a link where it is about a match."""

    match_requested = Signal(str)
    """The match with this id shall be shown."""

    def __init__(self, figure: Figure, link: str, parent: QWidget | None = None) -> None:
        """`link` is the text of the link to the match."""
        super().__init__(parent)
        self.figure = figure
        caption = secondary_label(figure.caption, SMALL_SIZE)
        value = Heading(figure.value, _VALUE * text_scale())
        value.setAccessibleName(f"{figure.caption}: {figure.spoken or figure.value}")
        note = secondary_label(figure.note, SMALL_SIZE)
        note.setVisible(bool(figure.note))
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _PADDING - 3, _PADDING, _PADDING - 4)
        column.setSpacing(3)
        for label in (caption, value, note):
            column.addWidget(label)
        column.addStretch(1)
        if figure.match is not None:
            button = LinkButton(link)
            button.setAccessibleName(f"{link}: {figure.caption}")
            button.clicked.connect(partial(self.match_requested.emit, figure.match))
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper of the tile."""
        painter = QPainter(self)
        set_render_hints(painter)
        path = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), _RADIUS)
        painter.fillPath(path, colour(current_palette().list_background))
        painter.strokePath(path, pen(current_palette().line, 1.2))


class FigureGrid(QWidget):
    """Tiles of equal width, which wrap into lines."""

    match_requested = Signal(str)
    """The match with this id shall be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles: list[FigureTile] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)

    @property
    def tiles(self) -> Sequence[FigureTile]:
        """The tiles in the order of reading."""
        return self._tiles

    def show_figures(self, figures: Sequence[Figure], link: str) -> None:
        """Replace all tiles; `link` is the text of the link to a match."""
        for tile in self._tiles:
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self._tiles = [FigureTile(figure, link, self) for figure in figures]
        for tile in self._tiles:
            tile.match_requested.connect(self.match_requested)
        self._columns = 0
        self._arrange()

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
        columns = _even_columns(len(self._tiles), fitting)
        if columns == self._columns:
            return
        for column in range(max(columns, self._columns)):
            self._grid.setColumnStretch(column, int(column < columns))
        self._columns = columns
        for index, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, index // columns, index % columns)


def _even_columns(tiles: int, most: int) -> int:
    """The largest number of columns up to `most` that fills all lines, else `most`."""
    most = max(1, min(most, tiles))
    return next((columns for columns in range(most, most // 2, -1) if tiles % columns == 0), most)
