"""What the characters say: every sentence, by the character and by what it is about.

A remark depends on what everybody has seen, and on the character, on nothing else. No sentence is
said twice in an evening.
"""

import time
from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import lru_cache, partial
from random import Random
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.levels import MATCHED, character_id
from scopa_desktop.rules.match import Match
from scopa_desktop.ui.text_language import translate

tr: Final = partial(translate, "Remarks")
N_: Final = partial(QT_TRANSLATE_NOOP, "Remarks")


class Occasion(Enum):
    """What a character says something about.

    Only sentences of `TOOK_MANY` and `MANY_TAKEN_BY_PERSON` speak of several captured cards, and no
    sentence names a rank that was captured.
    """

    WON = auto()
    """The character has won the match; the person has lost it."""
    LOST = auto()
    GREETING = auto()
    """A match begins."""
    REMATCH = auto()
    """Another match against the same character begins in this evening."""
    SWEPT = auto()
    """The character has cleared the table."""
    SWEPT_AGAIN = auto()
    """It was not the character's first sweep of the round."""
    SWEPT_BY_PERSON = auto()
    SWEPT_AGAIN_BY_PERSON = auto()
    TOOK_POINT = auto()
    """The character has captured a card that is a point by itself, such as the settebello."""
    POINT_TAKEN_BY_PERSON = auto()
    TOOK_MANY = auto()
    """The character has captured at least three cards with one."""
    MANY_TAKEN_BY_PERSON = auto()
    DECLARED = auto()
    DECLARED_BY_PERSON = auto()
    ROUND_WON = auto()
    """The character's side has made the most points in the last round."""
    ROUND_LOST = auto()
    """The person's side has made more than the character's."""
    ROUND_DRAWN = auto()
    PRIMIERA_MISSED = auto()
    """The character's side has lost the primiera by little."""
    SHUTOUT = auto()
    """The character's side has made all points of the round, and not few."""
    CLOSE = auto()
    """The match will soon be won, and nobody can say by whom."""
    AHEAD = auto()
    """The character's side is far ahead of the person's."""
    BEHIND = auto()
    CAUGHT_UP = auto()
    """The character's side has drawn level after it was far behind."""
    PERSON_THINKS = auto()
    """The person takes a long time over a move."""


