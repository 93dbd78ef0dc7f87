"""Clean roots: where they come from, and what is read from the answers of the game in them."""

import subprocess
import sys
from pathlib import Path

import clean_roots
import pytest

from scopa_desktop.qt_libraries import X11, complaint

COMMAND = Path(clean_roots.__file__)


def test_the_packages_are_those_that_the_game_names() -> None:
    asked = clean_roots.packages_asked_for(complaint(X11))
    assert asked == list(dict.fromkeys(X11.values()))
    assert clean_roots.packages_asked_for("Killed\n") == []


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("", "nothing said"),
        ("one\n\n  two  \n", "two"),
        (
            "a: /lib/libm.so.6: version `GLIBC_2.35' not found (required by b)\nx",
            "needs GLIBC_2.35",
        ),
    ],
)
def test_a_complaint_is_told_in_the_width_of_a_table(said: str, shown: str) -> None:
    assert clean_roots.last_words(said) == shown


def test_both_archives_are_taken_from_the_sources_of_apt() -> None:
    found = clean_roots.mirrors_among(
        ["http://other.example/tools/", "http://a.example/debian/", "http://b.example/ubuntu/"]
    )
    assert found == {"debian": "http://a.example/debian", "ubuntu": "http://a.example/ubuntu"}
    assert clean_roots.mirrors_among(["http://c.example/node/"]) == {}


def test_every_ubuntu_has_a_name() -> None:
    assert set(clean_roots.UBUNTU) < set(clean_roots.SUITES)


def test_help_is_printed_by_any_user() -> None:
    command = [sys.executable, str(COMMAND), "--help"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "--roots" in printed
    assert all(suite in printed for suite in clean_roots.SUITES)
