"""Lets Ctrl-C end the start of the program without a traceback. Importing this module is enough.

Python would raise `KeyboardInterrupt` inside an import. Until the window or a command handles the
signal, the system ends the process instead; nothing is lost, because nothing was begun.
"""

import signal

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
