"""Builds what a player downloads and double-clicks; everything is laid into `dist`.

    python packaging/build.py [folder|onefile|deb|archive|all]

Makes an environment with the tools below `build`, if need be. Equal sources and tools give equal
bytes.
"""

import argparse
import subprocess
import sys

# Any Python must be able to read this file far enough to say which one it takes.
if sys.version_info < (3, 10):  # noqa: UP036
    sys.exit("Scopa Desktop needs Python 3.10 or newer; this is Python " + sys.version.split()[0])

from standalone.product import BuildError
from standalone.workshop import is_inside, prepare

GOALS = {
    "folder": "a folder with the executable and all it needs",
    "onefile": "an executable that is one file",
    "archive": "the folder packed up: AppImage's layout on Linux, a zip elsewhere",
    "deb": "a package for Debian and its kin, made on one of them",
    "all": "all that can be made on this system",
}


def main() -> int:
    """Build what the command line asks for; returns the exit code."""
    parser = argparse.ArgumentParser(
        description="Builds what a player downloads, into the folder dist.",
        epilog="; ".join(f"{goal}: {what}" for goal, what in GOALS.items()),
    )
    parser.add_argument("goal", nargs="?", choices=GOALS, default="all")
    goal: str = parser.parse_args().goal
    if not is_inside():
        return subprocess.call([prepare(), __file__, goal])
    # Only in there is all that these need.
    from standalone.goals import build  # noqa: PLC0415

    build(goal)
    return 0


try:
    sys.exit(main())
except BuildError as error:
    sys.exit(str(error))
except KeyboardInterrupt:
    sys.exit(130)
