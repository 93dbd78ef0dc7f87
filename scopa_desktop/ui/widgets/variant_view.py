"""The list of games as it is shown, with headings that the keyboard skips."""

from typing import Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from scopa_desktop.ui.widgets.model_index import Index
from scopa_desktop.ui.widgets.row_delegate import RowCell, RowDelegate
from scopa_desktop.ui.widgets.variant_model import (
    VARIANT_ROW_ROLE,
    GameRow,
    HeadingRow,
    VariantModel,
    VariantRow,
)
from scopa_desktop.ui.wording.card_wording import game_title

_HEIGHT: Final = 34
"""The height of the row of a game that has nothing but its name, at the normal text size."""


class VariantView(QListView):
    """A list of games by group, in which the keyboard skips headings, also with Home and End."""

    def __init__(
        self,
        model: VariantModel,
        parent: QWidget | None = None,
        *,
        height: int = _HEIGHT,
        picture_height: int = 0,
    ) -> None:
        """`height` is that of the row of a game at the normal text size."""
        super().__init__(parent)
        self._games = model
        self.setModel(model)
        self.setItemDelegate(
            RowDelegate(self, self._cell, height=height, picture_height=picture_height)
        )
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def cell(self, game: GameRow) -> RowCell:
        """What the row of a game shows; subclasses override it."""
        return RowCell(game_title(game.variant))

    def _cell(self, index: Index) -> RowCell:
        row: VariantRow = index.data(VARIANT_ROW_ROLE)
        return (
            RowCell(row.words, is_heading=True) if isinstance(row, HeadingRow) else self.cell(row)
        )

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
