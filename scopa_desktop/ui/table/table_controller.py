"""`TableController`: connects a session with the table view and its input.

The events of the session are animated in the view; the moves of the person go to the session. While
the person looks at an earlier position, the session is held.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtGui import QAccessible

from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.session.timeline import BrowsingStep, position_after
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.cards import Card, Mask, cards_of
from scopa_desktop.rules.events import Event, RoundScored
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import Action, Cut, TakeOpening, cards_of_action
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.table_events import EndAgreed, PackCut, PlayerChanged, TableEvent
from scopa_desktop.ui.pictures.decks import CardArt, Deck, shown_deck
from scopa_desktop.ui.pictures.portraits import portraits_by_seat
from scopa_desktop.ui.platform.sounds import Place, Sound, Sounds
from scopa_desktop.ui.table.accessibility import readings
from scopa_desktop.ui.table.accessibility.activation import AccessibilityActivation
from scopa_desktop.ui.table.animation.highlights import EFFECTS, end_highlight
from scopa_desktop.ui.table.bars_state import BarsState
from scopa_desktop.ui.table.event_sounds import seat_of, sounds_of
from scopa_desktop.ui.table.input.keyboard import Keyboard, Reading
from scopa_desktop.ui.table.input.table_input import TableInput
from scopa_desktop.ui.table.reactions import felt_after
from scopa_desktop.ui.table.scene.table_element import card_element
from scopa_desktop.ui.table.table_remarks import TableRemarks
from scopa_desktop.ui.table.table_state import (
    Continuation,
    Presentation,
    Question,
    TableState,
    shown_wording,
    table_state,
)
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.current_palette import palette_notifier
from scopa_desktop.ui.theme.durations import OPPONENT_DELAY, WATCH_DELAY, Speed
from scopa_desktop.ui.theme.system_wishes import system_reduces_motion
from scopa_desktop.ui.widgets.plain_text import hide_tool_tip, show_tool_tip
from scopa_desktop.ui.wording import advice_wording
from scopa_desktop.ui.wording.card_wording import CardWording, own_name
from scopa_desktop.ui.wording.player_names import names_by_seat

if TYPE_CHECKING:
    from scopa_desktop.ai.advice import Advice
    from scopa_desktop.play.session.timeline import BrowsingStep
    from scopa_desktop.play.training.next_steps import NextStep


def _reduces_motion(settings: Settings) -> bool:
    if settings.reduced_motion == "system":
        return system_reduces_motion()
    return settings.reduced_motion == "on"


TABLE_SETTINGS: Final = (
    "deck", "back", "table_colour", "card_values", "suit_signs", "speed", "reduced_motion",
    "left_handed", "large_cards", "remarks", "play_single_move", "declare", "play_on_click",
    "one_handed_keys",
)  # fmt: skip
"""The settings on which the table depends."""


def _wording_of(state: TableState) -> Sequence[object]:
    """What the texts and pictures beside the table are about."""
    placements = state.cards and state.cards.placements
    return state.wording, placements, [(info.name, info.portrait) for info in state.seats]


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
    bars_changed = Signal(object)
    """The bars above the table show something else: a `BarsState`."""
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
        self._presentation = Presentation(settings, profile)
        self._skips = 0
        """How often the person has skipped since their last turn; the second time all is skipped.
        """
        session.events_occurred.connect(self._show_events)
        session.replaced.connect(self._show_match)
        self._rendering = QTimer(self, singleShot=True)
        """Renders once what has changed in several steps, before the next frame."""
        self._rendering.timeout.connect(self._render)
        session.turn_changed.connect(self._rendering.start)
        session.own_turn.connect(self._begin_own_turn)
        session.turning_due.connect(self._begin_turning)
        session.advised.connect(self._show_advice)
        session.engine_delayed.connect(self._show_delay)
        session.thought_long.connect(self._render)
        session.pause_changed.connect(self._render)
        session.cover_changed.connect(self._show_hands)
        session.table_changed.connect(self._show_table_event)
        session.handover_due.connect(self._ask_for_person)
        session.watch_changed.connect(self._render)
        session.cut_due.connect(self._ask_to_cut)
        view.screen_taken.connect(self._take_screen)
        view.pack_cut.connect(self._cut_pack)
        view.animations_finished.connect(self._finish_events)
        view.event_shown.connect(self._accompany)
        view.pack_shuffled.connect(self._accompany_shuffle)
        view.points_counted.connect(self._accompany_points)
        view.choice_sheet.chosen.connect(self._choose)
        view.choice_sheet.highlighted.connect(self._highlight)
        self._connect_input()
        palette_notifier().changed.connect(self._render)
        self.apply_settings(settings)

    def _connect_input(self) -> None:
        self.view.touch.held.connect(self._explain)
        self.view.touch.released.connect(hide_tool_tip)
        self.view.touch.stepped.connect(self.input.next_choice)
        self.keyboard.reading_requested.connect(self._read)
        self.keyboard.edge_reached.connect(partial(self._signal, Sound.EDGE))
        self.input.refused.connect(partial(self._signal, Sound.REFUSED))
        self.input.move_chosen.connect(self._play)
        self.input.turn_requested.connect(self._turn_over)
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
        return shown_deck(self._session.match, self._art, self._presentation.settings)

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
        return names_by_seat(match, players, own_name(self._presentation.profile.name))

    @property
    def own_player(self) -> Player:
        """The person of the current profile as a player of a match."""
        return Player(self._presentation.profile.name, PERSON)

    @property
    def portraits(self) -> list[str]:
        """The ids of the portraits by seat; people have those of their profiles."""
        match, presentation = self._session.match, self._presentation
        if match is None:
            return []
        return portraits_by_seat(match, presentation.profile, presentation.profiles)

    @property
    def card_wording(self) -> CardWording | None:
        """The wording of cards with the current deck and values; None before the first match."""
        match = self._session.match
        return None if match is None else shown_wording(match, self.deck)

    def apply_settings(self, settings: Settings) -> None:
        """Apply `TABLE_SETTINGS`; allowed at any time, also while cards are moving."""
        # The system is asked before the first match begins, not before the first frame.
        motion = None if self._session.match is None else _reduces_motion(settings)
        self._update(settings=settings, reduced_motion=motion)
        self._apply_pause()
        self._session.plays_forced_moves = settings.play_single_move
        self._session.declares_automatically = settings.declare
        self.input.set_play_on_click(settings.play_on_click)
        self.keyboard.set_one_handed(settings.one_handed_keys)
        self._remarks.is_enabled = settings.remarks

    def silence_players(self) -> None:
        """Let no computer player say anything at this table."""
        self._remarks.is_silent = True

    def lock_backs(self, back_ids: Collection[str]) -> None:
        """Show the deck's own back in place of one that the player has not earned."""
        self._update(locked_backs=back_ids)

    def apply_profile(self, profile: Profile) -> None:
        """Show the name and the portrait of a profile; allowed at any time."""
        self._update(profile=profile)

    def apply_people(self, profiles: Sequence[Profile]) -> None:
        """Show the portraits of these profiles in matches of several people."""
        self._update(profiles=tuple(profiles))

    def set_turn_shown(self, is_shown: bool) -> None:
        """Set whether the seat on turn is highlighted; it is, unless the match waits."""
        self._update(shows_turn=is_shown)

    def set_offers_shown(self, are_shown: bool) -> None:
        """Set whether the table offers the way back to the game, or what follows a round."""
        self._update(has_offers=are_shown)

    def set_time_left(self, seat: int | None, seconds: int) -> None:
        """Set the seconds on the clock of a seat; None if no clock runs."""
        self._update(time_left=None if seat is None else (seat, seconds))

    def show_closed(self, match: Match) -> None:
        """Show the cards of a match face down, until another one is put into the session."""
        self._update(closed=match)

    @property
    def next_steps(self) -> tuple["NextStep", ...]:
        """What is offered while no match is played."""
        return self._presentation.next_steps

    def set_next_steps(self, steps: tuple["NextStep", ...]) -> None:
        """Set what is offered while no match is played."""
        self._update(next_steps=steps)

    def offer_next_step(self, text: str) -> None:
        """Offer to go on with a lesson, with a text; an empty one ends the offer."""
        self._update(next_step=text)

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        self._render()
        if (wording := self.view.state.wording) is not None:
            self.input.set_wording(wording)
        self.presentation_changed.emit()
        self.bars_changed.emit(self.bars)

    def _update(self, **changes: Any) -> None:
        """Change fields of the presentation, and show what follows from them."""
        self._update_soon(**changes)
        self._render()

    def _update_soon(self, **changes: Any) -> None:
        """Change fields of the presentation, and show later in this turn of the event loop."""
        self._presentation = replace(self._presentation, **changes)
        self._rendering.start()

    def _render(self) -> None:
        self._rendering.stop()
        last = self.view.state
        state = table_state(self._session, self._art, self._presentation)
        self.view.show_state(state)
        if state.wording is not None and state.wording != last.wording:
            self.input.set_wording(state.wording)
        if state.offer != last.offer:
            self.input.set_offer(state.offer)
        if _wording_of(state) != _wording_of(last):
            self.presentation_changed.emit()
        if state.bars != last.bars:
            self.bars_changed.emit(state.bars)

    def _apply_pause(self) -> None:
        """Set the pause before a computer player's move.

        A watched match has one even without animations, so that each position is seen.
        """
        is_unseen = self._session.is_watched and self.speed is Speed.OFF
        self._session.set_pause(WATCH_DELAY if is_unseen else self.speed.scaled(OPPONENT_DELAY))

    def skip(self) -> None:
        """Skip the running animations; the second time, all up to the person's next turn."""
        self._skips += 1
        self.view.skip()

    def end_input(self) -> None:
        """Clear the selection and what was asked, for what the session allows now."""
        self.input.reset()
        self._update(question=None)

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
        if (wording := self.card_wording) is not None:
            self.input.show_hint(_action_cards(advice.action, self._session.own_view()))
            self.view.show_message(advice_wording.hint_sentence(advice, wording))

    @property
    def bars(self) -> BarsState:
        """What the bars above the table show."""
        return self.view.state.bars

    @property
    def is_browsing(self) -> bool:
        """Whether an earlier position is shown."""
        return self._presentation.browsed is not None

    @property
    def shown_match(self) -> Match | None:
        return self._presentation.browsed or self._session.match

    @property
    def shown_position(self) -> RecordPosition:
        """The position that the table shows; raises `ValueError` before the first match."""
        browsed = self._presentation.browsed
        return self._session.position if browsed is None else browsed.position

    @property
    def speed(self) -> Speed:
        return Speed[self._presentation.settings.speed.upper()]

    def browse(self, position: RecordPosition) -> None:
        """Show an earlier position and hold the session; the current one ends browsing."""
        if position == self._session.position:
            self.return_to_game()
            return
        self._session.hold()
        self.input.reset()
        match = self._session.match_at(position)
        self._update(browsed=match, events=(), felt={}, question=None)
        self.browsing_changed.emit()

    def step(self, step: "BrowsingStep") -> None:
        """Show the position that a step leads to from the one on the table."""
        match = self._session.match
        if match is None:
            return
        position = position_after(match, self.shown_position, step)
        if position != self.shown_position:
            self.browse(position)

    def play_browsing_step(self) -> None:
        """Animate the next recorded move or deal; after the last one, return to the game.

        `browsing_step_shown` is emitted when the animations have finished. Does nothing while
        no earlier position is shown.
        """
        match, shown = self._session.match, self._presentation.browsed
        if match is None or shown is None:
            return
        recorded = match.recorded_round(max(1, shown.deals))
        if shown.deals and shown.moves_made < len(recorded.moves):
            events = shown.play(recorded.moves[shown.moves_made])
        else:
            events = shown.begin_round(match.recorded_round(shown.deals + 1).pack)
        self.view.animate(events)
        self._render()
        self.browsing_changed.emit()

    def return_to_game(self) -> None:
        """End browsing: show the current position and continue the session.

        If the round is over, its score is offered.
        """
        match = self._session.match
        if self.is_browsing and match is not None:
            self.input.reset()
            is_over = match.round is not None and match.round.is_over
            self._update(browsed=None, events=(), is_score_closed=is_over)
            self.browsing_changed.emit()
            self._session.settled()

    def offer_score_sheet(self) -> None:
        """Offer to show the score again, because it was closed."""
        self._update(is_score_closed=True)

    def _continue(self) -> None:
        offer = self.view.state.offer
        match offer and offer.leads_to:
            case Continuation.GAME:
                self.return_to_game()
            case Continuation.NEW_GAME:
                self.new_game_requested.emit()
            case Continuation.NEXT_ROUND | Continuation.SCORE_SHEET:
                self._emit_score_ready()

    def _show_match(self) -> None:
        """Show the match or position that took the place of another one."""
        match, presentation = self._session.match, self._presentation
        if match is None:
            return
        self._apply_pause()
        self._remarks.clear()
        self.input.forget()
        self._skips = 0
        motion = presentation.reduced_motion
        self._update(
            reduced_motion=_reduces_motion(presentation.settings) if motion is None else motion,
            placements=presentation.placements + 1,
            browsed=None,
            events=(),
            felt={},
            question=None,
            shows_turn=True,
            is_score_closed=False,
            next_step="",
            closed=None,
        )
        if presentation.browsed is not None:
            self.browsing_changed.emit()
        self.input.reset()
        is_over = match.round is not None and match.round.is_over and bool(match.sheets)
        if is_over and not match.is_ended_by_agreement:
            self._emit_score_ready()

    def _show_table_event(self, event: TableEvent) -> None:
        """Show changed options, or leave the cards as they lie at the end of the match.

        Other players in a seat are shown with the whole match.
        """
        if isinstance(event, EndAgreed):
            self.end_input()
            sentence = self.tr("The match was ended by agreement. Nobody has won or lost it.")
            self.view.show_message(sentence)
            assert self._session.match is not None
            highlight = end_highlight(self._session.match)
            self.view.light_scores(highlight)
            self._sounds.play(EFFECTS[highlight].sound)
        elif not isinstance(event, PlayerChanged):
            if isinstance(event, PackCut):
                self._sounds.play(Sound.CUT)
            self._render()

    def _show_hands(self) -> None:
        """Cover all hands, or show the table to the person who has taken the screen."""
        if self._session.is_covered:
            self.end_input()
        else:
            self._render()

    def _ask_for_person(self) -> None:
        self._skips = 0
        self.end_input()

    def _ask_to_cut(self) -> None:
        self._skips = 0
        self._render()

    def _cut_pack(self, cards: int) -> None:
        if self._session.is_cut_due and not self.is_browsing:
            self._session.cut(cards)

    def _take_screen(self) -> None:
        if self._session.is_handover_due and not self.is_browsing:
            self._session.take_screen()

    def _show_events(self, events: Sequence[Event]) -> None:
        self.input.reset()
        self._update_soon(events=events, question=None, is_score_closed=False)
        self.view.animate(events)
        if self._skips > 1:
            self.view.skip()

    def _finish_events(self) -> None:
        if self.is_browsing:
            self._finish_browsing_step()
            return
        match, events = self._session.match, self._presentation.events
        if match is None:
            return
        # Also about skipped events; the player on turn feels nothing any more.
        felt = felt_after(events, match, self._presentation.felt)
        if self._session.turn is not None:
            felt.pop(self._session.turn, None)
        self._update(events=(), felt=felt)
        self._session.settled()
        is_scored = any(isinstance(event, RoundScored) for event in events)
        if is_scored and not match.is_ended_by_agreement:
            self._emit_score_ready()

    def _finish_browsing_step(self) -> None:
        if self.shown_position == self._session.position:
            self.return_to_game()
        else:
            self.browsing_step_shown.emit()

    def _emit_score_ready(self) -> None:
        self._skips = 0
        self.score_ready.emit()

    def _show_delay(self) -> None:
        """Say that the computer player on turn takes longer than usual."""
        self._render()
        if (turn := self._session.turn) is not None and not self.is_browsing:
            sentence = self.tr("{name} takes a little longer over this move.")
            self.view.show_message(sentence.format(name=self.player_names[turn]))

    def _begin_own_turn(self) -> None:
        self._skips = 0
        # Before the names of the cards of the hand say what these can take now.
        if self._session.turned_card is None:
            self._announce_turn()
        self.input.reset()
        self._update(question=Question.ACTION)
        self.input.select_turned()

    def _announce_turn(self) -> None:
        self._accessibility.announce_turn()
        self._signal(Sound.TURN)

    def _begin_turning(self) -> None:
        """Offer to turn over a card, which comes before the move where hands are blind."""
        self._skips = 0
        self._announce_turn()
        self.input.reset()
        self._update(question=None)

    def _turn_over(self, picked: Card) -> None:
        """Turn over the card of the person's choice: its place is chosen, the card is chance."""
        scene = self.view.table_scene
        match = self._session.match
        if match is None or match.round is None or not self._session.is_turning_due:
            return
        self.view.clear_message()
        turned = next(cards_of(match.round.hands[match.round.turn]))
        scene.exchange(picked, turned)
        if scene.focused is not None:
            scene.set_focused(card_element(turned))
        self._sounds.play(Sound.DEAL)
        self._session.turn_over()
        if self.input.selection.card is None:  # It follows by itself, and is seen before.
            self._render()
            self.input.reset()
            self.input.select_turned()

    def _highlight(self, action: Action | None) -> None:
        """Mark the cards of a choice; None removes the marks."""
        cards = 0 if action is None else _action_cards(action, self._session.own_view())
        self.input.highlight(cards)

    def _confirm_call_out(self) -> None:
        self._update(question=Question.CALL_OUT)

    def _choose(self, action: Action | None) -> None:
        """Make the chosen action; None goes back to what is offered before a play."""
        if action is None:
            self._update(question=Question.ACTION)
        else:
            self._play(action)

    def _read(self, what: Reading) -> None:
        """Show and announce what lies on the table, in the hand or in the piles, or was played."""
        if (match := self.shown_match) is not None:
            sentence = readings.reading(
                what, self.view.table_scene, match, self.input.captures_text
            )
            self.view.show_message(sentence)

    def _play(self, action: Action) -> None:
        self._skips = 0
        self.view.clear_message()
        if self.view.state.choices.actions:
            self._update(question=None)  # At once: the sheet takes no second answer.
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
        match = self._session.match
        if not self.is_browsing and match is not None:
            self._remarks.about(event)
            self._update_soon(felt=felt_after([event], match, self._presentation.felt))

    def _accompany_shuffle(self) -> None:
        """Play the sound of the pack where the dealer sits."""
        board = self.view.table_scene.board
        if board is not None and board.dealer is not None:
            place = Place.of(board.dealer, board.own_seat, board.seating.players)
            self._sounds.play(Sound.SHUFFLE, place)

    def _accompany_points(self, side: int) -> None:
        """Play the sound of a point where a player of the side sits."""
        board = self.view.table_scene.board
        assert board is not None
        seat, players = next(iter(board.seating.seats_of(side))), board.seating.players
        self._sounds.play(Sound.SETTEBELLO, Place.of(seat, board.own_seat, players))

    def _signal(self, sound: Sound) -> None:
        """Play a sound for those who play by ear."""
        if QAccessible.isActive():
            self._sounds.play(sound)
