"""What decided a match in words: whose gain or mistake it was."""

import pytest
from PySide6.QtWidgets import QApplication

from scopa_desktop.ai.deciding_moment import DecidingMoment, MomentKind
from scopa_desktop.rules.catalogue import SCOPA
from scopa_desktop.rules.match import Match, RecordPosition
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.seating import THREE, TWO, Seating
from scopa_desktop.rules.table_events import AutomaticPlay, PlayerChanged, TableEvent
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.match_end_wording import moment_caption, moment_sentence
from scopa_desktop.ui.wording.text_direction import without_marks
from tests.playing import play_on


@pytest.fixture
def words(qapp: QApplication) -> CardWording:
    return CardWording(load_decks()["napoletane"], SCOPA)


def finished(winner: int, *events: TableEvent, seating: Seating = TWO) -> Match:
    """A match of the user in seat 0 that a side has won; events are those of its begin."""
    names = ("You", "Donna Rosa", "Beppe")[: seating.players]
    for deal in range(1, 60):
        players = [
            Player(name, PERSON if seat == 0 else "casual") for seat, name in enumerate(names)
        ]
        match = Match(SCOPA, seating, players, deal)
        for event in events:
            match.apply(event)
        if play_on(match).winner == winner:
            return match
    raise AssertionError("no such match")


def sentence(
    match: Match, words: CardWording, kind: MomentKind, seat: int, own: int | None = 0
) -> str:
    """The sentence about the first move of a seat in the last round."""
    count = match.seats_of_moves(match.deals).index(seat)
    moment = DecidingMoment(RecordPosition(match.deals, count), 3, kind, 0.452, 0.7)
    names = ["" if own == 0 else "You", "Donna Rosa", "Beppe"][: match.seating.players]
    return without_marks(moment_sentence(match, moment, words, names, own))


def test_it_says_whose_gain_or_mistake_it_was(words: CardWording) -> None:
    won, lost = finished(0), finished(1)
    gain = sentence(won, words, MomentKind.GAIN, 0)
    assert gain.startswith("Round 3: You ")
    assert gain.endswith(". Your chance to win the match rose from 45% to 70%.")
    assert "mistake" not in gain
    theirs = sentence(won, words, MomentKind.MISTAKE, 1)
    assert theirs.startswith("Round 3: Donna Rosa ")
    assert ". That was a mistake. Your chance" in theirs
    own = sentence(lost, words, MomentKind.MISTAKE, 0)
    assert own.startswith("Round 3: You ")
    assert own.endswith(". That was a mistake. Your chance to win the match fell from 55% to 30%.")
    assert "No other move was clearly better" in sentence(lost, words, MomentKind.SOUND, 0)
    assert "small slip" in sentence(lost, words, MomentKind.SLIP, 0)


def test_among_several_sides_the_chance_is_that_of_the_winner(words: CardWording) -> None:
    match = finished(2, seating=THREE)
    assert sentence(match, words, MomentKind.MISTAKE, 1).endswith(
        "The chance of Beppe to win the match rose from 45% to 70%."
    )


def test_who_only_watched_reads_the_names(words: CardWording) -> None:
    text = sentence(finished(1), words, MomentKind.GAIN, 1, own=None)
    assert text.startswith("Round 3: Donna Rosa ")
    assert text.endswith("The chance of Donna Rosa to win the match rose from 45% to 70%.")


def test_the_cards_are_no_move(words: CardWording) -> None:
    match = finished(0)
    moment = DecidingMoment(RecordPosition(1, 6), 1, MomentKind.CARDS, 0.3, 0.6)
    text = without_marks(moment_sentence(match, moment, words, ["", "Donna Rosa"], 0))
    assert text == (
        "Round 1: the cards decided, and no single move. "
        "Your chance to win the match rose from 30% to 60%."
    )
    assert moment_caption(moment) == "What decided it"
    assert moment_caption(moment._replace(kind=MomentKind.GAIN)) == "The move that decided it"


def test_a_move_that_somebody_else_made_is_not_told_as_that_of_the_user(
    words: CardWording,
) -> None:
    by_game = finished(0, AutomaticPlay(0, True))
    assert sentence(by_game, words, MomentKind.GAIN, 0).startswith("Round 3: Automatic play ")
    match = Match(SCOPA, TWO, [Player("You", PERSON), Player("Donna Rosa", "casual")], 1)
    match.apply(PlayerChanged(0, Player("Don Ciro", "strong")))
    play_on(match, moves=4)
    match.apply(PlayerChanged(0, Player("You", PERSON)))
    play_on(match)
    first = match.seats_of_moves(1).index(0)
    moment = DecidingMoment(RecordPosition(1, first), 1, MomentKind.GAIN, 0.4, 0.6)
    told = moment_sentence(match, moment, words, ["", "Donna Rosa"], 0)
    assert without_marks(told).startswith("Round 1: Don Ciro ")