_REMARKS: Final[Mapping[str, Mapping[Occasion, tuple[object, ...]]]] = {
    "beginner": {
        Occasion.WON: (
            N_("I won? Really? I learned that from watching you!"),
            N_("I won, I won! Please, can we play again tomorrow?"),
            N_("I beat you! Now you’ll want to beat me back, right?"),
        ),
        Occasion.LOST: (
            N_("Wow! Will you show me how you did that?"),
            N_("You’re really good. When I’m big, I’ll play like you!"),
            N_("You won! Can I keep score next time, at least?"),
        ),
        Occasion.GREETING: (
            N_("Hi! Shall we play? I’ve been practising!"),
            N_("Grandma says I may stay until it gets dark."),
            N_("Today I’ll remember all the cards. Well, most of them."),
        ),
        Occasion.REMATCH: (
            N_("Again? Hooray! I hoped you’d say that."),
            N_("This time I have a plan. I think."),
        ),
        Occasion.SWEPT: (
            N_("Everything? I can take everything?"),
            N_("A sweep! I have to tell my grandma!"),
            N_("The table is empty! Was that me?"),
        ),
        Occasion.SWEPT_AGAIN: (
            N_("Another sweep! Nobody at school will believe it!"),
            N_("It worked again! What did I do?"),
        ),
        Occasion.SWEPT_BY_PERSON: (
            N_("Oh! I did not see that coming."),
            N_("Oh no. Did I leave you that?"),
            N_("How do you always see that?"),
        ),
        Occasion.SWEPT_AGAIN_BY_PERSON: (N_("Again? I’ll count on my fingers next time."),),
        Occasion.TOOK_POINT: (
            N_("Is that the card everybody wants?"),
            N_("I’ve got it, I’ve got it!"),
            N_("So shiny! And it’s mine!"),
        ),
        Occasion.POINT_TAKEN_BY_PERSON: (
            N_("I wanted that one!"),
            N_("I was just about to take that. Honest!"),
            N_("Can I look at it once more?"),
        ),
        Occasion.TOOK_MANY: (
            N_("Look how many cards! I can hardly carry them."),
            N_("All of these with one card! I love adding up."),
        ),
        Occasion.MANY_TAKEN_BY_PERSON: (N_("So many at once! Leave me a few!"),),
        Occasion.DECLARED: (N_("Look what I was dealt! Is that good?"),),
        Occasion.DECLARED_BY_PERSON: (N_("You get points just for that? Lucky!"),),
        Occasion.ROUND_WON: (
            N_("Did I really win that round? Count again!"),
            N_("More points than you! Only this once, I know."),
        ),
        Occasion.ROUND_LOST: (
            N_("You won that one, but I learned something."),
            N_("Now I’ll really pay attention!"),
        ),
        Occasion.ROUND_DRAWN: (N_("The same number of points! Like twins!"),),
        Occasion.PRIMIERA_MISSED: (N_("The primiera was nearly mine! Nearly!"),),
        Occasion.SHUTOUT: (N_("All the points? For me? Pinch me!"),),
        Occasion.CLOSE: (N_("It’s so close! I can’t sit still."),),
        Occasion.AHEAD: (N_("I’m ahead! Don’t tell me why, just let me enjoy it."),),
        Occasion.BEHIND: (N_("You’re miles ahead. I’ll run faster!"),),
        Occasion.CAUGHT_UP: (N_("I’ve caught you! Like in tag!"),),
        Occasion.PERSON_THINKS: (N_("No hurry. I’m counting the clouds."),),
    },
    "easy": {
        Occasion.WON: (
            N_("Don’t be sad, dear. I’ll make coffee, and we play again."),
            N_("I won? Then the cake is for both of us, dear."),
            N_("What luck I had! Stay for supper, then we are even."),
        ),
        Occasion.LOST: (
            N_("Well done, dear! And I had kept my coins so nicely together."),
            N_("You played so nicely. I’ll tell everyone at the market."),
            N_("You won, dear, and you have earned the biggest slice."),
        ),
        Occasion.GREETING: (
            N_("Sit down, dear. The coffee is on the stove."),
            N_("Have you eaten? Then let’s play."),
            N_("The market is over. Now the cards may come out."),
        ),
        Occasion.REMATCH: (
            N_("Another one? I’ll put the soup on later, then."),
            N_("You stay with me? That makes my day, dear."),
        ),
        Occasion.SWEPT: (
            N_("A clean table, as in my kitchen."),
            N_("Swept! I have held a broom for sixty years."),
            N_("Look at that, not a crumb left."),
        ),
        Occasion.SWEPT_AGAIN: (
            N_("Again! And nobody had to help me."),
            N_("Saint Anne is at my side today."),
        ),
        Occasion.SWEPT_BY_PERSON: (
            N_("Leave something for me, dear."),
            N_("Mercy! My poor table!"),
            N_("You clean better than I do, dear."),
        ),
        Occasion.SWEPT_AGAIN_BY_PERSON: (N_("Again! I should hire you for the house."),),
        Occasion.TOOK_POINT: (
            N_("This one goes into my purse."),
            N_("Come to your auntie, little one."),
            N_("I had kept a place for this one."),
        ),
        Occasion.POINT_TAKEN_BY_PERSON: (
            N_("Such a pretty card. Look after it well."),
            N_("And I was so fond of that one."),
            N_("Take it, dear. You are growing."),
        ),
        Occasion.TOOK_MANY: (
            N_("Good weight! They’d cost a fortune at the market."),
            N_("A full basket. Now I can go home happy."),
        ),
        Occasion.MANY_TAKEN_BY_PERSON: (N_("You are hungry today, I can see it."),),
        Occasion.DECLARED: (N_("What a nice hand I was given! Look."),),
        Occasion.DECLARED_BY_PERSON: (N_("Who has been kind to you, dear?"),),
        Occasion.ROUND_WON: (
            N_("That round went like a good sauce: slowly."),
            N_("A few points for my old age."),
        ),
        Occasion.ROUND_LOST: (
            N_("Well played, dear. Have a biscuit."),
            N_("Never mind. The pan is still warm."),
        ),
        Occasion.ROUND_DRAWN: (N_("Half for you and half for me. As with cake."),),
        Occasion.PRIMIERA_MISSED: (N_("I missed the primiera by a pinch of salt."),),
        Occasion.SHUTOUT: (N_("All the points! And I was only half awake."),),
        Occasion.CLOSE: (N_("So close! I can’t even think of the oven."),),
        Occasion.AHEAD: (N_("Don’t hold it against me, dear. I’m just lucky."),),
        Occasion.BEHIND: (N_("You are far ahead. I’d better put my glasses on."),),
        Occasion.CAUGHT_UP: (N_("See? Old hens lay good eggs."),),
        Occasion.PERSON_THINKS: (N_("Take your time. Good things simmer."),),
    },
    "casual": {
        Occasion.WON: (
            N_("That was fun! Next time it is your turn, you’ll see."),
            N_("And that, dear people, is how one fishes! Fried fish for everybody!"),
            N_("Write it on the harbour wall: Beppe has won!"),
        ),
        Occasion.LOST: (
            N_("All right, you win. But admit it: my sweeps are prettier!"),
            N_("You’ve sunk my boat! But tomorrow I swim back."),
            N_("You’ve won. But you should have seen the one that got away!"),
        ),
        Occasion.GREETING: (
            N_("Ahoy! The sea is calm, so let’s play."),
            N_("The boat is in, the nets are dry. Cards!"),
            N_("Did I tell you about my biggest sweep? No? Later!"),
        ),
        Occasion.REMATCH: (
            N_("Once more into the boat? I’m in!"),
            N_("The tide comes back, and so do I."),
        ),
        Occasion.SWEPT: (
            N_("Did you see that? What a catch!"),
            N_("Net out, net in, sea empty!"),
            N_("Scopa! Ring the bells!"),
        ),
        Occasion.SWEPT_AGAIN: (
            N_("Another one! They jump into my boat!"),
            N_("And they say lightning never strikes twice!"),
        ),
        Occasion.SWEPT_BY_PERSON: (
            N_("Hey, the sweeps are my job!"),
            N_("A hole in my net, and you swim straight through!"),
            N_("Thief! That was my fish!"),
        ),
        Occasion.SWEPT_AGAIN_BY_PERSON: (N_("Another? Are you emptying the whole gulf?"),),
        Occasion.TOOK_POINT: (
            N_("Into the net with it!"),
            N_("Look how it wriggles! Mine!"),
            N_("I smelled that one from the harbour."),
        ),
        Occasion.POINT_TAKEN_BY_PERSON: (
            N_("There goes the big fish."),
            N_("I had it on the hook!"),
            N_("Enjoy it. I only throw back small ones myself."),
        ),
        Occasion.TOOK_MANY: (
            N_("A whole shoal! Help me pull!"),
            N_("With these I feed the whole harbour!"),
        ),
        Occasion.MANY_TAKEN_BY_PERSON: (N_("That’s a heavy net. Mind your back!"),),
        Occasion.DECLARED: (N_("Points without wetting the net. I like that!"),),
        Occasion.DECLARED_BY_PERSON: (N_("You catch fish on dry land!"),),
        Occasion.ROUND_WON: (
            N_("A good day’s fishing, that round."),
            N_("Who’s the king of the harbour? Go on, say it!"),
        ),
        Occasion.ROUND_LOST: (
            N_("The wind had turned, that’s all."),
            N_("I only lent you that round, you know."),
        ),
        Occasion.ROUND_DRAWN: (N_("A draw! We share the fish soup, then."),),
        Occasion.PRIMIERA_MISSED: (N_("My primiera slipped off the hook. This big it was!"),),
        Occasion.SHUTOUT: (N_("Every single point! They’ll sing about this!"),),
        Occasion.CLOSE: (N_("Two boats, one harbour. Who gets in first?"),),
        Occasion.AHEAD: (N_("I’m so far out, you need a telescope!"),),
        Occasion.BEHIND: (N_("Row slower, will you? I can hardly see you."),),
        Occasion.CAUGHT_UP: (N_("Full sail! There I am beside you!"),),
        Occasion.PERSON_THINKS: (N_("Think, think. Fish don’t bite on command either."),),
    },
    "skilled": {
        Occasion.WON: (
            N_("You play well. Count the sevens, and soon you beat me."),
            N_("A pleasure. You lose with grace, and that is rarer than winning."),
            N_("I won by arithmetic. Next time, surprise me."),
        ),
        Occasion.LOST: (
            N_("I counted every card, and still you were better. My respect."),
            N_("The flowers are yours today. You earned them."),
            N_("I do not often say this: play me again, please."),
        ),
        Occasion.GREETING: (
            N_("I expected you. I have cut flowers for the table."),
            N_("Forty cards, and I know each by name."),
            N_("Play well. I do not like winning against nobody."),
        ),
        Occasion.REMATCH: (
            N_("So you want to see it once more. Gladly."),
            N_("I have not forgotten how you played. Have you?"),
        ),
        Occasion.SWEPT: (
            N_("I could not leave that lying."),
            N_("With your permission."),
            N_("A tidy table is half of good manners."),
        ),
        Occasion.SWEPT_AGAIN: (
            N_("Once is luck. This was not luck."),
            N_("You are too generous with me."),
        ),
        Occasion.SWEPT_BY_PERSON: (
            N_("Nicely seen."),
            N_("I left the door open. My own fault."),
            N_("Elegant. I could not have done it better."),
        ),
        Occasion.SWEPT_AGAIN_BY_PERSON: (N_("Another. I shall have to be stricter with myself."),),
        Occasion.TOOK_POINT: (
            N_("This is where it belongs."),
            N_("It suits my hair, does it not?"),
            N_("I have been expecting this one."),
        ),
        Occasion.POINT_TAKEN_BY_PERSON: (
            N_("One for you. I keep count."),
            N_("Noted."),
            N_("A beautiful choice. I would have chosen it too."),
        ),
        Occasion.TOOK_MANY: (
            N_("A bouquet. Thank you."),
            N_("I cannot help it. I love cards in company."),
        ),
        Occasion.MANY_TAKEN_BY_PERSON: (N_("A large handful. I hope you counted it."),),
        Occasion.DECLARED: (N_("One ought to show what one is proud of."),),
        Occasion.DECLARED_BY_PERSON: (N_("Charming. And now I know what you hold."),),
        Occasion.ROUND_WON: (
            N_("The arithmetic was on my side that round."),
            N_("Thank you. One more like that, please."),
        ),
        Occasion.ROUND_LOST: (
            N_("You counted better than I did. It happens rarely."),
            N_("I took too much and kept too little. Well."),
        ),
        Occasion.ROUND_DRAWN: (N_("Equal. My mother would call it a polite result."),),
        Occasion.PRIMIERA_MISSED: (N_("A trifle more, and the primiera was mine."),),
        Occasion.SHUTOUT: (N_("Not one point for you? I almost blush."),),
        Occasion.CLOSE: (N_("It comes down to one card now. I know which."),),
        Occasion.AHEAD: (N_("Do not despair. Even I make mistakes, I am told."),),
        Occasion.BEHIND: (N_("Such a lead becomes you. Do not get used to it."),),
        Occasion.CAUGHT_UP: (N_("I was behind. I am no longer."),),
        Occasion.PERSON_THINKS: (N_("Think as long as you like. Haste never won a hand."),),
    },
    "strong": {
        Occasion.WON: (
            N_("Patience, my friend. That is all I have ahead of you."),
            N_("The day is mine, and the wine is yours. Sit a while longer."),
            N_("You fought to the last card. I remember such opponents."),
        ),
        Occasion.LOST: (
            N_("I waited for my moment, and you took it. Well played."),
            N_("I hand you my sword. Keep it until the next time."),
            N_("A defeat like this is worth three easy victories."),
        ),
        Occasion.GREETING: (
            N_("Welcome. I saved you the chair with the view."),
            N_("The wine must breathe, and so must a match."),
            N_("I have laid my sword aside. Only cards today."),
        ),
        Occasion.REMATCH: (
            N_("Another battle. The last one honours us both."),
            N_("The table is still warm. Let us go on."),
        ),
        Occasion.SWEPT: (
            N_("Everything has its moment."),
            N_("One waits, and the gate opens."),
            N_("The field is clear."),
        ),
        Occasion.SWEPT_AGAIN: (
            N_("The next charge is always the shorter one."),
            N_("Fortune knows where I live."),
        ),
        Occasion.SWEPT_BY_PERSON: (
            N_("A good stroke. Enjoy it."),
            N_("A gap in my line. You were right to charge."),
            N_("I salute you."),
        ),
        Occasion.SWEPT_AGAIN_BY_PERSON: (N_("You press me hard. Good, I was growing lazy."),),
        Occasion.TOOK_POINT: (
            N_("It was worth the wait."),
            N_("Patience pays in gold."),
            N_("A jewel for the hat."),
        ),
        Occasion.POINT_TAKEN_BY_PERSON: (
            N_("Take it. The round is long."),
            N_("A fair prize. You fought for it."),
            N_("I shall wait for another. I am good at waiting."),
        ),
        Occasion.TOOK_MANY: (
            N_("A long siege, and the whole town surrenders."),
            N_("These march with me now."),
        ),
        Occasion.MANY_TAKEN_BY_PERSON: (N_("A rich haul. Carry it home in peace."),),
        Occasion.DECLARED: (N_("I show my colours early today."),),
        Occasion.DECLARED_BY_PERSON: (N_("You open with the drums. I hear them."),),
        Occasion.ROUND_WON: (
            N_("That round came to me because I let it come."),
            N_("A small advance. The war is not over."),
        ),
        Occasion.ROUND_LOST: (
            N_("You held the better ground. Well done."),
            N_("One retreats, one thinks, one returns."),
        ),
        Occasion.ROUND_DRAWN: (N_("Neither side gave way. I like such days."),),
        Occasion.PRIMIERA_MISSED: (N_("The primiera fell by the width of a feather."),),
        Occasion.SHUTOUT: (N_("Not a flag left standing. Forgive me."),),
        Occasion.CLOSE: (N_("Now hold your breath. I am holding mine."),),
        Occasion.AHEAD: (N_("I have the hill. But hills have been taken before."),),
        Occasion.BEHIND: (N_("You are far ahead. The longest roads are my favourites."),),
        Occasion.CAUGHT_UP: (N_("Slowly, slowly, and here I stand beside you."),),
        Occasion.PERSON_THINKS: (N_("Think in peace. I have never hurried anybody."),),
    },
    "master": {
        Occasion.WON: (
            N_("You made me think, and few people do. Come back soon."),
            N_("I saw the last card three plays ago. You saw it two ago. Remarkable."),
            N_("The score lies a little. You were nearer than it says."),
        ),
        Occasion.LOST: (
            N_("I knew what you held, and it did not help me. Magnificent!"),
            N_("I shall think about this match for a long time. Thank you."),
            N_("So there are still things that are not in my books. How wonderful."),
        ),
        Occasion.GREETING: (
            N_("There you are. The cards have been asking for you."),
            N_("I know ten thousand deals. This one is new to me too."),
            N_("Come, let us see what chance has written."),
        ),
        Occasion.REMATCH: (
            N_("You return to the same book. So do I."),
            N_("I have thought about our last match. Have you?"),
        ),
        Occasion.SWEPT: (
            N_("The stars were kind."),
            N_("An empty sky. How restful."),
            N_("It was written on the table. I only read it."),
        ),
        Occasion.SWEPT_AGAIN: (
            N_("Even comets come back, if one is patient."),
            N_("Forgive an old man his little pleasures."),
        ),
        Occasion.SWEPT_BY_PERSON: (
            N_("Well, well. You surprise me."),
            N_("I had seen it. I hoped that you had not."),
            N_("A bright star rises on your side."),
        ),
        Occasion.SWEPT_AGAIN_BY_PERSON: (N_("Once more! I must revise my charts."),),
        Occasion.TOOK_POINT: (
            N_("It was only a matter of time."),
            N_("A small sun for my sky."),
            N_("I have known this card for seventy years."),
        ),
        Occasion.POINT_TAKEN_BY_PERSON: (
            N_("A fine card in good hands."),
            N_("Well calculated. Or was it instinct?"),
            N_("It has found its orbit. For this round."),
        ),
        Occasion.TOOK_MANY: (
            N_("A whole constellation. I shall give it a name."),
            N_("Sums like these keep the mind young."),
        ),
        Occasion.MANY_TAKEN_BY_PERSON: (N_("You add up faster than my abacus."),),
        Occasion.DECLARED: (N_("Chance has a sense of humour. See for yourself."),),
        Occasion.DECLARED_BY_PERSON: (N_("The heavens are on your side. Do not waste it."),),
        Occasion.ROUND_WON: (
            N_("That round obeyed the theory. They seldom do."),
            N_("You hid your plans well. Your cards, less so."),
        ),
        Occasion.ROUND_LOST: (
            N_("You taught me something. At my age, a gift."),
            N_("My books did not mention that line of play."),
        ),
        Occasion.ROUND_DRAWN: (N_("Balance. The rarest of results, and the fairest."),),
        Occasion.PRIMIERA_MISSED: (N_("One card, and the primiera changed its mind."),),
        Occasion.SHUTOUT: (N_("Everything fell into place. It frightens me a little."),),
        Occasion.CLOSE: (N_("From here on, even I cannot see the end."),),
        Occasion.AHEAD: (N_("Numbers are patient. They may yet turn to you."),),
        Occasion.BEHIND: (N_("You lead by a light year. I travel at light speed."),),
        Occasion.CAUGHT_UP: (N_("The planets meet again. So do our scores."),),
        Occasion.PERSON_THINKS: (N_("A long thought is never wasted. I read meanwhile."),),
    },
    MATCHED: {
        Occasion.WON: (
            N_("This time it was me. We are well matched, you know."),
            N_("I shone a little brighter tonight. Tomorrow it may be you."),
            N_("I was one step ahead, no more. You will see it from here soon."),
        ),
        Occasion.LOST: (
            N_("You are getting better. Next time, so am I!"),
            N_("You outshone me. I will wane, and come back fuller."),
            N_("The sun wins the day. I have the night to think it over."),
        ),
        Occasion.GREETING: (
            N_("I rise when you sit down. Shall we?"),
            N_("You by day, I by night. At the table we meet."),
            N_("As good as you are, so good am I today."),
        ),
        Occasion.REMATCH: (
            N_("Another night, another mirror. Gladly."),
            N_("I knew you would want another. I did too."),
        ),
        Occasion.SWEPT: (
            N_("You would have done the same."),
            N_("Ebb tide. The beach is bare."),
            N_("I borrowed that idea from you."),
        ),
        Occasion.SWEPT_AGAIN: (
            N_("Full moon tonight, it seems."),
            N_("Tides come back. So do I."),
        ),
        Occasion.SWEPT_BY_PERSON: (
            N_("I would have done the same."),
            N_("You shine, and I go pale."),
            N_("I blinked. You did not."),
        ),
        Occasion.SWEPT_AGAIN_BY_PERSON: (N_("Again. Now I have to grow as well."),),
        Occasion.TOOK_POINT: (
            N_("One for me, and the next for you?"),
            N_("A little light for the dark half."),
            N_("I wanted it as much as you did."),
        ),
        Occasion.POINT_TAKEN_BY_PERSON: (
            N_("One for you, and the next for me."),
            N_("It shines on you now."),
            N_("I reached for it too. You were quicker."),
        ),
        Occasion.TOOK_MANY: (
            N_("High tide! It brings all sorts of things."),
            N_("So many stars around one moon."),
        ),
        Occasion.MANY_TAKEN_BY_PERSON: (N_("Your tide is high. I wait for mine."),),
        Occasion.DECLARED: (N_("No clouds tonight: I can show you all of it."),),
        Occasion.DECLARED_BY_PERSON: (N_("I see you clearly now. Lovely."),),
        Occasion.ROUND_WON: (
            N_("My half of the sky, that round."),
            N_("I waxed a little. You know how it goes."),
        ),
        Occasion.ROUND_LOST: (
            N_("Now I am a thin crescent. It passes."),
            N_("Well played. I will remember how."),
        ),
        Occasion.ROUND_DRAWN: (N_("Equal, as it should be between us."),),
        Occasion.PRIMIERA_MISSED: (N_("A sliver of moon more, and the primiera was mine."),),
        Occasion.SHUTOUT: (N_("An eclipse. It lasts only a moment, I promise."),),
        Occasion.CLOSE: (N_("Side by side, like you and your reflection."),),
        Occasion.AHEAD: (N_("I am a step ahead. You will catch up, you always do."),),
        Occasion.BEHIND: (N_("You run ahead, and I follow like your shadow."),),
        Occasion.CAUGHT_UP: (N_("There, level again. I missed you up here."),),
        Occasion.PERSON_THINKS: (N_("I have all night. Think as long as you wish."),),
    },
}

