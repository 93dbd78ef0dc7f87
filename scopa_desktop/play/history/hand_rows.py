"""What the packs of a match hold for each seat: the rows of the table `hand`.

The fairness figures ask whether the packs were shuffled honestly, so nothing that happened after
the shuffle may decide what is counted:

- Every deal counts with all the cards that its pack holds for a seat. Void deals count, because a
  table with many kings voids a deal, and leaving those out would leave kings in the hands. So do
  deals that were left or that ended early: somebody may leave a deal because of its cards.
- Where the pack is cut, the cutter sees a card and chooses where it goes, which moves the cards of
  the first packet and the table. Neither the first packet nor the opening is counted there; the
  later packets are the same either way.
- Packs that were set by hand do not count.
"""

from collections.abc import Iterator, Mapping, Sequence

from scopa_desktop.play.history.match_facts import MatchFacts
from scopa_desktop.rules.cards import COINS, RANK_MASKS, SETTEBELLO, Card, Mask, mask_of
from scopa_desktop.rules.dealing import Deal
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant


def hands_of_pack(
    deal: Deal, seating: Seating, dealer: int, pack: Sequence[Card]
) -> tuple[Mask, ...]:
    """The cards that a pack holds for each seat, whatever is played.

    Where the pack is cut, they are those of the packets after the first.
    """
    players, size = seating.players, deal.packet_size(seating.players)
    packet = size * players
    first_seat = seating.next_seat(dealer)
    hands = [0] * players
    for number in range(1 if deal.cut else 0, deal.packet_count(players)):
        begin = number * packet + (deal.table if number else 0)
        cards = pack[begin : begin + packet]
        for seat in range(players):
            hands[seat] |= mask_of(cards[(seat - first_seat) % players :: players])
    return tuple(hands)


def hand_rows(facts: MatchFacts) -> Iterator[Mapping[str, object]]:
    """The rows of the table `hand` for a match, one for each seat."""
    rounds = [round_facts for round_facts in facts.rounds if round_facts.is_from_number]
    hands = [
        hands_of_pack(facts.variant.deal, facts.seating, round_facts.dealer, round_facts.pack)
        for round_facts in rounds
    ]
    scorable = rounds if opening_can_score(facts.variant) else []
    scored = [round_facts for round_facts in scorable if round_facts.opening_points > 0]
    for seat, player in enumerate(facts.players):
        yield {
            "seat": seat,
            "side": facts.seating.side_of(seat),
            "level": player.level,
            "deals": len(rounds),
            **_cards([hands_of_seats[seat] for hands_of_seats in hands]),
            "first_deals": sum(each.dealer == seat for each in facts.rounds[:1]),
            "scorable_deals": sum(each.dealer == seat for each in scorable),
            "openings": sum(each.dealer == seat for each in scored),
            "all_scorable_deals": len(scorable),
            "all_openings": len(scored),
        }


def _cards(hands: Sequence[Mask]) -> Mapping[str, object]:
    """The columns about the cards of a seat, from its hand in each deal."""
    ranks = {
        f"dealt_{number}": sum((hand & cards).bit_count() for hand in hands)
        for number, cards in enumerate(RANK_MASKS, 1)
    }
    return {
        "size": hands[0].bit_count() if hands else 0,
        "dealt_settebello": sum(hand >> SETTEBELLO & 1 for hand in hands),
        "dealt_coins": sum((hand & COINS).bit_count() for hand in hands),
        **ranks,
    }


def opening_can_score(variant: Variant) -> bool:
    """Whether the first table cards can give the dealer points by chance alone."""
    has_capture = variant.opening is not None and any(
        points for _, points in variant.opening.points
    )
    has_flor = variant.opening_flor is not None
    return (has_capture or has_flor) and not variant.deal.cut
