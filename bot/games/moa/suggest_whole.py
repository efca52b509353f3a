"""Autocompletion of whole actions: free text, and what is added to the neutral colour."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.contract import Suggestion, Typing
from bot.games.moa.desk import Desk
from bot.games.offers import whole_actions
from bot.games.parts import fitting
from engine.moa.actions import MoaAction


def neutral(desk: Desk, _typing: Typing) -> Iterator[Suggestion]:
    """Offer what can be added to the neutral colour."""
    for action in desk.legal.neutral():
        notation = desk.turn.game.notation(action)
        yield Suggestion(fitting(_neutral_label(desk, action)), notation)


def _neutral_label(desk: Desk, action: MoaAction) -> str:
    territory = getattr(action, "territory", None)
    if territory is None:
        return desk.words("moa-panel-neutral-skip")
    birds = getattr(action, "birds", None)
    key = "moa-panel-neutral-leader" if birds is None else "moa-panel-neutral-birds"
    return desk.words(key, birds=birds or 0, **desk.phrases.at(territory))


def actions(desk: Desk, typing: Typing) -> Iterator[Suggestion]:
    """Offer legal actions in their notation."""
    return whole_actions(desk.turn, typing.typed)
