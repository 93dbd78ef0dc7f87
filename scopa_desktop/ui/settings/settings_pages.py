"""The pages of the settings."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QGraphicsView, QRadioButton, QWidget

from scopa_desktop.play.badges.badge_book import BadgeProgress
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import (
    AUTO_DECK,
    COMPLETE_SELECTION,
    CONFIRM,
    ONLY_MOVE,
    SYSTEM_LANGUAGE,
    Settings,
    SettingsStore,
)
from scopa_desktop.ui.dialogs.profile_name_field import ProfileNameField
from scopa_desktop.ui.language import NATIVE_NAMES
from scopa_desktop.ui.pictures.backs import BACKS, WINS_FOR_A_BACK, Back
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.sounds import Sound
from scopa_desktop.ui.settings.deck_actions import DeckPrinting, OwnDeckActions
from scopa_desktop.ui.settings.settings_page import SPACING, Choice, PlayerCards, SettingsPage
from scopa_desktop.ui.theme.colours import CLOTHS, GREEN_CLOTH, HIGH_CONTRAST_CLOTH
from scopa_desktop.ui.theme.fonts import TEXT_FACTORS
from scopa_desktop.ui.widgets.boxes import hbox
from scopa_desktop.ui.widgets.deck_choice import DeckChoice, one_of_each_family, short_name
from scopa_desktop.ui.widgets.headings import caption
from scopa_desktop.ui.widgets.inputs import CheckBox, LevelSlider
from scopa_desktop.ui.widgets.picture_tiles import (
    BACK_WIDTHS,
    CLOTH_WIDTH,
    BackTile,
    ClothTile,
    TileChoice,
    make_alike,
    width_in_rows,
)
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip, without_mnemonic
from scopa_desktop.ui.wording.badge_wording import count_text
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import with_colon, with_semicolons
from scopa_desktop.ui.wording.number_format import percentage
from scopa_desktop.ui.wording.text_direction import without_marks

_FIELD_WIDTH = 240
_BACKS_IN_A_ROW = 9
_STEP, _PAGE_STEP = 5, 20
"""Of the volume."""


class PlayPage(SettingsPage):
    """Speed, convenience and the player's name."""

    def __init__(self, store: SettingsStore, profiles: ProfileStore) -> None:
        super().__init__(store)
        self._profiles = profiles
        self.add_segments(
            "speed",
            self.tr("&Game speed"),
            (
                Choice("slow", self.tr("Slow")),
                Choice("normal", self.tr("Normal")),
                Choice("fast", self.tr("Fast")),
                Choice("off", self.tr("Off")),
            ),
            self.tr("How fast the cards move. When off, they appear at once."),
        )
        self._add_name()
        self.column.addSpacing(4)
        self._add_click()
        self.add_check(
            "play_single_move",
            self.tr("&Play for me when there is only one move"),
            self.tr("The only possible move is played without asking."),
        )
        self.add_check(
            "declare",
            self.tr("De&clare for me"),
            self.tr(
                "The best combination of your hand is declared without asking. Where declared "
                "cards must be played first, you decide."
            ),
        )
        self.add_check(
            "remarks",
            self.tr("Faces and re&marks of the opponents"),
            self.tr(
                "They smile, frown and look at their cards. After a sweep or a fine capture they "
                "may say a few words, at most once in a round."
            ),
        )
        self._add_aids()
        self.close_column()

    def _add_click(self) -> None:
        """Add what a click on a card plays, with a sentence about the current choice."""
        label = self.tr("&One click plays")
        notes = {
            CONFIRM: self.tr(
                "A click only selects. The gold button, a double click or Enter plays the cards."
            ),
            ONLY_MOVE: self.tr(
                "A click plays if only one move is left with the cards that you have selected."
            ),
            COMPLETE_SELECTION: self.tr(
                "A capture is made as soon as you have selected all its cards, yours first or "
                "last. The Discard button lays your card."
            ),
        }
        choices = (
            Choice(CONFIRM, self.tr("Nothing")),
            Choice(ONLY_MOVE, self.tr("Only move")),
            Choice(COMPLETE_SELECTION, self.tr("Full capture")),
        )
        tip = self.tr("What happens when you click cards of your hand and of the table.")
        self.add_segments("play_on_click", label, choices, tip)
        note = self.add_note("")
        self.bind(lambda settings: note.setText(notes[settings.play_on_click]), "play_on_click")

    def _add_aids(self) -> None:
        self.add_section(self.tr("Help at the table"), self.tr("What you see beside the cards."))
        self.add_check(
            "coach",
            self.tr("Coach"),
            self.tr(
                "Marks the best, good and costly cards of your hand and names the dangers. The "
                "match is marked in your history."
            ),
        )
        self.add_check(
            "memory_aid",
            self.tr("Cards out and gone"),
            self.tr("Shows which cards you have seen and which are still out."),
        )
        self.add_check(
            "odds",
            self.tr("Odds"),
            self.tr("Shows the points and the chance of the match that each side can expect."),
        )

    def _add_name(self) -> None:
        text = self.tr("&Your name")
        label, field = PlainLabel(text), ProfileNameField(self._profiles)
        label.setBuddy(field)
        field.setAccessibleName(without_mnemonic(text))
        field.setFixedWidth(_FIELD_WIDTH)
        self.add_row(label, field, self.tr("Your name at the table and in saved matches."))


