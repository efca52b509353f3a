"""Previews of what the person tells: birds of the tray, a count, points, the setup; and of the Automa's turn."""

from __future__ import annotations

from engine.preview import Preview
from engine.wingspan.actions import Goal, Score, Setup
from engine.wingspan.events import BirdTaken, GameEnded
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Canvas, Style
from render.kit.icons import icon
from render.kit.sprites import marked_token, medal
from render.kit.theme import INK
from render.kit.type import Face
from render.wingspan import pictogram, sprites
from render.wingspan.goals import at_stake
from render.wingspan.naming import bonus_name, goal_name, letter
from render.wingspan.outcome import foreseen_event
from render.wingspan.preview_frame import LEFT, MIDDLE, RIGHT, label, large, row
from render.wingspan.text import write_whole
from render.words import Words


def draw_tray(canvas: Canvas, view: WingspanView, foreseen: Preview, words: Words) -> None:
    """Show the matching birds: kept and discarded."""
    if view.bonus is None:
        return
    label(canvas, LEFT, "bonus-card", words)
    canvas.centre(icon("bonus_card", 170), (LEFT[0] + LEFT[2]) / 2, LEFT[1] + 190)
    box = (LEFT[0] + 16, LEFT[1] + 290, LEFT[2] - 16, LEFT[3] - 16)
    write_whole(canvas, box, bonus_name(view.bonus, words), Style(40, Face.BOLD, INK, 24), 1.12, "middle")
    birds = foreseen_event(foreseen, BirdTaken)
    label(canvas, MIDDLE, "kept", words)
    middle, y = (MIDDLE[0] + MIDDLE[2]) / 2, (MIDDLE[1] + MIDDLE[3]) / 2 + 20
    if birds is not None:
        for place, points in enumerate(birds.points):
            x = middle + (place - (len(birds.points) - 1) / 2) * 210
            canvas.centre(sprites.bird(str(points), 240, ring=True), x, y)
    else:
        large(canvas, icon("face_down", 230), words("wingspan-picture-no-match"))
    label(canvas, RIGHT, "discarded", words)
    for place, points in enumerate(birds.discarded if birds else ()):
        canvas.centre(sprites.bird(str(points), 130), (RIGHT[0] + RIGHT[2]) / 2, RIGHT[1] + 150 + place * 145)


def draw_goal(canvas: Canvas, view: WingspanView, action: Goal, words: Words) -> None:
    """Show both sides' numbers of a goal."""
    progress = next((each for each in view.progress if each.round == action.round), None)
    if progress is None:
        return
    sign = pictogram.goal_within(progress.goal, 110, 270)
    canvas.centre(sign, (LEFT[0] + LEFT[2]) / 2, LEFT[1] + 130)
    box = (LEFT[0] + 16, LEFT[1] + 220, LEFT[2] - 16, LEFT[3] - 20)
    write_whole(canvas, box, goal_name(progress.goal, words), Style(40, Face.SEMIBOLD, INK, 24), 1.12, "middle")
    yours = progress.yours if action.count is None else action.count
    for place, (seat, value) in enumerate(((view.seat, yours), (view.automa, progress.hers))):
        x = MIDDLE[0] + 130 + place * 250
        canvas.centre(marked_token(seat, 120, letter(view, seat, words)), x, MIDDLE[1] + 150)
        text = words("wingspan-picture-unknown") if value is None else str(value)
        canvas.write(x, MIDDLE[1] + 330, text, Style(150, Face.BLACK), "middle")
    middle = (RIGHT[0] + RIGHT[2]) / 2
    canvas.centre(sprites.code_plate(str(action.round), 110), middle, RIGHT[1] + 110)
    stakes = at_stake(view, action.round)
    for place, points in enumerate(stakes):
        canvas.centre(medal(str(points), 110), middle + (place - (len(stakes) - 1) / 2) * 124, RIGHT[1] + 300)


def draw_score(canvas: Canvas, view: WingspanView, action: Score, foreseen: Preview, words: Words) -> None:
    """Show the person's points beside the Automa's."""
    rows = (
        ("any_bird", action.birds),
        ("bonus_card", action.bonus),
        ("lay_egg", action.eggs),
        ("cache", action.cached),
        ("tuck", action.tucked),
    )
    for place, (sign, points) in enumerate(rows):
        row(canvas, LEFT, LEFT[1] + 60 + place * 92, icon(sign, 68), str(points))
    ended = foreseen_event(foreseen, GameEnded)
    if ended is None:
        return
    yours, hers = ended.sheet.yours, ended.sheet.hers
    for place, (seat, value) in enumerate(((view.seat, yours.total), (view.automa, hers.total))):
        x = MIDDLE[0] + 130 + place * 250
        canvas.centre(marked_token(seat, 120, letter(view, seat, words)), x, MIDDLE[1] + 150)
        canvas.write(x, MIDDLE[1] + 330, str(value), Style(130, Face.BLACK), "middle")
    row(canvas, RIGHT, RIGHT[1] + 110, icon("trophy", 76), str(yours.goals))
    if yours.group is not None:
        row(canvas, RIGHT, RIGHT[1] + 220, sprites.group(view.seat, 76), str(yours.group))
    if action.leftover is not None:
        row(canvas, RIGHT, RIGHT[1] + 330, icon("any_food", 76), str(action.leftover))


def draw_setup(canvas: Canvas, action: Setup, words: Words) -> None:
    """Show what is chosen."""
    left = (words("wingspan-level", level=action.level), words("wingspan-mode", mode=action.mode))
    right = (
        words("wingspan-special", special=action.special or "none"),
        words("wingspan-variant", tokens=action.tokens),
    )
    for box, texts in ((LEFT, left), (RIGHT, right)):
        middle = (box[1] + box[3]) // 2
        for text, top in zip(texts, (box[1] + 30, middle), strict=True):
            part = (box[0] + 20, top, box[2] - 20, top + 200)
            write_whole(canvas, part, text, Style(46, Face.BOLD, INK, 26), 1.15, "middle")
    canvas.centre(icon("automa", 230), (MIDDLE[0] + MIDDLE[2]) / 2, (MIDDLE[1] + MIDDLE[3]) / 2 - 60)
    boxes = words.listed([words("wingspan-box", box=box) for box in action.boxes])
    below = (MIDDLE[0] + 20, MIDDLE[3] - 130, MIDDLE[2] - 20, MIDDLE[3] - 12)
    write_whole(canvas, below, boxes, Style(40, Face.SEMIBOLD, INK, 24), 1.12, "middle")


def draw_turn(canvas: Canvas, view: WingspanView, words: Words) -> None:
    """Show that the Automa draws one of the cards left."""
    canvas.centre(icon("automa", 180), (LEFT[0] + LEFT[2]) / 2, (LEFT[1] + LEFT[3]) / 2)
    large(canvas, icon("face_down", 220), words("wingspan-picture-draws", count=len(view.unseen)))
    text = words("wingspan-picture-next-turn", turn=min(view.turn + 1, view.turns_in_round), turns=view.turns_in_round)
    canvas.write_in((RIGHT[0] + 16, RIGHT[1], RIGHT[2] - 16, RIGHT[3]), text, Style(48, Face.BOLD, INK, 26), "middle")
