"""How the players look while a round is played, and what computer players say.

Both follow from what everybody has seen. A player on turn looks at their cards. An event is felt
when it is shown, until the player is on turn or another round is dealt.
"""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject

from scopa_desktop.ai.levels import find_level
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
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.animation.highlights import point_card
from scopa_desktop.ui.table.animation.speech_bubbles import RemarkBubble
from scopa_desktop.ui.table.scene.card_poses import OVERLAY_Z
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.wording.remarks import Occasion, quoted_remark, remark_about


def felt_about(event: Event, seating: Seating, variant: Variant) -> Mapping[int, Expression]:
    """The players whose expressions change with an event, and how they look then."""
    seats = range(seating.players)
    if isinstance(event, PacketDealt) and event.number == 1:
        return dict.fromkeys(seats, Expression.CALM)
    if isinstance(event, Played):
        return {event.seat: Expression.CALM}
    if isinstance(event, Captured) and point_card(event, variant) is not None:
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


def felt_after(
    events: Iterable[Event], match: Match, before: Mapping[int, Expression]
) -> dict[int, Expression]:
    """What the players feel after these events, by seat, with what they felt before."""
    felt = dict(before)
    for event in events:
        felt.update(felt_about(event, match.seating, match.variant))
    return felt


class TableRemarks(QObject):
    """Has a computer player say something about an event, at most once in a round.

    It hears of events that everybody has seen, when they are shown. Without animations nobody says
    anything.
    """

    def __init__(self, view: TableView, session: Session) -> None:
        super().__init__(view)
        self.is_enabled = True
        self._view, self._session = view, session
        self._last: tuple[Match, int] | None = None
        """The match and the number of the round of the last remark."""
        self._bubble: RemarkBubble | None = None

    def about(self, event: Event) -> None:
        """Have somebody say something about an event, if anybody has something to say."""
        scene, match = self._view.table_scene, self._session.match
        layout, appearance = scene.table_layout, scene.appearance
        if not self.is_enabled or match is None or layout is None:
            return
        if appearance.look.speed is Speed.OFF or self._last == (match, match.deals):
            return
        said = said_about(event, match, match.variant)
        if said is None:
            return
        self._last = (match, match.deals)
        seat, occasion = said
        player = match.players[seat]
        remark = remark_about(occasion, player.level)
        self._view.announce(quoted_remark(player.name, remark))
        self._show(RemarkBubble(appearance, layout, seat, z=OVERLAY_Z, remark=remark))

    def clear(self) -> None:
        """Remove the bubble, because another position is shown."""
        if self._bubble is not None:
            self._view.table_scene.removeItem(self._bubble)
            self._bubble = None

    def _show(self, bubble: RemarkBubble) -> None:
        self.clear()
        self._bubble = bubble
        self._view.table_scene.addItem(bubble)
        animation = bubble.animation()
        animation.setParent(self)

        def end() -> None:
            animation.deleteLater()
            if self._bubble is bubble:
                self.clear()

        animation.finished.connect(end)
        animation.start()


def said_about(event: Event, match: Match, variant: Variant) -> tuple[int, Occasion] | None:
    """Who says something about an event, and on what occasion; None if nobody does."""
    if isinstance(event, Swept):
        own, of_person = Occasion.SWEPT, Occasion.SWEPT_BY_PERSON
    elif isinstance(event, Captured) and point_card(event, variant) is not None:
        own, of_person = Occasion.TOOK_POINT, Occasion.POINT_TAKEN_BY_PERSON
    else:
        return None
    if not match.players[event.seat].is_person:
        return (event.seat, own) if find_level(match.players[event.seat].level) else None
    side_of = match.seating.side_of
    for seat, player in enumerate(match.players):
        if side_of(seat) != side_of(event.seat) and find_level(player.level) is not None:
            return seat, of_person
    return None
