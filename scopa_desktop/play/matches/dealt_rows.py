"""What the packs of a match hold for each player: the rows of the table `dealt`.

The fairness figures ask whether the packs were shuffled honestly, so nothing that happened after
the shuffle may decide what is counted:

- Every deal counts with all the cards that its pack holds for a seat. Void deals count, because a
  table with many kings voids a deal, and leaving those out would leave kings in the hands. So do
  deals that were left or that ended early: somebody may leave a deal because of its cards.
- Where the pack is cut, the cutter sees a card and chooses where it goes, which moves the cards of
  the first packet and the table. Neither the first packet nor the opening is counted there; the
  later packets are the same either way.
- Packs that were set by hand do not count, and of games only those with the pack of forty do.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from scopa_desktop.play.matches.match_facts import MatchFacts
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.rules.cards import (
    COINS,
    FORTY,
    RANK_MASKS,
    RANKS,
    SETTEBELLO,
    Card,
    Mask,
    mask_of,
    union,
)
from scopa_desktop.rules.dealing import Deal
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

CARD_COLUMNS: Final[Mapping[str, Mask]] = {
    "settebello": 1 << SETTEBELLO,
    "coins": COINS,
    **{f"rank_{number}": cards for number, cards in enumerate(RANK_MASKS[:RANKS], 1)},
}
"""The columns of cards, with the cards that they count."""


def hands_of_pack(
    deal: Deal, seating: Seating, dealer: int, pack: Sequence[Card]
) -> tuple[Mask, ...]:
    """The cards that a pack holds for each seat, whatever is played.

    Where the pack is cut, they are those of the packets after the first.
    """
    players, table = seating.players, deal.table_size(seating.players)
    packet = deal.packet_size(players) * players
    first_seat = seating.next_seat(dealer)
    hands = [0] * players
    for first, last in ((0, packet), (packet + table, deal.pack.size))[1 if deal.cut else 0 :]:
        cards = pack[first:last]
        for seat in range(players):
            hands[seat] |= mask_of(cards[(seat - first_seat) % players :: players])
    return tuple(hands)


def dealt_rows(note: MatchNote, facts: MatchFacts) -> Iterator[Mapping[str, object]]:
    """The rows of a match: for each person, the own cards and those of each level of opponents.

    There are none for matches that are running, were replayed or have not the pack of forty.
    Several opponents of a level count like one with all their cards, because these are not
    independent of each other.
    """
    is_counted = note.ending is not Ending.RUNNING and note.origin is not Origin.REPLAYED
    deals = _Deals(facts)
    if not is_counted or not deals.rounds or facts.variant.deal.pack != FORTY:
        return
    for seat in facts.persons:
        for level, seats in _groups(facts, seat).items():
            size = deals.hands[0][seats[0]].bit_count() * len(seats)
            columns = {"seat": seat, "level": level, "seats": len(seats), "size": size}
            yield {**columns, **deals.counts(seats)}


def _groups(facts: MatchFacts, own: int) -> Mapping[str, Sequence[int]]:
    """The own seat, and those of each level on other sides."""
    seating = facts.seating
    groups = {"": [own]}
    for seat, player in enumerate(facts.players):
        if seating.side_of(seat) != seating.side_of(own):
            groups.setdefault(player.level, []).append(seat)
    return groups


class _Deals:
    """The deals of a match that count."""

    def __init__(self, facts: MatchFacts) -> None:
        self.rounds = [each for each in facts.rounds if each.is_from_number]
        self.hands = [
            hands_of_pack(facts.variant.deal, facts.seating, each.dealer, each.pack)
            for each in self.rounds
        ]
        self._first = facts.rounds[:1]
        self._scorable = self.rounds if opening_can_score(facts.variant) else []
        self._scored = [each for each in self._scorable if each.opening_points > 0]

    def counts(self, seats: Sequence[int]) -> Mapping[str, int]:
        """What these seats have together, by column."""
        hands = [union(hands[seat] for seat in seats) for hands in self.hands]
        return {
            "deals": len(self.rounds),
            "first_deals": sum(each.dealer in seats for each in self._first),
            "scorable_deals": sum(each.dealer in seats for each in self._scorable),
            "openings": sum(each.dealer in seats for each in self._scored),
            "all_scorable_deals": len(self._scorable),
            "all_openings": len(self._scored),
            **{
                name: sum((hand & cards).bit_count() for hand in hands)
                for name, cards in CARD_COLUMNS.items()
            },
        }


def opening_can_score(variant: Variant) -> bool:
    """Whether the first table cards can give the dealer points by chance alone.

    Where the dealer may leave them, that is not chance alone.
    """
    if variant.opening_may_decline:
        return False
    has_capture = variant.opening is not None and any(
        points for _, points in variant.opening.points
    )
    has_flor = variant.opening_flor is not None
    return (has_capture or has_flor) and not variant.deal.cut
