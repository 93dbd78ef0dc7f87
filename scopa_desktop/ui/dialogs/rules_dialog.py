"""The rules of every game, with those of the match on the table in force."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.decks import CardArt, Deck
from scopa_desktop.ui.dialogs.game_list import GameList
from scopa_desktop.ui.dialogs.new_game.variant_model import VariantModel
from scopa_desktop.ui.help.card_pictures import CardPictures
from scopa_desktop.ui.help.fragments import fragments_of
from scopa_desktop.ui.help.page import rules_page
from scopa_desktop.ui.help.page_browser import PageBrowser
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_SIZE = QSize(980, 740)
_LIST_WIDTH, _FIELD_WIDTH = 224, 210
_BOTH_PAGES_FROM = 780


class _FindField(QLineEdit):
    """A field whose Enter looks further instead of leaving the sheet."""

    wanted = Signal(bool)
    """The next place is wanted, or, when true, the one before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, and Shift+Enter for the way back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit(bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)


class RulesDialog(PaperDialog):
    """A book of rules: the games at the left, the page of one of them at the right.

    It is opened at the match on the table, whose page tells its options as they are set.
    """

    def __init__(
        self,
        variant: Variant,
        deck: Deck,
        art: CardArt,
        *,
        language: Callable[[], str],
        cloth: Cloth = GREEN_CLOTH,
        parent: QWidget | None = None,
    ) -> None:
        """`variant` is played with `deck`; `language` gives the code of the language of now.

        Raises `HelpError` with a sentence when the text of the help cannot be read.
        """
        super().__init__("", _SIZE, parent)
        self._on_table, self._deck, self._art, self._cloth = variant, deck, art, cloth
        self._language = language
        self._fragments = fragments_of(language())
        self._shown = variant
        self._page_wanted = True
        self._is_found = True
        self._model = VariantModel(
            (variant if one.id == variant.id else one for one in CATALOGUE.values()), parent=self
        )
        self._games = GameList(self._model, variant.id)
        self._name = Heading("", SUBTITLE, Tone.TEXT)
        self._field = _FindField()
        self._browser = PageBrowser()
        self._lay_out_pages()
        self._add_buttons()
        self._connect()
        self._say_own_words()
        self._show_game(variant.id)
        self._browser.setFocus()

    def retranslate(self) -> None:
        """All words anew, and the same page."""
        self._fragments = fragments_of(self._language())
        self._say_own_words()
        self._games.retranslate()

    def accept(self) -> None:
        """Back to the table; from the list alone, to the page of the chosen game."""
        if self._has_room or self._page_wanted:
            super().accept()
        else:
            self._turn_to(True)

    def event(self, event: QEvent) -> bool:
        """On a screen with other pixels the pictures are drawn anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._print()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """List and page side by side, or one of them."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin on the page."""
        self._arrange()
        super().showEvent(event)

    def _say_own_words(self) -> None:
        """What stands on the sheet itself."""
        self.set_title(self.tr("Rules"))
        self._field.setPlaceholderText(self.tr("Find on this page"))
        self._field.setAccessibleName(self.tr("Find on this page"))
        self._browser.setAccessibleName(self.tr("Rules"))
        self._all_games.setText(self.tr("All games"))
        self._next.setText(self.tr("Find next"))

    def _lay_out_pages(self) -> None:
        self._field.setClearButtonEnabled(True)
        self._field.setMaximumWidth(round(_FIELD_WIDTH * text_scale()))
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._name, 1)
        head.addWidget(self._field)
        self._page = QWidget()
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._browser, 1)
        both = QHBoxLayout()
        both.setSpacing(24)
        both.addWidget(self._games)
        both.addWidget(self._page, 1)
        self.body.addLayout(both)

    def _add_buttons(self) -> None:
        self._all_games = self.add_button("")
        self._next = self.add_button("")
        self._leave = self.add_button("", ButtonKind.GOLD)

    def _connect(self) -> None:
        self._games.chosen.connect(self._show_game)
        self._games.clicked.connect(lambda: self._turn_to(True))
        self._field.textChanged.connect(self._find_while_typing)
        self._field.wanted.connect(self._find)
        self._all_games.clicked.connect(lambda: self._turn_to(False))
        self._next.clicked.connect(lambda: self._find(False))
        self._leave.clicked.connect(self.accept)
        for keys, do in (
            (QKeySequence.StandardKey.Find, self._to_field),
            (QKeySequence.StandardKey.FindNext, lambda: self._find(False)),
            (QKeySequence.StandardKey.FindPrevious, lambda: self._find(True)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)

    # --- the page ------------------------------------------------------------------------------

    def _show_game(self, key: str) -> None:
        self._shown = self._model.variant_of(key)
        self._name.setText(self._shown.title)
        self._print()

    def _print(self) -> None:
        pictures = CardPictures(
            self._art, self._deck_of_shown(), self._cloth, self.devicePixelRatioF()
        )
        self._browser.show_page(rules_page(self._shown, self._fragments, pictures))
        self._find_while_typing(self._field.text())

    def _deck_of_shown(self) -> Deck:
        """The table's deck where the player has chosen it for all games, else the game's own."""
        is_own_choice = self._deck.id != self._on_table.deck
        if is_own_choice or self._shown is self._on_table:
            return self._deck
        return self._art.decks[self._shown.deck]

    # --- finding -------------------------------------------------------------------------------

    def _find_while_typing(self, words: str) -> None:
        self._is_found = not words or self._browser.find_from_here(words)
        self._arrange()

    def _find(self, backward: bool) -> None:
        if words := self._field.text():
            self._is_found = self._browser.find_words(words, backward=backward)
            self._arrange()

    def _sentence(self) -> str:
        """What was not found, or, where there is room for it, which rules these are."""
        if not self._is_found:
            return self.tr("“{words}” is not on this page.").format(words=self._field.text())
        if not self._has_room:
            return ""
        if self._shown is self._on_table:
            return self.tr("This is the game on the table, by the rules it is played with.")
        return self.tr("This game is told by its usual rules.")

    def _to_field(self) -> None:
        self._turn_to(True)
        self._field.setFocus()
        self._field.selectAll()

    # --- list and page -------------------------------------------------------------------------

    @property
    def _has_room(self) -> bool:
        return self.width() >= _BOTH_PAGES_FROM * text_scale()

    def _turn_to(self, page: bool) -> None:
        self._page_wanted = page
        self._arrange()
        if not self._has_room:
            (self._browser if page else self._games).setFocus()

    def _arrange(self) -> None:
        """Show what there is room for, and the keys that belong to it."""
        room, page = self._has_room, self._page_wanted
        width = round(_LIST_WIDTH * text_scale())
        self._games.setVisible(room or not page)
        self._games.setMinimumWidth(width if room else 0)
        self._games.setMaximumWidth(width if room else self.maximumWidth())
        self._page.setVisible(room or page)
        self._next.setVisible(bool(self._field.text()) and (room or page))
        self._all_games.setVisible(not room and page)
        alone = not room and not page
        self.set_footer(self._sentence())
        self._leave.setText(self.tr("Read") if alone else self.tr("Back to the table"))
