"""Reading names that people type: cubes, animals, fields, cards, what a slot shows. In any language, or only begun."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from functools import lru_cache

from bot.games.contract import Misread
from bot.games.laisla.counting import card_at
from bot.games.spelling import find, plainly, quoted, spellings
from engine.laisla.functions import FUNCTIONS
from engine.laisla.island import CODES, SLOT_OF
from engine.laisla.names import ANIMALS, COLOURS
from engine.laisla.views.view import LaIslaView, SeatView
from render.words import Words

_PARTS = re.compile(r"[\s,;+&]+")
_COUNT = re.compile(r"([12])[x×*]?|x([12])")
_FILLERS = frozenset({"and", "und", "i", "cube", "cubes"})
_NONE = frozenset({"none", "no", "nothing", "keine", "keiner", "nichts", "nic", "zaden", "pass", "decline"})


def read_cube(typed: str) -> str:
    """Read a colour; raises Misread."""
    return find(typed, _colours(), "unread-cube")


def read_animal(typed: str) -> str | None:
    """Read an animal, or None for a word that declines; raises Misread."""
    return None if plainly(typed) in _NONE else find(typed, _animals(), "unread-animal")


def declines(typed: str) -> bool:
    """Say whether a word declines."""
    return plainly(typed) in _NONE


def read_payment(typed: str) -> tuple[str, ...]:
    """Read one or two cubes, as "2 grey" or "grey, brown"; raises Misread."""
    cubes: list[str] = []
    count = 1
    for part in filter(None, _PARTS.split(typed.strip())):
        if match := _COUNT.fullmatch(part):
            count = int(match[1] or match[2])
        elif plainly(part) not in _FILLERS:
            cubes += [read_cube(part)] * count
            count = 1
    if not cubes:
        raise Misread("unread-payment", typed=quoted(typed))
    return tuple(sorted(cubes))


def read_field(typed: str) -> str:
    """Read a field's code ("B4", "b 4") or slot ("mid3") and give its slot; raises Misread."""
    word = plainly(typed)
    if word in CODES:
        return word
    if word.upper() not in SLOT_OF:
        raise Misread("unread-field", typed=quoted(typed))
    return SLOT_OF[word.upper()]


def read_card(typed: str, view: LaIslaView, seat: SeatView) -> int:
    """Read a card of the hand, by its number or by its function; raises Misread."""
    word, hand = typed.strip(), seat.hand or ()
    if word.isdecimal():
        return card_at(int(word), hand)
    held = {view.all_cards[card].function: card for card in hand}
    return held[find(word, _spelt(held), "unread-card")]


def read_slot(typed: str, seat: SeatView) -> int:
    """Read a slot, by its number (from 1) or by what it shows; raises Misread."""
    word = typed.strip()
    if word.isdecimal() and len(word) == 1:
        return int(word) - 1
    slots = {slot.function: slot.number for slot in seat.slots if slot.function is not None}
    return slots[find(word, _spelt(slots), "unread-slot")]


def _spelt(functions: Container[str]) -> Mapping[str, str]:
    """Give the spellings of these functions alone, so that few words are enough to tell them apart."""
    return {spelling: name for spelling, name in _functions().items() if name in functions}


@lru_cache(maxsize=1)
def _colours() -> Mapping[str, str]:
    def said(words: Words, colour: str) -> tuple[str, ...]:
        return words("laisla-cube", cube=colour), words("laisla-terrain", cube=colour)

    return spellings(COLOURS, said)


@lru_cache(maxsize=1)
def _animals() -> Mapping[str, str]:
    return spellings(ANIMALS, lambda words, animal: (words("laisla-animal", animal=animal),))


@lru_cache(maxsize=1)
def _functions() -> Mapping[str, str]:
    def said(words: Words, name: str) -> tuple[str, ...]:
        known = FUNCTIONS[name]
        return (words("laisla-function", family=known.family, subject=known.subject),)

    return spellings(FUNCTIONS, said)
