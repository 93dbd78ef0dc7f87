"""Plays random rounds of every game and prints a digest of all legal moves, events and scores.

`python -m tests.rules.random_plies 100000` plays at least 100000 plies, the same number of rounds
of every game and seating, each round with other options. The digests of two builds of the core
differ as soon as one event, one legal move or one score does.
"""

import sys
from hashlib import sha256
from itertools import count
from random import Random
from typing import NamedTuple

from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from tests.rules.campaign import values_of
from tests.rules.positions import go_together


class Played(NamedTuple):
    """The plies of a game at one seating, and their digest."""

    plies: int
    digest: str


def play(plies: int) -> dict[str, Played]:
    """Play at least this number of plies of all games together; by game and seating."""
    tables = [(entry, seating) for entry in CATALOGUE.values() for seating in entry.seatings]
    done = dict.fromkeys((f"{entry.id}, {seating}" for entry, seating in tables), Played(0, ""))
    for number in count():
        for (entry, seating), (name, before) in zip(tables, [*done.items()], strict=True):
            chance = Random(f"{name}, {number}")
            plies_of_round, log = play_round(with_any_options(entry, chance), seating, chance)
            digest = sha256(f"{before.digest}{log}".encode()).hexdigest()
            done[name] = Played(before.plies + plies_of_round, digest)
        if sum(one.plies for one in done.values()) >= plies:
            return done
    raise AssertionError("numbers do not end")


def with_any_options(entry: Variant, chance: Random) -> Variant:
    """The game with half of its options set to random values that do not conflict."""
    while True:
        changed = chance.sample(entry.options, len(entry.options) // 2)
        settings = {one.name: chance.choice(values_of(entry, one)) for one in changed}
        if go_together(entry, settings):
            return entry.configured(settings)


def play_round(variant: Variant, seating: Seating, chance: Random) -> tuple[int, str]:
    """Play a random round; its number of plies, and its moves, events and score as text."""
    cards = [*cards_of(variant.deal.pack.cards)]
    pack = chance.sample(cards, len(cards))
    round_, events = Round.dealt(variant, seating, chance.randrange(seating.players), pack)
    log: list[object] = [variant.changed]
    plies = 0
    while not round_.is_over:
        moves = round_.legal_moves()
        log.append(moves)
        events += round_.play(chance.choice(moves))
        plies += 1
    return plies, repr((log, events, round_.sheet(), round_.instant_winner))


if __name__ == "__main__":
    for table, (plies_played, digest) in play(int(sys.argv[1])).items():
        print(table, plies_played, digest[:16], sep="; ")
