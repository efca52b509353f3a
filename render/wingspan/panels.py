"""What both sides have: the Automa's birds, eggs, tokens and points so far, and what is known of the person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from functools import partial

from engine.wingspan.views.view import ReactionView, WingspanView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import token
from render.kit.theme import GOLD, INK, PAPER
from render.kit.type import Face
from render.wingspan import sprites
from render.wingspan.changes import Changes
from render.wingspan.colours import GAIN, SOFT
from render.wingspan.naming import bird_name, bonus_name, change, side_name
from render.wingspan.panel_parts import BAND, Count, around, band, counts
from render.words import Words


def draw_hers(  # noqa: PLR0917
    canvas: Canvas, box: Box, view: WingspanView, words: Words, names: Names | None, changed: Changes
) -> None:
    """Draw what the Automa has."""
    shown: Hashable = (view.hers, view.standing, view.setup, view.bonus, view.automa, view.supply.get(view.automa))
    won = view.result is not None and view.automa in view.result.winners
    key = (shown, len(view.groups.get(view.automa, ())), changed.birds, tuple(changed.counts.items()), won, words)
    canvas.kept(around(box), key, partial(_hers, canvas, box, view, words, changed, won=won))


def _hers(canvas: Canvas, box: Box, view: WingspanView, words: Words, changed: Changes, *, won: bool) -> None:
    canvas.plate(box, PAPER, radius=16, edge=GOLD if won else "#3d3428", edge_width=7 if won else 2, shadow=2)
    total = view.standing.total if view.standing else 0
    score = str(total)
    band(canvas, box, view, view.automa, words("wingspan-automa"), words, score, changed.counts.get("total", 0))
    room = box[3] - box[1] - BAND - 16
    tall = room / 4
    top = box[1] + BAND + 12
    _birds(canvas, (box[0] + 14, round(top), box[2] - 14, round(top + tall)), view, words, changed)
    first, second = _her_counts(view, changed)
    counts(canvas, (box[0] + 14, round(top + tall), box[2] - 10, round(top + 2 * tall)), first, words)
    counts(canvas, (box[0] + 14, round(top + 2 * tall), box[2] - 10, round(top + 3 * tall)), second, words)
    _bonus(canvas, (box[0] + 14, round(top + 3 * tall), box[2] - 14, box[3] - 8), view, words)


def _birds(canvas: Canvas, box: Box, view: WingspanView, words: Words, changed: Changes) -> None:
    """Show the Automa's face-up birds with their points; where they are too many, those of equal points together."""
    high = min(box[3] - box[1] - 6, 72)
    y = (box[1] + box[3]) / 2
    birds = sorted(view.hers.birds, reverse=True)
    if not birds:
        canvas.centre(faded(icon("any_bird", round(high * 0.8)), 0.35), box[0] + high / 2, y)
        text = (round(box[0] + high + 10), box[1], box[2], box[3])
        canvas.write_in(text, words("wingspan-picture-no-birds"), Style(32, Face.REGULAR, SOFT, 24))
        return
    wide = high * 0.78
    step = wide + 6
    new = Counter(changed.birds)
    shown = [(points, 1) for points in birds]
    if len(birds) * step > box[2] - box[0]:
        shown = sorted(Counter(birds).items(), reverse=True)
        step = min(step, (box[2] - box[0] - wide - 8) / max(1, len(shown) - 1))
    for place, (points, count) in enumerate(shown):
        x = box[0] + wide / 2 + place * step
        canvas.centre(sprites.bird(str(points), high, ring=new[points] > 0), x, y)
        new[points] -= count
        if count > 1:
            canvas.centre(sprites.code_plate(words("wingspan-picture-times", count=count), 28), x, y - high * 0.34)


def _her_counts(view: WingspanView, changed: Changes) -> tuple[list[Count], list[Count]]:
    hers, size = view.hers, 52
    delta = changed.counts
    first = [
        Count(icon("face_down", size), str(hers.face_down), delta.get("face_down", 0)),
        Count(icon("lay_egg", size), str(hers.eggs), delta.get("eggs", 0)),
        Count(icon("cache", size), str(hers.tokens), delta.get("tokens", 0)),
    ]
    second = [Count(icon("trophy", size), str(hers.goal_points), delta.get("goal_points", 0))]
    if view.supply:
        second.append(Count(sprites.group(view.automa, size), str(len(view.groups.get(view.automa, ())))))
        second.append(Count(token(view.automa, size), str(view.supply[view.automa])))
    else:
        second.insert(0, Count(sprites.cube(view.automa, size), str(hers.cubes), delta.get("cubes", 0)))
    return first, second


