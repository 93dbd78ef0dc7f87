"""The goals of a build, and the steps that lead to each."""

import shutil
import sys
from collections.abc import Callable, Iterator
from typing import Final

from standalone import archive, bundle, checksums, deb, materials, workshop
from standalone.product import BuildError
from standalone.progress import Progress
from standalone.tools import require

Tell = Callable[[float], None]
Step = tuple[str, Callable[[Tell], object]]
"""What is being done, in a few words, and what does it."""

_FROM_FOLDER: Final = {"folder", "archive", "deb"}
"""The goals that need the folder first."""


def build(goal: str) -> None:
    """Make a goal; raises `BuildError` with a sentence when it cannot be made here."""
    wanted = _possible_here() if goal == "all" else {goal}
    _check(wanted)
    steps = list(_steps(wanted))
    progress = Progress(len(steps), sys.stdout)
    for what, do in steps:
        with progress.step(what) as tell:
            do(tell)


def _possible_here() -> set[str]:
    goals = {"folder", "onefile", "archive"}
    return goals | {"deb"} if shutil.which("dpkg-deb") else goals


def _check(wanted: set[str]) -> None:
    bundle.check()
    if "deb" in wanted:
        if sys.platform != "linux":
            raise BuildError("A .deb can only be built on Debian or one of its kin.")
        require(*deb.TOOLS)


def _steps(wanted: set[str]) -> Iterator[Step]:
    yield "installing the game", lambda tell: workshop.install_game()
    yield "drawing the icons", lambda tell: bundle.draw_icons()
    folder = bundle.APPLICATION if sys.platform == "darwin" else bundle.FOLDER
    if wanted & _FROM_FOLDER:
        yield "putting the folder together", lambda tell: bundle.build_folder()
    if "onefile" in wanted:
        yield "putting the one file together", lambda tell: bundle.build_onefile()
    if "archive" in wanted:
        yield "packing the archive", lambda tell: archive.pack(folder, tell)
    if "deb" in wanted:
        yield "packing the .deb", lambda tell: deb.build(folder)
    yield "listing the materials", lambda tell: materials.write(bundle.carried())
    yield "taking checksums", lambda tell: checksums.write()
