"""Starts the Linux products of `dist` in clean roots: `packaging/clean_roots.py [SUITE…]`, as root.

A clean root is what `debootstrap` makes of a suite of Debian or Ubuntu at its smallest: without
Python, a compiler or any library of a desktop. In a copy of it the folder is started first, which
has to name the packages that it lacks; these alone are installed by apt. Then the folder, the
single file and the archive play a round, without a display and on X11; the single file also where
it cannot be unpacked into a cache. In another copy apt installs the package for Debian with what it
depends on.

The table has a line for each suite: the game's answer is `plays`, or the last line of its complaint
where it does not. Roots are made once, in the folder of `--roots`; the archives they come from are
those of apt's sources here, or `--debian` and `--ubuntu`.
"""

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from standalone.product import DIST, NAME, BuildError, stem
from standalone.tools import require

SUITES: Final = {
    "bullseye": "Debian 11",
    "bookworm": "Debian 12",
    "trixie": "Debian 13",
    "jammy": "Ubuntu 22.04",
    "noble": "Ubuntu 24.04",
    "resolute": "Ubuntu 26.04",
}
UBUNTU: Final = ("jammy", "noble", "resolute")
PLAYS: Final = "plays"

_SCRIPTS: Final = Path("/usr/share/debootstrap/scripts")
_KEYRING: Final = Path("/usr/share/keyrings/ubuntu-archive-keyring.gpg")
_HOME: Final = "/root"
_GAME: Final = "/opt/game"
_SETTINGS: Final = '{"format": "scopa-desktop settings", "version": 1, "speed": "off"}'
"""The round is not shown: with the usual speed it takes a minute."""
_NO_CACHE: Final = "/proc"
"""A folder into which nobody can unpack the single file, not even root."""
_PATIENCE: Final = 600
"""Seconds for a round; a machine may have other things to do."""
_COLUMNS: Final = ("suite", "glibc", "asks for", "folder", "one file", "archive", ".deb")


def mirrors() -> dict[str, str]:
    """The archives of Debian and Ubuntu from which apt installs here; one may stand for both."""
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    return mirrors_among(ended.stdout.splitlines())


def mirrors_among(addresses: Sequence[str]) -> dict[str, str]:
    """The archives among the addresses of apt's sources; those with both have them side by side."""
    found: dict[str, str] = {}
    for address in addresses:
        base, _, name = address.rstrip("/").rpartition("/")
        if name in ("debian", "ubuntu"):
            for system in ("debian", "ubuntu"):
                found.setdefault(system, f"{base}/{system}")
    return found


def packages_asked_for(complaint: str) -> list[str]:
    """The packages that the game asks its player to install."""
    match = re.search(r"sudo apt install (.+)", complaint)
    return match[1].split() if match else []


def last_words(complaint: str) -> str:
    """What a program says last, in the width of a table."""
    lines = [line.strip() for line in complaint.splitlines() if line.strip()]
    missing = re.search(r"version .(GLIBC_[\d.]+)' not found", complaint)
    return f"needs {missing[1]}" if missing else (lines[-1] if lines else "nothing said")[:60]


