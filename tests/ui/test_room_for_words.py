"""No words are cut, in a language whose every text is two fifths longer than the English."""

import importlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme import fonts, painting
from scopa_desktop.ui.widgets.headings import Heading
from tests.looping import check_all

from .conftest import QUICK, MakeGame, deleted_afterwards
from .pseudo import write_pseudo
from .sheets import Sheets

ROOT = Path(__file__).resolve().parents[2]
SIZES = ((1280, 800), (640, 480))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The longer language as Qt reads it."""
    folder = tmp_path_factory.mktemp("pseudo")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "packaging"))
        translate = importlib.import_module("translate")
    write_pseudo(ROOT / "translations" / "scopa_desktop_it.ts", folder / "pseudo.ts")
    translate.compile_to(folder / "pseudo.ts", folder / "pseudo.qm")
    return folder / "pseudo.qm"


@pytest.fixture(
    params=[
        pytest.param(fonts.FAMILIES, id="own face", marks=pytest.mark.slow),
        # It is wider than most, so that what has room with it has room with others.
        pytest.param(("DejaVu Sans",), id="on a bare system"),
    ]
)
def face(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Texts have the font chosen here, or the one that every Linux has."""
    monkeypatch.setattr(fonts, "FAMILIES", request.param)
    forget_faces()
    yield
    monkeypatch.undo()
    forget_faces()


def forget_faces() -> None:
    """What was found out about the faces of before is looked for again."""
    for known in (fonts._families, fonts._size_correction):
        known.cache_clear()


@pytest.fixture
def pseudo(qapp: QApplication, face: None, compiled: Path) -> Iterator[None]:
    """All texts are in the longer language."""
    translator, before = QTranslator(), qapp.font()
    assert translator.load(str(compiled))
    fonts.set_application_font(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    qapp.setFont(before)


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The painted texts that do not fit."""
    cut: set[str] = set()

    def watched(shorten: Callable[..., str]) -> Callable[..., str]:
        def shorten_and_tell(words: str, *room: object) -> str:
            elided = shorten(words, *room)
            if elided != words:
                cut.add(words)
            return elided

        return shorten_and_tell

    monkeypatch.setattr(painting, "elided_text", watched(painting.elided_text))
    monkeypatch.setattr(painting, "elided_lines", watched(painting.elided_lines))
    return cut


def needed_size(part: QWidget) -> QSize:
    """The least size in which a part shows all its words."""
    if isinstance(part, Heading):
        return part.minimumSizeHint()
    if isinstance(part, QLabel) and part.wordWrap():
        words = part.text().replace("&", "").split()
        longest = max(map(part.fontMetrics().horizontalAdvance, words), default=0)
        return QSize(longest, part.heightForWidth(part.width()))
    if isinstance(part, QLineEdit):
        text = part.text() or part.placeholderText()
        return QSize(part.fontMetrics().horizontalAdvance(text), 0)
    if isinstance(part, QLabel | QAbstractButton | QComboBox):
        return part.sizeHint()
    return QSize(0, 0)


def seen_parts(window: QWidget) -> Iterator[QWidget]:
    """The visible parts, also those that need scrolling."""
    return (part for part in window.findChildren(QWidget) if part.isVisibleTo(window))


def lies_within(part: QWidget) -> bool:
    """Whether a part is inside its parent, except where it scrolls vertically."""
    above = part.parentWidget()
    if above is None or part.isWindow():
        return True
    scrolls = isinstance(above.parentWidget(), QAbstractScrollArea)
    room = above.rect().adjusted(-1, -1, 1, 1)
    box = QRect(0, 0, 1, 1) if part.size().isEmpty() else part.geometry()
    across = room.left() <= box.left() and box.right() <= room.right()
    return across and (scrolls or (room.top() <= box.top() and box.bottom() <= room.bottom()))


def cramped(window: QWidget) -> list[str]:
    """The parts of a window whose words have no room, and what they lack."""
    complaints = []
    for part in seen_parts(window):
        needs, has = needed_size(part), part.size()
        words = part.property("text") or part.property("placeholderText") or ""
        name = f"{type(part).__name__} {words!r}"
        if needs.width() > has.width() + 1 or needs.height() > has.height() + 1:
            complaints.append(f"{name}: {has.toTuple()} where {needs.toTuple()} is needed")
        if not lies_within(part):
            complaints.append(
                f"{name}: {part.geometry().getRect()} is not wholly on what it stands on"
            )
    return complaints


def tips(window: QWidget) -> str:
    """What all tool tips of a window say."""
    texts = [part.toolTip() for part in window.findChildren(QWidget)]
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        rows = range(model.rowCount())
        texts += [str(model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)) for row in rows]
    return "\n".join(texts)


@pytest.fixture
def sheets(art: CardArt, tmp_path: Path) -> Sheets:
    house = HouseRules(tmp_path / "my.scopa-rules")
    house.save(CATALOGUE["scopa"].configured({"target": 16}).named("Nonna"))
    store = SettingsStore(tmp_path / "settings.json")
    return Sheets(art, store, house, lambda: "en")


@pytest.mark.parametrize("name", Sheets.names())
def test_every_sheet_has_room_for_its_words(
    sheets: Sheets, pseudo: None, shortened: set[str], name: str
) -> None:
    with deleted_afterwards(sheets.make(name)) as sheet:
        assert sheet.windowTitle().startswith("[")

        def has_room(size: tuple[int, int]) -> None:
            shortened.clear()
            sheet.resize(QSize(*size) - QSize(40, 40))
            sheet.show()
            for _ in range(3):
                QCoreApplication.processEvents()
            for area in sheet.findChildren(QScrollArea):
                content = area.widget()
                assert content is not None
                content.grab()
            assert cramped(sheet) == []
            known = tips(sheet)
            assert [words for words in sorted(shortened) if words not in known] == []

        check_all(SIZES, has_room)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seating", [TWO, THREE, PAIRS], ids=str)
@pytest.mark.usefixtures("pseudo")
def test_the_window_has_room_for_its_words(
    open_game: MakeGame, shortened: set[str], seating: Seating, size: tuple[int, int]
) -> None:
    game = open_game(replace(QUICK, play_on_click="never"), QSize(*size))
    game.begin("scopa", seating)
    game.click(game.moves()[0].card)
    game.window.notice.show_notice("[Á séntêñçê thát ïs nôt shórt]" * 3)
    QCoreApplication.processEvents()
    game.window.grab()
    assert cramped(game.window) == []
    bar = game.window.menuBar()
    titles = [bar.actionGeometry(action) for action in bar.actions()]
    assert all(bar.rect().contains(title) for title in titles)
    assert all(abs(title.center().y() - bar.rect().center().y()) <= 2 for title in titles)
    assert not any(title.intersects(bar.cornerWidget().geometry()) for title in titles)
    scene = game.view.scene()
    known = "\n".join([tips(game.window), *(item.toolTip() for item in scene.items())])
    assert [words for words in sorted(shortened) if words not in known] == []
