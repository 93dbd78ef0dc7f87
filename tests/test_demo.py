"""`--demo-round`: the program plays one round by itself, tells its score and ends."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import scopa_desktop
from scopa_desktop.play.saves import open_match, save_record
from scopa_desktop.play.settings import Settings
from scopa_desktop.rules.record import Record

ROOT = Path(scopa_desktop.__file__).parents[1]


@pytest.fixture
def running(player_home: Path) -> Path:
    """Where the running match is kept, in a home whose settings let nothing move."""
    (player_home / "config").mkdir()
    quick = Settings(speed="off", sounds=False).to_text()
    (player_home / "config" / "settings.json").write_text(quick, encoding="utf-8")
    return player_home / "data" / "running.scopa"


def demonstrate() -> str:
    """What the program prints; it must end well."""
    ended = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", "--demo-round"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def kept(running: Path) -> Record:
    return open_match(running).record


def test_a_round_is_played_counted_and_kept(running: Path) -> None:
    assert re.fullmatch(r"Scopa, round 1: You \d+, Beppe \d+\n", demonstrate())
    assert len(kept(running).rounds[0].moves) == 36


def test_the_next_demonstration_deals_on(running: Path) -> None:
    demonstrate()
    first = kept(running)
    assert ", round 2: " in demonstrate()
    assert kept(running).until(1, 36) == first


def test_a_round_that_was_begun_is_played_to_its_end(running: Path) -> None:
    demonstrate()
    begun = kept(running).until(1, 17)
    save_record(running, begun)
    assert ", round 1: " in demonstrate()
    assert kept(running).until(1, 17) == begun
    assert len(kept(running).rounds[0].moves) == 36
