"""Sentences as the chat has them, for a page: their marks become HTML, and all else in them stays text."""

from __future__ import annotations

from functools import cache, lru_cache

from markdown_it import MarkdownIt
from markupsafe import Markup

KEPT = 4096
"""How many lines are kept: those of the log stand on many pages."""
_UNSEEN = str.maketrans("", "", "\u200b")
"""What the chat needs so that a name is no mention."""


@lru_cache(KEPT)
def as_html(text: str) -> Markup:
    """Return a line of chat text as HTML."""
    return Markup(_renderer().renderInline(text.translate(_UNSEEN)))  # noqa: S704  (it escapes what is no mark)


@cache
def _renderer() -> MarkdownIt:
    return MarkdownIt("zero", {"html": False}).enable(["emphasis", "strikethrough", "backticks", "escape"])
