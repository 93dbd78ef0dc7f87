"""`PagedDialog`: a dialog whose pages are chosen from a list beside them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QStackedWidget, QWidget

from scopa_desktop.ui.theme.fonts import body_font, text_scale
from scopa_desktop.ui.widgets.boxes import clear_box, hbox
from scopa_desktop.ui.widgets.feedback import feedback
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_ROW_HEIGHT, _LIST_WIDTH, _TEXT_SIZE = 40, 176, 14.0


class PageList(QListWidget):
    """A list widget with one row for each page."""

    page_chosen = Signal(int)
    """The index of the page that was selected."""

    def __init__(self, pages: Sequence[str], name: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setProperty("pages", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(round(_LIST_WIDTH * text_scale()))
        self.addItems(list(pages))
        self.currentRowChanged.connect(self._set_fonts)
        self.setCurrentRow(0)
        self.currentRowChanged.connect(self.page_chosen)

    def _set_fonts(self, current: int) -> None:
        """Show the selected page in bold letters."""
        for row in range(self.count()):
            self.item(row).setFont(body_font(_TEXT_SIZE, bold=row == current))
            self.item(row).setSizeHint(QSize(0, round(_ROW_HEIGHT * text_scale())))


_GAP: Final = 22


class PagedDialog(PaperDialog):
    """A list of pages and the page that is shown; a narrow dialog shows one of the two.

    Subclasses call `set_pages`, and override `page_chosen` to show a page of `_stack`.
    """

    narrow_below: int
    """Below this width in pixels, and what the list is wider for large texts, the list or a page is
    shown."""

    def __init__(self, size: QSize, parent: QWidget | None, *, page: int, is_page_open: bool):
        """Open at a page, counted from 0; `is_page_open`: a narrow dialog shows it at first."""
        super().__init__("", size, parent)
        self._row = hbox(spacing=_GAP)
        self.body.addLayout(self._row, 1)
        self._shown_page, self._page_is_open = page, is_page_open
        self._dialog_title = ""
        self._to_pages = self.add_button("")
        self._to_pages.clicked.connect(self._close_page)

    def set_pages(self, title: str, pages: Sequence[str]) -> None:
        """List pages by their titles instead of those before; `_stack` is empty at first.

        `title` is that of the dialog while the list is shown.
        """
        clear_box(self._row)
        self._dialog_title = title
        self._to_pages.setText(self.tr("&All pages"))
        self._list = PageList(pages, self.tr("Pages"))
        self._list_width = self._list.width()
        self._stack = QStackedWidget()
        self._row.addWidget(self._list)
        self._row.addWidget(self._stack, 1)
        self._list.setCurrentRow(self._shown_page)
        self._list.page_chosen.connect(self._choose_page)
        self._list.itemClicked.connect(self.open_page)
        self._list.installEventFilter(self)

    def page_chosen(self, index: int) -> None:
        """Show the page with an index on the stack; subclasses override it."""
        self._stack.setCurrentIndex(index)

    def focus_page(self) -> None:
        """Give the focus to a page after it was opened; subclasses override it.

        Where only the page is shown, its first button has the focus.
        """
        if self.is_narrow:
            self._to_pages.setFocus()

    def open_page(self) -> None:
        """Show the selected page; in a narrow dialog it replaces the list."""
        self._page_is_open = True
        self.arrange()
        self.focus_page()

    def select_page(self, index: int) -> None:
        """Show the page with an index in the list, from 0."""
        self._list.setCurrentRow(index)
        self.open_page()

    @property
    def is_narrow(self) -> bool:
        """Whether there is no room for list and page side by side."""
        return self.width() < self.narrow_below + round(_LIST_WIDTH * (text_scale() - 1))

    @property
    def is_page_shown(self) -> bool:
        """Whether a page is shown, and not only the list."""
        return not self.is_narrow or self._page_is_open

    def arrange(self) -> None:
        """Show list and page side by side, or one of them."""
        narrow, is_page_alone = self.is_narrow, self.is_narrow and self._page_is_open
        if is_page_alone:
            # Else the focus would pass to something in the page, which would scroll to it.
            self._list.clearFocus()
        self._list.setVisible(not is_page_alone)
        self._stack.setVisible(self.is_page_shown)
        self._to_pages.setVisible(is_page_alone)
        self._list.setMinimumWidth(0 if narrow else self._list_width)
        self._list.setMaximumWidth(self.width() if narrow else self._list_width)
        opened = self._list.item(self._shown_page).text()
        self.set_title(opened if is_page_alone else self._dialog_title)
        self.place_bottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter open the selected page where only the list is shown."""
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress):
            return False
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (is_enter and watched is self._list and self.is_narrow):
            return False
        self.open_page()
        return True

    def _choose_page(self, index: int) -> None:
        self._shown_page = index
        self.page_chosen(index)
        feedback().page_turned.emit()

    def _close_page(self) -> None:
        self._page_is_open = False
        self.arrange()
        self._list.setFocus()
