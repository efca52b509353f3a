"""What one game is played with, digested for quick use: its components and switches in plain tables.

The position refers to it and never changes it. Building one takes a while, so equal data share one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.choices import codes_of
from engine.components import Options, digested
from engine.contract import JsonObject, Switch
from engine.moa.components import FILE, TWO_FIGHT_ICONS, VOLCANO_TERRITORY, Components, IconCount

SWITCHES = (
    Switch("karakia_ready", "W1", ("after_turn", "next_own_turn")),
    Switch("attack_icons", "W2", ("shared", "separate")),
    Switch("neutral_scores", "W3", ("hidden", "shown")),
)


@dataclass(frozen=True, slots=True, eq=False)
class Rules:
    """Components and switches of one game. Compared by identity: equal data give the same object (`rules_for`)."""

    data: JsonObject
    """The components as plain data, unknown keys included. Never changed."""
    components: Components
    options: Mapping[str, str | bool]

    icons: Mapping[str, IconCount]
    """Of each species and leader tile."""
    worth: Mapping[str, IconCount]
    """Of everything that is paid with: the same, and a two-fight tile."""
    terrain: Mapping[int, str]
    adjacent: Mapping[int, tuple[int, ...]]
    vp: Mapping[int, tuple[int, int]]
    fight: Mapping[str, int]
    trophy: Mapping[str, int]
    """Points of each kind of mammal."""
    honour: Mapping[str, int]
    """Price of each kind that can be sold to."""
    waiting: tuple[str, ...]
    """The kinds that wait in the display."""
    tile_kinds: tuple[str, ...]
    cost: Mapping[str, int]
    red: frozenset[str]
    track: tuple[int, ...]
    """What 12 is lowered by at each step below the eruption."""
    bird_deck: tuple[str, ...]
    mammal_deck: tuple[str, ...]
    terrain_deck: tuple[str, ...]
    leader_tiles: tuple[str, ...]
    codes: Mapping[str, str]
    """What stands in paths for each thing that is paid with: a species, a leader tile with icons, a two-fight tile."""
    tile_codes: Mapping[str, str]
    """The same for each kind of karakia tile that is bought."""
    card_terrain: Mapping[str, str]
    """Terrain of each terrain card ("coast:draw_1")."""

    fresh_until_own_turn: bool
    """W1 `next_own_turn`."""
    separate_icons: bool
    """W2 `separate`."""
    neutral_shown: bool
    """W3 `shown`."""

    @property
    def eruption_step(self) -> int:
        """The step of the volcano track that erupts."""
        return len(self.track)


def _digest(data: JsonObject, chosen: Options) -> Rules:
    components = FILE.check(data)
    territories = dict(sorted(components.territories.items()))
    mammals = components.mammals
    terrain_deck = _copies(
        {f"{terrain}:{card}": n for terrain, cards in components.terrain_cards.items() for card, n in cards.items()}
    )
    with_icons = [name for name, icons in components.icons.items() if any(icons)]
    return Rules(
        data=data,
        components=components,
        options=dict(chosen),
        icons=components.icons,
        worth={**components.icons, "two_fight": TWO_FIGHT_ICONS},
        terrain={number: territory.terrain for number, territory in territories.items()},
        adjacent={number: territory.adjacent for number, territory in territories.items()},
        vp={number: territory.vp for number, territory in territories.items()},
        fight={name: mammal.fight for name, mammal in mammals.items()},
        trophy={name: mammal.vp for name, mammal in mammals.items()},
        honour={name: price for name in components.waiting_mammals if (price := mammals[name].honour) is not None},
        waiting=components.waiting_mammals,
        tile_kinds=tuple(components.karakia_tiles),
        cost={kind: tile.cost for kind, tile in components.karakia_tiles.items()},
        red=frozenset(kind for kind, tile in components.karakia_tiles.items() if tile.red),
        track=tuple(step for step in components.volcano.track if isinstance(step, int)),
        bird_deck=_copies({name: card.copies for name, card in components.bird_cards.items()}),
        mammal_deck=_copies({name: mammal.cards for name, mammal in mammals.items()}),
        terrain_deck=terrain_deck,
        leader_tiles=tuple(f"{kind}:{value}" for kind, values in components.leader_tiles.items() for value in values),
        codes=codes_of([*components.bird_cards, *with_icons, "two_fight"]),
        tile_codes=codes_of(components.karakia_tiles),
        card_terrain={card: card.split(":")[0] for card in terrain_deck},
        fresh_until_own_turn=chosen["karakia_ready"] == "next_own_turn",
        separate_icons=chosen["attack_icons"] == "separate",
        neutral_shown=chosen["neutral_scores"] == "shown",
    )


rules_for = digested(SWITCHES, _digest)
"""Return the rules for these components and switches; raise Unreadable where they break the schema."""


def _copies(counts: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(sorted(name for name, count in counts.items() for _ in range(count)))


@lru_cache(maxsize=4096)
def shown(rules: Rules, cards: tuple[str, ...], erupted: bool) -> frozenset[int]:
    """B2, V1: return the territories whose terrain stands on one of these cards; not the volcano's once it erupted."""
    terrains = {rules.card_terrain[card] for card in cards}
    return frozenset(
        number
        for number, terrain in rules.terrain.items()
        if terrain in terrains and not (erupted and number == VOLCANO_TERRITORY)
    )


def lowered(vp: tuple[int, int], number: int, rules: Rules, volcano: int) -> tuple[int, int]:
    """Return the values of a territory as they score now (SC3)."""
    if number != VOLCANO_TERRITORY or volcano >= rules.eruption_step:
        return vp
    lower_by = rules.track[volcano]
    return max(0, vp[0] - lower_by), max(0, vp[1] - lower_by)
