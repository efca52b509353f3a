"""The page about a round's goal: the person's own count, or in Duet whether the map is right."""

from __future__ import annotations

from bot.games.contract import Button, Panel, Style
from bot.games.wingspan.desk import Desk, in_rows
from bot.games.wingspan.draft import CorrectDraft, GoalDraft
from bot.games.wingspan.forms import goal_form
from bot.games.wingspan.page_turn import ways
from bot.games.wingspan.state import base_count
from engine.wingspan.tallies import Progress

COUNTS = range(10)
"""Own counts for a goal that have a button; others are typed."""


def goal_page(desk: Desk, draft: GoalDraft) -> Panel:
    """Ask how the goal of a round stands, or stood."""
    progress = desk.view.progress[draft.round - 1]
    return _duet_page(desk, progress) if desk.duet else _base_page(desk, progress, draft)


def _duet_page(desk: Desk, progress: Progress) -> Panel:
    facts = {"round": progress.round, "goal": desk.phrases.goal(progress.goal)}
    told = desk.words("wingspan-panel-goal-duet", hers=progress.hers, yours=progress.yours or 0, **facts)
    label = desk.words("wingspan-button-goal")
    confirm = desk.does(label, GoalDraft(progress.round), Style.PRIMARY)
    return desk.page([told], [(confirm,), _last(desk, progress)])


def _base_page(desk: Desk, progress: Progress, draft: GoalDraft) -> Panel:
    facts = {"round": progress.round, "goal": desk.phrases.goal(progress.goal)}
    lines = [desk.words("wingspan-panel-goal", **facts)]
    if progress.scored:
        lines.append(desk.words("wingspan-panel-goal-so-far", count=progress.yours or 0))
    else:
        lines.append(desk.words("wingspan-panel-goal-hers", **base_count(progress, desk.phrases)))
    buttons = [desk.does(str(count), GoalDraft(draft.round, count)) for count in COUNTS]
    if draft.count is not None and draft.count not in COUNTS:
        buttons.append(desk.does(str(draft.count), draft, Style.SUCCESS))
    other = desk.opens("wingspan-button-other", GoalDraft(draft.round), "n", goal_form(desk.words))
    return desk.page(lines, [*in_rows(buttons), (other, *_last(desk, progress))])


def _last(desk: Desk, progress: Progress) -> tuple[Button, ...]:
    asked = desk.asks("goal", progress.round)
    return ways(desk) if asked else (desk.back(CorrectDraft()),)
