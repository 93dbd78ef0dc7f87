"""Names that were read from a file or a database lead to no file outside their folder."""

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.play.storage.file_names import file_in, is_plain_name
from scopa_desktop.play.storage.files import NotAFileError, StorageError
from tests.examples import examples
from tests.needs import needs_links, needs_odd_files
from tests.odd_files import NO_FILES, Maker, no_waiting

NO_NAMES = (
    "",
    ".scopa",
    ".hidden.scopa",
    "..",
    "../mine.scopa",
    "a/../../mine.scopa",
    "/home/mine.scopa",
    "folder/mine.scopa",
    "..\\mine.scopa",
    "C:\\mine.scopa",
    "mine.txt",
    "mine.scopa\0",
    "a\0.scopa",
    "mine.scopa/",
    "\udcff.scopa",
    f"{'à' * 125}.scopa",
)
NO_NAMES_ON_WINDOWS = (
    "C:mine.scopa",
    "mine.txt:stream.scopa",
    "NUL.scopa",
    "con.scopa",
    "Com1.scopa",
    "LPT¹.scopa",
    "aux .scopa",
    "CONIN$.scopa",
    "what?.scopa",
    "a\nb.scopa",
)


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_a_plain_name_is_one_on_every_system(system: str) -> None:
    for name in ("2026-02-03 12.00.00 Scopa 2.scopa", "à.b.scopa", "console.scopa", "nul1.scopa"):
        assert is_plain_name(name, ".scopa", system)


@pytest.mark.parametrize("name", NO_NAMES)
def test_other_names_are_refused(tmp_path: Path, name: str) -> None:
    assert not is_plain_name(name, ".scopa", "win32")
    with pytest.raises(StorageError) as error:
        file_in(tmp_path, name, ".scopa")
    assert str(tmp_path) in error.value.sentence
    error.value.sentence.encode()


@pytest.mark.parametrize("name", NO_NAMES_ON_WINDOWS)
def test_names_that_only_windows_refuses(name: str) -> None:
    assert not is_plain_name(name, ".scopa", "win32")
    assert is_plain_name(name, ".scopa", "linux")


def test_the_file_may_exist_or_be_missing(tmp_path: Path) -> None:
    path = tmp_path / "a.scopa"
    assert file_in(tmp_path, "a.scopa", ".scopa") == path
    path.touch()
    assert file_in(tmp_path, "a.scopa", ".scopa") == path


@needs_odd_files
@pytest.mark.parametrize("make", NO_FILES, ids=lambda make: make.__name__)
def test_what_is_no_file_is_refused(tmp_path: Path, make: Maker) -> None:
    make(tmp_path / "a.scopa")
    with no_waiting(), pytest.raises(NotAFileError):
        file_in(tmp_path, "a.scopa", ".scopa")


@needs_links
@pytest.mark.parametrize("exists", [True, False])
def test_a_link_to_a_file_is_refused(tmp_path: Path, exists: bool) -> None:
    mine = tmp_path / "mine.txt"
    if exists:
        mine.touch()
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "a.scopa").symlink_to(mine)
    with pytest.raises(NotAFileError):
        file_in(folder, "a.scopa", ".scopa")


@settings(deadline=None, max_examples=examples(40))
@given(name=st.text(st.sampled_from("ab./\\:~\0 \udc80é")).map(lambda text: f"{text}.scopa"))
def test_a_name_leads_into_its_folder_or_is_refused(
    tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    folder = tmp_path_factory.getbasetemp()
    try:
        path = file_in(folder, name, ".scopa")
    except StorageError:
        return
    assert path.parent == folder
    assert Path(os.path.realpath(path)).parent == Path(os.path.realpath(folder))
