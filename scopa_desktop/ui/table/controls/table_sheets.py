"""`TableSheets`: dialogs of the match, which lie as sheets of paper on the dimmed table."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPixmap, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget
from shiboken6 import isValid

from scopa_desktop.ui.platform.modal import delete_dialog
from scopa_desktop.ui.table.controls.paper_sheet import DIM, PaperMovement, PaperTable, Shade
from scopa_desktop.ui.theme.colours import INK, SHADOW
from scopa_desktop.ui.theme.fonts import text_size_notifier
from scopa_desktop.ui.theme.painting import colour, smooth_painter

if TYPE_CHECKING:
    from scopa_desktop.ui.widgets.paper_dialog import PaperDialog

_RETRY_MS: Final = 200
_MARGIN, _NARROW_MARGIN, _NARROW = 28, 9, 720
"""Around a sheet: at least, and in windows narrower or lower than that."""
_SHADOWS: Final = ((3, 5, 34), (6, 8, 22), (10, 11, 12))
"""The layers of the shadow: how far they reach beyond the sheet, how far down, their opacity."""
_RISE: Final = 44
"""How far below its place a sheet begins to come in, in logical pixels."""

Sheet = TypeVar("Sheet", bound="PaperDialog")


class _Request(NamedTuple):
    """A sheet that waits."""

    make: "Callable[[], PaperDialog | None]"
    closed: "Callable[[PaperDialog], object]"


class _Laid(NamedTuple):
    """A sheet that lies on the table."""

    dialog: "PaperDialog"
    closed: "Callable[[PaperDialog], object]"
    focused: QWidget
    """What gets the focus when it is shown."""


class TableSheets(QObject):
    """The sheets of a table: one at a time, over the whole window, while the others wait.

    A sheet is a `PaperDialog` that is no window. It has the keyboard focus, which Tab does not
    leave, until it is accepted or rejected; then the widget that had it before gets it back. It
    waits as long as another sheet, a modal window or a menu is open.
    """

    covered = Signal(bool)
    """The table was covered by a sheet (True), or is free again."""

    def __init__(self, table: PaperTable) -> None:
        super().__init__(table.widget)
        self._papers, self._table = table, table.widget
        self._cover: _Cover | None = None
        self._waiting: list[_Request] = []
        self._open: list[_Laid] = []
        """The sheets that are open; the last one is shown, those before it are set aside."""
        self._focused: QWidget | None = None
        """What had the focus before the first of them."""
        self._movement: PaperMovement | None = None
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(_RETRY_MS)
        self._retry.timeout.connect(self._show_next)

    @property
    def sheet(self) -> "PaperDialog | None":
        """The sheet that lies on the table."""
        return self._open[-1].dialog if self._open else None

    @property
    def is_waiting(self) -> bool:
        """Whether a sheet waits until it can be shown."""
        return bool(self._waiting)

    def show(self, make: Callable[[], Sheet | None], closed: Callable[[Sheet], object]) -> None:
        """Show a sheet as soon as no other one and no window is open.

        `make` makes it then; None if it is out of date. `closed` is called when it has been closed.
        A sheet that waits already comes once.
        """
        if all(request.make != make for request in self._waiting):
            self._waiting.append(_Request(make, closed))  # type: ignore[arg-type]
            self._show_next()

    def show_over(self, make: Callable[[], Sheet], closed: Callable[[Sheet], object]) -> None:
        """Show a sheet at once; one that is open is set aside until it is closed."""
        if self._open:
            last = self._open[-1].dialog
            self._open[-1] = self._open[-1]._replace(focused=last.first_focus())
            last.hide()
        self._lay(make(), closed)  # type: ignore[arg-type]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep cover and sheet as large as the window allows."""
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _show_next(self) -> None:
        while self._waiting and not self._open:
            if not self._is_free():
                self._retry.start()
                return
            request = self._waiting.pop(0)
            dialog = request.make()
            if dialog is not None:
                self._lay(dialog, request.closed)

    def _is_free(self) -> bool:
        modal = QApplication.activeModalWidget()
        is_blocked = modal is not None and modal is not self._table.window()
        return not is_blocked and QApplication.activePopupWidget() is None

    def _lay(self, dialog: "PaperDialog", closed: "Callable[[PaperDialog], object]") -> None:
        window = self._table.window()
        is_first = not self._open
        duration = self._papers.ms()
        dim_from = 0 if is_first and not self._end_movement() else DIM
        below = window.grab() if duration and is_first else QPixmap()
        if is_first:
            self._focused = window.focusWidget()
        cover = self._shown_cover()
        first = dialog.first_focus()
        dialog.put_buttons_last()
        dialog.setParent(cover, Qt.WindowType.SubWindow)
        _name(dialog)
        dialog.windowTitleChanged.connect(lambda _: _name(dialog))
        self._open.append(_Laid(dialog, closed, first))
        dialog.finished.connect(lambda _: self._close(dialog))
        self._fit()
        dialog.show()
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if is_first:
            self.covered.emit(True)
        if not duration or below.isNull():
            dialog.begin()
            return
        self._move(dialog, below, duration, (dim_from, DIM)).finished.connect(self._on_come_in)

    def _on_come_in(self) -> None:
        self._end_movement()
        if (sheet := self.sheet) is not None:
            sheet.begin()

    def _close(self, dialog: "PaperDialog") -> None:
        """Let a sheet go that has been answered, then say so; the next one may follow."""
        at = next((n for n, each in enumerate(self._open) if each.dialog is dialog), None)
        if at is None:
            return
        closed = self._open.pop(at).closed
        self._end_movement()
        if self._open:
            self._open[-1].dialog.show()
            self._open[-1].focused.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._uncover(dialog)
        closed(dialog)
        if isValid(dialog):
            delete_dialog(dialog)
        self._show_next()

    def _uncover(self, dialog: "PaperDialog") -> None:
        assert self._cover is not None
        window, cover = self._table.window(), self._cover
        cover.hide()
        if isinstance(window, QMainWindow):
            window.menuBar().setEnabled(True)
        QApplication.instance().focusChanged.disconnect(self._keep_focus)  # type: ignore[union-attr]
        self._papers.take_focus(self._focused)
        self._focused = None
        if (duration := self._papers.ms_to_go) and window.isVisible():
            movement = self._move(dialog, window.grab(), duration, (DIM, 0))
            movement.finished.connect(self._end_movement)
        self.covered.emit(False)

    def _move(
        self, dialog: QWidget, below: QPixmap, ms: int, dim: tuple[int, int]
    ) -> PaperMovement:
        """Let a sheet come in or go, over a window that looks like `below` without it."""
        window = self._table.window()
        self._movement = PaperMovement(
            dialog,
            window,
            window.rect(),
            below,
            rise=_RISE,
            ms=ms,
            shade=Shade(dim, _draw_shadow),
        )
        return self._movement

    def _end_movement(self) -> bool:
        """Show what a movement leads to; returns whether there was one."""
        movement, self._movement = self._movement, None
        if movement is None:
            return False
        movement.end()
        return True

    def _shown_cover(self) -> "_Cover":
        window = self._table.window()
        if self._cover is None:
            self._cover = _Cover(window, self)
            window.installEventFilter(self)
            text_size_notifier().changed.connect(self._fit)
        if self._cover.isHidden():
            if isinstance(window, QMainWindow):
                # Its mnemonics would be those of the sheet as well.
                window.menuBar().setEnabled(False)
            self._cover.setGeometry(window.rect())
            self._cover.show()
            self._cover.raise_()
            QApplication.instance().focusChanged.connect(self._keep_focus)  # type: ignore[union-attr]
        return self._cover

    def _keep_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Take the focus back that something below the sheet has taken."""
        sheet = self.sheet
        if sheet is None or new is None or not sheet.isVisible() or sheet.isAncestorOf(new):
            return
        if new is not sheet and new.window() is sheet.window():
            sheet.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        """Put the sheet in the middle, as large as it wants to be if there is so much room."""
        cover = self._cover
        if cover is None or cover.isHidden():
            return
        self._end_coming()
        room = self._table.window().rect()
        cover.setGeometry(room)
        is_narrow = min(room.width(), room.height()) < _NARROW
        margin = _NARROW_MARGIN if is_narrow else _MARGIN
        margins = QMargins(margin, margin, margin, margin)
        for dialog, *_ in self._open:
            size = dialog.sheet_size(room.size().shrunkBy(margins))
            box = QRect(0, 0, size.width(), size.height())
            box.moveCenter(room.center())
            dialog.setGeometry(box)
        cover.update()

    def _end_coming(self) -> None:
        if self._movement is not None and self._open:
            self._on_come_in()


class _Cover(QWidget):
    """Dims the window, and keeps mouse and keys from what is below."""

    def __init__(self, window: QWidget, sheets: TableSheets) -> None:
        super().__init__(window)
        self._sheets = sheets
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def event(self, event: QEvent) -> bool:
        """Let no other shortcuts work than those of the sheet."""
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            keys = QKeySequence(event.keyCombination())
            sheet = self._sheets.sheet
            event.setAccepted(sheet is None or keys not in _shortcuts(sheet))
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.fillRect(event.rect(), colour(SHADOW, DIM))
        sheet = self._sheets.sheet
        if sheet is not None:
            _draw_shadow(painter, QRectF(sheet.geometry()))


def _draw_shadow(painter: QPainter, box: QRectF) -> None:
    """The shadow of a sheet on the table, and the line around it."""
    for reach, down, alpha in _SHADOWS:
        around = box.adjusted(-reach, -reach + down, reach, reach + down)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(SHADOW, alpha))
        painter.drawRoundedRect(around, reach, reach)
    painter.fillRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), colour(INK))


def _name(dialog: "PaperDialog") -> None:
    """A screen reader takes the title of a window for its name, but not that of a part of one."""
    dialog.setAccessibleName(dialog.windowTitle())


def _shortcuts(sheet: QWidget) -> Iterator[QKeySequence]:
    """The keys that do something on a sheet, wherever its focus is."""
    for shortcut in sheet.findChildren(QShortcut):
        yield from shortcut.keys()
    for button in sheet.findChildren(QAbstractButton):
        if button.isVisible() and not button.shortcut().isEmpty():
            yield button.shortcut()
