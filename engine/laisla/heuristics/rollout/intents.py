"""What a seat may mean to do in the present round, other than what it would do in a quick play-out by itself."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.contract import Seat
from engine.laisla.agenda import AskExplore, BeginPhase
from engine.laisla.heuristics.rollout.answers import slot_for
from engine.laisla.heuristics.rollout.exploring import best_exploration
from engine.laisla.heuristics.rollout.table import TAKE, Intent, Table
from engine.laisla.heuristics.rollout.worths import cheap_fields, field_worths, payable
from engine.laisla.names import SLOTS
from engine.laisla.position import LaIslaPosition

FIELDS = 3
"""So many fields are thought of, beside the one that the seat would explore by itself."""


def intents(position: LaIslaPosition, seat: Seat) -> Sequence[Intent]:
    """Return which other slots a seat may cover with its card of action A (LI8), and where else it may explore (LI17).

    None where it has explored. A field is one that it can pay for as soon as it has used its card of action B.
    """
    if not _comes(position, seat):
        return []
    table = Table(position, random.Random(0))  # noqa: S311  (nothing is drawn from it)
    side = next(each for each in table.sides if each.seat == seat)
    found = []
    if side.a is not None:
        effect = table.plan.effect[side.a]
        usual = slot_for(table, side, effect)
        if None not in side.slots and effect not in side.slots and effect.gives != "slot":
            found = [Intent(slot=slot) for slot in range(len(side.slots)) if slot != usual]
        if effect.gives != "slot":
            side.slots[usual] = effect
            side.see()
    if side.b is not None:
        side.cubes[table.plan.cube[side.b]] += 1
    usual_way, worths = best_exploration(table, side), field_worths(table, side)
    own = usual_way.place if usual_way.price else TAKE
    open_fields = payable(table, side, cheap_fields(table, side))
    fields = [field for field in range(len(SLOTS)) if open_fields >> field & 1 and field != own]
    fields.sort(key=lambda field: -worths[field])
    found += [Intent(field=field) for field in fields[:FIELDS]]
    return found if own == TAKE else [*found, Intent(field=TAKE)]


def _comes(position: LaIslaPosition, seat: Seat) -> bool:
    """Say whether a seat explores later in this round."""
    agenda = position.agenda
    return position.assigning or BeginPhase("c") in agenda or AskExplore(seat) in agenda
