"""The real program with its window, which plays automatically and prints its positions.

    python -m benchmarks.faults.playing_window [RECORD]

It plays the first legal move of the person as fast as the table allows and deals on, with the
player's files that `SCOPA_DESKTOP_HOME` names, and prints:

    made SERIAL POSITION    passed to the saver
    kept SERIAL POSITION    saved: it must not be lost
    says TEXT               the notice of the window after the start
    asks TEXT               a question, to which the first answer is given
"""

import sys

from benchmarks.faults.playing_controller import install
from scopa_desktop.__main__ import main

if __name__ == "__main__":
    install()
    sys.exit(main(sys.argv[1:]))
