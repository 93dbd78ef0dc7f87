"""A small picture of the table that changes with the settings."""

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from scopa_desktop.ui.widgets.plain_text import PlainLabel

_SIZE: Final = QSize(336, 190)
_INTERVAL: Final = 80
"""Milliseconds between two pictures while the table moves."""


class TablePreview(PlainLabel):
    """What a view of the table shows now, also where this dialog covers it."""

    def __init__(self, table: QGraphicsView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._table = table
        self.setAccessibleName(self.tr("Preview of the table"))
        self.setFixedHeight(_SIZE.height())
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._timer = QTimer(self, singleShot=True, interval=_INTERVAL)
        self._timer.timeout.connect(self._update_picture)
        table.scene().changed.connect(self._request_picture)

    def showEvent(self, event: QShowEvent) -> None:
        """Take a picture: none was taken while this was hidden."""
        super().showEvent(event)
        self._update_picture()

    def _request_picture(self) -> None:
        if self.isVisible() and not self._timer.isActive():
            self._timer.start()

    def _update_picture(self) -> None:
        picture = self._table.grab()
        ratio = self.devicePixelRatioF()
        picture = picture.scaled(
            _SIZE * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        picture.setDevicePixelRatio(ratio)
        self.setPixmap(picture)
