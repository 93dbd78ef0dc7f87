"""The settings dialog: every change is applied and saved at once."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.cards import FORTY
from scopa_desktop.rules.variant import Family, Variant
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.settings.settings_page import PlayerCards, SettingsPage
from scopa_desktop.ui.settings.settings_pages import (
    AccessibilityPage,
    CardsPage,
    LanguagePage,
    PlayPage,
    SoundPage,
    TablePage,
)
from scopa_desktop.ui.theme.fonts import text_size_notifier
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.paged_dialog import PagedDialog
from scopa_desktop.ui.widgets.paper_dialog import last_to_focus
from scopa_desktop.ui.widgets.picture_tiles import DeckTile
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.retranslated import Retranslated
from scopa_desktop.ui.widgets.screen_space import ScrollPage, geometry_beside

_SIZE = QSize(940, 680)
_SMALL_SIZE = QSize(840, 680)
"""The size where the larger one would cover most of the table that it changes."""
_ALL_PAGES, _MOST_PAGES = 0, 1
"""The answers that restore defaults."""


class SettingsDialog(Retranslated, PagedDialog):
    """The pages of the settings, chosen from a list beside them."""

    narrow_below = 780

    preview_requested = Signal(Sound)
    """The player changed a volume; this sound should be played."""

    def __init__(
        self,
        store: SettingsStore,
        art: CardArt,
        parent: QWidget | None = None,
        *,
        profiles: ProfileStore,
        wins: Mapping[Family, int] = MappingProxyType({}),
        game: Variant | None = None,
        table: QGraphicsView | None = None,
    ) -> None:
        """Show the settings.

        `wins` are those of the player in each family of games, which unlock card backs; `game` is
        the one on the table, and `table` is shown in the preview.
        """
        super().__init__(_SIZE, parent, page=0, is_page_open=False)
        game_deck = next(iter(art.decks)) if game is None else game.deck
        pack = FORTY if game is None else game.deal.pack
        self._cards = PlayerCards(art, wins, game_deck, pack)
        self._store = store
        self._profiles = profiles
        self._table = table
        self._restore = self.add_button("")
        self._done = self.add_button("", ButtonKind.GOLD)
        self._restore.clicked.connect(self._restore_defaults)
        self._done.clicked.connect(self.accept)
        self._retranslate()
        store.changes().connect(self._update_restore_button)
        store.failed.connect(self.set_footer)
        profiles.failed.connect(self.set_footer)
        art.decks_changed.connect(self._show_decks)
        text_size_notifier().changed.connect(self._update_text_size)
        self._update_restore_button()

    def show_accessibility(self) -> None:
        """Show the page of accessibility, the last one."""
        self.select_page(self._stack.count() - 1)

    def showEvent(self, event: QShowEvent) -> None:
        """Leave the table visible where there is room: beside the window, or over its edge."""
        if not event.spontaneous():
            self._place()
        super().showEvent(event)

    def _update_text_size(self) -> None:
        """Build the pages again at another text size; the focus stays at its field, in sight."""
        # Large texts can make the dialog narrow, which would show its list instead.
        self._page_is_open |= self._stack.isVisible()
        focus = self.focusWidget()
        name = focus.accessibleName() if isinstance(focus, ChoiceBox) else ""
        self._apply_style()
        for button in (self._restore, self._done):
            button.updateGeometry()
        self._retranslate()
        self._place()
        for box in self._stack.findChildren(ChoiceBox):
            if box.accessibleName() == name:
                box.setFocus()
                # The fields above it get their heights first.
                QTimer.singleShot(0, box, partial(self._scroll_to, box))

    def _scroll_to(self, field: QWidget) -> None:
        page = self._stack.currentWidget()
        if isinstance(page, ScrollPage) and page.isAncestorOf(field):
            page.ensureWidgetVisible(field)

    def _place(self) -> None:
        """Move to the edge of the window, at the first size that does not cover most of it."""
        window, layout = self.parentWidget(), self.layout()
        if window is not None and layout is not None:
            layout.activate()
            least = self.minimumSizeHint()
            sizes = [size.expandedTo(least) for size in (_SIZE, _SMALL_SIZE)]
            self.setGeometry(geometry_beside(window, sizes))

    def _retranslate(self) -> None:
        """List the pages and set all texts, in the current language."""
        self._pages = self._page_makers()
        self.set_pages(self.tr("Settings"), list(self._pages))
        self.set_footer(self.tr("Changes take effect at once."))
        self._restore.setText(self.tr("&Restore defaults…"))
        set_tool_tip(self._restore, self.tr("Asks first, and keeps your name."))
        self._done.setText(self.tr("&Done"))
        for name in self._pages:
            area = ScrollPage()
            area.setAccessibleName(name)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._stack.addWidget(area)
        self.page_chosen(self._shown_page)
        self._list.setFocus()
        self.arrange()

    def page_chosen(self, index: int) -> None:
        """Show a page, which is made when it is first chosen: each takes its time."""
        area = self._stack.widget(index)
        if isinstance(area, ScrollPage) and area.widget() is None:
            page = self._pages[area.accessibleName()]()
            page.setObjectName("dialog-body")
            last = last_to_focus(page)
            area.setWidget(page)
            self.put_buttons_behind(last)
        super().page_chosen(index)

    def _page_makers(self) -> dict[str, Callable[[], SettingsPage]]:
        """Functions that make the pages, by their titles."""
        store = self._store
        return {
            self.tr("Cards"): self._make_cards_page,
            self.tr("Table"): lambda: TablePage(store, self._cards),
            self.tr("Play"): lambda: PlayPage(store, self._profiles),
            self.tr("Sound"): self._make_sound_page,
            self.tr("Language"): lambda: LanguagePage(store),
            self.tr("Accessibility"): lambda: AccessibilityPage(store, self._table),
        }

    def _make_cards_page(self) -> CardsPage:
        page = CardsPage(self._store, self._cards)
        page.message.connect(self._show_message)
        return page

    def _make_sound_page(self) -> SoundPage:
        page = SoundPage(self._store)
        page.preview_requested.connect(self.preview_requested)
        return page

    def _show_decks(self) -> None:
        """Build the pages again after an own deck was added or removed.

        The focus stays on the page, at the deck: else it would come to whatever is next.
        """
        self._retranslate()
        page = self._stack.currentWidget()
        if page is not None and (decks := page.findChildren(DeckTile)):
            next(tile for tile in decks if tile.isChecked()).setFocus()

    def _show_message(self, sentence: str) -> None:
        self.set_footer(sentence)
        announce(self, sentence)

    def restore_question(self) -> QuestionDialog:
        """The question which defaults the player wants back."""
        return QuestionDialog(
            self.tr("Restore the defaults?"),
            self.tr(
                "Cards, table, play and sound go back to their defaults. Language and "
                "accessibility stay as they are, unless you restore all pages. Your name and your "
                "decks are kept."
            ),
            [self.tr("Restore all pages"), self.tr("Restore"), self.tr("Change nothing")],
            self,
        )

    def _restore_defaults(self) -> None:
        answer = self.restore_question().ask()
        if answer in (_ALL_PAGES, _MOST_PAGES):
            self._store.change(self._store.current.restored(all_pages=answer == _ALL_PAGES))

    def _update_restore_button(self) -> None:
        current = self._store.current
        self._restore.setEnabled(current != current.restored(all_pages=True))
