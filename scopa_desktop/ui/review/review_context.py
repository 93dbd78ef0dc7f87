"""`ReviewContext`: the pictures and names with which a review is shown."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scopa_desktop.ai.review.match_review import replayed
from scopa_desktop.ai.review.results import DecisionReview
from scopa_desktop.ai.review.tasks import Reasons
from scopa_desktop.rules.record import Record
from scopa_desktop.ui.pictures.decks import CardArt, Deck
from scopa_desktop.ui.wording.card_wording import CardWording
from scopa_desktop.ui.wording.player_names import names_by_seat
from scopa_desktop.ui.wording.review_wording import moment_sentence, round_title


class ReviewContext(NamedTuple):
    """What the parts of the dialog share."""

    record: Record
    """What is reviewed."""
    names: Sequence[str]
    """The players, by seat."""
    art: CardArt
    deck: Deck
    looking_seat: int
    """The seat from which the table is looked at; only its decisions can be opened there."""

    round_numbers: Mapping[int, int]
    """The number of the round, void deals not counted, for each deal."""

    @classmethod
    def of(
        cls, record: Record, own_name: str, art: CardArt, deck: Deck, looking_seat: int
    ) -> "ReviewContext":
        """The context of a record; a single person has the name of the profile."""
        match = replayed(record)
        names = names_by_seat(match, record.players, own_name)
        deals = range(1, len(record.rounds) + 1)
        numbers = {deal: len(match.at(deal, 0).sheets) + 1 for deal in deals}
        return cls(record, names, art, deck, looking_seat, numbers)

    def round_of(self, decision: DecisionReview) -> str:
        """`Round 3`."""
        return round_title(self.round_numbers[decision.round_number])

    @property
    def words(self) -> CardWording:
        """The names of the cards."""
        return CardWording(self.deck, self.record.variant)

    @property
    def persons(self) -> Sequence[int]:
        """The seats of people."""
        players = self.record.players
        return [seat for seat, player in enumerate(players) if player.is_person]

    @property
    def learners(self) -> Sequence[int]:
        """The seats whose moments are listed: those of people, or all where there is none."""
        return self.persons or range(len(self.record.players))

    def may_open(self, seat: int) -> bool:
        """Whether the decisions of a seat can be looked at on the table."""
        return seat == self.looking_seat and seat in self.persons

    def name_or_you(self, seat: int) -> str:
        """The name of a player; empty for the user."""
        return "" if self.may_open(seat) else self.names[seat]

    def sentence(self, decision: DecisionReview, reasons: Reasons | None = None) -> str:
        """All that is shown of a decision, for screen readers."""
        name = self.name_or_you(decision.seat)
        text = moment_sentence(decision, reasons, self.words, name)
        return f"{self.round_of(decision)}. {text}"
