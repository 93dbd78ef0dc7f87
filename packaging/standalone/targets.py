"""The targets of a build and their steps."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from standalone import (
    appimage,
    archive,
    bill_of_materials,
    build_environment,
    bundle,
    checksums,
    deb,
    installer,
    known_faults,
)
from standalone.product import NAME, BuildError
from standalone.progress import Progress
from standalone.tools import require

ReportProgress = Callable[[float], None]
Step = tuple[str, Callable[[ReportProgress], object]]
"""The description of a step, and the function that runs it."""

_FROM_FOLDER: Final = {"folder", "onefile", "archive", "appimage", "deb", "installer"}
"""The targets that need the built folder."""


def build(target: str, runtime: Path | None, *, strict: bool) -> None:
    """Build a target; `runtime` is that of AppImages.

    Raises:
        BuildError: it cannot be built here, or `strict` is set and what is bundled has known
            faults; a sentence says so.
    """
    targets = _available_targets(runtime) if target == "all" else {target}
    _check(targets, runtime)
    steps = list(_steps(targets, runtime))
    progress = Progress(len(steps), sys.stdout)
    for description, run_step in steps:
        with progress.step(description) as report:
            run_step(report)
    components = known_faults.bundled_components(bundle.bundled_libraries())
    print(known_faults.table(components))
    if strict and any(component.complaint for component in components):
        raise BuildError("What is bundled has known faults; it is not to be published.")


def _available_targets(runtime: Path | None) -> set[str]:
    targets = {"folder", "onefile", "archive"}
    if sys.platform == "win32":
        return targets | {"installer"} if shutil.which("makensis") else targets
    if runtime is not None:
        targets.add("appimage")
    return targets | {"deb"} if shutil.which("dpkg-deb") else targets


def _check(targets: set[str], runtime: Path | None) -> None:
    bundle.check()
    if "appimage" in targets:
        if sys.platform != "linux":
            raise BuildError("An AppImage can only be built on Linux.")
        if runtime is None:
            raise BuildError("An AppImage needs its runtime: --runtime FILE.")
        require(*appimage.TOOLS)
    if "deb" in targets:
        if sys.platform != "linux":
            raise BuildError("A .deb can only be built on Debian or one of its kin.")
        require(*deb.TOOLS)
    if "installer" in targets:
        if sys.platform != "win32":
            raise BuildError("An installer can only be built on Windows.")
        require(*installer.TOOLS)


def _steps(targets: set[str], runtime: Path | None) -> Iterator[Step]:
    yield "installing the game", lambda report: build_environment.install_game()
    yield "drawing the icons", lambda report: bundle.draw_icons()
    folder = bundle.APPLICATION if sys.platform == "darwin" else bundle.FOLDER
    if targets & _FROM_FOLDER:
        yield "putting the folder together", lambda report: bundle.build_folder()
    if "onefile" in targets:
        yield "putting the one file together", lambda report: bundle.build_onefile()
    if "archive" in targets:
        yield "packing the archive", lambda report: archive.pack(folder, report)
    if "appimage" in targets and runtime is not None:
        yield "packing the AppImage", lambda report: appimage.build(folder, runtime)
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
