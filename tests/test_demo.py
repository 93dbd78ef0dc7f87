"""`--demo-round`: the program plays one round by itself, tells its score and ends."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import scopa_desktop
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO
from tests.play.recording.saved import running_record, save_running
from tests.playing import match_against, play_on

ROOT = Path(scopa_desktop.__file__).parents[1]
SOUND_DEAL = 2503
THREE_KINGS_DEAL = 630
"""Its first deal is void."""


@pytest.fixture
def folder(player_home: Path) -> Path:
    """The data folder, in a home whose settings let nothing move."""
    (player_home / "config").mkdir()
    quick = Settings(speed="off", sounds=False).to_text()
    (player_home / "config" / "settings.json").write_text(quick, encoding="utf-8")
    return player_home / "data"


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


def kept(folder: Path) -> Record:
    record = running_record(folder)
    assert record is not None
    return record


def lengths(folder: Path) -> list[int]:
    """How many moves were made in each deal that is kept."""
    return [len(deal.moves) for deal in kept(folder).rounds]


def new_match(deal_number: int) -> Match:
    """A match that waits for its first deal."""
    return match_against("casual", deal=deal_number)


def put_on_the_table(folder: Path, deal_number: int) -> None:
    """Keep a match that waits for its first deal."""
    save_running(folder, new_match(deal_number).record)


def begun_round(moves: int) -> Record:
    """A round in which the first legal move was made so often."""
    match = new_match(SOUND_DEAL)
    match.begin_round()
    return play_on(match, moves=moves).record


def test_a_round_is_played_counted_and_kept(folder: Path) -> None:
    assert re.fullmatch(r"Scopa, round 1: You \d+, Beppe \d+\n", demonstrate())
    # Whatever was dealt: deals with three Kings on the table are void, and recorded.
    *void, played = lengths(folder)
    assert (sum(void), played) == (0, 36)


@pytest.mark.slow
def test_a_void_deal_is_dealt_again(folder: Path) -> None:
    put_on_the_table(folder, THREE_KINGS_DEAL)
    assert ", round 1: " in demonstrate()
    assert lengths(folder) == [0, 36]


@pytest.mark.slow
def test_several_people_are_played_for(folder: Path) -> None:
    players = Player("Nina", PERSON), Player("Otto", PERSON)
    save_running(folder, Match(variant("scopa"), TWO, players, SOUND_DEAL).record)
    assert re.fullmatch(r"Scopa, round 1: Nina \d+, Otto \d+\n", demonstrate())
    assert lengths(folder) == [36]


@pytest.mark.slow
def test_the_next_demonstration_deals_on(folder: Path) -> None:
    put_on_the_table(folder, SOUND_DEAL)
    assert ", round 1: " in demonstrate()
    first = kept(folder)
    assert ", round 2: " in demonstrate()
    assert kept(folder).until(1, 36) == first
    assert lengths(folder)[-1] == 36


@pytest.mark.slow
def test_a_round_that_was_begun_is_played_to_its_end(folder: Path) -> None:
    begun = begun_round(17)
    save_running(folder, begun)
    assert ", round 1: " in demonstrate()
    assert kept(folder).until(1, 17) == begun
    assert lengths(folder) == [36]
