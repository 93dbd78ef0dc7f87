"""A text browser for a page of the help, with a search."""

from typing import Final

from PySide6.QtCore import QRegularExpression, Qt, QUrl
from PySide6.QtGui import QPixmap, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from scopa_desktop.ui.help.page import Page, page_style
from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import body_font, text_scale

_MARGIN, _INDENT, _CELL_PADDING = 14, 20, 12
_PICTURE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
_UNSEEN: Final = "\\x{064b}-\\x{0652}\\x{0640}\\x{200e}\\x{200f}\\x{2066}-\\x{2069}"
"""Arabic vowel signs, the stretched line, marks of direction and isolates."""
_ALIKE: Final = ("'’", "اأإآ", "هة", "يى")
"""Letters and signs that many people type one for the other."""


class PageBrowser(QTextBrowser):
    """A page with its pictures. Its links lead within the page only."""

    def __init__(self) -> None:
        super().__init__()
        self._page = Page("", {})
        # Pages are long. A bar that comes while they are laid out may leave them too wide for it.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.anchorClicked.connect(self._turn_to)
        palette_notifier().changed.connect(self._print)

    def show_page(self, page: Page) -> None:
        self._page = page
        self._print()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The page's own pictures; nothing else is ever loaded."""
        return self._page.pictures.get(QUrl(name).toString(), QPixmap())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_pictures()

    def find_words(self, words: str, *, backward: bool = False) -> bool:
        """Select the next match of these words, from the top again after the last.

        Returns whether the page has any match; without one nothing is selected.
        """
        flag = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        pattern = _search_pattern(words)
        if pattern.pattern() and self.find(pattern, flag):
            return True
        before = self.textCursor()
        end = QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
        self.moveCursor(end)
        if pattern.pattern() and self.find(pattern, flag):
            return True
        before.clearSelection()
        self.setTextCursor(before)
        return False

    def find_from_here(self, words: str) -> bool:
        """Select the first match from the current selection on, for a search while typing."""
        cursor = self.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.setTextCursor(cursor)
        return self.find_words(words)

    def _print(self) -> None:
        document = self.document()
        document.setDocumentMargin(_MARGIN * text_scale())
        document.setIndentWidth(_INDENT * text_scale())
        document.setDefaultFont(body_font())
        option = document.defaultTextOption()
        option.setTextDirection(self._page.direction)
        document.setDefaultTextOption(option)
        document.setDefaultStyleSheet(page_style(current_palette(), self._page.direction))
        document.setHtml(self._page.html)
        self._fit_pictures()

    def _fit_pictures(self) -> None:
        """Show pictures that are wider than the page smaller, so that it never scrolls sideways."""
        document = self.document()
        room = self.viewport().width() - 2 * document.documentMargin()
        pictures = self._pictures()
        for place, name in pictures:
            self._show_picture(place, name, room)
        layout = document.documentLayout()
        for place, name in pictures:
            table = self._cursor_at(place).currentTable()
            if table is not None and layout.frameBoundingRect(table).width() > room:
                self._show_picture(place, name, room / table.columns() - _CELL_PADDING)

    def _show_picture(self, place: int, name: str, room: float) -> None:
        """Show a picture no wider than there is room."""
        size = self._page.pictures[name].deviceIndependentSize()
        width = max(1.0, min(size.width(), room))
        cursor = self._cursor_at(place)
        cursor.setPosition(place + 1, QTextCursor.MoveMode.KeepAnchor)
        picture = cursor.charFormat().toImageFormat()
        if picture.width() != round(width):
            picture.setWidth(round(width))
            picture.setHeight(round(size.height() * width / size.width()))
            cursor.setCharFormat(picture)

    def _cursor_at(self, place: int) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(place)
        return cursor

    def _pictures(self) -> list[tuple[int, str]]:
        """The places of the page's pictures in the document, and their names."""
        text, found, place = self.document().toRawText(), [], -1
        while (place := text.find(_PICTURE, place + 1)) >= 0:
            name = self._cursor_at(place + 1).charFormat().toImageFormat().name()
            if name in self._page.pictures:
                found.append((place, name))
        return found

    def _turn_to(self, link: QUrl) -> None:
        self.scrollToAnchor(link.fragment())


def _search_pattern(words: str) -> QRegularExpression:
    """What finds these words, whatever stands unseen between their letters.

    Arabic words are found with and without their vowel signs, a typed apostrophe finds a printed
    one, and a blank any blank.
    """
    unseen = QRegularExpression(f"[{_UNSEEN}]")
    letters = (letter for letter in words if not unseen.match(letter).hasMatch())
    return QRegularExpression(f"[{_UNSEEN}]*".join(map(_one_of, letters)))


def _one_of(letter: str) -> str:
    """A pattern for the letter and those that are typed for it."""
    if letter.isspace():
        return r"[\s\x{00a0}]"
    alike = next((letters for letters in _ALIKE if letter in letters), "")
    return f"[{alike}]" if alike else QRegularExpression.escape(letter)
