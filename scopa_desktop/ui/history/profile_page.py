"""The page of the profile: who plays, the favourites, the badges, and the other profiles."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QFormLayout, QWidget

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.badges.badge_book import EarnedBadge
from scopa_desktop.play.statistics.profile_summary import ProfileSummary, profile_summary
from scopa_desktop.play.storage.profiles import Profile, ProfileStore, new_profile
from scopa_desktop.play.storage.settings import AUTO_DECK, LastGame
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.ui.context import Context
from scopa_desktop.ui.dialogs.profile_name_field import ProfileNameField
from scopa_desktop.ui.dialogs.question_dialog import QuestionDialog
from scopa_desktop.ui.history.history_page import HistoryPage
from scopa_desktop.ui.history.profile_transfer import ProfileTransfer
from scopa_desktop.ui.pictures.badge_art import BADGE_IDS, badge_pixmap
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.pictures.portraits import (
    PERSON_PORTRAITS,
    free_portrait,
    portrait_description,
)
from scopa_desktop.ui.theme.current_palette import palette_notifier
from scopa_desktop.ui.theme.fonts import BODY_SIZE, SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.style_sheets import set_style_property
from scopa_desktop.ui.widgets.boxes import STRETCH, clear_box, fill, hbox, vbox
from scopa_desktop.ui.widgets.buttons import Button, LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import (
    GROUP,
    BodyLabel,
    Heading,
    caption,
    paragraph,
    secondary_label,
)
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.label_button import LabelButton
from scopa_desktop.ui.widgets.picture_tiles import TileChoice, scroll_to
from scopa_desktop.ui.widgets.plain_text import PlainLabel, set_tool_tip
from scopa_desktop.ui.widgets.portrait_label import PortraitLabel
from scopa_desktop.ui.widgets.screen_space import ScrollPage
from scopa_desktop.ui.wording.badge_wording import (
    badge_name,
    badge_task,
    earned_text,
    progress_text,
)
from scopa_desktop.ui.wording.card_wording import words
from scopa_desktop.ui.wording.list_format import and_list, with_colon
from scopa_desktop.ui.wording.number_format import date_text, number
from scopa_desktop.ui.wording.player_names import next_profile_name, profile_names
from scopa_desktop.ui.wording.text_direction import without_marks

_WIDTH, _MEDAL = 104, 76
_GAP: Final = 6
_NOTE_SIZE: Final = 11.5
_CENTRED: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class BadgeTile(LabelButton):
    """A badge with its name, and how far it is."""

    def __init__(self, badge: str) -> None:
        super().__init__(badge_name(badge), "bare")
        self.badge = badge
        self.is_earned = False
        self.match: str | None = None
        """The id of the match it was earned in; None if it is not, or the match was deleted."""
        self.details = ""
        """What it takes, and when and where it was earned."""
        self._medal = PlainLabel()
        self._name = paragraph(badge_name(badge), SMALL_SIZE)
        self._note = secondary_label("", _NOTE_SIZE)
        for label in (self._medal, self._name, self._note):
            label.setAlignment(_CENTRED)
        words = vbox(self._name, self._note, STRETCH, spacing=0)
        vbox(self._medal, words, within=self, margins=(2, 6, 2, 0), spacing=4)
        self.let_clicks_through()
        self.setFixedWidth(round(_WIDTH * text_scale()))

    def show_state(
        self, earned: EarnedBadge | None, details: Sequence[str], note: str, *, has_match: bool
    ) -> None:
        """Show whether the badge is earned, with sentences about it and a short note."""
        self.is_earned = earned is not None
        self.match = earned.match if earned is not None and has_match else None
        self.details = "\n".join(details)
        name = badge_name(self.badge)
        self.setAccessibleName(without_marks(name))
        self.setAccessibleDescription(without_marks(" ".join(details)))
        set_tool_tip(self, f"{name}\n{self.details}")
        is_link = self.match is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor)
        self._name.set_bold(self.is_earned)
        set_style_property(self._name, "secondary", not self.is_earned)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.show_medal()

    def show_medal(self) -> None:
        """Show the picture in the colours of the current palette."""
        side, dpr = _MEDAL * text_scale(), self.devicePixelRatioF()
        self._medal.setPixmap(badge_pixmap(self.badge, side, dpr, self.is_earned))


class BadgeGrid(FlowRow):
    """All badges; the arrow keys move between them, and Tab leaves them."""

    match_requested = Signal(str)
    """An earned badge was chosen; emitted with the id of its match."""
    described = Signal(str, str)
    """The name and the details of the badge under the pointer or with the focus."""

    def __init__(self) -> None:
        self.tiles: Mapping[str, BadgeTile] = {badge: BadgeTile(badge) for badge in BADGE_IDS}
        super().__init__(_GAP, _GAP, *self.tiles.values())
        self.setAccessibleName(self.tr("Badges"))
        # Qt moves the focus with the arrow keys between the buttons of a group.
        group = QButtonGroup(self)
        for tile in self.tiles.values():
            tile.installEventFilter(self)
            tile.clicked.connect(self._choose)
            group.addButton(tile)
        self._set_current(next(iter(self.tiles.values())))
        palette_notifier().changed.connect(self._show_medals)

    def show_summary(self, summary: ProfileSummary) -> None:
        earned = {badge.badge: badge for badge in summary.badges}
        for badge, tile in self.tiles.items():
            own, progress = earned.get(badge), summary.progress.get(badge)
            details, note = [badge_task(badge)], ""
            if own is not None:
                details.append(earned_text(own, summary.won_matches.get(own.match)))
            elif progress is not None:
                note = progress_text(badge, progress)
                details.append(note)
            else:
                details.append(self.tr("Not earned yet."))
            has_match = own is not None and own.match in summary.won_matches
            tile.show_state(own, details, note, has_match=has_match)
        tiles = self.tiles.values()
        height = max(tile.heightForWidth(tile.width()) for tile in tiles)
        for tile in tiles:
            tile.setFixedHeight(height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Describe the tile that is pointed at, and scroll to the one that gets the focus."""
        if isinstance(watched, BadgeTile):
            if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
                self.described.emit(badge_name(watched.badge), watched.details)
            if event.type() == QEvent.Type.FocusIn:
                self._set_current(watched)
                scroll_to(watched)
        return super().eventFilter(watched, event)

    def _show_medals(self) -> None:
        for tile in self.tiles.values():
            tile.show_medal()

    def _set_current(self, current: BadgeTile) -> None:
        """Let Tab reach this tile only."""
        for tile in self.tiles.values():
            is_current = tile is current
            policy = Qt.FocusPolicy.StrongFocus if is_current else Qt.FocusPolicy.ClickFocus
            tile.setFocusPolicy(policy)

    def _choose(self) -> None:
        tile = self.sender()
        if isinstance(tile, BadgeTile) and tile.match is not None:
            self.match_requested.emit(tile.match)


