"""Items of players and scores: `PlaqueItem`, `SideScoreItem` and their rolling scores."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter

from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.tween import Tween
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.badges import BadgeIcon, draw_badge
from scopa_desktop.ui.theme.colours import (
    CREAM,
    GOLD,
    GOLD_DEEP,
    INK,
    PAPER,
    PLAQUE_INACTIVE,
    PLAQUE_SECONDARY,
    RED,
    RED_DEEP,
    SHADOW,
)
from scopa_desktop.ui.theme.durations import TURN_CHANGE
from scopa_desktop.ui.theme.fonts import MIN_TABLE_SIZE, font, heading_font, text_scale
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import (
    CENTRE,
    LEFT,
    RIGHT,
    colour,
    draw_text,
    fitting_font,
    painted_pixmap,
    pen,
    text_width,
)
from scopa_desktop.ui.theme.pixmap_cache import PixmapCache
from scopa_desktop.ui.theme.shapes import cartouche, draw_rays
from scopa_desktop.ui.wording.text_direction import signed

_WIDE_MIN = 150.0
"""From this width on, a plaque has two columns: name and status, and the score."""
_SCORE, _STACKED_SCORE = 0.36, 0.3
"""The height of the score on a narrow plaque, beside the target and above it, as a share."""
_DISC_INSET = 4
"""How far the centre of the dealer's disc is from the outer edge of the plate."""
_FULL_RAYS = 0.66
_HIDDEN_RAYS = 0.5
"""Outer radius of the rays at full length and hidden, in portrait widths."""
_ROLL_MS: Final = 300
_sun_pictures = PixmapCache(4 * 1024 * 1024)
_MIN_SUN, _MAX_SUN = 13.5, 19.0
"""Outer radius of the sun with the points of the round, in pixels."""
_SUN_OVERHANG: Final = 11.0
"""How far that sun may reach out of the plaque's box, in pixels."""


class SeatInfo(NamedTuple):
    """What a plaque shows of its player."""

    name: str
    portrait: str
    """The id of a portrait: of a level, or "you"."""
    status: str = ""
    """The level, or what the player is doing."""
    level: str = ""
    """The level in words, or that the player is the partner; empty for the person."""
    is_master: bool = False
    """Whether the player is the table's master, who changes the options of the table."""
    expression: Expression = Expression.CALM


def scaled_px(px: float, low: float, high: float, *, most: float) -> float:
    """A text size within limits, times the user's text size as far as there is room."""
    clamped = clamp(px, low, high)
    return max(clamped, min(clamped * text_scale(), most))


class RollingScore:
    """A number that rolls from one value to the next, like a counter."""

    def __init__(self) -> None:
        self.value = 0
        self._previous = 0
        self._progress = 1.0

    def shows(self, value: int) -> bool:
        """Whether it shows this value, and does not roll to it."""
        return self.value == value and self._progress >= 1.0

    def set(self, value: int) -> None:
        """Set the value without rolling."""
        self.value = self._previous = value
        self._progress = 1.0

    def roll(self, value: int) -> None:
        """Set the value that replaces the current one as the progress goes from 0 to 1."""
        self._previous, self.value, self._progress = self.value, value, 0.0

    def set_progress(self, share: float) -> None:
        """Set the progress of rolling, 0 to 1."""
        self._progress = share

    def draw(
        self, painter: QPainter, box: QRectF, token: str, align: Qt.AlignmentFlag = LEFT
    ) -> float:
        """Paint the number in a box as high as its digits, and return its width."""
        size = box.height()
        face = heading_font(size)
        if self._progress >= 1.0:
            draw_text(painter, box, str(self.value), face, token, align=align)
            return self.width(size)
        painter.save()
        window = box.adjusted(-size * 0.2, -size * 0.15, size * 0.2, size * 0.15)
        painter.setClipRect(window, Qt.ClipOperation.IntersectClip)
        way = size * 1.3
        leaving = box.translated(0, -way * self._progress)
        coming = box.translated(0, way * (1 - self._progress))
        draw_text(painter, leaving, str(self._previous), face, token, align=align)
        draw_text(painter, coming, str(self.value), face, token, align=align)
        painter.restore()
        return max(self.width(size), text_width(str(self._previous), face))

    def width(self, size: float) -> float:
        """The width of the value in digits of this height."""
        return text_width(str(self.value), heading_font(size))


