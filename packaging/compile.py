"""Compiles the core of the game in place, if a C compiler is found.

`python packaging/compile.py` does so for the Python that runs it, which needs what `compile` in the
project file names; `--clean` removes what was compiled, so that the core is interpreted.
SCOPA_DESKTOP_COMPILE=1 makes it an error if the core cannot be compiled; 0 leaves it interpreted.
"""

import argparse
import sys

from core_compiler import CompileError, build_in_place, clean


def main() -> None:
    """Run the command line."""
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    if parser.parse_args().clean:
        clean()
    else:
        print(build_in_place())


try:
    main()
except CompileError as error:
    sys.exit(str(error))
