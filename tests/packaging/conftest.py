"""Tests of whole builds take minutes: they run when they are asked for, with `-m standalone`."""

import sys
from pathlib import Path

import pytest

MARK = "standalone"

# The steps of the build are a package of that folder; last, for others there are called as modules
# of Python are.
sys.path.append(str(Path(__file__).resolve().parents[2] / "packaging"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{MARK}: builds the standalone game, and plays it")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if MARK in config.getoption("markexpr"):
        return
    whole = [item for item in items if item.get_closest_marker(MARK)]
    config.hook.pytest_deselected(items=whole)
    items[:] = [item for item in items if item not in whole]
