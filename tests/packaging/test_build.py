"""What a build contains, its icons, and how it reports its progress."""

import gzip
import importlib.util
import io
import os
import re
import struct
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from standalone import (
    archive,
    base_library,
    build_environment,
    bundle,
    checksums,
    contents,
    deb,
    icons,
    icu_data,
    packed_files,
    product,
    targets,
)
from standalone.progress import Progress
from standalone.tools import run

import scopa_desktop
from scopa_desktop.play.storage.settings import LANGUAGES, SYSTEM_LANGUAGE
from scopa_desktop.ui.dialogs.licences_dialog import load_licences

PACKAGE = Path(scopa_desktop.__file__).parent
WORKFLOW = product.ROOT / ".github" / "workflows" / "standalone.yml"


def selected(*targets: str, platform: str = "linux") -> list[str]:
    """Those of the files that go along."""
    entries = [(target, "", "BINARY") for target in targets]
    return [target for target, _, _ in contents.select_files(entries, platform)]


def test_every_module_of_qt_that_the_game_imports_goes_along() -> None:
    sources = (path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    used = {name for text in sources for name in re.findall(r"PySide6\.Qt(\w+)", text)}
    assert used
    assert used <= contents.QT_MODULES
    bindings = [f"PySide6/Qt{name}.abi3.so" for name in sorted(used)]
    libraries = [f"PySide6/Qt/lib/libQt6{name}.so.6" for name in sorted(used)]
    assert selected(*bindings, *libraries) == [*bindings, *libraries]


def test_every_language_of_the_game_goes_along_with_qts_words() -> None:
    assert set(contents.LANGUAGES) == set(LANGUAGES) - {SYSTEM_LANGUAGE}
    assert selected("PySide6/Qt/translations/qtbase_pt_BR.qm")
    assert not selected("PySide6/Qt/translations/qtbase_ja.qm")
    assert not selected("PySide6/Qt/translations/qt_help_it.qm")


@pytest.mark.parametrize(
    ("platform", "needed", "unneeded"),
    [
        ("linux", "PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/Qt/lib/libQt6Quick.so.6"),
        ("linux", "libxcb-cursor.so.0", "libstdc++.so.6"),
        ("linux", "libexpat.so.1", "libfontconfig.so.1"),
        ("linux", "libpython3.11.so.1.0", "PySide6/Qt/plugins/imageformats/libqjpeg.so"),
        ("linux", "PySide6/Qt/lib/libicudata.so.73", "PySide6/Qt/lib/libavcodec.so.61"),
        ("linux", "scopa_desktop/core__mypyc.so", "PySide6/Qt/lib/libQt6FFmpegStub-va.so.2"),
        ("win32", "PySide6\\Qt6Core.dll", "PySide6\\Qt6Quick.dll"),
        ("win32", "PySide6\\plugins\\platforms\\qwindows.dll", "PySide6\\opengl32sw.dll"),
        ("win32", "PySide6\\QtGui.pyd", "PySide6\\avcodec-61.dll"),
        (
            "darwin",
            "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
            "PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml",
        ),
        ("darwin", "PySide6/Qt/plugins/platforms/libqcocoa.dylib", "QtPdf"),
    ],
)
def test_parts_go_along_or_stay_behind(platform: str, needed: str, unneeded: str) -> None:
    assert selected(needed, unneeded, platform=platform) == [needed]


@pytest.mark.parametrize(("platform", "kept"), [("linux", []), ("win32", ["pyi_rth_pyside6"])])
def test_a_start_runs_what_the_game_needs(platform: str, kept: list[str]) -> None:
    names = ["pyi_rth_inspect", "pyi_rth_pyside6", contents.DELAYED_HOOK, "start"]
    scripts = contents.select_hooks([(name, "", "PYSOURCE") for name in names], platform)
    assert [name for name, _, _ in scripts] == [*kept, "start"]


def test_the_imports_of_compiled_modules_are_reported(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "one.py").write_text("import json.decoder\nfrom . import two\n")
    (tmp_path / "two.py").write_text("def work():\n    from random import Random\n")
    assert contents.imports_of(tmp_path) == ["json.decoder", "random"]


def test_cards_and_translations_are_packed_alike_and_the_rest_is_left(tmp_path: Path) -> None:
    sources = [tmp_path / name for name in ("7D.svg", "scopa_desktop_it.qm", "rings.svg")]
    for source in sources:
        source.write_text("<svg/>" * 99, encoding="ascii")
    folders = ("resources/cards/toscane", "translations", "resources/backs")
    entries = [
        (f"scopa_desktop/{folder}/{source.name}", str(source), "DATA")
        for folder, source in zip(folders, sources, strict=True)
    ]
    packed = packed_files.with_packed_files(entries, tmp_path / "packed")
    assert packed[2] == entries[2]
    assert [entry[::2] for entry in packed] == [entry[::2] for entry in entries]
    contents = [Path(source).read_bytes() for _, source, _ in packed[:2]]
    for content in contents:
        assert len(content) < sources[2].stat().st_size
        assert gzip.decompress(content) == sources[2].read_bytes()
    for source in sources:
        os.utime(source, (1, 1))
    again = packed_files.with_packed_files(entries, tmp_path / "packed")
    assert [Path(source).read_bytes() for _, source, _ in again[:2]] == contents


def test_the_library_of_a_start_is_in_files(tmp_path: Path) -> None:
    archive = tmp_path / base_library.ARCHIVE
    with zipfile.ZipFile(archive, "w") as written:
        written.writestr("os.pyc", b"code")
        written.writestr("encodings/utf_8.pyc", b"more code")
    other = ("scopa_desktop/py.typed", "py.typed", "DATA")
    entries = [other, (base_library.ARCHIVE, str(archive), "DATA")]
    loose = base_library.with_loose_library(entries, tmp_path / "loose")
    assert loose[0] == other
    read = {target: Path(source).read_bytes() for target, source, _ in loose[1:]}
    assert read == {"os.pyc": b"code", "encodings/utf_8.pyc": b"more code"}


def test_packages_that_wait_in_the_archive_are_among_the_loose_ones() -> None:
    for name in (*contents.RARE_MODULES, *contents.LOOSE_MODULES):
        assert importlib.util.find_spec(name) is not None
    assert all(name.startswith(contents.LOOSE_MODULES) for name in contents.RARE_MODULES)


@pytest.mark.parametrize(
    ("name", "is_omitted"),
    [
        ("coll/es.res", False),
        ("coll/root.res", False),
        ("coll/ucadata.icu", False),
        ("es_419.res", False),
        ("pt_BR.res", False),
        ("likelySubtags.res", False),
        ("pool.res", False),
        ("coll/zh.res", True),
        ("pl.res", True),
        ("zh_Hant_TW.res", True),
        ("zone/it.res", True),
        ("zone/root.res", False),
        ("unit/pool.res", True),
        ("ibm-37_P100-1995.cnv", True),
    ],
)
def test_data_of_icu_is_that_of_the_languages_of_the_window(name: str, is_omitted: bool) -> None:
    assert icu_data._is_omitted(name) == is_omitted


def test_the_icon_of_windows_holds_every_size(qapp: QApplication) -> None:
    content = icons.ico()
    _, kind, count = struct.unpack_from("<HHH", content)
    assert (kind, count) == (1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        entry = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        length, offset = entry[-2:]
        assert entry[0] == size % 256
        assert QImage.fromData(content[offset : offset + length]).width() == size


def test_the_icon_of_macos_holds_every_size(qapp: QApplication) -> None:
    content = icons.icns()
    assert content[:4] == b"icns"
    assert struct.unpack_from(">I", content, 4) == (len(content),)
    widths, offset = {}, 8
    while offset < len(content):
        kind, length = struct.unpack_from(">4sI", content, offset)
        widths[kind] = QImage.fromData(content[offset + 8 : offset + length]).width()
        offset += length
    assert widths == icons.ICNS_SIZES


def test_icons_have_clear_corners_and_a_picture(qapp: QApplication) -> None:
    for size in icons.PNG_SIZES:
        image = QImage.fromData(icons.png(size))
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(size // 2, size // 2).alpha() == QColor("black").alpha()


def test_a_step_is_reported_when_it_is_done() -> None:
    stream = io.StringIO()
    progress = Progress(2, stream)
    with progress.step("first") as tell:
        tell(0.5)
        assert stream.getvalue() == ""
    with progress.step("second"):
        pass
    assert re.fullmatch(r"\[1/2\] first: \d+ s\n\[2/2\] second: \d+ s\n", stream.getvalue())


def test_a_terminal_sees_a_bar() -> None:
    stream = io.StringIO()
    stream.isatty = lambda: True  # type: ignore[method-assign]
    with Progress(2, stream).step("packing"):
        drawn = stream.getvalue()
    assert "1 of 2: packing" in drawn
    assert "#" not in drawn


def test_a_tool_that_fails_is_reported_with_its_complaint(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("standalone.tools.BUILD", tmp_path)
    script = "import sys; print('much'); sys.exit('error: no paper left')"
    with pytest.raises(product.BuildError, match="error: no paper left") as raised:
        run(sys.executable, "-c", script)
    assert "much" not in str(raised.value)


@pytest.mark.skipif(sys.platform != "linux", reason="Qt brings its libraries elsewhere")
def test_what_qt_lacks_to_build_with_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "standalone.build_environment._LIBRARIES", {"libnowhere.so.9": "libnowhere9"}
    )
    with pytest.raises(product.BuildError, match="sudo apt install libnowhere9"):
        build_environment.prepare()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Python always has one")
@pytest.mark.parametrize(
    "python",
    [{"Py_ENABLE_SHARED": 0}, {"Py_ENABLE_SHARED": 1, "INSTSONAME": "libnowhere.so.9"}],
)
def test_a_python_without_a_shared_library_is_refused(
    monkeypatch: pytest.MonkeyPatch, python: dict[str, object]
) -> None:
    monkeypatch.setattr("standalone.bundle.require", lambda *_: None)
    monkeypatch.setattr("sysconfig.get_config_var", python.get)
    with pytest.raises(product.BuildError, match="sudo apt install python3-venv python3-dev"):
        bundle.check()


def test_the_single_file_is_made_of_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(spec: str, output: Path, work: Path, argument: Path) -> None:
        output.mkdir(parents=True)
        for name in (product.NAME, f"{product.NAME}.exe"):
            (output / name).write_text(f"{spec} of {argument.name}")

    monkeypatch.setattr(bundle, "_pyinstaller", make)
    monkeypatch.setattr(bundle, "BUILD", tmp_path / "build")
    monkeypatch.setattr(bundle, "DIST", tmp_path / "dist")
    assert bundle.build_onefile().read_text() == f"one-file.spec of {product.NAME}"
    steps = [description for description, _ in targets._steps({"onefile"}, None)]
    assert steps.index("putting the folder together") < steps.index("putting the one file together")


def test_an_archive_contains_no_builder_and_no_time(tmp_path: Path) -> None:
    member = tarfile.TarInfo("game")
    member.uid, member.uname, member.mtime, member.mode = 1000, "nonna", 1, 0o664
    plain = archive.without_builder(member)
    assert (plain.uid, plain.uname, plain.mode) == (0, "", 0o644)
    assert plain.mtime == product.release_time()


@pytest.mark.skipif(os.name == "nt", reason="packages for Debian are made on Debian")
def test_a_package_of_a_builder_with_closed_folders_can_be_read_by_all(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    program = tree / "usr" / "lib" / product.NAME / product.NAME
    control = tree / "DEBIAN" / "control"
    for path in (program, control):
        path.parent.mkdir(parents=True)
        path.touch()
    for path in [tree, *tree.rglob("*")]:
        path.chmod(0o700)
    deb.set_modes(tree)
    modes = {path: path.stat().st_mode & 0o777 for path in [tree, *tree.rglob("*")]}
    assert modes.pop(control) == 0o644
    assert set(modes.values()) == {0o755}


def test_the_day_of_a_build_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert product.release_time() == 86400


def test_sums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    assert checksums.digest(tmp_path / "empty").startswith("e3b0c44298fc1c14")


def test_the_workflow_builds_on_all_three_systems() -> None:
    yaml = pytest.importorskip("yaml")
    workflow = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    jobs = workflow["jobs"]
    systems = {row["runs-on"] for row in jobs["build"]["strategy"]["matrix"]["include"]}
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "windows", "macos"}
    commands = " ".join(step.get("run", "") for step in jobs["build"]["steps"])
    assert "packaging/build.py" in commands


def test_the_licences_of_all_that_is_bundled_are_shown() -> None:
    text = load_licences().lower()
    libraries = (*contents.PYTHON_LIBRARIES, *contents.CARRIED_LIBRARIES)
    parts = [pattern.removeprefix("lib").strip("*-0123456789") for pattern in libraries]
    project = (product.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (required,) = re.findall(r"^dependencies = \[\n(.*?)^\]", project, re.MULTILINE | re.DOTALL)
    parts += re.findall(r'^  "([a-z-]+|PySide6)', required, re.MULTILINE)
    assert len(parts) > 12
    assert [part for part in parts if part.lower() not in text] == []
