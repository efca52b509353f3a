"""What is counted of a game of Moa, for a report of its balance (contract: `Ledger`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from engine.contract import Gain, Handled, HowHad, Seat
from engine.moa import events as on
from engine.moa.chapters.payment import is_points
from engine.moa.components import Mammal
from engine.moa.events import MoaEvent, Spent
from engine.moa.position import MoaPosition

_RULES: Mapping[type[MoaEvent], str] = MappingProxyType(
    {
        on.GameStarted: "S1",
        on.PeriodBegan: "P1",
        on.HandDealt: "P1",
        on.RoundBegan: "A1",
        on.TurnBegan: "B1",
        on.TurnEnded: "B1",
        on.FirstPlayerPassed: "R1",
        on.PeriodScored: "SC1",
        on.GameEnded: "SC6",
        on.InstructionBegan: "A1",
        on.MammalWaits: "A2",
        on.WeaselDrawn: "A2",
        on.NoMammalLeft: "A2",
        on.MammalsCalled: "A3",
        on.PileShuffled: "KT7",
        on.VolcanoRose: "A4",
        on.VolcanoErupted: "V1",
        on.VolcanoQuiet: "A4",
        on.StrongholdsLeft: "I2",
        on.InvasionFailed: "I2",
        on.Invaded: "I3",
        on.DefenceAsked: "I4",
        on.DefenceDeclined: "I5",
        on.Defended: "I6",
        on.InvasionSucceeded: "I7",
        on.BirdsPlaced: "PB1",
        on.LeaderPlaced: "PL2",
        on.Attacked: "AT2",
        on.LandSold: "SL3",
        on.KarakiaBought: "K1",
        on.Passed: "B4",
        on.BirdsMoved: "KT5",
        on.StrongholdPlaced: "KT6",
        on.CardsDiscarded: "KT2",
        on.DieRolled: "T1",
        on.NeutralBirdsPlaced: "T1",
        on.NeutralLeaderPlaced: "T2",
        on.NeutralSkipped: "T3",
    }
)
"""The rule that an event is told of first."""
_TILE_RULES = MappingProxyType({"draw_one": "KT1", "exchange_three": "KT2"})


class MoaLedger:
    """Bird cards, leader and karakia tiles, mammals and territories, and the points they brought."""

    kinds: Mapping[str, HowHad] = MappingProxyType(
        {"bird_card": "dealt", "leader_tile": "taken", "karakia_tile": "taken", "mammal": "open", "territory": "open"}
    )
    rounds = on.RoundBegan.type
    rule_ids = tuple(dict.fromkeys((*_RULES.values(), "KT1", "KT2", "KT3", "KT4", "AT3", "SC4", "SC5")))

    def names(self, position: MoaPosition) -> Mapping[str, Sequence[str]]:
        """Return every species, tile, mammal and territory."""
        components = position.rules.components
        leader_tiles = (f"{kind}:{value}" for kind, values in components.leader_tiles.items() for value in values)
        mammals = (f"{name}:{how}" for name, each in components.mammals.items() for how in _ways_with(each))
        return {
            "bird_card": tuple(components.bird_cards),
            "leader_tile": tuple(dict.fromkeys(leader_tiles)),
            "karakia_tile": tuple(components.karakia_tiles),
            "mammal": tuple(mammals),
            "territory": tuple(str(number) for number in components.territories),
        }

    def rules(self, event: MoaEvent) -> Iterator[str]:
        """Return the rule of the event, and those of what was spent in it."""
        if isinstance(event, on.TileUsed):
            yield _TILE_RULES[event.tile]
        elif type(event) in _RULES:
            yield _RULES[type(event)]
        if isinstance(event, on.Attacked) and event.stronghold:
            yield "AT3"
        if isinstance(event, on.PeriodScored):
            yield from ("SC4" for each in event.sheet.seats if each.mammals)
            yield from ("SC5" for each in event.sheet.seats if each.leader_tiles)
        spent: Spent | None = getattr(event, "spent", None)
        if spent is not None:
            yield from ("KT3",) * spent.two_fight + ("KT4",) * spent.any_territory

    def gains(self, event: MoaEvent, position: MoaPosition) -> Iterator[Gain]:
        """Return the columns of a period's scoring sheet."""
        if isinstance(event, on.PeriodScored):
            for column in event.sheet.seats:
                yield Gain(column.seat, "territories", column.territories)
                yield Gain(column.seat, "mammals beaten", _worth(column.trophies))
                yield Gain(column.seat, "land sold", _worth(column.sold_cards))
                yield Gain(column.seat, "leader tiles", column.leader_tiles)

    def handled(self, event: MoaEvent, position: MoaPosition) -> Iterator[Handled]:
        """Return what was dealt, taken, spent and scored."""
        if isinstance(event, on.HandDealt | on.CardsDrawn):
            yield from (Handled(event.seat, "bird_card", card, "had") for card in event.cards or ())
        elif isinstance(event, on.PeriodScored):
            for territory in event.sheet.territories:
                name = str(territory.territory)
                for seat, points in territory.points.items():
                    yield Handled(seat, "territory", name, "used", 1, points)
        elif isinstance(event, on.LeaderPlaced) and event.leader_tile is not None:
            yield from _taken(event.seat, event.leader_tile)
        elif isinstance(event, on.Attacked | on.Defended | on.LandSold):
            how = {on.Attacked: "attacked", on.Defended: "defended", on.LandSold: "sold"}[type(event)]
            points = position.rules.trophy[event.mammal]
            yield Handled(event.seat, "mammal", f"{event.mammal}:{how}", "used", 1, points)
        yield from _tiles(event)
        spent: Spent | None = getattr(event, "spent", None)
        if spent is not None:
            yield from _paid(getattr(event, "seat"), spent)  # noqa: B009  (of every event that has something spent)


def _ways_with(mammal: Mammal) -> tuple[str, ...]:
    return ("attacked", "defended") if mammal.honour is None else ("attacked", "defended", "sold")


def _worth(named: Iterable[str]) -> int:
    return sum(int(each.rpartition(":")[2]) for each in named)


def _taken(seat: Seat, tile: str) -> Iterator[Handled]:
    """Return that a leader tile was taken; one with points is of use by that alone (SC5)."""
    yield Handled(seat, "leader_tile", tile, "had")
    if is_points(tile):
        yield Handled(seat, "leader_tile", tile, "used", 1, _worth((tile,)))


def _tiles(event: MoaEvent) -> Iterator[Handled]:
    if isinstance(event, on.KarakiaBought):
        yield from (Handled(event.seat, "karakia_tile", tile, "had") for tile in event.tiles)
    elif isinstance(event, on.TileUsed):
        yield Handled(event.seat, "karakia_tile", event.tile, "used")
    elif isinstance(event, on.BirdsMoved):
        yield Handled(event.seat, "karakia_tile", "move", "used")
    elif isinstance(event, on.StrongholdPlaced):
        yield Handled(event.seat, "karakia_tile", "stronghold", "used")


def _paid(seat: Seat, spent: Spent) -> Iterator[Handled]:
    yield from (Handled(seat, "bird_card", card, "used") for card in spent.cards)
    yield from (Handled(seat, "leader_tile", tile, "used") for tile in spent.leader_tiles)
    if spent.two_fight:
        yield Handled(seat, "karakia_tile", "two_fight", "used", spent.two_fight)
    if spent.any_territory:
        yield Handled(seat, "karakia_tile", "any_territory", "used")
