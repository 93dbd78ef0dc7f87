"""Builds and plays the game for Windows on Debian, with Wine, and prints what came of it.

    .venv/bin/python packaging/windows/try_windows.py [--suite [PATH ...]]

Everything is made in `build/windows` and used again by the next run. The steps: a Windows with a
Python, the game's folder, its zip and its single file built there by `packaging/build.py`, a round
played by keys in a window, the language changed in the settings, a second start, a record opened;
the zip unpacked and played; the single file started twice; the installer packed, run, its file type
used, and removed.

With `--suite` the tests run there instead, see `suite.py`. Needs Debian's packages `wine`, `nsis`,
`gcc-mingw-w64-x86-64-win32`, `xvfb` and `xdotool`, and once a network.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[0:0] = [str(ROOT), str(ROOT / "packaging")]

from standalone import installer  # noqa: E402
from standalone.product import NAME, TITLE, BuildError, version  # noqa: E402
from standalone.progress import Progress  # noqa: E402
from standalone.tools import require  # noqa: E402
from windows import suite  # noqa: E402
from windows.wine import Windows, windows_path  # noqa: E402

from scopa_desktop.play.matches.match_rows import running_match  # noqa: E402
from scopa_desktop.play.storage.database import Database  # noqa: E402
from scopa_desktop.play.storage.database_file import DATABASE, SIDE_FILES  # noqa: E402
from scopa_desktop.play.storage.fault_file import FAULT_FILE  # noqa: E402
from scopa_desktop.play.storage.record_files import open_match, save_record  # noqa: E402
from scopa_desktop.play.storage.settings import LastGame, Settings, load_settings  # noqa: E402
from scopa_desktop.rules.record import Record  # noqa: E402

FOLDER: Final = ROOT / "build" / "windows"
_TOOLS: Final = ("Xvfb", "xdotool", *installer.TOOLS)
_SCREEN: Final = "1280x800x24"
_PATIENCE: Final = 600
"""Seconds until something that is waited for counts as missing."""
_UNINSTALL: Final = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{NAME}"
_SETTINGS_FILE: Final = "settings.json"
_SETTLING: Final = 3
"""Seconds in which a window gets the keyboard."""
_POLL_SECONDS: Final = 0.5
_MOVES_OF_ROUND: Final = 36
_LONG_NAME: Final = "una cartella dal nome lungo " * 3 + "à"
_RECORD: Final = r"Software\Classes\ScopaDesktop.Record"
_QUERY: Final = """
import json, sys, winreg
try:
    with winreg.OpenKey(winreg.HKEY_CURRENT_USER, sys.argv[1]) as key:
        try:
            value = winreg.QueryValueEx(key, sys.argv[2])[0]
        except FileNotFoundError:
            value = ""
except FileNotFoundError:
    value = None
print(json.dumps(value))
"""


def main() -> int:
    """Run the command line; returns the exit code."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--suite", nargs="*", metavar="PATH", help="run the tests there, or those of these paths"
    )
    parser.add_argument("--keep-build", action="store_true", help="use what was built before")
    arguments = parser.parse_args()
    windows = Windows(FOLDER)
    try:
        require(*_TOOLS)
        with _display():
            if arguments.suite is None:
                return Trial(windows, keeps_build=arguments.keep_build).run()
            return suite.run(windows, arguments.suite)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    finally:
        windows.stop()


