"""Every lesson is played through by the rules, move by move and sentence by sentence."""

import re
from collections.abc import Iterator

import pytest

from scopa_desktop.play.lessons.catalogue import LESSONS
from scopa_desktop.play.lessons.lesson import (
    FindCard,
    Lesson,
    LessonCourse,
    Play,
    PlayOut,
    SeeScore,
    complete,
    copy_of,
)
from scopa_desktop.play.lessons.positions import ArrangedDeal, facts_of, match_of
from scopa_desktop.rules.cards import (
    CARD_COUNT,
    RANK_MASKS,
    SETTEBELLO,
    Mask,
    Rank,
    Suit,
    card_name,
    cards_of,
    mask_of,
    parse_cards,
    rank_of,
    whole_suit,
)
from scopa_desktop.rules.catalogue import variant
from scopa_desktop.rules.dealing import Opening
from scopa_desktop.rules.events import Captured, CaptureScored, Declared, Event, Swept
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Action, Move, parse_action
from scopa_desktop.rules.players import PERSON, Player
from scopa_desktop.rules.round import Round
from scopa_desktop.rules.seating import TWO
from tests.looping import loop_over

LONGEST_SENTENCE = 160
COURTS = {Rank.PAGE, Rank.KNIGHT, Rank.KING}
NAMES = {
    "coins",
    "cups",
    "page",
    "knight",
    "king",
    "ace",
    "opponent",
    "partner",
    "settebello",
    "swords",
}
CARD = re.compile(r"\{[A2-9TJQK][DCSB]\}")


COURSES = {lesson.id: LessonCourse(lesson, "You") for lesson in LESSONS}


def steps() -> Iterator[tuple[Lesson, int]]:
    for lesson in LESSONS:
        for number in range(len(lesson.steps)):
            yield lesson, number


EVERY_STEP = loop_over(
    ("lesson", "number"), list(steps()), ids=lambda step: f"{step[0].id}-{step[1]}"
)


def position(lesson: Lesson, number: int) -> Match:
    return COURSES[lesson.id].match_at(number)


def round_of(match: Match) -> Round:
    assert match.round is not None
    return match.round


def accepted_moves(lesson: Lesson, number: int) -> list[Action]:
    """The legal moves that complete a step."""
    match, task = position(lesson, number), lesson.steps[number].task
    assert isinstance(task, Play)
    return [
        move
        for move in round_of(match).legal_moves()
        if task.accepts(move, copy_of(match).play(move))
    ]


@EVERY_STEP
def test_each_step_can_be_completed_by_the_rules(lesson: Lesson, number: int) -> None:
    match, task = position(lesson, number), lesson.steps[number].task
    current = round_of(match)
    assert current.is_over or not isinstance(task, SeeScore)
    if isinstance(task, Play | FindCard | PlayOut):
        assert current.turn == 0, "the person is to move"
    complete(match, lesson, number)  # Raises at an illegal move or reply.


@EVERY_STEP
def test_the_replies_follow_every_accepted_move(lesson: Lesson, number: int) -> None:
    step = lesson.steps[number]
    if not isinstance(step.task, Play):
        return
    accepted = accepted_moves(lesson, number)
    assert parse_action(step.task.move) in accepted
    for move in accepted:
        match = position(lesson, number)
        match.play(move)
        for reply in step.replies:
            match.play(parse_action(reply))
    later = lesson.steps[number + 1] if number + 1 < len(lesson.steps) else None
    if later is not None and later.deal is None and isinstance(later.task, Play):
        assert len(accepted) == 1, "the next step needs this very position"


@EVERY_STEP
def test_the_replies_are_made_by_the_others(lesson: Lesson, number: int) -> None:
    step, match = lesson.steps[number], position(lesson, number)
    if isinstance(step.task, Play):
        match.play(parse_action(step.task.move))
    for reply in step.replies:
        assert round_of(match).turn != 0
        match.play(parse_action(reply))


