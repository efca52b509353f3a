"""The nouns of Moa's sentences, in one language and for one table: places, cards, tiles, pieces, names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.games.narration_base import NONE, BasePhrases
from engine.contract import Decision, Seat
from engine.moa.events import Returned, Spent
from engine.moa.views.view import MoaView


@dataclass(frozen=True, slots=True)
class Phrases(BasePhrases[MoaView]):
    """Makes the parts that sentences are given as facts; each part is a whole noun phrase or a list of them."""

    game = "moa"

    # -- who and where --------------------------------------------------------------------------------------------

    def name(self, seat: Seat) -> str:
        """Return how a seat is called; the colour that nobody plays is called neutral, whichever it is."""
        if seat == self.view.neutral:
            return self.words("moa-neutral")
        return self.names.get(seat) or self.words("moa-colour", seat=seat)

    def breaks_ties(self, seat: Seat) -> int | None:
        """Return the pieces of a seat on the board (SC6)."""
        return None if self.view.result is None else self.view.seat(seat).pieces_on_board

    def at(self, territory: int) -> dict[str, Any]:
        """Return the facts of a territory that messages name as `moa-place`."""
        return {"territory": territory, "terrain": self.view.components.territories[territory].terrain}

    def place(self, territory: int) -> str:
        """Return a territory as in "5 · plains"."""
        return self.words("moa-place", **self.at(territory))

    def places(self, territories: Iterable[int]) -> str:
        """Return territories as a list."""
        return self.words.listed([self.place(territory) for territory in territories])

    def open(self) -> str:
        """Return the open territories as a list by terrain: "coast (1, 2, 3) and forest (7, 8, 9)"."""
        numbers: dict[str, list[str]] = {}
        for territory in self.view.territories:
            if territory.open:
                numbers.setdefault(territory.terrain, []).append(str(territory.number))
        items = [self.words("moa-open", terrain=terrain, numbers=", ".join(each)) for terrain, each in numbers.items()]
        return self.listed(items)

    def terrain_card(self, card: str) -> str:
        """Return an active terrain card, from its name as "coast:draw_2"."""
        terrain, instruction = card.split(":")
        return self.words("moa-terrain-card", terrain=terrain, instruction=instruction)

    def mammal(self, kind: str) -> dict[str, Any]:
        """Return the facts of a mammal: its kind, fight and points."""
        numbers = self.view.components.mammals[kind]
        return {"mammal": kind, "fight": numbers.fight, "vp": numbers.vp}

    def now(self) -> dict[str, Any]:
        """Return how far the game is."""
        view = self.view
        return {"period": view.period, "round": view.round, "rounds": view.components.limits.rounds}

    def invasion(self, decision: Decision) -> dict[str, Any]:
        """Return the facts of a `defend` decision: who invades where, and what the asked seat has there."""
        territory = self.view.territory(decision.facts["territory"])
        return {
            **self.at(territory.number),
            **self.mammal(decision.facts["mammal"]),
            "birds": territory.birds.get(decision.seat, 0),
            "leader": "yes" if territory.leader == decision.seat else "no",
        }

    # -- what is paid and what moves ------------------------------------------------------------------------------

    def cards(self, cards: Iterable[str]) -> str:
        """Return cards as a list, those of one species together."""
        return self.listed(self.counted("cards", "bird", sorted(cards)))

    def leader_tile(self, tile: str) -> str:
        """Return a leader tile, from its name as "honour:2"."""
        icon, value = tile.split(":")
        return self.words("moa-leader-tile", icon=icon, value=int(value))

    def tiles(self, tiles: Iterable[str]) -> str:
        """Return karakia tiles as a list."""
        return self.listed(self.counted("tiles", "tile", tiles))

    def spent(self, spent: Spent) -> str:
        """Return all that was paid with as a list."""
        tiles = {"two_fight": spent.two_fight, "any_territory": int(spent.any_territory)}
        items = self.counted("cards", "bird", sorted(spent.cards))
        items += [self.leader_tile(tile) for tile in spent.leader_tiles]
        return self.listed([*items, *self.counted("tiles", "tile", tiles)])

    def icons(self, icons: Mapping[str, int]) -> str:
        """Return icons as a list ("3 bird and 1 fight")."""
        return self.listed(self.counted("icons", "icon", icons))

    def returned(self, returned: Returned) -> str:
        """Return the pieces that went home as a list, or NONE."""
        return self.words.listed(self.pieces("moa-pieces-of", returned.birds, returned.leaders)) or NONE

    def pieces(self, message: str, birds: Mapping[Seat, int], leaders: Collection[Seat], you: Seat = "") -> list[str]:
        """Return whose birds and leaders there are, one of `message` for each seat; `you`: the seat that reads."""
        return [
            self.words(
                message,
                name=self.words("moa-you") if seat == you else self.name(seat),
                birds=birds.get(seat, 0),
                leader="yes" if seat in leaders else "no",
            )
            for seat in dict.fromkeys([*birds, *leaders])
        ]
