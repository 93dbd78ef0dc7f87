"""Compiles the core of the game in place, if a C compiler is found.

`python packaging/compile.py` compiles for the Python that runs it if that has the packages of the
extra `compile` in pyproject.toml, else for the Python of `.venv`. `--clean` removes the compiled
files, so that the core is interpreted. `--profiled` takes three times as long and makes a faster
core with GCC, as in an installed game. With SCOPA_DESKTOP_COMPILE=1 it is an error if the core
cannot be compiled; with 0 it stays interpreted.
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
    parser.add_argument("--profiled", action="store_true", help="optimise it for a profile")
    arguments = parser.parse_args()
    if arguments.clean:
        clean()
        return 0
    environment = ROOT / ".venv"
    python = python_in(environment)
    if not has_mypyc() and python.exists() and sys.prefix != str(environment):
        return subprocess.call([python, *sys.argv])
    print(build_in_place(profiled=arguments.profiled))
    return 0


try:
    sys.exit(main())
except CompileError as error:
    sys.exit(str(error))
