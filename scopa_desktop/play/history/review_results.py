"""Results of the review of a match in the database.

A result belongs to a step and a depth, and to the record up to the end of its round: if that round
was played differently since, or an earlier one was, the result is not read any more. Whatever
cannot be read is worked out again.
"""

import hashlib
import json
import logging
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from scopa_desktop.ai.review.match_review import REVIEW_VERSION, ReviewStep, step_of
from scopa_desktop.ai.review.results import ReviewResult, RoundReview, result_from_json
from scopa_desktop.play.history.match_facts import digest_of
from scopa_desktop.play.history.match_history import MatchHistory
from scopa_desktop.play.storage.database import transaction
from scopa_desktop.play.storage.json_fields import json_object, parse_json
from scopa_desktop.rules.record import Record, record_head, round_text

_OF_ROUND: Final = 0
"""The number of the move of a result that is that of the round."""

_log = logging.getLogger(__name__)


class StoredReview(NamedTuple):
    """What the database has of a review."""

    match_id: str | None
    """The id of the match; None if it is not in the history, so that nothing can be kept."""
    results: list[ReviewResult]


def stored_review(
    record: Record, reviewed: Record, depth: int, match_id: str | None
) -> Callable[[MatchHistory], StoredReview]:
    """A query that reads the results of `reviewed`, the part of `record` that is reviewed.

    Without the id of the match, it is found by the record.
    """

    def query(history: MatchHistory) -> StoredReview:
        found = match_id or _id_of(history, record)
        results = [] if found is None else _results(history, found, reviewed, depth)
        return StoredReview(found, results)

    return query


def store_results(
    record: Record, depth: int, match_id: str, results: Iterable[ReviewResult]
) -> Callable[[MatchHistory], None]:
    """A query that keeps results; nothing if the match is not in the history any more.

    Nor where the history is write-protected: its player has been told so.
    """
    kept = list(results)

    def query(history: MatchHistory) -> None:
        connection = history.connection
        if history.is_read_only:
            return
        digests = _digests(record)
        with transaction(connection):
            for result in kept:
                step = step_of(result)
                connection.execute(
                    "INSERT OR REPLACE INTO review_result"
                    " SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS"
                    " (SELECT 1 FROM match WHERE id = ?1)",
                    (
                        match_id,
                        depth,
                        step.round_number,
                        step.move_number or _OF_ROUND,
                        digests[step.round_number - 1],
                        json.dumps(result.to_json()),
                    ),
                )

    return query


def _id_of(history: MatchHistory, record: Record) -> str | None:
    row = history.connection.execute(
        "SELECT id FROM match WHERE digest = ? ORDER BY match", (digest_of(record),)
    ).fetchone()
    return None if row is None else row["id"]


def _results(
    history: MatchHistory, match_id: str, record: Record, depth: int
) -> list[ReviewResult]:
    """The usable results of a match, those of the record alone."""
    deals = {digest: deal for deal, digest in enumerate(_digests(record), 1)}
    rows = history.connection.execute(
        "SELECT move, digest, result FROM review_result WHERE match = ? AND depth = ?",
        (match_id, depth),
    )
    results = []
    for move, digest, text in rows:
        if digest not in deals:
            continue
        try:
            result = result_from_json(json_object(parse_json(text)))
        except ValueError as error:
            _log.warning("a result of a review is damaged: %s", error)
            continue
        step = ReviewStep(deals[digest], move or None)
        if step_of(result) == step and _fits(result, record):
            results.append(result)
    return results


def _fits(result: ReviewResult, record: Record) -> bool:
    """Whether a result can be that of a step of the record."""
    if isinstance(result, RoundReview):
        return len(result.leads) == len(result.luck) == record.seating.sides
    moves = record.rounds[result.round_number - 1].moves
    is_move = 1 <= result.move_number <= len(moves)
    return (
        is_move
        and moves[result.move_number - 1] == result.played
        and 0 <= result.seat < record.seating.players
    )


def _digests(record: Record) -> list[str]:
    """For each round, the SHA-256 digest of the record up to its end."""
    sha = hashlib.sha256(f"review {REVIEW_VERSION}\n{record_head(record)}".encode())
    digests = []
    for number, recorded in enumerate(record.rounds, 1):
        sha.update(round_text(number, recorded).encode())
        digests.append(sha.hexdigest())
    return digests
