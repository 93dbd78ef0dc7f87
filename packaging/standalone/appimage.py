"""The AppImage: one file that starts on any distribution, from the layout that the archive has.

It is a runtime, a static program that mounts what follows it, and a SquashFS image. The runtime is
not built here: https://github.com/AppImage/type2-runtime publishes it, and the workflow downloads
the release whose checksum it states.
"""

import os
import re
import shutil
from pathlib import Path
from typing import Final

from standalone.archive import app_dir
from standalone.product import BUILD, DIST, NAME, REPOSITORY, BuildError, release_time, stem, system
from standalone.tools import require, run

TOOLS: Final = ("mksquashfs", "readelf", "zsyncmake")

UPDATES: Final = (
    f"gh-releases-zsync|{REPOSITORY.replace('/', '|')}|latest|{NAME}-*-{system()}.AppImage.zsync"
)
"""Where programs that update AppImages find the next one."""
_SECTION: Final = re.compile(r"\.upd_info\s+\S+\s+[0-9a-f]+\s+([0-9a-f]+)\s+([0-9a-f]+)\s")


def build(folder: Path, runtime: Path, target: Path | None = None) -> Path:
    """Pack the built folder into an AppImage with this runtime; returns its path.

    Beside it is written the `.zsync` file with which an older one downloads only what has changed.

    Raises:
        BuildError: a tool is missing or fails, or the runtime has no room for the place of updates.
    """
    require(*TOOLS)
    target = target or DIST / f"{stem()}.AppImage"
    image = BUILD / "appimage.squashfs"
    image.unlink(missing_ok=True)
    # Its dates are those of `SOURCE_DATE_EPOCH`, which `run` sets.
    options = ("-root-owned", "-no-xattrs", "-comp", "zstd", "-Xcompression-level", "19")
    run("mksquashfs", app_dir(folder), image, *options, "-b", "256K", "-no-progress", "-quiet")
    with target.open("wb") as stream:
        stream.write(_with_updates(runtime))
        with image.open("rb") as content:
            shutil.copyfileobj(content, stream)
    image.unlink()
    target.chmod(0o755)
    # zsyncmake writes the time of the file down.
    os.utime(target, (release_time(), release_time()))
    run("zsyncmake", "-u", target.name, "-o", f"{target}.zsync", target, folder=target.parent)
    return target


def _with_updates(runtime: Path) -> bytes:
    """The runtime with the place of updates in the section that is there for it."""
    if not runtime.is_file():
        raise BuildError(f"There is no AppImage runtime at {runtime}.")
    content = bytearray(runtime.read_bytes())
    section = _SECTION.search(run("readelf", "--wide", "--section-headers", runtime))
    text = UPDATES.encode()
    if section is None or (size := int(section[2], 16)) <= len(text):
        raise BuildError(f"{runtime.name} has no section .upd_info for {len(text)} bytes.")
    start = int(section[1], 16)
    content[start : start + size] = text.ljust(size, b"\0")
    return bytes(content)
