"""How the players look while a round is played, and what computer players say.

Both follow from what everybody has seen. A player on turn looks at their cards. An event is felt
when it is shown, until the player is on turn or another round is dealt.
"""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.cards import PACK, RANK_MASKS, Mask, Rank, cards_of, union
from scopa_desktop.rules.events import (
    Captured,
    Declared,
    Event,
    InstantWin,
    MatchWon,
    PacketDealt,
    Played,
    Swept,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.animation.highlights import point_card
from scopa_desktop.ui.table.animation.speech_bubbles import RemarkBubble
from scopa_desktop.ui.table.scene.card_poses import OVERLAY_Z
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.wording.remarks import Occasion, quoted_remark, remark_about


def felt_about(event: Event, match: Match) -> Mapping[int, Expression]:
    """The players whose expressions change with an event, and how they look then."""
    side_of, seats = match.seating.side_of, range(match.seating.players)
    match event:
        case PacketDealt(number=1):
            return dict.fromkeys(seats, Expression.CALM)
        case Played():
            is_sly = leaves_no_sweep(event, match)
            return {event.seat: Expression.SLY if is_sly else Expression.CALM}
        case Declared():
            return {event.seat: Expression.SLY}
        case Captured():
            taken = event.taken | 1 << event.card
            has_sevens = (taken & RANK_MASKS[Rank.SEVEN]).bit_count() > 1
            felt = {event.seat: Expression.DELIGHTED} if has_sevens else {}
            if point_card(event, match.variant) is not None:
                own = side_of(event.seat)
                losers = [seat for seat in seats if side_of(seat) != own]
                felt |= dict.fromkeys(losers, Expression.RUEFUL)
                felt.setdefault(event.seat, Expression.SMILE)
            return felt
        case Swept():
            side, others = side_of(event.seat), Expression.RUEFUL
        case InstantWin() | MatchWon():
            side, others = event.side, Expression.FROWN
        case _:
            return {}
    return {seat: Expression.DELIGHTED if side_of(seat) == side else others for seat in seats}


def leaves_no_sweep(event: Played, match: Match) -> bool:
    """Whether a card was laid on a table that could be swept and now cannot be any more.

    Any card may be in any hand that does not lie on the table or in a pile: who looks sly betrays
    nothing. The match has the position after the event.
    """
    current, laid = match.round, 1 << event.card
    if current is None or current.is_over or not current.table & laid:
        return False
    unseen = PACK & ~(current.table | union(current.piles))

    def can_be_swept(table: Mask) -> bool:
        captures = match.variant.captures
        return any(
            table in captures.legal_captures(card, table, current.values)
            for card in cards_of(unseen)
        )

    before = current.table & ~laid
    return bool(before) and can_be_swept(before) and not can_be_swept(current.table)


def felt_after(
    events: Iterable[Event], match: Match, before: Mapping[int, Expression]
) -> dict[int, Expression]:
    """What the players feel after these events, by seat, with what they felt before."""
    felt = dict(before)
    for event in events:
        felt.update(felt_about(event, match))
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
