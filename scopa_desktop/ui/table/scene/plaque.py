"""The plaques of the players: portrait, name, words, score, and whose turn it is."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from scopa_desktop.ui.table.animation.tween import Tween
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.piles import PrintedItem
from scopa_desktop.ui.theme import lettering
from scopa_desktop.ui.theme.durations import TURN_PASSES
from scopa_desktop.ui.theme.fonts import SMALLEST_ON_TABLE, font
from scopa_desktop.ui.theme.mirroring import Mirroring
from scopa_desktop.ui.theme.painting import (
    CENTRE,
    LEFT,
    RIGHT,
    colour,
    draw_text,
    pen,
    text_width,
)
from scopa_desktop.ui.theme.seals import draw_seal
from scopa_desktop.ui.theme.shapes import cartouche, draw_rays
from scopa_desktop.ui.theme.tokens import (
    CREAM,
    DAY,
    GOLD,
    GOLD_DEEP,
    INK,
    PAPER,
    PLAQUE_AT_REST,
    RED,
    RED_DEEP,
    SHADOW,
)
from scopa_desktop.ui.widgets.plain_text import set_tool_tip
from scopa_desktop.ui.wording.list_format import with_commas

_WIDE_FROM = 150.0
"""From this width on name, words and score stand in two columns."""
_RAY_REACH = 0.66
_RESTING = 0.5
_ROLL: Final = 300


@dataclass(frozen=True)
class SeatInfo:
    """Who sits in a seat, as the plaque tells it."""

    name: str
    portrait: str
    """The id of a character, or "you"."""
    words: str = ""
    """The level, or what the player is doing."""


class RollingScore:
    """A figure that rolls from one value to the next."""

    def __init__(self) -> None:
        self.value = 0
        self._before = 0
        self._rolled = 1.0

    def set(self, value: int) -> None:
        """Show a value at once."""
        self.value = self._before = value
        self._rolled = 1.0

    def roll(self, value: int) -> None:
        """Show a value after the one before has rolled away."""
        self._before, self.value, self._rolled = self.value, value, 0.0

    def rolled_to(self, share: float) -> None:
        """How far it has rolled, 0 to 1."""
        self._rolled = share

    def draw(
        self, painter: QPainter, baseline: QPointF, size: float, token: str, side: lettering.Side
    ) -> float:
        """Paint it, and return its width."""
        if self._rolled >= 1.0:
            return lettering.draw(painter, str(self.value), baseline, size, token, side=side)
        painter.save()
        width = lettering.width("0" * max(len(str(self.value)), len(str(self._before))), size)
        left = baseline.x() - side.value * width
        window = QRectF(left - size * 0.2, baseline.y() - size * 1.15, width + size * 0.4, 0)
        window.setHeight(size * 1.3)
        painter.setClipRect(window, Qt.ClipOperation.IntersectClip)
        way = QPointF(0, size * 1.3)
        leaving, coming = baseline - way * self._rolled, baseline + way * (1 - self._rolled)
        lettering.draw(painter, str(self._before), leaving, size, token, side=side)
        lettering.draw(painter, str(self.value), coming, size, token, side=side)
        painter.restore()
        return width


class ScoreItem(PrintedItem):
    """Something that shows a side's points of the match."""

    def __init__(self, appearance: Appearance, level: float) -> None:
        super().__init__(appearance, level)
        self.score = RollingScore()
        self.of_target = ""

    def set_score(self, value: int, of_target: str) -> None:
        """Show a score at once, and what is played for."""
        self.score.set(value)
        self.of_target = of_target
        self.update()

    def rolling_to(self, value: int) -> Tween:
        """The movement of the figure to a value."""

        def step(progress: float) -> None:
            if self.score.value != value:
                self.score.roll(value)
            self.score.rolled_to(progress)
            self.update()

        return Tween(step, self.appearance.ms(_ROLL))


