"""The volcano rises and erupts (rules A4, V1)."""

from __future__ import annotations

from engine.moa.components import VOLCANO_TERRITORY
from engine.moa.events import VolcanoErupted, VolcanoQuiet, VolcanoRose
from engine.moa.play import Play


def volcano_up(play: Play) -> None:
    """A4: the marker rises one space; on the top it erupts; after that nothing happens."""
    position = play.position
    if position.erupted:
        play.tell(VolcanoQuiet())
        return
    position.volcano += 1
    if position.volcano < position.rules.eruption_step:
        play.tell(VolcanoRose(position.volcano, position.rules.track[position.volcano]))
    else:
        erupt(play)


def erupt(play: Play) -> None:
    """V1: everything in 12 leaves, and it is closed for good. The sale count keeps a sale made there."""
    territory = play.position.territories[VOLCANO_TERRITORY]
    play.position.erupted = True
    mammal, stronghold = territory.mammal, territory.stronghold
    returned = play.return_all(VOLCANO_TERRITORY)
    tile = play.take_leader_tile(VOLCANO_TERRITORY)
    territory.mammal = territory.sold_by = None
    territory.stronghold = territory.sale_scored = False
    play.tell(VolcanoErupted(VOLCANO_TERRITORY, returned, mammal, stronghold, tile))
