"""Why a typed command is refused, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.games.typed_commands import Misread
from engine.contract import Illegal
from render.words import Words


def sentence(
    fault: Illegal | Misread,
    words: Words,
    own: Callable[[str, Mapping[str, Any]], str],
    quote: Callable[[str], str] = str,
) -> str:
    """Return the sentence: for what is misread one of all games where there is one, else the game's `own`.

    `quote` makes the names of choices fit for where the sentence stands.
    """
    if not isinstance(fault, Misread) or not words.has(fault.reason):
        return own(fault.reason, fault.facts)
    choices = [quote(str(each)) for each in fault.facts.get("choices", ())]
    return words(fault.reason, **{**fault.facts, "choices": words.listed(choices), "count": len(choices)})
