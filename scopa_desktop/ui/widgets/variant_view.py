"""The list of games as it is shown: headings in lettering, which the keyboard skips."""

from typing import ClassVar

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.colours import INK
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import draw_text, set_render_hints
from scopa_desktop.ui.theme.shapes import draw_selected_row
from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.variant_model import (
    VARIANT_ROW_ROLE,
    GameRow,
    HeadingRow,
    VariantModel,
    VariantRow,
)
from scopa_desktop.ui.wording.card_wording import game_title

_HEADING_ROW = 32
_HEADING, _HEADING_SMALLEST = 14.0, 9.0


class VariantDelegate(QStyledItemDelegate):
    """Paints headings in drawn lettering, and the names of games."""

    game_height: ClassVar[int] = 34
    """The height of the row of a game at the usual text size."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        heading = isinstance(index.data(VARIANT_ROW_ROLE), HeadingRow)
        return QSize(100, round((_HEADING_ROW if heading else self.game_height) * text_scale()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        set_render_hints(painter)
        painter.translate(option.rect.topLeft())
        painter.scale(text_scale(), text_scale())
        box = QRectF(QPointF(), option.rect.size().toSizeF() / text_scale())
        row: VariantRow = index.data(VARIANT_ROW_ROLE)
        if isinstance(row, HeadingRow):
            _paint_heading(painter, box, row.words)
        else:
            is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
            if is_selected:
                draw_selected_row(painter, box)
            self.paint_game(painter, box, row, is_selected)
        painter.restore()

    def paint_game(self, painter: QPainter, box: QRectF, game: GameRow, is_selected: bool) -> None:
        """Paint a game on the background of its row."""
        words = Mirroring(painter, box).box(box.adjusted(14, 0, -8, 0))
        token = INK if is_selected else current_palette().text
        draw_text(painter, words, game_title(game.variant), font(14, is_selected), token)


def _paint_heading(painter: QPainter, box: QRectF, name: str) -> None:
    width = lettering.width(name, _HEADING) or 1.0
    size = max(_HEADING_SMALLEST, _HEADING * min(1.0, (box.width() - 20) / width))
    mirroring = Mirroring(painter, box)
    start = mirroring.point(QPointF(10, box.bottom() - 8))
    anchor = mirroring.anchor(lettering.Anchor.LEFT)
    lettering.draw(painter, name, start, size, current_palette().title, anchor=anchor)


class VariantView(QListView):
    """A list of games by group, in which the keyboard skips headings, also with Home and End."""

    def __init__(self, model: VariantModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = model
        self.setModel(model)
        self.setItemDelegate(VariantDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """The index that Qt would move to, or the game below if that is a heading."""
        index = super().moveCursor(action, modifiers)
        ends = {
            QAbstractItemView.CursorAction.MoveHome: self._games.first_game(),
            QAbstractItemView.CursorAction.MoveEnd: self._games.last_game(),
        }
        index = ends.get(action, index)
        if self._games.key_at(index):
            return index
        # A heading is always followed by a game.
        return index.siblingAtRow(index.row() + 1) if index.isValid() else self.currentIndex()
