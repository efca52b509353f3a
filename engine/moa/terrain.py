"""Step A of a round: two terrain cards and their instructions (rules A)."""

from __future__ import annotations

from engine.moa.agenda import BeginRound, BeginTurn, CallWaiting, DrawMammals, EndRound, Instruct
from engine.moa.components import WEASEL
from engine.moa.events import InstructionBegan, MammalsCalled, MammalWaits, NoMammalLeft, RoundBegan, WeaselDrawn
from engine.moa.invasion import invade
from engine.moa.play import Play
from engine.moa.volcano import volcano_up

CARDS_A_ROUND = 2
_DRAWS = {"draw_1": 1, "draw_2": 2}


def begin_round(play: Play, _: BeginRound) -> None:
    """A1: show two cards, carry out the left, then the right; then each seat acts."""
    position = play.position
    cards = position.terrain_draw[:CARDS_A_ROUND]
    position.active_terrain, position.terrain_draw = cards, position.terrain_draw[CARDS_A_ROUND:]
    play.tell(RoundBegan(position.period, position.round, position.first_player, cards))
    turns = [BeginTurn(seat) for seat in position.clockwise()]
    play.then(*(Instruct(card) for card in cards), *turns, EndRound())


def instruct(play: Play, step: Instruct) -> None:
    """A1: carry out one card."""
    play.tell(InstructionBegan(step.card))
    instruction = step.card.split(":")[1]
    if instruction == "volcano":
        volcano_up(play)
    elif instruction in _DRAWS:
        play.then(DrawMammals(_DRAWS[instruction]))
    else:
        mammal = instruction.removesuffix("_invasion")
        play.tell(MammalsCalled(mammal, play.position.display[mammal]))
        play.then(CallWaiting(mammal))


def draw_mammals(play: Play, step: DrawMammals) -> None:
    """A2: turn one card; the others after what it sets off."""
    mammal = play.draw_mammal()
    if mammal is None:
        play.tell(NoMammalLeft())
        return
    if step.cards > 1:
        play.then(DrawMammals(step.cards - 1))
    if mammal == WEASEL:
        play.tell(WeaselDrawn())
        play.discard_mammals(mammal)
        invade(play, mammal)
    else:
        play.position.display[mammal] += 1
        play.tell(MammalWaits(mammal))
