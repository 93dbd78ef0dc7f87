"""The package for Debian and its kin, made with Debian's own tools.

The libraries of the system stay behind: the package asks for theirs instead.
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
from standalone.tools import emptied, require, run

TOOLS: Final = ("dpkg", "dpkg-deb", "dpkg-gencontrol", "dpkg-shlibdeps", "md5sum")

_DEBIAN: Final = desktop.LINUX / "debian"
_OPTIONAL: Final = (
    "*/libqgtk3.so",
    "*/libQt6Multimedia.so.*",
    "*/libQt6Network.so.*",
    "*[wW]ayland*",
)
"""What does nothing where its libraries are missing: the looks of one desktop, sound, Wayland.

The packages that hold these are recommended in Debian's control file by their names, so that they
need not be installed where the package is built.
"""


def build(folder: Path) -> Path:
    """The `.deb` of the built folder."""
    require(*TOOLS)
    tree = emptied(BUILD / "deb") / "debian" / NAME
    home = tree / "usr" / "lib" / NAME
    shutil.copytree(folder, home, symlinks=True)
    _leave_to_the_system(home)
    _link_command(tree)
    desktop.install(tree / "usr" / "share")
    _add_papers(tree)
    _write_control(tree)
    set_modes(tree)
    target = DIST / f"{NAME}_{version()}_{_architecture()}.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, target)
    return target


def _leave_to_the_system(home: Path) -> None:
    for library in sorted((home / "_internal").glob("*.so*")):
        if any(fnmatch(library.name, name) for name in CARRIED_LIBRARIES):
            library.unlink()


def _link_command(tree: Path) -> None:
    games = tree / "usr" / "games"
    games.mkdir(parents=True)
    (games / NAME).symlink_to(f"../lib/{NAME}/{NAME}")


def _add_papers(tree: Path) -> None:
    """What Debian wants to read of every package."""
    share = tree / "usr" / "share"
    papers = share / "doc" / NAME
    (papers / "LICENSE").unlink()  # It is part of `copyright`.
    changes = (_DEBIAN / "changelog").read_text(encoding="utf-8")
    changes = changes.replace("@VERSION@", version()).replace("@DAY@", formatdate(release_time()))
    (tree.parent / "changelog").write_text(changes, encoding="utf-8")
    (papers / "changelog.gz").write_bytes(gzip.compress(changes.encode(), mtime=0))
    overrides = share / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(_DEBIAN / "lintian-overrides", overrides / NAME)


def _write_control(tree: Path) -> None:
    """The control file, with the packages that hold the libraries the program is linked to."""
    source, meta = tree.parents[1], tree / "DEBIAN"
    # Private libraries are found below a folder of this name.
    meta.mkdir()
    shutil.copyfile(_DEBIAN / "control", source / "debian" / "control")
    (source / "debian" / "substvars").write_text(_libraries(tree), encoding="utf-8")
    run("dpkg-gencontrol", f"-P{tree.relative_to(source)}", folder=source)
    files = (path for path in sorted((tree / "usr").rglob("*")) if not path.is_symlink())
    plain = [path.relative_to(tree) for path in files if path.is_file()]
    (meta / "md5sums").write_text(run("md5sum", *plain, folder=tree), encoding="utf-8")


def _libraries(tree: Path) -> str:
    """The packages that must be there, as Debian's tools hand them on."""
    source = tree.parents[1]
    programs = sorted(path.relative_to(source) for path in _programs(tree / "usr" / "lib" / NAME))
    folders = (f"-l{folder}" for folder in sorted({path.parent for path in programs}))
    needed = (path for path in programs if not any(fnmatch(str(path), one) for one in _OPTIONAL))
    return run("dpkg-shlibdeps", "-O", *folders, *map("-e{}".format, needed), folder=source)


def _programs(home: Path) -> Iterator[Path]:
    """What is linked to libraries: the executable, libraries, extension modules."""
    for path in home.rglob("*"):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as stream:
                if stream.read(4) == b"\x7fELF":
                    yield path


def set_modes(tree: Path) -> None:
    """Permissions as a package has them, whatever those of the builder's own files are."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            is_run = path.is_dir() or path == tree / "usr" / "lib" / NAME / NAME
            path.chmod(0o755 if is_run else 0o644)


def _architecture() -> str:
    return run("dpkg", "--print-architecture").strip()
