"""`TrainingWindow`: a window with a table of its own, for what is not the match that is played."""

from typing import ClassVar, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QWidget

from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.table.scene.arrangement import direction_from_table
from scopa_desktop.ui.table.table_controller import TableController
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.colours import WALNUT
from scopa_desktop.ui.theme.painting import colour
from scopa_desktop.ui.theme.style_sheets import window_style
from scopa_desktop.ui.training.training_context import ClosableEngine, TrainingContext
from scopa_desktop.ui.training.training_panel import TrainingPanel
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.plain_text import set_window_title

_NARROW: Final = 900
"""Below this width the panel is below the table."""


class TrainingWindow(QWidget):
    """A table with a panel beside it, over the main window and as large as it.

    It has its own session, so that nothing played here is saved or counted; the match of the main
    window waits while it is open. Subclasses fill `panel`, and show matches with `put_on_table`.
    """

    closed = Signal()
    """The window was closed."""

    closes_with_escape: ClassVar[bool] = False
    """Whether Escape closes it also while the table is shown, because nothing is lost."""

    def __init__(self, context: TrainingContext, title: str) -> None:
        super().__init__(context.window, Qt.WindowType.Window)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.context = context
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
        # It would end what is practised.
        self.controller.input.offers_call_out = False
        self._engine: ClosableEngine | None = None
        self.is_table_needed = True
        """Whether something is played."""
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
        if self.context.window.isMaximized() or self.context.window.isFullScreen():
            self.setWindowState(self.context.window.windowState())
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

    def set_table_needed(self, is_needed: bool) -> None:
        """Set whether something is played; if not, the panel has a narrow window for itself."""
        self.is_table_needed = is_needed
        self._place_panel()

    # --- Qt ------------------------------------------------------------------------------------

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
        """Close with Escape, as a dialog, where nothing is lost."""
        if event.key() == Qt.Key.Key_Escape and (
            self.closes_with_escape or not self.is_table_needed
        ):
            self.close()
        else:
            super().keyPressEvent(event)

    # --- inside --------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, colour(WALNUT))
        self.setPalette(palette)
        self._box = hbox((self.view, 1), self.panel, within=self, spacing=0)
        self.setMinimumSize(self.context.window.minimumSize())
        self.setGeometry(self.context.window.geometry())
        self.setStyleSheet(window_style(right_to_left=self.isRightToLeft()))

    def _place_panel(self) -> None:
        is_narrow = self.width() < _NARROW
        beside = direction_from_table(left_handed=self.context.store.current.left_handed)
        self._box.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else beside)
        is_alone = is_narrow and not self.is_table_needed
        self.view.setVisible(not is_alone)
        self.panel.set_below(is_narrow, is_alone=is_alone)
