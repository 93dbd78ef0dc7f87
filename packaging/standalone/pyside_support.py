"""PySide's own Python modules, unpacked and compiled for the bundle.

PySide keeps their sources as an archive in a library and compiles them at every start, unless it
finds them in the folder `files.dir` of the package `shiboken6`.
"""

import importlib.util
import os
import py_compile
import subprocess
import sys
from pathlib import Path
from typing import Final

_FOLDER: Final = "files.dir"
_UNPACK: Final = {"SBK_EMBED": "false"}
"""Makes PySide unpack the modules beside itself."""


def compiled_support(output: Path) -> list[tuple[str, str]]:
    """Compile the modules into the folder `output`.

    Returns PyInstaller's entries of the compiled files: source path, and folder in the bundle.
    """
    subprocess.run(
        [sys.executable, "-c", "import shiboken6"], env={**os.environ, **_UNPACK}, check=True
    )
    specification = importlib.util.find_spec("shiboken6")
    assert specification is not None and specification.origin is not None
    unpacked = Path(specification.origin).parent / _FOLDER
    entries = []
    for source in sorted(unpacked.rglob("*.py")):
        name = source.relative_to(unpacked)
        compiled = output / name.with_suffix(".pyc")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        py_compile.compile(
            str(source),
            cfile=str(compiled),
            dfile=name.as_posix(),
            doraise=True,
            # There is no source in the bundle with which a time could be compared.
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        entries.append((str(compiled), f"shiboken6/{_FOLDER}/{name.parent.as_posix()}"))
    return entries
