"""The text of the rules names the existing games and options."""

import re
from pathlib import Path

import pytest

import scopa_desktop.rules
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.options.own_games import OF_FAMILY
from scopa_desktop.rules.table_options import FIELDS

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


@pytest.mark.parametrize("game", CATALOGUE)
def test_six_play_where_the_text_says(game: str) -> None:
    section = TEXT.partition(f" `{game}`")[2].partition("\n##")[0]
    most = max(seating.players for seating in CATALOGUE[game].seatings)
    assert (most == 6) is bool(re.search(r"\b6 players", section))


HEADINGS = set(re.findall(r"^#{2,3} (\d+(?:\.\d+)?)", TEXT, re.MULTILINE))
REFERENCE = re.compile(r"RULES,? (?:section )?(\d+(?:\.\d+)?)(?: (?:and|to) (\d+\.\d+))?")
OPTION_ROW = re.compile(r"^\| \*\*[^|]+\(`([a-z_]+)`[^|]*\| [^|]+ \| ([^|]+) \|$", re.MULTILINE)
"""An option in the table of section 4, with the sections of the games that offer it."""


def sections_between(text: str) -> set[str]:
    """The sections that `2.1 to 2.4, 2.6` names."""
    named = set()
    for first, last in re.findall(r"2\.(\d+)(?: to 2\.(\d+))?", text):
        named |= {f"2.{number}" for number in range(int(first), int(last or first) + 1)}
    return named


def test_every_reference_to_the_text_leads_to_a_section() -> None:
    root = RULES.parents[1]
    paths = [path for folder in (RULES.parent, root / "tests") for path in folder.rglob("*.py")]
    named = {
        section
        for path in paths
        for found in REFERENCE.findall(path.read_text(encoding="utf-8"))
        for section in found
        if section
    }
    assert {"2.9", "2.18", "3", "4"} <= named
    assert named <= HEADINGS
    assert {f"2.{number}" for number in re.findall(r"\b2\.(\d+)\b", TEXT)} <= HEADINGS
    assert set(re.findall(r"\bsection (\d)", TEXT)) <= HEADINGS


@pytest.mark.parametrize(("name", "offered"), OPTION_ROW.findall(TEXT))
def test_an_option_is_offered_where_the_text_says(name: str, offered: str) -> None:
    offering = {
        SECTIONS[entry.id]
        for entry in CATALOGUE.values()
        if any(option.name == name for option in entry.options)
    }
    listed = sections_between(offered.partition(";")[0])
    if offered.startswith("all"):
        listed = {*SECTIONS.values()} - listed
    assert offering == listed


def test_the_table_has_every_option_of_more_than_four_games() -> None:
    common = {
        option.name
        for entry in CATALOGUE.values()
        for option in entry.options
        if sum(option in other.options for other in CATALOGUE.values()) > 4
    }
    # Explained in the sections of the games.
    common -= {"redeal_by", "primiera_needs_four_suits"}
    assert {name for name, _ in OPTION_ROW.findall(TEXT)} >= common


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", TEXT))))
def test_the_text_names_no_option_that_is_not_offered(name: str) -> None:
    offered = {option for entry in CATALOGUE.values() for option in entry.options}
    values = {value for option in offered for value in option.values}
    assert name in {*FIELDS, *values, *(option.name for option in offered), *OF_FAMILY}
