"""The New game dialog: the game, the players, the rules and the deal number."""

from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.ai.levels import FIRST_RUNG
from scopa_desktop.play.chips.stakes import StakeProblem, StakeRefusal
from scopa_desktop.play.recording.competition import Competition
from scopa_desktop.play.session.seats import SeatedPerson
from scopa_desktop.play.storage.house_rules import HouseRules
from scopa_desktop.play.storage.profiles import ProfileStore
from scopa_desktop.play.storage.settings import SettingsStore
from scopa_desktop.rules.catalogue import CATALOGUE
from scopa_desktop.rules.game_line import SharedGame
from scopa_desktop.rules.seating import Seating
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.dialogs.deck_choice_dialog import DeckChoiceDialog
from scopa_desktop.ui.new_game.game_choice import GameChoice, all_seat_persons, usual_seating
from scopa_desktop.ui.new_game.game_pane import GamePane
from scopa_desktop.ui.new_game.my_rules import MyRules
from scopa_desktop.ui.new_game.opponent_picker import OpponentPicker
from scopa_desktop.ui.new_game.table_fields import TableChoice
from scopa_desktop.ui.new_game.variant_list import VariantList
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.platform.modal import exec_dialog
from scopa_desktop.ui.theme.fonts import text_scale
from scopa_desktop.ui.widgets.announcement import announce
from scopa_desktop.ui.widgets.boxes import hbox, vbox
from scopa_desktop.ui.widgets.buttons import ButtonKind
from scopa_desktop.ui.widgets.headings import secondary_label
from scopa_desktop.ui.widgets.paper_dialog import PaperDialog
from scopa_desktop.ui.widgets.screen_space import frameless_area
from scopa_desktop.ui.widgets.variant_model import LAST, VariantModel, own_key
from scopa_desktop.ui.wording.chips_wording import refusal_sentence
from scopa_desktop.ui.wording.number_format import counted

if TYPE_CHECKING:
    from scopa_desktop.play.leaderboard.own_rungs import OwnRungs

_SIZE = QSize(980, 700)
_WINDOW_FRACTION = 0.9
_LIST_WIDTH = 292
_MIN_WIDTH_FOR_BOTH = 860


class _Page(Enum):
    """The part that is shown where there is no room for both."""

    GAMES = "games"
    TABLE = "table"


@dataclass(frozen=True)
class NewGameContext:
    """What New game has to know, and where its choices are kept."""

    art: CardArt
    store: SettingsStore
    """Its settings have the last game and the deck, and say whether more options are shown."""
    house: HouseRules
    """The player's own rules."""
    profiles: ProfileStore
    competition: Competition | None = None
    """Knows who can play for chips; without it there are practice matches only."""
    rungs: "OwnRungs | None" = None
    """Knows how strong an opponent as strong as the person is."""
    is_running: bool = False
    """Whether a current match would be replaced."""
    leaving: str = ""
    """What it costs to leave the current match; empty if it costs nothing."""


