"""Characters are given seats."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from scopa_desktop.ai.levels import LEVELS
from scopa_desktop.play.session.seats import SeatedPerson
from scopa_desktop.play.storage.database import Database
from scopa_desktop.play.storage.paths import data_folder
from scopa_desktop.play.storage.profiles import DEFAULT_NAME, Profile, ProfileStore, new_profile
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.players import PERSON, Player
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
from scopa_desktop.ui.pictures.portraits import portraits_by_seat, portraits_of
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.tiles import CharacterTile

from ..conftest import show_active
from ..parts import open_menu, texts_of


def shown(qtbot: QtBot, picker: OpponentPicker) -> OpponentPicker:
    """The picker, shown together with what it leaves to its owner."""
    layout = picker.layout()
    assert layout is not None
    layout.addWidget(picker.together)
    layout.addWidget(picker.more)
    show_active(qtbot, picker, QSize(620, picker.sizeHint().height()))
    return picker


def table(qtbot: QtBot, art: CardArt, seating: Seating) -> OpponentPicker:
    seat_levels = ("casual", "casual", "beginner")
    made = OpponentPicker(art, "Ada", seating=seating, seat_levels=seat_levels)
    return shown(qtbot, made)


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
    assert own.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert not own.isCheckable()
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
    boxes = picker.more.findChildren(QCheckBox)
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


def test_a_traditional_partner_is_kept_under_their_own_id(qtbot: QtBot, art: CardArt) -> None:
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
    profiles = ProfileStore(Database(data_folder()))
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
    return shown(qtbot, picker)


def click_box(qtbot: QtBot, box: QCheckBox) -> None:
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))


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


def test_another_person_takes_the_seat_of_a_single_opponent(qtbot: QtBot, art: CardArt) -> None:
    picker = table_with_people(qtbot, art, TWO)
    assert persons(picker) == ()
    with qtbot.waitSignal(picker.changed):
        click_box(qtbot, picker.together)
    assert persons(picker) == (SeatedPerson("Otto & Söhne", OTTO.id),)
    assert not any(tile.isChecked() for tile in picker.findChildren(CharacterTile))
    assert [tile.accessibleName() for tile in seats(picker)] == [
        "Ada", "seat 1, opposite: Otto & Söhne",
    ]  # fmt: skip
    choose_person(qtbot, picker, 1)
    assert persons(picker) == (SeatedPerson(NINA.name, NINA.id),)
    click(qtbot, face(picker, "Nino"))
    assert persons(picker) == ()
    assert not picker.together.isChecked()
    assert picker.levels == ("beginner",)
    assert not seats(picker)


def test_without_other_profiles_the_other_person_is_a_guest(qtbot: QtBot, art: CardArt) -> None:
    picker = shown(qtbot, OpponentPicker(art, "Ada", seating=TWO, seat_levels=("casual",) * 3))
    click_box(qtbot, picker.together)
    assert persons(picker) == (SeatedPerson("Guest"),)
    with qtbot.waitSignal(picker.changed):
        click_box(qtbot, picker.together)
    assert persons(picker) == ()
    assert picker.levels == ("casual",)


def test_who_only_watches_has_nobody_beside(qtbot: QtBot, art: CardArt) -> None:
    picker = table_with_people(qtbot, art, TWO)
    click_box(qtbot, next(box for box in picker.more.findChildren(QCheckBox) if box.isVisible()))
    assert picker.own_level
    assert picker.differences == ["only watching"]
    assert not picker.together.isEnabled()


def test_people_and_characters_are_mixed(qtbot: QtBot, art: CardArt) -> None:
    picker = table_with_people(qtbot, art, PAIRS)
    click_box(qtbot, picker.together)
    click(qtbot, face(picker, "Nino"))
    choose_person(qtbot, picker, 1)
    otto, nina = SeatedPerson(OTTO.name, OTTO.id), SeatedPerson(NINA.name, NINA.id)
    assert persons(picker) == (otto, None, nina)
    assert picker.levels[1] == "beginner"
    choose_person(qtbot, picker, 1)
    assert persons(picker) == (nina, None, None), "a profile sits in one seat only"
    picker.set_seating(TWO)
    assert persons(picker) == (nina,)


def test_conventions_are_not_offered_for_a_person(qtbot: QtBot, art: CardArt) -> None:
    picker = table_with_people(qtbot, art, PAIRS)
    click(qtbot, seats(picker)[2])
    click_box(qtbot, picker.together)
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
    timer = QTimer(picker)
    timer.setInterval(5)
    timer.timeout.connect(answer)
    timer.start()
    click_box(qtbot, picker.together)
    choose_person(qtbot, picker, 3)
    qtbot.waitUntil(lambda: persons(picker) == (SeatedPerson("Zio Pippo"),))
    assert was_refused == [True], "a guest has a name"


@pytest.mark.parametrize("seating", [TWO, THREE, PAIRS], ids=str)
def test_people_have_the_portraits_that_they_will_have_at_the_table(
    qtbot: QtBot, art: CardArt, seating: Seating
) -> None:
    profiles = profiles_of(NINA)
    own = profiles.current.name
    seated = [SeatedPerson("Zio Pippo"), SeatedPerson(NINA.name, NINA.id), SeatedPerson("Bice")]
    picker = OpponentPicker(
        art,
        own,
        seating=seating,
        seat_levels=("casual",) * 3,
        profiles=profiles,
        seat_persons=seated,
    )
    show_active(qtbot, picker)
    people = seated[: seating.players - 1]
    players = [Player(own, PERSON), *(Player(person.name, PERSON) for person in people)]
    match = Match(SCOPA, seating, players, 1)
    at_table = portraits_by_seat(match, profiles.current, profiles.profiles)
    assert [tile.portrait for tile in seats(picker)][-len(people) :] == at_table[1:]
    assert len(set(at_table)) == len(at_table)


def test_guests_keep_their_portraits_in_other_seats_and_when_others_leave() -> None:
    ada = Profile("a" * 32, "Ada")
    names = ("Ada", "Zio Pippo", "Bice", "Otto")
    players = [Player(name, PERSON) for name in names]

    def portraits(now: Sequence[Player], first: Sequence[Player]) -> dict[str, str]:
        found = portraits_of(now, first, ada, [ada], is_named=True)
        return {player.name: each for player, each in zip(now, found, strict=True)}

    before = portraits(players, players)
    drawn = [players[seat] for seat in (0, 3, 1, 2)]
    assert portraits(drawn, drawn) == before
    for left in range(4):
        now = [*players[:left], Player("Nino", "beginner"), *players[left + 1 :]]
        after = portraits(now, players)
        assert after.items() - before.items() == {("Nino", "nino")}


def test_a_profile_is_made_for_a_seat(qtbot: QtBot, art: CardArt) -> None:
    profiles = profiles_of()
    picker = OpponentPicker(art, "Ada", seating=TWO, seat_levels=("casual",) * 3, profiles=profiles)
    shown(qtbot, picker)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ProfileNameDialog):
            timer.stop()
            qtbot.keyClicks(dialog.field, "Pia")
            qtbot.keyClick(dialog.field, Qt.Key.Key_Return)

    timer = QTimer(picker)
    timer.setInterval(5)
    timer.timeout.connect(answer)
    timer.start()
    click_box(qtbot, picker.together)
    choose_person(qtbot, picker, 0)
    qtbot.waitUntil(lambda: bool(profiles.others))
    (made,) = profiles.others
    assert persons(picker) == (SeatedPerson("Pia", made.id),)
    assert made.portrait != profiles.current.portrait


def test_people_without_a_name_are_called_as_at_the_table(qtbot: QtBot, art: CardArt) -> None:
    profiles = profiles_of(new_profile())
    picker = OpponentPicker(
        art, DEFAULT_NAME, seating=TWO, seat_levels=("casual",) * 3, profiles=profiles
    )
    shown(qtbot, picker)
    click_box(qtbot, picker.together)
    assert [tile.accessibleName() for tile in seats(picker)] == [
        "Player 1", "seat 1, opposite: Player 2",
    ]  # fmt: skip


def expected_points(level_id: str) -> list[str]:
    level = LEVELS[level_id]
    return [f"Strong point: {level.good_at}.", f"Weak point: {level.bad_at}."]


def lines(picker: OpponentPicker) -> list[str]:
    """The visible sentences about a character."""
    temperament = LEVELS["beginner"].description
    return [text for text in texts_of(picker) if temperament in text]


def test_a_face_is_described_while_the_pointer_is_on_it(qtbot: QtBot, art: CardArt) -> None:
    picker = table(qtbot, art, TWO)
    picker.together.setFocus()
    assert not lines(picker)
    height = picker.heightForWidth(picker.width())
    nino = face(picker, "Nino")
    QApplication.sendEvent(nino, QEvent(QEvent.Type.Enter))
    assert lines(picker)
    assert picker.heightForWidth(picker.width()) == height, "nothing moves under the pointer"
    QApplication.sendEvent(nino, QEvent(QEvent.Type.Leave))
    assert not lines(picker)


@pytest.mark.parametrize("level_id", LEVELS)
def test_the_points_are_in_the_tool_tip_and_for_screen_readers(
    qtbot: QtBot, art: CardArt, level_id: str
) -> None:
    tile = face(table(qtbot, art, TWO), LEVELS[level_id].name)
    for sentence in expected_points(level_id):
        assert sentence in tile.toolTip()
        assert sentence in tile.accessibleDescription()
