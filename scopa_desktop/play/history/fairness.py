"""The fairness figures: what the shuffle gave a person and each kind of opponent.

Each figure is a count with the number expected of an honest shuffler and the band in which at least
nine of ten honest shufflers lie. What is counted must not depend on how the cards fell:

- `hand_rows` says which cards of a deal count. They are fixed by the pack, not by the play.
- A match may end early because of its cards, so their number is not independent of them. That does
  no harm: each deal is fair whatever was before it, so the sum of all differences from what was
  expected is a martingale, with the expected value 0 and the sum of the variances of all deals.
  The filter must not select by the result, however: won matches are those with better cards.
- Matches that were begun from an earlier deal or position have known cards and are not counted, nor
  are further matches with a deal number that was played before: their packs are the same.
- Imported matches may have been chosen for their cards and are only counted on request.
- A match that was left before a person played a card is not kept. Somebody who leaves matches
  because of the first three cards makes his own figures better than chance; this is not corrected.
- The figures are not independent: a card in one hand is in no other, and a four in a hand leaves
  less room for a five. Several figures on one page are to be read accordingly, and of independent
  ones, too, one in ten is outside its band.
- Partners are not shown.

The chance of an opening that scores depends on the game and its options, but is the same for every
dealer. So the figure is conditional: of all openings that scored in a game, the number that fell to
a player who dealt some of all its deals.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final, NamedTuple

from scopa_desktop.play.history.match_filter import Condition, MatchFilter
from scopa_desktop.play.hypergeometric import Draws, band_of_sum
from scopa_desktop.rules.cards import COINS, PACK_SIZE, RANK_MASKS, Rank


class Subject(Enum):
    """What is counted."""

    SETTEBELLO = "settebello"
    COINS = "coins"
    RANK = "rank"
    FIRST_DEAL = "first deal"
    """The draw that decides who deals first."""
    OPENING = "opening"
    """First table cards that give the dealer points."""


_CARD_COLUMNS: Final[Mapping[Subject | Rank, str]] = {
    Subject.SETTEBELLO: "dealt_settebello",
    Subject.COINS: "dealt_coins",
    **{rank: f"dealt_{number}" for number, rank in enumerate(Rank, 1)},
}
_CARDS_IN_PACK: Final = {
    Subject.SETTEBELLO: 1,
    Subject.COINS: COINS.bit_count(),
    Subject.RANK: RANK_MASKS[Rank.ACE].bit_count(),
}
_SUMS_OF_MATCH: Final = ("deals", "all_scorable_deals", "all_openings")
"""Columns with the same value for every seat of a match."""
_SUMS_OF_SEATS: Final = ("first_deals", "scorable_deals", "openings", *_CARD_COLUMNS.values())


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
        """All figures."""
        return self.cards + self.dealing


class FairnessReport(NamedTuple):
    """The figures of all players in the selected matches."""

    matches: int
    deals: int
    players: tuple[PlayerFairness, ...]
    """The player whose matches they are, then the opponents, most deals first."""
    imported_matches: int
    """How many matches were left out because they are imported."""

    @property
    def figures(self) -> tuple[FairnessFigure, ...]:
        """The figures of all players."""
        return tuple(figure for player in self.players for figure in player.figures)

    @property
    def outside(self) -> int:
        """The number of figures outside their bands."""
        return sum(not figure.is_inside for figure in self.figures)


def fairness_of(
    connection: sqlite3.Connection, selection: MatchFilter, *, with_imported: bool = False
) -> FairnessReport:
    """The figures of the selected matches that a person has played.

    Results in the selection are ignored, and so are replayed and watched matches. An opponent's
    level in the selection selects matches; other opponents in them are shown, too.
    """
    condition = replace(selection, results=frozenset(), counted_only=True).condition()
    groups = _groups(connection, condition, with_imported=with_imported)
    own = [group for group in groups if not group.level]
    return FairnessReport(
        matches=sum(group.matches for group in own),
        deals=sum(group.deals for group in own),
        players=tuple(_players(groups)),
        imported_matches=0 if with_imported else _imported_matches(connection, condition),
    )


class _Group(NamedTuple):
    """The sums of a player over matches of a game in which the chances are the same."""

    level: str
    """Empty: the player whose matches they are."""
    variant: str
    players: int
    seats: int
    """The number of seats that are summed in each match."""
    size: int
    """The number of cards that are counted in each deal, in all these seats."""
    matches: int
    deals: int
    all_scorable_deals: int
    """The number of deals, whoever dealt, in which the first table cards can score."""
    all_openings: int
    """The number of those in which they did."""
    first_deals: int
    scorable_deals: int
    """The number of the player's deals in which the first table cards can score."""
    openings: int
    """The number of those in which they did."""
    cards: Mapping[Subject | Rank, int]
    """The number of cards by what is counted."""


def _groups(
    connection: sqlite3.Connection, condition: Condition, *, with_imported: bool
) -> list[_Group]:
    # Several seats of a level in a match count as one hand: their cards are not independent.
    of_seats = ", ".join(f"sum(h.{name}) AS {name}" for name in _SUMS_OF_SEATS)
    of_match = ", ".join(f"h.{name} AS {name}" for name in _SUMS_OF_MATCH)
    sums = ", ".join(f"sum({name})" for name in (*_SUMS_OF_MATCH, *_SUMS_OF_SEATS))
    rows = connection.execute(
        f"WITH chosen AS ({_chosen(condition, with_imported=with_imported)})"
        f" SELECT level, variant, players, seats, size, count(*), {sums} FROM ("
        " SELECT CASE WHEN h.seat = c.seat THEN '' ELSE h.level END AS level,"
        " c.variant AS variant, c.players AS players, count(*) AS seats, sum(h.size) AS size,"
        f" {of_match}, {of_seats}"
        " FROM chosen AS c CROSS JOIN hand AS h ON h.match = c.match"
        " WHERE h.deals > 0 AND (h.seat = c.seat OR h.side <> c.side)"
        " GROUP BY c.match, 1"
        ") GROUP BY level, variant, players, seats, size",
        condition.parameters,
    )
    last = -len(_CARD_COLUMNS)
    return [
        _Group._make((*row[:last], dict(zip(_CARD_COLUMNS, row[last:], strict=True))))
        for row in map(tuple, rows)
    ]


def _chosen(condition: Condition, *, with_imported: bool) -> str:
    """The query of the matches that count, each with the seat it is seen from."""
    origin = "" if with_imported else " AND m.origin = 'played'"
    return (
        "SELECT m.match, m.players, m.variant, s.seat, s.side"
        " FROM seat AS s JOIN match AS m USING (match)"
        f" WHERE {condition.sql} AND m.persons > 0{origin} AND NOT EXISTS"
        " (SELECT 1 FROM match AS e WHERE e.deal_number = m.deal_number AND e.match < m.match)"
    )


def _imported_matches(connection: sqlite3.Connection, condition: Condition) -> int:
    number: int = connection.execute(
        "SELECT count(*) FROM seat AS s JOIN match AS m USING (match)"
        f" WHERE {condition.sql} AND m.persons > 0 AND m.origin = 'imported'",
        condition.parameters,
    ).fetchone()[0]
    return number


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
    for key in _CARD_COLUMNS:
        subject, rank = (Subject.RANK, key) if isinstance(key, Rank) else (key, None)
        cards = _CARDS_IN_PACK[subject]
        draws = [Draws(group.deals, PACK_SIZE, cards, group.size) for group in groups]
        times = sum(group.cards[key] for group in groups)
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
