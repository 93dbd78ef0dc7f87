"""The end of a round when all cards are known: played out in every way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from scopa_desktop.ai.search.policy import Policy
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.rules.kernel.bits import zeros
from scopa_desktop.rules.kernel.moves import cards_in
from scopa_desktop.rules.kernel.position import GameBook, Position

INFINITE: Final = 1_000_000_000


class Endgame:
    """Solves positions of two sides by alpha-beta."""

    def __init__(self, book: GameBook, policy: Policy, rewards: Rewards) -> None:
        """Positions of the game `book`; `policy` says which moves to try first."""
        self._book = book
        self._policy = policy
        self._rewards = rewards
        self._below: list[Position] = []
        """A position for each depth."""

    def value(self, position: Position) -> i64:
        """What the first side gets when both play their best from here."""
        return self._value(position, -INFINITE, INFINITE, 0)

    def value_after(self, position: Position, move: i64) -> i64:
        """The same after a move."""
        following = self._at(0)
        following.copy(position)
        following.do(move)
        return self._value(following, -INFINITE, INFINITE, 1)

    def _at(self, depth: int) -> Position:
        while len(self._below) <= depth:
            self._below.append(Position(self._book))
        return self._below[depth]

    def _value(self, position: Position, least: i64, most: i64, depth: int) -> i64:
        if position.is_over():
            self._rewards.count(position)
            return self._rewards.of_side[0]
        moves = self._ordered(position)
        is_first_side = self._book.side_of[position.turn] == 0
        following = self._at(depth)
        best: i64 = INFINITE
        if is_first_side:
            best = -INFINITE
        at: i64 = 0
        while at < len(moves) and least < most:
            following.copy(position)
            following.do(moves[at])
            value = self._value(following, least, most, depth + 1)
            if is_first_side:
                best = max(best, value)
                least = max(least, best)
            else:
                best = min(best, value)
                most = min(most, best)
            at += 1
        return best

    def _ordered(self, position: Position) -> vec[i64]:
        """The moves, those that take most first."""
        number = position.find_moves()
        moves = zeros(int(number))
        worth = zeros(int(number))
        made: i64 = 0
        while made < number:
            move = position.moves[made]
            value = self._policy.price_of(cards_in(move))
            at = made
            while at > 0 and worth[at - 1] < value:
                moves[at] = moves[at - 1]
                worth[at] = worth[at - 1]
                at -= 1
            moves[at] = move
            worth[at] = value
            made += 1
        return moves
