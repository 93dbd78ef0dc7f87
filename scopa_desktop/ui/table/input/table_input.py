"""`TableInput`: what clicks, drags and keys at the table do. The session says what is legal."""

from PySide6.QtCore import QObject, QTimer, Signal

from scopa_desktop.play.session.session import Session
from scopa_desktop.play.storage.settings import COMPLETE_SELECTION, ONLY_MOVE
from scopa_desktop.rules.cards import Card, Mask, cards_of, mask_of, rank_of, union
from scopa_desktop.rules.moves import Move, RefusalReason, TakeOpening, TakeTable
from scopa_desktop.ui.table.move_selection import MoveSelection
from scopa_desktop.ui.table.scene.card_states import CardMark, CardState
from scopa_desktop.ui.table.scene.table_element import card_element
from scopa_desktop.ui.table.table_state import Continuation, Offer
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.wording.card_wording import MAX_CARDS_ON_KEY, CardWording

_MOST_CARDS_LISTED = 16
"""Up to this number of table cards, all captures are among the legal moves."""


class TableInput(QObject):
    """Turns the input of the person at the table into moves.

    `_may_act` is the only check whether the person may act now; every input passes it once.
    """

    skip_requested = Signal()
    """The person acted while cards were moving."""
    move_chosen = Signal(object)
    """The `Move` or `TakeTable` to make; it is legal."""
    continue_requested = Signal()
    """The person accepted the offer."""
    alternative_requested = Signal()
    """The person chose the alternative of the offer."""
    call_out_requested = Signal()
    """The person wants to call out, which is to be confirmed."""
    refused = Signal()
    """What the person tried is not possible; a message says why."""
    card_picked = Signal(int)
    """A card was clicked while `picks_cards` is set."""
    turn_requested = Signal(int)
    """The person wants to turn over this card of their blind hand."""

    def __init__(self, view: TableView, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.play_on_click = ONLY_MOVE
        """What a click plays, one of `PLAY_ON_CLICK`: the move where only one is left, or a capture
        as soon as its cards are selected."""
        self.picks_cards = False
        """Whether a click on a card only reports it, as the answer to a question."""
        self.offers_call_out = True
        """Whether the person may call out where the rules have it."""
        self._view = view
        self._session = session
        self._wording: CardWording | None = None
        self._selection = MoveSelection()
        self._hint: Mask = 0
        self._highlighted: Mask = 0
        self._is_explained = False
        """Whether a message about the selection may be shown."""
        self._offer: Offer | None = None
        self._showing = QTimer(self, singleShot=True)
        """Shows once what has changed in several steps, before the next frame."""
        self._showing.timeout.connect(self._show)
        view.pointer.card_clicked.connect(self.click_card)
        view.pointer.card_double_clicked.connect(self._double_click)
        view.pointer.card_dropped.connect(self._drop)
        view.pointer.cloth_clicked.connect(self._click_cloth)
        view.wheel_turned.connect(self.next_choice)
        view.buttons.primary.clicked.connect(self.play)
        view.buttons.secondary.clicked.connect(self._click_secondary)

    def set_wording(self, wording: CardWording) -> None:
        """Set the wording of the button texts and refusals."""
        self._wording = wording
        self._show()

    def set_play_on_click(self, play_on_click: str) -> None:
        """Set what a click plays, one of `PLAY_ON_CLICK`."""
        self.play_on_click = play_on_click
        self._show()

    def reset(self) -> None:
        """Clear the selection and read the legal moves of the session again.

        The session has none while it is not the person's turn or cards are moving.
        """
        tops = mask_of(self._view.table_scene.open_piles())
        self._selection = MoveSelection.from_actions(self._session.legal_moves(), tops)
        self._hint = self._highlighted = 0
        self._showing.start()

    def forget(self) -> None:
        """Forget the selection and the legal moves, because another match takes their place."""
        self._hint = self._highlighted = 0
        self._set_selection(MoveSelection())

    def set_offer(self, offer: Offer | None) -> None:
        """Show an offer on the buttons, or none."""
        self._offer = offer
        self._show()

    def escape(self) -> bool:
        """Go back to the game, or clear selection and hint; False for neither.

        No other offer is accepted: it would open again what Escape has closed.
        """
        is_back = self._offer is None or self._offer.leads_to is Continuation.GAME
        return is_back and self.clear_selection()

    def show_hint(self, cards: Mask) -> None:
        """Mark the cards of the advised action, unless something has been selected meanwhile."""
        if self._selection == self._selection.cleared():
            self._hint = cards
            self._show()

    def highlight(self, cards: Mask) -> None:
        """Mark the cards of an action on the choice sheet; 0 removes the marks."""
        self._highlighted = cards
        self._show()

    def play(self, *, answers: bool = True) -> None:
        """Make the selected move, or say why it is not possible.

        Without a selection the first choice of the sheet is made, but only if it `answers`.
        """
        if self._turns_over(next(iter(self._view.table_scene.own_hand()), None)):
            return
        if self._may_act():
            self._play_selection(answers=answers)

    @property
    def selection(self) -> MoveSelection:
        return self._selection

    def next_choice(self, step: int = 1) -> None:
        """Select the next capture of the selected card, or with -1 the previous one."""
        if len(self._selection.choices) > 1:
            self._set_selection(self._selection.next_choice(step))
            self._announce_selection()

    def discard(self) -> None:
        """Lay the selected card on the table, or say why it cannot be laid."""
        if not self._may_select():
            return
        card = self._selection.card
        if card is None:
            self._refuse(self._choose_first())
        elif self._selection.can_lay_down:
            self._make(Move(card))
        else:
            self._explain(Move(card))

    def clear_selection(self) -> bool:
        """Clear selection and hint, or accept an offer to continue; False if nothing changed."""
        if self._offer is not None:
            self.continue_requested.emit()
            return True
        is_changed = bool(self._hint) or self._selection != self._selection.cleared()
        if self._hint:
            self._view.clear_message()  # The explanation belongs to the marks.
        self._set_selection(self._selection.cleared())
        return is_changed

    def skip_animation(self) -> bool:
        """Request a skip if cards are moving; returns whether they are."""
        if self._view.is_idle:
            return False
        self.skip_requested.emit()
        return True

    @property
    def can_select(self) -> bool:
        """Whether any hand card may be played now, turned over, or picked."""
        return bool(self._selection.moves) or self.picks_cards or self._session.is_turning_due

    def captures_text(self, card: Card) -> str:
        """What a hand card could take now; empty while it may not be played."""
        moves = [move for move in self._selection.moves if move.card == card]
        if not moves or self._wording is None:
            return ""
        taken = [move.take for move in moves if move.take]
        return self._wording.can_take(taken, self._table(), self._selection.tops)

    def click_card(self, card: int) -> None:
        """Select a hand card or mark a table card; a second click undoes that."""
        if self.picks_cards and self._offer is None and not self.skip_animation():
            self.card_picked.emit(card)
            return
        is_hidden = self._view.table_scene.is_hidden(card)
        if is_hidden and self._turns_over(card):
            return
        if not self._may_select():
            return
        if is_hidden:
            self._refuse(self.tr("You have turned over a card: play that one."))
            return
        if card == self._selection.card:
            self._set_selection(self._selection.cleared())
        elif card in self._view.table_scene.own_hand():
            self._select_hand_card(card)
        elif self._table() >> card & 1:
            self._toggle_table_card(card)

    def select_turned(self) -> None:
        """Select the card that was turned over, and say what it is and would do."""
        card = self._session.turned_card
        if card is not None and self._selection.card != card:
            self._view.announce(self._view.table_scene.element_text(card_element(card)))
            self._set_selection(self._selection.select_card(card))
            self._announce_selection()

    def _turns_over(self, card: Card | None) -> bool:
        """Turn over a card of the person's blind hand; False if none is to be turned over now."""
        is_due = self._session.is_turning_due and self._offer is None and self._view.is_idle
        if card is None or not is_due or self.picks_cards:
            return False
        self.turn_requested.emit(card)
        return True

    def _double_click(self, card: int) -> None:
        if self._view.table_scene.is_hidden(card):
            return
        if self._may_select() and card in self._view.table_scene.own_hand():
            if self._selection.card != card:
                self._set_selection(self._selection.select_card(card))
            self._play_selection()

    def _click_cloth(self) -> None:
        if not self.skip_animation():
            self.clear_selection()

    def _drop(self, card: int, under: frozenset[int], on_table: bool) -> None:
        """Play the dropped card.

        Dropped on a table card, it captures that card; dropped on the free cloth, it makes its only
        move, or is laid down if that is legal.
        """
        if not on_table or not self._may_select():
            self._view.pointer.return_dragged()
            return
        marked = mask_of(under) & self._table()
        selection = self._selection.cleared().select_card(card).mark(marked)
        without_marks = self._selection.cleared().select_card(card)
        if without_marks.choices == (Move(card),):
            # A card that captures nothing may be dropped anywhere: on a full table there is hardly
            # any free cloth.
            self._make(Move(card))
        elif not selection.choices:
            self._view.pointer.return_dragged()
            self._explain(selection.marked_move(card))
        elif len(selection.choices) == 1 or (marked and selection.choices[0].take == marked):
            self._make(selection.choices[0])
        elif not marked and Move(card) in selection.choices:
            self._make(Move(card))
        else:
            self._view.pointer.return_dragged()
            self._set_selection(selection)
            self._refuse(self.tr("Choose which cards to take."))

    def _click_secondary(self) -> None:
        if self._offer is not None and self._offer.alternative:
            self.alternative_requested.emit()
            return
        if not self._may_act():
            return
        if self._is_call_out_offered:
            self.call_out_requested.emit()
        elif self._goes_through_choices():
            self.next_choice()
        else:
            self.discard()

    def _select_hand_card(self, card: Card) -> None:
        """Select a hand card, which completes a selection of table cards.

        If it cannot take the marked cards, it is selected all the same, and a message says why.
        """
        selection = self._selection.select_card(card)
        if self._plays_at_once(selection, is_card_last=True):
            return
        if selection.table_cards and not self._is_legal(selection):
            self._explain(selection.marked_move(card))
        else:
            self._announce_selection()

    def _toggle_table_card(self, card: Card) -> None:
        """Mark a table card, or remove its mark."""
        before = self._selection
        if self._plays_at_once(before.toggle_table_card(card), is_card_last=False):
            return
        self._announce_selection()
        if before.card is None and self._fits(before) and not self._fits(self._selection):
            is_one = self._selection.table_cards.bit_count() == 1
            self._refuse(
                self.tr("No card of your hand can take this card.")
                if is_one
                else self.tr("No card of your hand can take these cards together.")
            )
            self._is_explained = True

    def _plays_at_once(self, selection: MoveSelection, *, is_card_last: bool) -> bool:
        """Show a selection, or make its move at once if it is complete; whether it was made."""
        self._change_selection(selection)
        if self._is_complete(is_card_last=is_card_last):
            self._play_selection()
            return True
        self._show()
        return False

    def _is_complete(self, *, is_card_last: bool) -> bool:
        """Whether a click has made a move of the selection that is to be made at once.

        Where the settings want the only possible move, no other may be left. Where they want a
        complete selection, the marked cards must be a capture. If more cards could be added to it,
        only a hand card that was selected last (`is_card_last`) completes it.
        """
        selection = self._selection
        if self.play_on_click == ONLY_MOVE:
            return selection.card is not None and len(selection.choices) == 1
        if self.play_on_click != COMPLETE_SELECTION or not selection.table_cards:
            return False
        if selection.card is None:
            return selection.table_capture is not None and not selection.is_part_of_larger
        is_exact = selection.move == selection.marked_move(selection.card)
        if not is_exact or not self._is_legal(selection):
            return False
        return is_card_last or (selection.is_legal and not selection.is_part_of_larger)

    def _may_act(self) -> bool:
        """Whether the person may act now.

        Otherwise the input accepts an offer to continue, skips the animation or the pause before a
        move that follows by itself, or is answered with a message.
        """
        if self._offer is not None:
            self.continue_requested.emit()
            return False
        if self.skip_animation() or self.picks_cards:
            return False
        if self._session.is_turning_due:
            self._refuse(self.tr("First turn over one of your cards."))
            return False
        if not self._session.is_own_turn:
            self._refuse(self._why_not_on_turn())
            return False
        return not self._session.hurry()

    def _why_not_on_turn(self) -> str:
        match, seat = self._session.match, self._session.person_seat
        if match is not None and seat in match.automatic:
            return self.tr("The game plays for you. Press “Play yourself” above the table first.")
        return self.tr("It is not your turn.")

    def _may_select(self) -> bool:
        """Whether cards may be selected; not before a cut or a declaration has been decided."""
        if not self._may_act():
            return False
        if not self._selection.moves:
            self._refuse(self._what_comes_first())
        return bool(self._selection.moves)

    def _what_comes_first(self) -> str:
        """What the person has to decide before any card may be played."""
        if any(isinstance(action, TakeOpening) for action in self._session.legal_moves()):
            return self.tr("First decide whether to take the opening cards.")
        for card in self._view.table_scene.own_hand():
            refusal = self._session.refusal(Move(card))
            if refusal is not None and self._wording is not None:
                return self._wording.refusal(refusal)
        return self.tr("First decide what to do with the card you cut.")

    def _play_selection(self, *, answers: bool = True) -> None:
        move = self._selection.move
        if capture := self._selection.table_capture:
            self._make(capture)
        elif move is not None and self._is_legal(self._selection):
            self._make(move)
        elif move is not None:
            self._explain(move)
        elif not self._view.choice_sheet.isVisible():
            self._refuse(self._choose_first())
        elif not self._view.choice_sheet.expand() and answers:
            self._view.choice_sheet.choose(0)

    def _refuse(self, sentence: str) -> None:
        self.refused.emit()
        self._view.show_message(sentence)

    def _choose_first(self) -> str:
        """What is missing where no hand card is selected."""
        refusal = self._session.refusal(TakeTable(self._selection.table_cards))
        if refusal and refusal.reason is RefusalReason.NO_LAID_CARD and self._wording is not None:
            return self._wording.refusal(refusal)
        return self.tr("Choose a card from your hand first.")

    def _make(self, move: Move | TakeTable) -> None:
        self._change_selection(MoveSelection())  # Shown by `reset`, when the events follow.
        self.move_chosen.emit(move)

    def _explain(self, move: Move) -> None:
        refusal = self._session.refusal(move)
        if refusal is not None and self._wording is not None:
            self._refuse(self._wording.refusal(refusal))
            self._is_explained = True

    def _table(self) -> Mask:
        """The cards that can be taken: those of the table, and those on top of open piles."""
        scene = self._view.table_scene
        return mask_of((*scene.table_cards(), *scene.open_piles()))

    def _can_lay_instead(self) -> bool:
        """Whether the selected card may also be laid down, whatever is marked."""
        selection, move = self._selection, self._selection.move
        return move is not None and bool(move.take) and selection.can_lay_down

    def _goes_through_choices(self) -> bool:
        """Whether the secondary button goes to the next capture; else it lays the card.

        A complete selection leaves that to Tab, the wheel and the menu.
        """
        if self._can_lay_instead() or self.play_on_click == COMPLETE_SELECTION:
            return False
        return len(self._selection.choices) > 1

    def _fits(self, selection: MoveSelection) -> bool:
        """Whether the marked cards can become a capture; of a very large table: unknown, True."""
        is_listed = self._table().bit_count() <= _MOST_CARDS_LISTED
        return not is_listed or not selection.table_cards or bool(selection.fitting_cards)

    def _is_legal(self, selection: MoveSelection) -> bool:
        """Whether the selected move is legal; of a very large table not every one is listed."""
        move = selection.move
        return selection.is_legal or (move is not None and self._session.refusal(move) is None)

    def _set_selection(self, selection: MoveSelection) -> None:
        self._change_selection(selection)
        self._show()

    def _change_selection(self, selection: MoveSelection) -> None:
        if self._is_explained:
            self._view.clear_message()  # It is about the earlier selection.
            self._is_explained = False
        self._selection = selection
        self._hint = 0

    def _show(self) -> None:
        self._showing.stop()
        if self._wording is None:
            return
        self._view.set_marks(self._marks())
        primary, is_enabled, secondary = self._button_texts(self._wording)
        is_secondary_enabled, tip = self._discard_state(self._wording)
        self._view.buttons.set_texts(
            primary, is_enabled, secondary,
            cards=self._named_cards(is_enabled), short_secondary=self._short_number(),
            secondary_enabled=is_secondary_enabled, secondary_tip=tip,
        )  # fmt: skip
        self._view.show_selected_sum(self._selected_sum())

    def _selected_sum(self) -> str:
        """The sum of the marked table cards before a hand card is selected; else empty.

        Empty also where a pile is marked, which is taken by no sum.
        """
        selection = self._selection
        if selection.table_cards & selection.tops:
            return ""
        is_shown = selection.card is None and selection.table_cards and not self._highlighted
        if not is_shown or selection.table_capture or self._wording is None:
            return ""
        return self._wording.selected_sum(selection.table_cards)

    def _announce_selection(self) -> None:
        """Have screen readers read the sum of the marked cards, or the move that would be made."""
        if self._wording is None:
            return
        text = self._selected_sum() or self._button_texts(self._wording)[0]
        if text:
            self._view.announce(text)

    def _marks(self) -> dict[Card, CardMark]:
        if self._highlighted:
            return {card: CardMark(CardState.TAKEN) for card in cards_of(self._highlighted)}
        if self._hint:
            return self._locked_marks() | {
                card: CardMark(CardState.HINT) for card in cards_of(self._hint)
            }
        return self._locked_marks() | self._selection_marks()

    def _locked_marks(self) -> dict[Card, CardMark]:
        """The hand cards that may not be played now, with the reason."""
        playable = {move.card for move in self._selection.moves}
        if not playable or self._wording is None:
            return {}
        refusals = {
            card: self._session.refusal(Move(card))
            for card in self._view.table_scene.own_hand()
            if card not in playable and not self._view.table_scene.is_hidden(card)
        }
        return {
            card: CardMark(CardState.LOCKED, reason=self._wording.refusal(refusal))
            for card, refusal in refusals.items()
            if refusal is not None
        }

    def _selection_marks(self) -> dict[Card, CardMark]:
        selection, move = self._selection, self._selection.move
        if move is None:
            return self._marks_of_table_selection()
        reachable = union(choice.take for choice in selection.choices) | move.take
        marks = {
            card: CardMark(CardState.NOT_TAKEN) for card in cards_of(self._table() & ~reachable)
        }
        suggested = 0
        if self.play_on_click == COMPLETE_SELECTION:
            suggested = move.take & ~selection.table_cards
        marks |= {card: CardMark(CardState.SUGGESTED) for card in cards_of(suggested)}
        taken = move.take & ~suggested
        marks |= {card: self._mark(CardState.TAKEN, card) for card in cards_of(taken)}
        return marks | {move.card: self._mark(CardState.SELECTED, move.card)}

    def _marks_of_table_selection(self) -> dict[Card, CardMark]:
        """The marks while table cards are selected, but no hand card.

        The cards of hand and table that cannot make a capture with them are dimmed.
        """
        selection = self._selection
        marks: dict[Card, CardMark] = {}
        table = self._table()
        if selection.table_cards and table.bit_count() <= _MOST_CARDS_LISTED:
            cards = table | mask_of({move.card for move in selection.moves})
            unfit = cards & ~selection.fitting_cards
            reason = self.tr("It cannot be combined with the selected cards.")
            marks = {card: CardMark(CardState.NOT_TAKEN, reason=reason) for card in cards_of(unfit)}
        return marks | {
            card: self._mark(CardState.TAKEN, card) for card in cards_of(selection.table_cards)
        }

    def _mark(self, state: CardState, card: Card) -> CardMark:
        return CardMark(state, note=self._wording.value(card) if self._wording else "")

    def _button_texts(self, wording: CardWording) -> tuple[str, bool, str | None]:
        """The primary text, whether the primary button is enabled, and the secondary text."""
        selection, move = self._selection, self._selection.move
        if capture := selection.table_capture:
            return wording.key(capture), True, None
        if move is None:
            call_out = self.tr("Call out …") if self._is_call_out_offered else None
            if self._offer is None and self._session.is_turning_due:
                return self.tr("Turn over a card"), True, None
            if self._offer is None:
                return "", False, call_out
            return self._offer.text, True, self._offer.alternative or call_out
        if not self._is_legal(selection):
            refusal = self._session.refusal(move)
            text = wording.impossible(refusal) if refusal else ""
            return text, False, self._secondary_text(wording)
        return self._move_text(move, wording), True, self._secondary_text(wording)

    def _named_cards(self, is_enabled: bool) -> Mask:
        """The table cards that the primary text names, if it names each of them."""
        made = self._selection.table_capture or self._selection.move
        is_named = is_enabled and made is not None and made.take.bit_count() <= MAX_CARDS_ON_KEY
        return made.take if made is not None and is_named else 0

    def _move_text(self, move: Move, wording: CardWording) -> str:
        """The text of a move, in full or numbered where another choice has the same text."""
        captures = [choice for choice in self._selection.choices if choice.take]
        names_cards = move.take.bit_count() <= MAX_CARDS_ON_KEY
        has_same_text = names_cards and any(_has_same_ranks(move, other) for other in captures)
        text = wording.key_in_full(move) if has_same_text else wording.key(move)
        if self._can_lay_instead() and len(captures) > 1:
            number = captures.index(move) + 1
            numbered = self.tr("{move} ({number} of {all})")
            return numbered.format(move=text, number=number, all=len(captures))
        return text

    @property
    def _is_call_out_offered(self) -> bool:
        """Whether the secondary button is that for calling out: no card is selected."""
        is_possible = self.offers_call_out and self._session.may_call_out
        selection = self._selection
        return is_possible and selection.move is None and selection.table_capture is None

    def _secondary_text(self, wording: CardWording) -> str | None:
        """The text of the secondary button while a hand card is selected."""
        if self._goes_through_choices():
            numbered = self.tr("Next capture, {number} of {all}")
            return numbered.format(
                number=self._selection.choice_index + 1, all=len(self._selection.choices)
            )
        move = self._selection.move
        if move is None or not move.take:
            return None  # The primary button lays the card, or says why that is not possible.
        return wording.key(Move(move.card))

    def _short_number(self) -> str:
        """The number of the capture as short as possible: `› 2/3`; empty if there are no others."""
        if not self._goes_through_choices():
            return ""
        return f"› {self._selection.choice_index + 1}/{len(self._selection.choices)}"

    def _discard_state(self, wording: CardWording) -> tuple[bool, str]:
        """Whether the secondary button is enabled, and what it does or why it is disabled."""
        card = self._selection.card
        if card is None or self._goes_through_choices():
            return True, ""
        refusal = self._session.refusal(Move(card))
        return (True, wording.discard_tip(card)) if refusal is None else (
            False, wording.refusal(refusal)
        )  # fmt: skip


def _has_same_ranks(move: Move, other: Move) -> bool:
    """Whether two different captures take cards of the same ranks."""
    if move.is_pile or other.is_pile:
        return move.is_pile and other.is_pile and move != other
    if other.take == move.take or other.take.bit_count() != move.take.bit_count():
        return False
    return sorted(map(rank_of, cards_of(move.take))) == sorted(map(rank_of, cards_of(other.take)))
