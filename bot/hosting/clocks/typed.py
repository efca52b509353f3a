"""Clocks as people type them: "2 days", "36h, answers 12h", "bank 5 days + 6 h", "daily, automa hunter", "none".

Words and units may be those of any language that the bot speaks: "2 Tage, danach Automa", "36 godz.". The words are the
messages `clock-typed-...`. What is stored and sent is English, whoever typed it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Literal, NamedTuple, NoReturn

from babel.units import format_unit

from bot.hosting.clocks.settings import LIMITS, AfterTimeOut, ClockSettings
from bot.hosting.table import Refused
from bot.locale.words import FALLBACK, LANGUAGES, wording
from engine.automa import LEVELS
from engine.spelling import spellings, unaccented

NONE, OFF = "none", "off"
"""How no clock is typed, and no reminder or pause."""
MOST_TYPED = 200
"""Characters that are read."""

_NONE = (NONE, OFF)
_THEN = tuple(each.value for each in AfterTimeOut)
_BANK = "bank"

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
    if _meant(first, _NONE) and not others:
        return None
    settings = before or ClockSettings()
    if _begins(first, tuple(_PARTS)):
        if before is None:
            _refuse(first)
        others = [first, *others]
    else:
        preset = _meant(first, tuple(presets()))
        settings = settings.with_times_of(presets()[preset] if preset else read_times(first))
    for part in others:
        found = _begins(part, tuple(_PARTS))
        if found is None:
            _refuse(part)
        settings = _PARTS[found.key](settings, found.rest)
    return settings


@cache
def presets() -> Mapping[str, ClockSettings]:
    """Return the clocks that are offered by name."""
    data = tomllib.loads(Path(__file__).with_name("presets.toml").read_text(encoding="utf-8"))
    return {name: read_times(text) for name, text in data.items()}


def preset_of(settings: ClockSettings) -> str | None:
    """Return the name of the clock that is offered with these times; None: they are the table's own."""
    return next((name for name, each in presets().items() if settings.with_times_of(each) == settings), None)


def typed(settings: ClockSettings | None, language: str = FALLBACK) -> str:
    """Return a clock as it is typed, in the words of a language: `read_clock_text` reads it back."""
    return ", ".join(" ".join(_written(word, language) for word in part) for part in _parts(settings))


def _parts(settings: ClockSettings | None) -> Iterator[tuple[str | int | float, ...]]:
    """Yield the parts of a clock: words, lengths of time in seconds, and of a time."""
    if settings is None:
        yield (NONE,)
        return
    usual = ClockSettings()
    if settings.turn is None:
        yield (_BANK, settings.bank or 0, "+", settings.increment)
    else:
        yield (settings.turn,)
    if settings.answer is not None:
        yield ("answers", settings.answer)
    for name, stage, default in (("nudge", settings.nudge, usual.nudge), ("ping", settings.ping, usual.ping)):
        if stage != default:
            yield (name, OFF if stage is None else stage)
    if settings.then is not usual.then:
        yield ("then", settings.then.value)
    if settings.absence != usual.absence:
        yield ("away", settings.absence or OFF)
    if settings.stand_in != usual.stand_in:
        yield ("automa", settings.stand_in)


