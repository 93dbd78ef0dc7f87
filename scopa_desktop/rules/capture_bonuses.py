"""Points that a capture scores as such, whatever it leaves on the table."""

from dataclasses import dataclass

from scopa_desktop.rules.captures import CaptureValues
from scopa_desktop.rules.cards import SUIT_MASKS, Card, Mask, suit_of
from scopa_desktop.rules.declarations import ScoredCombination


@dataclass(frozen=True)
class CaptureBonuses:
    """The points for certain captures; a capture can have several of them (RULES 2.25).

    The names of the points are those of the game, as sweeps have one; 0 points: there are none.
    """

    equal_to_last: int = 1
    """Points for a card that takes the card just laid down by the player before, an equal one."""
    one_suit: int = 1
    """Points for a capture in which the played card and all cards it takes are of one suit."""
    many: int = 1
    """Points for a capture of many cards."""
    many_cards: int = 3
    """The number of table cards from which they are many."""

    def of(
        self, played: Card, taken: Mask, last_laid: Mask, values: CaptureValues
    ) -> tuple[ScoredCombination, ...]:
        """What a capture scores; `last_laid` is the card that the last play laid down, or 0."""
        is_equal = taken & values.cards_of_value[values.of(played)] == taken
        scored = (
            ("picada", self.equal_to_last if taken == last_laid and is_equal else 0),
            ("cicera", self.one_suit if not taken & ~SUIT_MASKS[suit_of(played)] else 0),
            ("bigia", self.many if taken.bit_count() >= self.many_cards else 0),
        )
        return tuple(ScoredCombination(name, points) for name, points in scored if points)

    def for_kernel(self) -> dict[str, int]:
        """The points as arguments of a `GameSpec`."""
        return {
            "points_for_equal_to_last": self.equal_to_last,
            "points_for_one_suit": self.one_suit,
            "points_for_many": self.many,
            "many_cards": self.many_cards,
        }
