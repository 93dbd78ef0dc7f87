"""The state of the table: what is shown of a session, without a window."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from scopa_desktop.play.session.seats import OpenHands
from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.profiles import Profile
from scopa_desktop.play.storage.settings import Settings
from scopa_desktop.play.training.next_steps import NextStep, NextStepKind
from scopa_desktop.rules.cards import parse_cards
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.events import PacketDealt
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.moves import CallOut
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.rules.table_events import AutomaticPlay, EndAgreed, OptionChanged, PlayerChanged
from scopa_desktop.ui.pictures.decks import CardArt
from scopa_desktop.ui.pictures.portraits import Expression
from scopa_desktop.ui.table.bars_state import BarsState, ShownPosition, Watching
from scopa_desktop.ui.table.table_state import (
    AskedPerson,
    Continuation,
    Presentation,
    Question,
    TableState,
    TurnTime,
    table_state,
)
from scopa_desktop.ui.theme.durations import Speed
from tests.playing import match_dealt_by_opponent, play_on

from ..conftest import pack_that_deals

ROBOT = Player("Robot", "casual")
ADA, BO = Player("Ada", PERSON), Player("Bo", PERSON)
PROFILE = Profile("0" * 32, "Ada")


def presented(**changes: Any) -> Presentation:
    return replace(Presentation(Settings(), PROFILE), **changes)


def session_of(players: Sequence[Player], seating: Seating = TWO, game: str = "scopa") -> Session:
    """A session in which the deal is over and nothing moves."""
    match = Match(variant(game), seating, players, 1)
    match.begin_round()
    session = Session()
    session.resume(match)
    return session


def match_in(session: Session) -> Match:
    assert session.match is not None
    return session.match


def statuses(state: TableState) -> list[str]:
    return [info.status for info in state.seats]


def played_to_the_end_of_the_round(session: Session) -> Session:
    match = match_in(session)
    while match.round is not None and not match.round.is_over:
        match.play(match.round.legal_moves()[0])
    return session


# --- looks -------------------------------------------------------------------------------------


def test_before_the_first_match_only_the_looks_are_known(art: CardArt) -> None:
    settings = Settings(speed="off", card_values="always", remarks=False)
    state = table_state(Session(), art, presented(settings=settings))
    assert state == TableState(state.look)
    assert state.look.speed is Speed.OFF
    assert not state.look.has_expressions


def test_a_back_that_is_locked_is_that_of_the_deck(art: CardArt) -> None:
    settings = Settings(deck="siciliane", back="night")
    session = session_of([ADA, ROBOT])
    assert table_state(session, art, presented(settings=settings)).look.back_id == "night"
    locked = presented(settings=settings, locked_backs=["night"])
    assert table_state(session, art, locked).look.back_id == "siciliane"


# --- the players -------------------------------------------------------------------------------


def test_partners_and_levels_are_named(art: CardArt) -> None:
    state = table_state(session_of([ADA, ROBOT, ROBOT, ROBOT], PAIRS), art, presented())
    assert [info.level for info in state.seats] == ["", "casual", "your partner", "casual"]
    assert [info.is_master for info in state.seats] == [True, False, False, False]


def test_the_player_on_turn_looks_at_their_cards_unless_they_feel_something(art: CardArt) -> None:
    session = session_of([ADA, ROBOT])
    turn = session.turn
    assert turn is not None
    state = table_state(session, art, presented())
    assert state.turn == turn
    assert state.seats[turn].expression is Expression.THINKING
    assert state.seats[1 - turn].expression is Expression.CALM
    felt = presented(felt={turn: Expression.SMILE})
    assert table_state(session, art, felt).seats[turn].expression is Expression.SMILE


@pytest.mark.parametrize(
    "changes",
    [
        {"shows_turn": False},
        {"events": (PacketDealt(1, 0, ((), ())),)},
        {"browsed": Match(variant("scopa"), TWO, [ADA, ROBOT], 1)},
    ],
)
def test_nobody_is_on_turn_while_the_table_waits(art: CardArt, changes: dict[str, Any]) -> None:
    state = table_state(session_of([ADA, ROBOT]), art, presented(**changes))
    assert state.turn is None
    assert not {"your turn", "thinks"} & {*statuses(state)}


# --- what is asked and offered -----------------------------------------------------------------


def scopa_with_choices() -> Session:
    """A session in which the person may declare before playing a card."""
    match = match_dealt_by_opponent("greedy", variant("cirulla"))
    hand, table = parse_cards("AC 2C 3C"), parse_cards("KD KC KB 7S")
    match.begin_round(pack_that_deals(match.variant, hand, table))
    session = Session()
    session.declares_automatically = False
    session.resume(match)
    return session


def test_actions_are_offered_once_they_are_asked_for(art: CardArt) -> None:
    session = scopa_with_choices()
    assert not table_state(session, art, presented()).choices.actions
    choices = table_state(session, art, presented(question=Question.ACTION)).choices
    assert choices.title
    assert [choice.action for choice in choices.actions]
    assert choices == table_state(session, art, presented(question=Question.ACTION)).choices


def test_calling_out_is_confirmed(art: CardArt) -> None:
    session = session_of([ADA, ROBOT])
    choices = table_state(session, art, presented(question=Question.CALL_OUT)).choices
    assert [choice.action for choice in choices.actions] == [None, CallOut()]
    assert not choices.can_collapse


def test_an_earlier_position_offers_the_way_back(art: CardArt) -> None:
    session = session_of([ADA, ROBOT])
    browsed = match_in(session).at(1, 0)
    state = table_state(session, art, presented(browsed=browsed))
    assert state.offer is not None
    assert state.offer.leads_to is Continuation.GAME
    assert state.cards is not None
    assert state.cards.match is browsed
    assert table_state(session, art, presented(browsed=browsed, has_offers=False)).offer is None


def test_the_score_is_offered_after_it_was_closed(art: CardArt) -> None:
    session = played_to_the_end_of_the_round(session_of([ADA, ROBOT]))
    assert table_state(session, art, presented()).offer is None
    offer = table_state(session, art, presented(is_score_closed=True)).offer
    assert offer is not None
    assert offer.leads_to is Continuation.NEXT_ROUND
    assert not offer.alternative


def test_a_match_ended_by_agreement_offers_another_one_and_a_rematch(art: CardArt) -> None:
    session = session_of([ADA, ROBOT])
    session.apply(EndAgreed())
    offer = table_state(session, art, presented()).offer
    assert offer is not None
    assert (offer.leads_to, offer.alternative) == (Continuation.NEW_GAME, "Rematch")


def test_a_lesson_offers_its_next_step(art: CardArt) -> None:
    offer = table_state(session_of([ADA, ROBOT]), art, presented(next_step="Next")).offer
    assert offer is not None
    assert (offer.leads_to, offer.text) == (Continuation.NEXT_STEP, "Next")


# --- several people ----------------------------------------------------------------------------


def test_the_screen_is_passed_to_the_person_on_turn(art: CardArt) -> None:
    session = session_of([ADA, BO])
    turn = session.turn
    assert turn is not None
    state = table_state(session, art, presented())
    assert state.asked_person == AskedPerson([ADA, BO][turn].name, state.seats[turn].portrait)
    assert state.cards is not None
    assert state.cards.viewpoint.is_watched, "all hands are covered"
    session.take_screen()
    state = table_state(session, art, presented())
    assert state.asked_person is None
    assert state.cards is not None
    assert not state.cards.viewpoint.is_watched


def test_nobody_is_asked_while_an_earlier_position_is_shown(art: CardArt) -> None:
    session = session_of([ADA, BO])
    browsed = presented(browsed=match_in(session).at(0, 0))
    assert table_state(session, art, browsed).asked_person is None


# --- the bars ----------------------------------------------------------------------------------


def bars_of(session: Session, art: CardArt, **changes: Any) -> BarsState:
    return table_state(session, art, presented(**changes)).bars


def test_an_earlier_position_is_named_and_hides_what_belongs_to_the_game(art: CardArt) -> None:
    session = session_of([ADA, ROBOT])
    match = match_in(session)
    for _ in range(3):
        assert match.round is not None
        match.play(match.round.legal_moves()[0])
    bars = bars_of(session, art, browsed=session.match_at(RecordPosition(1, 1)))
    assert bars.position == ShownPosition(1, 1, 3, is_void=False, is_first=False)
    assert bars.automatic_seat is None
    assert not bars.may_pause
    game = bars_of(session, art)
    assert (game.position, game.automatic_seat, game.may_pause) == (None, 0, True)


def test_a_match_of_computer_players_is_watched(art: CardArt) -> None:
    session = session_of([ROBOT, ROBOT._replace(name="Other")])
    session.watch(1, OpenHands.SEAT)
    session.set_paused(True)
    bars = bars_of(session, art)
    assert bars.watching == Watching(
        ("Robot", "Other"), OpenHands.SEAT, 1, free_seats=(0, 1), is_paused=True
    )
    assert bars.watching.seats == {0: "Robot", 1: "Other"}
    assert not bars.is_covered, "the watcher still sees the table"
    earlier = session.match_at(RecordPosition(1, 0))
    assert bars_of(session, art, browsed=earlier).watching is None


def test_a_person_who_sits_in_can_watch_again(art: CardArt) -> None:
    session = session_of([ROBOT, ROBOT])
    assert not bars_of(session, art).may_watch_again
    session.apply(PlayerChanged(0, ADA))
    bars = bars_of(session, art)
    assert bars.may_watch_again
    assert bars.watching is None


def test_a_person_can_leave_and_come_back(art: CardArt) -> None:
    session = session_of([ADA, ROBOT])
    bars = bars_of(session, art)
    assert (bars.leaving, bars.absent, bars.is_at_stake) == ((0,), (), False)
    session.apply(PlayerChanged(0, ROBOT))
    bars = bars_of(session, art)
    assert (bars.leaving, bars.absent, bars.has_people) == ((), (0,), False)


def test_the_table_is_covered_while_people_pause(art: CardArt) -> None:
    session = session_of([ADA, ROBOT])
    session.set_paused(True)
    bars = bars_of(session, art)
    assert (bars.is_paused, bars.is_covered, bars.automatic_seat) == (True, True, None)
    earlier = session.match_at(RecordPosition(1, 0))
    assert not bars_of(session, art, browsed=earlier).is_covered


def test_people_for_whom_the_game_plays_are_named_if_there_are_several(art: CardArt) -> None:
    for players, name in (([ADA, ROBOT], ""), ([ADA, BO], "Ada")):
        session = session_of(players)
        session.apply(AutomaticPlay(0, True))
        assert bars_of(session, art).automatic == ((0, name),)


def test_the_clock_waits_in_a_practice_match_while_an_earlier_position_is_shown(
    art: CardArt,
) -> None:
    match = Match(variant("scopa"), TWO, [ADA, ROBOT], 1)
    match.apply(OptionChanged("time", 30))
    match.begin_round()
    session = Session()
    session.resume(match)
    shown = presented(time_left=(0, 12))
    assert table_state(session, art, shown).turn_time == TurnTime(0, 12, 30)
    earlier = replace(shown, browsed=session.match_at(RecordPosition(1, 0)))
    assert table_state(session, art, earlier).turn_time is None
    assert table_state(session, art, presented()).turn_time is None


def test_what_comes_next_is_offered_when_the_end_of_a_match_was_seen(art: CardArt) -> None:
    steps = (NextStep(NextStepKind.PUZZLE),)
    running = session_of([ADA, ROBOT])
    assert table_state(running, art, presented(next_steps=steps)).next_steps == ()
    match = play_on(Match(variant("scopa"), TWO, [ADA, ROBOT], 5))
    session = Session()
    session.resume(match)
    assert table_state(session, art, presented(next_steps=steps)).next_steps == ()
    seen = table_state(session, art, presented(next_steps=steps, is_score_closed=True))
    assert seen.next_steps == steps
    assert table_state(Session(), art, presented(next_steps=steps)).next_steps == steps
