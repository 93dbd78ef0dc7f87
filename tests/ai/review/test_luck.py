"""Luck is what the cards gave: the same for a round, nothing on average, and a part of results."""

from math import sqrt
from random import Random
from statistics import mean, stdev, variance

import pytest

from scopa_desktop.ai.move_evaluation import playout_policy
from scopa_desktop.ai.review.luck import LuckConfig, RoundResult, leads_of, points_of, round_result
from scopa_desktop.ai.search.random_generator import RandomGenerator
from scopa_desktop.rules.cards import parse_cards
from scopa_desktop.rules.catalogue import CATALOGUE, CHKOBBA, CIRULLA, SCOPA, SCOPONE_ALLA_CIECA
from scopa_desktop.rules.match import pack_of
from scopa_desktop.rules.moves import action_from_code, parse_action
from scopa_desktop.rules.record import RoundRecord
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from scopa_desktop.rules.variant import Variant
from tests.ai.search.endings import view_of
from tests.looping import loop_over
from tests.rules.positions import position
from tests.sampling import parametrize_some

QUICK = LuckConfig(playouts=8)
ROUNDS = 80
PLAYOUTS = 60


def played(variant: Variant, seating: Seating = TWO, number: int = 1) -> RoundRecord:
    """A round played by chance, of the first pack of a number that is not void."""
    rng = Random(number)
    dealer = int(rng.random() * seating.players)
    for attempt in range(1, 20):
        pack = pack_of(number, attempt, variant.deal.pack)
        round_, _ = Round.dealt(variant, seating, dealer, pack)
        moves = []
        while not round_.is_over:
            legal = round_.legal_moves()
            moves.append(legal[int(rng.random() * len(legal))])
            round_.play(moves[-1])
        if not round_.is_void:
            return RoundRecord(dealer, pack, tuple(moves))
    raise AssertionError("every deal is void")


def result_of(
    variant: Variant, seating: Seating = TWO, number: int = 1, config: LuckConfig = QUICK
) -> RoundResult:
    result = round_result(variant, seating, played(variant, seating, number), config)
    assert result is not None
    return result


def test_where_nobody_sees_a_hand_each_card_that_is_turned_over_is_luck() -> None:
    config = LuckConfig(playouts=100)
    rounds = [result_of(SCOPONE_ALLA_CIECA, PAIRS, number, config) for number in range(1, 6)]
    assert all([deal.moves for deal in each.deals] == [*range(0, 40, 4)] for each in rounds)
    # Next to nothing is decided, so nearly all of a result is luck.
    left = [each.leads[0] - each.luck[0] for each in rounds]
    assert max(map(abs, left)) < max(abs(each.leads[0]) for each in rounds)


@loop_over("name", [*CATALOGUE])
def test_every_game_at_every_table_has_luck(name: str) -> None:
    variant = CATALOGUE[name]
    for seating in variant.seatings:
        result = result_of(variant, seating)
        assert len(result.leads) == len(result.luck) == seating.sides
        assert sum(result.leads) == pytest.approx(0)
        assert sum(result.luck) == pytest.approx(0)
        assert any(result.luck)
        assert result.adjusted == tuple(
            lead - luck for lead, luck in zip(result.leads, result.luck, strict=True)
        )


def test_the_leads_are_those_of_the_score() -> None:
    recorded = played(SCOPA)
    round_, _ = Round.dealt(SCOPA, TWO, recorded.dealer, recorded.pack)
    for move in recorded.moves:
        round_.play(move)
    first, second = round_.sheet().totals
    assert result_of(SCOPA).leads == (first - second, second - first)


def test_a_round_always_has_the_same_luck() -> None:
    assert result_of(SCOPA) == result_of(SCOPA)
    assert result_of(SCOPA, number=2).luck != result_of(SCOPA, number=3).luck


def test_leads_and_luck_are_those_of_the_points() -> None:
    result = RoundResult((5, 2), (1.5, -0.5))
    assert (result.leads, result.luck, result.adjusted) == ((3, -3), (2, -2), (1, -1))


def test_a_round_without_an_end_has_no_result() -> None:
    recorded = played(SCOPA)
    for unfinished in (recorded._replace(moves=recorded.moves[:-1]), recorded._replace(moves=())):
        assert round_result(SCOPA, TWO, unfinished, QUICK) is None
    offered = played(CHKOBBA)._replace(moves=())
    assert round_result(CHKOBBA, TWO, offered, QUICK) is None


