"""Ratings of characters and profiles from the matches that they played.

All ratings are Glicko-2 (`play/leaderboard/glicko2.py`). A match becomes games of that system:

- Two sides: one game, won or lost.
- More sides: the rules reward nothing but winning, so the winner has won against each other side,
  and each other side has lost against the winner alone. Each of these games has the weight 2/n with
  n sides. For equal players, gain and information are then those of Luce's choice axiom (R. D.
  Luce, *Individual Choice Behavior*, 1959), by which a side wins with the probability π/Σπ: it is
  what the logistic curve of Glicko-2 says of two sides, and for two the weight is 1.
- Partners: the strength of a side is the mean of its players' strengths. A player's game is against
  what the other side has more than the partner adds, and a difference in the player's own strength
  counts half (`RatedGame.share`). The variances of uncertain players' parts add up; a character
  that sits in several seats has one uncertainty.

The characters' ratings follow from the shipped matches alone, and no match of a person moves them:
they are the scale on which people are rated, the same on every computer. Their mean is about 1500,
the rating at which everybody begins.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache, partial
from itertools import combinations, pairwise, zip_longest
from math import hypot, log
from typing import Final, NamedTuple

from scopa_desktop.ai import levels
from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.leaderboard.character_matches import (
    MATCHES_OF_DEAL,
    WON,
    CharacterMatches,
    shipped_matches,
)
from scopa_desktop.play.leaderboard.glicko2 import (
    START_DEVIATION,
    START_RATING,
    RatedGame,
    Rating,
    aged,
    periods_between,
    rated,
)

_GAME_DEVIATION: Final = 25.0
"""How far a character's rating in a game is from what all games say of it; with it, the ratings
from half of the shipped matches predict the other half as well as with more, and the order of the
levels is the same in every game."""
_SPREADS: Final = [step / 20 for step in range(1, 81)]
PROVISIONAL_DEVIATION: Final = 110.0
"""Ratings with a larger deviation are provisional, as on lichess.org."""


class Competitor(NamedTuple):
    """Who is rated: a character by its level, or a person by the id of the profile."""

    level: str = ""
    profile: str = ""


Side = Sequence[Competitor | None]
"""The players of a side; None for a guest, and for a level that this version does not know."""


class RatedMatch(NamedTuple):
    """A match that counts for ratings."""

    game: str
    """The id of the game."""
    ended: datetime
    """With its time zone."""
    sides: Sequence[Side]
    winner: int
    """The side that has won."""


class RatingRecord(NamedTuple):
    """A rating and the matches it is from."""

    rating: Rating = Rating()
    won: int = 0
    lost: int = 0

    @property
    def matches(self) -> int:
        return self.won + self.lost

    @property
    def is_provisional(self) -> bool:
        """Whether there are too few matches, or too old ones, for a place in the order."""
        return self.rating.deviation > PROVISIONAL_DEVIATION


def character_records(matches: CharacterMatches, game: str | None) -> dict[str, RatingRecord]:
    """The characters' ratings and results by level, in one game or, for None, in all together."""
    balances = _balances(matches, game)
    ratings = character_ratings(matches, game)
    return {level: RatingRecord(rating, *balances[level]) for level, rating in ratings.items()}


def character_ratings(matches: CharacterMatches, game: str | None) -> dict[str, Rating]:
    """The characters' ratings by level, in one game or, for None, in all games together.

    A game has too few matches to order them by itself. It begins with the ratings in all games,
    drawn together or apart as far as luck decides more or less in it: by the factor that is most
    probable for its matches.
    """
    start = dict.fromkeys(LEVELS, Rating())
    ratings = _rated(matches, None, start)
    if game is not None:
        spread = _spread(matches, game, ratings)
        start = {
            level: Rating(
                START_RATING + spread * (rating - START_RATING),
                min(START_DEVIATION, hypot(_GAME_DEVIATION, spread * deviation)),
            )
            for level, (rating, deviation, _) in ratings.items()
        }
        return _rated(matches, game, start)
    return ratings


