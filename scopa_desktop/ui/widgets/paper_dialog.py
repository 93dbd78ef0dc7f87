"""The base class of all dialogs: a title, a body, a footer and a row of buttons."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QScrollArea, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.painting import pen, smooth_painter
from scopa_desktop.ui.theme.shapes import cartouche
from scopa_desktop.ui.theme.style_sheets import dialog_style
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.headings import Heading, Rule, secondary_label
from scopa_desktop.ui.widgets.plain_text import set_window_title
from scopa_desktop.ui.widgets.screen_space import available_screen_size

_MARGIN, _LINE_INSET, _SCOOP = 24, 6, 12.0
_SCREEN_MARGIN = 40
_MIN_FOOTER_WIDTH = 200


class PaperDialog(QDialog):
    """A dialog with a title, a rule, a body that scrolls if it does not fit, and buttons.

    Add the content to `body` or set it with `set_content`; add the buttons from left to right, the
    gold one last. Escape rejects the dialog. It follows changes of the palette.
    """

    def __init__(self, title: str, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_window_title(self, title)
        self._buttons: list[Button] = []
        self._heading = Heading(title)
        self._footer = secondary_label("")
        self.body = vbox()
        self._title_row = hbox((self._heading, 1), spacing=6)
        self._button_row = hbox(STRETCH, spacing=10)
        self._bottom = hbox((self._footer, 1), self._button_row, spacing=10)
        vbox(
            self._title_row,
            Rule(),
            (self._scrolling_body(), 1),
            self._bottom,
            within=self,
            spacing=10,
            margins=(_MARGIN, 14, _MARGIN, 14),
        )
        self.set_footer("")
        self._apply_style()
        palette_notifier().changed.connect(self._apply_style)
        self.resize(self._bounded_by_screen(size * text_scale()))

    def set_title(self, title: str) -> None:
        set_window_title(self, title)
        self._heading.setText(title)

    def add_title_widget(self, widget: QWidget) -> None:
        """Add a widget at the end of the title's line."""
        self._title_row.addWidget(widget)

    def set_content(self, content: QWidget) -> None:
        while (item := self.body.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.body.addWidget(content)

    def set_footer(self, sentence: str) -> None:
        """Set the sentence beside the buttons; an empty one hides it."""
        self._footer.setText(sentence)
        self._footer.setVisible(bool(sentence))

    def add_bottom_widget(self, widget: QWidget) -> None:
        """Add a widget at the start of the line of the buttons."""
        self._bottom.insertWidget(0, widget)

    def add_button(self, text: str, kind: ButtonKind = ButtonKind.PAPER) -> Button:
        """Add a button at the right end of the row; the gold one is the default button."""
        button = Button(text, kind, self)
        button.setDefault(kind is ButtonKind.GOLD)
        self._buttons.append(button)
        self._button_row.addWidget(button)
        return button

    def press_default(self) -> None:
        """Click the gold button, as Enter does."""
        default = next((button for button in self._buttons if button.isDefault()), None)
        if default is not None:
            default.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = smooth_painter(self)
        inset = QRectF(self.rect()).adjusted(_LINE_INSET, _LINE_INSET, -_LINE_INSET, -_LINE_INSET)
        painter.strokePath(cartouche(inset, _SCOOP), pen(current_palette().line, 1.4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the footer above the buttons when there is no room beside them."""
        self._place_footer()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Put the buttons behind the body in the tab order."""
        self._put_buttons_last()
        self._place_footer()
        super().showEvent(event)

    def _scrolling_body(self) -> QScrollArea:
        content = QWidget()
        content.setObjectName("dialog-body")
        content.setLayout(self.body)
        area = self._body_area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        return area

    def _apply_style(self) -> None:
        self.setStyleSheet(dialog_style(current_palette()))

    def _bounded_by_screen(self, size: QSize) -> QSize:
        available = available_screen_size(self) - QSize(_SCREEN_MARGIN, _SCREEN_MARGIN)
        return size.boundedTo(available)

    def _place_footer(self) -> None:
        """Place the footer beside the buttons if there is room, else above them."""
        width = self.width() - 2 * _MARGIN - self._button_row.sizeHint().width()
        self._bottom.setDirection(
            QBoxLayout.Direction.LeftToRight
            if width >= _MIN_FOOTER_WIDTH
            else QBoxLayout.Direction.TopToBottom
        )

    def _put_buttons_last(self) -> None:
        """Move the buttons behind the widgets of the body, which were created after them."""
        last: QWidget = self
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            # setTabOrder has no effect behind a widget that takes no focus.
            if widget not in self._buttons and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                last = widget
            widget = widget.nextInFocusChain()
        for button in self._buttons:
            QWidget.setTabOrder(last, button)
            last = button
