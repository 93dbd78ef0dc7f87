"""The ledger agrees with a match, however often and whenever it is asked to."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from scopa_desktop.play.ledger.bookkeeping import START_CAPITAL, character_account, profile_account
from scopa_desktop.play.ledger.ledger import Ledger
from scopa_desktop.play.ledger.ledger_jobs import outcome_of, settle_lost
from scopa_desktop.play.ledger.match_payments import LedgerMatch, MatchOutcome, MatchState
from scopa_desktop.play.ledger.schema import problems
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import THREE, TWO
from scopa_desktop.rules.table_events import AutomaticPlay, EndAgreed, OptionChanged, PlayerChanged
from scopa_desktop.rules.table_options import TableOptions
from tests.playing import play_on

ANNA = profile_account("a" * 32)
PERSON_PLAYER, ROSA = Player("Anna", PERSON), Player("Rosa", "rosa")


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    """An empty ledger, whose books are checked after the test."""
    ledger = Ledger(tmp_path)
    yield ledger
    assert ledger.read(problems) == []
    ledger.close()


@pytest.fixture
def match() -> Match:
    """A competitive match before its first deal."""
    table = TableOptions(is_competitive=True, stake=100)
    return Match(SCOPA, TWO, (PERSON_PLAYER, ROSA), 1, table)


def begin(ledger: Ledger, match: Match, match_id: str = "m") -> None:
    accounts = [ANNA, character_account("rosa")]
    ledger.begin_match(match_id, match.seating, accounts, match.table.stake)


def begin_dealt(ledger: Ledger, match: Match) -> None:
    begin(ledger, match)
    match.begin_round()


def play(match: Match, rounds: int | None = None) -> None:
    """Play a match by chance to its end, or until so many rounds are scored."""
    rng = Random(1)
    play_on(match, rng.choice, rounds=rounds)
    if match.needs_deal:
        match.begin_round()


def settled(ledger: Ledger, match: Match, *, is_left: bool = False) -> LedgerMatch:
    """The match in the ledger after it was settled twice."""
    first = ledger.settle("m", outcome_of(match, is_left=is_left))
    assert first is not None
    assert ledger.settle("m", outcome_of(match, is_left=is_left)) == first
    return first


def test_a_match_without_stakes_is_not_paid(ledger: Ledger, match: Match) -> None:
    play(match)
    assert ledger.settle("m", outcome_of(match)) is None


def test_a_match_that_goes_on_keeps_its_stakes(ledger: Ledger, match: Match) -> None:
    begin_dealt(ledger, match)
    assert settled(ledger, match).state is MatchState.OPEN


def test_a_match_is_paid_when_it_is_won(ledger: Ledger, match: Match) -> None:
    begin(ledger, match)
    play(match)
    assert settled(ledger, match).state is MatchState.WON
    assert match.winner is not None
    paid = settled(ledger, match)
    assert paid.seats[match.winner].share == 150
    assert {seat.experience for seat in paid.seats} == {20, 5}
    assert settled(ledger, match, is_left=True) == paid


def test_the_stake_of_the_record_is_played_for(ledger: Ledger, match: Match) -> None:
    begin(ledger, match)
    # The process was killed before the match was saved with its new stake.
    ledger.settle("m", MatchOutcome(stake=500))
    assert settled(ledger, match).stake == 100
    match.apply(OptionChanged("stake", 300))
    assert settled(ledger, match).stake == 300


def test_a_stake_that_nobody_has_any_more_is_not_taken(ledger: Ledger, match: Match) -> None:
    begin(ledger, match)
    match.apply(OptionChanged("stake", 2 * START_CAPITAL))
    assert settled(ledger, match).stake == 100


def test_each_departure_costs_the_penalty_once(ledger: Ledger, match: Match) -> None:
    begin_dealt(ledger, match)
    for _ in range(2):
        match.apply(PlayerChanged(0, ROSA))
        assert outcome_of(match).absent == {0}
        match.apply(PlayerChanged(0, PERSON_PLAYER))
    assert outcome_of(match).departures == ((0, 1), (0, 2))
    assert [seat.penalty for seat in settled(ledger, match).seats] == [100, 0]
    assert outcome_of(match).absent == frozenset()


def test_who_is_away_when_the_match_is_won_has_no_share(ledger: Ledger, match: Match) -> None:
    begin_dealt(ledger, match)
    match.apply(PlayerChanged(0, ROSA))
    play(match)
    anna = settled(ledger, match).seats[0]
    assert (anna.share, anna.experience, anna.penalty) == (0, 0, 50)


@pytest.mark.parametrize("own_moves", [0, 4])
def test_who_lets_the_game_play_gains_no_experience(
    ledger: Ledger, match: Match, own_moves: int
) -> None:
    """Most moves were automatic: a few of one's own at the end change nothing."""
    begin_dealt(ledger, match)
    match.apply(AutomaticPlay(0, True))
    play(match, rounds=3)
    match.apply(AutomaticPlay(0, False))
    play_on(match, moves=own_moves)
    match.apply(AutomaticPlay(0, True))
    play(match)
    anna, rosa = settled(ledger, match).seats
    assert anna.experience == 0
    assert rosa.experience > 0
    assert {anna.share, rosa.share} == {150, 0}, "chips are paid all the same"


