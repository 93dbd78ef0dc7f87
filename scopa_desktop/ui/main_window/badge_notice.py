"""`BadgeNotice`: tells over the table or the score sheet that badges were earned."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from scopa_desktop.ui.pictures.badge_art import badge_pixmap
from scopa_desktop.ui.theme.colours import INK, PAPER, RED_DEEP, SHADOW
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import colour, draw_text, set_render_hints
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.plain_text import button_text, set_tool_tip
from scopa_desktop.ui.wording.badge_wording import badge_name, badge_task
from scopa_desktop.ui.wording.list_format import and_list

_SHOWN_MS: Final = 9000
_HEIGHT, _MEDAL, _MARGIN, _STEP = 74.0, 60.0, 12.0, 46.0
_LEAST_WIDTH, _MOST_WIDTH = 260.0, 460.0
_TITLE_PX, _TEXT_PX = 15.0, 13.0
_MOST_MEDALS: Final = 4
_TOP: Final = 12


class BadgeNotice(QAbstractButton):
    """A paper ribbon at the top of a window, with the medals and names of new badges.

    It never takes the focus, moves nothing and stops nothing. A click opens the profile; it hides
    after some seconds, which the pointer on it prolongs.
    """

    requested = Signal()
    """The player wants to see the badges."""

    def __init__(self, parent: QWidget) -> None:
        """A notice for the window `parent`, hidden."""
        super().__init__(parent)
        self._window = parent
        self._badges: Sequence[str] = ()
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._open)
        parent.installEventFilter(self)
        self.hide()

    def show_badges(self, badges: Sequence[str]) -> None:
        """Show that badges, given by their ids, were just earned; nothing for none."""
        if not badges:
            return
        self._badges = badges
        self.setText(button_text(self._title()))
        self.setAccessibleName(f"{self._title()}: {self._description()}")
        set_tool_tip(self, self._description())
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        announce(self, self.accessibleName())

    def sizeHint(self) -> QSize:
        """Room for the medals and two lines."""
        metrics = QFontMetricsF(font(_TITLE_PX, bold=True))
        text = max(
            metrics.horizontalAdvance(self._title()),
            QFontMetricsF(font(_TEXT_PX)).horizontalAdvance(self._description()),
        )
        width = self._medals_width() + 3 * _MARGIN + text + 4
        bounded = min(max(width, _LEAST_WIDTH), _MOST_WIDTH)
        return QSize(round(bounded * text_scale()), round(_HEIGHT * text_scale()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the top of the window."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def enterEvent(self, event: QEvent) -> None:
        """Stay while the pointer is on it."""
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        """Hide some time after the pointer has left."""
        self._timer.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the medals beside the name and what it took."""
        painter = QPainter(self)
        set_render_hints(painter)
        scale = text_scale()
        painter.scale(scale, scale)
        box = QRectF(0, 0, self.width() / scale, self.height() / scale)
        face = box.adjusted(2, 1.5, -2, -4.5)
        painter.fillPath(rounded(face.translated(0, 3), 9), colour(SHADOW))
        fill_and_outline(painter, rounded(face, 9), PAPER, INK)
        mirroring = Mirroring(painter, face)
        dpr = self.devicePixelRatioF() * scale
        for index, badge in enumerate(self._badges[:_MOST_MEDALS]):
            x = face.left() + _MARGIN + index * _STEP
            medal = mirroring.box(QRectF(x, face.center().y() - _MEDAL / 2, _MEDAL, _MEDAL))
            picture = badge_pixmap(badge, _MEDAL, dpr, True)
            painter.drawPixmap(medal, picture, QRectF(picture.rect()))
        left = face.left() + self._medals_width() + 2 * _MARGIN
        width = face.right() - left - _MARGIN
        middle = face.center().y()
        title = mirroring.box(QRectF(left, middle - 23, width, 22))
        text = mirroring.box(QRectF(left, middle, width, 20))
        draw_text(painter, title, self._title(), font(_TITLE_PX, True), RED_DEEP)
        draw_text(painter, text, self._description(), font(_TEXT_PX), INK)

    def _medals_width(self) -> float:
        shown = min(len(self._badges), _MOST_MEDALS)
        return _MEDAL + max(0, shown - 1) * _STEP

    def _title(self) -> str:
        if len(self._badges) == 1:
            return self.tr("New badge: {name}").format(name=badge_name(self._badges[0]))
        return self.tr("New badges: {number}").format(number=len(self._badges))

    def _description(self) -> str:
        if len(self._badges) == 1:
            return badge_task(self._badges[0])
        return and_list([badge_name(badge) for badge in self._badges])

    def _place(self) -> None:
        window = self._window
        size = self.sizeHint()
        width = min(size.width(), window.width() - 2 * _TOP)
        self.setGeometry((window.width() - width) // 2, _TOP, width, size.height())

    def _open(self) -> None:
        self.hide()
        self.requested.emit()
