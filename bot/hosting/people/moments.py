"""Reading times of the day, and moments to come, as people type them: "22-7", "until Friday", "3 days", "24 Dec".

The names of days and months come from babel, the other words from messages (`moment-...`), in the reader's language
and in English. Accents may be left out, and names of days and months may have the endings that they get in a sentence
("do piatku"). What is not wholly understood is not guessed at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache

from babel import Locale

from bot.locale.words import FALLBACK, wording
from engine.rulebook.finding.language import Stems, language, plain

_TIME = r"(?P<hour>\d{1,2})(?:[:.](?P<minute>\d{2}))?\s*(?P<half>[ap])?\.?(?:m\b\.?)?(?:uhr\b)?"
_DATE = re.compile(r"(?:(?P<year>\d{4})-)?(?P<month>\d{1,2})-(?P<day>\d{1,2})")
_DAY_FIRST = re.compile(r"(?P<day>\d{1,2})\.(?P<month>\d{1,2})\.?(?P<year>\d{4})?")
_SLASHES = re.compile(r"(?P<one>\d{1,2})/(?P<two>\d{1,2})(?:/(?P<year>\d{4}))?")
_MONTHS_FIRST = frozenset({"en-US", "en_US"})
"""Locales in which 12/24 is the 24th of December."""
_UNITS = {"hours": timedelta(hours=1), "days": timedelta(days=1), "weeks": timedelta(weeks=1)}
LAST_MINUTE = time(23, 59)
"""The end of a day, as one would write it."""


def read_time(text: str) -> int | None:
    """Return the minute of the day of "7", "7:30", "19.30" or "7:30 pm"; None for anything else."""
    match = re.fullmatch(_TIME, text.strip().casefold())
    return None if match is None else _minute(match)


def read_times(text: str) -> tuple[int, int] | None:
    """Return the minutes of the day of two times: "22-7", "10 pm to 7:30 am"; None for anything else."""
    found = list(re.finditer(_TIME, text.casefold()))
    if len(found) != 2:
        return None
    start, end = map(_minute, found)
    return None if start is None or end is None else (start, end)


def _minute(match: re.Match[str]) -> int | None:
    hour, minute = int(match["hour"]), int(match["minute"] or 0)
    if match["half"]:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (match["half"] == "p")
    if hour == 24 and minute == 0:
        hour = 0
    return hour * 60 + minute if hour < 24 and minute < 60 else None


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads moments as somebody types them: at a time, in a zone, in a language ("en", or "en-US" for 12/24)."""

    now: datetime
    zone: tzinfo
    locale: str = FALLBACK

    def until(self, text: str) -> datetime | None:
        """Return the moment that is meant; of a day its last minute. None where it cannot be read."""
        return self._read(text, LAST_MINUTE)

    def since(self, text: str) -> datetime | None:
        """Return the moment that is meant; of a day its beginning. None where it cannot be read."""
        return self._read(text, time(0))

    def _read(self, text: str, at: time) -> datetime | None:
        text = re.sub(r"(?<=\d)\s+(?=uhr\b)", "", text.casefold())
        skipped = _said("skipped", self)
        words = [each for each in re.split(r"[\s,]+", text) if each and plain(each) not in skipped]
        if len(words) > 1 and (minute := self._time_at_end(words)) is not None:
            words, at = words[:-1], time(*divmod(minute, 60))
        if not words:
            return None
        if (span := self._span(words)) is not None:
            return self.now + span
        day = self._day(words)
        return None if day is None else datetime.combine(day, at, self.zone).astimezone(UTC)

    def _time_at_end(self, words: list[str]) -> int | None:
        return read_time(words[-1]) if re.search(r"[:apm]|\duhr", words[-1]) else None

    def _span(self, words: list[str]) -> timedelta | None:
        """Return how long "3 days", "2w" or "a week" is."""
        match = re.fullmatch(r"(\d{1,3})?\s*(\D+)", " ".join(words))
        if match is None:
            return None
        unit = next((length for name, length in _UNITS.items() if plain(match[2]) in _said(name, self)), None)
        return None if unit is None else int(match[1] or 1) * unit

    def _day(self, words: list[str]) -> date | None:
        today = self.now.astimezone(self.zone).date()
        if plain(words[0]) in _said("today", self) and len(words) == 1:
            return today
        if plain(words[0]) in _said("tomorrow", self) and len(words) == 1:
            return today + timedelta(days=1)
        weekday = _days(self.locale).get(_stems(self.locale, words[0]))
        if weekday is not None and len(words) == 1:
            return today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)
        return _next(self._date(words), today)

    def _date(self, words: list[str]) -> _Date | None:
        if len(words) == 1:
            return self._in_numbers(words[0])
        months = [month for each in words if (month := _months(self.locale).get(_stems(self.locale, each)))]
        numbers = [int(match[1]) for each in words if (match := re.fullmatch(r"(\d{1,4})(?:\.|st|nd|rd|th)?", each))]
        if len(months) != 1 or len(months) + len(numbers) != len(words) or not 1 <= len(numbers) <= 2:
            return None
        return _Date(numbers[0], months[0], numbers[1] if len(numbers) > 1 else None)

    def _in_numbers(self, word: str) -> _Date | None:
        if (match := _DATE.fullmatch(word)) or (match := _DAY_FIRST.fullmatch(word)):
            return _Date(int(match["day"]), int(match["month"]), _number(match["year"]))
        if match := _SLASHES.fullmatch(word):
            one, two = int(match["one"]), int(match["two"])
            day, month = (two, one) if self.locale in _MONTHS_FIRST else (one, two)
            return _Date(day, month, _number(match["year"]))
        return None


@dataclass(frozen=True, slots=True)
class _Date:
    """A date as it was written, perhaps without its year."""

    day: int
    month: int
    year: int | None

    def in_year(self, year: int) -> date | None:
        try:
            return date(year, self.month, self.day)
        except ValueError:
            return None


def _next(written: _Date | None, today: date) -> date | None:
    """Return the date that is meant: without a year the next one, which may be today."""
    if written is None:
        return None
    if written.year is not None:
        return written.in_year(written.year)
    coming = (written.in_year(year) for year in range(today.year, today.year + 9))  # the 29th of February is rare
    return next((each for each in coming if each is not None and each >= today), None)


def _number(text: str | None) -> int | None:
    return int(text) if text else None


def _said(what: str, reader: Reader) -> frozenset[str]:
    return _words(what, reader.locale)


@cache
def _words(what: str, locale: str) -> frozenset[str]:
    return frozenset(plain(word) for each in (locale, FALLBACK) for word in wording(each)(f"moment-{what}").split())


@cache
def _days(locale: str) -> Mapping[Stems, int]:
    return dict(names(locale, "days"))


@cache
def _months(locale: str) -> Mapping[Stems, int]:
    return dict(names(locale, "months"))


def names(locale: str, what: str) -> Iterator[tuple[Stems, int]]:
    """Yield the stems of each name of the days or months ("days", "months"), with the number of what it stands for."""
    for spoken in (FALLBACK, wording(locale).language):
        known = getattr(Locale.parse(spoken), what)
        for context in ("format", "stand-alone"):
            for width in ("abbreviated", "wide"):
                for number, name in known[context][width].items():
                    yield _stems(locale, name), number


def _stems(locale: str, word: str) -> Stems:
    return language(wording(locale).language).stems(word)
