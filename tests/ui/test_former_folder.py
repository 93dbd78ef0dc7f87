"""The window's first start on the files of version 0.1.0."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from scopa_desktop.play.matches.match_facts import digest_of_text
from scopa_desktop.play.matches.match_note import Ending
from scopa_desktop.play.recording.former_files import bring_in_first
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.record import Record, record_head, write_record
from scopa_desktop.rules.seating import TWO
from scopa_desktop.ui.controllers import application_controller
from tests.play.matches.sample_matches import PROFILE, note_of, record_of
from tests.playing import play_on

from .conftest import Game, MakeGame

RUNNING = play_on(
    Match(CATALOGUE["cirulla"], TWO, (Player("Anna", PERSON), Player("Robot", "greedy")), 7),
    moves=9,
).record
WINS = [number for number in range(1, 40) if Match.replayed(record_of(number)).winner == 0][:3]


def write_note(name: str, record: Record, content: dict[str, object]) -> None:
    path = data_folder() / f"{name}.scopa"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_record(record), encoding="utf-8")
    path.with_suffix(".json").write_text(json.dumps(content), encoding="utf-8")


@pytest.fixture
def former_folder(player_home: object) -> None:
    """A profile, the match on its table, three matches that it has won, and a damaged one."""
    profile = {"id": PROFILE, "name": "Anna", "portrait": "nonna", "deck": "auto", "game": None,
               "created": "2026-01-02"}  # fmt: skip
    head = digest_of_text(record_head(RUNNING.head))
    note = replace(note_of(99, RUNNING), ended=None, ending=Ending.RUNNING)
    write_note("running", RUNNING, {**json.loads(note.to_text()), "head": head, "file": None})
    content = {"format": "scopa-desktop profiles", "version": 1, "current": PROFILE,
               "profiles": [profile]}  # fmt: skip
    (data_folder() / "profiles.json").write_text(json.dumps(content), encoding="utf-8")
    for number in WINS:
        won = record_of(number)
        write_note(f"matches/{number:02}", won, json.loads(note_of(number, won).to_text()))
    (data_folder() / "matches" / "odd.scopa").write_text("no record", encoding="utf-8")


def files_of_the_folder() -> dict[str, bytes]:
    """What is in the files that an earlier version has written."""
    return {
        str(path.relative_to(data_folder())): path.read_bytes()
        for path in sorted(data_folder().rglob("*"))
        if path.is_file() and path.suffix in (".scopa", ".json")
    }


def notices(game: Game) -> str:
    """What the window tells, without what courts count in the first match of a game."""
    lines = game.notice_text.splitlines()
    return "\n".join(line for line in lines if "the courts count" not in line)


@pytest.fixture
def opened(former_folder: None, open_game: MakeGame) -> Game:
    """The window, opened as the application does it."""
    database = Database(data_folder())
    assert bring_in_first(database) == []
    database.close()
    game = open_game()
    game.host.start()
    game.to_own_turn()
    return game


@pytest.mark.usefixtures("sound_database")
def test_the_match_goes_on_at_once_and_the_others_follow(
    opened: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, before = opened, files_of_the_folder()
    monkeypatch.setattr(application_controller, "_MATCHES_PER_REPORT", 2)
    shown: list[str] = []
    game.host._brought_in.connect(
        lambda *_: shown.append(notices(game)), Qt.ConnectionType.QueuedConnection
    )
    assert game.profiles.current.name == "Anna"
    assert game.match.record.until(1, len(RUNNING.rounds[0].moves)) == RUNNING
    assert game.entries() == []
    with game.qtbot.waitSignal(game.host.cards.changed):
        game.host.start_recording()
    game.qtbot.waitUntil(lambda: "were brought in" in game.notice_text, timeout=20_000)
    assert shown == [
        f"Your earlier matches are being brought in: {done} of {len(WINS) + 1}." for done in (2, 4)
    ]
    assert "being brought in" not in game.notice_text
    assert "odd.scopa" in game.notice_text
    assert f"{len(WINS)} were brought in" in game.notice_text
    assert len(game.entries(profile=PROFILE)) == len(WINS)
    game.wait_for_saving()
    assert game.host.cards.wins[CATALOGUE["scopa"].family] == len(WINS), "backs are earned by them"
    rungs = game.host._rungs
    assert rungs is not None
    assert rungs._rungs is not None and rungs._rungs.overall is not None, "they are rated"
    game.play()
    assert game.reloaded().record == game.session.record
    assert files_of_the_folder() == before


@pytest.mark.usefixtures("sound_database")
def test_the_second_start_brings_in_nothing_again(opened: Game, open_game: MakeGame) -> None:
    opened.host.start_recording()
    opened.qtbot.waitUntil(lambda: "were brought in" in opened.notice_text, timeout=20_000)
    opened.play_turn()
    record = opened.session.record
    opened.host.close()
    database = Database(data_folder())
    assert bring_in_first(database) == []
    database.close()
    later = open_game()
    later.host.start()
    later.host.start_recording()
    later.wait_for_saving()
    assert later.session.record == record
    assert notices(later) == ""
    assert len(later.entries(profile=PROFILE)) == len(WINS)
