"""A deck as a PDF to print and cut: pages of faces, each followed by a page of their backs.

Everything is in millimetres. A sheet is turned on its long edge between its two sides, so the backs
are mirrored from left to right, or from top to bottom on a page in landscape.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QTransform
from PySide6.QtSvg import QSvgRenderer

from scopa_desktop.play.decks.card_files import CODES
from scopa_desktop.play.storage.files import write_atomically
from scopa_desktop.ui.pictures.decks import Deck, drawing_in
from scopa_desktop.ui.theme.colours import INK
from scopa_desktop.ui.theme.painting import pen

_MM_PER_INCH: Final = 25.4
_RESOLUTION: Final = 1200
"""Units per inch of the coordinates in the file; everything in it is drawn with curves."""
_LEAST_MARGIN: Final = 5.0
"""What most printers leave empty."""
_MARK_GAP, _MARK_LENGTH, _MARK_WIDTH = 1.0, 3.0, 0.15
_ROWS_AND_COLUMNS: Final = 3
"""On each page, where the cards are not too high for it."""


class PrintProgress(NamedTuple):
    """How many pages have been drawn, of how many."""

    done: int
    total: int


class PageGrid(NamedTuple):
    """The cards of a page, side by side in its middle, so that one cut parts two of them."""

    page: QSizeF
    card: QSizeF
    columns: int
    rows: int

    @property
    def is_landscape(self) -> bool:
        """Whether the page is wider than high."""
        return self.page.width() > self.page.height()

    @property
    def area(self) -> QRectF:
        """The rectangle of all cards together."""
        width, height = self.columns * self.card.width(), self.rows * self.card.height()
        left, top = (self.page.width() - width) / 2, (self.page.height() - height) / 2
        return QRectF(left, top, width, height)

    def face(self, index: int) -> QRectF:
        """The place of a card on the front, counted by rows from the upper left."""
        row, column = divmod(index, self.columns)
        width, height = self.card.width(), self.card.height()
        corner = self.area.topLeft()
        return QRectF(corner.x() + column * width, corner.y() + row * height, width, height)

    def back(self, index: int) -> QRectF:
        """The place of the same card on the other side of the sheet."""
        face = self.face(index)
        if self.is_landscape:
            face.moveTop(self.page.height() - face.bottom())
        else:
            face.moveLeft(self.page.width() - face.right())
        return face

    def marks(self) -> Iterator[QLineF]:
        """The cutting marks around the cards."""
        area, near, far = self.area, _MARK_GAP, _MARK_GAP + _MARK_LENGTH
        for column in range(self.columns + 1):
            x = area.left() + column * self.card.width()
            yield QLineF(x, area.top() - far, x, area.top() - near)
            yield QLineF(x, area.bottom() + near, x, area.bottom() + far)
        for row in range(self.rows + 1):
            y = area.top() + row * self.card.height()
            yield QLineF(area.left() - far, y, area.left() - near, y)
            yield QLineF(area.right() + near, y, area.right() + far, y)


def page_grid(card: QSizeF, paper: QSizeF) -> PageGrid:
    """Nine cards on a page of `paper`, in portrait; as many as possible if nine are too high."""
    nine = PageGrid(paper, card, _ROWS_AND_COLUMNS, _ROWS_AND_COLUMNS)
    if min(nine.area.left(), nine.area.top()) >= _LEAST_MARGIN:
        return nine
    grids = [_fullest(paper, card), _fullest(paper.transposed(), card)]
    return max(grids, key=lambda grid: grid.columns * grid.rows)


def save_deck(
    path: Path, deck: Deck, back: Path, paper: QPageSize.PageSizeId
) -> Iterator[PrintProgress]:
    """Draw a deck with a back from an SVG file, a page at each step, and write it to a file.

    The file is written after the last page; nothing is written if the steps are not run to the end.

    Raises:
        MissingArtError: a picture of the deck is missing or damaged.
        StorageError: the file cannot be written.
    """
    card = QSizeF(deck.width_mm, deck.width_mm / deck.aspect)
    grid = page_grid(card, QPageSize.size(paper, QPageSize.Unit.Millimeter))
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = _made_writer(content, deck, grid, paper)
    painter = QPainter(writer)
    try:
        yield from _draw_pages(
            painter, writer, grid, [deck.face_file(code) for code in CODES], back
        )
    finally:
        painter.end()
    write_atomically(path, bytes(content.data().data()), is_export=True)


def _fullest(page: QSizeF, card: QSizeF) -> PageGrid:
    columns = int((page.width() - 2 * _LEAST_MARGIN) / card.width())
    rows = int((page.height() - 2 * _LEAST_MARGIN) / card.height())
    return PageGrid(page, card, max(1, columns), max(1, rows))


def _made_writer(
    content: QIODevice, deck: Deck, grid: PageGrid, paper: QPageSize.PageSizeId
) -> QPdfWriter:
    writer = QPdfWriter(content)
    writer.setTitle(deck.translated_name())
    writer.setCreator("Scopa Desktop")
    writer.setResolution(_RESOLUTION)
    orientation = QPageLayout.Orientation
    writer.setPageLayout(
        QPageLayout(
            QPageSize(paper),
            orientation.Landscape if grid.is_landscape else orientation.Portrait,
            QMarginsF(),
        )
    )
    return writer


def _draw_pages(
    painter: QPainter, writer: QPdfWriter, grid: PageGrid, faces: list[Path], back: Path
) -> Iterator[PrintProgress]:
    scale = _RESOLUTION / _MM_PER_INCH
    number = grid.columns * grid.rows
    fronts = [faces[first : first + number] for first in range(0, len(faces), number)]
    drawn_back, total = drawing_in(back), 2 * len(fronts)
    for page, front in enumerate(fronts):
        for is_back in (False, True):
            if page or is_back:
                writer.newPage()
            painter.setTransform(QTransform.fromScale(scale, scale))
            painter.setPen(pen(INK, _MARK_WIDTH))
            painter.drawLines(list(grid.marks()))
            for index, face in enumerate(front):
                if is_back:
                    _draw(painter, drawn_back, grid.back(index))
                else:
                    _draw(painter, drawing_in(face), grid.face(index))
            yield PrintProgress(2 * page + 1 + is_back, total)


def _draw(painter: QPainter, drawing: QSvgRenderer | QImage, place: QRectF) -> None:
    if isinstance(drawing, QSvgRenderer):
        drawing.render(painter, place)
    else:
        painter.drawImage(place, drawing)
