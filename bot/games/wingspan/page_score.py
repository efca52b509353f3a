"""The end: the person's own points, typed into a form; the food that is left only where a tie asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.contract import Button, Panel, Style
from bot.games.pages.place import MARK, PICK, TYPED, Place
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk, whole
from bot.games.wingspan.forms import leftover_form, score_form
from bot.games.wingspan.page_turn import ways
from engine.choices import NOTHING, Number, Path, Sheet, join, steps_of, walk
from engine.contract import Illegal, Unreadable
from engine.wingspan.actions import Score, WingspanAction
from engine.wingspan.choices.score import SCORED
from engine.wingspan.events import GameEnded
from engine.wingspan.sheets import FinalSheet

Points = tuple[int | None, ...]
"""What was typed of each of `SCORED`; None: it could not be read."""


def typed_place(points: Points | None) -> str:
    """Return where the form of the points leads, with what was typed before in it."""
    told = "" if points is None else ",".join(NOTHING if each is None else str(each) for each in points)
    return f"{places.SCORE}{PICK}{told}{MARK}{TYPED}"


def score_page(desk: Desk, place: Place) -> Panel:
    """Ask for the points, or tell what they come to."""
    sheet = walk(desk.turn.tree, places.SCORE)
    if not isinstance(sheet, Sheet):
        raise Unreadable("no score is asked")
    steps = steps_of(place.path)[1:]
    if steps:
        return _told_page(desk, sheet, [*steps, *place.chosen])
    if place.typed and place.chosen:
        return _entered_page(desk, sheet, tuple(map(whole, place.chosen)))
    return _entered_page(desk, sheet, _points_of(place.pick)) if place.pick else _page(desk, None, [])


def path_of(sheet: Sheet[Any, Any], points: Points) -> Path:
    """Return the path of points, all of them told. Illegal for a number that nobody has."""
    facts: dict[str, Any] = dict(zip(SCORED, points, strict=True))
    return join(places.SCORE, sheet.step(Score(**facts)))


def _entered_page(desk: Desk, sheet: Sheet[Any, Any], points: Points) -> Panel:
    """Go on with what was typed, or ask again where something could not be read."""
    if None in points:
        return _page(desk, points, [desk.words("wingspan-panel-unread-points")])
    try:
        step = steps_of(path_of(sheet, points))[1]
    except Illegal as illegal:
        return _page(desk, points, [desk.why(illegal)])
    return _told_page(desk, sheet, [step])


def _told_page(desk: Desk, sheet: Sheet[Any, Any], steps: Sequence[str]) -> Panel:
    """Tell what the points come to; on a tie ask for what is left."""
    score = sheet.values(steps[0])
    points = tuple(getattr(score, name) for name in SCORED)
    path = join(places.SCORE, steps[0])
    leftover = walk(desk.turn.tree, path)
    if not isinstance(leftover, Number):
        raise Unreadable(f"nothing is left to tell at {path!r}")
    left = whole(steps[1]) if len(steps) > 1 and steps[1] != NOTHING else None
    if left is None and leftover.unsaid is None:
        tokens = desk.view.standing.leftover if desk.view.standing else 0
        ask = desk.opens("wingspan-button-leftover", path, leftover_form(desk.words), Style.PRIMARY)
        return _page(desk, points, [desk.words("wingspan-panel-score-tie", count=tokens)], ask)
    whole_path = join(path, NOTHING if left is None else str(left))
    try:
        action = desk.action(whole_path)
    except Illegal as illegal:
        return _page(desk, points, [desk.why(illegal)])
    confirm = desk.does(desk.words("wingspan-button-confirm"), whole_path, Style.SUCCESS)
    return _page(desk, points, _totals(desk, action), confirm)


def _page(desk: Desk, points: Points | None, lines: Sequence[str], *first: Button) -> Panel:
    """Return the page with what was entered; its form has it, too."""
    style = Style.PRIMARY if points is None else Style.SECONDARY
    form = desk.opens("wingspan-button-score", typed_place(points), score_form(desk.words, points), style)
    entered = [] if points is None else [_entered(desk, points)]
    told = [desk.words("wingspan-panel-score"), _known(desk), *entered, *lines]
    return desk.page(told, [(*first, form), ways(desk)])


def _points_of(pick: str) -> Points:
    """Return the points of a place; Unreadable for a forged one."""
    points = tuple(None if each == NOTHING else int(each) for each in pick.split(","))
    if len(points) != len(SCORED):
        raise Unreadable(f"no points: {pick!r}")
    return points


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


def _entered(desk: Desk, points: Points) -> str:
    facts = {name: "?" if value is None else str(value) for name, value in zip(SCORED, points, strict=True)}
    return desk.words("wingspan-panel-score-yours", **facts)
