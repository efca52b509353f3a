"""A second reading of the Automa's rules, for records only: it counts a record again and says where it disagrees.

Written from the rules and docs/record.md alone, sharing no code with engine.wingspan: a mistake would have to be made
twice to stay unseen. It trusts that a record is legal where the rules only refuse. What can be counted is counted from
the beginning after every entry, so a corrected answer needs no rule of its own.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]

PLAYS, DRAWS = "play_bird", "draw_cards"
TIMEOUT_SETUP: Data = {"type": "setup", "mode": "duet", "level": "eagle", "special": "ALLIANCE", "tokens": "cache"}
NOTHING_SCORED: Data = dict.fromkeys(("birds", "bonus", "eggs", "cached", "tucked", "leftover"), 0)
NOTHING_HERS: Data = {"birds": [], "face_down": 0, "eggs": 0, "tokens": 0, "cubes": 0, "goals": [], "total": None}


def disagreement(lines: list[Data]) -> str | None:
    """Count a record with positions again; give the first disagreement, None when there is none."""
    header, *entries, ending = lines
    reference = ReferenceRules(header)
    for entry in entries:
        reference.enter(entry)
        if reference.chance:
            return f"entry {entry['n']}: chance left over: {reference.chance}"
        position, recorded = reference.position(), entry["position"]
        for key in position.keys() | recorded.keys():
            if position.get(key) != recorded.get(key):
                return f"entry {entry['n']}, {key}: {position.get(key)} is right, recorded is {recorded.get(key)}"
    if ending["result"] != reference.result():
        return f"result: {reference.result()} is right, recorded is {ending['result']}"
    return None


class ReferenceRules:
    """The state of a game: what was told and drawn; all else is counted from it."""

    def __init__(self, header: Data) -> None:
        self.parts, self.neutral = header["components"], header["neutral"]
        (self.seat,) = header["seats"]
        self.cards = {card["id"]: card for card in self.parts["cards"] + self.parts["special_cards"]}
        self.spaces = {space["id"]: space for space in self.parts["duet"]["spaces"]}
        self.chance: list[Data] = []
        self.setup: Data | None = None
        self.bonus_card: str | None = None
        self.goals: list[str] = []
        self.round = 0
        self.deck: list[str] = []
        self.removed: list[str] = []
        self.turns: list[Data] = []
        self.own_tokens: list[Data] = []
        self.reactions: list[Data] = []
        self.counts: list[int | None] = []
        self.score: Data | None = None

    # -- entries --------------------------------------------------------------------------------------------------

    def enter(self, entry: Data) -> None:
        self.chance, action = list(entry["chance"]), entry["action"]
        if action["type"] == "start":
            return
        if action["type"] == "timeout":
            action = action["action"]
            self.check_default(action)
        told = {key: value for key, value in action.items() if key != "type"}
        getattr(self, "on_" + action["type"])(told)

    def check_default(self, action: Data) -> None:
        (asked,) = self.deciding()
        assert action["type"] == asked["kind"]
        if action["type"] == "setup":
            expected = TIMEOUT_SETUP | {"boxes": ["asia"], "bonus": "asia", "goals": [None] * 4}
        else:
            duet = self.mode == "duet"
            told: Data = {
                "tray": {"points": []},
                "goal": {"count": None if duet else 0},
                "score": NOTHING_SCORED,
                "turn": {},
            }
            expected = {"type": asked["kind"]} | told[asked["kind"]]
            expected |= {k: asked[k] for k in {"tray": ("round", "turn"), "goal": ("round",)}.get(asked["kind"], ())}
        assert action == expected, f"{action} is not the default {expected}"

    def shuffled(self, name: str, pool: set[str]) -> list[str]:
        """Use the next chance, which has to be all of `pool`."""
        used = self.chance.pop(0)
        assert used["shuffle"] == name
        assert sorted(used["order"]) == sorted(pool), f"{name}: {used['order']} drawn of {sorted(pool)}"
        return list(used["order"])

    def on_turn(self, _: Data) -> None:
        card = self.deck.pop(0)
        turn = 1 + sum(taken["round"] == self.round for taken in self.turns)
        token = self.token_of(card)  # before the turn is booked
        self.turns.append({"round": self.round, "turn": turn, "card": card, "points": None, "token": token})

    def on_tray(self, told: Data) -> None:
        turn = next(t for t in self.turns if (t["round"], t["turn"]) == (told["round"], told["turn"]))
        assert self.section(turn)["action"] == PLAYS
        assert len(told["points"]) <= 3
        turn["points"] = sorted(told["points"])

    def on_goal(self, told: Data) -> None:
        assert (told["count"] is None) == (self.mode == "duet")
        if told["round"] <= len(self.counts):
            self.counts[told["round"] - 1] = told["count"]
            return
        assert told["round"] == self.round == len(self.counts) + 1
        self.counts.append(told["count"])
        if self.round == 4:
            return
        out = next(c["id"] for c in self.parts["cards"] if c.get("remove_after_round") == self.round)
        self.removed.append(out)
        self.deck = self.shuffled("automa_deck", self.whole_deck() - set(self.removed))
        self.round += 1

    def on_token(self, told: Data) -> None:
        assert self.mode == "duet"
        held = next((t for t in reversed(self.own_tokens) if t["space"] == told["from"]), None)
        taken = {t["space"] for t in self.own_tokens} | {t["token"] for t in self.turns}
        assert told["to"] not in taken - {None, "reset", told["from"]}, "a space of the map has room for one token"
        if held is None:
            self.own_tokens.append({"space": told["to"], "round": told["round"] or self.round})
        elif told["to"] is None:
            self.own_tokens.remove(held)
        else:
            self.own_tokens.remove(held)  # a token that moves counts as placed last
            self.own_tokens.append({"space": told["to"], "round": told["round"] or held["round"]})
        assert len(self.own_tokens) <= self.parts["duet"]["tokens"]

    def on_react(self, told: Data) -> None:
        now = {"number": len(self.reactions) + 1, "round": self.round, "card": self.newest_card()}
        if "turn" in told:  # of an earlier turn: the card that lay there then
            before = [t for t in self.turns if (t["round"], t["turn"]) == (told["round"], told["turn"] - 1)]
            now["card"] = before[0]["card"] if before else None
        self.reactions.append(now | {key: told[key] for key in told if key != "turn"} | {"taken_back": False})

    def on_take_back(self, told: Data) -> None:
        self.reactions[told["reaction"] - 1]["taken_back"] = True

    def on_score(self, told: Data) -> None:
        assert len(self.counts) == 4
        self.score = told

    # -- setup ----------------------------------------------------------------------------------------------------

    def on_setup(self, told: Data) -> None:
        before, told = self.setup, told | {"boxes": sorted(told["boxes"])}
        if before is not None and self.turns:
            assert (before["mode"], before["special"]) == (told["mode"], told["special"])
        self.setup = told
        self.choose_bonus(before)
        self.choose_goals(before)
        if before is None or before["special"] != told["special"]:
            self.deck = self.shuffled("automa_deck", self.whole_deck())
        if told["mode"] != "duet":
            self.own_tokens = []
        self.round = self.round or 1

    def choose_bonus(self, before: Data | None) -> None:
        assert self.setup is not None
        sort, boxes = self.setup["bonus"], self.setup["boxes"]
        pools = {
            name: {c["id"] for c in self.parts["bonus_cards"] if c["set"] == name} for name in ("asia", "european")
        }
        pools["percent"] = {"percent:" + c for box in boxes for c in self.parts["percent_cards"].get(box, [])}
        if sort not in pools:
            self.bonus_card = sort
        elif before is None or before["bonus"] != sort or self.bonus_card not in pools[sort]:
            used = self.chance.pop(0)
            assert used["shuffle"] == "bonus_cards"
            (self.bonus_card,) = used["order"]
            assert self.bonus_card in pools[sort]

    def choose_goals(self, before: Data | None) -> None:
        assert self.setup is not None
        tile_of = self.goals_in_play()
        goals = list(self.setup["goals"])
        named = {tile_of[goal] for goal in goals if goal is not None}
        for i, goal in enumerate(self.goals):
            drawn = before is not None and before["goals"][i] is None
            if goals[i] is None and drawn and tile_of.get(goal, None) not in named | {None}:
                goals[i] = goal
        used = {tile_of[goal] for goal in goals if goal is not None}
        if None in goals:
            for goal in self.shuffled("goals", {g for g, tile in tile_of.items() if tile not in used}):
                if None in goals and tile_of[goal] not in used:
                    goals[goals.index(None)] = goal
                    used.add(tile_of[goal])
        assert len(used) == 4
        self.goals = goals

    def goals_in_play(self) -> dict[str, str]:
        """Give the tile of each goal that can come."""
        assert self.setup is not None
        if self.mode == "duet":
            tiles = [tile for tile in self.parts["duet"]["tiles"] if tile["against_automa"]]
        else:
            tiles = [tile for tile in self.parts["base"]["tiles"] if tile["set"] in self.setup["boxes"]]
        return {goal: tile["id"] for tile in tiles for goal in tile["goals"]}

    def whole_deck(self) -> set[str]:
        assert self.setup is not None
        return {card["id"] for card in self.parts["cards"]} | ({self.setup["special"]} - {None})

    # -- her map tokens -------------------------------------------------------------------------------------------

    def token_of(self, card: str) -> str | None:
        action = self.section({"card": card, "round": self.round})["action"]
        if self.mode != "duet" or action not in (PLAYS, DRAWS):
            return None
        hers = self.automa_tokens(self.round)
        if len(hers) == self.parts["duet"]["tokens"]:
            return None
        taken = {*hers, *(token["space"] for token in self.own_tokens)}
        free = [space for space in self.scan(card) if space not in taken]
        if action == PLAYS:
            goal = self.goals[self.round - 1]
            return next((space for space in free if self.improves(goal, hers, space)), free[0] if free else None)
        wanted = [self.looked_up(card, "habitat"), self.looked_up(card, "type")]
        return next((s for s in free if [self.spaces[s]["habitat"], self.spaces[s]["type"]] == wanted), None)

    def tracker(self) -> Data:
        found: Data = self.parts["duet"]["tracker"][str(self.round)]
        return found

    def symbol_beside(self, card: str, part: str) -> str:
        place = str(self.tracker()["rows"].index(part) + 1)
        printed = self.cards[card]["sections"].get(place)
        return str(printed["right"] if printed else self.parts["blank_section"]["symbol"])

    def looked_up(self, card: str, part: str) -> str:
        return str(self.tracker()[part][self.symbol_beside(card, part)])

    def scan(self, card: str) -> list[str]:
        symbol = self.symbol_beside(card, "map")
        (corner,) = (corner for corner, shown in self.tracker()["corners"].items() if shown == symbol)
        rows = range(1, 7) if corner.startswith("top") else range(6, 0, -1)
        columns = range(1, 7) if corner.endswith("left") else range(6, 0, -1)
        return [f"r{row}c{column}" for row in rows for column in columns]

    def improves(self, goal: str, hers: list[str], space: str) -> bool:
        if goal == "fewest_tokens_on_bonus_spaces":
            return self.spaces[space].get("bonus") is None
        return self.progress(goal, [*hers, space]) > self.progress(goal, hers)

    def progress(self, goal: str, tokens: list[str]) -> int:
        """Count what a Duet goal counts; the space beside the map is no space of it."""
        on_map = [self.spaces[token] for token in tokens if token in self.spaces]
        rows = Counter(space["id"][:2] for space in on_map)
        symbols = Counter(space["symbol"] for space in on_map)
        pair = self.parts["duet"]["pairs"]["value"]
        counted: dict[str, int] = {
            "tokens_in_forest": sum(space["habitat"] == "forest" for space in on_map),
            "tokens_in_grassland": sum(space["habitat"] == "grassland" for space in on_map),
            "tokens_in_wetland": sum(space["habitat"] == "wetland" for space in on_map),
            "tokens_on_nest_spaces": sum(space["type"] == "nest" for space in on_map),
            "tokens_on_food_spaces": sum(space["type"] == "food" for space in on_map),
            "total_tokens_on_map": len(on_map),
            "tokens_in_one_horizontal_row": max(rows.values(), default=0),
            "horizontal_rows_with_at_least_1_token": len(rows),
            "tokens_on_pairs_of_matching_symbols": sum(number // 2 for number in symbols.values()) * pair,
            "fewest_tokens_on_bonus_spaces": sum(space.get("bonus") is not None for space in on_map),
        }
        return counted[goal]

    def automa_tokens(self, until: int) -> list[str]:
        return [t["token"] for t in self.turns if t["token"] is not None and t["round"] <= until]

    def largest_group(self, tokens: list[str]) -> int:
        left = {(int(token[1]), int(token[3])) for token in tokens if token in self.spaces}
        sizes = [0]
        while left:
            group = [left.pop()]
            for row, column in group:
                shift = 0 if row % 2 else 1  # even rows lie half a space to the right
                beside = [(row, column - 1), (row, column + 1)]
                slanting = [(row + up, column + shift - side) for up in (-1, 1) for side in (0, 1)]
                for near in [*beside, *slanting]:
                    if near in left:
                        left.remove(near)
                        group.append(near)
            sizes.append(len(group))
        return max(sizes)

    # -- counting -------------------------------------------------------------------------------------------------

    @property
    def mode(self) -> str | None:
        return None if self.setup is None else str(self.setup["mode"])

    def level(self) -> Data:
        assert self.setup is not None
        found: Data = self.parts["levels"][self.setup["level"]]
        return found

    def section(self, turn: Data) -> Data:
        found: Data = self.cards[turn["card"]]["sections"][str(turn["round"])]
        return found

    def newest_card(self) -> str | None:
        return next((t["card"] for t in reversed(self.turns) if t["round"] == self.round), None)

    def kept(self, points: list[int]) -> list[int]:
        assert self.setup is not None
        card = next((c for c in self.parts["bonus_cards"] if c["id"] == self.bonus_card), None)
        if card is None:
            return [max(points)] if points else []
        fitting = [value for value in points if value in card["values"][self.setup["level"]]]
        return sorted(fitting, reverse=card["order"] == "highest_first")[: card["keep"]]

    def birds(self) -> tuple[list[int], int]:
        """Give the points of her open birds, and how many lie face down."""
        face_up: list[int] = []
        face_down = 0
        for turn in self.turns:
            action = self.section(turn)["action"]
            if action == PLAYS and turn["points"] is not None:
                face_up += (kept := self.kept(turn["points"]))
                face_down += not kept
            face_down += action == DRAWS
        return face_up, face_down

    def cubes(self, number: int) -> int:
        cubes = 0
        for turn in self.turns if self.mode != "duet" else []:
            if turn["round"] == number:
                right = self.section(turn)["right"]
                cubes = max(0, cubes + (right == "place_cube") - (right == "remove_cube"))
        return cubes

    def goal_points(self, number: int) -> tuple[int, int]:
        """Give what the scored goal of a round gives: the person, her."""
        goal, count = self.goals[number - 1], self.counts[number - 1]
        if self.mode == "duet":
            duet = self.parts["duet"]
            own = self.progress(goal, [t["space"] for t in self.own_tokens if t["round"] <= number])
            hers = self.progress(goal, self.automa_tokens(number))
            points = duet["points"][number - 1]
            if own == hers:
                tie = duet["ties"]["level" if own else "nothing"]
                wanted = goal.startswith("fewest") and self.setup is not None and "fewest" in self.setup
                return (points, points) if tie == "both" or wanted else (0, 0)
            ahead = own < hers if goal.startswith("fewest") else own > hers
            return (points, duet["lesser"]) if ahead else (duet["lesser"], points)
        assert count is not None
        base = next(g for g in self.parts["base"]["goals"] if g["id"] == goal)["base"][number - 1]
        hers = base + self.cubes(number)
        if goal in ("birds_in_forest", "birds_in_grassland", "birds_in_wetland"):
            hers = min(hers, self.parts["base"]["habitat_cap"])
        if self.mode == "blue":
            side = self.parts["base"]["blue"]
            own_points, her_points = (min(max(0, n) * side["points"], side["most"]) for n in (count, hers))
            return own_points, her_points
        first, second, _ = self.parts["base"]["green"][number - 1]
        level = (first + second) // 2
        own_points = first if count > hers else second if count < hers else level
        her_points = first if hers > count else second if hers < count else level
        return own_points if count > 0 else 0, her_points if hers > 0 else 0

    def collected(self) -> int:
        return sum(self.tokens_for(reaction) for reaction in self.reactions if not reaction["taken_back"])

    def tokens_for(self, reaction: Data) -> int:
        assert self.setup is not None
        gains, pays = reaction["gains"], reaction["pays"]
        if reaction["bird"] is not None:
            power = next(p for p in self.parts["powers"] if reaction["bird"] in p["birds"])
            if not self.concerns_her(power["kind"], reaction):
                return 0
            gains, pays = power["gains"], power["pays"]
        if self.setup["tokens"] == "cache":
            return int(sum(gains.values()) * self.parts["cache"]["paid" if pays else "free"])
        worth, cost = self.parts["hoard"]["gains"], self.parts["hoard"]["pays"]
        net = sum(worth[r] * n for r, n in gains.items()) - sum(cost[r] * n for r, n in pays.items())
        return max(0, int(net))

    def concerns_her(self, kind: str, reaction: Data) -> bool:
        shown = self.cards[reaction["card"]]["sections"].values() if reaction["card"] else []
        hers = sum(section["right"] == self.parts["lost_icon"]["symbol"] for section in shown)
        if kind == "fewest":
            return bool(hers <= reaction["count"])
        if kind == "steal":
            return bool(hers)
        return kind in ("gain", "given")

    def hers(self) -> Data:
        if self.setup is None:
            nothing: Data = {
                "birds": [],
                "face_down": 0,
                "eggs": 0,
                "tokens": 0,
                "cubes": 0,
                "goals": [],
                "total": None,
            }
            return nothing
        face_up, face_down = self.birds()
        eggs = sum(self.section(turn).get("eggs", 0) for turn in self.turns)
        goals = [self.goal_points(number + 1)[1] for number in range(len(self.counts))]
        tokens, level = self.collected(), self.level()
        total = sum(face_up) + face_down * level["face_down"] + eggs + tokens // level["tokens_per_egg"] + sum(goals)
        return {
            "birds": face_up,
            "face_down": face_down,
            "eggs": eggs,
            "tokens": tokens,
            "cubes": self.cubes(self.round) if len(self.counts) < self.round else 0,
            "goals": goals,
            "total": total + self.largest_group(self.automa_tokens(4)),
        }

    # -- the position ---------------------------------------------------------------------------------------------

    def deciding(self) -> list[Data]:
        asked: Data = {"seat": self.seat}
        if self.setup is None:
            return [asked | {"kind": "setup"}]
        for turn in self.turns:
            if self.section(turn)["action"] == PLAYS and turn["points"] is None:
                return [asked | {"kind": "tray", "round": turn["round"], "turn": turn["turn"]}]
        if self.score is not None:
            return []
        if len(self.counts) == 4:
            return [asked | {"kind": "score"}]
        taken = sum(turn["round"] == self.round for turn in self.turns)
        if taken == self.parts["turns_per_round"][self.round - 1]:
            return [asked | {"kind": "goal", "round": self.round, "goal": self.goals[self.round - 1]}]
        return [asked | {"kind": "turn", "round": self.round, "turn": taken + 1}]

    def position(self) -> Data:
        deciding = self.deciding()
        phases = {"turn": "turns", "tray": "turns"}
        kind = deciding[0]["kind"] if deciding else "finished"
        return {
            "phase": phases.get(kind, kind),
            "setup": self.setup,
            "bonus_card": self.bonus_card,
            "goals": self.goals,
            "round": self.round,
            "deck": self.deck,
            "removed": self.removed,
            "turns": self.turns,
            "own_tokens": self.own_tokens,
            "reactions": self.reactions,
            "counts": self.counts,
            "score": self.score,
            "hers": self.hers(),
            "deciding": deciding,
        }

    def result(self) -> Data | None:
        if self.score is None:
            return None
        own = sum(self.score[key] for key in ("birds", "bonus", "eggs", "cached", "tucked"))
        own += sum(self.goal_points(number)[0] for number in (1, 2, 3, 4))
        own += self.largest_group([token["space"] for token in self.own_tokens])
        hers = self.hers()["total"]
        left = self.collected() % self.level()["tokens_per_egg"]
        automa_wins = hers > own or (hers == own and left > self.score["leftover"])
        return {"scores": {self.seat: own, self.neutral: hers}, "winners": [self.neutral if automa_wins else self.seat]}
