"""Rounds played to their end in an instant."""

from typing import Final

from mypy_extensions import i64

from scopa_desktop.ai.search.policy import PlayoutPolicy
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.kernel.bits import CARD_COUNT, card_of, popcount
from scopa_desktop.rules.kernel.move_codes import card_played, cards_in, encode_play
from scopa_desktop.rules.kernel.position import Position

ALWAYS: Final = 1000
"""The noise of a playout in which every card is any card."""


def random_play(position: Position, chance: RandomGenerator) -> i64:
    """Any card, and any way to play it."""
    hand = position.playable_cards()
    skipped = chance.below(popcount(hand))
    while skipped > 0:
        hand &= hand - 1
        skipped -= 1
    card = card_of(hand & -hand)
    finder = position.capture_finder
    finder.set_table(position.table, for_all_cards=False)
    found = finder.find(card)
    if found == 0:
        return encode_play(card, 0)
    choices = found
    if finder.may_lay_down(card):
        choices += 1
    chosen: i64 = 0
    if choices > 1:
        chosen = chance.below(choices)
    if chosen == found:
        return encode_play(card, 0)
    return encode_play(card, finder.found[chosen])


def play_at_random(position: Position, chance: RandomGenerator) -> None:
    """Play a round to its end with any cards."""
    while not position.is_over():
        move = random_play(position, chance)
        position.play_card(card_played(move), cards_in(move))
        position.advance()


def play_out(
    position: Position, policy: PlayoutPolicy, chance: RandomGenerator, noise: i64, left: i64
) -> None:
    """Play on by the policy until so many plays are left.

    `noise` is the chance, in thousandths, that a play is any play.
    """
    while position.plays_left() > left and position.instant_winner < 0:
        if noise > 0 and chance.below(ALWAYS) < noise and position.find_preliminary_moves() == 0:
            position.do(random_play(position, chance))
        else:
            position.do(policy.choose(position, chance))


def random_rounds(position: Position, start: Position, number: i64, seed: i64) -> i64:
    """Deal the whole stock of `start` so many times, play at random, and return all points."""
    chance = RandomGenerator(seed)
    points: i64 = 0
    while number > 0:
        chance.shuffle(start.stock, start.next_card, CARD_COUNT)
        position.copy_from(start)
        position.deal_packet()
        play_at_random(position, chance)
        counted = position.count_points()
        side: i64 = 0
        while side < position.spec.sides:
            points += counted[side]
            side += 1
        number -= 1
    return points
