"""The painted part of a chart: hovering, the keyboard, and what a screen reader is told."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from scopa_desktop.ui.charts.chart_scene import ChartFrame, ChartScene
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import BODY_SIZE, LARGE_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.painting import (
    CENTRE,
    colour,
    draw_text,
    painted_pixmap,
    smooth_painter,
)
from scopa_desktop.ui.theme.shapes import draw_rays, fill_and_outline, rounded
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.wording.text_direction import without_marks

_TIP_MARGIN, _TIP_RADIUS = 8, 7
_TIP_OFFSET = QPoint(14, 16)
"""From the pointer, or from the middle of the element, to the corner of the tip."""


class ChartTip(PlainLabel):
    """A plate over the page that holds the chart, with which it scrolls.

    A tool tip of Qt would disappear whenever the pointer leaves any widget, so also when the arrow
    keys scroll the page.
    """

    def __init__(self, page: QWidget) -> None:
        super().__init__("", page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setMargin(_TIP_MARGIN)
        self.hide()

    def show_at(self, point: QPoint, text: str, room: QRect) -> None:
        """Show a text beside a point, inside `room` if it fits; both are those of the page."""
        self.setStyleSheet(f"color: {current_palette().text};")
        self.setFont(body_font(SMALL_SIZE))
        self.setAccessibleName(text)
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        # Each line is read from the right, also one that begins with a Latin name.
        mark = "\N{RIGHT-TO-LEFT MARK}" if is_mirrored else ""
        self.setText("\n".join(f"{mark}{line}" for line in text.splitlines()))
        self.setWordWrap(False)
        size = self.sizeHint()
        if size.width() > room.width():
            self.setWordWrap(True)
            size.setWidth(room.width())
            size.setHeight(self.heightForWidth(size.width()))
        box = QRect(point + _TIP_OFFSET, size)
        if is_mirrored:
            box.moveRight(point.x() - _TIP_OFFSET.x())
        if box.bottom() > room.bottom():
            box.moveBottom(point.y() - _TIP_OFFSET.y())
        box.moveTop(max(room.top(), box.top()))
        box.moveLeft(max(room.left(), min(box.left(), room.right() - box.width() + 1)))
        self.setGeometry(box)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        plate = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), _TIP_RADIUS)
        fill_and_outline(painter, plate, current_palette().field, current_palette().frame, 1.6)
        painter.end()
        super().paintEvent(event)


_LEAST_WIDTH = 240
_EMPTY_HEIGHT = 164
_CENTRED_LINES = (
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
)
_SCROLL_MARGIN = 12
_ACTIVATING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ChartCanvas(PlainLabel):
    """Shows a scene. A label, so that screen readers find its name; its text is empty.

    The pointer and the arrow keys choose an element, whose tip is shown, and announced if it was
    chosen with a key.
    """

    menu_requested = Signal(QPoint)
    """The context menu was requested at this global position."""
    activated = Signal(int)
    """An element was clicked, or Enter or Space pressed on it; only if `is_clickable`."""

    is_clickable = False
    """Whether elements can be activated."""

    def __init__(
        self,
        make_scene: Callable[[ChartFrame], ChartScene],
        height_for: Callable[[int], int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", parent)
        self._make_scene = make_scene
        self._height_for = height_for
        self._scene: ChartScene | None = None
        self._picture = QPixmap()
        self._is_empty = True
        self._is_outdated = True
        self._hovered: int | None = None
        self._current: int | None = None
        self._tip: ChartTip | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Without word wrap QLabel takes its height for width from the size policy again.
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def update_scene(self, *, is_empty: bool) -> None:
        """Lay the chart out again: its data, its texts or the look have changed."""
        self._is_empty = is_empty
        self._is_outdated = True
        self._hovered = None
        self._hide_tip()
        self._keep_current()
        self.updateGeometry()
        self.update()

    @property
    def scene(self) -> ChartScene | None:
        """The chart at the current size; None without data."""
        if self._is_outdated:
            self._is_outdated = False
            self._picture = QPixmap()
            self._scene = None if self._is_empty else self._make_scene(self._frame())
        return self._scene

    @property
    def tip_text(self) -> str:
        """The values that are shown now beside an element; empty if there are none."""
        is_shown = self._tip is not None and self._tip.isVisible()
        return self._tip.accessibleName() if self._tip is not None and is_shown else ""

    @property
    def current(self) -> int | None:
        """The index of the element that has the focus ring when the chart has the focus."""
        return self._current

    def set_current(self, index: int) -> None:
        """Move the focus ring to an element, show its tip and announce it."""
        tip = self._mark(index)
        announce(self, tip)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._is_empty:
            return round(_EMPTY_HEIGHT * text_scale())
        return self._height_for(width)

    def sizeHint(self) -> QSize:
        """A usual width of a dialog's column."""
        return QSize(560, self.heightForWidth(560))

    def minimumSizeHint(self) -> QSize:
        """The narrowest chart; its height is set by `heightForWidth`."""
        return QSize(_LEAST_WIDTH, 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart from its picture, then what is hovered and what has the focus."""
        painter = smooth_painter(self)
        painter.setLayoutDirection(self.layoutDirection())
        scene = self.scene
        if scene is None:
            self._paint_empty(painter)
            return
        painter.drawPixmap(0, 0, self._rendered(scene))
        if self._hovered is not None:
            scene.paint_hover(painter, self._hovered)
        if self.hasFocus() and self._current is not None:
            scene.paint_focus(painter, self._current)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the tip of the element below the pointer."""
        scene = self.scene
        hovered = None if scene is None else scene.element_at(event.position())
        if hovered == self._hovered:
            return
        self._hovered = hovered
        self.update()
        if scene is None or hovered is None:
            self._hide_tip()
        else:
            self._show_tip(event.position().toPoint(), scene.elements[hovered].tip)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin the keyboard's way at the element that is clicked."""
        scene = self.scene
        index = None if scene is None else scene.element_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and index is not None:
            self.set_current(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Activate the element that was clicked."""
        is_left = event.button() == Qt.MouseButton.LeftButton
        scene = self.scene
        index = None if scene is None or not is_left else scene.element_at(event.position())
        if self.is_clickable and index is not None and index == self._current:
            self.activated.emit(index)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the values of what was hovered; those of the focused element stay."""
        if self._hovered is not None:
            self._hovered = None
            self._hide_tip()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk and activate the elements; other keys go to the dialog or scroll the page."""
        scene = self.scene
        if self.is_clickable and self._current is not None and event.key() in _ACTIVATING:
            self.activated.emit(self._current)
            return
        target = None
        if scene is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            target = scene.neighbour(self._current or 0, Qt.Key(event.key()))
        if target is None:
            event.ignore()
        else:
            self.set_current(target)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the element at which the keyboard was last, or the first one."""
        scene = self.scene
        if self._current is None and scene is not None and scene.elements:
            self._current = scene.first_element()
        is_by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if is_by_key and self._current is not None:
            # Not announced: a screen reader reads the name and the description by itself.
            self._mark(self._current)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._hide_tip()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._hide_tip()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu, at the focused element if a key was pressed."""
        position = event.globalPos()
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        if is_by_key and self._current is not None and self.scene is not None:
            centre = self.scene.elements[self._current].box.center()
            position = self.mapToGlobal(centre.toPoint())
        self.menu_requested.emit(position)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the chart out at the new size; the focus stays at the same element if it exists."""
        self._is_outdated = True
        self._hovered = None
        self._keep_current()

    def _mark(self, index: int) -> str:
        """Move the focus ring to an element and show its tip, which is returned."""
        scene = self.scene
        if scene is None:
            raise IndexError("an empty chart has no elements")
        self._current = index
        self._hovered = None
        element = scene.elements[index]
        self._describe()
        self._scroll_to(index)
        self._show_tip(element.box.center().toPoint(), element.tip)
        self.update()
        return element.tip

    def _keep_current(self) -> None:
        """Leave the focus at the element where it is, if there still is one."""
        if self._current is not None:
            scene = self.scene
            if scene is None or self._current >= len(scene.elements):
                self._current = None
        self._describe()

    def _frame(self) -> ChartFrame:
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return ChartFrame(QSizeF(self.size()), current_palette(), is_mirrored)

    def _rendered(self, scene: ChartScene) -> QPixmap:
        """The painted chart, kept so that moving the pointer paints little."""
        ratio = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:

            def draw(painter: QPainter) -> None:
                painter.setLayoutDirection(self.layoutDirection())
                scene.paint(painter)

            pixels = (QSizeF(self.size()) * ratio).toSize()
            self._picture = painted_pixmap(pixels, draw, dpr=ratio)
        return self._picture

    def _paint_empty(self, painter: QPainter) -> None:
        """Paint a pale sun and a friendly sentence."""
        palette, scale = current_palette(), text_scale()
        area = self.rect().toRectF()
        painter.setOpacity(0.55)
        centre = area.center()
        centre.setY(area.top() + area.height() * 0.34)
        draw_rays(painter, centre, 13 * scale, 24 * scale, 16, fill=palette.tile, line=palette.line)
        painter.setOpacity(1)
        line = area.adjusted(8, area.height() * 0.58, -8, 0)
        line.setHeight(24 * scale)
        title, sentence = empty_texts()
        draw_text(
            painter, line, title, body_font(LARGE_SIZE, bold=True), palette.text, align=CENTRE
        )
        line.translate(0, 24 * scale)
        line.setBottom(area.bottom())
        painter.setFont(body_font(BODY_SIZE))
        painter.setPen(colour(palette.secondary_text))
        painter.drawText(line, _CENTRED_LINES.value, sentence)

    def _describe(self) -> None:
        """Set what a screen reader says after the name: the current element, or how to use it."""
        scene = None if self._current is None else self.scene
        if scene is not None and self._current is not None:
            self.setAccessibleDescription(without_marks(scene.elements[self._current].tip))
        elif self._is_empty:
            self.setAccessibleDescription(" ".join(empty_texts()))
        else:
            sentence = translate("Charts", "The arrow keys go through the values.")
            self.setAccessibleDescription(sentence)

    def _scroll_to(self, index: int) -> None:
        """Make the element visible in the page around the chart."""
        area = self._scroll_area()
        content = None if area is None else area.widget()
        if self.scene is None or area is None or content is None:
            return
        box = self.scene.elements[index].box
        for corner in (box.bottomRight(), box.topLeft()):
            point = content.mapFromGlobal(self.mapToGlobal(corner.toPoint()))
            area.ensureVisible(point.x(), point.y(), _SCROLL_MARGIN, _SCROLL_MARGIN)

    def _scroll_area(self) -> QScrollArea | None:
        ancestor: QObject | None = self.parent()
        while ancestor is not None and not isinstance(ancestor, QScrollArea):
            ancestor = ancestor.parent()
        return ancestor

    def _show_tip(self, position: QPoint, text: str) -> None:
        area = self._scroll_area()
        page = (None if area is None else area.widget()) or self.window()
        if self._tip is None or self._tip.parentWidget() is not page:
            self._tip = ChartTip(page)
            # It belongs to the page, which may remain when the chart goes.
            self.destroyed.connect(self._tip.deleteLater)
        room = page.rect()
        if area is not None:
            viewport = area.viewport()
            corner = page.mapFromGlobal(viewport.mapToGlobal(QPoint(0, 0)))
            room = QRect(corner, viewport.size()).intersected(room)
        point = page.mapFromGlobal(self.mapToGlobal(position))
        self._tip.show_at(point, text, room)

    def _hide_tip(self) -> None:
        if self._tip is not None:
            self._tip.hide()


def empty_texts() -> tuple[str, str]:
    """The title and the sentence of a chart without data."""
    return (
        translate("Charts", "No matches yet"),
        translate("Charts", "Finish a match, and it will show up here."),
    )
