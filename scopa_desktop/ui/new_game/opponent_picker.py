"""The choice of the other players, and of their seats if there are several."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QDialog, QSizePolicy, QWidget

from scopa_desktop.ai.levels import (
    FIRST_RUNG,
    LEVELS,
    MATCHED,
    Level,
    character_id,
    keeps_conventions,
    matched_level,
    with_conventions,
    without_conventions,
)
from scopa_desktop.play.session.seats import SeatedPerson
from scopa_desktop.play.storage.profiles import OWN_PORTRAIT, Profile, ProfileStore, new_profile
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import Seating
from scopa_desktop.ui.new_game.game_choice import (
    all_seat_persons,
    numbered_names,
    partners,
    unused_level,
)
from scopa_desktop.ui.new_game.name_dialog import GuestNameDialog, ProfileNameDialog
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.pictures.portraits import free_portrait, portraits_of
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.boxes import STRETCH, hbox, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import BodyLabel, caption, secondary_label
from scopa_desktop.ui.widgets.inputs import CheckBox
from scopa_desktop.ui.widgets.label_button import LabelButton
from scopa_desktop.ui.widgets.menu import Menu
from scopa_desktop.ui.widgets.plain_text import button_text, set_tool_tip
from scopa_desktop.ui.widgets.portrait_label import PortraitLabel
from scopa_desktop.ui.widgets.tiles import CharacterTile, NumberBadge, portrait_with_badge
from scopa_desktop.ui.wording.card_wording import own_name, words
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.player_names import numbered_people, profile_names
from scopa_desktop.ui.wording.text_direction import without_marks

_OWN = -1
"""The index of seat 0 among the seats 1 and up."""
_SAME = 0.15
"""Within so much of a rung, a matched player plays like the character on it."""


def rung_sentence(rung: float) -> str:
    """Between which characters a matched player stands."""
    below, share = divmod(rung, 1)
    names = [level.name for level in LEVELS.values()]
    if share < _SAME or share > 1 - _SAME:
        pattern = translate("Levels", "For now as strong as {name} in this game.")
        return pattern.format(name=names[round(rung)])
    pattern = translate("Levels", "For now between {weaker} and {stronger} in this game.")
    return pattern.format(weaker=names[int(below)], stronger=names[int(below) + 1])


def seat_places(seating: Seating) -> tuple[str, ...]:
    """The positions of seats 1 and up as the person sees them; play goes counterclockwise."""
    right, left = translate("Seats", "right"), translate("Seats", "left")
    opposite = translate("Seats", "opposite")
    top_right, top_left = translate("Seats", "top right"), translate("Seats", "top left")
    places = {
        2: (opposite,),
        3: (right, left),
        4: (right, opposite, left),
        5: (right, top_right, top_left, left),
        6: (right, top_right, opposite, top_left, left),
    }[seating.players]
    partner = translate("Seats", "partner")
    return tuple(
        partner if index in partners(seating) else place for index, place in enumerate(places)
    )


def seat_numbers(seats: Sequence[int]) -> str:
    """The numbers of a computer player's seats as a short text for its badge: `1,3`, `1–3`."""
    if len(seats) > 2:
        return f"{seats[0]}–{seats[-1]}"
    return ",".join(map(str, seats))


class SeatTile(LabelButton):
    """A seat: its player and its position."""

    def __init__(self, art: CardArt, place: str, number: int):
        """`number` is 0 for the person's own seat."""
        super().__init__("", "choice")
        self.setCheckable(bool(number))
        self._place = place
        self._number = number
        self.portrait = OWN_PORTRAIT
        self._face = PortraitLabel(art, self.portrait, 34 * text_scale())
        self._name = BodyLabel("", 13, bold=True)
        badge = NumberBadge(17, str(number) if number else "")
        words = vbox(
            STRETCH,
            (self._name, Qt.AlignmentFlag.AlignLeading),
            secondary_label(place, 11.5, wraps=False),
            STRETCH,
            spacing=1,
        )
        face = portrait_with_badge(self._face, badge, Qt.AlignmentFlag.AlignLeading)
        hbox(face, (words, 1), within=self, margins=(7, 3, 7, 3), spacing=6)
        self.setMinimumSize(QSize(128, 52) * text_scale())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.let_clicks_through()
        if not number:  # The person's own seat, which is not chosen.
            self.setProperty("tile", "bare")
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_character(self, portrait: str, name: str) -> None:
        self.portrait = portrait
        self._face.set_portrait(portrait)
        self._name.setText(name)
        self.setText(button_text(name))
        self.setAccessibleName(
            without_marks(self.tr("seat {0}, {1}: {2}").format(self._number, self._place, name))
            if self._number
            else name
        )


