"""`TableController`: brings a session and the table together.

What happens in the session is shown on the table; what the player does at the table reaches the
session. While the player looks back at an earlier move, the session waits.
"""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal

from scopa_desktop.ai.advice import Advice
from scopa_desktop.ai.levels import find_level
from scopa_desktop.ai.seat_view import SeatView
from scopa_desktop.play.session import OWN_SEAT, RecordPosition, Session
from scopa_desktop.play.settings import Settings
from scopa_desktop.rules.cards import Mask
from scopa_desktop.rules.events import (
    Captured,
    Event,
    MatchWon,
    PacketDealt,
    Played,
    RoundScored,
    Swept,
)
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Cut, Declare, Move, TakeTable
from scopa_desktop.rules.record import PERSON, Player
from scopa_desktop.ui.decks import CardArt, Deck
from scopa_desktop.ui.sounds import Sound, Sounds
from scopa_desktop.ui.table.input.choice_sheet import Choice
from scopa_desktop.ui.table.input.keyboard import Keyboard
from scopa_desktop.ui.table.input.table_input import TableInput
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import OPPONENT_WAITS, Speed
from scopa_desktop.ui.theme.reduced_motion import system_reduces_motion
from scopa_desktop.ui.theme.tokens import cloth_named
from scopa_desktop.ui.wording.action_wording import ActionWording
from scopa_desktop.ui.wording.advice_wording import hint_sentence
from scopa_desktop.ui.wording.card_wording import CardWording, own_name, words

FOLLOW_THE_GAME = "auto"
OWN_PORTRAIT = "you"

_BACK_TO_THE_GAME = QT_TRANSLATE_NOOP("TableController", "Back to the game")
_GO_ON = QT_TRANSLATE_NOOP("TableController", "Go on")

_SOUNDS: dict[type, Sound] = {
    PacketDealt: Sound.DEAL,
    Played: Sound.PLAY,
    Captured: Sound.CAPTURE,
    Swept: Sound.SWEEP,
    RoundScored: Sound.ROUND_END,
}


def portrait_of(player: Player) -> str:
    """The portrait of whoever sits there."""
    known = find_level(player.level)
    return known.portrait if known else OWN_PORTRAIT


def _wants_little_motion(settings: Settings) -> bool:
    if settings.reduced_motion == "system":
        return system_reduces_motion()
    return settings.reduced_motion == "on"


def _cards_of(action: Action, view: SeatView) -> Mask:
    """The cards that something to do is about."""
    match action:
        case Move(card, take):
            return take | 1 << card
        case Declare(cards):
            return cards
        case TakeTable(take):
            return take
        case Cut():
            return view.hand if view.cut_card is None else 1 << view.cut_card


