"""Installs the game and its tests into `.venv`, if need be, and runs them without a display.

Arguments are passed on: `python packaging/test.py tests/rules` runs those of one folder.
"""

import sys

# Any Python must be able to read this file far enough to say which one it takes.
if sys.version_info < (3, 10):  # noqa: UP036
    sys.exit("Scopa Desktop needs Python 3.10 or newer; this is Python " + sys.version.split()[0])

from environment import SetupError, test

try:
    test(sys.argv[1:])
except SetupError as error:
    sys.exit(str(error))
except KeyboardInterrupt:
    sys.exit(130)
