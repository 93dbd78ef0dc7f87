"""Installs the game into `.venv` of this source tree, if need be, and starts it.

Arguments are passed on: `python packaging/play.py --help` shows them.
"""

import sys

# Any Python must be able to read this file far enough to say which one it takes.
if sys.version_info < (3, 10):  # noqa: UP036
    sys.exit("Scopa Desktop needs Python 3.10 or newer; this is Python " + sys.version.split()[0])

from environment import SetupError, play

try:
    play(sys.argv[1:])
except SetupError as error:
    sys.exit(str(error))
except KeyboardInterrupt:
    sys.exit(130)
