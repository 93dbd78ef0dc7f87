"""The targets of a build and their steps."""

import shutil
import sys
from collections.abc import Callable, Iterator
from typing import Final

from standalone import (
    archive,
    bill_of_materials,
    build_environment,
    bundle,
    checksums,
    deb,
    installer,
)
from standalone.product import NAME, BuildError
from standalone.progress import Progress
from standalone.tools import require

ReportProgress = Callable[[float], None]
Step = tuple[str, Callable[[ReportProgress], object]]
"""The description of a step, and the function that runs it."""

_FROM_FOLDER: Final = {"folder", "archive", "deb", "installer"}
"""The targets that need the built folder."""


def build(target: str) -> None:
    """Build a target; raises `BuildError` with a sentence if it cannot be built here."""
    targets = _available_targets() if target == "all" else {target}
    _check(targets)
    steps = list(_steps(targets))
    progress = Progress(len(steps), sys.stdout)
    for description, run_step in steps:
        with progress.step(description) as report:
            run_step(report)


def _available_targets() -> set[str]:
    targets = {"folder", "onefile", "archive"}
    if sys.platform == "win32":
        return targets | {"installer"} if shutil.which("makensis") else targets
    return targets | {"deb"} if shutil.which("dpkg-deb") else targets


def _check(targets: set[str]) -> None:
    bundle.check()
    if "deb" in targets:
        if sys.platform != "linux":
            raise BuildError("A .deb can only be built on Debian or one of its kin.")
        require(*deb.TOOLS)
    if "installer" in targets:
        if sys.platform != "win32":
            raise BuildError("An installer can only be built on Windows.")
        require(*installer.TOOLS)


def _steps(targets: set[str]) -> Iterator[Step]:
    yield "installing the game", lambda report: build_environment.install_game()
    yield "drawing the icons", lambda report: bundle.draw_icons()
    folder = bundle.APPLICATION if sys.platform == "darwin" else bundle.FOLDER
    if targets & _FROM_FOLDER:
        yield "putting the folder together", lambda report: bundle.build_folder()
    if "onefile" in targets:
        yield "putting the one file together", lambda report: bundle.build_onefile()
    if "archive" in targets:
        yield "packing the archive", lambda report: archive.pack(folder, report)
    if "deb" in targets:
        yield "packing the .deb", lambda report: deb.build(folder)
    if "installer" in targets:
        icon = bundle.ICONS / f"{NAME}.ico"
        yield "packing the installer", lambda report: installer.build(folder, icon)
    yield (
        "listing the materials",
        lambda report: bill_of_materials.write(bundle.bundled_libraries()),
    )
    yield "taking checksums", lambda report: checksums.write()