class Root:
    """A file system with a system in it, entered with a process table and a display socket."""

    def __init__(self, folder: Path, display: str) -> None:
        self.folder = folder
        self._display = display

    def run(self, command: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the shell in it; what is mounted for it goes when it ends."""
        here = shlex.quote(str(self.folder))
        script = (
            f"mkdir -p {here}/tmp/.X11-unix && mount --bind /tmp/.X11-unix {here}/tmp/.X11-unix"
            f" && mount -t proc proc {here}/proc"
            f" && exec chroot {here} /bin/sh -c {shlex.quote(command)}"
        )
        return subprocess.run(
            ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script],
            env={
                "HOME": _HOME,
                "PATH": "/usr/games:/usr/sbin:/usr/bin:/sbin:/bin",
                "LANG": "C.UTF-8",
                "DEBIAN_FRONTEND": "noninteractive",
                "XDG_RUNTIME_DIR": "/tmp",
                **settings,
            },
            capture_output=True,
            text=True,
            check=False,
            timeout=_PATIENCE,
        )

    def plays(self, program: str, **more: str) -> str:
        """Play a round without a display and one on X11; what came of it."""
        folder = f"{_HOME}/.config/{NAME}"
        anew = f"rm -rf {_HOME}/.local; mkdir -p {folder}; echo {shlex.quote(_SETTINGS)}"
        for settings in ({"QT_QPA_PLATFORM": "offscreen"}, {"DISPLAY": self._display}):
            command = f"{anew} > {folder}/settings.json; {program} --demo-round"
            ended = self.run(command, **settings, **more)
            if ended.returncode or "round 1" not in ended.stdout:
                return last_words(ended.stderr or ended.stdout)
        return PLAYS

    def install(self, *packages: str) -> str:
        """Install packages; returns apt's complaint, empty if there is none."""
        command = "apt-get update -q && apt-get install -y -q --no-install-recommends "
        ended = self.run(command + " ".join(packages))
        return last_words(ended.stderr or ended.stdout) if ended.returncode else ""


def clean_root(suite: str, roots: Path, archives: dict[str, str]) -> Path:
    """The clean root of a suite, made by `debootstrap` if it is not there yet.

    Raises:
        BuildError: `debootstrap` fails, for example because the archive does not have the suite.
    """
    folder = roots / suite
    if (folder / "var" / "lib" / "dpkg" / "status").exists() and not (
        folder / "debootstrap"
    ).exists():
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    system = "ubuntu" if suite in UBUNTU else "debian"
    options, like = ["--variant=minbase"], "sid"
    if system == "ubuntu":
        # Its desktops have the libraries of `universe`; Debian does not come with its keys.
        keys = f"--keyring={_KEYRING}" if _KEYRING.exists() else "--no-check-gpg"
        options, like = [*options, "--components=main,universe", keys], "gutsy"
    # An older debootstrap makes newer suites as it makes those before.
    script = [] if (_SCRIPTS / suite).exists() else [str(_SCRIPTS / like)]
    command = ["debootstrap", *options, suite, str(folder), archives[system], *script]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise BuildError(f"debootstrap failed: {last_words(ended.stderr or ended.stdout)}")
    return folder


@contextmanager
def copied(clean: Path, display: str) -> Iterator[Root]:
    """A copy of a clean root with the products in it, for as long as it is needed."""
    folder = clean.with_name(f"{clean.name}-used")
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["cp", "-a", clean, folder], check=True)
    game = folder / _GAME.lstrip("/")
    game.mkdir(parents=True)
    shutil.copytree(DIST / NAME, game / "folder", symlinks=True)
    for product in (DIST / stem(), *DIST.glob(f"{NAME}_*.deb")):
        shutil.copy2(product, game)
    (game / "unpacked").mkdir()
    subprocess.run(["tar", "-xf", DIST / f"{stem()}.tar.xz", "-C", game / "unpacked"], check=True)
    try:
        yield Root(folder, display)
    finally:
        shutil.rmtree(folder)


def tried(suite: str, clean: Path, display: str) -> tuple[str, ...]:
    """A line of the table.

    Raises:
        BuildError: the root is not clean: it has a Python or a compiler.
    """
    folder = f"{_GAME}/folder/{NAME}"
    with copied(clean, display) as root:
        if found := root.run("command -v python3 cc gcc").stdout.split():
            raise BuildError(f"The root of {suite} is not clean: it has {', '.join(found)}.")
        glibc = root.run("ldd --version").stdout.split("\n", 1)[0].split()[-1]
        refused = root.run(f"{folder} --demo-round", DISPLAY=display)
        packages = packages_asked_for(refused.stderr)
        asked = f"{len(packages)} packages" if packages else last_words(refused.stderr)
        if packages and (complaint := root.install(*packages)):
            asked = complaint
        answers = [root.plays(folder), root.plays(f"{_GAME}/{stem()}")]
        if answers[1] == PLAYS:
            answers[1] = root.plays(f"{_GAME}/{stem()}", XDG_CACHE_HOME=_NO_CACHE)
        answers.append(root.plays(f"{_GAME}/unpacked/{stem()}/AppRun"))
    with copied(clean, display) as root:
        (package,) = (root.folder / _GAME.lstrip("/")).glob("*.deb")
        answers.append(root.install(f"{_GAME}/{package.name}") or root.plays(NAME))
    return (SUITES[suite], glibc, asked, *answers)


@contextmanager
def unseen_display() -> Iterator[str]:
    """A display of X11 that nobody sees."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-ac"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as stream:
        number = stream.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def main() -> int:
    """Try the products in the roots of the command line; 1 if one does not play."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("suites", nargs="*", metavar="SUITE", help=", ".join(SUITES))
    default = Path("/var/cache") / NAME / "roots"
    parser.add_argument("--roots", type=Path, default=default, help=f"by default {default}")
    parser.add_argument("--debian", metavar="URL")
    parser.add_argument("--ubuntu", metavar="URL")
    options = parser.parse_args()
    require("debootstrap", "unshare", "Xvfb")
    given = {"debian": options.debian, "ubuntu": options.ubuntu}
    archives = {**mirrors(), **{system: url for system, url in given.items() if url}}
    options.roots.mkdir(parents=True, exist_ok=True)
    print(" | ".join(_COLUMNS), flush=True)
    is_well = True
    with unseen_display() as display:
        for suite in options.suites or SUITES:
            try:
                line = tried(suite, clean_root(suite, options.roots, archives), display)
            except BuildError as error:
                line = (SUITES[suite], str(error))
            is_well &= line[3:] == (PLAYS,) * 4
            print(" | ".join(line), flush=True)
    return 0 if is_well else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BuildError as error:
        sys.exit(str(error))
