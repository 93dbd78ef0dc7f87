"""`TableState`: everything that table and bars show beside cards that move, as one value.

`table_state` computes it, `TableView.show_state` shows it.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.session.seats import master_seat
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.rules.events import Event, PacketDealt
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import CallOut, Move, TakeTable
from scopa_desktop.rules.players import PERSON
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.pictures.decks import CardArt, Deck, shown_deck
from scopa_desktop.ui.pictures.portraits import Expression, portraits_by_seat
from scopa_desktop.ui.table.bars_state import BarsState, bars_state
from scopa_desktop.ui.table.controls.choice_sheet import ActionChoice
from scopa_desktop.ui.table.move_selection import are_all_offered, offered_actions
from scopa_desktop.ui.table.scene.appearance import TableLook, ValueDisplay
from scopa_desktop.ui.table.scene.arrangement import Arrangement
from scopa_desktop.ui.table.scene.board import CLOSED, Viewpoint
from scopa_desktop.ui.table.scene.plaque import SeatInfo
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.theme.current_palette import cloth_in_use
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.wording.action_wording import ActionWording, cut_title
from scopa_desktop.ui.wording.card_wording import CardWording, own_name, words
from scopa_desktop.ui.wording.player_names import names_by_seat

if TYPE_CHECKING:
    from scopa_desktop.play.training.next_steps import NextStep


class Question(Enum):
    """What the choice sheet asks."""

    ACTION = auto()
    """Which of the actions to make that are possible before a card is played, if there are any."""
    CALL_OUT = auto()
    """Whether the person wants to call out: a wrong claim loses the match."""


class Continuation(Enum):
    """Where the primary button leads while no card is to be played; by the source of its text."""

    GAME = QT_TRANSLATE_NOOP("TableController", "Back to the game")
    NEXT_ROUND = QT_TRANSLATE_NOOP("TableController", "Go on")
    SCORE_SHEET = QT_TRANSLATE_NOOP("TableController", "Score sheet")
    NEW_GAME = QT_TRANSLATE_NOOP("TableController", "New game")
    NEXT_STEP = ""
    """The next step of a lesson, which has texts of its own."""


class Offer(NamedTuple):
    """What the buttons beside the hand offer; any input accepts that of the primary one."""

    leads_to: Continuation
    text: str
    alternative: str = ""
    """What the secondary button offers, whose click alone chooses it; empty for nothing."""


class Choices(NamedTuple):
    """What the choice sheet shows; it is hidden without actions."""

    title: str = ""
    actions: tuple[ActionChoice, ...] = ()
    can_collapse: bool = True
    """Whether the person may play a card instead."""


_NO_CHOICES: Final = Choices()
_NO_BARS: Final = BarsState()


class AskedPerson(NamedTuple):
    """The person to whom the screen is passed."""

    name: str
    portrait: str


class TurnTime(NamedTuple):
    """The time of the person on turn, in seconds."""

    seat: int
    left: int
    total: int


class ShownCards(NamedTuple):
    """Which cards lie on the table; those of the same match move there by its events."""

    match: Match
    variant: Variant
    """The game with the options that are chosen now."""
    viewpoint: Viewpoint
    placements: int
    """See `Presentation`."""


@dataclass(frozen=True)
class Presentation:
    """What decides beside the session on what the table shows."""

    settings: Settings
    profile: Profile
    profiles: Sequence[Profile] = ()
    """All profiles, for the people in a match of several."""
    locked_backs: Collection[str] = ()
    """The backs that the person has not earned; the deck's own is shown instead."""
    reduced_motion: bool | None = None
    """Whether cards cross-fade instead of moving; None before the system was asked."""
    placements: int = 0
    """Counts the positions that took the place of another one in the session."""
    browsed: Match | None = None
    """The match at the earlier position shown; None while the game itself is shown."""
    events: Sequence[Event] = ()
    """The events of the game whose animations have not finished."""
    felt: Mapping[int, Expression] = field(default_factory=dict)
    """What the players feel, by seat; those who are not in it feel nothing."""
    shows_turn: bool = True
    """Whether the seat on turn is highlighted; it is, unless the match waits."""
    question: Question | None = None
    is_score_closed: bool = False
    """Whether the score of the round that is over was shown, and can be shown again."""
    has_offers: bool = True
    """Whether the way back to the game, and what follows a round, is offered."""
    next_step: str = ""
    """The text with which a lesson offers to go on."""
    time_left: tuple[int, int] | None = None
    """The seat whose clock runs, and its seconds; None while none does."""
    next_steps: tuple["NextStep", ...] = ()
    """What comes next, for the time when no match is played."""
    closed: Match | None = None
    """A match whose cards lie face down in place of the session's, which waits; else None."""


