"""The quick judgement of moves sees what the rules say that a move gives and takes."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from scopa_desktop.ai.move_evaluation import policy_of
from scopa_desktop.ai.search.policy import POINT, PlayoutPolicy, PolicyWeights
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import Card, cards_of
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.moves import Move, code_of_action, parse_move
from scopa_desktop.rules.round import Round
from tests.ai.search.endings import ending, view_of
from tests.rules.positions import copy_of, moderately, position

FEARLESS = PolicyWeights(threat=0)


def judged(one: Round, move: str, weights: PolicyWeights | None = None) -> int:
    policy = policy_of(view_of(one), one.position, weights)
    hidden = policy.hidden_from(one.position)
    return policy.judge(one.position, code_of_action(parse_move(move)), hidden)


def fears(one: Round, move: Move) -> bool:
    """Whether the next player's sweep is feared after a move."""
    return judged(one, str(move), FEARLESS) > judged(one, str(move))


def may_sweep(view: SeatView, move: Move) -> bool:
    """Whether the next player, with some card that he may hold, would sweep after a move."""
    following = view.seating.next_seat(view.seat)
    unseen = [*cards_of(view.unseen)]
    held_before = sum(view.hand_sizes[seat] for seat in range(following) if seat != view.seat)
    for card in unseen:
        others = [one for one in unseen if one != card]
        world = view.guessed([*others[:held_before], card, *others[held_before:]])
        world.play(move)
        if any(sweeps(world, reply) for reply in plays_of(world, card)):
            return True
    return False


def plays_of(one: Round, card: Card) -> list[Move]:
    moves = [] if one.is_over else one.legal_moves()
    return [move for move in moves if isinstance(move, Move) and move.card == card]


def sweeps(one: Round, move: Move) -> bool:
    tried = copy_of(one)
    tried.play(move)
    return len(tried.sweeps) > len(one.sweeps)


def test_taking_much_is_liked_better_than_little() -> None:
    one = position(SCOPA, ["7D 7C", "KS"], "4C 3B 7S", stock="2S 2B")
    assert judged(one, "7D x 7S") > judged(one, "7C x 7S")


def test_a_sweep_is_worth_a_point_more() -> None:
    swept, not_swept = (
        position(SCOPA, ["7C 2S", "KS 4C"], table, stock="2B JB") for table in ("7S", "7S KB")
    )
    gain = judged(swept, "7C x 7S", FEARLESS) - judged(not_swept, "7C x 7S", FEARLESS)
    assert gain == POINT


def test_a_dear_card_is_not_laid_gladly() -> None:
    one = position(SCOPA, ["7D JS", "KS 4C"], stock="2B JB")
    assert judged(one, "JS", FEARLESS) > judged(one, "7D", FEARLESS)


def test_a_table_that_the_next_player_may_sweep_is_feared() -> None:
    # Three kings are to come, the four threes have all been seen.
    one = position(
        SCOPA, ["3C KC 2B", "4C 5C 6C"], stock="KD KS KB", piles=["3D 3S 3B 2D 2S", "2C"]
    )
    assert fears(one, parse_move("KC"))
    assert not fears(one, parse_move("3C"))


@moderately
@given(st.integers(0, 2**32))
def test_what_is_feared_is_what_the_rules_allow(seed: int) -> None:
    one = ending(Random(seed), plays=16)
    view = view_of(one)
    # The next player plays from the hand he has now, and nobody has shown anything of his.
    assume(view.hand_sizes[one.seating.next_seat(one.turn)] > 0 and not any(view.declared))
    for move in view.plays():
        is_feared, may_be = fears(one, move), may_sweep(view, move)
        if one.variant.captures.fewest_cards:
            # A smaller set may have to be taken first, which is not looked for.
            assert is_feared or not may_be, str(move)
        else:
            assert is_feared == may_be, str(move)


@moderately
@given(st.integers(0, 2**32))
def test_the_policy_plays_what_it_likes_best(seed: int) -> None:
    one = ending(Random(seed), plays=30)
    policy: PlayoutPolicy = policy_of(view_of(one), one.position)
    chosen = policy.choose(one.position, RandomGenerator(seed))
    assert policy.regret(one.position, chosen) == 0
    number = one.position.find_moves()
    others = [one.position.moves[at] for at in range(number)]
    assert chosen in others
    assert all(policy.regret(one.position, other) >= 0 for other in others)
