"""`Choreography`: what the events of the game look like.

Each step lets its events happen on the board, and gives the movement from where the items are to
where they then rest. Nothing has to be exact at its end: the scene is arranged after every step.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPointF

from scopa_desktop.rules.cards import PACK_SIZE, Card, card_name, cards_of
from scopa_desktop.rules.events import (
    Captured,
    DealerDrawn,
    DealVoided,
    Event,
    LeftoversTaken,
    MatchWon,
    OpeningTaken,
    PacketDealt,
    Played,
    RoundScored,
    Swept,
    TableDealt,
)
from scopa_desktop.ui.table.animations import (
    Flight,
    after,
    crossfade,
    in_turn,
    moment,
    together,
)
from scopa_desktop.ui.table.captures import Capture
from scopa_desktop.ui.table.card_item import Pose
from scopa_desktop.ui.table.flourish import Flourish, PointsWon
from scopa_desktop.ui.table.look import Look
from scopa_desktop.ui.table.marks import PLAIN, CardState, Mark
from scopa_desktop.ui.table.scene import FLIGHT_LEVEL, SHOW_LEVEL, TableScene
from scopa_desktop.ui.table.tween import Tween
from scopa_desktop.ui.theme.motion import (
    CAPTURE_TO_PILE,
    DEAL,
    DEAL_APART,
    PLAY,
    PLAY_ARC,
    ROW_CENTRES,
)

Step = tuple[Event, ...]
"""Events that are shown as one movement."""

_LEFTOVERS_APART: Final = 40
_GATHER: Final = 260
_VOID_SHOWN: Final = 1600
_DRAW_APART, _DRAW_SHOWN, _DRAWN_SHOWN = 160, 350, 1100
_SWEEP_POINTS_LATER: Final = 520


def steps_of(events: Iterable[Event]) -> list[Step]:
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
    Swept: (Captured, OpeningTaken),
}
"""Events that belong to the one before, if that is of these kinds."""


class _Change(NamedTuple):
    """The poses after a step, and the cards whose place they change."""

    poses: dict[Card, Pose]
    moved: list[Card]


class Choreography:
    """Turns steps into movements of the scene's items."""

    def __init__(
        self, scene: TableScene, say: Callable[[str], None], tell: Callable[[Event], None]
    ) -> None:
        """`say` shows a sentence; `tell` is told of every event that begins to be shown."""
        self._scene = scene
        self._say = say
        self._tell = tell

    def movement(self, step: Step) -> QAbstractAnimation | None:
        """Let a step happen on the board and give its movement; None where nothing moves."""
        self._tell(step[0])
        return _MOVEMENTS[type(step[0])](self, *step)

    def show_still(self, step: Step) -> None:
        """Let a step happen on the board and tell of it, without movement."""
        self.happen(step)
        for event in step:
            self._tell(event)

    def pass_over(self, step: Step) -> None:
        """Let a step happen on the board because it is skipped; only a match won is told."""
        self.happen(step)
        for event in step:
            if isinstance(event, MatchWon):
                self._tell(event)

    def happen(self, step: Step) -> None:
        """Let a step happen on the board without showing it."""
        assert self._scene.board is not None
        for event in step:
            self._scene.board.apply(event)

    @property
    def _look(self) -> Look:
        return self._scene.look

    @property
    def _card_height(self) -> float:
        assert self._scene.layout_now is not None
        return self._scene.layout_now.card.height()

    # ------------------------------------------------------------- dealing
    def _dealer_drawn(self, event: DealerDrawn) -> QAbstractAnimation:
        """Every player draws a card; the highest deals. Those who tie draw again."""
        self.happen((event,))
        shown = [
            self._draw_round(number, cards)
            for number, cards in enumerate(zip_longest(*event.draws))
        ]
        highest = event.draws[event.dealer][-1]
        drawn = [card for cards in event.draws for card in cards]

        def crown() -> None:
            self._scene.cards[highest].set_mark(Mark(CardState.TAKEN))
            for seat, plaque in enumerate(self._scene.plaques):
                plaque.set_deals(seat == event.dealer)

        def uncrown() -> None:
            self._scene.cards[highest].set_mark(PLAIN)

        wait = QPauseAnimation(self._look.pause(_DRAWN_SHOWN))
        leaving = self._back_to_stock(drawn)
        return in_turn(*shown, moment(crown), wait, moment(uncrown), leaving)

    def _draw_round(self, number: int, cards: Sequence[Card | None]) -> QAbstractAnimation:
        layout = self._scene.layout_now
        assert layout is not None
        aside = QPointF(layout.card.width() * 0.4 * number, layout.card.height() * 0.06 * number)
        flights: list[QAbstractAnimation] = []
        for seat, card in enumerate(cards):
            if card is None:
                continue
            spot = layout.draw_spot(seat) + aside
            pose = self._scene.table_pose(card, spot, number)
            flights.append(self._deal_one(card, pose, len(flights), _DRAW_APART))
        return in_turn(together(*flights), QPauseAnimation(self._look.pause(_DRAW_SHOWN)))

    def _packet_dealt(self, event: PacketDealt) -> QAbstractAnimation:
        """One card at a time, from the dealer's right, after the old packs were gathered."""
        gathering = self._gather_piles() if event.number == 1 else None
        self.happen((event,))
        poses = self._scene.poses()
        players = len(event.hands)
        order = [(event.first + step) % players for step in range(players)]
        dealt = [event.hands[seat][turn] for turn in range(len(event.hands[0])) for seat in order]
        dealing = self._deal(dealt, poses)
        return in_turn(gathering, dealing) if gathering is not None else dealing

    def _table_dealt(self, event: TableDealt) -> QAbstractAnimation:
        self.happen((event,))
        return self._deal(event.cards, self._scene.poses())

    def _deal(self, cards: Sequence[Card], poses: dict[Card, Pose]) -> QAbstractAnimation:
        flights = [
            self._deal_one(card, poses[card], index, DEAL_APART) for index, card in enumerate(cards)
        ]
        board = self._scene.board
        assert board is not None
        left = board.stock.bit_count()

        def count(share: float) -> None:
            self._scene.stock.show_count(left + round(len(cards) * (1 - share)))

        ms = self._look.ms(DEAL_APART) * len(cards)
        return together(*flights, Tween(count, ms, QEasingCurve.Type.Linear))

    def _deal_one(self, card: Card, pose: Pose, index: int, apart: int) -> QAbstractAnimation:
        item = self._scene.cards[card]
        item.rest_at(self._scene.stock_pose())
        if self._look.reduced_motion:
            return crossfade(item, pose, self._look.ms(DEAL))
        flight = Flight(pose, self._look.ms(DEAL), level=FLIGHT_LEVEL + pose.level * 0.1)
        return after(self._look.ms(apart) * index, flight.of(item))

    def _gather_piles(self) -> QAbstractAnimation | None:
        """The piles of the round before go back to one pack."""
        board = self._scene.board
        assert board is not None
        gathered = [card for pile in board.piles for card in cards_of(pile)]
        gathered += board.table.cards
        if not gathered:
            return None

        def clear() -> None:
            for pile in self._scene.piles:
                pile.show_pile(0, ())
            for words in self._scene.words:
                words.show_words("", words.px)
            self._scene.stock.show_count(PACK_SIZE)

        return in_turn(moment(clear), self._back_to_stock(gathered))

    def _back_to_stock(self, cards: Sequence[Card]) -> QAbstractAnimation:
        pose = self._scene.stock_pose()
        return together(
            *(
                self._move(card, Flight(pose, self._look.ms(_GATHER), turns_over_at=0.3), order)
                for order, card in enumerate(cards)
            )
        )

    def _deal_voided(self, event: DealVoided) -> QAbstractAnimation:
        """The cards that void the deal are shown, then all are gathered."""
        board = self._scene.board
        assert board is not None
        lying = [card for hand in board.hands for card in hand] + board.table.cards
        self.happen((event,))
        names = ", ".join(self._look.deck.card_name(card_name(c)) for c in cards_of(event.cards))
        self._say(self._scene.tr("{cards}: the deal is void, and dealt again.").format(cards=names))
        for card in cards_of(event.cards):
            self._scene.cards[card].set_mark(Mark(CardState.OPEN))

        def unmark() -> None:
            for card in cards_of(event.cards):
                self._scene.cards[card].set_mark(PLAIN)

        wait = QPauseAnimation(self._look.pause(_VOID_SHOWN))
        return in_turn(wait, moment(unmark), self._back_to_stock(lying))

    # ------------------------------------------------------------- playing
    def _played(
        self, played: Played, captured: Captured | None = None, swept: Swept | None = None
    ) -> QAbstractAnimation:
        if captured is None:
            return self._lay_down(played)
        taken = list(cards_of(captured.taken))
        capture = Capture(self._scene, taken, captured.card)
        poses = self._change(played, captured, *filter(None, (swept,)))
        meeting = together(capture.play(), *self._close_up(poses, {*taken, captured.card}))
        side = self._side_of(captured.seat)
        gathering = in_turn(self._telling(captured), capture.gather())
        return in_turn(meeting, gathering, self._take_away(capture, side, swept))

    def _lay_down(self, played: Played) -> QAbstractAnimation:
        change = self._change(played)
        arc = 0.0 if self._look.reduced_motion else PLAY_ARC * self._card_height
        flight = Flight(
            change.poses[played.card],
            self._look.ms(PLAY),
            arc,
            turns_over_at=0.35,
            level=FLIGHT_LEVEL,
        )
        laying = self._move(played.card, flight.raised())
        return together(laying, *self._close_up(change, {played.card}))

    def _opening_taken(self, taken: OpeningTaken, swept: Swept | None = None) -> QAbstractAnimation:
        """The dealer takes the whole opening table."""
        capture = Capture(self._scene, list(cards_of(taken.cards)), None)
        self._change(taken, *filter(None, (swept,)))
        return in_turn(
            QPauseAnimation(self._look.pause(_DRAW_SHOWN)),
            capture.gather(),
            self._take_away(capture, self._side_of(taken.seat), swept),
        )

    def _take_away(self, capture: Capture, side: int, swept: Swept | None) -> QAbstractAnimation:
        leaving = in_turn(capture.to_pile(side), moment(self._scene.show_counts))
        if swept is None:
            return leaving
        show = in_turn(self._telling(swept), self._flourish(swept))
        return together(leaving, after(self._look.ms(CAPTURE_TO_PILE) // 2, show))

    def _swept(self, swept: Swept) -> QAbstractAnimation:
        self.happen((swept,))
        return self._flourish(swept)

    def _flourish(self, swept: Swept) -> QAbstractAnimation:
        scene, layout = self._scene, self._scene.layout_now
        assert layout is not None
        assert scene.variant is not None
        call, middle = scene.variant.sweep_name.call, layout.table.center()
        flourish = Flourish(
            self._look,
            middle,
            self._card_height,
            level=SHOW_LEVEL,
            call=call,
            within=layout.table,
        )
        points = PointsWon(self._look, SHOW_LEVEL + 5, swept.points, self._card_height)

        def raise_curtain() -> None:
            for item in (*flourish.items, points.item):
                scene.add_prop(item)

        show = flourish.animation()
        if not self._look.reduced_motion:
            goal = scene.plaques[swept.seat].box.center()
            flight = points.flight(middle, goal)
            show = together(show, after(self._look.ms(_SWEEP_POINTS_LATER), flight))
        return in_turn(moment(raise_curtain), show)

    def _leftovers_taken(self, event: LeftoversTaken) -> QAbstractAnimation | None:
        self.happen((event,))
        if event.seat is None or not event.cards:
            return None
        pose = self._scene.pile_pose(self._side_of(event.seat))
        flights = []
        for order, card in enumerate(cards_of(event.cards)):
            flight = Flight(
                pose,
                self._look.ms(CAPTURE_TO_PILE),
                0.2 * self._card_height,
                easing=QEasingCurve.Type.InOutCubic,
                level=FLIGHT_LEVEL + order,
            )
            flights.append(self._move(card, flight.raised(), order * _LEFTOVERS_APART))
        return together(*flights)

    def _round_scored(self, event: RoundScored) -> QAbstractAnimation | None:
        self.happen((event,))
        rolling = [
            self._scene.scored(side).rolling_to(total)
            for side, total in enumerate(event.totals)
            if self._scene.scored(side).score.value != total
        ]
        return together(*rolling) if rolling else None

    def _match_won(self, event: MatchWon) -> None:
        self.happen((event,))

    # ------------------------------------------------------------- parts
    def _telling(self, event: Event) -> QAbstractAnimation:
        return moment(lambda: self._tell(event))

    def _change(self, *events: Event) -> _Change:
        """Let events happen, and tell which open or held cards change their place."""
        before = self._scene.poses()
        self.happen(events)
        poses = self._scene.poses()
        moved = [card for card, pose in poses.items() if pose != before[card] and pose.is_shown]
        return _Change(poses, moved)

    def _close_up(self, change: _Change, but: set[Card]) -> list[QAbstractAnimation]:
        """Rows and hands close their gaps."""
        return [
            Flight(change.poses[card], self._look.ms(ROW_CENTRES)).of(self._scene.cards[card])
            for card in change.moved
            if card not in but and card != self._scene.dragged
        ]

    def _move(self, card: Card, flight: Flight, delay: int = 0) -> QAbstractAnimation:
        item = self._scene.cards[card]
        if self._look.reduced_motion:
            return crossfade(item, flight.to, flight.ms)
        return after(self._look.ms(delay), flight.of(item))

    def _side_of(self, seat: int) -> int:
        assert self._scene.board is not None
        return self._scene.board.seating.side_of(seat)


_MOVEMENTS: Final[dict[type[Any], Callable[..., QAbstractAnimation | None]]] = {
    DealerDrawn: Choreography._dealer_drawn,
    PacketDealt: Choreography._packet_dealt,
    TableDealt: Choreography._table_dealt,
    DealVoided: Choreography._deal_voided,
    OpeningTaken: Choreography._opening_taken,
    Played: Choreography._played,
    Swept: Choreography._swept,
    LeftoversTaken: Choreography._leftovers_taken,
    RoundScored: Choreography._round_scored,
    MatchWon: Choreography._match_won,
}