class ScoreItem(CachedItem):
    """Base of the items that show the match score of a side."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.score = RollingScore()
        self.target_text = ""
        self.round_points = 0
        """Points of the current round that are certain, on a small sun."""

    def set_round_points(self, points: int) -> None:
        """Set the points of the round that are certain; 0 shows none."""
        if points != self.round_points:
            self.round_points = points
            self.update()

    @property
    def sun_centre(self) -> QPointF:
        """Where the points of the round are shown, in the scene."""
        raise NotImplementedError

    def _draw_sun(self, painter: QPainter, radius: float) -> None:
        """Paint the points of the round on a small sun, as the move list does for a sweep."""
        if not self.round_points:
            return
        centre = self.sun_centre
        draw_rays(painter, centre, radius * 0.74, radius, 12, line_width=1.2)
        size = radius * (0.86 if self.round_points < 10 else 0.7)
        box = QRectF(0, 0, 2 * radius, 2 * radius)
        box.moveCenter(centre)
        draw_text(painter, box, signed(self.round_points), font(size, bold=True), INK, align=CENTRE)

    def set_score(self, value: int, target_text: str) -> None:
        """Set the score without rolling, and the text of the target."""
        if self.score.shows(value) and target_text == self.target_text:
            return
        self.score.set(value)
        self.target_text = target_text
        self.update()

    def roll_animation(self, value: int) -> Tween:
        def step(progress: float) -> None:
            if self.score.value != value:
                self.score.roll(value)
            self.score.set_progress(progress)
            self.update()

        return Tween(step, self.appearance.motion_ms(_ROLL_MS))


class PlaqueItem(ScoreItem):
    """A player's plaque; on turn it has rays, brighter paper, a red border and a status."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.info = SeatInfo("", "you")
        self.emblem = ""
        """The suit that identifies the side in pairs; empty otherwise."""
        self.is_upright = False
        self.shows_score = True
        self.is_dealer = False
        self.is_on_turn = False
        self._rays = 0.0
        self._ray_animation: Tween | None = None

    def set_info(self, info: SeatInfo) -> None:
        if info != self.info:
            self.info = info
            self.update()

    def set_dealer(self, is_dealer: bool) -> None:
        if is_dealer != self.is_dealer:
            self.is_dealer = is_dealer
            self.update()

    def set_turn(self, on_turn: bool) -> None:
        """Set whether it is this player's turn; the rays grow or shrink."""
        if on_turn == self.is_on_turn:
            return
        self.is_on_turn = on_turn
        self.stop()
        start, end = self._rays, 1.0 if on_turn else 0.0

        def step(progress: float) -> None:
            self._rays = start + (end - start) * progress
            self.update()

        ms = self.appearance.motion_ms(TURN_CHANGE)
        if ms <= 0:
            step(1.0)
            return
        # Owned by the scene: the animation must not outlive its items.
        self._ray_animation = Tween(step, ms)
        self._ray_animation.setParent(self.scene())
        self._ray_animation.start()

    def stop(self) -> None:
        if self._ray_animation is not None:
            self._ray_animation.stop()
            self._ray_animation.deleteLater()
            self._ray_animation = None

    @property
    def is_animating(self) -> bool:
        """Whether the rays are growing or shrinking."""
        return (
            self._ray_animation is not None
            and self._ray_animation.state() is not Tween.State.Stopped
        )

    def draw(self, painter: QPainter) -> None:
        """Paint the plaque in one of three forms: upright, wide or narrow."""
        if self.is_upright:
            self._draw_upright(painter)
        elif self.box.width() >= _WIDE_MIN:
            self._draw_wide(painter)
        else:
            self._draw_narrow(painter)
        self._draw_sun(painter, self._sun_radius)

    @property
    def sun_centre(self) -> QPointF:
        """The lower outer corner of the plate, below the dealer's disc."""
        plate, radius = self._shown_plate(), self._sun_radius
        # Within what the item may paint.
        edge = self.box.bottomRight() + QPointF(_SUN_OVERHANG, _SUN_OVERHANG)
        x = min(plate.right() - radius * 0.1, edge.x() - radius)
        y = min(plate.bottom() + radius * 0.35, edge.y() - radius)
        if QGuiApplication.isRightToLeft():
            x = self.box.left() + self.box.right() - x
        return QPointF(x, y)

    @property
    def _sun_radius(self) -> float:
        return clamp(self._shown_plate().height() * 0.26, _MIN_SUN, _MAX_SUN)

    def _shown_plate(self) -> QRectF:
        """The plate behind the texts, as it is in left-to-right languages."""
        if self.is_upright:
            return self.box.adjusted(0, self.box.width() * 0.72 * 0.62, 0, 0)
        return self._plate(self._medallion())

    @property
    def portrait_box(self) -> QRectF:
        """The square of the portrait in the scene, in the layout direction of the application."""
        across = self.box.width() * 0.72 if self.is_upright else self._medallion()
        centre = QPointF(self.box.left() + across * 0.64, self.box.center().y())
        if self.is_upright:
            centre = QPointF(self.box.center().x(), self.box.top() + across * 0.64)
        elif QGuiApplication.isRightToLeft():
            centre.setX(self.box.left() + self.box.right() - centre.x())
        face = QRectF(0, 0, across, across)
        face.moveCenter(centre)
        return face

    @property
    def portrait_marks(self) -> tuple[QRectF, ...]:
        """The squares of the discs on the portrait: the emblem, and the star of the master."""
        face = self.portrait_box
        marks = []
        if self.emblem:
            marks.append(_emblem_box(face.center(), face.width()))
        if self.info.is_master:
            centre, radius = _star_disc(face.center(), face.width())
            marks.append(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius))
        return tuple(marks)

    def renderings(self) -> list[Callable[[], object]]:
        """Functions that render the portrait with each expression."""
        diameter, portrait = self.portrait_box.width(), self.info.portrait
        return [partial(self.appearance.portrait, portrait, diameter, each) for each in Expression]

    # ------------------------------------------------------------- the three forms
    def _medallion(self) -> float:
        share = 0.385 if self.box.width() >= _WIDE_MIN else 0.34
        return min(self.box.height() * 0.84, self.box.width() * share, 132)

    def _plate(self, across: float) -> QRectF:
        scale = text_scale()
        height = min(clamp(across * 0.76, 40 * scale, 92 * scale), self.box.height())
        left = self.box.left() + across * 0.5
        return QRectF(left, self.box.center().y() - height / 2, self.box.right() - left, height)

    def _draw_wide(self, painter: QPainter) -> None:
        across = self._medallion()
        plate = self._plate(across)
        mirroring = Mirroring(painter, self.box)
        self._draw_background(painter, mirroring.box(plate))
        text_px = scaled_px(plate.height() * 0.25, 11.5, 21, most=plate.height() / 2.9)
        left, right = self.box.left() + across * 1.31 + 2, plate.right() - 11
        middle = plate.center().y()
        room = right - left
        if self.shows_score:
            figure = clamp(plate.height() * 0.42, 17, 36)
            spot = mirroring.box(QRectF(left, middle + 1 - figure, room, figure))
            width = self.score.draw(painter, spot, RED_DEEP, RIGHT)
            room -= width + 7
        name = QRectF(left, middle - text_px * 1.36, room, text_px * 1.4)
        self._draw_name(painter, mirroring.box(name), text_px, LEFT)
        below = QRectF(left, middle + text_px * 0.22, right - left, text_px * 1.25)
        status = QRectF(below)
        if self.shows_score:
            status.setRight(right - text_width(self.target_text, font(text_px * 0.82)) - 4)
        if self._status_exceeds(status.width()):
            status = below
        elif self.shows_score:
            target, small = mirroring.box(below), font(text_px * 0.82)
            draw_text(painter, target, self.target_text, small, PLAQUE_SECONDARY, align=RIGHT)
        self._draw_status(painter, mirroring.box(status), text_px * 0.82, LEFT)
        self._draw_portrait(
            painter, plate, QPointF(self.box.left() + across * 0.64, middle), across
        )

    def _draw_narrow(self, painter: QPainter) -> None:
        across = self._medallion()
        plate = self._plate(across)
        mirroring = Mirroring(painter, self.box)
        self._draw_background(painter, mirroring.box(plate))
        text_px = scaled_px(plate.height() * 0.25, 11.5, 21, most=plate.height() / 3.3)
        left, right = self.box.left() + across * 1.31 + 1, plate.right() - 6
        room, is_stacked = right - left, self._is_stacked(plate, right - left)
        name = QRectF(left, plate.top() + 3, room, plate.height() * (0.33 if is_stacked else 0.42))
        if self.is_dealer:
            name.setRight(min(right, plate.right() - _DISC_INSET - _disc_radius(plate)))
        self._draw_name(painter, mirroring.box(name), text_px, LEFT)
        if not self.shows_score:
            below = QRectF(left, plate.center().y(), room, plate.height() * 0.4)
            self._draw_status(painter, mirroring.box(below), text_px * 0.95, LEFT)
        elif is_stacked:
            spot = QRectF(left, name.bottom(), room, plate.height() * _STACKED_SCORE)
            self.score.draw(painter, mirroring.box(spot), RED_DEEP)
            below = QRectF(left, spot.bottom(), room, plate.bottom() - 4 - spot.bottom())
            self._draw_below_score(painter, mirroring.box(below), text_px)
        else:
            spot = QRectF(left, plate.bottom() - plate.height() * 0.55, room, 0)
            spot.setHeight(plate.height() * _SCORE)
            width = self.score.draw(painter, mirroring.box(spot), RED_DEEP) + 4
            below = QRectF(left + width, plate.center().y(), room - width, plate.height() * 0.4)
            self._draw_below_score(painter, mirroring.box(below), text_px)
        centre = QPointF(self.box.left() + across * 0.64, self.box.center().y())
        self._draw_portrait(painter, plate, centre, across)

    def _is_stacked(self, plate: QRectF, room: float) -> bool:
        """Whether the target is below the score: it has no room beside it, and a line there."""
        # Of two digits, so that the form of a plaque does not change with the score.
        beside = room - text_width("00", heading_font(plate.height() * _SCORE)) - 4
        is_cut = _least_width(self.target_text) > beside
        return self.shows_score and is_cut and plate.height() * 0.25 >= MIN_TABLE_SIZE * 1.2

    def _draw_below_score(self, painter: QPainter, box: QRectF, text_px: float) -> None:
        """Draw the status of a player on turn beside or below the score, else the target.

        The target, which is on the own plaque as well, is left out where it would be cut.
        """
        if self.is_on_turn and not self._status_exceeds(box.width()):
            self._draw_status(painter, box, text_px * 0.95, LEFT)
        elif _least_width(self.target_text) <= box.width():
            fitting = fitting_font(self.target_text, text_px * 0.82, box.width())
            draw_text(painter, box, self.target_text, fitting, PLAQUE_SECONDARY)

    def _draw_upright(self, painter: QPainter) -> None:
        box = self.box
        across = box.width() * 0.72
        plate = box.adjusted(0, across * 0.62, 0, 0)
        self._draw_background(painter, plate)
        below_portrait = box.height() - across * 1.3
        text_px = scaled_px(box.width() * 0.13, 11, 19, most=below_portrait / 4.3)
        y = box.top() + across * (1.24 + 0.06 * self._rays)
        line = QRectF(box.left() + 4, y, box.width() - 8, text_px * 1.35)
        self._draw_name(painter, line, text_px, CENTRE)
        line.translate(0, text_px * 1.3)
        self._draw_status(painter, line, max(MIN_TABLE_SIZE, text_px * 0.86), CENTRE)
        if self.shows_score:
            figure = text_px * 1.15
            small = font(max(MIN_TABLE_SIZE, text_px * 0.8))
            target = text_width(self.target_text, small)
            wide = self.score.width(figure)
            left = box.center().x() - (wide + 4 + target) / 2
            baseline = line.bottom() + figure * 1.15
            mirroring = Mirroring(painter, box)
            spot = QRectF(left, baseline - figure, wide, figure)
            self.score.draw(painter, mirroring.box(spot), RED_DEEP)
            beside = QRectF(left + wide + 4, baseline - figure, target + 2, figure * 1.1)
            draw_text(
                painter,
                mirroring.box(beside),
                self.target_text,
                small,
                PLAQUE_SECONDARY,
            )
        centre = QPointF(box.center().x(), box.top() + across * 0.64)
        self._draw_portrait(painter, plate, centre, across)

    def _status_exceeds(self, width: float) -> bool:
        """Whether the status of a player on turn is too long for a width in the smallest font."""
        small = font(MIN_TABLE_SIZE, bold=True)
        return self.is_on_turn and text_width(self.info.status, small) > width

    # ------------------------------------------------------------- parts
    def _draw_background(self, painter: QPainter, plate: QRectF) -> None:
        scoop = clamp(plate.height() * 0.1, 4, 8)
        shape = cartouche(plate, scoop)
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 90))
        is_bright = self.is_on_turn or self.appearance.look.cloth.high_contrast
        painter.fillPath(shape, colour(PAPER if is_bright else PLAQUE_INACTIVE))
        painter.strokePath(shape, pen(INK, 2))
        inner = cartouche(plate.adjusted(3.5, 3.5, -3.5, -3.5), scoop * 0.9)
        painter.strokePath(inner, pen(RED, 1.6) if self.is_on_turn else pen(GOLD_DEEP, 1, 150))

    def _draw_name(
        self, painter: QPainter, box: QRectF, px: float, align: Qt.AlignmentFlag
    ) -> None:
        fitting = fitting_font(self.info.name, px, box.width(), bold=True)
        draw_text(painter, box, self.info.name, fitting, INK, align=align)

    def _draw_status(
        self, painter: QPainter, box: QRectF, px: float, align: Qt.AlignmentFlag
    ) -> None:
        token = RED_DEEP if self.is_on_turn else PLAQUE_SECONDARY
        fitting = fitting_font(self.info.status, px, box.width(), bold=self.is_on_turn)
        draw_text(painter, box, self.info.status, fitting, token, align=align)

    def _draw_portrait(
        self, painter: QPainter, plate: QRectF, centre: QPointF, across: float
    ) -> None:
        """Paint the portrait with its rays, the emblem of the side and the dealer's disc."""
        appearance, mirroring = self.appearance, Mirroring(painter, self.box)
        centre = mirroring.point(centre)
        if self._rays > 0:
            outer = across * (_HIDDEN_RAYS + (_FULL_RAYS - _HIDDEN_RAYS) * self._rays)
            _draw_full_rays(painter, centre, across, outer, appearance.dpr)
        face = QRectF(0, 0, across, across)
        face.moveCenter(centre)
        picture = appearance.portrait(self.info.portrait, across, self.info.expression)
        painter.drawPixmap(face, picture, QRectF(picture.rect()))
        if self.emblem:
            self._draw_emblem(painter, centre, across)
        if self.info.is_master:
            draw_badge(painter, *_star_disc(centre, across), BadgeIcon.STAR)
        if self.is_dealer:
            radius = _disc_radius(plate)
            letter = translate("Table", "D", "the disc of the dealer: one letter")
            top = max(plate.top() + 2, radius + 1)  # Not beyond the cloth.
            corner = mirroring.point(QPointF(plate.right() - _DISC_INSET, top))
            draw_badge(painter, corner, radius, letter, PAPER)

    def _draw_emblem(self, painter: QPainter, centre: QPointF, across: float) -> None:
        disc = _emblem_box(centre, across)
        side = disc.width()
        painter.setPen(pen(INK, 1.6))
        painter.setBrush(colour(PAPER))
        painter.drawEllipse(disc)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = side * 0.13
        sign = disc.adjusted(inset, inset, -inset, -inset)
        picture = self.appearance.art.emblem(
            self.appearance.look.deck_id, self.emblem, sign.width(), self.appearance.dpr
        )
        painter.drawPixmap(sign, picture, QRectF(picture.rect()))


