"""The workloads of the speed measurements run as often as stated."""

import subprocess
import sys

import pytest

from benchmarks import measurements, speed
from scopa_desktop.rules.catalogue import CATALOGUE
from tests.core_builds import ROOT


def test_a_rate_is_what_is_done_in_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0

    def work(number: int) -> None:
        nonlocal clock
        clock += number / 100

    monkeypatch.setattr(measurements, "perf_counter", lambda: clock)
    monkeypatch.setattr(measurements, "process_time", lambda: clock / 2)
    monkeypatch.setattr(measurements, "hash_megabytes", work)
    measurement = measurements.rate("work", "times/s", work, runs=3)
    assert measurement.wall == pytest.approx([100, 100, 100])
    assert measurement.cpu == pytest.approx([200, 200, 200])
    assert measurement.relative == pytest.approx([1, 1, 1])


def test_everything_that_is_measured_can_be_done() -> None:
    scopone = CATALOGUE["scopone-scientifico"]
    measurements.random_play(scopone)(2)
    for _, _, player_for in measurements._SEARCHES:
        measurements.choosing_a_move(scopone, player_for)(9)


def test_every_choice_is_timed() -> None:
    measurement = measurements.choices("random", CATALOGUE["scopa"], rounds=1)
    assert len(measurement.wall) == len(measurement.cpu)
    assert 20 <= len(measurement.wall) < 36


def test_samples_are_summarized_by_median_minimum_and_maximum() -> None:
    assert speed.summary([3000.0, 1000.0, 2000.0]) == "2,000 (1,000 to 3,000)"
    assert speed.summary([0.25, 0.5]) == "0.4 (0.2 to 0.5)"


def test_the_start_of_the_engine_process_is_measured() -> None:
    command = [sys.executable, "-m", "benchmarks.worker_start"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert len(said.split()) == 2
    assert all(float(measurement) >= 0 for measurement in said.split())
