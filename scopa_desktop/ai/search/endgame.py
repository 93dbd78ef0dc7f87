"""Positions in which all cards are known, played on in every way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from scopa_desktop.ai.search.policy import POINT, PlayoutPolicy
from scopa_desktop.ai.search.rewards import Rewards
from scopa_desktop.rules.kernel.bits import larger, smaller, zeros
from scopa_desktop.rules.kernel.move_codes import cards_in
from scopa_desktop.rules.kernel.position import GameSpec, Position

INFINITE: Final = 1_000_000_000
TO_THE_END: Final = 1000
"""Deeper than any round."""
UNBOUNDED: Final = 1_000_000_000_000
"""More positions than can be worked out."""
_ROOM: Final = 512
_MOST_ORDERED: Final = 64
"""The most moves that are put in order; where there are more, order costs more than it saves."""


class EndgameSolver:
    """Solves positions of two sides by alpha-beta.

    Values are the first side's rewards when both play their best.
    """

    def __init__(self, spec: GameSpec, policy: PlayoutPolicy, rewards: Rewards, most: int) -> None:
        """Positions of the game `book`; `policy` says which moves to try first.

        A value is worked out from `most` positions; what lies beyond is estimated, and `gave_up`
        tells so.
        """
        self._book = spec
        self._policy = policy
        self._rewards = rewards
        self._below: list[Position] = []
        """A position for each depth."""
        self._moves: vec[i64] = zeros(_ROOM)
        """The moves of every position on the way down, one position after the other."""
        self._worth: vec[i64] = zeros(_ROOM)
        """What the moves take, by which they are ordered."""
        self._used: i64 = 0
        self._most: i64 = most
        self._left: i64 = 0
        self.gave_up = False

    def value(self, position: Position, depth: int = TO_THE_END) -> i64:
        """The value of a position; after `depth` moves it is estimated."""
        self._left = self._most
        own = self._at(0)
        own.copy_from(position)
        return self._value(own, -INFINITE, INFINITE, 1, depth + 1)

    def value_after(self, position: Position, move: i64, depth: int = TO_THE_END) -> i64:
        """The value of a position after a move and `depth` more."""
        self._left = self._most
        own = self._at(0)
        own.copy_from(position)
        own.do(move)
        return self._value(own, -INFINITE, INFINITE, 1, depth + 1)

    def _estimate(self, position: Position) -> i64:
        """The points made so far, and what the cards won are worth."""
        points = position.sweep_points[0] + position.declared_points[0]
        points -= position.sweep_points[1] + position.declared_points[1]
        card_values = self._policy.value_of(position.piles[0]) - self._policy.value_of(
            position.piles[1]
        )
        return points * POINT + card_values

    def _at(self, depth: int) -> Position:
        while len(self._below) <= depth:
            self._below.append(Position(self._book))
        return self._below[depth]

    def _value(self, position: Position, least: i64, most: i64, depth: int, deepest: int) -> i64:
        """The value between the bounds; the position is played on where it has but one move."""
        number: i64 = 1
        while number == 1:
            if position.is_over():
                self._rewards.count(position)
                return self._rewards.of_side[0]
            self._left -= 1
            if self._left < 0:
                self.gave_up = True
            if depth == deepest or self._left < 0:
                return self._estimate(position)
            number = position.find_moves()
            if number == 1:
                position.do(position.moves[0])
                depth += 1
        begin = self._used
        end = begin + number
        self._put_in_order(position, number)
        is_first_side = self._book.side_of[position.turn] == 0
        following = self._at(depth)
        best: i64 = INFINITE
        if is_first_side:
            best = -INFINITE
        self._used = end
        at = begin
        while at < end and least < most:
            following.copy_from(position)
            following.do(self._moves[at])
            value = self._value(following, least, most, depth + 1, deepest)
            if is_first_side:
                best = larger(best, value)
                least = larger(least, best)
            else:
                best = smaller(best, value)
                most = smaller(most, best)
            at += 1
        self._used = begin
        return best

    def _put_in_order(self, position: Position, number: i64) -> None:
        """Put the moves found beside those in use, those that take most first."""
        begin = self._used
        self._make_room(begin + number)
        moves, worth = self._moves, self._worth
        made: i64 = 0
        while made < number:
            move = position.moves[made]
            value = self._policy.value_of(cards_in(move))
            at = begin + made
            while at > begin and worth[at - 1] < value and number <= _MOST_ORDERED:
                moves[at] = moves[at - 1]
                worth[at] = worth[at - 1]
                at -= 1
            moves[at] = move
            worth[at] = value
            made += 1

    def _make_room(self, wanted: i64) -> None:
        if wanted <= len(self._moves):
            return
        moves = zeros(int(2 * wanted))
        at: i64 = 0
        while at < self._used:
            moves[at] = self._moves[at]
            at += 1
        self._moves = moves
        self._worth = zeros(int(2 * wanted))