@dataclass(frozen=True)
class TableState:
    """What the table shows; cards that move reach it by the events of the match."""

    look: TableLook
    wording: CardWording | None = None
    seats: tuple[SeatInfo, ...] = ()
    cards: ShownCards | None = None
    turn: int | None = None
    """The seat whose plaque is highlighted."""
    choices: Choices = _NO_CHOICES
    offer: Offer | None = None
    asked_person: AskedPerson | None = None
    """Who is asked to take the screen; None while it is not passed on."""
    cut_title: str = ""
    """The title of the sheet with which a person cuts the pack; empty while nobody does."""
    turn_time: TurnTime | None = None
    """None while no clock is shown."""
    next_steps: tuple["NextStep", ...] = ()
    """What the cards on the empty table offer; empty while a match is played."""
    bars: BarsState = _NO_BARS
    """What the bars above the table show."""


def table_state(session: Session, art: CardArt, presentation: Presentation) -> TableState:
    """What the table shows of a session."""
    match, settings = presentation.closed or session.match, presentation.settings
    deck = shown_deck(match, art, settings)
    look = TableLook(
        deck.id,
        art.back_for(settings.back, deck.id, presentation.locked_backs),
        cloth_in_use(settings.table_colour),
        Arrangement.of(settings),
        ValueDisplay(settings.card_values),
        settings.suit_signs,
        Speed[settings.speed.upper()],
        reduced_motion=bool(presentation.reduced_motion),
        has_expressions=settings.remarks,
    )
    if match is None:
        return TableState(look, next_steps=presentation.next_steps)
    wording = shown_wording(match, deck)
    if presentation.closed is not None:
        seats = _seats(session, match, presentation, None)
        cards = ShownCards(match, match.variant, CLOSED, presentation.placements)
        return TableState(look, wording, seats, cards)
    turn = _shown_turn(session, presentation)
    seats = _seats(session, match, presentation, turn)
    shown, is_browsing = presentation.browsed or match, presentation.browsed is not None
    return TableState(
        look,
        wording,
        seats,
        ShownCards(
            shown,
            shown.variant,
            _viewpoint(session, is_browsing=is_browsing),
            presentation.placements,
        ),
        turn,
        _choices(session, match, wording, presentation.question),
        _offer(match, presentation),
        None if is_browsing else _asked_person(session, seats),
        "" if is_browsing else _cut_title(session, match, seats),
        _turn_time(match, presentation),
        _next_steps(match, presentation),
        bars_state(session, match, presentation.browsed, [info.name for info in seats]),
    )


def shown_wording(match: Match, deck: Deck) -> CardWording:
    """The wording of cards with a deck and the values of the round."""
    return CardWording(deck, match.variant, match.round.values if match.round else None)


def _viewpoint(session: Session, *, is_browsing: bool) -> Viewpoint:
    """The own seat; no hand is face up while the screen is passed on.

    While computer players play alone, those hands are that the watcher has chosen. A card that was
    turned over is that of the game, not of an earlier position.
    """
    open_seats = tuple(sorted(session.open_seats))
    is_hidden = session.person_seat is None
    turned = None if is_browsing else session.turned_card
    return Viewpoint(session.own_seat, is_hidden, open_seats, turned=turned)


def _shown_turn(session: Session, presentation: Presentation) -> int | None:
    """The seat on turn; None until the deal and the animations before the own turn are over."""
    turn = session.turn
    if turn is None or presentation.browsed is not None or not presentation.shows_turn:
        return None
    is_own = turn == session.person_seat and session.level_of(turn) == PERSON
    is_dealing = any(isinstance(event, PacketDealt) for event in presentation.events)
    is_waiting = is_own and not (session.is_own_turn or session.is_turning_due)
    return None if is_dealing or is_waiting else turn


def _seats(
    session: Session, match: Match, presentation: Presentation, turn: int | None
) -> tuple[SeatInfo, ...]:
    profile, master = presentation.profile, master_seat(match)
    names = names_by_seat(match, match.players, own_name(profile.name))
    portraits = portraits_by_seat(match, profile, presentation.profiles)
    return tuple(
        SeatInfo(
            name,
            portrait,
            _status(session, match, seat, is_on_turn=seat == turn),
            _status(session, match, seat, is_on_turn=False),
            seat == master,
            presentation.felt.get(seat, _look(session, is_on_turn=seat == turn)),
        )
        for seat, (name, portrait) in enumerate(zip(names, portraits, strict=True))
    )


