"""Settings of the interpreter that make the window's process start and end faster."""

import builtins
import gc
import importlib


def pause_garbage_collection() -> None:
    """Stop searching for reference cycles: the imports of a start make objects that stay."""
    gc.disable()


def resume_garbage_collection() -> None:
    """Search for reference cycles again, without the objects that exist already.

    Python's own collection stays disabled, because it works in any thread.
    """
    gc.freeze()
    importlib.import_module("scopa_desktop.play.garbage_collector").start()


def skip_final_collection() -> None:
    """Let the end of the process free all memory.

    The interpreter searches all objects for reference cycles before it exits, except frozen ones.
    """
    gc.freeze()


def import_qt() -> None:
    """Import Qt for Python, and remove its import hook.

    The hook reads the source of every module that is imported later, in case it uses
    `from __feature__ import`, which this program does not.
    """
    importlib.import_module("PySide6.QtCore")
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
