"""The lessons on Rubamazzo and Cicera, whose captures differ from those of all other games."""

from functools import partial
from typing import Final

from scopa_desktop.play.lessons.lesson import Area, Lesson, Play, Step
from scopa_desktop.play.lessons.positions import ArrangedDeal
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.seating import PAIRS

N_: Final = partial(QT_TRANSLATE_NOOP, "Lessons")

PILES: Final = Lesson(
    id="piles",
    game="rubamazzo",
    title=N_("Taking a whole pile"),
    summary=N_("Rubamazzo, in which piles lie open."),
    minutes=2,
    steps=(
        Step(
            N_(
                "In Rubamazzo a card takes one equal card and nothing else: there are no sums. "
                "Take the 5 with your 5."
            ),
            Play("5S x 5C", card="5S"),
            deal=ArrangedDeal(hands=(("5S 6C 2B", "6S JB 3D"),), table="5C 6B 4S 7D"),
            cards="5S 5C",
            wrong=N_("Play your 5 this time."),
            replies=("6S x 6B",),
        ),
        Step(
            N_(
                "{opponent} has taken the {6B} with the {6S}. The piles lie open: on top is the "
                "card that was played."
            ),
            area=Area.OPEN_PILES,
        ),
        Step(
            N_("You hold an equal card. Play your {6C}: it takes the whole pile!"),
            Play("6C x pile 6S", card="6C"),
            cards="6C",
            area=Area.OPEN_PILES,
            wrong=N_("Your {6C} takes the whole pile: play it."),
            replies=("JB",),
        ),
        Step(
            N_(
                "Now all these cards are yours, and your {6C} is on top. With an equal card "
                "{opponent} can take the pile back."
            ),
            area=Area.OWN_PILE,
        ),
        Step(
            N_(
                "Your {7S} takes the {7B} or the pile, one of the two, as you like. The pile has "
                "more cards: click it, then your {7S}."
            ),
            Play("7S x pile 7C", taking="7C"),
            deal=ArrangedDeal(
                hands=(("7S 4C JC", "7C 5D AS"),), table="7D 7B KB 2S", moves=("4C", "7C x 7D")
            ),
            cards="7S",
            area=Area.OPEN_PILES,
            wrong=N_("The pile has more cards: take it with your {7S}."),
        ),
        Step(
            N_(
                "The most cards win the round, which is the whole match. What is left on the table "
                "goes to the player who captured last."
            )
        ),
    ),
)
"""RULES 2.26."""

COURTS: Final = Lesson(
    id="courts",
    game="cicera",
    title=N_("Captures that score"),
    summary=N_("Cicera, the game of Brescia."),
    minutes=4,
    seating=PAIRS,
    steps=(
        Step(
            N_(
                "Cicera has fifty-two cards, with eights, nines and tens. All of them are dealt, "
                "and {partner}, opposite, is your partner."
            ),
            chapter=N_("Captures that score"),
            deal=ArrangedDeal(
                hands=(
                    (
                        "7S 9C KD 4B 5D AC 8D 3C JB TB 6C QD",
                        "2C 8C TS 5S 6B JD AB KB 7D 4C QS 9B",
                        "6D JS 2S 8B 9S 7C AD 3D TC QB 5B KC",
                        "9D AS JC 5C TD 6S 8S 3B 7B 2D 2B 4D",
                    ),
                ),
                table="KS 4S 3S QC",
                dealer=3,
            ),
            area=Area.PARTNER,
        ),
        Step(
            N_(
                "Nobody has to capture here. But a capture of one suit is a cicera, worth a point: "
                "take 3 and 4 with your 7."
            ),
            Play("7S x 3S 4S", card="7S", takes=2),
            cards="7S 3S 4S",
            wrong=N_("Take the 3 and the 4 with your 7."),
            replies=("2C", "6D", "9D"),
        ),
        Step(
            N_(
                "The player before you has just laid the {9D}. Taken at once by an equal card, it "
                "is a picada, worth a point."
            ),
            Play("9C x 9D", card="9C", taking="9D", takes=1),
            cards="9C 9D",
            wrong=N_("Take the {9D} with your {9C}."),
            replies=("8C x 2C 6D", "JS", "7B"),
        ),
        Step(
            N_(
                "Courts have no number: they are in no sum, and take only their like. Take the "
                "{KS} with your {KD}."
            ),
            Play("KD x KS", card="KD", takes=1),
            cards="KD KS",
            wrong=N_("Take the {KS}, before others do."),
        ),
        Step(
            N_(
                "Three cards or more at once are a bigia, again worth a point. Here your 9 takes "
                "three: take them."
            ),
            Play("9S x 2C 3B 4D", takes=3),
            deal=ArrangedDeal(
                hands=(
                    (
                        "9S KD 6B 5D AC 8D 3C JB TB 6C QD 7C",
                        "2B 8C TS 5S 4B JD AB KS 7D 4C QS 9B",
                        "6D JS 2S 8B 7S 9C AD 3D TC QB 5B KC",
                        "9D AS JC 5C TD 6S 8S 3S 7B 2D QC 4S",
                    ),
                ),
                table="2C 3B 4D KB",
                dealer=3,
            ),
            cards="9S 2C 3B 4D",
            wrong=N_("Take three cards with your 9."),
        ),
        Step(
            N_(
                "Most cards score {cards_score}, most {swords} {swords_score}. A run of {swords} "
                "from {AS}, {2S}, {3S} on, the napula, scores its highest card."
            ),
            chapter=N_("What counts"),
        ),
        Step(
            N_(
                "{TD}, {2S} and {JC} score a point each, and all {swords} win the match at once. "
                "You play to {target}."
            )
        ),
    ),
)
"""RULES 2.25."""
