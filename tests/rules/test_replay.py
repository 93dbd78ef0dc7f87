"""The last capture of a recorded round, and whose piles may be looked through."""

from scopa_desktop.rules.cards import parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLA, SCOPA, SCOPONE, SCOPONE_SCIENTIFICO
from scopa_desktop.rules.events import Captured, LeftoversTaken, OpeningTaken
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.replay import last_capture
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant
from tests.rules.positions import mask, pack_opening_with, players


def dealt(table: str, game: Variant = SCOPA) -> Match:
    match = Match(game, TWO, players(TWO), 1)
    match.begin_round(pack_opening_with(parse_cards(table), game, TWO))
    return match


def last(match: Match) -> object:
    return last_capture(match.variant, match.seating, match.recorded_round(match.deals))


def test_there_is_none_before_the_first_capture() -> None:
    match = dealt("AD 2C KS QB")
    assert last(match) is None


def test_it_stays_the_last_one_until_the_next() -> None:
    match = dealt("AD 2C 3S 4B")
    captured = None
    turns_without = 0
    while match.round is not None and not match.round.is_over:
        move = match.round.legal_moves()[0]
        assert isinstance(move, Move)
        seat = match.round.turn
        match.play(move)
        if match.round.is_over:
            break
        if move.take:
            captured = Captured(seat, move.card, move.take)
        else:
            turns_without += 1
        assert last(match) == captured
    assert captured is not None
    assert turns_without


def test_cards_left_over_are_the_last_ones_taken() -> None:
    match = dealt("AD 2C 3S 4B")
    events = []
    while match.round is not None and not match.round.is_over:
        events += match.play(match.round.legal_moves()[0])
    (leftovers,) = (event for event in events if isinstance(event, LeftoversTaken))
    assert leftovers.cards, "the deal is chosen so that cards are left over"
    assert last(match) == leftovers


def test_the_opening_that_the_dealer_takes_counts() -> None:
    match = dealt("2D 3C 4S 6B", CIRULLA)
    assert last(match) == OpeningTaken(match.draw.dealer, mask("2D 3C 4S 6B"))


def test_piles_stay_closed_in_scopone_alone() -> None:
    closed = {variant for variant in CATALOGUE.values() if not variant.shows_own_pile}
    assert {variant.id for variant in closed} == {
        SCOPONE.id,
        SCOPONE_SCIENTIFICO.id,
        "scopone-alla-cieca",
        "scopa-milanese",
        "scopone-de-trente",
        "cicera",
    }