class OpponentPicker(QWidget):
    """The computer players of all levels; a click gives one the seat that is to be filled.

    With `together`, somebody else plays at the same screen; a menu says who: another profile or a
    guest. Seat 0 is that of the person, who can leave it to a computer player and watch.

    `together`, and `more` with what is seldom chosen, are laid out by the owner.
    """

    changed = Signal()
    """A seat has another player, or the partner's conventions were changed."""

    def __init__(
        self,
        art: CardArt,
        player_name: str,
        *,
        seating: Seating,
        seat_levels: Sequence[str],
        profiles: ProfileStore | None = None,
        seat_persons: Sequence[SeatedPerson | None] = (),
        own_level: str = "",
        rung: float = FIRST_RUNG,
    ) -> None:
        """`player_name` is that of the profile; without `profiles`, only guests can sit down.

        `seat_persons` are the people in the seats of `seat_levels`, by default none. `own_level` is
        the level id of seat 0 if the person only watches. `rung` is that of the matched player in
        this game.
        """
        super().__init__()
        self._art = art
        self._levels = {**LEVELS, MATCHED: matched_level(rung)}
        """The levels by the ids of their characters."""
        self._player_name = player_name
        self._profiles = profiles
        self._seating = seating
        self._seated = [*map(character_id, seat_levels)]
        """The character of each seat that a game can have, also of those not used now."""
        self._persons = list(all_seat_persons(seat_persons))
        """The person in each of these seats, None where the computer player sits."""
        self._own_seated = character_id(own_level or unused_level(seat_levels))
        """The character of seat 0, also while the person plays."""
        self._next = 0
        """The index of the seat to be filled; `_OWN` for seat 0."""
        self._caption = caption("")
        self._seats = FlowRow(6, 6)
        self._seat_tiles: list[SeatTile] = []
        self._line = secondary_label()
        self._conventions = CheckBox(self.tr("Your partner follows the conventions"))
        self._wants_conventions = all(
            keeps_conventions(seat_levels[index]) or not self._knows_conventions(index)
            for index in partners(seating) or range(len(seat_levels))
        )
        """Whether a partner who knows the conventions follows them."""
        self._conventions.toggled.connect(self._set_conventions)
        self._faces = self._make_faces()
        self._person_button = LinkButton(self.tr("Choose the person…"))
        set_tool_tip(
            self._person_button,
            self.tr("Somebody who sits here too. The hands are covered between your turns."),
        )
        self._person_button.clicked.connect(self._choose_person)
        self.together = CheckBox(self.tr("Another person at this computer"))
        set_tool_tip(self.together, self._person_button.toolTip())
        self.together.toggled.connect(self._set_together)
        self._watch = CheckBox(self.tr("Only watch: a computer player has your seat"))
        set_tool_tip(
            self._watch,
            self.tr("You see the cards of all players, and can sit in for any of them later."),
        )
        self._watch.setChecked(bool(own_level))
        self._watch.toggled.connect(self._set_watching)
        self.more = QWidget()
        """The conventions of the partner, and whether the person only watches."""
        self._lay_out()
        self.set_seating(seating)

    @property
    def seat_levels(self) -> tuple[str, ...]:
        """The level id of each seat that a game can have, also of those not used now."""
        seat_levels = tuple(self._levels[character].id for character in self._seated)
        return tuple(map(with_conventions, seat_levels)) if self._wants_conventions else seat_levels

    @property
    def levels(self) -> tuple[str, ...]:
        """The level ids of seats 1 and up."""
        followers = () if self._is_watching else partners(self._seating)
        levels = self.seat_levels[: self._seating.players - 1]
        return tuple(
            level_id if index in followers else without_conventions(level_id)
            for index, level_id in enumerate(levels)
        )

    @property
    def own_level(self) -> str:
        """The level id of seat 0 if the person only watches; else empty."""
        return self._levels[self._own_seated].id if self._is_watching else ""

    @property
    def differences(self) -> list[str]:
        """What of `more` differs from the usual."""
        differences = [self.tr("only watching")] if self._is_watching else []
        may_follow = self._conventions_apply and self._conventions.isEnabled()
        if may_follow and not self._wants_conventions:
            differences.append(self.tr("partner without conventions"))
        return differences

    @property
    def _is_watching(self) -> bool:
        return self._watch.isChecked()

    @property
    def _conventions_apply(self) -> bool:
        """Whether a computer player is the person's partner."""
        return bool(self._computer_partners)

    @property
    def _computer_partners(self) -> list[int]:
        """The indices of the person's partners that are computer players."""
        indices = () if self._is_watching else partners(self._seating)
        return [index for index in indices if self._persons[index] is None]

    def _knows_conventions(self, index: int) -> bool:
        return self._levels[self._seated[index]].has_conventions

    @property
    def seat_persons(self) -> tuple[SeatedPerson | None, ...]:
        """The person in each seat that a game can have, None where a computer player sits."""
        return tuple(self._persons)

    @property
    def persons(self) -> tuple[SeatedPerson | None, ...]:
        """The people in seats 1 and up, None for a computer player; empty if nobody sits there."""
        if self._is_watching:
            return ()
        sitting = tuple(self._persons[: self._seating.players - 1])
        return sitting if any(sitting) else ()

    def set_seating(self, seating: Seating) -> None:
        self._seating = seating
        self._show_seats()

    def _set_watching(self) -> None:
        self._show_seats()
        self.changed.emit()

    def _show_seats(self) -> None:
        """Show the seats that are to be filled, the first of them first."""
        self._next = _OWN if self._is_watching else 0
        self._caption.setText(self._caption_text())
        self._create_seat_tiles()
        self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._describe_level(watched.property("level"))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self._update_description()
        return False

    def _make_faces(self) -> dict[str, CharacterTile]:
        faces = {}
        for character, level in self._levels.items():
            word = words(level.strength_label, "levels")
            tile = CharacterTile(
                self._art, level.portrait, level.name, level=word, strength=level.strength
            )
            sentences = [self._description(level), *self._points_of(level)]
            set_tool_tip(tile, "\n".join(sentences))
            tile.setAccessibleDescription(without_marks(" ".join(sentences)))
            tile.setProperty("level", character)
            tile.installEventFilter(self)
            tile.clicked.connect(partial(self._assign_seat, character))
            faces[character] = tile
        return faces

    def _lay_out(self) -> None:
        vbox(
            hbox(self._caption, (self._line, 1), spacing=12),
            self._seats,
            (self._person_button, Qt.AlignmentFlag.AlignLeft),
            FlowRow(0, 4, *self._faces.values()),
            within=self,
            spacing=6,
        )
        vbox(self._conventions, self._watch, within=self.more, spacing=6)

    def _caption_text(self) -> str:
        if self._is_watching:
            return self.tr("Computer players")
        if self._seating.players == 2:
            return self.tr("Opponent")
        match len(partners(self._seating)):
            case 0:
                return self.tr("Opponents")
            case 1:
                return self.tr("Partner and opponents")
        return self.tr("Partners and opponents")

    def _create_seat_tiles(self) -> None:
        """Create a tile for each seat, the person's first."""
        for tile in self._seats.findChildren(SeatTile):
            self._seats.flow.removeWidget(tile)
            tile.deleteLater()
        self._seat_tiles = []
        group = QButtonGroup(self._seats)
        if not self._is_watching:
            self._own_tile = SeatTile(self._art, self.tr("your seat"), 0)
            self._seats.flow.addWidget(self._own_tile)
        for index, place in zip(self._indices(), self._places(), strict=True):
            tile = SeatTile(self._art, place, self._number_of(index))
            tile.clicked.connect(partial(self._choose_seat, index))
            group.addButton(tile)
            tile.setAutoExclusive(True)  # Screen readers call it a radio button.
            self._seats.flow.addWidget(tile)
            self._seat_tiles.append(tile)

    def _indices(self) -> range:
        """The indices of the seats that are chosen here."""
        return range(_OWN if self._is_watching else 0, self._seating.players - 1)

    def _places(self) -> tuple[str, ...]:
        places = seat_places(self._seating)
        return (self.tr("at the bottom"), *places) if self._is_watching else places

    def _number_of(self, index: int) -> int:
        """The number of a seat on its tile and on the faces, counted from 1."""
        return index + (2 if self._is_watching else 1)

    def _level_in(self, index: int) -> str:
        return self._own_seated if index == _OWN else self._seated[index]

    def _person_in(self, index: int) -> SeatedPerson | None:
        """The person in a seat; None where a computer player sits."""
        return None if self._is_watching else self._persons[index]

    def _choose_seat(self, index: int) -> None:
        self._next = index
        self._refresh()

    def _assign_seat(self, level_id: str) -> None:
        """Give a computer player the seat that is to be filled, and move on to the next one."""
        if self._next == _OWN:
            self._own_seated = level_id
        else:
            self._seated[self._next] = level_id
        self._fill_seat(None)

    def _fill_seat(self, person: SeatedPerson | None) -> None:
        """Give the seat to a person, or leave it to its computer player, and move on."""
        if not self._is_watching:
            self._persons[self._next] = person
        indices = self._indices()
        self._next = self._next + 1 if self._next < indices[-1] else indices[0]
        self._refresh()
        self.changed.emit()

    def _set_together(self, is_shared: bool) -> None:
        """Seat another person, or leave all seats to their computer players."""
        if is_shared:
            others = self._profiles.others if self._profiles else ()
            guest = SeatedPerson(self.tr("Guest"))
            self._fill_seat(next((SeatedPerson(each.name, each.id) for each in others), guest))
        else:
            self._persons = [None] * len(self._persons)
            self._show_seats()
            self.changed.emit()

    def _choose_person(self) -> None:
        """Show the menu of the people who can sit in the seat that is to be filled."""
        menu = Menu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._profiles is not None:
            names = profile_names(self._profiles)
            for profile in self._profiles.others:
                action = menu.addAction(button_text(names[profile.id]))
                action.triggered.connect(partial(self._assign_profile, profile))
            menu.addSeparator()
            new = menu.addAction(self.tr("New profile…"))
            new.triggered.connect(partial(self._assign_new_profile, self._profiles))
            new.setEnabled(self._profiles.has_room)
        menu.addAction(self.tr("A guest…")).triggered.connect(self._assign_guest)
        box = self._person_button.rect()
        corner = box.bottomLeft()
        if self.isRightToLeft():
            corner.setX(box.right() - menu.sizeHint().width())
        menu.popup(self._person_button.mapToGlobal(corner))

    def _assign_profile(self, profile: Profile) -> None:
        """Give a profile the seat that is to be filled; its earlier seat goes to the computer."""
        for seat, person in enumerate(self._persons):
            if person is not None and person.profile == profile.id:
                self._persons[seat] = None
        self._fill_seat(SeatedPerson(profile.name, profile.id))

    def _assign_new_profile(self, profiles: ProfileStore) -> None:
        """Ask for a name and give the seat to a new profile."""
        dialog = ProfileNameDialog(self)
        if exec_dialog(dialog) == QDialog.DialogCode.Accepted:
            profile = new_profile(dialog.name, free_portrait(profiles.profiles))
            profiles.add(profile)
            self._assign_profile(profile)

    def _assign_guest(self) -> None:
        dialog = GuestNameDialog(self)
        if exec_dialog(dialog) == QDialog.DialogCode.Accepted:
            self._fill_seat(SeatedPerson(dialog.name))

    def _refresh(self) -> None:
        indices = self._indices()
        sitting = list(map(self._level_in, indices))
        persons = list(map(self._person_in, indices))
        # A single opponent is marked among the characters; a person is not among them.
        self._seats.setVisible(len(indices) > 1 or any(persons))
        for level_id, face in self._faces.items():
            seats = [
                self._number_of(index)
                for index, sits, person in zip(indices, sitting, persons, strict=True)
                if sits == level_id and person is None
            ]
            face.setChecked(bool(seats))
            face.set_seats(seat_numbers(seats))
        names = [
            person.name if person else self._levels[level_id].name
            for level_id, person in zip(sitting, persons, strict=True)
        ]
        own = own_name(self._player_name)
        portraits = [self._levels[level_id].portrait for level_id in sitting]
        if any(persons):
            portraits = self._portraits_with_people(names, persons)
            are_people = [True, *map(bool, persons)]
            seated = numbered_people([self._player_name, *names], are_people)
            own, *names = numbered_names(seated)
        else:
            names = numbered_names(names)
        if not self._is_watching:
            self._own_tile.set_character(self._own_portrait, own)
        for place, tile in enumerate(self._seat_tiles):
            tile.set_character(portraits[place], names[place])
            tile.setChecked(indices[place] == self._next)
        with QSignalBlocker(self.together):
            self.together.setChecked(any(persons))
        self.together.setDisabled(self._is_watching)
        self._person_button.setVisible(any(persons))
        self._update_conventions()
        self._update_description()

    def _set_conventions(self, wanted: bool) -> None:
        self._wants_conventions = wanted
        self.changed.emit()

    def _update_conventions(self) -> None:
        """Enable the conventions if the partner's level has them; else they are not checked."""
        self._conventions.setVisible(self._conventions_apply)
        if not self._conventions_apply:
            return
        self._conventions.setText(
            self.tr("Your partners follow the conventions")
            if len(self._computer_partners) > 1
            else self.tr("Your partner follows the conventions")
        )
        has_conventions = any(map(self._knows_conventions, self._computer_partners))
        self._conventions.setEnabled(has_conventions)
        with QSignalBlocker(self._conventions):
            self._conventions.setChecked(has_conventions and self._wants_conventions)
        names = [level.name for level in self._levels.values() if level.has_conventions]
        set_tool_tip(
            self._conventions,
            self.tr(
                "Between equally good moves, your partner follows tradition: plays from a "
                "pair, leaves what you laid down, keeps the sevens."
            )
            if has_conventions
            else self.tr("These players know the conventions: {names}.").format(
                names=and_list(names)
            ),
        )

    def _update_description(self) -> None:
        """Describe the level with the focus; else say what to do where there are several seats."""
        focused = next((each for each, face in self._faces.items() if face.hasFocus()), None)
        if focused is not None:
            self._describe_level(focused)
        elif any(self.persons):
            self._line.setText(self.tr("The hands are covered while you pass the screen on."))
        elif len(self._seat_tiles) > 1:
            self._line.setText(self.tr("Choose a seat, then who sits there."))
        else:
            self._line.setText("")

    def _portraits_with_people(
        self, names: Sequence[str], persons: Sequence[SeatedPerson | None]
    ) -> list[str]:
        """The portraits that the opponents will have at the table."""
        levels = [
            PERSON if person else level_id
            for person, level_id in zip(persons, map(self._level_in, self._indices()), strict=True)
        ]
        players = [Player(self._player_name, PERSON), *map(Player, names, levels)]
        current = self._profiles.current if self._profiles else new_profile(self._player_name)
        known = self._profiles.profiles if self._profiles else ()
        return portraits_of(players, players, current, known, is_named=True)[1:]

    @property
    def _own_portrait(self) -> str:
        return self._profiles.current.portrait if self._profiles else OWN_PORTRAIT

    def _describe_level(self, level_id: str) -> None:
        self._line.setText(self._description(self._levels[level_id]))

    def _description(self, level: Level) -> str:
        pattern = self.tr("{name} {temperament}.")
        temperament = words(level.description, "levels")
        sentences = [pattern.format(name=level.name, temperament=temperament)]
        if level.rung is not None:
            sentences.append(rung_sentence(level.rung))
        return " ".join(sentences)

    def _points_of(self, level: Level) -> tuple[str, ...]:
        """What a character does well and badly; nothing for the matched one."""
        if not level.good_at:
            return ()
        good, bad = words(level.good_at, "levels"), words(level.bad_at, "levels")
        return (
            self.tr("Strong point: {what}.").format(what=good),
            self.tr("Weak point: {what}.").format(what=bad),
        )
