"""A capture on the table: the played card meets what it takes, and all go to the pile."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
)
from PySide6.QtWidgets import QGraphicsPixmapItem

from scopa_desktop.rules.captures import CaptureRule, CaptureValues
from scopa_desktop.rules.cards import Card, mask_of
from scopa_desktop.ui.table.animation.movements import (
    Flight,
    after,
    crossfade,
    in_turn,
    moment,
    together,
)
from scopa_desktop.ui.table.animation.sweep_animation import SumPlate
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import FLIGHT_LEVEL, SHOW_LEVEL
from scopa_desktop.ui.table.scene.card_states import PLAIN, CardMark, CardState
from scopa_desktop.ui.table.scene.metrics import clamp
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import (
    CAPTURE_APART,
    CAPTURE_HOLD,
    CAPTURE_MEET,
    CAPTURE_TO_PILE,
    PLAY,
    PLAY_ARC,
)

_FAN_STEP, _WIDEST_FAN = 0.4, 1.7
"""How far the gathered cards lie apart, and all of them together, in card widths."""
_FAN_TURN: Final = 6.0
_TRAVEL_ARC, _TRAVEL_SPIN = 0.4, 26.0
_PLATE_BELOW: Final = 0.66
_GHOSTS: Final = ((0.07, 0.24), (0.14, 0.16), (0.21, 0.10))
"""How far behind the card each ghost follows, as part of the way, and how strong it is."""


def sum_words(
    rule: CaptureRule, values: CaptureValues, taken: Sequence[Card], played: Card | None
) -> str:
    """The sum that a capture makes: "7 + 3 = 10"; empty where it makes none."""
    parts = [values.of(card) for card in taken]
    if played is not None:
        summed = rule.cards_summed(played, mask_of(taken), values)
        if not summed:
            return ""
        if summed >> played & 1:
            parts.append(values.of(played))
    return " + ".join(map(str, parts)) + f" = {sum(parts)}"


class CaptureAnimation:
    """The movements of one capture; `played` is None when table cards are taken by themselves.

    Made while the cards still lie: it remembers where they meet. `values` are what the cards count
    in this capture.
    """

    def __init__(
        self, scene: TableScene, taken: Sequence[Card], played: Card | None, values: CaptureValues
    ) -> None:
        assert scene.layout_now is not None
        assert scene.variant is not None
        self._scene = scene
        self._layout = scene.layout_now
        self._rule = scene.variant.captures
        self._values = values
        self._taken = sorted(taken, key=lambda card: scene.cards[card].pose.level)
        self._played = played
        self._fan = [*self._taken] if played is None else [*self._taken, played]
        self._meets_at = self._meeting_place()

    def play(self) -> QAbstractAnimation:
        """The played card comes to the first card it takes; all that it takes light up."""
        assert self._played is not None
        scene, appearance = self._scene, self._scene.appearance
        pose = self._fan_pose(len(self._fan) - 1)
        flight = Flight(
            pose,
            appearance.ms(PLAY),
            PLAY_ARC * self._layout.card.height(),
            turns_over_at=0.35,
            level=FLIGHT_LEVEL + len(self._fan),
        )
        item = scene.cards[self._played]
        flying = (
            crossfade(item, pose._replace(level=FLIGHT_LEVEL + len(self._fan)), appearance.ms(PLAY))
            if appearance.reduced_motion
            else flight.raised().of(item)
        )
        return in_turn(moment(self._light_up), flying)

    def gather(self) -> QAbstractAnimation:
        """The taken cards come under it, one after the other, and the sum is shown."""
        appearance = self._scene.appearance
        coming = [self._come(index) for index in range(len(self._taken))]
        hold = QPauseAnimation(appearance.pause(CAPTURE_HOLD))
        return in_turn(together(*coming), moment(self._show_sum), hold)

    def to_pile(self, side: int) -> QAbstractAnimation:
        """All travel to the pile of a side, turning; ghosts follow the uppermost."""
        scene, appearance = self._scene, self._scene.appearance
        pile = scene.pile_pose(side)
        if appearance.reduced_motion:
            fading = [
                crossfade(scene.cards[c], pile, appearance.ms(CAPTURE_TO_PILE)) for c in self._fan
            ]
            return in_turn(moment(self._let_go), together(*fading))
        ghosts = _Ghosts(scene, self._fan[-1])
        height = self._layout.card.height()
        above = min(self._meets_at.y(), pile.centre.y()) - height * 0.55
        group = QParallelAnimationGroup()
        for index, card in enumerate(self._fan):
            flight = Flight(
                pile,
                appearance.ms(CAPTURE_TO_PILE),
                clamp(above, 0.0, _TRAVEL_ARC * height),
                easing=QEasingCurve.Type.InOutCubic,
                spin=_TRAVEL_SPIN,
                level=FLIGHT_LEVEL + index,
                trail=ghosts.follow if card == self._fan[-1] else None,
            )
            group.addAnimation(flight.raised().of(scene.cards[card]))
        return in_turn(moment(self._let_go), moment(ghosts.appear), group, moment(self._land))

    def _meeting_place(self) -> QPointF:
        """At the first card taken, with room for the whole fan; in the middle without a card."""
        card, table = self._layout.card, self._layout.table
        if self._played is None:
            return table.center()
        first = self._scene.cards[self._taken[0]].pose.centre
        reach = card.width() / 2 + self._fan_width() / 2
        x = clamp(first.x(), table.left() + reach, max(table.left() + reach, table.right() - reach))
        return QPointF(x, first.y())

    def _fan_width(self) -> float:
        count = len(self._fan) - 1
        return min(_FAN_STEP * count, _WIDEST_FAN) * self._layout.card.width()

    def _fan_pose(self, index: int) -> Pose:
        count = max(1, len(self._fan) - 1)
        aside = index / count - 0.5
        centre = self._meets_at + QPointF(aside * self._fan_width(), aside * 8)
        turn = aside * min(_FAN_TURN * count, 18)
        width = self._layout.card.width()
        return Pose(centre, turn, width, FLIGHT_LEVEL + index, True)

    def _come(self, index: int) -> QAbstractAnimation:
        appearance, item = self._scene.appearance, self._scene.cards[self._taken[index]]
        pose = self._fan_pose(index)
        if appearance.reduced_motion:
            return crossfade(item, pose, appearance.ms(CAPTURE_MEET))
        flight = Flight(pose, appearance.ms(CAPTURE_MEET))
        return after(appearance.ms(CAPTURE_APART) * index, flight.of(item))

    def _light_up(self) -> None:
        for card in self._taken:
            value = str(self._values.of(card))
            self._scene.cards[card].set_mark(CardMark(CardState.TAKEN, value))

    def _land(self) -> None:
        """The pile itself shows them from now on."""
        for card in self._fan:
            self._scene.cards[card].hide()

    def _let_go(self) -> None:
        self._scene.clear_props()
        for card in self._fan:
            self._scene.cards[card].set_mark(PLAIN)

    def _show_sum(self) -> None:
        words = sum_words(self._rule, self._values, self._taken, self._played)
        if not words:
            return
        height = self._layout.card.height()
        above = self._meets_at.y() > self._layout.table.center().y() + 1
        aside = QPointF(0, (-_PLATE_BELOW if above else _PLATE_BELOW) * height)
        appearance = self._scene.appearance
        plate = SumPlate(appearance, SHOW_LEVEL, self._meets_at + aside, words, height)
        self._scene.add_prop(plate)


class _Ghosts:
    """Three fading pictures that follow a card."""

    def __init__(self, scene: TableScene, card: Card) -> None:
        self._scene = scene
        self._card = card
        self._items: list[QGraphicsPixmapItem] = []
        self._path: list[tuple[float, Pose]] = []

    def appear(self) -> None:
        """Put the ghosts on the table, unseen until they have a way to follow."""
        item = self._scene.cards[self._card]
        picture = self._scene.appearance.picture(self._card, item.pose.width)
        size = picture.deviceIndependentSize()
        for index, (_, strength) in enumerate(_GHOSTS):
            ghost = QGraphicsPixmapItem(picture)
            ghost.setOffset(-size.width() / 2, -size.height() / 2)
            ghost.setOpacity(strength)
            ghost.setZValue(FLIGHT_LEVEL - 1 - index)
            ghost.hide()
            self._scene.add_prop(ghost)
            self._items.append(ghost)

    def follow(self, pose: Pose, progress: float) -> None:
        """Be where the card was a little earlier."""
        self._path.append((progress, pose))
        for ghost, (behind, _) in zip(self._items, _GHOSTS, strict=True):
            earlier = [then for when, then in self._path if when <= progress - behind]
            ghost.setVisible(bool(earlier) and progress < 1)
            if earlier:
                ghost.setPos(earlier[-1].centre)
                ghost.setRotation(earlier[-1].turn)
                ghost.setScale(earlier[-1].width / self._path[0][1].width)
