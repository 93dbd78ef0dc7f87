"""The base class of all charts: title, menu, painted chart, and the table behind it."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, QStandardPaths, Qt
from PySide6.QtGui import QAction, QGuiApplication, QImage, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from scopa_desktop.play.storage.csv_text import write_csv
from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.files import StorageError
from scopa_desktop.ui.charts.chart_canvas import ChartCanvas
from scopa_desktop.ui.charts.chart_scene import ChartFrame, ChartScene
from scopa_desktop.ui.charts.chart_table import ChartTable, ChartTableView, TableData
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.colours import LIGHT_PALETTE
from scopa_desktop.ui.theme.current_palette import current_palette, palette_notifier
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.theme.icons import Tool
from scopa_desktop.ui.theme.painting import colour, smooth_painter
from scopa_desktop.ui.theme.style_sheets import menu_style
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import ToolButton
from scopa_desktop.ui.widgets.headings import GROUP, Heading, secondary_label
from scopa_desktop.ui.widgets.menu import Menu
from scopa_desktop.ui.wording.text_direction import without_marks

ChooseSavePath: TypeAlias = Callable[[QWidget, str, Path, str, str], Path | None]
"""Asks for a path to save to: parent, title, proposal, filter, suffix; None on cancel."""

_Data = TypeVar("_Data")

_CSV_SUFFIX = ".csv"
_LEAST_RATIO = 2.0
_LEAST_PICTURE_WIDTH = 640
_PICTURE_MARGIN = 16.0


class Chart(QWidget, Generic[_Data]):
    """A chart with a title and a menu: show as table, copy as picture, export as CSV.

    Subclasses define `table`, `scene`, `height_for` and `is_empty`, which read `data`.
    """

    data: _Data
    """What is shown. A subclass defines what it is at first: nothing."""

    def __init__(
        self, title: str, choose_save_path: ChooseSavePath, parent: QWidget | None = None
    ) -> None:
        """`choose_save_path` asks where to export to, as `ui.dialogs.choose_save_path` does."""
        super().__init__(parent)
        self._title = title
        self._choose_save_path = choose_save_path
        self._model = ChartTable(self)
        self._is_table_outdated = True
        self.canvas = ChartCanvas(self.scene, self.height_for, self)
        self.table_view = ChartTableView(self._model, self)
        self._heading = Heading(title, GROUP)
        self._status = secondary_label("")
        self.menu_button = ToolButton(Tool.MORE, self)
        self._menu = Menu(self)
        self.show_table_action = QAction(self)
        self.show_table_action.setCheckable(True)
        self.copy_action = QAction(self)
        self.export_action = QAction(self)
        self._menu.addActions([self.show_table_action, self.copy_action, self.export_action])
        self._lay_out()
        self._connect()
        self.update_chart()
        self._apply_style()

    def set_data(self, data: _Data) -> None:
        self.data = data
        self.update_chart()

    @abstractmethod
    def table(self) -> TableData:
        """The values that the chart shows."""
        raise NotImplementedError

    @abstractmethod
    def scene(self, frame: ChartFrame) -> ChartScene:
        """The chart laid out at a size; only called if it is not empty."""
        raise NotImplementedError

    @abstractmethod
    def height_for(self, width: int) -> int:
        """The height that the painted chart needs at a width."""
        raise NotImplementedError

    @abstractmethod
    def is_empty(self) -> bool:
        """Whether there is nothing to show."""
        raise NotImplementedError

    def header_widgets(self) -> Sequence[QWidget]:
        """Create the widgets beside the title; called once."""
        return ()

    def title(self) -> str:
        """The title, which is also the name for screen readers and of exported files."""
        return self._title

    def set_title(self, title: str) -> None:
        self._title = title
        self.update_chart()

    def update_chart(self) -> None:
        """Show the data, the texts and the colours as they are now."""
        is_empty = self.is_empty()
        self._heading.setText(self._title)
        name = without_marks(self._title)
        self.canvas.setAccessibleName(name)
        self.table_view.setAccessibleName(name)
        self._set_texts()
        self._is_table_outdated = True
        if self.table_view.isVisible():
            self._update_table()
        self.menu_button.setVisible(not is_empty)
        for action in self._menu.actions():
            action.setEnabled(not is_empty)
        self._set_status("")
        self.canvas.update_scene(is_empty=is_empty)
        if is_empty:
            self.show_table_action.setChecked(False)

    def copy_picture(self) -> None:
        """Copy the chart as a picture, in light colours, to the clipboard."""
        QGuiApplication.clipboard().setImage(self.picture())
        self._report(translate("Charts", "The chart was copied as a picture."))

    def picture(self) -> QImage:
        """The chart with its title on a light background, at twice its size or more."""
        width = max(_LEAST_PICTURE_WIDTH * text_scale(), self.canvas.width())
        height = self.height_for(round(width))
        title_height = GROUP * 2
        ratio = max(_LEAST_RATIO, self.devicePixelRatioF())
        size = QSizeF(width + 2 * _PICTURE_MARGIN, height + title_height + 2 * _PICTURE_MARGIN)
        image = QImage((size * ratio).toSize(), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(colour(LIGHT_PALETTE.background))
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        scene = self.scene(ChartFrame(QSizeF(width, height), LIGHT_PALETTE, is_mirrored))
        painter = smooth_painter(image)
        painter.setLayoutDirection(self.layoutDirection())
        side, x = lettering.Anchor.LEFT, _PICTURE_MARGIN
        if is_mirrored:
            side, x = lettering.Anchor.RIGHT, size.width() - _PICTURE_MARGIN
        title, baseline = self.picture_title(), QPointF(x, _PICTURE_MARGIN + GROUP)
        fitting = lettering.fitting_size(title, GROUP, width, baseline.y(), GROUP)
        lettering.draw(painter, title, baseline, fitting, LIGHT_PALETTE.title, anchor=side)
        painter.translate(_PICTURE_MARGIN, _PICTURE_MARGIN + title_height)
        scene.paint(painter)
        painter.end()
        return image

    def picture_title(self) -> str:
        """The title of a picture and of an exported file; subclasses add what is shown of it."""
        return self._title

    def export_csv(self) -> None:
        """Ask for a file and write the table into it; says below the chart what happened."""
        name = f"{as_file_name(self.picture_title())}{_CSV_SUFFIX}"
        kinds = translate("Charts", "Tables (*{suffix})").format(suffix=_CSV_SUFFIX)
        title = translate("Charts", "Export as CSV")
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        proposal = Path(QStandardPaths.writableLocation(documents)) / name
        path = self._choose_save_path(self, title, proposal, kinds, _CSV_SUFFIX)
        if path is None:
            return
        self._update_table()
        table = self._model.table
        try:
            write_csv(path, table.header, table.rows)
        except StorageError as error:
            self._report(error.sentence)
        else:
            pattern = translate("Charts", "The table was saved to “{path}”.")
            self._report(pattern.format(path=path))

    def show_as_table(self, is_table: bool) -> None:
        """Show the table, or the painted chart; the focus moves along."""
        self._update_table()
        views: tuple[QWidget, QWidget] = (self.canvas, self.table_view)
        shown, hidden = views[is_table], views[not is_table]
        had_focus = hidden.hasFocus()
        hidden.hide()
        shown.show()
        if had_focus:
            shown.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = (
            QEvent.Type.LanguageChange,
            QEvent.Type.LayoutDirectionChange,
            QEvent.Type.FontChange,
        )
        if event.type() in kinds:
            for button in self.findChildren(ToolButton):
                button.updateGeometry()
            self.update_chart()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the buttons below the title when there is no room for both."""
        needed = self._heading.sizeHint().width() + self._tools.sizeHint().width()
        is_narrow = self._tools.count() > 2 and needed > self.width()
        self._header.setDirection(
            QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        )
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        tools = (*self.header_widgets(), self.menu_button)
        self._tools = hbox(STRETCH, *tools, spacing=4)
        self._header = hbox((self._heading, 1), self._tools, spacing=4)
        parts = (self._header, (self.canvas, 1), self.table_view, self._status)
        vbox(*parts, within=self, spacing=6)
        self.table_view.hide()
        self._status.hide()
        stops = (*tools, self.canvas, self.table_view)
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self.menu_button.clicked.connect(self._open_menu_at_button)
        self.canvas.menu_requested.connect(self._menu.popup)
        self.table_view.menu_requested.connect(self._menu.popup)
        self.show_table_action.toggled.connect(self.show_as_table)
        self.copy_action.triggered.connect(self.copy_picture)
        self.export_action.triggered.connect(self.export_csv)
        palette_notifier().changed.connect(self._apply_style)

    def _update_table(self) -> None:
        """Fill the table if it is needed for the first time since the data changed."""
        if self._is_table_outdated:
            self._is_table_outdated = False
            self._model.set_table(TableData() if self.is_empty() else self.table())
            self.table_view.update_rows()

    def _set_texts(self) -> None:
        self.show_table_action.setText(translate("Charts", "Show as table"))
        self.copy_action.setText(translate("Charts", "Copy as picture"))
        self.export_action.setText(translate("Charts", "Export as CSV…"))
        pattern = translate("Charts", "More about “{title}”")
        self.menu_button.set_name(pattern.format(title=self._title))

    def _apply_style(self) -> None:
        self._menu.setStyleSheet(menu_style(current_palette()))
        self.canvas.update_scene(is_empty=self.is_empty())

    def _open_menu_at_button(self) -> None:
        corner = self.menu_button.rect().bottomLeft()
        if self.layoutDirection() == Qt.LayoutDirection.LeftToRight:
            corner = self.menu_button.rect().bottomRight()
            corner -= QPoint(self._menu.sizeHint().width() - 1, 0)
        self._menu.popup(self.menu_button.mapToGlobal(corner))

    def _report(self, sentence: str) -> None:
        """Show a sentence below the chart and announce it."""
        self._set_status(sentence)
        announce(self, sentence)

    def _set_status(self, sentence: str) -> None:
        self._status.setText(sentence)
        self._status.setVisible(bool(sentence))
