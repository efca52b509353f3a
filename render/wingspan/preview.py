"""A small picture of what the person would tell: a token and its place, a power, birds of the tray, a count."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, WingspanAction
from engine.wingspan.names import RESET
from engine.wingspan.tally import keep
from engine.wingspan.view import WingspanView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Layer, Style
from render.kit.icons import icon
from render.kit.sprites import marked_token, medal
from render.kit.theme import INK, INK_SOFT
from render.kit.type import Face
from render.wingspan import marks, pictogram
from render.wingspan.backdrop import backdrop
from render.wingspan.changes import changes
from render.wingspan.close_up import part_of
from render.wingspan.colours import GAIN
from render.wingspan.foresee import booked, placed
from render.wingspan.hexes import code_of
from render.wingspan.naming import bonus_name, change, goal_name, letter, short
from render.wingspan.palette import palette
from render.wingspan.pieces import draw_pieces, plan_of
from render.wingspan.text import write_whole
from render.words import Words

PICTURE = (1200, 600)
_HEAD: Box = (14, 14, 1186, 92)
_LEFT: Box = (14, 104, 330, 586)
_MIDDLE: Box = (342, 104, 858, 586)
_RIGHT: Box = (870, 104, 1186, 586)
_SHEETS = (_HEAD, _LEFT, _MIDDLE, _RIGHT)
_ARROW = "#7d3a18"


def draw_preview(view: WingspanView, words: Words, action: WingspanAction, names: Names | None) -> bytes:
    """Give the preview as PNG; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator proposes nothing")
    canvas = Canvas(backdrop(PICTURE, *_SHEETS))
    y = (_HEAD[1] + _HEAD[3]) / 2
    canvas.centre(marked_token(view.seat, 60, letter(view, view.seat, words)), _HEAD[0] + 48, y)
    title = (_HEAD[0] + 92, _HEAD[1], _HEAD[2] - 20, _HEAD[3])
    canvas.write_in(title, action_title(view, action, words), Style(42, Face.BOLD, INK, 26))
    match action:
        case Token():
            _token(canvas, view, action, words)
        case React():
            _react(canvas, view, action, words)
        case TakeBack():
            _take_back(canvas, view, action, words)
        case Tray():
            _tray(canvas, view, action, words)
        case Goal():
            _goal(canvas, view, action, words)
        case Score():
            _score(canvas, view, action, words)
        case Setup():
            _setup(canvas, action, words)
        case _:
            _turn(canvas, view, words)
    return canvas.png()


def action_title(view: WingspanView, action: WingspanAction, words: Words) -> str:
    """Say in a few words what is proposed."""
    source = getattr(action, "source", None)
    target = getattr(action, "target", None)
    kind = action.type
    if isinstance(action, Token):
        kind = "token-placed" if source is None else "token-taken" if target is None else "token-moved"
    return words(
        "wingspan-picture-proposed",
        kind=kind,
        source=short(source, words) if source else "",
        target=short(target, words) if target else "",
        bird=getattr(action, "bird", None) or words("wingspan-picture-power"),
        round=getattr(action, "round", None) or max(1, view.round),
    )


# -- parts ----------------------------------------------------------------------------------------------------------


def _label(canvas: Canvas, box: Box, key: str, words: Words) -> None:
    where = (box[0] + 16, box[1] + 12, box[2] - 16, box[1] + 60)
    canvas.write_in(where, words("wingspan-picture-label", label=key), Style(36, Face.SEMIBOLD, INK_SOFT, 24), "middle")


def _row(canvas: Canvas, box: Box, y: float, sprite: Image.Image, text: str) -> None:
    """Write a line with a sign before it."""
    canvas.centre(sprite, box[0] + 56, y)
    style = Style(44, Face.BOLD, INK, 22)
    canvas.write_in((box[0] + 104, round(y) - 34, box[2] - 12, round(y) + 34), text, style)


def _then(canvas: Canvas, box: Box, y: float, sprite: Image.Image, values: tuple[int, int]) -> None:
    """Write a number before and after, with a sign before them."""
    canvas.place(sprite, box[0] + 18, y - sprite.height / 2)
    canvas.write(box[0] + 176, y, str(values[0]), Style(52, Face.SEMIBOLD, INK_SOFT), "middle")
    canvas.centre(icon("arrow_right", 34, _ARROW), box[0] + 226, y)
    colour = GAIN if values[1] > values[0] else INK
    canvas.write(box[0] + 274, y, str(values[1]), Style(60, Face.BLACK, colour), "middle")


