"""The score of a round, counted where the cards lie.

The piles are spread face up. Each category calls its cards: they come up, and a plate of each side
counts them; its points fly to the score. In the end the cards are back in the piles. The scene has
the state after the round all the time, and shows it as soon as it is arranged.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QAccessible, QPainter

from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.events import RoundScored
from scopa_desktop.rules.score_count import CalledCategory, called_categories
from scopa_desktop.rules.scoring import choices_of, deciding_card
from scopa_desktop.ui.table.animation.card_motion import CardMotion
from scopa_desktop.ui.table.animation.highlights import EFFECTS, Highlight
from scopa_desktop.ui.table.animation.light import shining
from scopa_desktop.ui.table.animation.sweep_animation import PointsBadge
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.board import Board
from scopa_desktop.ui.table.scene.cached_item import CachedItem
from scopa_desktop.ui.table.scene.card_item import CardItem, Pose
from scopa_desktop.ui.table.scene.card_poses import OVERLAY_Z
from scopa_desktop.ui.table.scene.card_states import PLAIN, CardMark, CardState
from scopa_desktop.ui.table.scene.count_layout import PARTNER_SHIFT, are_few, count_layout
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import Tween, callback, delayed, parallel, sequence
from scopa_desktop.ui.theme.colours import GOLD, INK, PAPER, RED_DEEP, SHADOW
from scopa_desktop.ui.theme.durations import (
    COUNT_DIM,
    COUNT_FALL,
    COUNT_GATHER,
    COUNT_HOLD,
    COUNT_LIFT,
    COUNT_RISE,
    COUNT_SPREAD,
    COUNT_TO_TABLE,
    COUNT_WAVE,
    PLAY_ARC,
    PLAY_SHADOW,
    SWEEP_POINT,
)
from scopa_desktop.ui.theme.fonts import heading_font
from scopa_desktop.ui.theme.painting import CENTRE, colour, draw_text, pen, text_width
from scopa_desktop.ui.theme.ribbon import Ribbon
from scopa_desktop.ui.theme.shapes import cartouche
from scopa_desktop.ui.wording.card_wording import CardWording, measure_of, shown_cards
from scopa_desktop.ui.wording.text_direction import signed

_JUMP: Final = 0.1
"""A way up or down that is shorter, in card heights, is gone in one frame."""
_LIFTED_SHADOW: Final = 0.016
"""The deeper shadow of a card that came up, in card heights."""
_RIBBON_ENDS: Final = 3.8
"""What a ribbon is wider than its text, in heights of its capitals."""
_ABOVE_MIDDLE: Final = 0.5
"""How far a ribbon, whose ends hang down, is above the middle of its room, in capitals."""
_NOTHING: Final = "–"


def can_be_counted(scene: TableScene) -> bool:
    """Whether the score of the round that is over is counted on the table.

    It is not with reduced motion, and not for a screen reader, which reads the sheet at once; and
    only where all cards are in the piles, which they are not when a round ends before its time.
    """
    board, _, _ = scene.stage
    cards = any(board.hands) or board.table.cards
    is_still = scene.appearance.look.reduced_motion or QAccessible.isActive()
    return not (is_still or cards or board.stock) and any(board.piles)


def renderings(scene: TableScene) -> list[Callable[[], object]]:
    """Functions that render what the counting will need."""
    board, layout, variant = scene.stage
    appearance, seating = scene.appearance, board.seating
    places = count_layout(layout, seating, [0] * seating.sides)
    sizes, dpr, words = places.sizes, appearance.dpr, CardWording(appearance.deck, variant)
    width = sizes.card * layout.metrics.aspect
    cards = cards_of(variant.deal.pack.cards) if width != layout.card.width() else ()
    portraits = {plaque.info.portrait for plaque in scene.static_items.plaques}
    choices = [choice for category in variant.categories for choice in choices_of(category)]
    names = {words.category(choice.name) for choice in choices}
    return [
        *(partial(appearance.card_pixmap, card, width) for card in cards),
        *(partial(appearance.portrait, portrait, sizes.plate) for portrait in portraits),
        *(partial(_ribbon, name, places.ribbon, sizes.capitals, dpr) for name in names),
    ]


class RoundCounting:
    """The animation of `RoundScored`; it must be created before the event is applied."""

    def __init__(
        self, scene: TableScene, event: RoundScored, report_points: Callable[[int], None]
    ) -> None:
        """`report_points` gets the side to whose score points come."""
        self._scene, self._appearance = scene, scene.appearance
        board, layout, variant = scene.stage
        self._board, self._report_points = board, report_points
        seating = board.seating
        declared = [0] * seating.sides
        for seat, cards in enumerate(board.declared):
            declared[seating.side_of(seat)] |= cards
        self._variant = variant
        self._called = called_categories(variant, event, board.totals, declared)
        self._layout = count_layout(layout, seating, [pile.bit_count() for pile in board.piles])
        self._words = CardWording(self._appearance.deck, variant)
        self._orders = [list(cards_of(pile)) for pile in board.piles]
        """The cards of each side as they are spread: by suit, each from the Ace upwards."""
        self._plates = [
            _Plate(self._appearance, box, self._portraits(board, side))
            for side, box in enumerate(self._layout.plates)
        ]
        self._ribbon = _NameRibbon(
            self._appearance, self._layout.ribbon, self._layout.sizes.capitals
        )

    def animation(self) -> QAbstractAnimation:
        """The whole counting; points that fly overlap with the call that follows."""
        sides = range(len(self._orders))
        ms = self._appearance.motion_ms
        spreading = parallel(*(self._spread(side) for side in sides))
        gathering = parallel(*(self._gather(side) for side in sides))
        calls: list[QAbstractAnimation] = []
        start = 0
        lying = self._layout.spreads
        last = _Arrangement(lying, [[PLAIN] * len(poses) for poses in lying])
        for category in self._called:
            arrangement = self._called_by(category)
            length, showing = self._show_call(category, last, arrangement)
            calls.append(delayed(ms(start), showing))
            start += length
            if (card := deciding_card(self._variant.categories, category.line)) is not None:
                effect = EFFECTS[Highlight.ONE_CARD]
                shine = shining(self._scene, card, effect, self._layout.sizes.card)
                calls.append(delayed(ms(start), shine))
                start += effect.duration
            start += COUNT_HOLD
            if any(category.gained):
                calls.append(delayed(ms(start), self._points(category)))
                start += SWEEP_POINT
            last = arrangement
        dark = [[CardMark(CardState.NOT_TAKEN)] * len(poses) for poses in lying]
        _, falling = self._move_cards(last, _Arrangement(lying, dark))
        end = delayed(ms(start), sequence(callback(self._hide_strip), falling, gathering))
        return sequence(callback(self._begin), spreading, parallel(*calls, end))

    # ------------------------------------------------------------- the piles
    def _begin(self) -> None:
        self._scene.add_effects(self._ribbon, *self._plates)
        for pile in self._scene.static_items.piles:
            pile.set_content(0, ())

    def _hide_strip(self) -> None:
        for item in (self._ribbon, *self._plates):
            item.hide()

    def _spread(self, side: int) -> QAbstractAnimation:
        """The pile comes to the table as one card, which leaves the others behind it."""
        cards, poses = self._orders[side], self._layout.spreads[side]
        if not cards:
            return sequence()
        item, ms = self._scene.cards[cards[-1]], self._appearance.motion_ms
        start = self._scene.pile_pose(side)._replace(is_visible=True, z=poses[-1].z)
        motion = CardMotion(
            poses[0]._replace(z=poses[-1].z),
            COUNT_TO_TABLE,
            PLAY_ARC * self._scene.stage.layout.card.height() * 0.5,
            rise=PLAY_SHADOW,
            easing=QEasingCurve.Type.InOutCubic,
            turns_over_at=0.4,
        )
        return sequence(
            callback(lambda: item.set_pose(start)),
            motion.animation(item, ms(COUNT_TO_TABLE)),
            Tween(
                _Sweep(self._scene, cards, poses).set_end,
                ms(COUNT_SPREAD),
                QEasingCurve.Type.InOutSine,
            ),
        )

    def _gather(self, side: int) -> QAbstractAnimation:
        """The same backwards."""
        cards, poses = self._orders[side], self._layout.spreads[side]
        if not cards:
            return sequence()
        item, ms = self._scene.cards[cards[-1]], self._appearance.motion_ms
        sweep = _Sweep(self._scene, cards, poses)
        pile = self._scene.pile_pose(side)
        motion = CardMotion(
            pile._replace(is_visible=True),
            COUNT_TO_TABLE,
            rise=PLAY_SHADOW,
            easing=QEasingCurve.Type.InOutCubic,
            turns_over_at=0.3,
            z=poses[-1].z,
        )

        def close() -> None:
            item.hide()
            self._scene.update_counts()

        return sequence(
            callback(partial(item.set_mark, PLAIN)),
            Tween(
                lambda progress: sweep.set_end(1 - progress),
                ms(COUNT_GATHER),
                QEasingCurve.Type.InOutSine,
            ),
            motion.animation(item, ms(COUNT_TO_TABLE)),
            callback(close),
        )

    # ------------------------------------------------------------- the categories
    def _called_by(self, category: CalledCategory) -> "_Arrangement":
        """How the cards lie while a category is called."""
        variant = self._scene.stage.variant
        measure = measure_of(variant, category.line)
        captions = [
            dict(shown_cards(measure, cards, self._appearance.deck)) for cards in category.cards
        ]
        is_few = are_few([len(cards) for cards in captions])
        poses, marks = [], []
        for side, order in enumerate(self._orders):
            called = [card in captions[side] for card in order]
            poses.append(self._layout.called(side, called, are_few=is_few))
            marks.append([self._mark(card, captions[side], is_few=is_few) for card in order])
        return _Arrangement(poses, marks)

    @staticmethod
    def _mark(card: Card, captions: dict[Card, str], *, is_few: bool) -> CardMark:
        if card not in captions:
            return CardMark(CardState.NOT_TAKEN)
        return CardMark(CardState.COUNTED, captions[card]) if is_few else PLAIN

    def _show_call(
        self, category: CalledCategory, last: "_Arrangement", arrangement: "_Arrangement"
    ) -> tuple[int, QAbstractAnimation]:
        """Show the name of a category, and let its cards come up; how long that takes, too."""
        length, moving = self._move_cards(last, arrangement, self._figures(category))
        name = self._words.category(category.line.category)
        unrolling = Tween(self._ribbon.unroll, self._appearance.motion_ms(2 * COUNT_LIFT))
        naming = callback(partial(self._ribbon.set_name, name))
        return length, parallel(sequence(naming, unrolling), moving)

    def _move_cards(
        self,
        last: "_Arrangement",
        arrangement: "_Arrangement",
        figures: Sequence["_Figure"] | None = None,
    ) -> tuple[int, QAbstractAnimation]:
        """Move the cards to another arrangement, counting them; how long that takes, too."""
        ms, height = self._appearance.motion_ms, self._scene.stage.layout.card.height()
        ways = [
            [
                _Way(self._scene.cards[card], start, end, mark, mark != former, _JUMP * height)
                for card, start, end, former, mark in zip(*of_side, strict=True)
            ]
            for of_side in zip(
                self._orders,
                last.poses,
                arrangement.poses,
                last.marks,
                arrangement.marks,
                strict=True,
            )
        ]
        begin = max(map(_fall_time, ways))
        waves = [_Wave(of_side, begin) for of_side in ways]
        length = max(wave.length for wave in waves)
        of_sides: Sequence[_Figure | None] = figures or [None] * len(waves)
        moving = [
            Tween(wave.shower(length, figure), ms(length), QEasingCurve.Type.Linear)
            for wave, figure in zip(waves, of_sides, strict=True)
        ]
        return length, parallel(*moving)

    def _figures(self, category: CalledCategory) -> list["_Figure"]:
        """What the plates show of a category."""
        line, figures = category.line, []
        has_figures = any(figure is not None for figure in line.figures)
        for side, plate in enumerate(self._plates):
            figure, points = line.figures[side], line.points[side]
            text = _NOTHING if figure is None else str(figure)
            if not has_figures:
                text = signed(points) if points else _NOTHING
            figures.append(_Figure(plate, figure, text, has_gained=category.gained[side] > 0))
        return figures

    def _points(self, category: CalledCategory) -> QAbstractAnimation:
        """The points of a category fly to the scores, which grow."""
        flights = []
        for side, points in enumerate(category.gained):
            if not points:
                continue
            score = self._scene.static_items.score_item(side)
            height = self._scene.stage.layout.card.height()
            badge = PointsBadge(self._appearance, OVERLAY_Z + 5, points, height)
            arrived = parallel(
                callback(partial(score.set_round_points, category.certain[side])),
                callback(partial(self._report_points, side)),
                score.roll_animation(category.totals[side]),
            )
            flying = badge.animation(self._layout.plates[side].center(), score.sun_centre)
            flights.append(
                sequence(
                    callback(partial(self._scene.add_effects, badge.item)),
                    parallel(flying, delayed(self._appearance.motion_ms(SWEEP_POINT), arrived)),
                )
            )
        return parallel(*flights)

    def _portraits(self, board: Board, side: int) -> list[str]:
        plaques = self._scene.static_items.plaques
        return [plaques[seat].info.portrait for seat in board.seating.seats_of(side)]


class _Arrangement(NamedTuple):
    """The poses and marks of the cards of each side, while a category is called or none."""

    poses: Sequence[Sequence[Pose]]
    marks: Sequence[Sequence[CardMark]]


class _Sweep:
    """Cards that are spread in a row, or gathered: the last one leads, as if it lay on the others.

    Only that one moves, so that a frame is painted fast.
    """

    def __init__(self, scene: TableScene, cards: Sequence[Card], poses: Sequence[Pose]) -> None:
        self._items = [scene.cards[card] for card in cards]
        self._poses = poses
        self._shown = 0

    def set_end(self, share: float) -> None:
        """Show the cards up to this share of the row."""
        last = len(self._items) - 1
        at = share * last
        index = min(int(at), max(0, last - 1))
        # None is left behind when the last one flies away with all of them.
        shown = min(last, int(at) + 1) if 0 < share < 1 else round(share) * last
        for number, (item, pose) in enumerate(zip(self._items[:-1], self._poses, strict=False)):
            if number < shown and not (item.isVisible() and item.target == pose):
                item.set_pose(pose)
            elif number >= shown:
                item.hide()
        start, end = self._poses[index].centre, self._poses[min(last, index + 1)].centre
        centre = start + (end - start) * min(1.0, at - index)
        self._items[-1].set_pose(self._poses[-1]._replace(centre=centre))


class _Way(NamedTuple):
    """What happens to one card when another category is called."""

    item: CardItem
    start: Pose
    end: Pose
    mark: CardMark
    is_marked: bool
    """Whether its mark changes."""
    jump: float
    """A shorter way is gone in one frame: where many cards come up, few are painted again."""

    @property
    def is_called(self) -> bool:
        return self.mark.state is not CardState.NOT_TAKEN

    @property
    def is_far(self) -> bool:
        """Whether it moves in several frames."""
        way = self.end.centre - self.start.centre
        return abs(way.x()) + abs(way.y()) > self.jump

    @property
    def has_effect(self) -> bool:
        return self.is_marked or self.start != self.end

    def show(self, progress: float) -> None:
        """Show the card on its way."""
        if progress >= 1 or not self.is_far:
            self.item.set_pose(self.end)
        else:
            eased = 1 - (1 - progress) ** 3
            way = self.end.centre - self.start.centre
            self.item.move_to(self.end._replace(centre=self.start.centre + way * eased))
            self.item.setZValue(self.end.z)
        self.item.set_mark(self.mark)
        if self.mark.state is CardState.COUNTED:
            self.item.set_elevation(_LIFTED_SHADOW)


class _Wave:
    """The cards of a side: first some go back, one after the other, then others come up."""

    def __init__(self, ways: Sequence[_Way], begin: int) -> None:
        """The first card comes up after `begin` milliseconds, when all others have gone back."""
        falling = [way for way in ways if way.has_effect and not way.is_called]
        rising = [way for way in ways if way.is_called]
        interval = min(COUNT_RISE, COUNT_WAVE / max(1, len(rising) - 1))
        starts = [begin + interval * number for number in range(len(rising))]
        self._waiting = [
            *zip(_falls(falling), falling, strict=True),
            *zip(starts, rising, strict=True),
        ]
        self._moving: list[tuple[float, _Way]] = []
        self._called, self._of = 0, len(rising)
        self.length = round(starts[-1] if starts else begin) + COUNT_LIFT
        """In milliseconds."""

    def shower(self, length: int, figure: "_Figure | None") -> Callable[[float], None]:
        """A function that shows the wave at a share of so many milliseconds, with a figure."""

        def show(share: float) -> None:
            self._show(share * length)
            if figure is not None:
                figure.show(self._called, self._of, is_over=share >= 1)

        return show

    def _show(self, time: float) -> None:
        while self._waiting and self._waiting[0][0] <= time:
            self._moving.append(self._waiting.pop(0))
            self._called += self._moving[-1][1].is_called
        for start, way in self._moving:
            way.show((time - start) / COUNT_LIFT)
        self._moving = [
            (start, way) for start, way in self._moving if way.is_far and time - start < COUNT_LIFT
        ]


def _fall_time(ways: Sequence[_Way]) -> int:
    """How long it takes until the last card of a side goes back."""
    return max(_falls([way for way in ways if way.has_effect and not way.is_called]), default=0)


def _falls(falling: Sequence[_Way]) -> list[int]:
    """When each card goes back: those that only become dark follow faster."""
    intervals = (COUNT_FALL if way.is_far else COUNT_DIM for way in falling)
    return list(accumulate(intervals, initial=0))[: len(falling)]


class _Plate(CachedItem):
    """The portraits of a side and its figure in the category that is called."""

    def __init__(self, appearance: Appearance, box: QRectF, portraits: Sequence[str]) -> None:
        super().__init__(appearance, OVERLAY_Z)
        self._portraits = portraits
        self._text, self._is_gold = "", False
        self.set_box(box)
        self.hide()

    def show_figure(self, text: str, *, is_gold: bool) -> None:
        """Show a figure, on gold where its side scores."""
        self.show()
        if (text, is_gold) != (self._text, self._is_gold):
            self._text, self._is_gold = text, is_gold
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the plate behind the portraits."""
        box, tall = self.box, self.box.height()
        shape = cartouche(box.adjusted(tall * 0.4, tall * 0.08, 0, -tall * 0.08), tall * 0.1)
        painter.fillPath(shape.translated(0, 3), colour(SHADOW, 90))
        painter.fillPath(shape, colour(GOLD if self._is_gold else PAPER))
        painter.strokePath(shape, pen(INK, 2))
        left = box.left()
        for portrait in self._portraits:
            picture = self.appearance.portrait(portrait, tall)
            painter.drawPixmap(QPointF(left, box.top()), picture)
            left += tall * PARTNER_SHIFT
        room = QRectF(box)
        room.setLeft(left + tall * (1 - PARTNER_SHIFT))
        figure = heading_font(tall * 0.42)
        draw_text(
            painter, room, self._text, figure, INK if self._is_gold else RED_DEEP, align=CENTRE
        )