@EVERY_STEP
def test_a_wrong_move_is_possible_only_where_it_is_explained(lesson: Lesson, number: int) -> None:
    step, current = lesson.steps[number], round_of(position(lesson, number))
    if isinstance(step.task, Play) and len(current.legal_moves()) > 1:
        others = [m for m in current.legal_moves() if m not in accepted_moves(lesson, number)]
        assert not others or step.wrong
    if isinstance(step.task, FindCard):
        answers = step.task.answers(current)
        assert answers.bit_count() == 1
        assert current.hands[0] & ~answers, "there is a choice"
        assert step.wrong


@EVERY_STEP
def test_marked_cards_can_be_seen(lesson: Lesson, number: int) -> None:
    current = round_of(position(lesson, number))
    assert not lesson.steps[number].marked & ~(current.hands[0] | current.table)


@EVERY_STEP
def test_sentences_are_short_and_name_what_the_rules_know(lesson: Lesson, number: int) -> None:
    step, match = lesson.steps[number], position(lesson, number)
    facts = facts_of(match)
    for sentence in filter(None, (step.sentence, step.wrong)):
        assert len(sentence) <= LONGEST_SENTENCE
        plain = CARD.sub("", sentence)
        fields = set(re.findall(r"\{(\w+)\}", plain))
        assert fields <= NAMES | set(facts), fields - NAMES - set(facts)
        assert ("{partner}" in sentence) <= (len(match.players) > 2)


@EVERY_STEP
def test_figures_in_a_sentence_are_cards_on_the_table(lesson: Lesson, number: int) -> None:
    """A sentence states no number of its own but the ranks that can be seen, and their sums."""
    step, match = lesson.steps[number], position(lesson, number)
    current = round_of(match)
    seen = {
        str(current.values.of(card)) for card in range(CARD_COUNT) if visible(current) >> card & 1
    }
    for sentence in filter(None, (step.sentence, step.wrong)):
        stated = set(re.findall(r"\d+", re.sub(r"\{\w*\}", "", sentence)))
        assert stated <= seen | ALLOWED.get(step.sentence[:24], set()), stated - seen


@EVERY_STEP
def test_piles_are_counted_only_after_the_round(lesson: Lesson, number: int) -> None:
    """Before that nobody knows the cards of the other side."""
    counts = re.findall(r"\{(?:own|their)_\w+\}", lesson.steps[number].sentence)
    match, category = position(lesson, number), lesson.steps[number].counts
    assert not (counts or category) or round_of(match).is_over
    if category:
        assert category in {line.category for line in match.sheets[-1].lines}


def visible(current: Round) -> Mask:
    """What the person sees: the own hand and the table."""
    return current.hands[0] | current.table


ALLOWED = {
    # Ranks and sums that the sentence itself explains, checked below.
    "There is no 7 on the tab": {"7"},
    "For the primiera your be": {"5", "6", "7"},
    "{page} counts {page_valu": {"1"},
    "{king} counts {king_valu": {"1"},
    "Your 7 needs 8 more: 5 a": {"8"},
    "{knight} counts {knight_": {"6"},
    "All 40 cards are in the ": {"40"},
    "A seven is worth {primie": {"6"},
    "Now three 7s, three 5s a": {"7", "5", "2"},
}


# --- what single sentences claim ------------------------------------------------------------------


def step_of(lesson_id: str, beginning: str) -> tuple[Lesson, int]:
    lesson = next(each for each in LESSONS if each.id == lesson_id)
    numbers = [n for n, s in enumerate(lesson.steps) if s.sentence.startswith(beginning)]
    assert len(numbers) == 1, beginning
    return lesson, numbers[0]


