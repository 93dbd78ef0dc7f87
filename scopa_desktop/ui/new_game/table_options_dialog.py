"""The Table options dialog: what was agreed on beside the rules, and what may be changed."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from scopa_desktop.rules.match import Match
from scopa_desktop.rules.table_events import OptionChanged
from scopa_desktop.rules.table_options import FIELDS
from scopa_desktop.rules.variant import OptionValue
from scopa_desktop.ui.new_game.option_fields import OptionField, create_field
from scopa_desktop.ui.new_game.table_fields import TableFields
from scopa_desktop.ui.pictures.decks import Deck
from scopa_desktop.ui.theme.fonts import BODY_SIZE
from scopa_desktop.ui.widgets.boxes import STRETCH, vbox
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import SUBTITLE, Heading, Tone, secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.card_wording import CardWording, game_title

CHANGEABLE_RULES: Final = ("target", "table_fifteen")
"""The options of the games that may be changed for the next round."""

_SIZE = QSize(560, 540)


class TableOptionsDialog(PaperDialog):
    """Shows the options of a table, which its master may change for the next round."""

    is_as_high_as_content = True

    def __init__(
        self,
        match: Match,
        deck: Deck,
        refusal: str = "",
        *,
        chosen: Sequence[OptionChanged] = (),
        are_terms_fixed: bool = False,
        refusal_of_stake: Callable[[int], str] = lambda _: "",
        parent: QWidget | None = None,
    ) -> None:
        """The options of a match.

        Args:
            match: the match.
            deck: the deck, for the texts of the game's options.
            refusal: why nothing can be changed; empty if it can.
            chosen: changes for the next round that were chosen before.
            are_terms_fixed: whether target and stake cannot be changed, whatever else can.
            refusal_of_stake: says why the stake cannot become a number of chips; empty if it can.
            parent: the parent widget.
        """
        super().__init__(self.tr("Table options"), _SIZE, parent)
        self._match, self._chosen = match, {change.name: change.value for change in chosen}
        self._refusal, self._are_terms_fixed = refusal, are_terms_fixed
        self._refusal_of_stake = refusal_of_stake
        self._rules = self._made_rules(deck)
        table = match.table
        for name in FIELDS.keys() & self._chosen.keys():
            table = table.with_value(name, int(self._chosen[name]))
        self._fields = TableFields(table, is_new=False, rules=self._rules)
        if self.is_editable:
            self.add_button(self.tr("Cancel")).clicked.connect(self.reject)
        apply = self.add_button(
            self.tr("Change") if self.is_editable else self.tr("Close"), ButtonKind.GOLD
        )
        apply.clicked.connect(self.accept)
        self.set_content(self._content())
        self.set_footer("")

    @property
    def is_editable(self) -> bool:
        return not self._refusal

    @property
    def changes(self) -> Sequence[OptionChanged]:
        """The options whose value differs from that of the match."""
        if not self.is_editable:
            return ()
        changes = [OptionChanged(name, value) for name, value in self._rule_values().items()]
        table = self._fields.table
        changes += [
            OptionChanged(name, table.value(name))
            for name in FIELDS
            if table.value(name) != self._match.table.value(name)
        ]
        return changes

    def accept(self) -> None:
        """Accept if every field has an allowed value, and all players have the chips."""
        wrong = next((field for field in self._rules if not field.is_valid), None)
        if wrong is not None and self.is_editable:
            wrong.focus_error()
            return
        for name, value in self.changes:
            if name == "stake" and (sentence := self._refusal_of_stake(int(value))):
                self.set_footer(sentence)
                return
        super().accept()

    def _rule_values(self) -> dict[str, OptionValue]:
        """The values of the rules that differ from those of the match."""
        return {
            field.option.name: field.value()
            for field in self._rules
            if field.value() != field.option.read(self._match.variant)
        }

    def _made_rules(self, deck: Deck) -> list[OptionField]:
        variant = self._match.variant
        wording = CardWording(deck, variant)
        fields = [
            create_field(option, wording)
            for option in variant.options
            if option.name in CHANGEABLE_RULES and not option.is_idle(variant)
        ]
        for field in fields:
            field.set_value(self._chosen.get(field.option.name, field.option.read(variant)))
            if field.option.name == "target":
                field.editor.setDisabled(self._are_terms_fixed)
            field.rejected.connect(self.set_footer)
            field.corrected.connect(lambda: self.set_footer(""))
            field.changed.connect(self._show_consequence)
        return fields

    def _show_consequence(self) -> None:
        """Say when a lower target counts."""
        target, variant = self._rule_values().get("target"), self._match.variant
        is_lower = isinstance(target, int) and target < variant.target
        lower = self.tr("A lower target counts at the end of the next round.")
        self.set_footer(lower if is_lower else "")

    def _content(self) -> QWidget:
        match, fields = self._match, self._fields
        content = QWidget()
        note = secondary_label(" ".join(self._notes()), BODY_SIZE)
        note.set_bold(not self.is_editable)
        fields.setEnabled(self.is_editable)
        fields.set_stake_fixed(self._are_terms_fixed)
        vbox(
            Heading(game_title(match.variant), SUBTITLE, Tone.TEXT),
            note,
            4,
            fields,
            STRETCH,
            within=content,
            spacing=8,
        )
        return content

    def _notes(self) -> list[str]:
        """The sentences above the options: when they can be changed, and what stays as it is."""
        notes = [self._refusal or self.tr("Changes hold from the next deal on.")]
        is_running = self._match.table.is_competitive and not self._match.is_over
        if self._are_terms_fixed and is_running:
            notes.append(
                self.tr("Target and stake of a competitive match are fixed from its first card on.")
            )
        return notes