def _bonus(canvas: Canvas, box: Box, view: WingspanView, words: Words) -> None:
    """Show the Automa's bonus card: the values that it takes, and how many."""
    if view.bonus is None:
        return
    high = min(box[3] - box[1] - 8, 60)
    y = (box[1] + box[3]) / 2
    canvas.centre(icon("bonus_card", high), box[0] + high / 2, y)
    right = float(box[2])
    for points in reversed(view.bonus.values):
        sprite = sprites.bird(str(points), high)
        canvas.centre(sprite, right - sprite.width / 2, y)
        right -= sprite.width + 4
    text = (round(box[0] + high + 8), box[1], round(right) - 8, box[3])
    canvas.write_in(text, bonus_name(view.bonus, words), Style(34, Face.SEMIBOLD, INK, 22))


# -- the person -----------------------------------------------------------------------------------------------------


def draw_yours(  # noqa: PLR0917
    canvas: Canvas, box: Box, view: WingspanView, words: Words, names: Names | None, changed: Changes
) -> None:
    """Draw what is known of the person."""
    won = view.result is not None and view.seat in view.result.winners
    name = side_name(view, view.seat, words, names)
    final = view.final.yours if view.final else None
    live = tuple(each.number for each in view.reactions if not each.taken_back)
    key = (name, view.seat, view.supply.get(view.seat), len(view.groups.get(view.seat, ())), live, final, won)
    points = goal_points(view)
    draw = partial(_yours, canvas, box, view, words, (name, points), changed, won=won)
    canvas.kept(around(box), (key, points, changed.reactions, words), draw)


def goal_points(view: WingspanView) -> int:
    """Return the person's points of goals so far."""
    return sum(sheet.yours.points for sheet in view.goal_sheets)


def _yours(  # noqa: PLR0917
    canvas: Canvas,
    box: Box,
    view: WingspanView,
    words: Words,
    shown: tuple[str, int],
    changed: Changes,
    *,
    won: bool,
) -> None:
    name, points = shown
    canvas.plate(box, PAPER, radius=16, edge=GOLD if won else "#3d3428", edge_width=7 if won else 2, shadow=2)
    score = str(view.final.yours.total) if view.final else ""
    band(canvas, box, view, view.seat, name, words, score, 0)
    top = box[1] + BAND + 12
    bottom = min(box[3] - 8, top + 92)
    items = [Count(icon("trophy", 52), str(points))]
    if view.supply:
        items.append(Count(sprites.group(view.seat, 52), str(len(view.groups.get(view.seat, ())))))
        items.append(Count(token(view.seat, 52), str(view.supply[view.seat])))
    counts(canvas, (box[0] + 14, top, box[2] - 10, bottom), items, words)
    live = [each for each in view.reactions if not each.taken_back]
    row = 52
    for place, reaction in enumerate(
        live[-max(0, (box[3] - bottom - 8) // row) :] if box[3] - bottom - 8 >= row else []
    ):
        line = (box[0] + 18, bottom + place * row, box[2] - 18, bottom + (place + 1) * row)
        name = bird_name(view, reaction.bird, words) if reaction.bird else words("wingspan-picture-power")
        _reaction(canvas, line, reaction, name, words, new=reaction.number in changed.reactions)


def _reaction(canvas: Canvas, box: Box, reaction: ReactionView, name: str, words: Words, *, new: bool) -> None:
    """Show a power that touched the Automa, and what it got."""
    text = change(reaction.tokens, words)
    right = box[2] - 60
    canvas.centre(icon("cache", 38), right + 38, (box[1] + box[3]) / 2)
    style = Style(38, Face.BLACK, GAIN if new else INK)
    right -= round(canvas.write_in((right - 70, box[1], right + 10, box[3]), text, style, "right"))
    if reaction.marks:
        canvas.centre(sprites.doubt(32), right - 24, (box[1] + box[3]) / 2)
        right -= 44
    canvas.write_in(
        (box[0], box[1], right - 12, box[3]), name, Style(32, Face.SEMIBOLD if new else Face.REGULAR, INK, 22)
    )
