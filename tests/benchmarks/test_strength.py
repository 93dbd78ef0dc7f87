"""The command plays what was asked for and prints a line for each pairing."""

import sys

import pytest

from benchmarks import strength
from scopa_desktop.rules.seating import PAIRS, TWO


def run(line: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run the command on a line of arguments; returns its exit code."""
    monkeypatch.setattr(sys, "argv", ["strength.py", *line.split()])
    return strength.main()


def rows(printed: str) -> list[list[str]]:
    """The cells of all rows, headings left out."""
    lines = [line for line in printed.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[0] not in ("game", "---")]


def test_every_pairing_gets_its_row(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "--games scopa,scopa:3 --levels random,web --against greedy,random --deals 2 --jobs 1"
    assert run(f"{line} --markdown", monkeypatch) == 0
    printed = rows(capsys.readouterr().out)
    assert [(row[1], row[2], row[-1]) for row in printed] == [
        ("2", "random over greedy", "2"),
        ("2", "web over greedy", "2"),
        ("2", "web over random", "2"),
        ("3", "random over greedy", "2"),
    ]


def test_a_pairing_ends_at_the_required_interval(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "MIN_DEALS", 3)
    line = "--games scopa --levels random --deals 500 --until-interval 50 --jobs 1 --markdown"
    assert run(line, monkeypatch) == 0
    assert rows(capsys.readouterr().out)[0][-1] == "3"


def test_the_bound_is_measured_against_greedy() -> None:
    _, pairs = strength._PLANS["bound"](["web"], None)
    assert pairs == [("web", "greedy"), ("seeing", "greedy")]


@pytest.mark.parametrize(
    ("levels", "is_said"), [("seeing", True), ("random/3/seeing-hands", True), ("random", False)]
)
def test_margins_of_players_who_see_hidden_cards_are_said_to_be_as_played(
    levels: str, is_said: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(f"--games scopa --levels {levels} --deals 2 --jobs 1", monkeypatch) == 0
    assert (strength.SEEING_NOTE in capsys.readouterr().out) is is_said


def test_a_game_is_written_with_its_table() -> None:
    assert strength.parse_game("scopa") == ("scopa", TWO)
    assert strength.parse_game("cirulla:2") == ("cirulla", TWO)
    assert strength.parse_game("cirulla:pairs") == ("cirulla", PAIRS)


@pytest.mark.parametrize("text", ["bridge", "scopone:2", "scopa:9", "chkobba:3"])
def test_a_game_that_is_not_played_so_is_refused(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        run(f"--games {text}", monkeypatch)
    assert "--games" in capsys.readouterr().err
