"""The log file: what is written into it, its size, and that it never stops the program."""

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import scopa_desktop
from scopa_desktop.log_file import LARGEST_FILE, OLD_FILES, second_log
from scopa_desktop.log_setup import FILE_NAME, logging_to, set_up_log
from scopa_desktop.play.storage.settings import LastGame, Settings
from tests.needs import FULL_DEVICE, needs_full_device, needs_links, needs_pipes
from tests.odd_files import a_pipe
from tests.play.recording.saved import running_record

ROOT = Path(scopa_desktop.__file__).parents[1]
PROGRAM_LOGGER = logging.getLogger("scopa_desktop")
PART_LOGGER = logging.getLogger("scopa_desktop.part")

needs_refusal = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="needs folders that refuse this user"
)


@pytest.fixture(autouse=True)
def keep_logging() -> Iterator[None]:
    """Restore the handlers and the level of the program's logger."""
    handlers, level = list(PROGRAM_LOGGER.handlers), PROGRAM_LOGGER.level
    yield
    for handler in PROGRAM_LOGGER.handlers:
        if handler not in handlers:
            handler.close()
    PROGRAM_LOGGER.handlers[:] = handlers
    PROGRAM_LOGGER.setLevel(level)


def start(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "scopa_desktop", *arguments],
        cwd=ROOT,
        env={**os.environ, "SCOPA_DESKTOP_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_nothing_is_created_before_the_first_message(tmp_path: Path) -> None:
    path = set_up_log(tmp_path / "data")
    PART_LOGGER.info("not a warning")
    assert not path.parent.exists()


@needs_full_device
def test_a_full_disk_does_not_end_the_program(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).symlink_to(FULL_DEVICE)
    with logging_to(tmp_path):
        PART_LOGGER.warning("the disk is full")


def test_warnings_are_written_with_their_time_level_and_origin(tmp_path: Path) -> None:
    path = set_up_log(tmp_path / "data")
    PART_LOGGER.debug("not written")
    PART_LOGGER.warning("the file %s is damaged", "Báciga")
    (line,) = path.read_text(encoding="utf-8").splitlines()
    assert line.startswith("20")
    assert line.endswith("WARNING scopa_desktop.part: the file Báciga is damaged")


def test_debug_writes_everything_and_what_runs(tmp_path: Path) -> None:
    path = set_up_log(tmp_path, debug=True)
    PART_LOGGER.debug("details")
    first, second = path.read_text(encoding="utf-8").splitlines()
    assert f"Scopa Desktop {scopa_desktop.__version__} (" in first
    assert second.endswith("DEBUG scopa_desktop.part: details")


def test_a_command_logs_to_the_file_while_it_runs(tmp_path: Path) -> None:
    before = list(PROGRAM_LOGGER.handlers)
    with logging_to(tmp_path):
        PART_LOGGER.warning("while it runs")
    assert PROGRAM_LOGGER.handlers == before
    assert "while it runs" in (tmp_path / FILE_NAME).read_text(encoding="utf-8")


def test_a_later_start_appends(tmp_path: Path) -> None:
    for _ in range(2):
        set_up_log(tmp_path)
        PART_LOGGER.warning("once more")
        PROGRAM_LOGGER.handlers.pop().close()
    assert len((tmp_path / FILE_NAME).read_text(encoding="utf-8").splitlines()) == 2


def test_the_log_stays_small(tmp_path: Path) -> None:
    path = set_up_log(tmp_path)
    for number in range(5 * LARGEST_FILE // 1000):
        PART_LOGGER.warning("%d %s", number, "x" * 1000)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [
        FILE_NAME,
        *(f"{FILE_NAME}.{n}" for n in range(1, OLD_FILES + 1)),
    ]
    assert all(file.stat().st_size <= LARGEST_FILE for file in files)
    assert f"WARNING scopa_desktop.part: {number} x" in path.read_text(encoding="utf-8")


def test_characters_that_cannot_be_encoded_are_escaped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Else pytest reports it, and pytest-xdist cannot send such a report.
    monkeypatch.setattr(PROGRAM_LOGGER, "propagate", False)
    path = set_up_log(tmp_path)
    PART_LOGGER.warning("name %s", "\udcff")
    assert "name \\udcff" in path.read_text(encoding="utf-8")
    assert capsys.readouterr().err == ""


def log_twice_without_a_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Log two warnings; returns what standard error says when debugging."""
    set_up_log(folder)
    PART_LOGGER.warning("nobody asked for a log")
    assert capsys.readouterr().err == ""
    PROGRAM_LOGGER.handlers.pop().close()
    path = set_up_log(folder, debug=True)
    PART_LOGGER.warning("first")
    PART_LOGGER.warning("second")
    complaint = capsys.readouterr().err
    assert len(complaint.splitlines()) == 1
    assert complaint.startswith(f"The log file “{path}” cannot be written: ")
    return complaint


def test_a_file_in_place_of_the_folder_is_explained_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    log_twice_without_a_file(tmp_path / "file", capsys)


def test_folders_in_place_of_both_files_are_explained_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / FILE_NAME, second_log(tmp_path / FILE_NAME)):
        path.mkdir()
    log_twice_without_a_file(tmp_path, capsys)


@pytest.mark.parametrize(
    "obstruct",
    [
        Path.mkdir,
        pytest.param(a_pipe, marks=needs_pipes),
        pytest.param(lambda path: path.symlink_to("elsewhere"), marks=needs_links),
    ],
)
def test_another_file_is_written_if_something_else_stands_at_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], obstruct: Callable[[Path], None]
) -> None:
    path = tmp_path / FILE_NAME
    obstruct(path)
    set_up_log(tmp_path, debug=True)
    for _ in range(LARGEST_FILE // 1000):
        PART_LOGGER.warning("x" * 1000)
    PART_LOGGER.warning("last")
    second = second_log(path)
    assert "last" in second.read_text(encoding="utf-8")
    assert {file.name for file in tmp_path.iterdir()} == {
        path.name,
        second.name,
        f"{second.name}.1",
    }
    assert capsys.readouterr().err == ""


@needs_pipes
def test_a_pipe_with_a_reader_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = tmp_path / FILE_NAME, second_log(tmp_path / FILE_NAME)
    for path in paths:
        os.mkfifo(path)
    readers = [os.open(path, os.O_RDONLY | os.O_NONBLOCK) for path in paths]
    try:
        complaint = log_twice_without_a_file(tmp_path, capsys)
        assert "it is not a regular file" in complaint
        assert [os.read(reader, 100) for reader in readers] == [b"", b""]
    finally:
        for reader in readers:
            os.close(reader)


@needs_links
def test_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_text("kept", encoding="utf-8")
    (tmp_path / FILE_NAME).symlink_to(tmp_path / "elsewhere")
    set_up_log(tmp_path)
    PART_LOGGER.warning("not into a linked file")
    assert (tmp_path / "elsewhere").read_text(encoding="utf-8") == "kept"


@needs_refusal
def test_a_folder_without_permission_is_explained_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tmp_path.chmod(0o500)
    log_twice_without_a_file(tmp_path, capsys)


def test_without_standard_error_a_log_that_cannot_be_written_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [tmp_path / FILE_NAME, second_log(tmp_path / FILE_NAME)]
    for path in paths:
        path.mkdir()
    set_up_log(tmp_path, debug=True)
    monkeypatch.setattr(sys, "stderr", None)
    PART_LOGGER.warning("as on Windows without a terminal")
    assert {*tmp_path.iterdir()} == {*paths}


def test_an_older_log_that_cannot_be_removed_ends_the_logging_quietly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = set_up_log(tmp_path, debug=True)
    (tmp_path / f"{FILE_NAME}.1").mkdir()
    (tmp_path / f"{FILE_NAME}.1" / "occupied").touch()
    (tmp_path / f"{FILE_NAME}.2").mkdir()
    for _ in range(2 * LARGEST_FILE // 1000):
        PART_LOGGER.warning("x" * 1000)
    complaint = capsys.readouterr().err
    assert len(complaint.splitlines()) == 1
    assert path.name in complaint


def write_settings(home: Path, text: str) -> None:
    (home / "config").mkdir()
    (home / "config" / "settings.json").write_text(text, encoding="utf-8")


def test_a_start_without_trouble_leaves_no_log(player_home: Path) -> None:
    ended = start("--quit-after-start", home=player_home)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert not (player_home / "data" / FILE_NAME).exists()


def test_a_problem_with_the_settings_is_logged(player_home: Path) -> None:
    write_settings(player_home, '{"format": "scopa-desktop settings", "speed": "warp"}')
    ended = start("--quit-after-start", home=player_home)
    assert (ended.returncode, ended.stderr) == (0, "")
    log = (player_home / "data" / FILE_NAME).read_text(encoding="utf-8")
    assert "WARNING scopa_desktop.ui.controllers.application_controller" in log
    assert "warp" in log


@needs_pipes
def test_the_game_starts_where_the_log_cannot_be_written(player_home: Path) -> None:
    write_settings(player_home, '{"format": "scopa-desktop settings", "speed": "warp"}')
    (player_home / "data").mkdir()
    os.mkfifo(player_home / "data" / FILE_NAME)
    ended = start("--quit-after-start", home=player_home)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert running_record(player_home / "data") is not None


def test_debugging_a_round_logs_its_course_but_no_cards(player_home: Path) -> None:
    settings = Settings(speed="off", sounds=False, last_game=LastGame("scopa", "2", ("greedy",)))
    write_settings(player_home, settings.to_text())
    ended = start("--demo-round", "--debug", home=player_home)
    assert ended.returncode == 0
    path = player_home / "data" / FILE_NAME
    assert ended.stderr == f"Debugging messages are written into “{path}”.\n"
    log = path.read_text(encoding="utf-8")
    for text in (
        f"Scopa Desktop {scopa_desktop.__version__}",
        "platform plugin offscreen",
        f"read {player_home / 'config' / 'settings.json'}",
        "match of scopa, 2 players",
        "was started",
        "is ready",
    ):
        assert text in log
    record = running_record(player_home / "data")
    assert record is not None
    messages = " ".join(line.split(": ", 1)[1] for line in log.splitlines())
    words = set(messages.replace("“", " ").replace("”", " ").split())
    assert str(record.deal_number) not in words
    cards = {rank + suit for rank in "A234567JQK" for suit in "DCSB"}
    assert not cards & words
