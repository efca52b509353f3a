"""In which language something was typed, as far as a few common words tell."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from engine.languages import tongue
from engine.rulebook.finding.language import language, plain

_ENOUGH = 0.4
"""Which share of the words is of a language, at least, that something is typed in."""


def typed_in(words: str, other_than: str) -> str | None:
    """Return the language ("de") in which something was surely typed, if that is another one than `other_than`."""
    typed, own = plain(words).split(), tongue(other_than)
    known = language(other_than).known
    here = sum(word in known for word in typed)
    found = {code: sum(word in common for word in typed) for code, common in _common().items() if code != own}
    code = max(found, key=lambda each: found[each], default=None)
    if code is None or found[code] < 2 or found[code] <= here or found[code] < _ENOUGH * len(typed):
        return None
    return code


@lru_cache
def _common() -> dict[str, frozenset[str]]:
    text = (files("engine.rulebook.finding") / "tongues.toml").read_text(encoding="utf-8")
    return {code: frozenset(words) for code, words in tomllib.loads(text).items()}
