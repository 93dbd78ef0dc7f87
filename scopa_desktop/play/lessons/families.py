"""The lessons on what the families of games add to Scopa."""

from functools import partial
from typing import Final

from scopa_desktop.play.lessons.lesson import Area, FindCard, Lesson, Play, Step
from scopa_desktop.play.lessons.positions import ArrangedDeal
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP
from scopa_desktop.rules.seating import PAIRS

N_: Final = partial(QT_TRANSLATE_NOOP, "Lessons")

ACES: Final = Lesson(
    id="aces",
    game="scopa-assi",
    title=N_("The ace takes everything"),
    summary=N_("Scopa d’Assi, and asso pigliatutto."),
    minutes=2,
    steps=(
        Step(
            N_("In Scopa d’Assi an ace takes the whole table at once. Play your ace."),
            Play("AS x 2D 3C 6S KB", card="AS"),
            deal=ArrangedDeal(hands=(("AS 6B 4C", "5S 3B JB"),), table="KB 6S 3C 2D"),
            cards="AS",
            wrong=N_("Play your ace this time."),
        ),
        Step(
            N_(
                "Everything is yours. But it is no scopa: an ace that takes all does not score for "
                "it."
            ),
            area=Area.OWN_PILE,
        ),
        Step(
            N_("Here an ace lies on the table. Now your ace takes that one only. Try it."),
            Play("AD x AC", card="AD"),
            deal=ArrangedDeal(hands=(("AD QB 2C", "4S 4B 6C"),), table="AC 7D 5B KD"),
            cards="AD AC",
            wrong=N_("Play your ace this time."),
        ),
        Step(
            N_(
                "So an ace on the table protects the other cards. With asso pigliatutto, a house "
                "rule, the ace even makes scopa."
            )
        ),
        Step(
            N_(
                "In Asso piglia tutto that is the rule. In Scopa d’Assi milanese an ace takes even "
                "itself, from an empty table."
            )
        ),
    ),
)
"""RULES 2.5 and section 4."""

FIFTEEN: Final = Lesson(
    id="fifteen",
    game="escoba",
    title=N_("Making fifteen"),
    summary=N_("Escoba, Escopa and Escova."),
    minutes=4,
    steps=(
        Step(
            N_(
                "In Escoba equal cards do not count. Your card and what it takes must make "
                "{fifteen}."
            ),
            deal=ArrangedDeal(hands=(("7S QC 4D", "4C AC 6S"),), table="5C 3B KB 2S"),
        ),
        Step(
            N_("Your 7 needs 8 more: 5 and 3. Click your 7, it takes both."),
            Play("7S x 5C 3B", takes=2),
            cards="7S 5C 3B",
            wrong=N_("That takes nothing. Make {fifteen} with your 7."),
            replies=("4C",),
        ),
        Step(
            N_(
                "{knight} counts {knight_value}. Which of your cards makes {fifteen} with the 2 "
                "and the 4? Click it."
            ),
            FindCard("2S 4C"),
            cards="2S 4C",
            wrong=N_("Not that one: 2 and 4 are 6. What is missing?"),
        ),
        Step(
            N_("Right. Take them."),
            Play("QC x 2S 4C", card="QC", takes=2),
            cards="QC 2S 4C",
            wrong=N_("Take the 2 and the 4."),
            replies=("AC",),
        ),
        Step(
            N_("{king} counts {king_value}, the ace 1. Take the whole table with your last card!"),
            Play("4D x KB AC", sweeps=True),
            cards="4D",
            wrong=N_("You may lay a card down, but this one takes all."),
        ),
        Step(
            N_("Escoba! That is a point. Before you lay a card down, look for {fifteen}."),
            area=Area.OWN_PILE,
        ),
        Step(
            N_(
                "Several cards can make {fifteen}. Here one of yours takes three at once: take "
                "them."
            ),
            Play("JD x AS 2C 4B", takes=3),
            deal=ArrangedDeal(hands=(("JD 5S 3D", "6B QS 7B"),), table="AS 2C 4B KS"),
            wrong=N_("Good, but you can take more: {page} counts {page_value}."),
        ),
        Step(
            N_(
                "Most sevens score {sevens_score}, all four {four_sevens_score}. Most cards, most "
                "{coins} and the {7D} score as in Scopa."
            )
        ),
        Step(
            N_(
                "Scopa di Undici makes eleven in the same way. In Scopa a {fifteen} your card may "
                "also take an equal one."
            )
        ),
    ),
)
"""RULES 2.13."""

