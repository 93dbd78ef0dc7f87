"""The sources from which the core was compiled.

Where the core is compiled, another text takes the place of this one, with the digest of the sources
as `core_build.digest` tells it; see `packaging/core_compiler.py`.
"""

from typing import Final

COMPILED_FROM: Final[str] = ""
"""Empty in an interpreted core."""
