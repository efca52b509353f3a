"""By which way, and when at the earliest, a person is told something."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.hosting.notices.kinds import Kind, Way, kind_of
from bot.hosting.notices.letter import Notice
from bot.hosting.people.preferences import Preferences, Reminders
from bot.hosting.people.quiet import next_allowed
from bot.hosting.table import Place
from bot.store.notices import NoticeRow

CLOSED_FOR = timedelta(days=3)
"""For so long after a direct message was refused none is tried."""
LOOK_AGAIN = timedelta(days=1)
"""After this it is looked anew whether somebody who is away until further notice is back."""

Told = tuple[NoticeRow, Notice]


def is_closed(preferences: Preferences, now: datetime) -> bool:
    """Return whether direct messages to a person were refused lately."""
    closed = preferences.direct_closed_at
    return closed is not None and closed <= now < closed + CLOSED_FOR


def allowed_from(preferences: Preferences, now: datetime) -> datetime:
    """Return the first moment when a person may be told something: in no quiet hours, and not while away."""
    moment = now
    if preferences.is_away(moment):
        moment = preferences.away_until or moment + LOOK_AGAIN
    return next_allowed(preferences, moment)


def way_of(kind: Kind, reminders: Reminders | None) -> Way | None:
    """Return by which way a kind of notice reaches who has chosen `reminders`; None: not at all."""
    if not kind.chosen_by_reader or reminders is None:
        return kind.way
    match reminders:
        case Reminders.DIRECT:
            return Way.DIRECT
        case Reminders.CHANNEL:
            return kind.channel_way
        case Reminders.NONE:
            return None if kind.reminds else kind.channel_way


def parted(
    held: Sequence[Told], reminders: Reminders | None, *, closed: bool
) -> tuple[list[Told], Place | None, bool, list[NoticeRow]]:
    """Return what goes into one letter, its place (None: directly), whether quietly, and what is told by no way.

    As soon as anything is told directly, all of it is: one letter. In a channel stands what is of its server.
    """
    ways = [(row, told, _way(row, told, reminders, closed=closed)) for row, told in held]
    untold = [row for row, _, way in ways if way is None]
    if any(way is Way.DIRECT for _, _, way in ways):
        return [(row, told) for row, told, way in ways if way is not None], None, False, untold
    place = next((told.table.place for _, told, way in ways if way is not None and told.table is not None), None)
    there = [each for each in ways if each[2] is not None and _goes_to(each[1], place)]
    return [(row, told) for row, told, _ in there], place, all(way is Way.QUIET for _, _, way in there), untold


def _way(row: NoticeRow, told: Notice, reminders: Reminders | None, *, closed: bool) -> Way | None:
    kind = kind_of(row.kind)
    way = way_of(kind, reminders)
    if told.table is None:
        return None if closed else Way.DIRECT
    return kind.channel_way if way is Way.DIRECT and closed else way


def _goes_to(told: Notice, place: Place | None) -> bool:
    """Return whether something may stand in the channel of `place`: it is of that channel, or of its server."""
    if told.table is None or place is None:
        return False
    its = told.table.place
    return its == place or (its.guild_id is not None and its.guild_id == place.guild_id)
