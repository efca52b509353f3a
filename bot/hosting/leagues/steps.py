"""What a league owes: one thing after the other, each read from what is stored, so that a kill repeats nothing.

`next_step` says what is to be done next; it knows nothing of the store or of the chat service. Doing a step changes
what is stored, in one transaction, so that the same step does not come again.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.hosting.leagues.league import LeaguePostKind, LeagueStatus, PairingStatus
from bot.hosting.table import Status
from bot.store.leagues import LeagueRow, PairingRow, PostRow, SeasonRows

REMINDED_BEFORE = timedelta(days=1)
"""How long before the end of a round it is reminded, at most half of the round."""


@dataclass(frozen=True, slots=True)
class Count:
    """A table is over: note what it came to."""

    pairing: PairingRow


@dataclass(frozen=True, slots=True)
class NextRound:
    """A round is over, or the season begins: make the next one, or end the season where there can be none."""


@dataclass(frozen=True, slots=True)
class Finish:
    """All rounds are played: end the season."""


@dataclass(frozen=True, slots=True)
class Open:
    """Open a table, and start it."""

    pairing: PairingRow


@dataclass(frozen=True, slots=True)
class Part:
    """Take somebody who has left the season out of a table that is played."""

    table_id: int
    person_id: int


@dataclass(frozen=True, slots=True)
class Halt:
    """Pause a table with its league, or let it go on."""

    pairing: PairingRow
    paused: bool


@dataclass(frozen=True, slots=True)
class Remind:
    """A round ends soon: remind those it waits for."""


@dataclass(frozen=True, slots=True)
class Tell:
    """Tell the channel something; `posts`: the rows that one post tells."""

    posts: tuple[PostRow, ...]


Step: TypeAlias = Count | NextRound | Finish | Open | Part | Halt | Remind | Tell


def next_step(rows: SeasonRows, now: datetime, without: Collection[type] = ()) -> Step | None:
    """Return what is to be done next for a league; None: nothing now. `without`: kinds that have just failed."""
    found: list[Step | None] = [
        _counted(rows),
        _halted(rows),
        _parted(rows),
        _round(rows, now),
        _opened(rows),
        _reminded(rows, now),
        _told(rows),
    ]
    return next((each for each in found if each is not None and type(each) not in without), None)


def next_look(row: LeagueRow, now: datetime) -> datetime | None:
    """Return when a league has something to do by time alone."""
    if row.status != LeagueStatus.RUNNING or row.round_ends_at is None:
        return None
    moments = (row.round_ends_at, *([] if row.reminded >= row.round else [_reminds_at(row, row.round_ends_at)]))
    return min((each for each in moments if each > now), default=None)


def _counted(rows: SeasonRows) -> Step | None:
    over = (each for each in _running(rows) if each.table_status in (Status.FINISHED, Status.CANCELLED))
    return next((Count(each) for each in over), None)


def _halted(rows: SeasonRows) -> Step | None:
    rests = rows.league.status == LeagueStatus.PAUSED
    for each in rows.pairings:
        if each.table_status != Status.RUNNING:
            continue
        if rests and not each.paused and each.status == PairingStatus.RUNNING and each.table_paused_at is None:
            return Halt(each, paused=True)
        if each.paused and not rests:
            return Halt(each, paused=False)
    return None


def _parted(rows: SeasonRows) -> Step | None:
    return next((Part(*each) for each in rows.left), None)


def _round(rows: SeasonRows, now: datetime) -> Step | None:
    row = rows.league
    if row.status != LeagueStatus.RUNNING:
        return None
    present = [each for each in rows.pairings if each.round == row.round]
    played = all(each.status == PairingStatus.OVER for each in present)
    if row.round < row.rounds:
        opened = all(each.status != PairingStatus.PLANNED for each in present)
        due = opened and row.round_ends_at is not None and row.round_ends_at <= now
        return NextRound() if row.round == 0 or played or due else None
    return Finish() if all(each.status == PairingStatus.OVER for each in rows.pairings) else None


def _opened(rows: SeasonRows) -> Step | None:
    if rows.league.status != LeagueStatus.RUNNING:
        return None
    return next((Open(each) for each in rows.pairings if each.status == PairingStatus.PLANNED), None)


def _reminded(rows: SeasonRows, now: datetime) -> Step | None:
    row = rows.league
    if row.status != LeagueStatus.RUNNING or row.round_ends_at is None or row.reminded >= row.round:
        return None
    waits = any(each.round == row.round and each.table_status == Status.RUNNING for each in _running(rows))
    return Remind() if waits and _reminds_at(row, row.round_ends_at) <= now else None


def _reminds_at(row: LeagueRow, ends_at: datetime) -> datetime:
    return ends_at - min(REMINDED_BEFORE, timedelta(days=row.days) / 2)


def _told(rows: SeasonRows) -> Step | None:
    if not rows.posts:
        return None
    first = rows.posts[0]
    if first.kind != LeaguePostKind.JOIN:
        return Tell((first,))
    return Tell(tuple(each for each in rows.posts if each.kind == LeaguePostKind.JOIN))


def _running(rows: SeasonRows) -> list[PairingRow]:
    return [each for each in rows.pairings if each.status == PairingStatus.RUNNING]
