"""Plays matches on, for tests about what follows."""

from collections.abc import Callable, Sequence
from itertools import count
from operator import itemgetter
from typing import Any

from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import TWO
from scopa_desktop.rules.variant import Variant

LAST = itemgetter(-1)


def match_against(
    level: str,
    game: str | Variant = "scopa",
    deal: int = 1,
    *,
    name: str = "Beppe",
    person: str = "You",
    **options: Any,
) -> Match:
    """A match of a person against a computer player, before its first deal."""
    rules = variant(game) if isinstance(game, str) else game
    rules = rules.configured(options) if options else rules
    return Match(rules, TWO, (Player(person, PERSON), Player(name, level)), deal)


def match_dealt_by_opponent(
    level: str, game: str | Variant = "scopa", *, name: str = "Robot"
) -> Match:
    """The first of those matches in which the computer player deals, and the person begins."""
    deals = (match_against(level, game, number, name=name) for number in count(1))
    return next(match for match in deals if match.draw.dealer == 1)


def play_on(
    match: Match,
    choose: Callable[[Sequence[Action]], Action] = itemgetter(0),
    *,
    rounds: int | None = None,
    moves: int | None = None,
) -> Match:
    """Deal, and choose a legal move for each seat, until the match is over; returns the match.

    It stops before when so many rounds of the match are scored, or so many moves were made.
    """
    while not match.is_over and len(match.sheets) != rounds and moves != 0:
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(choose(match.round.legal_moves()))
            if moves is not None:
                moves -= 1
    return match
