"""The papers on a table: `PaperSheet`, the base of all over its controls, and how a paper moves."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
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
DIM: Final = 120
"""The opacity of the shade over a table that waits for an answer, of 255."""
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


class TableShade(QWidget):
    """Dims a widget and what was on it before; the mouse reaches all of it as before."""

    def __init__(self, around: QWidget) -> None:
        super().__init__(around)
        self._around = around
        self._opacity = 0.0
        self._tween: Tween | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        around.installEventFilter(self)
        self.hide()

    def fade(self, opacity: int, ms: int) -> None:
        """Reach an opacity, of 255, in some milliseconds."""
        self._end_fading()
        before = self._opacity
        self.setGeometry(self._around.rect())
        self.setVisible(True)
        if not ms:
            self._set_opacity(opacity)
            return

        def advance(progress: float) -> None:
            self._set_opacity(before + (opacity - before) * progress)

        self._tween = Tween(advance, ms)
        self._tween.setParent(self)
        self._tween.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the widget also when it has another size."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._around.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), colour(SHADOW, round(self._opacity)))

    def _set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.setVisible(opacity > 0)
        self.update()

    def _end_fading(self) -> None:
        tween, self._tween = self._tween, None
        if tween is not None:
            tween.stop()
            tween.deleteLater()


class PaperSheet(QDialog):
    """A sheet with a border and a shadow; clicks on it do not reach what is below.

    It is part of the window, but a dialog for a screen reader. Mouse and keys reach it as soon as
    it comes in, and what is below it as soon as it goes. One that has to be answered takes the
    keyboard focus until then.
    """

    rise = 16
    """How far below its place it begins to come in, in logical pixels."""
    keeps_tab = True
    """Whether the Tab key does not leave it."""
    dims_table = False
    """Whether all else is dimmed: where the answer does not depend on the cards that lie there."""

    def __init__(self, table: PaperTable, parent: QWidget, style: str = "") -> None:
        """`style` is what the style sheet has beside the colour of labels."""
        super().__init__(parent, Qt.WindowType.SubWindow)
        self.table, self.around = table, parent
        self._movement: PaperMovement | None = None
        self._shade: TableShade | None = None
        self._focused_before: QWidget | None = None
        self.setStyleSheet(SHEET_STYLE + style)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.hide()

    def come_in(self) -> None:
        """Show the sheet, which has its geometry already."""
        if not self.isHidden():
            return
        self._end_movement()
        area, ms = self._moving_area(), self.table.ms()
        shade = self._visible_shade()
        is_moving = ms and shade is None and self.around.isVisible()
        below = self._picture_of(area) if is_moving else QPixmap()
        self.show()
        self.raise_()
        if shade is not None:
            self.stackUnder(shade)
        if self.dims_table:
            self._dim(0 if below.isNull() else ms)
        if (first := self.first_focus()) is not None:
            self._focused_before = self.window().focusWidget()
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        if not below.isNull():
            self._move(area, below, ms, (0, DIM if self.dims_table else 0))

    def go(self) -> None:
        """Hide the sheet, and give the keyboard focus back to the table."""
        if self.isHidden():
            return
        self._end_movement()
        self.give_focus_back()
        self.hide()
        ms = self.table.ms_to_go if self.around.isVisible() else 0
        if self._shade is not None:
            self._shade.fade(0, ms)
        if ms:
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
        """Move the focus to what had it before, or to the table, if it is on the sheet."""
        before, self._focused_before = self._focused_before, None
        focused = self.window().focusWidget()
        if focused is not None and (focused is self or self.isAncestorOf(focused)):
            self.table.take_focus(before)

    def first_focus(self) -> QWidget | None:
        """What has the focus when the sheet comes in; None for what had it before.

        Subclasses that have to be answered override it.
        """
        return None

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
            super().focusNextPrevChild(forwards)
            return True  # Also where there is only one: else what is around would handle the key.
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

    def _picture_of(self, area: QRect) -> QPixmap:
        """What the widget around it shows in an area.

        All of it is painted anew: for Qt, items that have moved are painted with the picture, so
        that they would stay on the screen where they were.
        """
        picture = self.around.grab(area)
        self.around.update()
        return picture

    def _visible_shade(self) -> TableShade | None:
        """The shade below another sheet, which dims those that come in later as well."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        shades = self.around.findChildren(TableShade, options=direct)
        return next((each for each in shades if each.isVisible() and each is not self._shade), None)

    def _dim(self, ms: int) -> None:
        if self._shade is None:
            self._shade = TableShade(self.around)
        self._shade.stackUnder(self)
        self._shade.fade(DIM, ms)

    def _move(
        self, area: QRect, below: QPixmap, ms: int, dim: tuple[float, float] = (0, 0)
    ) -> None:
        movement = PaperMovement(
            self, self.around, area, below, rise=self.rise, ms=ms, shade=Shade(dim)
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
