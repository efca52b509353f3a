"""The Wingspan Automa's goals and signs by themselves."""

from __future__ import annotations

from PIL import Image

from engine.wingspan.views.view import WingspanView
from render.kit.icons import has, icon
from render.signs import Sign, Signs
from render.wingspan import sprites
from render.wingspan.habitat import HABITATS
from render.wingspan.palette import palette
from render.wingspan.pictogram import GOALS, goal
from render.words import Words

_MARKS = ("play_bird", "draw_cards", "lay_eggs", "gain_food", "place_cube", "remove_cube", "pink", "blank")


def draw_sign(view: WingspanView, words: Words, sign: Sign, high: int) -> Image.Image:
    """Return a goal or a sign; raise LookupError for anything else."""
    match sign:
        case ("goal", name) if name in GOALS:
            return goal(name, high)
        case ("habitat", habitat) if habitat in HABITATS:
            return sprites.habitat_disc(habitat, high)
        case ("die", face):
            return sprites.die(face, high)
        case ("kept", points):
            return sprites.bird(points, high)
        case ("corner", corner):
            return sprites.corner_sign(corner, high)
        case ("mark", "doubt"):
            return sprites.doubt(round(high * 0.7))
        case ("mark", name) if has(name):
            return icon(name, high)
    raise LookupError(sign)


SIGNS: Signs[WingspanView] = Signs(
    "wingspan-legend",
    draw_sign,
    (
        *(("mark", name) for name in _MARKS if has(name)),
        *(("habitat", habitat) for habitat in HABITATS),
        *(("mark", name) for name in ("nest", "food", "other") if has(name)),
        ("die", "seed"),
        ("kept", "5"),
        ("mark", "face_down"),
        ("corner", "top_right"),
        ("mark", "reset_space"),
        ("mark", "doubt"),
    ),
    palette,
)
