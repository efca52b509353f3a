"""The pages that are laid out by hand, since the generic ones serve less there, and when they stand.

The turn (what else can be done, with dice and "Correct"), setting up, the token map, the score, and which bird it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.pages.place import Place
from bot.games.widgets import Button, Panel
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.page_correct import correct_page
from bot.games.wingspan.page_dice import dice_page
from bot.games.wingspan.page_react import react_page
from bot.games.wingspan.page_token import token_page
from bot.games.wingspan.page_turn import turn_page, ways
from engine.choices import steps_of
from engine.contract import Decision, Illegal

_PAGES: Mapping[str, Callable[[Desk, Place], Panel | None]] = {
    places.TOKEN: token_page,
    places.REACT: react_page,
    places.CORRECT: lambda desk, _: correct_page(desk),
    places.DICE: dice_page,
}
"""By the first step of their places."""
_WRONG = (Illegal, ValueError, LookupError, StopIteration)
"""What a forged place, or one of another time, may raise."""


def page_by_hand(desk: Desk, place: Place) -> Panel | None:
    """Return the page at a place that is made by hand; None for another, and for a place that cannot be read."""
    decision = desk.turn.decision
    if not place.path and decision.kind in _PAGES:
        place = Place(decision.kind)
    first = next(iter(steps_of(place.path)), "")
    if first in _PAGES and _in_time(first, decision):
        try:
            return _PAGES[first](desk, place)
        except _WRONG:
            return None
    return turn_page(desk) if not place.path and decision.kind == "turn" else None


def asked_at(desk: Desk) -> str | None:
    """Return where the question about the tray or the goal is that is asked now; None while neither is."""
    kind, question = desk.turn.decision.kind, desk.turn.decision.facts
    if kind == "tray":
        return places.tray(question["round"], question["turn"])
    return places.goal(question["round"]) if kind == "goal" else places.SCORE if kind == "score" else None


def last_row(desk: Desk, text: str) -> tuple[Button, ...] | None:
    """Return what else can be done where the tray or the goal is asked, and the way back where one is told anew."""
    if text == asked_at(desk):
        return ways(desk)
    correcting = ("tray", "goal", places.TAKE_BACK, *([places.SETUP] if desk.view.setup is not None else []))
    if text.partition(".")[0] in correcting:
        return (desk.back(places.CORRECT),)
    return None


def _in_time(first: str, decision: Decision) -> bool:
    """Return whether a page belongs to this time: before the setup there is only that."""
    return decision.kind != places.SETUP
