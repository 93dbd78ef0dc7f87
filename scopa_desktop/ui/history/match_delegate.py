"""Paints the rows of the list of matches: a cell each, or in a narrow list all in one cell."""

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.history.match_list import MatchEntry
from scopa_desktop.play.history.match_rows import LOST, TIED, WON
from scopa_desktop.play.storage.profiles import OWN_PORTRAIT
from scopa_desktop.rules.players import Player
from scopa_desktop.ui.history.match_list_model import ENTRY_ROLE, MatchColumn
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.badges import BadgeIcon, draw_badge
from scopa_desktop.ui.theme.colours import BLUSH, CHIP_INACTIVE, GOLD, INK, PAPER
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import RIGHT, draw_text, text_width
from scopa_desktop.ui.widgets.row_table import RowDelegate
from scopa_desktop.ui.wording.list_format import with_commas
from scopa_desktop.ui.wording.match_wording import (
    agreed_word,
    day_text,
    duration_text,
    ending_word,
    kind_text,
    match_score_text,
    match_title,
    opponents_of,
    opponents_text,
    partner_text,
    result_word,
    rounds_text,
    time_text,
)

ROW_HEIGHT: Final = 38
_PORTRAIT, _OVERLAP = 31.0, 11.0
_MARK: Final = 9.5
"""Radius of the mark of a result."""
_LARGE, _SMALL = 14.0, 12.0
_PADDING: Final = 10.0
_MOST_PORTRAITS: Final = 3

_MARKS: Final[dict[int | None, tuple[BadgeIcon | str, str]]] = {
    WON: (BadgeIcon.CHECK, GOLD),
    TIED: ("=", CHIP_INACTIVE),
    LOST: (BadgeIcon.CROSS, BLUSH),
    None: ("…", PAPER),
}
"""Content and fill of the mark of each result; they do not differ by colour alone."""

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


def result_width() -> float:
    """The width that the longest result needs in its column, at the normal text size."""
    words = [agreed_word(), *map(result_word, _MARKS)]
    widest = max(text_width(word, font(_LARGE, True)) for word in words)
    return _PADDING * 1.5 + 2 * _MARK + 9 + widest + 4


