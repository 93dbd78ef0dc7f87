"""What the measures of speed measure is done as often as they say."""

import subprocess
import sys

import pytest

from benchmarks import measures, speed
from scopa_desktop.rules.catalogue import CATALOGUE
from tests.core_builds import ROOT


def test_a_rate_is_what_is_done_in_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0

    def work(number: int) -> None:
        nonlocal clock
        clock += number / 100

    monkeypatch.setattr(measures, "perf_counter", lambda: clock)
    monkeypatch.setattr(measures, "process_time", lambda: clock / 2)
    monkeypatch.setattr(measures, "hash_megabytes", work)
    figure = measures.rate("work", "times/s", work, runs=3)
    assert figure.wall == pytest.approx([100, 100, 100])
    assert figure.cpu == pytest.approx([200, 200, 200])
    assert figure.by_yardstick == pytest.approx([1, 1, 1])


def test_everything_that_is_measured_can_be_done() -> None:
    scopone = CATALOGUE["scopone-scientifico"]
    measures.random_play(scopone)(2)
    for _, _, player_for in measures._THINKERS:
        measures.thinking(scopone, player_for)(9)


def test_the_time_of_every_choice_is_told() -> None:
    figure = measures.thoughts("random", CATALOGUE["scopa"], rounds=1)
    assert len(figure.wall) == len(figure.cpu)
    assert 20 <= len(figure.wall) < 36


def test_figures_are_told_by_their_median_and_ends() -> None:
    assert speed.told([3000.0, 1000.0, 2000.0]) == "2,000 (1,000 to 3,000)"
    assert speed.told([0.25, 0.5]) == "0.4 (0.2 to 0.5)"


def test_the_thinking_process_says_that_it_is_ready() -> None:
    asked = [sys.executable, "-m", "benchmarks.worker_start"]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert len(said.split()) == 2
    assert all(float(figure) >= 0 for figure in said.split())
