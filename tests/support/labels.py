"""What stands on buttons and begins answers, in a language: of the bot, and of the sandbox's page itself."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache

from bot.locale.words import FALLBACK, wording
from tests.support.bot import ROOT

_SENTENCE = re.compile(r"(?<=[.!?:])(?:\s|$)")


def labels(language: str, *keys: str) -> tuple[str, ...]:
    """Return what messages are in a language: labels of buttons."""
    return tuple(map(wording(language), keys))


def liking(language: str, liked: Mapping[str, float]) -> dict[str, float]:
    """Return how much buttons are liked, by what stands on them, of the same by message."""
    return {wording(language)(key): weight for key, weight in liked.items()}


def beginning(language: str, key: str, **facts: str | int) -> str:
    """Return the first sentence of a message as people see it, without Markdown."""
    return _SENTENCE.split(wording(language)(key, **facts).replace("**", "").strip())[0]


@cache
def _page_words(language: str) -> dict[str, str]:
    if language == FALLBACK:
        return {}
    file = ROOT / "sandbox" / "web" / "words" / f"{language}.json"
    words: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return words


def on_page(language: str, english: str) -> str:
    """Return words of the page itself, by what they are in English."""
    return _page_words(language).get(english, english)


def foreign_to_page(language: str, texts: Iterable[str]) -> list[str]:
    """Return which of the page's own words are in English, though it has them in its language."""
    english = [re.escape(each) for each, here in _page_words(language).items() if here != each]
    patterns = re.compile("|".join(re.sub(r"\\{\w+\\}", ".+", each) for each in english) or "(?!)")
    return [each for each in texts if patterns.fullmatch(each)]
