"""The search thinks the same in both builds of the core, to the last digit."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from scopa_desktop.rules.catalogue import CATALOGUE
from tests.ai.search.evaluations import PLIES
from tests.core_builds import BOTH, run

FEW_ITERATIONS, ITERATIONS = 9, 100


@pytest.mark.parametrize(
    "iterations", [FEW_ITERATIONS, pytest.param(ITERATIONS, marks=pytest.mark.slow)]
)
def test_both_builds_evaluate_positions_of_every_game_alike(iterations: int) -> None:
    with ThreadPoolExecutor() as pool:
        interpreted, compiled = pool.map(
            lambda build: run(build, "tests.ai.search.evaluations", str(iterations)), BOTH
        )
    assert interpreted.splitlines() == compiled.splitlines()
    names = [line for line in interpreted.splitlines() if not line.startswith("  ")]
    tables = sum(len(entry.seatings) for entry in CATALOGUE.values())
    assert len(names) == len({*names}) == tables * len(PLIES) + 1
