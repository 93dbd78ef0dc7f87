"""Compiles the core of the game in place, if a C compiler is found.

`python packaging/compile.py` does so for the Python that runs it, if that has what `compile` in the
project file names, and else for that of `.venv`. `--clean` removes what was compiled, and the core
is interpreted. SCOPA_DESKTOP_COMPILE=1 makes it an error if the core cannot be compiled; 0 leaves
it interpreted.
"""

import argparse
import subprocess
import sys

from core_compiler import ROOT, CompileError, build_in_place, clean, has_mypyc
from environment import python_in


def main() -> int:
    """Run the command line; returns the exit code."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    if parser.parse_args().clean:
        clean()
        return 0
    environment = ROOT / ".venv"
    python = python_in(environment)
    if not has_mypyc() and python.exists() and sys.prefix != str(environment):
        return subprocess.call([python, *sys.argv])
    print(build_in_place())
    return 0


try:
    sys.exit(main())
except CompileError as error:
    sys.exit(str(error))
