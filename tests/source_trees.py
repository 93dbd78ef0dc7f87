"""The syntax trees of modules, for tests of what modules may not contain."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path


def tree_with(path: Path, pattern: str) -> ast.Module:
    """The tree of a module in whose text a regular expression is found; else an empty one.

    Parsing and walking all modules takes seconds.
    """
    text = path.read_text(encoding="utf-8")
    return ast.parse(text) if re.search(pattern, text) else ast.Module([], [])


def any_word(words: Iterable[str]) -> str:
    """The regular expression of a text that has any of the words."""
    return rf"\b({'|'.join(sorted(words))})\b"
