"""Seats by drawn cards, worked out by hand from RULES, section 1."""

from collections.abc import Sequence

import pytest

from scopa_desktop.rules.cards import RANKS, parse_cards
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match, draw_for_dealer, pack_of
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seat_draw import draw_for_seats
from scopa_desktop.rules.seating import FOUR, PAIRS, SEATINGS, THREE, TWO, Seating
from scopa_desktop.rules.table_options import TableOptions
from tests.rules.positions import players

DRAWN = TableOptions(draws_seats=True)


@pytest.mark.parametrize(
    ("seating", "pack", "order", "draws"),
    [
        (TWO, "3D KC", (1, 0), ["KC", "3D"]),
        (TWO, "KC 3D", (0, 1), ["KC", "3D"]),
        (THREE, "5D KC JS", (1, 2, 0), ["KC", "JS", "5D"]),
        (FOUR, "5D KC JS AB", (1, 2, 0, 3), ["KC", "JS", "5D", "AB"]),
        # The two highest sit opposite each other.
        (PAIRS, "5D KC JS AB", (1, 0, 2, 3), ["KC", "5D", "JS", "AB"]),
        # Who tie draw again, all of them; the others keep their place.
        (TWO, "KC KD 2C 3D", (1, 0), ["KD 3D", "KC 2C"]),
        (THREE, "5D 5C KS 2B 7S", (2, 1, 0), ["KS", "5C 7S", "5D 2B"]),
        (FOUR, "5D 5C KS KB 2B 7S QD JD", (2, 3, 1, 0), ["KS QD", "KB JD", "5C 7S", "5D 2B"]),
        (TWO, "KC KD 2C 2D AS AB 4D 6D", (1, 0), ["KD 2D AB 6D", "KC 2C AS 4D"]),
    ],
)
def test_the_cards_say_who_sits_where(
    seating: Seating, pack: str, order: tuple[int, ...], draws: Sequence[str]
) -> None:
    draw = draw_for_seats(seating, parse_cards(pack))
    assert draw.order == order
    assert draw.drawn.dealer == 0
    assert [*draw.drawn.draws] == [parse_cards(cards) for cards in draws]


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_the_first_seat_has_the_highest_card_and_deals(seating: Seating) -> None:
    for number in range(50):
        draw = draw_for_seats(seating, pack_of(number, 0))
        first = [cards[0] % RANKS for cards in draw.drawn.draws]
        assert first[0] == max(first)
        assert sorted(draw.order) == [*range(seating.players)]
        if not seating.pairs:
            assert first == sorted(first, reverse=True)


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_a_match_with_drawn_seats_is_replayed(seating: Seating) -> None:
    match = Match(SCOPA, seating, players(seating), 7, DRAWN)
    assert match.draw == draw_for_seats(seating, pack_of(7, 0)).drawn
    events = match.begin_round()
    assert events[0] == match.draw
    again = Match.replayed(read_record(write_record(match.record)))
    assert again.draw == match.draw
    assert again.recorded_round(1).dealer == 0


@pytest.mark.parametrize(
    ("seating", "pack", "order"),
    [
        # The highest, the third, and their opponents between them.
        (PAIRS, "5D KC JS AB", (1, 2, 0, 3)),
        (FOUR, "5D KC JS AB", (1, 2, 0, 3)),
        (TWO, "3D KC", (1, 0)),
    ],
)
def test_partners_can_sit_in_the_order_of_the_cards_too(
    seating: Seating, pack: str, order: tuple[int, ...]
) -> None:
    draw = draw_for_seats(seating, parse_cards(pack), partners_in_order=True)
    assert draw.order == order
    if seating.pairs:
        assert draw_for_seats(seating, parse_cards(pack)).order != order


def test_a_match_with_partners_in_order_is_replayed() -> None:
    table = TableOptions(draws_seats=True, seats_partners_in_order=True)
    match = Match(SCOPA, PAIRS, players(PAIRS), 7, table)
    assert match.draw == draw_for_seats(PAIRS, pack_of(7, 0), partners_in_order=True).drawn
    assert match.draw != Match(SCOPA, PAIRS, players(PAIRS), 7, DRAWN).draw
    match.begin_round()
    text = write_record(match.record)
    assert "table: draw = on\ntable: draw_order = on\n" in text
    assert Match.replayed(read_record(text)).draw == match.draw
    assert table.with_fixed_seats == TableOptions()


def test_without_the_option_the_draw_is_as_ever() -> None:
    match = Match(SCOPA, THREE, players(THREE), 7)
    assert match.draw == draw_for_dealer(3, pack_of(7, 0))
    assert not DRAWN.with_fixed_seats.draws_seats


@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_the_player_at_the_dealers_left_cuts(seating: Seating) -> None:
    match = Match(SCOPA, seating, players(seating), 3)
    assert seating.next_seat(match.cutter) == match.draw.dealer
    match.begin_round()
    assert match.cutter == match.draw.dealer
