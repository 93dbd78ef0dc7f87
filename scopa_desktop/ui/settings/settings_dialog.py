"""The settings dialog: every change is applied and saved at once."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QWidget

from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import Settings, SettingsStore
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.settings.accessibility_page import AccessibilityPage
from scopa_desktop.ui.settings.cards_page import CardsPage
from scopa_desktop.ui.settings.language_page import LanguagePage
from scopa_desktop.ui.settings.play_page import PlayPage
from scopa_desktop.ui.settings.settings_page import SettingsPage
from scopa_desktop.ui.settings.sound_page import SoundPage
from scopa_desktop.ui.settings.table_page import TablePage
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.page_list import PageList
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.picture_tiles import TileChoice
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.widgets.screen_space import geometry_beside
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice

_SIZE = QSize(940, 680)
_NARROW = 860
"""Below this width, which a screen 900 pixels wide leaves, the list or a page is shown."""
_NARROW_SIZE = QSize(600, 680)
"""The size where the whole dialog would cover most of the table that it changes."""

_GAP = 24
_MIN_PAGE_HEIGHT = 160


class SettingsDialog(PaperDialog):
    """The pages of the settings, chosen from a list beside them."""

    preview_requested = Signal()
    """The player changed the volume; a sound should be played."""

    def __init__(
        self,
        store: SettingsStore,
        art: CardArt,
        decks: Mapping[str, Deck],
        parent: QWidget | None = None,
        *,
        profiles: ProfileStore,
    ) -> None:
        super().__init__("", _SIZE, parent)
        self._store = store
        self._profiles = profiles
        self._art = art
        self._decks = decks
        self._row = QHBoxLayout()
        self._row.setSpacing(_GAP)
        self.body.addLayout(self._row, 1)
        self._shown_page = 0
        self._page_is_open = False
        self._to_pages = self.add_button("")
        self._restore = self.add_button("")
        self._done = self.add_button("", ButtonKind.GOLD)
        self._to_pages.clicked.connect(self._close_page)
        self._restore.clicked.connect(self._restore_defaults)
        self._done.clicked.connect(self.accept)
        self._retranslate()
        store.changed.connect(self._update_restore_button)
        store.failed.connect(self.set_footer)
        profiles.failed.connect(self.set_footer)
        self._update_restore_button()

    def show_page(self, index: int) -> None:
        """Show the page with an index in the list, from 0."""
        self._list.setCurrentRow(index)
        self._open_page()

    def showEvent(self, event: QShowEvent) -> None:
        """Leave the table visible where there is room: beside the window, or over its edge."""
        if not event.spontaneous():
            self._place()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _update_text_size(self) -> None:
        """Build the pages again at another text size; the focus stays at its field."""
        focus = self.focusWidget()
        choice = focus.parentWidget() if focus is not None else None
        name = choice.accessibleName() if isinstance(choice, SegmentedChoice) else ""
        super()._update_text_size()
        self._retranslate()
        for choice in self._stack.findChildren(SegmentedChoice):
            if choice.accessibleName() == name:
                choice.focus_choice()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter open the selected page where only the list is shown."""
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress):
            return False
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (is_enter and watched is self._list and self._is_narrow):
            return False
        self._open_page()
        return True

    def _place(self) -> None:
        """Move to the edge of the window, at the first size that does not cover most of it."""
        window, layout = self.parentWidget(), self.layout()
        if window is not None and layout is not None:
            layout.activate()
            least = self.minimumSizeHint()
            sizes = [size.expandedTo(least) for size in (_SIZE, _NARROW_SIZE)]
            self.setGeometry(geometry_beside(window, sizes))

    # --- the parts -----------------------------------------------------------------------------

    def _retranslate(self) -> None:
        """Create the pages and set all texts, in the current language."""
        while (item := self._row.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        self.set_title(self.tr("Settings"))
        self.set_footer(self.tr("Changes take effect at once."))
        self._to_pages.setText(self.tr("&All pages"))
        self._restore.setText(self.tr("&Restore defaults"))
        set_tool_tip(self._restore, self.tr("Resets everything except your name."))
        self._done.setText(self.tr("&Done"))
        pages = self._make_pages()
        self._list = PageList(list(pages), self.tr("Pages"))
        self._list_width = self._list.width()
        self._stack = QStackedWidget()
        for name, page in pages.items():
            self._stack.addWidget(self._scrolling(page, name))
        self._row.addWidget(self._list)
        self._row.addWidget(self._stack, 1)
        self._list.page_chosen.connect(self._show_chosen_page)
        self._list.installEventFilter(self)
        self._list.itemClicked.connect(self._open_page)
        self._list.setCurrentRow(self._shown_page)
        self._list.setFocus()
        self._arrange()

    def _make_pages(self) -> dict[str, SettingsPage]:
        store = self._store
        sound = SoundPage(store)
        sound.preview_requested.connect(self.preview_requested)
        return {
            self.tr("Cards"): CardsPage(store, self._art, self._decks),
            self.tr("Table"): TablePage(store),
            self.tr("Play"): PlayPage(store, self._profiles),
            self.tr("Sound"): sound,
            self.tr("Language"): LanguagePage(store),
            self.tr("Accessibility"): AccessibilityPage(store),
        }

    def _scrolling(self, page: SettingsPage, name: str) -> QScrollArea:
        area = QScrollArea()
        area.setAccessibleName(name)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setMinimumHeight(_MIN_PAGE_HEIGHT)
        page.setObjectName("dialog-body")
        area.setWidget(page)
        for choice in page.findChildren(TileChoice):
            choice.focus_moved.connect(area.ensureWidgetVisible)
        return area

    # --- list and pages ------------------------------------------------------------------------

    @property
    def _is_narrow(self) -> bool:
        return self.width() < _NARROW

    def _arrange(self) -> None:
        narrow = self._is_narrow
        self._list.setVisible(not (narrow and self._page_is_open))
        self._stack.setVisible(not narrow or self._page_is_open)
        self._to_pages.setVisible(narrow and self._page_is_open)
        self._list.setMinimumWidth(0 if narrow else self._list_width)
        self._list.setMaximumWidth(self.width() if narrow else self._list_width)
        opened = self._list.item(self._shown_page).text()
        self.set_title(opened if narrow and self._page_is_open else self.tr("Settings"))

    def _show_chosen_page(self, index: int) -> None:
        self._shown_page = index
        self._stack.setCurrentIndex(index)

    def _open_page(self) -> None:
        """Show the selected page; in a narrow dialog it replaces the list."""
        self._page_is_open = True
        self._arrange()
        if self._is_narrow:
            self._to_pages.setFocus()

    def _close_page(self) -> None:
        self._page_is_open = False
        self._arrange()
        self._list.setFocus()

    # --- the settings --------------------------------------------------------------------------

    def _defaults(self) -> Settings:
        """The defaults, with the last game and unknown fields unchanged."""
        current = self._store.current
        return replace(Settings(), last_game=current.last_game, unknown=current.unknown)

    def _restore_defaults(self) -> None:
        self._store.change(self._defaults())

    def _update_restore_button(self) -> None:
        self._restore.setEnabled(self._store.current != self._defaults())
