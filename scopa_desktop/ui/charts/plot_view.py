"""A plot as a widget: title, painted marks, and the table of their numbers.

`PlotCanvas` is the painted part: hovering, the keyboard, and what a screen reader is told.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
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

from scopa_desktop.ui.charts.marks import draw_sample
from scopa_desktop.ui.charts.plot import MarkSeries, Plot, Table
from scopa_desktop.ui.charts.plot_scene import PlotScene, plot_scene
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.theme.painting import painted_pixmap, smooth_painter, text_width
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import clear_box, hbox, vbox
from scopa_desktop.ui.widgets.buttons import ToolButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import GROUP, BodyLabel, Heading
from scopa_desktop.ui.widgets.plain_text import PlainLabel
from scopa_desktop.ui.widgets.row_table import RowModel, TextTable
from scopa_desktop.ui.wording.text_direction import without_marks

_TIP_MARGIN, _TIP_RADIUS = 8, 7
_TIP_OFFSET: Final = QPoint(14, 16)
"""From the pointer, or from the middle of the place, to the corner of the tip."""


class PlotTip(PlainLabel):
    """A plate over the page that holds the plot, with which it scrolls.

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


_LEAST_WIDTH, _USUAL_WIDTH = 240, 560
_SCROLL_MARGIN: Final = 12
_ACTIVATING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class PlotCanvas(PlainLabel):
    """Shows a plot. A label, so that screen readers find its name; its text is empty.

    The pointer and the arrow keys choose a place, whose tip is shown, and announced if it was
    chosen with a key.
    """

    activated = Signal(int)
    """A place was clicked, or Enter or Space pressed on it; only if `is_clickable`."""

    is_clickable = False
    """Whether places can be activated."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._plot = Plot()
        self._scene: PlotScene | None = None
        self._picture = QPixmap()
        self._hovered: int | None = None
        self._current: int | None = None
        self._tip: PlotTip | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # Without word wrap QLabel takes its height for width from the size policy again.
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        palette_notifier().changed.connect(self._lay_out_again)

    def set_plot(self, plot: Plot) -> None:
        """Show a plot; the keyboard stays at its place if there still is one."""
        self._plot = plot
        self._lay_out_again()

    @property
    def scene(self) -> PlotScene:
        """The plot at the current size."""
        if self._scene is None:
            self._picture = QPixmap()
            self._scene = self._laid_out(self.width())
        return self._scene

    @property
    def tip_text(self) -> str:
        """The values that are shown now beside a place; empty if there are none."""
        is_shown = self._tip is not None and self._tip.isVisible()
        return self._tip.accessibleName() if self._tip is not None and is_shown else ""

    @property
    def current(self) -> int | None:
        """The place that has the focus ring when the plot has the focus."""
        return self._current

    def set_current(self, place: int) -> None:
        """Move the focus ring to a place, show its tip and announce it."""
        self._mark(place)
        announce(self, self._plot.tip(place))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        scene = self.scene if width == self.width() else self._laid_out(width)
        return round(scene.height)

    def sizeHint(self) -> QSize:
        """A usual width of a dialog's column."""
        return QSize(_USUAL_WIDTH, self.heightForWidth(_USUAL_WIDTH))

    def minimumSizeHint(self) -> QSize:
        """The narrowest plot; its height is set by `heightForWidth`."""
        return QSize(_LEAST_WIDTH, 40)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LayoutDirectionChange, QEvent.Type.FontChange):
            self._lay_out_again()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plot from its picture, then what is hovered and what has the focus."""
        painter, scene = smooth_painter(self), self.scene
        painter.setLayoutDirection(self.layoutDirection())
        painter.drawPixmap(0, 0, self._rendered(scene))
        if self._hovered is not None:
            scene.paint_hover(painter, self._hovered, current_palette())
        if self.hasFocus() and self._current is not None:
            scene.paint_focus(painter, self._current, current_palette())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the tip of the place below the pointer."""
        hovered = self.scene.place_at(event.position())
        if hovered == self._hovered:
            return
        self._hovered = hovered
        self.update()
        if hovered is None:
            self._hide_tip()
        else:
            self._show_tip(event.position().toPoint(), self._plot.tip(hovered))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin the keyboard's way at the place that is clicked."""
        place = self.scene.place_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self.set_current(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Activate the place that was clicked."""
        place = self.scene.place_at(event.position())
        is_chosen = self.is_clickable and event.button() == Qt.MouseButton.LeftButton
        if is_chosen and place is not None and place == self._current:
            self.activated.emit(place)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the values of what was hovered; those of the focused place stay."""
        if self._hovered is not None:
            self._hovered = None
            self._hide_tip()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk and activate the places; other keys go to the dialog or scroll the page."""
        if self.is_clickable and self._current is not None and event.key() in _ACTIVATING:
            self.activated.emit(self._current)
            return
        target = None
        if self.scene.boxes and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            target = self.scene.neighbour(self._current or 0, Qt.Key(event.key()))
        if target is None:
            event.ignore()
        else:
            self.set_current(target)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the place at which the keyboard was last, or the first one."""
        if self._current is None and self.scene.boxes:
            self._current = self.scene.first_place()
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the plot out at the new size."""
        self._scene = None
        self._hovered = None

    def _lay_out_again(self) -> None:
        """Make the scene again: the plot or the look has changed."""
        self._scene = None
        self._hovered = None
        self._hide_tip()
        if self._current is not None and self._current >= len(self._plot.table.rows):
            self._current = None
        self._describe()
        self.updateGeometry()
        self.update()

    def _laid_out(self, width: int) -> PlotScene:
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return plot_scene(self._plot, width, is_mirrored=is_mirrored)

    def _mark(self, place: int) -> None:
        """Move the focus ring to a place and show its tip."""
        box = self.scene.boxes[place]
        self._current = place
        self._hovered = None
        self._describe()
        self._scroll_to(box)
        self._show_tip(box.center().toPoint(), self._plot.tip(place))
        self.update()

    def _rendered(self, scene: PlotScene) -> QPixmap:
        """The painted plot, kept so that moving the pointer paints little."""
        ratio = self.devicePixelRatioF()
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:

            def draw(painter: QPainter) -> None:
                painter.setLayoutDirection(self.layoutDirection())
                scene.paint(painter, current_palette())

            pixels = (QSizeF(self.size()) * ratio).toSize()
            self._picture = painted_pixmap(pixels, draw, dpr=ratio)
        return self._picture

    def _describe(self) -> None:
        """Set what a screen reader says after the name: the current place, or how to use it."""
        if self._current is not None:
            self.setAccessibleDescription(without_marks(self._plot.tip(self._current)))
        else:
            sentence = translate("Charts", "The arrow keys go through the values.")
            self.setAccessibleDescription(sentence)

    def _scroll_to(self, box: QRectF) -> None:
        """Make a place visible in the page around the plot."""
        area = self._scroll_area()
        content = None if area is None else area.widget()
        if area is None or content is None:
            return
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
            self._tip = PlotTip(page)
            # It belongs to the page, which may remain when the plot goes.
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


_SAMPLE: Final = (18, 15)
_ENTRY_GAP: Final = 18
_MOST_ROWS: Final = 10
_MEASURED_ROWS: Final = 50
"""How many rows determine the widths of the columns, besides those that are visible."""
_FRAME: Final = 14
"""Border and padding above and below, by the style sheet of dialogs."""


class PlotView(QWidget):
    """Shows a plot, or its table instead while the button beside the title is checked.

    Without a place it hides itself.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot = Plot()
        """What is shown."""
        self.canvas = PlotCanvas(self)
        self.table = PlotTable(self)
        self._heading = Heading(title, GROUP)
        self._legend = _Legend()
        self.table_button = ToolButton(Tool.MOVES, self)
        self.table_button.setCheckable(True)
        self.table_button.set_name(translate("Charts", "Show as table"))
        self.table_button.toggled.connect(self._show_as_table)
        header = hbox((self._heading, 1), self.table_button, spacing=4)
        vbox(header, self._legend, (self.canvas, 1), self.table, within=self, spacing=6)
        QWidget.setTabOrder(self.table_button, self.canvas)
        QWidget.setTabOrder(self.canvas, self.table)
        self.table.hide()
        self.hide()
        self.set_title(title)

    def title(self) -> str:
        """The title, which is also the name for screen readers."""
        return self._heading.text()

    def set_title(self, title: str) -> None:
        self._heading.setText(title)
        for view in (self.canvas, self.table):
            view.setAccessibleName(without_marks(title))

    def make_clickable(self) -> None:
        """Let a click, Enter and Space activate places; see `PlotCanvas.activated`."""
        self.canvas.is_clickable = True
        self.canvas.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_plot(self, plot: Plot) -> None:
        """Show a plot; the same one again changes nothing."""
        if plot != self.plot:
            self.plot = plot
            self._legend.show_series(
                [series for panel in plot.panels for series in panel.series if series.name]
            )
            self.canvas.set_plot(plot)
            self.table.set_table(plot.table)
        self.setVisible(bool(plot.table.rows))

    def _show_as_table(self, is_table: bool) -> None:
        """Show the table, or the painted plot; the focus moves along."""
        views: tuple[QWidget, QWidget] = (self.canvas, self.table)
        shown, hidden = views[is_table], views[not is_table]
        had_focus = hidden.hasFocus()
        hidden.hide()
        shown.show()
        self._legend.setVisible(not is_table)
        if had_focus:
            shown.setFocus()


class _Legend(FlowRow):
    """The names of series, each beside a sample of its marks."""

    def __init__(self) -> None:
        super().__init__(_ENTRY_GAP, 0)
        self._looks: Sequence[MarkSeries] = ()

    def show_series(self, series: Sequence[MarkSeries]) -> None:
        """Show some series; only where their names or looks differ are they made again."""
        looks = [replace(each, values=()) for each in series]
        if looks != self._looks:
            self._looks = looks
            clear_box(self.flow)
            for each in looks:
                entry = QWidget()
                hbox(_Sample(each), (_Name(each.name), 1), within=entry, spacing=6)
                self.flow.addWidget(entry)


class _Name(BodyLabel):
    def __init__(self, text: str) -> None:
        super().__init__(text, SMALL_SIZE, bold=False)
        self.setProperty("secondary", True)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        """The size in one line; Qt prefers several for a label with word wrap."""
        width = ceil(text_width(self.text(), self.font())) + 2
        return QSize(width, self.heightForWidth(width))


class _Sample(QWidget):
    def __init__(self, series: MarkSeries) -> None:
        super().__init__()
        self._series = series
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(*_SAMPLE) * text_scale()

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_sample(smooth_painter(self), self.rect().toRectF(), self._series, current_palette())


class _TableModel(RowModel[tuple[str, ...]]):
    table = Table()

    def titles(self) -> list[str]:
        return [column.title for column in self.table.columns]

    def text(self, row: tuple[str, ...], column: int) -> str:
        return row[column]

    def is_number(self, column: int) -> bool:
        return self.table.columns[column].is_number


class PlotTable(TextTable):
    """A table that is as high as its rows up to a limit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._model = _TableModel()
        super().__init__(self._model, parent)
        self._model.setParent(self)
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(_MEASURED_ROWS)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(40)

    def set_table(self, table: Table) -> None:
        """Replace all columns and rows."""
        self._model.table = table
        self._model.set_rows(table.rows)
        if table.rows:
            self.setCurrentIndex(self._model.index(0, 0))
        self.update_rows()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.update_rows()

    def fit_columns(self) -> int:
        """Set the widths, and the height of all rows and of the bar if the table is too wide."""
        spare = super().fit_columns()
        rows = min(_MOST_ROWS, max(1, self.model().rowCount()))
        height = rows * self.verticalHeader().defaultSectionSize() + _FRAME
        height += self.horizontalHeader().sizeHint().height()
        if not spare:
            height += self.horizontalScrollBar().sizeHint().height()
        if self.model().columnCount() and height != self.height():
            self.setFixedHeight(height)
        return spare
