"""Random generator of the search: fast, and the same for a seed in every build."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_UINT32_MAX: Final = 0xFFFF_FFFF


class RandomGenerator:
    """A xorshift generator with 32 bits of state (Marsaglia 2003)."""

    def __init__(self, seed: i64) -> None:
        """Use the lower 32 bits of `seed`; 0 counts as 1."""
        self._state: i64 = seed & _UINT32_MAX
        if self._state == 0:
            self._state = 1

    def below(self, bound: i64) -> i64:
        """A random integer from 0 to `bound - 1`; `bound` is from 1 to 2^31."""
        state = self._state
        state ^= state << 13 & _UINT32_MAX
        state ^= state >> 17
        state ^= state << 5 & _UINT32_MAX
        self._state = state
        return state * bound >> 32

    def shuffle(self, cards: vec[i64], begin: i64, end: i64) -> None:
        """Shuffle `cards[begin:end]` in place (Fisher-Yates)."""
        index: i64 = end - 1
        while index > begin:
            other = begin + self.below(index - begin + 1)
            card = cards[index]
            cards[index] = cards[other]
            cards[other] = card
            index -= 1
