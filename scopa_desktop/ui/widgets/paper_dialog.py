"""The base class of all dialogs and sheets: a title, a body, a footer and a row of buttons."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QScrollArea, QSizePolicy, QWidget

from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import is_text_huge, text_scale
from scopa_desktop.ui.theme.style_sheets import dialog_style
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.headings import Heading, secondary_label
from scopa_desktop.ui.widgets.ornaments import PaperFrame, Rule
from scopa_desktop.ui.widgets.plain_text import set_window_title
from scopa_desktop.ui.widgets.screen_space import ScrollPage, available_screen_size, frameless_area

_MARGIN: Final = 24
_SCREEN_MARGIN = 40
_GAP = 10
_MIN_FOOTER_WIDTH, _MIN_BODY_HEIGHT = 200, 100


class PaperDialog(QDialog):
    """A dialog with a title, a rule, a body that scrolls if it does not fit, and buttons.

    Add the content to `body` or set it with `set_content`; add the buttons from left to right, the
    gold one last. Escape rejects the dialog. It follows changes of the palette.

    It is a window, or a sheet on the table that is shown with `TableSheets`.
    """

    is_as_high_as_content = False
    """Whether as a sheet it is as high as its content, and not as it would be as a window."""

    def __init__(self, title: str, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_window_title(self, title)
        self._size = size
        self._buttons: list[Button] = []
        self._heading = Heading(title)
        self._footer = secondary_label("")
        self.body = vbox()
        self._title_row = hbox((self._heading, 1), spacing=6)
        self._button_row = QWidget()
        self._button_flow = FlowLayout(_GAP, _GAP, self._button_row, at_end=True)
        self._bottom = QWidget()
        # A dialog can be made too narrow for this line, which is another one then.
        self._bottom.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._bottom_widgets: list[QWidget] = []
        self._bottom_line = hbox(
            (self._footer, 1),
            (self._button_row, Qt.AlignmentFlag.AlignVCenter),
            within=self._bottom,
            spacing=_GAP,
        )
        self._rule = Rule()
        paper = PaperFrame()
        vbox(paper, within=self)
        self._parts = vbox(
            self._title_row,
            self._rule,
            (self._scrolling_body(), 1),
            self._bottom,
            within=paper,
            spacing=_GAP,
            margins=(_MARGIN, 14, _MARGIN, 14),
        )
        self.set_footer("")
        self._apply_style()
        palette_notifier().changed.connect(self._apply_style)
        self.resize(self._bounded_by_screen(self.preferred_size))

    @property
    def preferred_size(self) -> QSize:
        """The size that it has where there is so much room."""
        return self._size * text_scale()

    def sheet_size(self, room: QSize) -> QSize:
        """The size that it has as a sheet in a room."""
        size = self.preferred_size.boundedTo(room)
        if self.is_as_high_as_content:
            size.setHeight(min(self._needed_height(size.width()), room.height()))
        return size

    def first_focus(self) -> QWidget:
        """What has the focus when it is shown: as set, else the gold button."""
        return self.focusWidget() or self._default_button() or self

    def begin(self) -> None:
        """Begin what happens on it by and by; called each time when it has come to its place."""

    def set_title(self, title: str) -> None:
        set_window_title(self, title)
        self._heading.setText(title)

    def add_title_widget(self, widget: QWidget) -> None:
        """Add a widget at the end of the title's line."""
        self._title_row.addWidget(widget)

    def set_content(self, content: QWidget) -> None:
        while (item := self.body.takeAt(0)) is not None:
            old = item.widget()
            if old is not None and old is not self._bottom:
                old.hide()
                old.deleteLater()
        self.body.addWidget(content)
        self.place_bottom()

    def set_footer(self, sentence: str) -> None:
        """Set the sentence beside the buttons; an empty one hides it."""
        self._footer.setText(sentence)
        self._footer.setVisible(bool(sentence))

    def add_bottom_widget(self, widget: QWidget) -> None:
        """Add a widget at the start of the line of the buttons."""
        self._bottom_widgets.append(widget)
        self._bottom_line.insertWidget(0, widget)

    def add_button(self, text: str, kind: ButtonKind = ButtonKind.PAPER) -> Button:
        """Add a button at the right end of the row; the gold one is the default button."""
        button = Button(text, kind, self)
        button.setDefault(kind is ButtonKind.GOLD)
        self._buttons.append(button)
        self._button_flow.addWidget(button)
        return button

    def press_default(self) -> None:
        """Click the gold button, as Enter does."""
        default = self._default_button()
        if default is not None:
            default.click()

    def _default_button(self) -> Button | None:
        return next((button for button in self._buttons if button.isDefault()), None)

    def event(self, event: QEvent) -> bool:
        """Place the footer and the buttons again when one of them has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.place_bottom()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the footer and the buttons where there is room for them."""
        self.place_bottom()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Place footer and buttons; a window also orders its parts and begins."""
        if self.isWindow():
            self.put_buttons_last()
        self.place_bottom()
        super().showEvent(event)
        if self.isWindow():
            self.begin()

    def _scrolling_body(self) -> QScrollArea:
        content = QWidget()
        content.setObjectName("dialog-body")
        content.setLayout(self.body)
        area = self._body_area = frameless_area()
        area.setWidget(content)
        return area

    def _apply_style(self) -> None:
        self.setStyleSheet(dialog_style(current_palette()))

    def _bounded_by_screen(self, size: QSize) -> QSize:
        available = available_screen_size(self) - QSize(_SCREEN_MARGIN, _SCREEN_MARGIN)
        return size.boundedTo(available)

    def place_bottom(self) -> None:
        """Place the footer beside the buttons if there is room, else above them.

        Buttons that need more than one line are as low as their text allows. Where little height
        would be left for the body, footer and buttons scroll with it, below it; the gold button
        stays at the bottom of the dialog if there is room for it.
        """
        room = self.width() - 2 * _MARGIN
        self._arrange_bottom(room)
        if self.body.indexOf(self._bottom) >= 0:
            room -= self._body_area.verticalScrollBar().sizeHint().width()
        margins = self._parts.contentsMargins()
        above = margins.top() + self._title_row.sizeHint().height() + self._rule.height() + _GAP
        left = self.height() - above - _GAP - margins.bottom()
        gold = self._gold_button()
        gold_height = 0 if gold is None else gold.sizeHint().height() + _GAP
        others = below = self._bottom.heightForWidth(room) + _GAP
        if gold is not None and self._parts.indexOf(gold) >= 0:
            below += gold_height
        least = _MIN_BODY_HEIGHT * text_scale()
        is_scrolling = left - below < least
        self._set_scrolling(is_scrolling)
        if gold is not None:
            # A page that scrolls itself needs its height beside the others: no bar in another.
            has_page = bool(self._body_area.findChildren(ScrollPage))
            needed = gold_height + (others if has_page else 0)
            self._set_pinned(gold, is_scrolling and left - needed >= least)

    def _needed_height(self, width: int) -> int:
        """The height at a width at which nothing has to be scrolled."""
        room, margins = width - 2 * _MARGIN, self._parts.contentsMargins()
        self._arrange_bottom(room)
        height = margins.top() + self._title_row.sizeHint().height() + self._rule.height()
        body = self.body.totalHeightForWidth(room)
        height += body if body >= 0 else self.body.totalSizeHint().height()
        height += 3 * _GAP + margins.bottom()
        if self.body.indexOf(self._bottom) < 0:
            height += self._bottom.heightForWidth(room) + _GAP
        return height

    def _gold_button(self) -> Button | None:
        return next((each for each in self._buttons if each.kind is ButtonKind.GOLD), None)

    def _arrange_bottom(self, room: int) -> None:
        """Set the direction of footer and buttons in a width, which has to be that without a bar.

        In the width that a bar leaves, another direction could need no bar, and so on for ever.
        """
        buttons = [button for button in self._buttons if not button.isHidden()]
        widths = [button.width_for_text(is_compact=False) for button in buttons]
        line = sum(widths) + _GAP * max(0, len(widths) - 1)
        for button in self._buttons:
            button.set_compact(line > room)
        has_more = any(not widget.isHidden() for widget in self._bottom_widgets)
        beside = round(_MIN_FOOTER_WIDTH * (text_scale() if has_more or is_text_huge() else 1))
        if not has_more:
            sentence = self._footer.fontMetrics().horizontalAdvance(self._footer.text())
            beside = min(beside, sentence + _GAP)
        is_beside = room - line >= beside
        directions = QBoxLayout.Direction
        self._bottom_line.setDirection(
            directions.LeftToRight if is_beside else directions.TopToBottom
        )
        bar = self._body_area.verticalScrollBar().sizeHint().width()
        self._button_row.setMinimumWidth(min(line, room - bar) if is_beside else 0)
        self._bottom.setMinimumWidth(self._button_flow.minimumSize().width())

    def _set_scrolling(self, is_scrolling: bool) -> None:
        """Set whether footer and buttons are below the body in its scroll area."""
        column = self.body if is_scrolling else self._parts
        at = column.indexOf(self._bottom)
        if at < 0 or (is_scrolling and at < column.count() - 1):
            with self._focus_kept(self._bottom):
                column.addWidget(self._bottom)

    def _set_pinned(self, button: Button, is_pinned: bool) -> None:
        """Set whether a button is at the bottom of the dialog, apart from the others."""
        if (self._parts.indexOf(button) >= 0) is is_pinned:
            return
        is_hidden = button.isHidden()
        with self._focus_kept(button):
            if is_pinned:
                self._button_flow.takeAt(self._button_flow.indexOf(button))
                self._parts.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
            else:
                self._button_flow.addWidget(button)
            # Another parent hides it until the layout shows it.
            button.setVisible(not is_hidden)

    @contextmanager
    def _focus_kept(self, moved: QWidget) -> Iterator[None]:
        """Give the focus back to a widget that loses it because it gets another parent."""
        focus = self.focusWidget()
        yield
        if focus is not None and (focus is moved or moved.isAncestorOf(focus)):
            focus.setFocus()

    def put_buttons_last(self) -> None:
        """Move the buttons behind the widgets of the body, which were created after them.

        Only as long as it is a window: the chain of a sheet goes on through the window around it,
        and PySide would take whatever `nextInFocusChain` returns for a part of the sheet, and for
        deleted with it.
        """
        self.put_buttons_behind(last_to_focus(self, self._buttons))

    def put_buttons_behind(self, last: QWidget) -> None:
        """Move the buttons behind a widget in the order of the focus."""
        for button in self._buttons:
            QWidget.setTabOrder(last, button)
            last = button


def last_to_focus(whole: QWidget, but: Sequence[QWidget] = ()) -> QWidget:
    """The last widget in a window that takes the focus by Tab; the window if none does."""
    last, widget = whole, whole.nextInFocusChain()
    while widget is not None and widget is not whole:
        # setTabOrder has no effect behind a widget that takes no focus.
        if widget not in but and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            last = widget
        widget = widget.nextInFocusChain()
    return last
