"""The first lesson: a guided match of Scopa for somebody who has never played."""

from dataclasses import replace
from functools import partial
from typing import Final

from scopa_desktop.play.lessons.lesson import Area, FindCard, Lesson, Play, PlayOut, SeeScore, Step
from scopa_desktop.play.lessons.positions import ArrangedDeal, NumberedDeal, moves_in
from scopa_desktop.rules.messages import QT_TRANSLATE_NOOP

N_: Final = partial(QT_TRANSLATE_NOOP, "Lessons")

_FIRST_CARDS: Final = ArrangedDeal(
    hands=(("6S 7B 4D", "KC JS 6B"), ("KD JD 7D", "2S 3C 5B")), table="6D 4C 3B JC"
)
_SAFE_KING: Final = ArrangedDeal(hands=(("KD JD AC", "2B 2D QS"),), table="KC 6B 4S QC")
"""Nobody can sweep what the king leaves."""
_SECOND_CARDS: Final = replace(
    _FIRST_CARDS,
    moves=moves_in("6S x 6D, KC, 7B x 4C 3B, JS x JC, 4D, 6B, KD x KC, 2S"),
)
_LAST_CARD: Final = NumberedDeal(
    2310,
    moves_in(
        "5S x 2D 3C, 5D, KD x KB, 7C, 4S, 3D, QC x 3D 6D, 3S, 5B x 5D, KC x 7C 3S, 6B, JC, 4C x "
        "4S, 6C x 6B, JD x JC, 2B, JS, QB, 2S x 2B, 5C, 3B, QS x QB, 7B, 7S x 7B, AS, AD x AS, 2C, "
        "KS x 2C 5C 3B, 4D, JB x JS, QD, 4B x 4D, 6S, AB"
    ),
)
_SIX_CARDS: Final = NumberedDeal(
    492,
    moves_in(
        "JD x 7D AC, 3S, 2D x 2S, 5D, JS x 5D 3S, JB, 6C, 2B, 6B x 6C, 3D, 3B x 3D, 5S, 2C x 2B, "
        "AD, AB x AD, 4D, 4S x 4D, 6D, QS, 5B x 5S, KC x KS, QD x QS, 7C, 7S x 7C"
    ),
)

FIRST_MATCH: Final = Lesson(
    id="first-match",
    game="scopa",
    title=N_("Your first match"),
    summary=N_("Scopa from the first card to the score sheet."),
    minutes=10,
    leads_to_match=True,
    steps=(
        Step(
            N_("These three cards are yours. You play them to take cards from the table."),
            chapter=N_("Taking cards"),
            deal=_FIRST_CARDS,
            area=Area.HAND,
        ),
        Step(
            N_("A card takes an equal card. Click your 6: it takes the 6."),
            Play("6S x 6D", card="6S", takes=1),
            cards="6S 6D",
            wrong=N_("Play your 6 this time."),
        ),
        Step(
            N_("Both cards are now in your pile, face down. Next, {opponent} plays a card."),
            area=Area.OWN_PILE,
            replies=("KC",),
        ),
        Step(
            N_("There is no 7 on the table, but 4 and 3 make 7. Take both with your 7."),
            Play("7B x 4C 3B", takes=2),
            cards="7B 4C 3B",
            wrong=N_("Take two cards at once: the 4 and the 3."),
        ),
        Step(
            N_(
                "So you take one equal card, or several cards that add up to yours. Now watch "
                "{opponent}."
            ),
            replies=("JS x JC",),
        ),
        Step(
            N_("Your 4 cannot take anything. Then it stays on the table: lay it down."),
            Play("4D", takes=0),
            cards="4D",
        ),
        Step(
            N_("When all hands are empty, everyone gets three new cards. The table gets none."),
            area=Area.OPPONENT,
        ),
        Step(
            N_(
                "{page} counts {page_value}, {knight} {knight_value} and {king} {king_value}; an "
                "ace counts 1."
            ),
            chapter=N_("Values and choices"),
            deal=_SAFE_KING,
            cards="JD KD",
        ),
        Step(
            N_(
                "6 and 4 make {king_value}. But where an equal card lies, you must take that one: "
                "play your {king}."
            ),
            Play("KD x KC", card="KD", takes=1),
            cards="KD KC",
            wrong=N_("Play your {king} first."),
        ),
        Step(
            N_("Which of your cards takes the 6 and the 2 together? Click it."),
            FindCard("6B 2S"),
            deal=_SECOND_CARDS,
            cards="6B 2S",
            wrong=N_("Not that one. Add up: 6 and 2."),
        ),
        Step(
            N_("Right: 6 + 2 = {page_value}. Now play it."),
            Play("JD x 6B 2S", card="JD", takes=2),
            cards="JD 6B 2S",
            wrong=N_("Take the 6 and the 2."),
            replies=("3C",),
        ),
        Step(
            N_("Your last card takes everything on the table: 4 and 3 make 7. Play it!"),
            Play("7D x 4D 3C", sweeps=True),
            chapter=N_("Scopa!"),
        ),
        Step(
            N_("Scopa! You swept the table: a point. A card turned up in your pile keeps count."),
            area=Area.OWN_PILE,
        ),
        Step(
            N_(
                "And {opponent} has nothing to take now. Where you can, leave a table that no card "
                "can sweep."
            ),
            area=Area.OPPONENT,
            replies=("5B",),
        ),
        Step(
            N_("Here is the end of another round. Play your last card: it takes two."),
            Play("7D x 6S AB", takes=2),
            chapter=N_("What counts"),
            deal=_LAST_CARD,
            cards="7D 6S AB",
        ),
        Step(
            N_(
                "{opponent} plays the very last card. What is left there goes to the player who "
                "took last: you."
            ),
            area=Area.TABLE,
            replies=("AC",),
        ),
        Step(
            N_(
                "Now the piles are counted. Most cards are a point: you have {own_cards}, "
                "{opponent} {their_cards}."
            ),
            area=Area.OWN_PILE,
        ),
        Step(
            N_("Most {coins} are another point: you have {own_coins}, {opponent} {their_coins}."),
            area=Area.OWN_PILE,
            counts="coins",
        ),
        Step(
            N_("The {7D} is a point by itself. It is called the settebello, and you have it."),
            area=Area.OWN_PILE,
            counts="settebello",
        ),
        Step(
            N_(
                "For the primiera your best card of each suit counts: 7 is worth {primiera_7}, 6 "
                "{primiera_6}, ace {primiera_ace}, 5 {primiera_5}."
            ),
            counts="primiera",
        ),
        Step(
            N_(
                "You have {own_primiera}, {opponent} has {their_primiera}: this point goes to "
                "{opponent}. So keep an eye on sevens."
            ),
            counts="primiera",
        ),
        Step(
            N_("Your scopa is a point too. Now look at the score sheet: all is there."), SeeScore()
        ),
        Step(
            N_(
                "You won this round {own_points} to {their_points}. The first with {target} "
                "points wins the match."
            )
        ),
        Step(
            N_("Now you alone: play the last six cards of a round to the end."),
            chapter=N_("Your turn"),
            deal=_SIX_CARDS,
            area=Area.HAND,
        ),
        Step(N_("Play on. The button Hint shows you a good card."), PlayOut()),
        Step(N_("The round is over. See what each of you has."), SeeScore()),
        Step(N_("That is Scopa! All the rest comes with playing. Have fun.")),
    ),
)
"""RULES 2.1."""
