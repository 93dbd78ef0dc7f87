"""The built game, run as a player would: no Python, no source tree, an empty home, a display."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from standalone import checksums, product

from scopa_desktop.ai.process_command import PROCESS_ARGUMENT
from scopa_desktop.play.decks.picture_process import PICTURE, REPLY, REQUEST, PictureOutcome
from scopa_desktop.play.matches.match_rows import running_match
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.database_file import DATABASE
from scopa_desktop.play.storage.record_files import open_match, save_record
from scopa_desktop.play.storage.settings import LastGame, Settings
from scopa_desktop.qt_libraries import SOUND, WINDOWLESS, X11
from scopa_desktop.rules.record import Record
from tests.play.decks.made_sets import CARD

pytestmark = [
    pytest.mark.standalone,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the hosted builds are tested"),
]

LARGEST_FOLDER, LARGEST_DOWNLOAD = 100 * 2**20, 40_000_000
PATIENCE = 120
OF_C = re.compile(r"(lib(c|m|dl|rt|util|pthread|resolv)|ld-linux-[\w-]+)\.so\.\d")
OF_DESKTOPS = re.compile(
    r"lib(wayland-(client|cursor)|gtk-3|gdk-3|gdk_pixbuf-2\.0|pango\w*-1\.0|harfbuzz|atk-1\.0"
    r"|cairo|cairo-gobject|gio-2\.0|gobject-2\.0|stdc\+\+|gcc_s|z)\.so\.\d"
)
DEBIAN_ROOT = pytest.mark.skipif(
    os.geteuid() != 0 or not Path("/etc/debian_version").exists(),
    reason="installing takes root, on Debian or its kin",
)


def build(goal: str) -> None:
    subprocess.run([sys.executable, product.PACKAGING / "build.py", goal], check=True)


@pytest.fixture(scope="module")
def dist() -> Path:
    """The folder with everything that can be built here."""
    shutil.rmtree(product.DIST / product.NAME, ignore_errors=True)
    for old in product.DIST.glob(f"{product.NAME}[-_]*"):
        old.unlink()
    build("all")
    return product.DIST


@pytest.fixture(scope="module")
def away(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built folder, far from the source tree."""
    return Path(shutil.copytree(dist / product.NAME, tmp_path_factory.mktemp("away") / "game"))


