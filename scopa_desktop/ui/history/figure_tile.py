"""Tiles of figures, in a grid with as many columns as there is room for."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from scopa_desktop.ui.theme.fonts import LARGE_SIZE, SMALL_SIZE, text_scale
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.headings import BodyLabel, Heading, secondary_label
from scopa_desktop.ui.widgets.label_button import LabelButton
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.list_format import with_colon
from scopa_desktop.ui.wording.statistics_wording import Figure
from scopa_desktop.ui.wording.text_direction import without_marks

_VALUE = 19.0
"""The height of the capitals of a figure."""
_LEAST_WIDTH = 172
_GAP, _PADDING = 10, 12
_ARROW = "›"
"""Mirrored by Qt."""


class FigureTile(QFrame):
    """A figure below its caption, with a note below it."""

    def __init__(self, figure: Figure, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure = figure
        self.setProperty("tile", "frame")
        _lay_out(self, figure)


class MatchTile(LabelButton):
    """A figure that is about a match, which a click shows."""

    def __init__(self, figure: Figure, tip: str, parent: QWidget | None = None) -> None:
        """`tip` says that the match is shown."""
        super().__init__(_spoken(figure), "frame", parent)
        self.figure = figure
        self.setAccessibleName(_spoken(figure))
        self.setAccessibleDescription(tip)
        set_tool_tip(self, tip)
        _lay_out(self, figure)
        self.let_clicks_through()


def _lay_out(tile: QWidget, figure: Figure) -> None:
    value = Heading(figure.value, _VALUE * text_scale())
    value.setAccessibleName(_spoken(figure))
    note = secondary_label(figure.note, SMALL_SIZE)
    note.setVisible(bool(figure.note))
    arrow = BodyLabel(_ARROW, LARGE_SIZE, bold=True)
    arrow.setVisible(figure.match is not None)
    vbox(
        hbox((secondary_label(figure.caption, SMALL_SIZE), 1), arrow),
        value,
        note,
        STRETCH,
        within=tile,
        margins=(_PADDING, _PADDING - 3, _PADDING, _PADDING - 3),
        spacing=3,
    )


def _spoken(figure: Figure) -> str:
    return without_marks(with_colon(figure.caption, figure.value))


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
