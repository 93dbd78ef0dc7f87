"""What computer players say at the table, and when.

It follows from what everybody has seen: who says something, and about what, depends on no card of a
hand or of the stock.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer

from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.session.session import Session
from scopa_desktop.rules.events import Captured, Declared, Event, PacketDealt, Swept
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.scoring import ScoreSheet
from scopa_desktop.ui.table.animation.highlights import point_card
from scopa_desktop.ui.table.animation.speech_bubbles import RemarkBubble
from scopa_desktop.ui.table.scene.card_poses import OVERLAY_Z
from scopa_desktop.ui.table.table_view import TableView
from scopa_desktop.ui.theme.durations import Speed
from scopa_desktop.ui.wording.remarks import Occasion, evening, quoted_remark

_LONG_WAIT: Final = 45_000
"""Milliseconds after which the person has thought for a long time."""
_MANY: Final = 3
"""Captured cards that are many for one card."""
_SHUTOUT, _FAR, _NEAR = 4, 3, 3
"""Points of a shutout; points behind from which somebody catches up; the most that the sum of a
primiera lacks of one that was nearly won."""
_FREE: Final = frozenset({Occasion.SWEPT_AGAIN, Occasion.SWEPT_AGAIN_BY_PERSON})
_USUAL: Final = (
    frozenset[Occasion](),
    frozenset(
        {
            Occasion.SWEPT,
            Occasion.SWEPT_BY_PERSON,
            Occasion.TOOK_POINT,
            Occasion.POINT_TAKEN_BY_PERSON,
        }
    ),
    frozenset({Occasion.TOOK_MANY, Occasion.MANY_TAKEN_BY_PERSON}),
)
"""What happens in most rounds, and is spoken of in one of three only, by the number of the round:
else nothing would ever be said about anything else."""


class TableRemarks(QObject):
    """Has a computer player say something about a round, at most once, and greet the person.

    It hears of events that everybody has seen, when they are shown. Of a round about which nothing
    was said they may speak when the next one is dealt. Without animations nobody says anything.
    """

    def __init__(self, view: TableView, session: Session) -> None:
        super().__init__(view)
        self.is_enabled = True
        self.is_silent = False
        """Whether nobody says anything whatever the settings are."""
        self._view, self._session = view, session
        self._last: tuple[Match, int] | None = None
        """The match, and the number of the round about which something was said last."""
        self._greeted: Match | None = None
        self._bubble: RemarkBubble | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_LONG_WAIT)
        self._wait.timeout.connect(self._encourage)
        session.own_turn.connect(self._wait.start)
        session.events_occurred.connect(self._wait.stop)
        session.replaced.connect(self._wait.stop)

    def about(self, event: Event) -> None:
        """Have somebody say something about an event, if anybody has something to say."""
        match = self._session.match
        if match is None or not self._can_speak:
            return
        number = match.round_number
        if isinstance(event, PacketDealt):
            if event.number == 1 and number == 1 and self._greeted is not match:
                self._greet(match)
            elif event.number == 1 and number > 1:
                self._say_once(match, number - 1, said_about_round(match))
        else:
            self._say_once(match, number, said_about(event, match))

    def clear(self) -> None:
        """Remove the bubble, because another position is shown."""
        if self._bubble is not None:
            self._view.table_scene.removeItem(self._bubble)
            self._bubble = None

    @property
    def _can_speak(self) -> bool:
        scene = self._view.table_scene
        has_animations = scene.appearance.look.speed is not Speed.OFF
        is_wanted = self.is_enabled and not self.is_silent
        return is_wanted and has_animations and scene.table_layout is not None

    def _greet(self, match: Match) -> None:
        self._greeted = match
        if (seat := _opponent(match)) is not None:
            self._say(match, seat, [evening().greeting(match.players[seat].level)])

    def _encourage(self) -> None:
        """Say something kind to a person who thinks for a long time, if no clock runs."""
        match, session = self._session.match, self._session
        is_waiting = session.is_own_turn and not session.is_suspended
        if match is None or not is_waiting or match.table.turn_seconds or not self._can_speak:
            return
        if (seat := _opponent(match)) is not None:
            self._say_once(match, match.round_number, (seat, [Occasion.PERSON_THINKS]))

    def _say_once(
        self, match: Match, number: int, said: tuple[int, Sequence[Occasion]] | None
    ) -> None:
        """Say something about a round, unless something was said about it."""
        if said is not None and self._last != (match, number) and self._say(match, *said):
            self._last = (match, number)

    def _say(self, match: Match, seat: int, occasions: Sequence[Occasion]) -> bool:
        """Whether the player in a seat had something to say about one of the occasions."""
        player, scene = match.players[seat], self._view.table_scene
        said = (evening().remark(each, player.level) for each in occasions)
        remark = next((each for each in said if each is not None), None)
        if remark is None or (layout := scene.table_layout) is None:
            return False
        self._view.announce(quoted_remark(player.name, remark))
        self._show(RemarkBubble(scene.appearance, layout, seat, z=OVERLAY_Z, remark=remark))
        return True

    def _show(self, bubble: RemarkBubble) -> None:
        self.clear()
        self._bubble = bubble
        self._view.table_scene.addItem(bubble)
        animation = bubble.animation()
        animation.setParent(self)

        def end() -> None:
            animation.deleteLater()
            if self._bubble is bubble:
                self.clear()

        animation.finished.connect(end)
        animation.start()


def said_about(event: Event, match: Match) -> tuple[int, Sequence[Occasion]] | None:
    """Who says something about an event, and on which occasions, the best first."""
    found = _occasions_of(event, match)
    if found is None:
        return None
    seat, own, of_person = found
    if match.players[seat].is_person:
        others = _opponents_of(seat, match)
        said = (others[0], of_person) if others else None
    else:
        said = (seat, own) if find_level(match.players[seat].level) else None
    return said


def _occasions_of(
    event: Event, match: Match
) -> tuple[int, Sequence[Occasion], Sequence[Occasion]] | None:
    """The seat of an event, and the occasions that it is for its player and for the others."""
    current, usual = match.round, _USUAL[match.round_number % len(_USUAL)]
    match event:
        case Swept():
            sweeps = [] if current is None else current.sweeps
            again = len([each for each in sweeps if each.seat == event.seat]) > 1
            own = [Occasion.SWEPT_AGAIN] * again + [Occasion.SWEPT]
            of_person = [Occasion.SWEPT_AGAIN_BY_PERSON] * again + [Occasion.SWEPT_BY_PERSON]
        case Captured() if point_card(event, match.variant) is not None:
            own, of_person = [Occasion.TOOK_POINT], [Occasion.POINT_TAKEN_BY_PERSON]
        case Captured() if event.pile.bit_count() >= _MANY or (
            event.taken.bit_count() >= _MANY and current and current.table
        ):
            own, of_person = [Occasion.TOOK_MANY], [Occasion.MANY_TAKEN_BY_PERSON]
        case Declared():
            return event.seat, [Occasion.DECLARED], [Occasion.DECLARED_BY_PERSON]
        case _:
            return None
    spoken = usual | _FREE
    return (
        event.seat,
        [each for each in own if each in spoken],
        [each for each in of_person if each in spoken],
    )


def said_about_round(match: Match) -> tuple[int, Sequence[Occasion]] | None:
    """Who says something about the last round when the next one is dealt, and what it was."""
    seat = _opponent(match)
    if seat is None or not match.sheets:
        return None
    sheet, side = match.sheets[-1], match.seating.side_of(seat)
    person = next(each for each, player in enumerate(match.players) if player.is_person)
    rival = match.seating.side_of(person)
    points = sheet.totals
    own, best = points[side], max(each for at, each in enumerate(points) if at != side)
    lead = match.totals[side] - match.totals[rival]
    lead_before = lead - own + points[rival]
    target = match.variant.target
    is_near_end = max(match.totals[side], match.totals[rival]) >= target * 0.7
    occasions = {
        Occasion.SHUTOUT: own >= _SHUTOUT and best == 0,
        Occasion.CAUGHT_UP: lead_before <= -_FAR and lead == 0,
        Occasion.PRIMIERA_MISSED: _has_missed_primiera(sheet, side),
        Occasion.CLOSE: abs(lead) <= 1 and is_near_end,
        Occasion.AHEAD: lead >= target / 2,
        Occasion.BEHIND: lead <= -target / 2,
        Occasion.ROUND_WON: own > best,
        Occasion.ROUND_LOST: points[rival] > own,
        Occasion.ROUND_DRAWN: points[rival] == own,
    }
    return seat, [occasion for occasion, is_it in occasions.items() if is_it]


def _has_missed_primiera(sheet: ScoreSheet, side: int) -> bool:
    """Whether another side had a little more."""
    for line in sheet.lines:
        if line.category == "primiera" and not line.points[side] and any(line.points):
            own, best = line.figures[side], line.figures[line.points.index(max(line.points))]
            return own is not None and best is not None and best - own <= _NEAR
    return False


def _opponent(match: Match) -> int | None:
    """The computer player that speaks to a person; None if there is none."""
    people = [seat for seat, player in enumerate(match.players) if player.is_person]
    others = _opponents_of(people[0], match) if people else []
    return others[0] if others else None


def _opponents_of(seat: int, match: Match) -> list[int]:
    """The seats of the computer players on other sides."""
    side_of = match.seating.side_of
    return [
        other
        for other, player in enumerate(match.players)
        if side_of(other) != side_of(seat) and find_level(player.level) is not None
    ]
