"""PySide's own Python modules, unpacked so that they are not compiled at every start.

PySide keeps their sources as an archive in a library and compiles them at every start, unless it
finds them in the folder `files.dir` of the package `shiboken6`.
"""

import os
import subprocess
from pathlib import Path
from typing import Final

FOLDER: Final = "files.dir"
_UNPACK: Final = {"SBK_EMBED": "false"}
"""Makes PySide unpack the modules beside itself."""


def unpack(python: Path) -> None:
    """Unpack the modules in the environment of a Python, replacing those of another version.

    Raises `subprocess.CalledProcessError` if PySide cannot be imported there.
    """
    environment = {**os.environ, **_UNPACK}
    subprocess.run([python, "-c", "import shiboken6"], env=environment, check=True)
