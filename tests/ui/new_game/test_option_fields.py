"""Fields made from the options of a game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.rules import options
from scopa_desktop.rules.catalogue import CATALOGUE, CIRULLA, SCOPA
from scopa_desktop.rules.variant import Variant
from scopa_desktop.ui.new_game.option_fields import OptionField, RuleFields, effective_options
from scopa_desktop.ui.pictures.decks import load_decks
from scopa_desktop.ui.wording.card_wording import CardWording

from ..conftest import show_active, show_widget


class Page(QWidget):
    """All fields of a game below each other."""

    def __init__(self, variant: Variant) -> None:
        super().__init__()
        self.rules = RuleFields(variant, load_decks()[variant.deck], self)
        column = QVBoxLayout(self)
        for field in self.rules.fields:
            if field.label is not None:
                column.addWidget(field.label)
            column.addWidget(field.editor)
            column.addWidget(field.mark)

    def field(self, name: str) -> OptionField:
        return next(field for field in self.rules.fields if field.option.name == name)


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    made = Page(SCOPA)
    return show_active(qtbot, made)


def test_every_option_of_every_game_has_a_field_of_its_kind(qtbot: QtBot) -> None:
    for variant in CATALOGUE.values():
        made = Page(variant)
        qtbot.addWidget(made)
        wording = CardWording(load_decks()[variant.deck], variant)
        for field in made.rules.fields:
            ranged = isinstance(field.option.values, range)
            kind = QSpinBox if ranged else QCheckBox if field.option.is_switch else QComboBox
            assert isinstance(field.editor, kind)
            assert field.editor.accessibleName() == wording.text(field.option.label)
            assert field.editor.toolTip().startswith(wording.text(field.option.help))
        assert made.rules.variant() == variant


def test_the_fields_show_a_game_as_it_was_set(qtbot: QtBot) -> None:
    made = Page(SCOPA.configured({"target": 21, "primiera": "order", "last_play_sweep": True}))
    qtbot.addWidget(made)
    assert made.field("target").value() == 21
    assert made.field("primiera").value() == "order"
    assert made.field("last_play_sweep").value() is True
    assert made.rules.variant().changed == {
        "target": 21,
        "primiera": "order",
        "last_play_sweep": True,
    }


def test_a_click_on_a_switch_changes_the_game(page: Page, qtbot: QtBot) -> None:
    field = page.field("last_play_sweep")
    with qtbot.waitSignal(page.rules.changed):
        qtbot.keyClick(field.editor, Qt.Key.Key_Space)
    assert page.rules.variant().sweep.on_last_play
    assert field.mark.is_changed


def test_the_keyboard_chooses_in_a_list(page: Page, qtbot: QtBot) -> None:
    field = page.field("king_redeal")
    qtbot.keyClick(field.editor, Qt.Key.Key_Up)
    assert page.rules.variant().changed == {"king_redeal": 2}
    qtbot.keyClick(field.editor, Qt.Key.Key_Down)
    assert page.rules.variant() == SCOPA
    assert not field.mark.is_changed


def test_figures_are_typed_into_a_number(page: Page, qtbot: QtBot) -> None:
    field = page.field("target")
    assert isinstance(field.editor, QSpinBox)
    field.editor.selectAll()
    qtbot.keyClicks(field.editor, "500")
    qtbot.keyClick(field.editor, Qt.Key.Key_Tab)
    assert page.rules.variant().target <= 101


def test_a_rule_without_effect_is_closed_and_opens_again(page: Page, qtbot: QtBot) -> None:
    kings, who = page.field("king_redeal"), page.field("redeal_by")
    assert who.editor.isEnabled()
    qtbot.keyClick(kings.editor, Qt.Key.Key_Home)
    assert kings.value() == 0
    assert not who.editor.isEnabled()
    qtbot.keyClick(kings.editor, Qt.Key.Key_Down)
    assert who.editor.isEnabled()


def test_a_closed_rule_keeps_what_was_set_but_counts_for_nothing(page: Page, qtbot: QtBot) -> None:
    suits, kind = page.field("primiera_needs_four_suits"), page.field("primiera")
    qtbot.keyClick(suits.editor, Qt.Key.Key_Space)
    qtbot.keyClick(kind.editor, Qt.Key.Key_Down)
    assert page.rules.variant().changed == {"primiera": "sevens"}
    assert not suits.mark.is_changed
    qtbot.keyClick(kind.editor, Qt.Key.Key_Up)
    assert page.rules.variant().changed == {"primiera_needs_four_suits": False}


def test_restoring_sets_everything_back(page: Page, qtbot: QtBot) -> None:
    qtbot.keyClick(page.field("king_redeal").editor, Qt.Key.Key_Up)
    qtbot.keyClick(page.field("fewest_cards_first").editor, Qt.Key.Key_Space)
    page.rules.restore(SCOPA)
    assert page.rules.variant() == SCOPA
    assert page.field("redeal_by").editor.isEnabled()
    assert not any(field.mark.is_changed for field in page.rules.fields)


def test_the_rule_with_the_keyboard_is_explained(page: Page, qtbot: QtBot) -> None:
    explanations: list[str] = []
    page.rules.explanation_changed.connect(explanations.append)
    field = page.field("last_play_sweep")
    field.editor.setFocus()
    explanation = "Clearing the table with the round's last card makes scopa."
    assert explanations[-1] == explanation
    qtbot.keyClick(field.editor, Qt.Key.Key_Space)
    assert explanations[-1] == f"{explanation} Usual in this game: off."
    assert field.editor.accessibleDescription() == explanations[-1]
    page.field("primiera").editor.setFocus()
    assert explanations[-1] == options.PRIMIERA_KIND.help


def test_the_rule_under_the_pointer_goes_before_the_one_with_the_keyboard(
    page: Page, qtbot: QtBot
) -> None:
    explanations: list[str] = []
    page.rules.explanation_changed.connect(explanations.append)
    page.field("primiera").editor.setFocus()

    def point_at(part: QWidget) -> None:
        QTest.mouseMove(page.windowHandle(), part.mapTo(page, part.rect().center()))

    point_at(page.field("redeal_by").editor)
    qtbot.waitUntil(lambda: explanations[-1] == options.REDEAL_BY.help)
    point_at(page.field("king_redeal").editor)
    qtbot.waitUntil(lambda: explanations[-1] == options.KING_REDEAL.help)
    point_at(page.field("king_redeal").mark)
    qtbot.waitUntil(lambda: explanations[-1] == options.PRIMIERA_KIND.help)


def test_a_closed_rule_says_why(page: Page, qtbot: QtBot) -> None:
    who = page.field("redeal_by")
    reason = options.REDEAL_BY.idle[0].sentence
    assert reason not in who.editor.toolTip()
    qtbot.keyClick(page.field("king_redeal").editor, Qt.Key.Key_Home)
    assert who.editor.toolTip() == f"{options.REDEAL_BY.help} {reason}"
    assert who.editor.accessibleDescription() == who.editor.toolTip()


def test_what_has_no_effect_does_not_count() -> None:
    idle = SCOPA.configured({"king_redeal": 0, "redeal_by": "next"})
    assert effective_options(idle) == {"king_redeal": 0}
    assert RuleFields(idle, load_decks()[idle.deck]).variant().changed == {"king_redeal": 0}


def test_a_contradiction_is_taken_back_with_the_reason(qtbot: QtBot) -> None:
    page = show_widget(qtbot, Page(CIRULLA))
    first, beside = page.field("rank_first"), page.field("ace_fifteen_with_ace_on_table")
    qtbot.keyClick(first.editor, Qt.Key.Key_Space)
    with (
        qtbot.waitSignal(page.rules.refused) as refused,
        qtbot.assertNotEmitted(page.rules.changed),
    ):
        qtbot.keyClick(beside.editor, Qt.Key.Key_Space)
    clash = options.ACE_FIFTEEN_WITH_ACE.conflict
    assert clash is not None
    assert refused.args == [clash.sentence]
    assert beside.value() is False
    assert page.rules.variant().changed == {"rank_first": True}
    qtbot.keyClick(first.editor, Qt.Key.Key_Space)
    qtbot.keyClick(beside.editor, Qt.Key.Key_Space)
    assert page.rules.variant().changed == {"ace_fifteen_with_ace_on_table": True}
    with qtbot.waitSignal(page.rules.refused):
        qtbot.keyClick(first.editor, Qt.Key.Key_Space)
    assert first.value() is False


def test_rules_go_back_to_what_was_saved(page: Page, qtbot: QtBot) -> None:
    saved = SCOPA.configured({"target": 16}).named("Ours")
    page.rules.restore(saved)
    assert page.rules.variant() == saved.named("")
    assert page.field("target").mark.is_changed


class TestNumbers:
    """A number is kept as it is typed, and one beyond the limits says what these are."""

    LIMITS = "“First to” can be 1 to 101."

    @pytest.fixture
    def box(self, page: Page) -> QSpinBox:
        box = page.field("target").editor
        assert isinstance(box, QSpinBox)
        box.setFocus()
        box.selectAll()
        return box

    @pytest.mark.parametrize("digit", range(1, 7))
    def test_a_short_match_can_be_typed(
        self, page: Page, qtbot: QtBot, box: QSpinBox, digit: int
    ) -> None:
        qtbot.keyClicks(box, str(digit))
        page.field("primiera").editor.setFocus()
        assert box.value() == page.rules.variant().target == digit
        assert page.field("target").is_valid

    @pytest.mark.parametrize("text", ["0", "102", "9999"])
    def test_a_number_beyond_the_limits_stays_and_names_them(
        self, page: Page, qtbot: QtBot, box: QSpinBox, text: str
    ) -> None:
        with qtbot.waitSignal(page.rules.refused) as refused:
            qtbot.keyClicks(box, text)
        assert refused.args == [self.LIMITS]
        page.field("primiera").editor.setFocus()
        assert box.text() == text
        assert box.property("invalid") is True
        assert not page.field("target").is_valid
        assert page.rules.variant().target in SCOPA.option("target").values

    def test_a_correction_is_accepted_again(self, page: Page, qtbot: QtBot, box: QSpinBox) -> None:
        qtbot.keyClicks(box, "150")
        qtbot.keyClick(box, Qt.Key.Key_Backspace)
        assert page.field("target").is_valid
        assert box.property("invalid") is False
        assert page.rules.variant().target == 15

    def test_an_empty_field_is_not_a_number(self, page: Page, qtbot: QtBot, box: QSpinBox) -> None:
        with qtbot.waitSignal(page.rules.refused) as refused:
            qtbot.keyClick(box, Qt.Key.Key_Backspace)
        assert refused.args == [self.LIMITS]
        qtbot.keyClick(box, Qt.Key.Key_Return)
        assert box.text() == ""
        assert not page.field("target").is_valid

    def test_the_arrows_stay_within_the_limits(
        self, page: Page, qtbot: QtBot, box: QSpinBox
    ) -> None:
        qtbot.keyClicks(box, "101")
        qtbot.keyClick(box, Qt.Key.Key_Up)
        assert box.value() == 101
        box.selectAll()
        qtbot.keyClicks(box, "0")
        qtbot.keyClick(box, Qt.Key.Key_Up)
        assert box.value() == page.rules.variant().target == 1
        qtbot.keyClick(box, Qt.Key.Key_PageDown)
        assert box.value() == 1

    def test_a_number_that_another_rule_restores_is_valid_again(
        self, page: Page, qtbot: QtBot, box: QSpinBox
    ) -> None:
        qtbot.keyClicks(box, "300")
        page.rules.restore(SCOPA)
        assert box.value() == 11
        assert page.field("target").is_valid
        assert box.property("invalid") is False

    def test_the_limits_are_those_of_the_game(self, qtbot: QtBot) -> None:
        made = Page(CATALOGUE["escoba-quince"])
        qtbot.addWidget(made)
        assert made.field("target").limits == "7 to 27"
        assert "7 to 27" in made.field("target").editor.accessibleDescription()