def _large(canvas: Canvas, sprite: Image.Image, text: str) -> None:
    """Show one thing in the middle, with a line below it."""
    canvas.centre(sprite, (_MIDDLE[0] + _MIDDLE[2]) / 2, (_MIDDLE[1] + _MIDDLE[3]) / 2 - 50)
    below = (_MIDDLE[0] + 20, _MIDDLE[3] - 130, _MIDDLE[2] - 20, _MIDDLE[3] - 12)
    write_whole(canvas, below, text, Style(40, Face.SEMIBOLD, INK, 24), 1.12, "middle")


# -- each action ----------------------------------------------------------------------------------------------------


def _token(canvas: Canvas, view: WingspanView, action: Token, words: Words) -> None:
    """Show the part of the map as it would be, what the space gives, and what it changes."""
    brings = placed(view, action)
    tokens = {space: seat for space, seat in view.map.items() if seat == view.automa}
    after = replace(
        view,
        map={**tokens, **dict.fromkeys(brings.spaces, view.seat)},
        reset=view.reset + (action.target == RESET) - (action.source == RESET),
    )
    centre = next((place for place in (action.target, action.source) if place and place != RESET), "r5c6")
    size = (_MIDDLE[2] - _MIDDLE[0] - 20, _MIDDLE[3] - _MIDDLE[1] - 20)
    ground, grid = part_of(plan_of(view), centre, size)
    part = Canvas(Layer(ground, palette()))
    draw_pieces(part, grid, after, words, changes(after, view), None)
    canvas.image.paste(part.image, (_MIDDLE[0] + 10, _MIDDLE[1] + 10))
    _space(canvas, view, action, words)
    _label(canvas, _RIGHT, "changes", words)
    y = _RIGHT[1] + 110.0
    changed = [(number, values) for number, values in brings.goals.items()]
    if brings.group[0] != brings.group[1]:
        _then(canvas, _RIGHT, y, marks.group(view.seat, 72), brings.group)
        y += 92
    goals = {progress.round: progress.goal for progress in view.progress}
    for number, values in changed:
        _then(canvas, _RIGHT, y, pictogram.goal_within(goals[number], 68, 120), values)
        y += 92
    if not changed and brings.group[0] == brings.group[1]:
        box = (_RIGHT[0] + 16, _RIGHT[1] + 180, _RIGHT[2] - 16, _RIGHT[1] + 260)
        canvas.write_in(box, words("wingspan-nothing"), Style(40, Face.REGULAR, INK_SOFT, 24), "middle")


def _space(canvas: Canvas, view: WingspanView, action: Token, words: Words) -> None:
    """Show the space: habitat, symbol, and what the person gains there."""
    target = action.target or action.source
    y = _LEFT[1] + 80.0
    if target is None or target == RESET:
        canvas.centre(marks.disc("reset_space", 150, "#d9e7ea", "#123f5c"), (_LEFT[0] + _LEFT[2]) / 2, y + 80)
        return
    known = view.components.space(target)
    plate = marks.code_plate(code_of(target), 92)
    canvas.centre(plate, (_LEFT[0] + _LEFT[2]) / 2, y)
    rows = [
        (marks.habitat_disc(known.habitat, 78), words("wingspan-habitat", habitat=known.habitat)),
        (marks.disc(known.symbol, 78), words("wingspan-symbol", symbol=known.symbol)),
    ]
    if known.bonus and action.target:
        rows.append((icon(known.bonus, 70), words("wingspan-picture-bonus", bonus=known.bonus)))
    for place, (sprite, text) in enumerate(rows):
        _row(canvas, _LEFT, y + 116 + place * 100, sprite, text)


