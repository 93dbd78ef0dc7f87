"""How a new match begins: its deal number, a rematch, for practice, or with an earlier deal.

Played again from another seat, the players sit in a new order so that the person is in the first
seat. The draw for the first dealer has to give the dealer of the earlier match, who sits elsewhere
now. So the new match gets another deal number with the same last six digits, and the packs are
those of the earlier number. Each pack is in the record; `number_of_packs` finds the earlier number
from the first one, for the rounds that are dealt later.
"""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from scopa_desktop.play.session.packs import number_of_packs
from scopa_desktop.play.session.seats import own_seat_of
from scopa_desktop.rules.match import Match, draw_for_dealer, pack_of, similar_number_with_dealer
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL
from scopa_desktop.rules.table_events import OptionChanged

_INVISIBLE: Final = {"Cf", "Cc"}
"""Unicode categories of direction marks, joiners and control characters."""
_SEPARATORS: Final = ".,'’_٬ "
_NUMBERS: Final = re.compile(rf"\d{{1,3}}(?:[{_SEPARATORS}]\d{{3}})+(?!\d)|\d+")


def parse_deal_number(text: str) -> int | None:
    """The deal number in a text such as `1234`, ` 1,234 `, `Deal 1234`, `#1234` or `صفقة ١٢٣٤`.

    Returns None where the text has no number, more than one, a sign or a fraction, or a number
    that is not from 0 to `LARGEST_DEAL`.
    """
    plain = "".join(map(_plain_character, text)).strip()
    numbers = list(_NUMBERS.finditer(plain))
    if len(numbers) != 1:
        return None
    (written,) = numbers
    before, after = plain[: written.start()], plain[written.end() :]
    if before.endswith(("-", "−", ".", ",")) and not before[:-1].strip():
        return None
    if before and before[-1].isalpha():
        return None
    if after and after[0].isalpha():
        return None
    number = int(re.sub(rf"[{_SEPARATORS}]", "", written[0]))
    return number if number <= LARGEST_DEAL else None


def _plain_character(character: str) -> str:
    """An ASCII digit for a digit of any script, a blank for any white space, nothing for marks."""
    digit = unicodedata.decimal(character, None)
    if digit is not None:
        return str(digit)
    if character.isspace():
        return " "
    return "" if unicodedata.category(character) in _INVISIBLE else character


LARGEST_NEW_DEAL = 999_999
"""Random deal numbers have at most six digits, so that they are easy to pass on."""


def new_deal_number(random: Random) -> int:
    """A random number for a deal that was not chosen by its number."""
    return random.randint(1, LARGEST_NEW_DEAL)


def rematch_deal_number(match: Match, random: Random) -> int:
    """A random deal number whose first dealer is the one after the first dealer of `match`."""
    players = match.seating.players
    dealer = match.seating.next_seat(match.draw.dealer)
    while True:
        number = new_deal_number(random)
        if draw_for_dealer(players, pack_of(number, 0, match.variant.deal.pack)).dealer == dealer:
            return number


_STAKE = "stake"


def practice_match(match: Match) -> Match:
    """The same match without chips; the match itself if it has none."""
    if not match.table.is_competitive:
        return match
    record = match.record
    events = tuple(
        placed
        for placed in record.events
        if not (isinstance(placed.event, OptionChanged) and placed.event.name == _STAKE)
    )
    table = replace(record.table, is_competitive=False, stake=0)
    return Match.replayed(replace(record, table=table, events=events))


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
    return similar_number_with_dealer(
        number_of_packs(match), match.seating.players, dealer, match.variant.deal.pack
    )


def _dealt(match: Match, players: Sequence[Player], deal_number: int) -> Match:
    # Known cards are not played for chips.
    table = replace(match.table.with_fixed_seats, is_competitive=False, stake=0)
    again = Match(match.variant, match.seating, players, deal_number, table)
    again.begin_round(match.recorded_round(1).pack)
    return again
