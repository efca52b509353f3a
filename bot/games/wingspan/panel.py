"""The private panel: from a press to the page that comes next. Legality is asked of the rules at every page.

Every page lays out nodes of the Automa's tree, and its buttons carry their paths.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.contract import Names, Panel
from bot.games.pages.place import Place, read
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.page_correct import correct_page, take_back_page
from bot.games.wingspan.page_dice import dice_page
from bot.games.wingspan.page_goal import goal_page
from bot.games.wingspan.page_react import react_page
from bot.games.wingspan.page_score import score_page
from bot.games.wingspan.page_setup import setup_page
from bot.games.wingspan.page_token import token_page
from bot.games.wingspan.page_tray import tray_page
from bot.games.wingspan.page_turn import turn_page
from bot.hosting.turn import Turn
from engine.choices import steps_of
from engine.contract import Decision, Illegal
from render.words import Words

_PAGES: Mapping[str, Callable[[Desk, Place], Panel]] = {
    places.SETUP: setup_page,
    "tray": tray_page,
    "goal": goal_page,
    places.TOKEN: token_page,
    places.REACT: react_page,
    places.TAKE_BACK: take_back_page,
    places.CORRECT: lambda desk, _: correct_page(desk),
    places.SCORE: score_page,
    places.DICE: dice_page,
}
"""By the first step of their places."""
_WRONG = (Illegal, ValueError, LookupError, StopIteration)
"""What a forged place, or one of another time, may raise."""


def panel(turn: Turn, text: str, chosen: Sequence[str], names: Names, words: Words) -> Panel:
    """Return the page at a place after `chosen` was picked or typed.

    A place that cannot be read, or that belongs to another time of the game, gives the page of what is asked.
    """
    desk = Desk(turn, names, words)
    place = read(text, chosen)
    first = next(iter(steps_of(place.path)), "")
    if first in _PAGES and _in_time(first, turn.decision):
        try:
            return _PAGES[first](desk, place)
        except _WRONG:
            pass
    return _asked_page(desk)


def _asked_page(desk: Desk) -> Panel:
    """Return the page that answers what is asked."""
    kind, question = desk.turn.decision.kind, desk.turn.decision.question
    match kind:
        case "tray":
            return tray_page(desk, Place(places.tray(question["round"], question["turn"])))
        case "goal":
            return goal_page(desk, Place(places.goal(question["round"])))
        case "setup" | "score":
            return _PAGES[kind](desk, Place(kind))
    return turn_page(desk)


def _in_time(first: str, decision: Decision) -> bool:
    """Return whether a page belongs to this time: before the setup there is only that, the score comes at the end."""
    if first == places.SCORE:
        return decision.kind == places.SCORE
    return first == places.SETUP or decision.kind != places.SETUP
