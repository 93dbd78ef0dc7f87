"""`RowDelegate`: rows of lists and tables with pictures, two lines of words, and a mark."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from scopa_desktop.ui.theme.badges import BadgeIcon, draw_badge
from scopa_desktop.ui.theme.colours import INK
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import (
    LEFT,
    RIGHT,
    colour,
    draw_text,
    fitting_font,
    fitting_heading_font,
    painted_pixmap,
    pen,
    set_render_hints,
    text_width,
)
from scopa_desktop.ui.theme.shapes import draw_selected_row, rounded
from scopa_desktop.ui.widgets.model_index import Index

Picture: TypeAlias = Callable[[float, float], QPixmap]
"""A picture of a height in logical pixels, for a ratio of device pixels."""

_UPPER, _LOWER = 14.0, 12.0
"""Sizes of the letters of the two lines."""
UPPER_LINE, LOWER_LINE = 18, 16
"""Heights of the two lines, in logical pixels."""
_HEADING, _HEADING_ROW = 14.0, 32
"""The height of the capitals of a heading, and of its row."""
_PADDING, _GAP = 10, 9
_OVERLAP: Final = 11
"""How far several pictures cover each other."""
_LEAST_WORDS: Final = 85
"""Where the words beside pictures, or each of both, would have less room, there are no pictures."""
_MARK: Final = 22
_BADGE_RADIUS: Final = 0.44
"""Of a badge without its outline, in sides of its picture."""
_MOST_OF_END: Final = 0.62
"""The share of the room that the words at the end can take."""


class RowCell(NamedTuple):
    """What a row of a list shows, or a cell of a table."""

    upper: str = ""
    lower: str = ""
    """A line in small letters; without one, the upper line is centred."""
    pictures: Sequence[Picture] = ()
    """At the beginning."""
    mark: Picture | None = None
    """A small picture: at the end, or at the beginning if there are no words at the end."""
    end_upper: str = ""
    end_lower: str = ""
    """The lines at the end."""
    is_bold: bool = False
    """Whether the upper line is bold; that at the end always is."""
    is_heading: bool = False
    """Whether the upper line is a heading of the rows below."""
    is_tile: bool = False
    """Whether the row has the background of a tile."""


def badge_picture(content: BadgeIcon | str, fill: str) -> Picture:
    """A badge as a picture."""

    def picture(side: float, dpr: float) -> QPixmap:
        middle, radius = QPointF(side / 2, side / 2), side * _BADGE_RADIUS
        pixels = QSize(round(side * dpr), round(side * dpr))
        return painted_pixmap(
            pixels, lambda painter: draw_badge(painter, middle, radius, content, fill), dpr=dpr
        )

    return picture


def cell_width(cell: RowCell, picture_height: int = 0) -> int:
    """The width in which no word of a cell is shortened, at the normal text size."""
    pictures = len(cell.pictures)
    parts = (
        pictures * picture_height - _OVERLAP * max(0, pictures - 1),
        _width(cell.upper, cell.lower, is_bold=cell.is_bold),
        _width(cell.end_upper, cell.end_lower, is_bold=True),
        _MARK if cell.mark else 0,
    )
    return sum(part + _GAP for part in parts if part) - _GAP + 2 * _PADDING


class RowDelegate(QStyledItemDelegate):
    """Paints `RowCell`s, with the line, the selection and the focus of their row.

    Sizes are those at the normal text size; the painter is scaled to the size of the texts.
    """

    def __init__(
        self,
        view: QAbstractItemView,
        cell_of: Callable[[Index], RowCell],
        *,
        height: int,
        picture_height: int,
    ) -> None:
        super().__init__(view)
        self._view, self._cell_of = view, cell_of
        self._height, self._picture_height = height, picture_height

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size at which no word of a table is shortened."""
        cell = self._cell_of(index)
        # The rows of a list are as wide as it is.
        is_list = isinstance(self._view, QListView)
        width = 0 if is_list else cell_width(cell, self._picture_height)
        return QSize(width, _HEADING_ROW if cell.is_heading else self._height) * text_scale()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell and its part of the row's background."""
        cell, is_selected = self._cell_of(index), bool(option.state & _SELECTED)
        painter.save()
        set_render_hints(painter)
        painter.setClipRect(option.rect, Qt.ClipOperation.IntersectClip)
        self._paint_background(painter, option.rect, index, cell, is_selected=is_selected)
        painter.translate(option.rect.topLeft())
        painter.scale(text_scale(), text_scale())
        box = QRect(QPoint(), option.rect.size() / text_scale())
        if cell.is_heading:
            _paint_heading(painter, QRectF(box), cell.upper)
        else:
            _CellPainter(painter, box, cell, self._picture_height, is_selected=is_selected).paint()
        painter.restore()

    def _paint_background(
        self, painter: QPainter, box: QRect, index: Index, cell: RowCell, *, is_selected: bool
    ) -> None:
        row = QRectF(0, box.top(), self._view.viewport().width(), box.height())
        if is_selected:
            draw_selected_row(painter, row)
        if is_selected or cell.is_heading:
            return
        palette, frame = current_palette(), rounded(row.adjusted(3, 2, -3, -2), 8)
        if cell.is_tile:
            painter.fillPath(frame, colour(palette.tile))
        painter.setPen(pen(palette.line, 1))
        painter.drawLine(row.bottomLeft(), row.bottomRight())
        if self._view.currentIndex().row() == index.row() and self._view.hasFocus():
            painter.strokePath(frame, pen(palette.focus, 2))


