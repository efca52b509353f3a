"""The form of the Automa's records, sentence by sentence of docs/record.md, without help from the rules.

`check(lines)` looks at nothing but the record, so that it would find what the rules and their record agree on wrongly.
It also counts anew what she has, from the components and the facts alone.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.engine.wingspan import second_scan

Data = dict[str, Any]

ACTIONS: dict[str, dict[str, tuple[type, ...]]] = {
    "setup": {
        "mode": (str,),
        "level": (str,),
        "special": (str, type(None)),
        "tokens": (str,),
        "boxes": (list,),
        "bonus": (str,),
        "goals": (list,),
    },
    "turn": {},
    "tray": {"round": (int,), "turn": (int,), "points": (list,)},
    "goal": {"round": (int,), "count": (int, type(None))},
    "token": {"from": (str, type(None)), "to": (str, type(None)), "round": (int, type(None))},
    "react": {"bird": (str, type(None)), "gains": (dict,), "pays": (dict,), "count": (int, type(None))},
    "take_back": {"reaction": (int,)},
    "score": {
        "birds": (int,),
        "bonus": (int,),
        "eggs": (int,),
        "cached": (int,),
        "tucked": (int,),
        "leftover": (int, type(None)),
    },
}
POSITION = {
    "phase",
    "setup",
    "bonus_card",
    "goals",
    "round",
    "deck",
    "removed",
    "turns",
    "own_tokens",
    "reactions",
    "counts",
    "score",
    "hers",
    "deciding",
}
ASKED = {
    "setup": set(),
    "turn": {"round", "turn"},
    "tray": {"round", "turn"},
    "goal": {"round", "goal"},
    "score": set(),
}
TURNS = (8, 7, 6, 5)


class Checker:
    """Goes through the lines of one record."""

    def __init__(self, lines: list[Data]) -> None:
        self.header, *self.entries, self.ending = lines
        self.parts = self.header["components"]
        (self.seat,) = self.header["seats"]
        self.automa = self.header["neutral"]
        self.cards = {card["id"]: card for card in (*self.parts["cards"], *self.parts["special_cards"])}
        self.spaces = {space["id"]: space for space in self.parts["duet"]["spaces"]}
        self.seen: Counter[str] = Counter()

    def check(self) -> Counter[str]:
        """Hold the whole record to its form; count what came up."""
        assert self.automa != self.seat
        assert self.header["options"] == {}
        assert "provenance" not in self.parts
        before: Data | None = None
        for number, entry in enumerate(self.entries, start=1):
            assert entry["n"] == number
            self.check_action(entry, before)
            self.check_chance(entry, before)
            self.check_position(entry["position"])
            if before is not None:
                self.check_step(entry, before)
            before = entry["position"]
        assert before is not None
        self.check_end(before)
        return self.seen

    # -- entries --------------------------------------------------------------------------------------------------

    def check_action(self, entry: Data, before: Data | None) -> None:
        action = entry["action"]
        if before is None:
            assert (entry["seat"], action) == (None, {"type": "start"})
            return
        if entry["seat"] is None:
            assert action["type"] == "timeout"
            action = action["action"]
            self.check_default(action, before)
            self.seen["timeout"] += 1
        kind = action["type"]
        self.seen[kind] += 1
        assert set(action) == {"type", *ACTIONS[kind]}
        for key, types in ACTIONS[kind].items():
            assert type(action[key]) in types
        if kind in ("turn", "score"):
            assert before["deciding"][0]["kind"] == kind

    def check_default(self, action: Data, before: Data) -> None:
        (asked,) = before["deciding"]
        duet = before["setup"] is not None and before["setup"]["mode"] == "duet"
        expected: Data = {"type": asked["kind"]}
        if asked["kind"] == "setup":
            expected |= {"mode": "duet", "level": "eagle", "special": "ALLIANCE", "tokens": "cache", "boxes": ["asia"]}
            expected |= {"bonus": "asia", "goals": [None] * 4}
        elif asked["kind"] == "tray":
            expected |= {"round": asked["round"], "turn": asked["turn"], "points": []}
        elif asked["kind"] == "goal":
            expected |= {"round": asked["round"], "count": None if duet else 0}
        elif asked["kind"] == "score":
            expected |= dict.fromkeys(("birds", "bonus", "eggs", "cached", "tucked", "leftover"), 0)
        assert action == expected

    def check_chance(self, entry: Data, before: Data | None) -> None:
        names = [each["shuffle"] for each in entry["chance"]]
        assert names == [name for name in ("bonus_cards", "goals", "automa_deck") if name in names]
        if before is None:
            assert names == []
            return
        kind = entry["action"].get("action", entry["action"])["type"]
        after = entry["position"]
        if kind == "setup":
            self.seen["setup anew"] += before["setup"] is not None
            assert "automa_deck" in names or before["setup"] is not None
        elif after["round"] > before["round"]:
            assert names == ["automa_deck"]
        else:
            assert names == []
        for each in entry["chance"]:
            if each["shuffle"] == "automa_deck":
                assert each["order"] == after["deck"]
            if each["shuffle"] == "bonus_cards":
                assert each["order"] == [after["bonus_card"]]
            if each["shuffle"] == "goals":
                assert set(after["goals"]) <= {*each["order"], *before["goals"], *after["setup"]["goals"]}

    def check_step(self, entry: Data, before: Data) -> None:
        """What was drawn and placed stays; facts change only by the action that tells them."""
        kind = entry["action"].get("action", entry["action"])["type"]
        after = entry["position"]
        drawn = [(turn["round"], turn["turn"], turn["card"], turn["token"]) for turn in before["turns"]]
        assert [(turn["round"], turn["turn"], turn["card"], turn["token"]) for turn in after["turns"]][
            : len(drawn)
        ] == drawn
        assert len(after["turns"]) == len(drawn) + (kind == "turn")
        if kind == "turn" and after["setup"]["mode"] == "duet":
            turn = after["turns"][-1]
            assert turn["card"] == before["deck"][0]
            assert turn["token"] == second_scan.token(self.parts, before, self.cards[turn["card"]])
        changes = {
            "setup": {"setup", "bonus_card", "goals", "hers"},
            "turn": {"turns", "deck", "hers"},
            "tray": {"turns", "hers"},
            "goal": {"counts", "hers"},
            "token": {"own_tokens", "hers"},
            "react": {"reactions", "hers"},
            "take_back": {"reactions", "hers"},
            "score": {"score", "phase"},
        }[kind]
        if after["deciding"] != before["deciding"]:
            changes |= {"deciding", "phase"}
        if kind == "setup" and not before["turns"]:
            changes |= {"deck", "round", "own_tokens"}
        if after["round"] != before["round"]:
            changes |= {"round", "deck", "removed"}
        assert {key for key in POSITION if after[key] != before[key]} <= changes

    def check_end(self, last: Data) -> None:
        result = self.ending["result"]
        assert self.ending["entries"] == len(self.entries)
        assert (result is None) == bool(last["deciding"])
        if result is None:
            return
        assert last["phase"] == "finished"
        assert set(result["scores"]) == {self.seat, self.automa}
        assert result["scores"][self.automa] == last["hers"]["total"]
        mine, hers = result["scores"][self.seat], result["scores"][self.automa]
        per_egg = self.parts["levels"][last["setup"]["level"]]["tokens_per_egg"]
        she = hers > mine or (hers == mine and last["hers"]["tokens"] % per_egg > last["score"]["leftover"])
        assert result["winners"] == [self.automa if she else self.seat]
        self.seen["she won" if she else "person won"] += 1

    # -- positions ------------------------------------------------------------------------------------------------

    def check_position(self, position: Data) -> None:
        assert set(position) == POSITION
        assert position["phase"] in {"setup", "turns", "goal", "score", "finished"}
        self.check_deciding(position)
        if position["setup"] is None:
            assert (position["round"], position["goals"], position["deck"]) == (0, [], [])
            return
        assert set(position["setup"]) == set(ACTIONS["setup"])
        self.seen[position["setup"]["mode"]] += 1
        self.seen[position["setup"]["level"]] += 1
        self.seen[position["setup"]["tokens"]] += 1
        self.seen[f"special {position['setup']['special']}"] += 1
        self.check_cards(position)
        self.check_goals(position)
        self.check_tokens(position)
        self.check_hers(position)

    def check_deciding(self, position: Data) -> None:
        if position["phase"] == "finished":
            assert position["deciding"] == []
            return
        (asked,) = position["deciding"]
        assert set(asked) == {"seat", "kind"} | ASKED[asked["kind"]]
        assert asked["seat"] == self.seat
        self.seen[f"asked {asked['kind']}"] += 1
        now = [turn for turn in position["turns"] if turn["round"] == position["round"]]
        if asked["kind"] == "turn":
            assert asked["turn"] == len(now) + 1 <= TURNS[position["round"] - 1]
        if asked["kind"] == "tray":
            assert asked["turn"] == len(now)
            assert now[-1]["points"] is None
        if asked["kind"] in {"goal", "score"}:
            assert len(now) == TURNS[position["round"] - 1]
        if asked["kind"] == "goal":
            assert asked["goal"] == position["goals"][position["round"] - 1]

    def check_cards(self, position: Data) -> None:
        """Every card is in the deck, drawn in this round, or removed."""
        now = [turn["card"] for turn in position["turns"] if turn["round"] == position["round"]]
        special = position["setup"]["special"]
        expected = [card["id"] for card in self.parts["cards"]] + ([special] if special else [])
        assert sorted([*position["deck"], *now, *position["removed"]]) == sorted(expected)
        assert position["removed"] == ["A01", "A02", "A03"][: position["round"] - 1]
        for number in range(1, position["round"] + 1):
            turns = [turn for turn in position["turns"] if turn["round"] == number]
            assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
            assert len({turn["card"] for turn in turns}) == len(turns)
            assert len(turns) == TURNS[number - 1] or number == position["round"]

    def check_goals(self, position: Data) -> None:
        duet = position["setup"]["mode"] == "duet"
        tiles = self.parts["duet" if duet else "base"]["tiles"]
        used = [tile["id"] for goal in position["goals"] for tile in tiles if goal in tile["goals"]]
        assert len(used) == len(set(used)) == 4
        assert "D5" not in used
        named = position["setup"]["goals"]
        assert all(goal in (None, had) for goal, had in zip(named, position["goals"], strict=True))
        scored = position["round"] - (position["phase"] in {"turns", "goal"})
        assert len(position["counts"]) == len(position["hers"]["goals"]) == scored
        assert all((count is None) == duet for count in position["counts"])

    def check_tokens(self, position: Data) -> None:
        duet = position["setup"]["mode"] == "duet"
        hers = [turn["token"] for turn in position["turns"] if turn["token"] is not None]
        yours = [token["space"] for token in position["own_tokens"]]
        on_map = [*hers, *(space for space in yours if space != "reset")]
        assert len(set(on_map)) == len(on_map)
        assert set(on_map) <= set(self.spaces)
        assert max(len(hers), len(yours)) <= 15
        assert duet or not (hers or yours)
        placed = 0
        for turn in position["turns"]:
            action = self.section(turn)["action"]
            if turn["token"] is not None:
                assert action in ("draw_cards", "play_bird")
                placed += 1
            elif duet and action == "play_bird" and placed < 15:
                raise AssertionError("a played bird always brings a token while there are some")
            elif duet and action == "draw_cards":
                self.seen["no token"] += 1
        self.seen["own token"] += len(yours)
        self.seen["reset"] += "reset" in yours

    def section(self, turn: Data) -> Data:
        section: Data = self.cards[turn["card"]]["sections"][str(turn["round"])]
        return section

    # -- counting anew --------------------------------------------------------------------------------------------

    def check_hers(self, position: Data) -> None:
        hers, setup = position["hers"], position["setup"]
        birds, face_down, eggs, cubes = [], 0, 0, Counter[int]()
        for turn in position["turns"]:
            section = self.section(turn)
            eggs += section.get("eggs", 0)
            if section["action"] == "draw_cards":
                face_down += 1
            elif section["action"] == "play_bird" and turn["points"] is not None:
                kept = self.kept(turn["points"], position["bonus_card"], setup["level"])
                birds += kept
                face_down += not kept
            if setup["mode"] != "duet":
                step = {"place_cube": 1, "remove_cube": -1}.get(section["right"], 0)
                cubes[turn["round"]] = max(0, cubes[turn["round"]] + step)
        tokens = sum(self.tokens(each, setup["tokens"]) for each in position["reactions"] if not each["taken_back"])
        level = self.parts["levels"][setup["level"]]
        assert (hers["birds"], hers["face_down"], hers["eggs"], hers["tokens"]) == (birds, face_down, eggs, tokens)
        assert hers["cubes"] == (cubes[position["round"]] if position["phase"] in {"turns", "goal"} else 0)
        assert hers["goals"] == [self.goal(position, number, cubes[number]) for number in self.scored(position)]
        placed = [turn["token"] for turn in position["turns"] if turn["token"]]
        total = sum(birds) + face_down * level["face_down"] + eggs + tokens // level["tokens_per_egg"]
        assert hers["total"] == total + sum(hers["goals"]) + self.group(placed)

    def scored(self, position: Data) -> range:
        return range(1, len(position["counts"]) + 1)

    def kept(self, points: list[int], bonus_card: str, level: str) -> list[int]:
        card = next((each for each in self.parts["bonus_cards"] if each["id"] == bonus_card), None)
        if card is None:
            return sorted(points)[-1:]
        fitting = sorted(each for each in points if each in card["values"][level])
        return (fitting if card["order"] == "lowest_first" else fitting[::-1])[: card["keep"]]

    def tokens(self, reaction: Data, variant: str) -> int:
        """Count the tokens of a reaction; those of birds by the table's own numbers."""
        if reaction["bird"] is None:
            return self.described(reaction["gains"], reaction["pays"], variant)
        power = next(each for each in self.parts["powers"] if reaction["bird"] in each["birds"])
        sections = {} if reaction["card"] is None else self.cards[reaction["card"]]["sections"]
        number = sum(section["right"] == "place_cube" for section in sections.values())
        idle = power["kind"] == "fewest" and number > reaction["count"]
        idle = idle or (power["kind"] == "steal" and number == 0)
        return 0 if idle else int(power[variant])

    def described(self, gains: Data, pays: Data, variant: str) -> int:
        if variant == "cache":
            return sum(gains.values()) * (1 if pays else 2)
        gained = {"food": 1, "die": 1, "nectar": 2, "card": 2, "egg": 3, "bonus_card": 6, "cache": 3, "tuck": 3}
        paid = {"food": 1, "nectar": 1, "card": 1, "egg": 2}
        net: int = sum(gained[each] * count for each, count in gains.items())
        cost: int = sum(paid[each] * count for each, count in pays.items())
        return max(0, net - cost)

    def goal(self, position: Data, number: int, cubes: int) -> int:
        """Count her points of a round's goal."""
        goal, mode = position["goals"][number - 1], position["setup"]["mode"]
        if mode == "duet":
            hers = [turn["token"] for turn in position["turns"] if turn["token"] and turn["round"] <= number]
            yours = [each["space"] for each in position["own_tokens"] if each["round"] <= number]
            mine = self.measured(goal, hers)
            other = self.measured(goal, [each for each in yours if each != "reset"])
            lowest = goal.startswith("fewest") and "fewest" in position["setup"]
            if mine == other == 0 and not lowest:
                return 0
            better = mine < other if goal.startswith("fewest") else mine > other
            return number + 1 if better or mine == other else 0
        base: int = next(each for each in self.parts["base"]["goals"] if each["id"] == goal)["base"][number - 1]
        mine, other = base + cubes, int(position["counts"][number - 1])
        if goal in ("birds_in_forest", "birds_in_grassland", "birds_in_wetland"):
            mine = min(mine, 5)
        if mine <= 0:
            return 0
        if mode == "blue":
            return min(mine, 5)
        first, second = {1: (4, 1), 2: (5, 2), 3: (6, 3), 4: (7, 4)}[number]
        return (first + second) // 2 if mine == other else first if mine > other else second

    def measured(self, goal: str, names: list[str]) -> int:
        spaces = [self.spaces[name] for name in names]
        rows = Counter(name[:2] for name in names)
        symbols = Counter(space["symbol"] for space in spaces)
        plain: dict[str, int] = {
            "tokens_on_pairs_of_matching_symbols": sum(count - count % 2 for count in symbols.values()),
            "total_tokens_on_map": len(spaces),
            "fewest_tokens_on_bonus_spaces": len([space for space in spaces if "bonus" in space]),
            "tokens_in_one_horizontal_row": max(rows.values(), default=0),
            "horizontal_rows_with_at_least_1_token": len(rows),
            "tokens_on_nest_spaces": len([space for space in spaces if space["type"] == "nest"]),
            "tokens_on_food_spaces": len([space for space in spaces if space["type"] == "food"]),
        }
        habitat = goal.removeprefix("tokens_in_")
        return plain[goal] if goal in plain else len([space for space in spaces if space["habitat"] == habitat])

    def group(self, names: list[str]) -> int:
        """Count the largest group: two spaces touch when their middles are not further apart than in a row."""

        def touch(one: str, other: str) -> bool:
            rows = int(one[1]) - int(other[1])
            across = 2 * (int(one[3]) - int(other[3])) + (int(other[1]) % 2 - int(one[1]) % 2)
            return (rows == 0 and abs(across) == 2) or (abs(rows) == 1 and abs(across) == 1)

        groups: list[set[str]] = []
        for name in names:
            near = [group for group in groups if any(touch(name, each) for each in group)]
            groups = [group for group in groups if group not in near] + [{name}.union(*near)]
        return max(map(len, groups), default=0)


def check(lines: list[Data]) -> Counter[str]:
    """Hold a record to its form; give how often each kind of action, decision and rare moment came up."""
    return Checker(lines).check()
