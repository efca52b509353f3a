"""The form of La Isla's records, sentence by sentence of docs/record.md, without help from the rules.

`check(lines)` looks at nothing but the record, so that it would find what the rules and their record agree on wrongly.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Data = dict[str, Any]

ACTIONS: dict[str, dict[str, tuple[type, ...]]] = {
    "assign": {"a": (int,), "b": (int,), "d": (int,)},
    "slot": {"slot": (int,)},
    "place": {"field": (str,), "from": (str, type(None)), "pay": (list,), "wild": (list,)},
    "take": {"cube": (str,)},
    "cube": {"cube": (str,)},
    "marker": {"animal": (str, type(None))},
    "swap": {"give": (str, type(None)), "take": (str, type(None))},
    "advance": {"animal": (str,)},
}
ANSWERS = {
    "assign": {"assign"},
    "slot": {"slot"},
    "explore": {"place", "take"},
    "cube": {"cube"},
    "swap": {"swap"},
    "marker": {"marker"},
    "advance": {"advance"},
}
PHASES = {
    "assign": {"cards"},
    "slot": {"a"},
    "explore": {"c"},
    "cube": {"c", "d"},
    "swap": {"c"},
    "marker": {"b", "c"},
    "advance": {"d"},
}
FAMILIES = {
    "cube": ("symbol_cube_", "terrain_cube_", "tile_cube_", "advance_cube_"),
    "swap": ("rival_swap",),
    "marker": ("symbol_marker_", "terrain_marker_", "tile_marker_", "gain_marker_"),
    "advance": ("any_marker_instead_",),
}
POSITION: dict[str, type] = {
    "round": int,
    "phase": str,
    "seating": list,
    "start_player": str,
    "spokes": list,
    "animals": dict,
    "markers": dict,
    "seats": dict,
    "piles": dict,
    "deciding": list,
}
SEAT: dict[str, tuple[type, ...]] = {
    "score": (int,),
    "supply": (int,),
    "reserve": (int,),
    "cubes": (dict,),
    "fields": (list,),
    "large": (str,),
    "tiles": (dict,),
    "holder": (list,),
    "extra_slots": (list,),
    "hand": (list,),
    "assigned": (dict, type(None)),
    "pending_a": (int, type(None)),
    "pending_b": (int, type(None)),
    "pending_d": (int, type(None)),
}
PENDING = ("pending_a", "pending_b", "pending_d")


class Checker:
    """Goes through the lines of one record."""

    def __init__(self, lines: list[Data]) -> None:
        self.header, *self.entries, self.ending = lines
        self.parts = self.header["components"]
        self.options = self.header["options"]
        self.seats = self.header["seats"]
        self.cards = {card["id"]: card for card in self.parts["deck"]}
        self.deck = {card for card in self.cards if self.in_play(card)}
        self.names = self.parts["vocabulary"]
        self.seen: Counter[str] = Counter()

    def in_play(self, card: int) -> bool:
        return bool(self.options["deck"] == "full" or self.cards[card]["set"] == 1)

    def check(self) -> Counter[str]:
        """Hold the whole record to its form; count the kinds of actions and decisions that came up."""
        assert set(self.options) == {"deck", "track", "wild_limit", "large_counts_double"}
        assert self.header["neutral"] is None
        assert "provenance" not in self.parts
        assert len(self.parts["deck"]) == 180
        before: Data | None = None
        for number, entry in enumerate(self.entries, start=1):
            assert entry["n"] == number
            self.check_action(entry, before)
            self.check_chance(entry, before)
            self.check_position(entry["position"])
            before = entry["position"]
        assert before is not None
        self.check_end(before)
        return self.seen

    # -- entries --------------------------------------------------------------------------------------------------

    def check_action(self, entry: Data, before: Data | None) -> None:
        action, seat = entry["action"], entry["seat"]
        if before is None:
            assert (seat, action) == (None, {"type": "start"})
            return
        if seat is None:
            assert set(action) == {"type", "seat", "action"}
            seat, action = action["seat"], action["action"]
            self.check_default(action, seat, before)
            self.seen["timeout"] += 1
        kind = action["type"]
        asked = [each for each in before["deciding"] if each["seat"] == seat]
        if before["phase"] == "cards":
            assert kind == "assign"
            self.seen["assign again"] += not asked
        else:
            assert kind in ANSWERS[asked[0]["kind"]]
        self.seen[kind] += 1
        assert set(action) == {"type", *ACTIONS[kind]}
        for key, types in ACTIONS[kind].items():
            assert type(action[key]) in types
        if kind == "place":
            assert (action["from"] is None) == (before["seats"][seat]["supply"] > 0)
            assert len(action["pay"]) in {1, 2}
            self.seen["moved"] += action["from"] is not None
            self.seen["wild"] += bool(action["wild"])
            self.seen["discount"] += len(action["pay"]) == 1

    def check_default(self, action: Data, seat: str, before: Data) -> None:
        """LI42."""
        (asked,) = (each for each in before["deciding"] if each["seat"] == seat)
        state = before["seats"][seat]
        first = self.names["colours"][0]
        defaults: dict[str, Data] = {
            "assign": {"type": "assign"} | dict(zip("abd", sorted(state["hand"])[:3], strict=False)),
            "slot": {"type": "slot", "slot": 0},
            "explore": {"type": "take", "cube": first},
            "cube": {"type": "cube", "cube": first},
            "marker": {"type": "marker", "animal": None},
            "swap": {"type": "swap", "give": None, "take": None},
        }
        if asked["kind"] == "advance":
            defaults["advance"] = {"type": "advance", "animal": self.cards[state["pending_d"]]["animal"]}
        assert action == defaults[asked["kind"]]

    def check_chance(self, entry: Data, before: Data | None) -> None:
        chance, after = entry["chance"], entry["position"]
        names = [each["shuffle"] for each in chance]
        if before is not None:
            assert names in ([], ["deck"])
            self.seen["reshuffle"] += names == ["deck"]
            return
        assert names == ["seating", "spokes", "animals", "large_tiles", "deck"]
        seating, spokes, animals, large, deck = (each["order"] for each in chance)
        assert seating == after["seating"]
        assert spokes == after["spokes"]
        assert animals == list(after["animals"].values())
        assert large == [after["seats"][seat]["large"] for seat in seating]
        assert set(deck) == self.deck
        for place, seat in enumerate(seating):
            assert after["seats"][seat]["hand"] == sorted(deck[3 * place : 3 * place + 3])
        assert after["piles"]["deck"] == deck[3 * len(seating) :]

    def check_end(self, last: Data) -> None:
        result = self.ending["result"]
        assert self.ending["entries"] == len(self.entries)
        assert (result is None) == bool(last["deciding"])
        if result is None:
            return
        assert last["phase"] == "finished"
        assert result["scores"] == {seat: last["seats"][seat]["score"] for seat in self.seats}
        assert result["winners"] == [seat for seat in last["seating"] if seat in result["winners"]]
        starter = last["seating"][(last["round"] - 1) % len(last["seating"])]
        assert last["start_player"] == starter, "start player of the last round"
        for state in last["seats"].values():
            assert (state["hand"], state["assigned"], [state[part] for part in PENDING]) == ([], None, [None] * 3)

    # -- positions ------------------------------------------------------------------------------------------------

    def check_position(self, position: Data) -> None:
        assert {key: type(value) for key, value in position.items()} == POSITION
        assert position["phase"] in {"cards", "a", "b", "c", "d", "finished"}
        assert sorted(position["seating"]) == sorted(self.seats)
        assert sorted(position["spokes"]) == sorted(spoke["id"] for spoke in self.parts["island"]["spokes"])
        assert set(position["animals"]) == set(self.parts["island"]["clearings"])
        track = self.parts["tracks"][self.options["track"]]
        assert set(position["markers"]) == set(self.names["animals"])
        assert all(space in range(track["top"] + 1) for space in position["markers"].values())
        for state in position["seats"].values():
            self.check_seat(state, position["phase"])
        self.check_deciding(position)
        self.check_cards(position)
        self.check_tiles(position)

    def check_seat(self, state: Data, phase: str) -> None:
        assert set(state) == set(SEAT)
        for key, types in SEAT.items():
            assert type(state[key]) in types
        assert set(state["cubes"]) == set(self.names["colours"])
        assert all(type(count) is int and count >= 0 for count in state["cubes"].values())
        assert set(state["tiles"]) == set(self.names["animals"])
        assert state["fields"] == sorted(set(state["fields"]))
        assert state["supply"] >= 0
        assert state["reserve"] in {0, 1, 2}
        assert state["supply"] + state["reserve"] + len(state["fields"]) == 7
        assert len(state["holder"]) == 3
        assert state["extra_slots"].count(None) <= 1
        assert state["hand"] == sorted(state["hand"])
        assert len(state["hand"]) in ({3, 4} if phase == "cards" else {0})
        if state["assigned"] is not None:
            assert phase == "cards"
            assert set(state["assigned"]) == {"a", "b", "d"}
            assert len(set(state["assigned"].values()) & set(state["hand"])) == 3
        visible = [self.cards[card]["function"] for card in state["holder"] + state["extra_slots"] if card is not None]
        assert len(set(visible)) == len(visible), "LI9"
        assert "extra_slot" not in visible
        self.seen["extra slot"] += bool(state["extra_slots"])
        self.seen["fourth card"] += len(state["hand"]) == 4

    def check_deciding(self, position: Data) -> None:
        deciding, phase = position["deciding"], position["phase"]
        start = position["seating"].index(position["start_player"])
        clockwise = position["seating"][start:] + position["seating"][:start]
        if phase == "finished":
            assert deciding == []
        elif phase == "cards":
            waiting = [seat for seat in clockwise if position["seats"][seat]["assigned"] is None]
            assert deciding == [{"seat": seat, "kind": "assign"} for seat in waiting]
        else:
            (asked,) = deciding
            assert phase in PHASES[asked["kind"]]
            self.check_function(asked, position)
        for asked in deciding:
            self.seen[f"asked {asked['kind']}"] += 1
        self.check_pending(position, clockwise)

    def check_function(self, asked: Data, position: Data) -> None:
        kind, state = asked["kind"], position["seats"][asked["seat"]]
        assert set(asked) == {"seat", "kind", "function"} if kind in FAMILIES else {"seat", "kind"}
        if kind in FAMILIES:
            assert asked["function"].startswith(FAMILIES[kind])
            slots = state["holder"] + state["extra_slots"]
            assert asked["function"] in [self.cards[card]["function"] for card in slots if card is not None]
        if kind == "swap":
            assert sum(state["cubes"].values()) > 0

    def check_pending(self, position: Data, clockwise: list[str]) -> None:
        """A pending card stays until its own part begins, or while that part asks for a slot or a marker."""
        phase, deciding = position["phase"], position["deciding"]
        parts = "abcd"
        for place, seat in enumerate(clockwise):
            for part, key in zip("abd", PENDING, strict=True):
                held = position["seats"][seat][key] is not None
                if phase not in parts:
                    assert not held
                    continue
                due = clockwise.index(deciding[0]["seat"])
                asking = deciding[0]["kind"] in {"slot", "advance"}
                later = parts.index(part) > parts.index(phase)
                same = part == phase and (place > due or (place == due and asking))
                assert held == (later or same)

    def check_cards(self, position: Data) -> None:
        """Every card in play is in one place."""
        piles = position["piles"]
        assert set(piles) == {"deck", "discard", "covered"}
        assert piles["discard"] == sorted(piles["discard"])
        assert piles["covered"] == sorted(piles["covered"])
        places = [*piles["deck"], *piles["discard"], *piles["covered"]]
        for state in position["seats"].values():
            places += state["holder"] + state["extra_slots"] + state["hand"] + [state[part] for part in PENDING]
        assert Counter(card for card in places if card is not None) == Counter(self.deck)

    def check_tiles(self, position: Data) -> None:
        """Seven tiles of a species, on the island or with the seats."""
        tiles = Counter(animal for animal in position["animals"].values() if animal is not None)
        for state in position["seats"].values():
            tiles.update(state["tiles"])
        assert tiles == dict.fromkeys(self.names["animals"], 7)


def check(lines: list[Data]) -> Counter[str]:
    """Hold a record to its form; give how often each kind of action, decision and rare moment came up."""
    return Checker(lines).check()
