"""A name and its value are joined by `with_colon`: French has a space before the colon."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import scopa_desktop.ui
from scopa_desktop.ui.text_language import texts_in
from scopa_desktop.ui.wording.list_format import with_colon

PACKAGE = Path(scopa_desktop.ui.__file__).parent
IN_ENGLISH = {"demo.py"}
"""What the command line prints."""


def colons_by_hand(source: str) -> Iterator[int]:
    """The lines with an f-string such as `f"{name}: {value}"`, but not messages of exceptions."""
    tree = ast.parse(source)
    raised = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise)
        for part in ast.walk(node)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.JoinedStr) or id(node) in raised:
            continue
        for before, part in pairwise(node.values):
            is_colon = isinstance(part, ast.Constant) and part.value == ": "
            if is_colon and isinstance(before, ast.FormattedValue):
                yield node.lineno


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('f"{name}: {value}"', [1]),
        ('f"{name}: {value}."', [1]),
        ('f"color: {ink};"', []),
        ('raise TypeError(f"{name}: {value}")', []),
        ("with_colon(name, value)", []),
    ],
)
def test_the_check_finds_colons_by_hand(source: str, lines: list[int]) -> None:
    assert list(colons_by_hand(source)) == lines


def test_no_text_of_the_window_has_a_colon_by_hand() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.name not in IN_ENGLISH
        for line in colons_by_hand(path.read_text(encoding="utf-8"))
    ]
    assert not found


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("language", "text"), [("en", "Better: 7"), ("fr", "Better\N{NO-BREAK SPACE}: 7")]
)
def test_french_has_a_space_before_the_colon(language: str, text: str) -> None:
    with texts_in(language):
        assert with_colon("Better", "7") == text
