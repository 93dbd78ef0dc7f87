"""Determinizations agree with everything that the seat knows."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai.move_evaluation import (
    determinization_sampler,
    playout_policy,
    plays_of_packet,
)
from scopa_desktop.ai.search.determinization import DeterminizationSampler, ObservedPlay
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import CARD_COUNT, Mask, cards_of, union
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLA, RUBAMAZZO
from scopa_desktop.rules.declarations import legal_declarations
from scopa_desktop.rules.kernel.move_codes import card_played
from scopa_desktop.rules.kernel.position import MAX_SEATS, Position
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move, TakeTable, code_of_action
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.rules.variant import Variant
from tests.ai.deals import match_in_play, view_on_turn
from tests.examples import examples
from tests.rules.positions import moderately, variants


def sampler_of(
    view: SeatView, seed: int, filtered: int = 0
) -> tuple[DeterminizationSampler, Position]:
    """A sampler for a seat, with a resampled pool if `filtered`, and a position to sample into."""
    root = view.determinized([*cards_of(view.unseen)]).position
    sampler = determinization_sampler(view, root, RandomGenerator(seed))
    if filtered:
        sampler.add_candidates(filtered, playout_policy(view, root))
        sampler.resample(filtered // 2)
    return sampler, Position(root.spec)


def stock_of(position: Position) -> list[int]:
    return [position.stock[at] for at in range(position.next_card, CARD_COUNT)]


def check_agreement(view: SeatView, position: Position) -> None:
    """Check that the position agrees with the view and holds every card once."""
    hands: list[int] = [position.hands[seat] for seat in range(view.seating.players)]
    assert hands[view.seat] == view.hand
    assert tuple(hand.bit_count() for hand in hands) == view.hand_sizes
    assert all(shown & ~hand == 0 for shown, hand in zip(view.shown, hands, strict=True))
    assert (position.table, position.turn, position.dealer) == (view.table, view.seat, view.dealer)
    assert tuple(position.piles[side] for side in range(view.seating.sides)) == view.piles
    assert [position.declared[seat] for seat in range(view.seating.players)] == [*view.declared]
    assert [position.capture_finder.values[card] for card in range(CARD_COUNT)] == [
        *view.values.by_card
    ]
    stock = stock_of(position)
    assert len(stock) == view.stock_size
    places: list[int] = [*hands, position.table, *view.piles, *(1 << card for card in stock)]
    pack = view.variant.deal.pack
    assert union(places) == pack.cards
    assert sum(place.bit_count() for place in places) == pack.size
    assert position.cards_in_hands == sum(view.hand_sizes)


@settings(moderately, max_examples=examples(150))
@given(st.integers(0, 2**32), st.sampled_from([0, 6]))
def test_a_determinization_agrees_with_everything_the_seat_knows(seed: int, filtered: int) -> None:
    view = view_on_turn(match_in_play(Random(seed)))
    if view.is_deal_open:
        return
    sampler, position = sampler_of(view, seed, filtered)
    for _ in range(5):
        sampler.sample(position)
        check_agreement(view, position)
        # Whatever is played there does not affect the next sample.
        while not position.is_over():
            position.find_moves()
            position.do(position.moves[0])


@moderately
@given(st.integers(0, 2**32))
def test_every_hidden_card_is_sampled_into_every_hidden_place(seed: int) -> None:
    view = view_on_turn(match_in_play(Random(seed)))
    if view.is_deal_open or view.variant.declarations is not None:
        return
    sampler, position = sampler_of(view, seed)
    met = [0] * MAX_SEATS
    in_stock: Mask = 0
    for _ in range(250):
        sampler.sample(position)
        met = [before | position.hands[seat] for seat, before in enumerate(met)]
        in_stock |= union(1 << card for card in stock_of(position)[:1])
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat and size:
            # In 250 samples a card misses a hand of one card once in a thousand times.
            assert (met[seat] ^ (view.unseen | view.shown[seat])).bit_count() <= 3
    assert not view.stock_size or in_stock.bit_count() > view.unseen.bit_count() // 2


@st.composite
def plays_watched(draw: st.DrawFn) -> tuple[SeatView, list[ObservedPlay]]:
    """A view, and the plays since its packet was dealt as they were seen when they were made."""
    variant = draw(variants())
    seating = draw(st.sampled_from(variant.seatings))
    return watched(variant, seating, Random(draw(st.integers(0, 2**32))))


def watched(variant: Variant, seating: Seating, rng: Random) -> tuple[SeatView, list[ObservedPlay]]:
    """The same for a game by chance."""
    players = [Player("Anybody", "beginner")] * seating.players
    while True:
        match = Match(variant, seating, players, rng.randint(0, 10**9 - 1))
        while match.needs_deal:
            match.begin_round()
        plays = play_and_watch(match, rng.randint(0, 35), rng)
        if not match.needs_deal and match.winner is None:
            return view_on_turn(match), plays


def play_and_watch(match: Match, plies: int, rng: Random) -> list[ObservedPlay]:
    """Play on by chance; the plays since hands were filled, each with what lay before it."""
    round_ = match.round
    assert round_ is not None
    plays: list[ObservedPlay] = []
    for _ in range(plies):
        if round_.is_over:
            break
        move = rng.choice(round_.legal_moves())
        held = sum(hand.bit_count() for hand in round_.hands)
        if isinstance(move, Move):
            told = (round_.declared[round_.turn], round_.position.wild)
            tops = round_.tops if round_.variant.captures.takes_piles else [0] * len(round_.piles)
            seen = (tuple(round_.piles), tuple(tops))
            play = ObservedPlay(round_.turn, code_of_action(move), round_.table, *seen, held, *told)
            plays.append(play)
        match.play(move)
        if sum(hand.bit_count() for hand in round_.hands) > held:
            # A packet was dealt; in a game of blind hands, each player turned over a card.
            plays = []
    return plays


@settings(moderately, max_examples=examples(150))
@given(plays_watched())
def test_observed_plays_hold_the_position_before_each_play(
    seen: tuple[SeatView, list[ObservedPlay]],
) -> None:
    view, plays = seen
    assert plays_of_packet(view) == plays


def test_piles_that_were_taken_are_seen_where_they_lay() -> None:
    for seating in RUBAMAZZO.seatings:
        for seed in range(60):
            view, plays = watched(RUBAMAZZO, seating, Random(seed))
            assert plays_of_packet(view) == plays


def test_an_ace_that_took_itself_had_an_empty_table_before_it() -> None:
    variant = CATALOGUE["scopa-assi"].configured({"ace_takes_itself": True})
    rng = Random(1)
    for _ in range(200):
        view, plays = watched(variant, PAIRS, rng)
        assert plays_of_packet(view) == plays


def test_cards_that_were_taken_on_the_table_lay_there_before() -> None:
    variant = CATALOGUE["escoba-quince"].configured({"table_fifteen": True})
    taken = 0
    for seed in range(60):
        view, plays = watched(variant, TWO, Random(seed))
        assert plays_of_packet(view) == plays
        taken += any(isinstance(action, TakeTable) for _, action in view.moves)
    assert taken


def test_a_hand_that_would_have_been_declared_is_rarely_sampled() -> None:
    rule, values = CIRULLA.declarations, CIRULLA.captures.values
    assert rule is not None
    declarable = number = 0
    for seed in range(40):
        view, plays = watched(CIRULLA, PAIRS, Random(seed))
        silent = silent_seats(view, plays)
        if not silent:
            continue
        sampler, position = sampler_of(view, seed + 1)
        for _ in range(20):
            sampler.sample(position)
            for seat, played in silent.items():
                number += 1
                declarable += bool(
                    legal_declarations(rule, position.hands[seat] | played, True, values)
                )
    assert number > 500
    assert declarable < 0.02 * number


def silent_seats(view: SeatView, plays: list[ObservedPlay]) -> dict[int, Mask]:
    """What each other seat that declared nothing has played of its packet."""
    silent: dict[int, Mask] = {}
    for play in plays:
        if play.seat != view.seat and not view.declared[play.seat]:
            silent[play.seat] = silent.get(play.seat, 0) | 1 << card_played(play.move)
    return silent


def test_the_declared_value_of_the_matta_holds_in_every_sample() -> None:
    found: set[CaptureValues] = set()
    for seed in range(400):
        view, _ = watched(CIRULLA, PAIRS, Random(seed))
        if view.values != CIRULLA.captures.values:
            sampler, position = sampler_of(view, seed + 1)
            sampler.sample(position)
            check_agreement(view, position)
            found.add(view.values)
    assert len(found) > 1
