"""How the players look while a round is played.

It follows from what everybody has seen. A player on turn looks at their cards. An event is felt
when it is shown, until the player is on turn or another round is dealt.
"""

from collections.abc import Iterable, Mapping

from scopa_desktop.rules.cards import RANK_MASKS, Mask, Rank, cards_of, union
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
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.animation.highlights import point_card


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
            if event.robbed_side is not None:
                felt |= dict.fromkeys(match.seating.seats_of(event.robbed_side), Expression.FROWN)
                felt[event.seat] = Expression.DELIGHTED
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
    unseen = match.variant.deal.pack.cards & ~(current.table | union(current.piles))

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
