"""Updates and compiles the translations.

`python packaging/translate.py` adds the new texts of the sources to every
`translations/scopa_desktop_<language>.ts`, removes unused ones, and compiles each file to the `.qm`
beside it, which the game loads. Translate the new texts with Qt Linguist or an editor and run it
again. The compiled files are in the repository, so that installing needs no Qt tools.

The texts of a deck are those of its `deck.json`; a new deck is found without further steps.

The other texts are read from the syntax tree and passed to `lupdate` as C++, because its Python
parser misses some texts, and plurals whose number is not a literal.
"""

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
TRANSLATIONS = ROOT / "translations"
DECKS = ROOT / "resources" / "cards"


class Text(NamedTuple):
    """A translatable text in the sources."""

    context: str
    source: str
    comment: str = ""
    """Distinguishes two meanings of the same text."""
    is_counted: bool = False
    """Whether it has plural forms."""

    def as_cpp(self) -> str:
        """The C++ call from which `lupdate` reads the text."""
        quoted = (json.dumps(part, ensure_ascii=False) for part in self[:3])
        count = ", 1" if self.is_counted else ""
        return f"QCoreApplication::translate({', '.join(quoted)}{count});"


def texts(source: Path) -> Iterator[Text]:
    """The texts of one Python file, in the order of their lines."""
    module = ast.parse(source.read_text(encoding="utf-8"))
    yield from _texts_in(module, "", dict(_marks_of(module)))


_OF_RULES: Final = frozenset(["N_", "RecordError", "Sentence", "TextError"])
"""What `rules/messages.py` has for texts of the rules, whose context is `rules`."""


def _marks_of(module: ast.Module) -> Iterator[tuple[str, str]]:
    """The functions of a module that translate or mark texts of one context, by name.

    Such are `tr: Final = partial(translate, "Lessons")`, called as the method of a class, and
    `N_: Final = partial(QT_TRANSLATE_NOOP, "Lessons")`, called as gettext calls it, and what is
    imported from `rules/messages.py`.
    """
    for statement in module.body:
        match statement:
            case ast.ImportFrom("scopa_desktop.rules.messages", names):
                yield from ((each.name, "rules") for each in names if each.name in _OF_RULES)
            case ast.ClassDef("Sentence"):
                yield "Sentence", "rules"
            case ast.AnnAssign(
                ast.Name(mark),
                value=ast.Call(
                    ast.Name("partial"),
                    [
                        ast.Name("translate" | "QT_TRANSLATE_NOOP")
                        | ast.Attribute(attr="translate"),
                        ast.Constant(str(context)),
                    ],
                ),
            ):
                yield mark, context


def deck_texts(description: Path) -> Iterator[Text]:
    """The texts of a `deck.json`: its name, region and land, its suits and courts."""
    fields = json.loads(description.read_text(encoding="utf-8"))
    for words in (
        *map(fields.get, ("name", "region", "land")),
        *fields["suits"],
        *fields["courts"],
    ):
        yield Text("Deck", words)


def _texts_in(node: ast.AST, context: str, marks: Mapping[str, str]) -> Iterator[Text]:
    """The texts below a node.

    `context` is the class around it, which `self.tr` belongs to; `marks` are the contexts of the
    module's functions that translate or mark texts.
    """
    if isinstance(node, ast.ClassDef):
        context = node.name
    elif isinstance(node, ast.Call) and (text := _text_of(node, context, marks)) is not None:
        yield text
    for child in ast.iter_child_nodes(node):
        yield from _texts_in(child, context, marks)


def _text_of(call: ast.Call, context: str, marks: Mapping[str, str]) -> Text | None:
    """The text that a call translates or marks; None for other calls and non-literal texts."""
    arguments = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args]
    match call.func, arguments:
        case ast.Attribute(attr="tr"), [str(source), *more]:
            pass
        case ast.Attribute(attr="line_error"), [str(source), *more]:
            context = "rules"
        case ast.Name(mark), [str(source), *more] if mark in marks:
            context = marks[mark]
        case (
            ast.Attribute(attr="translate")
            | ast.Name("translate" | "QT_TRANSLATE_NOOP" | "QT_TRANSLATE_NOOP3"),
            [str(context), str(source), *more],
        ):
            pass
        case _:
            return None
    return Text(context, source, str(more[0] or "") if more else "", len(more) > 1)


@cache
def all_texts() -> tuple[Text, ...]:
    """Every text of the modules and decks, each once; read once for all languages."""
    modules = sorted((ROOT / "scopa_desktop").rglob("*.py"))
    found = dict.fromkeys(text for module in modules for text in texts(module))
    for description in sorted(DECKS.glob("*/deck.json")):
        found |= dict.fromkeys(deck_texts(description))
    return tuple(found)


def update(source: Path) -> None:
    """Update the `.ts` file `source` with the texts of the sources.

    Line numbers and obsolete texts are omitted, so that diffs stay small. English, the language of
    the sources, needs a translation of plurals only.
    """
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    if source.stem.endswith("_en"):
        options.append("-pluralonly")
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder, "texts.cpp")
        calls.write_text("\n".join(text.as_cpp() for text in all_texts()), encoding="utf-8")
        _run("lupdate", *options, calls, "-ts", source)


def compile_to(source: Path, target: Path) -> None:
    """Compile the translation `source` (`.ts`) to `target` (`.qm`)."""
    _run("lrelease", "-silent", source, "-qm", target)


def main() -> None:
    """Update and compile every translation."""
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        update(source)
        compile_to(source, source.with_suffix(".qm"))


def _run(tool: str, *arguments: str | Path) -> None:
    """Run a tool of this Python's PySide6; the tool itself prints the reason of a failure."""
    if find_spec("PySide6") is None:
        sys.exit("PySide6 is missing: run this with the Python of .venv, where it is.")
    program = f"from PySide6.scripts.pyside_tool import {tool}; {tool}()"
    if subprocess.run([sys.executable, "-c", program, *arguments], check=False).returncode != 0:
        sys.exit(f"{tool} failed.")


if __name__ == "__main__":
    main()
