"""Characters are given seats."""

import pytest
from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.session.seats import SeatedPerson
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.profiles import (
    DEFAULT_NAME,
    PROFILES_FILE,
    Profile,
    ProfileStore,
    new_profile,
)
from scopa_desktop.rules.seating import FOUR, PAIRS, THREE, TWO, Seating
from scopa_desktop.ui.new_game.name_dialog import GuestNameDialog, ProfileNameDialog
from scopa_desktop.ui.new_game.opponent_picker import (
    OpponentPicker,
    SeatTile,
    rung_sentence,
    seat_numbers,
    seat_places,
)
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.tiles import CharacterTile

from ..conftest import show_active
from ..parts import open_menu


def table(qtbot: QtBot, art: CardArt, seating: Seating) -> OpponentPicker:
    seat_levels = ("casual", "casual", "beginner")
    made = OpponentPicker(art, "Ada", seating=seating, seat_levels=seat_levels)
    return show_active(qtbot, made, QSize(620, made.sizeHint().height()))


def face(picker: OpponentPicker, name: str) -> CharacterTile:
    return next(tile for tile in picker.findChildren(CharacterTile) if tile.text() == name)


def seats(picker: OpponentPicker) -> list[SeatTile]:
    return [tile for tile in picker.findChildren(SeatTile) if tile.isVisible()]


def click(qtbot: QtBot, tile: CharacterTile | SeatTile) -> None:
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)


def test_one_opponent_is_exchanged_with_a_click(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, TWO)
    assert not seats(picker)
    with qtbot.waitSignal(picker.changed):
        click(qtbot, face(picker, "Donna Rosa"))
    assert picker.levels == ("skilled",)
    assert face(picker, "Donna Rosa").isChecked()
    assert not face(picker, "Beppe").isChecked()


def test_a_click_on_the_one_who_sits_there_changes_nothing(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, TWO)
    click(qtbot, face(picker, "Beppe"))
    assert picker.levels == ("casual",)
    assert face(picker, "Beppe").isChecked()


def test_clicks_fill_the_seats_in_turn(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, FOUR)
    for name in ("Nino", "Donna Rosa", "Beppe", "Donna Rosa"):
        click(qtbot, face(picker, name))
    assert picker.levels == ("skilled", "skilled", "casual")


def test_a_seat_can_be_chosen_first(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, THREE)
    _, _, left = seats(picker)
    click(qtbot, left)
    assert left.isChecked()
    click(qtbot, face(picker, "Nino"))
    assert picker.levels == ("casual", "beginner")


def test_the_keyboard_seats_too(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, THREE)
    qtbot.keyClick(seats(picker)[2], Qt.Key.Key_Space)
    qtbot.keyClick(face(picker, "Donna Rosa"), Qt.Key.Key_Space)
    assert picker.levels == ("casual", "skilled")


def test_the_own_seat_is_shown_but_not_given_away(qtbot: QtBot, art: CardArt) -> None:
    own, *others = seats(table(qtbot, art, PAIRS))
    assert own.text() == "Ada"
    assert not own.isEnabled()
    assert [tile.text() for tile in others] == ["Beppe", "Beppe 2", "Nino"]
    assert [tile.isChecked() for tile in others] == [True, False, False]


def test_who_sits_where_is_read_by_screen_readers(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, PAIRS)
    assert seats(picker)[2].accessibleName() == "seat 2, partner: Beppe 2"
    assert "seat 1,2" in face(picker, "Beppe").accessibleName()


def test_another_table_keeps_the_people(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, FOUR)
    picker.set_seating(TWO)
    assert [*picker.levels] == ["casual"]
    assert not face(picker, "Nino").isChecked()
    picker.set_seating(PAIRS)
    assert [*picker.levels] == ["casual", "casual", "beginner"]
    assert face(picker, "Nino").isChecked()


