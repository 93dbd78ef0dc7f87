"""The page of the profile: who plays, the favourites, the badges, and the other profiles."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.history.history_reader import HistoryReader
from scopa_desktop.play.history.profile_summary import ProfileSummary, profile_summary
from scopa_desktop.play.storage.profiles import Profile, ProfileStore
from scopa_desktop.play.storage.settings import AUTO_DECK, LastGame
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.dialogs.profile_name_field import ProfileNameField
from scopa_desktop.ui.history.badge_grid import BadgeGrid
from scopa_desktop.ui.history.history_page import HistoryContext, HistoryPage
from scopa_desktop.ui.history.profile_list import ProfileList
from scopa_desktop.ui.history.profile_transfer import ProfileTransfer
from scopa_desktop.ui.pictures.badge_art import BADGE_IDS
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.pictures.portraits import PERSON_PORTRAITS, portrait_description
from scopa_desktop.ui.theme.current_palette import current_palette
from scopa_desktop.ui.theme.fonts import body_font, is_text_huge, text_scale
from scopa_desktop.ui.theme.shapes import fill_and_outline, rounded
from scopa_desktop.ui.widgets.boxes import STRETCH, fill, hbox, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.headings import GROUP, Heading, caption, secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.picture_tiles import TileChoice
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.portrait_label import PortraitLabel
from scopa_desktop.ui.widgets.screen_space import ScrollPage
from scopa_desktop.ui.widgets.tiles import Tile
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import and_list, with_colon
from scopa_desktop.ui.wording.number_format import date_text, number

_PORTRAIT: Final = 84
_TILE: Final = 62
_FIELD_WIDTH: Final = 240
_LEAST_FIELD_WIDTH: Final = 120
_SECTION: Final = 16
_LINES_OF_DETAILS: Final = 2


class PortraitTile(Tile):
    """A portrait to choose."""

    def __init__(self, art: CardArt, portrait: str) -> None:
        super().__init__("", QSize(_TILE, _TILE))
        self._art, self.portrait = art, portrait
        description = portrait_description(portrait)
        self.setAccessibleName(description)
        set_tool_tip(self, description)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = self._scaled_painter()
        if self.isChecked():
            tile = rounded(box.adjusted(1.5, 1.5, -1.5, -1.5), 9)
            fill_and_outline(painter, tile, current_palette().tile, current_palette().frame)
        target = box.adjusted(5, 5, -5, -5)
        dpr = self.devicePixelRatioF() * text_scale()
        picture = self._art.portrait(self.portrait, target.width(), dpr)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))
        self._draw_focus(painter, box)


class ProfilePage(HistoryPage):
    """Name, portrait, favourites, figures and badges of the current profile, and all profiles."""

    match_requested = Signal(str)
    """A badge was clicked; emitted with the id of its match."""

    def __init__(self, reader: HistoryReader, context: HistoryContext) -> None:
        super().__init__(reader, context)
        assert context.profiles is not None
        self._profiles: ProfileStore = context.profiles
        self.summary: ProfileSummary | None = None
        """What is shown of matches and badges; None until it has been read."""
        self._portrait = PortraitLabel(context.art)
        self._portrait.set_diameter(_PORTRAIT * text_scale())
        self.name_field = ProfileNameField(self._profiles)
        self._figures = secondary_label()
        self._tiles = self._make_portraits()
        self._choose_portrait = LinkButton(self.tr("Choose a portrait"))
        self._decks, self._games = ChoiceBox(), ChoiceBox()
        self._badges_title = Heading("", GROUP)
        self.badges = BadgeGrid()
        self._details = PlainLabel()
        self._area = ScrollPage(10)
        self._lay_out()
        self._connect()
        self._show_profile(self._profiles.current)

    def reload(self) -> None:
        """Read the figures and badges of the current profile."""
        profile = self._profiles.current.id

        self._request(lambda history: profile_summary(history, profile), self._show_summary)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Scroll to the portrait that gets the focus, once it has its place."""
        if isinstance(watched, PortraitTile) and event.type() == QEvent.Type.FocusIn:
            tile = watched
            QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(tile))
        return False

    # --- building ------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = self._area.new_column()
        fill(
            column,
            self._make_head(),
            self._tiles,
            _SECTION - 10,
            self._badges_title,
            secondary_label(
                self.tr(
                    "Practice and competitive matches count alike, if you play them to the end "
                    "yourself, against computer players alone."
                )
            ),
            self.badges,
            _SECTION - 10,
            Heading(self.tr("Profiles on this computer"), GROUP),
        )
        self.profile_list = ProfileList(self._profiles, self._context.art)
        fill(
            column, self.profile_list, _SECTION - 10, Heading(self.tr("On another computer"), GROUP)
        )
        self.transfer = ProfileTransfer(self._reader, self._profiles)
        column.addWidget(self.transfer)
        column.addStretch(1)
        self._area.setAccessibleName(self.tr("Profile"))
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._details.setWordWrap(True)
        self._details.setFont(body_font())
        self._details.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        lines = QFontMetrics(body_font()).lineSpacing() * _LINES_OF_DETAILS
        self._details.setFixedHeight(lines + 4)
        vbox((self._area, 1), self._details, within=self, spacing=8)
        self.setFocusProxy(self.name_field)

    def _make_head(self) -> QBoxLayout:
        """The portrait beside name, favourites and figures, or above them where texts are huge."""
        fields = QGridLayout()
        fields.setHorizontalSpacing(12)
        fields.setVerticalSpacing(8)
        fields.setColumnStretch(1, 100)
        fields.setColumnStretch(2, 1)
        texts = (self.tr("Your name"), self.tr("Favourite deck"), self.tr("Favourite game"))
        widgets = (self.name_field, self._decks, self._games)
        for row, (text, field) in enumerate(zip(texts, widgets, strict=True)):
            label = caption(text)
            label.setBuddy(field)
            field.setAccessibleName(text)
            field.setMinimumWidth(_LEAST_FIELD_WIDTH)
            field.setMaximumWidth(round(_FIELD_WIDTH * text_scale()))
            if is_text_huge():
                fields.addWidget(label, 2 * row, 0, 1, 2)
                fields.addWidget(field, 2 * row + 1, 0, 1, 2)
            else:
                fields.addWidget(label, row, 0)
                fields.addWidget(field, row, 1)
        for box in (self._decks, self._games):
            # Not as wide as the longest entry.
            box.setSizeAdjustPolicy(
                ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        set_tool_tip(self._decks, self.tr("Chosen when you switch to this profile."))
        set_tool_tip(self._games, self.tr("Offered first in New game when you switch to it."))
        face = vbox(
            (self._portrait, Qt.AlignmentFlag.AlignHCenter),
            (self._choose_portrait, Qt.AlignmentFlag.AlignHCenter),
            STRETCH,
            spacing=4,
        )
        beside = vbox(fields, self._figures, spacing=8)
        return (vbox if is_text_huge() else hbox)(face, (beside, 1), spacing=18)

    def _make_portraits(self) -> TileChoice:
        tiles: list[tuple[str, Tile]] = [
            (portrait, PortraitTile(self._context.art, portrait)) for portrait in PERSON_PORTRAITS
        ]
        for _, tile in tiles:
            tile.installEventFilter(self)
        choice = TileChoice(tiles, self._set_portrait, self.tr("Portrait"))
        choice.hide()
        return choice

    def _connect(self) -> None:
        self._choose_portrait.setAutoDefault(False)
        self._choose_portrait.clicked.connect(self._toggle_portraits)
        self._decks.activated.connect(self._set_deck)
        self._games.activated.connect(self._set_game)
        self.badges.match_requested.connect(self.match_requested)
        self.badges.described.connect(self._describe)
        self.badges.focus_moved.connect(self._area.ensureWidgetVisible)
        self.profile_list.created.connect(self._name_new_profile)
        self.transfer.imported.connect(self.reload)
        self._profiles.changed.connect(self._show_profile)
        self._profiles.switched.connect(self._show_other_profile)

    # --- showing -------------------------------------------------------------------------------

    def _show_profile(self, profile: Profile) -> None:
        self._portrait.set_portrait(profile.portrait)
        is_known = profile.portrait in PERSON_PORTRAITS
        self._tiles.set_value(profile.portrait if is_known else next(iter(PERSON_PORTRAITS)))
        self._fill_decks(profile)
        self._fill_games(profile)
        self._show_figures()

    def _show_other_profile(self) -> None:
        self.summary = None
        self._show_figures()
        self.reload()

    def _show_summary(self, summary: ProfileSummary) -> None:
        self.summary = summary
        self.badges.show_summary(summary)
        self._show_figures()

    def _show_figures(self) -> None:
        since = self.tr("since {date}").format(date=date_text(self._profiles.current.created))
        parts = [since]
        title = self.tr("Badges")
        if self.summary is not None:
            matches, won = self.summary.matches, self.summary.won
            parts = [
                self.tr("matches: {number}").format(number=number(matches)),
                self.tr("won: {number}").format(number=number(won)),
                since,
            ]
            title = self.tr("Badges: {earned} of {all}").format(
                earned=number(len(self.summary.badges)),
                all=number(len(BADGE_IDS)),
            )
        self._figures.setText("  ·  ".join(parts))
        self._badges_title.setText(title)
        if not self._details.text():
            self._describe("", self.tr("Point at a badge to see what it takes."))

    def _describe(self, name: str, details: str) -> None:
        if not name:
            self._details.setText(details)
            return
        task, _, state = details.partition("\n")
        self._details.setText(f"{with_colon(name, task)}\n{state}")

    def _fill_decks(self, profile: Profile) -> None:
        self._decks.clear()
        self._decks.addItem(self.tr("Follow the game"), AUTO_DECK)
        for deck_id, deck in self._context.art.decks.items():
            self._decks.addItem(deck.translated_name(), deck_id)
        self._decks.setCurrentIndex(max(0, self._decks.findData(profile.deck)))

    def _fill_games(self, profile: Profile) -> None:
        """Offer no favourite, the favourite, and the game that was chosen last."""
        self._games.clear()
        self._games.addItem(self.tr("None: the last one played"))
        offered = dict.fromkeys(
            _game_text(game) for game in (profile.game, self._context.last_game) if game is not None
        )
        self._game_choices: list[LastGame | None] = [None]
        for game in (profile.game, self._context.last_game):
            if game is not None and _game_text(game) in offered:
                del offered[_game_text(game)]
                self._game_choices.append(game)
                self._games.addItem(_game_text(game))
        self._games.setCurrentIndex(0 if profile.game is None else 1)

    # --- changing ------------------------------------------------------------------------------

    def _change(self, profile: Profile) -> None:
        # The boxes are filled again, which must not happen while one of them reports a choice.
        QTimer.singleShot(0, self, lambda: self._profiles.change(profile))

    def _set_portrait(self, portrait: str) -> None:
        self._profiles.change(replace(self._profiles.current, portrait=portrait))

    def _set_deck(self, index: int) -> None:
        self._change(replace(self._profiles.current, deck=self._decks.itemData(index)))

    def _set_game(self, index: int) -> None:
        self._change(replace(self._profiles.current, game=self._game_choices[index]))

    def _toggle_portraits(self) -> None:
        is_shown = not self._tiles.isVisible()
        self._tiles.setVisible(is_shown)
        self._choose_portrait.setText(
            self.tr("Close the portraits") if is_shown else self.tr("Choose a portrait")
        )
        if is_shown:
            chosen = self._profiles.current.portrait
            portrait = chosen if chosen in PERSON_PORTRAITS else next(iter(PERSON_PORTRAITS))
            self._tiles.tile(portrait).setFocus()

    def _name_new_profile(self) -> None:
        self._area.ensureWidgetVisible(self.name_field)
        self.name_field.setFocus()
        self.name_field.selectAll()


def _game_text(game: LastGame) -> str:
    """`Cirulla · Beppe and Nino`: a game and the opponents chosen for it."""
    variant = CATALOGUE.get(game.variant)
    title = game.name or (words(variant.name) if variant is not None else game.variant)
    levels = [find_level(each) for each in game.levels]
    names = [level.name for level in levels if level is not None]
    return f"{title}  ·  {and_list(names)}" if names else title