class Trial:
    """The game for Windows, built and used as a player would; each step returns a sentence."""

    def __init__(self, windows: Windows, *, keeps_build: bool) -> None:
        """`keeps_build` uses what an earlier run has built, if there is something."""
        self.windows = windows
        self.keeps_build = keeps_build
        self.sources = windows.home / "scopa sources"
        """A path with blanks and a letter that is not in ASCII, as that of the user."""
        self.built = self.sources / "dist" / NAME
        self.data = windows.home / "AppData" / "Local" / NAME
        self.record = windows.home / "una partita à deux.scopa"
        self.setup = windows.folder / f"{NAME}-setup.exe"
        self.installed = windows.home / "AppData" / "Local" / "Programs" / TITLE
        roaming = windows.home / "AppData" / "Roaming"
        self._menu = roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs"

    def run(self) -> int:
        """Do all steps, and print a table; returns the exit code."""
        steps = {
            "Windows and its Python": self.set_up,
            "folder, zip, single file": self.build,
            "commands": self.use_commands,
            "a round by keys": self.play_round,
            "language": self.change_language,
            "second start": self.start_again,
            "a record": self.open_record,
            "zip, unpacked elsewhere": self.play_portable,
            "single file": self.start_single_file,
            "installer": self.install,
            "file type": self.open_by_type,
            "removal": self.remove,
        }
        rows = []
        progress = Progress(len(steps), sys.stdout)
        for name, step in steps.items():
            started = time.monotonic()
            with progress.step(name):
                sentence = step()
            rows.append((name, f"{time.monotonic() - started:.0f} s", sentence))
        widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
        print()
        for name, seconds, sentence in rows:
            print(f"{name:<{widths[0]}}  {seconds:>{widths[1]}}  {sentence}")
        return 0

    # --- what is built ---------------------------------------------------------------------------

    def set_up(self) -> str:
        """Prepare Windows, a copy of the sources, and a player who has chosen a game."""
        self.windows.prepare()
        self.windows.put_sources(self.sources)
        shutil.rmtree(self.data, ignore_errors=True)
        self.data.mkdir(parents=True)
        game = LastGame("scopa", "2", ("greedy",), {"target": 101})
        settings = Settings(speed="off", language="en", last_game=game)
        (self.data / _SETTINGS_FILE).write_text(settings.to_text(), encoding="utf-8")
        version = "import platform; print(platform.python_version(), 'on', platform.platform())"
        return "Python " + self.windows.check(self.windows.python, "-c", version).strip()

    def build(self) -> str:
        """Build the folder and what is made of it with the command of the project, unchanged."""
        if not (self.keeps_build and self.built.is_dir()):
            command = (self.windows.python, "packaging/build.py", "all")
            written = self.windows.check(*command, folder=self.sources)
            (self.windows.folder / "build.log").write_text(written, encoding="utf-8")
        return f"{_megabytes(self.built)} in the folder, {_megabytes(self._zip())} zipped"

    def _zip(self) -> Path:
        (archive,) = (self.sources / "dist").glob(f"{NAME}-{version()}-*.zip")
        return archive

    # --- what is played --------------------------------------------------------------------------

    def use_commands(self) -> str:
        """Let the program without a window say its version, and simulate."""
        console = self.built / f"{NAME}-console.exe"
        is_said = self.windows.check(console, "--version").strip()
        players = ("--variant", "scopa", "--seats", "greedy,random")
        simulated = self.windows.check(
            console, "simulate", *players, "--rounds", "4", "--jobs", "2"
        )
        if "4 deals" not in simulated:
            raise BuildError(f"simulate wrote:\n{simulated}")
        return is_said

    def play_round(self) -> str:
        """Play a round of the window by keys, until all its cards are played."""
        with self._window(self.built) as seconds:
            # The first lesson may be offered.
            _press("Escape")
            pressed = 0
            for number in _until_impatient("a round is played"):
                _press(str(number % 3 + 1), "Return")
                pressed += 2
                record = self.kept()
                if record is not None and _is_round_played(record):
                    break
        return f"the window after {seconds:.0f} s, the round after {pressed} keys"

    def change_language(self) -> str:
        """Choose the second language of the settings by keys."""
        with self._window(self.built):
            _press("Escape", "ctrl+comma")
            time.sleep(_SETTLING)
            _press("Home", *["Down"] * 4, "Tab", "Down")
            for _ in _until_impatient("the language is changed"):
                if self._settings().language != "en":
                    break
            _press("Escape")
        return f"English, then “{self._settings().language}”"

    def start_again(self) -> str:
        """Start again: the same match is on the table, in the other language."""
        before, language = self._needed(), self._settings().language
        self._run_once(self.built)
        if self._needed() != before or self._settings().language != language:
            raise BuildError("The second start lost the match or the language.")
        save_record(self.record, before)
        return f"the match of {moves_of(before)} moves is on the table"

    def open_record(self) -> str:
        """Open the record in a program whose player has no matches."""
        expected = self._without_matches()
        self._run_once(self.built, self.record)
        return self._opened(expected)

    def play_portable(self) -> str:
        """Unpack the zip, and let a round play itself with the player's files in a long path."""
        target = self.windows.disk / "gioco portatile à été"
        shutil.rmtree(target, ignore_errors=True)
        with zipfile.ZipFile(self._zip()) as archive:
            archive.extractall(target)
        (program,) = target.glob(f"*/{NAME}.exe")
        home = target / _LONG_NAME / _LONG_NAME / _LONG_NAME
        (home / "config").mkdir(parents=True)
        shutil.copy(self.data / _SETTINGS_FILE, home / "config")
        settings = {"SCOPA_DESKTOP_HOME": windows_path(home)}
        self.windows.check(program, "--demo-round", settings=settings)
        _check_for_faults(home / "data")
        record = kept(home / "data")
        if record is None or not _is_round_played(record):
            raise BuildError("The unpacked zip played no round.")
        return f"a round, kept in a path of {len(windows_path(home / 'data' / DATABASE))} letters"

    def start_single_file(self) -> str:
        """Start the single file twice, and remove what the first start unpacked."""
        (program,) = (self.sources / "dist").glob(f"{NAME}-{version()}-*.exe")
        seconds = []
        for _ in range(2):
            started = time.monotonic()
            self.windows.check(program, "--quit-after-start")
            seconds.append(time.monotonic() - started)
        _check_for_faults(self.data)
        (unpacked,) = (self.data / "Cache" / "program").iterdir()
        size = _megabytes(unpacked)
        shutil.rmtree(self.data / "Cache")
        return (
            f"{_megabytes(program)}, unpacked {size}; "
            f"the first start {seconds[0]:.0f} s, the second {seconds[1]:.0f} s"
        )

    # --- what is installed -----------------------------------------------------------------------

    def install(self) -> str:
        """Pack the installer, run it silently, and start what it installed."""
        icon = self.sources / "build" / "standalone" / "icons" / f"{NAME}.ico"
        # The usual target has 32 bits, for which Debian's `wine` needs another architecture.
        installer.build(self.built, icon, self.setup, "-XTarget amd64-unicode")
        shutil.rmtree(self.installed, ignore_errors=True)
        self.windows.check(self.setup, "/S")
        if not (self._menu / f"{TITLE}.lnk").exists():
            raise BuildError("The installer made no entry of the start menu.")
        self._run_once(self.installed)
        title = self._registered(_UNINSTALL, "DisplayName")
        return f"{_megabytes(self.setup)}, silently, for one user: {title}"

    def open_by_type(self) -> str:
        """Open a record with the command that its file type has in the registry."""
        expected = self._without_matches()
        command = self._registered(_RECORD + r"\shell\open\command", "") or ""
        program, placeholder = (word.strip('"') for word in command.split('" "'))
        if placeholder != "%1":
            raise BuildError(f"The command of records is {command}.")
        self._run_once(self.windows.unix_path(program).parent, self.record)
        return self._opened(expected)

    def remove(self) -> str:
        """Remove it silently; the player's files stay, and nothing else does."""
        before = _digests(self.data)
        program = self._registered(_UNINSTALL, "UninstallString") or ""
        folder = self._registered(_UNINSTALL, "InstallLocation") or ""
        # In its folder, so that it ends when all is removed; NSIS wants no quotes there.
        here = f"_?={folder}".split(" ")
        self.windows.check(self.windows.unix_path(program.strip('"')), "/S", *here)
        left = [path.name for path in self.installed.rglob("*") if path.name != "uninstall.exe"]
        left += [path.name for path in self._menu.glob(f"{TITLE}*")]
        left += [key for key in (_UNINSTALL, _RECORD) if self._registered(key, "") is not None]
        if left:
            raise BuildError(f"Left behind: {', '.join(left)}")
        if _digests(self.data) != before:
            raise BuildError("The player's files were changed.")
        return f"nothing left but {len(before)} files of the player"

    def _registered(self, key: str, name: str) -> str | None:
        """A value of the user's registry; empty if only its key is there, None without one."""
        value = json.loads(self.windows.check(self.windows.python, "-c", _QUERY, key, name))
        assert value is None or isinstance(value, str)
        return value

    # --- the program and its files ---------------------------------------------------------------

    def kept(self) -> Record | None:
        """The running match on the disk; None before there is one."""
        return kept(self.data)

    def _needed(self) -> Record:
        record = self.kept()
        if record is None:
            raise BuildError("There is no running match on the disk.")
        return record

    def _settings(self) -> Settings:
        return load_settings(self.data / _SETTINGS_FILE)[0]

    def _without_matches(self) -> Record:
        """Remove the player's matches; returns what is in the record."""
        for suffix in ("", *SIDE_FILES):
            (self.data / f"{DATABASE}{suffix}").unlink(missing_ok=True)
        return open_match(self.record).record

    def _opened(self, expected: Record) -> str:
        if self._needed() != expected:
            raise BuildError("The record that was opened is not the match on the table.")
        return f"“{self.record.name}” is on the table"

    def _run_once(self, folder: Path, *arguments: Path) -> None:
        self.windows.check(folder / f"{NAME}.exe", "--quit-after-start", *arguments)
        _check_for_faults(self.data)

    @contextmanager
    def _window(self, folder: Path) -> Iterator[float]:
        """Open the window for the block, which gets the seconds this took; then close it by key.

        Raises `BuildError` if it does not end well.
        """
        started = time.monotonic()
        process = self.windows.start(folder / f"{NAME}.exe")
        try:
            for _ in _until_impatient("there is a window"):
                if process.poll() is not None:
                    raise BuildError(f"{NAME} ended with {process.returncode}, see window.log.")
                if _has_window():
                    break
            seconds = time.monotonic() - started
            time.sleep(_SETTLING)
            yield seconds
            _press("Escape", "ctrl+q")
            if process.wait(_PATIENCE) != 0:
                raise BuildError(f"{NAME} ended with {process.returncode}, see window.log.")
            _check_for_faults(self.data)
        finally:
            process.kill()
            process.wait()