class MatchDelegate(RowDelegate):
    """Delegate of the list of matches.

    Attributes:
        is_narrow: whether the first column shows the whole row in two lines.
        shows_score_column: whether the score has a column of its own.
    """

    row_height = ROW_HEIGHT

    def __init__(self, art: CardArt, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._art = art
        self.is_narrow = False
        self.shows_score_column = True
        self.shows_date_column = True

    def paint_cell(
        self, painter: QPainter, cell: QRectF, index: _Index, *, is_selected: bool
    ) -> None:
        if (entry := index.data(ENTRY_ROLE)) is not None:
            row = _Row(painter, self._art, entry, is_selected=is_selected)
            row.paint(MatchColumn(index.column()), cell, self)


class _Row:
    """Paints the parts of one row, in coordinates that are independent of the text size."""

    def __init__(
        self, painter: QPainter, art: CardArt, entry: MatchEntry, *, is_selected: bool
    ) -> None:
        palette = current_palette()
        self._painter = painter
        self._art = art
        self._entry = entry
        self._text = INK if is_selected else palette.text
        self._secondary = INK if is_selected else palette.secondary_text

    def paint(self, column: MatchColumn, cell: QRectF, delegate: MatchDelegate) -> None:
        """Paint the cell of a column, whose left upper corner is the origin."""
        entry = self._entry
        time = entry.ended or entry.began
        box = cell.adjusted(_PADDING, 0, -_PADDING / 2, 0)
        if delegate.is_narrow:
            self._paint_all(cell.adjusted(_PADDING, 0, -_PADDING, 0))
            return
        match column:
            case MatchColumn.DATE:
                self._lines(cell, box, day_text(time), time_text(time))
            case MatchColumn.GAME:
                below = kind_text(entry)
                if not delegate.shows_date_column:
                    below = with_commas(filter(None, (day_text(time), below)))
                self._lines(cell, box, match_title(entry), below, is_bold=True)
            case MatchColumn.OPPONENTS:
                left = self._portraits(cell, box)
                names = QRectF(left, box.top(), box.right() - left, box.height())
                self._lines(cell, names, opponents_text(entry), partner_text(entry))
            case MatchColumn.RESULT:
                self._result(cell, box, shows_score=not delegate.shows_score_column)
            case MatchColumn.SCORE:
                self._lines(cell, box, match_score_text(entry), "", is_bold=True)
            case MatchColumn.LENGTH:
                texts = [duration_text(entry.seconds), rounds_text(entry.rounds)]
                self._lines(cell, box, *(texts if texts[0] else (texts[1], "")))

    def _paint_all(self, box: QRectF) -> None:
        """Paint the whole row: opponents and result in the first line, the rest in the second."""
        entry = self._entry
        time = entry.ended or entry.began
        left = self._portraits(box, box)
        marked = QRectF(box.right() - 2 * _MARK, box.top(), 2 * _MARK, box.height())
        self._mark(box, QPointF(marked.center().x(), box.center().y()))
        result, score = ending_word(entry), match_score_text(entry)
        width = max(text_width(result, font(_LARGE, True)), text_width(score, font(_SMALL))) + 2
        right = QRectF(marked.left() - 6 - width, box.top(), width, box.height())
        upper, lower = _halves(right)
        self._draw(box, upper, result, _LARGE, self._text, is_bold=True, align=RIGHT)
        self._draw(box, lower, score, _SMALL, self._secondary, align=RIGHT)
        words = QRectF(left, box.top(), right.left() - 8 - left, box.height())
        upper, lower = _halves(words)
        details = (match_title(entry), day_text(time), kind_text(entry))
        self._draw(box, upper, opponents_text(entry), _LARGE, self._text)
        self._draw(box, lower, " · ".join(filter(None, details)), _SMALL, self._secondary)

    def _result(self, cell: QRectF, box: QRectF, *, shows_score: bool) -> None:
        self._mark(cell, QPointF(box.left() + _MARK + 1, box.center().y()))
        texts = box.adjusted(2 * _MARK + 9, 0, 0, 0)
        below = match_score_text(self._entry) if shows_score else ""
        self._lines(cell, texts, ending_word(self._entry), below, is_bold=True)

    def _mark(self, cell: QRectF, centre: QPointF) -> None:
        content, fill = _MARKS[self._entry.result]
        centre = Mirroring(self._painter, cell).point(centre)
        draw_badge(self._painter, centre, _MARK, content, fill)

    def _portraits(self, cell: QRectF, box: QRectF) -> float:
        """Paint the portraits of the opponents; returns where the text beside them begins."""
        shown = opponents_of(self._entry)[:_MOST_PORTRAITS]
        mirroring = Mirroring(self._painter, cell)
        dpr = self._painter.device().devicePixelRatioF() * text_scale()
        top = box.center().y() - _PORTRAIT / 2
        left = box.left()
        for player in shown:
            face = mirroring.box(QRectF(left, top, _PORTRAIT, _PORTRAIT))
            picture = self._art.portrait(_portrait(player), _PORTRAIT, dpr)
            self._painter.drawPixmap(face, picture, QRectF(picture.rect()))
            left += _PORTRAIT - _OVERLAP
        return left + _OVERLAP + 9

    def _lines(
        self, cell: QRectF, box: QRectF, upper: str, lower: str, *, is_bold: bool = False
    ) -> None:
        """Paint one or two lines, centred vertically."""
        if not lower:
            self._draw(cell, box, upper, _LARGE, self._text, is_bold=is_bold)
            return
        above, below = _halves(box)
        self._draw(cell, above, upper, _LARGE, self._text, is_bold=is_bold)
        self._draw(cell, below, lower, _SMALL, self._secondary)

    def _draw(
        self,
        cell: QRectF,
        box: QRectF,
        text: str,
        size: float,
        token: str,
        *,
        is_bold: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        place = Mirroring(self._painter, cell).box(box)
        draw_text(self._painter, place, text, font(size, is_bold), token, align=align)


def _halves(box: QRectF) -> tuple[QRectF, QRectF]:
    """The places of two lines of text in a box."""
    middle = box.center().y() + 1
    return (
        QRectF(box.left(), middle - 18, box.width(), 18),
        QRectF(box.left(), middle, box.width(), 16),
    )


def _portrait(player: Player) -> str:
    level = find_level(player.level)
    return level.portrait if level else OWN_PORTRAIT
