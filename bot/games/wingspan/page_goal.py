"""The page about a round's goal: the person's own count, or in Duet whether the map is right."""

from __future__ import annotations

from bot.games.contract import Button, Panel, Style
from bot.games.pages.place import Place
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk, in_rows, whole
from bot.games.wingspan.forms import goal_form
from bot.games.wingspan.page_turn import ways
from bot.games.wingspan.state import base_count
from engine.choices import steps_of
from engine.contract import Unreadable
from engine.wingspan.tallies import Progress

COUNTS = range(10)
"""Own counts for a goal that have a button; others are typed."""


def goal_page(desk: Desk, place: Place) -> Panel:
    """Ask how the goal of a round stands, or stood."""
    steps = [*steps_of(place.path), *place.chosen][1:]
    number = int(steps[0])
    progress = desk.view.progress[number - 1]
    if number < 1 or not (progress.scored or desk.asks("goal", number)):
        raise Unreadable(f"no goal: {number}")
    return _duet_page(desk, progress) if desk.duet else _base_page(desk, progress, whole("".join(steps[1:2])))


def _duet_page(desk: Desk, progress: Progress) -> Panel:
    facts = {"round": progress.round, "goal": desk.phrases.goal(progress.goal)}
    told = desk.words("wingspan-panel-goal-duet", hers=progress.hers, yours=progress.yours or 0, **facts)
    label = desk.words("wingspan-button-goal")
    confirm = desk.does(label, places.goal(progress.round), Style.PRIMARY)
    return desk.page([told], [(confirm,), _last(desk, progress)])


def _base_page(desk: Desk, progress: Progress, typed: int | None) -> Panel:
    facts = {"round": progress.round, "goal": desk.phrases.goal(progress.goal)}
    lines = [desk.words("wingspan-panel-goal", **facts)]
    if progress.scored:
        lines.append(desk.words("wingspan-panel-goal-so-far", count=progress.yours or 0))
    else:
        lines.append(desk.words("wingspan-panel-goal-hers", **base_count(progress, desk.phrases)))
    buttons = [desk.does(str(count), places.goal(progress.round, count)) for count in COUNTS]
    if typed is not None and typed not in COUNTS:
        desk.action(places.goal(progress.round, typed))
        buttons.append(desk.does(str(typed), places.goal(progress.round, typed), Style.SUCCESS))
    other = desk.opens("wingspan-button-other", places.goal(progress.round), goal_form(desk.words))
    return desk.page(lines, [*in_rows(buttons), (other, *_last(desk, progress))])


def _last(desk: Desk, progress: Progress) -> tuple[Button, ...]:
    asked = desk.asks("goal", progress.round)
    return ways(desk) if asked else (desk.back(places.CORRECT),)
