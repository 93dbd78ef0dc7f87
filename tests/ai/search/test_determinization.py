"""The worlds that a seat imagines agree with all it knows."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.ai.move_evaluation import determinizations_of, plays_of_packet, policy_of
from scopa_desktop.ai.search.determinization import DeterminizationSampler, Play
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import PACK, PACK_SIZE, Mask, cards_of, union
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLA
from scopa_desktop.rules.declarations import legal_declarations
from scopa_desktop.rules.kernel.position import MAX_SEATS, Position
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move, code_of_action
from scopa_desktop.rules.record import Player
from scopa_desktop.rules.seating import PAIRS, Seating
from scopa_desktop.rules.variant import Variant
from tests.ai.deals import match_in_play, view_on_turn
from tests.rules.positions import moderately, variants


def imagined(
    view: SeatView, seed: int, filtered: int = 0
) -> tuple[DeterminizationSampler, Position]:
    """The worlds of a seat, filtered by the plays of others if that is wanted, and a place."""
    root = view.guessed([*cards_of(view.unseen)]).position
    worlds = determinizations_of(view, root, RandomGenerator(seed))
    if filtered:
        worlds.imagine_some(filtered, policy_of(view, root))
        worlds.keep(filtered // 2)
    return worlds, Position(root.spec)


def stock_of(world: Position) -> list[int]:
    return [world.stock[at] for at in range(world.next_card, PACK_SIZE)]


def hold_what_is_known(view: SeatView, world: Position) -> None:
    """Everything that the seat sees is so in the world, and all else lies somewhere."""
    hands: list[int] = [world.hands[seat] for seat in range(view.seating.players)]
    assert hands[view.seat] == view.hand
    assert tuple(hand.bit_count() for hand in hands) == view.hand_sizes
    assert all(shown & ~hand == 0 for shown, hand in zip(view.shown, hands, strict=True))
    assert (world.table, world.turn, world.dealer) == (view.table, view.seat, view.dealer)
    assert tuple(world.piles[side] for side in range(view.seating.sides)) == view.piles
    assert [world.declared[seat] for seat in range(view.seating.players)] == [*view.declared]
    assert [world.capture_finder.values[card] for card in range(PACK_SIZE)] == [
        *view.values.by_card
    ]
    stock = stock_of(world)
    assert len(stock) == view.stock_size
    places: list[int] = [*hands, world.table, *view.piles, *(1 << card for card in stock)]
    assert union(places) == PACK
    assert sum(place.bit_count() for place in places) == PACK_SIZE
    assert world.cards_in_hands == sum(view.hand_sizes)


@settings(moderately, max_examples=150)
@given(st.integers(0, 2**32), st.sampled_from([0, 6]))
def test_a_world_agrees_with_everything_the_seat_knows(seed: int, filtered: int) -> None:
    view = view_on_turn(match_in_play(Random(seed)))
    if view.cut_card is not None:
        return
    worlds, world = imagined(view, seed, filtered)
    for _ in range(5):
        worlds.sample(world)
        hold_what_is_known(view, world)
        # Whatever is played there says nothing about the next world.
        while not world.is_over():
            world.find_moves()
            world.do(world.moves[0])


@moderately
@given(st.integers(0, 2**32))
def test_every_hidden_card_may_lie_in_every_hidden_place(seed: int) -> None:
    view = view_on_turn(match_in_play(Random(seed)))
    if view.cut_card is not None or view.variant.declarations is not None:
        return
    worlds, world = imagined(view, seed)
    met = [0] * MAX_SEATS
    in_stock: Mask = 0
    for _ in range(250):
        worlds.sample(world)
        met = [before | world.hands[seat] for seat, before in enumerate(met)]
        in_stock |= union(1 << card for card in stock_of(world)[:1])
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat and size:
            # Of 250 worlds a card misses a hand of one card once in a thousand times.
            assert (met[seat] ^ (view.unseen | view.shown[seat])).bit_count() <= 3
    assert not view.stock_size or in_stock.bit_count() > view.unseen.bit_count() // 2


@st.composite
def plays_watched(draw: st.DrawFn) -> tuple[SeatView, list[Play]]:
    """A view, and the plays since its packet was dealt as they were seen when they were made."""
    variant = draw(variants())
    seating = draw(st.sampled_from(variant.seatings))
    return watched(variant, seating, Random(draw(st.integers(0, 2**32))))


def watched(variant: Variant, seating: Seating, chance: Random) -> tuple[SeatView, list[Play]]:
    """The same for a game by chance."""
    players = [Player("Anybody", "beginner")] * seating.players
    while True:
        match = Match(variant, seating, players, chance.randint(0, 10**9 - 1))
        while match.needs_deal:
            match.begin_round()
        plays = play_and_watch(match, chance.randint(0, 35), chance)
        if not match.needs_deal and match.winner is None:
            return view_on_turn(match), plays


def play_and_watch(match: Match, plies: int, chance: Random) -> list[Play]:
    """Play on by chance; the plays from the last packet, each with what lay there before it."""
    one = match.round
    assert one is not None
    plays: list[Play] = []
    for _ in range(plies):
        if one.is_over:
            break
        packet, move = one.packets_dealt, chance.choice(one.legal_moves())
        if isinstance(move, Move):
            held = sum(hand.bit_count() for hand in one.hands)
            told = (one.declared[one.turn], one.position.wild)
            play = Play(one.turn, code_of_action(move), one.table, union(one.piles), held, *told)
            plays.append(play)
        match.play(move)
        if one.packets_dealt != packet:
            plays = []
    return plays


@settings(moderately, max_examples=150)
@given(plays_watched())
def test_the_plays_of_a_packet_are_told_as_they_were_seen(
    seen: tuple[SeatView, list[Play]],
) -> None:
    view, plays = seen
    assert plays_of_packet(view) == plays


def test_an_ace_that_took_itself_had_an_empty_table_before_it() -> None:
    variant = CATALOGUE["scopa-assi"].configured({"ace_takes_itself": True})
    chance = Random(1)
    for _ in range(200):
        view, plays = watched(variant, PAIRS, chance)
        assert plays_of_packet(view) == plays


def test_a_hand_that_would_have_been_declared_is_hardly_imagined() -> None:
    rule, values = CIRULLA.declarations, CIRULLA.captures.values
    assert rule is not None
    declarable = number = 0
    for seed in range(40):
        view, plays = watched(CIRULLA, PAIRS, Random(seed))
        silent = silent_seats(view, plays)
        if not silent:
            continue
        worlds, world = imagined(view, seed + 1)
        for _ in range(20):
            worlds.sample(world)
            for seat, played in silent.items():
                number += 1
                declarable += bool(
                    legal_declarations(rule, world.hands[seat] | played, True, values)
                )
    assert number > 500
    assert declarable < 0.02 * number


def silent_seats(view: SeatView, plays: list[Play]) -> dict[int, Mask]:
    """What each other seat that declared nothing has played of its packet."""
    silent: dict[int, Mask] = {}
    for play in plays:
        if play.seat != view.seat and not view.declared[play.seat]:
            silent[play.seat] = silent.get(play.seat, 0) | 1 << (play.move >> 40 & 63)
    return silent


def test_the_value_given_to_the_matta_holds_in_every_world() -> None:
    found: set[CaptureValues] = set()
    for seed in range(400):
        view, _ = watched(CIRULLA, PAIRS, Random(seed))
        if view.values != CIRULLA.captures.values:
            worlds, world = imagined(view, seed + 1)
            worlds.sample(world)
            hold_what_is_known(view, world)
            found.add(view.values)
    assert len(found) > 1
