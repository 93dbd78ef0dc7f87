"""The rules of each deal, and the player of each move, in a match in which they changed."""

import pytest

from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Mover
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.table_events import AutomaticPlay, OptionChanged, PlayerChanged, TimeRanOut
from scopa_desktop.rules.table_options import TableOptions
from tests.playing import play_on

NINA, OTTO, CIRO = Player("Nina", PERSON), Player("Otto", PERSON), Player("Don Ciro", "strong")


def test_each_deal_has_the_rules_of_its_time() -> None:
    match = Match(variant("scopa").named("Nonna"), TWO, (NINA, OTTO), 1)
    match.apply(OptionChanged("target", 31))
    play_on(match, rounds=1)
    match.apply(OptionChanged("target", 41))
    match.apply(OptionChanged("time", 30))
    match.apply(OptionChanged("target", 51))
    play_on(match, rounds=2)
    match.apply(OptionChanged("target", 61))
    variants = match.record.variants_of_deals
    assert len(variants) == match.deals
    assert (variants[0].target, variants[-1].target) == (31, 51)
    assert {each.own_name for each in variants} == {"Nonna"}
    assert variants == [match.at(deal, 0).variant for deal in range(1, match.deals + 1)]


def test_a_value_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(ValueError, match="target"):
        variant("scopa").with_option("target", 1000)


def test_each_move_has_the_player_who_made_it() -> None:
    match = Match(variant("scopa"), TWO, (NINA, OTTO), 4)
    while match.round is None or match.round.is_void:
        match.begin_round()
    deal = match.deals
    play_on(match, moves=2)
    match.apply(PlayerChanged(0, CIRO))
    play_on(match, moves=3)
    match.apply(PlayerChanged(0, NINA))
    play_on(match, moves=2)
    record = match.record
    made = [record.mover(seat, deal, move) for move, seat in enumerate(match.seats_of_moves(deal))]
    assert [mover.seat for mover in made] == [*match.seats_of_moves(deal)]
    assert [mover.player for mover in made] == [
        OTTO if mover.seat == 1 else CIRO if 2 <= move < 5 else NINA
        for move, mover in enumerate(made)
    ]
    assert record.movers == [Mover(0, NINA), Mover(0, CIRO), Mover(1, OTTO)]


def test_the_game_moves_until_the_person_or_a_substitute_does() -> None:
    match = Match(variant("escova"), TWO, (NINA, OTTO), 4, TableOptions(turn_seconds=30))
    match.begin_round()
    assert match.round is not None
    seat = match.round.turn
    match.apply(TimeRanOut(seat))
    play_on(match, moves=2)
    match.apply(AutomaticPlay(seat, True))
    play_on(match, moves=2)
    match.apply(PlayerChanged(seat, CIRO))
    play_on(match, moves=2)
    match.apply(PlayerChanged(seat, (NINA, OTTO)[seat]))
    play_on(match, moves=2)
    record = match.record
    of_seat = [move for move, mover in enumerate(match.seats_of_moves(1)) if mover == seat]
    assert of_seat == [0, 2, 4, 6]
    assert [record.is_automatic(seat, 1, move) for move in of_seat] == [True, True, False, False]
    assert match.automatic_moves(1) == {0, 2}