class TablePage(SettingsPage):
    """The cloth and the move list."""

    def __init__(self, store: SettingsStore, cards: PlayerCards) -> None:
        super().__init__(store)
        self._add_cloths(cards)
        self.add_section(self.tr("Move list"), self.tr("The moves of the round, beside the table."))
        self.add_segments(
            "show_moves",
            self.tr("&Show it"),
            (
                Choice("auto", self.tr("With large cards")),
                Choice("always", self.tr("Always")),
                Choice("never", self.tr("Never")),
            ),
            self.tr("Whether the moves of the round are listed beside the table."),
        )
        self.add_note(
            self.tr("With large cards: the list is hidden when it would make the cards smaller.")
        )
        self.close_column()

    def _add_cloths(self, cards: PlayerCards) -> None:
        title = self.tr("Cloth")
        self.add_section(title, self.tr("The colour and the weave of the table."))
        names = {
            "green": self.tr("Green"),
            "blue": self.tr("Blue"),
            "burgundy": self.tr("Burgundy"),
            "teal": self.tr("Teal"),
            "slate": self.tr("Slate grey"),
            "plum": self.tr("Plum"),
            "tobacco": self.tr("Tobacco brown"),
            "contrast": self.tr("High contrast"),
        }
        tiles = [(cloth.id, ClothTile(cards.art, names[cloth.id], cloth)) for cloth in CLOTHS]
        for _, tile in tiles:
            set_tool_tip(tile, self.tr("{name}, drawn for Scopa Desktop").format(name=tile.text()))
        set_tool_tip(
            dict(tiles)["contrast"],
            self.tr(
                "One dark colour without texture, thicker outlines, hatching instead of shading."
            ),
        )
        make_alike(dict(tiles).values(), CLOTH_WIDTH)
        choice = TileChoice(tiles, lambda value: self.change(table_colour=value), title)

        def show(settings: Settings) -> None:
            choice.set_value(settings.table_colour)
            deck, back = cards.deck_and_back(settings)
            for _, tile in tiles:
                tile.show_deck(deck.id, back)

        self.bind(show, "table_colour", "deck", "back")
        self.column.addWidget(choice)


