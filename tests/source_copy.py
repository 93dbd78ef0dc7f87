"""A copy of the source tree, in which a test may change what it likes and run commands.

The copy has its own `.venv`, as `packaging/test.py` would leave it, without installing anything:
it takes its packages from the environment that runs the tests, and `scopa_desktop` from the copy.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from typing import Final

from scopa_desktop import core_build

ROOT: Final = Path(__file__).resolve().parents[1]
LONGEST_RUN: Final = 900
"""The seconds after which a command is stopped."""
_LEFT_OUT: Final = (".git", ".venv", "build", "dist", "__pycache__", ".*_cache", ".hypothesis")
_INTERPRETED: Final = "0"
"""The value of SCOPA_DESKTOP_COMPILE that forbids compiling the core."""


class CommandError(AssertionError):
    """A command ended with an error; the message holds what it wrote."""


class SourceCopy:
    """A source tree in `root` with an environment that runs its sources."""

    def __init__(self, root: Path) -> None:
        """Copy the tree into the folder `root`, which must not exist.

        The compiled core is copied where it fits its sources; else the copy's is interpreted.
        """
        self.root = root
        is_compiled = core_build.running() is core_build.CoreBuild.COMPILED
        left_out = _LEFT_OUT if is_compiled else (*_LEFT_OUT, "*.so", "*.pyd")
        shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(*left_out))
        self._make_environment()
        self._wish = "" if is_compiled else _INTERPRETED
        self._stamp()

    def run(self, command: str) -> str:
        """Run a command of the guide in the folder of the copy; its output.

        Raises:
            CommandError: it ended with an error.
        """
        done = subprocess.run(
            shlex.split(command),
            cwd=self.root,
            env=self._variables(),
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=LONGEST_RUN,
        )
        if done.returncode != 0:
            raise CommandError(f"{command} ended with {done.returncode}:\n{done.stdout}")
        return done.stdout

    def read(self, path: str) -> str:
        """The text of a file."""
        return (self.root / path).read_text(encoding="utf-8")

    def write(self, path: str, text: str) -> None:
        """Write a file, in a new folder where need be."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def replace(self, path: str, old: str, new: str) -> None:
        """Replace the only place in a file that reads `old`."""
        text = self.read(path)
        assert text.count(old) == 1, f"{path} has {old!r} {text.count(old)} times"
        self.write(path, text.replace(old, new))

    def _variables(self) -> dict[str, str]:
        binaries = self.root / ".venv" / "bin"
        kept = {name: os.environ[name] for name in os.environ if not name.startswith("PYTEST_")}
        return {
            **kept,
            "PATH": os.pathsep.join([str(binaries), os.environ["PATH"]]),
            "SCOPA_DESKTOP_COMPILE": self._wish,
            "SCOPA_DESKTOP_HOME": str(self.root / "home"),
            "QT_QPA_PLATFORM": "offscreen",
        }

    def _make_environment(self) -> None:
        folder = self.root / ".venv"
        venv.create(folder, symlinks=True, with_pip=False)
        for tool in Path(sys.executable).parent.iterdir():
            link = folder / "bin" / tool.name
            if not link.exists():
                link.symlink_to(tool)
        scheme = {"base": str(folder), "platbase": str(folder)}
        here = Path(sysconfig.get_path("purelib", "venv", vars=scheme))
        packages = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        # A folder named in a .pth file is searched, its own .pth files are not read: so the link
        # from there to the original sources has no effect.
        (here / "source_copy.pth").write_text("\n".join([str(self.root), *sorted(packages)]))

    def _stamp(self) -> None:
        """Let `packaging/environment.py` find everything installed and the core up to date."""
        command = (
            "import sys; sys.path.insert(0, 'packaging'); import environment as e; "
            "r = e.ROOT; v = r / '.venv'; "
            "(v / 'scopa-desktop.installed').write_text("
            "'\\n'.join([str(r), e._digest(r / 'pyproject.toml'), 'test'])); "
            "(v / 'scopa-desktop.core').write_text('\\n'.join("
            f"[e.core_build.digest(r / 'scopa_desktop'), {self._wish!r}]))"
        )
        self.run(shlex.join([str(self.root / ".venv/bin/python"), "-c", command]))
