"""Remarks of computer players at the table: what brings them, and that nothing hidden does."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.rules.cards import mask_of, parse_card, parse_cards
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.events import Captured, Declared, Event, PacketDealt, Played, Swept
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.scoring import ScoreLine, ScoreSheet
from scopa_desktop.rules.seating import PAIRS, TWO, Seating
from scopa_desktop.ui.table.animation.speech_bubbles import RemarkBubble
from scopa_desktop.ui.table.table_remarks import said_about, said_about_round
from scopa_desktop.ui.wording.remarks import Occasion, remarks_about
from tests.playing import match_dealt_by_opponent

from ..conftest import Game, MakeGame, pack_that_deals
from .test_table_controller import MOVING

SCOPA = variant("scopa")
YOU, NINO, BEPPE = Player("You", PERSON), Player("Nino", "beginner"), Player("Beppe", "casual")
ROSA = Player("Donna Rosa", "skilled")
SWEPT, POINT = Occasion.SWEPT, Occasion.TOOK_POINT
MANY, MANY_OF_PERSON = Occasion.TOOK_MANY, Occasion.MANY_TAKEN_BY_PERSON


def capture(seat: int, card: str, taken: str) -> Captured:
    return Captured(seat, parse_card(card), mask_of(parse_cards(taken)))


def in_round(number: int, players: Sequence[Player] = (YOU, NINO), seating: Seating = TWO) -> Match:
    """A match in the round of this number."""
    match = Match(SCOPA, seating, players, 1)
    match.begin_round()
    empty = ScoreSheet((ScoreLine("cards", (0,) * seating.sides, (0,) * seating.sides, ()),))
    match.sheets += [empty] * (number - 1)
    return match


@pytest.mark.parametrize(
    ("number", "event", "said"),
    [
        (1, Swept(1, 1, ()), [SWEPT]),
        (1, Swept(0, 1, ()), [Occasion.SWEPT_BY_PERSON]),
        (1, capture(1, "7S", "7D"), [POINT]),
        (1, capture(0, "7D", "4S 3C"), [Occasion.POINT_TAKEN_BY_PERSON]),
        (1, Declared(1, 0, (), 3), [Occasion.DECLARED]),
        (1, Declared(0, 0, (), 3), [Occasion.DECLARED_BY_PERSON]),
        (2, Swept(1, 1, ()), []),
        (2, capture(1, "7S", "7D"), []),
        (2, capture(1, "7S", "2S 2C 3C"), [MANY]),
        (2, capture(0, "7S", "2S 2C 3C"), [MANY_OF_PERSON]),
        (1, capture(1, "7S", "2S 2C 3C"), []),
        (3, capture(1, "7S", "2S 2C 3C"), []),
    ],
)
def test_the_occasion_is_what_everybody_has_seen(
    number: int, event: Event, said: list[Occasion]
) -> None:
    assert said_about(event, in_round(number)) == (1, said)


@pytest.mark.parametrize("event", [capture(0, "7S", "7C"), Played(1, parse_card("7D"))])
def test_nobody_speaks_of_ordinary_plays(event: Event) -> None:
    assert said_about(event, in_round(1)) is None


def test_a_second_sweep_is_spoken_of_in_every_round() -> None:
    match = in_round(2)
    assert match.round is not None
    swept = [match.round._record_sweep(seat, 1, [0]) for seat in (1, 0, 1)]
    assert said_about(swept[-1], match) == (1, [Occasion.SWEPT_AGAIN])
    match.round.sweeps.pop()
    assert said_about(swept[1], match) == (1, [])


def test_partners_do_not_talk_about_each_other() -> None:
    match = in_round(1, [YOU, NINO, BEPPE, ROSA], PAIRS)
    assert said_about(Swept(0, 1, ()), match) == (1, [Occasion.SWEPT_BY_PERSON])
    assert said_about(Swept(2, 1, ()), match) == (2, [SWEPT])


@pytest.mark.parametrize("players", [[YOU, Player("Ada", PERSON)], [YOU, Player("X", "oracle")]])
def test_people_and_unknown_players_say_nothing(players: Sequence[Player]) -> None:
    match = in_round(1, players)
    assert said_about(Swept(1, 1, ()), match) is None
    assert said_about(Swept(0, 1, ()), match) is None
    assert said_about_round(in_round(2, players)) is None


@given(seed=st.integers(0, 10**9 - 1), game=st.sampled_from(["scopa", "cirulla", "escoba"]))
@settings(max_examples=15, deadline=None)
def test_in_a_played_match_several_cards_are_spoken_of_only_after_several(
    seed: int, game: str
) -> None:
    random, rules = Random(seed), variant(game)
    match = Match(rules, TWO, [YOU, NINO], seed)
    match.begin_round()
    while not match.is_over and match.deals < 4:
        if match.needs_deal:
            match.begin_round()
            continue
        assert match.round is not None
        for event in match.play(random.choice(match.round.legal_moves())):
            found = said_about(event, match)
            if found is None:
                continue
            _, occasions = found
            if {MANY, MANY_OF_PERSON} & {*occasions}:
                assert isinstance(event, Captured)
                assert event.taken.bit_count() >= 3
            if {SWEPT, Occasion.SWEPT_AGAIN} & {*occasions}:
                assert isinstance(event, Swept)


def test_hidden_cards_change_no_occasion() -> None:
    said = []
    for other in ("6S 6C 6B", "KC KB 3B"):
        match = match_dealt_by_opponent("beginner", SCOPA)
        cards = parse_cards("7S 5S 5B"), parse_cards("7D AD 2C 2D"), parse_cards(other)
        match.begin_round(pack_that_deals(SCOPA, *cards))
        move = Move(parse_card("7S"), mask_of(parse_cards("7D")))
        said.append([said_about(event, match) for event in match.play(move)])
    assert said[0] == said[1]
    assert (1, [Occasion.POINT_TAKEN_BY_PERSON]) in said[0]


def scored(
    points: tuple[int, int], totals: tuple[int, int], primiera: tuple[int, int] = (0, 0)
) -> Match:
    """A match after a round of these points, with these totals of the person and Nino."""
    match = in_round(1)
    lines = [ScoreLine("cards", points, points, ())]
    if any(primiera):
        won = int(primiera[0] > primiera[1]), int(primiera[1] > primiera[0])
        lines.append(ScoreLine("primiera", won, primiera, ()))
    match.sheets = [ScoreSheet(tuple(lines))]
    match.totals = list(totals)
    return match


@pytest.mark.parametrize(
    ("match", "first"),
    [
        (scored((1, 2), (1, 2)), Occasion.ROUND_WON),
        (scored((2, 1), (2, 1)), Occasion.ROUND_LOST),
        (scored((2, 2), (2, 2)), Occasion.ROUND_DRAWN),
        (scored((0, 4), (4, 4)), Occasion.SHUTOUT),
        (scored((1, 4), (5, 5)), Occasion.CAUGHT_UP),
        (scored((1, 2), (9, 8)), Occasion.CLOSE),
        (scored((1, 2), (2, 8)), Occasion.AHEAD),
        (scored((2, 1), (8, 2)), Occasion.BEHIND),
        (scored((1, 2), (2, 2), (75, 73)), Occasion.PRIMIERA_MISSED),
        (scored((1, 2), (2, 2), (80, 60)), Occasion.ROUND_DRAWN),
    ],
)
def test_the_last_round_is_spoken_of_as_it_was(match: Match, first: Occasion) -> None:
    found = said_about_round(match)
    assert found is not None
    seat, occasions = found
    assert (seat, occasions[0]) == (1, first)


def bubbles(game: Game) -> list[RemarkBubble]:
    return [item for item in game.view.table_scene.items() if isinstance(item, RemarkBubble)]


def swept_in(game: Game) -> None:
    """Lay a table that the person sweeps, and sweep it."""
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    game.click(parse_card("KD"))


def test_a_remark_is_shown_once_in_a_round_and_goes_away(open_game: MakeGame) -> None:
    game = open_game(MOVING)
    swept_in(game)
    game.qtbot.waitUntil(lambda: len(bubbles(game)) == 1)
    game.controller._remarks.about(Swept(0, 1, ()))
    assert len(bubbles(game)) == 1
    game.qtbot.waitUntil(lambda: bubbles(game) == [], timeout=20_000)
    game.controller._remarks.about(Swept(0, 1, ()))
    assert bubbles(game) == []


FIRST_PACKET = PacketDealt(1, 0, ((), ()))


def laid(game: Game) -> Match:
    """A match in its first round, with the person on turn."""
    game.engine.is_silent = True
    game.lay("KD 5C 2D", "4D 3B 2S AC")
    assert game.session.match is not None
    return game.session.match


def spoken_in(game: Game) -> str:
    """What is said now; empty if nothing is."""
    return "".join(bubble.remark for bubble in bubbles(game))


def test_the_opponent_greets_once_in_a_match_and_differently_in_a_rematch(
    open_game: MakeGame,
) -> None:
    game = open_game(MOVING)
    for occasion in (Occasion.GREETING, Occasion.REMATCH):
        laid(game)
        assert spoken_in(game) == ""
        game.controller._remarks.about(FIRST_PACKET)
        assert spoken_in(game) in remarks_about(occasion, "casual")
        game.controller._remarks.clear()
        game.controller._remarks.about(FIRST_PACKET)
        assert spoken_in(game) == ""


def test_a_round_about_which_nothing_was_said_is_spoken_of_at_the_next_deal(
    open_game: MakeGame,
) -> None:
    game = open_game(MOVING)
    match = laid(game)
    match.sheets = scored((2, 1), (2, 1)).sheets
    match.totals = [2, 1]
    game.controller._remarks.about(FIRST_PACKET)
    assert spoken_in(game) in remarks_about(Occasion.ROUND_LOST, "casual")
    game.controller._remarks.clear()
    game.controller._remarks.about(FIRST_PACKET)
    assert spoken_in(game) == ""


def test_a_person_who_thinks_for_a_long_time_is_encouraged_once(open_game: MakeGame) -> None:
    game = open_game(MOVING)
    laid(game)
    wait = game.controller._remarks._wait
    assert wait.isActive()
    wait.timeout.emit()
    assert spoken_in(game) in remarks_about(Occasion.PERSON_THINKS, "casual")
    game.controller._remarks.clear()
    wait.timeout.emit()
    assert spoken_in(game) == ""
    game.click(parse_card("2D"))
    assert not wait.isActive()


def test_remarks_can_be_switched_off(open_game: MakeGame) -> None:
    game = open_game(MOVING)
    game.change(remarks=False)
    swept_in(game)
    game.qtbot.waitUntil(lambda: game.view.is_idle)
    assert bubbles(game) == []


def test_nobody_disturbs_a_training_or_a_person_in_another_window(open_game: MakeGame) -> None:
    game = open_game(MOVING)
    laid(game)
    game.session.set_suspended(True)
    game.controller._remarks._wait.timeout.emit()
    assert spoken_in(game) == ""
    game.controller.silence_players()
    game.controller._remarks.about(FIRST_PACKET)
    game.controller._remarks.about(Swept(0, 1, ()))
    assert spoken_in(game) == ""


def test_without_animations_nobody_says_anything(game: Game) -> None:
    swept_in(game)
    assert bubbles(game) == []
