"""Installs the game into `.venv` of this source tree if necessary, and starts it.

Arguments are passed to the game: `python packaging/play.py --help` lists them.
"""

import sys

# Old Pythons must be able to parse this file, so that they can print this message.
if sys.version_info < (3, 10):  # noqa: UP036
    sys.exit("Scopa Desktop needs Python 3.10 or newer; this is Python " + sys.version.split()[0])

from environment import SetupError, play

try:
    play(sys.argv[1:])
except SetupError as error:
    sys.exit(str(error))
except KeyboardInterrupt:
    sys.exit(130)
