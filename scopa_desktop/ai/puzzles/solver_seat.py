"""Turns a record so that any of its seats becomes seat 0, the seat of the person who solves."""

from dataclasses import replace
from itertools import count
from typing import Final

from scopa_desktop.ai.puzzles.puzzle import SOLVER_SEAT
from scopa_desktop.rules.match import draw_for_dealer, pack_of
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import LARGEST_DEAL, Record

_STEP: Final = 1_000_000
"""As in a match that is dealt from another seat (RECORD.md): the last six digits stay."""


def turned_record(record: Record, seat: int) -> Record:
    """The record with `seat` as seat 0, played by a person, and the other seats in turn after it.

    Packs and moves stay as they are. The deal number is one whose draw gives the first dealer, who
    sits elsewhere now.
    """
    count_of_seats = record.seating.players
    turned = [record.players[(place + seat) % count_of_seats] for place in range(count_of_seats)]
    turned[SOLVER_SEAT] = Player(turned[SOLVER_SEAT].name, PERSON)
    rounds = tuple(
        each._replace(dealer=(each.dealer - seat) % count_of_seats) for each in record.rounds
    )
    number = record.deal_number
    if rounds and (seat or record.table.draws_seats):
        number = _number_with_dealer(number, count_of_seats, rounds[0].dealer)
    table = record.table.with_fixed_seats
    return replace(record, players=tuple(turned), deal_number=number, rounds=rounds, table=table)


def _number_with_dealer(number: int, players: int, dealer: int) -> int:
    """The next deal number with the same last six digits whose draw gives this dealer."""
    numbers = ((number + step * _STEP) % (LARGEST_DEAL + 1) for step in count(1))
    return next(
        each for each in numbers if draw_for_dealer(players, pack_of(each, 0)).dealer == dealer
    )