@cache
def shipped_ratings(game: str | None) -> Mapping[str, Rating]:
    """`character_ratings` of the shipped matches, which are worked out once.

    Raises `StorageError` with a sentence if they cannot be read.
    """
    return character_ratings(shipped_matches(), game)


def _rated(
    matches: CharacterMatches, game: str | None, start: Mapping[str, Rating]
) -> dict[str, Rating]:
    """The ratings after the matches of a game, or of all games.

    A deal of a game, in which everybody plays twice against everybody, is a rating period: about
    the ten to fifteen games for which Glickman's paper recommends the system. Characters neither
    learn nor forget, so no time passes between the periods.
    """
    ratings = dict(start)
    for period in _periods(matches, game):
        games: dict[str, list[RatedGame]] = {level: [] for level in LEVELS}
        for first, second, score in period:
            for own, other, own_score in ((first, second, score), (second, first, 1 - score)):
                opponent = ratings[other]
                games[own].append(RatedGame(opponent.rating, opponent.deviation, own_score))
        ratings = {
            level: rated(rating, games[level], periods=0) for level, rating in ratings.items()
        }
    return ratings


def _spread(matches: CharacterMatches, game: str, ratings: Mapping[str, Rating]) -> float:
    """The factor of the differences between the ratings that fits the results of a game best.

    Without results it is 1.
    """

    def log_likelihood(spread: float) -> float:
        total = 0.0
        for first, second in combinations(LEVELS, 2):
            lead = spread * (ratings[first].rating - ratings[second].rating)
            probability = 1 / (1 + 10 ** (-lead / 400))
            balance = matches.balance(game, first, second)
            total += balance.won * log(probability) + balance.lost * log(1 - probability)
        return total

    return max(_SPREADS, key=lambda spread: (log_likelihood(spread), -abs(spread - 1)))


def level_rating(characters: Mapping[str, Rating], level_id: str) -> Rating:
    """The rating of a level: that of a character, or between two of them where it is matched."""
    rung = levels.level(level_id).rung
    if rung is None:
        return characters[level_id]
    ratings = _rising(characters)
    below = min(int(rung), len(ratings) - 2)
    weaker, stronger = ratings[below : below + 2]
    rating = weaker.rating + (rung - below) * (stronger.rating - weaker.rating)
    return Rating(rating, max(weaker.deviation, stronger.deviation))


def rung_of(characters: Mapping[str, Rating], rating: float) -> float:
    """Where a rating stands among the characters, as `Level.rung` counts; within their range."""
    ratings = [each.rating for each in _rising(characters)]
    for below, (weaker, stronger) in enumerate(pairwise(ratings)):
        if rating < stronger:
            return below + (rating - weaker) / (stronger - weaker) if rating > weaker else below
    return float(len(ratings) - 1)


def _rising(characters: Mapping[str, Rating]) -> list[Rating]:
    """The ratings of the levels, none of them lower than that of a weaker level."""
    ratings: list[Rating] = []
    for level_id in LEVELS:
        rating = characters[level_id]
        is_lower = ratings and rating.rating < ratings[-1].rating
        ratings.append(ratings[-1] if is_lower else rating)
    return ratings


def _periods(
    matches: CharacterMatches, game: str | None
) -> Iterable[Sequence[tuple[str, str, float]]]:
    """The rating periods: for each match both levels and the score of the first one."""
    names = matches.results if game is None else [game]
    of_games = (_deals(matches.results.get(name, {})) for name in names)
    for deals in zip_longest(*of_games, fillvalue=()):
        yield from filter(None, deals)


def _deals(
    results: Mapping[tuple[str, str], str],
) -> Iterable[Sequence[tuple[str, str, float]]]:
    most = max(map(len, results.values()), default=0)
    for start in range(0, most, MATCHES_OF_DEAL):
        yield [
            (first, second, float(letter == WON))
            for (first, second), text in results.items()
            for letter in text[start : start + MATCHES_OF_DEAL]
        ]


