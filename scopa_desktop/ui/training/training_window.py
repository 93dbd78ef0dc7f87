"""`TrainingWindow`: a window with a table of its own, for what is not the match that is played.

Its `TrainingPanel` has a heading, content and buttons.
"""

from enum import Enum
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QFrame, QLayout, QScrollArea, QVBoxLayout, QWidget

from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.platform.engines import ClosableEngine
from scopa_desktop.ui.table.scene.arrangement import direction_from_table
from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.colours import WALNUT
from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import is_text_huge, text_scale
from scopa_desktop.ui.theme.painting import colour
from scopa_desktop.ui.theme.style_sheets import dialog_style, window_style
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.headings import SUBTITLE, TITLE, Heading, paragraph
from scopa_desktop.ui.widgets.ornaments import PaperFrame, Rule
from scopa_desktop.ui.widgets.plain_text import set_window_title
from scopa_desktop.ui.widgets.screen_space import NO_LIMIT
from scopa_desktop.ui.wording.text_direction import without_marks

_WIDTH: Final = 320
_HEIGHT_BELOW: Final = 146
_LARGEST_SCALE_BELOW: Final = 1.25
_MARGIN, _MARGIN_BELOW = 18, 12


class TrainingPanel(PaperFrame):
    """A heading, a sentence, further content that scrolls, and buttons, on paper.

    Add widgets to `content`, below the sentence. The button Close is always the last one.
    """

    close_requested = Signal()
    """Close the window."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = Heading("")
        self.sentence = paragraph()
        """What to do, or what has happened."""
        self.content = QVBoxLayout()
        self._scroll = QScrollArea()
        self._row_under, self._row_above = QWidget(self), QWidget(self)
        self._flow = FlowLayout(8, 4, self._row_under, at_end=True)
        self._buttons: list[Button] = []
        self._is_low = False
        self._close = Button(self.tr("Close"), ButtonKind.PAPER, self)
        self._close.clicked.connect(self.close_requested)
        self._lay_out()
        self._apply_style()
        palette_notifier().changed.connect(self._apply_style)

    def set_heading(self, text: str) -> None:
        self._heading.setText(text)
        self._scroll.setAccessibleName(without_marks(text))

    def set_sentence(self, text: str) -> None:
        """Set the sentence below the heading; screen readers read it."""
        self.sentence.setText(text)
        self.setAccessibleName(without_marks(text))

    def add_button(self, text: str, kind: ButtonKind = ButtonKind.PAPER) -> Button:
        """Add a button before Close; the gold one is the next step."""
        button = Button(text, kind, self)
        button.setVisible(True)  # A child that is added to a visible widget is hidden.
        self._buttons.insert(-1, button)
        self._place_buttons()
        return button

    def set_below(self, is_below: bool, *, is_strip: bool = True) -> None:
        """Set whether the panel lies below the table instead of beside it, there as a strip."""
        is_low = is_below and is_strip
        is_tight = is_low or (is_below and is_text_huge())
        self._rule.setVisible(not is_tight)
        self._heading.set_size(SUBTITLE if is_tight else TITLE)
        margin = _MARGIN_BELOW if is_tight else _MARGIN
        self._outer.setContentsMargins(margin, margin, margin, margin)
        self.setMinimumSize(0, 0)
        self.setMaximumSize(NO_LIMIT, NO_LIMIT)
        if is_low:
            self.setFixedHeight(round(_HEIGHT_BELOW * min(text_scale(), _LARGEST_SCALE_BELOW)))
        elif not is_below:
            self.setFixedWidth(round(_WIDTH * text_scale()))
        # Not before the size is set, because showing the other row lays the window out.
        if is_low is not self._is_low:
            self._is_low = is_low
            self._place_buttons()

    def _lay_out(self) -> None:
        inner = QWidget()
        self._column = vbox(
            self.sentence, self.content, STRETCH, within=inner, margins=(0, 0, 6, 0)
        )
        scroll = self._scroll
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        scroll.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        self._buttons.append(self._close)
        self._line = hbox(within=self._row_above, spacing=8)
        self._rule = Rule()
        self._under = hbox(STRETCH, self._row_under)
        above = hbox((self._heading, 1), self._row_above)
        self._outer = vbox(above, self._rule, (scroll, 1), self._under, within=self, spacing=8)
        self.set_below(False)
        self._place_buttons()

    def _place_buttons(self) -> None:
        """Put the buttons below the content, in lines, or in one line beside the heading.

        In a low panel with huge texts they scroll with the content.
        """
        is_scrolling = self._is_low and is_text_huge()
        is_above = self._is_low and not is_scrolling
        if is_scrolling:
            self._column.insertWidget(self._column.count() - 1, self._row_under)
        else:
            self._under.addWidget(self._row_under)
        self._row_above.setVisible(is_above)
        self._row_under.setVisible(not is_above)
        layout: QLayout = self._line if is_above else self._flow
        focus = self.window().focusWidget()
        for button in self._buttons:
            is_hidden = button.isHidden()
            layout.addWidget(button)  # Moved to the end if it is there.
            button.set_compact(is_scrolling)
            button.setHidden(is_hidden)
        if focus in self._buttons:
            focus.setFocus()
        for first, second in pairwise(self._buttons):
            QWidget.setTabOrder(first, second)

    def _apply_style(self) -> None:
        self.setStyleSheet(dialog_style(current_palette()))
        self.update()


_NARROW: Final = 900
"""Below this width the panel is below the table."""


class PanelSize(Enum):
    """How much of a narrow window the panel takes, below the table."""

    STRIP = "strip"
    """As little as possible: something is played."""
    HALF = "half"
    ALL = "all"
    """The table is not shown."""


class TrainingWindow(QWidget):
    """A table with a panel beside it, over the main window and as large as it.

    It has its own session, so that nothing played here is saved or counted; the match of the main
    window waits while it is open. Subclasses fill `panel`, and show matches with `put_on_table`.
    """

    closed = Signal()
    """The window was closed."""

    def __init__(self, context: Context, parent: QWidget, title: str) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.context, self._main_window = context, parent
        self.session = Session(self)
        self.view = TableView(context.art)
        self.panel = TrainingPanel()
        self.controller = TableController(
            self.view,
            self.session,
            context.art,
            context.sounds,
            context.store.current,
            profile=context.profiles.current,
        )
        self.controller.silence_players()
        # It would end what is practised.
        self.controller.input.offers_call_out = False
        self._engine: ClosableEngine | None = None
        self._panel_size = PanelSize.STRIP
        set_window_title(self, title)
        self.panel.set_heading(title)
        self._lay_out()
        closing = QShortcut(self)
        closing.setKeys(QKeySequence.StandardKey.Close)
        closing.activated.connect(self.close)
        self.panel.close_requested.connect(self.close)

    def open(self) -> None:
        """Show the window; the match of the main window waits until it is closed."""
        self.context.session.set_suspended(True)
        if self._main_window.isMaximized() or self._main_window.isFullScreen():
            self.setWindowState(self._main_window.windowState())
        self.show()
        self.view.setFocus()

    def put_on_table(self, match: Match) -> None:
        """Put a match on the table and go on with it from its position."""
        if self._engine is None:
            self._engine = self.make_engine()
            self.session.set_engine(self._engine)
        self.session.resume(match)

    def make_engine(self) -> ClosableEngine:
        """The engine of the session, made for the first match; subclasses may use another one."""
        return self.context.make_engine(self.session)

    def set_panel_size(self, size: PanelSize) -> None:
        """Set how much of a narrow window the panel takes."""
        self._panel_size = size
        self._place_panel()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the panel beside the table, or below it in a narrow window."""
        super().resizeEvent(event)
        self._place_panel()

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the engine and let the match of the main window go on."""
        super().closeEvent(event)
        self.session.set_suspended(True)
        self.view.skip()
        if self._engine is not None:
            self._engine.close()
            self._engine = None
        self.context.session.set_suspended(False)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape, as a dialog, unless the table has a use for it: nothing is lost."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, colour(WALNUT))
        self.setPalette(palette)
        self._box = hbox((self.view, 1), self.panel, within=self, spacing=0)
        self.setMinimumSize(self._main_window.minimumSize())
        self.setGeometry(self._main_window.geometry())
        self.setStyleSheet(window_style(right_to_left=self.isRightToLeft()))

    def _place_panel(self) -> None:
        is_narrow = self.width() < _NARROW
        beside = direction_from_table(left_handed=self.context.store.current.left_handed)
        self._box.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else beside)
        is_strip = self._panel_size is PanelSize.STRIP
        self.view.setVisible(not is_narrow or self._panel_size is not PanelSize.ALL)
        self._box.setStretchFactor(self.panel, int(is_narrow and not is_strip))
        self.panel.set_below(is_narrow, is_strip=is_strip)
