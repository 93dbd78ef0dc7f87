"""`Choreography`: the animations of the events of a match.

Each step applies its events to the board and gives the animation from the items' current poses to
their new ones. An animation need not end exactly there: the scene is arranged after every step.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.events import (
    CalledOut,
    Captured,
    CaptureScored,
    CutMade,
    CutOffered,
    DealerDrawn,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    MatchWon,
    OpeningLeft,
    OpeningOffered,
    OpeningTaken,
    PacketDealt,
    Played,
    RoundScored,
    Swept,
    TableDealt,
    TableTaken,
)
from scopa_desktop.ui.table.animation import counting
from scopa_desktop.ui.table.animation.capture_animation import CaptureAnimation
from scopa_desktop.ui.table.animation.card_motion import CardMotion, card_animation
from scopa_desktop.ui.table.animation.deal_animation import DealAnimation
from scopa_desktop.ui.table.animation.event_messages import is_on_table, message_of, scene_wording
from scopa_desktop.ui.table.animation.highlights import (
    EFFECTS,
    Highlight,
    highlight_of,
    point_card,
    shake_of,
)
from scopa_desktop.ui.table.animation.impact import impact
from scopa_desktop.ui.table.animation.light import lit
from scopa_desktop.ui.table.animation.speech_bubbles import CallBubble
from scopa_desktop.ui.table.animation.sweep_animation import (
    PointsBadge,
    SweepAnimation,
    instant_win_animation,
)
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import MOVING_Z, OVERLAY_Z
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.table.scene.tween import Tween, callback, delayed, parallel, sequence
from scopa_desktop.ui.theme.durations import (
    CAPTURE_TO_PILE,
    DEAL,
    DECLARATION,
    DECLARATION_HOLD,
    LANDING,
    PLAY,
    PLAY_ARC,
    PLAY_FALL,
    PLAY_SHADOW,
    ROW_CENTRES,
    rhythm,
)

_POINTS_DELAY = DECLARATION + DECLARATION_HOLD // 3


class DeclarationAnimation:
    """Animations of declared combinations of a hand or of the opening table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def declared(self, event: Declared) -> QAbstractAnimation:
        """Reveal the cards while the bubble is shown; in some games they stay open."""
        scene = self._scene
        before = scene.resting_poses()
        scene.apply((event,))
        final = scene.resting_poses()
        scene.revealed = event.cards
        revealed = scene.resting_poses()
        scene.update_marks(cards_of(event.cards))
        for card in cards_of(event.cards):
            scene.cards[card].update()
        turning_up = self._turn_over(before, revealed)
        turning_back = sequence(callback(self._end_reveal), self._turn_over(revealed, final))
        return sequence(turning_up, self._show_call(event), turning_back)

    def _end_reveal(self) -> None:
        revealed, self._scene.revealed = self._scene.revealed, 0
        self._scene.update_marks(cards_of(revealed))

    def _turn_over(
        self, before: Mapping[Card, Pose], poses: Mapping[Card, Pose]
    ) -> QAbstractAnimation:
        return parallel(
            *(
                card_animation(self._scene, card, CardMotion(pose, DEAL))
                for card, pose in poses.items()
                if pose != before[card]
            )
        )

    def _show_call(self, event: Declared) -> QAbstractAnimation:
        """Show the bubble, and the points flying to the score."""
        scene, appearance, layout = self._scene, self._scene.appearance, self._scene.stage.layout
        wording = scene_wording(scene)
        meaning = wording.meaning(event)
        if is_on_table(scene, event):
            meaning = wording.on_table(meaning)
        call = wording.call(event)
        bubble = CallBubble(appearance, layout, event.seat, z=OVERLAY_Z, call=call, meaning=meaning)
        points = PointsBadge(appearance, OVERLAY_Z + 5, event.points, layout.card.height())
        scoring: list[QAbstractAnimation] = []
        if not appearance.look.reduced_motion:
            goal = scene.static_items.plaques[event.seat].box.center()
            scoring.append(points.animation(bubble.box.center(), goal))
        scoring += self._score_animations(event.seat)
        show_effects = callback(partial(scene.add_effects, bubble, points.item))
        delayed_scoring = delayed(appearance.motion_ms(_POINTS_DELAY), sequence(*scoring))
        zone, is_own = layout.seats[event.seat], event.seat == layout.own_seat
        hand = (layout.own_hand if is_own else zone.hand).center()
        place = layout.table.center() if is_on_table(scene, event) else hand
        light = lit(scene, EFFECTS[Highlight.DECLARATION], place)
        return sequence(show_effects, parallel(bubble.animation(), delayed_scoring, light))

    def _score_animations(self, seat: int) -> list[QAbstractAnimation]:
        """The rolling score, if the points of the declaration count at once."""
        board = self._scene.stage.board
        side = board.seating.side_of(seat)
        score_item, total = self._scene.static_items.score_item(side), board.totals[side]
        return [score_item.roll_animation(total)] if score_item.score.value != total else []


