"""The form of Moa's records, sentence by sentence of docs/record.md, without help from the rules.

`check(lines)` looks at nothing but the record, so that it would find what the rules and their record agree on wrongly.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Data = dict[str, Any]

ACTIONS: dict[str, dict[str, type]] = {
    "place_birds": {"territory": int, "birds": int, "cards": list, "leader_tiles": list, "any_territory": bool},
    "place_leader": {"territory": int, "cards": list, "leader_tiles": list, "any_territory": bool},
    "attack": {
        "territory": int,
        "birds": int,
        "cards": list,
        "leader_tiles": list,
        "two_fight": int,
        "any_territory": bool,
    },
    "sell_land": {"territory": int, "mammal": str, "cards": list, "leader_tiles": list, "any_territory": bool},
    "buy_karakia": {"tiles": list, "cards": list, "leader_tiles": list},
    "pass": {},
    "end_turn": {},
    "move": {"from": int, "to": int, "birds": int},
    "stronghold": {"territory": int},
    "draw_one": {},
    "exchange_three": {},
    "discard": {"cards": list},
    "defend": {"cards": list, "leader_tiles": list, "two_fight": int},
    "decline": {},
    "neutral_birds": {"territory": int, "birds": int},
    "neutral_leader": {"territory": int},
    "neutral_skip": {},
}
SEPARATE: dict[str, type] = {"bird_cards": list, "bird_leader_tiles": list}

THE_ACTION = {"place_birds", "place_leader", "attack", "sell_land", "buy_karakia", "pass"}
TILES = {"move", "stronghold", "draw_one", "exchange_three"}
ANSWERS = {
    "action": THE_ACTION | TILES,
    "tiles": TILES | {"end_turn"},
    "defend": {"defend", "decline", "draw_one", "exchange_three"},
    "discard": {"discard"},
    "neutral": {"neutral_birds", "neutral_leader", "neutral_skip"},
}
QUESTION = {
    "action": set(),
    "tiles": set(),
    "defend": {"territory", "mammal"},
    "discard": set(),
    "neutral": {"territory"},
}
POSITION = {
    "period": int,
    "round": int,
    "phase": str,
    "seating": list,
    "first_player": str,
    "volcano": int,
    "erupted": bool,
    "sales": int,
    "active_terrain": list,
    "display": dict,
    "karakia_stock": dict,
    "territories": dict,
    "seats": dict,
    "piles": dict,
    "deciding": list,
}
TERRITORY = {"mammal", "sold_by", "sale_scored", "stronghold", "leader_tile", "birds", "leader"}
SEAT_LISTS = ("hand", "leader_tiles", "karakia", "karakia_fresh", "trophies", "sold_cards")
PILES = {"bird_draw", "mammal_draw", "terrain_draw", "bird_discard", "mammal_discard"}


def typed(data: Data, form: dict[str, type]) -> None:
    """Hold that exactly these keys are there, with values of exactly these types."""
    assert {key: type(value) for key, value in data.items()} == form


class Checker:
    """Goes through the lines of one record."""

    def __init__(self, lines: list[Data]) -> None:
        self.header, *self.entries, self.ending = lines
        self.parts = self.header["components"]
        self.separate = self.header["options"]["attack_icons"] == "separate"
        self.seats = self.header["seats"]
        self.neutral = self.header["neutral"]
        self.kinds_seen: Counter[str] = Counter()

    def check(self) -> Counter[str]:
        """Hold the whole record to its form; count the kinds of actions and decisions that came up."""
        self.check_header()
        before: Data | None = None
        for number, entry in enumerate(self.entries, start=1):
            assert entry["n"] == number
            self.check_action(entry, before)
            self.check_chance(entry, before)
            self.check_position(entry["position"])
            before = entry["position"]
        self.check_end(before)
        return self.kinds_seen

    # -- the frame ------------------------------------------------------------------------------------------------

    def check_header(self) -> None:
        assert set(self.header) == {"record", "game", "options", "components", "seats", "neutral"}
        assert set(self.header["options"]) == {"karakia_ready", "attack_icons", "neutral_scores"}
        assert (self.neutral is None) == (len(self.seats) != 2)
        assert self.neutral not in self.seats
        assert "provenance" not in self.parts

    def check_end(self, last: Data | None) -> None:
        assert last is not None
        assert set(self.ending) == {"result", "entries"}
        assert self.ending["entries"] == len(self.entries)
        if self.ending["result"] is None:
            assert last["deciding"]
            return
        assert set(self.ending["result"]) == {"scores", "winners"}
        assert self.ending["result"]["scores"] == {seat: last["seats"][seat]["score"] for seat in self.seats}
        winners = self.ending["result"]["winners"]
        assert winners == [seat for seat in last["seating"] if seat in winners]
        assert (last["period"], last["round"], last["phase"], last["deciding"]) == (2, 7, "finished", [])
        seating = last["seating"]
        assert last["first_player"] == seating[2 * 7 % len(seating)]
        assert len(last["active_terrain"]) == 2
        assert last["piles"]["terrain_draw"] == []
        for seat in self.seats:
            assert last["seats"][seat]["hand"] == []
            assert last["seats"][seat]["trophies"] == []
            assert last["seats"][seat]["sold_cards"] == []
        for territory in last["territories"].values():
            assert territory["stronghold"] is False
            assert territory["sale_scored"] == (territory["sold_by"] is not None)

    # -- actions --------------------------------------------------------------------------------------------------

    def check_action(self, entry: Data, before: Data | None) -> None:
        action, seat = entry["action"], entry["seat"]
        if before is None:
            assert (seat, action) == (None, {"type": "start"})
            return
        (asked,) = before["deciding"]
        if seat is None:
            assert set(action) == {"type", "seat", "action"}
            assert action["type"] == "timeout"
            seat, action = action["seat"], action["action"]
            self.check_default(action, asked, before)
            self.kinds_seen["timeout"] += 1
        assert seat == asked["seat"]
        kind = action["type"]
        assert kind in ANSWERS[asked["kind"]]
        self.kinds_seen[kind] += 1
        form = ACTIONS[kind] | (SEPARATE if kind == "attack" and self.separate else {})
        typed(action, {"type": str} | form)
        for card in action.get("cards", []):
            assert card in self.parts["bird_cards"]
        if kind == "discard":
            assert len(action["cards"]) == min(3, len(before["seats"][seat]["hand"]))

    def check_default(self, action: Data, asked: Data, before: Data) -> None:
        """H2."""
        hand = before["seats"][asked["seat"]]["hand"]
        plain: dict[str, Data] = {
            "action": {"type": "pass"},
            "tiles": {"type": "end_turn"},
            "defend": {"type": "decline"},
            "discard": {"type": "discard", "cards": hand[:3]},
        }
        if asked["kind"] != "neutral":
            assert action == plain[asked["kind"]]
            return
        rolled = asked["territory"]
        near = [rolled, *sorted(self.parts["territories"][str(rolled)]["adjacent"])]
        land = before["territories"]
        free = [n for n in near if land[str(n)]["mammal"] is None and not (n == 12 and before["erupted"])]
        if free and before["seats"][self.neutral]["birds"]:
            place = rolled if rolled in free else min(free)
            assert action == {"type": "neutral_birds", "territory": place, "birds": 1}
        else:
            assert action == {"type": "neutral_skip"}

    # -- chance ---------------------------------------------------------------------------------------------------

    def check_chance(self, entry: Data, before: Data | None) -> None:
        after, chance = entry["position"], list(entry["chance"])
        for each in chance:
            assert set(each) in ({"shuffle", "order"}, {"die", "value"})
        if before is None:
            seating, tiles, mammals, birds, terrain = chance[:5]
            assert [each["shuffle"] for each in chance[:5]] == [
                "seating",
                "leader_tiles",
                "mammal_deck",
                "bird_deck",
                "terrain_deck",
            ]
            assert seating["order"] == after["seating"]
            assert sorted(seating["order"]) == sorted(self.seats)
            assert len(tiles["order"]) == 12
            assert len(mammals["order"]) == 20
            self.check_period(birds, terrain)
            assert after["piles"]["terrain_draw"] == terrain["order"][2:]
            assert after["active_terrain"] == terrain["order"][:2]
            for number, tile in enumerate(tiles["order"], start=1):
                territory = after["territories"][str(number)]
                assert territory["leader_tile"] == (tile if territory["mammal"] is None else None)
            for place, seat in enumerate(seating["order"]):
                assert after["seats"][seat]["hand"] == sorted(birds["order"][9 * place : 9 * place + 9])
            assert after["piles"]["bird_draw"] == birds["order"][9 * len(self.seats) :]
        elif before["period"] != after["period"]:
            self.kinds_seen["new period"] += 1
            names = [each.get("shuffle") for each in chance]
            at = names.index("terrain_deck")
            assert names[at - 1] == "bird_deck"
            self.check_period(chance[at - 1], chance[at])
            clockwise = after["seating"] * 2
            first = clockwise.index(after["first_player"])
            for place, seat in enumerate(clockwise[first : first + len(self.seats)]):
                assert after["seats"][seat]["hand"] == sorted(chance[at - 1]["order"][9 * place : 9 * place + 9])
        dice = [each for each in chance if "die" in each]
        assert all(each["die"] == 12 and 1 <= each["value"] <= 12 for each in dice)
        assert not dice or self.neutral is not None
        for asked in after["deciding"]:
            if asked["kind"] == "neutral" and dice:
                assert asked["territory"] == dice[-1]["value"]
        self.kinds_seen["reshuffle of mammals"] += before is not None and "mammal_deck" in str(chance)

    def check_period(self, birds: Data, terrain: Data) -> None:
        """All 60 bird cards; 14 of all 30 terrain cards."""
        every: dict[str, int] = {name: card["copies"] for name, card in self.parts["bird_cards"].items()}
        assert Counter(birds["order"]) == every
        cards: dict[str, int] = {
            f"{land}:{card}": count
            for land, kinds in self.parts["terrain_cards"].items()
            for card, count in kinds.items()
        }
        assert len(terrain["order"]) == 14
        assert all(count <= cards[card] for card, count in Counter[str](terrain["order"]).items())

    # -- positions ------------------------------------------------------------------------------------------------

    def check_position(self, position: Data) -> None:
        typed(position, POSITION)
        assert position["period"] in {1, 2}
        assert position["round"] in range(1, 8)
        assert position["phase"] in {"terrain", "actions", "finished"}
        assert set(position["seats"]) == {*self.seats, *([self.neutral] if self.neutral else [])}
        assert sorted(position["seating"]) == sorted(self.seats)
        assert position["first_player"] in self.seats
        top = len(self.parts["volcano"]["track"]) - 1
        assert position["volcano"] in range(top + 1)
        assert position["erupted"] == (position["volcano"] == top)
        assert len(position["active_terrain"]) == 2
        assert set(position["display"]) == {"dog", "possum", "rat"}
        assert set(position["karakia_stock"]) == set(self.parts["karakia_tiles"])
        assert set(position["territories"]) == {str(number) for number in range(1, 13)}
        self.check_deciding(position)
        for territory in position["territories"].values():
            self.check_territory(territory)
        self.check_seats(position)
        self.check_pieces(position)
        self.check_cards(position)

    def check_deciding(self, position: Data) -> None:
        if position["phase"] == "finished":
            assert position["deciding"] == []
            return
        (asked,) = position["deciding"]
        self.kinds_seen[f"asked {asked['kind']}"] += 1
        assert set(asked) == {"seat", "kind"} | QUESTION[asked["kind"]]
        assert asked["seat"] in self.seats
        if asked["kind"] == "defend":
            assert position["phase"] == "terrain"
            territory = position["territories"][str(asked["territory"])]
            assert (territory["mammal"], territory["sold_by"]) == (asked["mammal"], None)
            assert territory["birds"].get(asked["seat"]) or territory["leader"] == asked["seat"]
            assert asked["mammal"] in position["piles"]["mammal_discard"]
        elif asked["kind"] == "discard":
            self.kinds_seen[f"discard in {position['phase']}"] += 1
            assert position["phase"] in {"terrain", "actions"}
        else:
            assert position["phase"] == "actions"
        if asked["kind"] == "neutral":
            assert type(asked["territory"]) is int

    def check_territory(self, territory: Data) -> None:
        assert set(territory) == TERRITORY
        assert all(type(count) is int and count > 0 for count in territory["birds"].values())
        assert type(territory["sale_scored"]) is bool
        assert type(territory["stronghold"]) is bool
        if territory["sold_by"] is None:
            assert territory["sale_scored"] is False
        else:
            assert territory["mammal"] in {"dog", "possum", "rat"}
            assert territory["sold_by"] in self.seats

    def check_seats(self, position: Data) -> None:
        for seat, state in position["seats"].items():
            if seat == self.neutral:
                assert {key: type(value) for key, value in state.items()} == dict.fromkeys(
                    ("score", "birds", "leaders"), int
                )
                continue
            assert set(state) == {"score", "birds", "leaders", *SEAT_LISTS}
            for name in SEAT_LISTS:
                assert state[name] == sorted(state[name])
            assert not Counter(state["karakia_fresh"]) - Counter(state["karakia"])
            vp = {f"{kind}:{mammal['vp']}" for kind, mammal in self.parts["mammals"].items()}
            assert {*state["trophies"], *state["sold_cards"]} <= vp

    def check_pieces(self, position: Data) -> None:
        """Every seat has 16 birds and 4 leaders, in the supply or on the board."""
        for seat, state in position["seats"].items():
            land = position["territories"].values()
            assert state["birds"] + sum(each["birds"].get(seat, 0) for each in land) == 16
            assert state["leaders"] + sum(each["leader"] == seat for each in land) == 4

    def check_cards(self, position: Data) -> None:
        """60 bird cards, 20 mammal cards and 13 karakia tiles are somewhere; draw piles are as they will be drawn."""
        piles, seats = position["piles"], [position["seats"][seat] for seat in self.seats]
        assert set(piles) == PILES
        assert piles["bird_discard"] == sorted(piles["bird_discard"])
        assert piles["mammal_discard"] == sorted(piles["mammal_discard"])
        birds: Counter[str] = Counter(piles["bird_draw"] + piles["bird_discard"])
        mammals: Counter[str] = Counter(piles["mammal_draw"] + piles["mammal_discard"])
        mammals.update(position["display"])
        tiles: Counter[str] = Counter(position["karakia_stock"])
        for state in seats:
            birds.update(state["hand"])
            mammals.update(card.split(":")[0] for card in state["sold_cards"])
            tiles.update(state["karakia"])
        assert +birds == {name: card["copies"] for name, card in self.parts["bird_cards"].items()}
        assert +mammals == {kind: mammal["cards"] for kind, mammal in self.parts["mammals"].items()}
        assert +tiles == {kind: tile["count"] for kind, tile in self.parts["karakia_tiles"].items()}
        assert len(piles["terrain_draw"]) == 14 - 2 * position["round"]


def check(lines: list[Data]) -> Counter[str]:
    """Hold a record to its form; give how often each kind of action, decision and rare moment came up."""
    return Checker(lines).check()
