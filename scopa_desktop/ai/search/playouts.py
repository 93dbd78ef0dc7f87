"""Playouts: rounds played to their end by the policy or at random."""

from typing import Final

from mypy_extensions import i64

from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.kernel.bits import CARD_COUNT, nth_card, popcount, zeros
from scopa_desktop.rules.kernel.move_codes import card_played, cards_in, encode_play
from scopa_desktop.rules.kernel.position import Position

NOISE_SCALE: Final = 1000
"""The noise at which every play is random."""


def random_play(position: Position, rng: RandomGenerator) -> i64:
    """A random play: a uniformly random card of the hand, then a uniformly random way to play it.

    Where the hand as a whole must capture, any legal play. The seat on turn must have a card to
    play, and no seat may be asked for a declaration.
    """
    if position.spec.captures.forced_by_hand:
        return position.moves[rng.below(position.find_plays())]
    hand = position.playable_cards()
    card = nth_card(hand, rng.below(popcount(hand)))
    finder = position.capture_finder
    position.search_table(for_all_cards=False)
    captures = finder.find(card)
    if captures == 0:
        return encode_play(card, 0)
    choices = captures
    if finder.may_lay_down(card):
        choices += 1
    chosen: i64 = 0
    if choices > 1:
        chosen = rng.below(choices)
    if chosen == captures:
        return encode_play(card, 0)
    return finder.encode_capture(card, finder.found[chosen])


def play_randomly(position: Position, rng: RandomGenerator) -> None:
    """Play a round to its end by random plays, without declarations."""
    while not position.is_over():
        if position.is_declaring:
            position.end_declarations()
        move = random_play(position, rng)
        position.play_card(card_played(move), cards_in(move))
        position.advance()


def play_out(
    position: Position, policy: PlayoutPolicy, rng: RandomGenerator, noise: i64, remaining: i64
) -> None:
    """Play on by the policy until `remaining` plays are left or the match is won.

    `noise` is the probability, in thousandths, of a random play where nothing can be declared.
    """
    while position.plays_left() > remaining and position.instant_winner < 0:
        if noise > 0 and rng.below(NOISE_SCALE) < noise and position.find_preliminary_moves() == 0:
            position.do(random_play(position, rng))
        else:
            position.do(policy.choose(position, rng))


def points_of_playouts(
    start: Position,
    policy: PlayoutPolicy,
    rng: RandomGenerator,
    *,
    number: i64,
    noise: i64,
    instant_win_points: i64,
    deals_packet: bool,
) -> list[int]:
    """Points of each side, added up over `number` playouts with a stock shuffled each time.

    With `deals_packet` the hands of `start` are empty, and a packet of the shuffled stock is dealt
    first. A side that wins the match by its cards has `instant_win_points`, the others nothing.
    """
    position = Position(start.spec)
    policy.limit_captures(position)
    stock = zeros(CARD_COUNT)
    index: i64 = start.next_card
    while index < CARD_COUNT:
        stock[index] = start.stock[index]
        index += 1
    totals = [0] * int(start.spec.sides)
    while number > 0:
        rng.shuffle(stock, start.next_card, CARD_COUNT)
        position.copy_from(start)
        position.stock = stock
        if deals_packet:
            position.deal_packet()
        play_out(position, policy, rng, noise, 0)
        if position.instant_winner >= 0:
            totals[position.instant_winner] += instant_win_points
        else:
            counted = position.count_points()
            for side in range(len(totals)):
                totals[side] += counted[side]
        number -= 1
    return totals


def random_rounds(position: Position, start: Position, number: i64, seed: i64) -> i64:
    """Shuffle the stock of `start`, deal and play at random, `number` times; the sum of points."""
    rng = RandomGenerator(seed)
    points: i64 = 0
    while number > 0:
        rng.shuffle(start.stock, start.next_card, CARD_COUNT)
        position.copy_from(start)
        position.deal_packet()
        play_randomly(position, rng)
        counted = position.count_points()
        side: i64 = 0
        while side < position.spec.sides:
            points += counted[side]
            side += 1
        number -= 1
    return points
