"""Failing disks: every system call of reading and writing fails, and size limits cut writes.

`failing_calls.c` is compiled and preloaded into processes of `disk_process`, where a chosen system
call then fails with ENOSPC, EIO, EROFS or EACCES, once or from then on, or a write stops half-way.
It needs Linux and a C compiler.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections import Counter
from pathlib import Path
from typing import Final

from benchmarks.faults.playing_process import ROOT, process_environment
from benchmarks.faults.tally import Tally

_SOURCE: Final = Path(__file__).with_name("failing_calls.c")


class UnavailableError(Exception):
    """A part cannot run on this computer; the message is a sentence that says why."""


def compile_failing_calls(folder: Path) -> Path:
    """Compile the library that makes system calls fail; raises `UnavailableError`."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    program = compiler.split()[0]
    if sys.platform != "linux" or shutil.which(program) is None:
        raise UnavailableError("Letting system calls fail needs Linux and a C compiler.")
    library = folder / "failing_calls.so"
    command = [program, "-shared", "-fPIC", "-O2", "-o", str(library), str(_SOURCE), "-ldl"]
    subprocess.run(command, check=True)
    return library


def fail_disks(first: int, count: int, seed: int, folder: Path) -> Tally:
    """Run `count` trials; raises `UnavailableError`."""
    folder.mkdir(parents=True, exist_ok=True)
    library = compile_failing_calls(folder)
    arguments = [str(folder.resolve()), str(library), str(first), str(count), str(seed)]
    process = subprocess.run(
        [sys.executable, "-m", "benchmarks.faults.disk_process", *arguments],
        cwd=ROOT,
        env=process_environment({"LD_PRELOAD": str(library)}),
        capture_output=True,
        text=True,
        check=False,
    )
    if process.returncode:
        return Tally(Counter(processes=1), losses=[f"the process ended: {process.stderr[-2000:]}"])
    answer = json.loads(process.stdout.splitlines()[-1])
    return Tally(Counter(answer["tried"]), Counter(answer["seen"]), losses=answer["losses"])