def _react(canvas: Canvas, view: WingspanView, action: React, words: Words) -> None:
    """Show what she would gain and pay, and the tokens that she gets."""
    booking, gains, pays = booked(view, action)
    _label(canvas, _LEFT, "gains", words)
    y = _LEFT[1] + 104.0
    for table, sign in ((gains, 1), (pays, -1)):
        for resource, count in table.items():
            text = words("wingspan-resources", resource=resource, count=count)
            sprite = icon(RESOURCES.get(resource, "any_food"), 68)
            _row(canvas, _LEFT, y, sprite, change(sign * count, words) if len(text) > 14 else text)
            if sign < 0:
                canvas.centre(icon("arrow_right", 28, "#a3301a"), _LEFT[2] - 26, y)
            y += 84
    outcome = words("wingspan-picture-outcome", outcome=booking.outcome, tokens=booking.tokens)
    _large(canvas, icon("cache" if booking.tokens else "automa", 220), outcome)
    if booking.tokens:
        canvas.centre(medal(change(booking.tokens, words), 120), _MIDDLE[2] - 120, _MIDDLE[1] + 100)
    if booking.marks:
        canvas.centre(marks.doubt(54), _MIDDLE[0] + 50, _MIDDLE[1] + 50)
    _label(canvas, _RIGHT, "her-tokens", words)
    now = view.hers.tokens
    _then(canvas, _RIGHT, _RIGHT[1] + 130, icon("cache", 92), (now, now + booking.tokens))
    if booking.hers is not None:
        text = words("wingspan-picture-compared", hers=booking.hers, yours=-1 if action.count is None else action.count)
        box = (_RIGHT[0] + 16, _RIGHT[1] + 220, _RIGHT[2] - 16, _RIGHT[3] - 20)
        write_whole(canvas, box, text, Style(38, Face.REGULAR, INK, 24), 1.15, "middle")


RESOURCES = {
    "food": "any_food",
    "die": "gain_die",
    "nectar": "nectar",
    "card": "draw_card",
    "egg": "lay_egg",
    "bonus_card": "bonus_card",
    "cache": "cache",
    "tuck": "tuck",
}
"""The sign of each resource."""


def _take_back(canvas: Canvas, view: WingspanView, action: TakeBack, words: Words) -> None:
    known = next((each for each in view.reactions if each.number == action.reaction), None)
    tokens = 0 if known is None or known.taken_back else known.tokens
    name = (known.bird if known else None) or words("wingspan-picture-power")
    _large(canvas, marks.pale(icon("cache", 220), 0.6), name)
    _label(canvas, _RIGHT, "her-tokens", words)
    _then(canvas, _RIGHT, _RIGHT[1] + 130, icon("cache", 92), (view.hers.tokens, view.hers.tokens - tokens))


def _tray(canvas: Canvas, view: WingspanView, action: Tray, words: Words) -> None:
    """Show the matching birds: kept and discarded."""
    if view.bonus is None:
        return
    _label(canvas, _LEFT, "bonus-card", words)
    canvas.centre(icon("bonus_card", 170), (_LEFT[0] + _LEFT[2]) / 2, _LEFT[1] + 190)
    box = (_LEFT[0] + 16, _LEFT[1] + 290, _LEFT[2] - 16, _LEFT[3] - 16)
    write_whole(canvas, box, bonus_name(view.bonus, words), Style(40, Face.BOLD, INK, 24), 1.12, "middle")
    birds = keep(view.bonus, action.points)
    _label(canvas, _MIDDLE, "kept", words)
    middle, y = (_MIDDLE[0] + _MIDDLE[2]) / 2, (_MIDDLE[1] + _MIDDLE[3]) / 2 + 20
    if birds.kept:
        for place, points in enumerate(birds.kept):
            x = middle + (place - (len(birds.kept) - 1) / 2) * 210
            canvas.centre(marks.bird(str(points), 240, ring=True), x, y)
    else:
        _large(canvas, icon("face_down", 230), words("wingspan-picture-no-match"))
    _label(canvas, _RIGHT, "discarded", words)
    for place, points in enumerate(birds.discarded):
        canvas.centre(marks.bird(str(points), 130), (_RIGHT[0] + _RIGHT[2]) / 2, _RIGHT[1] + 150 + place * 145)


