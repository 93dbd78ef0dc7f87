"""The dialog in which players make a game their own: its rules, and what it is called."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.options.own_games import FAMILY_OPTIONS, OF_FAMILY, widened
from scopa_desktop.rules.variant import (
    EMBLEMS,
    LONGEST_OWN_NAME,
    LONGEST_SENTENCE,
    OwnGame,
    Variant,
)
from scopa_desktop.ui.new_game.option_fields import OptionColumns, RuleFields
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.theme.fonts import is_text_huge, text_scale
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import STRETCH, fill
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import caption, secondary_label
from scopa_desktop.ui.widgets.inputs import ChoiceBox
from scopa_desktop.ui.widgets.paged_dialog import PagedDialog
from scopa_desktop.ui.widgets.screen_space import ScrollPage
from scopa_desktop.ui.wording.card_wording import CardWording, game_title, words
from scopa_desktop.ui.wording.list_format import with_colon

_SIZE: Final = QSize(820, 640)
_ICON: Final = 26
_SYSTEMS: Final = {"it": "napoletane", "es": "castellana", "fr": "francesi"}
"""The deck after whose suits the emblems of each family are called."""


class OwnGameDialog(PagedDialog):
    """Pages for the name and for every option that the parts of a game allow.

    After it is accepted, `variant` is the game to be saved.
    """

    narrow_below = 660

    def __init__(
        self,
        house: HouseRules,
        variant: Variant,
        edited: Variant | None,
        *,
        art: CardArt,
        deck: Deck,
        parent: QWidget | None = None,
    ) -> None:
        """Begin with the rules of `variant`; `edited` is the saved game that they replace, if any.

        `deck` is the one whose cards the texts of the options name.
        """
        super().__init__(_SIZE, parent, page=0, is_page_open=False)
        self._house, self._edited, self._art = house, edited, art
        self._entry = CATALOGUE[variant.id]
        self._wording = CardWording(deck, self._entry)
        own = OwnGame() if edited is None else edited.own
        self._rules = RuleFields(variant, deck, self, entry=widened(self._entry))
        self._name = QLineEdit(own.name or self._proposed_name())
        self._name.setMaxLength(LONGEST_OWN_NAME)
        self._sentence = QLineEdit(own.sentence)
        self._sentence.setMaxLength(LONGEST_SENTENCE)
        self._emblem = self._emblem_box(own.emblem)
        self._deck = self._deck_box(own.deck or self._entry.deck)
        self._note = secondary_label()
        self._explanation = secondary_label()
        if not is_text_huge():
            # Else the page would move under the pointer with each explanation.
            self._explanation.setMinimumHeight(2 * self._explanation.sizeHint().height())
        self._add_pages()
        self.body.addWidget(self._explanation)
        self.add_button(self.tr("Cancel")).clicked.connect(self.reject)
        self._save = self.add_button(self.tr("Save the game"), ButtonKind.GOLD)
        self._save.clicked.connect(self.accept)
        self._name.textChanged.connect(self._validate)
        self._sentence.textChanged.connect(self._validate)
        self._rules.explanation_changed.connect(self._explain)
        self._rules.refused.connect(self._refuse)
        self._validate()
        self._name.selectAll()
        self.arrange()
        if self.is_page_shown:
            self._name.setFocus()

    @property
    def variant(self) -> Variant:
        """The game as it is set now; its name and sentence are valid if it can be saved."""
        return self._rules.variant().as_own(self._own)

    @property
    def _own(self) -> OwnGame:
        return OwnGame(
            self._name.text().strip(),
            self._sentence.text().strip(),
            self._emblem.currentData(),
            self._deck.currentData(),
        )

    def accept(self) -> None:
        """Accept only what can be saved."""
        wrong = next((field for field in self._rules.fields if not field.is_valid), None)
        if wrong is not None:
            self.select_page(self._groups.index(OF_FAMILY[wrong.option.name].group) + 1)
            wrong.focus_error()
        elif self._save.isEnabled():
            super().accept()

    def focus_page(self) -> None:
        """Give the name the focus, where it is shown."""
        super().focus_page()
        if self._shown_page == 0:
            self._name.setFocus()

    @property
    def _groups(self) -> Sequence[str]:
        return ("deal", "captures", "points")

    def _add_pages(self) -> None:
        titles = {
            "deal": self.tr("Deal"),
            "captures": self.tr("Captures"),
            "points": self.tr("Points"),
        }
        pages = [self.tr("Name"), *(titles[group] for group in self._groups)]
        title = self.tr("Make {game} your own").format(game=words(self._entry.name))
        self.set_pages(title, pages)
        self._stack.addWidget(self._name_page(pages[0]))
        for group in self._groups:
            self._stack.addWidget(self._rules_page(group, titles[group]))

    def _name_page(self, title: str) -> ScrollPage:
        page, column = _page(title)
        for label, field in (
            (self.tr("Name of the game"), self._name),
            (self.tr("A sentence about it"), self._sentence),
            (self.tr("Emblem"), self._emblem),
            (self.tr("Cards"), self._deck),
        ):
            above = caption(label)
            above.setBuddy(field)
            field.setAccessibleName(label)
            fill(column, above, field)
            if field is self._name:
                column.addWidget(self._note)
        levels = self.tr(
            "The computer players bring their strength from {game}. How strong they are with your "
            "rules, you will find out together."
        )
        fill(column, 4, secondary_label(levels.format(game=words(self._entry.name))), STRETCH)
        return page

    def _rules_page(self, group: str, title: str) -> ScrollPage:
        """The options of a group, and those that the game cannot have, with the reason."""
        page, column = _page(title)
        fields = [each for each in self._rules.fields if OF_FAMILY[each.option.name].group == group]
        if fields:
            column.addWidget(OptionColumns(fields))
        refused = [
            (each.option, reason)
            for each in FAMILY_OPTIONS
            if each.group == group and (reason := each.refusal(self._entry))
        ]
        if refused:
            fill(column, 6, caption(self.tr("Does not go with this game")))
        for option, reason in refused:
            label = self._wording.text(option.label)
            column.addWidget(secondary_label(with_colon(label, self._wording.text(reason))))
        column.addStretch(1)
        return page

    def _emblem_box(self, chosen: str) -> ChoiceBox:
        box = ChoiceBox()
        side = round(_ICON * text_scale())
        box.setIconSize(QSize(side, side))
        box.addItem(self.tr("Two cards"), "")
        for name in EMBLEMS:
            picture = self._art.game_emblem(name, side, self.devicePixelRatioF())
            box.addItem(QIcon(picture), self._emblem_name(name), name)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        return box

    def _emblem_name(self, name: str) -> str:
        family, _, suit = name.partition("_")
        if not suit:
            return self.tr("Broom")
        deck = self._art.decks[_SYSTEMS[family]]
        return f"{deck.suit_name(f'A{suit}')} · {deck.translated_name()}"

    def _deck_box(self, chosen: str) -> ChoiceBox:
        box = ChoiceBox()
        for deck in self._art.decks.values():
            if deck.own is None:
                box.addItem(deck.translated_name(), deck.id)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        return box

    def _proposed_name(self) -> str:
        name = self.tr("My {game}").format(game=words(self._entry.name))
        return self._house.free_name(name[:LONGEST_OWN_NAME].strip())

    def _validate(self) -> None:
        """Say what is wrong with the name, or how long it may be."""
        existing = self._house.find(self._own.name)
        is_taken = existing not in (None, self._edited)
        note = self.tr("Up to %n characters.", "", LONGEST_OWN_NAME)
        if existing is not None and is_taken:
            note = self.tr("You already have a game called “{name}”.")
            note = note.format(name=game_title(existing))
        self._note.setText(note)
        self._name.setAccessibleDescription(note)
        self._save.setEnabled(not is_taken and self._is_allowed())

    def _is_allowed(self) -> bool:
        try:
            self._own.check()
        except ValueError:
            return False
        return True

    def _explain(self, sentence: str) -> None:
        self._explanation.setText(sentence)
        self._explanation.set_bold(False)

    def _refuse(self, sentence: str) -> None:
        """Say why an option could not be set."""
        self._explanation.setText(sentence)
        self._explanation.set_bold(True)
        announce(self, sentence)


def _page(title: str) -> tuple[ScrollPage, QVBoxLayout]:
    page = ScrollPage(spacing=6)
    page.setAccessibleName(title)
    page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return page, page.new_column()
