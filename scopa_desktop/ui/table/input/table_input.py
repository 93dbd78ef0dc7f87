"""What clicks, drags and keys mean at the table. The session says what is legal."""

from PySide6.QtCore import QObject, Signal

from scopa_desktop.play.session import Session
from scopa_desktop.rules.cards import Card, Mask, cards_of, mask_of, union
from scopa_desktop.rules.moves import Move
from scopa_desktop.ui.table.input.move_selection import MoveSelection
from scopa_desktop.ui.table.scene.card_states import CardMark, CardState
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.wording.card_wording import CardWording


class TableInput(QObject):
    """Turns what the player does at the table into moves of the session."""

    skipped = Signal()
    """The player does not want to wait for the cards that are moving."""
    chosen = Signal(object)
    """The move that the player makes."""
    offer_taken = Signal()
    """The player does what `make_offer` has offered."""

    def __init__(self, view: TableView, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.plays_at_once = True
        """Whether a click that leaves one possible move makes it."""
        self._view = view
        self._session = session
        self._words: CardWording | None = None
        self._aim = MoveSelection()
        self._hint: Mask = 0
        self._considered: Mask = 0
        self._offer = ""
        view.card_pressed.connect(self.press)
        view.card_double_clicked.connect(self._double_click)
        view.card_dropped.connect(self._drop)
        view.cloth_pressed.connect(self._press_cloth)
        view.wheel_turned.connect(self.next_set)
        view.primary_pressed.connect(self.play)
        view.secondary_pressed.connect(self._secondary)

    def set_words(self, words: CardWording) -> None:
        """Speak of cards in these words."""
        self._words = words
        self._show()

    def begin_turn(self) -> None:
        """The player may move, if the session says so."""
        self._offer = ""
        self._aim = MoveSelection.at(self._session.legal_moves())
        self._hint = self._considered = 0
        self._show()

    def end_turn(self) -> None:
        """The player has moved or may not move now."""
        self._offer = ""
        self._aim = MoveSelection()
        self._hint = self._considered = 0
        self._show()

    def make_offer(self, offer: str) -> None:
        """Until the next turn, let anything done at the table mean this, as the key says."""
        self._offer = offer
        self._show()

    @property
    def is_offering(self) -> bool:
        """Whether anything done at the table means what was offered."""
        return bool(self._offer)

    def show_hint(self, cards: Mask) -> None:
        """Mark the cards of a move, or of anything else that is advised.

        What the player has taken up since he asked is not taken from his hand again.
        """
        if self._aim == self._aim.put_down():
            self._hint = cards
            self._show()

    def consider(self, cards: Mask) -> None:
        """Mark the cards of something offered while the player looks at it; none: no longer."""
        self._considered = cards
        self._show()

    def play(self) -> None:
        """Make the move aimed at, or say why it is not possible."""
        if not self._may_act():
            return
        move = self._aim.move
        if move is not None and self._aim.is_legal:
            self._make(move)
        elif move is not None:
            self._explain(move)
        elif not self._view.press_offer():
            self._view.say(self.tr("Choose a card from your hand first."))

    @property
    def choices(self) -> int:
        """How many moves can be meant with the card taken up."""
        return len(self._aim.choices)

    def next_set(self, step: int = 1) -> None:
        """Look at the next set that the card taken up may take, or with -1 at the one before."""
        if self.choices > 1:
            self._set_aim(self._aim.next_set(step))

    def put_down(self) -> bool:
        """Put down what was taken up, pointed out or hinted at; whether there was anything."""
        if self._offer:
            self.offer_taken.emit()
            return True
        aimed = bool(self._hint) or self._aim != self._aim.put_down()
        if self._hint:
            self._view.hush()  # The advice goes with its marks.
        self._set_aim(self._aim.put_down())
        return aimed

    @property
    def may_take_up(self) -> bool:
        """Whether any card of the hand may be played now."""
        return bool(self._aim.moves)

    @property
    def card(self) -> Card | None:
        """The card taken up."""
        return self._aim.card

    # --- pointing ------------------------------------------------------------------------------

    def press(self, card: int) -> None:
        """Take up a card of the hand or point out one of the table; a second time, no longer."""
        if not self._may_point():
            return
        if card == self._aim.card:
            self._set_aim(self._aim.put_down())
        elif card in self._view.hand_cards():
            self._aim_and_perhaps_play(self._aim.take_up(card))
        elif self._table() >> card & 1:
            self._aim_and_perhaps_play(self._aim.point_out(card))

    def _double_click(self, card: int) -> None:
        if self._may_point() and card in self._view.hand_cards():
            if self._aim.card != card:
                self._set_aim(self._aim.take_up(card))
            self.play()

    def _press_cloth(self) -> None:
        if self._view.is_settled:
            self.put_down()
        else:
            self.skipped.emit()

    def _drop(self, card: int, under: frozenset[int], on_table: bool) -> None:
        """A card dropped on one it takes takes it; on the free cloth it does what is possible."""
        if not on_table or not self._may_point():
            self._view.return_dragged()
            return
        pointed = mask_of(under) & self._table()
        selection = MoveSelection(self._aim.moves, card, pointed)
        anywhere = MoveSelection(self._aim.moves, card)
        if anywhere.choices == (Move(card),):
            # A full table leaves hardly a place to drop a card that takes nothing but on others.
            self._make(Move(card))
        elif not selection.choices:
            self._view.return_dragged()
            self._explain(Move(card, pointed))
        elif len(selection.choices) == 1:
            self._make(selection.choices[0])
        elif not pointed and Move(card) in selection.choices:
            self._make(Move(card))
        else:
            self._view.return_dragged()
            self._set_aim(selection)
            self._view.say(self.tr("Choose which cards to take."))

    def _secondary(self) -> None:
        if self._can_lay_instead():
            self._make(Move(self._aim.card or 0))
        else:
            self.next_set()

    def _aim_and_perhaps_play(self, selection: MoveSelection) -> None:
        self._set_aim(selection)
        if self.plays_at_once and selection.card is not None and len(selection.choices) == 1:
            self.play()

    # --- making and explaining -----------------------------------------------------------------

    def _may_act(self) -> bool:
        """Whether the player may move; otherwise what he did is understood differently."""
        if self._offer:
            self.offer_taken.emit()
            return False
        if not self._view.is_settled:
            self.skipped.emit()
            return False
        if not self._session.is_own_turn:
            self._view.say(self.tr("It is not your turn."))
            return False
        return True

    def _may_point(self) -> bool:
        """Whether cards may be pointed at; before the deal there is only a card that was cut."""
        if not self._may_act():
            return False
        if not self._aim.moves:
            self._view.say(self.tr("First decide about the card that you have cut."))
        return bool(self._aim.moves)

    def _make(self, move: Move) -> None:
        if self._may_act():
            self._set_aim(MoveSelection())
            self.chosen.emit(move)

    def _explain(self, move: Move) -> None:
        refusal = self._session.refusal(move)
        if refusal is not None and self._words is not None:
            self._view.say(self._words.refusal(refusal))

    def _table(self) -> Mask:
        return mask_of(card for row in self._view.table_rows() for card in row)

    def _can_lay_instead(self) -> bool:
        """Whether the card taken up may also be laid down though it could capture."""
        selection, move = self._aim, self._aim.move
        return move is not None and bool(move.take) and Move(move.card) in selection.moves

    # --- showing -------------------------------------------------------------------------------

    def _set_aim(self, selection: MoveSelection) -> None:
        self._aim = selection
        self._hint = 0
        self._show()

    def _show(self) -> None:
        if self._words is None:
            return
        self._view.set_marks(self._marks())
        self._view.set_prompt(*self._prompt(self._words))

    def _marks(self) -> dict[Card, CardMark]:
        if self._considered:
            return {card: CardMark(CardState.TAKEN) for card in cards_of(self._considered)}
        if self._hint:
            return self._locked() | {
                card: CardMark(CardState.HINT) for card in cards_of(self._hint)
            }
        return self._locked() | self._aim_marks()

    def _locked(self) -> dict[Card, CardMark]:
        """The cards of the hand that may not be played now, with the reason."""
        playable = {move.card for move in self._aim.moves}
        if not playable or self._words is None:
            return {}
        refusals = {
            card: self._session.refusal(Move(card))
            for card in self._view.hand_cards()
            if card not in playable
        }
        return {
            card: CardMark(CardState.LOCKED, reason=self._words.refusal(refusal))
            for card, refusal in refusals.items()
            if refusal is not None
        }

    def _aim_marks(self) -> dict[Card, CardMark]:
        selection, move = self._aim, self._aim.move
        if move is None:
            return {card: self._mark(CardState.TAKEN, card) for card in cards_of(selection.picked)}
        within_reach = union(choice.take for choice in selection.choices) | move.take
        marks = {
            card: CardMark(CardState.NOT_TAKEN) for card in cards_of(self._table() & ~within_reach)
        }
        marks |= {card: self._mark(CardState.TAKEN, card) for card in cards_of(move.take)}
        return marks | {move.card: self._mark(CardState.SELECTED, move.card)}

    def _mark(self, state: CardState, card: Card) -> CardMark:
        return CardMark(state, note=self._words.value(card) if self._words else "")

    def _prompt(self, words: CardWording) -> tuple[str, bool, str | None]:
        """The gold key's words, whether it would play, and the dark key's words."""
        selection, move = self._aim, self._aim.move
        if move is None:
            return self._offer, bool(self._offer), None
        if not selection.is_legal:
            refusal = self._session.refusal(move)
            return (words.impossible(refusal) if refusal else ""), False, None
        return self._words_for(move, words), True, self._second_choice(words)

    def _words_for(self, move: Move, words: CardWording) -> str:
        """What the move does, as precisely as it takes to tell it from the other choices."""
        captures = [choice for choice in self._aim.choices if choice.take]
        told = words.key(move)
        if [words.key(choice) for choice in captures].count(told) > 1:
            told = words.key_in_full(move)
        if self._can_lay_instead() and len(captures) > 1:
            place = captures.index(move) + 1
            counted = self.tr("{move} ({number} of {all})")
            return counted.format(move=told, number=place, all=len(captures))
        return told

    def _second_choice(self, words: CardWording) -> str | None:
        if self._can_lay_instead():
            return words.key(Move(self._aim.card or 0))
        if len(self._aim.choices) > 1:
            told = self.tr("Next set {number} of {all}")
            return told.format(number=self._aim.position + 1, all=len(self._aim.choices))
        return None
