"""Fit descriptions into a limit: the shorter wording first, words cut off only in the last resort."""

from __future__ import annotations

from collections.abc import Iterable

from render.kit.type import printable

ELLIPSIS = "…"
_CAPTION = 300
"""How much of a caption a description repeats."""


def clean_caption(caption: str) -> str:
    """Return a caption without characters that cannot be shown, cut to a length that a description can begin with."""
    return cut(printable(caption, 2000), _CAPTION)


def joined(sentences: Iterable[str]) -> str:
    """Put sentences one after the other; those without a full stop get one, empty ones are left out."""
    return " ".join(sentence if sentence[-1] in ".?!:…" else f"{sentence}." for sentence in sentences if sentence)


def first_fitting(variants: Iterable[str], limit: int) -> str:
    """Return the first of the variants (fullest first) within `limit` characters; else the last, cut after a word."""
    text = ""
    for text in variants:
        if len(text) <= limit:
            return text
    return cut(text, limit)


def cut(text: str, limit: int) -> str:
    """Return the text, cut after a whole word where it is longer than `limit` characters."""
    if len(text) <= limit:
        return text
    kept = text[: limit - len(ELLIPSIS)]
    if not text[len(kept)].isspace() and " " in kept:
        kept = kept[: kept.rindex(" ")]
    return kept.rstrip(" ,;:") + ELLIPSIS
