"""Finding a time zone by what people type: a city, a country, a zone's own name, or what their clock shows."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from zoneinfo import available_timezones

from babel import Locale
from babel.core import get_global
from rapidfuzz import fuzz, process

from bot.hosting.people.hours import DAY, zone_of
from bot.hosting.people.moments import read_time
from engine.rulebook.finding.language import unmarked

CLEAR = 90
"""How well (of 100) a name must fit to be meant, where none of another place fits as well."""
ALIKE = 65
"""How well it must fit to be offered."""
MINUTES_OFF = 8
"""By how much a typed time of the day may differ from what a zone's clocks show."""
MOST = 25


def found(typed: str, now: datetime, language: str) -> list[str]:
    """Return the names of the zones that may be meant, the likeliest first; before anything is typed, some of all."""
    wanted = _plain(typed)
    if not wanted:
        return list(_offered())
    if (minute := read_time(wanted)) is not None and not wanted.isdigit():
        return [each for each in dict.fromkeys((*_offered(), *_names())) if _shows(each, minute, now)][:MOST]
    return list(dict.fromkeys(zone for zone, _ in _ranked(wanted, language)))[:MOST]


def meant(typed: str, language: str) -> str | None:
    """Return the name of the zone that is surely meant; None where none is, or several may be."""
    ranked = _ranked(_plain(typed), language)
    best = {zone for zone, score in ranked if score == ranked[0][1]}
    return next(iter(best)) if len(best) == 1 and ranked[0][1] >= CLEAR else None


def by_name(name: str) -> str | None:
    """Return a zone by its own name ("Europe/Warsaw"), as it is written; None where there is none."""
    return name if name in _names() else None


def readable(zone: str) -> str:
    """Return a zone's name as it is read ("America/New York")."""
    return zone.replace("_", " ")


def label(zone: str, now: datetime) -> str:
    """Return a zone for a list: its name and what its clocks show ("Europe/Warsaw, 17:20")."""
    return f"{readable(zone)}, {now.astimezone(zone_of(zone)):%H:%M}"


def _shows(zone: str, minute: int, now: datetime) -> bool:
    local = now.astimezone(zone_of(zone))
    return (local.hour * 60 + local.minute - minute + MINUTES_OFF) % DAY <= 2 * MINUTES_OFF


def _ranked(wanted: str, language: str) -> list[tuple[str, float]]:
    """Return zones with how well they fit (0 to 100), the best first."""
    if not wanted:
        return []
    known = _known(language)
    names = process.extract(wanted, known.keys(), scorer=_fits, score_cutoff=ALIKE, limit=MOST)
    return [(zone, score) for name, score, _ in names for zone in known[name]]


def _fits(wanted: str, name: str, **_: object) -> float:
    """Return how well a name fits: what it begins with counts more than what is somewhere in it."""
    return max(fuzz.ratio(wanted, name), 95 * name.startswith(wanted), 0.9 * fuzz.WRatio(wanted, name))


@cache
def _known(language: str) -> Mapping[str, Sequence[str]]:
    """Return the zones of each name: of their cities and countries, in English and in that language, and their own."""
    known: dict[str, list[str]] = {}
    countries = get_global("zone_territories")
    for zone in _names():
        names = {_plain(zone), _plain(zone.rpartition("/")[2])}
        for locale in map(Locale.parse, {"en", language}):
            names.add(_plain(locale.territories.get(countries.get(zone, ""), "")))
            names.add(_plain(locale.time_zones.get(zone, {}).get("city", "")))
        for name in names - {""}:
            known.setdefault(name, []).append(zone)
    return known


@cache
def _names() -> Sequence[str]:
    """Return the names of all zones of places ("Europe/Warsaw"), and UTC."""
    places = (each for each in available_timezones() if "/" in each and not each.startswith("Etc/"))
    return (*sorted(places), "UTC")


@cache
def _offered() -> Sequence[str]:
    text = files("bot.hosting.people").joinpath("zones.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)["offered"])


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[^\w:.]+|_", " ", unmarked(text)).split())
