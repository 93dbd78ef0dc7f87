"""The list of games by family and name in the rules dialog."""

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QShowEvent
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
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import draw_text, set_render_hints
from scopa_desktop.ui.theme.shapes import draw_selected_row
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.widgets.variant_model import (
    VARIANT_ROW_ROLE,
    HeadingRow,
    VariantModel,
)
from scopa_desktop.ui.wording.card_wording import game_title

_HEADING_ROW, _GAME_ROW = 32, 34
_HEADING, _HEADING_SMALLEST, _NAME = 14.0, 9.0, 14.0
_INDENT: Final = 14.0

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class _NameDelegate(QStyledItemDelegate):
    """Paints headings of families in lettering, and games by name."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Rows are easy to hit."""
        heading = isinstance(index.data(VARIANT_ROW_ROLE), HeadingRow)
        return QSize(100, round((_HEADING_ROW if heading else _GAME_ROW) * text_scale()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """One row."""
        painter.save()
        set_render_hints(painter)
        box, row = QRectF(option.rect), index.data(VARIANT_ROW_ROLE)
        if isinstance(row, HeadingRow):
            _paint_heading(painter, box, row)
        else:
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            _paint_game(painter, box, game_title(row.variant), chosen)
        painter.restore()


def _paint_heading(painter: QPainter, box: QRectF, row: HeadingRow) -> None:
    room = box.width() - 2 * _INDENT
    fits = min(1.0, room / (lettering.width(row.words, _HEADING * text_scale()) or 1.0))
    size = max(_HEADING_SMALLEST, _HEADING * text_scale() * fits)
    mirroring = Mirroring(painter, box)
    baseline = mirroring.point(QPointF(box.left() + 10, box.bottom() - 8 * text_scale()))
    side = mirroring.anchor(lettering.Anchor.LEFT)
    lettering.draw(painter, row.words, baseline, size, current_palette().title, anchor=side)


def _paint_game(painter: QPainter, box: QRectF, name: str, chosen: bool) -> None:
    if chosen:
        draw_selected_row(painter, box)
    words = Mirroring(painter, box).box(box.adjusted(_INDENT, 0, -8, 0))
    draw_text(
        painter, words, name, body_font(_NAME, chosen), INK if chosen else current_palette().text
    )


class GameList(Retranslated, QListView):
    """A list in which a game is chosen by mouse, arrows or its first letters."""

    chosen = Signal(str)
    """The key of the chosen game."""

    def __init__(self, model: VariantModel, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = model
        self.setModel(model)
        self.setItemDelegate(_NameDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._set_accessible_name()
        self.setCurrentIndex(model.index_of(key))
        self.selectionModel().currentChanged.connect(self._emit_chosen)

    def _retranslate(self) -> None:
        chosen = self._games.key_at(self.currentIndex())
        self._set_accessible_name()
        self._games.retranslate()
        if chosen is not None:
            self.setCurrentIndex(self._games.index_of(chosen))

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Skip the headings, also at both ends."""
        ends = {
            QAbstractItemView.CursorAction.MoveHome: self._games.first_game(),
            QAbstractItemView.CursorAction.MoveEnd: self._games.last_game(),
        }
        index = ends.get(action) or super().moveCursor(action, modifiers)
        return index if self._games.key_at(index) else self.currentIndex()

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the chosen game."""
        super().showEvent(event)
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    def _set_accessible_name(self) -> None:
        self.setAccessibleName(self.tr("Games"))

    def _emit_chosen(self, index: QModelIndex) -> None:
        if key := self._games.key_at(index):
            self.chosen.emit(key)
