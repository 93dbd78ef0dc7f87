"""No words are cut, in a language whose every text is two fifths longer than the English."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize, QTranslator
from PySide6.QtWidgets import QApplication, QScrollArea

from scopa_desktop.rules.seating import PAIRS, THREE, TWO, Seating
from scopa_desktop.ui.guide.guide_dialog import GuideDialog
from scopa_desktop.ui.theme import fonts
from tests.looping import check_all
from tests.sampling import parametrize_some

from .conftest import QUICK, MakeGame, deleted_afterwards
from .pseudo import compiled, write_pseudo
from .room import cramped, tips, watch_painting
from .sheets import Sheets

ROOT = Path(__file__).resolve().parents[2]
SIZES = ((1280, 800), (640, 480))


@pytest.fixture(scope="module")
def longer_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The longer language as Qt reads it."""
    source = tmp_path_factory.mktemp("pseudo") / "pseudo.ts"
    write_pseudo(ROOT / "translations" / "scopa_desktop_it.ts", source)
    return compiled(source)


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
def pseudo(qapp: QApplication, face: None, longer_language: Path) -> Iterator[None]:
    """All texts are in the longer language."""
    translator, before = QTranslator(), qapp.font()
    assert translator.load(str(longer_language))
    fonts.set_application_font(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    qapp.setFont(before)


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The painted texts that do not fit."""
    return watch_painting(monkeypatch)


@parametrize_some("name", Sheets.names(), default=Sheets.names()[1::4])
def test_every_sheet_has_room_for_its_words(
    sheets: Sheets, pseudo: None, shortened: set[str], name: str
) -> None:
    with deleted_afterwards(sheets.make(name)) as sheet:
        is_page = isinstance(sheet, GuideDialog)
        assert is_page or sheet.windowTitle().startswith("["), "not the title of a page"

        def has_room(size: tuple[int, int]) -> None:
            shortened.clear()
            sheet.resize(QSize(*size) - QSize(40, 40))
            sheet.show()
            for _ in range(3):
                QCoreApplication.processEvents()
            areas = sheet.findChildren(QScrollArea)
            # A page of the settings that was not chosen yet has no content.
            contents = [content for area in areas if (content := area.widget())]
            assert bool(contents) is bool(areas)
            for content in contents:
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
    game.window.view.messages.report("[Á séntêñçê thát ïs nôt shórt]" * 3)
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