@pytest.mark.parametrize(
    ("seating", "places"),
    [
        (TWO, ("opposite",)),
        (THREE, ("right", "left")),
        (FOUR, ("right", "opposite", "left")),
        (PAIRS, ("right", "partner", "left")),
    ],
)
def test_play_goes_round_to_the_right(seating: Seating, places: tuple[str, ...]) -> None:
    assert seat_places(seating) == places


def test_seals_have_room_for_three_signs() -> None:
    assert [seat_numbers(each) for each in ([], [2], [1, 3], [1, 2, 3])] == ["", "2", "1,3", "1–3"]


def tradition(picker: OpponentPicker) -> QCheckBox:
    boxes = picker.findChildren(QCheckBox)
    return next(box for box in boxes if "conventions" in box.text())


def test_only_a_partner_can_play_by_tradition(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, FOUR)
    assert not tradition(picker).isVisible()
    picker.set_seating(PAIRS)
    assert tradition(picker).isVisible()


def test_tradition_is_for_those_who_know_it(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, PAIRS)
    assert not tradition(picker).isEnabled()
    click(qtbot, seats(picker)[2])
    click(qtbot, face(picker, "Aurelio"))
    assert tradition(picker).isEnabled()


def test_a_traditional_partner_is_kept_under_his_own_id(qtbot: QtBot, art: CardArt) -> None:
    seat_levels = ("casual", "master_traditional", "beginner")
    picker = OpponentPicker(art, "Ada", seating=PAIRS, seat_levels=seat_levels)
    qtbot.addWidget(picker)
    assert tradition(picker).isChecked()
    assert picker.levels == picker.seat_levels == seat_levels
    picker.set_seating(FOUR)
    assert picker.levels == ("casual", "master", "beginner")
    with qtbot.waitSignal(picker.changed):
        tradition(picker).setChecked(False)
    picker.set_seating(PAIRS)
    assert picker.levels == ("casual", "master", "beginner")


def test_a_partner_who_knows_the_conventions_follows_them(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, PAIRS)
    assert not tradition(picker).isChecked()
    click(qtbot, seats(picker)[2])
    click(qtbot, face(picker, "Aurelio"))
    assert tradition(picker).isChecked()
    assert picker.levels[1] == "master_traditional"
    tradition(picker).click()
    assert picker.levels[1] == "master"
    for character in ("Nino", "Don Ciro"):
        click(qtbot, seats(picker)[2])
        click(qtbot, face(picker, character))
    assert not tradition(picker).isChecked()
    assert picker.levels[1] == "strong"


def test_a_partner_without_the_conventions_is_kept_without(qtbot: QtBot, art: CardArt) -> None:
    seat_levels = ("casual", "master", "beginner")
    picker = OpponentPicker(art, "Ada", seating=PAIRS, seat_levels=seat_levels)
    qtbot.addWidget(picker)
    assert not tradition(picker).isChecked()
    assert picker.levels == seat_levels


def test_players_who_know_the_conventions_are_listed(qtbot: QtBot, art: CardArt) -> None:
    seat_levels = ("casual", "beginner", "casual")
    picker = OpponentPicker(art, "Ada", seating=PAIRS, seat_levels=seat_levels)
    qtbot.addWidget(picker)
    assert tradition(picker).toolTip() == (
        "These players know the conventions: Don Ciro and Aurelio."
    )


def test_the_matched_player_says_where_they_stand(qtbot: QtBot, art: CardArt) -> None:
    seat_levels = ("matched_30", "casual", "beginner")
    picker = OpponentPicker(art, "Ada", seating=TWO, seat_levels=seat_levels, rung=2.4)
    qtbot.addWidget(picker)
    # The rung of an earlier match is replaced by that of now.
    assert picker.levels == ("matched_240",)
    assert face(picker, "Luna").isChecked()
    assert "between Beppe and Donna Rosa" in face(picker, "Luna").toolTip()
    click(qtbot, face(picker, "Nino"))
    assert picker.levels == ("beginner",)


