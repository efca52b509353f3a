"""Step A of a round: two terrain cards and their instructions (rules A)."""

from __future__ import annotations

from engine.moa.agenda import BeginRound, BeginTurn, CallWaiting, DrawMammals, EndRound, Instruct
from engine.moa.chapters.invasion import invade
from engine.moa.chapters.transition import Transition
from engine.moa.chapters.volcano import volcano_up
from engine.moa.components import WEASEL
from engine.moa.events import InstructionBegan, MammalsCalled, MammalWaits, NoMammalLeft, RoundBegan, WeaselDrawn

CARDS_A_ROUND = 2
_DRAWS = {"draw_1": 1, "draw_2": 2}


def begin_round(transition: Transition, _: BeginRound) -> None:
    """A1: show two cards, carry out the left, then the right; then each seat acts."""
    position = transition.position
    cards = position.terrain_draw[:CARDS_A_ROUND]
    position.active_terrain, position.terrain_draw = cards, position.terrain_draw[CARDS_A_ROUND:]
    transition.emit(RoundBegan(position.period, position.round, position.first_player, cards))
    turns = [BeginTurn(seat) for seat in position.clockwise()]
    transition.push(*(Instruct(card) for card in cards), *turns, EndRound())


def instruct(transition: Transition, step: Instruct) -> None:
    """A1: carry out one card."""
    transition.emit(InstructionBegan(step.card))
    instruction = step.card.split(":")[1]
    if instruction == "volcano":
        volcano_up(transition)
    elif instruction in _DRAWS:
        transition.push(DrawMammals(_DRAWS[instruction]))
    else:
        mammal = instruction.removesuffix("_invasion")
        transition.emit(MammalsCalled(mammal, transition.position.display[mammal]))
        transition.push(CallWaiting(mammal))


def draw_mammals(transition: Transition, step: DrawMammals) -> None:
    """A2: turn one card; the others after what it sets off."""
    mammal = transition.draw_mammal()
    if mammal is None:
        transition.emit(NoMammalLeft())
        return
    if step.cards > 1:
        transition.push(DrawMammals(step.cards - 1))
    if mammal == WEASEL:
        transition.emit(WeaselDrawn())
        transition.discard_mammals(mammal)
        invade(transition, mammal)
    else:
        transition.position.display[mammal] += 1
        transition.emit(MammalWaits(mammal))