SCOPONE: Final = Lesson(
    id="scopone",
    game="scopone-scientifico",
    title=N_("Two against two"),
    summary=N_("Scopone scientifico: partner, sevens and pairs."),
    minutes=5,
    seating=PAIRS,
    steps=(
        Step(
            N_(
                "In Scopone you play with {partner}, who sits opposite: you have one pile and one "
                "score."
            ),
            chapter=N_("The partner"),
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
            N_("All 40 cards are in the hands, and the table is empty. You begin."), area=Area.TABLE
        ),
        Step(
            N_(
                "The next player sweeps with an equal card. You hold three 4s, so only one is "
                "elsewhere: lay down the {4C}."
            ),
            Play("4C", takes=0, card="4C"),
            cards="4C",
            wrong=N_("Lay down the {4C}: it is safer, and no card of {coins}."),
            replies=("6B",),
        ),
        Step(
            N_(
                "{opponent} could not take it. Now it is your partner’s turn: look at the table, 4 "
                "and 6."
            ),
            replies=("KB x 4C 6B",),
        ),
        Step(
            N_("Scopa, and the point is yours as well. Partners’ sweeps count together."),
            area=Area.PARTNER,
            replies=("2B",),
        ),
        Step(
            N_(
                "A seven is worth {primiera_7} for the primiera, a 6 only {primiera_6}. Two of "
                "your cards are sevens: keep them if you can."
            ),
            chapter=N_("The sevens"),
            cards="7D 7B",
        ),
        Step(
            N_("Somebody has laid down a seven. Take it, before others do."),
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
            wrong=N_("Then the next player may take the seven. Take it."),
        ),
        Step(
            N_(
                "Each rank is there four times. While equal takes equal, the cards stay paired, "
                "and the dealer, who plays last, finds a match."
            ),
            chapter=N_("Pairs"),
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
            N_(
                "{opponent} is the dealer, so break the pairs: take 5 and 2 with your 7, not 5 "
                "with 5."
            ),
            Play("7S x 5C 2B", card="7S", takes=2),
            cards="7S 5C 2B",
            wrong=N_("That leaves the pairs as they are."),
        ),
        Step(
            N_(
                "Now three 7s, three 5s and three 2s are left: odd numbers. Italians call it "
                "spariglio. The dealer’s side mends it when it can."
            )
        ),
        Step(
            N_(
                "Remember what has gone. One more thing: here a scopa with the very last card "
                "counts."
            )
        ),
        Step(
            N_(
                "In Scopone de Trente the {AD} is worth a point more, the {2D} two and the {3D} "
                "three; a side with all of them wins the match."
            )
        ),
    ),
)
"""RULES 2.6 and 2.7."""

CIRULLA: Final = Lesson(
    id="cirulla",
    game="cirulla",
    title=N_("Declaring, and the matta"),
    summary=N_("Cirulla, the game of Genoa."),
    minutes=5,
    steps=(
        Step(
            N_(
                "Three cards of {low_total} or less are worth {low_points} points. Yours make "
                "{hand_total}: declare them."
            ),
            Play("! 4D 2S AC = 3", declares=True),
            chapter=N_("Declaring"),
            deal=ArrangedDeal(hands=(("4D 2S AC", "7B JC QS"),), table="KB QD 6S 4S"),
            area=Area.HAND,
            wrong=N_("After the first card it is too late to declare."),
        ),
        Step(
            N_(
                "Declared cards lie open for all to see. Three cards of a rank are worth "
                "{alike_points}."
            ),
            area=Area.HAND,
        ),
        Step(
            N_(
                "You take an equal card, a sum, or what makes {fifteen} with your card. Your 2 "
                "takes {knight} and 4: play it."
            ),
            Play("2S x QD 4S", card="2S", takes=2),
            chapter=N_("Many ways to take"),
            cards="2S QD 4S",
            wrong=N_("That works as well, but now make {fifteen}."),
            replies=("7B",),
        ),
        Step(
            N_("And an ace takes everything if no ace lies on the table. Play it: it is a scopa."),
            Play("AC x KB 6S 7B", card="AC", sweeps=True),
            cards="AC",
            wrong=N_("Play your ace this time."),
        ),
        Step(
            N_(
                "The {7C} is the matta: in a declaration it is any card you like. Declare three of "
                "a rank."
            ),
            Play("! 7C KD KS = 10, wild 10", declares=True),
            chapter=N_("The matta"),
            deal=ArrangedDeal(hands=(("7C KD KS", "6B JC 4C"),), table="KB 3S 2D 5C"),
            cards="7C KD KS",
            wrong=N_("After the first card it is too late to declare."),
        ),
        Step(
            N_(
                "{alike_points} points. Now the matta counts {king_value}, until the round is "
                "over: take something with it."
            ),
            Play("7C x KB", card="7C"),
            cards="7C",
            wrong=N_("Play the matta this time."),
        ),
        Step(
            N_(
                "If the first four cards make {fifteen}, the dealer takes them and has a point; "
                "with thirty, two."
            ),
            chapter=N_("What counts"),
        ),
        Step(
            N_(
                "{page}, {knight} and {king} of {coins} are worth {grande_score}, and all {coins} "
                "win the match at once. You play to {target}."
            )
        ),
    ),
)
"""RULES 2.9."""