def units_of(seconds: int) -> tuple[int, str]:
    """Return a length of time in the greatest unit of which it is a whole number: (36, "h")."""
    return next((seconds // each, unit) for unit, each in (("d", 86400), ("h", 3600), ("m", 60)) if not seconds % each)


def read_times(text: str) -> ClockSettings:
    """Read the times of a clock: "36h", or "bank 5 days + 6 h". Refused as `read_clock_text`."""
    found = _begins(text, (_BANK,))
    if found is None:
        return ClockSettings(turn=_seconds(text))
    bank, plus, increment = found.rest.partition("+")
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
    known = _unit_words().get(unaccented(word))
    return known if known or word.startswith("mo") else _BEGINNINGS.get(word[0])


@cache
def _unit_words() -> Mapping[str, int]:
    """Return what units of time are called in the languages, short or long, of one or of several."""
    found: dict[str, int] = {}
    lengths: tuple[Literal["long", "short"], ...] = ("long", "short")
    for language, (unit, seconds) in product(LANGUAGES, _UNITS.items()):
        for number, length in product((1, 2, 5, 1.5), lengths):
            said = format_unit(number, f"duration-{unit}", length, locale=language)
            found |= dict.fromkeys(re.findall(r"[^\W\d_]+", unaccented(said.casefold())), seconds)
    return found


def _stage(text: str) -> float | None:
    """Read when a reminder comes: "50%" of the time before its end, "6h" before it, or "off"."""
    if _meant(text, _NONE):
        return None
    part = _PART.fullmatch(text)
    return int(part[1]) / 100 if part and int(part[1]) else float(_seconds(text))


def _then(settings: ClockSettings, text: str) -> ClockSettings:
    then = _meant(text, _THEN)
    if then is None:
        _refuse(text)
    return replace(settings, then=AfterTimeOut(then))


def _stand_in(settings: ClockSettings, text: str) -> ClockSettings:
    level = _meant(text, tuple(LEVELS))
    if level is None:
        _refuse(text)
    return replace(settings, stand_in=level)


_PARTS: Mapping[str, Callable[[ClockSettings, str], ClockSettings]] = {
    "answers": lambda settings, text: replace(settings, answer=_seconds(text)),
    "nudge": lambda settings, text: replace(settings, nudge=_stage(text)),
    "ping": lambda settings, text: replace(settings, ping=_stage(text)),
    "then": _then,
    "automa": _stand_in,
    "away": lambda settings, text: replace(settings, absence=0 if _meant(text, _NONE) else _seconds(text)),
}
"""What may follow the times: for answers, when reminders come, what happens then, the level of automas that stand in,
how long an absence counts."""


# -- words ----------------------------------------------------------------------------------------------------------


class _Begun(NamedTuple):
    """What a text begins with: the key of its first words, and what follows them."""

    key: str
    rest: str


def _begins(text: str, keys: tuple[str, ...]) -> _Begun | None:
    """Return which of some things a text begins with, as it is called in any language; None: with none."""
    first, _, rest = text.partition(" ")
    if first in keys:  # as the bot stores it: nothing of the languages is read for it
        return _Begun(first, rest.strip())
    words = text.split()
    for end in range(len(words), 0, -1):
        key = _meant(" ".join(words[:end]), keys)
        if key is not None:
            return _Begun(key, " ".join(words[end:]))
    return None


def _meant(text: str, keys: tuple[str, ...]) -> str | None:
    """Return which of some things a text is, as it is called in any language."""
    if text in keys:
        return text
    if not text or text[0].isdecimal():  # a length of time
        return None
    return _meanings(keys).get(unaccented(text.casefold()))


@cache
def _meanings(keys: tuple[str, ...]) -> Mapping[str, str]:
    """Return what some things are called in the languages, with accents or without."""
    found = ((key, name) for language, key in product(LANGUAGES, keys) for name in called(key, language))
    return {unaccented(spelling.casefold()): key for key, name in found for spelling in spellings(name)}


def called(key: str, language: str) -> list[str]:
    """Return what may be typed for a word of a clock in a language; first what the bot writes itself."""
    words = wording(language)
    said = words("automa-level", level=key) if key in LEVELS else words(f"clock-typed-{key}")
    return [name.strip() for name in said.split(",")]


def _written(word: str | float, language: str) -> str:
    """Return a word of a clock, a part of a time (at most 1), or a length of time in seconds, as it is typed."""
    if isinstance(word, str):
        return word if language == FALLBACK or word == "+" else called(word, language)[0]
    if 0 < word <= 1:
        return f"{round(word * 100)}%"
    count, unit = units_of(round(word))
    return wording(language)("clock-typed-span", count=count, unit=unit)


def _refuse(part: str) -> NoReturn:
    raise Refused("clock-unreadable", part=part)