class PlaqueItem(ScoreItem):
    """A player's plaque. On turn: rays, bright paper, a red rim, and words."""

    def __init__(self, appearance: Appearance, level: float) -> None:
        super().__init__(appearance, level)
        self.info = SeatInfo("", "you")
        self.emblem = ""
        """The suit that stands for the side in pairs."""
        self.is_upright = False
        self.shows_score = True
        self.deals = False
        self.on_turn = False
        self._rays = 0.0
        self._growing: Tween | None = None

    def set_info(self, info: SeatInfo) -> None:
        """Who sits here."""
        self.info = info
        set_tool_tip(self, with_commas(filter(None, (info.name, info.words))))
        self.update()

    def set_deals(self, deals: bool) -> None:
        """Whether this player deals."""
        if deals != self.deals:
            self.deals = deals
            self.update()

    def set_turn(self, on_turn: bool) -> None:
        """Whether it is this player's turn; the rays grow."""
        if on_turn == self.on_turn:
            return
        self.on_turn = on_turn
        self.stop()
        start, end = self._rays, 1.0 if on_turn else 0.0

        def step(progress: float) -> None:
            self._rays = start + (end - start) * progress
            self.update()

        ms = self.appearance.ms(TURN_PASSES)
        if ms <= 0:
            step(1.0)
            return
        # It goes with the scene, whose items it paints.
        self._growing = Tween(step, ms)
        self._growing.setParent(self.scene())
        self._growing.start()

    def stop(self) -> None:
        """Let the rays be as long as they are."""
        if self._growing is not None:
            self._growing.stop()
            self._growing.deleteLater()
            self._growing = None

    @property
    def is_moving(self) -> bool:
        """Whether the rays are growing."""
        return self._growing is not None and self._growing.state() is not Tween.State.Stopped

    def draw(self, painter: QPainter) -> None:
        """The plaque in its box, lying or standing."""
        if self.is_upright:
            self._draw_upright(painter)
        elif self.box.width() >= _WIDE_FROM:
            self._draw_wide(painter)
        else:
            self._draw_small(painter)

    # ------------------------------------------------------------- forms
    def _medallion(self) -> float:
        share = 0.385 if self.box.width() >= _WIDE_FROM else 0.34
        return min(self.box.height() * 0.84, self.box.width() * share, 132)

    def _lying_plate(self, across: float) -> QRectF:
        height = min(clamp(across * 0.76, 40, 92), self.box.height())
        left = self.box.left() + across * 0.5
        return QRectF(left, self.box.center().y() - height / 2, self.box.right() - left, height)

    def _draw_wide(self, painter: QPainter) -> None:
        across = self._medallion()
        plate = self._lying_plate(across)
        set_in = Mirroring(painter, self.box)
        self._draw_ground(painter, set_in.box(plate))
        text = clamp(plate.height() * 0.25, 11.5, 21)
        left, right = self.box.left() + across * 1.31 + 2, plate.right() - 11
        middle = plate.center().y()
        room = right - left
        if self.shows_score:
            figure = clamp(plate.height() * 0.42, 17, 36)
            spot, side = set_in.point(QPointF(right, middle + 1)), set_in.side(lettering.Side.RIGHT)
            width = self.score.draw(painter, spot, figure, RED_DEEP, side)
            room -= width + 7
        name = QRectF(left, middle - text * 1.36, room, text * 1.4)
        self._draw_name(painter, set_in.box(name), text, LEFT)
        below = QRectF(left, middle + text * 0.22, right - left, text * 1.25)
        words = QRectF(below)
        if self.shows_score:
            words.setRight(right - text_width(self.of_target, font(text * 0.82)) - 4)
        if self._words_need_more_than(words.width()):
            words = below
        elif self.shows_score:
            target, small = set_in.box(below), font(text * 0.82)
            draw_text(painter, target, self.of_target, small, DAY.soft, align=RIGHT)
        self._draw_words(painter, set_in.box(words), text * 0.82, LEFT)
        self._finish(painter, plate, QPointF(self.box.left() + across * 0.64, middle), across)

    def _draw_small(self, painter: QPainter) -> None:
        across = self._medallion()
        plate = self._lying_plate(across)
        set_in = Mirroring(painter, self.box)
        self._draw_ground(painter, set_in.box(plate))
        text = clamp(plate.height() * 0.25, 11.5, 21)
        left, right = self.box.left() + across * 1.31 + 1, plate.right() - 6
        name = QRectF(left, plate.top() + 3, right - left, plate.height() * 0.42)
        self._draw_name(painter, set_in.box(name), text, LEFT)
        below = QRectF(left, plate.center().y(), right - left, plate.height() * 0.4)
        if self.shows_score:
            spot = set_in.point(QPointF(left, plate.bottom() - plate.height() * 0.19))
            figure, side = plate.height() * 0.36, set_in.side(lettering.Side.LEFT)
            width = self.score.draw(painter, spot, figure, RED_DEEP, side)
            below.setLeft(left + width + 4)
            below = set_in.box(below)
            if not self.on_turn or self._words_need_more_than(below.width()):
                draw_text(painter, below, self.of_target, font(SMALLEST_ON_TABLE), DAY.soft)
            else:
                self._draw_words(painter, below, SMALLEST_ON_TABLE, LEFT)
        else:
            self._draw_words(painter, set_in.box(below), SMALLEST_ON_TABLE, LEFT)
        centre = QPointF(self.box.left() + across * 0.64, self.box.center().y())
        self._finish(painter, plate, centre, across)

    def _draw_upright(self, painter: QPainter) -> None:
        box = self.box
        across = box.width() * 0.72
        plate = box.adjusted(0, across * 0.62, 0, 0)
        self._draw_ground(painter, plate)
        text = clamp(box.width() * 0.13, 11, 19)
        y = box.top() + across * (1.24 + 0.06 * self._rays)
        line = QRectF(box.left() + 4, y, box.width() - 8, text * 1.35)
        self._draw_name(painter, line, text, CENTRE)
        line.translate(0, text * 1.3)
        self._draw_words(painter, line, max(SMALLEST_ON_TABLE, text * 0.86), CENTRE)
        if self.shows_score:
            figure = text * 1.15
            small = font(max(SMALLEST_ON_TABLE, text * 0.8))
            target = text_width(self.of_target, small)
            wide = lettering.width(str(self.score.value), figure)
            left = box.center().x() - (wide + 4 + target) / 2
            baseline = line.bottom() + figure * 1.15
            set_in = Mirroring(painter, box)
            spot, side = set_in.point(QPointF(left, baseline)), set_in.side(lettering.Side.LEFT)
            self.score.draw(painter, spot, figure, RED_DEEP, side)
            beside = QRectF(left + wide + 4, baseline - figure, target + 2, figure * 1.1)
            draw_text(painter, set_in.box(beside), self.of_target, small, DAY.soft)
        centre = QPointF(box.center().x(), box.top() + across * 0.64)
        self._finish(painter, plate, centre, across)

    def _words_need_more_than(self, width: float) -> bool:
        """Whether a room is too small for what a player on turn does, however small it is set."""
        small = font(SMALLEST_ON_TABLE, bold=True)
        return self.on_turn and text_width(self.info.words, small) > width

    # ------------------------------------------------------------- parts
    def _draw_ground(self, painter: QPainter, plate: QRectF) -> None:
        scoop = clamp(plate.height() * 0.1, 4, 8)
        shape = cartouche(plate, scoop)
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 90))
        painter.fillPath(shape, colour(PAPER if self.on_turn else PLAQUE_AT_REST))
        painter.strokePath(shape, pen(INK, 2))
        inner = cartouche(plate.adjusted(3.5, 3.5, -3.5, -3.5), scoop * 0.9)
        painter.strokePath(inner, pen(RED, 1.6) if self.on_turn else pen(GOLD_DEEP, 1, 150))

    def _draw_name(
        self, painter: QPainter, box: QRectF, px: float, align: Qt.AlignmentFlag
    ) -> None:
        face = _face_for(self.info.name, px, box.width(), bold=True)
        draw_text(painter, box, self.info.name, face, INK, align=align)

    def _draw_words(
        self, painter: QPainter, box: QRectF, px: float, align: Qt.AlignmentFlag
    ) -> None:
        token = RED_DEEP if self.on_turn else DAY.soft
        face = _face_for(self.info.words, px, box.width(), bold=self.on_turn)
        draw_text(painter, box, self.info.words, face, token, align=align)

    def _finish(self, painter: QPainter, plate: QRectF, centre: QPointF, across: float) -> None:
        """Portrait with its rays, the emblem of the side, the dealer's disc."""
        appearance, set_in = self.appearance, Mirroring(painter, self.box)
        centre = set_in.point(centre)
        if self._rays > 0:
            outer = across * (_RESTING + (_RAY_REACH - _RESTING) * self._rays)
            draw_rays(painter, centre, across * 0.5, outer, line_width=max(1.2, across * 0.02))
        face = QRectF(0, 0, across, across)
        face.moveCenter(centre)
        picture = appearance.art.portrait(self.info.portrait, across, appearance.dpr)
        painter.drawPixmap(face, picture, QRectF(picture.rect()))
        if self.emblem:
            self._draw_emblem(painter, centre, across)
        if self.deals:
            radius = clamp(plate.height() * 0.13, 9, 13)
            letter = QCoreApplication.translate("Table", "D", "the disc of the dealer: one letter")
            corner = set_in.point(plate.topRight() + QPointF(-4, 2))
            draw_seal(painter, corner, radius, letter, PAPER)

    def _draw_emblem(self, painter: QPainter, centre: QPointF, across: float) -> None:
        side = across * 0.4
        disc = QRectF(centre.x() + across * 0.22, centre.y() + across * 0.2, side, side)
        painter.setPen(pen(INK, 1.6))
        painter.setBrush(colour(PAPER))
        painter.drawEllipse(disc)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = side * 0.13
        sign = disc.adjusted(inset, inset, -inset, -inset)
        picture = self.appearance.art.emblem(
            self.appearance.deck_id, self.emblem, sign.width(), self.appearance.dpr
        )
        painter.drawPixmap(sign, picture, QRectF(picture.rect()))