Step = tuple[Event, ...]
"""Events that are animated together."""

_LEFTOVERS_INTERVAL: Final = 80
_SEEN_OF_PILE: Final = 4
"""The most cards that are seen of a pile that is taken, beside the one on top."""
_OPENING_PAUSE: Final = 350
_SWEEP_POINTS_DELAY: Final = 520
_PLAY_SPIN: Final = 9.0
"""Degrees that a card turns on its way to the table, before it lands with its small turn."""


def group_events(events: Iterable[Event]) -> list[Step]:
    """Group events into steps: a play with its capture and sweep is one step."""
    steps: list[Step] = []
    for event in events:
        follows = steps and isinstance(steps[-1][-1], _FOLLOWED.get(type(event), ()))
        if follows:
            steps[-1] = (*steps[-1], event)
        else:
            steps.append((event,))
    return steps


_FOLLOWED: Final[dict[type[Any], tuple[type[Any], ...]]] = {
    Captured: (Played,),
    TableDealt: (PacketDealt,),
    CaptureScored: (Captured,),
    Swept: (Captured, CaptureScored, OpeningTaken, TableTaken),
}
"""Event types that join the step of the previous event, if that is of one of these types."""


class _Change(NamedTuple):
    """The poses after a step, and the visible cards whose pose it changes."""

    poses: dict[Card, Pose]
    moved: list[Card]


