"""What things are worth to a side in a quick play-out: rough, and found in a few microseconds."""

from __future__ import annotations

from engine.laisla.chapters.payment import PRICE
from engine.laisla.heuristics.rollout.plan import Effect
from engine.laisla.heuristics.rollout.table import Side, Table
from engine.laisla.heuristics.rollout.weights import Habits
from engine.laisla.names import SLOTS


def animal_worths(table: Table, side: Side) -> list[float]:
    """Return what one more animal of each species is worth."""
    habits, counts, turns = side.habits, side.counts, table.left
    most, least = max(counts), min(counts)
    lacks = counts.count(least)
    sets = habits.sets / lacks if lacks <= turns + 1.5 else habits.sets / (lacks * lacks)
    most_worth = turns * (habits.top + habits.freed * _free_steps(side))
    found = []
    for value, count in zip(table.worths, counts, strict=True):
        worth = value + (most_worth if count == most else turns * habits.other)
        if count == least:
            worth += sets
        elif count == least + 1:
            worth += habits.nearly * sets
        found.append(worth)
    for effect in side.effects:
        if effect.on == "tile":
            found[effect.subject] += side.gift(effect)
    return found


def _free_steps(side: Side) -> float:
    """Return about how many free steps a round a side's visible functions give."""
    habits, found = side.habits, 0.0
    for effect in side.effects:
        if effect.steps:
            found += _on_fields(habits, effect) if effect.fields else habits.colour
    return found


def field_worths(table: Table, side: Side) -> list[float]:
    """Return what placing on each field is worth, whatever it costs; anything where an own explorer stands."""
    habits, tiles, own = side.habits, table.tiles, side.own
    found = [0.0] * len(SLOTS)
    for effect in side.effects:
        if effect.fields:
            gain = side.gift(effect)
            for field in effect.fields:
                found[field] += gain
    animals = animal_worths(table, side)
    two, three = habits.two * min(1.0, table.left), habits.three * min(1.0, table.left / 2)
    free, ready, colours = ~own, 1.0 + habits.ready, table.plan.colour
    for (clearing, mask), size in zip(enumerate(table.plan.clearings), table.plan.sizes, strict=True):
        animal, missing = tiles[clearing], mask & free
        if animal < 0 or (missing == mask and size > 2):
            continue
        low = missing & -missing
        rest = missing ^ low
        worth = size + animals[animal]
        if not rest:
            found[low.bit_length() - 1] += worth
        elif not rest & (rest - 1):
            worth *= two
            one, other = low.bit_length() - 1, rest.bit_length() - 1
            found[one] += worth * (ready if _pays_both(side, colours[other], colours[one]) else 1.0)
            found[other] += worth * (ready if _pays_both(side, colours[one], colours[other]) else 1.0)
        else:
            worth *= three
            while missing:
                low = missing & -missing
                found[low.bit_length() - 1] += worth
                missing ^= low
    return found


def _pays_both(side: Side, later: int, first: int) -> bool:
    """Say whether a side has the cubes for a field of a colour after it has paid for one of another."""
    return side.cubes[later] >= (2 * PRICE if later == first else PRICE)


def leaving_worths(table: Table, side: Side) -> dict[int, float]:
    """Return what each own explorer is worth where it stands, by field."""
    plan, tiles, own = table.plan, table.tiles, side.own
    animals = animal_worths(table, side)
    found = {}
    for field in range(len(SLOTS)):
        if not own >> field & 1:
            continue
        whole = 0.0
        for clearing in plan.around[field]:
            if tiles[clearing] >= 0:
                missing = (plan.clearings[clearing] & ~own).bit_count()
                share = 1.0 if missing == 1 else side.habits.two if missing == 2 else 0.0
                whole += share * (plan.sizes[clearing] + animals[tiles[clearing]])
        found[field] = whole
    return found


