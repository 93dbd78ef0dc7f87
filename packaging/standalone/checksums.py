"""The SHA-256 checksums of the downloads."""

import hashlib
from pathlib import Path
from typing import Final

from standalone.product import DIST, NAME, version

SUMS: Final = DIST / "SHA256SUMS"


def write() -> Path:
    """Write the checksums of all files of this version in the format of `sha256sum --check`."""
    files = (path for path in DIST.glob(f"{NAME}[-_]{version()}[-_]*") if path.is_file())
    lines = (f"{digest(path)}  {path.name}\n" for path in sorted(files))
    SUMS.write_text("".join(lines), encoding="utf-8", newline="\n")
    return SUMS


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    sha256 = hashlib.sha256()
    with path.open("rb") as stream:
        while block := stream.read(1 << 20):
            sha256.update(block)
    return sha256.hexdigest()
