"""Matches of simulated shuffles for the fairness figures: dealt, but not played."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timezone
from itertools import count
from random import Random

from scopa_desktop.play.matches.match_facts import MatchFacts, RoundFacts
from scopa_desktop.play.matches.match_note import Ending, MatchNote, Origin
from scopa_desktop.play.storage.database_file import transaction
from scopa_desktop.rules.cards import Card
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.events import Declared, Swept
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from tests.play.matches.made_matches import save_made

NOON = datetime(2026, 2, 3, 12, tzinfo=timezone.utc)
Shuffle = Callable[[], Sequence[Card]]
Stop = Callable[[Sequence[RoundFacts]], bool]
_ids = count(1)


def honest(random: Random) -> Shuffle:
    """A shuffler whose packs are all equally likely."""
    return lambda: random.sample(range(40), 40)


def after(deals: int) -> Stop:
    """The end of a match after a number of deals."""
    return lambda rounds: len(rounds) == deals


def dealt(variant: Variant, seating: Seating, dealer: int, pack: Sequence[Card]) -> RoundFacts:
    """A round that nobody has played a card of."""
    current, events = Round.dealt(variant, seating, dealer, tuple(pack))
    points = sum(event.points for event in events if isinstance(event, Swept | Declared))
    return RoundFacts(
        deal=0,
        dealer=dealer,
        is_void=current.is_void,
        dealt=(),
        opening=0,
        opening_points=points,
        sweeps=(0,) * seating.players,
        declared_points=(0,) * seating.players,
        piles=(0,) * seating.sides,
        moves=0,
        last_player=None,
        pack=tuple(pack),
    )


def simulated(
    game: str,
    seating: Seating,
    levels: Sequence[str],
    shuffle: Shuffle,
    stop: Stop,
    *,
    first: int = 0,
) -> MatchFacts:
    """A match that ends when `stop` says so; seat 0 is a person, the others have these levels.

    `first` is the first dealer.
    """
    variant = CATALOGUE[game]
    assert len(levels) == seating.players - 1
    rounds: list[RoundFacts] = []
    while not rounds or not stop(rounds):
        dealer = (first + len(rounds)) % seating.players
        rounds.append(dealt(variant, seating, dealer, shuffle()))
    number = next(_ids)
    return MatchFacts(
        variant=variant,
        seating=seating,
        players=(Player("You", PERSON), *(Player(level, level) for level in levels)),
        deal_number=number,
        digest=f"{number:064x}",
        rounds=tuple(rounds),
        totals=(0,) * seating.sides,
        winner=None,
        has_person_played=True,
    )


def enter(
    connection: sqlite3.Connection,
    matches: Iterator[MatchFacts],
    profile: str,
    origin: Origin = Origin.PLAYED,
) -> None:
    """Write the rows of matches of a profile in seat 0."""
    with transaction(connection):
        for facts in matches:
            note = MatchNote(
                id=f"{next(_ids):032x}",
                began=NOON,
                ended=NOON,
                ending=Ending.ABANDONED,
                origin=origin,
                profiles=(profile, *(None,) * (facts.seating.players - 1)),
            )
            save_made(connection, note, facts)