class Choreography:
    """Applies steps to the scene and creates their animations."""

    def __init__(
        self,
        scene: TableScene,
        show_message: Callable[[str], None],
        report: Callable[[Event], None],
        *,
        clear_message: Callable[[], None] = lambda: None,
        report_shuffle: Callable[[], None] = lambda: None,
        report_points: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Set the callbacks for messages and events.

        `show_message` shows a sentence, `clear_message` hides it. `report` gets every event whose
        animation begins, `report_points` the side to whose score points of a round come.
        """
        self._scene = scene
        self._show_message = show_message
        self._report, self._report_points = report, report_points
        dealing = DealAnimation(scene, show_message, clear_message, report, report_shuffle)
        self._animations: dict[type[Any], Callable[..., QAbstractAnimation | None]] = {
            DealerDrawn: dealing.dealer_drawn,
            CutOffered: dealing.cut_offered,
            PacketDealt: dealing.packet_dealt,
            TableDealt: dealing.table_dealt,
            DealVoided: dealing.deal_voided,
            OpeningOffered: self._no_animation,
            OpeningTaken: self._table_taken,
            OpeningLeft: self._opening_left,
            TableTaken: self._table_taken,
            Played: self._played,
            Swept: self._swept,
            LeftoversTaken: self._leftovers_taken,
            RoundScored: self._round_scored,
            CutMade: dealing.cut_made,
            Declared: DeclarationAnimation(scene).declared,
            InstantWin: partial(instant_win_animation, scene),
            CalledOut: self._called_out,
            MatchWon: self._no_animation,
        }

    def animation(self, step: Step) -> QAbstractAnimation | None:
        """Apply a step and return its animation; None if nothing moves."""
        if not isinstance(step[0], PacketDealt):  # Reported when the cards are dealt.
            self._report(step[0])
        return self._animations[type(step[0])](*step)

    def apply_without_animation(self, step: Step) -> None:
        """Apply a step, report its events, and show in words what is not animated."""
        self._scene.apply(step)
        if sentence := message_of(self._scene, step):
            self._show_message(sentence)
        for event in step:
            self._report(event)

    def apply_skipped(self, step: Step) -> None:
        """Apply a step that is skipped; its events are not reported."""
        self._scene.apply(step)

    @property
    def _appearance(self) -> Appearance:
        return self._scene.appearance

    @property
    def _card_height(self) -> float:
        return self._scene.stage.layout.card.height()

    # ------------------------------------------------------------- playing
    def _played(
        self,
        played: Played,
        captured: Captured | None = None,
        *scored: CaptureScored | Swept,
    ) -> QAbstractAnimation:
        if captured is None:
            return self._lay_down(played)
        swept = next((event for event in scored if isinstance(event, Swept)), None)
        below = [*cards_of(captured.pile & ~captured.taken)][-_SEEN_OF_PILE:]
        taken = [*below, *cards_of(captured.taken)]
        capture = CaptureAnimation(
            self._scene, taken, captured.card, self._appearance.values, captured.robbed_side
        )
        change = self._apply(played, captured, *scored)
        variant = self._scene.stage.variant
        shake = shake_of((captured, *filter(None, (swept,))), variant)
        gaps = self._close_gaps(change, {*taken, captured.card})
        meeting = parallel(capture.play_card(), *gaps)
        gathering = capture.gather(point_card(captured, variant))
        landing = capture.land(shake, sequence(self._reporting(captured), gathering))
        side = self._side_of(captured.seat)
        told = [self._told(event) for event in scored if isinstance(event, CaptureScored)]
        return sequence(meeting, landing, *told, self._to_pile(capture, side, swept))

    def _told(self, scored: CaptureScored) -> QAbstractAnimation:
        """Say what a capture scores as such, and add the points."""
        message = message_of(self._scene, (scored,))

        def tell() -> None:
            self._show_message(message)
            self._scene.update_round_points()

        return sequence(self._reporting(scored), callback(tell))

    def _lay_down(self, played: Played) -> QAbstractAnimation:
        change = self._apply(played)
        pose = change.poses[played.card]
        arc = PLAY_ARC * self._card_height
        motion = CardMotion(
            pose,
            PLAY,
            arc,
            rise=PLAY_SHADOW,
            easing=QEasingCurve.Type.OutSine,
            fall=PLAY_FALL,
            turns_over_at=0.35,
            spin=math.copysign(_PLAY_SPIN, pose.rotation),
            z=MOVING_Z,
        )
        laying = card_animation(self._scene, played.card, motion)
        landing = callback(lambda: self._scene.settle(impact(self._scene, played.card)))
        return parallel(sequence(laying, landing), *self._close_gaps(change, {played.card}))

    def _table_taken(
        self, taken: OpeningTaken | TableTaken, swept: Swept | None = None
    ) -> QAbstractAnimation:
        """Table cards taken without a hand card, as the dealer takes the opening table."""
        values = self._values_in(taken)
        capture = CaptureAnimation(self._scene, list(cards_of(taken.cards)), None, values)
        step = (taken, *filter(None, (swept,)))
        change = self._apply(*step)
        if sentence := message_of(self._scene, step):
            self._show_message(sentence)
        closing_gaps = self._close_gaps(change, set(cards_of(taken.cards)))
        return sequence(
            QPauseAnimation(self._appearance.pause_ms(_OPENING_PAUSE)),
            capture.gather(),
            parallel(self._to_pile(capture, self._side_of(taken.seat), swept), *closing_gaps),
        )

    def _values_in(self, taken: OpeningTaken | TableTaken) -> CaptureValues:
        """The capture values, with the value that the dealer gives to a wild opening card."""
        card = self._scene.stage.variant.wild_card
        if isinstance(taken, OpeningTaken) and taken.wild and card is not None:
            return self._appearance.values.with_wild(card, taken.wild)
        return self._appearance.values

    def _opening_left(self, event: OpeningLeft) -> QAbstractAnimation:
        """Say that the dealer leaves the opening cards."""
        self._scene.apply((event,))
        self._show_message(message_of(self._scene, (event,)))
        return QPauseAnimation(self._appearance.pause_ms(_OPENING_PAUSE))

    def _called_out(self, event: CalledOut) -> QAbstractAnimation:
        """Show the call in a speech bubble."""
        scene = self._scene
        scene.apply((event,))
        wording = scene_wording(scene)
        bubble = CallBubble(
            self._appearance,
            scene.stage.layout,
            event.seat,
            z=OVERLAY_Z,
            call=wording.call_out,
            meaning=wording.meaning_of_call_out,
        )
        return sequence(callback(lambda: scene.add_effects(bubble)), bubble.animation())

    def _to_pile(
        self, capture: CaptureAnimation, side: int, swept: Swept | None
    ) -> QAbstractAnimation:
        moving = sequence(
            capture.to_pile(side), callback(self._scene.update_counts), self._receiving(side)
        )
        if swept is None:
            return moving
        sweep = sequence(self._reporting(swept), self._sweep_animation(swept))
        return parallel(moving, delayed(self._appearance.motion_ms(CAPTURE_TO_PILE) // 2, sweep))

    def _receiving(self, side: int) -> QAbstractAnimation:
        """The pile gives way to the cards that have come to it."""
        if self._appearance.look.reduced_motion:
            return sequence()
        pile = self._scene.static_items.piles[side]
        ms = self._appearance.motion_ms(LANDING)
        return Tween(lambda progress: pile.press(math.sin(math.pi * progress)), ms)

    def _swept(self, swept: Swept) -> QAbstractAnimation:
        self._scene.apply((swept,))
        return self._sweep_animation(swept)

    def renderings(self) -> list[Callable[[], object]]:
        """Functions that render what the next animations will need, which takes long."""
        scene = self._scene
        board, is_still = scene.board, self._appearance.look.reduced_motion
        if board is None or is_still or board.stock or max(map(len, board.hands)) > 1:
            return [self.render_sweep]
        return [self.render_sweep, *counting.renderings(scene)]

    def render_sweep(self) -> None:
        """Render the pictures of a sweep, which take longer than a frame, before the first one."""
        if self._scene.table_layout is not None:
            self._make_sweep()

    def _make_sweep(self) -> SweepAnimation:
        _, layout, variant = self._scene.stage
        return SweepAnimation(
            self._appearance,
            layout.table.center(),
            self._card_height,
            z=OVERLAY_Z,
            call=variant.sweep_name.call,
            within=layout.table,
        )

    def _sweep_animation(self, swept: Swept) -> QAbstractAnimation:
        scene, middle = self._scene, self._scene.stage.layout.table.center()
        sweep = self._make_sweep()
        points = PointsBadge(self._appearance, OVERLAY_Z + 5, swept.points, self._card_height)
        show_effects = callback(partial(scene.add_effects, *sweep.items, points.item))
        show = sweep.animation()
        show_points = callback(scene.update_round_points)
        if self._appearance.look.reduced_motion:
            return sequence(show_effects, show_points, show)
        goal = scene.static_items.score_item(self._side_of(swept.seat)).sun_centre
        delay = self._appearance.motion_ms(_SWEEP_POINTS_DELAY)
        flying = sequence(points.animation(middle, goal), show_points)
        return sequence(show_effects, parallel(show, delayed(delay, flying)))

    def _leftovers_taken(self, event: LeftoversTaken) -> QAbstractAnimation | None:
        self._scene.apply((event,))
        if event.seat is None or not event.cards:
            return None
        pose = self._scene.pile_pose(self._side_of(event.seat))
        animations = []
        for order, card in enumerate(cards_of(event.cards)):
            motion = CardMotion(
                pose,
                CAPTURE_TO_PILE,
                0.2 * self._card_height,
                rise=PLAY_SHADOW,
                easing=QEasingCurve.Type.InOutCubic,
                z=MOVING_Z + order,
            )
            delay = rhythm(_LEFTOVERS_INTERVAL, order)
            animations.append(card_animation(self._scene, card, motion, delay))
        effect = EFFECTS[Highlight.LAST_TRICK]
        return parallel(*animations, lit(self._scene, effect, pose.centre))

    def _round_scored(self, event: RoundScored) -> QAbstractAnimation | None:
        scene = self._scene
        items = [scene.static_items.score_item(side) for side in range(len(event.totals))]
        animations: list[QAbstractAnimation] = []
        if counting.can_be_counted(scene):
            count = counting.RoundCounting(scene, event, self._report_points)
            scene.apply((event,))
            animations.append(count.animation())
        else:
            scene.apply((event,))
            rolling = [
                item.roll_animation(total)
                for item, total in zip(items, event.totals, strict=True)
                if item.score.value != total
            ]
            animations += [parallel(*rolling)] if rolling else []
        if highlight_of(event, scene.stage.variant) is Highlight.DRAW:
            animations.append(lit(scene, EFFECTS[Highlight.DRAW], *(i.sun_centre for i in items)))
        return sequence(*animations) if animations else None

    def _no_animation(self, event: Event) -> None:
        self._scene.apply((event,))

    # ------------------------------------------------------------- parts
    def _reporting(self, event: Event) -> QAbstractAnimation:
        return callback(lambda: self._report(event))

    def _apply(self, *events: Event) -> _Change:
        """Apply events to the scene and compare the poses before and after."""
        before = self._scene.resting_poses()
        self._scene.apply(events)
        poses = self._scene.resting_poses()
        moved = [card for card, pose in poses.items() if pose != before[card] and pose.is_visible]
        return _Change(poses, moved)

    def _close_gaps(self, change: _Change, excluded: set[Card]) -> list[QAbstractAnimation]:
        """Move the other cards in rows and hands to their new poses."""
        ms, easing = self._appearance.motion_ms(ROW_CENTRES), QEasingCurve.Type.OutBack
        return [
            CardMotion(change.poses[card], ROW_CENTRES, easing=easing).animation(
                self._scene.cards[card], ms
            )
            for card in change.moved
            if card not in excluded and card != self._scene.dragged
        ]

    def _side_of(self, seat: int) -> int:
        return self._scene.stage.board.seating.side_of(seat)
