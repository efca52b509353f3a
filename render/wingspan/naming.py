"""What sides, cards, goals and spaces are called on pictures and in their texts."""

from __future__ import annotations

from engine.contract import Seat
from engine.wingspan.bird_names import names_of
from engine.wingspan.names import RESET
from engine.wingspan.tallies import Wanted
from engine.wingspan.views.view import WingspanView
from render.contract import Names
from render.naming import given_name
from render.wingspan.hexes import code_of
from render.words import Words


def side_name(view: WingspanView, seat: Seat, words: Words, names: Names | None) -> str:
    """Return the Automa's name, or the person's: as given where it can be shown, else the colour."""
    if seat == view.automa:
        return words("wingspan-automa")
    return given_name(seat, names) or words("wingspan-colour", seat=seat)


def letter(view: WingspanView, seat: Seat, words: Words) -> str:
    """Return the letter on a side's tokens: the Automa's own, or the colour's."""
    return words("wingspan-picture-letter", side="automa" if seat == view.automa else seat)


def card_name(card: str, words: Words) -> str:
    """Return one of the Automa's cards: its name where it has one, else its number."""
    return words("wingspan-picture-card", card=card)


def bonus_name(wanted: Wanted, words: Words) -> str:
    """Return the Automa's bonus card's name."""
    return percent_card(wanted.name, words) if wanted.percent else words("wingspan-bonus", bonus=wanted.card)


def percent_card(name: str, words: Words) -> str:
    """Return a percentage card as it is printed, by its English name."""
    return words("wingspan-percent-card", card=key_of(name), name=name)


def key_of(name: str) -> str:
    """Return a percentage card's name as messages select on it ("bird_feeder")."""
    return name.lower().replace(" ", "_")


def bird_name(view: WingspanView, bird: str, words: Words) -> str:
    """Return the name that is printed on a bird's card."""
    return names_of(bird, words.language, view.components)[0]


def space_name(view: WingspanView, space: str, words: Words) -> str:
    """Return a space with its code, habitat and symbol."""
    if space == RESET:
        return words("wingspan-reset")
    known = view.components.space(space)
    return words("wingspan-space", code=code_of(space), habitat=known.habitat, symbol=known.symbol)


def short(space: str, words: Words) -> str:
    """Return a space's code alone."""
    return words("wingspan-reset") if space == RESET else code_of(space)


def change(count: int, words: Words) -> str:
    """Return what came or went, with its sign."""
    return words("wingspan-picture-change", count=abs(count), sign="plus" if count >= 0 else "minus")


def goal_name(goal: str, words: Words) -> str:
    """Return what a goal counts."""
    return words("wingspan-goal", goal=goal)
