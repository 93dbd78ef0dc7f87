"""Bundled versions with known faults are named."""

from datetime import date

import pytest
from standalone import known_faults
from standalone.known_faults import Component


@pytest.mark.parametrize(
    ("name", "version", "is_sound"),
    [
        ("Python", "3.13.12", True),
        ("Python", "3.13.11", False),
        ("Python", "3.12.13", True),
        ("Python", "3.9.25", False),
        ("Python", "3.15.0", True),
        ("SQLite", "3.50.2", True),
        ("SQLite", "3.46.0", False),
        ("SQLite", "3.53.0", True),
        ("expat", "2.8.1", False),
        ("expat", "2.10.0", True),
        ("Qt", "6.8.4", False),
        ("Qt", "6.8.5", True),
        ("Qt", "6.9.2", False),
        ("Qt", "6.11.3", True),
    ],
)
def test_a_version_is_judged_within_its_line(name: str, version: str, is_sound: bool) -> None:
    assert (known_faults.fault(name, version) == "") == is_sound


def test_what_a_distribution_packages_has_to_be_its_newest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    policy = "libexpat1:\n  Installed: 2.5.0-1+deb12u1\n  Candidate: {}\n  Version table:\n"
    newest = "2.5.0-1+deb12u1"
    monkeypatch.setattr(known_faults, "_packages", lambda sources: {"expat": "libexpat1"})
    monkeypatch.setattr(known_faults, "run", lambda *command: policy.format(newest))
    found = {component.name: component for component in known_faults.bundled_components([])}
    assert list(found) == list(known_faults.REPAIRED)
    assert found["expat"].complaint == ""
    newest = "2.5.0-1+deb12u2"
    (expat,) = (part for part in known_faults.bundled_components([]) if part.name == "expat")
    assert expat.complaint == "the system has 2.5.0-1+deb12u2: sudo apt upgrade"


def test_the_table_has_a_day_and_a_line_for_each() -> None:
    assert date.fromisoformat(known_faults.DAY)
    parts = [Component("Qt", "6.11.3"), Component("expat", "2.5.0", "has known faults")]
    assert known_faults.table(parts).splitlines()[1:] == [
        "  Qt       6.11.3: no known faults",
        "  expat    2.5.0: has known faults",
    ]
