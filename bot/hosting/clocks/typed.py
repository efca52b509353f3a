"""Clocks as people type them: "2 days", "36h, answers 12h", "bank 5 days + 6 h", "daily, automa hunter", "none".

Units may be those of any language that the bot speaks: "2 Tage", "36 godz.".
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Literal, NoReturn

from babel.units import format_unit

from bot.hosting.clocks.settings import LIMITS, AfterTimeOut, ClockSettings
from bot.hosting.table import Refused
from bot.locale.words import LANGUAGES
from engine.automa import LEVELS

NONE = ("none", "off", "no")
"""How no clock is typed."""
MOST_TYPED = 100
"""Characters that are read."""

_UNITS = {"minute": 60, "hour": 3600, "day": 86400, "week": 604800}
_BEGINNINGS = {unit[0]: seconds for unit, seconds in _UNITS.items()}
"""However an English word goes on ("h", "hrs", "hours"), its first letter tells the unit."""
_SPAN = re.compile(r"\s*(\d{1,5}(?:[.,]\d{1,2})?)\s*([^\W\d_]+)\.?\s*")
"""A number and its unit."""
_BETWEEN = r",(?!\d)"
"""What stands between the parts of a clock: a comma, but not the one of "1,5 h"."""
_PART = re.compile(r"(\d{1,2})\s*%")


def read_clock_text(text: str, before: ClockSettings | None = None) -> ClockSettings | None:
    """Read a clock: its times or a name, and what differs from `before` (a new clock: from the usual).

    None: no clock. Refused: clock-unreadable, with the `part` that is none; clock-too-short, clock-too-long.
    """
    first, *others = [part.strip() for part in re.split(_BETWEEN, text[:MOST_TYPED].casefold())]
    if first in NONE and not others:
        return None
    settings = before or ClockSettings()
    if first.partition(" ")[0] in _PARTS:
        if before is None:
            _refuse(first)
        others = [first, *others]
    else:
        settings = settings.with_times_of(presets().get(first) or read_times(first))
    for part in others:
        name, _, value = part.partition(" ")
        if name not in _PARTS:
            _refuse(part)
        settings = _PARTS[name](settings, value.strip())
    return settings


@cache
def presets() -> Mapping[str, ClockSettings]:
    """Return the clocks that are offered by name."""
    data = tomllib.loads(Path(__file__).with_name("presets.toml").read_text(encoding="utf-8"))
    return {name: read_times(text) for name, text in data.items()}


def preset_of(settings: ClockSettings) -> str | None:
    """Return the name of the clock that is offered with these times; None: they are the table's own."""
    return next((name for name, each in presets().items() if settings.with_times_of(each) == settings), None)


def typed(settings: ClockSettings | None) -> str:
    """Return a clock as it is typed: `read_clock_text` reads it back."""
    if settings is None:
        return NONE[0]
    usual, parts = ClockSettings(), []
    if settings.turn is None:
        parts.append(f"bank {_span(settings.bank or 0)} + {_span(settings.increment)}")
    else:
        parts.append(_span(settings.turn))
    if settings.answer is not None:
        parts.append(f"answers {_span(settings.answer)}")
    for name, stage, default in (("nudge", settings.nudge, usual.nudge), ("ping", settings.ping, usual.ping)):
        if stage != default:
            parts.append(f"{name} {_stage_text(stage)}")
    if settings.then is not usual.then:
        parts.append(f"then {settings.then}")
    if settings.absence != usual.absence:
        parts.append(f"away {_span(settings.absence) if settings.absence else NONE[1]}")
    if settings.stand_in != usual.stand_in:
        parts.append(f"automa {settings.stand_in}")
    return ", ".join(parts)


def units_of(seconds: int) -> tuple[int, str]:
    """Return a length of time in the greatest unit of which it is a whole number: (36, "h")."""
    return next((seconds // each, unit) for unit, each in (("d", 86400), ("h", 3600), ("m", 60)) if not seconds % each)


def _span(seconds: int) -> str:
    number, unit = units_of(seconds)
    return f"{number}{unit}"


def _stage_text(stage: float | None) -> str:
    if stage is None:
        return NONE[1]
    return f"{round(stage * 100)}%" if stage <= 1 else _span(round(stage))


def read_times(text: str) -> ClockSettings:
    """Read the times of a clock: "36h", or "bank 5 days + 6 h". Refused as `read_clock_text`."""
    name, _, value = text.partition(" ")
    if name != "bank":
        return ClockSettings(turn=_seconds(text))
    bank, plus, increment = value.partition("+")
    if not plus:
        _refuse(text)
    return ClockSettings(bank=_seconds(bank), increment=_seconds(increment))


def _seconds(text: str) -> int:
    seconds = 0.0
    at = 0
    for found in _SPAN.finditer(text):
        unit = _unit(found[2])
        if found.start() != at or unit is None:
            break
        seconds += float(found[1].replace(",", ".")) * unit
        at = found.end()
    if at != len(text) or not seconds:
        _refuse(text)
    if seconds < LIMITS.shortest:
        raise Refused("clock-too-short", seconds=LIMITS.shortest)
    if seconds > LIMITS.longest:
        raise Refused("clock-too-long", seconds=LIMITS.longest)
    return round(seconds / 60) * 60


def _unit(word: str) -> int | None:
    """Return the seconds of a unit, in any of the languages; a month is no minute."""
    if word in _BEGINNINGS:  # nearly always: nothing of the languages is read for it
        return _BEGINNINGS[word]
    known = _unit_words().get(word)
    return known if known or word.startswith("mo") else _BEGINNINGS.get(word[0])


@cache
def _unit_words() -> Mapping[str, int]:
    """Return what units of time are called in the languages, short or long, of one or of several."""
    found: dict[str, int] = {}
    lengths: tuple[Literal["long", "short"], ...] = ("long", "short")
    for language, (unit, seconds) in product(LANGUAGES, _UNITS.items()):
        for number, length in product((1, 2, 5, 1.5), lengths):
            said = format_unit(number, f"duration-{unit}", length, locale=language).casefold()
            found |= dict.fromkeys(re.findall(r"[^\W\d_]+", said), seconds)
    return found


def _stage(text: str) -> float | None:
    """Read when a reminder comes: "50%" of the time before its end, "6h" before it, or "off"."""
    if text in NONE:
        return None
    part = _PART.fullmatch(text)
    return int(part[1]) / 100 if part and int(part[1]) else float(_seconds(text))


def _then(settings: ClockSettings, text: str) -> ClockSettings:
    if text not in set(AfterTimeOut):
        _refuse(text)
    return replace(settings, then=AfterTimeOut(text))


def _stand_in(settings: ClockSettings, text: str) -> ClockSettings:
    if text not in LEVELS:
        _refuse(text)
    return replace(settings, stand_in=text)


_PARTS: Mapping[str, Callable[[ClockSettings, str], ClockSettings]] = {
    "answers": lambda settings, text: replace(settings, answer=_seconds(text)),
    "nudge": lambda settings, text: replace(settings, nudge=_stage(text)),
    "ping": lambda settings, text: replace(settings, ping=_stage(text)),
    "then": _then,
    "automa": _stand_in,
    "away": lambda settings, text: replace(settings, absence=0 if text in NONE else _seconds(text)),
}
"""What may follow the times: for answers, when reminders come, what happens then, the level of automas that stand in,
how long an absence counts."""


def _refuse(part: str) -> NoReturn:
    raise Refused("clock-unreadable", part=part)
