"""The deals of a date: one for each family of games, computed from the date and the family alone.

A deal has a game, players and cards. It needs no Qt. The levels play with a fixed number of
iterations (`ai.fixed_strength`), so that everybody meets the same players. One round is played:
deals that are void are dealt again, and the first round that is scored is the result, with its
place and medal among those of the characters.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from enum import Enum
from typing import Final, NamedTuple

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.rules.catalogue import (
    BACIGA,
    CHKOBBA,
    CHORIZO,
    CIRULLA,
    ESCOBA,
    ESCOPA,
    SCOPA,
    SCOPONE_SCIENTIFICO,
)
from scopa_desktop.rules.ending import lead_of
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, IllegalMoveError
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import LARGEST_DEAL
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.rules.variant import Family, Variant

PERSON_SEAT: Final = 0
"""The seat of the person, whose result is compared with those of the characters."""
PERSON_NAME: Final = "You"
"""The name of the person in the record; the table shows that of the profile."""
_SEED: Final = "scopa desktop daily deal"
"""Beginning of the text that is hashed; any other one gives other cards."""


class DailyGame(NamedTuple):
    """The game of a deal. There are two sides, so that a result is one difference."""

    variant: Variant
    seating: Seating
    levels: tuple[str, ...]
    """The levels of all seats after the person's, in the order of play."""


_GAMES: Final[Mapping[Family, tuple[Variant, ...]]] = {
    Family.SCOPA: (SCOPA,),
    Family.SCOPONE: (SCOPONE_SCIENTIFICO,),
    Family.FIFTEEN: (ESCOPA, ESCOBA),
    Family.CIRULLA: (CIRULLA, CHKOBBA),
    Family.PLATA: (BACIGA, CHORIZO),
}
"""The games of each family, which take turns from Monday to Sunday."""
_OPPONENTS: Final = ("casual", "easy", "skilled", "strong", "strong", "skilled", "strong")
"""The level of the opponent in games of two, from Monday to Sunday."""
_PAIRED: Final = ("strong", "skilled", "casual")
"""The levels of the next opponent, of the partner and of the other opponent."""
_OF_DATE_ALONE: Final = (
    Family.SCOPA,
    Family.FIFTEEN,
    Family.CIRULLA,
    Family.CIRULLA,
    Family.SCOPONE,
    Family.PLATA,
    Family.FIFTEEN,
)
"""The family of each day of the week whose number is computed from the date alone: the deals that
there were when a date had one."""
_DEFAULTS_CHANGED: Final = date(2027, 1, 1)
"""Before this day a deal has the options that records have without a line (RECORD.md): of a
try its moves alone are kept."""


class DailyResult(NamedTuple):
    """The score of the round for the side of a seat. A greater one is better."""

    at_once: int
    """1 if the side won the match at once by its cards (cappotto), -1 if the others did, else 0."""
    lead: int
    """Own points less those of the others."""
    own: int
    other: int

    @property
    def rank_key(self) -> tuple[int, int]:
        """What is compared: a match won at once, then the lead. Points alone decide nothing."""
        return self.at_once, self.lead


class DealKey(NamedTuple):
    """What a daily deal follows from."""

    day: date
    family: Family


class DailyDeal(NamedTuple):
    """The deal of a date and a family."""

    key: DealKey
    game: DailyGame
    number: int

    @property
    def day(self) -> date:
        return self.key.day

    def match(self, level: str = PERSON) -> Match:
        """The match before its first deal, with a level or the person in the person's seat."""
        own = PERSON_NAME if level == PERSON else LEVELS[level].name
        others = [Player(LEVELS[other].name, other) for other in self.game.levels]
        players = [Player(own, level), *others]
        return Match(self.game.variant, self.game.seating, players, self.number)


def daily_deal(key: DealKey) -> DailyDeal:
    """The deal of a date and a family, the same on every machine and in every version."""
    day, family = key
    words = [_SEED, day.isoformat()]
    if family is not _OF_DATE_ALONE[day.weekday()]:
        words.append(family.name.lower())
    digest = hashlib.sha256(" ".join(words).encode()).digest()
    number = int.from_bytes(digest[:8], "big") % (LARGEST_DEAL + 1)
    return DailyDeal(key, _game_of(key), number)


def _game_of(key: DealKey) -> DailyGame:
    games, weekday = _GAMES[key.family], key.day.weekday()
    game = games[weekday % len(games)]
    if key.day < _DEFAULTS_CHANGED:
        game = game.configured(dict(game.record_defaults))
    if TWO in game.seatings:
        return DailyGame(game, TWO, (_OPPONENTS[weekday],))
    return DailyGame(game, PAIRS, _PAIRED)


def is_over(match: Match) -> bool:
    """Whether the round that counts has been scored."""
    return bool(match.sheets)


def deal_if_needed(match: Match) -> None:
    """Deal until a seat is to move, after void deals too; nothing once the round was scored."""
    while match.needs_deal and not is_over(match):
        match.begin_round()


def result_of(match: Match, seat: int = PERSON_SEAT) -> DailyResult:
    """The result of a seat; raises `ValueError` if the round has not been scored."""
    if match.round is None or not is_over(match):
        raise ValueError("the round has not been scored")
    side, totals = match.seating.side_of(seat), match.sheets[0].totals
    own, lead = totals[side], lead_of(totals, side)
    winner = match.round.instant_winner
    at_once = 0 if winner is None else 1 if winner == side else -1
    return DailyResult(at_once, lead, own, own - lead)


def moves_of(match: Match) -> list[Action]:
    """All moves in their order, those of void deals included."""
    deals = range(1, match.deals + 1)
    return [move for deal in deals for move in match.recorded_round(deal).moves]


def replayed(deal: DailyDeal, moves: Sequence[Action]) -> Match:
    """The person's match after these moves.

    Moves from the first one that the rules do not allow on are left out, so that the match can go
    on whatever was kept of it.
    """
    match = deal.match()
    for move in moves:
        deal_if_needed(match)
        if is_over(match):
            break
        try:
            match.play(move)
        except IllegalMoveError:
            break
    return match


class Medal(Enum):
    """What a counted try is worth, against the six characters in the same seat."""

    GOLD = "gold"
    """First place: none of the six did better."""
    SILVER = "silver"
    """Second or third place: at most two did better."""
    BRONZE = "bronze"
    """Fourth or fifth place: at most four did better."""


_LAST_PLACES: Final = {Medal.GOLD: 1, Medal.SILVER: 3, Medal.BRONZE: 5}
"""The last place of each medal, the best medal first."""


def place_of(result: DailyResult, others: Iterable[DailyResult]) -> int:
    """The place of a result, from 1; equal results share the better place."""
    return 1 + sum(other.rank_key > result.rank_key for other in others)


def medal_for(place: int) -> Medal | None:
    """The medal of a place; None for the last two of seven."""
    return next((medal for medal, last in _LAST_PLACES.items() if place <= last), None)
