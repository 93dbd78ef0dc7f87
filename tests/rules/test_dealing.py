"""Void deals, the opening table and the cut, worked out by hand from RULES, section 2."""

from collections.abc import Sequence
from typing import Any

import pytest

from scopa_desktop.rules.captures import ITALIAN_CAPTURE_VALUES
from scopa_desktop.rules.cards import RANKS, Rank, names_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import (
    BACIGA,
    CHKOBBA,
    CIRULLA,
    CIRULLONE,
    ESCOBA,
    ESCOBA_QUINCE,
    SCOPA,
    SCOPA_ASSI,
)
from scopa_desktop.rules.dealing import (
    Deal,
    Opening,
    OpeningCapture,
    OpeningFlor,
    Redeal,
    draw_for_seats,
)
from scopa_desktop.rules.declarations import ScoredCombination
from scopa_desktop.rules.events import (
    CutMade,
    CutOffered,
    DealVoided,
    Declared,
    Event,
    OpeningTaken,
    PacketDealt,
    Swept,
    TableDealt,
)
from scopa_desktop.rules.match import Match, draw_for_dealer, pack_of
from scopa_desktop.rules.moves import Cut, Move
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.scoring import Bonus
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, THREE_PAIRS, TWO, TWO_THREES, Seating
from scopa_desktop.rules.table_events import PackCut
from scopa_desktop.rules.table_options import TableOptions
from tests.playing import play_on
from tests.rules.positions import mask, opened, players

DRAWN = TableOptions(draws_seats=True)
_SIX = "5D KC JS AB QD 3C"


@pytest.mark.parametrize(
    ("seating", "pack", "order", "draws"),
    [
        (TWO, "3D KC", (1, 0), ["KC", "3D"]),
        (TWO, "KC 3D", (0, 1), ["KC", "3D"]),
        (THREE, "5D KC JS", (1, 2, 0), ["KC", "JS", "5D"]),
        (FOUR, "5D KC JS AB", (1, 2, 0, 3), ["KC", "JS", "5D", "AB"]),
        # The two highest sit opposite each other.
        (PAIRS, "5D KC JS AB", (1, 0, 2, 3), ["KC", "5D", "JS", "AB"]),
        (TWO_THREES, _SIX, (1, 0, 4, 5, 2, 3), ["KC", "5D", "QD", "3C", "JS", "AB"]),
        (THREE_PAIRS, _SIX, (1, 2, 5, 4, 0, 3), ["KC", "JS", "3C", "QD", "5D", "AB"]),
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


@pytest.mark.parametrize("seating", SCOPA.seatings, ids=str)
def test_the_first_seat_has_the_highest_card_and_deals(seating: Seating) -> None:
    for number in range(50):
        draw = draw_for_seats(seating, pack_of(number, 0))
        first = [cards[0] % RANKS for cards in draw.drawn.draws]
        assert first[0] == max(first)
        assert sorted(draw.order) == [*range(seating.players)]
        if not seating.has_partners:
            assert first == sorted(first, reverse=True)


@pytest.mark.parametrize("seating", SCOPA.seatings, ids=str)
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
        (TWO_THREES, _SIX, (1, 4, 2, 0, 5, 3)),
        (TWO, "3D KC", (1, 0)),
    ],
)
def test_partners_can_sit_in_the_order_of_the_cards_too(
    seating: Seating, pack: str, order: tuple[int, ...]
) -> None:
    draw = draw_for_seats(seating, parse_cards(pack), partners_in_order=True)
    assert draw.order == order
    if seating.has_partners:
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


@pytest.mark.parametrize("seating", CHKOBBA.seatings, ids=str)
def test_who_cuts_the_pack_draws_the_card_where_one_is_drawn(seating: Seating) -> None:
    table = TableOptions(cuts_pack=True)
    match = Match(CHKOBBA, seating, players(seating), 3, table)
    for _ in range(3):
        cutter = match.cutter
        match.apply(PackCut(17))
        events = match.begin_round()
        assert [event.seat for event in events if isinstance(event, CutOffered)] == [cutter]
        play_on(match, rounds=len(match.sheets) + 1)


@pytest.mark.parametrize("seating", SCOPA.seatings, ids=str)
def test_the_player_at_the_dealers_left_cuts(seating: Seating) -> None:
    match = Match(SCOPA, seating, players(seating), 3)
    assert seating.next_seat(match.cutter) == match.draw.dealer
    match.begin_round()
    assert match.cutter == match.draw.dealer


MATTA = parse_card("7C")


# The numbers of cards


@pytest.mark.parametrize(
    ("deal", "players", "packet", "packets"),
    [
        (Deal(), 2, 3, 6),
        (Deal(), 3, 3, 4),
        (Deal(), 4, 3, 3),
        (Deal(), 5, 3, 2),
        (Deal(), 6, 3, 2),
        (Deal(hand=None), 2, 18, 1),
        (Deal(hand=None), 3, 12, 1),
        (Deal(hand=None), 4, 9, 1),
        (Deal(hand=None, table=0), 4, 10, 1),
    ],
)
def test_how_much_is_dealt(deal: Deal, players: int, packet: int, packets: int) -> None:
    assert (deal.packet_size(players), deal.packet_count(players)) == (packet, packets)


