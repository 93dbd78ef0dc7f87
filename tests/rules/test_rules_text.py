"""The text of the rules speaks of the games and options that there are."""

import re
from pathlib import Path

import pytest

import scopa_desktop.rules
from scopa_desktop.rules.catalogue import CATALOGUE

RULES = Path(scopa_desktop.rules.__file__).parent
TEXT = (RULES / "RULES.md").read_text(encoding="utf-8")
SECTIONS = {
    game: number for number, game in re.findall(r"^### (2\.\d+) `([a-z-]+)`", TEXT, re.MULTILINE)
}
ENTRY = re.compile(r'\bid="([a-z-]+)".*?"""RULES (2\.\d+)\.', re.DOTALL)
"""A game in the source of the catalogue, with the section that it names."""


def test_every_game_has_a_section() -> None:
    assert SECTIONS.keys() == CATALOGUE.keys()


def test_every_entry_names_its_own_section() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (RULES / "catalogue").glob("*.py")]
    assert dict(found for source in sources for found in ENTRY.findall(source)) == SECTIONS


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", TEXT))))
def test_the_text_names_no_option_that_is_not_offered(name: str) -> None:
    assert name in {option.name for entry in CATALOGUE.values() for option in entry.options}