def _disc_radius(plate: QRectF) -> float:
    """The radius of the dealer's disc at a corner of a plate."""
    return scaled_px(plate.height() * 0.13, 9, 13, most=plate.height() * 0.2)


def _least_width(text: str) -> float:
    """The width of a text in the smallest and narrowest font."""
    return text_width(text, fitting_font(text, MIN_TABLE_SIZE, 0))


def _draw_full_rays(
    painter: QPainter, centre: QPointF, across: float, outer: float, dpr: float
) -> None:
    """Draw the rays behind a portrait of a diameter, shrunk to their `outer` radius.

    They are rendered once: their outlines take longer than all else on a plaque.
    """
    width = max(1.2, across * 0.02)
    full = across * _FULL_RAYS

    side = 2 * (full + width)
    pixels = QSize(round(side * dpr), round(side * dpr))

    def draw(painter: QPainter) -> None:
        draw_rays(painter, QPointF(side / 2, side / 2), across * 0.5, full, line_width=width)

    picture = _sun_pictures.get((across, dpr), lambda: painted_pixmap(pixels, draw, dpr=dpr))
    sun = QRectF(0, 0, side * outer / full, side * outer / full)
    sun.moveCenter(centre)
    painter.drawPixmap(sun, picture, QRectF(picture.rect()))