def test_the_person_wins_the_round_of_the_first_lesson_but_not_its_primiera() -> None:
    for beginning in ("Now the piles", "Most {coins}", "You have {own_primiera}", "You won"):
        facts = facts_of(position(*step_of("first-match", beginning)))
        assert facts["own_cards"] > facts["their_cards"]
        assert facts["own_coins"] > facts["their_coins"]
        assert facts["own_has_settebello"]
        assert facts["own_primiera"] < facts["their_primiera"]
        assert facts["own_sweeps"] == 1
        assert facts["own_points"] > facts["their_points"]


def test_the_person_captured_last_before_the_leftovers() -> None:
    match = position(*step_of("first-match", "{opponent} plays the very last"))
    current = round_of(match)
    assert current.last_capturer == 0
    assert current.table
    before = current.piles[0]
    for reply in ("AC",):
        match.play(parse_action(reply))
    assert current.is_over
    assert current.piles[0] & ~before


def test_sweeps_score_where_a_sentence_says_so_and_only_there() -> None:
    for lesson_id, beginning, scores in (
        ("first-match", "Your last card takes everything", True),
        ("fifteen", "{king} counts {king_value}", True),
        ("cirulla", "And an ace takes everything", True),
        ("aces", "In Scopa d’Assi an ace", False),
    ):
        lesson, number = step_of(lesson_id, beginning)
        match, task = position(lesson, number), lesson.steps[number].task
        assert isinstance(task, Play)
        events = match.play(parse_action(task.move))
        assert any(isinstance(event, Swept) for event in events) is scores
        assert not round_of(match).table


def test_the_partners_sweep_scores_for_the_persons_side() -> None:
    match = position(*step_of("scopone", "Scopa, and the point"))
    assert [sweep.seat for sweep in round_of(match).sweeps] == [2]
    assert round_of(match).side_results()[0].sweep_points == 1


def test_the_person_holds_three_fours() -> None:
    hand = round_of(position(*step_of("scopone", "The next player sweeps"))).hands[0]
    assert (hand & RANK_MASKS[3]).bit_count() == 3


def test_three_cards_of_each_rank_are_left_after_the_spariglio() -> None:
    match = position(*step_of("scopone", "Now three 7s"))
    current = round_of(match)
    left = current.table | sum(current.hands)
    assert [(left & RANK_MASKS[rank]).bit_count() for rank in (6, 4, 1)] == [3, 3, 3]
    assert current.dealer == 1


def test_declarations_bring_the_points_that_the_rules_give() -> None:
    for lesson_id, beginning, name in (
        ("cirulla", "Three cards of", ("low_points",)),
        ("cirulla", "The {7C}", ("alike_points",)),
        ("chorizo", "Yours are of one suit", ("flor_points", "escalera_points")),
        ("chorizo", "The best hand", ("chorizo_points",)),
    ):
        lesson, number = step_of(lesson_id, beginning)
        match, task = position(lesson, number), lesson.steps[number].task
        assert isinstance(task, Play)
        facts = facts_of(match)
        declared = [
            event for event in match.play(parse_action(task.move)) if isinstance(event, Declared)
        ]
        assert [event.points for event in declared] == [sum(facts[each] for each in name)]


def test_the_hand_of_cirulla_is_low() -> None:
    facts = facts_of(position(*step_of("cirulla", "Three cards of")))
    assert facts["hand_total"] <= facts["low_total"]


def test_the_matta_counts_as_a_king() -> None:
    match = position(*step_of("cirulla", "{alike_points} points"))
    (matta,) = parse_cards("7C")
    assert round_of(match).values.of(matta) == facts_of(match)["king_value"]


def test_fifteen_and_thirty_bring_the_dealer_one_and_two_points() -> None:
    opening = variant("cirulla").opening
    assert isinstance(opening, Opening)
    assert dict(opening.points) == {15: 1, 30: 2}


def test_the_cut_card_is_the_settebello() -> None:
    match = position(*step_of("chkobba", "You cut the pack"))
    assert round_of(match).cut_card == SETTEBELLO


