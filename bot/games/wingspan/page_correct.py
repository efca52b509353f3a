"""Giving an answer anew: every one that was given is listed, and each leads to the page where it was given."""

from __future__ import annotations

from bot.games import widgets
from bot.games.widgets import Button, Choice, Panel
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk


def correct_page(desk: Desk) -> Panel:
    """Ask what was different."""
    rows = desk.select("wingspan-ask-tray-answers", "tray", _trays(desk))
    rows += desk.select("wingspan-ask-goal-answers", "goal", _goals(desk))
    ways: list[Button] = []
    if desk.view.setup is not None:
        ways.append(desk.button("wingspan-button-correct-setup", places.SETUP))
    if desk.duet:
        ways.append(desk.button("wingspan-button-correct-tokens", places.TOKEN))
    if desk.view.reactions:
        ways.append(desk.button("wingspan-button-correct-reactions", places.TAKE_BACK))
    return desk.page([desk.words("wingspan-panel-correct")], [*rows, (*ways, desk.back())])


def _trays(desk: Desk) -> list[Choice]:
    """Return the answers about the tray, latest first."""
    found = []
    for each in reversed(desk.view.turns):
        if each.points is not None:
            facts = {"round": each.round, "turn": each.turn, "answer": desk.phrases.tray_answer(each.points)}
            found.append(widgets.choice(f"{each.round}-{each.turn}", desk.words("wingspan-tray-choice", **facts)))
    return found


def _goals(desk: Desk) -> list[Choice]:
    if desk.duet:
        return []  # the map tells them
    return [
        widgets.choice(
            str(sheet.round),
            desk.words(
                "wingspan-goal-choice",
                round=sheet.round,
                count=sheet.yours.value,
                goal=desk.phrases.goal(sheet.goal),
            ),
        )
        for sheet in desk.view.goal_sheets
    ]
