"""The dialog with the rules of every game."""

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QWidget

from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.help.card_pictures import CardPictures
from scopa_desktop.ui.help.fragments import fragments_of
from scopa_desktop.ui.help.page import rules_page
from scopa_desktop.ui.help.page_browser import PageBrowser
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.theme.painting import text_width
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.plain_text import NO_DESCRIPTION
from scopa_desktop.ui.widgets.variant_model import VariantModel
from scopa_desktop.ui.widgets.variant_view import VariantView
from scopa_desktop.ui.wording.card_wording import game_title

_SIZE = QSize(980, 740)
_LIST_WIDTH, _FIELD_WIDTH, _FIELD_PADDING = 224, 210, 30
_MIN_WIDTH_FOR_BOTH = 780
"""Below this width either the list or the page is shown."""


class _FindField(QLineEdit):
    """A field in which Enter finds the next occurrence instead of closing the dialog."""

    find_requested = Signal(bool)
    """Enter was pressed; true with Shift, which searches backward."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.find_requested.emit(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)


class GameList(VariantView):
    """A list in which a game is chosen by mouse, arrows or its first letters."""

    chosen = Signal(str)
    """The key of the chosen game."""

    def __init__(self, model: VariantModel, key: str) -> None:
        super().__init__(model)
        self.setAccessibleName(self.tr("Games"))
        self.setCurrentIndex(model.index_of(key))
        self.selectionModel().currentChanged.connect(self._emit_chosen)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scrollTo(self.currentIndex(), QAbstractItemView.ScrollHint.PositionAtCenter)

    def _emit_chosen(self, index: QModelIndex) -> None:
        if key := self._games.key_at(index):
            self.chosen.emit(key)


class RulesDialog(PaperDialog):
    """The list of games, and the page with the rules of one of them.

    It opens with the game of the current match, described with the options of that match.
    """

    def __init__(
        self,
        variant: Variant,
        deck: Deck,
        art: CardArt,
        *,
        language: str,
        cloth: Cloth = GREEN_CLOTH,
        parent: QWidget | None = None,
    ) -> None:
        """`variant` is the game of the current match; `language` is its code.

        Raises:
            HelpError: a text of the help cannot be read.
        """
        super().__init__(self.tr("Rules"), _SIZE, parent)
        self._on_table, self._deck, self._art, self._cloth = variant, deck, art, cloth
        self._fragments = fragments_of(language)
        self._shown = variant
        self._prefers_page = True
        """Whether the page is shown, not the list, where there is no room for both."""
        self._is_found = True
        games = (variant if game.id == variant.id else game for game in CATALOGUE.values())
        self._model = VariantModel(games, parent=self)
        self._games = GameList(self._model, variant.id)
        self._name = Heading("", SUBTITLE, Tone.TEXT)
        self._field = _FindField()
        self._browser = PageBrowser()
        self._lay_out_pages()
        self._add_buttons()
        self._connect()
        self._show_game(variant.id)
        self._browser.setFocus()

    def accept(self) -> None:
        """Close the dialog; where only the list is shown, open the page of the chosen game."""
        if self._has_room or self._prefers_page:
            super().accept()
        else:
            self._show_part(page=True)

    def event(self, event: QEvent) -> bool:
        """Render the pictures again when the device pixel ratio changes."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._render_page()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        self._arrange()
        super().showEvent(event)

    def _lay_out_pages(self) -> None:
        self._field.setPlaceholderText(self.tr("Find on this page"))
        self._field.setAccessibleName(self.tr("Find on this page"))
        self._field.setAccessibleDescription(NO_DESCRIPTION)
        self._browser.setAccessibleName(self.tr("Rules"))
        self._field.setClearButtonEnabled(True)
        width = round(_FIELD_WIDTH * text_scale())
        needed = text_width(self._field.placeholderText(), body_font()) + _FIELD_PADDING
        self._field.setMinimumWidth(min(width, round(needed)))
        self._field.setMaximumWidth(width)
        self._page = QWidget()
        vbox(
            hbox((self._name, 1), self._field, spacing=14),
            (self._browser, 1),
            within=self._page,
            spacing=8,
        )
        self.body.addLayout(hbox(self._games, (self._page, 1), spacing=24))

    def _add_buttons(self) -> None:
        self._all_games = self.add_button(self.tr("All games"))
        self._next = self.add_button(self.tr("Find next"))
        self._close = self.add_button("", ButtonKind.GOLD)

    def _connect(self) -> None:
        self._games.chosen.connect(self._show_game)
        self._games.clicked.connect(lambda: self._show_part(page=True))
        self._field.textChanged.connect(self._find_while_typing)
        self._field.find_requested.connect(self._find)
        self._all_games.clicked.connect(lambda: self._show_part(page=False))
        self._next.clicked.connect(lambda: self._find(False))
        self._close.clicked.connect(self.accept)
        for key, slot in (
            (QKeySequence.StandardKey.Find, self._focus_field),
            (QKeySequence.StandardKey.FindNext, lambda: self._find(False)),
            (QKeySequence.StandardKey.FindPrevious, lambda: self._find(True)),
        ):
            QShortcut(QKeySequence(key), self).activated.connect(slot)

    def _show_game(self, key: str) -> None:
        self._shown = self._model.variant_of(key)
        self._name.setText(game_title(self._shown))
        self._render_page()

    def _render_page(self) -> None:
        pictures = CardPictures(
            self._art, self._deck_of_shown(), self._cloth, self.devicePixelRatioF()
        )
        self._browser.show_page(rules_page(self._shown, self._fragments, pictures))
        self._find_while_typing(self._field.text())

    def _deck_of_shown(self) -> Deck:
        """The deck of the current match if the player chose one for all games, else the game's."""
        is_players_choice = self._deck.id != self._on_table.deck
        if is_players_choice or self._shown is self._on_table:
            return self._art.deck_for(self._deck.id, self._shown.deck, self._shown.deal.pack)
        return self._art.deck_for("", self._shown.deck, self._shown.deal.pack)

    def _find_while_typing(self, text: str) -> None:
        self._is_found = not text or self._browser.find_from_here(text)
        self._arrange()

    def _find(self, backward: bool) -> None:
        if text := self._field.text():
            self._is_found = self._browser.find_words(text, backward=backward)
            self._arrange()

    def _footer_text(self) -> str:
        """The result of a failed search; otherwise, if there is room, which rules are shown."""
        if not self._is_found:
            return self.tr("“{words}” is not on this page.").format(words=self._field.text())
        if not self._has_room:
            return ""
        if self._shown is self._on_table:
            return self.tr("The game on the table, with the rules you are playing.")
        return self.tr("This page shows the usual rules of the game.")

    def _focus_field(self) -> None:
        self._show_part(page=True)
        self._field.setFocus()
        self._field.selectAll()

    @property
    def _has_room(self) -> bool:
        return self.width() >= _MIN_WIDTH_FOR_BOTH * text_scale()

    def _show_part(self, *, page: bool) -> None:
        """Show the page or the list, where there is no room for both."""
        self._prefers_page = page
        self._arrange()
        if not self._has_room:
            (self._browser if page else self._games).setFocus()

    def _arrange(self) -> None:
        """Show the parts that fit, and the buttons that belong to them."""
        has_room, page = self._has_room, self._prefers_page
        width = round(_LIST_WIDTH * text_scale())
        self._games.setVisible(has_room or not page)
        self._games.setMinimumWidth(width if has_room else 0)
        self._games.setMaximumWidth(width if has_room else self.maximumWidth())
        self._page.setVisible(has_room or page)
        self._next.setVisible(bool(self._field.text()) and (has_room or page))
        self._all_games.setVisible(not has_room and page)
        only_list = not has_room and not page
        self.set_footer(self._footer_text())
        self._close.setText(self.tr("Read") if only_list else self.tr("Back to the table"))