class _Figure:
    """The figure of a side, which grows with the cards that are called."""

    def __init__(self, plate: _Plate, figure: int | None, text: str, *, has_gained: bool) -> None:
        self._plate, self._number, self._text = plate, figure, text
        self._has_gained = has_gained

    def show(self, counted: int, of: int, *, is_over: bool) -> None:
        """Show the figure when so many of the cards have come up."""
        if is_over or (counted == of and self._number is None):
            text = self._text
        elif self._number is None:
            text = ""
        else:
            text = str(round(self._number * counted / of) if of else self._number)
        self._plate.show_figure(text, is_gold=is_over and self._has_gained)


def _ribbon(name: str, room: QRectF, capitals: float, dpr: float) -> Ribbon:
    """The ribbon with a name, as large as there is room for it."""
    wide = text_width(name, heading_font(100)) / 100 + _RIBBON_ENDS
    return Ribbon(name, min(capitals, room.width() / wide), dpr)


class _NameRibbon(CachedItem):
    """The ribbon with the name of the category that is called."""

    def __init__(self, appearance: Appearance, room: QRectF, capitals: float) -> None:
        super().__init__(appearance, OVERLAY_Z + 1)
        self._room, self._capitals = room, capitals
        self._ribbon: Ribbon | None = None
        self._unrolled = 0.0
        box = QRectF(room)
        box.moveCenter(QPointF(0, capitals * 0.3))
        self.set_box(box.adjusted(0, -capitals, 0, capitals))
        self.setPos(room.center() - QPointF(0, capitals * _ABOVE_MIDDLE))

    def set_name(self, name: str) -> None:
        """Set the name; nothing of the ribbon is seen yet."""
        self._ribbon = _ribbon(name, self._room, self._capitals, self.appearance.dpr)
        self.unroll(0.0)

    def unroll(self, share: float) -> None:
        """Show this share of the ribbon's width."""
        self._unrolled = share
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the unrolled part of the ribbon."""
        if self._ribbon is not None and self._unrolled > 0:
            self._ribbon.draw(painter, self._unrolled)
