"""The four goals of Duet as tiles: what counts, both sides' progress, what it is worth, which is on."""

from __future__ import annotations

from functools import partial

from engine.wingspan.names import MARKED
from engine.wingspan.sheets import GoalSheet
from engine.wingspan.tallies import Progress
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Box, Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import marked_token, medal
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER_EDGE
from render.kit.type import Face
from render.wingspan import pictogram, sprites
from render.wingspan.changes import Changes
from render.wingspan.colours import DONE, NOW, PALE, WHITE
from render.wingspan.naming import goal_name, letter
from render.wingspan.text import write_whole
from render.words import Words

_BETWEEN = 10


def sheet_of(view: WingspanView, round_number: int) -> GoalSheet | None:
    """Return the scoring of a round's goal; None where it is not scored yet."""
    return next((sheet for sheet in view.goal_sheets if sheet.round == round_number), None)


def state_of(view: WingspanView, progress: Progress) -> str:
    """Say whether a goal is "done", "now" or "later"."""
    if progress.scored:
        return "done"
    return "now" if progress.round == view.round else "later"


def at_stake(view: WingspanView, round_number: int) -> tuple[int, ...]:
    """Return the points of a round's goal: of who has more in Duet, of the first and the second on the green side."""
    mode = view.setup.mode if view.setup else "duet"
    if mode == "duet":
        return (view.components.duet.points[round_number - 1],)
    return view.components.base.green[round_number - 1][:2] if mode == "green" else ()


FILLS = {"done": DONE, "now": NOW, "later": PALE}


def is_doubtful(view: WingspanView, progress: Progress) -> bool:
    """Say whether a goal rests on a value that is not printed."""
    sheet = sheet_of(view, progress.round)
    if sheet is not None:
        return bool(sheet.marks)
    duet = view.components.duet
    if progress.goal == "tokens_on_pairs_of_matching_symbols":
        return duet.pairs.status in MARKED
    base = next((each for each in view.components.base.goals if each.id == progress.goal), None)
    return base is not None and base.status in MARKED


def draw_goals(canvas: Canvas, box: Box, view: WingspanView, words: Words, changed: Changes) -> None:
    """Draw the four tiles beside each other."""
    wide = (box[2] - box[0] + _BETWEEN) / 4
    if not view.progress:
        for number in range(1, 5):
            left = round(box[0] + (number - 1) * wide)
            _empty(canvas, (left, box[1], round(left + wide) - _BETWEEN, box[3]), number)
        return
    for place, progress in enumerate(view.progress):
        left = round(box[0] + place * wide)
        tile = (left, box[1], round(left + wide) - _BETWEEN, box[3])
        sheet = sheet_of(view, progress.round)
        points = view.components.duet.points[progress.round - 1]
        fresh = frozenset(side for number, side in changed.goals if number == progress.round)
        key = (
            progress,
            sheet,
            points,
            state_of(view, progress),
            fresh,
            is_doubtful(view, progress),
            view.seat,
            view.automa,
            words,
        )
        around = (tile[0] - 5, tile[1] - 5, tile[2] + 5, tile[3] + 7)
        canvas.kept(around, key, partial(_tile, canvas, tile, view, progress, words, fresh))


def _empty(canvas: Canvas, box: Box, number: int) -> None:
    """Draw the tile of a goal that is not chosen yet."""
    canvas.plate(box, PALE, radius=16, edge=PAPER_EDGE, shadow=2)
    canvas.centre(sprites.code_plate(str(number), 46), box[0] + 38, box[1] + 42)
    canvas.centre(faded(icon("whole_map", 110), 0.25), (box[0] + box[2]) / 2, (box[1] + box[3]) / 2 + 20)


def _tile(  # noqa: PLR0917
    canvas: Canvas, box: Box, view: WingspanView, progress: Progress, words: Words, fresh: frozenset[str]
) -> None:
    state = state_of(view, progress)
    edge = GOLD if state == "now" else PAPER_EDGE
    canvas.plate(box, FILLS[state], radius=16, edge=edge, edge_width=7 if state == "now" else 2, shadow=2)
    y = box[1] + 42
    canvas.centre(sprites.code_plate(str(progress.round), 46), box[0] + 38, y)
    sign = pictogram.goal_within(progress.goal, 58, box[2] - box[0] - 136)
    canvas.centre(sign, (box[0] + box[2]) / 2 + 2, y)
    canvas.centre(medal(str(view.components.duet.points[progress.round - 1]), 54), box[2] - 40, y)
    text = (box[0] + 12, box[1] + 74, box[2] - 12, box[1] + 144)
    write_whole(canvas, text, goal_name(progress.goal, words), Style(31, Face.SEMIBOLD, INK, 22), 1.1, "middle")
    if is_doubtful(view, progress):
        canvas.centre(sprites.doubt(30), box[0] + 64, box[1] + 22)
    sheet = sheet_of(view, progress.round)
    middle = (box[0] + box[2]) // 2
    halves = (
        ("hers", view.automa, progress.hers, sheet.hers.points if sheet else 0, (box[0] + 10, middle - 3)),
        ("yours", view.seat, progress.yours or 0, sheet.yours.points if sheet else 0, (middle + 3, box[2] - 10)),
    )
    for side, seat, value, points, (left, right) in halves:
        part = (left, box[1] + 148, right, box[3] - 10)
        _side(canvas, part, (seat, letter(view, seat, words)), value, points, fresh=side in fresh)


def _side(canvas: Canvas, box: Box, token: tuple[str, str], value: int, points: int, *, fresh: bool) -> None:
    """Show how far a side is; what it scored lies at the edge."""
    edge = "#7a5a08" if points else GOLD if fresh else PAPER_EDGE
    fill = GOLD if points else WHITE
    canvas.plate(box, fill, radius=10, edge=edge, edge_width=5 if fresh else 2, shadow=0)
    y = (box[1] + box[3]) / 2
    canvas.centre(marked_token(token[0], 48, token[1]), box[0] + 32, y)
    style = Style(52, Face.BLACK, INK if value or points else INK_SOFT)
    canvas.write_in((box[0] + 58, box[1], box[2] - 8, box[3]), str(value), style, "middle")
    if points:
        canvas.centre(icon("tick", 30), box[2] - 14, box[1] + 12)
