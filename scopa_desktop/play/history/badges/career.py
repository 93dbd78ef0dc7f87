"""The badges that take several matches: wins, streaks, and who and what has been won.

A `Career` is what they are counted from. It is either added up match by match, or read from the
database as it was before a match.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.history.badges.match_badges import LEVEL_OF_BADGE
from scopa_desktop.play.storage.paths import OWN_DECK
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Family

LONGEST_STREAK: Final = 10
"""The streak up to which is counted."""
MANY_DECKS: Final = 7
"""The decks of the badge “Seven decks”, which has the id `every_deck` because there were no more at
first; raising the number would take the badge from those who have it."""
LEAST_GAMES: Final = 3
"""The games that a family must have for its badge."""

_HOME_OF_SPANISH_GAMES: Final = "castellana"
_TUNISIAN: Final = frozenset(["chkobba"])
SPANISH_GAMES: Final = frozenset(
    game.id for game in CATALOGUE.values() if game.deck == _HOME_OF_SPANISH_GAMES
)
"""The games, by id, of Spain and the countries that have them from there."""
ITALIAN_GAMES: Final = frozenset(CATALOGUE) - SPANISH_GAMES - _TUNISIAN


class CareerMatch(NamedTuple):
    """A match of a profile that counts: finished or left, played here."""

    id: str
    ended: int
    """Seconds since 1970."""
    variant: str
    deck: str
    is_won: bool
    is_finished: bool
    opponents: tuple[str, ...]
    """The different levels on the other sides, sorted, without conventions."""
    feats: frozenset[str]
    """The badges earned in the match alone."""


@dataclass
class Career:
    """What a profile has achieved in all matches up to a time."""

    wins: int = 0
    streak: int = 0
    """The matches won in a row up to now, at most `LONGEST_STREAK`; leaving one ends it."""
    beaten: set[tuple[Family, str]] = field(default_factory=set)
    """Families of games and levels of computer players beaten in them."""
    won_games: set[str] = field(default_factory=set)
    decks: set[str] = field(default_factory=set)
    """The decks of the program with which a match was won; own ones can be added at will."""
    previous: CareerMatch | None = None
    rematches: int = 0
    """The matches won right after one lost in the same game to the same players."""

    def add(self, match: CareerMatch) -> None:
        if match.is_won:
            self.wins += 1
            self.streak = min(self.streak + 1, LONGEST_STREAK)
            self.rematches += self._is_rematch(match)
            self.add_won(match.variant, match.deck, match.opponents)
        else:
            self.streak = 0
        self.previous = match

    def add_won(self, variant: str, deck: str, opponents: Iterable[str]) -> None:
        """Add a game, a deck and opponents with and against which a match was won."""
        self.won_games.add(variant)
        family = CATALOGUE[variant].family
        self.beaten |= {(family, level) for level in opponents if level in LEVELS}
        if deck and not OWN_DECK.fullmatch(deck):
            self.decks.add(deck)

    def _is_rematch(self, match: CareerMatch) -> bool:
        lost = self.previous
        return (
            lost is not None
            and lost.is_finished
            and not lost.is_won
            and (lost.variant, lost.opponents) == (match.variant, match.opponents)
        )


def _best_family_of_opponents(career: Career) -> int:
    """The most computer players beaten in one family."""
    return max(sum(each is family for each, _ in career.beaten) for family in Family)


def _family_games(family: Family) -> frozenset[str]:
    return frozenset(game.id for game in CATALOGUE.values() if game.family is family)


def _best_family_of_games(career: Career) -> int:
    """The share of the games of a family that are won, in percent; the highest of all."""
    shares = [0]
    for family in Family:
        games = _family_games(family)
        if len(games) >= LEAST_GAMES:
            shares.append(100 * len(games & career.won_games) // len(games))
    return max(shares)


class Goal(NamedTuple):
    """How far a career has come towards a badge, and how far it must come."""

    done: Callable[[Career], int]
    needed: int
    is_counted: bool = True
    """Whether the number means something to the player."""


CAREER_GOALS: Final[Mapping[str, Goal]] = {
    "first_win": Goal(lambda career: career.wins, 1, is_counted=False),
    "ten_wins": Goal(lambda career: career.wins, 10),
    "hundred_wins": Goal(lambda career: career.wins, 100),
    "thousand_wins": Goal(lambda career: career.wins, 1000),
    "streak_three": Goal(lambda career: career.streak, 3),
    "streak_five": Goal(lambda career: career.streak, 5),
    "streak_ten": Goal(lambda career: career.streak, LONGEST_STREAK),
    "beat_everyone_in_family": Goal(_best_family_of_opponents, len(LEVEL_OF_BADGE)),
    "whole_family_won": Goal(_best_family_of_games, 100, is_counted=False),
    "every_deck": Goal(lambda career: len(career.decks), MANY_DECKS),
    "rematch_won": Goal(lambda career: career.rematches, 1, is_counted=False),
    "italian_family": Goal(lambda career: len(career.won_games & ITALIAN_GAMES), 5),
    "spanish_family": Goal(lambda career: len(career.won_games & SPANISH_GAMES), 5),
}
"""The badges that take several matches, by id."""
