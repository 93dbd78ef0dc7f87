"""Every system library that Qt asks for is known by its package, and a missing one is named."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
import shiboken6

from scopa_desktop import __main__, qt_libraries
from scopa_desktop.qt_libraries import SOUND, WAYLAND, WINDOWLESS, X11

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="Qt brings everything it needs elsewhere"
)

QT = Path(PySide6.__file__).parent
PLUGINS = QT / "Qt" / "plugins"
OF_THE_C_LIBRARY = re.compile(r"lib(c|m|dl|pthread|rt|resolv)\.so\.\d+|ld-linux.*")
"""What no Linux is without."""

WIDGETS = [
    *(QT / f"Qt{name}.abi3.so" for name in ("Core", "Gui", "Svg", "Widgets")),
    PLUGINS / "platforms" / "libqoffscreen.so",
    PLUGINS / "imageformats" / "libqsvg.so",
    PLUGINS / "iconengines" / "libqsvgicon.so",
]
ON_X11 = [
    PLUGINS / "platforms" / "libqxcb.so",
    PLUGINS / "xcbglintegrations" / "libqxcb-egl-integration.so",
]
ON_WAYLAND = [
    PLUGINS / "platforms" / "libqwayland.so",
    PLUGINS / "wayland-shell-integration" / "libxdg-shell.so",
    PLUGINS / "wayland-graphics-integration-client" / "libqt-plugin-wayland-egl.so",
]
SOUNDING = [QT / "QtMultimedia.abi3.so", PLUGINS / "multimedia" / "libffmpegmediaplugin.so"]
CASES = {
    "widgets": (WIDGETS, WINDOWLESS),
    "on X11": ([*WIDGETS, *ON_X11], {**WINDOWLESS, **X11}),
    "on Wayland": ([*WIDGETS, *ON_WAYLAND], {**WINDOWLESS, **WAYLAND}),
    "sounding": ([*WIDGETS, *SOUNDING], {**WINDOWLESS, **SOUND}),
}


def asked_for_by(file: Path) -> list[str]:
    """The libraries that a library names as its own needs."""
    read = subprocess.run(["readelf", "-d", file], capture_output=True, text=True, check=True)
    return re.findall(r"\(NEEDED\).*\[(.+)\]", read.stdout)


def asked_of_the_system(files: list[Path]) -> Iterator[str]:
    """What these files need, and the libraries of Qt that they need, and is not part of Qt."""
    folders = (QT, QT / "Qt" / "lib", Path(shiboken6.__file__).parent)
    brought = {path.name: path for folder in folders for path in folder.glob("*.so*")}
    to_read, read = list(files), set[Path]()
    while to_read:
        file = to_read.pop()
        if file in read:
            continue
        read.add(file)
        for name in asked_for_by(file):
            if name in brought:
                to_read.append(brought[name])
            elif not OF_THE_C_LIBRARY.fullmatch(name):
                yield name


@pytest.mark.skipif(shutil.which("readelf") is None, reason="readelf of binutils is not here")
@pytest.mark.parametrize("case", CASES)
def test_the_lists_name_all_that_qt_asks_of_the_system(case: str) -> None:
    files, listed = CASES[case]
    assert set(asked_of_the_system(files)) == set(listed)


def test_missing_libraries_are_named_with_their_packages(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(qt_libraries, "_can_load", lambda name: name != "libEGL.so.1")
    assert __main__.main([]) == 1
    said = capsys.readouterr().err
    assert "libEGL.so.1" in said
    assert "apt install libegl1" in said


def test_a_wayland_session_asks_for_its_own_libraries(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.setattr(qt_libraries, "_can_load", lambda name: not name.startswith("libwayland"))
    assert __main__.main([]) == 1
    said = capsys.readouterr().err
    assert "apt install libwayland-client0 libwayland-cursor0 libwayland-egl1" in said


def test_a_package_is_named_once_for_two_of_its_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt_libraries, "_can_load", lambda _: False)
    said = qt_libraries.complaint(qt_libraries.missing(WINDOWLESS))
    assert "libglib-2.0.so.0" in said
    assert "libgthread-2.0.so.0" in said
    assert said.split().count("libglib2.0-0") == 1


def test_other_systems_lack_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt_libraries, "_can_load", lambda _: False)
    monkeypatch.setattr(sys, "platform", "darwin")
    assert qt_libraries.missing(WINDOWLESS) == {}
