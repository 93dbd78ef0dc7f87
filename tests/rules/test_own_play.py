"""Whether people played their matches themselves, as the record tells."""

from random import Random

import pytest

from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.own_play import seats_played_by_game
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import read_record, write_record
from scopa_desktop.rules.seating import PAIRS, TWO
from scopa_desktop.rules.table_events import AutomaticPlay, PlayerChanged, TimeRanOut
from scopa_desktop.rules.table_options import TableOptions
from tests.playing import play_on

YOU = Player("You", PERSON)
OTHER = Player("Beppe", "casual")
STAND_IN = Player("Don Ciro", "strong")


def new_match(turn_seconds: int = 0) -> Match:
    """A match of a person in seat 0 who leads the first round, which is dealt."""
    for deal in range(1, 20):
        match = Match(SCOPA, TWO, (YOU, OTHER), deal, TableOptions(turn_seconds=turn_seconds))
        match.begin_round()
        if match.round is not None and not match.round.is_void and match.round.turn == 0:
            return match
    raise AssertionError("no such deal")


def by_game(match: Match) -> frozenset[int]:
    """What the written record says."""
    return seats_played_by_game(Match.replayed(read_record(write_record(match.record))))


def test_a_match_without_events_was_played_by_its_people() -> None:
    assert by_game(play_on(new_match())) == frozenset()


def test_the_automatic_mode_counts_from_more_than_half_of_the_moves() -> None:
    match = new_match()
    match.apply(AutomaticPlay(0, True))
    play_on(match, moves=4)
    assert by_game(match) == {0}
    match.apply(AutomaticPlay(0, False))
    play_on(match, moves=2)
    assert by_game(match) == {0}
    play_on(match, moves=2)
    assert by_game(match) == frozenset(), "half of the moves are the person's"


def test_a_player_who_sits_in_makes_moves_for_the_person() -> None:
    match = new_match()
    play_on(match, moves=2)
    match.apply(PlayerChanged(0, STAND_IN))
    play_on(match, moves=6)
    assert by_game(match) == {0}
    match.apply(PlayerChanged(0, YOU))
    play_on(match)
    assert by_game(match) == frozenset()


@pytest.mark.parametrize(("late", "is_by_game"), [(8, True), (5, True), (4, False)])
def test_a_move_made_because_the_time_ran_out_is_not_the_persons(
    late: int, is_by_game: bool
) -> None:
    match, made = new_match(turn_seconds=15), 0
    while match.moves_made < 18:
        assert match.round is not None
        if match.round.turn == 0 and made < late:
            match.apply(TimeRanOut(0))
        made += match.round.turn == 0
        play_on(match, moves=1)
    assert made == 9
    assert by_game(match) == ({0} if is_by_game else frozenset())


def test_each_person_is_counted_alone_and_computer_players_are_not() -> None:
    players = (YOU, OTHER, Player("Nina", PERSON), OTHER._replace(name="Zia Pina"))
    match = Match(SCOPA, PAIRS, players, 4)
    match.apply(AutomaticPlay(2, True))
    play_on(match, Random(1).choice)
    assert by_game(match) == {2}
