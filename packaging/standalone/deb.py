"""The package for Debian and its derivatives, built with Debian's tools.

Libraries of the system are not bundled: the package depends on their packages instead.
"""

import gzip
import shutil
from collections.abc import Iterator
from email.utils import formatdate
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from standalone import desktop
from standalone.contents import CARRIED_LIBRARIES
from standalone.product import BUILD, DIST, NAME, release_time, version
from standalone.tools import empty_folder, require, run

TOOLS: Final = ("dpkg", "dpkg-deb", "dpkg-gencontrol", "dpkg-shlibdeps", "md5sum")

_DEBIAN: Final = desktop.LINUX / "debian"
_OPTIONAL: Final = (
    "*/libqgtk3.so",
    "*/libQt6Multimedia.so.*",
    "*/libQt6Network.so.*",
    "*[wW]ayland*",
)
"""Files that may lack libraries at run time: a desktop's theme, sound, Wayland.

The control file recommends the packages of their libraries by name, so that these need not be
installed where the package is built.
"""


def build(folder: Path) -> Path:
    """Build the `.deb` from the built folder; returns its path."""
    require(*TOOLS)
    tree = empty_folder(BUILD / "deb") / "debian" / NAME
    home = tree / "usr" / "lib" / NAME
    shutil.copytree(folder, home, symlinks=True)
    _remove_system_libraries(home)
    _link_command(tree)
    desktop.install(tree / "usr" / "share")
    _add_documentation(tree)
    _write_control(tree)
    set_modes(tree)
    target = DIST / f"{NAME}_{version()}_{_architecture()}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, target)
    return target


def _remove_system_libraries(home: Path) -> None:
    for library in sorted((home / "_internal").glob("*.so*")):
        if any(fnmatch(library.name, name) for name in CARRIED_LIBRARIES):
            library.unlink()


def _link_command(tree: Path) -> None:
    games = tree / "usr" / "games"
    games.mkdir(parents=True)
    (games / NAME).symlink_to(f"../lib/{NAME}/{NAME}")


def _add_documentation(tree: Path) -> None:
    """Add the files that Debian's policy requires of every package."""
    share = tree / "usr" / "share"
    doc = share / "doc" / NAME
    (doc / "LICENSE").unlink()  # It is part of `copyright`.
    changes = (_DEBIAN / "changelog").read_text(encoding="utf-8")
    changes = changes.replace("@VERSION@", version()).replace("@DAY@", formatdate(release_time()))
    (tree.parent / "changelog").write_text(changes, encoding="utf-8")
    (doc / "changelog.gz").write_bytes(gzip.compress(changes.encode(), mtime=0))
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(_DEBIAN / "lintian-overrides", overrides / NAME)


def _write_control(tree: Path) -> None:
    """Write the control file, with the packages of the libraries that the program is linked to."""
    source, meta = tree.parents[1], tree / "DEBIAN"
    # dpkg-shlibdeps finds the private libraries below a tree with a folder of this name.
    meta.mkdir()
    shutil.copyfile(_DEBIAN / "control", source / "debian" / "control")
    (source / "debian" / "substvars").write_text(_libraries(tree), encoding="utf-8")
    run("dpkg-gencontrol", f"-P{tree.relative_to(source)}", folder=source)
    files = (path for path in sorted((tree / "usr").rglob("*")) if not path.is_symlink())
    plain = [path.relative_to(tree) for path in files if path.is_file()]
    (meta / "md5sums").write_text(run("md5sum", *plain, folder=tree), encoding="utf-8")


def _libraries(tree: Path) -> str:
    """The dependencies in the format of `substvars`."""
    source = tree.parents[1]
    programs = sorted(path.relative_to(source) for path in _programs(tree / "usr" / "lib" / NAME))
    folders = (f"-l{folder}" for folder in sorted({path.parent for path in programs}))
    required = (p for p in programs if not any(fnmatch(str(p), name) for name in _OPTIONAL))
    return run("dpkg-shlibdeps", "-O", *folders, *map("-e{}".format, required), folder=source)


def _programs(home: Path) -> Iterator[Path]:
    """The ELF files: the executable, libraries, extension modules."""
    for path in home.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as stream:
                if stream.read(4) == b"\x7fELF":
                    yield path


def set_modes(tree: Path) -> None:
    """Set the permissions of a package, independent of those of the builder's files."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            is_executable = path.is_dir() or path == tree / "usr" / "lib" / NAME / NAME
            path.chmod(0o755 if is_executable else 0o644)


def _architecture() -> str:
    return run("dpkg", "--print-architecture").strip()
