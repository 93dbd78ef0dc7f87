"""The New game sheet: which game, with whom, by which rules, and which deal."""

from collections.abc import Mapping
from enum import Enum
from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from scopa_desktop.play.house_rules import HouseRules, house_rules_path
from scopa_desktop.play.settings import LastGame
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.decks import CardArt, Deck
from scopa_desktop.ui.dialogs.new_game.game_choice import GameChoice, all_seat_levels, nearest_seating
from scopa_desktop.ui.dialogs.new_game.game_pane import DealNumberField, GamePane
from scopa_desktop.ui.dialogs.new_game.my_rules import MyRules
from scopa_desktop.ui.dialogs.new_game.variant_list import VariantList
from scopa_desktop.ui.dialogs.new_game.variant_model import LAST, VariantModel
from scopa_desktop.ui.theme.fonts import SMALL_SIZE, body_font, text_scale
from scopa_desktop.ui.theme.colours import GREEN_CLOTH, Cloth
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.wording.card_wording import own_name

_SIZE = QSize(980, 740)
_OF_WINDOW = 0.9
_LIST_WIDTH = 292
_BOTH_PAGES_FROM = 860


class _Page(Enum):
    """What is shown where there is no room for both."""

    GAMES = "games"
    TABLE = "table"


class NewGameDialog(PaperDialog):
    """Asks for a match. After it was accepted, `choice` is the answer."""

    def __init__(
        self,
        last: LastGame | None,
        player_name: str,
        is_running: bool,
        art: CardArt,
        decks: Mapping[str, Deck],
        *,
        house: HouseRules | None = None,
        cloth: Cloth = GREEN_CLOTH,
        parent: QWidget | None = None,
    ) -> None:
        """`player_name` is the one of the settings; `is_running`: a match would be replaced.

        `house` are the player's own rules; those that are not given are read from their file, and
        what is wrong in it is told here.
        """
        super().__init__("", _size_over(parent), parent)
        self._player_name, self._art, self._decks, self._cloth = player_name, art, decks, cloth
        own = house or HouseRules(house_rules_path(), self)
        self._my_rules = MyRules(own, self)
        choice = GameChoice.from_last_game(last)
        played = choice.variant if last is not None and last.variant in CATALOGUE else None
        self._set_up: dict[str, Variant] = {}
        """The games that were looked at, by their keys, as their rules were set."""
        self._page = _Page.GAMES
        self._key = choice.variant.id if played is None else LAST
        self._wanted_seating = choice.seating
        """The seating that the player asked for, also while a game does not have it."""
        self._offered_seating = choice.seating
        self._model = VariantModel(CATALOGUE.values(), self._my_rules.variants, played, self)
        self._games = VariantList(self._model, self._key, art)
        self._deal_number = DealNumberField(choice.deal_number)
        self._explanation = secondary_label("")
        self._pane_area = _pane_area()
        self._is_running = is_running
        self._pane = self._make_pane(choice, all_seat_levels(choice.levels))
        self._lay_out_pages()
        self._add_buttons()
        self._say_own_words()
        self._connect()
        self._games.focus_list()
        if house is None and own.problems:
            self._tell("\n".join(own.problems))

    @property
    def choice(self) -> GameChoice:
        """What is set now."""
        pane = self._pane
        return GameChoice(
            pane.variant, pane.seating, pane.opponents.levels, self._deal_number.number
        )

    def retranslate(self) -> None:
        """All words anew; what was set stays set."""
        self._games.retranslate()
        self._deal_number.retranslate()
        self._pane = self._make_pane(self.choice, self._pane.opponents.seat_levels)
        self._put_buttons_last_in_tab_order()
        self._say_own_words()

    def accept(self) -> None:
        """Deal, unless the number of the deal makes no sense yet."""
        if self._games_alone:
            self._turn_to(_Page.TABLE)
        elif self._deal_number.is_valid:
            super().accept()
        else:
            self._deal_number.correct()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Both pages side by side, or one of them."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin in the list of games."""
        self._arrange()
        super().showEvent(event)

    def _lay_out_pages(self) -> None:
        self._explanation.setMinimumHeight(self._explanation.sizeHint().height())
        self._table = QWidget()
        column = QVBoxLayout(self._table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._pane_area, 1)
        column.addWidget(self._explanation)
        pages = QHBoxLayout()
        pages.setSpacing(24)
        pages.addWidget(self._games)
        pages.addWidget(self._table, 1)
        self.body.addLayout(pages)

    def _add_buttons(self) -> None:
        self._undo = self.add_button("")
        self._undo.clicked.connect(self._my_rules.undo)
        self._undo.hide()
        self._back = self.add_button("")
        self._back.clicked.connect(lambda: self._turn_to(_Page.GAMES))
        self._cancel = self.add_button("")
        self._cancel.clicked.connect(self.reject)
        self._deal = self.add_button("", ButtonKind.GOLD)
        self._deal.clicked.connect(self.accept)

    def _say_own_words(self) -> None:
        """What stands on the sheet itself."""
        self.set_title(self.tr("New game"))
        self._undo.setText(self.tr("Undo"))
        self._back.setText(self.tr("Back"))
        self._cancel.setText(self.tr("Cancel"))
        self._arrange()
        self._tell(self._consequence_of_dealing())

    def _consequence_of_dealing(self) -> str:
        if self._is_running:
            return self.tr("The match now running is put by among your matches.")
        return self.tr("Your choices are kept for the next game.")

    def _connect(self) -> None:
        self._games.chosen.connect(self._show_game)
        self._games.clicked.connect(lambda: self._turn_to(_Page.TABLE))
        self._games.import_requested.connect(self._my_rules.import_file)
        self._my_rules.rules_changed.connect(self._list_own)
        self._my_rules.message.connect(self._tell)
        self._my_rules.message.connect(self._announce)

    def _show_game(self, key: str) -> None:
        """Another game: with its rules as they were left, and the same people as far as it goes."""
        before = self._pane
        self._set_up[self._key] = before.variant
        self._key = key
        variant = self._set_up.get(key) or self._model.variant_of(key)
        if before.seating != self._offered_seating:
            self._wanted_seating = before.seating
        seating = nearest_seating(self._wanted_seating, variant.seatings)
        self._offered_seating = seating
        levels = before.opponents.seat_levels
        choice = GameChoice(variant, seating, levels[: seating.players - 1])
        self._pane = self._make_pane(choice, levels)
        self._put_buttons_last_in_tab_order()
        self._my_rules.discard_undo()
        self._tell(self._consequence_of_dealing())

    def _list_own(self, key: str) -> None:
        """List the player's own rules as they are now, and show that game."""
        self._forget_own_set_up()
        self._games.show_own_rules(self._my_rules.variants, key)
        # The pane that was left may have belonged to rules that are no more, or are others now.
        self._forget_own_set_up()

    def _forget_own_set_up(self) -> None:
        kept = (*CATALOGUE, LAST)
        self._set_up = {key: one for key, one in self._set_up.items() if key in kept}

    def _tell(self, sentence: str) -> None:
        """What was done with the player's own rules, or what follows from dealing."""
        self.set_footer(sentence)
        self._undo.setVisible(self._my_rules.can_undo)

    def _put_buttons_last_in_tab_order(self) -> None:
        """Tab comes to a new pane before it comes to the keys."""
        order = (self._deal_number.field, self._undo, self._back, self._cancel, self._deal)
        for before, behind in pairwise(order):
            self.setTabOrder(before, behind)

    def _make_pane(self, choice: GameChoice, seat_levels: tuple[str, ...]) -> GamePane:
        """The pane of a game, in the place of the one before."""
        self._deal_number.setParent(None)
        saved = self._model.variant_of(self._key)
        pane = GamePane(
            choice.variant,
            saved if saved.own_name else saved.defaults or saved,
            choice.seating,
            seat_levels,
            is_own=saved.own_name != "" and self._key != LAST,
            player_name=own_name(self._player_name),
            deal_number=self._deal_number,
            art=self._art,
            deck=self._decks[choice.variant.deck],
            cloth=self._cloth,
        )
        self._explain("")
        pane.explanation_changed.connect(self._explain)
        pane.refused.connect(self._refuse)
        rules = self._my_rules
        pane.save_requested.connect(lambda: rules.save(pane.variant))
        pane.save_change_requested.connect(lambda: rules.save_change(pane.saved, pane.variant))
        pane.rename_requested.connect(lambda: rules.rename(pane.saved))
        pane.export_requested.connect(lambda: rules.export(pane.saved))
        pane.delete_requested.connect(lambda: rules.delete(pane.saved))
        self._pane_area.setWidget(pane)
        return pane

    def _explain(self, sentence: str) -> None:
        """What the rule that is pointed at does."""
        self._explanation.setText(sentence)
        self._explanation.setFont(body_font(SMALL_SIZE))

    def _refuse(self, sentence: str) -> None:
        """Why a rule could not be set."""
        self._explanation.setText(sentence)
        self._explanation.setFont(body_font(SMALL_SIZE, bold=True))
        self._announce(sentence)

    def _announce(self, sentence: str) -> None:
        """Have a screen reader say a sentence."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    @property
    def _has_room(self) -> bool:
        return self.width() >= _BOTH_PAGES_FROM * text_scale()

    @property
    def _games_alone(self) -> bool:
        return not self._has_room and self._page is _Page.GAMES

    def _turn_to(self, page: _Page) -> None:
        self._page = page
        self._arrange()
        if self._has_room:
            return
        if page is _Page.GAMES:
            self._games.focus_list()
        else:
            self._pane.setFocus(Qt.FocusReason.OtherFocusReason)
            self.focusNextChild()

    def _arrange(self) -> None:
        """Show what there is room for, and say what the keys do there."""
        room = self._has_room
        self._games.setVisible(room or self._page is _Page.GAMES)
        width = round(_LIST_WIDTH * text_scale())
        self._games.setMinimumWidth(width if room else 0)
        self._games.setMaximumWidth(width if room else self.maximumWidth())
        self._table.setVisible(room or self._page is _Page.TABLE)
        self._back.setVisible(not room and self._page is _Page.TABLE)
        go_on = self.tr("Choose this game") if self._games_alone else self.tr("Deal the cards")
        self._deal.setText(go_on)


def _size_over(window: QWidget | None) -> QSize:
    """Over a high window the sheet is high too, so that all options of a game are seen at once."""
    height = round(window.height() * _OF_WINDOW) if window is not None else 0
    return _SIZE.expandedTo(QSize(0, height))


def _pane_area() -> QScrollArea:
    """Where the pane scrolls when it has more rules than room."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
