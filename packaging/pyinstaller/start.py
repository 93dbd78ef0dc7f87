"""Entry point of the standalone program and of the processes that it starts."""

import importlib
import sys

from scopa_desktop.__main__ import main

_OF_MULTIPROCESSING = "--multiprocessing-fork"

# Windows and their own processes, whose arguments begin with “--”, do without multiprocessing:
# commands and the processes that it starts need what PyInstaller prepares for it.
if sys.argv[1:] and (sys.argv[1] == _OF_MULTIPROCESSING or not sys.argv[1].startswith("--")):
    importlib.import_module("pyi_rth_multiprocessing")
    importlib.import_module("multiprocessing").freeze_support()
sys.exit(main())
