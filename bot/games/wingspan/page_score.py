"""The end: the person's own points, typed into a form. What they come to, and a tie, are told by the generic pages."""

from __future__ import annotations

from typing import Any

from bot.games.contract import Button, Panel, Style
from bot.games.pages.place import MARK, PICK, TYPED, Place
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk, whole
from bot.games.wingspan.forms import score_form
from bot.games.wingspan.narration import end_facts
from bot.games.wingspan.page_turn import ways
from bot.games.wingspan.phrases import Phrases
from engine.choices import NOTHING, Path, Sheet, join, steps_of, walk
from engine.contract import Illegal, Unreadable
from engine.wingspan.actions import Score
from engine.wingspan.choices.score import SCORED
from engine.wingspan.sheets import FinalSheet

Points = tuple[int | None, ...]
"""What was typed of each of `SCORED`; None: it could not be read."""


def typed_place(points: Points | None) -> str:
    """Return where the form of the points leads, with what was typed before in it."""
    told = "" if points is None else ",".join(NOTHING if each is None else str(each) for each in points)
    return f"{places.SCORE}{PICK}{told}{MARK}{TYPED}"


def score_page(desk: Desk, place: Place) -> Panel | None:
    """Ask for the points, also where some could not be read; None once they are told."""
    if place.path != places.SCORE:
        return None
    points = _typed(place)
    lines = [desk.words("wingspan-panel-score"), known(desk.phrases)]
    if points is not None:
        lines.append(entered(desk.phrases, points))
    if points is not None and None in points:
        lines.append(desk.words("wingspan-panel-unread-points"))
    elif points is not None:
        try:
            entered_path(desk, points)
        except Illegal as illegal:
            lines.append(desk.why(illegal))
    return desk.page(lines, [(_form(desk, points), *ways(desk))])


def told_path(desk: Desk, place: Place) -> Path | None:
    """Return the path of the points that were typed; None where none were, or not all of them can be taken."""
    if place.path != places.SCORE or desk.turn.decision.kind != places.SCORE:
        return None
    try:
        points = _typed(place)
        return None if points is None or None in points else entered_path(desk, points)
    except (Illegal, ValueError):
        return None


def entered_path(desk: Desk, points: Points) -> Path:
    """Return the path of points, all of them told. Illegal for a number that nobody has."""
    facts: dict[str, Any] = dict(zip(SCORED, points, strict=True))
    return join(places.SCORE, _sheet(desk).step(Score(**facts)))


def again(desk: Desk, text: str) -> tuple[Button, ...]:
    """Return the last row behind the points: the form with what was typed, and what else can be done."""
    return (_form(desk, points_of(_sheet(desk).values(steps_of(text)[1]))), *ways(desk))


def _sheet(desk: Desk) -> Sheet[Any, Score]:
    sheet = walk(desk.turn.tree, places.SCORE)
    if not isinstance(sheet, Sheet):
        raise Unreadable("no score is asked")
    return sheet


def _form(desk: Desk, points: Points | None) -> Button:
    style = Style.PRIMARY if points is None else Style.SECONDARY
    return desk.opens("wingspan-button-score", typed_place(points), score_form(desk.words, points), style)


def _typed(place: Place) -> Points | None:
    """Return what was typed, now or before. Unreadable for a forged place."""
    if place.typed and place.chosen:
        return tuple(map(whole, place.chosen))
    if not place.pick:
        return None
    points = tuple(None if each == NOTHING else int(each) for each in place.pick.split(","))
    if len(points) != len(SCORED):
        raise Unreadable(f"no points: {place.pick!r}")
    return points


# -- what is told ---------------------------------------------------------------------------------------------------


def points_of(score: Score) -> Points:
    """Return the points of a score, in the order of `SCORED`."""
    return tuple(getattr(score, name) for name in SCORED)


def known(phrases: Phrases) -> str:
    """Tell what is known of the person's points without asking."""
    view = phrases.view
    goals = sum(sheet.yours.points for sheet in view.goal_sheets)
    return phrases.words("wingspan-panel-score-known", goals=goals, group=len(view.groups.get(view.seat, ())))


def entered(phrases: Phrases, points: Points) -> str:
    """Tell what was entered."""
    facts = {name: "?" if value is None else str(value) for name, value in zip(SCORED, points, strict=True)}
    return phrases.words("wingspan-panel-score-yours", **facts)


def totals(phrases: Phrases, sheet: FinalSheet) -> str:
    """Tell what both sides come to, and on a tie who has more left over."""
    won = "yes" if sheet.winner == phrases.view.seat else "no"
    return phrases.words("wingspan-panel-score-totals", **end_facts(sheet, phrases), won=won)
