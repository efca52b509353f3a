"""What seats are called on pictures."""

from __future__ import annotations

from engine.contract import Seat
from render.contract import Names
from render.naming import given_name
from render.words import Words


def colour_name(seat: Seat, words: Words, neutral: Seat | None) -> str:
    """Return how a seat's pieces are called: by their colour, those of `neutral` (T1) as what they are."""
    return words("moa-neutral") if seat == neutral else words("moa-colour", seat=seat)


def seat_name(seat: Seat, words: Words, names: Names | None, neutral: Seat | None = None) -> str:
    """Return the person's name where one is given and can be shown, else what its pieces are called."""
    given = given_name(seat, names)
    return given or colour_name(seat, words, neutral)
