"""The test of the review's measures: small cases of its tables, and its options."""

import sys
from pathlib import Path

import pytest

from benchmarks import review_measure
from benchmarks.review_measure import LossResult, LuckResult
from benchmarks.review_rounds import DealLoss, Table
from scopa_desktop.ai.review.luck import RoundResult
from scopa_desktop.rules.seating import PAIRS, TWO

FEW = 150
"""Iterations with which an interpreted core measures a round in a second or two."""


def run(line: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run the command on a line of arguments; returns its exit code."""
    monkeypatch.setattr(sys, "argv", ["review_measure.py", *line.split()])
    monkeypatch.setattr(review_measure, "ITERATIONS_PER_DEPTH", FEW)
    return review_measure.main()


def rows(printed: str) -> list[list[str]]:
    """The cells of all rows of a Markdown table, headings left out."""
    lines = [line for line in printed.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] not in ("game", "---")]


# Small cases of the tables


@pytest.mark.slow
def test_losses_separate_chance_from_one_look_ahead() -> None:
    random, greedy = (
        LossResult(table, [table.loss(number, FEW) for number in range(1, 11)])
        for table in (Table("scopa", TWO, name, "skilled") for name in ("random", "greedy"))
    )
    assert random.cells(None)[-1] == ""
    assert greedy.cells(random)[-1] == "apart"
    assert greedy.loss_per_ten < 1.5 < random.loss_per_ten


def test_a_side_of_partners_is_measured_in_both_seats() -> None:
    table = Table("scopone-scientifico", PAIRS, "greedy", "skilled")
    seats = {decision.view.seat for decision in table.play(1).decisions}
    assert seats == {0, 2}


@pytest.mark.slow
def test_luck_is_unbiased_and_explains_a_part() -> None:
    table = Table("escoba-setenta", TWO, "greedy", "greedy")
    result = LuckResult("escoba-setenta", [table.result(number, 60) for number in range(1, 61)])
    mean, half_width = (float(text) for text in result.cells()[6].split(" ± "))
    assert abs(mean) < half_width
    assert result.variance_ratio > 1.3


# What is printed


def deals(*losses: float) -> list[DealLoss]:
    return [DealLoss(10, loss, 1) for loss in losses]


@pytest.mark.parametrize(
    ("upper", "lower", "verdict"),
    [
        ((3.0, 3.2, 2.8), (1.0, 1.2, 0.8), "apart"),
        ((3.0, 4.0, 5.0), (2.5, 3.5, 4.5), "different"),
        ((3.0, 3.2, 2.8), (2.9, 3.3, 2.8), "not separable"),
        ((1.0, 1.2, 0.8), (3.0, 3.2, 2.8), "reversed"),
    ],
)
def test_neighbours_are_compared(
    upper: tuple[float, ...], lower: tuple[float, ...], verdict: str
) -> None:
    table = Table("scopa", TWO, "random", "skilled")
    above, below = LossResult(table, deals(*upper)), LossResult(table, deals(*lower))
    assert below.cells(above)[-1] == verdict
    assert above.loss_per_ten == pytest.approx(sum(upper) / len(upper))


def test_the_variance_ratio_is_that_of_the_leads() -> None:
    rounds = [
        RoundResult((lead, 0), (luck, 0.0)) for lead, luck in ((4, 2.0), (0, 1.0), (-4, -2.0))
    ]
    assert LuckResult("scopa", rounds).variance_ratio == pytest.approx(16 / (13 / 3))


def test_losses_get_a_row_for_each_player(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "losses --games scopa,scopa:3 --players random,first-legal --deals 2 --depth 1 --jobs 1"
    assert run(f"{line} --markdown", monkeypatch) == 0
    printed = rows(capsys.readouterr().out)
    assert [(row[0], row[1], row[2]) for row in printed] == [
        ("scopa", "random", "2"),
        ("scopa", "first-legal", "2"),
        ("scopa", "random", "2"),
        ("scopa", "first-legal", "2"),
    ]
    assert [row[-1] != "" for row in printed] == [False, True, False, True]


def test_luck_gets_a_row_for_each_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "luck --games scopa,chkobba --deals 4 --playouts 5 --jobs 1 --markdown"
    assert run(line, monkeypatch) == 0
    assert [row[:2] for row in rows(capsys.readouterr().out)] == [["scopa", "4"], ["chkobba", "4"]]


def test_stored_losses_are_not_measured_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    measured: list[int] = []

    def loss(table: Table, number: int, iterations: int) -> DealLoss:
        measured.append(number)
        return DealLoss(10, float(number), 0)

    monkeypatch.setattr(Table, "loss", loss)
    file = tmp_path / "losses.jsonl"
    for players, number in (("random", 2), ("random", 4), ("greedy", 3)):
        line = f"losses --games scopa --players {players} --deals {number} --jobs 1 --markdown"
        assert run(f"{line} --results {file}", monkeypatch) == 0
    assert measured == [1, 2, 3, 4, 1, 2, 3]
    printed = rows(capsys.readouterr().out)
    assert [(row[1], row[2]) for row in printed] == [
        ("random", "2"),
        ("random", "4"),
        ("greedy", "3"),
    ]


@pytest.mark.parametrize("option", ["--games bridge", "--players nobody", "--deals 1"])
def test_what_cannot_be_measured_is_refused(
    option: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run(f"losses {option}", monkeypatch)
    assert option.split(maxsplit=1)[0] in capsys.readouterr().err
