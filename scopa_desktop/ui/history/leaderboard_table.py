"""The leaderboard as a table; it shows fewer columns where it is narrower."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView

from scopa_desktop.play.leaderboard.ratings import Competitor
from scopa_desktop.ui.charts.marks import draw_dot, draw_whisker
from scopa_desktop.ui.history.leaderboard_model import (
    LeaderboardColumn,
    LeaderboardModel,
    LeaderboardOrder,
    LeaderboardRow,
)
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.colours import INK
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import body_font, font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import LEFT, RIGHT, draw_text, text_width
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.row_table import ROW_ROLE, PaintedTable, RowDelegate
from scopa_desktop.ui.wording.leaderboard_wording import (
    competitor_note,
    leaderboard_place_text,
    number_text,
    results_text,
    share_won_text,
)
from scopa_desktop.ui.wording.number_format import counted, number
from scopa_desktop.ui.wording.rating_format import rating_interval_text

ROW_HEIGHT: Final = 54
PADDING: Final = 10.0
_PORTRAIT: Final = 38.0
_LARGE, _SMALL = 14.0, 12.0
_NARROW_PLACE: Final = 26.0
_PORTRAIT_FROM: Final = 300.0
"""The width of a row from which it has room for a portrait."""
_NUMBERS: Final = 96.0
"""Width of the rating and its interval in figures, beside the drawing."""
_LEAST_DRAWING: Final = 90.0
_GAP: Final = 12.0
DRAWN_FROM: Final = 1.5 * PADDING + _NUMBERS + _GAP + _LEAST_DRAWING + PADDING
"""The width of the column of ratings from which there is room for the drawing."""
_DOT: Final = 5.0


class LeaderboardDelegate(RowDelegate):
    """Delegate of the leaderboard.

    Attributes:
        is_narrow: whether the only column shows the whole row in two lines.
        ratings: the ends of the axis on which the intervals are drawn; None without a rating.
    """

    row_height = ROW_HEIGHT

    def __init__(self, art: CardArt, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._art = art
        self.is_narrow = False
        self.ratings: tuple[float, float] | None = None

    def is_marked(self, index: Index) -> bool:
        row: LeaderboardRow = index.data(ROW_ROLE)
        return row.face.is_current

    def paint_cell(
        self, painter: QPainter, cell: QRectF, index: Index, *, is_selected: bool
    ) -> None:
        cells = _Cells(painter, self._art, index.data(ROW_ROLE), cell, is_selected=is_selected)
        if self.is_narrow:
            cells.paint_all()
        else:
            cells.paint(LeaderboardColumn(index.column()), self.ratings)


class _Cells:
    """Paints the cells of one row, in coordinates that are independent of the text size."""

    def __init__(
        self,
        painter: QPainter,
        art: CardArt,
        row: LeaderboardRow,
        cell: QRectF,
        *,
        is_selected: bool,
    ) -> None:
        palette = current_palette()
        self._painter = painter
        self._art = art
        self._standing, self._face = row
        self._cell = cell
        self._box = cell.adjusted(PADDING, 0, -PADDING / 2, 0)
        self._mirroring = Mirroring(painter, cell)
        if is_selected:
            self._text = self._secondary = INK
        elif row.face.is_current:
            self._text, self._secondary = palette.tile_text, palette.tile_secondary_text
        else:
            self._text, self._secondary = palette.text, palette.secondary_text

    def paint(self, column: LeaderboardColumn, ratings: tuple[float, float] | None) -> None:
        """Paint the cell of a column; `ratings` are the ends of the axis of ratings."""
        standing = self._standing
        match column:
            case LeaderboardColumn.PLACE:
                self._lines(self._box, leaderboard_place_text(standing), is_bold=True)
            case LeaderboardColumn.NAME:
                self._lines(self._portrait(self._box), self._face.name, self._note, is_bold=True)
            case LeaderboardColumn.RATING:
                self._rating(ratings)
            case LeaderboardColumn.MATCHES:
                self._lines(self._box, number(standing.record.matches))
            case LeaderboardColumn.RESULTS:
                self._lines(
                    self._box, results_text(standing), share_won_text(standing), is_bold=True
                )

    def paint_all(self) -> None:
        """Paint the whole row: place and name, and at the end the rating and the matches."""
        standing, box = self._standing, self._cell.adjusted(PADDING, 0, -PADDING, 0)
        self._lines(
            QRectF(box.left(), box.top(), _NARROW_PLACE, box.height()),
            leaderboard_place_text(standing),
            is_bold=True,
        )
        words = box.adjusted(_NARROW_PLACE, 0, 0, 0)
        has_portrait = self._cell.width() >= _PORTRAIT_FROM
        if has_portrait:
            words = self._portrait(words)
        upper, lower = number_text(standing), ""
        if standing.record.matches:
            upper = f"{upper} ({rating_interval_text(standing.record.rating)})"
            lower = f"{results_text(standing)} · {counted('matches', standing.record.matches)}"
        width = 4 + max(text_width(upper, font(_LARGE, True)), text_width(lower, font(_SMALL)))
        width = min(width, words.width() * (0.62 if has_portrait else 0.7))
        end = QRectF(words.right() - width, box.top(), width, box.height())
        self._lines(end, upper, lower, is_bold=True, align=RIGHT)
        words.setRight(end.left() - 8)
        self._lines(words, self._face.name, self._note, is_bold=True)

    @property
    def _note(self) -> str:
        return competitor_note(self._standing, is_current=self._face.is_current)

    def _rating(self, ratings: tuple[float, float] | None) -> None:
        """Paint rating and interval in figures and, where there is room, as a dot on a line."""
        rating, has_matches = self._standing.record.rating, bool(self._standing.record.matches)
        figures = QRectF(self._box)
        figures.setWidth(min(_NUMBERS, self._box.width()))
        interval = rating_interval_text(rating) if has_matches else ""
        self._lines(figures, number_text(self._standing), interval, is_bold=True)
        left, right = figures.right() + _GAP, self._box.right() - PADDING
        if not has_matches or ratings is None or right - left < _LEAST_DRAWING:
            return
        low, high = ratings
        scale = (right - left) / max(1.0, high - low)
        ends = [
            self._mirroring.x(left + (value - low) * scale)
            for value in (rating.low, rating.rating, rating.high)
        ]
        y, palette = self._box.center().y(), current_palette()
        draw_whisker(self._painter, ends[0], ends[2], y, palette, token=self._text)
        is_settled = not self._standing.record.is_provisional
        dot = QPointF(ends[1], y)
        draw_dot(self._painter, dot, _DOT, palette, is_filled=is_settled, token=self._text)

    def _portrait(self, box: QRectF) -> QRectF:
        """Paint the portrait at the beginning of a box; returns the rest of the box."""
        dpr = self._painter.device().devicePixelRatioF() * text_scale()
        top = box.center().y() - _PORTRAIT / 2
        face = self._mirroring.box(QRectF(box.left(), top, _PORTRAIT, _PORTRAIT))
        picture = self._art.portrait(self._face.portrait, _PORTRAIT, dpr)
        self._painter.drawPixmap(face, picture, QRectF(picture.rect()))
        return box.adjusted(_PORTRAIT + 9, 0, 0, 0)

    def _lines(
        self,
        box: QRectF,
        upper: str,
        lower: str = "",
        *,
        is_bold: bool = False,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """Paint one or two lines, centred vertically."""
        place, large = self._mirroring.box(box), font(_LARGE, is_bold)
        if not lower:
            draw_text(self._painter, place, upper, large, self._text, align=align)
            return
        middle = place.center().y() + 1
        above = QRectF(place.left(), middle - 21, place.width(), 21)
        below = QRectF(place.left(), middle, place.width(), 18)
        draw_text(self._painter, above, upper, large, self._text, align=align)
        draw_text(self._painter, below, lower, font(_SMALL), self._secondary, align=align)


_WIDTHS: Final = {
    LeaderboardColumn.PLACE: 70,
    LeaderboardColumn.MATCHES: 90,
    LeaderboardColumn.RESULTS: 100,
}
"""The least widths at the normal text size; the other columns share the rest."""
_SORT_MARK: Final = 26
"""Room for the mark of the sorted column in its header."""
_LEAST_NAME, _LEAST_RATING = 180, 110
"""If there is less room at the normal text size, one column shows the whole row."""
_NAME_SHARE: Final = 0.42


class LeaderboardTable(PaintedTable):
    """The rows of a leaderboard."""

    def __init__(self, model: LeaderboardModel, art: CardArt) -> None:
        self._board, self._order = model, LeaderboardOrder(model)
        super().__init__(self._order, ROW_HEIGHT)
        self._order.setParent(self)
        self._delegate = LeaderboardDelegate(art, self)
        self.setItemDelegate(self._delegate)
        self.setSortingEnabled(True)
        self.sortByColumn(LeaderboardColumn.PLACE, Qt.SortOrder.AscendingOrder)
        model.modelReset.connect(self._show_axis)
        self._update_text_size()

    @property
    def is_narrow(self) -> bool:
        """Whether there is only one column, and no header to sort by."""
        return self._delegate.is_narrow

    @property
    def selected(self) -> Competitor | None:
        row: LeaderboardRow | None = self.currentIndex().data(ROW_ROLE)
        return None if row is None else row.standing.competitor

    def select(self, competitor: Competitor) -> None:
        """Select the row of a competitor, or the first one if they are not listed."""
        self.select_row(self._order.row_of(competitor) or 0)

    def sort_by(self, column: LeaderboardColumn) -> None:
        """Sort by a column; the other way round if it is sorted by already."""
        is_descending = self._board.is_first_descending(column)
        order = Qt.SortOrder.DescendingOrder if is_descending else Qt.SortOrder.AscendingOrder
        header = self.horizontalHeader()
        if (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (column, order):
            order = Qt.SortOrder(1 - order.value)
        self.sortByColumn(column, order)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns that have room, and keep the current row visible."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def _show_axis(self) -> None:
        self._delegate.ratings = self._board.ratings
        self.viewport().update()

    def arrange_columns(self) -> None:
        """Set which columns are shown, and their widths."""
        room = self.viewport().width()
        widths = {column: self._least_width(column) for column in _WIDTHS}
        rest = room - sum(widths.values())
        least_rating = self._least_width(LeaderboardColumn.RATING)
        is_narrow = rest < _LEAST_NAME * text_scale() + least_rating
        self._delegate.is_narrow = is_narrow
        for column in LeaderboardColumn:
            self.setColumnHidden(column, is_narrow and column is not LeaderboardColumn.NAME)
        self.horizontalHeader().setVisible(not is_narrow)
        if is_narrow:
            self.setColumnWidth(LeaderboardColumn.NAME, room)
            return
        widths[LeaderboardColumn.NAME] = self._name_width(rest)
        widths[LeaderboardColumn.RATING] = rest - widths[LeaderboardColumn.NAME]
        for column, width in widths.items():
            self.setColumnWidth(column, max(1, width))

    def _name_width(self, rest: int) -> int:
        """The part of a width that the names get; the ratings get the others."""
        share = rest * _NAME_SHARE
        if rest - share < DRAWN_FROM * text_scale():
            # Without the drawing, the ratings need no more than their title.
            share = rest - self._least_width(LeaderboardColumn.RATING)
        return round(max(_LEAST_NAME * text_scale(), share))

    def _least_width(self, column: LeaderboardColumn) -> int:
        """The width of a column of figures: at least that of its title."""
        title = str(self._board.headerData(column, Qt.Orientation.Horizontal))
        needed = text_width(title, body_font()) + PADDING + _SORT_MARK
        hint = self.horizontalHeader().sectionSizeHint(column)
        return round(max(_WIDTHS.get(column, _LEAST_RATING) * text_scale(), needed, hint))
