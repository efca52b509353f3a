"""People with habits: when they answer, when they sleep, when they are away."""

from __future__ import annotations

import random
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.hosting.choice import Choice
from bot.hosting.people.choices import ChosenAbsence, ChosenQuietHours, ChosenZone
from bot.hosting.table import Person

HOUR = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table."""

    person: Person
    zone: str = "UTC"
    sleeps: tuple[int, int] = (0, 0)
    """Quiet hours, from and to, in minutes of the local day; the same twice: none."""
    away: tuple[datetime, datetime] | None = None
    silent_from: datetime | None = None
    """From then on nothing is answered any more."""
    quickest: timedelta = HOUR
    slowest: timedelta = 20 * HOUR

    @property
    def choices(self) -> list[Choice]:
        """What the person chooses with /me."""
        chosen: list[Choice] = [ChosenZone(self.zone), ChosenQuietHours(*self.sleeps)]
        return chosen + ([] if self.away is None else [ChosenAbsence(*self.away)])

    def asleep(self, moment: datetime) -> bool:
        """Whether it is a quiet hour, by the clock on the wall."""
        local = moment.astimezone(ZoneInfo(self.zone))
        minute, (start, end) = local.hour * 60 + local.minute, self.sleeps
        return start <= minute < end if start <= end else minute >= start or minute < end

    def is_away(self, moment: datetime) -> bool:
        """Whether the person is away."""
        return self.away is not None and self.away[0] <= moment < self.away[1]

    def answers_at(self, asked: datetime, rng: random.Random) -> datetime | None:
        """Return when a question is answered; None: never."""
        span = (self.slowest - self.quickest).total_seconds()
        moment = asked + self.quickest + timedelta(seconds=rng.random() * span)
        while self.asleep(moment) or self.is_away(moment):
            moment += HOUR / 4
        return None if self.silent_from is not None and moment >= self.silent_from else moment