def _paint_heading(painter: QPainter, cell: QRectF, text: str) -> None:
    """Paint a heading near the rows below it."""
    line = QRectF(_PADDING, cell.bottom() - 8 - _HEADING, cell.width() - 2 * _PADDING, _HEADING)
    face = fitting_heading_font(text, _HEADING, line.width())
    draw_text(painter, line, text, face, current_palette().title)


_SELECTED: Final = QStyle.StateFlag.State_Selected


class _CellPainter:
    """Paints the parts of a cell from both of its ends."""

    def __init__(
        self, painter: QPainter, cell: QRect, content: RowCell, picture: int, *, is_selected: bool
    ) -> None:
        palette = current_palette()
        self._painter, self._cell, self._content = painter, cell, content
        self._picture_height = picture
        self._dpr = painter.device().devicePixelRatioF() * text_scale()
        self._room = cell.adjusted(_PADDING, 0, -_PADDING, 0)
        """What is not painted on yet, as from left to right."""
        if is_selected:
            self._tokens = INK, INK
        elif content.is_tile:
            self._tokens = palette.tile_text, palette.tile_secondary_text
        else:
            self._tokens = palette.text, palette.secondary_text

    def paint(self) -> None:
        content = self._content
        has_end = bool(content.end_upper or content.end_lower)
        if content.mark is not None:
            self._picture(content.mark, _MARK, at_end=has_end)
        self._pictures(_LEAST_WORDS * (1 + has_end))
        if has_end:
            needed = _width(content.end_upper, content.end_lower, is_bold=True)
            width = min(needed, round(self._room.width() * _MOST_OF_END))
            end = self._take(width, at_end=True)
            self._lines(end, content.end_upper, content.end_lower, RIGHT, is_bold=True)
        self._lines(self._room, content.upper, content.lower, LEFT, is_bold=content.is_bold)

    def _pictures(self, least_words: int) -> None:
        height, pictures = self._picture_height, self._content.pictures
        if not pictures or self._room.width() < len(pictures) * height + least_words:
            return
        for picture in pictures:
            self._picture(picture, height)
            self._room.setLeft(self._room.left() - _GAP - _OVERLAP)
        self._room.setLeft(self._room.left() + _GAP + _OVERLAP)

    def _picture(self, picture: Picture, height: int, *, at_end: bool = False) -> None:
        pixmap = picture(height, self._dpr)
        place = self._take(round(height * pixmap.width() / pixmap.height()), at_end=at_end)
        place.setTop(place.center().y() - height // 2)
        place.setHeight(height)
        self._painter.drawPixmap(self._visual(place), pixmap)

    def _take(self, width: int, *, at_end: bool) -> QRect:
        """The part of the room at one of its ends, which is not free any more."""
        taken = QRect(self._room)
        if at_end:
            taken.setLeft(taken.right() + 1 - width)
            self._room.setRight(taken.left() - 1 - _GAP)
        else:
            taken.setWidth(width)
            self._room.setLeft(taken.right() + 1 + _GAP)
        return taken

    def _lines(
        self, box: QRect, upper: str, lower: str, align: Qt.AlignmentFlag, *, is_bold: bool
    ) -> None:
        """Paint one or two lines, centred vertically."""
        above, below = QRectF(self._visual(box)), QRectF(self._visual(box))
        if lower:
            above.setTop(above.center().y() - (UPPER_LINE + LOWER_LINE) / 2)
            above.setHeight(UPPER_LINE)
            below.setTop(above.bottom())
            below.setHeight(LOWER_LINE)
            face = fitting_font(lower, _LOWER, box.width())
            draw_text(self._painter, below, lower, face, self._tokens[1], align=align)
        face = fitting_font(upper, _UPPER, box.width(), bold=is_bold)
        draw_text(self._painter, above, upper, face, self._tokens[0], align=align)

    def _visual(self, place: QRect) -> QRect:
        """Where a place is seen in the direction of reading."""
        return QStyle.visualRect(self._painter.layoutDirection(), self._cell, place)


def _width(upper: str, lower: str, *, is_bold: bool) -> int:
    """The width of two lines at the normal text size."""
    widths = text_width(upper, font(_UPPER, is_bold)), text_width(lower, font(_LOWER))
    return round(max(widths)) + 2 if upper or lower else 0
