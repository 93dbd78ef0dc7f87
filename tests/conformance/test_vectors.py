"""The worked examples of the rules, each run against the game it speaks of.

`pytest tests/conformance` runs `vectors.json`, and `options.json` with options and positions beside
those; `pytest tests/conformance --vectors FILE`, as often as wanted, runs those files instead. No
example is skipped: a game that is not in the catalogue, a kind that the adapter does not know and
an option that the game does not offer fail.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.rules.catalogue import variant
from tests.conformance.adapter import check

OWN_VECTORS = [Path(__file__).parent / name for name in ("vectors.json", "options.json")]


def read_vectors(path: Path) -> list[dict[str, Any]]:
    """The examples of a file; a file that cannot be read stops the run with one sentence."""
    try:
        vectors = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as wrong:
        raise pytest.UsageError(f"--vectors {path}: {wrong}") from None
    if not isinstance(vectors, list):
        raise pytest.UsageError(f"--vectors {path}: a list of examples was expected")
    return vectors


def vector_files(named: Sequence[str]) -> list[Path]:
    """The files named on the command line, or the project's own."""
    return [Path(name) for name in named] or OWN_VECTORS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each example."""
    named = metafunc.config.getoption("--vectors", default=[])
    vectors = [one for path in vector_files(named) for one in read_vectors(path)]
    names = [f"{one['variant']}-{one['kind']}-{one['id']}" for one in vectors]
    metafunc.parametrize("vector", vectors, ids=names)


def test_vector(vector: dict[str, Any]) -> None:
    check(variant(vector["variant"]), vector)
