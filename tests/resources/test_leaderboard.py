"""The shipped matches of the characters: whole, of the levels as they are, and repeatable."""

from itertools import pairwise

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.character_matches import (
    FILE,
    MATCHES_OF_DEAL,
    PAIRINGS,
    level_digest,
    play_match,
    shipped_matches,
)
from scopa_desktop.play.leaderboard.ratings import character_records
from scopa_desktop.play.storage.paths import resource_folder
from scopa_desktop.rules.catalogue import CATALOGUE
from tests.looping import loop_over
from tests.sampling import parametrize_some

LEAST_PER_PAIRING = 20
MAX_BYTES = 200_000
QUICK = ("beginner", "casual")
MATCHES = shipped_matches()


def test_the_file_is_small() -> None:
    assert (resource_folder() / FILE).stat().st_size < MAX_BYTES


WITHOUT_MATCHES = {
    "asso-piglia-tutto",
    "scopa-milanese",
    "scopone-de-trente",
    "scopa-undici",
    "scopa-a-perdere",
    "desescoba",
    "cicera",
    "rubamazzo",
    "scopa-a-quindici",
    "scopa-frac",
    "scopone-alla-cieca",
    "spazzino",
}
"""The games of which none are shipped; they begin with the ratings in all games."""
MEASURED = [game for game in CATALOGUE if game not in WITHOUT_MATCHES]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_as_it_did_in_the_matches(level: str) -> None:
    # If this fails, the level was changed: `python packaging/make_leaderboard.py` plays its matches
    # again and keeps those of the others.
    assert MATCHES.digests[level] == level_digest(level)


def test_all_levels_have_matches() -> None:
    assert [*MATCHES.digests] == [*LEVELS]


def test_all_games_are_there_in_the_order_of_the_catalogue() -> None:
    assert [*MATCHES.results] == MEASURED


@loop_over("game", MEASURED)
def test_all_pairings_have_matches_from_both_sides(game: str) -> None:
    pairings = MATCHES.results[game]
    assert [*pairings] == [*PAIRINGS]
    for text in pairings.values():
        assert len(text) >= LEAST_PER_PAIRING
        assert len(text) % MATCHES_OF_DEAL == 0


@parametrize_some("game", MEASURED, default=["scopa", "cirulla", "scopone"])
def test_the_first_deal_of_a_pairing_is_won_again(game: str) -> None:
    # It also shows a change of the rules or of the heuristics, which no digest does: then the file
    # is removed, and all matches are played again.
    again = [play_match(game, QUICK, number, MATCHES.seed) for number in range(MATCHES_OF_DEAL)]
    assert MATCHES.results[game][QUICK].startswith("".join(again))


@pytest.mark.parametrize("game", [None, *MEASURED])
def test_the_characters_are_rated_in_the_order_of_their_strength(game: str | None) -> None:
    records = character_records(MATCHES, game)
    ratings = [records[level].rating for level in LEVELS]
    for weaker, stronger in pairwise(ratings):
        assert weaker.rating < stronger.rating
    assert not any(record.is_provisional for record in records.values())
