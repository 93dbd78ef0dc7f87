"""Hands that lie face down for everybody: RULES 2.29, and the option `blind_hands`."""

from random import Random

import pytest

from scopa_desktop.ai.odds import odds_task
from scopa_desktop.ai.seat_view import CardPlace, SeatView, card_places
from scopa_desktop.rules.cards import PACK_SIZE, cards_of, parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, CHKOBBA, CIRULLA, SCOPA, SCOPONE_ALLA_CIECA
from scopa_desktop.rules.events import PacketDealt, Played
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.options import own_games
from scopa_desktop.rules.replay import round_events
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.variant import OptionValue, Variant
from tests.looping import check_all
from tests.rules.by_the_book.judging import play_by_the_book
from tests.rules.campaign import LineUp
from tests.rules.positions import pack_opening_with, players

BLIND_SCOPA = own_games.configured(SCOPA, {"blind_hands": True})


def _played(match: Match, plies: int, seed: int = 1) -> Match:
    """The match after a number of random plies."""
    chance = Random(seed)
    if match.round is None:
        match.begin_round()
    for _ in range(plies):
        assert match.round is not None
        match.play(chance.choice(match.round.legal_moves()))
    return match


@pytest.mark.parametrize(
    ("variant", "seating", "packets"),
    [(SCOPONE_ALLA_CIECA, PAIRS, [10]), (BLIND_SCOPA, TWO, [3] * 6), (BLIND_SCOPA, THREE, [3] * 4)],
    ids=["scopone-alla-cieca", "scopa-2", "scopa-3"],
)
def test_cards_are_turned_over_in_the_order_of_the_deal(
    variant: Variant, seating: Seating, packets: list[int]
) -> None:
    match = Match(variant, seating, players(seating), 3)
    _played(match, 0)
    while match.round is not None and not match.round.is_over:
        assert match.round.hands[match.round.turn].bit_count() == 1
        _played(match, 1)
    happened = round_events(variant, match.seating, match.record.rounds[0])
    events = [event for each in happened for event in each]
    dealt = [event for event in events if isinstance(event, PacketDealt)]
    assert [len(event.hands[0]) for event in dealt] == packets
    for seat in range(match.seating.players):
        turned = [
            event.card for event in events if event == Played(seat, getattr(event, "card", -1))
        ]
        assert turned == [card for event in dealt for card in event.hands[seat]]


def test_a_packet_of_another_game_is_dealt_as_with_open_hands() -> None:
    pack = [*range(PACK_SIZE)]
    blind, blind_events = Round.dealt(BLIND_SCOPA, TWO, 0, pack)
    seen, events = Round.dealt(SCOPA, TWO, 0, pack)
    assert blind_events == events
    assert (blind.table, blind.position.plays_left()) == (seen.table, seen.position.plays_left())


def test_nobody_knows_a_card_before_it_is_turned_over() -> None:
    match = _played(Match(SCOPONE_ALLA_CIECA, PAIRS, players(PAIRS), 5), 6)
    round_ = match.round
    assert round_ is not None
    for seat in range(4):
        view = SeatView.of(match, seat)
        knows = seat == round_.turn
        assert view.hand == (round_.hands[seat] if knows else 0)
        assert (CardPlace.OWN in card_places(view)) is knows
        assert view.unseen == sum(1 << card for card in round_.stock) | sum(
            hand for other, hand in enumerate(round_.hands) if other != seat or not knows
        )
    untouched = SeatView.of(match, round_.turn, is_turned=False)
    assert untouched.hand == 0
    assert round_.hands[round_.turn] & untouched.unseen


def test_what_lies_below_changes_no_view_and_no_odds() -> None:
    match = _played(Match(SCOPONE_ALLA_CIECA, PAIRS, players(PAIRS), 5), 6)
    other = _played(Match(SCOPONE_ALLA_CIECA, PAIRS, players(PAIRS), 5), 6)
    assert match.round is not None
    assert other.round is not None
    turn, position = other.round.turn, other.round.position
    hidden = [*(card for hand in other.round.hands for card in cards_of(hand)), *other.round.stock]
    hidden.reverse()
    for seat in range(4):
        size = int(position.hands[seat]).bit_count()
        position.hands[seat] = sum(1 << hidden.pop() for _ in range(size))
    for index in range(int(position.next_card), int(position.next_card) + len(hidden)):
        position.stock[index] = hidden.pop()
    for seat in set(range(4)) - {turn}:
        views = [SeatView.of(each, seat) for each in (match, other)]
        assert views[0] == views[1]
        tasks = [odds_task(each, seat) for each in (match, other)]
        assert tasks[0] == tasks[1]


def test_who_decides_on_the_opening_table_knows_no_card() -> None:
    settings: dict[str, OptionValue] = {
        "blind_hands": True,
        "opening_may_decline": True,
        "opening": "15",
    }
    variant = own_games.configured(SCOPA, settings)
    pack = pack_opening_with(parse_cards("5D 4C 3S 3B"), variant, TWO)
    round_, _ = Round.dealt(variant, TWO, 0, pack)
    assert round_.opening_offer is not None
    assert SeatView.of_round(round_, 0, [0, 0]).hand == 0
    assert SeatView.of_round(round_, 1, [0, 0]).hand == 0


def test_games_in_which_hands_are_looked_at_cannot_have_them() -> None:
    reasons = [own_games.OF_FAMILY["blind_hands"].refusal(entry) for entry in (CIRULLA, CHKOBBA)]
    assert all(reasons)
    assert reasons[0] != reasons[1]
    assert own_games.OF_FAMILY["must_capture"].option.is_idle(BLIND_SCOPA)


def test_every_other_game_goes_by_the_book_with_blind_hands() -> None:
    def judge(entry: Variant) -> None:
        for seating in entry.seatings:
            play_by_the_book(LineUp(own_games.widened(entry), {"blind_hands": True}, seating))

    option = own_games.OF_FAMILY["blind_hands"]
    check_all([entry for entry in CATALOGUE.values() if not option.refusal(entry)], judge)
