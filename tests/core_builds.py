"""Both builds of the core, so that a test can run the same thing through them and compare.

`run(build, module, …)` runs a module as `python -m` does, in a process of its own in which the core
comes from its sources, or from extensions, whatever lies beside the sources:

    def test_both_builds_agree() -> None:
        interpreted, compiled = (run(build, "tests.rules.random_plies", "1000") for build in BOTH)
        assert interpreted == compiled

`run(build, "pytest", "tests/conformance")` runs tests. A process that the module starts chooses its
build by itself.
"""

import atexit
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import mkdtemp
from types import ModuleType

from scopa_desktop.core_build import LIBRARY, PACKAGE, CoreBuild, module_name, running, sources

ROOT = PACKAGE.parent
BOTH = (CoreBuild.INTERPRETED, CoreBuild.COMPILED)

COMPILE = """
import sys
from pathlib import Path
from core_compiler import compile_into, reason_to_interpret
reason = reason_to_interpret()
if reason is None:
    compile_into(Path(sys.argv[1]))
else:
    print(reason)
"""


def run(build: CoreBuild, module: str, *arguments: str) -> str:
    """What a module prints that is run with a build of the core; it must succeed.

    Where there is no compiled core and none can be compiled, the test is skipped.
    """
    chooser = [sys.executable, "-m", "tests.core_builds", build.name, str(folder_of(build))]
    ended = subprocess.run(
        [*chooser, module, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def folder_of(build: CoreBuild) -> Path:
    """Where the files of a build lie, each in its place below this folder."""
    if build is CoreBuild.INTERPRETED or running() is CoreBuild.COMPILED:
        return ROOT
    return compiled_core()


@cache
def compiled_core() -> Path:
    """A folder with the core, compiled for this run of the tests."""
    import pytest  # noqa: PLC0415 - not needed by the process that runs a module

    folder = mkdtemp()
    atexit.register(shutil.rmtree, folder)
    ended = subprocess.run(
        [sys.executable, "-c", COMPILE, folder],
        env={**os.environ, "PYTHONPATH": str(ROOT / "packaging")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    if reason := ended.stdout.strip():
        pytest.skip(f"there is no compiled core: {reason}")
    return Path(folder)


class CoreFinder:
    """Finds the modules of one build of the core, before Python looks for them itself."""

    def __init__(self, build: CoreBuild, folder: Path) -> None:
        is_compiled = build is CoreBuild.COMPILED
        suffix = EXTENSION_SUFFIXES[0] if is_compiled else ".py"
        files = [*sources(), Path(LIBRARY)] if is_compiled else sources()
        package = folder / PACKAGE.name
        self._places = {module_name(file): package / file.with_suffix(suffix) for file in files}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module of the core; None for any other, which Python finds by itself."""
        place = self._places.get(name)
        return None if place is None else spec_from_file_location(name, place)


if __name__ == "__main__":
    build_name, build_folder, *sys.argv = sys.argv[1:]
    sys.meta_path.insert(0, CoreFinder(CoreBuild[build_name], Path(build_folder)))
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
