"""Reports an exception that a thread has caught in order to go on with its next item."""

import sys


def report_fault(error: Exception) -> None:
    """Pass the exception to `sys.excepthook`, which reports it like an uncaught one."""
    sys.excepthook(type(error), error, error.__traceback__)
