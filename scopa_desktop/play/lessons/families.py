"""The lessons on what the families of games add to Scopa."""

from typing import Final

from scopa_desktop.play.lessons.lesson import Area, FindCard, Lesson, Play, Step
from scopa_desktop.play.lessons.positions import ArrangedDeal
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.seating import PAIRS

ACES: Final = Lesson(
    id="aces",
    game="scopa-assi",
    title=QT_TRANSLATE_NOOP("Lessons", "The ace takes everything"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Scopa d’Assi, and asso pigliatutto."),
    minutes=2,
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons", "In Scopa d’Assi an ace takes the whole table at once. Play your ace."
            ),
            Play("AS x 2D 3C 6S KB", card="AS"),
            deal=ArrangedDeal(hands=(("AS 6B 4C", "5S 3B JB"),), table="KB 6S 3C 2D"),
            cards="AS",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Play your ace this time."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Everything is yours. But it is no scopa: an ace that takes all does not score for "
                "it.",
            ),
            area=Area.OWN_PILE,
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Here an ace lies on the table. Now your ace takes that one only. Try it.",
            ),
            Play("AD x AC", card="AD"),
            deal=ArrangedDeal(hands=(("AD QB 2C", "4S 4B 6C"),), table="AC 7S 5B JD"),
            cards="AD AC",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Play your ace this time."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "So an ace on the table protects the other cards. With asso pigliatutto, a house "
                "rule, the ace even makes scopa.",
            ),
        ),
    ),
)
"""RULES 2.5 and section 4."""

FIFTEEN: Final = Lesson(
    id="fifteen",
    game="escoba",
    title=QT_TRANSLATE_NOOP("Lessons", "Making fifteen"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Escoba, Escopa and Escova."),
    minutes=4,
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In Escoba equal cards do not count. Your card and what it takes must make "
                "{fifteen}.",
            ),
            deal=ArrangedDeal(hands=(("7S QC 4D", "4C AC 6S"),), table="5C 3B KB 2S"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons", "Your 7 needs 8 more: 5 and 3. Click your 7, it takes both."
            ),
            Play("7S x 5C 3B", takes=2),
            cards="7S 5C 3B",
            wrong=QT_TRANSLATE_NOOP("Lessons", "That takes nothing. Make {fifteen} with your 7."),
            replies=("4C",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "{knight} counts {knight_value}. Which of your cards makes {fifteen} with the 2 "
                "and "
                "the 4? Click it.",
            ),
            FindCard("2S 4C"),
            cards="2S 4C",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Not that one: 2 and 4 are 6. What is missing?"),
        ),
        Step(
            QT_TRANSLATE_NOOP("Lessons", "Right. Take them."),
            Play("QC x 2S 4C", card="QC", takes=2),
            cards="QC 2S 4C",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Take the 2 and the 4."),
            replies=("AC",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "{king} counts {king_value}, the ace 1. Take the whole table with your last card!",
            ),
            Play("4D x KB AC", sweeps=True),
            cards="4D",
            wrong=QT_TRANSLATE_NOOP("Lessons", "You may lay a card down, but this one takes all."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Escoba! That is a point. Before you lay a card down, look for {fifteen}.",
            ),
            area=Area.OWN_PILE,
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Several cards can make {fifteen}. Here one of yours takes three at once: take "
                "them.",
            ),
            Play("JD x AS 2C 4B", takes=3),
            deal=ArrangedDeal(hands=(("JD 5S 3D", "6B QS 7B"),), table="AS 2C 4B KS"),
            wrong=QT_TRANSLATE_NOOP(
                "Lessons", "Good, but you can take more: {page} counts {page_value}."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Most sevens score {sevens_score}, all four {four_sevens_score}. Most cards, most "
                "{coins} and the {7D} score as in Scopa.",
            ),
        ),
    ),
)
"""RULES 2.13."""

