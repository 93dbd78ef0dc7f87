"""Text size, light and dark: settings that the whole window follows at once."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QCheckBox, QListView, QRadioButton, QToolButton
from pytestqt.qtbot import QtBot

from scopa_desktop.play.storage.settings import COLOUR_SCHEMES, TEXT_SIZES, Settings
from scopa_desktop.rules.seating import FOUR
from scopa_desktop.ui.dialogs.about_dialog import AboutDialog
from scopa_desktop.ui.move_list.move_list_panel import MoveListPanel
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.settings.settings_dialog import SettingsDialog
from scopa_desktop.ui.settings.settings_pages import TablePreview
from scopa_desktop.ui.theme.colours import DARK_PALETTE, LIGHT_PALETTE
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import TEXT_FACTORS, font, set_application_font, text_scale
from scopa_desktop.ui.theme.painting import fitting_font, text_width
from scopa_desktop.ui.theme.theme_settings import ThemeSettings
from scopa_desktop.ui.widgets.buttons import Button
from scopa_desktop.ui.widgets.headings import BodyLabel
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.paged_dialog import PageList
from scopa_desktop.ui.widgets.screen_space import ScrollPage
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice

from ..conftest import Game, MakeGame, show_active, show_widget

ACCESSIBILITY = 5
SMALL = QSize(640, 440)


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[ThemeSettings]:
    settings = ThemeSettings(qapp)
    before = qapp.font()
    set_application_font(qapp)
    yield settings
    settings.apply(Settings())
    qapp.setFont(before)


@pytest.fixture
def game(open_game: MakeGame, theme: ThemeSettings) -> Game:
    """The window, which follows the settings as in the application."""
    game = open_game()
    game.store.changes("colour_scheme", "table_colour", "text_size").connect(theme.apply)
    return game


def set_text_size(game: Game, text_size: str) -> None:
    """Change the setting; Qt tells the windows from the event loop."""
    game.change(text_size=text_size)
    QApplication.processEvents()


def is_other_picture(preview: TablePreview, before: QImage) -> bool:
    return preview.pixmap().toImage() != before


# The settings themselves


def test_every_text_size_has_a_factor_and_the_first_is_the_normal_one() -> None:
    assert tuple(TEXT_FACTORS) == TEXT_SIZES
    factors = list(TEXT_FACTORS.values())
    assert factors[0] == 1.0
    assert factors == sorted(set(factors))


@pytest.mark.parametrize("scheme", COLOUR_SCHEMES)
def test_a_scheme_of_the_settings_overrides_the_system(theme: ThemeSettings, scheme: str) -> None:
    system = current_palette()
    theme.apply(Settings(colour_scheme=scheme))
    expected = {"system": system, "light": LIGHT_PALETTE, "dark": DARK_PALETTE}
    assert current_palette() is expected[scheme]
    theme.apply(Settings())
    assert current_palette() is system


def test_the_text_scale_follows_and_has_a_limit(
    theme: ThemeSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    normal = text_scale()
    theme.apply(Settings(text_size="larger"))
    assert text_scale() == pytest.approx(min(2.0, normal * 1.3))
    monkeypatch.setattr("scopa_desktop.ui.theme.fonts.system_text_scale", lambda: 1.9)
    assert text_scale() == 2.0


# The window


def test_all_texts_of_the_window_follow_the_text_size(game: Game) -> None:
    game.begin()
    game.window.show_moves(True)
    game.view.messages.report("Everything was saved.")

    def sizes() -> dict[str, float]:
        panel = game.window.findChildren(MoveListPanel)[0]
        return {
            "application": QApplication.font().pixelSize(),
            "menu": game.window.menuBar().font().pixelSize(),
            "message": game.message.height(),
            "moves": panel.findChildren(QListView)[0].sizeHintForRow(0),
            "pile label": game.view.table_scene.static_items.pile_labels[0].px,
            "action button": game.primary.sizeHint().height(),
        }

    normal = sizes()
    set_text_size(game, "largest")
    large = sizes()
    assert all(large[part] > 1.25 * normal[part] for part in normal), (normal, large)
    set_text_size(game, "normal")
    assert sizes() == normal


def test_the_headline_has_room_at_every_text_size(game: Game) -> None:
    game.begin()
    for text_size in TEXT_SIZES:
        set_text_size(game, text_size)
        bar = game.window.menuBar()
        tools = [each for each in bar.findChildren(QToolButton) if each.isVisible()]
        assert tools
        for tool in tools:
            corner = tool.mapTo(bar, tool.rect().bottomRight())
            assert bar.rect().contains(corner)


def test_the_largest_text_leaves_a_small_table_playable(
    open_game: MakeGame, theme: ThemeSettings
) -> None:
    theme.apply(Settings(text_size="largest"))
    game = open_game(size=SMALL)
    game.begin(seating=FOUR)
    for _ in range(3):
        game.play_by_mouse(game.moves()[0])
        game.to_own_turn()
    viewport = game.view.viewport().rect()
    for button in (game.primary, game.secondary):
        assert not button.isVisible() or viewport.contains(button.geometry())
    layout = game.view.table_scene.table_layout
    assert layout is not None
    for card in game.view.table_scene.own_hand():
        box = game.view.table_scene.cards[card].scene_box().toRect()
        assert viewport.contains(box.adjusted(2, 2, -2, -2))


# The dialog of the settings


def test_the_settings_grow_with_the_text_and_stay_on_the_screen(
    game: Game, art: CardArt, qtbot: QtBot
) -> None:
    dialog = SettingsDialog(game.store, art, game.window, profiles=game.profiles)
    show_active(qtbot, dialog)
    dialog.select_page(ACCESSIBILITY)

    def sizes() -> ChoiceBox:
        return next(each for each in dialog.findChildren(ChoiceBox) if each.isVisible())

    height = sizes().height()
    label = next(each for each in dialog.findChildren(BodyLabel) if each.isVisible())
    label_size = label.font().pixelSize()
    sizes().setFocus()
    for _ in range(3):
        qtbot.keyClick(sizes(), Qt.Key.Key_Down)
    assert game.store.current.text_size == "largest"
    qtbot.waitUntil(lambda: sizes().height() > height)
    qtbot.waitUntil(lambda: len(dialog.findChildren(PageList)) == 1)
    assert sizes().hasFocus() and "150" in sizes().currentText()
    labels = [each for each in dialog.findChildren(BodyLabel) if each.isVisible()]
    assert min(each.font().pixelSize() for each in labels) > label_size
    assert all(
        dialog.rect().contains(button.geometry())
        for button in dialog.findChildren(Button)
        if button.isVisible()
    )
    screen = dialog.screen().availableGeometry()
    assert screen.contains(dialog.geometry().intersected(screen))
    assert dialog.geometry().width() <= screen.width()


@pytest.mark.parametrize("language", ["en", "de", "pt_BR"])
def test_the_pages_beside_their_list_fit_with_the_largest_texts(
    open_game: MakeGame, art: CardArt, qtbot: QtBot, language: str
) -> None:
    game = open_game(Settings(speed="off", sounds=False, language=language))
    game.change(text_size="double")
    dialog = SettingsDialog(game.store, art, game.window, profiles=game.profiles)
    show_active(qtbot, dialog)
    dialog.resize(840, 700)
    for number in range(ACCESSIBILITY + 1):
        dialog.select_page(number)
        [page] = [each for each in dialog.findChildren(ScrollPage) if each.isVisible()]
        content = page.widget()
        assert content is not None
        assert content.minimumSizeHint().width() <= page.viewport().width(), number


def test_the_preview_follows_the_settings_of_the_table(
    game: Game, art: CardArt, qtbot: QtBot
) -> None:
    game.begin()
    dialog = SettingsDialog(
        game.store, art, game.window, profiles=game.profiles, table=game.window.view
    )
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.select_page(ACCESSIBILITY)
    [preview] = dialog.findChildren(TablePreview)
    qtbot.waitUntil(lambda: not preview.pixmap().isNull())
    for name in ("Left-handed table", "Large cards", "High contrast"):
        before = preview.pixmap().toImage()
        check = next(
            each for each in dialog.findChildren(QCheckBox) if each.text().replace("&", "") == name
        )
        qtbot.mouseClick(check, Qt.MouseButton.LeftButton, pos=QPoint(12, check.height() // 2))
        qtbot.waitUntil(partial(is_other_picture, preview, before))


def test_dark_is_in_force_at_once_also_in_the_open_dialog(
    game: Game, art: CardArt, qtbot: QtBot
) -> None:
    dialog = show_widget(
        qtbot, SettingsDialog(game.store, art, game.window, profiles=game.profiles)
    )
    dialog.select_page(ACCESSIBILITY)
    choice = next(
        each
        for each in dialog.findChildren(SegmentedChoice)
        if each.accessibleName() == "Light or dark"
    )
    dark = next(each for each in choice.findChildren(QRadioButton) if each.text() == "Dark")
    qtbot.mouseClick(dark, Qt.MouseButton.LeftButton)
    assert game.store.current.colour_scheme == "dark"
    assert DARK_PALETTE.background in dialog.styleSheet()
    game.change(colour_scheme="light")
    assert LIGHT_PALETTE.background in dialog.styleSheet()


def test_a_dialog_opens_larger_with_larger_text(game: Game, art: CardArt, qtbot: QtBot) -> None:
    """Where the screen has room, so that both of its parts are still side by side."""
    normal = AboutDialog()
    qtbot.addWidget(normal)
    set_text_size(game, "large")
    large = AboutDialog()
    qtbot.addWidget(large)
    room = large.screen().availableSize()
    assert normal.width() < large.width() <= room.width()


# Texts that do not fit


@pytest.mark.parametrize("name", ["Donna Rosa", "Beatrice", "Guglielmo", "Zia Pina"])
def test_a_name_of_ten_letters_fits_the_narrowest_plaque(qapp: QApplication, name: str) -> None:
    """66 logical pixels wide on a small screen, less a margin of 8."""
    width = 58.0
    assert text_width(name, fitting_font(name, 14, width, bold=True)) <= width


def test_a_text_that_fits_keeps_its_size(qapp: QApplication) -> None:
    assert fitting_font("Nino", 14, 200, bold=True) == font(14, True)
