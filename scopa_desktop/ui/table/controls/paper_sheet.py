"""The papers on a table: `PaperSheet`, the base of all over its controls, and how a paper moves."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QDialog, QWidget
from shiboken6 import isValid

from scopa_desktop.ui.table.scene.tween import Tween
from scopa_desktop.ui.theme.colours import INK, PAPER, SHADOW
from scopa_desktop.ui.theme.painting import colour, smooth_painter
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline
from scopa_desktop.ui.widgets.buttons import Button, ButtonKind

SHEET_STYLE: Final = f"QDialog {{ background: transparent; }} QLabel {{ color: {INK}; }}"
SHEET_SHADOW: Final = 4
"""The height of the shadow below the sheet, which belongs to the widget, in logical pixels."""
_GOING: Final = 2 / 3
"""The share of the time of coming in that a paper needs to go."""


class PaperTable(NamedTuple):
    """The table that papers lie on."""

    widget: QWidget
    """Gets the keyboard focus back."""
    duration: Callable[[], int]
    """The milliseconds in which a paper comes in; 0 for at once."""

    def ms(self, share: float = 1.0) -> int:
        """The time for a movement; none while a screen reader is at work."""
        return 0 if QAccessible.isActive() else round(self.duration() * share)

    @property
    def ms_to_go(self) -> int:
        return self.ms(_GOING)

    def take_focus(self, focused: QWidget | None = None) -> None:
        """Give the focus back: to what had it before, if that is there and visible still."""
        to = self.widget
        if focused is not None and isValid(focused) and focused.isVisibleTo(to.window()):
            to = focused
        to.setFocus(Qt.FocusReason.ActiveWindowFocusReason)


class Shade(NamedTuple):
    """What a movement shows around the paper."""

    opacities: tuple[float, float] = (0.0, 0.0)
    """Of the shade over what is below, before and after the movement, of 255."""
    draw_edge: Callable[[QPainter, QRectF], None] | None = None
    """Draws shadow and edge of the paper in a box."""


class PaperMovement(QWidget):
    """Shows for a moment how a paper comes in or goes.

    It is a picture over the paper, which is in its place all the time and takes mouse and keys.
    """

    finished = Signal()

    def __init__(
        self,
        paper: QWidget,
        around: QWidget,
        area: QRect,
        below: QPixmap,
        *,
        rise: int,
        ms: int,
        shade: Shade,
    ) -> None:
        """The paper comes in if it is not hidden, else it goes.

        `area` is where it moves in the widget around it, and `below` what is seen there without it,
        or null for what is there. It begins to come in `rise` pixels below its place.
        """
        super().__init__(around)
        self._below, self._picture, self._rise, self._shade = below, paper.grab(), rise, shade
        self._box = QRectF(paper.geometry().translated(-area.topLeft()))
        self._progress, self._is_coming = 0.0, not paper.isHidden()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, not below.isNull())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(area)
        self._tween = Tween(self._advance, ms)
        self._tween.setParent(self)
        self._tween.finished.connect(self.finished)
        self.show()
        self.raise_()
        self._tween.start()

    def end(self) -> None:
        """Stop and vanish."""
        self._tween.stop()
        self.hide()
        self.deleteLater()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, progress = QPainter(self), self._progress
        share = progress if self._is_coming else 1 - progress
        if not self._below.isNull():
            painter.drawPixmap(QPointF(0, 0), self._below)
        before, after = self._shade.opacities
        painter.fillRect(self.rect(), colour(SHADOW, round(before + (after - before) * progress)))
        painter.setOpacity(share)
        box = self._box.translated(0, self._rise * (1 - share))
        if self._shade.draw_edge is not None:
            self._shade.draw_edge(painter, box)
        painter.drawPixmap(box.topLeft(), self._picture)

    def _advance(self, progress: float) -> None:
        self._progress = progress
        self.update()


class PaperSheet(QDialog):
    """A sheet with a border and a shadow; clicks on it do not reach what is below.

    It is part of the window, but a dialog for a screen reader. Mouse and keys reach it as soon as
    it comes in, and what is below it as soon as it goes.
    """

    rise = 16
    """How far below its place it begins to come in, in logical pixels."""
    keeps_tab = True
    """Whether the Tab key does not leave it."""

    def __init__(self, table: PaperTable, parent: QWidget, style: str = "") -> None:
        """`style` is what the style sheet has beside the colour of labels."""
        super().__init__(parent, Qt.WindowType.SubWindow)
        self.table, self.around = table, parent
        self._movement: PaperMovement | None = None
        self.setStyleSheet(SHEET_STYLE + style)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def come_in(self) -> None:
        """Show the sheet, which has its geometry already."""
        if not self.isHidden():
            return
        self._end_movement()
        area, ms = self._moving_area(), self.table.ms()
        below = self.around.grab(area) if ms and self.around.isVisible() else QPixmap()
        self.show()
        self.raise_()
        if not below.isNull():
            self._move(area, below, ms)

    def go(self) -> None:
        """Hide the sheet, and give the keyboard focus back to the table."""
        if self.isHidden():
            return
        self._end_movement()
        self.give_focus_back()
        self.hide()
        if self.around.isVisible() and (ms := self.table.ms_to_go):
            self._move(self._moving_area(), QPixmap(), ms)

    def set_box(self, box: QRect) -> None:
        """Set the geometry; a sheet that comes in is there at once."""
        if box != self.geometry():
            if not self.isHidden():
                self._end_movement()
            self.setGeometry(box)

    def put_at_foot(self, size: QSize, room: QRectF) -> None:
        """Set the geometry: centred on the lower edge of a room, before the siblings."""
        box = QRect(0, 0, size.width(), size.height())
        box.moveCenter(room.center().toPoint())
        box.moveBottom(round(room.bottom()))
        self.set_box(box)
        self.raise_()

    def give_focus_back(self) -> None:
        """Move the focus to the table if a widget of the sheet has it."""
        focused = self.focusWidget()
        if focused is not None and focused.hasFocus():
            self.table.take_focus()

    def paper_box(self) -> QRectF:
        """Where the paper is, with its shadow; subclasses override it."""
        return QRectF(self.rect())

    # ------------------------------------------------------------- events of Qt
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the table: those of a dialog would hide it."""
        event.ignore()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Go to the next or the last widget, of the sheet or of the whole window."""
        if self.keeps_tab:
            return super().focusNextPrevChild(forwards)
        return self.window().focusNextPrevChild(forwards)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        shape = cartouche(self.paper_box().adjusted(2, 1, -2, -SHEET_SHADOW), 8)
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 110))
        fill_and_outline(painter, shape, PAPER, INK)

    # ------------------------------------------------------------- parts
    def _moving_area(self) -> QRect:
        box = self.geometry()
        return box | box.translated(0, self.rise)

    def _move(self, area: QRect, below: QPixmap, ms: int) -> None:
        movement = PaperMovement(
            self, self.around, area, below, rise=self.rise, ms=ms, shade=Shade()
        )
        movement.finished.connect(self._end_movement)
        self._movement = movement

    def _end_movement(self) -> None:
        movement, self._movement = self._movement, None
        if movement is not None:
            movement.end()


def sheet_button(text: str = "", kind: ButtonKind = ButtonKind.GOLD) -> Button:
    """A button; a click on it does not take the keyboard focus from the table."""
    button = Button(text, kind)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
