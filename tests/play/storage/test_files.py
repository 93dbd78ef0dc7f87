"""Files are written completely or not at all, and errors are reported in a sentence."""

import errno
import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import scopa_desktop
from scopa_desktop.play.storage.file_names import as_file_name
from scopa_desktop.play.storage.files import StorageError, read_bounded, set_aside, write_atomically
from tests.needs import (
    FULL_DEVICE,
    needs_full_device,
    needs_links,
    needs_permissions,
    needs_pipes,
    needs_signals,
)
from tests.raising import refusing

OLD = "the match so far\n"
NEW = "the match so far, and one move\n"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A file alone in its folder."""
    path = tmp_path / "saves" / "match.scopa"
    path.parent.mkdir()
    path.write_bytes(OLD.encode())
    return path


def neighbours(path: Path) -> list[str]:
    """What else lies in the folder of `path`."""
    return sorted(other.name for other in path.parent.iterdir() if other != path)


def failing(number: int) -> Callable[..., None]:
    """A system call that fails with the error `number`."""
    return refusing(number)


@pytest.mark.parametrize("data", [NEW, NEW.encode(), "", "è un asso 🂡\n"])
def test_what_was_written_is_read_back(saved: Path, data: bytes | str) -> None:
    write_atomically(saved, data)
    assert saved.read_bytes() == (data.encode() if isinstance(data, str) else data)
    assert neighbours(saved) == []


def test_missing_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "not" / "yet" / "there.txt"
    write_atomically(path, NEW)
    assert path.read_text(encoding="utf-8") == NEW


@needs_permissions
def test_permissions_are_kept(saved: Path) -> None:
    saved.chmod(0o640)
    write_atomically(saved, NEW)
    assert saved.stat().st_mode & 0o777 == 0o640


@needs_permissions
def test_an_exported_file_has_the_permissions_of_any_new_file(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.mkdir()
    (plain / "file").touch()
    exported = tmp_path / "exported"
    write_atomically(exported / "file", NEW, is_export=True)
    assert exported.stat().st_mode == plain.stat().st_mode
    assert (exported / "file").stat().st_mode == (plain / "file").stat().st_mode


@needs_permissions
def test_other_new_files_and_folders_are_for_the_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "folder in it" / "file"
    write_atomically(path, NEW)
    modes = [stat.S_IMODE(each.stat().st_mode) for each in (path, *path.parents[:2])]
    assert modes == [0o600, 0o700, 0o700]


@needs_links
def test_a_link_keeps_pointing_at_its_file(saved: Path, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(saved)
    write_atomically(link, NEW)
    assert link.is_symlink()
    assert saved.read_text(encoding="utf-8") == NEW


def test_a_path_whose_links_windows_cannot_follow_is_used_as_it_is(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> str:
        raise OSError(errno.EINVAL, "More data available")

    monkeypatch.setattr("os.path.realpath", refuse)
    write_atomically(saved, NEW)
    assert saved.read_text(encoding="utf-8") == NEW
    assert set_aside(saved, "unreadable").read_text(encoding="utf-8") == NEW


@pytest.mark.parametrize("call", ["os.fsync", "pathlib.Path.replace", "shutil.copymode"])
@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "full"),
        (errno.EROFS, "read-only disk"),
        (errno.EACCES, "permission"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_an_error_leaves_the_old_file_and_no_other(
    saved: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int, words: str
) -> None:
    monkeypatch.setattr(call, failing(number))
    with pytest.raises(StorageError, match=words) as caught:
        write_atomically(saved, NEW)
    assert caught.value.path == saved
    assert str(saved) in caught.value.sentence
    assert saved.read_text(encoding="utf-8") == OLD
    assert neighbours(saved) == []


def test_a_folder_that_cannot_be_written_to_is_reported(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pathlib.Path.open", failing(errno.EACCES))
    with pytest.raises(StorageError, match="permission"):
        write_atomically(saved, NEW)
    assert neighbours(saved) == []


def test_a_file_in_the_place_of_a_folder_is_reported(saved: Path) -> None:
    with pytest.raises(StorageError, match="where the folder"):
        write_atomically(saved / "deeper.txt", NEW)


@needs_full_device
def test_a_disk_that_is_really_full_is_reported(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_open = Path.open
    with monkeypatch.context() as disk:
        disk.setattr("pathlib.Path.open", lambda *_: really_open(FULL_DEVICE, "wb"))
        with pytest.raises(StorageError, match="full"):
            write_atomically(saved, NEW)
    assert saved.read_text(encoding="utf-8") == OLD


def test_a_folder_that_cannot_be_forced_to_disk_is_no_failure(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_open = os.open

    def open_no_folders(path: Path, flags: int, mode: int = 0o777) -> int:
        if path.is_dir():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        return really_open(path, flags, mode)

    monkeypatch.setattr("os.open", open_no_folders)
    write_atomically(saved, NEW)
    assert saved.read_text(encoding="utf-8") == NEW


KILLED_WHILE_WRITING = """
import os, signal, sys
from pathlib import Path
from scopa_desktop.play.storage.files import write_atomically

