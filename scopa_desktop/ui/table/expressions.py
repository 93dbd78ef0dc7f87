"""`TableExpressions`: how the players look, by what everybody has seen."""

from collections.abc import Mapping, Sequence

from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.events import (
    Captured,
    Event,
    InstantWin,
    MatchWon,
    PacketDealt,
    Played,
    Swept,
)
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.event_sounds import takes_point
from scopa_desktop.ui.table.table_view import TableView


class TableExpressions:
    """Shows the expressions of the players on their plaques.

    A player on turn looks at their cards. An event is felt when it is shown, until the player is on
    turn or another round is dealt.
    """

    def __init__(self, view: TableView, session: Session) -> None:
        self._view, self._session = view, session
        self._felt: dict[int, Expression] = {}
        """By seat; players who are not in it feel nothing."""
        self._turn: int | None = None
        self._events: Sequence[Event] = ()
        """Those whose animations have not finished."""

    def of(self, seat: int) -> Expression:
        is_on_turn = seat == self._turn
        return self._felt.get(seat, Expression.THINKING if is_on_turn else Expression.CALM)

    def begin(self, events: Sequence[Event]) -> None:
        """Take note of events whose animations begin now."""
        self._events = tuple(events)

    def about(self, event: Event) -> None:
        """Show what the players feel about an event."""
        if (match := self._session.match) is not None:
            self._felt.update(felt_about(event, match.seating, match.variant))
            self.show(self._turn)

    def settle(self) -> None:
        """Catch up with skipped events; the player on turn feels nothing any more."""
        for event in self._events:
            self.about(event)
        self._events = ()
        if self._session.turn is not None:
            self._felt.pop(self._session.turn, None)

    def show(self, turn: int | None) -> None:
        """Show the expressions while a seat is on turn, or none."""
        self._turn = turn
        if (match := self._session.match) is not None:
            self._view.set_expressions([self.of(seat) for seat in range(len(match.players))])

    def clear(self) -> None:
        """Forget what the players feel, because another position will be shown."""
        self._felt.clear()
        self._events = ()


def felt_about(event: Event, seating: Seating, variant: Variant) -> Mapping[int, Expression]:
    """The players whose expressions change with an event, and how they look then."""
    seats = range(seating.players)
    if isinstance(event, PacketDealt) and event.number == 1:
        return dict.fromkeys(seats, Expression.CALM)
    if isinstance(event, Played):
        return {event.seat: Expression.CALM}
    if isinstance(event, Captured) and takes_point(event, variant):
        return {event.seat: Expression.SMILE}
    if isinstance(event, Swept):
        side = seating.side_of(event.seat)
    elif isinstance(event, InstantWin | MatchWon):
        side = event.side
    else:
        return {}
    return {
        seat: Expression.SMILE if seating.side_of(seat) == side else Expression.FROWN
        for seat in seats
    }
