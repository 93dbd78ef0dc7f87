"""`--vectors FILE`: run the worked examples of other files."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """May be given several times; the files named replace the project's own vectors.json."""
    parser.addoption(
        "--vectors",
        action="append",
        default=[],
        metavar="FILE",
        help="a file of worked examples to run instead of tests/conformance/vectors.json",
    )
