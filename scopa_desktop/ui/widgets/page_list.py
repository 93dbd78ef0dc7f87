"""The list of pages beside the pages of a dialog."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from scopa_desktop.ui.theme.colours import INK
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import draw_text, set_render_hints
from scopa_desktop.ui.theme.shapes import draw_selected_row

_ROW_HEIGHT, _WIDTH, _TEXT_SIZE = 40, 176, 14.0


class _PageDelegate(QStyledItemDelegate):
    """Paints the names of pages, the selected one bold on gold."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """The height of a row; the width is that of the list."""
        return QSize(100, round(_ROW_HEIGHT * text_scale()))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        set_render_hints(painter)
        row = QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            draw_selected_row(painter, row)
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        token = INK if selected else current_palette().text
        box = Mirroring(painter, row).box(row.adjusted(15, 0, -9, 0))
        draw_text(painter, box, name, body_font(_TEXT_SIZE, bold=selected), token)


class PageList(QListWidget):
    """A list widget with one row for each page."""

    page_chosen = Signal(int)
    """The index of the page that was selected."""

    def __init__(self, pages: Sequence[str], name: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setItemDelegate(_PageDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(round(_WIDTH * text_scale()))
        self.addItems(list(pages))
        self.setCurrentRow(0)
        self.currentRowChanged.connect(self.page_chosen)
