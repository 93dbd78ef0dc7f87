"""The frame of every dialog: a sheet of paper with a title, a body and a row of keys."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.ui.theme.painting import pen, set_render_hints
from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.shapes import cartouche
from scopa_desktop.ui.theme.style_sheets import dialog_style
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.headings import Heading, Rule, secondary_label
from scopa_desktop.ui.widgets.plain_text import set_window_title
from scopa_desktop.ui.widgets.screen_space import available_screen_size

_MARGIN, _LINE_INSET, _SCOOP = 24, 6, 12.0
_SCREEN_EDGE = 40
_SENTENCE_WIDTH = 200


class PaperDialog(QDialog):
    """Title in drawn letters, a rule, a body that scrolls when there is no room, and keys.

    Put the content into `body`; add the keys from left to right, the gold one last.
    Escape closes the sheet as its rejection.
    """

    def __init__(self, title: str, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_window_title(self, title)
        self._keys: list[Button] = []
        self._heading = Heading(title)
        self._foot = secondary_label("")
        self.body = QVBoxLayout()
        self._key_row = QHBoxLayout()
        self._bottom = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self.set_footer("")
        self._dress()
        palette_notifier().changed.connect(self._dress)
        self.resize(self._fitting(size))

    def set_title(self, title: str) -> None:
        """Another title, on the sheet and on its window."""
        set_window_title(self, title)
        self._heading.setText(title)

    def fill(self, content: QWidget) -> None:
        """Put this content into the body, in the place of what was there."""
        while (item := self.body.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.body.addWidget(content)

    def retranslate(self) -> None:
        """Say everything in the language of now; heirs do it for what they say."""

    def set_footer(self, sentence: str) -> None:
        """The sentence at the left of the keys: what follows from them."""
        self._foot.setText(sentence)
        self._foot.setVisible(bool(sentence))

    def add_button(self, text: str, kind: ButtonKind = ButtonKind.PAPER) -> Button:
        """A key at the right end of the row; the gold one is what Enter presses."""
        key = Button(text, kind, self)
        key.setDefault(kind is ButtonKind.GOLD)
        self._keys.append(key)
        self._key_row.addWidget(key)
        return key

    def paintEvent(self, event: QPaintEvent) -> None:
        """The scooped line inside the paper's edge."""
        super().paintEvent(event)
        painter = QPainter(self)
        set_render_hints(painter)
        inset = QRectF(self.rect()).adjusted(_LINE_INSET, _LINE_INSET, -_LINE_INSET, -_LINE_INSET)
        painter.strokePath(cartouche(inset, _SCOOP), pen(current_palette().line, 1.4))

    def changeEvent(self, event: QEvent) -> None:
        """Another language takes effect at once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow sheet puts its sentence above the keys."""
        self._place_footer()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Tab goes through the body before it comes to the keys."""
        self._put_buttons_last()
        self._place_footer()
        super().showEvent(event)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        column.setSpacing(10)
        column.addWidget(self._heading)
        column.addWidget(Rule())
        column.addWidget(self._scrolling_body(), 1)
        self._key_row.setSpacing(10)
        self._key_row.addStretch(1)
        self._bottom.setSpacing(10)
        self._bottom.addWidget(self._foot, 1)
        self._bottom.addLayout(self._key_row)
        column.addLayout(self._bottom)

    def _scrolling_body(self) -> QScrollArea:
        content = QWidget()
        content.setObjectName("dialog-body")
        self.body.setContentsMargins(0, 0, 0, 0)
        content.setLayout(self.body)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        return area

    def _dress(self) -> None:
        self.setStyleSheet(dialog_style(current_palette()))

    def _fitting(self, size: QSize) -> QSize:
        """The size wanted, or what the screen has."""
        return size.boundedTo(available_screen_size(self) - QSize(_SCREEN_EDGE, _SCREEN_EDGE))

    def _place_footer(self) -> None:
        """The sentence goes above the keys where it would be squeezed beside them."""
        beside = self.width() - 2 * _MARGIN - self._key_row.sizeHint().width()
        self._bottom.setDirection(
            QBoxLayout.Direction.LeftToRight
            if beside >= _SENTENCE_WIDTH
            else QBoxLayout.Direction.TopToBottom
        )

    def _put_buttons_last(self) -> None:
        """Children that came later would otherwise follow the keys."""
        last: QWidget = self
        one = self.nextInFocusChain()
        while one is not None and one is not self:
            # Qt moves nothing behind a widget that takes no focus.
            if one not in self._keys and one.focusPolicy() & Qt.FocusPolicy.TabFocus:
                last = one
            one = one.nextInFocusChain()
        for key in self._keys:
            QWidget.setTabOrder(last, key)
            last = key
