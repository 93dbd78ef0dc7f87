"""Chance for the search: fast, and the same for a seed in every build."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_LOW: Final = 0xFFFF_FFFF


class RandomGenerator:
    """A stream of numbers (xorshift with 32 bits)."""

    def __init__(self, seed: i64) -> None:
        """The same seed gives the same stream."""
        self._state: i64 = seed & _LOW
        if self._state == 0:
            self._state = 1

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound - 1`."""
        state = self._state
        state ^= state << 13 & _LOW
        state ^= state >> 17
        state ^= state << 5 & _LOW
        self._state = state
        return state * bound >> 32

    def shuffle(self, cards: vec[i64], begin: i64, end: i64) -> None:
        """Mix a part of `cards`."""
        at: i64 = end - 1
        while at > begin:
            other = begin + self.below(at - begin + 1)
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card
            at -= 1
