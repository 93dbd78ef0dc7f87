"""Every window in every language and two sizes: what a screen reader gets, and whether it fits.

Also with the largest text.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QScrollArea, QWidget

from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.ui.language import NATIVE_NAMES, Language
from tests.looping import check_all
from tests.sampling import parametrize_some

from ..accessible import Node, Role, tree_of
from ..room import cramped, tips, watch_painting
from .windows import WINDOWS, Windows, settle

SIZES = (QSize(1280, 800), QSize(640, 480))
MARKS = "\u200e\u200f\u2066\u2067\u2068\u2069"
"""The invisible characters that set the direction of a text."""
SENTENCE = 6
"""A text of so many words is a sentence, which is said once."""
WORD = re.compile(r"[^\W\d_]+")
"""A word: not a number, which several figures of one match share with its date."""
LANGUAGES = tuple(NATIVE_NAMES)
SHARES = {code: WINDOWS[number :: len(LANGUAGES)] for number, code in enumerate(LANGUAGES)}
"""Some windows for each language, so that each is looked at once."""
ALL = [(code, windows) for code in LANGUAGES for windows in (SHARES[code], WINDOWS)]


def repeats(description: str, name: str) -> bool:
    """Whether a description is the name again, or begins with it as with a title."""
    if not name or not description.startswith(name):
        return False
    return description.removeprefix(name).lstrip()[:1] in ("", ":", ".", "(")


def unspeakable(tree: Node, *, may_repeat: bool = False) -> Iterator[str]:
    """What a screen reader could not name, would repeat, or would spell.

    `may_repeat`: the same text may stand twice.
    """
    for node in tree:
        name, description = node.name.strip(), node.description.strip()
        is_usable = "focusable" in node.states or bool(node.actions)
        if is_usable and not name and node.role is not Role.Cell:
            yield f"{node.role} at {node.box} has no name"
        if repeats(description, name):
            yield f"the description repeats the name {name!r}"
        if any(mark in name + description for mark in MARKS):
            yield f"marks of direction in {name!r} {description!r}"
    texts = Counter(node.name for node in tree if node.role is Role.StaticText)
    yield from (
        f"twice: {text!r}"
        for text, number in texts.items()
        if number > 1 and not may_repeat and len(WORD.findall(text)) >= SENTENCE
    )


def shared_letters(window: QWidget) -> Iterator[str]:
    """Texts whose underlined letter is that of another one, which both can be seen."""
    by_letter: dict[str, list[str]] = {}
    for part in window.findChildren(QWidget):
        text = part.text() if isinstance(part, QAbstractButton | QLabel) else ""
        letter = QKeySequence.mnemonic(text).toString()
        if letter and part.isVisible():
            by_letter.setdefault(letter, []).append(text)
    yield from (f"{letter}: {texts}" for letter, texts in by_letter.items() if len(texts) > 1)


def cut(window: QWidget, shortened: set[str]) -> Iterator[str]:
    """The words of a window that have no room."""
    shortened.clear()
    for area in window.findChildren(QScrollArea):
        # A picture of what is hidden would give it room in the layout.
        content = area.widget()
        if area.isVisible() and content is not None:
            content.grab()
    window.grab()
    yield from cramped(window)
    known = tips(window)
    for words in sorted(shortened):
        # A tool tip can have the parts of a line in lines of their own.
        if words not in known and not all(part in known for part in words.split(" · ")):
            yield f"{words!r} is shortened"


def nested_bars(window: QWidget) -> Iterator[str]:
    """The pages that scroll within a dialog that scrolls, unless its buttons need that."""
    scrolling = [
        area
        for area in window.findChildren(QScrollArea)
        if area.isVisible() and area.verticalScrollBar().isVisible()
    ]
    buttons = [button for button in window.findChildren(QPushButton) if button.isDefault()]
    if not buttons:
        return  # The history, whose filter scrolls with the page.
    for page, outer in permutations(scrolling, 2):
        if outer.isAncestorOf(page) and not any(map(outer.isAncestorOf, buttons)):
            yield f"{page.accessibleName() or type(page).__name__} has a bar beside another"


def at_each_size(
    window: QWidget, complaints: Callable[[QWidget, QSize], Iterable[str]]
) -> list[str]:
    """What is wrong with a window, at each of `SIZES`."""
    found = []
    for size in SIZES:
        window.resize(size - QSize(40, 40))
        settle()
        found += [f"{size.width()}: {each}" for each in complaints(window, size)]
    return found


@parametrize_some(
    ("code", "names"),
    ALL,
    default=list(SHARES.items()),
    ids=lambda value: value if isinstance(value, str) else f"{len(value)} windows",
)
def test_every_window_can_be_heard_and_read(
    windows: Windows,
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    names: Sequence[str],
) -> None:
    language.apply(Settings(language=code))
    settle()
    shortened = watch_painting(monkeypatch)

    def check(name: str) -> None:
        # The list of keys names what one hand can do once for each hand.
        listed = name == "keys"

        def complaints(window: QWidget, _: QSize) -> Iterator[str]:
            yield from unspeakable(tree_of(window), may_repeat=listed)
            yield from cut(window, shortened)
            yield from shared_letters(window)

        with windows.opened(name) as window:
            assert not at_each_size(window, complaints)

    check_all(names, check)


@pytest.mark.usefixtures("largest_text")
@parametrize_some("code", LANGUAGES, default=["de"])
def test_every_window_fits_with_the_largest_text(
    windows: Windows, language: Language, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    language.apply(Settings(language=code))
    settle()
    shortened = watch_painting(monkeypatch)

    def complaints(window: QWidget, size: QSize) -> Iterator[str]:
        yield from cut(window, shortened)
        yield from nested_bars(window)
        if not QRect(QPoint(), size).contains(window.rect()):
            yield f"{window.width()} × {window.height()}"

    def check(name: str) -> None:
        with windows.opened(name) as window:
            assert not at_each_size(window, complaints)

    check_all(SHARES[code], check)


def test_the_checks_can_fail() -> None:
    box = QRect(0, 0, 10, 10)
    sentence = "This is said twice by accident"
    labels = [Node(Role.StaticText, sentence, "", set(), [], box) for _ in range(2)]
    marked = Node(Role.StaticText, "\u2066+3\u2069", "", set(), [], box)
    nameless = Node(Role.Button, " ", "", {"focusable"}, ["Press"], box)
    repeated = Node(Role.Button, "Close", "Close: Esc", {"focusable"}, ["Press"], box)
    tree = Node(Role.Dialog, "", "", set(), [], box, [*labels, marked, nameless, repeated])
    assert len([*unspeakable(tree)]) == 4
