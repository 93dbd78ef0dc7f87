"""The attention of the levels, and the short form of the ladder."""

from statistics import mean

import pytest

from benchmarks.pairings import Pairing
from benchmarks.players import GREEDY
from scopa_desktop.ai.level_attention import ATTENTION
from scopa_desktop.ai.level_players import PLAYERS
from scopa_desktop.rules.catalogue import CATALOGUE

DEALS = range(1, 101)


@pytest.mark.parametrize("level", [level for level in PLAYERS if level != "master"])
def test_the_attention_of_each_level_is_a_share_in_known_games(level: str) -> None:
    assert ATTENTION[level].keys() == ATTENTION["strong"].keys() <= CATALOGUE.keys()
    assert all(0 <= share <= 1 for share in ATTENTION[level].values())


@pytest.mark.slow
@pytest.mark.parametrize("game", ["scopa", "scopone", "escoba"])
@pytest.mark.parametrize(
    ("upper", "lower"),
    [("easy", "beginner"), ("casual", "easy"), ("skilled", "casual"), ("strong", GREEDY)],
)
def test_each_level_is_stronger_than_the_one_below(game: str, upper: str, lower: str) -> None:
    """On fixed deals, with players that no clock limits; the whole ladder is a benchmark."""
    pairing = Pairing(game, CATALOGUE[game].seatings[0], upper, lower)
    assert mean(pairing.play_deal(number).margin for number in DEALS) > 0
