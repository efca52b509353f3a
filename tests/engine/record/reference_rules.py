"""A second reading of Moa's rules, for records only: it plays a record again and says where the record disagrees.

Written from the rules and docs/record.md alone, as plainly as can be, and sharing no code with engine.moa: a mistake
would have to be made twice to stay unseen. It trusts that a record is legal where the rules only refuse; it asserts
what it gets for nothing. The course of the game is one generator that stops where a seat is asked.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]
Course: TypeAlias = Generator[None, Data, None]
Asking: TypeAlias = Generator[None, Data, Data]

LANDS = range(1, 13)
VOLCANO = 12


def disagreement(lines: list[Data]) -> str | None:
    """Play a record with positions again; give the first disagreement, None when there is none."""
    header, *entries, ending = lines
    reference = ReferenceRules(header)
    course = reference.play()
    for entry in entries:
        reference.chance = list(entry["chance"])
        if entry["action"]["type"] == "start":
            next(course)
        else:
            action = entry["action"]
            seat, action = (action["seat"], action["action"]) if entry["seat"] is None else (entry["seat"], action)
            assert [asked["seat"] for asked in reference.deciding] == [seat]
            course.send(json.loads(json.dumps(action)))
        if reference.chance:
            return f"entry {entry['n']}: chance left over: {reference.chance}"
        for key, value in json.loads(json.dumps(reference.position())).items():
            if value != entry["position"][key]:
                return f"entry {entry['n']}, {key}: {value} is right, recorded is {entry['position'][key]}"
    if ending["result"] != reference.result():
        return f"result: {reference.result()} is right, recorded is {ending['result']}"
    return None


class ReferenceRules:
    """The state of a game, named as in a record's position."""

    def __init__(self, header: Data) -> None:
        self.parts, self.options, self.neutral = header["components"], header["options"], header["neutral"]
        self.map = {int(number): land for number, land in self.parts["territories"].items()}
        self.chance: list[Data] = []
        self.deciding: list[Data] = []
        self.phase = "actions"
        self.period = self.round = self.volcano = self.sales = 0
        self.erupted = False
        self.active_terrain: list[str] = []
        self.display = {kind: 0 for kind in self.parts["mammals"] if kind != "weasel"}
        self.stock = {kind: tile["count"] for kind, tile in self.parts["karakia_tiles"].items()}
        self.bird_draw: list[str] = []
        self.bird_discard: list[str] = []
        self.mammal_discard: list[str] = []
        self.terrain_draw: list[str] = []

    # -- chance ---------------------------------------------------------------------------------------------------

    def shuffled(self, name: str) -> list[str]:
        used = self.chance.pop(0)
        assert used["shuffle"] == name
        return list(used["order"])

    def rolled(self) -> int:
        used = self.chance.pop(0)
        assert used["die"] == 12
        return int(used["value"])

    # -- the course of the game -----------------------------------------------------------------------------------

    def play(self) -> Course:
        self.seating = self.shuffled("seating")
        self.first_player = self.seating[0]
        tiles = self.shuffled("leader_tiles")
        self.mammal_draw = self.shuffled("mammal_deck")
        self.land: dict[int, Data] = {n: bare_land() | {"leader_tile": tiles[n - 1]} for n in LANDS}
        self.seats: dict[str, Data] = {seat: new_seat() for seat in self.seating}
        if self.neutral is not None:
            self.seats[self.neutral] = {"score": 0, "birds": 16, "leaders": 4}
        for self.period in (1, 2):
            self.deal()
            for self.round in range(1, 8):
                self.active_terrain, self.terrain_draw = self.terrain_draw[:2], self.terrain_draw[2:]
                for card in self.active_terrain:
                    yield from self.instruction(card.split(":")[1])
                for seat in self.clockwise():
                    yield from self.turn(seat)
                self.first_player = self.clockwise()[1]
            self.score()
        self.phase, self.deciding = "finished", []
        yield

    def deal(self) -> None:
        self.bird_draw, self.bird_discard = self.shuffled("bird_deck"), []
        self.terrain_draw = self.shuffled("terrain_deck")
        hand = self.parts["limits"]["hand"]
        for seat in self.clockwise():
            self.seats[seat]["hand"], self.bird_draw = self.bird_draw[:hand], self.bird_draw[hand:]

    def clockwise(self) -> list[str]:
        start = self.seating.index(self.first_player)
        return self.seating[start:] + self.seating[:start]

    def instruction(self, name: str) -> Course:
        if name.startswith("draw"):
            for _ in range(int(name[-1])):
                yield from self.draw_mammal()
        elif name == "volcano":
            self.rise()
        else:
            kind = name.removesuffix("_invasion")
            while self.display[kind]:
                self.display[kind] -= 1
                self.mammal_discard.append(kind)
                if self.target() is None:  # nowhere to go: the others are discarded with it
                    self.mammal_discard += [kind] * self.display[kind]
                    self.display[kind] = 0
                else:
                    yield from self.invasion(kind)

    def draw_mammal(self) -> Course:
        if not self.mammal_draw:
            if not self.mammal_discard:
                return
            self.mammal_draw, self.mammal_discard = self.shuffled("mammal_deck"), []
        kind = self.mammal_draw.pop(0)
        if kind != "weasel":
            self.display[kind] += 1
            return
        self.mammal_discard.append(kind)
        if self.target() is not None:
            yield from self.invasion(kind)

    def rise(self) -> None:
        if self.erupted:
            return
        self.volcano += 1
        if self.parts["volcano"]["track"][self.volcano] == "eruption":
            self.send_home(VOLCANO)
            self.erupted = True
            self.land[VOLCANO] = bare_land()

    # -- invasions ------------------------------------------------------------------------------------------------

    def target(self) -> int | None:
        """Give where the next mammal goes; when there is no place, all strongholds leave first."""
        for _ in range(2):
            for n in LANDS:
                if not self.closed(n) and not self.land[n]["mammal"] and not self.land[n]["stronghold"]:
                    return n
            for land in self.land.values():
                land["stronghold"] = False
        return None

    def invasion(self, kind: str) -> Course:
        n = self.target()
        assert n is not None
        land = self.land[n]
        land["mammal"] = kind
        there = [seat for seat in self.clockwise() if self.pieces(n, seat)]
        for seat in sorted(there, key=lambda seat: (-self.pieces(n, seat), land["leader"] != seat)):
            answer = yield from self.ask(seat, "defend", territory=n, mammal=kind)
            if answer["type"] == "defend":
                paid = answer["cards"] + answer["leader_tiles"]
                assert self.icons(paid, "fight") + 2 * answer["two_fight"] >= self.parts["mammals"][kind]["fight"]
                self.pay(seat, answer)
                self.seats[seat]["trophies"].append(kind)
                land["mammal"], land["stronghold"] = None, True
                return
        self.send_home(n)
        land["leader_tile"] = None

    # -- asking ---------------------------------------------------------------------------------------------------

    def ask(self, seat: str, kind: str, **question: Any) -> Asking:
        """Stop until `seat` answers, and let it draw before it does; for a seat with nothing left the host answers."""
        while True:
            if self.has_nothing(seat) and kind in {"action", "defend"}:
                return {"type": "pass" if kind == "action" else "decline"}
            phase = "terrain" if kind == "defend" else "actions"
            answer = yield from self.stop(phase, seat=seat, kind=kind, **question)
            if answer["type"] not in {"draw_one", "exchange_three"}:
                return answer
            yield from self.draw_cards(seat, answer["type"], phase)
            if kind == "tiles":
                return answer

    def stop(self, phase: str, **asked: Any) -> Asking:
        self.phase, self.deciding = phase, [asked]
        answer = yield
        self.deciding = []
        return answer

    def has_nothing(self, seat: str) -> bool:
        state = self.seats[seat]
        return not state["hand"] and not state["karakia"] and all(tile[:2] == "vp" for tile in state["leader_tiles"])

    def draw_cards(self, seat: str, tile: str, phase: str) -> Course:
        self.use(seat, tile)
        hand = self.seats[seat]["hand"]
        for _ in range(1 if tile == "draw_one" else 3):
            if not self.bird_draw and self.bird_discard:
                self.bird_draw, self.bird_discard = self.shuffled("bird_deck"), []
            if self.bird_draw:
                hand.append(self.bird_draw.pop(0))
        if tile == "exchange_three":
            answer = yield from self.stop(phase, seat=seat, kind="discard")
            assert len(answer["cards"]) == min(3, len(hand))
            self.lay_down(seat, answer["cards"])

    # -- turns ----------------------------------------------------------------------------------------------------

    def turn(self, seat: str) -> Course:
        state = self.seats[seat]
        if self.options["karakia_ready"] == "next_own_turn":
            state["karakia_fresh"] = []
        while self.used_tile(seat, action := (yield from self.ask(seat, "action"))):
            pass
        self.act(seat, action)
        while self.can_use_tile(seat):
            action = yield from self.ask(seat, "tiles")
            if action["type"] == "end_turn":
                break
            self.used_tile(seat, action)
        if self.options["karakia_ready"] == "after_turn":
            state["karakia_fresh"] = []
        if self.neutral is not None:
            yield from self.add_neutral(seat)

    def act(self, seat: str, action: Data) -> None:
        kind = action["type"]
        if kind == "pass":
            return
        self.pay(seat, action)
        if kind == "buy_karakia":
            for tile in action["tiles"]:
                self.stock[tile] -= 1
                self.seats[seat]["karakia"].append(tile)
                self.seats[seat]["karakia_fresh"].append(tile)
            return
        assert self.active(action["territory"]) != action["any_territory"]
        {
            "place_birds": self.place_birds,
            "place_leader": self.place_leader,
            "attack": self.attack,
            "sell_land": self.sell_land,
        }[kind](seat, action, self.land[action["territory"]])

    def place_birds(self, seat: str, action: Data, land: Data) -> None:
        assert land["mammal"] is None
        assert 1 <= action["birds"] <= self.icons(action["cards"] + action["leader_tiles"], "bird")
        self.add_birds(action["territory"], seat, action["birds"])

    def place_leader(self, seat: str, action: Data, land: Data) -> None:
        assert self.leader_fits(action["territory"], seat)
        assert self.icons(action["cards"] + action["leader_tiles"], "honour") >= 2
        land["leader"] = seat
        self.seats[seat]["leaders"] -= 1
        if land["leader_tile"] is not None:
            self.seats[seat]["leader_tiles"].append(land["leader_tile"])
            land["leader_tile"] = None

    def attack(self, seat: str, action: Data, land: Data) -> None:
        assert land["mammal"] is not None
        assert land["sold_by"] is None
        fight = action["cards"] + action["leader_tiles"]
        birds = action["bird_cards"] + action["bird_leader_tiles"] if "bird_cards" in action else fight
        assert self.icons(fight, "fight") + 2 * action["two_fight"] >= self.parts["mammals"][land["mammal"]]["fight"]
        assert 0 <= action["birds"] <= self.icons(birds, "bird")
        self.seats[seat]["trophies"].append(land["mammal"])
        land["mammal"], land["stronghold"] = None, True
        self.add_birds(action["territory"], seat, action["birds"])

    def sell_land(self, seat: str, action: Data, land: Data) -> None:
        n, kind = action["territory"], action["mammal"]
        price = self.parts["mammals"][kind]["honour"] + self.sales
        assert land["mammal"] is None
        assert self.pieces(n, seat)
        assert self.icons(action["cards"] + action["leader_tiles"], "honour") >= price
        own = land["birds"].get(seat, 0)
        if land["leader"] != seat or own:
            self.leader_home(n)
        self.birds_home(n, seat, max(0, own - 1))
        land |= {"leader_tile": None, "stronghold": False, "mammal": kind, "sold_by": seat}
        self.display[kind] -= 1
        assert self.display[kind] >= 0
        self.sales += 1
        self.seats[seat]["sold_cards"].append(kind)

    # -- karakia tiles --------------------------------------------------------------------------------------------

    def use(self, seat: str, tile: str) -> None:
        assert self.ready(seat, tile)
        self.seats[seat]["karakia"].remove(tile)
        self.stock[tile] += 1

    def ready(self, seat: str, tile: str) -> bool:
        state = self.seats[seat]
        return bool(state["karakia"].count(tile) > state["karakia_fresh"].count(tile))

    def used_tile(self, seat: str, action: Data) -> bool:
        """Carry out a move or a stronghold; say whether it was one."""
        if action["type"] == "move":
            assert action["to"] in self.move_targets()
            self.birds_home(action["from"], seat, action["birds"])
            self.add_birds(action["to"], seat, action["birds"])
        elif action["type"] == "stronghold":
            assert action["territory"] in self.stronghold_places()
            self.land[action["territory"]]["stronghold"] = True
        else:
            return False
        self.use(seat, action["type"])
        return True

    def can_use_tile(self, seat: str) -> bool:
        sources = [n for n in LANDS if self.land[n]["birds"].get(seat)]
        moves = [(source, to) for source in sources for to in self.move_targets() if source != to]
        cards = self.bird_draw or self.bird_discard
        uses = {"move": moves, "stronghold": self.stronghold_places(), "draw_one": cards, "exchange_three": cards}
        return any(self.ready(seat, tile) and use for tile, use in uses.items())

    def move_targets(self) -> list[int]:
        land = self.land
        return [n for n in LANDS if not self.closed(n) and (land[n]["sold_by"] or not land[n]["mammal"])]

    def stronghold_places(self) -> list[int]:
        return [n for n in LANDS if not self.closed(n) and not self.land[n]["stronghold"]]

    # -- two players ----------------------------------------------------------------------------------------------

    def add_neutral(self, seat: str) -> Course:
        rolled = self.rolled()
        near = [rolled, *self.map[rolled]["adjacent"]]
        state = self.seats[self.neutral]
        free = [n for n in near if state["birds"] and not self.closed(n) and self.land[n]["mammal"] is None]
        fits = [n for n in near if state["leaders"] and self.active(n) and self.leader_fits(n, self.neutral)]
        if not free and not fits:
            return
        action = yield from self.ask(seat, "neutral", territory=rolled)
        if action["type"] == "neutral_birds":
            assert action["territory"] in free
            assert action["birds"] in ((1, 2) if self.active(action["territory"]) else (1,))
            self.add_birds(action["territory"], self.neutral, action["birds"])
        elif action["type"] == "neutral_leader":
            assert action["territory"] in fits
            self.land[action["territory"]] |= {"leader": self.neutral, "leader_tile": None}
            state["leaders"] -= 1
        else:
            assert not free

    # -- pieces and payments --------------------------------------------------------------------------------------

    def closed(self, n: int) -> bool:
        return n == VOLCANO and self.erupted

    def active(self, n: int) -> bool:
        return not self.closed(n) and self.map[n]["terrain"] in [card.split(":")[0] for card in self.active_terrain]

    def pieces(self, n: int, seat: str) -> int:
        land = self.land[n]
        return int(land["birds"].get(seat, 0) + (land["leader"] == seat))

    def leader_fits(self, n: int, seat: str) -> bool:
        land = self.land[n]
        own = land["birds"].get(seat, 0)
        return land["mammal"] is None and land["leader"] is None and 0 < own == max(land["birds"].values())

    def add_birds(self, n: int, seat: str, count: int) -> None:
        if count:
            self.land[n]["birds"][seat] = self.land[n]["birds"].get(seat, 0) + count
            self.seats[seat]["birds"] -= count
            assert self.seats[seat]["birds"] >= 0

    def birds_home(self, n: int, seat: str, count: int) -> None:
        if count:
            there: Counter[str] = Counter(self.land[n]["birds"])
            there[seat] -= count
            assert there[seat] >= 0
            self.land[n]["birds"] = dict(+there)
            self.seats[seat]["birds"] += count

    def leader_home(self, n: int) -> None:
        if self.land[n]["leader"] is not None:
            self.seats[self.land[n]["leader"]]["leaders"] += 1
            self.land[n]["leader"] = None

    def send_home(self, n: int) -> None:
        for seat, count in self.land[n]["birds"].items():
            self.birds_home(n, seat, count)
        self.leader_home(n)

    def icons(self, paid: list[str], kind: str) -> int:
        total = 0
        for name in paid:
            tile, _, value = name.partition(":")
            total += (
                (int(value) if tile == kind else 0) if value else self.parts["bird_cards"][name]["icons"].get(kind, 0)
            )
        return total

    def lay_down(self, seat: str, cards: list[str]) -> None:
        for card in cards:
            self.seats[seat]["hand"].remove(card)
        self.bird_discard += cards

    def pay(self, seat: str, action: Data) -> None:
        self.lay_down(seat, action["cards"] + action.get("bird_cards", []))
        for tile in action["leader_tiles"] + action.get("bird_leader_tiles", []):
            assert not tile.startswith("vp")
            self.seats[seat]["leader_tiles"].remove(tile)
        for _ in range(action.get("two_fight", 0)):
            self.use(seat, "two_fight")
        if action.get("any_territory"):
            self.use(seat, "any_territory")

    # -- scoring --------------------------------------------------------------------------------------------------

    def score(self) -> None:
        for n in LANDS:
            if not self.closed(n):
                self.score_land(n)
        for seat in self.seating:
            self.score_seat(self.seats[seat])
        for land in self.land.values():
            land |= {"stronghold": False, "sale_scored": land["sold_by"] is not None}

    def score_land(self, n: int) -> None:
        lowered = self.parts["volcano"]["track"][self.volcano] if n == VOLCANO else 0
        higher, lower = (max(0, value - lowered) for value in self.map[n]["vp"])
        there = {seat: self.pieces(n, seat) for seat in self.seats if self.pieces(n, seat)}
        ranks = sorted(set(there.values()), reverse=True)
        tiers = [[seat for seat in there if there[seat] == rank] for rank in ranks]
        leader = self.land[n]["leader"]
        if tiers and len(tiers[0]) > 1 and leader in tiers[0]:
            tiers = [[leader], [seat for seat in tiers[0] if seat != leader]]
        for value, tier in zip((higher, lower), tiers, strict=False):
            for seat in tier:
                self.seats[seat]["score"] += value // len(tier)

    def score_seat(self, state: Data) -> None:
        for kind in state["trophies"] + state["sold_cards"]:
            state["score"] += self.parts["mammals"][kind]["vp"]
        points = [tile for tile in state["leader_tiles"] if tile.startswith("vp:")]
        state["score"] += sum(int(tile.split(":")[1]) for tile in points)
        state["leader_tiles"] = [tile for tile in state["leader_tiles"] if tile not in points]
        self.mammal_discard += state["sold_cards"]
        self.bird_discard += state["hand"]
        state |= {"trophies": [], "sold_cards": [], "hand": []}

    # -- as the record has it -------------------------------------------------------------------------------------

    def result(self) -> Data | None:
        if self.phase != "finished":
            return None
        rank = {seat: (self.seats[seat]["score"], sum(self.pieces(n, seat) for n in LANDS)) for seat in self.seating}
        winners = [seat for seat in self.seating if rank[seat] == max(rank.values())]
        return {"scores": {seat: self.seats[seat]["score"] for seat in self.seating}, "winners": winners}

    def position(self) -> Data:
        return {
            "period": self.period,
            "round": self.round,
            "phase": self.phase,
            "seating": self.seating,
            "first_player": self.first_player,
            "volcano": self.volcano,
            "erupted": self.erupted,
            "sales": self.sales,
            "active_terrain": self.active_terrain,
            "display": self.display,
            "karakia_stock": self.stock,
            "territories": {str(n): land for n, land in self.land.items()},
            "seats": {seat: self.seat_position(state) for seat, state in self.seats.items()},
            "piles": {
                "bird_draw": self.bird_draw,
                "mammal_draw": self.mammal_draw,
                "terrain_draw": self.terrain_draw,
                "bird_discard": sorted(self.bird_discard),
                "mammal_discard": sorted(self.mammal_discard),
            },
            "deciding": self.deciding,
        }

    def seat_position(self, state: Data) -> Data:
        shown = {key: sorted(value) if isinstance(value, list) else value for key, value in state.items()}
        for key in {"trophies", "sold_cards"} & set(state):
            shown[key] = sorted(f"{kind}:{self.parts['mammals'][kind]['vp']}" for kind in state[key])
        return shown


def bare_land() -> Data:
    return {
        "mammal": None,
        "sold_by": None,
        "sale_scored": False,
        "stronghold": False,
        "leader_tile": None,
        "birds": {},
        "leader": None,
    }


def new_seat() -> Data:
    lists = ("hand", "leader_tiles", "karakia", "karakia_fresh", "trophies", "sold_cards")
    return {"score": 0, "birds": 16, "leaders": 4} | {name: [] for name in lists}
