"""Reading names that people type: modes, levels, cards, dice faces, resources. In any language, or only begun."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from bot.games.contract import Misread
from bot.games.spelling import find, plainly, quoted, spellings
from engine.wingspan.names import (
    FACES,
    LEVELS,
    MODES,
    RANDOM_BONUS,
    VARIANTS,
    Face,
    Level,
    Mode,
    Variant,
)

_PARTS = re.compile(r"[,;/+&\s]+")
_TURN = re.compile(r"\D*(\d{1,2})\D+(\d{1,2})\D*")
_FILLERS = frozenset({"and", "und", "the", "a"})
NO_SPECIAL = "none"
SPECIALS = ("AUTOMUBON", "ALLIANCE", NO_SPECIAL)


def read_turn(typed: str) -> tuple[int, int]:
    """Read round and turn ("2.3", "round 2, turn 3"); raises Misread."""
    if match := _TURN.fullmatch(typed.strip()):
        return int(match[1]), int(match[2])
    raise Misread("unread-turn", typed=quoted(typed))


def read_mode(typed: str) -> Mode:
    """Read a mode; raises Misread."""
    found = find(typed, _modes(), "unread-mode")
    return next(mode for mode in MODES if mode == found)


def read_level(typed: str) -> Level:
    """Read a level; raises Misread."""
    if plainly(typed) in ("eagleeyed", "eagleeye", "hard"):
        return "eagle_eyed_eagle"
    found = find(typed, _levels(), "unread-level")
    return next(level for level in LEVELS if level == found)


def read_special(typed: str) -> str | None:
    """Read a special card, or None for none; raises Misread."""
    found = find(typed, _specials(), "unread-special")
    return None if found == NO_SPECIAL else found


def read_bonus(typed: str) -> str:
    """Read a sort of bonus card; raises Misread."""
    return find(typed.replace("%", "percent"), _bonuses(), "unread-bonus")


def read_variant(typed: str) -> Variant:
    """Read how tokens are counted; raises Misread."""
    found = find(typed, _variants(), "unread-variant")
    return next(variant for variant in VARIANTS if variant == found)


def read_faces(typed: str) -> tuple[Face, ...]:
    """Read the faces of dice, as "fish, seed"; "invertebrate/seed" is one. Raises Misread."""
    text = plainly_both(typed)
    words = [word for word in _PARTS.split(text) if word and not word.isdecimal() and plainly(word) not in _FILLERS]
    if not words:
        raise Misread("unread-faces", typed=quoted(typed))
    found = {find(word, _faces(), "unread-face") for word in words}
    return tuple(face for face in FACES if face in found)


def plainly_both(typed: str) -> str:
    """Write the dual face as one word."""
    return re.sub(r"(?i)invertebrates?\s*(?:/|or|_or_)\s*seeds?", " invertebrate_or_seed ", typed)


@lru_cache(maxsize=1)
def _modes() -> Mapping[str, str]:
    return spellings(MODES, lambda words, mode: (words("wingspan-mode", mode=mode),))


@lru_cache(maxsize=1)
def _levels() -> Mapping[str, str]:
    return spellings(LEVELS, lambda words, level: (words("wingspan-level", level=level),))


@lru_cache(maxsize=1)
def _variants() -> Mapping[str, str]:
    return spellings(VARIANTS, lambda words, variant: (words("wingspan-variant", tokens=variant),))


@lru_cache(maxsize=1)
def _specials() -> Mapping[str, str]:
    return spellings(SPECIALS, lambda words, name: (words("wingspan-special", special=name),))


@lru_cache(maxsize=1)
def _bonuses() -> Mapping[str, str]:
    return spellings(RANDOM_BONUS, lambda words, name: (words("wingspan-choice-bonus", bonus=name),))


@lru_cache(maxsize=1)
def _faces() -> Mapping[str, str]:
    return spellings(FACES, lambda words, face: (words("wingspan-face", face=face),))
