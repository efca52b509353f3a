"""A second reading of La Isla's rules, for records only: it plays a record again and says where the record disagrees.

Written from the rules and docs/record.md alone, as plainly as can be, and sharing no code with engine.laisla: a mistake
would have to be made twice to stay unseen. It trusts that a record is legal where the rules only refuse; it asserts
what it gets for nothing. The course of the game is one generator that stops where seats are asked.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]
Course: TypeAlias = Generator[None, Data, None]
SLOTS = [f"{ring}{place}" for ring in ("in", "mid", "out") for place in range(10)]


def disagreement(lines: list[Data]) -> str | None:
    """Play a record with positions again; give the first disagreement, None when there is none."""
    header, *entries, ending = lines
    reference = ReferenceRules(header)
    course = reference.play()
    for entry in entries:
        reference.chance = list(entry["chance"])
        action = entry["action"]
        seat = entry["seat"]
        if action["type"] == "timeout":
            seat, action = action["seat"], action["action"]
        with suppress(StopIteration):
            next(course) if action["type"] == "start" else course.send({"by": seat} | action)
        if reference.chance:
            return f"entry {entry['n']}: chance left over: {reference.chance}"
        for key, value in reference.position().items():
            if value != entry["position"][key]:
                return f"entry {entry['n']}, {key}: {value} is right, recorded is {entry['position'][key]}"
    if ending["result"] != reference.result:
        return f"result: {reference.result} is right, recorded is {ending['result']}"
    return None


class ReferenceRules:
    """The state of a game, named as in a record's position."""

    def __init__(self, header: Data) -> None:
        self.parts, self.options = header["components"], header["options"]
        self.joined = header["seats"]
        self.cards = {card["id"]: card for card in self.parts["deck"]}
        self.lowest: dict[str, int] = {}
        for card in sorted(self.cards):
            self.lowest.setdefault(self.cards[card]["function"], card)
        self.animals_known = self.parts["vocabulary"]["animals"]
        self.track = self.parts["tracks"][self.options["track"]]
        self.clearings = {name: each["fields"] for name, each in self.parts["island"]["clearings"].items()}
        self.chance: list[Data] = []
        self.deciding: list[Data] = []
        self.result: Data | None = None
        self.phase, self.round = "cards", 0
        self.discard: list[int] = []
        self.covered: list[int] = []

    def drawn(self, name: str) -> list[Any]:
        each = self.chance.pop(0)
        assert each["shuffle"] == name
        order: list[Any] = list(each["order"])
        return order

    # -- the course of the game -----------------------------------------------------------------------------------

    def play(self) -> Course:
        self.seating = self.drawn("seating")
        self.start_player = self.seating[0]
        self.spokes = self.drawn("spokes")
        order = [f"core{k}" for k in range(5)] + [f"{kind}{i}" for kind in ("low", "high", "coast") for i in range(10)]
        self.animals: dict[str, str | None] = dict(zip(order, self.drawn("animals"), strict=True))
        large = self.drawn("large_tiles")
        self.deck = self.drawn("deck")
        self.markers = dict.fromkeys(self.animals_known, 0)
        self.seats: dict[str, Data] = {}
        for seat, animal in zip(self.seating, large, strict=True):
            self.seats[seat] = {
                "score": 0,
                "supply": 5,
                "reserve": 2,
                "cubes": dict.fromkeys(self.parts["vocabulary"]["colours"], 1),
                "fields": [],
                "large": animal,
                "tiles": dict.fromkeys(self.animals_known, 0),
                "holder": [None] * 3,
                "extra_slots": [],
                "hand": [],
                "assigned": None,
                "pending_a": None,
                "pending_b": None,
                "pending_d": None,
            }
        while True:
            self.round += 1
            yield from self.card_phase()
            for phase, part in zip("abcd", (self.action_a, self.action_b, self.action_c, self.action_d), strict=True):
                self.phase = phase
                for seat in self.turn_order():
                    yield from part(seat)
            if self.is_over():
                break
            self.start_player = self.turn_order()[1]
        self.score()

    def turn_order(self) -> list[str]:
        at = self.seating.index(self.start_player)
        return self.seating[at:] + self.seating[:at]

    def is_over(self) -> bool:
        total = sum(self.value(animal) for animal in self.markers)
        due = sum(3 + ("fourth_card" in self.visible(seat)) for seat in self.seating)
        return total >= self.parts["end_sum"][str(len(self.seating))] or len(self.deck) + len(self.discard) < due

    def value(self, animal: str) -> int:
        return len([step for step in self.track["value_thresholds"] if step <= self.markers[animal]])

    def visible(self, seat: str) -> list[str]:
        slots = self.seats[seat]["holder"] + self.seats[seat]["extra_slots"]
        return [self.cards[card]["function"] for card in slots if card]

    def ask(self, seat: str, kind: str, **function: str) -> Generator[None, Data, Data]:
        self.deciding = [{"seat": seat, "kind": kind} | function]
        answer = yield
        assert answer["by"] == seat
        self.deciding = []
        return answer

    # -- the card phase -------------------------------------------------------------------------------------------

    def card_phase(self) -> Course:
        self.phase = "cards"
        for seat in self.turn_order():
            hand = []
            for _ in range(3 + ("fourth_card" in self.visible(seat))):
                if not self.deck:
                    self.deck = self.drawn("deck")
                    assert sorted(self.deck) == sorted(self.discard)
                    self.discard = []
                hand.append(self.deck.pop(0))
            self.seats[seat]["hand"] = sorted(hand)
        while waiting := [seat for seat in self.turn_order() if not self.seats[seat]["assigned"]]:
            self.deciding = [{"seat": seat, "kind": "assign"} for seat in waiting]
            answer = yield
            self.seats[answer["by"]]["assigned"] = {part: answer[part] for part in "abd"}
        self.deciding = []
        for state in self.seats.values():
            for part in "abd":
                state[f"pending_{part}"] = state["assigned"][part]
                state["hand"].remove(state["assigned"][part])
            self.discard += state["hand"]
            state["hand"], state["assigned"] = [], None

    # -- the four actions -----------------------------------------------------------------------------------------

    def action_a(self, seat: str) -> Course:
        state = self.seats[seat]
        card = state["pending_a"]
        function = self.cards[card]["function"]
        if function == "extra_slot":
            if None not in state["extra_slots"]:
                state["extra_slots"].append(None)
            self.covered.append(card)
            state["pending_a"] = None
            return
        slots = state["holder"] + state["extra_slots"]
        if function in self.visible(seat):
            slot = [self.cards[each]["function"] if each else "" for each in slots].index(function)
        elif None in slots:
            slot = slots.index(None)
        else:
            answer = yield from self.ask(seat, "slot")
            slot = answer["slot"]
        if slots[slot]:
            self.covered.append(slots[slot])
        slots[slot] = card
        state["holder"], state["extra_slots"] = slots[:3], slots[3:]
        state["pending_a"] = None
        if function == "extra_explorer" and state["reserve"]:
            state["reserve"] -= 1
            state["supply"] += 1

    def action_b(self, seat: str) -> Course:
        state = self.seats[seat]
        card, state["pending_b"] = state["pending_b"], None
        self.discard.append(card)
        cube = self.cards[card]["cube"]
        state["cubes"][cube] += 1
        if f"gain_vp2_{cube}" in self.visible(seat):
            state["score"] += 2
        if f"gain_double_{cube}" in self.visible(seat):
            state["cubes"][cube] += 1
        if f"gain_marker_{cube}" in self.visible(seat):
            yield from self.free_step(seat, f"gain_marker_{cube}")

    def action_c(self, seat: str) -> Course:
        state = self.seats[seat]
        answer = yield from self.ask(seat, "explore")
        if answer["type"] == "take":
            state["cubes"][answer["cube"]] += 1
            return
        field = answer["field"]
        colour, symbol = self.face(field)
        rival = any(field in other["fields"] for each, other in self.seats.items() if each != seat)
        self.pay(seat, answer, colour, cheap=self.cheap(seat, symbol, rival))
        if answer["from"] is None:
            state["supply"] -= 1
        else:
            assert state["supply"] == 0
            state["fields"].remove(answer["from"])
        assert field not in state["fields"]
        state["fields"] = sorted([*state["fields"], field])
        won = self.enclose(seat)
        ring = {"in": "inner", "mid": "middle", "out": "outer"}[field.rstrip("0123456789")]
        times = {f"symbol_{{}}_{symbol}": 1, f"terrain_{{}}_{colour}": 1, f"ring_{{}}_{ring}": 1}
        times |= {f"tile_{{}}_{animal}": won.count(animal) for animal in won}
        times |= {"rival_{}": 1} if rival else {}
        yield from self.after_placing(seat, times)

    def action_d(self, seat: str) -> Course:
        state = self.seats[seat]
        card = state["pending_d"]
        animal = self.cards[card]["animal"]
        if f"any_marker_instead_{animal}" in self.visible(seat):
            answer = yield from self.ask(seat, "advance", function=f"any_marker_instead_{animal}")
            animal = answer["animal"]
        state["pending_d"] = None
        self.discard.append(card)
        self.step(seat, animal)
        if f"advance_vp2_{animal}" in self.visible(seat):
            state["score"] += 2
        if f"advance_cube_{animal}" in self.visible(seat):
            yield from self.free_cube(seat, f"advance_cube_{animal}")

    # -- placing --------------------------------------------------------------------------------------------------

    def face(self, field: str) -> tuple[str, str]:
        island = self.parts["island"]
        if field.startswith("in"):
            (shown,) = (each for each in island["centre_fields"] if each["slot"] == field)
        else:
            kind, place = field[:3], int(field[3:])
            (spoke,) = (each for each in island["spokes"] if each["id"] == self.spokes[place])
            shown = spoke[kind]
        return shown["colour"], shown["symbol"]

    def cheap(self, seat: str, symbol: str, rival: bool) -> bool:
        visible = self.visible(seat)
        return f"discount_symbol_{symbol}" in visible or (rival and "rival_discount" in visible)

    def pay(self, seat: str, answer: Data, colour: str, cheap: bool) -> None:
        assert len(answer["pay"]) == (1 if cheap else 2)
        others = [cube for cube in answer["pay"] if cube != colour]
        assert sorted(answer["wild"]) == sorted({f"wild_{cube}" for cube in others})
        assert set(answer["wild"]) <= set(self.visible(seat))
        assert self.options["wild_limit"] == "unlimited" or len(set(others)) == len(others)
        for cube in answer["pay"]:
            self.seats[seat]["cubes"][cube] -= 1
            assert self.seats[seat]["cubes"][cube] >= 0

    def enclose(self, seat: str) -> list[str]:
        state, won = self.seats[seat], []
        for name, fields in self.clearings.items():
            animal = self.animals[name]
            if animal and set(fields) <= set(state["fields"]):
                self.animals[name] = None
                state["tiles"][animal] += 1
                state["score"] += len(fields)
                won.append(animal)
        return won

    def after_placing(self, seat: str, times: dict[str, int]) -> Course:
        visible = sorted(self.visible(seat), key=lambda function: self.lowest[function])
        for pattern, count in times.items():
            self.seats[seat]["score"] += 3 * count * (pattern.format("vp3") in visible)
            self.seats[seat]["score"] += 2 * count * (pattern.format("vp2") in visible)
        cubes = {pattern.format("cube"): count for pattern, count in times.items()}
        markers = {pattern.format("marker"): count for pattern, count in times.items()}
        for function in visible:
            for _ in range(cubes.get(function, 0)):
                yield from self.free_cube(seat, function)
        if "rival_{}" in times and "rival_swap" in visible and any(self.seats[seat]["cubes"].values()):
            answer = yield from self.ask(seat, "swap", function="rival_swap")
            if answer["give"]:
                assert answer["give"] != answer["take"]
                self.seats[seat]["cubes"][answer["give"]] -= 1
                self.seats[seat]["cubes"][answer["take"]] += 1
        for function in visible:
            for _ in range(markers.get(function, 0)):
                yield from self.free_step(seat, function)

    # -- cubes and markers ----------------------------------------------------------------------------------------

    def free_cube(self, seat: str, function: str) -> Course:
        answer = yield from self.ask(seat, "cube", function=function)
        self.seats[seat]["cubes"][answer["cube"]] += 1

    def free_step(self, seat: str, function: str) -> Course:
        answer = yield from self.ask(seat, "marker", function=function)
        if answer["animal"]:
            self.step(seat, answer["animal"])

    def step(self, seat: str, animal: str) -> None:
        state = self.seats[seat]
        self.markers[animal] = min(self.markers[animal] + 1, self.track["top"])
        state["score"] += state["tiles"][animal] + 2 * (state["large"] == animal)

    # -- the end --------------------------------------------------------------------------------------------------

    def score(self) -> None:
        self.phase = "finished"
        for state in self.seats.values():
            own = dict(state["tiles"])
            own[state["large"]] += 2 if self.options["large_counts_double"] else 1
            state["score"] += 10 * min(own.values()) + sum(state["cubes"].values()) // 2
            state["score"] += sum(count * self.value(animal) for animal, count in own.items())
        rank = {seat: (state["score"], sum(state["cubes"].values())) for seat, state in self.seats.items()}
        winners = [seat for seat in self.seating if rank[seat] == max(rank.values())]
        self.result = {"scores": {seat: self.seats[seat]["score"] for seat in self.joined}, "winners": winners}

    def position(self) -> Data:
        """Give the position as a record has it."""
        return {
            "round": self.round,
            "phase": self.phase,
            "seating": self.seating,
            "start_player": self.start_player,
            "spokes": self.spokes,
            "animals": self.animals,
            "markers": self.markers,
            "seats": self.seats,
            "piles": {"deck": self.deck, "discard": sorted(self.discard), "covered": sorted(self.covered)},
            "deciding": self.deciding,
        }
