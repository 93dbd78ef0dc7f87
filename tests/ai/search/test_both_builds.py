"""The search thinks the same in both builds of the core, to the last digit."""

from concurrent.futures import ThreadPoolExecutor

from scopa_desktop.rules.catalogue import CATALOGUE
from tests.ai.search.evaluations import PLIES
from tests.core_builds import BOTH, run
from tests.sampling import parametrize_some

EVALUATIONS = "tests.ai.search.evaluations"
FEW_ITERATIONS, ITERATIONS = 9, 100


@parametrize_some(
    ("iterations", "step"),
    [(FEW_ITERATIONS, 3), (ITERATIONS, 1)],
    default=[(FEW_ITERATIONS, 3)],
)
def test_both_builds_evaluate_positions_of_every_game_alike(iterations: int, step: int) -> None:
    """Positions of every game at every table, or with few iterations a third of them."""
    with ThreadPoolExecutor() as pool:
        interpreted, compiled = pool.map(
            lambda build: run(build, "tests.ai.search.evaluations", str(iterations), str(step)),
            BOTH,
        )
    assert interpreted.splitlines() == compiled.splitlines()
    names = [line for line in interpreted.splitlines() if not line.startswith("  ")]
    tables = sum(len(entry.seatings) for entry in CATALOGUE.values())
    assert len(names) == len({*names}) == len(range(0, tables * len(PLIES) + 1, step))
