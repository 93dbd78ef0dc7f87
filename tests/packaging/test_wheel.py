"""The wheel built from the tree holds all the game needs, and starts where nothing else is.

With a C compiler the wheel has a compiled core and is for one kind of machine; else it is for all.
"""

import importlib
import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

import scopa_desktop
from scopa_desktop.core_build import LIBRARY, CoreBuild, sources
from scopa_desktop.play.storage.paths import deck_ids
from scopa_desktop.play.storage.settings import LANGUAGES
from scopa_desktop.ui.platform.sounds import Sound

pytestmark = [pytest.mark.wheel, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
CARDS_AND_BACK = 41


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive of the tree and the interpreted wheel of that archive."""
    folder = tmp_path_factory.mktemp("dist")
    _build(folder, CoreBuild.INTERPRETED)
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (wheel,) = built.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        obstacle = importlib.import_module("c_compiler").missing_requirement()
    if obstacle is not None:
        pytest.skip(f"there is no compiled wheel: {obstacle}")
    folder = tmp_path_factory.mktemp("compiled")
    _build(folder, CoreBuild.COMPILED)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def content(wheel: Path) -> set[str]:
    """The names of the files in the wheel."""
    return _names_in(wheel)


@pytest.fixture(scope="module", params=["wheel", "compiled_wheel"])
def command(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `scopa-desktop` that one wheel or the other has installed."""
    return _install(request.getfixturevalue(request.param), tmp_path_factory.mktemp("fresh"))


def test_the_wheel_holds_every_deck(content: set[str]) -> None:
    for deck in deck_ids():
        folder = f"scopa_desktop/resources/cards/{deck}/"
        drawn = [name for name in content if name.startswith(folder) and name.endswith(".svg")]
        assert len(drawn) >= CARDS_AND_BACK, deck


def test_the_wheel_holds_sounds_translations_and_pictures(content: set[str]) -> None:
    sounds = [name for sound in Sound for name in sound.file_names()]
    expected = {f"scopa_desktop/resources/sounds/{name}.wav" for name in sounds}
    expected |= {
        f"scopa_desktop/translations/scopa_desktop_{language}.qm"
        for language in LANGUAGES
        if language != "system"
    }
    for folder in ("portraits", "portraits/people", "badges", "icons"):
        pictures = {path.name for path in (ROOT / "resources" / folder).glob("*.svg")}
        assert pictures
        expected |= {f"scopa_desktop/resources/{folder}/{name}" for name in pictures}
    assert expected <= content


def test_the_wheel_holds_the_puzzles_of_every_game(content: set[str]) -> None:
    files = {path.name for path in (ROOT / "resources" / "puzzles").glob("*.json")}
    assert files
    folder = "scopa_desktop/resources/puzzles/"
    assert {name.removeprefix(folder) for name in content if name.startswith(folder)} == files


def test_the_wheel_holds_the_guide_without_pictures(content: set[str]) -> None:
    """The game renders them."""
    files = {path.name for path in (ROOT / "resources" / "docs").glob("GUIDE*.md")}
    assert "GUIDE.md" in files
    folder = "scopa_desktop/resources/docs/"
    assert {name.removeprefix(folder) for name in content if name.startswith(folder)} == files


def test_the_wheel_holds_the_licences(content: set[str]) -> None:
    folder = ROOT / "resources" / "licences"
    files = {f"scopa_desktop/resources/licences/{path.name}" for path in folder.iterdir()}
    assert len(files) > 3
    assert files <= content


def test_the_wheel_holds_everything_of_the_package(content: set[str]) -> None:
    package = ROOT / "scopa_desktop"
    files = {
        path.relative_to(ROOT).as_posix()
        for path in package.rglob("*")
        if path.suffix in {".py", ".md"} or path.name == "py.typed"
    }
    assert "scopa_desktop/py.typed" in files
    assert files <= content


def test_the_wheel_holds_nothing_that_only_makes_the_resources(content: set[str]) -> None:
    for name in content:
        if name.startswith(
            tuple(
                f"scopa_desktop/resources/{text}" for text in ("help/", "licences/", "docs/GUIDE")
            )
        ):
            continue
        if name.startswith("scopa_desktop/resources/"):
            assert Path(name).suffix in {".svg", ".png", ".ico", ".wav", ".json", ".ttf"}, name
        if name.startswith("scopa_desktop/translations/"):
            assert Path(name).suffix == ".qm", name


def test_the_wheel_holds_nothing_but_the_package(content: set[str]) -> None:
    tops = {name.split("/")[0] for name in content}
    assert tops == {"scopa_desktop", f"scopa_desktop-{scopa_desktop.__version__}.dist-info"}


def test_the_interpreted_wheel_is_for_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_compiled_wheel_is_for_this_machine(compiled_wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{python}-{python}-" in compiled_wheel.name
    assert not compiled_wheel.name.endswith("-any.whl")


def test_the_compiled_wheel_adds_an_extension_beside_every_source_of_the_core(
    compiled_wheel: Path, content: set[str]
) -> None:
    modules = [*sources(), Path(LIBRARY)]
    names = [module.with_suffix(EXTENSION_SUFFIXES[0]).as_posix() for module in modules]
    assert _names_in(compiled_wheel) - content == {f"scopa_desktop/{name}" for name in names}


def test_the_source_archive_can_be_tested_and_changed(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as files:
        names = {name.split("/", 1)[-1] for name in files.getnames()}
    expected = {"tests/conftest.py", "packaging/test.py", ".ci/run", "packaging/make_sounds.py"}
    expected |= {"pyproject.toml", "README.md", "LICENSE", "translations/scopa_desktop_it.ts"}
    assert expected <= names


def test_the_installed_game_prints_its_version_and_build(
    command: Path, away: Path, request: pytest.FixtureRequest
) -> None:
    is_compiled = "compiled_wheel" in request.node.name
    build = CoreBuild.COMPILED if is_compiled else CoreBuild.INTERPRETED
    said = _run(command, "--version", home=away)
    assert said == f"scopa-desktop {scopa_desktop.__version__} ({build.value})\n"


def test_the_compiled_wheel_chooses_the_moves_of_the_sources(
    compiled_wheel: Path, tmp_path: Path, away: Path
) -> None:
    # Its core is optimised for a profile, that of the sources is not. An interpreted one would
    # reach the time limits.
    command = _install(compiled_wheel, tmp_path)
    series = ["simulate", "--variant", "cirulla", "--pairs", "--seats", ",".join(["skilled"] * 4)]
    series += ["--rounds", "2", "--records"]
    _run(command, *series, "installed", home=away)
    _run(sys.executable, "-m", "scopa_desktop", *series, "sources", home=away)
    records, expected = (
        [file.read_text("utf-8") for file in sorted((away / name).iterdir())]
        for name in ("installed", "sources")
    )
    assert records == expected


def test_the_installed_game_shows_its_window(command: Path, away: Path) -> None:
    _run(command, "--quit-after-start", home=away)


def test_nothing_is_left_of_a_game_that_was_removed(compiled_wheel: Path, tmp_path: Path) -> None:
    command = _install(compiled_wheel, tmp_path)
    assert list(tmp_path.rglob("scopa*"))
    python = _python_beside(command)
    _run(sys.executable, "-m", "pip", "--python", python, "uninstall", "-y", "scopa-desktop")
    assert not list(tmp_path.rglob("scopa*"))


@pytest.fixture
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, far from the source tree, which is a fresh home as well."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _build(folder: Path, build: CoreBuild) -> None:
    """Build the source archive into `folder`, and from it the wheel with that core."""
    wish = "1" if build is CoreBuild.COMPILED else "0"
    _run(sys.executable, "-m", "build", "--no-isolation", "-o", folder, ROOT, wish=wish)


def _install(wheel: Path, folder: Path) -> Path:
    """Install a wheel in a new environment, which borrows what it needs from the running one."""
    folder /= "venv"
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    command = folder / ("Scripts/scopa-desktop.exe" if os.name == "nt" else "bin/scopa-desktop")
    python = _python_beside(command)
    _run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", wheel)
    paths = {"base": str(folder), "platbase": str(folder)}
    packages = Path(sysconfig.get_path("purelib", vars=paths))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return command


def _python_beside(command: Path) -> Path:
    return command.with_name("python.exe" if os.name == "nt" else "python")


def _names_in(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def _run(*command: str | Path, home: Path | None = None, wish: str = "") -> str:
    """What a command prints; it must succeed. `wish` says which core is to be built."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in {"PYTHONPATH", "SCOPA_DESKTOP_HOME"}
    }
    environment["SCOPA_DESKTOP_COMPILE"] = wish
    if home is not None:
        environment |= {"HOME": str(home), "USERPROFILE": str(home), "APPDATA": str(home)}
        environment |= {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(home)}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout
