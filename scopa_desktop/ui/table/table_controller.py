"""`TableController`: connects a session with the table view and its input.

The events of the session are animated in the view; the moves of the person go to the session. While
the person looks at an earlier position, the session is held.
"""

from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, QPoint, Signal
from PySide6.QtGui import QAccessible

from scopa_desktop.ai.levels import find_level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session.seats import has_several_people, master_seat
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.cards import Mask
from scopa_desktop.rules.certain_points import needed_to_call_out
from scopa_desktop.rules.events import Event, PacketDealt, RoundScored
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Action, CallOut, Cut, TakeOpening, TakeTable, cards_of_action
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.table_events import EndAgreed, OptionChanged, PackCut, TableEvent
from scopa_desktop.rules.table_options import FIELDS
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.pictures.portraits import portraits_by_seat
from scopa_desktop.ui.platform.sounds import Place, Sound, SoundGroup, Sounds
from scopa_desktop.ui.table.accessibility.activation import AccessibilityActivation
from scopa_desktop.ui.table.controls.choice_sheet import ActionChoice
from scopa_desktop.ui.table.event_sounds import seat_of, sounds_of
from scopa_desktop.ui.table.expressions import TableExpressions
from scopa_desktop.ui.table.input.keyboard import Keyboard, Reading
from scopa_desktop.ui.table.input.move_selection import are_all_offered, offered_actions
from scopa_desktop.ui.table.input.table_input import TableInput
from scopa_desktop.ui.table.remarks import TableRemarks
from scopa_desktop.ui.table.scene.arrangement import Arrangement
from scopa_desktop.ui.table.scene.board import Viewpoint
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.current_palette import cloth_in_use, palette_notifier
from scopa_desktop.ui.theme.durations import OPPONENT_DELAY, WATCH_DELAY, Speed
from scopa_desktop.ui.theme.reduced_motion import system_reduces_motion
from scopa_desktop.ui.widgets.plain_text import hide_tool_tip, show_tool_tip
from scopa_desktop.ui.wording.action_wording import ActionWording, cut_title
from scopa_desktop.ui.wording.card_wording import CardWording, own_name, words
from scopa_desktop.ui.wording.player_names import names_by_seat

if TYPE_CHECKING:
    from scopa_desktop.ai.advice import Advice
    from scopa_desktop.play.session.timeline import BrowsingStep


_BACK_TO_THE_GAME = QT_TRANSLATE_NOOP("TableController", "Back to the game")
_CONTINUE = QT_TRANSLATE_NOOP("TableController", "Go on")
_SCORE_SHEET = QT_TRANSLATE_NOOP("TableController", "Score sheet")
_REMATCH = QT_TRANSLATE_NOOP("TableController", "Rematch")
_NEW_GAME = QT_TRANSLATE_NOOP("TableController", "New game")


def _reduces_motion(settings: Settings) -> bool:
    if settings.reduced_motion == "system":
        return system_reduces_motion()
    return settings.reduced_motion == "on"


def _action_cards(action: Action, view: SeatView) -> Mask:
    if isinstance(action, Cut):
        return view.hand if view.cut_card is None else 1 << view.cut_card
    if isinstance(action, TakeOpening):
        return view.table
    hand, table = cards_of_action(action)
    return hand | table


class TableController(QObject):
    """Shows a session on the table and passes the person's moves to it."""

    score_ready = Signal()
    """The animations of a round have finished and its score can be shown."""
    rematch_requested = Signal()
    """The person wants to play the match that is over once more."""
    new_game_requested = Signal()
    """The person wants another match after one that was ended by agreement."""
    presentation_changed = Signal()
    """The deck, the game or the language changed: wording, names and emblems may differ."""
    browsing_changed = Signal()
    """Another earlier position is shown, or the current one again."""
    browsing_step_shown = Signal()
    """The animations of `play_browsing_step` have finished."""

    def __init__(
        self,
        view: TableView,
        session: Session,
        art: CardArt,
        sounds: Sounds,
        settings: Settings,
        *,
        profile: Profile,
    ) -> None:
        super().__init__(view)
        self.view = view
        self.input = TableInput(view, session, self)
        self.keyboard = Keyboard(view, self.input)
        self._accessibility = AccessibilityActivation(view, self.input)
        self._session = session
        self._art = art
        self._sounds = sounds
        self._remarks = TableRemarks(view, session)
        self._expressions = TableExpressions(view, session)
        self._settings = settings
        self._profile = profile
        self._profiles: Sequence[Profile] = ()
        """All profiles, for the people in a match of several."""
        self._locked_backs: Collection[str] = ()
        self._browsed: Match | None = None
        """The match at the earlier position shown; None while the game itself is shown."""
        self._skips_to_own_turn = False
        self._is_dealing = False
        self._is_turn_shown = True
        self._is_score_due = False
        self._is_motion_set = False
        self._continue_text: object = ""
        self._skip_count = 0
        session.events_occurred.connect(self._show_events)
        session.replaced.connect(self._show_match)
        session.turn_changed.connect(self._show_turn)
        session.own_turn.connect(self._begin_own_turn)
        session.advised.connect(self._show_advice)
        session.engine_delayed.connect(self._show_delay)
        session.cover_changed.connect(self._show_hands)
        session.table_changed.connect(self._show_table_event)
        session.handover_due.connect(self._ask_for_person)
        session.watch_changed.connect(self._show_watched)
        session.cut_due.connect(self._ask_to_cut)
        view.screen_taken.connect(self._take_screen)
        view.pack_cut.connect(self._cut_pack)
        view.animations_finished.connect(self._finish_events)
        view.event_shown.connect(self._accompany)
        view.choice_sheet.chosen.connect(self._choose)
        view.choice_sheet.highlighted.connect(self._highlight)
        self._connect_input()
        palette_notifier().changed.connect(self._update_cloth)
        self.apply_settings(settings)

    def _connect_input(self) -> None:
        self.view.touch.held.connect(self._explain)
        self.view.touch.released.connect(hide_tool_tip)
        self.view.touch.stepped.connect(self.input.next_choice)
        self.keyboard.reading_requested.connect(self._read)
        self.keyboard.edge_reached.connect(partial(self._signal, Sound.EDGE))
        self.input.refused.connect(partial(self._signal, Sound.REFUSED))
        self.input.move_chosen.connect(self._play)
        self.input.call_out_requested.connect(self._confirm_call_out)
        self.input.skip_requested.connect(self.skip)
        self.input.continue_requested.connect(self._continue)
        self.input.alternative_requested.connect(self.rematch_requested)

    def _explain(self, at: QPoint) -> None:
        """Show the tool tip of what a finger rests on, and what a card of the hand can take."""
        scene, place = self.view.table_scene, self.view.mapToScene(at)
        card = scene.open_card_at(place)
        items = scene.items(place) if card is None else [scene.cards[card]]
        item = next((each for each in items if each.toolTip()), None)
        if item is not None:
            captures = self.input.captures_text(card) if card is not None else ""
            text = "\n".join(filter(None, (item.toolTip(), captures)))
            show_tool_tip(self.view.viewport().mapToGlobal(at), text, self.view.viewport())

    @property
    def deck(self) -> Deck:
        """The deck of the settings, or the traditional deck of the game."""
        match = self._session.match
        game_deck = match.variant.deck if match else next(iter(self._art.decks))
        return self._art.deck_for(self._settings.deck, game_deck)

    @property
    def player_names(self) -> list[str]:
        """Names by seat: a single person has that of the profile, several have their own."""
        match = self._session.match
        return [] if match is None else self._names_of(match, match.players)

    @property
    def first_player_names(self) -> list[str]:
        """Names by seat of those who began the match: its stakes and winnings are theirs."""
        match = self._session.match
        return [] if match is None else self._names_of(match, match.first_players)

    def _names_of(self, match: Match, players: Sequence[Player]) -> list[str]:
        return names_by_seat(match, players, own_name(self._profile.name))

    @property
    def own_player(self) -> Player:
        """The person of the current profile as a player of a match."""
        return Player(self._profile.name, PERSON)

    @property
    def portraits(self) -> list[str]:
        """The ids of the portraits by seat; people have those of their profiles."""
        match = self._session.match
        return [] if match is None else portraits_by_seat(match, self._profile, self._profiles)

    @property
    def card_wording(self) -> CardWording | None:
        """The wording of cards with the current deck and values; None before the first match."""
        match = self._session.match
        if match is None:
            return None
        return CardWording(self.deck, match.variant, match.round.values if match.round else None)

    def apply_settings(self, settings: Settings) -> None:
        """Apply settings; allowed at any time, also while cards are moving."""
        self._settings = settings
        speed = Speed[settings.speed.upper()]
        self._apply_pause()
        self._session.plays_forced_moves = settings.play_single_move
        self._session.declares_automatically = settings.declare
        self.input.set_play_on_click(settings.play_on_click)
        self.keyboard.set_one_handed(settings.one_handed_keys)
        self._remarks.is_enabled = settings.remarks
        self.view.set_expressions_shown(settings.remarks)
        self._sounds.set_enabled(settings.sounds)
        groups = {group: getattr(settings, f"{group.value}_volume") for group in SoundGroup}
        self._sounds.set_volume(settings.volume, groups)
        self.view.set_speed(speed)
        if self._session.match is not None:
            self._apply_motion()
        self._update_cloth()
        self.view.set_suit_signs(settings.suit_signs)
        self.view.set_arrangement(Arrangement.of(settings))
        self.view.set_card_values(settings.card_values)
        self.retranslate()

    def _update_cloth(self) -> None:
        self.view.set_cloth(cloth_in_use(self._settings.table_colour))

    def lock_backs(self, back_ids: Collection[str]) -> None:
        """Show the deck's own back in place of one that the player has not earned."""
        self._locked_backs = back_ids
        self._update_deck()

    def _apply_pause(self) -> None:
        """Set the pause before a computer player's move.

        A watched match has one even without animations, so that each position is seen.
        """
        is_unseen = self._session.is_watched and self.speed is Speed.OFF
        self._session.set_pause(WATCH_DELAY if is_unseen else self.speed.scaled(OPPONENT_DELAY))

    def set_turn_shown(self, is_shown: bool) -> None:
        """Set whether the seat on turn is highlighted; it is, unless the match waits."""
        self._is_turn_shown = is_shown
        self._show_turn()

    def apply_profile(self, profile: Profile) -> None:
        """Show the name and the portrait of a profile; allowed at any time."""
        if profile != self._profile:
            self._profile = profile
            self.retranslate()

    def apply_people(self, profiles: Sequence[Profile]) -> None:
        """Show the portraits of these profiles in matches of several people."""
        self._profiles = tuple(profiles)
        match = self._session.match
        if match is not None and has_several_people(match):
            self.retranslate()

    def retranslate(self) -> None:
        """Update all texts after a change of language, deck or name."""
        self._update_deck()
        self._show_players()
        self._show_turn()
        self._show_choices()
        if self.input.is_continue_offered:
            self._offer_continue(self._continue_text)
        turn = self._session.turn
        if turn is not None and self._session.is_handover_due and not self.is_browsing:
            self._ask_for_person(turn)

    def skip(self) -> None:
        """Skip the running animations; the second time, all up to the person's next turn."""
        self._skip_count += 1
        self._skips_to_own_turn = self._skip_count > 1
        self.view.skip()

    def end_input(self) -> None:
        """Clear the selection and what was offered, for what the session allows now."""
        self.input.reset()
        self.view.set_choices("", [])

    def _stop_skipping(self) -> None:
        """It is a person's turn to do something."""
        self._skips_to_own_turn = False
        self._skip_count = 0

    def undo(self) -> None:
        """Take back the person's last move."""
        self._signal(Sound.UNDO)
        self._session.undo()

    def show_hint(self) -> None:
        """Request advice; the best action is marked and explained when the answer arrives."""
        if self._session.is_own_turn and not self._session.is_competitive:
            self.input.clear_selection()
            self._session.ask_advice()

    def _show_advice(self, advice: "Advice") -> None:
        """Mark and explain the best action."""
        from scopa_desktop.ui.wording.advice_wording import hint_sentence  # noqa: PLC0415

        if (wording := self.card_wording) is not None:
            self.input.show_hint(_action_cards(advice.action, self._session.own_view()))
            self.view.show_message(hint_sentence(advice, wording))

    # --- browsing ------------------------------------------------------------------------------

    @property
    def is_browsing(self) -> bool:
        """Whether an earlier position is shown."""
        return self._browsed is not None

    @property
    def shown_match(self) -> Match | None:
        return self._browsed or self._session.match

    @property
    def shown_position(self) -> RecordPosition:
        """The position that the table shows; raises `ValueError` before the first match."""
        if self._browsed is None:
            return self._session.position
        return RecordPosition(self._browsed.deals, self._browsed.moves_made)

    @property
    def speed(self) -> Speed:
        return Speed[self._settings.speed.upper()]

    def browse(self, position: RecordPosition) -> None:
        """Show an earlier position and hold the session; the current one ends browsing."""
        if position == self._session.position:
            self.return_to_game()
            return
        self._session.hold()
        self._browsed = self._session.match_at(position)
        self._expressions.clear()
        self.end_input()
        self.view.remove_sheets()
        self._show_on_table(self._browsed)
        self._show_turn()
        self._offer_continue(_BACK_TO_THE_GAME)
        self.browsing_changed.emit()

    def step(self, step: "BrowsingStep") -> None:
        """Show the position that a step leads to from the one on the table."""
        match = self._session.match
        if match is None:
            return
        # Not before the first frame: no earlier position is shown at the start.
        from scopa_desktop.play.session.timeline import position_after  # noqa: PLC0415

        position = position_after(match, self.shown_position, step)
        if position != self.shown_position:
            self.browse(position)

    def play_browsing_step(self) -> None:
        """Animate the next recorded move or deal; after the last one, return to the game.

        `browsing_step_shown` is emitted when the animations have finished. Does nothing while
        no earlier position is shown.
        """
        match, shown = self._session.match, self._browsed
        if match is None or shown is None:
            return
        recorded = match.recorded_round(max(1, shown.deals))
        if shown.deals and shown.moves_made < len(recorded.moves):
            events = shown.play(recorded.moves[shown.moves_made])
        else:
            events = shown.begin_round(match.recorded_round(shown.deals + 1).pack)
        self.view.animate(events)
        self.browsing_changed.emit()

    def return_to_game(self) -> None:
        """End browsing: show the current position and continue the session."""
        if self.is_browsing and self._session.match is not None:
            self._end_browsing()
            self._is_dealing = False
            self.input.reset()
            self._show_on_table(self._session.match)
            self._show_turn()
            self._session.settled()
            self.offer_score_sheet()

    def offer_score_sheet(self) -> None:
        """Offer to show the score again if the round is over and its score was closed.

        After a match that was ended by agreement, another one is offered.
        """
        match = self._session.match
        if match is None or self.is_browsing:
            return
        if match.is_ended_by_agreement:
            self._offer_continue(_NEW_GAME)
            return
        if match.round is None or not match.round.is_over:
            return
        if match.sheets and not match.round.is_void:
            self._offer_continue(_SCORE_SHEET if match.is_over else _CONTINUE)

    def _offer_continue(self, source_text: object) -> None:
        self._continue_text = source_text
        is_over = source_text in (_SCORE_SHEET, _NEW_GAME)
        alternative = self.tr(str(_REMATCH)) if is_over else ""
        self.input.offer_continue(
            self.tr(str(source_text)), alternative, goes_back=source_text is _BACK_TO_THE_GAME
        )

    def _end_browsing(self) -> None:
        if self._browsed is not None:
            self._browsed = None
            self.browsing_changed.emit()

    def _continue(self) -> None:
        if self.is_browsing:
            self.return_to_game()
        elif self._continue_text is _NEW_GAME:
            self.new_game_requested.emit()
        else:
            self._emit_score_ready()

    # --- showing -------------------------------------------------------------------------------

    def _apply_motion(self) -> None:
        """Apply the setting for motion; not before the first match, because the system is asked."""
        self._is_motion_set = True
        self.view.set_reduced_motion(_reduces_motion(self._settings))

    def _show_match(self) -> None:
        match = self._session.match
        if match is None:
            return
        if not self._is_motion_set:
            self._apply_motion()
        self._apply_pause()
        self._end_browsing()
        self._remarks.clear()
        self._expressions.clear()
        self.input.forget()
        self.view.remove_sheets()
        self._skips_to_own_turn = self._is_dealing = False
        self._is_score_due = match.round is not None and bool(match.sheets) and match.round.is_over
        self._update_deck()
        self._show_players()
        self._show_on_table(match)
        self.end_input()
        if match.is_ended_by_agreement:
            self._is_score_due = False
            self.offer_score_sheet()
        elif self._is_score_due:
            self._emit_score_ready()

    def _show_on_table(self, match: Match) -> None:
        """Show a position of the session's match as the own seat sees it.

        No hand is face up while the screen is passed on, and while computer players play alone
        those that the watcher has chosen.
        """
        self.view.show_match(match, self._viewpoint)

    @property
    def _viewpoint(self) -> Viewpoint:
        session = self._session
        return Viewpoint(session.own_seat, session.person_seat is None, (*session.open_seats,))

    def _show_watched(self) -> None:
        """Show the watched match from the seat and with the hands that were chosen.

        Running animations are finished at once.
        """
        match = self.shown_match
        board = self.view.table_scene.board
        if match is None or board is None:
            return
        shown, wanted = board.viewpoint, self._viewpoint
        if (shown.own_seat, {*shown.open_seats}) != (wanted.own_seat, {*wanted.open_seats}):
            self._show_on_table(match)
            self._show_players()
            self._show_turn()

    # --- several people ------------------------------------------------------------------------

    def _show_table_event(self, event: TableEvent) -> None:
        """Show the cut or changed rules, or leave the cards as they lie at the end of the match.

        Other players in a seat are shown with the whole match.
        """
        match = self._session.match
        if match is None:
            return
        if isinstance(event, PackCut):
            self.view.remove_cut_sheet()
        elif isinstance(event, OptionChanged) and event.name not in FIELDS and not self.is_browsing:
            self._update_deck()
            self._show_on_table(match)
        elif isinstance(event, EndAgreed):
            self._is_score_due = False
            self.view.remove_cover()
            self.end_input()
            self._show_turn()
            self.offer_score_sheet()
            sentence = self.tr("The match was ended by agreement. Nobody has won or lost it.")
            self.view.show_message(sentence)

    def _show_hands(self) -> None:
        """Cover all hands, or show the table to the person who has taken the screen."""
        match = self._session.match
        if match is None:
            return
        if self._session.is_covered:
            self.end_input()
            self.view.cover_hands()
        else:
            self.view.remove_cover()
            self._show_on_table(match)
        self._show_players()

    def _ask_for_person(self, seat: int) -> None:
        self._stop_skipping()
        self._show_turn()
        self.input.reset()
        self.view.ask_for_person(self.player_names[seat], self.portraits[seat])

    def _ask_to_cut(self, seat: int) -> None:
        match = self._session.match
        if match is None or self.is_browsing:
            return
        self._stop_skipping()
        is_own = not self._session.is_shared
        name = "" if is_own else self.player_names[seat]
        self.view.ask_for_cut(cut_title(name))

    def _cut_pack(self, cards: int) -> None:
        if self._session.is_cut_due and not self.is_browsing:
            self._session.cut(cards)

    def _take_screen(self) -> None:
        if self._session.is_handover_due and not self.is_browsing:
            self._session.take_screen()

    def _show_events(self, events: Sequence[Event]) -> None:
        self.end_input()
        self._is_dealing = any(isinstance(event, PacketDealt) for event in events)
        self._is_score_due = any(isinstance(event, RoundScored) for event in events)
        self._expressions.begin(events)
        self.view.animate(events)
        if self._skips_to_own_turn:
            self.view.skip()

    def _finish_events(self) -> None:
        if self._browsed is not None:
            self._finish_browsing_step()
            return
        self._is_dealing = False
        self._expressions.settle()
        self._show_turn()
        self._session.settled()
        if self._is_score_due:
            self._emit_score_ready()

    def _finish_browsing_step(self) -> None:
        if self.shown_position == self._session.position:
            self.return_to_game()
        else:
            self.browsing_step_shown.emit()

    def _emit_score_ready(self) -> None:
        self._is_score_due = False
        self._skips_to_own_turn = False
        self.score_ready.emit()

    def _show_players(self) -> None:
        match = self._session.match
        if match is not None:
            seats = range(len(match.players))
            self.view.set_players([self._seat_info(match, seat) for seat in seats])

    def _show_turn(self) -> None:
        match, turn = self._session.match, self._session.turn
        if match is None:
            return
        is_own = turn is not None and turn == self._session.person_seat
        is_person = turn is not None and self._session.level_of(turn) == PERSON
        is_early = self._is_dealing or (is_own and is_person and not self._session.is_own_turn)
        if is_early or self.is_browsing or not self._is_turn_shown:
            turn = None  # Shown when the animations have finished.
        self.view.table_scene.set_turn(turn)
        self._expressions.show(turn)
        for seat in range(len(match.players)):
            self.view.set_status(seat, self._status(match, seat, is_on_turn=seat == turn))

    def _show_delay(self) -> None:
        """Say that the computer player on turn takes longer than usual."""
        self._show_turn()
        if (turn := self._session.turn) is not None and not self.is_browsing:
            sentence = self.tr("{name} takes a little longer over this move.")
            self.view.show_message(sentence.format(name=self.player_names[turn]))

    def _begin_own_turn(self) -> None:
        self._stop_skipping()
        # Before the names of the cards of the hand say what these can take now.
        self._accessibility.announce_turn()
        self._signal(Sound.TURN)
        self._show_turn()
        self.input.reset()
        if (wording := self.card_wording) is not None:
            self.input.set_wording(wording)
        self._show_choices()

    def _show_choices(self) -> None:
        """Show the actions that are possible before a card is played."""
        match, wording = self._session.match, self.card_wording
        if match is None or match.round is None or wording is None:
            return
        legal = self._session.legal_moves()
        actions = offered_actions(legal)
        texts = ActionWording(match.variant, match.round.values, wording)
        title = texts.title(actions, are_all=are_all_offered(legal)) if actions else ""
        shown_cards = [a.take if isinstance(a, TakeTable) else 0 for a in actions]
        labels = (texts.keys(actions), texts.spoken(actions))
        choices = list(map(ActionChoice, *labels, actions, shown_cards))
        self.view.set_choices(title, choices, can_collapse=self.input.can_select)

    def _highlight(self, action: Action | None) -> None:
        """Mark the cards of a choice; None removes the marks."""
        cards = 0 if action is None else _action_cards(action, self._session.own_view())
        self.input.highlight(cards)

    def _confirm_call_out(self) -> None:
        """Ask whether the person wants to call out: a wrong claim loses the match."""
        match, wording = self._session.match, self.card_wording
        if match is None or match.round is None or wording is None:
            return
        texts = ActionWording(match.variant, match.round.values, wording)
        needed = needed_to_call_out(match.variant.target, match.totals)
        question = texts.call_out_question(needed, is_in_pairs=match.seating.pairs)
        labels = {None: self.tr("Play on"), CallOut(): texts.spoken([CallOut()])[0]}
        choices = [ActionChoice(text, text, action) for action, text in labels.items()]
        self.view.set_choices(question, choices, can_collapse=False)

    def _choose(self, action: Action | None) -> None:
        """Make the chosen action; None goes back to what is offered before a play."""
        if action is None:
            self._show_choices()
        else:
            self._play(action)

    def _read(self, what: Reading) -> None:
        """Show and announce what lies on the table, in the hand or in the piles, or was played."""
        from scopa_desktop.ui.table.accessibility.readings import reading  # noqa: PLC0415

        if (match := self.shown_match) is not None:
            sentence = reading(what, self.view.table_scene, match, self.input.captures_text)
            self.view.show_message(sentence)

    def _play(self, action: Action) -> None:
        self._skip_count = 0
        self.view.clear_message()
        self.view.set_choices("", [])
        self._session.play(action)

    def _accompany(self, event: Event) -> None:
        """Play the sounds of an event, and have somebody say something about it."""
        scene = self.view.table_scene
        board, variant = scene.board, scene.variant
        assert board is not None
        assert variant is not None
        players = board.seating.players
        for sound in sounds_of(event, variant):
            self._sounds.play(sound, Place.of(seat_of(event, players), board.own_seat, players))
        if self._browsed is None:
            self._remarks.about(event)
            self._expressions.about(event)

    def _signal(self, sound: Sound) -> None:
        """Play a sound for those who play by ear."""
        if QAccessible.isActive():
            self._sounds.play(sound)

    def _update_deck(self) -> None:
        deck = self.deck
        back = self._art.back_for(self._settings.back, deck.id, self._locked_backs)
        self.view.set_deck(deck.id, back)
        if (wording := self.card_wording) is not None:
            self.input.set_wording(wording)
        self.presentation_changed.emit()

    # --- players -------------------------------------------------------------------------------

    def _seat_info(self, match: Match, seat: int) -> SeatInfo:
        level = self._status(match, seat, is_on_turn=False)
        is_master = seat == master_seat(match)
        return SeatInfo(
            self.player_names[seat],
            self.portraits[seat],
            level,
            level,
            is_master,
            self._expressions.of(seat),
        )

    def _status_on_turn(self, match: Match, seat: int) -> str:
        if not match.players[seat].is_person:
            return self.tr("takes longer") if self._session.is_engine_delayed else self.tr("thinks")
        if match.has_time_run_out:
            return self.tr("time is up")
        is_own = seat == self._session.person_seat
        return self.tr("your turn") if is_own else self.tr("on turn")

    def _status(self, match: Match, seat: int, is_on_turn: bool) -> str:
        """The line below a player's name."""
        person_seat = self._session.person_seat
        if seat in match.automatic:
            return self.tr("automatic")
        if is_on_turn:
            return self._status_on_turn(match, seat)
        if seat == person_seat:
            return ""
        side_of = match.seating.side_of
        if person_seat is not None and side_of(seat) == side_of(person_seat):
            return self.tr("your partner")
        level = find_level(match.players[seat].level)
        return words(level.strength_label, "levels") if level else ""
