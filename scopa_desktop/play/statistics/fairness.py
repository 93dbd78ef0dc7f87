"""The fairness figures: what the shuffle gave a person and each kind of opponent.

Each figure is a count with the number expected of an honest shuffler and the band in which at least
nine of ten honest shufflers lie. What is counted must not depend on how the cards fell:

- `dealt_rows` says which cards of a deal count. They are fixed by the pack, not by the play.
- A match may end early because of its cards, so their number is not independent of them. That does
  no harm: each deal is fair whatever was before it, so the sum of all differences from what was
  expected is a martingale, with the expected value 0 and the sum of the variances of all deals.
  The filter must not select by the result, however: won matches are those with better cards.
- Matches that were begun from an earlier deal or position have known cards and are not counted, nor
  are further matches with a deal number that was played before: their packs are the same.
- Imported matches may have been chosen for their cards and are only counted on request.
- Matches in which the game made the moves of the person count: somebody may leave the play to it
  because of the cards.
- A match that was left before a person played a card is not kept. Somebody who leaves matches
  because of the first three cards makes their own figures better than chance; this is not
  corrected.
- The figures are not independent: a card in one hand is in no other, and a four in a hand leaves
  less room for a five. Several figures on one page are to be read accordingly, and of independent
  ones, too, one in ten is outside its band.
- In a rematch the next player deals first, without a draw. The number of first deals then varies
  less than its band allows.
- Deleted matches are gone from the figures, too.
- Partners are not shown.

The chance of an opening that scores depends on the game and its options, but is the same for every
dealer. So the figure is conditional: of all openings that scored in a game, the number that fell to
a player who dealt some of all its deals.
"""

import math
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum
from statistics import NormalDist
from typing import Any, Final, NamedTuple

from scopa_desktop.play.matches.dealt_rows import CARD_COLUMNS
from scopa_desktop.play.matches.match_note import Origin
from scopa_desktop.play.statistics.hypergeometric import COVERAGE, Draws, band_of_sum
from scopa_desktop.play.statistics.match_filter import MatchFilter
from scopa_desktop.rules.cards import COINS, FORTY, PACK_SIZE, RANK_MASKS, Rank


class Subject(Enum):
    """What is counted."""

    SETTEBELLO = "settebello"
    COINS = "coins"
    RANK = "rank"
    FIRST_DEAL = "first deal"
    """The draw that decides who deals first."""
    OPENING = "opening"
    """First table cards that give the dealer points."""


_SUBJECTS: Final = (
    (Subject.SETTEBELLO, None),
    (Subject.COINS, None),
    *((Subject.RANK, rank) for rank in FORTY.ranks),
)
"""What the columns of cards count."""
_CARDS_IN_PACK: Final = {
    Subject.SETTEBELLO: 1,
    Subject.COINS: COINS.bit_count(),
    Subject.RANK: RANK_MASKS[Rank.ACE].bit_count(),
}
_SUMS: Final = (
    "deals",
    "first_deals",
    "scorable_deals",
    "openings",
    "all_scorable_deals",
    "all_openings",
    *CARD_COLUMNS,
)
_IS_REPEATED: Final = (
    "EXISTS (SELECT 1 FROM match AS e WHERE e.deal_number = m.deal_number AND e.match < m.match)"
)
"""Whether the deal number of `match AS m` was played before, in SQL."""


class FairnessFigure(NamedTuple):
    """How often something fell to a player."""

    subject: Subject
    rank: Rank | None
    """The rank, if the subject is one."""
    times: int
    total: int
    """How often it fell to anybody, or lay in the stock or on the table; at least 1. For a first
    deal, the number of matches."""
    expected: float
    low: int
    """The lower end of the band, a number of times."""
    high: int

    @property
    def is_inside(self) -> bool:
        """Whether the number is in the band, ends included."""
        return self.low <= self.times <= self.high


class PlayerFairness(NamedTuple):
    """The figures of a player, or of all opponents of a level."""

    level: str | None
    """The level of opponents, `person` for people; None: the player whose matches they are."""
    deals: int
    cards: tuple[FairnessFigure, ...]
    """Settebello, coins and the ranks from ace to king; empty without deals."""
    dealing: tuple[FairnessFigure, ...]
    """First deals, and openings if any scored."""

    @property
    def figures(self) -> tuple[FairnessFigure, ...]:
        return self.cards + self.dealing


class LeftOut(NamedTuple):
    """What the filter selects, but the figures leave out."""

    imported: int = 0
    chosen: int = 0
    """Matches with a deal that was played before, or from a position that was chosen."""
    cut: int = 0
    """Scored deals whose pack was cut at the table or set by hand."""


class FairnessReport(NamedTuple):
    """The figures of all players in the selected matches."""

    matches: int
    deals: int
    players: tuple[PlayerFairness, ...]
    """The player whose matches they are, then the opponents, most deals first."""
    left_out: LeftOut

    @property
    def figures(self) -> tuple[FairnessFigure, ...]:
        return tuple(figure for player in self.players for figure in player.figures)

    @property
    def outside(self) -> int:
        """The number of figures outside their bands."""
        return sum(not figure.is_inside for figure in self.figures)

    @property
    def is_unusual(self) -> bool:
        """Whether more figures are outside than with at least 19 of 20 honest shufflers.

        Of independent figures one in ten is outside. The limit allows for figures that depend on
        each other: their number outside has the same mean, but up to about twice the variance.
        """
        number, share = len(self.figures), 1 - COVERAGE
        deviation = math.sqrt(2 * number * share * (1 - share))
        return self.outside > number * share + NormalDist().inv_cdf(0.95) * deviation


