"""The AppImage: a runtime, the place of updates in it, and the image behind it."""

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest
from standalone import appimage, product

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, (*appimage.TOOLS, "objcopy", "unsquashfs"))),
    reason="needs squashfs-tools, zsync and binutils",
)

ROOM = 1024


@pytest.fixture
def runtime(tmp_path: Path) -> Path:
    """A program with the section of the real runtime, as large and as empty."""
    empty, made = tmp_path / "empty", tmp_path / "runtime"
    empty.write_bytes(bytes(ROOM))
    program = shutil.which("true")
    assert program
    subprocess.run(["objcopy", f"--add-section=.upd_info={empty}", program, str(made)], check=True)
    return made


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built folder of one file, and the icons."""
    monkeypatch.setattr("standalone.appimage.BUILD", tmp_path)
    monkeypatch.setattr("standalone.archive.BUILD", tmp_path)
    monkeypatch.setattr("standalone.desktop.PNG_SIZES", ())
    built = tmp_path / "built"
    built.mkdir()
    program = built / product.NAME
    program.write_text("#!/bin/sh\necho played with $1\n", encoding="utf-8")
    program.chmod(0o700)
    return built


def test_the_image_follows_the_runtime_and_starts_the_game(
    folder: Path, runtime: Path, tmp_path: Path
) -> None:
    made = appimage.build(folder, runtime, tmp_path / "game.AppImage")
    offset = runtime.stat().st_size
    content = made.read_bytes()
    assert content[offset : offset + 4] == b"hsqs"
    assert appimage.UPDATES.encode() + b"\0" in content[:offset]
    differing = sum(a != b for a, b in zip(content[:offset], runtime.read_bytes(), strict=True))
    assert differing == len(appimage.UPDATES)
    unpacked = tmp_path / "away"
    command = ["unsquashfs", "-quiet", "-no-progress", "-offset", str(offset)]
    subprocess.run([*command, "-dest", unpacked, made], check=True, stdout=subprocess.DEVNULL)
    started = subprocess.run(
        ["/usr/bin/env", "-i", unpacked / "AppRun", "a record"],
        cwd="/",
        check=True,
        capture_output=True,
        text=True,
    )
    assert started.stdout == "played with a record\n"
    assert (unpacked / f"{product.NAME}.desktop").is_file()
    assert (unpacked / ".DirIcon").is_file()


def test_two_builds_are_equal_and_updates_know_the_file(
    folder: Path, runtime: Path, tmp_path: Path
) -> None:
    made = appimage.build(folder, runtime, tmp_path / "game.AppImage")
    zsync = Path(f"{made}.zsync")
    first = made.read_bytes(), zsync.read_bytes()
    for path in folder.iterdir():
        path.touch()
    appimage.build(folder, runtime, made)
    assert (made.read_bytes(), zsync.read_bytes()) == first
    lines = first[1].partition(b"\n\n")[0].decode().splitlines()
    fields = dict(line.split(": ", 1) for line in lines)
    assert fields["URL"] == made.name
    assert fields["SHA-1"] == hashlib.sha1(first[0]).hexdigest()


def test_a_runtime_without_the_section_is_refused(folder: Path, tmp_path: Path) -> None:
    program = shutil.which("true")
    assert program
    with pytest.raises(product.BuildError, match=r"no section \.upd_info"):
        appimage.build(folder, Path(program), tmp_path / "game.AppImage")
    with pytest.raises(product.BuildError, match="no AppImage runtime"):
        appimage.build(folder, tmp_path / "nowhere", tmp_path / "game.AppImage")