@pytest.mark.parametrize(
    ("rung", "sentence"),
    [
        (0.0, "For now as strong as Nino in this game."),
        (1.95, "For now as strong as Beppe in this game."),
        (3.5, "For now between Donna Rosa and Don Ciro in this game."),
        (5.0, "For now as strong as Aurelio in this game."),
    ],
)
def test_a_rung_is_named_by_the_characters_around_it(rung: float, sentence: str) -> None:
    assert rung_sentence(rung) == sentence


# --- people at this screen ----------------------------------------------------------------------

OTTO = Profile("0" * 31 + "1", "Otto & Söhne", "nonno")
NINA = Profile("0" * 31 + "2", "Nina", "nonna")


def profiles_of(*others: Profile) -> ProfileStore:
    """A current profile without a name, and others."""
    profiles = ProfileStore(data_folder() / PROFILES_FILE)
    for profile in others:
        profiles.add(profile)
    return profiles


def table_with_people(qtbot: QtBot, art: CardArt, seating: Seating) -> OpponentPicker:
    picker = OpponentPicker(
        art,
        "Ada",
        seating=seating,
        seat_levels=("casual", "casual", "beginner"),
        profiles=profiles_of(OTTO, NINA),
    )
    return show_active(qtbot, picker, QSize(620, picker.sizeHint().height()))


def persons(picker: OpponentPicker) -> tuple[SeatedPerson | None, ...]:
    return picker.persons


def choose_person(qtbot: QtBot, picker: OpponentPicker, index: int) -> None:
    """Click the link and an entry of its menu."""
    qtbot.mouseClick(picker.findChild(LinkButton), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = open_menu()
    entries = [action for action in menu.actions() if not action.isSeparator()]
    qtbot.mouseClick(
        menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entries[index]).center()
    )


def test_a_person_takes_the_seat_of_a_single_opponent(qtbot: QtBot, art: CardArt) -> None:
    picker = table_with_people(qtbot, art, TWO)
    assert persons(picker) == ()
    with qtbot.waitSignal(picker.changed):
        choose_person(qtbot, picker, 0)
    assert persons(picker) == (SeatedPerson("Otto & Söhne", OTTO.id),)
    assert not any(tile.isChecked() for tile in picker.findChildren(CharacterTile))
    assert [tile.accessibleName() for tile in seats(picker)] == [
        "Ada", "seat 1, opposite: Otto & Söhne",
    ]  # fmt: skip
    click(qtbot, face(picker, "Nino"))
    assert persons(picker) == ()
    assert picker.levels == ("beginner",)
    assert not seats(picker)


def test_people_and_characters_are_mixed(qtbot: QtBot, art: CardArt) -> None:
    picker = table_with_people(qtbot, art, PAIRS)
    choose_person(qtbot, picker, 1)
    click(qtbot, face(picker, "Nino"))
    choose_person(qtbot, picker, 0)
    otto, nina = SeatedPerson(OTTO.name, OTTO.id), SeatedPerson(NINA.name, NINA.id)
    assert persons(picker) == (nina, None, otto)
    assert picker.levels[1] == "beginner"
    choose_person(qtbot, picker, 0)
    assert persons(picker) == (otto, None, None), "a profile sits in one seat only"
    picker.set_seating(TWO)
    assert persons(picker) == (otto,)


def test_conventions_are_not_offered_for_a_person(qtbot: QtBot, art: CardArt) -> None:
    picker = table_with_people(qtbot, art, PAIRS)
    click(qtbot, seats(picker)[2])
    choose_person(qtbot, picker, 0)
    assert not tradition(picker).isVisible()


def test_a_guest_gives_a_name(qtbot: QtBot, art: CardArt) -> None:
    picker = table_with_people(qtbot, art, TWO)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, GuestNameDialog):
            return
        timer.stop()
        field = dialog.findChild(QLineEdit)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        was_refused.append(dialog.isVisible())
        qtbot.keyClicks(field, " Zio Pippo ")
        qtbot.keyClick(field, Qt.Key.Key_Return)

    was_refused: list[bool] = []
    timer = QTimer(picker, interval=5)
    timer.timeout.connect(answer)
    timer.start()
    choose_person(qtbot, picker, 3)
    qtbot.waitUntil(lambda: persons(picker) != ())
    assert persons(picker) == (SeatedPerson("Zio Pippo"),)
    assert was_refused == [True], "a guest has a name"