def cheap_fields(table: Table, side: Side) -> int:
    """Return the fields that cost a cube less, as bits (LI21)."""
    mask = 0
    for effect in side.effects:
        if effect.discount:
            mask |= effect.mask if effect.fields else table.rivals(side)
    return mask


def purse(side: Side) -> list[int]:
    """Return how many cubes a side can pay with for a field of each colour (LI22)."""
    cubes = side.cubes
    wild = [effect.subject for effect in side.effects if effect.gives == "wild" and cubes[effect.subject]]
    if not wild:
        return cubes
    return [count + len(wild) - (colour in wild) for colour, count in enumerate(cubes)]


def payable(table: Table, side: Side, cheap: int) -> int:
    """Return the fields that a side can place on, as bits. `cheap` are those that cost a cube less."""
    mask = 0
    for fields, count in zip(table.plan.colour_mask, purse(side), strict=True):
        if count >= PRICE:
            mask |= fields
        elif count:
            mask |= fields & cheap
    return mask & ~side.own


def needs(table: Table, side: Side, worths: list[float]) -> list[float]:
    """Return what one more cube of each colour is worth, beyond what any cube is. `worths` are those of the fields."""
    habits, cheap, plan = side.habits, cheap_fields(table, side), table.plan
    free = ~side.own
    best, gains = 0.0, []
    for fields, mask, count in zip(plan.colour_fields, plan.colour_mask, purse(side), strict=True):
        full, less = mask & free & ~cheap, mask & free & cheap
        dear = max([worths[field] for field in fields if full >> field & 1], default=0.0)
        gain = _gain(dear, PRICE - count, habits)
        best = max(best, dear) if count >= PRICE else best
        if less:
            low = max(worths[field] for field in fields if less >> field & 1)
            gain = max(gain, _gain(low, PRICE - 1 - count, habits))
            best = max(best, low) if count >= PRICE - 1 else best
        gains.append(gain)
    return [max(0.0, gain - best) + habits.later * min(gain, best) for gain in gains]


def _gain(worth: float, short: int, habits: Habits) -> float:
    """Return what a cube brings for a field of some worth for which so many are missing; below 0: are to spare."""
    if short < 0:
        return 0.0
    if short == 1:
        return worth
    return worth * (habits.short if short else habits.spare)


def function_worth(table: Table, side: Side, effect: Effect) -> float:
    """Return what a visible function brings by the end."""
    habits, gift = side.habits, side.gift(effect)
    lasting = table.left * habits.last
    if effect.fields:
        gift += side.cube * effect.discount
        return _on_fields(habits, effect) * gift * (lasting + habits.now)
    match effect.on:
        case "cube":
            return habits.colour * gift * lasting
        case "step":
            return habits.animal * gift * lasting
        case "tile":
            return habits.tile * gift * lasting
        case "rival":
            return habits.rival * (gift + (side.cube if effect.discount else habits.swap)) * lasting
    return _other_worth(table, side, effect, lasting)


def _on_fields(habits: Habits, effect: Effect) -> float:
    """Return how often a round a function acts that does so where its side places."""
    return habits.field * len(effect.fields) / 6


def _other_worth(table: Table, side: Side, effect: Effect, lasting: float) -> float:
    habits = side.habits
    match effect.gives:
        case "wild":
            return habits.wild * lasting
        case "any_marker":
            return habits.any_marker * side.step * lasting
        case "card":
            return habits.fourth * lasting
        case "slot":
            return habits.slot * lasting
    return habits.explorer * min(1.0, side.reserve, table.left)


def step_worths(table: Table, side: Side) -> list[float]:
    """Return what a step of each marker brings a side, against the mean rival."""
    sides, top = table.sides, table.plan.top
    others, rise = len(sides) - 1, side.habits.rise
    found = []
    for animal, own in enumerate(side.counts):
        worth = float(own)
        if table.spaces[animal] < top:
            whole = 0
            for each in sides:
                whole += each.counts[animal]
            worth += rise * (own - (whole - own) / others)
        found.append(worth)
    return found
