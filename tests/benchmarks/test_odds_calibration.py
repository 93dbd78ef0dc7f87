"""The calibration of the odds: a small case of its table, and its options."""

import sys

import pytest

from benchmarks import odds_calibration
from benchmarks.odds_calibration import CalibrationTable, Prediction, rows


def prediction(match: int, chance: float, has_won: bool) -> Prediction:
    return Prediction(match, chance, 2.0, has_won, 3)


@pytest.mark.slow
def test_the_chances_agree_with_what_happens() -> None:
    table = CalibrationTable("scopa", "greedy")
    predictions = [
        prediction for number in range(1, 13) for prediction in table.predictions(number, 20)
    ]
    *_, total = rows("scopa", predictions)
    won, half_width = (float(text) for text in total[5].split(" ± "))
    assert abs(float(total[4]) - won) < half_width
    made, half_width = (float(text) for text in total[7].split(" ± "))
    assert abs(float(total[6]) - made) < half_width


def test_each_range_has_a_row_with_its_positions() -> None:
    predictions = [prediction(1, 0.05, False), prediction(2, 0.06, False), prediction(3, 1.0, True)]
    low, high, total = rows("scopa", predictions)
    assert low[1:6] == ["0-10", "2", "2", "5.5", "0.0 ± 0.0"]
    assert high[1:5] == ["90-100", "1", "1", "100.0"]
    assert total[2:4] == ["3", "3"]


def test_positions_of_one_match_do_not_narrow_the_interval() -> None:
    once = [prediction(match, 0.5, match % 2 == 0) for match in range(10)]
    often = [each for each in once for _ in range(5)]
    assert rows("scopa", once)[0][5] == rows("scopa", often)[0][5]


def test_the_command_prints_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "--games escoba --player greedy --matches 2 --playouts 5 --jobs 1 --markdown"
    monkeypatch.setattr(sys, "argv", ["odds_calibration.py", *line.split()])
    assert odds_calibration.main() == 0
    printed = capsys.readouterr().out
    assert "| escoba | 0-100 | 2 |" in printed
