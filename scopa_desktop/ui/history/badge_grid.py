"""The album of badges: earned ones in colour, the others engraved."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.history.badges.badge_book import EarnedBadge
from scopa_desktop.play.history.profile_summary import ProfileSummary
from scopa_desktop.ui.pictures.badge_art import BADGE_IDS, badge_pixmap
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import colour, fitting_font
from scopa_desktop.ui.widgets.flow_layout import FlowLayout
from scopa_desktop.ui.widgets.plain_text import button_text, set_tool_tip
from scopa_desktop.ui.widgets.tiles import Tile
from scopa_desktop.ui.wording.badge_wording import (
    badge_name,
    badge_task,
    earned_text,
    progress_text,
)
from scopa_desktop.ui.wording.text_direction import without_marks

_SIZE: Final = QSize(104, 126)
_MEDAL: Final = 76.0
_GAP: Final = 6
_NAME_PX, _NOTE_PX = 12.5, 11.5
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_CENTRED: Final = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
_WRAPPED: Final = _CENTRED | int(Qt.TextFlag.TextWordWrap)


class BadgeTile(Tile):
    """A badge with its name, and how far it is."""

    def __init__(self, badge: str) -> None:
        super().__init__(button_text(badge_name(badge)), _SIZE)
        self.badge = badge
        self.is_earned = False
        self.match: str | None = None
        """The id of the match it was earned in; None if it is not, or the match was deleted."""
        self.details = ""
        """What it takes, and when and where it was earned."""
        self._note = ""
        self.setCheckable(False)

    def show_state(
        self, earned: EarnedBadge | None, details: Sequence[str], note: str, *, has_match: bool
    ) -> None:
        """Show whether the badge is earned, with sentences about it and a short note."""
        self.is_earned, self._note = earned is not None, note
        self.match = earned.match if earned is not None and has_match else None
        self.details = "\n".join(details)
        name = badge_name(self.badge)
        self.setAccessibleName(without_marks(name))
        self.setAccessibleDescription(without_marks(" ".join(details)))
        set_tool_tip(self, f"{name}\n{self.details}")
        is_link = self.match is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = self._scaled_painter()
        palette = current_palette()
        is_earned = self.is_earned
        medal = QRectF(box.center().x() - _MEDAL / 2, 6, _MEDAL, _MEDAL)
        dpr = self.devicePixelRatioF() * text_scale()
        picture = badge_pixmap(self.badge, _MEDAL, dpr, is_earned)
        painter.drawPixmap(medal, picture, QRectF(picture.rect()))
        painter.setFont(font(_NAME_PX, bold=is_earned))
        painter.setPen(colour(palette.text if is_earned else palette.secondary_text))
        name = QRectF(2, medal.bottom() + 4, box.width() - 4, 34)
        painter.drawText(name, _WRAPPED, badge_name(self.badge))
        if self._note:
            painter.setPen(colour(palette.secondary_text))
            lines = painter.boundingRect(name, _WRAPPED, badge_name(self.badge))
            note = QRectF(2, lines.bottom(), box.width() - 4, 16)
            painter.setFont(fitting_font(self._note, _NOTE_PX, note.width()))
            if note.bottom() <= box.bottom() + 2:
                painter.drawText(note, _CENTRED, self._note)
        self._draw_focus(painter, box)


class BadgeGrid(QWidget):
    """All badges; the arrow keys move between them, and Tab leaves them."""

    match_requested = Signal(str)
    """An earned badge was chosen; emitted with the id of its match."""
    described = Signal(str, str)
    """The name and the details of the badge under the pointer or with the focus."""
    focus_moved = Signal(object)
    """A badge, given as its tile, has got the focus by a key."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Badges"))
        flow = FlowLayout(_GAP, _GAP, self)
        self.tiles: Mapping[str, BadgeTile] = {badge: BadgeTile(badge) for badge in BADGE_IDS}
        for tile in self.tiles.values():
            tile.installEventFilter(self)
            tile.clicked.connect(self._choose)
            flow.addWidget(tile)
        self._set_current(next(iter(self.tiles.values())))

    def show_summary(self, summary: ProfileSummary) -> None:
        earned = {badge.badge: badge for badge in summary.badges}
        for badge, tile in self.tiles.items():
            own, progress = earned.get(badge), summary.progress.get(badge)
            details, note = [badge_task(badge)], ""
            if own is not None:
                details.append(earned_text(own, summary.won_matches.get(own.match)))
            elif progress is not None:
                note = progress_text(badge, progress)
                details.append(note)
            else:
                details.append(self.tr("Not earned yet."))
            has_match = own is not None and own.match in summary.won_matches
            tile.show_state(own, details, note, has_match=has_match)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move between the tiles with the arrow keys, and describe the one that is pointed at."""
        if not isinstance(watched, BadgeTile):
            return False
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.described.emit(badge_name(watched.badge), watched.details)
        if event.type() == QEvent.Type.FocusIn:
            self._set_current(watched)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(watched, event)
        return False

    def _on_key(self, tile: BadgeTile, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            tile.click()
            return True
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is None:
            return False
        target = self._neighbour(tile, *step)
        if target is not None:
            self._set_current(target)
            target.setFocus(Qt.FocusReason.TabFocusReason)
            self.focus_moved.emit(target)
        return True

    def _neighbour(self, tile: BadgeTile, across: int, down: int) -> BadgeTile | None:
        """The next tile as the eye sees them; from the end of a row to the next one."""
        tiles = list(self.tiles.values())
        if across:
            forward = -across if self.isRightToLeft() else across
            index = tiles.index(tile) + forward
            return tiles[index] if 0 <= index < len(tiles) else None
        middle = tile.geometry().center()
        rows = [each for each in tiles if (each.y() - tile.y()) * down > 0]
        if not rows:
            return None
        return min(
            rows,
            key=lambda each: (
                abs(each.y() - tile.y()),
                abs(each.geometry().center().x() - middle.x()),
            ),
        )

    def _set_current(self, current: BadgeTile) -> None:
        """Let Tab reach this tile only."""
        for tile in self.tiles.values():
            is_current = tile is current
            policy = Qt.FocusPolicy.StrongFocus if is_current else Qt.FocusPolicy.ClickFocus
            tile.setFocusPolicy(policy)

    def _choose(self) -> None:
        tile = self.sender()
        if isinstance(tile, BadgeTile) and tile.match is not None:
            self.match_requested.emit(tile.match)
