"""A small picture of what the person would tell: a token and its place, a power, birds of the tray, a count."""

from __future__ import annotations

from engine.preview import Preview
from engine.wingspan.actions import Goal, React, Score, Setup, TakeBack, Token, Tray, WingspanAction
from engine.wingspan.views.view import WingspanView
from render.contract import Names
from render.kit.canvas import Canvas, Style
from render.kit.sprites import marked_token
from render.kit.theme import INK
from render.kit.type import Face
from render.wingspan.backdrop import backdrop
from render.wingspan.naming import bird_name, letter, short
from render.wingspan.preview_frame import HEAD, PICTURE, SHEETS
from render.wingspan.preview_power import draw_react, draw_take_back
from render.wingspan.preview_token import draw_token
from render.wingspan.preview_told import draw_goal, draw_score, draw_setup, draw_tray, draw_turn
from render.words import Words


def draw_preview(
    view: WingspanView, words: Words, action: WingspanAction, foreseen: Preview, names: Names | None
) -> bytes:
    """Return the preview as PNG; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator proposes nothing")
    canvas = Canvas(backdrop(PICTURE, *SHEETS))
    y = (HEAD[1] + HEAD[3]) / 2
    canvas.centre(marked_token(view.seat, 60, letter(view, view.seat, words)), HEAD[0] + 48, y)
    title = (HEAD[0] + 92, HEAD[1], HEAD[2] - 20, HEAD[3])
    canvas.write_in(title, action_title(view, action, words), Style(42, Face.BOLD, INK, 26))
    match action:
        case Token():
            draw_token(canvas, view, action, foreseen, words)
        case React():
            draw_react(canvas, view, foreseen, words)
        case TakeBack():
            draw_take_back(canvas, view, action, foreseen, words)
        case Tray():
            draw_tray(canvas, view, foreseen, words)
        case Goal():
            draw_goal(canvas, view, action, words)
        case Score():
            draw_score(canvas, view, action, foreseen, words)
        case Setup():
            draw_setup(canvas, action, words)
        case _:
            draw_turn(canvas, view, words)
    return canvas.png()


def action_title(view: WingspanView, action: WingspanAction, words: Words) -> str:
    """Say in a few words what is proposed."""
    bird = getattr(action, "bird", None)
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
        bird=bird_name(view, bird, words) if bird else words("wingspan-picture-power"),
        round=getattr(action, "round", None) or max(1, view.round),
    )