def kept(data: Path) -> Record | None:
    """The running match in a data folder, read from a copy: the game may write just now."""
    if not (data / DATABASE).exists():
        return None
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("", "-wal"):
            file = data / f"{DATABASE}{suffix}"
            if file.exists():
                shutil.copy(file, folder)
        with closing(Database(Path(folder))) as database:
            match = database.read(running_match)
    return None if match is None else match.record


def _check_for_faults(data: Path) -> None:
    """Raise `BuildError` with what went wrong in the program, if it kept something."""
    file = data / FAULT_FILE
    if file.exists():
        raise BuildError(file.read_text(encoding="utf-8"))


def moves_of(record: Record) -> int:
    """The moves of the last deal; those before it were void."""
    return len(record.rounds[-1].moves) if record.rounds else 0


def _is_round_played(record: Record) -> bool:
    return len(record.rounds) > 1 or moves_of(record) == _MOVES_OF_ROUND


def _until_impatient(awaited: str) -> Iterator[int]:
    """Count what the caller tries, twice a second; raises `BuildError` after a long time."""
    ends = time.monotonic() + _PATIENCE
    number = 0
    while time.monotonic() < ends:
        yield number
        number += 1
        time.sleep(_POLL_SECONDS)
    raise BuildError(f"In {_PATIENCE} seconds it did not come to pass that {awaited}.")


def _has_window() -> bool:
    # No window manager gives it the keyboard.
    command = ["xdotool", "search", "--onlyvisible", "--name", TITLE, "windowfocus"]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def _press(*keys: str) -> None:
    subprocess.run(["xdotool", "key", "--delay", "100", *keys], check=True)


def _megabytes(path: Path) -> str:
    files = path.rglob("*") if path.is_dir() else [path]
    return f"{sum(file.stat().st_size for file in files if file.is_file()) / 1e6:.0f} MB"


def _digests(folder: Path) -> dict[str, str]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
    }


@contextmanager
def _display() -> Iterator[None]:
    """An X display that nobody sees, for all programs that are started."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", _SCREEN, "-ac", "-nolisten", "tcp"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    try:
        os.environ["DISPLAY"] = f":{server.stdout.readline().strip()}"
        yield
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main())
