"""Draws the art: `python -m scopart`, or `python scopart` beside the package."""

import sys
from pathlib import Path

if __package__:
    from .cli import main
else:
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from scopart.cli import main

main()
