"""Two deals that look the same to the seat on turn: the cards it cannot see lie in other places.

Both are real matches, dealt from packs of their own and played by the same moves.
"""

from dataclasses import replace
from random import Random

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import cards_of
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Declare, IllegalMoveError, Pass
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import LARGEST_DEAL, RoundRecord
from tests.rules.random_plies import with_any_options

MOST_PLIES = 45
"""Enough for the second round of a match."""
MOST_TRIES = 100
"""Packs tried for a match in which the moves made say much about the hidden cards."""


def match_in_play(rng: Random) -> Match:
    """A match of a game at any table with any options, in a round that still hides something.

    When a game is added, the same numbers lead to other matches.
    """
    games = [*CATALOGUE.values()]
    while True:
        entry = rng.choice(games)
        seating = rng.choice(entry.seatings)
        players = [Player(f"Seat {seat + 1}", "beginner") for seat in range(seating.players)]
        number = rng.randint(0, LARGEST_DEAL)
        match = Match(with_any_options(entry, rng), seating, players, number)
        play_on(match, rng.randint(0, MOST_PLIES), rng)
        if match.winner is None and hides_something(view_on_turn(match)):
            return match


def play_on(match: Match, plies: int, rng: Random) -> None:
    """Deal and play at least `plies` random plies, until a seat is on turn or has won."""
    while match.winner is None and (plies > 0 or match.needs_deal):
        if match.needs_deal:
            match.begin_round()
        else:
            assert match.round is not None
            match.play(rng.choice(match.round.legal_moves()))
            plies -= 1


def view_on_turn(match: Match) -> SeatView:
    """What the seat on turn sees."""
    assert match.round is not None
    return SeatView.of(match, match.round.turn)


def hides_something(view: SeatView) -> bool:
    """Whether a seat does not know where every card is."""
    unknown = [
        size > view.shown[seat].bit_count()
        for seat, size in enumerate(view.hand_sizes)
        if seat != view.seat
    ]
    return view.stock_size > 0 or sum(unknown) > 1


def two_deals_alike(rng: Random) -> tuple[Match, Match]:
    """Two matches in play, of which the seat on turn cannot tell in which it plays."""
    while True:
        match = match_in_play(rng)
        for _ in range(MOST_TRIES):
            other = dealt_otherwise(match, rng)
            if other is not None:
                return match, other


def dealt_otherwise(match: Match, rng: Random) -> Match | None:
    """The match with another pack in its last round, which the seat on turn cannot tell from it.

    None where the moves made would not have been possible with the pack tried.
    """
    view = view_on_turn(match)
    unseen = [*cards_of(view.unseen)]
    record = match.record
    last = record.rounds[-1]
    others = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    pack = tuple(others.get(card, card) for card in last.pack)
    other = Match.replayed(
        replace(record, rounds=(*record.rounds[:-1], RoundRecord(last.dealer, pack, ())))
    )
    try:
        play_seen_moves(other, view)
    except IllegalMoveError:
        return None
    return None if hidden_cards(other) == hidden_cards(match) else other


def play_seen_moves(match: Match, view: SeatView) -> None:
    """Make the moves that a seat has seen.

    Others pass where they are asked for a declaration and were not seen to declare.
    """
    round_ = match.round
    assert round_ is not None
    for seat, action in view.moves:
        while round_.is_declaring and (seat, True) != (round_.turn, is_said(action)):
            match.play(Pass())
        match.play(action)
    while round_.is_declaring and round_.turn != view.seat:
        match.play(Pass())
    assert (round_.turn, round_.is_declaring) == (view.seat, view.is_declaring)


def is_said(action: Action) -> bool:
    """Whether an action answers the question for a declaration."""
    return isinstance(action, (Declare, Pass))


def hidden_cards(match: Match) -> tuple[object, ...]:
    """Where the cards lie that some seat or other cannot see."""
    assert match.round is not None
    return (*match.round.hands, match.round.stock)