def test_some_automatic_moves_cost_no_experience(ledger: Ledger, match: Match) -> None:
    begin_dealt(ledger, match)
    match.apply(AutomaticPlay(0, True))
    play_on(match, moves=3)
    match.apply(AutomaticPlay(0, False))
    play(match)
    assert settled(ledger, match).seats[0].experience > 0


def test_who_lets_somebody_sit_in_gains_no_experience(ledger: Ledger, match: Match) -> None:
    begin_dealt(ledger, match)
    match.apply(PlayerChanged(0, ROSA))
    play(match, rounds=3)
    match.apply(PlayerChanged(0, PERSON_PLAYER))
    play(match)
    assert settled(ledger, match).seats[0].experience == 0


def test_people_of_one_computer_move_chips_only(ledger: Ledger) -> None:
    table = TableOptions(is_competitive=True, stake=100)
    match = Match(SCOPA, THREE, (PERSON_PLAYER, ROSA, Player("Bruno", PERSON)), 1, table)
    accounts = [ANNA, character_account("rosa"), profile_account("b" * 32)]
    ledger.begin_match("m", match.seating, accounts, 100)
    play(match)
    paid = settled(ledger, match)
    assert sum(seat.share for seat in paid.seats) == 225
    assert {seat.experience for seat in paid.seats} == {0}


def test_an_agreed_end_gives_the_stakes_back(ledger: Ledger, match: Match) -> None:
    begin_dealt(ledger, match)
    match.apply(EndAgreed())
    assert settled(ledger, match).state is MatchState.RETURNED
    assert ledger.balance(ANNA) == START_CAPITAL


def test_who_leaves_a_match_for_good_loses_it(ledger: Ledger, match: Match) -> None:
    begin_dealt(ledger, match)
    paid = settled(ledger, match, is_left=True)
    assert [seat.share for seat in paid.seats] == [0, 150]
    assert ledger.balance(ANNA) == START_CAPITAL - 150


def test_what_a_killed_process_left_is_paid_at_the_next_start(ledger: Ledger, match: Match) -> None:
    for match_id in ("running", "left", "deleted", "won"):
        begin(ledger, match, match_id)
    match.begin_round()
    won = match.at(1, 0)
    play(won)
    matches = {"left": match, "won": won}
    lost = [each for each in ledger.open_matches() if each.id != "running"]
    paid = {each.id: each for each in settle_lost(ledger, lost, matches.get)}
    assert {match_id: each.state for match_id, each in paid.items()} == {
        "left": MatchState.ABANDONED,
        "deleted": MatchState.ABANDONED,
        "won": MatchState.WON,
    }
    for match_id in ("left", "deleted"):
        assert [(seat.share, seat.penalty) for seat in paid[match_id].seats] == [(0, 50), (150, 0)]
    assert [each.id for each in ledger.open_matches()] == ["running"]
    assert {each.id: each for each in settle_lost(ledger, lost, matches.get)} == paid
