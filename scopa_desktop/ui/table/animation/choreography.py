"""`Choreography`: what the events of the game look like.

Each step lets its events happen on the board, and gives the movement from where the items are to
where they then rest. Nothing has to be exact at its end: the scene is arranged after every step.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.events import (
    Captured,
    CutMade,
    CutOffered,
    DealerDrawn,
    DealVoided,
    Declared,
    Event,
    InstantWin,
    LeftoversTaken,
    MatchWon,
    OpeningTaken,
    PacketDealt,
    Played,
    RoundScored,
    Swept,
    TableDealt,
    TableTaken,
)
from scopa_desktop.ui.table.animation.capture_animation import CaptureAnimation
from scopa_desktop.ui.table.animation.deal_animation import DealAnimation
from scopa_desktop.ui.table.animation.declaration_animation import DeclarationAnimation
from scopa_desktop.ui.table.animation.event_messages import message_of
from scopa_desktop.ui.table.animation.movements import (
    Flight,
    after,
    in_turn,
    moment,
    moving,
    together,
)
from scopa_desktop.ui.table.animation.sweep_animation import PointsWon, SweepAnimation
from scopa_desktop.ui.table.animation.win_animation import won_at_once
from scopa_desktop.ui.table.scene.appearance import Appearance
from scopa_desktop.ui.table.scene.card_item import Pose
from scopa_desktop.ui.table.scene.card_poses import FLIGHT_LEVEL, SHOW_LEVEL
from scopa_desktop.ui.table.scene.table_scene import TableScene
from scopa_desktop.ui.theme.durations import (
    CAPTURE_TO_PILE,
    PLAY,
    PLAY_ARC,
    ROW_CENTRES,
)

Step = tuple[Event, ...]
"""Events that are shown as one movement."""

_LEFTOVERS_APART: Final = 40
_OPENING_SHOWN: Final = 350
_SWEEP_POINTS_LATER: Final = 520


def score_entries(events: Iterable[Event]) -> list[Step]:
    """The events, with those in one step that are one movement at the table."""
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
    Swept: (Captured, OpeningTaken, TableTaken),
}
"""Events that belong to the one before, if that is of these kinds."""


class _Change(NamedTuple):
    """The poses after a step, and the cards whose place they change."""

    poses: dict[Card, Pose]
    moved: list[Card]


class Choreography:
    """Turns steps into movements of the scene's items."""

    def __init__(
        self,
        scene: TableScene,
        say: Callable[[str], None],
        announce: Callable[[str], None],
        tell: Callable[[Event], None],
    ) -> None:
        """`say` shows a sentence, `announce` has one read out that the table shows already.

        `tell` is told of every event that begins to be shown.
        """
        self._scene = scene
        self._say = say
        self._announce = announce
        self._tell = tell
        dealing = DealAnimation(scene, say)
        self._movements: dict[type[Any], Callable[..., QAbstractAnimation | None]] = {
            DealerDrawn: dealing.dealer_drawn,
            CutOffered: dealing.cut_offered,
            PacketDealt: dealing.packet_dealt,
            TableDealt: dealing.table_dealt,
            DealVoided: dealing.deal_voided,
            OpeningTaken: self._table_taken,
            TableTaken: self._table_taken,
            Played: self._played,
            Swept: self._swept,
            LeftoversTaken: self._leftovers_taken,
            RoundScored: self._round_scored,
            CutMade: dealing.cut_made,
            Declared: DeclarationAnimation(scene, announce).declared,
            InstantWin: self._won_at_once,
            MatchWon: self._only_told,
        }

    def movement(self, step: Step) -> QAbstractAnimation | None:
        """Let a step happen on the board and give its movement; None where nothing moves."""
        self._tell(step[0])
        return self._movements[type(step[0])](*step)

    def show_still(self, step: Step) -> None:
        """Let a step happen on the board and tell of it, in words where it would be missed."""
        self._scene.happen(step)
        if sentence := message_of(self._scene, step):
            self._say(sentence)
        for event in step:
            self._tell(event)

    def pass_over(self, step: Step) -> None:
        """Let a step happen on the board because it is skipped; only a match won is told."""
        self._scene.happen(step)
        for event in step:
            if isinstance(event, MatchWon):
                self._tell(event)

    @property
    def _appearance(self) -> Appearance:
        return self._scene.appearance

    @property
    def _card_height(self) -> float:
        assert self._scene.layout_now is not None
        return self._scene.layout_now.card.height()

    # ------------------------------------------------------------- playing
    def _played(
        self, played: Played, captured: Captured | None = None, swept: Swept | None = None
    ) -> QAbstractAnimation:
        if captured is None:
            return self._lay_down(played)
        taken = list(cards_of(captured.taken))
        capture = CaptureAnimation(self._scene, taken, captured.card, self._appearance.values)
        poses = self._change(played, captured, *filter(None, (swept,)))
        meeting = together(capture.play(), *self._close_up(poses, {*taken, captured.card}))
        side = self._side_of(captured.seat)
        gathering = in_turn(self._telling(captured), capture.gather())
        return in_turn(meeting, gathering, self._take_away(capture, side, swept))

    def _lay_down(self, played: Played) -> QAbstractAnimation:
        change = self._change(played)
        arc = 0.0 if self._appearance.reduced_motion else PLAY_ARC * self._card_height
        flight = Flight(
            change.poses[played.card],
            self._appearance.ms(PLAY),
            arc,
            turns_over_at=0.35,
            level=FLIGHT_LEVEL,
        )
        laying = moving(self._scene.cards[played.card], flight.raised(), self._appearance)
        return together(laying, *self._close_up(change, {played.card}))

    def _table_taken(
        self, taken: OpeningTaken | TableTaken, swept: Swept | None = None
    ) -> QAbstractAnimation:
        """Table cards are taken without one from the hand, as the dealer takes the opening."""
        values = self._values_in(taken)
        capture = CaptureAnimation(self._scene, list(cards_of(taken.cards)), None, values)
        step = (taken, *filter(None, (swept,)))
        change = self._change(*step)
        if sentence := message_of(self._scene, step):
            self._say(sentence)
        closing_up = self._close_up(change, set(cards_of(taken.cards)))
        return in_turn(
            QPauseAnimation(self._appearance.pause(_OPENING_SHOWN)),
            capture.gather(),
            together(self._take_away(capture, self._side_of(taken.seat), swept), *closing_up),
        )

    def _values_in(self, taken: OpeningTaken | TableTaken) -> CaptureValues:
        """What the cards count, the wild one among an opening table as the dealer wants it."""
        variant = self._scene.variant
        assert variant is not None
        card = variant.wild_card
        if isinstance(taken, OpeningTaken) and taken.wild and card is not None:
            return self._appearance.values.with_wild(card, taken.wild)
        return self._appearance.values

    def _won_at_once(self, event: InstantWin) -> QAbstractAnimation:
        self._announce(message_of(self._scene, (event,)))
        return won_at_once(self._scene, event)

    def _take_away(
        self, capture: CaptureAnimation, side: int, swept: Swept | None
    ) -> QAbstractAnimation:
        leaving = in_turn(capture.to_pile(side), moment(self._scene.show_counts))
        if swept is None:
            return leaving
        show = in_turn(self._telling(swept), self._flourish(swept))
        return together(leaving, after(self._appearance.ms(CAPTURE_TO_PILE) // 2, show))

    def _swept(self, swept: Swept) -> QAbstractAnimation:
        self._scene.happen((swept,))
        return self._flourish(swept)

    def _flourish(self, swept: Swept) -> QAbstractAnimation:
        scene, layout = self._scene, self._scene.layout_now
        assert layout is not None
        assert scene.variant is not None
        call, middle = scene.variant.sweep_name.call, layout.table.center()
        flourish = SweepAnimation(
            self._appearance,
            middle,
            self._card_height,
            level=SHOW_LEVEL,
            call=call,
            within=layout.table,
        )
        points = PointsWon(self._appearance, SHOW_LEVEL + 5, swept.points, self._card_height)

        def raise_curtain() -> None:
            for item in (*flourish.items, points.item):
                scene.add_prop(item)

        show = flourish.animation()
        if not self._appearance.reduced_motion:
            goal = scene.furniture.plaques[swept.seat].box.center()
            flight = points.flight(middle, goal)
            show = together(show, after(self._appearance.ms(_SWEEP_POINTS_LATER), flight))
        return in_turn(moment(raise_curtain), show)

    def _leftovers_taken(self, event: LeftoversTaken) -> QAbstractAnimation | None:
        self._scene.happen((event,))
        if event.seat is None or not event.cards:
            return None
        pose = self._scene.pile_pose(self._side_of(event.seat))
        flights = []
        for order, card in enumerate(cards_of(event.cards)):
            flight = Flight(
                pose,
                self._appearance.ms(CAPTURE_TO_PILE),
                0.2 * self._card_height,
                easing=QEasingCurve.Type.InOutCubic,
                level=FLIGHT_LEVEL + order,
            )
            item = self._scene.cards[card]
            delay = order * _LEFTOVERS_APART
            flights.append(moving(item, flight.raised(), self._appearance, delay))
        return together(*flights)

    def _round_scored(self, event: RoundScored) -> QAbstractAnimation | None:
        self._scene.happen((event,))
        rolling = [
            self._scene.furniture.scored(side).rolling_to(total)
            for side, total in enumerate(event.totals)
            if self._scene.furniture.scored(side).score.value != total
        ]
        return together(*rolling) if rolling else None

    def _only_told(self, event: Event) -> None:
        """Nothing moves."""
        self._scene.happen((event,))

    # ------------------------------------------------------------- parts
    def _telling(self, event: Event) -> QAbstractAnimation:
        return moment(lambda: self._tell(event))

    def _change(self, *events: Event) -> _Change:
        """Let events happen, and tell which open or held cards change their place."""
        before = self._scene.poses()
        self._scene.happen(events)
        poses = self._scene.poses()
        moved = [card for card, pose in poses.items() if pose != before[card] and pose.is_shown]
        return _Change(poses, moved)

    def _close_up(self, change: _Change, but: set[Card]) -> list[QAbstractAnimation]:
        """Rows and hands close their gaps."""
        return [
            Flight(change.poses[card], self._appearance.ms(ROW_CENTRES)).of(self._scene.cards[card])
            for card in change.moved
            if card not in but and card != self._scene.dragged
        ]

    def _side_of(self, seat: int) -> int:
        assert self._scene.board is not None
        return self._scene.board.seating.side_of(seat)
