"""Keeps the translations in step with the sources.

`python packaging/translate.py` brings the new texts of the sources into every
`translations/scopa_desktop_<language>.ts`, drops those no longer used, and compiles each file to
the `.qm` beside it, which the game loads. Translate in between with Qt Linguist or an editor and
run it again. The compiled files are kept in the tree, so that installing needs no Qt tools.

The words of a deck are those of its `deck.json`; a new one is found by itself.

The other texts are read from the syntax tree and handed to Qt's own tool as C++, because its reader
of Python overlooks plurals whose number is anything but a plain figure, and some of the texts.
"""

import ast
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
TRANSLATIONS = ROOT / "translations"
DECKS = ROOT / "resources" / "cards"


class Text(NamedTuple):
    """A text that a person sees, as the sources ask for it."""

    context: str
    words: str
    comment: str = ""
    """Tells apart the same words with two meanings."""
    is_counted: bool = False
    """Whether it has plural forms."""

    def as_cpp(self) -> str:
        """The call that Qt's tool finds the text by."""
        quoted = (json.dumps(part, ensure_ascii=False) for part in self[:3])
        count = ", 1" if self.is_counted else ""
        return f"QCoreApplication::translate({', '.join(quoted)}{count});"


def texts(source: Path) -> Iterator[Text]:
    """The texts of one Python file, in the order of their lines."""
    yield from _texts_in(ast.parse(source.read_text(encoding="utf-8")), context="")


def deck_texts(description: Path) -> Iterator[Text]:
    """The texts of a `deck.json`: the name of the deck, its region, its suits and its courts."""
    fields = json.loads(description.read_text(encoding="utf-8"))
    for words in (fields["name"], fields["region"], *fields["suits"], *fields["courts"]):
        yield Text("Deck", words)


def _texts_in(node: ast.AST, context: str) -> Iterator[Text]:
    """The texts below a node; `context` is the class around it, which `tr` belongs to."""
    if isinstance(node, ast.ClassDef):
        context = node.name
    elif isinstance(node, ast.Call) and (found := _text_of(node, context)) is not None:
        yield found
    for child in ast.iter_child_nodes(node):
        yield from _texts_in(child, context)


def _text_of(call: ast.Call, context: str) -> Text | None:
    """The text that a call asks for; None for other calls and for texts marked elsewhere."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if isinstance(call.func, ast.Name):
        name = call.func.id
    given = [one.value if isinstance(one, ast.Constant) else None for one in call.args]
    match name, given:
        case "tr", [str(words), *more]:
            pass
        case "translate" | "QT_TRANSLATE_NOOP" | "QT_TRANSLATE_NOOP3", [
            str(context),
            str(words),
            *more,
        ]:
            pass
        case _:
            return None
    return Text(context, words, str(more[0] or "") if more else "", len(more) > 1)


def update(source: Path) -> None:
    """Brings the texts of the sources into the file `source`.

    Line numbers and dropped texts stay out, so that a change shows what changed and no more.
    English, the language of the sources, needs a translation of plurals only.
    """
    modules = sorted((ROOT / "scopa_desktop").rglob("*.py"))
    asked_for = dict.fromkeys(text for module in modules for text in texts(module))
    for description in sorted(DECKS.glob("*/deck.json")):
        asked_for |= dict.fromkeys(deck_texts(description))
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    if source.stem.endswith("_en"):
        options.append("-pluralonly")
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder, "texts.cpp")
        calls.write_text("\n".join(text.as_cpp() for text in asked_for), encoding="utf-8")
        _run("pyside6-lupdate", *options, calls, "-ts", source)


def compile_to(source: Path, target: Path) -> None:
    """Compiles the translation `source` (`.ts`) into `target` (`.qm`)."""
    _run("pyside6-lrelease", "-silent", source, "-qm", target)


def main() -> None:
    """Updates and compiles every translation."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        update(source)
        compile_to(source, source.with_suffix(".qm"))


def _run(tool: str, *arguments: str | Path) -> None:
    """Runs a tool of the PySide6 this Python has; a failure is told by the tool itself."""
    suffix = ".exe" if os.name == "nt" else ""
    executable = Path(sys.executable).with_name(tool + suffix)
    if not executable.exists():
        sys.exit(f"{tool} is missing: run this with the Python of .venv, where PySide6 is.")
    if subprocess.run([executable, *arguments], check=False).returncode != 0:
        sys.exit(f"{tool} failed.")


if __name__ == "__main__":
    main()
