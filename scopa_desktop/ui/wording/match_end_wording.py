"""The end of a match in words: who has won, a remark of a character, what was new."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from scopa_desktop.ai.deciding_moment import DecidingMoment, MomentKind
from scopa_desktop.ai.levels import find_level
from scopa_desktop.play.leaderboard.match_news import MatchNews
from scopa_desktop.play.session.seats import has_several_people, person_seats
from scopa_desktop.rules.ending import tie_break
from scopa_desktop.rules.match import Match
from scopa_desktop.rules.moves import Move
from scopa_desktop.ui.text_language import translate
from scopa_desktop.ui.wording.badge_wording import badge_name, badge_task
from scopa_desktop.ui.wording.card_wording import CardWording, game_title, own_name
from scopa_desktop.ui.wording.list_format import and_list
from scopa_desktop.ui.wording.move_wording import played_move_text
from scopa_desktop.ui.wording.number_format import chance_percentage, counted, number
from scopa_desktop.ui.wording.remarks import Occasion, evening
from scopa_desktop.ui.wording.score_wording import ScoreWording, SideWording
from scopa_desktop.ui.wording.text_direction import from_left

tr: Final = partial(translate, "ScoreDialog")
N_: Final = partial(QT_TRANSLATE_NOOP, "MatchEnd")


def own_side_of(match: Match) -> int | None:
    """The side of the person; None if there is not exactly one, or there were several."""
    seats = person_seats(match)
    is_alone = len(seats) == 1 and not has_several_people(match)
    return match.seating.side_of(seats[0]) if is_alone else None


def score_text(totals: Sequence[int], first: int | None) -> str:
    """`12 to 7`: the points of the side `first`, then those of the others, the best first."""
    others = [points for side, points in enumerate(totals) if side != first]
    own = [] if first is None else [totals[first]]
    ordered = [str(points) for points in (*own, *sorted(others, reverse=True))]
    if len(ordered) == 2:
        return tr("{0} to {1}").format(*ordered)
    return and_list(ordered)


def winner_title(sides: SideWording, winner: int) -> str:
    """`You win`, `Don Ciro wins`."""
    return sides.sentence(
        winner, second_person=tr("You win"), singular=tr("{name} wins"), plural=tr("{name} win")
    )


def victory_sentence(match: Match, wording: ScoreWording, sides: SideWording) -> str:
    """A sentence about the side that has won a match, and by what."""
    assert match.winner is not None
    winner = match.winner
    if match.round is not None and match.round.instant_winner is not None:
        return wording.won_at_once(winner)
    if match.call is not None:
        return wording.called_out(match.call, match.seating.side_of(match.call.seat))
    won = sides.sentence(
        winner,
        second_person=tr("You win the match, {score}."),
        singular=tr("{name} wins the match, {score}."),
        plural=tr("{name} win the match, {score}."),
        score=score_text(match.totals, winner),
    )
    decision = tie_break(match.variant, winner, match.totals, match.tallies)
    return won if decision is None else f"{won} {wording.decided_by(decision)}"


class Remark(NamedTuple):
    """What a character says at the end of a match."""

    portrait: str
    name: str
    occasion: Occasion
    text: str


def remark_of(match: Match) -> Remark | None:
    """What a character says; None if people played among themselves, or if all has been said.

    A character that has won comforts the others; of those that a person has beaten, the first one
    congratulates.
    """
    assert match.winner is not None
    winner = match.winner
    side_of = match.seating.side_of
    players = list(enumerate(match.players))
    has_person_won = any(player.is_person for seat, player in players if side_of(seat) == winner)
    for seat, player in players:
        level = find_level(player.level)
        if level is not None and (side_of(seat) == winner) is not has_person_won:
            occasion = Occasion.LOST if has_person_won else Occasion.WON
            text = evening().remark_after(match, occasion, level.id)
            return None if text is None else Remark(level.portrait, player.name, occasion, text)
    return None


class NewsLine(NamedTuple):
    """Something new, with the id of the badge that it is about, if any."""

    text: str
    badge: str = ""


def news_lines(match: Match, news: MatchNews) -> Iterator[NewsLine]:
    """What a match has brought, one line for each."""
    if news.best_lead is not None:
        pattern = translate("MatchEnd", "Your best result in {game}: {points} ahead.")
        yield NewsLine(
            pattern.format(game=game_title(match.variant), points=counted("points", news.best_lead))
        )
    for badge in news.badges:
        pattern = translate("MatchEnd", "New badge: {name}. {task}")
        yield NewsLine(pattern.format(name=badge_name(badge), task=badge_task(badge)), badge)
    if news.ratings is not None:
        course = from_left(" → ".join(map(number, news.ratings)))
        yield NewsLine(translate("MatchEnd", "Your rating: {course}").format(course=course))


_MOMENTS: Final[dict[MomentKind, object]] = {
    MomentKind.GAIN: N_("Round {number}: {move}."),
    MomentKind.MISTAKE: N_("Round {number}: {move}. That was a mistake."),
    MomentKind.SLIP: N_("Round {number}: {move}. That was a small slip."),
    MomentKind.SOUND: N_("Round {number}: {move}. No other move was clearly better."),
    MomentKind.FORCED: N_("Round {number}: {move}."),
    MomentKind.CARDS: N_("Round {number}: the cards decided, and no single move."),
}


def moment_caption(moment: DecidingMoment | None) -> str:
    """The words above the deciding moment."""
    if moment is not None and moment.kind is MomentKind.CARDS:
        return translate("MatchEnd", "What decided it")
    return translate("MatchEnd", "The move that decided it")


def moment_sentence(
    match: Match, moment: DecidingMoment, words: CardWording, names: Sequence[str], own: int | None
) -> str:
    """What decided a match, whose gain or mistake it was, and how the chance to win changed.

    `names` are those of the seats, empty for the user; `own` is the side of the user.
    """
    assert match.winner is not None
    text = translate("MatchEnd", str(_MOMENTS[moment.kind])).format(
        number=number(moment.round_number), move=_move_of(match, moment, words, names)
    )
    before, after = moment.before, moment.after
    if match.winner == own:
        pattern = translate(
            "MatchEnd", "Your chance to win the match rose from {before} to {after}."
        )
    elif own is not None and match.seating.sides == 2:
        before, after = 1 - before, 1 - after
        pattern = translate(
            "MatchEnd", "Your chance to win the match fell from {before} to {after}."
        )
    else:
        pattern = translate(
            "MatchEnd",
            "The chance of {winner} to win the match rose from {before} to {after}.",
        )
    chances = pattern.format(
        winner=and_list([names[each] for each in match.seating.seats_of(match.winner)]),
        before=chance_percentage(before),
        after=chance_percentage(after),
    )
    return f"{text} {chances}"


def _move_of(match: Match, moment: DecidingMoment, words: CardWording, names: Sequence[str]) -> str:
    """The move of a deciding moment, by who made it; empty where the cards decided."""
    if moment.kind is MomentKind.CARDS:
        return ""
    deal, count = moment.position
    seat = match.seats_of_moves(deal)[count]
    move = match.recorded_round(deal).moves[count]
    assert isinstance(move, Move)
    record, name = match.record, names[seat]
    mover = record.mover(seat, deal, count).player
    if mover != match.players[seat]:
        name = own_name(mover.name)
    elif not name and record.is_automatic(seat, deal, count):
        name = translate("MatchEnd", "Automatic play")
    return played_move_text(move, words, name)