_EVENING: Final = 6 * 3600.0
"""Seconds after which a sentence may be said again."""


class Evening:
    """What was said to the person in this run of the program, so that nothing is said twice.

    Where a character has several sentences left, chance chooses, and not the cards.
    """

    def __init__(
        self, seed: int | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._random, self._clock = Random(seed), clock
        self._said: dict[str, float] = {}
        """When each sentence was said, by its source."""
        self._met: set[str] = set()
        self._after_matches: WeakKeyDictionary[Match, str | None] = WeakKeyDictionary()
        """The source of what was said after a match; None if nothing was."""

    def remark(self, occasion: Occasion, level_id: str) -> str | None:
        """What the character of a level says now; None if everything about it has been said."""
        source = self._source(occasion, level_id)
        return None if source is None else tr(source)

    def remark_after(self, match: Match, occasion: Occasion, level_id: str) -> str | None:
        """What is said after a match, the same whenever it is asked for."""
        if match not in self._after_matches:
            self._after_matches[match] = self._source(occasion, level_id)
        source = self._after_matches[match]
        return None if source is None else tr(source)

    def greeting(self, level_id: str) -> Occasion:
        """How the character of a level begins a match."""
        character = character_id(level_id)
        has_met = character in self._met
        self._met.add(character)
        return Occasion.REMATCH if has_met else Occasion.GREETING

    def _source(self, occasion: Occasion, level_id: str) -> str | None:
        now, known = self._clock(), remarks_about(occasion, level_id)
        left = [each for each in known if now - self._said.get(each, -_EVENING) >= _EVENING]
        if not left:
            return None
        source = self._random.choice(left)
        self._said[source] = now
        return source


@lru_cache(maxsize=1)
def evening() -> Evening:
    """The evening of this run of the program."""
    return Evening()


def remarks_about(occasion: Occasion, level_id: str) -> tuple[str, ...]:
    """All sentences of the character of a level about an occasion, in English."""
    return tuple(map(str, _REMARKS[character_id(level_id)][occasion]))


def quoted_remark(name: str, remark: str) -> str:
    """`Beppe: “What a catch!”`, for screen readers and where there is no bubble."""
    return tr("{name}: “{remark}”").format(name=name, remark=remark)
