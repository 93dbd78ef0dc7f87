"""What happened in a match, worked out by replaying its record.

Statistics, the fairness figures and the badges are all counted from these facts.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from scopa_desktop.rules.cards import Card, Mask, mask_of
from scopa_desktop.rules.events import (
    Declared,
    Event,
    InstantWin,
    PacketDealt,
    Played,
    Swept,
    TableDealt,
)
from scopa_desktop.rules.match import Match, pack_of
from scopa_desktop.rules.moves import DealAction, Move
from scopa_desktop.rules.own_play import seats_played_by_game
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record, write_record
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.table_events import AutomaticPlay, PlacedEvent, PlayerChanged
from scopa_desktop.rules.variant import Variant


class CategoryFacts(NamedTuple):
    """A category of a score sheet."""

    name: str
    points: tuple[int, ...]
    """The points of each side."""

    def leader(self) -> int | None:
        """The side with the most points; None if nobody scores or several have the most."""
        most = max(self.points)
        leaders = [side for side, points in enumerate(self.points) if points == most]
        return leaders[0] if most > 0 and len(leaders) == 1 else None


class RoundFacts(NamedTuple):
    """A deal and what was made of it. Void and unfinished rounds have no categories."""

    deal: int
    """The number of the deal in the match, counted from 1, void deals included."""
    dealer: int
    is_void: bool
    dealt: tuple[Mask, ...]
    """The cards dealt to the hand of each seat."""
    opening: Mask
    """The first table cards."""
    opening_points: int
    """What the dealer scored with the first table cards."""
    sweeps: tuple[int, ...]
    """The number of sweeps of each seat, one by the opening included."""
    declared_points: tuple[int, ...]
    """The points that each seat declared."""
    piles: tuple[Mask, ...]
    """The cards captured by each side."""
    moves: int
    last_player: int | None
    """The seat that played the last card; None if none was played."""
    categories: tuple[CategoryFacts, ...] = ()
    totals: tuple[int, ...] = ()
    """The points of each side in the match after the round; empty unless the round was scored."""
    instant_winner: int | None = None
    """The side that won the match by its cards at once."""
    pack: tuple[Card, ...] = ()
    """All cards in the order in which they are dealt."""
    is_from_number: bool = True
    """Whether the pack is that of the deal number; False if it was set by hand."""

    @property
    def is_scored(self) -> bool:
        """Whether the round was played to its end."""
        return bool(self.totals)

    def points(self, side: int) -> int:
        """The points of a side on the score sheet."""
        return sum(category.points[side] for category in self.categories)


class MatchFacts(NamedTuple):
    """A match: who played what, each round, and who won."""

    variant: Variant
    """The rules with which it ended."""
    seating: Seating
    players: tuple[Player, ...]
    """Who sat in each seat when it began."""
    deal_number: int
    digest: str
    """SHA-256 of the record's canonical text, in hexadecimal."""
    rounds: tuple[RoundFacts, ...]
    """All deals, void ones included."""
    totals: tuple[int, ...]
    """The points of each side in the match."""
    winner: int | None
    """The side that won; None if the match is not played to its end."""
    has_person_played: bool
    is_ended_by_agreement: bool = False
    """Whether the persons agreed to end it, so that nobody has won."""
    has_substitutes: bool = False
    """Whether another player sat in for somebody, or the game played for a person."""
    played_by_game: frozenset[int] = frozenset()
    """The seats of people most of whose moves somebody else made; see `seats_played_by_game`."""
    is_competitive: bool = False
    """Whether chips were staked."""

    @property
    def scored_rounds(self) -> Sequence[RoundFacts]:
        """The rounds that were played to their end."""
        return [round_facts for round_facts in self.rounds if round_facts.is_scored]

    @property
    def persons(self) -> Sequence[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]


def digest_of(record: Record) -> str:
    """SHA-256 of the canonical text of a record, in hexadecimal."""
    return digest_of_text(write_record(record))