def _face_for(words: str, px: float, width: float, *, bold: bool) -> QFont:
    """As large as fits, down to the smallest size on the table."""
    while px > SMALLEST_ON_TABLE and text_width(words, font(px, bold)) > width:
        px -= 0.5
    return font(px, bold)


class SideScoreItem(ScoreItem):
    """The score of the other pair, beside its pile."""

    def __init__(self, appearance: Appearance, level: float) -> None:
        super().__init__(appearance, level)
        self.title = ""
        self.words = ""
        self.px = 11.0

    def show_words(self, title: str, words: str, px: float) -> None:
        """The side's name, and what stands below its score beside the target."""
        if (title, words, px) != (self.title, self.words, self.px):
            self.title, self.words, self.px = title, words, px
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Name, figure, and what is played for, one below the other."""
        figure = clamp(self.px * 1.9, 15, 26)
        line = self.px * 1.4
        top = self.box.center().y() - (2 * line + figure) / 2
        title = QRectF(self.box.left(), top, self.box.width(), line)
        draw_text(painter, title, self.title, font(self.px, bold=True), CREAM, align=RIGHT)
        set_in = Mirroring(painter, self.box)
        baseline = set_in.point(QPointF(self.box.right(), title.bottom() + figure))
        token = GOLD if figure >= 24 else CREAM
        self.score.draw(painter, baseline, figure, token, set_in.side(lettering.Side.RIGHT))
        below = QRectF(self.box.left(), baseline.y() + 2, self.box.width(), line)
        words = " · ".join(filter(None, (self.of_target, self.words)))
        draw_text(painter, below, words, font(self.px), CREAM, align=RIGHT)
