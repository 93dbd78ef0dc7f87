"""The list of games at the left of the New game dialog."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from scopa_desktop.rules.cards import COINS, card_name, cards_of
from scopa_desktop.rules.game_line import has_line
from scopa_desktop.rules.scoring import CompleteSet, EachCard
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import painted_pixmap, text_width
from scopa_desktop.ui.widgets.boxes import STRETCH, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.card_painting import draw_fan
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.row_delegate import RowCell
from scopa_desktop.ui.widgets.variant_model import GameRow, VariantModel
from scopa_desktop.ui.widgets.variant_view import VariantView
from scopa_desktop.ui.wording.card_wording import game_title
from scopa_desktop.ui.wording.game_wording import variant_line

_ROW, _PICTURE, _PICTURE_WIDTH = 53, 47, 58
_FAN, _SPREAD, _EMBLEM = 41.0, 15.0, 38.0
_LINE: Final = 12.0
"""The size of the letters of the line."""
_BESIDE_LINE: Final = _PICTURE_WIDTH + 30
"""What the picture and the paddings of a row take of its width, at the normal text size."""
_BEHIND = ("QS", "AB", "JC", "KD", "AC", "QB", "KS", "JD", "AS", "KC", "JB", "QC")
_IN_FRONT = "7D"
_PAUSE_MS: Final = 150
"""How long nobody types before the game that a search has found is shown in full."""


def emblem(game: GameRow) -> tuple[str, str]:
    """The two cards of a game's icon, the one behind first.

    The one behind varies with `place`. The one in front is a card that scores by itself in the
    game, by default the seven of coins.
    """
    single_cards = 0
    for category in game.variant.categories:
        match category:
            case CompleteSet(cards=cards) if cards.bit_count() == 1:
                single_cards = cards
            case EachCard(counted=counted):
                single_cards = counted & COINS
    front = card_name([*cards_of(single_cards)][-1]) if single_cards else _IN_FRONT
    behind = _BEHIND[game.place % len(_BEHIND)]
    return behind if behind != front else _IN_FRONT, front


class _SearchedView(VariantView):
    """A list of games with two cards, the name and one line, in which typing begins a search."""

    typed = Signal(str)
    """A letter or digit was typed while the list had the focus."""

    def __init__(self, model: VariantModel, art: CardArt, parent: QWidget) -> None:
        super().__init__(model, parent, height=_ROW, picture_height=_PICTURE)
        self._art = art
        self._fans: dict[tuple[object, ...], QPixmap] = {}
        """The pictures of the games, which a search shows anew with each letter."""
        self._unpainted: list[GameRow] = []
        """The games whose pictures `prepare_pictures` has not painted yet."""
        self._preparing = QTimer(self)
        self._preparing.timeout.connect(self._paint_next)

    def prepare_pictures(self, games: Sequence[GameRow]) -> None:
        """Paint the pictures of games, one after another while nothing happens."""
        self._unpainted = [*games]
        self._preparing.start()

    @property
    def is_preparing(self) -> bool:
        """Whether pictures of `prepare_pictures` are still to be painted."""
        return self._preparing.isActive()

    def _paint_next(self) -> None:
        if self._unpainted:
            dpr = self.viewport().devicePixelRatioF() * text_scale()
            self._fan(self._unpainted.pop(), _PICTURE, dpr)
        else:
            self._preparing.stop()

    def cell(self, game: GameRow) -> RowCell:
        """The cards or the emblem, the name, and the line; a shorter one where that has no room."""
        line = game.line
        room = self.viewport().width() / text_scale() - _BESIDE_LINE
        if text_width(line, font(_LINE)) > room:
            line = variant_line(game.variant, is_short=True)
        title = game_title(game.variant)
        return RowCell(title, line, pictures=(partial(self._fan, game),), is_bold=True)

    def _fan(self, game: GameRow, height: float, dpr: float) -> QPixmap:
        """The two cards of a game, cut off at their feet; its emblem if a player chose one."""
        own = game.variant.own.emblem
        deck = self._art.deck_for("", game.variant.deck, game.variant.deal.pack).id
        cards = [(deck, code) for code in emblem(game)]
        key = (own, *cards, height, dpr)
        if key not in self._fans:
            self._fans[key] = self._painted_fan(own, cards, height, dpr)
        return self._fans[key]

    def _painted_fan(
        self, own: str, cards: Sequence[tuple[str, str]], height: float, dpr: float
    ) -> QPixmap:
        scale = height / _PICTURE
        pixels = (QSizeF(_PICTURE_WIDTH, _PICTURE) * scale * dpr).toSize()

        def draw(painter: QPainter) -> None:
            painter.scale(scale, scale)
            centre = QPointF(_PICTURE_WIDTH / 2, _PICTURE / 2 + 1)
            if own:
                picture = self._art.game_emblem(own, _EMBLEM, scale * dpr)
                corner = centre - QPointF(picture.deviceIndependentSize().width(), _EMBLEM) / 2
                painter.drawPixmap(corner, picture)
                return
            draw_fan(painter, self._art, cards, centre, height=_FAN, spread=_SPREAD)

        return painted_pixmap(pixels, draw, dpr=dpr)

    def keyboardSearch(self, search: str) -> None:
        """Leave what is typed to the search field, which finds more than the start of a name."""
        if search.strip():
            self.typed.emit(search)


class _NoMatch(QWidget):
    """What is shown instead of the list when no game matches the search."""

    cleared = Signal()
    """The player wants to see all games again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = caption("")
        self._sentence.setWordWrap(True)
        advice = secondary_label(
            self.tr(
                "Try part of a name, a place such as Genoa or Tunis, a deck, a number of players, "
                "or what the cards add up to."
            )
        )
        all_games = LinkButton(self.tr("Show all games"), self)
        all_games.clicked.connect(self.cleared)
        vbox(
            self._sentence,
            advice,
            (all_games, Qt.AlignmentFlag.AlignLeft),
            STRETCH,
            within=self,
            margins=(10, 14, 10, 0),
            spacing=8,
        )
        self.hide()

    def set_query(self, query: str) -> None:
        self._sentence.setText(self.tr("No game matches “{words}”.").format(words=query))


