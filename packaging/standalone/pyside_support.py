"""PySide's own Python modules, unpacked and compiled for the bundle."""

import importlib.util
import py_compile
import sys
from pathlib import Path

from pyside_modules import FOLDER, unpack


def compiled_support(output: Path) -> list[tuple[str, str]]:
    """Compile the modules into the folder `output`.

    Returns PyInstaller's entries of the compiled files: source path, and folder in the bundle.
    """
    unpack(Path(sys.executable))
    specification = importlib.util.find_spec("shiboken6")
    assert specification is not None and specification.origin is not None
    unpacked = Path(specification.origin).parent / FOLDER
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
        entries.append((str(compiled), f"shiboken6/{FOLDER}/{name.parent.as_posix()}"))
    return entries
