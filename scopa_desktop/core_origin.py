"""Digest of the sources from which the core was compiled.

Compiling the core replaces the value by the result of `core_build.digest`; see
`packaging/core_compiler.py`.
"""

from typing import Final

COMPILED_FROM: Final[str] = ""
"""Empty in an interpreted core."""
