"""The right side of the New game dialog: one game, its players and its rules."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QWidget

from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.new_game.game_strip import GameStrip
from scopa_desktop.ui.new_game.more_options import MoreOptions
from scopa_desktop.ui.new_game.my_rules import MyRules
from scopa_desktop.ui.new_game.opponent_picker import OpponentPicker
from scopa_desktop.ui.new_game.option_fields import (
    TARGET,
    OptionField,
    RuleFields,
    effective_options,
)
from scopa_desktop.ui.new_game.table_fields import TableChoice
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.theme.current_palette import cloth_in_use
from scopa_desktop.ui.theme.fonts import BODY_SIZE, body_font, is_text_huge, text_scale
from scopa_desktop.ui.widgets.boxes import STRETCH, fill, hbox, vbox
from scopa_desktop.ui.widgets.buttons import LinkButton
from scopa_desktop.ui.widgets.flow_layout import FlowRow
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone, caption, secondary_label
from scopa_desktop.ui.widgets.plain_text import PlainLabel, button_text, set_tool_tip
from scopa_desktop.ui.widgets.screen_space import scroll_page_margins
from scopa_desktop.ui.widgets.segmented_choice import SegmentedChoice
from scopa_desktop.ui.wording.card_wording import CardWording, game_title
from scopa_desktop.ui.wording.game_wording import (
    length_phrase,
    match_length,
    players_phrase,
    seating_name,
)


class OptionColumns(QWidget):
    """The fields of a game's rules in two columns: labelled fields, then switches."""

    def __init__(self, fields: Sequence[OptionField]) -> None:
        super().__init__()
        self._row = hbox(within=self, spacing=10)
        labelled, switches = self._columns = (QGridLayout(), QGridLayout())
        for grid in self._columns:
            grid.setHorizontalSpacing(6)
            grid.setVerticalSpacing(8)
        for field in fields:
            self._add(field, switches if field.label is None else labelled)
        labelled.setColumnStretch(2, 1)
        switches.setColumnStretch(1, 1)
        for grid in self._columns:
            grid.setRowStretch(grid.rowCount(), 1)
            if grid.count():
                self._row.addLayout(grid, 3 if grid is labelled else 2)

    def minimumSizeHint(self) -> QSize:
        """Room for the wider column: one below the other they always fit."""
        widest = max(grid.minimumSize().width() for grid in self._columns)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = sum(grid.sizeHint().width() for grid in self._columns) + self._row.spacing()
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight
            if width <= event.size().width()
            else QBoxLayout.Direction.TopToBottom
        )
        super().resizeEvent(event)

    @staticmethod
    def _add(field: OptionField, grid: QGridLayout) -> None:
        line = grid.rowCount()
        grid.addWidget(field.mark, line, 0)
        if field.label is None:
            grid.addWidget(field.editor, line, 1)
        elif is_text_huge():
            grid.addWidget(field.label, line, 1, 1, 2)
            grid.addWidget(_with_limits(field), line + 1, 1, 1, 2)
        else:
            grid.addWidget(field.label, line, 1)
            grid.addWidget(_with_limits(field), line, 2)


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
        deck = art.deck_for(settings.deck, variant.deck)
        self._deck, self._my_rules, self._is_own = deck, my_rules, is_own
        self._home_deck = art.decks[variant.deck]
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
        self._save = LinkButton(self.tr("Save as my rules…"))
        self._save.clicked.connect(lambda: self._my_rules.save(self.variant))
        self._import = LinkButton(self.tr("Import rules…"))
        set_tool_tip(self._import, self.tr("Import rules that somebody gave you"))
        self._import.clicked.connect(self._my_rules.import_file)

    def _lay_out(self, variant: Variant) -> None:
        vbox(
            Heading(game_title(self.saved), SUBTITLE, Tone.TEXT),
            secondary_label(CardWording(self._deck, variant).text(variant.summary)),
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
        for text, action in (
            (self.tr("Rename…"), self._my_rules.rename),
            (self.tr("Export…"), self._my_rules.export),
            (self.tr("Delete"), self._my_rules.delete),
        ):
            button = LinkButton(text)
            button.clicked.connect(lambda _=False, action=action: action(self.saved))
            row.flow.addWidget(button)
        return row

    def _players_row(self) -> QWidget:
        row = FlowRow(24, 8)
        if len(self._seatings) > 1:
            row.flow.addWidget(_in_row(caption(self.tr("Players")), self._players))
        else:
            self._players.hide()
            row.flow.addWidget(caption(players_phrase(self._seatings)))
        row.flow.addWidget(self.opponents.together)
        for field in self._rules.fields:
            if field.option.name == TARGET and field.label is not None:
                field.label.setFont(body_font(BODY_SIZE, bold=True))
                field.editor.setMinimumWidth(round(84 * text_scale()))
                row.flow.addWidget(_in_row(field.label, field.editor, field.mark))
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
            self._save,
            self._import,
        )

    def _refresh(self) -> None:
        """Update what depends on the rules and the players."""
        variant = self._rules.variant()
        self._strip.set_variant(variant)
        length = length_phrase(match_length(variant, self.seating))
        self._facts.setText(
            self.tr("A match takes {length}. Traditionally played with {deck} cards.").format(
                length=length, deck=self._home_deck.translated_name()
            )
        )
        changed = len(variant.changed)
        self._difference.setText(
            self.tr("%n changed from the usual rules.", "", changed)
            if changed
            else self.tr("The usual rules.")
        )
        differs = variant.changed != effective_options(self.saved)
        self._restore.setVisible(differs)
        self._save_change.setVisible(differs and self._is_own)
        self._save.setVisible(bool(changed) and (differs or not self._is_own))
        self._table.set_watched(bool(self.opponents.own_level))
        self._show_differences()

    def _show_differences(self) -> None:
        parts = *self._rules.differences, *self.opponents.differences, *self._table.differences
        self.more.set_summary(" · ".join(parts))


def _with_limits(field: OptionField) -> QWidget:
    """The editor of a field, beside it the limits that it does not show."""
    if not field.limits:
        return field.editor
    limits = secondary_label(field.limits, wraps=False)
    return _in_row(field.editor, limits)


def _in_row(*parts: QWidget) -> QWidget:
    container = QWidget()
    row = hbox(within=container, spacing=10)
    for part in parts:
        if isinstance(part, PlainLabel):
            part.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        row.addWidget(part)
    return container
