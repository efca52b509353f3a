"""Where the Automa's Duet token goes and why: in a sentence for the post, and at length for who asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.games.narration_base import NONE
from bot.games.wingspan.phrases import Phrases
from engine.wingspan.facts import Scan


def scan_told(scan: Scan, phrases: Phrases) -> str:
    """Tell in a sentence where its token goes, and by which rule."""
    why = phrases.words(f"wingspan-told-scan-{_key(scan)}", **_facts(scan, phrases))
    if scan.space is None:
        told = phrases.words("wingspan-told-no-token", why=why)
    else:
        told = phrases.words("wingspan-told-token-placed", space=phrases.space(scan.space), why=why)
    return f"{told} {phrases.marked(scan.marks)}".strip()


def scan_explained(scan: Scan, phrases: Phrases) -> Iterator[str]:
    """Tell step by step how it came to the space: corner, what it looked for, spaces gone past, the end."""
    words, facts = phrases.words, _facts(scan, phrases)
    if scan.reason == "no_tokens":
        yield words("wingspan-why-no-tokens")
        return
    yield words("wingspan-why-corner", section=scan.section, symbol=scan.symbol, corner=scan.corner)
    yield words(f"wingspan-why-{scan.reason.replace('_', '-')}", **facts)
    yield words("wingspan-why-way", side="right" if scan.corner.endswith("left") else "left", **facts)
    for why in ("taken", "unfit"):
        passed = [each.space for each in scan.passed if each.why == why]
        if passed:
            yield words(f"wingspan-why-{why}", spaces=phrases.codes(passed))
    end = "wingspan-why-space" if scan.space else "wingspan-why-no-space"
    yield words(end, space=phrases.space(scan.space) if scan.space else NONE)
    if marks := phrases.marked(scan.marks):
        yield marks


def _key(scan: Scan) -> str:
    key = scan.reason.replace("_", "-")
    return key if scan.space is not None or scan.reason == "no_tokens" else f"{key}-none"


def _facts(scan: Scan, phrases: Phrases) -> dict[str, Any]:
    return {
        "corner": scan.corner,
        "goal": phrases.goal(scan.goal) if scan.goal else NONE,
        "habitat": scan.habitat or NONE,
        "type": scan.type or NONE,
        "habitat_symbol": scan.habitat_symbol or NONE,
        "type_symbol": scan.type_symbol or NONE,
        "down": "yes" if scan.corner.startswith("top") else "no",
    }
