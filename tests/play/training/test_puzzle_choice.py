"""Tests of which puzzle comes next."""

from datetime import datetime, timedelta, timezone
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from scopa_desktop.ai.puzzles.puzzle import Theme
from scopa_desktop.play.puzzles.puzzle_library import PuzzleLibrary
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.training.own_puzzles import OwnPuzzles
from scopa_desktop.play.training.puzzle_attempts import PuzzleAttempt, PuzzleAttempts
from scopa_desktop.play.training.puzzle_choice import (
    Challenge,
    ChosenPuzzle,
    PuzzleChooser,
    PuzzleFilter,
)
from scopa_desktop.play.training.trainee import Trainee
from tests.sample_puzzles import (
    ESCOBA,
    ESCOBA_CHOICE,
    SCOPA,
    SCOPA_KEEP,
    SCOPA_LAST,
    SCOPA_LAY,
    SCOPONE,
    sample_puzzles,
    write_library,
)

PROFILE = "a" * 32
ANY = PuzzleFilter()


class Player:
    """A player with puzzles, and a clock that can be set."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "puzzles"
        write_library(self.folder)
        self.now = datetime(2026, 5, 10, 12, tzinfo=timezone.utc)
        self.attempts = PuzzleAttempts(Trainee(Database(folder), PROFILE))
        self.own = OwnPuzzles(Trainee(Database(folder), PROFILE))
        self.restart()

    def restart(self) -> None:
        """Read the library again."""
        library = PuzzleLibrary(self.folder)
        self.chooser = PuzzleChooser(library, self.own, self.attempts, lambda: self.now, Random(1))

    def try_puzzle(self, puzzle: str, *, solved: bool, rating: int = 1500) -> None:
        attempt = PuzzleAttempt(puzzle, self.now, solved, 0, None, rating, 100)
        self.attempts.add(attempt)

    def make_own(self, puzzle: str, days_ago: float) -> None:
        self.own.add(sample_puzzles()[puzzle], "match", self.now - timedelta(days_ago))

    def pass_days(self, days: float) -> None:
        self.now += timedelta(days)

    def next(self, wanted: PuzzleFilter = ANY) -> ChosenPuzzle:
        chosen = self.chooser.next(wanted)
        assert chosen is not None
        return chosen

    def next_id(self, wanted: PuzzleFilter = ANY) -> str:
        return self.next(wanted).puzzle.id


@pytest.fixture
def player(tmp_path: Path) -> Player:
    return Player(tmp_path)


def test_every_puzzle_comes_once_before_one_comes_again(player: Player) -> None:
    seen = []
    for _ in sample_puzzles():
        chosen = player.next()
        assert not (chosen.is_own or chosen.is_repetition)
        seen.append(chosen.puzzle.id)
        player.try_puzzle(seen[-1], solved=True)
        player.pass_days(0.01)
    assert sorted(seen) == sorted(sample_puzzles())
    assert player.next_id() == seen[0]


def test_the_same_puzzle_does_not_come_twice_in_a_row(player: Player) -> None:
    shown = [player.next_id() for _ in range(10)]
    assert all(first != second for first, second in pairwise(shown))


def test_game_and_theme_are_those_wanted(player: Player) -> None:
    assert {player.next_id(PuzzleFilter("escoba")) for _ in range(8)} == {ESCOBA, ESCOBA_CHOICE}
    coins = PuzzleFilter("scopa", Theme.COINS)
    assert player.next_id(coins) == SCOPA
    assert player.chooser.next(PuzzleFilter("escoba", Theme.CUT)) is None
    assert player.chooser.variants() == ["scopa", "scopone", "escoba"]
    assert player.chooser.themes("escoba") == [
        Theme.COINS,
        Theme.LAST_HAND,
        Theme.FIFTEEN_CHOICE,
        Theme.SUM_CHOICE,
    ]


def test_puzzles_are_near_the_rating(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_desktop.play.training.puzzle_choice._NEAREST", 1)
    assert player.next_id() == ESCOBA_CHOICE
    for number in range(60):
        player.try_puzzle(f"other-{number}", solved=False, rating=1000 - 10 * number)
    assert player.attempts.rating(player.now).rating < 800
    harder = PuzzleFilter(challenge=Challenge.HARDER)
    easy, hard = (player.next(wanted).puzzle.difficulty.rating for wanted in (ANY, harder))
    assert easy < hard


def test_failed_puzzles_come_back_up_the_ladder(player: Player) -> None:
    player.try_puzzle(SCOPA, solved=False)
    assert player.chooser.due() == 0
    assert player.next_id() != SCOPA
    for days in (1, 3, 7, 14, 30):
        player.pass_days(days - 0.9)
        player.pass_days(0.9)
        assert player.chooser.due() == 1
        assert player.next() == ChosenPuzzle(sample_puzzles()[SCOPA], False, True)
        player.try_puzzle(SCOPA, solved=True)
        assert player.chooser.due() == 0
    player.pass_days(60)
    assert player.chooser.due() == 0


def test_own_mistakes_come_before_shipped_puzzles(player: Player) -> None:
    player.try_puzzle(SCOPONE, solved=False)
    player.pass_days(5)
    player.make_own(SCOPA_LAY, days_ago=2)
    player.make_own(SCOPA_KEEP, days_ago=3)
    player.make_own(SCOPA_LAST, days_ago=0)
    assert player.chooser.due() == 3
    order = []
    for _ in range(3):
        chosen = player.next()
        order.append((chosen.puzzle.id, chosen.is_own))
        assert chosen.is_repetition
        player.try_puzzle(chosen.puzzle.id, solved=True)
    assert order == [(SCOPA_KEEP, True), (SCOPA_LAY, True), (SCOPONE, False)]
    assert player.chooser.due(PuzzleFilter("scopa")) == 0
    player.pass_days(1)
    assert player.next_id() == SCOPA_LAST


def test_the_filter_holds_for_repetitions_too(player: Player) -> None:
    player.try_puzzle(SCOPA, solved=False)
    player.pass_days(2)
    assert player.chooser.due(PuzzleFilter("escoba")) == 0
    assert player.next(PuzzleFilter("escoba")).puzzle.variant == "escoba"
    assert player.next_id(PuzzleFilter("scopa")) == SCOPA


def test_a_damaged_puzzle_is_left_out(player: Player) -> None:
    path = player.folder / "scopa.json"
    path.write_text(path.read_text().replace("5D x 2D 3B", "5D x 2D 3C"))
    player.restart()
    wanted = PuzzleFilter("scopa", Theme.COINS)
    assert player.chooser.next(wanted) is None
    assert player.next_id(PuzzleFilter("scopa")) != SCOPA


def test_no_puzzles_at_all(player: Player) -> None:
    player.folder = player.folder / "missing"
    player.restart()
    assert player.chooser.next(ANY) is None
    assert player.chooser.themes(None) == []
    assert player.chooser.variants() == []