def _look(session: Session, *, is_on_turn: bool) -> Expression:
    """How a player looks who feels nothing."""
    if not is_on_turn:
        return Expression.CALM
    return Expression.PONDERING if session.is_thinking_long else Expression.THINKING


def _status(session: Session, match: Match, seat: int, *, is_on_turn: bool) -> str:
    """The line below a player's name."""
    person_seat = session.person_seat
    if seat in match.automatic:
        return translate("TableController", "automatic")
    if is_on_turn:
        return _status_on_turn(session, match, seat)
    if seat == person_seat:
        return ""
    side_of = match.seating.side_of
    if person_seat is not None and side_of(seat) == side_of(person_seat):
        return translate("TableController", "your partner")
    level = find_level(match.players[seat].level)
    return words(level.strength_label, "levels") if level else ""


def _status_on_turn(session: Session, match: Match, seat: int) -> str:
    if not match.players[seat].is_person:
        return (
            translate("TableController", "takes longer")
            if session.is_engine_delayed
            else translate("TableController", "thinks")
        )
    if match.has_time_run_out:
        return translate("TableController", "time is up")
    return (
        translate("TableController", "your turn")
        if seat == session.person_seat
        else translate("TableController", "on turn")
    )


def _choices(
    session: Session, match: Match, wording: CardWording, question: Question | None
) -> Choices:
    if question is None or match.round is None:
        return _NO_CHOICES
    texts = ActionWording(match.variant, match.round.values, wording)
    if question is Question.CALL_OUT:
        title = texts.call_out_question(
            match.variant.target, is_in_pairs=match.seating.has_partners
        )
        labels = {
            None: translate("TableController", "Play on"),
            CallOut(): texts.spoken([CallOut()])[0],
        }
        answers = (ActionChoice(text, text, action) for action, text in labels.items())
        return Choices(title, tuple(answers), can_collapse=False)
    legal = session.legal_moves()
    actions = offered_actions(legal)
    if not actions:
        return _NO_CHOICES
    shown_cards = [a.take if isinstance(a, TakeTable) else 0 for a in actions]
    columns = (texts.keys(actions), texts.spoken(actions), actions, shown_cards)
    return Choices(
        texts.title(actions, are_all=are_all_offered(legal)),
        tuple(map(ActionChoice, *columns)),
        can_collapse=any(isinstance(action, Move) for action in legal),
    )


def _offer(match: Match, presentation: Presentation) -> Offer | None:
    if presentation.next_step:
        return Offer(Continuation.NEXT_STEP, presentation.next_step)
    leads_to = _continuation(match, presentation)
    if leads_to is None:
        return None
    # After a match that was won, the rematch is among the next steps.
    is_agreed = leads_to is Continuation.NEW_GAME
    alternative = translate("TableController", "Rematch") if is_agreed else ""
    return Offer(leads_to, translate("TableController", str(leads_to.value)), alternative)


def _next_steps(match: Match, presentation: Presentation) -> tuple["NextStep", ...]:
    """Nothing until the end of a match that was won has been seen."""
    is_seen = _continuation(match, presentation) is Continuation.SCORE_SHEET
    return presentation.next_steps if is_seen else ()


def _continuation(match: Match, presentation: Presentation) -> Continuation | None:
    if not presentation.has_offers:
        return None
    if presentation.browsed is not None:
        return Continuation.GAME
    if match.is_ended_by_agreement:
        return Continuation.NEW_GAME
    if not presentation.is_score_closed or not match.sheets:
        return None
    if match.round is None or not match.round.is_over or match.round.is_void:
        return None
    return Continuation.SCORE_SHEET if match.is_over else Continuation.NEXT_ROUND


def _asked_person(session: Session, seats: Sequence[SeatInfo]) -> AskedPerson | None:
    if session.turn is None or not session.is_handover_due:
        return None
    info = seats[session.turn]
    return AskedPerson(info.name, info.portrait)


def _cut_title(session: Session, match: Match, seats: Sequence[SeatInfo]) -> str:
    if not session.is_cut_due:
        return ""
    return cut_title(seats[match.cutter].name if session.is_shared else "")


def _turn_time(match: Match, presentation: Presentation) -> TurnTime | None:
    """The clock, which waits in a practice match while an earlier position is shown."""
    is_waiting = presentation.browsed is not None and not match.table.is_competitive
    if presentation.time_left is None or is_waiting or not match.table.turn_seconds:
        return None
    return TurnTime(*presentation.time_left, match.table.turn_seconds)
