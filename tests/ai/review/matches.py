"""Recorded matches for tests of the review."""

from collections.abc import Sequence
from random import Random

from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO, Seating
from scopa_desktop.rules.table_events import PlayerChanged
from scopa_desktop.rules.variant import Variant


def played(
    variant: Variant = SCOPA,
    seating: Seating = TWO,
    *,
    deals: int = 1,
    moves: int | None = None,
    deal_number: int = 48213,
    names: Sequence[str] = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Fabio"),
) -> Record:
    """A match played by chance, so many deals long or until so many moves of the last deal."""
    players = [Player(name, "person") for name in names[: seating.players]]
    match = Match(variant, seating, players, deal_number)
    rng = Random(deal_number)
    while match.winner is None and not (match.needs_deal and match.deals == deals):
        if match.needs_deal:
            match.begin_round()
            continue
        assert match.round is not None
        legal = match.round.legal_moves()
        match.play(legal[int(rng.random() * len(legal))])
    return match.record if moves is None else match.record.until(deals, moves)


SUBSTITUTE = Player("Ciro", "beginner")


def with_substitute(record: Record, seat: int, first: int, last: int, deal: int = 1) -> Record:
    """The match again, in which a computer player makes these moves of a seat in a deal.

    Moves are counted from 0; the person is back before the move `last`.
    """
    match = Match.before(record)
    for number, recorded in enumerate(record.rounds, 1):
        match.begin_round(recorded.pack)
        for made, move in enumerate(recorded.moves):
            if (number, made) == (deal, first):
                match.apply(PlayerChanged(seat, SUBSTITUTE))
            if (number, made) == (deal, last):
                match.apply(PlayerChanged(seat, record.players[seat]))
            match.play(move)
    return match.record
