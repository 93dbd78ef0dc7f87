"""The quick judgement of moves sees what the rules say that a move gives and takes."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from scopa_desktop.ai.move_evaluation import playout_policy
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


def score_of(round_: Round, move: str, weights: PolicyWeights | None = None) -> int:
    policy = playout_policy(view_of(round_), round_.position, weights)
    hidden = policy.hidden_cards(round_.position)
    return policy.score(round_.position, code_of_action(parse_move(move)), hidden)


def expects_sweep(round_: Round, move: Move) -> bool:
    """Whether the next player's sweep is feared after a move, or hoped for if points lose."""
    change = score_of(round_, str(move), FEARLESS) - score_of(round_, str(move))
    return change < 0 if round_.variant.ending.lowest_wins else change > 0


def can_sweep(view: SeatView, move: Move) -> bool:
    """Whether the next player would sweep after a move, with a card that may be in the hand."""
    following = view.seating.next_seat(view.seat)
    unseen = [*cards_of(view.unseen)]
    held_before = sum(view.hand_sizes[seat] for seat in range(following) if seat != view.seat)
    for card in unseen:
        others = [other for other in unseen if other != card]
        determinized = view.determinized([*others[:held_before], card, *others[held_before:]])
        determinized.play(move)
        if any(sweeps(determinized, reply) for reply in plays_of(determinized, card)):
            return True
    return False


def plays_of(round_: Round, card: Card) -> list[Move]:
    moves = [] if round_.is_over else round_.legal_moves()
    return [move for move in moves if isinstance(move, Move) and move.card == card]


def sweeps(round_: Round, move: Move) -> bool:
    tried = copy_of(round_)
    tried.play(move)
    return len(tried.sweeps) > len(round_.sweeps)


def test_a_larger_capture_scores_higher() -> None:
    round_ = position(SCOPA, ["7D 7C", "KS"], "4C 3B 7S", stock="2S 2B")
    assert score_of(round_, "7D x 7S") > score_of(round_, "7C x 7S")


def test_a_sweep_is_worth_a_point_more() -> None:
    swept, not_swept = (
        position(SCOPA, ["7C 2S", "KS 4C"], table, stock="2B JB") for table in ("7S", "7S KB")
    )
    gain = score_of(swept, "7C x 7S", FEARLESS) - score_of(not_swept, "7C x 7S", FEARLESS)
    assert gain == POINT


def test_laying_a_valuable_card_scores_lower() -> None:
    round_ = position(SCOPA, ["7D JS", "KS 4C"], stock="2B JB")
    assert score_of(round_, "JS", FEARLESS) > score_of(round_, "7D", FEARLESS)


def test_a_table_that_the_next_player_may_sweep_scores_lower() -> None:
    # Three kings are to come, the four threes have all been seen.
    round_ = position(
        SCOPA, ["3C KC 2B", "4C 5C 6C"], stock="KD KS KB", piles=["3D 3S 3B 2D 2S", "2C"]
    )
    assert expects_sweep(round_, parse_move("KC"))
    assert not expects_sweep(round_, parse_move("3C"))


@moderately
@given(st.integers(0, 2**32))
def test_expected_sweeps_are_those_that_the_rules_allow(seed: int) -> None:
    round_ = ending(Random(seed), plays=16)
    view = view_of(round_)
    # The next player plays from the present hand, and nothing of it was shown.
    assume(view.hand_sizes[round_.seating.next_seat(round_.turn)] > 0 and not any(view.declared))
    for move in view.plays():
        is_feared, may_be = expects_sweep(round_, move), can_sweep(view, move)
        if round_.variant.captures.fewest_cards:
            # A smaller set may have to be taken first, which is not looked for.
            assert is_feared or not may_be, str(move)
        else:
            assert is_feared == may_be, str(move)


@moderately
@given(st.integers(0, 2**32))
def test_the_policy_plays_the_move_with_the_highest_score(seed: int) -> None:
    round_ = ending(Random(seed), plays=30)
    policy: PlayoutPolicy = playout_policy(view_of(round_), round_.position)
    chosen = policy.choose(round_.position, RandomGenerator(seed))
    assert policy.regret(round_.position, chosen) == 0
    number = round_.position.find_moves()
    others = [round_.position.moves[at] for at in range(number)]
    assert chosen in others
    assert all(policy.regret(round_.position, other) >= 0 for other in others)
