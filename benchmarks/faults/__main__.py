"""The command `python -m benchmarks.faults`; see `campaign`."""

import sys

from benchmarks.faults.campaign import main

if __name__ == "__main__":
    sys.exit(main())
