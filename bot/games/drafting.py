"""Drafts, whatever the game: read strictly, and filled in by what is picked in a select.

A select's text is its draft's, then ";" and what is asked: "p.4;t" asks for a `t` in the draft "p.4".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.contract import Unreadable

D = TypeVar("D")
F = TypeVar("F")
H = TypeVar("H")
WRONG = (ValueError, IndexError, KeyError, TypeError)
"""What reading a forged text may raise."""


def read_strictly(text: str, read: Callable[[str], D], write: Callable[[D], str]) -> D:
    """Give the draft of a text; raise Unreadable for anything that `write` would not have written so."""
    try:
        draft = read(text)
        same = write(draft) == text
    except WRONG as error:
        raise Unreadable(f"no draft: {text!r}") from error
    if not same:
        raise Unreadable(f"no draft: {text!r}")
    return draft


def filled(
    text: str,
    chosen: Sequence[str],
    read: Callable[[str], D],
    fill: Callable[[D, str, Sequence[str]], F],
    first: H,
) -> D | F | H:
    """Give the draft of a press: `text` as its button or select carried it, `chosen` as picked in the select.

    `fill` gives how a draft goes on, from the draft, what the select asks and what was picked. Anything forged or
    unreadable gives `first`, the first page.
    """
    body, _, asks = text.partition(";")
    try:
        draft = read(body)
        return fill(draft, asks, chosen) if asks and chosen else draft
    except (Unreadable, *WRONG):
        return first