SCOPONE: Final = Lesson(
    id="scopone",
    game="scopone-scientifico",
    title=QT_TRANSLATE_NOOP("Lessons", "Two against two"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Scopone scientifico: partner, sevens and pairs."),
    minutes=5,
    seating=PAIRS,
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In Scopone you play with {partner}, who sits opposite: you have one pile and one "
                "score.",
            ),
            chapter=QT_TRANSLATE_NOOP("Lessons", "The partner"),
            deal=ArrangedDeal(
                hands=(
                    (
                        "4D 4C 4S 7D 7B KD JC 2C AD 3B",
                        "6B 5C 3C 2S QD QC JB AS 7C KC",
                        "KB KS 7S 6D 6C 5D 3S AC JD QB",
                        "2B 4B 5S 5B 2D 3D 6S AB JS QS",
                    ),
                ),
                dealer=3,
            ),
            area=Area.PARTNER,
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons", "All 40 cards are in the hands, and the table is empty. You begin."
            ),
            area=Area.TABLE,
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Whoever follows sweeps with an equal card. You hold three 4s, so only one is "
                "elsewhere: lay down the {4C}.",
            ),
            Play("4C", takes=0, card="4C"),
            cards="4C",
            wrong=QT_TRANSLATE_NOOP(
                "Lessons", "Lay down the {4C}: it is safer, and no card of {coins}."
            ),
            replies=("6B",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "{opponent} could not take it. Now it is your partner’s turn: look at the table, 4 "
                "and 6.",
            ),
            replies=("KB x 4C 6B",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons", "Scopa, and the point is yours as well. Partners’ sweeps count together."
            ),
            area=Area.PARTNER,
            replies=("2B",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "A seven is worth {primiera_7} for the primiera, a 6 only {primiera_6}. Two of "
                "your "
                "cards are sevens: never lay one down without need.",
            ),
            chapter=QT_TRANSLATE_NOOP("Lessons", "The sevens"),
            cards="7D 7B",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons", "Somebody has laid down a seven. Take it, before others do."
            ),
            Play("7B x 7S", taking="7S"),
            deal=ArrangedDeal(
                hands=(
                    (
                        "7B JC 5D 3C KD 2C AD QB 4S 6C",
                        "2B 4D JS QC 5S 6S 3D AS KC 7C",
                        "KB KS 7D 6D JD 5B 3S AC QD 4C",
                        "7S 4B 2S 5C 2D 3B 6B AB JB QS",
                    ),
                ),
                dealer=1,
                moves=("KB", "7S"),
            ),
            cards="7S",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Then the next player may take the seven. Take it."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Each rank is there four times. While equal takes equal, the cards stay paired, "
                "and "
                "the dealer, who plays last, always finds a match.",
            ),
            chapter=QT_TRANSLATE_NOOP("Lessons", "Pairs"),
            deal=ArrangedDeal(
                hands=(
                    (
                        "7S 5D JB 3C KC 2C AD QB 4S 6C",
                        "2B 4D JS QC 5S 6S 3D AS KS 7C",
                        "KB KD 7D 6D JD 5B 3S AC QD 4C",
                        "5C QS 2S 4B 2D 3B 6B AB JC 7B",
                    ),
                ),
                dealer=1,
                moves=("KB", "5C", "JB", "2B", "KD x KB", "QS"),
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "{opponent} is the dealer, so break the pairs: take 5 and 2 with your 7, not 5 "
                "with "
                "5.",
            ),
            Play("7S x 5C 2B", card="7S", takes=2),
            cards="7S 5C 2B",
            wrong=QT_TRANSLATE_NOOP("Lessons", "That leaves the pairs as they are."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Now three 7s, three 5s and three 2s are left: odd numbers. Italians call it "
                "spariglio. The dealer’s side mends it when it can.",
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Remember what has gone. One more thing: here a scopa with the very last card "
                "counts.",
            ),
        ),
    ),
)
"""RULES 2.6 and 2.7."""

CIRULLA: Final = Lesson(
    id="cirulla",
    game="cirulla",
    title=QT_TRANSLATE_NOOP("Lessons", "Declaring, and the matta"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Cirulla, the game of Genoa."),
    minutes=5,
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Three cards of {low_total} or less are worth {low_points} points. Yours make "
                "{hand_total}: declare them.",
            ),
            Play("! 4D 2S AC = 3", declares=True),
            chapter=QT_TRANSLATE_NOOP("Lessons", "Declaring"),
            deal=ArrangedDeal(hands=(("4D 2S AC", "7B JC QS"),), table="KB QD 6S 4S"),
            area=Area.HAND,
            wrong=QT_TRANSLATE_NOOP("Lessons", "After the first card it is too late to declare."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Declared cards lie open for all to see. Three cards of a rank are worth "
                "{alike_points}.",
            ),
            area=Area.HAND,
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You take an equal card, a sum, or what makes {fifteen} with your card. Your 2 "
                "takes {knight} and 4: play it.",
            ),
            Play("2S x QD 4S", card="2S", takes=2),
            chapter=QT_TRANSLATE_NOOP("Lessons", "Many ways to take"),
            cards="2S QD 4S",
            wrong=QT_TRANSLATE_NOOP("Lessons", "That works as well, but now make {fifteen}."),
            replies=("7B",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "And an ace takes everything if no ace lies on the table. Play it: it is a scopa.",
            ),
            Play("AC x KB 6S 7B", card="AC", sweeps=True),
            cards="AC",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Play your ace this time."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "The {7C} is the matta: in a declaration it is any card you like. Declare three of "
                "a rank.",
            ),
            Play("! 7C KD KS = 10, wild 10", declares=True),
            chapter=QT_TRANSLATE_NOOP("Lessons", "The matta"),
            deal=ArrangedDeal(hands=(("7C KD KS", "6B JC 4C"),), table="KB 3S 2D 5C"),
            cards="7C KD KS",
            wrong=QT_TRANSLATE_NOOP("Lessons", "After the first card it is too late to declare."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "{alike_points} points. Now the matta counts {king_value}, until the round is "
                "over: "
                "take something with it.",
            ),
            Play("7C x KB", card="7C"),
            cards="7C",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Play the matta this time."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "If the first four cards make {fifteen}, the dealer takes them and has a point; "
                "with thirty, two.",
            ),
            chapter=QT_TRANSLATE_NOOP("Lessons", "What counts"),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "{page}, {knight} and {king} of {coins} are worth {grande_score}, and all {coins} "
                "win the match at once. You play to {target}.",
            ),
        ),
    ),
)
"""RULES 2.9."""