class NewGameDialog(PaperDialog):
    """Asks for the match to be dealt; after it is accepted, `choice` describes the match."""

    def __init__(
        self, context: NewGameContext, *, is_watched: bool = False, parent: QWidget | None = None
    ) -> None:
        """`is_watched`: at first computer players alone are chosen, even if a person played."""
        is_open = context.store.current.more_options
        super().__init__(self.tr("New game"), _size_for(parent if is_open else None), parent)
        self._context = context
        self._my_rules = MyRules(context.house, context.art, self)
        last = context.store.current.last_game
        choice = GameChoice.from_last_game(last, context.profiles.others)
        choice = choice._replace(variant=context.house.known(choice.variant))
        if is_watched and not choice.own_level:
            choice = choice.watched()
        played = choice.variant if last is not None and last.variant in CATALOGUE else None
        self._set_up: dict[str, tuple[Variant, Seating]] = {}
        """The games shown before, by key, with their rules and players as they were set."""
        self._page = _Page.GAMES
        self._key = choice.variant.id if played is None else LAST
        self._table_choice = TableChoice(choice.table, choice.deal_number, context.competition)
        self._model = VariantModel(
            CATALOGUE.values(), self._my_rules.variants, played, self, decks=context.art.decks
        )
        self._games = VariantList(self._model, self._key, context.art)
        self._explanation = secondary_label()
        self._pane_area = frameless_area()
        self._no_game = secondary_label(self.tr("The game that you find is shown here."))
        self._no_game.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pane = self._make_pane(choice, choice.seat_levels, all_seat_persons(choice.persons))
        self._lay_out_pages()
        self._add_buttons()
        self._arrange()
        self._show_consequence()
        self._connect()
        self._games.focus_list()

    @property
    def choice(self) -> GameChoice:
        """The match as it is set now."""
        pane = self._pane
        return GameChoice(
            pane.variant,
            pane.seating,
            pane.opponents.levels,
            self._table_choice.deal_number.number,
            pane.opponents.persons,
            self._table_choice.table,
            pane.opponents.own_level,
        )

    @property
    def _player_name(self) -> str:
        return self._context.profiles.current.name

    def accept(self) -> None:
        """Accept if all entries are valid; where only the list is shown, open the pane.

        While a search finds no game, nothing happens.
        """
        self._games.finish_search()
        if not self._games.has_match:
            return
        if self._shows_only_games:
            self._show_part(_Page.TABLE)
        elif not self._pane.is_valid:
            self._pane.focus_error()
        elif not (deal_number := self._table_choice.deal_number).is_valid:
            self._pane.more.show_editor(deal_number)
            deal_number.focus_error()
        elif sentence := self._table_choice.refusal(self.choice.players(self._player_name)):
            self._show_refusal(sentence)
            self.set_footer(sentence)
        else:
            super().accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        self._arrange()
        super().showEvent(event)

    def _lay_out_pages(self) -> None:
        self._explanation.setMinimumHeight(self._explanation.sizeHint().height())
        self._table = QWidget()
        vbox(
            (self._pane_area, 1),
            self._explanation,
            (self._no_game, 1),
            within=self._table,
            spacing=6,
        )
        self.body.addLayout(hbox(self._games, (self._table, 1), spacing=24))

    def _add_buttons(self) -> None:
        self._undo = self.add_button(self.tr("Undo"))
        self._undo.clicked.connect(self._my_rules.undo)
        self._undo.hide()
        self._back = self.add_button(self.tr("Back"))
        self._back.clicked.connect(lambda: self._show_part(_Page.GAMES))
        self._cancel = self.add_button(self.tr("Cancel"))
        self._cancel.clicked.connect(self.reject)
        self._deal = self.add_button("", ButtonKind.GOLD)
        self._deal.clicked.connect(self.accept)

    def _consequence_of_dealing(self) -> str:
        sentences = [self._context.leaving] if self._context.leaving else []
        table, opponents = self._table_choice.table, self._pane.opponents
        if table.is_competitive and self._table_choice.deal_number.text:
            sentences.append(refusal_sentence(StakeRefusal(StakeProblem.CHOSEN_DEAL)))
        elif table.is_competitive:
            # The choice may be scrolled out of sight.
            stake = counted("chips", table.stake)
            sentences.append(self.tr("You stake {chips} now.").format(chips=stake))
        if any(opponents.persons):
            sentences.append(
                self.tr(
                    "Among people at one computer, only chips change hands: no experience, no "
                    "badges and no rating."
                )
                if table.is_competitive
                else self.tr("Matches among people at one computer bring no badges and no rating.")
            )
        if self._context.is_running and not sentences:
            sentences.append(self.tr("Your current match will be kept."))
        return " ".join(sentences)

    def _show_consequence(self) -> None:
        self._show_message(self._consequence_of_dealing())

    def _connect(self) -> None:
        self._games.chosen.connect(self._show_game)
        self._table_choice.changed.connect(self._show_consequence)
        self._games.match_changed.connect(self._arrange)
        self._games.clicked.connect(lambda: self._show_part(_Page.TABLE))
        self._my_rules.rules_changed.connect(self._update_own_rules)
        self._games.line_pasted.connect(self._my_rules.receive)
        self._my_rules.received.connect(self._show_shared)
        self._my_rules.message.connect(self._show_message)
        self._my_rules.message.connect(partial(announce, self))

    def _show_game(self, key: str) -> None:
        """Show another game with its rules and its number of players as they were set.

        A game that was not shown before has its usual ones.
        """
        previous = self._pane
        self._set_up[self._key] = previous.variant, previous.seating
        self._key = key
        own = self._model.variant_of(key)
        variant, seating = self._set_up.get(key) or (own, usual_seating(own))
        levels = previous.opponents.seat_levels
        choice = GameChoice(
            variant, seating, levels[: seating.players - 1], own_level=previous.opponents.own_level
        )
        self._pane = self._make_pane(choice, levels, previous.opponents.seat_persons)
        self._put_buttons_last_in_tab_order()
        self._my_rules.discard_undo()
        self._show_consequence()

    def _update_own_rules(self, key: str) -> None:
        """List the player's own rules as they are now, and show the game with that key.

        The list has the focus then: the button used disappears with the old fields.
        """
        self._discard_own_set_up()
        self._games.show_own_rules(self._my_rules.variants, key)
        # Again, because `_show_game` has stored the previous pane, whose rules may have changed.
        self._discard_own_set_up()
        self._games.focus_list()

    def _show_shared(self, shared: SharedGame) -> None:
        """Show a game that was shared, with its rules and its deal."""
        variant = shared.variant
        self._update_own_rules(own_key(variant) if variant.own_name else variant.id)
        self._show_again(variant, shared.seating or self._pane.seating)
        if shared.deal_number is not None:
            self._table_choice.deal_number.field.setText(str(shared.deal_number))

    def _show_again(self, variant: Variant, seating: Seating) -> None:
        """Make the pane again, with other rules or another deck; the players stay."""
        opponents = self._pane.opponents
        levels, persons = opponents.seat_levels, opponents.seat_persons
        choice = self.choice._replace(
            variant=variant, seating=seating, levels=levels[: seating.players - 1], persons=()
        )
        self._pane = self._make_pane(choice, levels, persons)
        self._put_buttons_last_in_tab_order()
        self._arrange()
        self._show_consequence()

    def _discard_own_set_up(self) -> None:
        kept = (*CATALOGUE, LAST)
        self._set_up = {key: shown for key, shown in self._set_up.items() if key in kept}

    def _show_message(self, sentence: str) -> None:
        """Show a sentence in the footer, with an Undo button if there is something to undo."""
        self.set_footer(sentence)
        self._undo.setVisible(self._my_rules.can_undo)

    def _on_more_toggled(self, is_open: bool) -> None:
        """Remember it, and show the options that were opened, at least the first of them."""
        store = self._context.store
        store.change(replace(store.current, more_options=is_open))
        if not is_open:
            return
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        more = self._pane.more
        top = more.mapTo(self._pane, QPoint()).y()
        bottom = top + more.height()
        bar, height = self._pane_area.verticalScrollBar(), self._pane_area.viewport().height()
        bar.setValue(min(top, max(bar.value(), bottom - height)))

    def _put_buttons_last_in_tab_order(self) -> None:
        buttons = self._undo, self._back, self._cancel, self._deal
        for first, second in pairwise((self._pane.last_editor, *buttons)):
            self.setTabOrder(first, second)

    def _make_pane(
        self,
        choice: GameChoice,
        seat_levels: tuple[str, ...],
        seat_persons: tuple[SeatedPerson | None, ...],
    ) -> GamePane:
        """Create the pane of a game and show it in place of the previous one."""
        self._table_choice.setParent(None)
        context = self._context
        saved = self._model.variant_of(self._key)
        opponents = OpponentPicker(
            context.art,
            self._player_name,
            seating=choice.seating,
            seat_levels=seat_levels,
            profiles=context.profiles,
            seat_persons=seat_persons,
            own_level=choice.own_level,
            rung=context.rungs.rung(choice.variant.id) if context.rungs else FIRST_RUNG,
        )
        opponents.changed.connect(self._arrange)
        opponents.changed.connect(self._show_consequence)
        pane = GamePane(
            choice.variant,
            saved if saved.own_name else saved.defaults or saved,
            choice.seating,
            opponents,
            self._table_choice,
            my_rules=self._my_rules,
            is_own=saved.own_name != "" and self._key != LAST,
            art=context.art,
            settings=context.store.current,
        )
        self._table_choice.show()
        pane.more.toggled.connect(self._on_more_toggled)
        pane.deck_requested.connect(self._choose_deck)
        self._show_explanation("")
        pane.explanation_changed.connect(self._show_explanation)
        pane.refused.connect(self._show_refusal)
        self._pane_area.setWidget(pane)
        return pane

    def _choose_deck(self) -> None:
        """Show the choice of the deck, and the game with the deck chosen."""
        exec_dialog(DeckChoiceDialog(self._context.art, self._context.store, self))
        self._show_again(self._pane.variant, self._pane.seating)

    def _show_explanation(self, sentence: str) -> None:
        self._explanation.setText(sentence)
        self._explanation.set_bold(False)

    def _show_refusal(self, sentence: str) -> None:
        """Show why a rule could not be set."""
        self._explanation.setText(sentence)
        self._explanation.set_bold(True)
        announce(self, sentence)

    @property
    def _has_room(self) -> bool:
        return self.width() >= _MIN_WIDTH_FOR_BOTH * text_scale()

    @property
    def _shows_only_games(self) -> bool:
        return not self._has_room and self._page is _Page.GAMES

    def _show_part(self, page: _Page) -> None:
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
        """Show the parts that fit, and the texts of the buttons that belong to them."""
        has_room = self._has_room
        self._games.setVisible(has_room or self._page is _Page.GAMES)
        width = round(_LIST_WIDTH * text_scale())
        self._games.setMinimumWidth(width if has_room else 0)
        self._games.setMaximumWidth(width if has_room else self.maximumWidth())
        self._table.setVisible(has_room or self._page is _Page.TABLE)
        has_match = self._games.has_match
        for part in (self._pane_area, self._explanation):
            part.setVisible(has_match)
        self._no_game.setVisible(not has_match)
        self._deal.setEnabled(has_match)
        self._back.setVisible(not has_room and self._page is _Page.TABLE)
        self._deal.setText(
            self.tr("Choose this game") if self._shows_only_games else self.tr("Deal the cards")
        )


def _size_for(window: QWidget | None) -> QSize:
    """The initial size; higher over a high window, so that all options of a game are visible."""
    height = round(window.height() * _WINDOW_FRACTION) if window is not None else 0
    return _SIZE.expandedTo(QSize(0, height))
