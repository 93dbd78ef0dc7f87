"""Numbers of deals and of rematches, and the same deal again from each seat."""

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication

from scopa_desktop.play.new_match import (
    LARGEST_NEW_DEAL,
    deal_from_seat,
    parse_deal_number,
    rematch_deal_number,
    same_deal,
)
from scopa_desktop.play.session.packs import number_of_packs
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.catalogue import CATALOGUE, SCOPA
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import (
    LARGEST_DEAL,
    MAX_RECORD_CHARACTERS,
    read_record,
    write_record,
)
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.table_options import TableOptions
from scopa_desktop.rules.variant import Variant
from tests.looping import loop_over

NAMES = ("You", "Nino", "Pina", "Ciro", "Rosa", "Beppe")
GAMES = [(game, seating) for game in CATALOGUE.values() for seating in game.seatings]


def new_match(game: Variant = SCOPA, seating: Seating = TWO, number: int = 7) -> Match:
    players = [
        Player(name, "greedy" if seat else PERSON)
        for seat, name in enumerate(NAMES[: seating.players])
    ]
    return Match(game, seating, players, number)


def play_rounds(match: Match, rounds: int, random: Random) -> Match:
    """Play with random moves until so many rounds were dealt and are over, or the match is."""
    while match.winner is None and not (match.needs_deal and match.deals >= rounds):
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(random.choice(match.round.legal_moves()))
    return match


def dealt_hands(match: Match) -> tuple[list[int], int, int]:
    """The hands, the table and the dealer of the round on the table."""
    assert match.round is not None
    return list(match.round.hands), match.round.table, match.round.dealer


def test_the_same_deal_has_the_same_packs_and_dealer() -> None:
    match = play_rounds(new_match(), 2, Random(1))
    again = same_deal(match)
    assert again.record == match.record.until(1, 0)
    assert number_of_packs(again) == match.deal_number


def test_the_same_deal_is_never_competitive() -> None:
    table = TableOptions(is_competitive=True, stake=100, turn_seconds=30)
    match = new_match()
    match = play_rounds(Match(SCOPA, TWO, match.players, match.deal_number, table), 1, Random(1))
    assert same_deal(match).table == TableOptions(turn_seconds=30)


@loop_over(("game", "seating"), GAMES, ids=lambda case: f"{case[0].id} {case[1]}")
def test_from_another_seat_everybody_has_the_cards_of_that_seat(
    game: Variant, seating: Seating
) -> None:
    match = new_match(game, seating)
    match.begin_round()
    hands, table, dealer = dealt_hands(match)
    for seat in range(1, seating.players):
        turned = deal_from_seat(match, seat)
        turned_hands, turned_table, turned_dealer = dealt_hands(turned)
        assert turned_table == table
        assert turned_dealer == (dealer - seat) % seating.players
        assert turned_dealer == turned.draw.dealer
        by_name = dict(zip((p.name for p in turned.players), turned_hands, strict=True))
        assert turned.players[0].level == PERSON
        assert by_name["You"] == hands[seat]
        assert by_name[NAMES[seat]] == hands[0]
        for other in set(range(1, seating.players)) - {seat}:
            assert by_name[NAMES[other]] == hands[other]
        assert number_of_packs(turned) == match.deal_number
        assert Match.replayed(turned.record).record == turned.record


@pytest.mark.parametrize("own_seat", [1, 2])
def test_a_person_in_another_seat_changes_places_too(own_seat: int) -> None:
    names = ["Luna", *NAMES[1:4]]
    players = [Player(name, "greedy") for name in names]
    players[own_seat] = Player("You", PERSON)
    match = Match(CATALOGUE["scopone"], PAIRS, players, 7)
    match.begin_round()
    hands, _, _ = dealt_hands(match)
    assert same_deal(match).players == match.players
    for seat in range(4):
        turned = deal_from_seat(match, seat)
        turned_hands, _, _ = dealt_hands(turned)
        by_name = dict(zip((p.name for p in turned.players), turned_hands, strict=True))
        assert turned.players[0] == Player("You", PERSON)
        assert by_name["You"] == hands[seat]
        if seat != own_seat:
            assert by_name[names[seat]] == hands[own_seat]