_SMALL_PORTRAIT: Final = 34


class ProfileRow(QWidget):
    """A profile with the buttons for it."""

    def __init__(
        self, profile: Profile, name: str, art: CardArt, *, is_current: bool, is_only: bool
    ) -> None:
        super().__init__()
        portrait = PortraitLabel(art, profile.portrait, _SMALL_PORTRAIT * text_scale())
        note = secondary_label(
            self.tr("plays now")
            if is_current
            else self.tr("since {date}").format(date=date_text(profile.created))
        )
        note.setWordWrap(False)
        self.switch = LinkButton(self.tr("Switch"))
        switching = self.tr("Switch to {name}").format(name=name)
        self.switch.setAccessibleName(without_marks(switching))
        self.switch.setVisible(not is_current)
        self.delete = LinkButton(self.tr("Delete"))
        self.delete.setAccessibleName(without_marks(self.tr("Delete {name}").format(name=name)))
        self.delete.setVisible(not is_only)
        hbox(
            portrait,
            BodyLabel(name, BODY_SIZE, bold=is_current),
            note,
            STRETCH,
            self.switch,
            self.delete,
            within=self,
            spacing=10,
        )


class ProfileList(QWidget):
    """A row for each profile, and a button for a new one."""

    created = Signal()
    """A new profile was made, and is the current one."""

    def __init__(self, profiles: ProfileStore, art: CardArt) -> None:
        super().__init__()
        self._profiles, self._art = profiles, art
        self._rows = vbox(spacing=6)
        self._new = Button(self.tr("New profile"))
        self._new.clicked.connect(self._create)
        vbox(self._rows, (self._new, Qt.AlignmentFlag.AlignLeft), within=self, spacing=10)
        profiles.list_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        clear_box(self._rows)
        names = profile_names(self._profiles)
        for profile in self._profiles.profiles:
            row = ProfileRow(
                profile,
                names[profile.id],
                self._art,
                is_current=profile.id == self._profiles.current.id,
                is_only=len(self._profiles.profiles) == 1,
            )
            row.switch.clicked.connect(partial(self._switch, profile.id))
            row.delete.clicked.connect(partial(self._delete, profile))
            self._rows.addWidget(row)
        self._new.setEnabled(self._profiles.has_room)

    def _create(self) -> None:
        portrait = free_portrait(self._profiles.profiles)
        profile = new_profile(next_profile_name(self._profiles), portrait)
        self._profiles.add(profile)
        self._profiles.switch(profile.id)
        self.created.emit()

    def _switch(self, profile_id: str) -> None:
        self._profiles.switch(profile_id)
        self._new.setFocus()

    def _delete(self, profile: Profile) -> None:
        answer = QuestionDialog(
            self.tr("Delete the profile?"),
            self.tr(
                "“{name}” and the badges of this profile disappear. The matches and the training "
                "stay among your files."
            ).format(name=profile_names(self._profiles)[profile.id]),
            [self.tr("Delete the profile"), self.tr("Keep it")],
            self.window(),
        ).ask()
        if answer == 0:
            self._profiles.remove(profile.id)
            self._new.setFocus()


