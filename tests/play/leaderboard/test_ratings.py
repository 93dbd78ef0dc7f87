"""Tests of what a match is for ratings, with examples worked out by hand."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta, timezone
from random import Random

import pytest

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.character_matches import LOST, PAIRINGS, WON, CharacterMatches
from scopa_desktop.play.leaderboard.glicko2 import RatedGame, Rating, aged, rated
from scopa_desktop.play.leaderboard.ratings import (
    PROVISIONAL_DEVIATION,
    Competitor,
    RatedMatch,
    RatingRecord,
    character_records,
    games_of,
)

from .rated_profiles import profile_records

NOW = datetime(2026, 11, 22, 12, tzinfo=timezone.utc)
ANNA, UGO = Competitor(profile="a" * 32), Competitor(profile="b" * 32)
EASY, CASUAL, MASTER = (Competitor(level=level) for level in ("easy", "casual", "master"))
KNOWN = dict.fromkeys(LEVELS, Rating(1500, 0))
"""All characters as if they were exactly average."""


def match(*sides: Sequence[Competitor | None], winner: int = 0, hours: float = 0) -> RatedMatch:
    return RatedMatch("scopa", NOW + timedelta(hours=hours), sides, winner)


def records(
    *matches: RatedMatch, characters: Mapping[str, Rating] = KNOWN
) -> dict[str, RatingRecord]:
    """The records at the time of the last match."""
    return profile_records(matches, characters, matches[-1].ended)


# --- what a match is -----------------------------------------------------------------------------


def test_a_match_of_two_is_one_game() -> None:
    strengths = {ANNA: Rating(), EASY: Rating(1320, 40)}
    won, lost = (match([ANNA], [EASY], winner=side) for side in (0, 1))
    assert games_of(won, 0, ANNA, strengths) == [RatedGame(1320, 40, 1)]
    assert games_of(lost, 0, ANNA, strengths) == [RatedGame(1320, 40, 0)]


def test_a_match_of_three_is_played_against_the_winner() -> None:
    strengths = {ANNA: Rating(), EASY: Rating(1320, 40), MASTER: Rating(1800, 50)}
    sides = ([ANNA], [EASY], [MASTER])
    assert games_of(match(*sides, winner=0), 0, ANNA, strengths) == [
        RatedGame(1320, 40, 1, weight=2 / 3),
        RatedGame(1800, 50, 1, weight=2 / 3),
    ]
    assert games_of(match(*sides, winner=2), 0, ANNA, strengths) == [
        RatedGame(1800, 50, 0, weight=2 / 3)
    ]


def test_partners_count_with_the_mean_of_both() -> None:
    strengths = {ANNA: Rating(), MASTER: Rating(1600, 60), EASY: Rating(1400, 40)}
    # The partner adds (1600 − 1500) / 2 = 50, and the opponents are 100 below 1500: to Anna it is
    # a game against 1500 − 50 − 100. The deviation is √(30² + 40²), as both opponents are the same.
    game = games_of(match([ANNA, MASTER], [EASY, EASY]), 0, ANNA, strengths)[0]
    assert game == RatedGame(1350, 50, 1, weight=1, share=0.5)


def test_different_partners_are_less_uncertain_together() -> None:
    strengths = {
        ANNA: Rating(),
        EASY: Rating(1400, 0),
        CASUAL: Rating(1460, 30),
        MASTER: Rating(1600, 40),
    }
    game = games_of(match([ANNA, EASY], [CASUAL, MASTER], winner=1), 0, ANNA, strengths)[0]
    # −50 by the partner, +30 by the opponents; √(15² + 20²).
    assert game == RatedGame(1580, 25, 0, weight=1, share=0.5)


def test_a_partner_who_is_an_opponent_too_cancels_out() -> None:
    strengths = {ANNA: Rating(), EASY: Rating(1300, 40), MASTER: Rating(1700, 60)}
    game = games_of(match([ANNA, EASY], [EASY, MASTER]), 0, ANNA, strengths)[0]
    assert game == RatedGame(1600, 30, 1, weight=1, share=0.5)


def test_guests_are_left_out() -> None:
    strengths = {ANNA: Rating(), EASY: Rating(1400, 40)}
    assert games_of(match([ANNA], [None]), 0, ANNA, strengths) == []
    assert games_of(match([ANNA, None], [EASY, EASY]), 0, ANNA, strengths) == []
    assert games_of(match([ANNA], [None], [EASY], winner=1), 0, ANNA, strengths) == []
    won = games_of(match([ANNA], [None], [EASY]), 0, ANNA, strengths)
    assert won == [RatedGame(1400, 40, 1, weight=2 / 3)]


# --- people --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sides", "winner", "rating", "deviation"),
    [
        # φ² = 4.0593, information 1/4, surprise 1/2
        (([ANNA], [EASY]), 0, 1675.00, 246.57),
        # twice 2/3 of that each
        (([ANNA], [EASY], [MASTER]), 0, 1699.78, 228.16),
        # 2/3 of it, against the winner
        (([ANNA], [EASY], [MASTER]), 1, 1359.80, 270.31),
        # information 1/16, surprise 1/4
        (([ANNA, EASY], [MASTER, MASTER]), 0, 1640.63, 312.62),
    ],
    ids=["two", "three-won", "three-lost", "pairs"],
)
def test_a_first_match_against_average_players(
    sides: Sequence[Sequence[Competitor]], winner: int, rating: float, deviation: float
) -> None:
    # Against players whose rating is exactly 1500 half a win is expected.
    record = records(match(*sides, winner=winner))[ANNA.profile]
    assert record.rating.rating == pytest.approx(rating, abs=0.5)
    assert record.rating.deviation == pytest.approx(deviation, abs=0.5)
    assert (record.won, record.lost) == (winner == 0, winner != 0)


def test_matches_of_people_rate_both_from_before_the_match() -> None:
    anna, ugo = (records(match([ANNA], [UGO]))[each.profile] for each in (ANNA, UGO))
    assert anna.rating == rated(Rating(), [RatedGame(1500, 350, 1)], periods=0)
    assert anna.rating.rating - 1500 == pytest.approx(1500 - ugo.rating.rating)
    assert (anna.won, anna.lost, ugo.won, ugo.lost) == (1, 0, 0, 1)


def test_time_widens_a_rating() -> None:
    first, later = match([ANNA], [EASY]), match([ANNA], [EASY], hours=24 * 365)
    soon = profile_records([first], KNOWN, NOW)[ANNA.profile].rating
    after_a_year = profile_records([first], KNOWN, later.ended)[ANNA.profile].rating
    assert after_a_year == aged(soon, 365 * 0.21436)
    both = profile_records([first, later], KNOWN, later.ended)[ANNA.profile].rating
    assert both == rated(soon, [RatedGame(1500, 0, 1)], periods=365 * 0.21436)


def test_a_match_against_guests_alone_gives_no_record() -> None:
    assert records(match([ANNA], [None])) == {}


def test_a_rating_is_provisional_at_first_and_settled_later() -> None:
    few = records(match([ANNA], [EASY]))[ANNA.profile]
    many = records(*(match([ANNA], [EASY], winner=n % 2) for n in range(30)))[ANNA.profile]
    assert few.is_provisional
    assert many.rating.deviation < PROVISIONAL_DEVIATION
    assert not many.is_provisional
    assert (many.won, many.lost, many.matches) == (15, 15, 30)


# --- characters ----------------------------------------------------------------------------------


def simulated(strengths: Mapping[str, float], games: Sequence[str], deals: int) -> CharacterMatches:
    """Matches that are won as the logistic curve of Elo says."""
    rng = Random(5)

    def results(first: str, second: str) -> str:
        chance = 1 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400))
        return "".join(WON if rng.random() < chance else LOST for _ in range(2 * deals))

    pairings = {game: {pair: results(*pair) for pair in PAIRINGS} for game in games}
    return CharacterMatches(1, {}, pairings)


def test_without_matches_all_characters_are_provisional_beginners() -> None:
    for game in (None, "scopa"):
        found = character_records(CharacterMatches(1, {}, {}), game)
        assert found == dict.fromkeys(LEVELS, RatingRecord())
        assert all(record.is_provisional for record in found.values())


def test_the_intervals_hold_the_true_strengths() -> None:
    strengths = {level: 1200 + 120.0 * place for place, level in enumerate(LEVELS)}
    matches = simulated(strengths, ("scopa", "escoba", "cirulla"), deals=12)
    for game in (None, "scopa", "escoba", "cirulla"):
        found = character_records(matches, game)
        inside = sum(
            record.rating.low <= strengths[level] <= record.rating.high
            for level, record in found.items()
        )
        assert inside >= 5
    together = character_records(matches, None)
    alone = character_records(matches, "scopa")
    assert sorted(LEVELS, key=lambda level: together[level].rating.rating) == [*LEVELS]
    for level in LEVELS:
        assert together[level].rating.deviation < alone[level].rating.deviation
        assert together[level].matches == 3 * alone[level].matches == 3 * 5 * 24


def test_who_wins_all_is_rated_highest_and_nothing_is_lost() -> None:
    pairings = {pair: "LL" if "master" in pair else "WL" for pair in PAIRINGS}
    found = character_records(CharacterMatches(1, {}, {"scopa": pairings}), "scopa")
    assert (found["master"].won, found["master"].lost) == (10, 0)
    assert (found["easy"].won, found["easy"].lost) == (4, 6)
    assert max(found, key=lambda level: found[level].rating.rating) == "master"
    others = {round(found[level].rating.rating, 6) for level in LEVELS if level != "master"}
    assert len(others) == 1


def test_pairings_with_fewer_matches_are_rated_too() -> None:
    pairings = {pair: "WL" * (1 if "master" in pair else 3) for pair in PAIRINGS}
    found = character_records(CharacterMatches(1, {}, {"scopa": pairings}), "scopa")
    assert found["master"].matches == 10
    assert found["easy"].matches == 26
    assert found["master"].rating.deviation > found["easy"].rating.deviation


# --- many matches --------------------------------------------------------------------------------


def sides_of(kind: str, levels: Sequence[Competitor]) -> list[list[Competitor]]:
    """Anna against some of three players, or with the first one against the others."""
    if kind == "pairs":
        return [[ANNA, levels[0]], [*levels[1:]]]
    return [[ANNA], *([level] for level in levels[: int(kind) - 1])]


@pytest.mark.parametrize("kind", ["2", "3", "4", "pairs"])
def test_the_interval_of_a_person_holds_the_true_strength(kind: str) -> None:
    # A side wins with a chance in proportion to 10^(strength / 400), as by Luce's choice axiom.
    rng = Random(2)
    known = {level: Rating(1200 + 120 * place, 40) for place, level in enumerate(LEVELS)}
    trials, inside = 60, 0
    for _ in range(trials):
        own = rng.gauss(1500, 200)
        true = {Competitor(level=level): rng.gauss(*known[level][:2]) for level in LEVELS}
        true[ANNA] = own
        matches = []
        for hour in range(40):
            sides = sides_of(kind, rng.choices([*true][:-1], k=3))
            means = [sum(map(true.__getitem__, side)) / len(side) for side in sides]
            winner = rng.choices(range(len(sides)), [10 ** (mean / 400) for mean in means])[0]
            matches.append(match(*sides, winner=winner, hours=hour))
        rating = records(*matches, characters=known)[ANNA.profile].rating
        inside += rating.low <= own <= rating.high
    assert inside >= 0.88 * trials
