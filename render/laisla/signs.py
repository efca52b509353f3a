"""La Isla's components and signs by themselves."""

from __future__ import annotations

from PIL import Image

from engine.laisla.functions import FUNCTIONS
from engine.laisla.views.view import LaIslaView
from render.laisla import sprites
from render.laisla.palette import palette
from render.laisla.pictogram import function_card
from render.signs import Sign, Signs
from render.words import Words

ANIMALS = ("dodo", "fossa", "toad", "pika", "moth")
SYMBOLS = ("tent", "hat", "rope", "bottle", "backpack")


def draw_sign(view: LaIslaView, words: Words, sign: Sign, high: int) -> Image.Image:
    """Return a function's card, an animal, a symbol, a cube or a field; raise LookupError for anything else."""
    match sign:
        case ("function", name) if name in FUNCTIONS:
            return function_card(name, (round(high * 0.8), high))
        case ("animal", animal) if animal in ANIMALS:
            return sprites.animal_token(animal, high)
        case ("symbol", symbol) if symbol in SYMBOLS:
            return sprites.symbol_disc(symbol, high)
        case ("cube", "any"):
            return sprites.any_cube(high)
        case ("cube", colour):
            return sprites.cube(colour, high)
        case ("field", colour):
            return sprites.field_tile(colour, high)
        case ("number", number):
            return sprites.number_badge(number, high)
    raise LookupError(sign)


SIGNS: Signs[LaIslaView] = Signs(
    "laisla-legend",
    draw_sign,
    (
        *(("animal", animal) for animal in ANIMALS),
        *(("symbol", symbol) for symbol in SYMBOLS),
        ("number", "3"),
        ("cube", "grey"),
        ("cube", "any"),
        ("field", "green"),
        ("function", "symbol_vp3_tent"),
        ("function", "gain_double_grey"),
        ("function", "advance_cube_dodo"),
        ("function", "rival_discount"),
    ),
    palette,
)