def test_a_void_deal_has_no_result() -> None:
    void = next(
        pack
        for pack in (pack_of(number, 1) for number in range(1000))
        if Round.dealt(SCOPA, TWO, 0, pack)[0].is_void
    )
    assert round_result(SCOPA, TWO, RoundRecord(0, void, ()), QUICK) is None


def test_a_drawn_dealer_is_luck_too() -> None:
    recorded = played(SCOPA)
    config = LuckConfig(playouts=40)
    known = round_result(SCOPA, TWO, recorded, config)
    drawn = round_result(SCOPA, TWO, recorded, config, is_dealer_drawn=True)
    assert known is not None
    assert drawn is not None
    assert known.leads == drawn.leads
    assert known.luck != drawn.luck


def played_by_policy(variant: Variant, number: int) -> RoundRecord | None:
    """A round played by the rollout policy; None where the deal is void."""
    pack, rng = pack_of(number, 1), RandomGenerator(number)
    round_, _ = Round.dealt(variant, TWO, number % 2, pack)
    policy = playout_policy(view_of(round_), round_.position)
    moves = []
    while not round_.is_over:
        moves.append(action_from_code(policy.choose(round_.position, rng)))
        round_.play(moves[-1])
    return None if round_.is_void else RoundRecord(number % 2, pack, tuple(moves))


@parametrize_some("name", ["scopa", "escoba-setenta"], default=["scopa"])
def test_luck_is_nothing_on_average_and_a_part_of_the_results(name: str) -> None:
    variant, config = CATALOGUE[name], LuckConfig(PLAYOUTS)
    records = filter(None, (played_by_policy(variant, number) for number in range(ROUNDS)))
    results = [round_result(variant, TWO, recorded, config) for recorded in records]
    luck = [result.luck[0] for result in results if result is not None]
    raw = [result.leads[0] for result in results if result is not None]
    adjusted = [result.adjusted[0] for result in results if result is not None]
    assert len(raw) == len(results) > 0.9 * ROUNDS
    assert abs(mean(luck)) < 1.96 * stdev(luck) / sqrt(len(luck))
    assert variance(raw) > 1.25 * variance(adjusted)


def test_good_cards_are_good_luck() -> None:
    """The dealer gets three sevens and the settebello, the other seat nothing of worth."""
    ours, theirs = "7D 7C 7S", "JS QS KS"
    dealt = _pack(theirs, ours)
    lucky = round_result(SCOPA, TWO, _finished(dealt), LuckConfig(playouts=60))
    assert lucky is not None
    assert lucky.luck[0] > 0.5


def _pack(first: str, dealer: str) -> tuple[int, ...]:
    """A pack that deals these hands first."""
    cards = [
        card for pair in zip(parse_cards(first), parse_cards(dealer), strict=True) for card in pair
    ]
    return (*cards, *(card for card in pack_of(1, 1) if card not in cards))


def _finished(pack: tuple[int, ...]) -> RoundRecord:
    round_, _ = Round.dealt(SCOPA, TWO, 0, pack)
    moves = []
    while not round_.is_over:
        moves.append(round_.legal_moves()[0])
        round_.play(moves[-1])
    return RoundRecord(0, pack, tuple(moves))


# Points and leads


def test_a_lead_is_measured_from_the_mean_of_the_others() -> None:
    assert leads_of((5, 2)) == (3, -3)
    assert leads_of((1, 6, 2)) == (-3, 4.5, -1.5)
    assert leads_of((1, 6, 2, 3))[0] == pytest.approx(-8 / 3)


def test_a_match_won_on_the_spot_is_worth_the_target() -> None:
    coins = "AD 2D 3D 4D 5D 6D 7D JD QD"
    round_ = position(CIRULLA, ["KC 2C", "2S"], "KD", piles=[coins, ""])
    round_.play(parse_action("KC x KD"))
    assert round_.instant_winner == 0
    assert points_of(round_) == (CIRULLA.target, 0)


def test_a_finished_round_has_the_points_of_its_sheet() -> None:
    recorded = played(SCOPA, THREE)
    round_, _ = Round.dealt(SCOPA, THREE, recorded.dealer, recorded.pack)
    for move in recorded.moves:
        round_.play(move)
    assert points_of(round_) == round_.sheet().totals