class VariantList(QWidget):
    """The games by group, and a search field."""

    chosen = Signal(str)
    """Another game was selected; its key. While a search is typed, only when typing pauses."""
    match_changed = Signal(bool)
    """The search matches a game again (true), or none any more (false)."""
    line_pasted = Signal(str)
    """The line of a game was pasted into the search field."""
    clicked = Signal()
    """A game was clicked, also if it was selected already."""

    def __init__(self, model: VariantModel, chosen: str, art: CardArt) -> None:
        super().__init__()
        self._chosen = self._reported = chosen
        self._before_search = chosen
        """The game that was selected before the search, or by the player in its result."""
        self._model = model
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self.finish_search)
        self._no_match = _NoMatch(self)
        self._field = QLineEdit(self)
        self._view = _SearchedView(self._model, art, self)
        self._lay_out()
        self._select(chosen)
        self._field.textChanged.connect(self._search)
        self._field.editingFinished.connect(self.finish_search)
        self._no_match.cleared.connect(self._clear_search)
        self._view.clicked.connect(self.finish_search)
        self._view.clicked.connect(self.clicked)
        self._view.typed.connect(self._search_for)
        self._view.selectionModel().currentChanged.connect(self._on_current_changed)

    def show_own_rules(self, own: Sequence[Variant], chosen: str) -> None:
        """Replace the player's own rules in the list, and select the game with a key."""
        self._model.set_own_rules(own)
        self._chosen = self._before_search = self._reported = chosen
        self._field.clear()
        self._select(chosen)
        self.chosen.emit(chosen)

    def finish_search(self) -> None:
        """Do not wait for a pause to report the game that a search has found."""
        self._pause.stop()
        if self._chosen != self._reported:
            self._reported = self._chosen
            self.chosen.emit(self._chosen)

    @property
    def has_match(self) -> bool:
        """Whether a game is listed and selected: not while a search finds nothing."""
        return self._view.currentIndex().isValid()

    @property
    def is_preparing(self) -> bool:
        """Whether something of the search is not prepared yet."""
        return self._view.is_preparing or self._model.is_preparing

    def focus_list(self) -> None:
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the selected game, and read the texts of a search before it is typed."""
        super().showEvent(event)
        self._model.prepare_search()
        self._view.prepare_pictures(self._model.games)
        self._scroll_to(self._view.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self._field.hasFocus():
            self.focus_list()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._field.setPlaceholderText(self.tr("Search"))
        self._field.setAccessibleName(self.tr("Search the games"))
        self._view.setAccessibleName(self.tr("Games"))
        self._field.setClearButtonEnabled(True)
        vbox(
            self._field,
            (self._view, 1),
            (self._no_match, 1),
            within=self,
            spacing=8,
        )

    def _search(self, text: str) -> None:
        """List the matching games and select the best; after the search, the game before it.

        The line of a game is not searched, but reported.
        """
        if has_line(text):
            self._field.clear()
            self.line_pasted.emit(text)
            return
        previous = self._before_search
        had_match = self.has_match
        self._pause.start()
        self._model.search(text, previous)
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
            self._chosen = key
            if not self._pause.isActive():
                self.finish_search()