class CardsPage(SettingsPage):
    """Deck, card back, and the value shown on each card."""

    message = Signal(str)
    """A sentence for the player: what was done with an own deck, or why it failed."""

    def __init__(self, store: SettingsStore, cards: PlayerCards) -> None:
        super().__init__(store)
        self._wins = cards.wins
        self._add_decks(cards)
        self._add_backs(cards)
        self.column.addWidget(
            DeckPrinting(cards.art, lambda: cards.deck_and_back(self.store.current))
        )
        self.column.addSpacing(4)
        self.add_segments(
            "card_values",
            self.tr("&Values on the cards"),
            (
                Choice("needed", self.tr("Where needed")),
                Choice("printed", self.tr("As printed")),
                Choice("aiming", self.tr("While choosing")),
                Choice("always", self.tr("Always")),
            ),
            self.tr(
                "A small badge shows what a card counts, on decks that do not print it. It is"
                " needed where the cards of a hand are hard to count."
            ),
        )
        self.close_column()

    def _add_decks(self, cards: PlayerCards) -> None:
        art = cards.art
        self.add_section(self.tr("Deck"), self.tr("The cards you play with in every game."))
        self.column.addWidget(DeckChoice(art, self.store))
        actions = OwnDeckActions(art, self.store)
        actions.message.connect(self.message)
        self.column.addWidget(actions)
        note = self.add_note("")

        def say_what_is_missing(settings: Settings) -> None:
            deck = cards.deck(settings)
            note.setText(
                self.tr(
                    "The game on the table has fifty-two cards, more than this deck: it is "
                    "played with the deck {deck}."
                ).format(deck=deck.translated_name())
            )
            note.setVisible(settings.deck in art.decks and deck.id != settings.deck)

        self.bind(say_what_is_missing, "deck")

    def _add_backs(self, cards: PlayerCards) -> None:
        art, decks = cards.art, cards.art.decks
        title, tip = self.tr("Back of the cards"), self.tr("What hidden cards look like.")
        self.add_section(title, tip)
        tiles_in_all = len(decks) + len(BACKS) + 1
        auto = BackTile(art, self.tr("Same as the deck"), one_of_each_family(decks))
        explanation = self.tr("Each deck has its own back.")
        set_tool_tip(auto, with_colon(auto.text(), explanation))
        tiles: list[tuple[str, BackTile]] = [(AUTO_DECK, auto)]
        for deck_id, deck in decks.items():
            name = deck.translated_name()
            tile = BackTile(art, short_name(name), (deck_id,))
            set_tool_tip(tile, name)
            tiles.append((deck_id, tile))
        deck_id = cards.deck(self.store.current).id
        tiles += [(back.id, self._free_back_tile(art, back, deck_id)) for back in BACKS]
        width = width_in_rows(tiles_in_all, -(-tiles_in_all // _BACKS_IN_A_ROW), BACK_WIDTHS)
        for _, tile in tiles:
            make_alike([tile], width)
        choice = TileChoice(tiles, lambda value: self.change(back=value), title)
        locked = [back for back in BACKS if back.is_locked(self._wins)]
        values = dict.fromkeys((back.id for back in locked), AUTO_DECK)
        self.bind(
            lambda settings: choice.set_value(values.get(settings.back, settings.back)), "back"
        )
        self.column.addWidget(choice)
        if locked:
            self.add_note(
                self.tr("Win three matches of a family of games to earn its back: {list}.").format(
                    list=with_semicolons(map(self._progress_text, locked))
                )
            )

    def _free_back_tile(self, art: CardArt, back: Back, deck_id: str) -> BackTile:
        """The tile of a back that belongs to no deck."""
        name, is_locked = back.translated_name(), back.is_locked(self._wins)
        tile = BackTile(art, name, (deck_id,), back_id=back.id)
        tile.setEnabled(not is_locked)
        tip = self.tr("{name}, drawn for Scopa Desktop").format(name=name)
        if is_locked:
            progress = self._progress_text(back)
            tip += "\n" + progress
            rest = progress.removeprefix(name).strip(" ()")
            tile.setAccessibleDescription(without_marks(rest))
        set_tool_tip(tile, tip)
        return tile

    def _progress_text(self, back: Back) -> str:
        """`Brooms (Scopa, 1 of 3)`."""
        if back.family is None:
            return ""
        progress = BadgeProgress(self._wins.get(back.family, 0), WINS_FOR_A_BACK)
        return self.tr("{back} ({family}, {progress})").format(
            back=back.translated_name(),
            family=words(back.family.value),
            progress=count_text(progress),
        )


class SoundPage(SettingsPage):
    """Sounds on or off, their volume, and the room behind them."""

    preview_requested = Signal(Sound)
    """The player changed the volume; this sound should be played."""

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(store)
        self.add_check("sounds", self.tr("&Sounds"), self.tr("Sounds for cards and sweeps."))
        self._add_volume()
        room = self.add_combo(
            "room",
            self.tr("Roo&m"),
            (
                Choice("off", self.tr("Silent")),
                Choice("inn", self.tr("Inn")),
                Choice("courtyard", self.tr("Courtyard")),
                Choice("harbour", self.tr("Harbour")),
            ),
            self.tr("What you hear very quietly behind the cards."),
        )
        self.bind(lambda settings: room.setEnabled(settings.sounds), "sounds")
        self.close_column()

    def _add_volume(self) -> None:
        """Add the slider of the volume; a card is heard when it is changed."""
        text = self.tr("&Volume")
        label, slider, percentage = PlainLabel(text), LevelSlider(0, 100), PlainLabel()
        label.setBuddy(slider)
        slider.setAccessibleName(without_mnemonic(text))
        slider.setFixedWidth(_FIELD_WIDTH)
        slider.setSingleStep(_STEP)
        slider.setPageStep(_PAGE_STEP)

        def change(volume: int) -> None:
            self.change(volume=volume)
            if not slider.isSliderDown():
                self.preview_requested.emit(Sound.PLAY)

        def show(settings: Settings) -> None:
            with QSignalBlocker(slider):
                slider.setValue(settings.volume)
            slider.setEnabled(settings.sounds)
            percentage.setText(self.tr("{0}%").format(settings.volume))

        slider.valueChanged.connect(change)
        slider.sliderReleased.connect(lambda: self.preview_requested.emit(Sound.PLAY))
        row = QWidget()
        hbox(slider, percentage, within=row, spacing=SPACING)
        tip = self.tr("How loud the sounds are. You hear a card as you change it.")
        self.add_row(label, row, tip)
        self.bind(show, "volume", "sounds")


_PREVIEW_SIZE: Final = QSize(336, 190)
_PREVIEW_INTERVAL: Final = 80
"""Milliseconds between two pictures while the table moves."""


class TablePreview(PlainLabel):
    """What a view of the table shows now, also where this dialog covers it."""

    def __init__(self, table: QGraphicsView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._table = table
        self.setAccessibleName(self.tr("Preview of the table"))
        self.setFixedHeight(_PREVIEW_SIZE.height())
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(_PREVIEW_INTERVAL)
        self._timer.timeout.connect(self._update_picture)
        table.scene().changed.connect(self._request_picture)

    def showEvent(self, event: QShowEvent) -> None:
        """Take a picture: none was taken while this was hidden."""
        super().showEvent(event)
        self._update_picture()

    def _request_picture(self) -> None:
        if self.isVisible() and not self._timer.isActive():
            self._timer.start()

    def _update_picture(self) -> None:
        picture = self._table.grab()
        ratio = self.devicePixelRatioF()
        picture = picture.scaled(
            _PREVIEW_SIZE * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        picture.setDevicePixelRatio(ratio)
        self.setPixmap(picture)


class AccessibilityPage(SettingsPage):
    """The table for each hand, text size, light or dark, reduced motion and high contrast."""

    def __init__(self, store: SettingsStore, table: QGraphicsView | None = None) -> None:
        """`table` is the one in the preview; without it there is none."""
        super().__init__(store)
        if table is not None:
            self.column.addWidget(TablePreview(table))
        self._add_table()
        self._colour_before = GREEN_CLOTH.id
        self._add_contrast()
        self._add_keys()
        self._add_theme()
        tip = self.tr("When on, cards fade in and out instead of moving across the table.")
        self.add_segments(
            "reduced_motion",
            self.tr("R&educed motion"),
            (
                Choice("system", self.tr("As the system")),
                Choice("on", self.tr("On")),
                Choice("off", self.tr("Off")),
            ),
            tip,
        )
        self.add_note(tip)
        self.close_column()

    def _add_table(self) -> None:
        """Add what changes the table."""
        self.add_check(
            "left_handed",
            self.tr("Left-handed table"),
            self.tr("Buttons, piles and the move list change sides, so your hand hides no cards."),
        )
        self.add_check(
            "large_cards",
            self.tr("Large cards"),
            self.tr("Cards are half as large again and overlap; everything else is smaller."),
        )
        self.add_check(
            "suit_signs",
            self.tr("Signs for the suits"),
            self.tr(
                "Each card shows its value and a sign in its corner: another colour and shape for "
                "each suit. On French cards, diamonds become blue and clubs green."
            ),
        )

    def _add_keys(self) -> None:
        tip = self.tr(
            "Letters on one half of the keyboard play the whole match. Ctrl+F1 lists them."
        )
        self.add_segments(
            "one_handed_keys",
            self.tr("Keys for one hand"),
            (
                Choice("off", self.tr("Off")),
                Choice("left", self.tr("Left hand")),
                Choice("right", self.tr("Right hand")),
            ),
            tip,
        )
        self.add_note(tip)

    def _add_theme(self) -> None:
        self.add_combo(
            "text_size",
            self.tr("&Text size"),
            tuple(
                Choice(size, without_marks(percentage(factor, 0)))
                for size, factor in TEXT_FACTORS.items()
            ),
            self.tr("The size of all texts, including those on the table."),
        )
        self.add_segments(
            "colour_scheme",
            self.tr("L&ight or dark"),
            (
                Choice("system", self.tr("As the system")),
                Choice("light", self.tr("Light")),
                Choice("dark", self.tr("Dark")),
            ),
            self.tr("The colours of windows like this one. The table has its own."),
        )

    def _add_contrast(self) -> None:
        tip = self.tr(
            "A dark cloth without texture, black and white windows, thicker outlines, hatching "
            "instead of shading. It is on by itself when the system asks for high contrast."
        )
        self._contrast = CheckBox(self.tr("&High contrast"))
        set_tool_tip(self._contrast, tip)
        self._contrast.setAccessibleDescription(tip)
        self._contrast.clicked.connect(self._set_contrast)
        self.add_check_with_note(self._contrast, tip)
        self.bind(self._show_contrast, "table_colour")

    def _set_contrast(self, on: bool) -> None:
        """Set the cloth; turning high contrast off restores the previous colour."""
        self.change(table_colour=HIGH_CONTRAST_CLOTH.id if on else self._colour_before)

    def _show_contrast(self, settings: Settings) -> None:
        is_on = settings.table_colour == HIGH_CONTRAST_CLOTH.id
        if not is_on:
            self._colour_before = settings.table_colour
        self._contrast.setChecked(is_on)


class LanguagePage(SettingsPage):
    """The language of the window; each is listed by its native name."""

    def __init__(self, store: SettingsStore) -> None:
        super().__init__(store)
        self._label = caption(self.tr("&Language"))
        self._buttons: dict[str, QRadioButton] = {}
        self._group = QButtonGroup(self)
        self.column.addWidget(self._label)
        for code, name in {SYSTEM_LANGUAGE: self.tr("As the system"), **NATIVE_NAMES}.items():
            self._add_language(code, name)
        self.bind(self._show_language, "language")
        self._group.buttonClicked.connect(self._set_language)
        self.close_column()

    def _add_language(self, code: str, name: str) -> None:
        button = QRadioButton(name)
        set_tool_tip(
            button, self.tr("The language of the window. Names of games stay as they are.")
        )
        self._buttons[code] = button
        self._group.addButton(button)
        self.column.addWidget(button)

    def _set_language(self, clicked: QRadioButton) -> None:
        self.change(language=next(c for c, button in self._buttons.items() if button is clicked))

    def _show_language(self, settings: Settings) -> None:
        button = self._buttons[settings.language]
        button.setChecked(True)
        # Tab comes to the chosen language, from which the arrows go on.
        for each in self._buttons.values():
            is_chosen = each is button
            each.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus
            )
        self._label.setBuddy(button)
