"""What a person has chosen for all of the person's tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.hosting.people.hours import QuietHours, counts_of, inferred
from bot.store import preferences as store_preferences
from bot.store.preferences import PreferencesRow


class Reminders(StrEnum):
    """Where a person is reminded."""

    DIRECT = "direct"
    """By direct message, which tells nobody else that one is late."""
    CHANNEL = "channel"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen, with what is taken where nothing was."""

    person_id: int
    language: str | None = None
    """None: the language of the person's client."""
    zone: str | None = None
    """The name of a time zone; None: unknown."""
    quiet_chosen: QuietHours | None = None
    quiet_inferred: QuietHours | None = None
    """From when the person plays; it counts where none were chosen."""
    away_from: datetime | None = None
    away_until: datetime | None = None
    """Until when the person is away; None with an `away_from`: until further notice."""
    away_shown: bool = False
    """Whether others may see until when; nobody is told of an absence unless the person wants that."""
    reminders: Reminders | None = None
    """None: nothing was chosen. Then the first reminder comes directly, and the last one pings in the channel."""
    summary_at: int | None = None
    """The minute of the local day of the daily summary; None: none is wanted."""
    tell_next: bool = False
    """Whether the person wants to hear of being the next to be asked."""
    direct_closed_at: datetime | None = None
    """When a direct message to the person was refused last; None: none was since one went through."""
    closed_said: bool = False
    """Whether the person was told that; until a direct message goes through it is not said again."""
    keep_hand: bool = False
    """Whether the person wants the own hand in a direct message at each table, kept current."""
    unlisted: bool = False
    """Whether the person wants to be in no statistics and on no ladder."""
    tips: bool = True
    """Whether the person wants tips while playing."""
    seen_at: datetime | None = None
    pinged_at: datetime | None = None
    pinged_by: int | None = None
    """About which table the person was pinged last; None: by a letter about several or none, or never."""

    @property
    def quiet_hours(self) -> QuietHours | None:
        """Return the quiet hours that hold; None: there are none."""
        held = self.quiet_chosen or self.quiet_inferred
        return None if held is None or held.start == held.end else held

    def is_away(self, moment: datetime) -> bool:
        """Return whether the person has said to be away then."""
        if self.away_from is None or moment < self.away_from:
            return False
        return self.away_until is None or moment < self.away_until


async def preferences_of(connection: AsyncConnection, person_ids: Iterable[int]) -> dict[int, Preferences]:
    """Return the preferences of people by their ids, of everybody asked for. One statement."""
    wanted = list(person_ids)
    rows = await store_preferences.several(connection, wanted)
    return {each: _read(rows.get(each) or PreferencesRow(each)) for each in wanted}


def _read(row: PreferencesRow) -> Preferences:
    chosen = None
    if row.quiet_from is not None and row.quiet_to is not None:
        chosen = QuietHours(row.quiet_from, row.quiet_to, row.time_zone)
    return Preferences(
        person_id=row.person_id,
        language=row.language,
        zone=row.time_zone,
        quiet_chosen=chosen,
        quiet_inferred=inferred(counts_of(row.hours)),
        away_from=row.away_from,
        away_until=row.away_until,
        away_shown=bool(row.away_shown),
        reminders=Reminders(row.reminders) if row.reminders in set(Reminders) else None,
        summary_at=row.summary_at,
        tell_next=bool(row.tell_next),
        direct_closed_at=row.direct_closed_at,
        closed_said=bool(row.closed_said),
        keep_hand=bool(row.keep_hand),
        unlisted=bool(row.unlisted),
        tips=row.tips is not False,
        seen_at=row.seen_at,
        pinged_at=row.pinged_at,
        pinged_by=row.pinged_by,
    )