_PORTRAIT: Final = 84
_FACE: Final = 52
_FIELD_WIDTH: Final = 240
_SECTION: Final = 16
_LINES_OF_DETAILS: Final = 2


class PortraitTile(LabelButton):
    """A portrait to choose."""

    def __init__(self, art: CardArt, portrait: str) -> None:
        super().__init__("", "bare")
        self.portrait = portrait
        self.setCheckable(True)
        vbox(PortraitLabel(art, portrait, _FACE * text_scale()), within=self, margins=(5, 5, 5, 5))
        self.let_clicks_through()
        description = portrait_description(portrait)
        self.setAccessibleName(description)
        set_tool_tip(self, description)


class ProfilePage(HistoryPage):
    """Name, portrait, favourites, figures and badges of the current profile, and all profiles."""

    match_requested = Signal(str)
    """A badge was clicked; emitted with the id of its match."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._profiles = context.profiles
        self.summary: ProfileSummary | None = None
        """What is shown of matches and badges; None until it has been read."""
        self._portrait = PortraitLabel(context.art, diameter=_PORTRAIT * text_scale())
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

        self._request(lambda connection: profile_summary(connection, profile), self._show_summary)

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
        self.transfer = ProfileTransfer(self._database, self._profiles)
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

    def _make_head(self) -> FlowRow:
        """The portrait beside name, favourites and figures, or above them in less room."""
        fields = QFormLayout()
        fields.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        fields.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        fields.setHorizontalSpacing(12)
        fields.setVerticalSpacing(8)
        texts = (self.tr("Your name"), self.tr("Favourite deck"), self.tr("Favourite game"))
        widgets = (self.name_field, self._decks, self._games)
        for text, field in zip(texts, widgets, strict=True):
            label = caption(text)
            label.setBuddy(field)
            field.setAccessibleName(text)
            field.setFixedWidth(round(_FIELD_WIDTH * text_scale()))
            fields.addRow(label, field)
        for box in (self._decks, self._games):
            # Not as wide as the longest entry.
            box.setSizeAdjustPolicy(
                ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        set_tool_tip(self._decks, self.tr("Chosen when you switch to this profile."))
        set_tool_tip(self._games, self.tr("Offered first in New game when you switch to it."))
        face, beside = QWidget(), QWidget()
        centred = Qt.AlignmentFlag.AlignHCenter
        vbox((self._portrait, centred), (self._choose_portrait, centred), within=face, spacing=4)
        vbox(fields, self._figures, within=beside, spacing=8)
        return FlowRow(18, 10, face, beside)

    def _make_portraits(self) -> TileChoice:
        art = self._context.art
        tiles = [(portrait, PortraitTile(art, portrait)) for portrait in PERSON_PORTRAITS]
        choice = TileChoice(tiles, self._set_portrait, self.tr("Portrait"))
        choice.hide()
        return choice

    def _connect(self) -> None:
        self._choose_portrait.clicked.connect(self._toggle_portraits)
        self._decks.activated.connect(self._set_deck)
        self._games.activated.connect(self._set_game)
        self.badges.match_requested.connect(self.match_requested)
        self.badges.described.connect(self._describe)
        self.profile_list.created.connect(self._name_new_profile)
        self.transfer.imported.connect(self.reload)
        self._profiles.changed.connect(self._show_profile)
        self._profiles.switched.connect(self._show_other_profile)

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
        last_game = self._context.store.current.last_game
        games = [game for game in (profile.game, last_game) if game is not None]
        offered = {_game_text(game): game for game in games}
        self._game_choices: list[LastGame | None] = [None, *offered.values()]
        self._games.addItems([*offered])
        self._games.setCurrentIndex(0 if profile.game is None else 1)

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
            tile = self._tiles.tile(portrait)
            tile.setFocus()
            # Once it has its place.
            QTimer.singleShot(0, self, lambda: scroll_to(tile))

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
