"""The board of the base goals: a row for each round with its base value, cubes and value, yours, ranks and points."""

from __future__ import annotations

from functools import partial

from engine.wingspan.sheets import GoalSide
from engine.wingspan.tallies import Progress
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import marked_token, medal
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.wingspan import pictogram, sprites
from render.wingspan.changes import Changes
from render.wingspan.colours import SOFT, WHITE
from render.wingspan.goals import FILLS, at_stake, is_doubtful, sheet_of, state_of
from render.wingspan.naming import goal_name, letter
from render.wingspan.text import number, write_whole
from render.words import Words

HEAD = 54
_BETWEEN = 8
_SIGNS = 0.325
"""Where its column begins, as a share of the width; and below the person's and the points'."""
_YOURS, _POINTS = 0.70, 0.84
_MOST_CUBES = 4
"""More are shown as one with their number."""
_CUBE = 54
"""How wide a cube is drawn, in pixels."""


def draw_goal_board(canvas: Canvas, box: Box, view: WingspanView, words: Words, changed: Changes) -> None:
    """Draw the board on a plate."""
    canvas.plate(box, PAPER, radius=18, edge=PAPER_EDGE, shadow=3)
    _head(canvas, box, view, words)
    tall = (box[3] - box[1] - HEAD - 8) / 4
    for progress in view.progress:
        top = round(box[1] + HEAD + (progress.round - 1) * tall)
        row = (box[0] + 10, top, box[2] - 10, round(top + tall) - _BETWEEN)
        fresh = frozenset(side for number, side in changed.goals if number == progress.round)
        cubes = view.hers.cubes if progress.round == view.round else 0
        known = (
            progress,
            sheet_of(view, progress.round),
            state_of(view, progress),
            _base(view, progress),
            at_stake(view, progress.round),
            cubes,
            fresh,
            view.seat,
            view.automa,
        )
        grown = changed.counts.get("cubes", 0)
        draw = partial(_row, canvas, row, view, progress, words, fresh)
        canvas.kept(row, (known, grown, is_doubtful(view, progress), words), draw)


def _head(canvas: Canvas, box: Box, view: WingspanView, words: Words) -> None:
    """Name the columns."""
    wide = box[2] - box[0]
    y = box[1] + HEAD // 2 + 2
    mode = view.setup.mode if view.setup else "green"
    label = words("wingspan-picture-goals", mode=mode)
    style = Style(32, Face.SEMIBOLD, INK_SOFT, 24)
    canvas.write_in((box[0] + 22, y - 24, round(box[0] + wide * _SIGNS) - 10, y + 24), label, style)
    for share, seat in ((_SIGNS, view.automa), (_YOURS, view.seat)):
        canvas.centre(marked_token(seat, 46, letter(view, seat, words)), box[0] + wide * share + 34, y)
    text = words("wingspan-picture-base-cubes")
    canvas.write_in(
        (round(box[0] + wide * _SIGNS) + 68, y - 24, round(box[0] + wide * _YOURS) - 8, y + 24), text, style
    )
    for share, seat in ((_POINTS + 0.02, view.automa), (_POINTS + 0.09, view.seat)):
        canvas.centre(marked_token(seat, 40, letter(view, seat, words)), box[0] + wide * share + 22, y)


