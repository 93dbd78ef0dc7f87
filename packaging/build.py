"""Builds the standalone programs and packages for players in `dist`.

    python packaging/build.py [folder|onefile|archive|appimage|deb|installer|all]

The tools are installed into an environment below `build` if it is missing. Builds are reproducible:
equal sources and tools give equal bytes.
"""

import argparse
import subprocess
import sys
from pathlib import Path

# Old Pythons must be able to parse this file, so that they can print this message.
if sys.version_info < (3, 10):  # noqa: UP036
    sys.exit("Scopa Desktop needs Python 3.10 or newer; this is Python " + sys.version.split()[0])

from standalone.build_environment import is_active, prepare
from standalone.product import BuildError

TARGETS = {
    "folder": "a folder with the executable and all it needs",
    "onefile": "an executable that is one file",
    "archive": "the folder packed up: AppImage's layout on Linux, a zip elsewhere",
    "appimage": "the same as one file, with the AppImage runtime of --runtime",
    "deb": "a package for Debian and its kin, made on one of them",
    "installer": "an installer for Windows, made there by NSIS",
    "all": "all that can be made on this system",
}


def main() -> int:
    """Build the target named on the command line; returns the exit code."""
    parser = argparse.ArgumentParser(
        description="Builds what a player downloads, into the folder dist.",
        epilog="; ".join(f"{target}: {what}" for target, what in TARGETS.items()),
    )
    parser.add_argument("target", nargs="?", choices=TARGETS, default="all")
    parser.add_argument("--runtime", type=Path, metavar="FILE", help="the runtime of AppImages")
    parser.add_argument(
        "--strict", action="store_true", help="fail where what is bundled has known faults"
    )
    options = parser.parse_args()
    if not is_active():
        return subprocess.call([prepare(), __file__, *sys.argv[1:]])
    # Its imports exist only in the build environment.
    from standalone.targets import build  # noqa: PLC0415

    build(options.target, options.runtime, strict=options.strict)
    return 0


try:
    sys.exit(main())
except BuildError as error:
    sys.exit(str(error))
except KeyboardInterrupt:
    sys.exit(130)