def test_a_profile_is_made_for_a_seat(qtbot: QtBot, art: CardArt) -> None:
    profiles = profiles_of()
    picker = OpponentPicker(art, "Ada", seating=TWO, seat_levels=("casual",) * 3, profiles=profiles)
    show_active(qtbot, picker)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ProfileNameDialog):
            timer.stop()
            qtbot.keyClicks(dialog.field, "Pia")
            qtbot.keyClick(dialog.field, Qt.Key.Key_Return)

    timer = QTimer(picker, interval=5)
    timer.timeout.connect(answer)
    timer.start()
    choose_person(qtbot, picker, 0)
    qtbot.waitUntil(lambda: persons(picker) != ())
    (made,) = profiles.others
    assert persons(picker) == (SeatedPerson("Pia", made.id),)
    assert made.portrait != profiles.current.portrait


def test_people_without_a_name_are_called_as_at_the_table(qtbot: QtBot, art: CardArt) -> None:
    profiles = profiles_of(new_profile())
    picker = OpponentPicker(
        art, DEFAULT_NAME, seating=TWO, seat_levels=("casual",) * 3, profiles=profiles
    )
    show_active(qtbot, picker)
    choose_person(qtbot, picker, 0)
    assert [tile.accessibleName() for tile in seats(picker)] == [
        "Player 1", "seat 1, opposite: Player 2",
    ]  # fmt: skip


def points(picker: OpponentPicker) -> list[str]:
    """The visible lines about what a character does well and badly."""
    labels = (label for label in picker.findChildren(QLabel) if label.isVisible())
    return [line for label in labels for line in label.text().splitlines() if " point: " in line]


def without_focus(picker: OpponentPicker) -> OpponentPicker:
    focused = picker.focusWidget()
    assert focused is not None
    focused.clearFocus()
    return picker


def expected_points(level_id: str) -> list[str]:
    level = LEVELS[level_id]
    return [f"Strong point: {level.good_at}.", f"Weak point: {level.bad_at}."]


def test_the_opponents_strong_and_weak_points_are_shown(qtbot: QtBot, art: CardArt) -> None:
    picker = without_focus(table(qtbot, art, TWO))
    assert points(picker) == expected_points("casual")
    click(qtbot, face(picker, "Donna Rosa"))
    assert points(picker) == expected_points("skilled")
    click(qtbot, face(picker, "Luna"))
    assert not points(picker)


def test_a_face_shows_the_points_while_the_pointer_is_on_it(qtbot: QtBot, art: CardArt) -> None:
    picker = without_focus(table(qtbot, art, FOUR))
    assert not points(picker)
    height = picker.heightForWidth(picker.width())
    nino = face(picker, "Nino")
    QApplication.sendEvent(nino, QEvent(QEvent.Type.Enter))
    assert points(picker) == expected_points("beginner")
    assert picker.heightForWidth(picker.width()) == height, "nothing moves under the pointer"
    QApplication.sendEvent(nino, QEvent(QEvent.Type.Leave))
    assert not points(picker)


@pytest.mark.parametrize("level_id", LEVELS)
def test_the_points_are_in_the_tool_tip_and_for_screen_readers(
    qtbot: QtBot, art: CardArt, level_id: str
) -> None:
    tile = face(table(qtbot, art, TWO), LEVELS[level_id].name)
    for sentence in expected_points(level_id):
        assert sentence in tile.toolTip()
        assert sentence in tile.accessibleDescription()


@pytest.mark.parametrize("width", [1000, 520, 320])
def test_long_points_wrap(qtbot: QtBot, art: CardArt, width: int) -> None:
    picker = table(qtbot, art, TWO)
    picker.resize(width, picker.heightForWidth(width))
    [label] = [each for each in picker.findChildren(QLabel) if " point: " in each.text()]
    assert label.height() >= label.heightForWidth(label.width())
