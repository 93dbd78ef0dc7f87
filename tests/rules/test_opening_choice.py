"""The dealer who may leave the opening table, worked out by hand from RULES, section 4."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.rules.catalogue import CATALOGUE, CHORIZO, CIRULLA, ESCOBA, ESCOPA
from scopa_desktop.rules.events import (
    DealVoided,
    Event,
    OpeningLeft,
    OpeningOffered,
    OpeningTaken,
    Swept,
    TableDealt,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Cut, IllegalMoveError, Move, TakeOpening
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import (
    Dealt,
    mask,
    moderately,
    opened,
    pack_dealing,
    players,
    rounds_dealt,
    variants,
)

OFFERING = tuple(
    entry
    for entry in CATALOGUE.values()
    if any(option.name == "opening_may_decline" for option in entry.options)
)
FIFTEEN = "AD 2C 5S 7B"


def asked(variant: Variant, table: str = FIFTEEN) -> tuple[Round, list[Event]]:
    """A round of a game with the option, with these cards on the table, dealt by seat 1."""
    return opened(variant.configured({**variant.changed, "opening_may_decline": True}), table)


def test_the_dealer_is_asked_before_anybody_plays() -> None:
    round_, events = asked(ESCOPA)
    assert events == [OpeningOffered(1, mask(FIFTEEN), 1)]
    assert (round_.turn, round_.is_over, round_.is_deal_open) == (1, False, True)
    assert list(round_.legal_moves()) == [TakeOpening(True), TakeOpening(False)]
    assert round_.table == mask(FIFTEEN)


def test_what_is_taken_counts_as_ever() -> None:
    round_, _ = asked(ESCOPA)
    automatic, events = opened(ESCOPA, FIFTEEN)
    assert round_.play(TakeOpening(True)) == events
    assert isinstance(events[0], OpeningTaken)
    assert isinstance(events[1], Swept)
    assert (round_.turn, round_.table, round_.piles) == (0, 0, automatic.piles)
    assert round_.side_results() == automatic.side_results()
    assert round_.last_capturer == 1


def test_what_is_left_stays_on_the_table_without_points() -> None:
    round_, _ = asked(ESCOBA)
    assert round_.play(TakeOpening(False)) == [OpeningLeft(1, mask(FIFTEEN))]
    assert (round_.turn, round_.table, round_.piles) == (0, mask(FIFTEEN), [0, 0])
    assert round_.sweeps == []
    assert round_.last_capturer is None
    assert all(isinstance(move, Move) for move in round_.legal_moves())


@pytest.mark.parametrize("table", ["AD 2C 5S 6B", "KD 2C 5S 7B"])
def test_nobody_is_asked_about_other_totals(table: str) -> None:
    round_, events = asked(ESCOBA, table)
    assert events == []
    assert not round_.is_deal_open


def test_without_the_option_the_dealer_takes_at_once() -> None:
    round_, events = opened(ESCOPA, FIFTEEN)
    assert isinstance(events[0], OpeningTaken)
    assert not round_.is_deal_open


def test_the_matta_is_offered_with_its_value() -> None:
    _, events = asked(CIRULLA, "7C AD 2S 2B")
    assert events == [OpeningOffered(1, mask("7C AD 2S 2B"), 1, wild=10)]


def test_two_aces_void_a_deal_that_the_dealer_leaves() -> None:
    before_aces = CIRULLA.configured({"dealer_bonus_before_aces": True})
    table = "AD AC 6S 7B"
    round_, events = asked(before_aces, table)
    assert events == [OpeningOffered(1, mask(table), 1)]
    assert round_.play(TakeOpening(False)) == [
        OpeningLeft(1, mask(table)),
        DealVoided(mask("AD AC"), 1),
    ]
    assert round_.is_void
    taken, _ = asked(before_aces, table)
    taken.play(TakeOpening(True))
    assert not taken.is_void


def test_two_aces_void_the_deal_before_the_dealer_is_asked() -> None:
    round_, events = asked(CIRULLA, "AD AC 6S 7B")
    assert events == [DealVoided(mask("AD AC"), 1)]
    assert round_.is_void


@pytest.mark.parametrize("takes", [True, False])
def test_declarations_follow_the_choice(takes: bool) -> None:
    variant = CHORIZO.configured({"opening_may_decline": True})
    pack = pack_dealing(["2D 3D 4D", "5B 6B 7S"], "AD 2C 5S 7B", 1)
    round_, _ = Round.dealt(variant, TWO, 1, pack)
    assert (round_.turn, round_.is_declaring) == (1, False)
    round_.play(TakeOpening(takes))
    assert (round_.turn, round_.is_declaring) == (0, True)
    same = Round(
        variant,
        TWO,
        dealer=1,
        hands=[mask("2D 3D 4D"), mask("5B 6B 7S")],
        table=mask("AD 2C 5S 7B"),
        stock=round_.stock,
        opening_offer=variant.opening.capture(mask("AD 2C 5S 7B"), round_.values)
        if variant.opening
        else None,
    )
    assert same.turn == 1
    same.play(TakeOpening(takes))
    assert (same.turn, same.is_declaring, same.legal_moves()) == (0, True, round_.legal_moves())


@pytest.mark.parametrize("move", [Cut(True), Move(0)])
def test_nothing_else_can_be_done_meanwhile(move: Cut | Move) -> None:
    round_, _ = asked(ESCOPA)
    with pytest.raises(IllegalMoveError, match=r"is not possible now$"):
        round_.play(move)


@moderately
@given(rounds_dealt(st.deferred(lambda: variants(OFFERING, opening_may_decline=True))))
def test_the_dealer_is_asked_where_they_would_take_the_table(dealt: Dealt) -> None:
    """The same pack without the option says where; and what is left can be captured."""
    round_ = dealt.round
    plain = round_.variant.configured({**round_.variant.changed, "opening_may_decline": False})
    cards = next(event.cards for event in dealt.events if isinstance(event, TableDealt))
    offered = [event for event in dealt.events if isinstance(event, OpeningOffered)]
    if round_.is_void:
        assert not offered
        return
    capture = plain.opening.capture(mask_of_cards(cards), round_.values) if plain.opening else None
    assert bool(offered) == (capture is not None) == round_.is_deal_open


def mask_of_cards(cards: tuple[int, ...]) -> int:
    return sum(1 << card for card in cards)


@pytest.mark.parametrize("takes", [True, False])
def test_a_record_holds_the_choice_and_is_of_version_3(takes: bool) -> None:
    variant = ESCOPA.configured({"opening_may_decline": True})
    match = Match(variant, TWO, players(TWO), 7)
    dealer = match.draw.dealer
    match.begin_round(pack_dealing(["2D 3D 4D", "5B 6B 7S"], "AD 2C 5S 7B", dealer))
    match.play(TakeOpening(takes))
    text = write_record(match.record)
    assert text.startswith("Scopa Desktop record, version 3\n")
    assert text.endswith(f"\n1. opening {'take' if takes else 'leave'}\n")
    again = Match.replayed(read_record(text))
    assert again.seats_of_moves(1) == (dealer,)
    assert write_record(again.record) == text
    assert again.round is not None
    assert match.round is not None
    assert again.round.piles == match.round.piles


def test_it_is_offered_where_the_opening_table_brings_something() -> None:
    offering = {entry.id for entry in OFFERING}
    bringing = {entry.id for entry in CATALOGUE.values() if entry.opening is not None}
    assert offering == bringing | {"escova"}, "in Escova there is an option for it"
