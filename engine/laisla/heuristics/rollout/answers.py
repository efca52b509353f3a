"""What a side does in a quick play-out, for each thing that it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from engine.laisla.chapters.cards import CARDS
from engine.laisla.heuristics.rollout.exploring import best_exploration
from engine.laisla.heuristics.rollout.plan import Effect
from engine.laisla.heuristics.rollout.table import NO_INTENT, Side, Table
from engine.laisla.heuristics.rollout.worths import (
    field_worths,
    function_worth,
    needs,
    step_worths,
)
from engine.laisla.position import HOLDER_SLOTS

ORDERS = {count: tuple(permutations(range(count), CARDS)) for count in (CARDS, CARDS + 1)}
"""The ways to assign so many cards."""


def assign(table: Table, side: Side, hand: Sequence[int]) -> None:
    """LI5: assign a hand to A, B and D."""
    plan = table.plan
    need, steps = needs(table, side, field_worths(table, side)), step_worths(table, side)
    for effect in side.effects:
        if effect.on == "cube":
            need[effect.subject] += side.gift(effect)
        elif effect.on == "step":
            steps[effect.subject] += side.gift(effect)
    effects = [plan.effect[card] for card in hand]
    functions = _new_functions(table, side, effects)
    colours, animals = [plan.cube[card] for card in hand], [plan.animal[card] for card in hand]

    def worth(order: tuple[int, ...]) -> float:
        a, b, d = order
        effect = effects[a]
        acts = (effect.on == "cube" and effect.subject == colours[b]) or (
            effect.on == "step" and effect.subject == animals[d]
        )
        at_once = side.gift(effect) if acts and effect not in side.effects else 0.0
        return functions[a] + need[colours[b]] + steps[animals[d]] + at_once

    best = max(ORDERS[len(hand)], key=worth)
    side.a, side.b, side.d = (hand[place] for place in best)
    table.discard += [card for place, card in enumerate(hand) if place not in best]


def _new_functions(table: Table, side: Side, effects: Sequence[Effect]) -> list[float]:
    """Return what each function would bring, later and as the side explores now; 0 for what is visible already."""
    shown, usual = side.effects, best_exploration(table, side).worth
    found = []
    for effect in effects:
        gain = 0.0
        if effect not in shown:
            side.effects = [*shown, effect]
            gain = function_worth(table, side, effect) + best_exploration(table, side).worth - usual
        found.append(gain)
    side.effects = shown
    return found


def lay(table: Table, side: Side) -> None:
    """LI8 to LI12: lay the card of action A."""
    card, side.a = side.a, None
    if card is None:
        return
    effect, slots = table.plan.effect[card], side.slots
    if effect.gives == "slot":
        if None not in slots[HOLDER_SLOTS:]:
            slots.append(None)
        return
    slots[slot_for(table, side, effect)] = effect
    side.see()
    if effect.gives == "explorer" and side.reserve:
        side.reserve -= 1
        side.supply += 1


def slot_for(table: Table, side: Side, effect: Effect) -> int:
    """Return the slot for a new function (LI8, LI9): the one that the side means to cover, else the best one."""
    slots = side.slots
    if effect in slots:
        return slots.index(effect)
    if None in slots:
        return slots.index(None)
    if side.intent.slot >= 0:
        return side.intent.slot
    shown = side.effects
    found = [_covering(table, side, place, effect) for place in range(len(slots))]
    side.effects = shown
    return found.index(max(found))


def _covering(table: Table, side: Side, place: int, effect: Effect) -> float:
    """Return what functions and cards bring, in this round and later, where a new function covers that of a slot.

    The side's visible functions are those behind it, then.
    """
    side.effects = effects = [each for other, each in enumerate(side.slots) if each and other != place]
    effects.append(effect)
    colour = -1 if side.b is None else table.plan.cube[side.b]
    animal = -1 if side.d is None else table.plan.animal[side.d]
    whole = 0.0
    for each in effects:
        whole += function_worth(table, side, each)
        if (each.on == "cube" and each.subject == colour) or (each.on == "step" and each.subject == animal):
            whole += side.gift(each)
    if colour < 0:
        return whole + best_exploration(table, side).worth
    side.cubes[colour] += 1
    whole += best_exploration(table, side).worth
    side.cubes[colour] -= 1
    return whole


def gain(table: Table, side: Side) -> None:
    """LI14: use the card of action B."""
    card, side.b = side.b, None
    if card is None:
        return
    table.discard.append(card)
    colour = table.plan.cube[card]
    side.cubes[colour] += 1
    for effect in side.effects:
        if effect.on == "cube" and effect.subject == colour:
            side.score += effect.points
            side.cubes[colour] += effect.cubes
            if effect.steps:
                free_step(table, side)


def explore(table: Table, side: Side) -> None:
    """LI17, LI18: place or move an explorer, or take a cube."""
    best = best_exploration(table, side, side.intent.field)
    side.intent = NO_INTENT
    if not best.price:
        side.cubes[best.place] += 1
        return
    if best.source < 0:
        side.supply -= 1
    else:
        side.own ^= 1 << best.source
    place(table, side, best.place, best.price)


def place(table: Table, side: Side, field: int, price: int) -> None:
    """LI29: pay, place, take tiles, then let functions act."""
    _pay(side, table.plan.colour[field], price)
    rival = table.rivals(side) >> field & 1
    side.own |= 1 << field
    taken = _take_tiles(table, side, field)
    cubes = steps = 0
    for effect in side.effects:
        if effect.on == "tile":
            times = taken.count(effect.subject)
        elif effect.on == "rival":
            times = rival
        else:
            times = effect.mask >> field & 1
        side.score += effect.points * times
        cubes += effect.cubes * times
        steps += effect.steps * times
    for _ in range(cubes):
        take_cube(table, side)
    for _ in range(steps):
        free_step(table, side)


def _pay(side: Side, colour: int, price: int) -> None:
    cubes = side.cubes
    own = min(price, cubes[colour])
    cubes[colour] -= own
    wild = [each.subject for each in side.effects if each.gives == "wild" and each.subject != colour]
    for each in [each for each in wild if cubes[each]][: price - own]:
        cubes[each] -= 1


def _take_tiles(table: Table, side: Side, field: int) -> list[int]:
    """LI26: take every tile that is enclosed; return the animals."""
    plan, tiles, taken = table.plan, table.tiles, []
    for clearing in plan.around[field]:
        animal = tiles[clearing]
        if animal >= 0 and not plan.clearings[clearing] & ~side.own:
            tiles[clearing] = -1
            side.counts[animal] += 1
            side.score += plan.sizes[clearing]
            taken.append(animal)
    return taken


def take_cube(table: Table, side: Side) -> None:
    """Gain a cube of the most useful colour."""
    need = needs(table, side, field_worths(table, side))
    side.cubes[need.index(max(need))] += 1


def free_step(table: Table, side: Side) -> None:
    """LI30: move the best marker, if that is good for the side."""
    worths = step_worths(table, side)
    best = max(worths)
    if best > 0:
        table.step(side, worths.index(best))


def advance(table: Table, side: Side) -> None:
    """LI31, LI32: use the card of action D."""
    card, side.d = side.d, None
    if card is None:
        return
    table.discard.append(card)
    animal = table.plan.animal[card]
    if any(effect.gives == "any_marker" and effect.subject == animal for effect in side.effects):
        worths = step_worths(table, side)
        animal = worths.index(max(worths))
    table.step(side, animal)
    for effect in side.effects:
        if effect.on == "step" and effect.subject == animal:
            side.score += effect.points
            if effect.cubes:
                take_cube(table, side)


def step_worth(table: Table, side: Side, card: int) -> float:
    """Return what a card is worth for D."""
    animal = table.plan.animal[card]
    gifts = sum(side.gift(each) for each in side.effects if each.on == "step" and each.subject == animal)
    return step_worths(table, side)[animal] + gifts