CHKOBBA: Final = Lesson(
    id="chkobba",
    game="chkobba",
    title=QT_TRANSLATE_NOOP("Lessons", "The cut card"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Chkobba, the game of Tunisia."),
    minutes=3,
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "You cut the pack and saw this card. Keep it, or lay it on the table? It is the "
                "best of all: keep it.",
            ),
            Play("cut keep"),
            deal=ArrangedDeal(
                hands=(("7D JS 2C", "3S 5B QC"),), table="6B 3C KB 4S", cut="cut keep"
            ),
            wrong=QT_TRANSLATE_NOOP("Lessons", "Now anybody may take it. Keep a card like this."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "It is your first card. Mind the courts: here {knight} counts {knight_value}, "
                "{page} {page_value} and {king} {king_value}.",
            ),
            cards="JS KB",
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons", "Which of your cards takes the 6 and the 3 together? Click it."
            ),
            FindCard("6B 3C"),
            cards="6B 3C",
            wrong=QT_TRANSLATE_NOOP(
                "Lessons", "Not that one. Add up: 6 and 3; {page} counts {page_value}."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP("Lessons", "Right. Take them."),
            Play("JS x 6B 3C", card="JS"),
            cards="JS 6B 3C",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Take the 6 and the 3."),
            replies=("3S",),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons", "Now bring home the {7D}, which is a point by itself: 4 and 3 make 7."
            ),
            Play("7D x 4S 3S", card="7D"),
            cards="7D 4S 3S",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Play the {7D}, before it is too late."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "There is no primiera. Barmila goes to the most sevens; at two each, to the most "
                "sixes. You play to {target}.",
            ),
        ),
    ),
)
"""RULES 2.11."""

CHORIZO: Final = Lesson(
    id="chorizo",
    game="chorizo",
    title=QT_TRANSLATE_NOOP("Lessons", "Combinations in the hand"),
    summary=QT_TRANSLATE_NOOP("Lessons", "Chorizo and Báciga, from the River Plate."),
    minutes=4,
    steps=(
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Chorizo is Escoba with combinations: before the first card is played, you declare "
                "what your three cards are worth.",
            ),
            deal=ArrangedDeal(hands=(("3D 4D 5D", "QC 6S JB"),), table="KB 7S 2B 6C"),
            area=Area.HAND,
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Yours are of one suit, a flor ({flor_points}), and in sequence, an escalera "
                "({escalera_points}). Declare!",
            ),
            Play("! 3D 4D 5D = 6", declares=True),
            cards="3D 4D 5D",
            wrong=QT_TRANSLATE_NOOP(
                "Lessons", "If you pass, you get nothing for this hand. Declare it."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "Points of combinations count at once. The {2B} is the carimbo, worth "
                "{carimbo_score}: take it, {king} and 2 with your 3.",
            ),
            Play("3D x KB 2B", taking="2B"),
            cards="3D KB 2B",
            wrong=QT_TRANSLATE_NOOP("Lessons", "Take the {2B}, before {opponent} does."),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons", "The best hand of all: three of a rank, a chorizo. Declare it!"
            ),
            Play("! 5D 5C 5S = 20", declares=True),
            deal=ArrangedDeal(hands=(("5D 5C 5S", "QC 6S JB"),), table="KB 7S 2B 3C"),
            cards="5D 5C 5S",
            wrong=QT_TRANSLATE_NOOP(
                "Lessons", "If you pass, you get nothing for this hand. Declare it."
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "{chorizo_points} points at once! A total of nine is worth {tres_de_nueva_points}, "
                "seven or less {dos_de_miseria_points}.",
            ),
        ),
        Step(
            QT_TRANSLATE_NOOP(
                "Lessons",
                "In Báciga the combinations are nine or less, better with a pair, and three cards "
                "of one suit on the table score for the dealer.",
            ),
        ),
    ),
)
"""RULES 2.17."""
