"""The list of games at the left of the New game dialog."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.rules.cards import card_name, cards_of
from scopa_desktop.rules.scoring import CompleteSet
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.colours import INK
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import draw_text, set_render_hints
from scopa_desktop.ui.theme.shapes import draw_selected_row
from scopa_desktop.ui.widgets.card_painting import draw_fan
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.link_button import LinkButton
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.widgets.variant_model import (
    VARIANT_ROW_ROLE,
    GameRow,
    HeadingRow,
    VariantModel,
    VariantRow,
)
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.game_wording import variant_line

_HEADING_ROW, _GAME_ROW = 32, 53
_HEADING, _HEADING_SMALLEST = 14.0, 9.0
_FAN, _SPREAD, _FAN_ROOM = 41.0, 15.0, 76.0
_BEHIND = ("QS", "AB", "JC", "KD", "AC", "QB", "KS", "JD", "AS", "KC", "JB", "QC")
_IN_FRONT = "7D"

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


def emblem(game: GameRow) -> tuple[str, str]:
    """The two cards of a game's icon, the one behind first.

    The one behind varies with `place`. The one in front is a card that scores by itself in the
    game, by default the seven of coins.
    """
    single_cards = [
        c
        for c in game.variant.categories
        if isinstance(c, CompleteSet) and c.cards.bit_count() == 1
    ]
    front = card_name(next(cards_of(single_cards[-1].cards))) if single_cards else _IN_FRONT
    behind = _BEHIND[game.place % len(_BEHIND)]
    return behind if behind != front else _IN_FRONT, front


class _RowDelegate(QStyledItemDelegate):
    """Paints headings in drawn lettering, and games with two cards, the name and one line."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Headings are lower than games."""
        heading = isinstance(index.data(VARIANT_ROW_ROLE), HeadingRow)
        return QSize(100, round((_HEADING_ROW if heading else _GAME_ROW) * text_scale()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint a row."""
        painter.save()
        set_render_hints(painter)
        painter.translate(option.rect.topLeft())
        painter.scale(text_scale(), text_scale())
        box = QRectF(QPointF(), option.rect.size().toSizeF() / text_scale())
        row: VariantRow = index.data(VARIANT_ROW_ROLE)
        if isinstance(row, HeadingRow):
            self._paint_heading(painter, box, row.words)
        else:
            self._paint_game(
                painter, box, row, bool(option.state & QStyle.StateFlag.State_Selected)
            )
        painter.restore()

    def _paint_heading(self, painter: QPainter, box: QRectF, name: str) -> None:
        width = lettering.width(name, _HEADING) or 1.0
        size = max(_HEADING_SMALLEST, _HEADING * min(1.0, (box.width() - 20) / width))
        mirroring = Mirroring(painter, box)
        start = mirroring.point(QPointF(10, box.bottom() - 8))
        anchor = mirroring.anchor(lettering.Anchor.LEFT)
        lettering.draw(painter, name, start, size, current_palette().title, anchor=anchor)

    def _paint_game(self, painter: QPainter, box: QRectF, game: GameRow, selected: bool) -> None:
        if selected:
            draw_selected_row(painter, box)
        self._paint_fan(painter, box, game)
        mirroring = Mirroring(painter, box)
        left, width = box.left() + _FAN_ROOM, box.width() - _FAN_ROOM - 10
        name = mirroring.box(QRectF(left, 6, width, 21))
        line = mirroring.box(QRectF(left, 27, width, 19))
        palette = current_palette()
        name_token = INK if selected else palette.text
        line_token = INK if selected else palette.secondary_text
        draw_text(painter, name, game_title(game.variant), font(14.5, True), name_token)
        draw_text(painter, line, variant_line(game.variant), font(12), line_token)

    def _paint_fan(self, painter: QPainter, box: QRectF, game: GameRow) -> None:
        painter.save()
        mirroring = Mirroring(painter, box)
        clip = mirroring.box(box.adjusted(4, 3, 0, -3))
        painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
        cards = [(game.variant.deck, code) for code in emblem(game)]
        centre = mirroring.point(QPointF(box.left() + 38, box.center().y() + 1))
        draw_fan(painter, self._art, cards, centre, height=_FAN, spread=_SPREAD)
        painter.restore()


class _GameView(QListView):
    """A list view in which the keyboard skips headings, also with Home and End."""

    typed = Signal(str)
    """A letter or digit was typed while the list had the focus."""

    def __init__(self, model: VariantModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._games = model
        self.setModel(model)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def keyboardSearch(self, search: str) -> None:
        """Leave what is typed to the search field, which finds more than the start of a name."""
        if search.strip():
            self.typed.emit(search)

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


class _NoMatch(Retranslated, QWidget):
    """What is shown instead of the list when no game matches the search."""

    cleared = Signal()
    """All games shall be listed again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._query = ""
        self._sentence = caption("")
        self._sentence.setWordWrap(True)
        self._advice = secondary_label("")
        self._all_games = LinkButton("", self)
        self._all_games.clicked.connect(self.cleared)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 14, 10, 0)
        column.setSpacing(8)
        column.addWidget(self._sentence)
        column.addWidget(self._advice)
        column.addWidget(self._all_games, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self.hide()
        self._retranslate()

    def set_query(self, query: str) -> None:
        """Set the text that was searched."""
        self._query = query
        self._retranslate()

    def _retranslate(self) -> None:
        self._sentence.setText(self.tr("No game matches “{words}”.").format(words=self._query))
        self._advice.setText(
            self.tr(
                "Try part of a name, a place such as Genoa or Tunis, a deck, a number of players, "
                "or what the cards add up to."
            )
        )
        self._all_games.setText(self.tr("Show all games"))


class VariantList(Retranslated, QWidget):
    """The games by group, a search field, and a button to import rules from a file."""

    chosen = Signal(str)
    """Another game was selected; its key."""
    match_changed = Signal(bool)
    """The search matches a game again (true), or none any more (false)."""
    clicked = Signal()
    """A game was clicked, also if it was selected already."""
    import_requested = Signal()
    """Rules shall be imported from a file."""

    def __init__(
        self, model: VariantModel, chosen: str, art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._chosen = chosen
        self._before_search = chosen
        """The game that was selected before the search, or by the player in its result."""
        self._model = model
        self._no_match = _NoMatch(self)
        self._field = QLineEdit(self)
        self._import = LinkButton("", self)
        self._view = _GameView(self._model, self)
        self._view.setItemDelegate(_RowDelegate(art, self._view))
        self._lay_out()
        self._retranslate()
        self._field.textChanged.connect(self._search)
        self._no_match.cleared.connect(self._clear_search)
        self._import.clicked.connect(self.import_requested)
        self._view.clicked.connect(self.clicked)
        self._view.typed.connect(self._search_for)
        self._view.selectionModel().currentChanged.connect(self._on_current_changed)

    def show_own_rules(self, own: Sequence[Variant], chosen: str) -> None:
        """Replace the player's own rules in the list, and select the game with a key."""
        self._model.set_own_rules(own)
        self._chosen = self._before_search = chosen
        self._field.clear()
        self._select(chosen)
        self.chosen.emit(chosen)

    @property
    def has_match(self) -> bool:
        """Whether a game is listed and selected: not while a search finds nothing."""
        return self._view.currentIndex().isValid()

    def focus_list(self) -> None:
        """Give the list the focus."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _retranslate(self) -> None:
        self._field.setPlaceholderText(self.tr("Search"))
        self._field.setAccessibleName(self.tr("Search the games"))
        self._import.setText(self.tr("Import…"))
        self._import.setAccessibleName(self.tr("Import rules"))
        set_tool_tip(self._import, self.tr("Import rules that somebody gave you"))
        self._view.setAccessibleName(self.tr("Games"))
        self._model.retranslate()
        self._select(self._chosen)

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the selected game."""
        super().showEvent(event)
        self._scroll_to(self._view.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from the search field to the list with the Down key."""
        if event.key() == Qt.Key.Key_Down and self._field.hasFocus():
            self.focus_list()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._field.setClearButtonEnabled(True)
        search_row = QHBoxLayout()
        search_row.setSpacing(6)
        search_row.addWidget(self._field, 1)
        search_row.addWidget(self._import)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(search_row)
        column.addWidget(self._view, 1)
        column.addWidget(self._no_match, 1)

    def _search(self, text: str) -> None:
        """List the matching games and select the best; after the search, the game before it."""
        previous = self._before_search
        had_match = self.has_match
        self._model.search(text)
        self._no_match.set_query(text.strip())
        self._no_match.setVisible(not self._model.rowCount())
        self._view.setVisible(bool(self._model.rowCount()))
        self._select("" if self._model.is_searching else previous)
        if self._model.is_searching:
            self._before_search = previous
        if self.has_match is not had_match:
            self.match_changed.emit(self.has_match)

    def _search_for(self, text: str) -> None:
        """Go on typing in the search field."""
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._field.insert(text)

    def _clear_search(self) -> None:
        self._field.clear()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _select(self, key: str) -> None:
        """Select a game in the list; the first one if the search hides it."""
        index = self._model.index_of(key)
        if not index.isValid():
            index = self._model.first_game()
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self._view.selectionModel().setCurrentIndex(index, flag)
        self._scroll_to(index)

    def _scroll_to(self, index: QModelIndex) -> None:
        """Scroll to a row and the one above, so that the first game's heading is visible too."""
        self._view.scrollTo(index.siblingAtRow(index.row() - 1))
        self._view.scrollTo(index)

    def _on_current_changed(self, index: QModelIndex) -> None:
        key = self._model.key_at(index)
        if key is not None:
            self._before_search = key
            self._set_chosen(key)

    def _set_chosen(self, key: str) -> None:
        if key != self._chosen:
            self._chosen = key
            self.chosen.emit(key)
