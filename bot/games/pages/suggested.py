"""The page with moves that are suggested: what each does, what is expected of it, and the way to its review."""

from __future__ import annotations

from typing import Any

from bot.games.pages.journey import go
from bot.games.pages.pages import Pages
from bot.games.pages.panel import picked
from bot.games.pages.place import Place, fits
from bot.games.widgets import Button, Panel, Style
from bot.hosting.playing.turn import Turn
from bot.hosting.suggesting.advice import Advice, Suggestion
from render.words import Words

LINES = 4
"""Lines of what a move will do; its review has all of them."""
LONGEST = 560
"""Characters of what is told of a move: three of them fit a message."""


def page(turn: Turn, pages: Pages[Any], advice: Advice) -> Panel:
    """Return the page. A move that is not possible any more is left out."""
    words = pages.words
    told = [(each, lines) for each in advice.moves if (lines := _told(turn, pages, each))]
    if not told:
        return Panel(words("suggest-none"), ((Button(words("panel-back"), ""),),))
    text, row = [words("suggest-title", count=len(told))], []
    for number, (each, (title, *does)) in enumerate(told, 1):
        expected = words("suggest-move", number=number, title=title), *does, _expected(turn, pages, advice, each)
        text.append(_clip("\n".join(expected)))
        row.append(_way(words, number, each))
    text.append(words("suggest-honest"))
    return Panel("\n".join(text), (tuple(row), (Button(words("panel-back"), ""),)))


def _told(turn: Turn, pages: Pages[Any], suggestion: Suggestion) -> list[str]:
    """Return what a move is called, and what it will do as its review has it; nothing where it is not possible."""
    journey = go(turn.tree, Place(path=suggestion.path), lambda _: None, pages)
    if journey.fault is not None or journey.action != suggestion.action:
        return []
    title = pages.title([(each.node, each.option) for each in journey.taken], last=True)
    does = pages.foretell(suggestion.action, turn.preview(suggestion.action))
    does = does or pages.review(suggestion.action, picked(journey.taken))
    lines = [line for each in does for line in each.split("\n") if line]
    return [title, *(f"> {line.removeprefix('> ')}" for line in lines[:LINES])]


def _expected(turn: Turn, pages: Pages[Any], advice: Advice, suggestion: Suggestion) -> str:
    """Return what the adviser expects of a move, and how that compares with another one."""
    words, percent = pages.words, min(99, max(1, round(100 * suggestion.share)))
    other = _other(turn, pages, advice, suggestion)
    if other is None:
        return words("suggest-expected-alone", percent=percent)
    than, margin = other
    points = round(abs(suggestion.margin - margin))
    how = "same" if not points else "more" if suggestion.margin > margin else "less"
    return words("suggest-expected", percent=percent, points=points, how=how, than=than)


def _other(turn: Turn, pages: Pages[Any], advice: Advice, suggestion: Suggestion) -> tuple[str, float] | None:
    """Return what a move is compared with, in words, and what is expected of that; None: there is nothing else.

    The others are compared with the best one; that one with doing nothing, where that is possible, else with the next.
    """
    best, *others = advice.moves
    if suggestion is not best:
        return pages.words("suggest-number", number=1), best.margin
    if advice.default is not None:
        return pages.words("suggest-named", name=_name(turn, pages, advice.default.action)), advice.default.margin
    return (pages.words("suggest-number", number=2), others[0].margin) if others else None


def _name(turn: Turn, pages: Pages[Any], action: Any) -> str:
    """Return what an action's way is called."""
    node = turn.tree
    return pages.label(node, node.option_at(node.step_of(action)))


def _way(words: Words, number: int, suggestion: Suggestion) -> Button:
    """Return the button to a move's review; greyed where no custom id can carry its place, so that it is typed."""
    carried = fits(suggestion.path)
    style = Style.PRIMARY if number == 1 else Style.SECONDARY
    return Button(
        words("button-suggested", number=number), suggestion.path if carried else "", style=style, disabled=not carried
    )


def _clip(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
