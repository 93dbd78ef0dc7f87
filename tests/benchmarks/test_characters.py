"""What each character does well and badly: the measures, and that the sentences are true."""

import sys
from collections.abc import Callable
from functools import cache
from math import isnan

import pytest

from benchmarks import characters
from benchmarks.characters import (
    Figure,
    Figures,
    Measure,
    cell,
    figures_of_choice,
    figures_of_deal,
    figures_of_round,
    total,
    value_of,
)
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.rules.cards import PACK, names_of
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.moves import parse_move
from tests.rules.positions import mask, position

STOCK = "QS QB KD KB 4C 3S JD 6D 6S"
DEALS = range(1, 81)


def figures_of(move: str, table: str, hand: str) -> Figures:
    round_ = position(SCOPA, [hand, "5C 6C JC"], table, stock=STOCK)
    return figures_of_choice(SeatView.of_round(round_, 0, [0, 0]), parse_move(move))


def test_a_sweep_that_was_possible_is_made_or_not() -> None:
    made = figures_of("7C x 3C 4S", "3C 4S", "7C KS 2D")
    assert made[Measure.SWEEPS_TAKEN] == made[Measure.CAPTURES] == Figure(1, 1)
    missed = figures_of("KS", "3C 4S", "7C KS 2D")
    assert missed[Measure.SWEEPS_TAKEN] == missed[Measure.CAPTURES] == Figure(0, 1)


def test_where_nothing_can_be_taken_nothing_is_overlooked() -> None:
    figures = figures_of("KS", "3C 4S", "QC KS 2D")
    assert not {Measure.SWEEPS_TAKEN, Measure.CAPTURES, Measure.MOST_COINS} & {*figures}


@pytest.mark.parametrize(("move", "part"), [("7C x 7D", 1), ("2C x 2S", 0)])
def test_the_capture_of_the_most_coins_is_found(move: str, part: int) -> None:
    assert figures_of(move, "7D 2S KC", "7C 2C QC")[Measure.MOST_COINS] == Figure(part, 1)


@pytest.mark.parametrize(("move", "coins", "sevens"), [("2D", 1, 0), ("7S", 0, 1), ("QC", 0, 0)])
def test_coins_and_sevens_are_laid_by_choice(move: str, coins: int, sevens: int) -> None:
    figures = figures_of(move, "KC", "2D 7S QC")
    assert figures[Measure.COINS_LAID] == Figure(coins, 1)
    assert figures[Measure.SEVENS_LAID] == Figure(sevens, 1)


def test_who_holds_nothing_but_coins_does_not_choose_them() -> None:
    assert Measure.COINS_LAID not in figures_of("2D", "KC", "2D 4D QD")


@pytest.mark.parametrize(("move", "part"), [("2C", 1), ("KS", 0)])
def test_a_table_that_one_card_sweeps_is_left(move: str, part: int) -> None:
    """Six and two make eight; with a king nobody sweeps it."""
    assert figures_of(move, "6B", "2C KS QC")[Measure.SWEEPS_LEFT] == Figure(part, 1)


def test_what_a_play_of_the_last_packet_loses_is_the_difference_to_the_best() -> None:
    hands, table = ["7C KS", "2C QC"], "7D 2S"
    pile = names_of(PACK & ~mask(" ".join([*hands, table])))
    round_ = position(SCOPA, hands, table, piles=[pile, ""])

    def lost(move: str) -> float:
        view = SeatView.of_round(round_, 0, [0, 0])
        return figures_of_choice(view, parse_move(move))[Measure.LOST_AT_END].part

    assert lost("7C x 7D") == 0 < lost("KS")


def test_while_cards_are_hidden_no_play_is_known_to_lose() -> None:
    assert figures_of("KS", "7D 2S", "7C KS")[Measure.LOST_AT_END] == Figure(0, 0)


def test_sweeps_are_counted_for_the_side_that_makes_them() -> None:
    round_ = position(SCOPA, ["7C KS", "2D QC"], "3C 4S", stock=STOCK)
    round_.play(parse_move("7C x 3C 4S"))
    for side, (own, given) in enumerate([(1, 0), (0, 1)]):
        figures = figures_of_round(round_, side)
        assert figures[Measure.SWEEPS] == Figure(own, 1)
        assert figures[Measure.SWEEPS_GIVEN] == Figure(given, 1)


def test_a_figure_is_the_ratio_of_the_sums() -> None:
    measure = Measure.CAPTURES
    deal = total([{measure: Figure(1, 1)}, {measure: Figure(0, 1)}, {}])
    assert deal == {measure: Figure(1, 2)}
    value, half_width = value_of(measure, [deal, {measure: Figure(1, 1)}, {}])
    assert value == pytest.approx(2 / 3)
    assert half_width > 0
    assert isnan(value_of(Measure.SWEEPS, [deal])[0])
    assert cell(measure, [deal, deal]) == "50.0 ± 0.0"


def test_it_prints_a_row_for_each_level(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = "characters.py --levels beginner,easy --rounds 2 --markdown"
    monkeypatch.setattr(sys, "argv", command.split())
    assert characters.main() == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| scopa")]
    assert [row.split(" | ")[1] for row in rows] == ["beginner", "easy"]
    assert all(row.count("±") == len(Measure) for row in rows)


@pytest.fixture(scope="module")
def measured() -> Callable[[str, Measure], float]:
    """The figure of a level in Scopa, over the same numbered deals."""

    @cache
    def deals(level_id: str) -> list[Figures]:
        return [figures_of_deal("scopa", level_id, 1000, number) for number in DEALS]

    return lambda level_id, measure: value_of(measure, deals(level_id))[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("measure", "order"),
    [
        pytest.param(
            Measure.CAPTURES, ("beginner", "easy", "casual", "skilled"), id="Nino overlooks"
        ),
        pytest.param(Measure.SEVENS_LAID, ("easy", "beginner"), id="Nino lays sevens"),
        pytest.param(Measure.SEVENS_LAID, ("easy", "skilled"), id="Zia Pina keeps sevens"),
        pytest.param(Measure.COINS_LAID, ("easy", "skilled", "beginner"), id="Zia Pina's coins"),
        pytest.param(Measure.SWEEPS_TAKEN, ("easy", "casual", "skilled"), id="sweeps seen"),
        pytest.param(Measure.MOST_COINS, ("beginner", "skilled"), id="Donna Rosa's coins"),
        pytest.param(Measure.LOST_AT_END, ("skilled", "casual"), id="Beppe loses count"),
        pytest.param(Measure.SWEEPS_LEFT, ("strong", "skilled"), id="Don Ciro is careful"),
        pytest.param(Measure.CAPTURES, ("strong", "skilled"), id="Don Ciro waits"),
        pytest.param(Measure.LOST_AT_END, ("strong", "skilled"), id="Don Ciro thinks to the end"),
    ],
)
def test_the_sentences_follow_from_the_figures(
    measured: Callable[[str, Measure], float], measure: Measure, order: tuple[str, ...]
) -> None:
    """`order`: the level with the least first; the figures and their intervals: OPPONENTS.md."""
    values = [measured(level_id, measure) for level_id in order]
    assert values == sorted(values)
    assert len({*values}) == len(values)
