"""The check whether this machine can compile C extensions for this Python."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


def missing_requirement() -> str | None:
    """What is missing, in words that end a sentence; None where extensions can be compiled."""
    if os.name == "nt":
        return None if _has_visual_studio() else "no C compiler was found (Visual C++ Build Tools)"
    command = _command()
    if shutil.which(command[0]) is None or _is_apple_placeholder():
        return "no C compiler was found"
    if not _finds_headers(command):
        return "the C compiler finds no headers of Python"
    return None


def makes_profiles() -> bool:
    """Whether the C compiler, which must be there, can optimise for a profile: GCC from 10 on."""
    if os.name == "nt":
        return False
    command = [*_command(), "-dM", "-E", "-x", "c", os.devnull]
    completed = subprocess.run(command, check=True, capture_output=True, text=True)
    macros = dict(line.split(" ", 2)[1:] for line in completed.stdout.splitlines())
    # Clang has the macros of GCC 4.2.
    return int(macros.get("__GNUC__", 0)) >= 10


def _command() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def _is_apple_placeholder() -> bool:
    """Whether the compiler would only open a dialog that offers to install it."""
    if sys.platform != "darwin":
        return False
    return subprocess.run(["xcode-select", "-p"], check=False, capture_output=True).returncode != 0


def _finds_headers(command: list[str]) -> bool:
    folders = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    completed = subprocess.run(
        [*command, *(f"-I{folder}" for folder in sorted(folders)), "-E", "-x", "c", "-"],
        input="#include <Python.h>\n",
        check=False,
        capture_output=True,
        text=True,
    )
    return completed.returncode == 0


def _has_visual_studio() -> bool:
    programs = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES") or ""
    finder = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not finder.exists():
        return False
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    arguments = ["-latest", "-prerelease", "-products", "*", "-requires", tools]
    completed = subprocess.run(
        [str(finder), *arguments, "-property", "installationPath"],
        check=False,
        capture_output=True,
        text=True,
    )
    return completed.returncode == 0 and bool(completed.stdout.strip())