@pytest.mark.parametrize("number", [0, 1, 999_999, 1_000_000, 48_213, LARGEST_DEAL])
def test_the_number_of_the_packs_is_found_again_in_the_record(number: int) -> None:
    match = new_match(number=number)
    match.begin_round()
    turned = deal_from_seat(match, 1)
    written = read_record(write_record(turned.record))
    assert number_of_packs(Match.replayed(written)) == number
    back = deal_from_seat(turned, 1)
    assert back.players == match.players
    assert back.recorded_round(1) == match.recorded_round(1)
    assert number_of_packs(back) == number


def test_a_pack_that_was_set_by_hand_comes_from_no_other_number() -> None:
    match = new_match()
    match.begin_round(tuple(reversed(pack_of(7, 1))))
    assert number_of_packs(match) == 7
    assert number_of_packs(new_match()) == 7


def test_the_session_deals_the_first_and_all_later_packs_of_the_earlier_match() -> None:
    match = play_rounds(new_match(number=3), 3, Random(2))
    assert match.deals >= 3
    session = Session()
    session.begin_dealt(deal_from_seat(match, 1))
    events: list[object] = []
    session.events_occurred.connect(events.extend)
    assert session.match is not None
    assert session.match.deals == 0
    random = Random(3)
    while session.match.deals < 3:
        session.settled()
        QCoreApplication.processEvents()
        if session.match.round is not None and not session.match.round.is_over:
            session._play(random.choice(session.match.round.legal_moves()))
        else:
            session.next_round()
    packs = [session.match.recorded_round(deal).pack for deal in (1, 2, 3)]
    assert packs == [match.recorded_round(deal).pack for deal in (1, 2, 3)]
    assert len(write_record(session.record)) < MAX_RECORD_CHARACTERS


def test_nothing_can_be_redone_when_the_deal_has_been_shown() -> None:
    match = new_match()
    match.begin_round()
    session = Session()
    session.begin_dealt(same_deal(match))
    session.next_round()
    assert session.record == match.record
    assert not session.can_redo


@pytest.mark.parametrize(
    "text",
    [
        "1234",
        "  1234\n",
        "1,234",
        "1.234",
        "1 234",
        "1\N{NARROW NO-BREAK SPACE}234",
        "1’234",
        "Deal 1234",
        "deal: 1234.",
        "Deal no. 1234",
        "#1234",
        "n.º 1.234",
        "“1234”",
        "Scopa, deal 1234!",
        "Smazzata 1234",
        "١٢٣٤",
        "التوزيعة ١٬٢٣٤",
        "\N{RIGHT-TO-LEFT MARK}1234\N{LEFT-TO-RIGHT MARK}",
        "001234",
    ],
    ids=ascii,
)
def test_a_number_is_found_in(text: str) -> None:
    assert parse_deal_number(text) == 1234


@pytest.mark.parametrize(
    "text",
    ["", "Deal", "-1", "−5", ".5", "12 34", "1 or 2", "1,23", "12a4", "a12", "0x10", "1e5",
     "1,234,5678", str(LARGEST_DEAL + 1), "9" * 50, "²"],
    ids=ascii,
)  # fmt: skip
def test_no_number_is_found_in(text: str) -> None:
    assert parse_deal_number(text) is None


def test_the_limits_are_numbers() -> None:
    assert parse_deal_number("0") == 0
    assert parse_deal_number("999,999,999") == LARGEST_DEAL


@loop_over(
    ("seating", "deal_number"),
    [(seating, number) for seating in (TWO, THREE, FOUR, PAIRS) for number in range(1, 40)],
)
def test_the_next_player_deals_first_in_a_rematch(seating: Seating, deal_number: int) -> None:
    players = [Player("You", PERSON)] + [Player("Beppe", "casual")] * (seating.players - 1)
    match = Match(SCOPA, seating, players, deal_number)
    number = rematch_deal_number(match, Random(deal_number))
    rematch = Match(SCOPA, seating, players, number)
    assert rematch.draw.dealer == seating.next_seat(match.draw.dealer)
    assert 1 <= number <= LARGEST_NEW_DEAL
