"""What seats, fields and functions are called on pictures and in their texts."""

from __future__ import annotations

from engine.contract import Seat
from engine.laisla.functions import FUNCTIONS
from engine.laisla.views.view import FieldView
from render.contract import Names
from render.naming import given_name
from render.words import Words


def seat_name(seat: Seat, words: Words, names: Names | None) -> str:
    """Return the person's name where one is given and can be shown, else the colour."""
    given = given_name(seat, names)
    return given or words("laisla-colour", seat=seat)


def seat_letter(seat: Seat, words: Words) -> str:
    """Return the letter on a seat's tokens."""
    return words("laisla-picture-letter", seat=seat)


def cube_letter(colour: str, words: Words) -> str:
    """Return the letter on a cube."""
    return words("laisla-picture-cube-letter", cube=colour)


def field_name(field: FieldView, words: Words) -> str:
    """Return a field with its code, colour and symbol."""
    return words("laisla-field", code=field.code, cube=field.colour, symbol=field.symbol)


def function_name(function: str, words: Words) -> str:
    """Return the short name of a function ("symbol_vp3_tent")."""
    known = FUNCTIONS[function]
    return words("laisla-function", family=known.family, subject=known.subject)


def function_text(function: str, words: Words) -> str:
    """Return a function as a sentence."""
    known = FUNCTIONS[function]
    return words("laisla-function-text", family=known.family, subject=known.subject)
