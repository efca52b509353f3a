"""Whom a post pings: who became asked by what it tells, once, and nobody twice within minutes.

The law. A post pings the people whose seats are asked what they were not asked at the last post. It does not ping

- who brought it about by taking back an own action, and is where the game had been before;
- who is in quiet hours or away (unless just now at play);
- anybody while the table is paused: who is asked is told when it goes on;
- who was pinged about another table, or by a letter that told of another one, within the last minutes.

The last two are told by a notice instead, once they may be. It is dropped when it holds no longer by then, and goes
together with all else that is due to them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.notices.ways import allowed_from, is_closed
from bot.hosting.people.preferences import Preferences, preferences_of
from bot.hosting.table import Table
from bot.store import notices
from engine.contract import Seat

SPACING = timedelta(minutes=3)
"""Who was pinged is not pinged again within this time about another table: what comes meanwhile is told together."""
AT_PLAY = timedelta(minutes=90)
"""Who has pressed so lately is not taken to sleep; it is noted once an hour."""


class Later(NamedTuple):
    """Somebody whom a post does not ping, but who is told by a notice."""

    person_id: int
    since: int | None
    due: datetime
    kind: str = "asked"


@dataclass(frozen=True, slots=True)
class Pinged:
    """Whom a post pings, by seat, and who is told later."""

    now: Mapping[Seat, int]
    later: tuple[Later, ...] = ()


NOBODY = Pinged({})


class Asked(NamedTuple):
    """Who is asked now, who was asked at the last post, and whose press made the newest entry."""

    now: Collection[Seat]
    """Without those who may answer anew."""
    next: Seat | None
    """Whose turn surely comes next."""

    told: Mapping[Seat, int]
    posted_until: int
    presser: int | None
    ordered: Collection[Seat] = ()
    """Those who need not come, since the host will answer for them. Who takes no direct messages is pinged all the
    same: that one could not be told where it has to come after all."""


async def pinged(connection: AsyncConnection, table: Table, asked: Asked, now: datetime) -> Pinged:
    """Return whom a post of a table pings, and whom notices tell of what it tells."""
    new = newly_asked(table, asked)
    if not new or table.paused_at is not None:
        return NOBODY
    following = people_at(table).get(asked.next or "")
    chosen = await preferences_of(connection, {*new.values(), *([following] if following else [])})
    come = {seat: person for seat, person in new.items() if seat not in asked.ordered or is_closed(chosen[person], now)}
    due = {seat: _due(table.id, chosen[person], now) for seat, person in come.items()}
    later = [Later(new[seat], table.asked_since[seat], when) for seat, when in due.items() if when > now]
    if following and chosen[following].tell_next:
        later.append(Later(following, table.asked_since[next(iter(asked.now))], now, "next"))
    return Pinged({seat: new[seat] for seat, when in due.items() if when <= now}, tuple(later))


INVITED = "invited"
"""The kind of the notice that tells somebody of a kept seat."""


def kept_for(table: Table) -> Mapping[Seat, int]:
    """Return the seats that a table keeps, and for whom."""
    return {each.seat: each.kept_for for each in table.kept if each.kept_for is not None}


async def called(connection: AsyncConnection, kept: Mapping[Seat, int], table_id: int, now: datetime) -> Pinged:
    """Return which of those for whom a table keeps a seat the post that says so pings, and whom notices tell of it."""
    chosen = await preferences_of(connection, kept.values())
    due = {seat: _due(table_id, chosen[person], now) for seat, person in kept.items()}
    later = tuple(Later(kept[seat], None, when, INVITED) for seat, when in due.items() if when > now)
    return Pinged({seat: kept[seat] for seat, when in due.items() if when <= now}, later)


def people_at(table: Table) -> Mapping[Seat, int]:
    """Return the people of a table who answer themselves, by seat."""
    return {each.seat: each.person_id for each in table.occupants if each.person_id and each.held_by is None}


def newly_asked(table: Table, asked: Asked) -> Mapping[Seat, int]:
    """Return the seats that are asked what they were not asked at the last post, with their people."""
    if len(table.occupants) < 2:
        return {}  # who plays alone has just pressed
    people = people_at(table)
    new = [seat for seat in asked.now if asked.told.get(seat) != table.asked_since[seat] and seat in people]
    return {
        seat: people[seat]
        for seat in new
        if table.asked_since[seat] > asked.posted_until or people[seat] != asked.presser
    }


def _due(table_id: int, chosen: Preferences, now: datetime) -> datetime:
    """Return from when a person may be pinged about a table."""
    at_play = chosen.seen_at is not None and now - chosen.seen_at < AT_PLAY
    allowed = now if at_play else allowed_from(chosen, now)
    if chosen.pinged_at is None or chosen.pinged_by == table_id or chosen.pinged_at > now:
        return allowed
    return max(allowed, chosen.pinged_at + SPACING)


async def note(connection: AsyncConnection, table: Table, pinged: Pinged, now: datetime, *, silent: bool) -> None:
    """Note whom a post has pinged, and have the others told later; `silent`: it changed a message and pinged nobody."""
    late = list(pinged.later)
    if silent:
        late += [Later(person, table.asked_since[seat], now) for seat, person in pinged.now.items()]
    else:
        await notices.note_pings(connection, list(pinged.now.values()), table.id, now)
    for each in late:
        await notices.enqueue(connection, each.person_id, each.kind, each.due, table_id=table.id, since=each.since)