def digest_of_text(text: str) -> str:
    """SHA-256 of the canonical text of a record, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def facts_of(record: Record, digest: str | None = None) -> MatchFacts:
    """The facts of a match; raises `RecordError` with a sentence if the rules do not allow it.

    `digest` is that of the record, if it is known.
    """
    replayed = Match.before(record)
    rounds = tuple(_rounds(replayed, record))
    return MatchFacts(
        variant=replayed.variant,
        seating=record.seating,
        players=record.players,
        deal_number=record.deal_number,
        digest=digest or digest_of(record),
        rounds=rounds,
        totals=tuple(replayed.totals),
        winner=replayed.winner,
        is_ended_by_agreement=replayed.is_ended_by_agreement,
        has_person_played=has_person_played(replayed),
        has_substitutes=any(map(_is_substitution, record.events)),
        played_by_game=seats_played_by_game(replayed),
        is_competitive=record.table.is_competitive,
    )


def _is_substitution(placed: PlacedEvent) -> bool:
    """Whether somebody else plays from now on; a single move after the time ran out is not that."""
    match placed.event:
        case PlayerChanged():
            return True
        case AutomaticPlay(_, is_on):
            return is_on
    return False


def has_person_played(match: Match) -> bool:
    record = match.record
    return any(
        isinstance(move, Move) and record.mover(seat, deal, made).player.is_person
        for deal, recorded in enumerate(record.rounds, 1)
        for made, (seat, move) in enumerate(
            zip(match.seats_of_moves(deal), recorded.moves, strict=True)
        )
    )


def _rounds(match: Match, record: Record) -> Iterator[RoundFacts]:
    """The facts of each round of a record, which is replayed in a match that is before it."""
    steps = match.replay(record)
    for deal, recorded in enumerate(record.rounds, 1):
        sheets = len(match.sheets)
        events = next(steps)
        of_deal = len(events)
        for move in recorded.moves:
            made = next(steps)
            if isinstance(move, DealAction):
                # The deal, or the opening, follows the decision.
                of_deal = len(events) + len(made)
            events += made
        yield _round_facts(match, deal, events, of_deal, len(match.sheets) > sheets)
    # Without a round there may still be events of the table.
    for _ in steps:
        pass


def _round_facts(
    match: Match, deal: int, events: Sequence[Event], of_deal: int, is_scored: bool
) -> RoundFacts:
    """The facts of a round from its events; the first `of_deal` of them are those of the deal."""
    current, seating = match.round, match.seating
    assert current is not None
    played = [event for event in events if isinstance(event, Played)]
    return RoundFacts(
        deal=deal,
        dealer=current.dealer,
        is_void=current.is_void,
        dealt=_dealt(events, seating.players),
        opening=_opening(events),
        opening_points=sum(
            event.points for event in events[:of_deal] if isinstance(event, Swept | Declared)
        ),
        sweeps=_by_seat(seating, ((e.seat, 1) for e in events if isinstance(e, Swept))),
        declared_points=_by_seat(
            seating, ((e.seat, e.points) for e in events if isinstance(e, Declared))
        ),
        piles=tuple(current.piles),
        moves=len(match.moves_of_round()),
        last_player=played[-1].seat if played else None,
        categories=tuple(
            CategoryFacts(line.category, line.points) for line in match.sheets[-1].lines
        )
        if is_scored
        else (),
        totals=tuple(match.totals) if is_scored else (),
        instant_winner=next((e.side for e in events if isinstance(e, InstantWin)), None),
        pack=match.recorded_round(deal).pack,
        is_from_number=match.recorded_round(deal).pack
        == pack_of(match.deal_number, deal, match.variant.deal.pack),
    )


def _dealt(events: Iterable[Event], players: int) -> tuple[Mask, ...]:
    """The cards dealt to each seat in all packets."""
    dealt = [0] * players
    for event in events:
        if isinstance(event, PacketDealt):
            for seat, hand in enumerate(event.hands):
                dealt[seat] |= mask_of(hand)
    return tuple(dealt)


def _opening(events: Iterable[Event]) -> Mask:
    return next((mask_of(event.cards) for event in events if isinstance(event, TableDealt)), 0)


def _by_seat(seating: Seating, entries: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """The sum of the numbers of each seat."""
    sums = [0] * seating.players
    for seat, number in entries:
        sums[seat] += number
    return tuple(sums)
