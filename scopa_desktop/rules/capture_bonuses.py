"""Points that a capture scores as such, whatever it leaves on the table."""

from dataclasses import dataclass

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import SUIT_MASKS, Card, Mask, suit_of
from scopa_desktop.rules.declarations import ScoredCombination


@dataclass(frozen=True)
class CaptureBonuses:
    """The points for certain captures; a capture can have several of them (RULES 2.25, 2.30).

    The names of the points are those of the game, as sweeps have one; 0 points: there are none.
    """

    equal_to_last: int = 1
    """Points for a card that takes the card just laid down by the player before, an equal one."""
    one_suit: int = 1
    """Points for a capture in which the played card and all cards it takes are of one suit."""
    each_of_suit: int = 0
    """Points for each card of such a capture, with the played one, if it takes two or more."""
    many: int = 1
    """Points for a capture of many cards."""
    many_cards: int = 3
    """The number of table cards from which they are many."""
    on_last_play: bool = True
    """Whether the last play of the round scores them."""
    names: tuple[str, str, str] = ("picada", "cicera", "bigia")
    """The names of the points: for an equal card, for one suit and for many cards."""

    def of(
        self,
        played: Card,
        taken: Mask,
        last_laid: Mask,
        values: CaptureValues,
        *,
        is_last_play: bool = False,
    ) -> tuple[ScoredCombination, ...]:
        """What a capture scores; `last_laid` is the card that the last play laid down, or 0."""
        if is_last_play and not self.on_last_play:
            return ()
        is_equal = taken & values.cards_of_value[values.of(played)] == taken
        number = taken.bit_count()
        for_suit = self.one_suit + (self.each_of_suit * (number + 1) if number > 1 else 0)
        points = (
            self.equal_to_last if taken == last_laid and is_equal else 0,
            for_suit if not taken & ~SUIT_MASKS[suit_of(played)] else 0,
            self.many if number >= self.many_cards else 0,
        )
        scored = zip(self.names, points, strict=True)
        return tuple(ScoredCombination(name, worth) for name, worth in scored if worth)

    def for_kernel(self) -> dict[str, int]:
        """The points as arguments of a `GameSpec`."""
        return {
            "points_for_equal_to_last": self.equal_to_last,
            "points_for_one_suit": self.one_suit,
            "points_for_each_of_suit": self.each_of_suit,
            "points_for_many": self.many,
            "many_cards": self.many_cards,
            "last_play_scores": int(self.on_last_play),
        }