class TableController(QObject):
    """The session as it is seen and played at the table."""

    round_shown = Signal()
    """The last card of a round has come to rest and the score can be read."""
    dressed = Signal()
    """Another deck or another game is on the table: words, names and emblems may differ."""
    returned = Signal()
    """The player looks at no earlier position any more."""

    def __init__(
        self, view: TableView, session: Session, art: CardArt, sounds: Sounds, settings: Settings
    ) -> None:
        super().__init__(view)
        self.view = view
        self.input = TableInput(view, session, self)
        self._keyboard = Keyboard(view, self.input)
        self._session = session
        self._art = art
        self._sounds = sounds
        self._settings = settings
        self._is_looking_back = False
        self._is_hurrying = False
        self._is_dealing = False
        self._owes_score = False
        self._offered: object = ""
        self._skips = 0
        session.happened.connect(self._show_events)
        session.replaced.connect(self._show_match)
        session.turn_changed.connect(self._show_turn)
        session.own_turn.connect(self._begin_own_turn)
        session.advised.connect(self._show_advice)
        session.engine_delayed.connect(self._show_delay)
        view.settled.connect(self._settle)
        view.event_shown.connect(self._sound)
        self.input.chosen.connect(self._play)
        view.offer_chosen.connect(self._play)
        view.offer_considered.connect(self._consider)
        self.input.skipped.connect(self.skip)
        self.input.offer_taken.connect(self._take_offer)
        self.apply(settings)

    @property
    def deck(self) -> Deck:
        """The deck on the table."""
        chosen = self._settings.deck
        match = self._session.match
        if chosen == FOLLOW_THE_GAME:
            chosen = match.variant.deck if match else next(iter(self._art.decks))
        return self._art.decks[chosen]

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat; the person as the settings say now."""
        match = self._session.match
        own = own_name(self._settings.player_name)
        players = match.players if match else ()
        return [own if player.level == PERSON else player.name for player in players]

    @property
    def words(self) -> CardWording | None:
        """How cards are spoken of; None before the first match."""
        match = self._session.match
        if match is None:
            return None
        return CardWording(self.deck, match.variant, match.round.values if match.round else None)

    def apply(self, settings: Settings) -> None:
        """Put settings in force, also in the middle of a movement."""
        self._settings = settings
        speed = Speed[settings.speed.upper()]
        self._session.set_pause(speed.of(OPPONENT_WAITS))
        self._session.plays_only_move = settings.play_single_move
        self._session.declares = settings.declare
        self.input.plays_at_once = settings.single_click
        self._sounds.set_enabled(settings.sounds)
        self._sounds.set_volume(settings.volume)
        self.view.set_speed(speed)
        self.view.set_reduced_motion(_wants_little_motion(settings))
        self.view.set_cloth(cloth_named(settings.table_colour))
        self.view.set_card_values(settings.card_values)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again: in another language, of another deck, with another name."""
        self._dress()
        self._seat_players()
        self._show_turn()
        self._show_offers()
        if self.input.is_offering:
            self._offer(self._offered)

    def skip(self) -> None:
        """To the end of the movement; a second time, to the player's next turn."""
        self._skips += 1
        self._is_hurrying = self._skips > 1
        self.view.skip()

    def show_hint(self) -> None:
        """Have the player's moves weighed; the best is marked and explained when it is found."""
        if self._session.is_own_turn:
            self.input.put_down()
            self._session.ask_advice()

    def _show_advice(self, advice: Advice) -> None:
        """Mark what to do and say why."""
        if (words := self.words) is not None:
            self.input.show_hint(_cards_of(advice.best.action, self._session.own_view()))
            self.view.say(hint_sentence(advice, words))

    def next_set(self) -> None:
        """Look at the next set that the card taken up may take."""
        self.input.next_set()

    # --- looking back --------------------------------------------------------------------------

    @property
    def is_looking_back(self) -> bool:
        """Whether an earlier position is shown."""
        return self._is_looking_back

    def look_at(self, place: RecordPosition) -> None:
        """Show the table as it was; the session waits meanwhile."""
        if place == self._session.place:
            self.return_to_game()
            return
        self._session.hold()
        self._is_looking_back = True
        self.input.end_turn()
        self.view.set_offers("", [])
        self.view.show_match(self._session.match_at(place))
        self._show_turn()
        self._offer(_BACK_TO_THE_GAME)

    def return_to_game(self) -> None:
        """Show the table as it is and go on."""
        if self._is_looking_back and self._session.match is not None:
            self._stop_looking_back()
            self._is_dealing = False
            self.input.end_turn()
            self.view.show_match(self._session.match)
            self._show_turn()
            self._session.settled()
            self.offer_score()

    def offer_score(self) -> None:
        """Where a round is over and its sheet was closed, offer the sheet again."""
        match = self._session.match
        if match is None or match.round is None or not match.round.is_over:
            return
        if match.sheets and not match.round.is_void:
            self._offer(_GO_ON)

    def _offer(self, words: object) -> None:
        self._offered = words
        self.input.make_offer(self.tr(str(words)))

    def _stop_looking_back(self) -> None:
        if self._is_looking_back:
            self._is_looking_back = False
            self.returned.emit()

    def _take_offer(self) -> None:
        if self._is_looking_back:
            self.return_to_game()
        else:
            self._report_score()

    # --- showing -------------------------------------------------------------------------------

    def _show_match(self) -> None:
        match = self._session.match
        if match is None:
            return
        self._stop_looking_back()
        self._is_hurrying = self._is_dealing = False
        self._owes_score = match.round is not None and bool(match.sheets) and match.round.is_over
        self._dress()
        self._seat_players()
        self.view.show_match(match)
        self.view.set_offers("", [])
        self.input.begin_turn()
        if self._owes_score:
            self._report_score()

    def _show_events(self, events: Sequence[Event]) -> None:
        self.input.end_turn()
        self.view.set_offers("", [])
        self._is_dealing = any(isinstance(event, PacketDealt) for event in events)
        self._owes_score = any(isinstance(event, RoundScored) for event in events)
        self.view.animate(events)
        if self._is_hurrying:
            self.view.skip()

    def _settle(self) -> None:
        if self._is_looking_back:
            return
        if self._is_dealing:
            self._is_dealing = False
            self._show_turn()
        self._session.settled()
        if self._owes_score:
            self._report_score()

    def _report_score(self) -> None:
        self._owes_score = False
        self._is_hurrying = False
        self.round_shown.emit()

    def _seat_players(self) -> None:
        match = self._session.match
        if match is not None:
            seats = range(len(match.players))
            self.view.set_players([self._seat_info(match, seat) for seat in seats])

    def _show_turn(self) -> None:
        match, turn = self._session.match, self._session.turn
        if match is None:
            return
        is_early = self._is_dealing or (turn == OWN_SEAT and not self._session.is_own_turn)
        if is_early or self._is_looking_back:
            turn = None  # It will be, when the cards lie still and as they do now.
        self.view.set_turn(turn)
        for seat in range(len(match.players)):
            self.view.set_words(seat, self._seat_words(match, seat, is_on_turn=seat == turn))

    def _show_delay(self) -> None:
        """Say that the computer player on turn takes longer than usual."""
        self._show_turn()
        if (turn := self._session.turn) is not None and not self._is_looking_back:
            sentence = self.tr("{name} takes a little longer over this move.")
            self.view.say(sentence.format(name=self.names[turn]))

    def _begin_own_turn(self) -> None:
        self._is_hurrying = False
        self._skips = 0
        self._show_turn()
        self.input.begin_turn()
        if (spoken := self.words) is not None:
            self.input.set_words(spoken)
        self._show_offers()

    def _show_offers(self) -> None:
        """What the player may do before he plays a card."""
        match, words = self._session.match, self.words
        if match is None or match.round is None or words is None:
            return
        one = match.round
        actions = [each for each in self._session.legal_moves() if not isinstance(each, Move)]
        told = ActionWording(match.variant, one.values, words)
        title = told.title(actions) if actions else ""
        offers = list(map(Choice, told.keys(actions), told.spoken(actions), actions))
        self.view.set_offers(title, offers, may_wait=one.cut_card is None)

    def _consider(self, action: Action | None) -> None:
        """Show which cards an offer is about."""
        if self._session.is_own_turn:
            cards = _cards_of(action, self._session.own_view()) if action is not None else 0
            self.input.consider(cards)

    def _play(self, action: Action) -> None:
        self._skips = 0
        self.view.hush()
        self.view.set_offers("", [])
        self._session.play(action)

    def _sound(self, event: Event) -> None:
        match = self._session.match
        if isinstance(event, MatchWon) and match is not None:
            own = match.seating.side_of(OWN_SEAT)
            self._sounds.play(Sound.WIN if event.side == own else Sound.LOSE)
        elif type(event) in _SOUNDS:
            self._sounds.play(_SOUNDS[type(event)])

    def _dress(self) -> None:
        deck = self.deck
        back = deck.id if self._settings.back == FOLLOW_THE_GAME else self._settings.back
        self.view.set_deck(deck.id, back)
        if (spoken := self.words) is not None:
            self.input.set_words(spoken)
        self.dressed.emit()

    # --- who sits where ------------------------------------------------------------------------

    def _seat_info(self, match: Match, seat: int) -> SeatInfo:
        player = match.players[seat]
        words = self._seat_words(match, seat, is_on_turn=False)
        return SeatInfo(self.names[seat], portrait_of(player), words)

    def _seat_words(self, match: Match, seat: int, is_on_turn: bool) -> str:
        is_own = match.players[seat].level == PERSON
        if is_on_turn:
            if is_own:
                return self.tr("your turn")
            return self.tr("takes longer") if self._session.is_engine_delayed else self.tr("thinks")
        if is_own:
            return ""
        if match.seating.side_of(seat) == match.seating.side_of(OWN_SEAT):
            return self.tr("your partner")
        known = find_level(match.players[seat].level)
        return words(known.strength_label, "levels") if known else ""
