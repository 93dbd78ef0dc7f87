"""The core runs compiled or interpreted, as a test requests, and reports which."""

import pytest

from scopa_desktop.core_build import CoreBuild
from tests.core_builds import BOTH, run


@pytest.mark.parametrize("build", BOTH)
def test_a_test_gets_the_build_it_asks_for(build: CoreBuild) -> None:
    assert run(build, "scopa_desktop", "--version").endswith(f"({build.value})\n")