def _goal(canvas: Canvas, view: WingspanView, action: Goal, words: Words) -> None:
    """Show both sides' numbers of a goal."""
    progress = next((each for each in view.progress if each.round == action.round), None)
    if progress is None:
        return
    sign = pictogram.goal_within(progress.goal, 110, 270)
    canvas.centre(sign, (_LEFT[0] + _LEFT[2]) / 2, _LEFT[1] + 130)
    box = (_LEFT[0] + 16, _LEFT[1] + 220, _LEFT[2] - 16, _LEFT[3] - 20)
    write_whole(canvas, box, goal_name(progress.goal, words), Style(40, Face.SEMIBOLD, INK, 24), 1.12, "middle")
    yours = progress.yours if action.count is None else action.count
    for place, (seat, value) in enumerate(((view.seat, yours), (view.automa, progress.hers))):
        x = _MIDDLE[0] + 130 + place * 250
        canvas.centre(marked_token(seat, 120, letter(view, seat, words)), x, _MIDDLE[1] + 150)
        text = words("wingspan-picture-unknown") if value is None else str(value)
        canvas.write(x, _MIDDLE[1] + 330, text, Style(150, Face.BLACK), "middle")
    canvas.centre(medal(str(action.round), 150), (_RIGHT[0] + _RIGHT[2]) / 2, (_RIGHT[1] + _RIGHT[3]) / 2)


def _score(canvas: Canvas, view: WingspanView, action: Score, words: Words) -> None:
    """Show the person's points beside hers."""
    rows = (
        ("any_bird", action.birds),
        ("bonus_card", action.bonus),
        ("lay_egg", action.eggs),
        ("cache", action.cached),
        ("tuck", action.tucked),
    )
    for place, (sign, points) in enumerate(rows):
        _row(canvas, _LEFT, _LEFT[1] + 60 + place * 92, icon(sign, 68), str(points))
    goals = sum(sheet.yours.points for sheet in view.goal_sheets)
    group = len(view.groups.get(view.seat, ()))
    total = sum(points for _, points in rows) + goals + group
    hers = view.standing.total if view.standing else 0
    for place, (seat, value) in enumerate(((view.seat, total), (view.automa, hers))):
        x = _MIDDLE[0] + 130 + place * 250
        canvas.centre(marked_token(seat, 120, letter(view, seat, words)), x, _MIDDLE[1] + 150)
        canvas.write(x, _MIDDLE[1] + 330, str(value), Style(130, Face.BLACK), "middle")
    _row(canvas, _RIGHT, _RIGHT[1] + 110, icon("trophy", 76), str(goals))
    if view.supply:
        _row(canvas, _RIGHT, _RIGHT[1] + 220, marks.group(view.seat, 76), str(group))
    if action.leftover is not None:
        _row(canvas, _RIGHT, _RIGHT[1] + 330, icon("any_food", 76), str(action.leftover))


def _setup(canvas: Canvas, action: Setup, words: Words) -> None:
    """Show what is chosen."""
    left = [words("wingspan-mode", mode=action.mode), words("wingspan-level", level=action.level)]
    write_whole(
        canvas,
        (_LEFT[0] + 20, _LEFT[1] + 20, _LEFT[2] - 20, _LEFT[3] - 20),
        "  ".join(left),
        Style(52, Face.BOLD, INK, 26),
        1.2,
    )
    canvas.centre(icon("automa", 230), (_MIDDLE[0] + _MIDDLE[2]) / 2, (_MIDDLE[1] + _MIDDLE[3]) / 2 - 60)
    boxes = words.listed([words("wingspan-box", box=box) for box in action.boxes])
    below = (_MIDDLE[0] + 20, _MIDDLE[3] - 130, _MIDDLE[2] - 20, _MIDDLE[3] - 12)
    write_whole(canvas, below, boxes, Style(40, Face.SEMIBOLD, INK, 24), 1.12, "middle")
    right = [
        words("wingspan-special", special=action.special or "none"),
        words("wingspan-variant", tokens=action.tokens),
    ]
    write_whole(
        canvas,
        (_RIGHT[0] + 20, _RIGHT[1] + 20, _RIGHT[2] - 20, _RIGHT[3] - 20),
        "  ".join(right),
        Style(44, Face.SEMIBOLD, INK, 26),
        1.2,
    )


def _turn(canvas: Canvas, view: WingspanView, words: Words) -> None:
    """Show that she draws one of the cards left."""
    canvas.centre(icon("automa", 180), (_LEFT[0] + _LEFT[2]) / 2, (_LEFT[1] + _LEFT[3]) / 2)
    _large(canvas, icon("face_down", 220), words("wingspan-picture-draws", count=len(view.unseen)))
    text = words("wingspan-picture-turns", turn=min(view.turn + 1, view.turns_in_round), turns=view.turns_in_round)
    canvas.write_in(
        (_RIGHT[0] + 16, _RIGHT[1], _RIGHT[2] - 16, _RIGHT[3]), text, Style(48, Face.BOLD, INK, 26), "middle"
    )
