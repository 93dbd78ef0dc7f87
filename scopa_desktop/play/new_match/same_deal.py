"""Playing the deal of an earlier match again, from the own seat or from that of another player.

From another seat, the players sit in a new order so that the person is in the first seat. The draw
for the first dealer has to give the dealer of the earlier match, who sits elsewhere now. So the new
match gets another deal number with the same last six digits, and the packs are those of the earlier
number. Each pack is in the record; `number_of_packs` finds the earlier number from the first one,
for the rounds that are dealt later.
"""

from collections.abc import Sequence
from dataclasses import replace

from scopa_desktop.play.session.packs import number_of_packs, numbers_with_the_last_digits_of
from scopa_desktop.play.session.seats import own_seat_of
from scopa_desktop.rules.match import Match, draw_for_dealer, pack_of
from scopa_desktop.rules.players import Player


def same_deal(match: Match) -> Match:
    """A new match with the players and the first pack of an earlier one, which is dealt.

    Raises `IndexError` if no round of the earlier match was dealt.
    """
    number = match.deal_number
    if match.first_table.draws_seats:
        # Everybody stays in their seat, and the draw for the deal alone says who deals.
        number = _number_with_dealer(match, match.draw.dealer)
    return _dealt(match, match.players, number)


def deal_from_seat(match: Match, seat: int) -> Match:
    """A new match in which the person has the cards of another seat of an earlier one.

    The person and the player of that seat exchange their places; all others have the same cards as
    before. The person sits in the first seat then, so each player sits `seat` places further on,
    and so does the dealer. Raises `IndexError` if no round of the earlier match was dealt.
    """
    count = match.seating.players
    players = list(match.players)
    own_seat = own_seat_of(players)
    players[own_seat], players[seat] = players[seat], players[own_seat]
    turned = [players[(place + seat) % count] for place in range(count)]
    dealer = (match.draw.dealer - seat) % count
    return _dealt(match, turned, _number_with_dealer(match, dealer))


def _number_with_dealer(match: Match, dealer: int) -> int:
    """A number like that of the packs of a match, whose draw gives this dealer."""
    players = match.seating.players
    numbers = numbers_with_the_last_digits_of(number_of_packs(match))
    return next(
        number
        for number in numbers
        if draw_for_dealer(players, pack_of(number, 0)).dealer == dealer
    )


def _dealt(match: Match, players: Sequence[Player], deal_number: int) -> Match:
    # Known cards are not played for chips.
    table = replace(match.table.with_fixed_seats, is_competitive=False, stake=0)
    again = Match(match.variant, match.seating, players, deal_number, table)
    again.begin_round(match.recorded_round(1).pack)
    return again
