"""The rules are the same in both builds of the core."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from scopa_desktop.core_build import CoreBuild, running
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.round import Round
from tests.core_builds import BOTH, run
from tests.rules import memory, random_plies

FEW_PLIES, PLIES = 5_000, 100_000
FEW_BYTES = 800
"""What caches and the allocator may keep, for each of many times; less than any loss was."""


@pytest.mark.slow
@pytest.mark.parametrize("least", [FEW_PLIES, pytest.param(PLIES, marks=pytest.mark.slow)])
def test_random_plies_are_the_same_in_both_builds(least: int) -> None:
    with ThreadPoolExecutor() as pool:
        interpreted, compiled = pool.map(
            lambda build: run(build, "tests.rules.random_plies", str(least)).splitlines(), BOTH
        )
    assert interpreted == compiled
    played = [line.split("; ") for line in interpreted]
    assert [table for table, _, _ in played] == [
        f"{entry.id}, {seating}" for entry in CATALOGUE.values() for seating in entry.seatings
    ]
    assert sum(int(plies) for _, plies, _ in played) >= least
    assert len({digest for _, _, digest in played}) == len(played)


@pytest.mark.slow
@pytest.mark.parametrize("build", BOTH)
def test_every_worked_example_of_the_rules_holds_in(build: CoreBuild) -> None:
    run(build, "pytest", "tests/conformance")


@pytest.mark.slow
@pytest.mark.parametrize("build", [build for build in BOTH if build is not running()])
def test_the_kernel_agrees_with_slow_statements_of_the_rules_in(build: CoreBuild) -> None:
    # In the build that runs here those tests run by themselves.
    run(build, "pytest", "--all", "tests/rules/kernel")


@pytest.mark.slow
@pytest.mark.skipif(not memory.PAGES.exists(), reason="the system does not tell a process's memory")
def test_a_compiled_core_gives_back_the_memory_of_every_call() -> None:
    kept = dict(line.split() for line in run(CoreBuild.COMPILED, "tests.rules.memory").splitlines())
    assert len(kept) == 4
    assert {work: number for work, number in kept.items() if int(number) > FEW_BYTES} == {}


@pytest.mark.parametrize("part", ["legal_moves", "play", "sheet"])
def test_a_digest_depends_on_moves_events_and_scores(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_it_is = random_plies.play(1)
    original = getattr(Round, part)

    def otherwise(round_: Round, *arguments: object) -> object:
        return original(round_, *arguments) * 2

    monkeypatch.setattr(Round, part, otherwise)
    assert random_plies.play(1).keys() == as_it_is.keys()
    assert all(
        one.digest != as_it_is[table].digest
        for table, one in random_plies.play(1).items()
        if one.plies
    )
