"""`ReviewedMatch`: a match under review, with the names and the cards that are shown."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from scopa_desktop.ai.review.match_review import mover_of, replayed
from scopa_desktop.ai.review.reasons import Reasons
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.rules.players import Player
from scopa_desktop.rules.record import Mover, Record
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.player_names import names_by_seat
from scopa_desktop.ui.wording.review_wording import moment_sentence, reasons_text, round_title


class ReviewedMatch(NamedTuple):
    """A record, as the windows of its review show it."""

    record: Record
    names: Mapping[Mover, str]
    """Everybody who has sat in a seat, by seats."""
    art: CardArt
    deck: Deck
    looking_seat: int
    """The seat from which the table is looked at; only its decisions can be opened there."""

    round_numbers: Mapping[int, int]
    """The number of the round, void deals not counted, for each deal."""

    @classmethod
    def of(
        cls, record: Record, own_name: str, art: CardArt, deck: Deck, looking_seat: int
    ) -> "ReviewedMatch":
        """A record; a single person has the name of the profile."""
        match = replayed(record)
        names = {
            mover: names_by_seat(match, _with(record.players, mover), own_name)[mover.seat]
            for mover in record.movers
        }
        deals = range(1, len(record.rounds) + 1)
        numbers = {deal: len(match.at(deal, 0).sheets) + 1 for deal in deals}
        return cls(record, names, art, deck, looking_seat, numbers)

    def round_of(self, decision: DecisionReview) -> str:
        """`Round 3`."""
        return round_title(self.round_numbers[decision.round_number])

    @property
    def words(self) -> CardWording:
        return CardWording(self.deck, self.record.variant)

    @property
    def learners(self) -> Collection[Mover]:
        """The players whose moments are listed: people, or all where there is none."""
        return [mover for mover in self.names if mover.player.is_person] or [*self.names]

    def may_open(self, decision: DecisionReview) -> bool:
        """Whether a decision can be looked at on the table."""
        return self._is_user(mover_of(self.record, decision))

    def _is_user(self, mover: Mover) -> bool:
        return mover.seat == self.looking_seat and mover.player.is_person

    def name_or_you(self, mover: Mover) -> str:
        """The name of a player; empty for the user."""
        return "" if self._is_user(mover) else self.names[mover]

    def name_of_decider(self, decision: DecisionReview) -> str:
        """The name of the player who made a decision; empty for the user."""
        return self.name_or_you(mover_of(self.record, decision))

    def next_player(self, decision: DecisionReview) -> str:
        """The name of the player who moved after a decision."""
        record = self.record
        seat = record.seating.next_seat(decision.seat)
        return self.names[record.mover(seat, decision.round_number, decision.move_number)]

    def sentence(self, decision: DecisionReview, reasons: Reasons | None = None) -> str:
        """All that is shown of a decision, for screen readers."""
        name = self.name_of_decider(decision)
        why = reasons_text(decision, reasons, self.words, self.next_player(decision))
        text = moment_sentence(decision, why, self.words, name)
        return f"{self.round_of(decision)}. {text}"


def _with(players: Sequence[Player], mover: Mover) -> list[Player]:
    """The players by seat, with `mover` in its seat."""
    return [mover.player if seat == mover.seat else each for seat, each in enumerate(players)]
