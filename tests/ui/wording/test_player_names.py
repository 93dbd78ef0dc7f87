"""The names of players by seat, at the table and in the review."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.profiles import ProfileStore, new_profile
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import THREE
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.review.reviewed_match import ReviewedMatch
from scopa_desktop.ui.wording.player_names import names_by_seat, next_profile_name, profile_names

BEPPE = Player("Beppe", "greedy")


def match_of(*players: Player) -> Match:
    return Match(variant("scopa"), THREE, players, 1)


@pytest.mark.parametrize(
    ("people", "names"),
    [
        (("Anna",), ["Nina", "Beppe", "Beppe"]),
        (("Nina", "Otto"), ["Nina", "Otto", "Beppe"]),
        (("You", "You 2"), ["Player 1", "Player 2", "Beppe"]),
        (("Player 2", "You"), ["Player 2", "Player 1", "Beppe"]),
    ],
)
def test_a_single_person_is_called_by_the_profile_and_several_by_their_names(
    people: tuple[str, ...], names: list[str], art: CardArt
) -> None:
    players = [Player(name, PERSON) for name in people]
    match = match_of(*players, *[BEPPE] * (3 - len(players)))
    assert names_by_seat(match, match.players, "Nina") == names
    deck = art.decks["napoletane"]
    shown = ReviewedMatch.of(match.record, "Nina", art, deck, looking_seat=0)
    assert [*shown.names.values()] == names


def test_only_the_current_profile_is_called_you(qapp: QApplication, tmp_path: Path) -> None:
    profiles = ProfileStore(Database(tmp_path))
    first = profiles.current
    assert profile_names(profiles) == {first.id: "You"}
    second = new_profile(next_profile_name(profiles))
    assert second.name == "Player 2"
    profiles.add(second)
    assert list(profile_names(profiles).values()) == ["You", "Player 2"]
    profiles.switch(second.id)
    assert list(profile_names(profiles).values()) == ["Player 1", "Player 2"]
    profiles.remove(first.id)
    assert next_profile_name(profiles) == "Player 1", "no two have the same name"