@pytest.fixture(scope="module")
def unpacked(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive, unpacked."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(dist / f"{product.stem()}.tar.xz") as archive:
        archive.extractall(folder)
    return folder / product.stem()


@pytest.fixture(scope="module")
def package(dist: Path) -> Path:
    """The package for Debian."""
    (package,) = dist.glob("*.deb")
    return package


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A display that nobody sees."""
    if shutil.which("Xvfb") is None:
        pytest.skip("needs Xvfb")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-ac"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as stream:
        number = stream.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


def moves_of(record: Record | None) -> int:
    """How many moves were made in the last deal; those before it were void."""
    return len(record.rounds[-1].moves) if record and record.rounds else 0


class Machine:
    """A machine on which nothing was installed and nobody has played."""

    def __init__(self, home: Path, display: str) -> None:
        self.home = home
        self.display = display
        self.data = home / ".local" / "share" / product.NAME

    def choose(self, speed: str) -> None:
        """Write settings: a match that lasts, at this speed."""
        game = LastGame("scopa", "2", ("greedy",), {"target": 101})
        folder = self.home / ".config" / product.NAME
        folder.mkdir(parents=True, exist_ok=True)
        settings = Settings(speed=speed, last_game=game)
        (folder / "settings.json").write_text(settings.to_text(), encoding="utf-8")

    def start(self, program: Path | str, *arguments: str | Path) -> subprocess.Popen[str]:
        """Start a program; it knows nothing of this process but the display."""
        return subprocess.Popen(
            [program, *arguments],
            cwd=self.home,
            env={
                "HOME": str(self.home),
                "PATH": "/usr/games:/usr/bin:/bin",
                "LANG": "C.UTF-8",
                "DISPLAY": self.display,
                "XDG_RUNTIME_DIR": str(self.home),
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, program: Path | str, *arguments: str | Path) -> str:
        """What a program prints; it must end well and complain of nothing."""
        process = self.start(program, *arguments)
        try:
            said, complained = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
        assert (process.returncode, complained) == (0, "")
        return said

    def kept(self) -> Record | None:
        """The record of the running match on the disk; None before there is one."""
        if not (self.data / DATABASE).exists():
            return None
        with closing(Database(self.data)) as database:
            match = database.read(running_match)
        return None if match is None else match.record

    def wait_for_moves(self, number: int) -> None:
        """Until so many moves of the round on the table are on the disk."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            if moves_of(self.kept()) >= number:
                return
            time.sleep(0.1)
        pytest.fail(f"{number} moves were not played in {PATIENCE} seconds")


@pytest.fixture
def machine(tmp_path: Path, display: str) -> Machine:
    return Machine(tmp_path, display)


@pytest.fixture(params=["folder", "one file", "archive"])
def program(request: pytest.FixtureRequest, dist: Path, away: Path, unpacked: Path) -> Path:
    """The executable, in each of its shapes."""
    programs = {
        "folder": away / product.NAME,
        "one file": dist / product.stem(),
        "archive": unpacked / "AppRun",
    }
    return programs[request.param]


# --- playing ------------------------------------------------------------------------------------


def test_it_plays_a_round_and_keeps_it(program: Path, machine: Machine) -> None:
    machine.choose("off")
    said = machine.run(program, "--demo-round")
    assert re.fullmatch(r"Scopa, round 1: You \d+, Beppe \d+\n", said)
    assert moves_of(machine.kept()) == 36


def test_killed_in_the_middle_it_goes_on_at_the_same_move(away: Path, machine: Machine) -> None:
    machine.choose("fast")
    process = machine.start(away / product.NAME, "--demo-round")
    machine.wait_for_moves(7)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    before = machine.kept()
    assert before is not None
    assert 7 <= moves_of(before) < 36
    machine.run(away / product.NAME, "--quit-after-start")
    assert machine.kept() == before
    machine.choose("off")
    machine.run(away / product.NAME, "--demo-round")
    after = machine.kept()
    assert after is not None
    assert after.until(len(before.rounds), moves_of(before)) == before
    assert moves_of(machine.kept()) == 36


def test_it_runs_without_a_python_and_away_from_its_sources(away: Path, machine: Machine) -> None:
    machine.choose("slow")
    process = machine.start(away / product.NAME, "--demo-round")
    machine.wait_for_moves(1)
    used = Path(f"/proc/{process.pid}/maps").read_text(encoding="utf-8")
    process.kill()
    process.communicate()
    files = {line.split(maxsplit=5)[-1].strip() for line in used.splitlines() if "/" in line}
    foreign = {Path(name) for name in files if not name.startswith(str(away))}
    assert not [path for path in foreign if path.is_relative_to(product.ROOT)]
    assert not [path for path in foreign if "python" in path.name.lower()]
    assert not [path for path in foreign if "Qt6" in path.name]


@DEBIAN_ROOT
def test_on_a_system_without_libraries_it_names_their_packages(away: Path, tmp_path: Path) -> None:
    shutil.copytree(away, tmp_path / "game", symlinks=True, copy_function=os.link)
    lay_out_the_least(tmp_path, away / product.NAME)
    ended = subprocess.run(
        ["chroot", tmp_path, f"/game/{product.NAME}"],
        env={"PATH": os.defpath + ":/usr/sbin", "DISPLAY": ":0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("Qt needs system libraries that are not installed: libEGL.so.1")
    assert "sudo apt install libegl1 " in ended.stderr


def lay_out_the_least(root: Path, program: Path) -> None:
    """Put into an empty root the libraries that no Linux is without."""
    printed = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    linked = [Path(path) for path in re.findall(r"(/\S+) \(0x", printed)]
    (libc,) = (path for path in linked if path.name == "libc.so.6")
    others = ("libm.so.6", "librt.so.1", "libutil.so.1", "libgcc_s.so.1", "libstdc++.so.6")
    for path in [*linked, *map(libc.with_name, others)]:
        target = root / path.relative_to("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)


def test_it_thinks_in_a_process_of_its_own(away: Path, machine: Machine) -> None:
    machine.choose("slow")
    process = machine.start(away / product.NAME, "--demo-round")
    machine.wait_for_moves(3)
    tasks = Path(f"/proc/{process.pid}/task").glob("*/children")
    children = {child for task in tasks for child in task.read_text(encoding="ascii").split()}
    commands = [Path(f"/proc/{child}/cmdline").read_bytes() for child in children]
    process.kill()
    process.communicate()
    assert any(PROCESS_ARGUMENT.encode() in command for command in commands)


def test_it_draws_pictures_in_a_process_of_its_own(program: Path, tmp_path: Path) -> None:
    ended = subprocess.run(
        [program, PROCESS_ARGUMENT, "scopa_desktop.play.decks.picture_process"],
        input=REQUEST.pack(PICTURE, len(CARD)) + CARD,
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    )
    replies = [ended.stdout[at : at + REPLY.size] for at in (0, REPLY.size)]
    (_, ready, _, _), (_, outcome, width, height) = map(REPLY.unpack, replies)
    assert (ready, outcome) == (PictureOutcome.READY, PictureOutcome.PICTURE)
    assert len(ended.stdout) == 2 * REPLY.size + 4 * width * height


def test_it_simulates_in_several_processes(away: Path, machine: Machine) -> None:
    players = ("--variant", "scopa", "--seats", "greedy,random")
    said = machine.run(
        away / product.NAME, "simulate", *players, "--rounds", "40", "--jobs", "2", "--json"
    )
    assert json.loads(said)["rounds"] == 40


# --- the single file ----------------------------------------------------------------------------


def test_the_single_file_unpacks_the_folder_once(dist: Path, machine: Machine) -> None:
    said = machine.run(dist / product.stem(), "--version")
    assert said == machine.run(dist / product.NAME / product.NAME, "--version")
    (unpacked,) = (machine.home / ".cache" / product.NAME / "program").iterdir()
    files = [path for path in (dist / product.NAME).rglob("*") if path.is_file()]
    assert len(files) == len([path for path in unpacked.rglob("*") if path.is_file()])
    for path in files:
        copy = unpacked / path.relative_to(dist / product.NAME)
        assert copy.read_bytes() == path.read_bytes(), copy
    before = (unpacked / product.NAME).stat()
    machine.run(dist / product.stem(), "--version")
    assert (unpacked / product.NAME).stat().st_ino == before.st_ino


def test_the_single_file_passes_errors_and_signals_on(dist: Path, machine: Machine) -> None:
    machine.choose("slow")
    ends = []
    for program in (dist / product.NAME / product.NAME, dist / product.stem()):
        process = machine.start(program, "simulate", "--jobs", "none")
        ends.append((process.communicate(timeout=PATIENCE), process.returncode))
        shutil.rmtree(machine.data, ignore_errors=True)
        for number in (signal.SIGTERM, signal.SIGUSR1):
            process = machine.start(program, "--demo-round")
            machine.wait_for_moves(1)
            process.send_signal(number)
            ends.append((process.communicate(timeout=PATIENCE), process.returncode))
            shutil.rmtree(machine.data)
    assert ends[:3] == ends[3:]
    assert ends[0][1] != 0
    assert ends[2][1] == -signal.SIGUSR1
    left = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
    assert not [command for command in left if bytes(machine.home) in command]


# --- what it holds ------------------------------------------------------------------------------


def test_it_is_no_larger_than_promised(dist: Path) -> None:
    files = (path for path in (dist / product.NAME).rglob("*") if not path.is_symlink())
    assert sum(path.stat().st_size for path in files if path.is_file()) < LARGEST_FOLDER
    downloads = [dist / product.stem(), dist / f"{product.stem()}.tar.xz", *dist.glob("*.deb")]
    for download in downloads:
        assert download.stat().st_size < LARGEST_DOWNLOAD, download.name


def test_its_locale_data_is_reduced(dist: Path) -> None:
    (data,) = (dist / product.NAME).rglob("libicudata.so.*")
    assert 2_000_000 < data.stat().st_size < 5_000_000


def test_it_holds_every_resource_and_translation(away: Path) -> None:
    package = away / "_internal" / "scopa_desktop"
    for folder, kinds in {"resources": "svg wav json ttf", "translations": "qm"}.items():
        for kind in kinds.split():
            there = {path.relative_to(package) for path in (package / folder).rglob(f"*.{kind}")}
            expected = {
                path.relative_to(product.ROOT)
                for path in (product.ROOT / folder).rglob(f"*.{kind}")
            }
            assert expected
            assert expected == there
    help_pages = (product.ROOT / "resources" / "help").glob("*/*.md")
    for page in help_pages:
        assert (package / page.relative_to(product.ROOT)).exists(), page.name


def test_it_asks_the_system_for_nothing_that_a_desktop_may_lack(away: Path) -> None:
    carried = {path.name for path in away.rglob("*")}
    for path in away.rglob("*"):
        if not path.is_file() or path.is_symlink() or path.read_bytes()[:4] != b"\x7fELF":
            continue
        printed = subprocess.run(
            ["objdump", "-p", path], capture_output=True, text=True, check=True
        )
        for name in re.findall(r"NEEDED\s+(\S+)", printed.stdout):
            is_named = name in {**WINDOWLESS, **X11, **SOUND} or OF_C.fullmatch(name)
            assert name in carried or is_named or OF_DESKTOPS.fullmatch(name), (path.name, name)


def test_sums_and_bill_of_materials_are_right(dist: Path) -> None:
    lines = (dist / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    sums = {name: digest for digest, name in (line.split("  ") for line in lines)}
    bill = dist / f"{product.stem()}.cdx.json"
    assert {bill.name, product.stem(), f"{product.stem()}.tar.xz"} <= sums.keys()
    for name, digest in sums.items():
        assert checksums.digest(dist / name) == digest
    parts = {
        component["name"]
        for component in json.loads(bill.read_text(encoding="utf-8"))["components"]
    }
    assert {"Python", "PySide6_Essentials", "shiboken6", "platformdirs", "libxcb-cursor0"} <= parts


def test_equal_sources_give_equal_bytes(dist: Path) -> None:
    def sums() -> dict[str, str]:
        files = [path for path in (dist / product.NAME).rglob("*") if path.is_file()]
        return {
            str(path.relative_to(dist)): checksums.digest(path)
            for path in [*files, dist / product.stem()]
        }

    first = sums()
    build("onefile")
    assert sums() == first


# --- the package for Debian ---------------------------------------------------------------------


@pytest.mark.skipif(not shutil.which("lintian"), reason="needs lintian")
def test_lintian_finds_nothing_in_the_package(package: Path) -> None:
    command = ["lintian", "--fail-on", "error,warning", "--allow-root", str(package)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (0, "")


def test_the_package_asks_for_the_libraries_of_windows(package: Path) -> None:
    field = ["dpkg-deb", "--field", str(package), "Depends"]
    dependencies = subprocess.run(field, capture_output=True, text=True, check=True).stdout
    names = {dependency.split()[0].removesuffix("t64") for dependency in dependencies.split(",")}
    assert {*WINDOWLESS.values(), *X11.values()} <= names


@DEBIAN_ROOT
def test_the_package_is_installed_played_and_removed(package: Path, machine: Machine) -> None:
    if shutil.which(product.NAME, path="/usr/games"):
        pytest.skip("the game is installed here")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", str(package)]
    subprocess.run(apt, env=quiet, check=True)
    try:
        listed = ["dpkg", "--listfiles", product.NAME]
        names = subprocess.run(listed, capture_output=True, text=True, check=True).stdout
        files = [Path(name) for name in names.splitlines() if not Path(name).is_dir()]
        machine.choose("off")
        assert "round 1" in machine.run(product.NAME, "--demo-round")
        played = machine.kept()
        assert played is not None
        record = machine.home / "a record.scopa"
        save_record(record, played)
        shutil.rmtree(machine.data)
        _check_double_click(machine, record)
    finally:
        subprocess.run(
            ["apt-get", "remove", "--yes", "--quiet", product.NAME], env=quiet, check=True
        )
    assert files
    assert not [path for path in files if path.exists()]


def _check_double_click(machine: Machine, record: Path) -> None:
    """The desktop knows the type of a record and opens it with the game."""
    if shutil.which("gio") and shutil.which("update-mime-database"):
        kind = machine.run("gio", "info", "--attributes=standard::content-type", record)
        assert f"standard::content-type: {product.RECORD_TYPE}\n" in kind
    if shutil.which("xdg-mime"):
        handler = machine.run("xdg-mime", "query", "default", product.RECORD_TYPE)
        assert handler == f"{product.NAME}.desktop\n"
    machine.run(product.NAME, "--quit-after-start", record)
    assert machine.kept() == open_match(record).record
