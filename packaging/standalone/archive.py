"""The built folder as an archive that can be unpacked anywhere and needs no installation."""

import lzma
import os
import shutil
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from standalone import desktop
from standalone.product import BUILD, DIST, NAME, release_time, stem
from standalone.tools import empty_folder, run

ReportProgress = Callable[[float], None]
"""Called with the part of the work that is done, from 0 to 1."""

_EXECUTABLE: Final = 0o111


def pack(folder: Path, report: ReportProgress) -> Path:
    """Pack the built folder into the usual archive format of this system; returns its path."""
    if sys.platform == "linux":
        return _tar(app_dir(folder), DIST / f"{stem()}.tar.xz", report)
    if sys.platform == "darwin":
        target = DIST / f"{stem()}.zip"
        # The only packer that preserves the metadata of macOS applications.
        run("ditto", "-c", "-k", "--keepParent", folder, target)
        return target
    return _zip(folder, DIST / f"{stem()}.zip", report)


def app_dir(folder: Path) -> Path:
    """Lay the folder out like an AppImage: `AppRun` at the top, the rest below `usr`.

    Times and modes are fixed, for reproducible builds.
    """
    top = empty_folder(BUILD / "archive") / stem()
    shutil.copytree(folder, top / "usr" / "lib" / NAME, symlinks=True)
    desktop.install(top / "usr" / "share")
    shutil.copy(desktop.LINUX / "AppRun", top)
    (top / "AppRun").chmod(0o755)
    (top / f"{NAME}.desktop").symlink_to(f"usr/share/applications/{NAME}.desktop")
    (top / f"{NAME}.svg").symlink_to(f"usr/share/icons/hicolor/scalable/apps/{NAME}.svg")
    (top / ".DirIcon").symlink_to(f"{NAME}.svg")
    for path in [*top.rglob("*"), top]:
        if not path.is_symlink():
            is_executable = path.is_dir() or bool(path.stat().st_mode & _EXECUTABLE)
            path.chmod(0o755 if is_executable else 0o644)
        os.utime(path, (release_time(), release_time()), follow_symlinks=False)
    return top


def _tar(top: Path, target: Path, report: ReportProgress) -> Path:
    paths = [top, *sorted(top.rglob("*"))]
    total = sum(path.lstat().st_size for path in paths)
    packed = 0
    with lzma.open(target, "wb", preset=9) as stream, tarfile.open(fileobj=stream, mode="w") as tar:
        for path in paths:
            tar.add(path, path.relative_to(top.parent), recursive=False, filter=without_builder)
            packed += path.lstat().st_size
            report(packed / total)
    return target


def without_builder(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """The archive member with a fixed owner, time and mode, for reproducible builds."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = release_time()
    is_executable = member.isdir() or bool(member.mode & _EXECUTABLE)
    member.mode = 0o755 if is_executable else 0o644
    return member


def _zip(folder: Path, target: Path, report: ReportProgress) -> Path:
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for number, path in enumerate(paths, 1):
            name = f"{stem()}/{path.relative_to(folder).as_posix()}"
            entry = zipfile.ZipInfo(name, time.gmtime(release_time())[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if os.access(path, os.X_OK) else 0o644) << 16
            archive.writestr(entry, path.read_bytes())
            report(number / len(paths))
    return target