def test_cirullone_is_dealt_at_once_to_any_number() -> None:
    for seating in CIRULLONE.seatings:
        round_, events = opened(CIRULLONE, "2D 3C KS QB", seating)
        assert (events, round_.stock) == ([], ())
        assert {hand.bit_count() for hand in round_.hands} == {36 // seating.players}


# Void deals


@pytest.mark.parametrize(
    ("redeal", "table", "voiding"),
    [
        (Redeal(Rank.KING, 2), "KD 2C 3S 4B", ""),
        (Redeal(Rank.KING, 2), "KD KC 3S 4B", "KD KC"),
        (Redeal(Rank.KING, 3), "KD KC 3S 4B", ""),
        (Redeal(Rank.ACE, 2), "AD AC AS 4B", "AD AC AS"),
        (Redeal(None, 3), "4D 4C 7S 7B", ""),
        (Redeal(None, 3), "4D 4C 4S 7B", "4D 4C 4S"),
        (Redeal(None, 3), "QD QC QS QB", "QD QC QS QB"),
    ],
)
def test_the_cards_that_void_a_deal(redeal: Redeal, table: str, voiding: str) -> None:
    assert redeal.voiding_cards(mask(table)) == mask(voiding)


def test_two_aces_void_a_table_of_fifteen_unless_the_bonus_goes_first() -> None:
    round_, events = opened(CIRULLA, "AD AC 6S 7B")
    assert (events, round_.is_void) == ([DealVoided(mask("AD AC"), 1)], True)
    bonus_first = CIRULLA.configured({"dealer_bonus_before_aces": True})
    round_, events = opened(bonus_first, "AD AC 6S 7B")
    assert (events[0], round_.is_void) == (OpeningTaken(1, mask("AD AC 6S 7B")), False)
    round_, events = opened(bonus_first, "AD AC 5S 7B")
    assert (events, round_.is_void) == ([DealVoided(mask("AD AC"), 1)], True)


def test_aces_and_kings_may_both_void_a_deal() -> None:
    both = SCOPA_ASSI.configured({"ace_redeal": True})
    assert opened(both, "AD AC 6S 7B")[1] == [DealVoided(mask("AD AC"), 1)]
    assert opened(both, "KD KC KS 7B")[1] == [DealVoided(mask("KD KC KS"), 1)]
    assert opened(both, "AD KC KS 7B")[1] == []


# The opening capture

FIFTEEN_THIRTY = ((15, 1), (30, 2))


@pytest.mark.parametrize(
    ("opening", "table", "capture"),
    [
        (Opening(FIFTEEN_THIRTY), "2D 3C 4S 6B", OpeningCapture(1)),
        (Opening(FIFTEEN_THIRTY), "KD KC 7S 3B", OpeningCapture(2)),
        (Opening(FIFTEEN_THIRTY), "KD KC 7S 4B", None),
        (Opening(((15, 0),)), "2D 3C 4S 6B", OpeningCapture(0)),
        (Opening(((15, 0),)), "KD KC 7S 3B", None),
        # Two pairs of fifteen: 10 + 5 and 7 + 8; 10 + 10 + 7 + 3 has none.
        (Opening(FIFTEEN_THIRTY, in_pairs=True), "KD 5C 7S JB", OpeningCapture(2)),
        (Opening(FIFTEEN_THIRTY, in_pairs=True), "KD KC 7S 3B", None),
        (Opening(FIFTEEN_THIRTY, in_pairs=True), "2D 3C 4S 6B", OpeningCapture(1)),
        # The matta stands for what is missing, 1 to 10.
        (Opening(FIFTEEN_THIRTY, MATTA), "7C AD 2S 2B", OpeningCapture(1, 10)),
        (Opening(FIFTEEN_THIRTY, MATTA), "7C 5D 4S 5B", OpeningCapture(1, 1)),
        (Opening(FIFTEEN_THIRTY, MATTA), "7C KD 5S 4B", None),
        (Opening(FIFTEEN_THIRTY, MATTA), "7C KD 5S 5B", OpeningCapture(2, 10)),
        (Opening(FIFTEEN_THIRTY, MATTA), "7C KD KS QB", OpeningCapture(2, 1)),
        (Opening(FIFTEEN_THIRTY, MATTA), "7C KD KS KB", None),
        (Opening(FIFTEEN_THIRTY, MATTA), "2D 3C 4S 6B", OpeningCapture(1)),
        # Without the game's leave it is a 7.
        (Opening(FIFTEEN_THIRTY), "7C AD 2S 2B", None),
    ],
)
def test_what_the_dealer_takes(opening: Opening, table: str, capture: OpeningCapture) -> None:
    assert opening.capture(mask(table), ITALIAN_CAPTURE_VALUES) == capture


def test_a_matta_that_the_dealer_took_is_plain_again() -> None:
    round_, events = opened(CIRULLA, "7C AD 2S 2B")
    assert events[0] == OpeningTaken(1, mask("7C AD 2S 2B"), wild=10)
    assert events[1] == Swept(1, 1, parse_cards("7C"))
    assert round_.values.of(MATTA) == 7


def test_an_opening_capture_may_bring_cards_alone() -> None:
    round_, events = opened(ESCOBA, "2D 3C 4S 6B")
    assert events == [OpeningTaken(1, mask("2D 3C 4S 6B"))]
    assert (round_.sweeps, round_.last_capturer, round_.table) == ([], 1, 0)


@pytest.mark.parametrize(
    ("value", "points"), [("none", None), ("cards", None), ("15", None), ("15+30", 2)]
)
def test_the_option_of_the_opening(value: str, points: int | None) -> None:
    round_, _ = opened(ESCOBA_QUINCE.configured({"opening": value}), "KD KC 7S 3B")
    assert [sweep.points for sweep in round_.sweeps] == ([points] if points else [])


@pytest.mark.parametrize(
    ("table", "cards", "points"),
    [
        ("2D 5D 7D KC", "2D 5D 7D", 3),
        ("3B 4B 6B JB", "3B 4B 6B JB", 4),
        ("2D 5D 7C KC", "", 0),
    ],
)
def test_cards_of_one_suit_on_the_table(table: str, cards: str, points: int) -> None:
    expected = (mask(cards), ScoredCombination("flor", points)) if points else None
    assert OpeningFlor().combination(mask(table)) == expected
    round_, events = opened(BACIGA, table, THREE, dealer=2)
    flor = (
        [Declared(2, mask(cards), (ScoredCombination("flor", points),), points)] if points else []
    )
    assert events == flor
    assert round_.bonuses == ([Bonus(2, "flor", points)] if points else [])
    assert round_.table == mask(table)


def test_a_flor_on_the_table_that_makes_fifteen_is_taken_too() -> None:
    round_, events = opened(BACIGA, "AD 2D 5D 7D")
    assert [type(event) for event in events] == [Declared, OpeningTaken, Swept]
    assert round_.sheet().totals[1] >= 4 + 1


# The cut


def cut(keeps: bool, seating: Seating = TWO) -> tuple[Round, list[Event]]:
    round_, events = Round.dealt(CHKOBBA, seating, seating.players - 1, range(40))
    assert (events, round_.turn, round_.cut_card) == ([CutOffered(0, 0)], 0, 0)
    assert not round_.is_over
    assert list(round_.legal_moves()) == [Cut(True), Cut(False)]
    return round_, round_.play(Cut(keeps))


def test_the_cutter_keeps_the_card_as_their_first() -> None:
    one, (made, packet, table) = cut(keeps=True)
    assert made == CutMade(0, 0, True)
    assert packet == PacketDealt(1, 0, (parse_cards("AD 3D 5D"), parse_cards("2D 4D 6D")))
    assert table == TableDealt(parse_cards("7D JD QD KD"))
    assert (one.turn, one.cut_card) == (0, None)
    assert len(one.stock) == 30


def test_the_cutter_lays_the_card_first_on_the_table() -> None:
    one, (made, packet, table) = cut(keeps=False)
    assert made == CutMade(0, 0, False)
    assert packet == PacketDealt(1, 0, (parse_cards("2D 4D 6D"), parse_cards("3D 5D 7D")))
    assert table == TableDealt(parse_cards("AD JD QD KD"))
    assert names_of(one.table) == "AD JD QD KD"
    assert len(one.stock) == 30


@pytest.mark.parametrize("keeps", [True, False])
def test_partners_cut_at_the_dealers_right(keeps: bool) -> None:
    one, events = cut(keeps, PAIRS)
    assert isinstance(events[0], CutMade)
    assert {hand.bit_count() for hand in one.hands} == {3}
    assert len(one.stock) == 24
    assert all(isinstance(move, Move) for move in one.legal_moves())


def test_the_laid_card_may_void_the_deal() -> None:
    pack = parse_cards("4D 2D 3D 5D 6D 7D AD 4C 4S KB")
    others = [card for card in range(40) if card not in pack]
    round_, _ = Round.dealt(CHKOBBA, TWO, 1, [*pack, *others])
    assert round_.play(Cut(False))[-1] == DealVoided(mask("4D 4C 4S"), 1)
    assert (round_.is_void, round_.is_over, list(round_.legal_moves())) == (True, True, [])


def test_a_cut_is_made_once() -> None:
    one, _ = cut(keeps=True)
    refusal: Any = one.refusal(Cut(True))
    assert str(refusal) == "cut keep is not possible now"