def _emblem_box(centre: QPointF, across: float) -> QRectF:
    """The square of the emblem on a portrait of a diameter."""
    return QRectF(centre.x() + across * 0.22, centre.y() + across * 0.2, across * 0.4, across * 0.4)


def _star_disc(centre: QPointF, across: float) -> tuple[QPointF, float]:
    """Centre and radius of the master's star on a portrait of a diameter."""
    return centre + QPointF(-0.37, -0.37) * across, clamp(across * 0.13, 7, 12)


_LINE, _FIGURE = 1.4, 1.9
"""The height of a line and of the score, in text sizes."""


class SideScoreItem(ScoreItem):
    """The score of the opposing pair, beside its pile."""

    def __init__(self, appearance: Appearance, z: float) -> None:
        super().__init__(appearance, z)
        self.title = ""
        self.sweeps_text = ""
        self.px = 11.0

    def set_text(self, title: str, sweeps_text: str, px: float) -> None:
        """Set the side's name, the text beside the target, and the text size in pixels."""
        if (title, sweeps_text, px) != (self.title, self.sweeps_text, self.px):
            self.title, self.sweeps_text, self.px = title, sweeps_text, px
            self.update()

    @property
    def largest_px(self) -> float:
        """The largest text size in pixels at which the three lines have room."""
        return self.box.height() / (2 * _LINE + _FIGURE)

    def draw(self, painter: QPainter) -> None:
        """Paint name, score, and target with sweeps, one below the other."""
        figure = self._figure_px
        line = self.px * _LINE
        top = self.box.center().y() - (2 * line + figure) / 2
        title = QRectF(self.box.left(), top, self.box.width(), line)
        bold = fitting_font(self.title, self.px, title.width(), bold=True)
        draw_text(painter, title, self.title, bold, CREAM, align=RIGHT)
        token = GOLD if figure >= 24 else CREAM
        spot = QRectF(self.box.left(), title.bottom(), self.box.width(), figure)
        self.score.draw(painter, spot, token, RIGHT)
        below = QRectF(self.box.left(), spot.bottom() + 2, self.box.width(), line)
        text = " · ".join(filter(None, (self.target_text, self.sweeps_text)))
        plain = fitting_font(text, self.px, below.width())
        draw_text(painter, below, text, plain, CREAM, align=RIGHT)
        self._draw_sun(painter, self._sun_radius)

    @property
    def sun_centre(self) -> QPointF:
        """Beside the score."""
        figure = self._figure_px
        line = self.px * _LINE
        top = self.box.center().y() - (2 * line + figure) / 2
        width = self.score.width(figure)
        aside = self.box.right() - width - self._sun_radius * 1.3
        x = aside
        if QGuiApplication.isRightToLeft():
            x = self.box.left() + self.box.right() - aside
        return QPointF(x, top + line + figure * 0.6)

    @property
    def _figure_px(self) -> float:
        return clamp(self.px * _FIGURE, 15, 26)

    @property
    def _sun_radius(self) -> float:
        return clamp(self._figure_px * 0.62, _MIN_SUN, _MAX_SUN)
