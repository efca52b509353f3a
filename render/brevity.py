"""Making descriptions fit: by saying less, and only in the last resort by leaving off words."""

from __future__ import annotations

from collections.abc import Iterable

ELLIPSIS = "…"


def first_fitting(variants: Iterable[str], limit: int) -> str:
    """Give the first of the variants (the fullest first) within `limit` characters; else the last, cut after a word."""
    text = ""
    for text in variants:
        if len(text) <= limit:
            return text
    return cut(text, limit)


def cut(text: str, limit: int) -> str:
    """Give the text, cut after a whole word where it is longer than `limit` characters."""
    if len(text) <= limit:
        return text
    kept = text[: limit - len(ELLIPSIS)]
    if not text[len(kept)].isspace() and " " in kept:
        kept = kept[: kept.rindex(" ")]
    return kept.rstrip(" ,;:") + ELLIPSIS
