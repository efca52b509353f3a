"""The volcano rises and erupts (rules A4, V1)."""

from __future__ import annotations

from engine.moa.chapters.transition import Transition
from engine.moa.components import VOLCANO_TERRITORY
from engine.moa.events import VolcanoErupted, VolcanoQuiet, VolcanoRose


def volcano_up(transition: Transition) -> None:
    """A4: the marker rises one space; on the top it erupts; after that nothing happens."""
    position = transition.position
    if position.erupted:
        transition.emit(VolcanoQuiet())
        return
    position.volcano += 1
    if position.volcano < position.rules.eruption_step:
        transition.emit(VolcanoRose(position.volcano, position.rules.track[position.volcano]))
    else:
        erupt(transition)


def erupt(transition: Transition) -> None:
    """V1: everything in 12 leaves, and it is closed for good. The sale count keeps a sale made there."""
    territory = transition.position.territories[VOLCANO_TERRITORY]
    transition.position.erupted = True
    mammal, stronghold = territory.mammal, territory.stronghold
    returned = transition.return_all(VOLCANO_TERRITORY)
    tile = transition.take_leader_tile(VOLCANO_TERRITORY)
    territory.mammal = territory.sold_by = None
    territory.stronghold = territory.sale_scored = False
    transition.emit(VolcanoErupted(VOLCANO_TERRITORY, returned, mammal, stronghold, tile))
