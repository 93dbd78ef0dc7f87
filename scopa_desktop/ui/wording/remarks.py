"""What the characters say at the table and at the end of a match.

A remark depends on what everybody has seen happen, and on the character, on nothing else.
"""

from collections.abc import Mapping
from enum import Enum, auto
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.levels import MATCHED, character_id
from scopa_desktop.ui.text_language import translate

tr: Final = partial(translate, "Remarks")
N_: Final = partial(QT_TRANSLATE_NOOP, "Remarks")


class Occasion(Enum):
    """What a character says something about."""

    WON = auto()
    """The character has won the match; the person has lost it."""
    LOST = auto()
    SWEPT = auto()
    """The character has cleared the table."""
    SWEPT_BY_PERSON = auto()
    TOOK_POINT = auto()
    """The character has captured a card that is a point by itself, such as the settebello."""
    POINT_TAKEN_BY_PERSON = auto()


_REMARKS: Final[Mapping[str, Mapping[Occasion, object]]] = {
    "beginner": {
        Occasion.WON: N_("I won? Really? I learned that from watching you!"),
        Occasion.LOST: N_("Wow! Will you show me how you did that?"),
        Occasion.SWEPT: N_("Everything? I can take everything?"),
        Occasion.SWEPT_BY_PERSON: N_("Oh! I did not see that coming."),
        Occasion.TOOK_POINT: N_("Is that the card everybody wants?"),
        Occasion.POINT_TAKEN_BY_PERSON: N_("I wanted that one!"),
    },
    "easy": {
        Occasion.WON: N_("Don’t be sad, dear. I’ll make coffee, and we play again."),
        Occasion.LOST: N_("Well done, dear! And I had kept my coins so nicely together."),
        Occasion.SWEPT: N_("A clean table, as in my kitchen."),
        Occasion.SWEPT_BY_PERSON: N_("Leave something for me, dear."),
        Occasion.TOOK_POINT: N_("This one goes into my purse."),
        Occasion.POINT_TAKEN_BY_PERSON: N_("Such a pretty card. Look after it well."),
    },
    "casual": {
        Occasion.WON: N_("That was fun! Next time it is your turn, you’ll see."),
        Occasion.LOST: N_("All right, you win. But admit it: my sweeps are prettier!"),
        Occasion.SWEPT: N_("Did you see that? What a catch!"),
        Occasion.SWEPT_BY_PERSON: N_("Hey, the sweeps are my job!"),
        Occasion.TOOK_POINT: N_("Into the net with it!"),
        Occasion.POINT_TAKEN_BY_PERSON: N_("There goes the big fish."),
    },
    "skilled": {
        Occasion.WON: N_("You play well. Count the sevens, and soon you beat me."),
        Occasion.LOST: N_("I counted every card, and still you were better. My respect."),
        Occasion.SWEPT: N_("I could not leave that lying."),
        Occasion.SWEPT_BY_PERSON: N_("Nicely seen."),
        Occasion.TOOK_POINT: N_("This is where it belongs."),
        Occasion.POINT_TAKEN_BY_PERSON: N_("One for you. I keep count."),
    },
    "strong": {
        Occasion.WON: N_("Patience, my friend. That is all I have ahead of you."),
        Occasion.LOST: N_("I waited for my moment, and you took it. Well played."),
        Occasion.SWEPT: N_("Everything has its moment."),
        Occasion.SWEPT_BY_PERSON: N_("A good stroke. Enjoy it."),
        Occasion.TOOK_POINT: N_("It was worth the wait."),
        Occasion.POINT_TAKEN_BY_PERSON: N_("Take it. The round is long."),
    },
    "master": {
        Occasion.WON: N_("You made me think, and few people do. Come back soon."),
        Occasion.LOST: N_("I knew what you held, and it did not help me. Magnificent!"),
        Occasion.SWEPT: N_("The stars were kind."),
        Occasion.SWEPT_BY_PERSON: N_("Well, well. You surprise me."),
        Occasion.TOOK_POINT: N_("It was only a matter of time."),
        Occasion.POINT_TAKEN_BY_PERSON: N_("A fine card in good hands."),
    },
    MATCHED: {
        Occasion.WON: N_("This time it was me. We are well matched, you know."),
        Occasion.LOST: N_("You are getting better. Next time, so am I!"),
        Occasion.SWEPT: N_("You would have done the same."),
        Occasion.SWEPT_BY_PERSON: N_("I would have done the same."),
        Occasion.TOOK_POINT: N_("One for me, and the next for you?"),
        Occasion.POINT_TAKEN_BY_PERSON: N_("One for you, and the next for me."),
    },
}


def remark_about(occasion: Occasion, level_id: str) -> str:
    """What the character of a level says."""
    return tr(str(_REMARKS[character_id(level_id)][occasion]))


def quoted_remark(name: str, remark: str) -> str:
    """`Beppe: “What a catch!”`, for screen readers and where there is no bubble."""
    return tr("{name}: “{remark}”").format(name=name, remark=remark)
