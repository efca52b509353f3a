"""Stems of verbs in languages where these begin and end otherwise in each form, and fall apart, as in German.

Snowball's stemmer leaves "setzt", "gesetzt", "eingesetzt" and "einzusetzen" as they are. Here they have the stems of
"setzen" and "einsetzen".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

_DECLINED = re.compile(r"(.*ge.{2,}t)e[mnrs]?$")
"""A participle that stands before a noun ("gelegte", "eingesetzten"), and as it is by itself."""
_LEAST = 5
"""How many letters a word has, at least, of which something is taken off."""


def verb_stemmer(stem: Callable[[str], str], prefixes: Collection[str], whole: Collection[str]) -> Callable[[str], str]:
    """Return what makes stems of plain words, verbs in all their forms: by `stem`, with more taken off.

    `prefixes` are those that a verb leaves behind ("setzt ... ein"); `whole` are words, or stems, that look like such
    forms and are none ("gewinnt", "markt").
    """
    kept, longest_first = frozenset(whole), sorted(prefixes, key=len, reverse=True)

    def stem_form(word: str) -> str:
        word = _DECLINED.sub(r"\1", word)
        prefix = next((each for each in longest_first if _is_inserted(word.removeprefix(each), word)), "")
        left = stem(prefix + _without_insert(word.removeprefix(prefix), bool(prefix), kept))
        return stem(left[:-1]) if _has_ending(left) and left not in kept else left

    return stem_form


def _is_inserted(rest: str, word: str) -> bool:
    return rest != word and (_is_participle(rest) or _is_with_zu(rest))


def _without_insert(rest: str, after_prefix: bool, kept: Collection[str]) -> str:
    if after_prefix:
        return rest[2:]
    return rest[2:] if _is_participle(rest) and rest not in kept else rest


def _is_participle(word: str) -> bool:
    return word.startswith("ge") and word.endswith("t") and len(word) > _LEAST


def _is_with_zu(word: str) -> bool:
    return word.startswith("zu") and word.endswith("en") and len(word) >= _LEAST + 2


def _has_ending(stem: str) -> bool:
    return len(stem) >= _LEAST and stem.endswith("t") and (not stem.endswith("st") or stem.endswith("sst"))
