"""`--demo-round`: the program plays one round by itself, tells its score and ends."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import scopa_desktop
from scopa_desktop.play.storage.record_files import open_match, save_record
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record
from scopa_desktop.rules.seating import TWO
from tests.playing import match_against, play_on

ROOT = Path(scopa_desktop.__file__).parents[1]
SOUND_DEAL = 2503
TWO_KINGS_DEAL = 350144
"""Its first deal is void."""


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


def lengths(running: Path) -> list[int]:
    """How many moves were made in each deal that is kept."""
    return [len(deal.moves) for deal in kept(running).rounds]


def new_match(deal_number: int) -> Match:
    """A match that waits for its first deal."""
    return match_against("casual", deal=deal_number)


def put_on_the_table(running: Path, deal_number: int) -> None:
    """Keep a match that waits for its first deal."""
    save_record(running, new_match(deal_number).record)


def begun_round(moves: int) -> Record:
    """A round in which the first legal move was made so often."""
    match = new_match(SOUND_DEAL)
    match.begin_round()
    return play_on(match, moves=moves).record


def test_a_round_is_played_counted_and_kept(running: Path) -> None:
    assert re.fullmatch(r"Scopa, round 1: You \d+, Beppe \d+\n", demonstrate())
    # Whatever was dealt: deals with two Kings on the table are void, and recorded.
    *void, played = lengths(running)
    assert (sum(void), played) == (0, 36)


def test_a_void_deal_is_dealt_again(running: Path) -> None:
    put_on_the_table(running, TWO_KINGS_DEAL)
    assert ", round 1: " in demonstrate()
    assert lengths(running) == [0, 36]


def test_several_people_are_played_for(running: Path) -> None:
    players = Player("Nina", PERSON), Player("Otto", PERSON)
    save_record(running, Match(variant("scopa"), TWO, players, SOUND_DEAL).record)
    assert re.fullmatch(r"Scopa, round 1: Nina \d+, Otto \d+\n", demonstrate())
    assert lengths(running) == [36]


@pytest.mark.slow
def test_the_next_demonstration_deals_on(running: Path) -> None:
    put_on_the_table(running, SOUND_DEAL)
    assert ", round 1: " in demonstrate()
    first = kept(running)
    assert ", round 2: " in demonstrate()
    assert kept(running).until(1, 36) == first
    assert lengths(running)[-1] == 36


def test_a_round_that_was_begun_is_played_to_its_end(running: Path) -> None:
    begun = begun_round(17)
    save_record(running, begun)
    assert ", round 1: " in demonstrate()
    assert kept(running).until(1, 17) == begun
    assert lengths(running) == [36]
