"""Draws the art: `python packaging/art`, or `python -m art` in `packaging`."""

import sys
from pathlib import Path

if __package__:
    from .cli import main
else:
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from art.cli import main

main()
