"""Who sits at a table, who is its master, and who sits in for somebody who leaves."""

from collections.abc import Sequence

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.session.seats import (
    AUTOMATIC_LEVEL,
    absent_seats,
    has_several_people,
    master_seat,
    person_seats,
    players_of_rematch,
    substitute_for,
)
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import FOUR, TWO
from scopa_desktop.rules.table_events import PlayerChanged

NINA, OTTO = Player("Nina", PERSON), Player("Otto", PERSON)
CIRO, BEPPE = Player("Don Ciro", "strong"), Player("Beppe", "greedy")


def match_of(*players: Player) -> Match:
    return Match(SCOPA, TWO if len(players) == 2 else FOUR, players, 1)


def leave(match: Match, seat: int) -> None:
    match.apply(PlayerChanged(seat, substitute_for(match, seat)))


def test_the_master_is_the_first_person_who_plays() -> None:
    match = match_of(CIRO, NINA, BEPPE, OTTO)
    assert (master_seat(match), person_seats(match), absent_seats(match)) == (1, [1, 3], [])
    leave(match, 1)
    assert (master_seat(match), person_seats(match), absent_seats(match)) == (3, [3], [1])
    leave(match, 3)
    assert (master_seat(match), person_seats(match), absent_seats(match)) == (None, [], [1, 3])
    match.apply(PlayerChanged(1, NINA))
    assert (master_seat(match), absent_seats(match)) == (1, [3])
    assert has_several_people(match)


@pytest.mark.parametrize(
    ("players", "level"),
    [((NINA, CIRO), "strong"), ((NINA, BEPPE), "greedy"), ((NINA, OTTO), AUTOMATIC_LEVEL)],
    ids=["strong", "greedy", "alone"],
)
def test_the_substitute_plays_like_the_others(players: Sequence[Player], level: str) -> None:
    match = match_of(*players)
    assert substitute_for(match, 0).level == level


def test_nobody_else_has_the_name_of_the_substitute() -> None:
    name = next(each for each in LEVELS.values() if each.id == AUTOMATIC_LEVEL).name
    match = match_of(NINA, OTTO, Player(name, PERSON), Player(f"{name} 2", PERSON))
    for seat in (0, 1):
        leave(match, seat)
    names = [player.name for player in match.players]
    assert len(set(names)) == 4
    assert names[0] == f"{name} 3"


def test_a_person_who_sat_in_gives_the_seat_back_to_its_player() -> None:
    match = match_of(NINA, CIRO)
    match.apply(PlayerChanged(1, OTTO))
    assert substitute_for(match, 1) == CIRO
    assert absent_seats(match) == []


def test_a_rematch_has_the_people_of_the_match() -> None:
    match = match_of(NINA, OTTO, CIRO, BEPPE)
    leave(match, 0)
    assert players_of_rematch(match) == [NINA, OTTO, CIRO, BEPPE]
