"""The profiles of the people in a match are found by their names."""

import pytest

from scopa_desktop.play.session.seats import profiles_of_seats
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.rules.players import PERSON, Player

NINA = Profile("0" * 31 + "1", "Nina")
OTTO = Profile("0" * 31 + "2", "Otto")
SECOND_NINA = Profile("0" * 31 + "3", "Nina")
NUMBERED = Profile("0" * 31 + "4", "Nina 2")
PROFILES = (OTTO, NINA, SECOND_NINA)


def people(*names: str) -> list[Player]:
    """People with these names; a name in capitals is that of a computer player."""
    return [Player(name, "greedy" if name.isupper() else PERSON) for name in names]


@pytest.mark.parametrize(
    ("names", "profiles"),
    [
        (("Somebody", "BEPPE"), [NINA, None]),
        (("NINA", "OTTO"), [None, None]),
        (("Nina", "Otto"), [NINA, OTTO]),
        (("Otto", "BEPPE", "Nina"), [OTTO, None, NINA]),
        (("Nina", "Nina 2"), [NINA, SECOND_NINA]),
        (("Nina", "Nina"), [NINA, SECOND_NINA]),
        (("Otto", "Otto 2"), [OTTO, None]),
        (("Guest", "OTTO", "Otto", "Nino"), [None, None, OTTO, None]),
    ],
    ids=str,
)
def test_the_profile_of_each_seat(names: tuple[str, ...], profiles: list[Profile | None]) -> None:
    assert profiles_of_seats(people(*names), PROFILES, NINA) == profiles


def test_the_exact_name_comes_before_the_number() -> None:
    players = people("Otto", "Nina 2")
    assert profiles_of_seats(players, (*PROFILES, NUMBERED), NINA) == [OTTO, NUMBERED]


def test_of_names_that_differ_by_joiners_the_exact_one_comes_first() -> None:
    with_joiner = Profile("0" * 31 + "5", "علی\u200cرضا")
    without = Profile("0" * 31 + "6", "علیرضا")
    players = people("علیرضا", "علی\u200cرضا 2")
    assert profiles_of_seats(players, (with_joiner, without), with_joiner) == [without, with_joiner]
    assert profiles_of_seats(players, (with_joiner,), with_joiner) == [with_joiner, None]
