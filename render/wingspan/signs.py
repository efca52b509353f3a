"""The Wingspan Automa's goals and signs by themselves, and what birds bring it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image, ImageDraw

from engine.wingspan.names import Resource
from engine.wingspan.views.view import WingspanView
from render.kit.icons import has, icon
from render.kit.theme import INK
from render.kit.type import Face, font
from render.signs import Sign, Signs
from render.wingspan import sprites
from render.wingspan.habitat import HABITATS
from render.wingspan.palette import palette
from render.wingspan.pictogram import GOALS, goal
from render.wingspan.preview_power import RESOURCES
from render.words import Words

_MARKS = ("play_bird", "draw_cards", "lay_eggs", "gain_food", "place_cube", "remove_cube", "pink", "blank")


def draw_sign(view: WingspanView, words: Words, sign: Sign, high: int) -> Image.Image:
    """Return a goal, a sign, or what a bird brings; raise LookupError for anything else."""
    match sign:
        case ("bird", name):
            return _brought(view, name, high)
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


def _brought(view: WingspanView, bird: str, high: int) -> Image.Image:
    """Return the signs of what a bird brings the Automa, then of what is paid for it; LookupError of no such bird."""
    power = next((each for each in view.components.powers if bird in each.birds), None)
    if power is None:
        raise LookupError(bird)
    size = round(high * 0.6)
    row = [
        icon("pink", size),
        icon("automa", size),
        *_counted("+", power.gains, size),
        *_counted("–", power.pays, size),
    ]
    gap = size // 5
    drawn = Image.new("RGBA", (sum(each.width + gap for each in row) - gap, high), (0, 0, 0, 0))
    left = 0
    for each in row:
        drawn.alpha_composite(each, (left, (high - each.height) // 2))
        left += each.width + gap
    return drawn


def _counted(mark: str, amounts: Mapping[Resource, int], size: int) -> Iterator[Image.Image]:
    for resource, count in amounts.items():
        yield _written(f"{mark}{count}", size)
        yield icon(RESOURCES[resource], size)


def _written(text: str, size: int) -> Image.Image:
    shape = font(Face.BLACK, round(size * 0.7), 1)
    drawn = Image.new("RGBA", (round(shape.getlength(text)), size), (0, 0, 0, 0))
    ImageDraw.Draw(drawn).text((0, size / 2), text, fill=INK, font=shape, anchor="lm")
    return drawn


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