def completed_by(lesson_id: str, beginning: str) -> tuple[Round, list[Event]]:
    """The round after the move of a step, and what happened."""
    lesson, number = step_of(lesson_id, beginning)
    match, task = position(lesson, number), lesson.steps[number].task
    assert isinstance(task, Play)
    return round_of(match), match.play(parse_action(task.move))


def test_the_piles_of_rubamazzo_are_taken_whole() -> None:
    for beginning, cards in (("You hold an equal card", 3), ("Your {7S} takes", 3)):
        current, events = completed_by("piles", beginning)
        captured = next(event for event in events if isinstance(event, Captured))
        assert captured.robbed_side == 1
        assert current.piles[1] == 0
        assert current.tops[0] == 1 << captured.card
        assert (captured.pile | 1 << captured.card).bit_count() == cards


def test_the_pile_has_more_cards_than_the_equal_card_of_the_table() -> None:
    current = round_of(position(*step_of("piles", "Your {7S} takes")))
    assert current.piles[1].bit_count() > 1
    assert {str(move) for move in current.legal_moves()} >= {"7S x 7B", "7S x pile 7C"}


def test_a_round_of_rubamazzo_is_the_match() -> None:
    game = variant("rubamazzo")
    assert game.target == 1
    assert [category.name for category in game.categories] == ["cards"]


def test_the_captures_of_cicera_score_what_the_sentences_say() -> None:
    for beginning, name in (
        ("Nobody has to capture", "cicera"),
        ("The player before you", "picada"),
        ("Three cards or more", "bigia"),
    ):
        scored = [
            combination
            for event in completed_by("courts", beginning)[1]
            if isinstance(event, CaptureScored)
            for combination in event.combinations
        ]
        assert scored == [(name, 1)]


def test_nobody_has_to_capture_in_cicera_and_courts_take_only_their_like() -> None:
    current = round_of(position(*step_of("courts", "Nobody has to capture")))
    moves = {move for move in current.legal_moves() if isinstance(move, Move)}
    assert {str(move) for move in moves} >= {"7S", "7S x 3S 4S"}
    for move in moves:
        for taken in cards_of(move.take):
            is_like = rank_of(taken) == rank_of(move.card)
            assert is_like or not {rank_of(taken), rank_of(move.card)} & COURTS


def test_the_single_cards_of_cicera_score_a_point_each() -> None:
    facts = facts_of(position(*step_of("courts", "{TD}, {2S}")))
    assert [facts[f"{card}_score"] for card in ("TD", "2S", "JC")] == [1, 1, 1]
    assert whole_suit(variant("cicera").instant_win_cards) is Suit.SWORDS


def test_a_deal_that_does_not_fit_is_refused() -> None:
    players = [Player("You", PERSON), Player("Nino", "beginner")]
    for deal in (
        ArrangedDeal(hands=(("7D 6D", "2C 3C 4C"),), table="KB QB 2S 4S"),
        ArrangedDeal(hands=(("7D 6D 5D", "2C 3C 4C"),), table="KB QB 2S"),
    ):
        with pytest.raises(ValueError):
            match_of(deal, variant("scopa"), TWO, players)


def test_an_arranged_deal_deals_its_cards_packet_by_packet() -> None:
    lesson = LESSONS[0]
    deal = lesson.steps[0].deal
    assert isinstance(deal, ArrangedDeal)
    current = round_of(match_of(deal, lesson.variant, lesson.seating, lesson.players("You")))
    assert current.hands == [mask_of(parse_cards(hand)) for hand in deal.hands[0]]
    assert current.table == mask_of(parse_cards(deal.table))
    dealt = {card_name(card) for card in current.stock[:6]}
    assert dealt == {*deal.hands[1][0].split(), *deal.hands[1][1].split()}


def test_ids_are_different() -> None:
    assert len({lesson.id for lesson in LESSONS}) == len(LESSONS)