def fairness_of(
    connection: sqlite3.Connection, selection: MatchFilter, *, with_imported: bool = False
) -> FairnessReport:
    """The figures of the selected matches that a person has played.

    Results in the selection are ignored, and so is `counted_only`; replayed and watched matches are
    never counted. An opponent's level in the selection selects matches; other opponents in them are
    shown, too.
    """
    selection = replace(selection, results=frozenset(), counted_only=False)
    groups = _groups(connection, selection)
    counted = [group for group in groups if with_imported or not group.is_imported]
    own = [group for group in counted if not group.level]
    matches = sum(group.matches for group in own)
    imported = sum(group.matches for group in groups if not group.level) - matches
    return FairnessReport(
        matches=matches,
        deals=sum(group.deals for group in own),
        players=tuple(_players(counted)),
        left_out=_left_out(connection, selection, imported),
    )


def _left_out(connection: sqlite3.Connection, selection: MatchFilter, imported: int) -> LeftOut:
    condition = selection.condition()
    chosen, cut = connection.execute(
        "SELECT count(*) FILTER (WHERE is_chosen), sum(iif(is_chosen, 0, max(0, rounds - deals)))"
        f" FROM (SELECT m.origin = '{Origin.REPLAYED.value}' OR {_IS_REPEATED} AS is_chosen,"
        " s.rounds, ifnull(d.deals, 0) AS deals FROM seen AS s JOIN match AS m ON m.match = s.match"
        " LEFT JOIN dealt AS d ON d.match = s.match AND d.seat = s.seat AND d.level = ''"
        f" WHERE {condition.sql} AND s.is_watched = 0)",
        condition.parameters,
    ).fetchone()
    return LeftOut(imported, chosen, cut or 0)


class _Group(NamedTuple):
    """The sums of a player over matches of a game in which the chances are the same."""

    is_imported: bool
    variant: str
    players: int
    level: str
    """Empty: the player whose matches they are."""
    seats: int
    """The number of seats that are summed in each match."""
    size: int
    """The number of cards that are counted in each deal, in all these seats."""
    matches: int
    deals: int
    first_deals: int
    scorable_deals: int
    """The number of the player's deals in which the first table cards can score."""
    openings: int
    """The number of those in which they did."""
    all_scorable_deals: int
    """The same, for deals by any seat."""
    all_openings: int
    cards: Sequence[int]
    """The numbers of cards by what is counted, as `_SUBJECTS`."""


def _groups(connection: sqlite3.Connection, selection: MatchFilter) -> list[_Group]:
    condition = selection.condition()
    rows = connection.execute(
        f"SELECT m.origin = '{Origin.IMPORTED.value}', m.variant, m.players, d.level, d.seats,"
        f" d.size, count(*), {', '.join(f'sum(d.{name})' for name in _SUMS)}"
        " FROM seen AS s CROSS JOIN dealt AS d ON d.match = s.match AND d.seat = s.seat"
        " CROSS JOIN match AS m ON m.match = s.match"
        f" WHERE {condition.sql} AND NOT {_IS_REPEATED} GROUP BY 1, 2, 3, 4, 5, 6",
        condition.parameters,
    )
    return [_group(tuple(row)) for row in rows]


def _group(row: tuple[Any, ...]) -> _Group:
    cards = len(row) - len(CARD_COLUMNS)
    return _Group._make((*row[:cards], row[cards:]))


def _players(groups: Sequence[_Group]) -> Iterator[PlayerFairness]:
    """The figures of the player and of each level of opponents."""
    deals: Counter[str] = Counter()
    for group in groups:
        deals[group.level] += group.deals
    for level in sorted(deals, key=lambda level: (level != "", -deals[level], level)):
        of_player = [group for group in groups if group.level == level]
        yield PlayerFairness(
            level=level or None,
            deals=deals[level],
            cards=tuple(_card_figures(of_player, deals[level])),
            dealing=tuple(_dealing_figures(of_player)),
        )


def _card_figures(groups: Sequence[_Group], deals: int) -> Iterator[FairnessFigure]:
    for place, (subject, rank) in enumerate(_SUBJECTS):
        cards = _CARDS_IN_PACK[subject]
        draws = [Draws(group.deals, PACK_SIZE, cards, group.size) for group in groups]
        times = sum(group.cards[place] for group in groups)
        yield FairnessFigure(subject, rank, times, deals * cards, *band_of_sum(draws))


def _dealing_figures(groups: Sequence[_Group]) -> Iterator[FairnessFigure]:
    matches = sum(group.matches for group in groups)
    draws = [Draws(group.matches, group.players, 1, group.seats) for group in groups]
    times = sum(group.first_deals for group in groups)
    yield FairnessFigure(Subject.FIRST_DEAL, None, times, matches, *band_of_sum(draws))
    total = sum(group.all_openings for group in groups)
    if total:
        times = sum(group.openings for group in groups)
        band = band_of_sum(_opening_draws(groups))
        yield FairnessFigure(Subject.OPENING, None, times, total, *band)


def _opening_draws(groups: Sequence[_Group]) -> Iterator[Draws]:
    """For each game, its openings that scored, drawn from all deals by those of the player."""
    for variant in sorted({group.variant for group in groups}):
        of_game = [group for group in groups if group.variant == variant]
        deals = sum(group.all_scorable_deals for group in of_game)
        if deals:
            scored = sum(group.all_openings for group in of_game)
            yield Draws(1, deals, scored, sum(group.scorable_deals for group in of_game))
