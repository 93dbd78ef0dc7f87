"""`CaptureAnimation`: the played card meets the captured cards, and all go to the pile."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from scopa_desktop.rules.captures import CaptureRule, CaptureValues
from scopa_desktop.rules.cards import Card, mask_of
from scopa_desktop.ui.table.animation.card_motion import CardMotion, card_animation
from scopa_desktop.ui.table.animation.highlights import EFFECTS, Highlight
from scopa_desktop.ui.table.animation.impact import impact
from scopa_desktop.ui.table.animation.light import shining
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z, OVERLAY_Z
from scopa_desktop.ui.table.scene.card_states import PLAIN, CardMark, CardState
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import callback, delayed, parallel, sequence
from scopa_desktop.ui.theme.colours import GOLD, INK
from scopa_desktop.ui.theme.durations import (
    CAPTURE_HOLD,
    CAPTURE_INTERVAL,
    CAPTURE_MEET,
    CAPTURE_TO_PILE,
    LANDING,
    PILE_INTERVAL,
    PLAY,
    PLAY_ARC,
    PLAY_FALL,
    PLAY_SHADOW,
    SHAKE,
    rhythm,
)
from scopa_desktop.ui.theme.fonts import font, text_scale
from scopa_desktop.ui.theme.painting import CENTRE, draw_text, text_width
from scopa_desktop.ui.theme.shapes import cartouche, fill_and_outline

_FAN_STEP, _MAX_FAN = 0.4, 1.7
"""Distance of the gathered cards, and width of the whole fan, in card widths."""
_FAN_ROTATION: Final = 6.0
_TRAVEL_ARC, _TRAVEL_SPIN = 0.4, 26.0
_LABEL_DISTANCE: Final = 0.66
_TRAIL: Final = ((0.07, 0.24), (0.14, 0.16), (0.21, 0.10))
"""Delay behind the card, as a share of the progress, and opacity of each trailing copy."""


def sum_text(
    rule: CaptureRule, values: CaptureValues, taken: Sequence[Card], played: Card | None
) -> str:
    """The sum of a capture, "7 + 3 = 10"; empty if it is not made by a sum."""
    parts = [values.of(card) for card in taken]
    if played is not None:
        summed = rule.cards_summed(played, mask_of(taken), values)
        if not summed:
            return ""
        if summed >> played & 1:
            parts.append(values.of(played))
    return " + ".join(map(str, parts)) + f" = {sum(parts)}"


class _SumLabel(CachedItem):
    """The sum of a capture on a gold plate."""

    def __init__(
        self, appearance: Appearance, z: float, centre: QPointF, text: str, card_height: float
    ) -> None:
        super().__init__(appearance, z)
        self._text = text
        self._font = font(max(12.0, card_height * 0.1) * text_scale(), bold=True)
        width = max(card_height * 0.5, text_width(text, self._font) + card_height * 0.14)
        height = max(22.0, card_height * 0.18)
        self.set_box(QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height))

    def draw(self, painter: QPainter) -> None:
        fill_and_outline(painter, cartouche(self.box, 6), GOLD, INK)
        draw_text(painter, self.box, self._text, self._font, INK, align=CENTRE)


class CaptureAnimation:
    """The animations of one capture; `played` is None if table cards are taken without a hand card.

    It must be created before the event is applied, since it stores where the cards meet. `values`
    are the capture values of the cards in this capture.
    """

    def __init__(
        self,
        scene: TableScene,
        taken: Sequence[Card],
        played: Card | None,
        values: CaptureValues,
        robbed_side: int | None = None,
    ) -> None:
        """`taken` are those that are seen of a pile, where the capture takes that of a side."""
        self._scene = scene
        self._robbed_side = robbed_side
        _, self._layout, variant = scene.stage
        self._rule = variant.captures
        self._values = values
        self._taken = sorted(taken, key=lambda card: scene.cards[card].pose.z)
        self._played = played
        self._fan = [*self._taken] if played is None else [*self._taken, played]
        self._fan_centre = self._meeting_point()

    def play_card(self) -> QAbstractAnimation:
        """Move the played card to the first captured card, and mark all captured cards."""
        assert self._played is not None
        # Above all cards of the fan.
        pose = self._fan_pose(len(self._fan) - 1)._replace(z=MOVING_Z + len(self._fan))
        arc = PLAY_ARC * self._layout.card.height()
        motion = CardMotion(
            pose,
            PLAY,
            arc,
            rise=PLAY_SHADOW,
            easing=QEasingCurve.Type.OutSine,
            fall=PLAY_FALL,
            turns_over_at=0.35,
        )
        flying = card_animation(self._scene, self._played, motion)
        return sequence(callback(self._mark_taken), flying)

    def land(self, shake: float, then: QAbstractAnimation) -> QAbstractAnimation:
        """The played card lands, and knocks the others aside by `shake`, in pixels.

        `then` begins as soon as they are at rest, while the dust settles.
        """
        assert self._played is not None
        appearance = self._scene.appearance
        still = appearance.motion_ms(SHAKE if shake else LANDING)
        before = 0 if appearance.look.reduced_motion else still
        return parallel(impact(self._scene, self._played, shake), delayed(before, then))

    def gather(self, point_card: Card | None = None) -> QAbstractAnimation:
        """Move the captured cards below the played one, one after the other, and show the sum.

        Light shines behind a captured card that is a point by itself.
        """
        gathering = (
            card_animation(
                self._scene,
                card,
                CardMotion(self._fan_pose(index), CAPTURE_MEET),
                rhythm(CAPTURE_INTERVAL, index),
            )
            for index, card in enumerate(self._taken)
        )
        holding: QAbstractAnimation
        if point_card is None:
            holding = QPauseAnimation(self._scene.appearance.pause_ms(CAPTURE_HOLD))
        else:
            holding = shining(
                self._scene,
                point_card,
                EFFECTS[Highlight.SINGLE_CARD],
                self._layout.card.height(),
            )
        begin = callback(self._clear_pile)
        return sequence(begin, parallel(*gathering), callback(self._show_sum), holding)

    def _clear_pile(self) -> None:
        """Show the pile that is taken as empty: its cards are on their way."""
        if self._robbed_side is not None:
            self._scene.static_items.piles[self._robbed_side].set_content(0, ())

    def to_pile(self, side: int) -> QAbstractAnimation:
        """Move the cards to the pile of a side, one over the other, the last one with a trail."""
        pile = self._scene.pile_pose(side)
        trail = _Trail(self._scene, self._fan[-1])
        height = self._layout.card.height()
        above = min(self._fan_centre.y(), pile.centre.y()) - height * 0.55
        flights = []
        for index, card in enumerate(self._fan):
            motion = CardMotion(
                self._scene.pile_pose(side, card),
                CAPTURE_TO_PILE,
                clamp(above, 0.0, _TRAVEL_ARC * height),
                rise=PLAY_SHADOW,
                easing=QEasingCurve.Type.InOutCubic,
                spin=_TRAVEL_SPIN,
                z=MOVING_Z + index,
                trail=trail.follow if card == self._fan[-1] else None,
            )
            flights.append(card_animation(self._scene, card, motion, rhythm(PILE_INTERVAL, index)))
        clearing = callback(self._clear_effects)
        if self._scene.appearance.look.reduced_motion:
            return sequence(clearing, parallel(*flights))
        return sequence(
            clearing, callback(trail.add_items), parallel(*flights), callback(self._hide_cards)
        )

    def _meeting_point(self) -> QPointF:
        """Centre of the fan: at the first captured card; without a played card, of the table."""
        card, table = self._layout.card, self._layout.table
        if self._played is None:
            return table.center()
        first = self._scene.cards[self._taken[0]].pose.centre
        reach = card.width() / 2 + self._fan_width() / 2
        x = clamp(first.x(), table.left() + reach, max(table.left() + reach, table.right() - reach))
        y = first.y()
        if self._robbed_side is not None:
            # Piles are smaller than cards and lie at the edges.
            y = clamp(y, table.top() + card.height() / 2, table.bottom() - card.height() / 2)
        return QPointF(x, y)

    def _fan_width(self) -> float:
        count = len(self._fan) - 1
        return min(_FAN_STEP * count, _MAX_FAN) * self._layout.card.width()

    def _fan_pose(self, index: int) -> Pose:
        count = max(1, len(self._fan) - 1)
        aside = index / count - 0.5
        centre = self._fan_centre + QPointF(aside * self._fan_width(), aside * 8)
        turn = aside * min(_FAN_ROTATION * count, 18)
        width = self._layout.card.width()
        return Pose(centre, turn, width, MOVING_Z + index, True)

    def _mark_taken(self) -> None:
        for card in self._taken:
            value = str(self._values.number_of(card))
            self._scene.cards[card].set_mark(CardMark(CardState.TAKEN, value))

    def _hide_cards(self) -> None:
        """Hide the cards: the pile item shows them from now on, but for one on an open pile."""
        for card in self._fan:
            if card not in self._scene.stage.board.tops:
                self._scene.cards[card].hide()

    def _clear_effects(self) -> None:
        self._scene.clear_effects()
        for card in self._fan:
            self._scene.cards[card].set_mark(PLAIN)

    def _show_sum(self) -> None:
        text = sum_text(self._rule, self._values, self._taken, self._played)
        if not text or self._robbed_side is not None:
            return
        height = self._layout.card.height()
        above = self._fan_centre.y() > self._layout.table.center().y() + 1
        aside = QPointF(0, (-_LABEL_DISTANCE if above else _LABEL_DISTANCE) * height)
        appearance = self._scene.appearance
        label = _SumLabel(appearance, OVERLAY_Z, self._fan_centre + aside, text, height)
        self._scene.add_effects(label)


class _Trail:
    """Three translucent copies that follow a card."""

    def __init__(self, scene: TableScene, card: Card) -> None:
        self._scene = scene
        self._card = card
        self._items: list[QGraphicsPixmapItem] = []
        self._path: list[tuple[float, Pose]] = []

    def add_items(self) -> None:
        """Add the copies to the scene, hidden until there is a path to follow."""
        item = self._scene.cards[self._card]
        picture = self._scene.appearance.card_pixmap(self._card, item.pose.width)
        size = picture.deviceIndependentSize()
        for index, (_, strength) in enumerate(_TRAIL):
            copy = QGraphicsPixmapItem(picture)
            copy.setOffset(-size.width() / 2, -size.height() / 2)
            copy.setOpacity(strength)
            copy.setZValue(MOVING_Z - 1 - index)
            copy.hide()
            self._scene.add_effects(copy)
            self._items.append(copy)

    def follow(self, pose: Pose, progress: float) -> None:
        """Record a frame of the card's motion and move the copies to earlier frames."""
        self._path.append((progress, pose))
        for copy, (delay, _) in zip(self._items, _TRAIL, strict=True):
            earlier = [passed for at, passed in self._path if at <= progress - delay]
            copy.setVisible(bool(earlier) and progress < 1)
            if earlier:
                copy.setPos(earlier[-1].centre)
                copy.setRotation(earlier[-1].rotation)
                copy.setScale(earlier[-1].width / self._path[0][1].width)
