"""The end: the person's own points, typed into a form; the food that is left only where a tie asks for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games.contract import Button, Panel, Style
from bot.games.wingspan.build import action_of
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.draft import SCORED, ScoreDraft
from bot.games.wingspan.forms import leftover_form, score_form
from bot.games.wingspan.page_turn import ways
from engine.contract import Unreadable
from engine.wingspan.actions import WingspanAction
from engine.wingspan.events import GameEnded
from engine.wingspan.sheets import FinalSheet

_TIE = "leftover-needed"
"""The rules' reason for asking what is left over."""


def score_page(desk: Desk, draft: ScoreDraft) -> Panel:
    """Ask for the points, or tell what they come to."""
    words = desk.words
    lines = [words("wingspan-panel-score"), _known(desk)]
    form = _form(desk, draft)
    try:
        action = action_of(draft, desk.view)
    except Unreadable:
        if draft.points is not None:
            lines += [_entered(desk, draft), words("wingspan-panel-unread-points")]
        return desk.page(lines, [(form,), ways(desk)])
    lines.append(_entered(desk, draft))
    illegal = desk.refused(action)
    if illegal is None:
        confirm = desk.does(words("wingspan-button-confirm"), draft, Style.SUCCESS)
        return desk.page([*lines, *_totals(desk, action)], [(confirm, form), ways(desk)])
    if illegal.reason != _TIE:
        return desk.page([*lines, desk.why(illegal)], [(form,), ways(desk)])
    tokens = desk.view.standing.leftover if desk.view.standing else 0
    lines.append(words("wingspan-panel-score-tie", count=tokens))
    left = desk.opens("wingspan-button-leftover", draft, "z", leftover_form(words), Style.PRIMARY)
    return desk.page(lines, [(left, form), ways(desk)])


def _form(desk: Desk, draft: ScoreDraft) -> Button:
    """Give the button of the form, with what was typed so far in it."""
    style = Style.PRIMARY if draft.points is None else Style.SECONDARY
    begun = replace(draft, leftover=None)
    return desk.opens("wingspan-button-score", begun, "v", score_form(desk.words, draft.points), style)


def _totals(desk: Desk, action: WingspanAction) -> list[str]:
    """Tell what both sides come to, and on a tie who has more left over."""
    ended = [event.sheet for event in desk.turn.preview(action).events if isinstance(event, GameEnded)]
    return [desk.words("wingspan-panel-score-totals", **_totals_of(sheet, desk)) for sheet in ended]


def _totals_of(sheet: FinalSheet, desk: Desk) -> dict[str, Any]:
    return {
        "yours": sheet.yours.total,
        "hers": sheet.hers.total,
        "tie": "yes" if sheet.tied else "no",
        "food": sheet.yours.leftover or 0,
        "count": sheet.hers.leftover,
        "won": "yes" if sheet.winner == desk.view.seat else "no",
    }


def _known(desk: Desk) -> str:
    """Tell what is known of the person's points without asking."""
    view = desk.view
    goals = sum(sheet.yours.points for sheet in view.goal_sheets)
    return desk.words("wingspan-panel-score-known", goals=goals, group=len(view.groups.get(view.seat, ())))


def _entered(desk: Desk, draft: ScoreDraft) -> str:
    given = dict(zip(SCORED, draft.points or (), strict=True))
    facts = {name: "?" if value is None else str(value) for name, value in given.items()}
    return desk.words("wingspan-panel-score-yours", **facts)