CHKOBBA: Final = Lesson(
    id="chkobba",
    game="chkobba",
    title=N_("The cut card"),
    summary=N_("Chkobba, the game of Tunisia."),
    minutes=3,
    steps=(
        Step(
            N_(
                "You cut the pack and saw this card. Keep it, or lay it on the table? It is the "
                "best of all: keep it."
            ),
            Play("cut keep"),
            deal=ArrangedDeal(
                hands=(("7D JS 2C", "2S 5B QC"),), table="6B 3C KB 5S", cut="cut keep"
            ),
            wrong=N_("Now anybody may take it. Keep a card like this."),
        ),
        Step(
            N_(
                "It is your first card. Mind the courts: here {knight} counts {knight_value}, "
                "{page} {page_value} and {king} {king_value}."
            ),
            cards="JS KB",
        ),
        Step(
            N_("Which of your cards takes the 6 and the 3 together? Click it."),
            FindCard("6B 3C"),
            cards="6B 3C",
            wrong=N_("Not that one. Add up: 6 and 3; {page} counts {page_value}."),
        ),
        Step(
            N_("Right. Take them."),
            Play("JS x 6B 3C", card="JS"),
            cards="JS 6B 3C",
            wrong=N_("Take the 6 and the 3."),
            replies=("2S",),
        ),
        Step(
            N_("Now bring home the {7D}, which is a point by itself: 5 and 2 make 7."),
            Play("7D x 5S 2S", card="7D"),
            cards="7D 5S 2S",
            wrong=N_("Play the {7D}, before it is too late."),
        ),
        Step(
            N_(
                "There is no primiera. Barmila goes to the most sevens; at two each, to the most "
                "sixes. You play to {target}."
            )
        ),
    ),
)
"""RULES 2.11."""

CHORIZO: Final = Lesson(
    id="chorizo",
    game="chorizo",
    title=N_("Combinations in the hand"),
    summary=N_("Chorizo and Báciga, from the River Plate."),
    minutes=4,
    steps=(
        Step(
            N_(
                "Chorizo is Escoba with combinations: before the first card is played, you declare "
                "what your three cards are worth."
            ),
            deal=ArrangedDeal(hands=(("3D 4D 5D", "QC 6S JB"),), table="KB 7S 2B 6C"),
            area=Area.HAND,
        ),
        Step(
            N_(
                "Yours are of one suit, a flor ({flor_points}), and in sequence, an escalera "
                "({escalera_points}). Declare!"
            ),
            Play("! 3D 4D 5D = 6", declares=True),
            cards="3D 4D 5D",
            wrong=N_("If you pass, you get nothing for this hand. Declare it."),
        ),
        Step(
            N_(
                "Points of combinations count at once. The {2B} is the carimbo, worth "
                "{carimbo_score}: take it, {king} and 2 with your 3."
            ),
            Play("3D x KB 2B", taking="2B"),
            cards="3D KB 2B",
            wrong=N_("Take the {2B}, before {opponent} does."),
        ),
        Step(
            N_("The best hand of all: three of a rank, a chorizo. Declare it!"),
            Play("! 5D 5C 5S = 20", declares=True),
            deal=ArrangedDeal(hands=(("5D 5C 5S", "QC 6S JB"),), table="KB 7S 2B 3C"),
            cards="5D 5C 5S",
            wrong=N_("If you pass, you get nothing for this hand. Declare it."),
        ),
        Step(
            N_(
                "{chorizo_points} points at once! A total of nine is worth {tres_de_nueva_points}, "
                "seven or less {dos_de_miseria_points}."
            )
        ),
        Step(
            N_(
                "In Báciga the combinations are nine or less, better with a pair, and three cards "
                "of one suit on the table score for the dealer."
            )
        ),
    ),
)
"""RULES 2.17."""

OTHER_POINTS: Final = Lesson(
    id="points",
    game="scopa-a-perdere",
    title=N_("Points that nobody wants"),
    summary=N_("Scopa a perdere, Desescoba and Scopa Frac."),
    minutes=2,
    steps=(
        Step(
            N_(
                "In Scopa a perdere the fewest points win: the first one at {target} has lost. "
                "Your 7 would have to take the {7D}, a point against you. Lay another card."
            ),
            Play("KC", takes=0),
            deal=ArrangedDeal(hands=(("7S KC 2B", "5S 3B JB"),), table="7D 4C AS JC"),
            cards="7S 7D",
            wrong=N_("A card that can take has to take. Lay one that takes nothing."),
        ),
        Step(
            N_(
                "Well avoided. Captures are as forced as ever, so keep cards that find nothing on "
                "the table."
            ),
            area=Area.HAND,
        ),
        Step(
            N_(
                "Desescoba is the same with fifteen: when you have to take, take few cards, and no "
                "{coins} or sevens."
            )
        ),
        Step(
            N_(
                "In Scopa Frac only aces and courts score, a point each. At eight all the {KD} "
                "decides."
            )
        ),
    ),
)
"""RULES 2.23, 2.24 and 2.28."""
