"""What a person can choose with `/me`: a small value for each thing, which knows the columns it is kept in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import available_timezones

from bot.hosting.languages import check_known
from bot.hosting.people.hours import DAY
from bot.hosting.people.preferences import Reminders
from bot.hosting.table import Refused

LONGEST_AWAY = timedelta(days=366)


@dataclass(frozen=True, slots=True)
class ChosenQuietHours:
    """From a minute of the local day to another; equal ones: never quiet. None, None: as inferred."""

    start: int | None
    end: int | None

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Refused: wrong-time."""
        both = (self.start, self.end)
        if both != (None, None) and any(each is None or not 0 <= each < DAY for each in both):
            raise Refused("wrong-time")
        return {"quiet_from": self.start, "quiet_to": self.end}


@dataclass(frozen=True, slots=True)
class ChosenZone:
    """A time zone by its name ("Europe/Warsaw"); None: none."""

    name: str | None

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Refused: unknown-zone."""
        if self.name is not None and self.name not in available_timezones():
            raise Refused("unknown-zone")
        return {"time_zone": self.name}


@dataclass(frozen=True, slots=True)
class ChosenAbsence:
    """Away from a moment until another, or until further notice (None). Both None: not away."""

    since: datetime | None
    until: datetime | None = None

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Refused: away-over (it ends before it begins, or is past), away-too-long."""
        since = self.since
        if since is not None and self.until is not None:
            if self.until <= max(since, now):
                raise Refused("away-over")
            if self.until - now > LONGEST_AWAY:
                raise Refused("away-too-long")
        return {"away_from": since, "away_until": self.until}


@dataclass(frozen=True, slots=True)
class ChosenReminders:
    """Where to be reminded; None: first directly, at last in the channel."""

    where: str | None

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Refused: unknown-press."""
        if self.where is not None and self.where not in set(Reminders):
            raise Refused("unknown-press")
        return {"reminders": self.where}


@dataclass(frozen=True, slots=True)
class ChosenDirect:
    """Direct messages arrive again, as the person says: the next one is tried at once."""

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Nothing is refused."""
        return {"direct_closed_at": None}


@dataclass(frozen=True, slots=True)
class ChosenSummary:
    """The minute of the local day of the daily summary; None: none."""

    minute: int | None

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Refused: wrong-time."""
        if self.minute is not None and not 0 <= self.minute < DAY:
            raise Refused("wrong-time")
        return {"summary_at": self.minute}


@dataclass(frozen=True, slots=True)
class ChosenNext:
    """Whether to be told of being the next to be asked."""

    wanted: bool

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Nothing is refused."""
        return {"tell_next": self.wanted}


@dataclass(frozen=True, slots=True)
class ChosenHand:
    """Whether to have the own hand in a direct message, kept current."""

    wanted: bool

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Nothing is refused."""
        return {"keep_hand": self.wanted}


@dataclass(frozen=True, slots=True)
class ChosenListing:
    """Whether to be in statistics and on ladders."""

    wanted: bool

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Nothing is refused."""
        return {"unlisted": not self.wanted}


@dataclass(frozen=True, slots=True)
class ChosenTips:
    """Whether to be given tips while playing."""

    wanted: bool

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Nothing is refused."""
        return {"tips": self.wanted}


@dataclass(frozen=True, slots=True)
class ChosenOpenness:
    """Whether others may see until when one is away."""

    wanted: bool

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Nothing is refused."""
        return {"away_shown": self.wanted}


@dataclass(frozen=True, slots=True)
class ChosenLanguage:
    """A language; None: that of the client."""

    language: str | None

    def columns(self, now: datetime) -> Mapping[str, Any]:
        """Refused: unknown-language."""
        check_known(self.language)
        return {"language": self.language}
