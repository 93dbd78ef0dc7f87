"""Matches played by chance between a person and computer players, for benchmarks of the history."""

from collections.abc import Iterator
from random import Random
from typing import Final

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import LARGEST_DEAL, Record
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant

_NAMES: Final = ("Nonna", "Don Ciro", "Carmela", "Beppe", "Rosa", "Tonino")
_UNFINISHED: Final = 0.05
"""The share of matches that are left before their end."""
_WATCHED: Final = 0.05
"""The share of matches between computer players alone."""


def random_records(seed: int) -> Iterator[Record]:
    """Records of matches without end: all games and seatings, played by chance."""
    rng = Random(f"history {seed}")
    variants = list(CATALOGUE.values())
    while True:
        variant = rng.choice(variants)
        yield random_record(rng, variant, rng.choice(variant.seatings))


def random_record(rng: Random, variant: Variant, seating: Seating) -> Record:
    """The record of a match that is played by chance, mostly to its end."""
    match = Match(variant, seating, _players(rng, seating), rng.randrange(LARGEST_DEAL))
    last = rng.randrange(60) + 1 if rng.random() < _UNFINISHED else None
    moves = 0
    while match.winner is None and moves != last:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(rng.choice(match.round.legal_moves()))
            moves += 1
    return match.record


def _players(rng: Random, seating: Seating) -> tuple[Player, ...]:
    levels = [rng.choice(list(LEVELS)) for _ in range(seating.players)]
    if rng.random() >= _WATCHED:
        levels[0] = PERSON
    return tuple(
        Player("You" if level == PERSON else rng.choice(_NAMES), level) for level in levels
    )