def _balances(matches: CharacterMatches, game: str | None) -> dict[str, tuple[int, int]]:
    """The matches that each level won and lost."""
    games = matches.results if game is None else [game]
    sums: dict[str, tuple[int, int]] = {}
    for level in LEVELS:
        balances = [
            matches.balance(name, level, other)
            for name in games
            for other in LEVELS
            if other != level
        ]
        sums[level] = sum(each.won for each in balances), sum(each.lost for each in balances)
    return sums


class RatedProfile(NamedTuple):
    """A profile after its last rated match."""

    record: RatingRecord
    """Its deviation is that of the time of this match."""
    last: datetime
    """When the match ended."""


class ProfileRatings:
    """The ratings of profiles, from one rated match to the next."""

    def __init__(self, characters: Mapping[str, Rating]) -> None:
        """Begin without rated matches; `characters` are rated by level."""
        self.characters = characters
        # Computed once for each level, for speed.
        self._of_level = cache(partial(level_rating, characters))
        self.profiles: dict[str, RatedProfile] = {}
        """Those with a rated match. One whose opponents are all unknown is not among them."""

    def add(self, match: RatedMatch) -> None:
        """Rate the next match; matches are added in the order in which they ended.

        Each is a rating period for those who played; the time between them widens the deviations.
        """
        strengths = {
            competitor: self._strength(competitor, match.ended)
            for side in match.sides
            for competitor in side
            if competitor is not None
        }
        # All are rated by the strengths before the match.
        changed: dict[str, RatedProfile] = {}
        for side, players in enumerate(match.sides):
            for player in players:
                if player is None or not player.profile:
                    continue
                games = games_of(match, side, player, strengths)
                if not games:
                    continue
                before, last = self._before(player.profile, match.ended)
                has_won = side == match.winner
                record = RatingRecord(
                    rated(before.rating, games, periods=periods_between(last, match.ended)),
                    before.won + has_won,
                    before.lost + (not has_won),
                )
                changed[player.profile] = RatedProfile(record, match.ended)
        self.profiles.update(changed)

    def _before(self, profile: str, time: datetime) -> RatedProfile:
        return self.profiles.get(profile, RatedProfile(RatingRecord(), time))

    def _strength(self, competitor: Competitor, time: datetime) -> Rating:
        if competitor.level:
            return self._of_level(competitor.level)
        record, last = self._before(competitor.profile, time)
        return aged(record.rating, periods_between(last, time))

    def records(self, now: datetime) -> dict[str, RatingRecord]:
        """The ratings by id, with deviations that the time since the last match has widened."""
        return {
            profile: record._replace(rating=aged(record.rating, periods_between(last, now)))
            for profile, (record, last) in self.profiles.items()
        }


def games_of(
    match: RatedMatch, side: int, player: Competitor, strengths: Mapping[Competitor, Rating]
) -> list[RatedGame]:
    """The games that a match is for a player of a side; none if all its opponents are unknown.

    `strengths` has the rating of every known player of the match.
    """
    has_won = side == match.winner
    others = [other for other in range(len(match.sides)) if other != side]
    opponents = others if has_won else [match.winner]
    weight = 2 / len(match.sides)
    games = []
    for other in opponents:
        own_side, other_side = match.sides[side], match.sides[other]
        if None in own_side or None in other_side:
            continue
        # What each player adds to the lead of the own side.
        parts: dict[Competitor, float] = {}
        for players, sign in ((own_side, 1), (other_side, -1)):
            for competitor in filter(None, players):
                parts[competitor] = parts.get(competitor, 0.0) + sign / len(players)
        share = parts.pop(player)
        lead = sum(
            part * (strengths[competitor].rating - START_RATING)
            for competitor, part in parts.items()
        )
        variance = sum(
            (part * strengths[competitor].deviation) ** 2 for competitor, part in parts.items()
        )
        games.append(RatedGame(START_RATING - lead, variance**0.5, float(has_won), weight, share))
    return games
