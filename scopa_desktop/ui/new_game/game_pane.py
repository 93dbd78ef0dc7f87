"""The right side of the New game dialog: one game, its players and its rules."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.game_line import SharedGame
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.new_game.game_strip import GameStrip
from scopa_desktop.ui.new_game.more_options import MoreOptions
from scopa_desktop.ui.new_game.my_rules import MyRules
from scopa_desktop.ui.new_game.opponent_picker import OpponentPicker
from scopa_desktop.ui.new_game.option_fields import (
    TARGET,
    OptionColumns,
    RuleFields,
    effective_options,
    in_row,
)
from scopa_desktop.ui.new_game.table_fields import TableChoice
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.current_palette import cloth_in_use
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, text_scale
from scopa_desktop.ui.widgets.boxes import STRETCH, fill, hbox, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone, caption, secondary_label
from scopa_desktop.ui.widgets.plain_text import button_text, set_tool_tip
from scopa_desktop.ui.widgets.screen_space import scroll_page_margins
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice
from scopa_desktop.ui.wording.card_wording import CardWording, game_title, words
from scopa_desktop.ui.wording.game_wording import (
    length_phrase,
    match_length,
    players_phrase,
    seating_name,
)


class GamePane(QWidget):
    """The choices for one game: players, opponents, and more options, which can be hidden."""

    explanation_changed = Signal(str)
    """The explanation of the highlighted rule; empty when there is none."""
    refused = Signal(str)
    """Why a rule could not be set."""
    deck_requested = Signal()
    """The player wants to choose the deck."""

    def __init__(
        self,
        variant: Variant,
        saved: Variant,
        seating: Seating,
        opponents: OpponentPicker,
        table: TableChoice,
        *,
        my_rules: MyRules,
        is_own: bool,
        art: CardArt,
        settings: Settings,
    ) -> None:
        """`saved` is the game without changes; `is_own`: it is one of the player's own rules.

        `settings` choose the deck and the cloth with which the game is shown, and say whether the
        further options are shown at first.
        """
        super().__init__()
        self.setObjectName("dialog-body")
        self.saved = saved
        """The game without changes."""
        self.opponents = opponents
        deck = art.deck_for(settings.deck, variant.deck, variant.deal.pack)
        self._deck, self._my_rules, self._is_own = deck, my_rules, is_own
        self._home_deck = art.deck_for("", self.saved.deck, self.saved.deal.pack)
        self._table = table
        self._seatings = sorted(variant.seatings)
        self._rules = RuleFields(variant, deck, self)
        names = [seating_name(available) for available in self._seatings]
        index = self._seatings.index(seating)
        self._players = SegmentedChoice(names, index, self.tr("Players"), parent=self)
        self._facts = secondary_label()
        self._difference = secondary_label(wraps=False)
        self._create_buttons()
        cloth = cloth_in_use(settings.table_colour)
        self._strip = GameStrip(art, deck, variant, cloth=cloth, parent=self)
        self.more = MoreOptions(is_open=settings.more_options)
        self._lay_out(variant)
        self._players.chosen.connect(lambda _: self.opponents.set_seating(self.seating))
        self._players.chosen.connect(self._refresh)
        self._rules.changed.connect(self._refresh)
        self._rules.explanation_changed.connect(self.explanation_changed)
        self._rules.refused.connect(self.refused)
        opponents.changed.connect(self._refresh)
        table.changed.connect(self._show_differences)
        self._refresh()

    @property
    def is_valid(self) -> bool:
        """Whether every field shows an allowed value."""
        return all(field.is_valid for field in self._rules.fields)

    def focus_error(self) -> None:
        """Give the focus to the first field whose value is not allowed, and say which are."""
        field = next(field for field in self._rules.fields if not field.is_valid)
        self.more.show_editor(field.editor)
        field.focus_error()

    @property
    def variant(self) -> Variant:
        """The game with the current rules; it has the name of `saved` only while unchanged."""
        variant = self._rules.variant()
        return (
            self.saved if effective_options(variant) == effective_options(self.saved) else variant
        )

    @property
    def seating(self) -> Seating:
        return self._seatings[self._players.index()]

    @property
    def last_editor(self) -> QWidget:
        """What the keyboard reaches last."""
        return self._deck_button

    def _create_buttons(self) -> None:
        cards = self.tr("Your cards: {deck}. Change…").format(deck=self._deck.translated_name())
        self._deck_button = LinkButton(button_text(cards))
        set_tool_tip(self._deck_button, self.tr("The cards you play with in every game."))
        self._deck_button.clicked.connect(self.deck_requested)
        self._restore = LinkButton(
            self.tr("Back to the saved rules") if self._is_own else self.tr("Restore")
        )
        set_tool_tip(self._restore, self.tr("Reset every rule"))
        self._restore.clicked.connect(lambda: self._rules.restore(self.saved))
        self._save_change = LinkButton(self.tr("Save the change"))
        self._save_change.clicked.connect(
            lambda: self._my_rules.save_change(self.saved, self.variant)
        )
        self._make = LinkButton(self.tr("Make it your own…"))
        set_tool_tip(self._make, self.tr("Every rule, a name and an emblem: a game of yours"))
        self._make.clicked.connect(lambda: self._my_rules.make(self.variant, self._deck))
        self._share = LinkButton(self.tr("Share…"))
        set_tool_tip(self._share, self.tr("This game in one line, or as a file"))
        self._share.clicked.connect(
            lambda: self._my_rules.share(
                SharedGame(self.variant, self._table.deal_number.valid_number, self.seating)
            )
        )
        self._receive = LinkButton(self.tr("Add a shared game…"))
        set_tool_tip(self._receive, self.tr("A game that somebody gave you"))
        self._receive.clicked.connect(lambda: self._my_rules.receive(""))

    def _lay_out(self, variant: Variant) -> None:
        vbox(
            Heading(game_title(self.saved), SUBTITLE, Tone.TEXT),
            secondary_label(CardWording(self._deck, self.saved).summary()),
            self._strip,
            2,
            self._players_row(),
            2,
            self.opponents,
            2,
            self.more,
            STRETCH,
            within=self,
            margins=scroll_page_margins(0, 2),
            spacing=6,
        )
        column = self.more.column
        if self._is_own:
            column.addWidget(self._own_rules_row())
        column.addWidget(self._rules_row())
        house_rules = [field for field in self._rules.fields if field.option.name != TARGET]
        if house_rules:
            column.addWidget(OptionColumns(house_rules))
        facts = hbox((self._facts, 1), self._deck_button)
        fill(column, 2, self.opponents.more, 2, self._table, 2, facts)

    def _own_rules_row(self) -> QWidget:
        """The game of the player's own rules, with the buttons to manage these."""
        row = FlowRow(
            8, 0, caption(self.tr("{game} with your own rules").format(game=self.saved.name))
        )
        edit, delete = LinkButton(self.tr("Edit…")), LinkButton(self.tr("Delete"))
        edit.clicked.connect(lambda: self._my_rules.edit(self.saved, self.variant, self._deck))
        delete.clicked.connect(lambda: self._my_rules.delete(self.saved))
        row.flow.addWidget(edit)
        row.flow.addWidget(delete)
        return row

    def _players_row(self) -> QWidget:
        row = FlowRow(24, 8)
        if len(self._seatings) > 1:
            row.flow.addWidget(in_row(caption(self.tr("Players")), self._players))
        else:
            self._players.hide()
            row.flow.addWidget(caption(players_phrase(self._seatings)))
        row.flow.addWidget(self.opponents.together)
        for field in self._rules.fields:
            if field.option.name == TARGET and field.label is not None:
                field.label.setFont(body_font(BODY_SIZE, bold=True))
                field.editor.setMinimumWidth(round(84 * text_scale()))
                row.flow.addWidget(in_row(field.label, field.editor, field.mark))
        return row

    def _rules_row(self) -> QWidget:
        """The caption of the rules, the number of changes, and the buttons."""
        return FlowRow(
            8,
            0,
            caption(self.tr("House rules")),
            self._difference,
            self._restore,
            self._save_change,
            self._make,
            self._share,
            self._receive,
        )

    def _refresh(self) -> None:
        """Update what depends on the rules and the players."""
        variant = self._rules.variant()
        self._strip.set_variant(variant)
        length = length_phrase(match_length(variant, self.seating))
        facts = self.tr("A match takes {length}. Traditionally played with {deck} cards.")
        if self._is_own:
            facts = self.tr(
                "A match takes {length}. It is played with {deck} cards. The computer players "
                "bring their strength from {game}."
            )
        deck, game = self._home_deck.translated_name(), words(self.saved.name)
        self._facts.setText(facts.format(length=length, deck=deck, game=game))
        changed = len(variant.changed)
        self._difference.setText(
            self.tr("%n changed from the usual rules.", "", changed)
            if changed
            else self.tr("The usual rules.")
        )
        differs = variant.changed != effective_options(self.saved)
        self._restore.setVisible(differs)
        self._save_change.setVisible(differs and self._is_own)
        self._make.setVisible(differs or not self._is_own)
        self._table.set_watched(bool(self.opponents.own_level))
        self._show_differences()

    def _show_differences(self) -> None:
        parts = *self._rules.differences, *self.opponents.differences, *self._table.differences
        self.more.set_summary(" · ".join(parts))