def _row(  # noqa: PLR0917
    canvas: Canvas, row: Box, view: WingspanView, progress: Progress, words: Words, fresh: frozenset[str]
) -> None:
    state = state_of(view, progress)
    edge = GOLD if state == "now" else PAPER_EDGE
    canvas.plate(row, FILLS[state], radius=14, edge=edge, edge_width=7 if state == "now" else 2, shadow=0)
    left, wide = row[0] - 10, row[2] - row[0] + 20
    y = (row[1] + row[3]) / 2
    canvas.centre(sprites.code_plate(str(progress.round), 52), row[0] + 42, row[1] + 46)
    sign = pictogram.goal(progress.goal, 66)
    canvas.place(sign, row[0] + 82, row[1] + 16)
    name = (row[0] + 20, row[1] + 84, round(left + wide * _SIGNS) - 12, row[3] - 6)
    write_whole(canvas, name, goal_name(progress.goal, words), Style(32, Face.SEMIBOLD, INK, 22), 1.08)
    if is_doubtful(view, progress):
        canvas.centre(sprites.doubt(34), left + wide * _SIGNS - 30, row[1] + 34)
    sheet = sheet_of(view, progress.round)
    hers = (round(left + wide * _SIGNS), row[1] + 12, round(left + wide * _YOURS) - 12, row[3] - 12)
    _hers(canvas, hers, view, progress, sheet.hers if sheet else None, words, fresh="hers" in fresh)
    yours = (round(left + wide * _YOURS), row[1] + 12, round(left + wide * _POINTS) - 8, row[3] - 12)
    canvas.plate(
        yours,
        WHITE,
        radius=12,
        edge=GOLD if "yours" in fresh else PAPER_EDGE,
        edge_width=5 if "yours" in fresh else 2,
        shadow=0,
    )
    text = str(progress.yours) if progress.yours is not None else words("wingspan-picture-unknown")
    canvas.write_in(yours, text, Style(84, Face.BLACK, INK if progress.yours is not None else SOFT, 40), "middle")
    if sheet is None:
        _stakes(canvas, left + wide * _POINTS, y, view, progress.round)
        return
    for share, side in ((_POINTS + 0.02, sheet.hers), (_POINTS + 0.09, sheet.yours)):
        x = left + wide * share + 22
        _points(canvas, x, y, side, words)


def _stakes(canvas: Canvas, left: float, y: float, view: WingspanView, round_number: int) -> None:
    """Show what the first and the second will score on the green side."""
    for place, points in enumerate(at_stake(view, round_number)):
        canvas.centre(faded(medal(str(points), 54), 0.45), left + 46 + place * 73, y)


def _base(view: WingspanView, progress: Progress) -> int:
    """Return the Automa's base value of a goal."""
    return view.components.base_goal(progress.goal).base[progress.round - 1]


def _points(canvas: Canvas, x: float, y: float, side: GoalSide, words: Words) -> None:
    """Show what a side scored, and the place that it has."""
    canvas.centre(medal(str(side.points), 66) if side.points else faded(medal("0", 60), 0.5), x, y - 18)
    if side.rank is not None:
        text = words("wingspan-picture-rank", rank=side.rank)
        canvas.write_in(
            (round(x) - 34, round(y) + 20, round(x) + 34, round(y) + 60), text, Style(30, Face.BOLD, INK_SOFT), "middle"
        )


def _hers(  # noqa: PLR0917
    canvas: Canvas,
    box: Box,
    view: WingspanView,
    progress: Progress,
    side: GoalSide | None,
    words: Words,
    *,
    fresh: bool,
) -> None:
    """Show base value and cubes, and what they make."""
    canvas.plate(box, WHITE, radius=12, edge=GOLD if fresh else PAPER_EDGE, edge_width=5 if fresh else 2, shadow=0)
    y = (box[1] + box[3]) / 2
    base = side.base if side and side.base is not None else _base(view, progress)
    cubes = side.cubes if side and side.cubes is not None else view.hers.cubes if progress.round == view.round else 0
    canvas.write(box[0] + 50, y, number(base), Style(60, Face.BOLD, INK_SOFT), "middle")
    x = box[0] + 112.0
    canvas.write(box[0] + 96, y, "+", Style(44, Face.SEMIBOLD, SOFT), "middle")
    if not cubes:
        canvas.write(x + 24, y, "0", Style(60, Face.BOLD, SOFT), "middle")
    shown = cubes if cubes <= _MOST_CUBES else 1
    step = min(46.0, (box[2] - 142 - _CUBE - x) / max(1, shown - 1))
    for place in range(shown):
        canvas.centre(sprites.cube(view.automa, _CUBE, ring=fresh and place == shown - 1), x + 24 + place * step, y)
    if cubes > shown:
        canvas.write(x + 58, y, words("wingspan-picture-times", count=cubes), Style(44, Face.BOLD))
    # A habitat holds five birds, so its value may be less than base and cubes (WA41).
    if progress.hers == base + cubes:
        canvas.write(box[2] - 122, y, "=", Style(44, Face.SEMIBOLD, SOFT), "middle")
    else:
        canvas.centre(icon("arrow_right", 30, SOFT), box[2] - 122, y)
    value = (box[2] - 104, box[1] + 8, box[2] - 10, box[3] - 8)
    colour = INK if progress.hers > 0 else SOFT
    canvas.write_in(value, number(progress.hers), Style(84, Face.BLACK, colour, 40), "middle")