moment = sys.argv[2]
def die(*arguments, **named):
    os.kill(os.getpid(), signal.SIGKILL)
if moment == "before the disk has it":
    os.fsync = die
else:
    Path.replace = die
write_atomically(Path(sys.argv[1]), "x" * 1_000_000)
"""


@needs_signals
@pytest.mark.parametrize("moment", ["before the disk has it", "before it takes its place"])
def test_a_process_killed_while_writing_leaves_the_old_file(saved: Path, moment: str) -> None:
    root = Path(scopa_desktop.__file__).parents[1]
    ended = subprocess.run(
        [sys.executable, "-c", KILLED_WHILE_WRITING, str(saved), moment],
        env={**os.environ, "PYTHONPATH": str(root)},
        check=False,
    )
    assert ended.returncode < 0
    assert saved.read_text(encoding="utf-8") == OLD

    (unfinished,) = neighbours(saved)
    write_atomically(saved, NEW)
    assert neighbours(saved) == [unfinished], "it could be another window's, still writing"
    long_ago = time.time() - 3600
    os.utime(saved.parent / unfinished, (long_ago, long_ago))
    write_atomically(saved, NEW)
    assert neighbours(saved) == []


def test_reading_gives_the_text(saved: Path) -> None:
    assert read_bounded(saved, limit=len(OLD)) == OLD


def test_a_mark_some_editors_put_before_the_text_is_no_part_of_it(saved: Path) -> None:
    saved.write_bytes(b"\xef\xbb\xbf" + OLD.encode())
    assert read_bounded(saved, limit=100) == OLD


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"x" * 2049, "larger than 2 KiB"),
        (b"\xff\xfe\x00\x01", "not a text"),
        (b"caff\xe8", "not a text"),
        (b"text\0and more", "not a text"),
    ],
)
def test_what_is_no_such_text_is_refused_and_kept(saved: Path, content: bytes, words: str) -> None:
    saved.write_bytes(content)
    with pytest.raises(StorageError, match=words) as caught:
        read_bounded(saved, limit=2048)
    assert str(saved) in caught.value.sentence
    assert saved.read_bytes() == content


def test_a_missing_file_and_a_folder_are_reported(saved: Path) -> None:
    with pytest.raises(StorageError, match="no file"):
        read_bounded(saved.with_name("other"), limit=100)
    with pytest.raises(StorageError, match="is not a file"):
        read_bounded(saved.parent, limit=100)


@needs_pipes
def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(StorageError, match="is not a file"):
        read_bounded(pipe, limit=100)


def test_a_missing_permission_is_reported(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.open", failing(errno.EACCES))
    with pytest.raises(StorageError, match="permission"):
        read_bounded(saved, limit=100)


def test_a_file_set_aside_keeps_its_content_and_never_covers_another(saved: Path) -> None:
    first = set_aside(saved, "It is damaged.")
    saved.write_text(NEW, encoding="utf-8")
    second = set_aside(saved, "It is damaged.")
    assert (first.name, second.name) == ("match.scopa.unreadable-1", "match.scopa.unreadable-2")
    assert first.read_text(encoding="utf-8") == OLD
    assert second.read_text(encoding="utf-8") == NEW
    assert not saved.exists()


def test_a_file_that_cannot_be_set_aside_is_reported_with_the_reason(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pathlib.Path.rename", failing(errno.EROFS))
    with pytest.raises(StorageError, match=r"It is damaged\. .*read-only disk"):
        set_aside(saved, "It is damaged.")
    assert saved.read_text(encoding="utf-8") == OLD


@pytest.mark.parametrize(
    ("name", "file_name"),
    [
        ("Nonna’s scopa", "Nonna’s scopa"),
        ("../../etc", "-..-etc"),
        ('a/b\\c:d*e?f"g<h>i|j', "a-b-c-d-e-f-g-h-i-j"),
        (" .. ", "-"),
    ],
)
def test_a_persons_name_becomes_a_name_of_a_file(name: str, file_name: str) -> None:
    assert as_file_name(name) == file_name


def test_a_folder_that_cannot_be_listed_does_not_make_a_saved_file_look_unsaved(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pathlib.Path.glob", failing(errno.EIO))
    write_atomically(saved, NEW)
    assert saved.read_text(encoding="utf-8") == NEW
