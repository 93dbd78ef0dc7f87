"""The names of players by seat, at the table and in the review."""

import pytest

from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import THREE
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.review.review_context import ReviewContext
from scopa_desktop.ui.wording.player_names import names_by_seat

BEPPE = Player("Beppe", "greedy")


def match_of(*players: Player) -> Match:
    return Match(variant("scopa"), THREE, players, 1)


@pytest.mark.parametrize(
    ("people", "names"),
    [
        (("Anna",), ["Nina", "Beppe", "Beppe"]),
        (("Nina", "Otto"), ["Nina", "Otto", "Beppe"]),
        (("You", "You 2"), ["Player 1", "Player 2", "Beppe"]),
    ],
)
def test_a_single_person_is_called_by_the_profile_and_several_by_their_names(
    people: tuple[str, ...], names: list[str], art: CardArt
) -> None:
    players = [Player(name, PERSON) for name in people]
    match = match_of(*players, *[BEPPE] * (3 - len(players)))
    assert names_by_seat(match, match.players, "Nina") == names
    deck = art.decks["napoletane"]
    assert ReviewContext.of(match.record, "Nina", art, deck, looking_seat=0).names == names
