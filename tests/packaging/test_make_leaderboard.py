"""The maker of the shipped matches: which deals are next, going on, and changed levels."""

from math import inf
from pathlib import Path

import make_leaderboard
import pytest
from make_leaderboard import ROOT, ShippedMatches

from scopa_desktop.play.leaderboard.character_matches import (
    PAIRINGS,
    level_digest,
    read_character_matches,
)
from scopa_desktop.rules.catalogue import CATALOGUE


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "leaderboard" / "characters.json"


def play(shipped: ShippedMatches, deals: int) -> None:
    """Enter results as if these deals had been played."""
    for task in shipped.tasks(inf, deals):
        shipped.enter(task, "WL")
    shipped.write()


def test_every_pairing_plays_every_game(path: Path) -> None:
    shipped = ShippedMatches(path)
    tasks = list(shipped.tasks(inf, 2))
    assert len(tasks) == len(set(tasks)) == 2 * len(CATALOGUE) * len(PAIRINGS)
    assert {task.game for task in tasks} == {*CATALOGUE}
    assert {task.pairing for task in tasks} == {*PAIRINGS}
    assert [task.deal for task in tasks] == sorted(task.deal for task in tasks)


def test_the_work_goes_on_where_it_was_stopped(path: Path) -> None:
    play(ShippedMatches(path), 1)
    going_on = ShippedMatches(path)
    assert going_on.count == 2 * len(CATALOGUE) * len(PAIRINGS)
    assert {task.deal for task in going_on.tasks(inf, 2)} == {1}
    play(going_on, 2)
    results = read_character_matches(path).results
    assert all(text == "WLWL" for pairings in results.values() for text in pairings.values())


def test_only_the_games_that_are_named_are_played(path: Path) -> None:
    play(ShippedMatches(path, games=["cirulla"]), 2)
    assert [*read_character_matches(path).results] == ["cirulla"]
    play(ShippedMatches(path, games=["baciga"]), 1)
    assert {*read_character_matches(path).results} == {"cirulla", "baciga"}


def test_a_changed_level_plays_anew(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(ShippedMatches(path), 1)

    def changed_digest(level: str) -> str:
        return "changed" if level == "casual" else level_digest(level)

    monkeypatch.setattr(make_leaderboard, "level_digest", changed_digest)
    shipped = ShippedMatches(path)
    for pairings in shipped.results.values():
        for pairing, text in pairings.items():
            assert text == ("" if "casual" in pairing else "WL")


def test_a_level_plays_anew_on_request(path: Path) -> None:
    play(ShippedMatches(path), 1)
    shipped = ShippedMatches(path, again=["strong"])
    for pairings in shipped.results.values():
        for pairing, text in pairings.items():
            assert text == ("" if "strong" in pairing else "WL")


def test_a_level_plays_anew_in_some_games_only(path: Path) -> None:
    play(ShippedMatches(path), 1)
    shipped = ShippedMatches(path, again=["strong"], games=["cirulla", "baciga"])
    for game, pairings in shipped.results.items():
        for pairing, text in pairings.items():
            is_dropped = "strong" in pairing and game in ("cirulla", "baciga")
            assert text == ("" if is_dropped else "WL")


def test_a_task_plays_both_sides_of_a_deal() -> None:
    task = make_leaderboard.Task("baciga", ("beginner", "easy"), 0)
    played, results = task.play()
    assert played == task
    assert len(results) == 2


def test_the_table_has_all_games(path: Path) -> None:
    shipped = ShippedMatches(path)
    play(shipped, 1)
    rows = make_leaderboard.table(read_character_matches(path)).splitlines()
    assert len(rows) == 2 + 1 + len(CATALOGUE)
    assert rows[2].startswith(f"| all games | {30 * len(CATALOGUE)} | 1500 ± ")
    assert rows[3].startswith("| Scopa | 30 | 1500 ± ")


def test_the_documentation_has_the_ratings_of_the_shipped_matches() -> None:
    document = ROOT / "resources" / "docs" / "OPPONENTS.md"
    assert make_leaderboard.table(
        read_character_matches(make_leaderboard.PATH)
    ) in document.read_text(encoding="utf-8")
