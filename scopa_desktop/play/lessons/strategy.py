"""The strategy course: fifteen lessons, each with an idea, moments to try, and when it fails.

The moments are shipped puzzles: they were checked by search, which knows what each wrong move costs
and which reply punishes it.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from scopa_desktop.ai.puzzles.puzzle import Theme
from scopa_desktop.play.lessons.lesson import FindBest, Lesson, Step
from scopa_desktop.play.lessons.maxims import MAXIMS
from scopa_desktop.play.lessons.positions import PuzzleDeal
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP

N_: Final = partial(QT_TRANSLATE_NOOP, "Lessons")


class _Moment(NamedTuple):
    """A moment to try."""

    maxim: str
    """The maxim that it shows, said before it; said once if the moment before shows it as well."""
    puzzle: str
    why: str
    """Why the best move is the best."""


def _lesson(
    name: str,
    title: str,
    moments: Sequence[_Moment],
    verdict: str,
    *themes: Theme,
    more: Sequence[str] = (),
) -> Lesson:
    """A lesson of the moments; `more` are maxims that are only said."""
    steps: list[Step] = []
    said: list[str] = []
    for maxim, puzzle, why in moments:
        deal: PuzzleDeal | None = PuzzleDeal(puzzle)
        if maxim not in said:
            said.append(maxim)
            steps.append(_saying(maxim, deal))
            deal = None
        steps.append(Step(TRY, FindBest(puzzle, why), deal=deal))
    steps += [_saying(maxim) for maxim in more]
    steps.append(Step(verdict, chapter=N_("What it is worth")))
    return Lesson(
        id=f"strategy-{name}",
        game=PuzzleDeal(moments[0].puzzle).game,
        title=title,
        summary="",
        minutes=3,
        steps=tuple(steps),
        maxims=(*said, *more),
        themes=themes,
    )


def _saying(maxim: str, deal: PuzzleDeal | None = None) -> Step:
    return Step(MAXIMS[maxim].sentence, chapter=MAXIMS[maxim].name, deal=deal)


TRY: Final = N_("This is {game}. Which play is best? Try one.")

COURSE: Final[tuple[Lesson, ...]] = (
    _lesson(
        "points",
        N_("What a round is worth"),
        (
            _Moment(
                "settebello",
                "scopa-bdcb81029e",
                N_("The {7D} is worth more than anything else here. The {knight} can wait."),
            ),
            _Moment(
                "settebello",
                "scopa-race-df985a2082",
                N_("Your {knight} takes 2 and 7. A sum can hide the settebello."),
            ),
            _Moment(
                "points",
                "scopa-c77ffbf5e1",
                N_("You had 19 cards. With two more the point for the cards is yours."),
            ),
        ),
        N_("Before each play, ask which points are still open, and which card decides them."),
        Theme.SETTEBELLO,
        Theme.CARDS,
        Theme.CAPTURE,
    ),
    _lesson(
        "which-take",
        N_("Which take?"),
        (
            _Moment(
                "many_cards",
                "scopa-dd2e69c8eb",
                N_("Your {page} takes 6 and 2: three cards, and a coin. The {king} takes one."),
            ),
            _Moment(
                "many_cards",
                "scopa-race-ed15c2bb7b",
                N_("Three cards with one play, and nobody else has a {knight} for what is left."),
            ),
            _Moment(
                "coins",
                "scopa-3ff14d05a9",
                N_("You get the {2D}, and 3 and {page} make more than ten."),
            ),
        ),
        N_("Cards and coins are small gains, but they come up in nearly every round."),
        Theme.COINS,
        Theme.CARDS,
        Theme.SUM_CHOICE,
    ),
    _lesson(
        "sweeps",
        N_("Sweeps"),
        (
            _Moment(
                "sweep",
                "scopa-race-c617f934e7",
                N_("A point at once, and the next player has to lay a 3 on the empty table."),
            ),
            _Moment(
                "sweep",
                "scopone-scientifico-b77567be64",
                N_("Ace and {page} make {knight_value}. A sum sweeps as well as an equal card."),
            ),
            _Moment(
                "empty_table",
                "scopone-3b547b3b76",
                N_("The three other aces have gone, so nobody can sweep yours."),
            ),
        ),
        N_("A sweep is hardly ever wrong. What you leave after it matters as much."),
        Theme.SWEEP,
    ),
    _lesson(
        "sevens",
        N_("Sevens and the primiera"),
        (
            _Moment(
                "take_sevens",
                "scopa-c6d09a8c47",
                N_(
                    "For the primiera a 7 is worth {primiera_7}, a {king} only {primiera_court}. "
                    "Your {page} takes ace and 7."
                ),
            ),
            _Moment(
                "keep_sevens",
                "scopone-scientifico-b424029c91",
                N_("The 4 does as well. A {page} would take ace and 7 together."),
            ),
            _Moment(
                "three_sevens",
                "scopa-511b0351f1",
                N_("Now both sides have two sevens, so the other cards decide: the 6 comes next."),
            ),
        ),
        N_("Sevens are worth the most in games for two. In Scopone it depends on your seat."),
        Theme.TAKE_SEVENS,
        Theme.KEEP_SEVENS,
        Theme.PRIMIERA,
        more=("no_seven_for_them",),
    ),
    _lesson(
        "sweepers",
        N_("What can they sweep?"),
        (
            _Moment(
                "count_sweepers",
                "scopa-0fe9f9b0dd",
                N_("5 and ace make 6, but all four cards of that rank are in your pile."),
            ),
            _Moment(
                "price_of_risk",
                "scopa-be6177d902",
                N_("A lone 2 is a risk. Two sevens are such a good take that it pays."),
            ),
            _Moment(
                "eleven",
                "scopone-scientifico-f7e957e032",
                N_("With the {king} you would leave a lone 4. In Scopone such a take can wait."),
            ),
        ),
        N_("“Leave more than ten” is a rule of Scopone. In Scopa a good take is worth more."),
        Theme.PREVENT_SWEEP,
    ),
    _lesson(
        "laying",
        N_("Nothing to take"),
        (
            _Moment(
                "lay_from_pair",
                "scopone-69e29e28dc",
                N_("The two others of that rank are in your pile. And the one of {coins} stays."),
            ),
            _Moment(
                "dead_rank",
                "scopa-e2def58057",
                N_("The three others have gone. And with {page_value} more nobody can sweep."),
            ),
        ),
        N_("Which card to lay is the most common mistake of good players. Take your time."),
        Theme.LAY_CARD,
        Theme.KEEP_SEVENS,
        more=("court_cards",),
    ),
    _lesson(
        "equals",
        N_("Counting: equal cards"),
        (
            _Moment(
                "count_sweepers",
                "scopa-5c695a571e",
                N_("Ace and 3 make 4, and a single 4 is out. After the 6, two cards could sweep."),
            ),
            _Moment(
                "dead_rank",
                "scopa-3e44f55d87",
                N_("The other fives have gone: yours is as good as safe on the empty table."),
            ),
        ),
        N_("You need not remember every card. The ranks on the table and in your hand will do."),
        Theme.LAY_CARD,
        Theme.PREVENT_SWEEP,
        more=("who_did_not_take",),
    ),
    _lesson(
        "odd-list",
        N_("Counting: the last hand"),
        (
            _Moment(
                "odd_list",
                "scopa-c02632ff51",
                N_("Out are {unseen}. The 6 could take 2 and 3 with the ace, so take these first."),
            ),
            _Moment(
                "pack_total",
                "scopa-b47409be98",
                N_("Only {unseen_total} are missing: {unseen}. Your 7 can wait, the 4 cannot."),
            ),
        ),
        N_("Practise with one rank, then with all of them."),
        Theme.LAST_HAND,
    ),
    _lesson(
        "last-take",
        N_("The last take"),
        (
            _Moment(
                "last_take",
                "scopa-190f5b5534",
                N_("Out are {unseen}, and they take nothing now. All that is laid comes to you."),
            ),
            _Moment(
                "last_take",
                "scopa-b23f97ba1e",
                N_("After their {king} your 7 takes 5 and 2, and nobody takes after you."),
            ),
            _Moment(
                "last_take",
                "scopa-race-866b27a4b8",
                N_("Keep the {knight}: it takes small cards that have to be laid, and then all."),
            ),
        ),
        N_("With three cards each you can often work out who takes last."),
        Theme.LAST_CAPTURE,
        Theme.LAST_HAND,
    ),
    _lesson(
        "exceptions",
        N_("Breaking the rules"),
        (
            _Moment(
                "wait",
                "scopa-ad6474ef49",
                N_("The {KS} can wait. If they take it, your {king} takes 4 and 6 instead."),
            ),
            _Moment(
                "take",
                "scopa-931cd76dff",
                N_("The 6 can wait: your 7 may take it with the ace, and your 6 alone."),
            ),
            _Moment(
                "sweep",
                "scopa-quindici-d3a5c19305",
                N_("Out are {unseen}. Whichever they lay, you can sweep next time, and have more."),
            ),
        ),
        N_("Each rule fails now and then. Look for a reason before you break one."),
        Theme.DECLINE_CAPTURE,
        Theme.DECLINE_SWEEP,
    ),
    _lesson(
        "score",
        N_("The score decides"),
        (
            _Moment(
                "score",
                "scopa-a62755b75e",
                N_("Their 5 needs 2 and 3. Without the 3 it takes nothing: the match is yours."),
            ),
            _Moment(
                "score",
                "scopa-race-09b17d0640",
                N_(
                    "Their ace was after the {AD}. With the other {page} you will have six {coins}."
                ),
            ),
            _Moment(
                "score",
                "scopa-9c299433d9",
                N_("You need a single point. A 7 brings it nearer than a safe card."),
            ),
        ),
        N_("Look at the score first: sometimes a draw in a category is all that you need."),
        Theme.MATCH_END,
    ),
    _lesson(
        "fifteens",
        N_("Playing for fifteen"),
        (
            _Moment(
                "under_five",
                "escoba-setenta-6c19a25940",
                N_("A {king} and your 2 make twelve: no single card makes {fifteen}."),
            ),
            _Moment(
                "under_five",
                "escoba-cc90a27361",
                N_("With the {king} it is more than {fifteen}: nobody can take it all."),
            ),
            _Moment(
                "take_sevens",
                "escoba-3b7f042697",
                N_("There were several ways to {fifteen}. This one has the 7 and a coin."),
            ),
        ),
        N_("In Escoba this rule rarely fails, and a dead rank is worth nothing."),
        Theme.FIFTEEN_CHOICE,
        Theme.PREVENT_SWEEP,
        Theme.TAKE_SEVENS,
    ),
    _lesson(
        "aces",
        N_("Aces, and Cirulla"),
        (
            _Moment(
                "save_the_ace",
                "scopa-assi-1cec434288",
                N_("Two cards are too few for an ace. Wait for a fuller table."),
            ),
            _Moment(
                "save_the_ace",
                "scopa-assi-f65042437c",
                N_("Four cards, and the {7D} among them: now it pays."),
            ),
            _Moment(
                "declare",
                "cirulla-e8b8089eb3",
                N_("That is {low_points} points. And as an ace the {7C} can take the {AB}."),
            ),
        ),
        N_("Keeping the ace gains little on average: the table in front of you decides."),
        Theme.ACE_TAKES_ALL,
        Theme.DECLARATION,
        Theme.SETS,
    ),
    _lesson(
        "partners",
        N_("Partners: whose card is it?"),
        (
            _Moment(
                "partners_card",
                "scopone-414e6754e4",
                N_("The {4B} is {partner}’s. If they take it, your 4 may still take another."),
            ),
            _Moment(
                "lay_from_pair",
                "scopone-79499a37cb",
                N_("Even from two sevens: one other is out, and {fifteen} cannot be swept."),
            ),
            _Moment(
                "sevens_by_seat",
                "scopone-scientifico-011667c117",
                N_("You are the dealer, but the {7D} is the exception: take it yourself."),
            ),
        ),
        N_("The answer works only if your partner knows it too. Agree on it beforehand."),
        Theme.LAY_CARD,
        Theme.KEEP_SEVENS,
        Theme.DECLINE_CAPTURE,
        more=("answer", "own_rank"),
    ),
    _lesson(
        "pairs",
        N_("Partners: pairs and spariglio"),
        (
            _Moment(
                "break_pairs",
                "scopone-scientifico-6f0fb3a12e",
                N_(
                    "4 and 6 with the {king}: three ranks are odd now, which is bad for the dealer."
                ),
            ),
            _Moment(
                "keep_pairs",
                "scopone-ae1d510482",
                N_("{partner} dealt. Ace and 4 were odd, and with this sum both are even again."),
            ),
            _Moment(
                "whirlwind",
                "scopone-scientifico-465058f45a",
                N_("The three other aces have gone. They cannot go on sweeping."),
            ),
        ),
        N_("Both pay in Scopone, but each is wrong about one time in four."),
        Theme.KEEP_PAIRS,
        Theme.BREAK_PAIRS,
        more=("last_to_play",),
    ),
)


def lesson_about(maxim: str) -> Lesson | None:
    """The first lesson that teaches a maxim; None if none does."""
    return next((lesson for lesson in COURSE if maxim in lesson.maxims), None)
