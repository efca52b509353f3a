"""What is the Automa's own in the text of actions (engine.notation has the lines' grammar, engine.wingspan.ways them).

    setup duet eagle special ALLIANCE cache boxes asia bonus asia goals random,random,random,random
                                (and "fewest_both" where 0 against 0 scores the goal of the fewest)
    turn
    tray 2.3 none               its turn 3 of round 2: no bird matches
    tray 2.3 4,5                the printed points of those that match
    goal 1 5                    goal 1 (in Duet without a number)
    token r1c1                  placed; "token r1c1 to r2c2" moved, "token r1c1 off" taken back
    token r1c1 to r1c1 round 1  it counts from round 1 on
    react Sarus Crane           or "react Common Loon count 2"; entered late "react Common Loon count 2 turn 1.4"
    react gain 2 food, 1 card pay 1 egg
    take_back 3
    score birds 40 bonus 10 eggs 12 cached 3 tucked 4 leftover 2

Small letters or capitals, commas or nothing between words, "C4" for "r3c4", "round 2 turn 3" for "2.3", birds by any of
their names in any language or the first letters of one, and parts of a setup in any order are all understood.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeAlias

from engine.notation import Cursor, Notation, Slot, Tokens, number, optional
from engine.spelling import plainly, spellings
from engine.wingspan.actions import TakeBack, WingspanAction
from engine.wingspan.bird_names import all_names
from engine.wingspan.components import FILE
from engine.wingspan.facts import Amounts
from engine.wingspan.names import BOXES, LEVELS, MODES, PERCENT, RESET, RESOURCES, ROUNDS, SPACES, VARIANTS, Resource
from engine.wingspan.ways import WAYS

NONE = "none"
RANDOM = "random"
_TOKENS = Tokens(
    re.compile(r"[^\s,;=+&()]+"),
    fillers=frozenset(("a", "the", "an", "and", "of", "tokens", "points", "on", "at", "as", "with")),
)
_NOTHING = (NONE, "no", "nothing", "-")
_DIGITS = re.compile(r"\d{1,9}")
_TURN = re.compile(r"r?([0-9]{1,3})[./:t]+([0-9]{1,3})")
_PLACE = re.compile(r"([a-f])([1-6])")
_LAST_COUNT = re.compile(r"\s+(?:count|have|number)\s+([0-9]{1,6})$", re.IGNORECASE)
_LAST_TURN = re.compile(r"\s+turn\s+([0-9]{1,3})[./:t-]([0-9]{1,3})$", re.IGNORECASE)
_BOTH = "fewest_both"
_EAGLE_EYED = dict.fromkeys(("eagle-eyed", "eagle_eyed", "eagle-eyed-eagle"), "eagle_eyed_eagle")
_BOXES = {box: box for box in BOXES} | {"base": "core", "europe": "european"}
_RESOURCES: Mapping[str, Resource] = {
    **{resource: resource for resource in RESOURCES},
    "dice": "die",
    "cards": "card",
    "eggs": "egg",
    "bonus": "bonus_card",
    "bonus_cards": "bonus_card",
    "caches": "cache",
    "cached": "cache",
    "tucks": "tuck",
    "tucked": "tuck",
}
_SCORES = ("birds", "bonus", "eggs", "cached", "tucked", "leftover")


def _is_number(cursor: Cursor) -> bool:
    return _DIGITS.fullmatch(cursor.peek) is not None


def _word(cursor: Cursor, what: str) -> str:
    """Take any word, as it was written."""
    if not cursor.peek:
        raise cursor.fail(what)
    return cursor.take()


# -- setting up -----------------------------------------------------------------------------------------------------


def _part(field: str, lead: str, write: Callable[[Any], str], read: Callable[[Cursor], Any]) -> Slot:
    """Return a part of a setup behind its word; the last of several counts."""
    slot = optional(lead, Slot((field,), write, read))
    return replace(slot, write=lambda value: f"{lead} {write(value)}", again=True)


def _one_of(field: str, known: Mapping[str, str], what: str) -> Slot:
    """Return a part of a setup that is known by its word alone."""
    return Slot((field,), str, lambda cursor: cursor.name(known, what), lambda cursor: cursor.peek in known, what, True)


def _read_special(cursor: Cursor) -> str | None:
    if cursor.skip(*_NOTHING):
        return None
    word = _word(cursor, "a special card")
    known: dict[str, str] = {card["id"].casefold(): card["id"] for card in FILE.shipped()["special_cards"]}
    return known.get(word.casefold(), word)


def _read_boxes(cursor: Cursor) -> tuple[str, ...]:
    boxes: list[str] = []
    while not boxes or cursor.peek in _BOXES:
        boxes.append(cursor.name(_BOXES, f"boxes ({', '.join(BOXES)})", shortest=99))
    return tuple(boxes)


def _write_bonus(bonus: str) -> str:
    """Return a bonus card as one word; names of percentage cards have spaces."""
    return bonus.replace(" ", "_") if bonus.startswith(PERCENT) else bonus


def _read_bonus(cursor: Cursor) -> str:
    word = _word(cursor, "a bonus card")
    if word.casefold().startswith(PERCENT):
        return PERCENT + word[len(PERCENT) :].replace("_", " ")
    return word


def _read_goals(cursor: Cursor) -> tuple[str | None, ...]:
    words = [_word(cursor, f"the goal of round {number}, or {RANDOM}") for number in ROUNDS]
    return tuple(None if word.casefold() in (RANDOM, *_NOTHING) else word for word in words)


# -- turns, goals, tokens -------------------------------------------------------------------------------------------


def _read_when(cursor: Cursor) -> tuple[int, int]:
    """Take a round and a turn: "2.3", "r2t3", "round 2 turn 3", "2 3"."""
    if both := _TURN.fullmatch(cursor.peek):
        cursor.take()
        return int(both[1]), int(both[2])
    cursor.skip("round")
    round_number = cursor.number('a round and a turn, as "2.3"')
    cursor.skip("turn")
    return round_number, cursor.number("the number of a turn")


def _read_points(cursor: Cursor) -> tuple[int, ...]:
    if cursor.skip(*_NOTHING):
        return ()
    points = [cursor.number("points, or none")]
    while cursor.peek:
        points.append(cursor.number("points"))
    return tuple(points)


def _read_round(cursor: Cursor) -> int:
    cursor.skip("round")
    return cursor.number("the number of a round")


def _read_count(cursor: Cursor) -> int | None:
    cursor.skip("count")
    return cursor.number("a number") if cursor.peek else None


def _space(cursor: Cursor) -> str:
    """Take a space: "r3c4", "C4" (row C, column 4) or "reset"."""
    word = cursor.peek
    if place := _PLACE.fullmatch(word):
        word = f"r{'abcdef'.index(place[1]) + 1}c{place[2]}"
    if word not in SPACES and word != RESET:
        raise cursor.fail(f"a space ({SPACES[0]} to {SPACES[-1]}, or {RESET})")
    cursor.take()
    return word


def _write_spaces(source: str | None, target: str | None) -> str:
    if source is None:
        return str(target)
    return f"{source} off" if target is None else f"{source} to {target}"


def _read_spaces(cursor: Cursor) -> tuple[str | None, str | None]:
    cursor.skip("place", "put", "to")
    space = _space(cursor)
    if cursor.skip("off", "away", "back", "remove"):
        return space, None
    return (space, _space(cursor)) if cursor.skip("to", "->") else (None, space)


def _read_reaction(cursor: Cursor) -> int:
    cursor.skip("back", "reaction")
    cursor.skip("reaction")
    return cursor.number("the number of a reaction")


# -- reactions and the end ------------------------------------------------------------------------------------------


def _listed(amounts: Amounts) -> str:
    return ", ".join(f"{count} {resource}" for resource, count in amounts)


_Power: TypeAlias = tuple[str | None, Amounts, Amounts, int | None, int | None, int | None]
"""Bird, gains, pays, count, and the round and the turn of a late one."""


def _write_power(*power: Any) -> str:
    bird, gains, pays, count, round_number, turn = power
    text = bird or f"gain {_listed(gains)}" + (f" pay {_listed(pays)}" if pays else "")
    text += "" if count is None else f" count {count}"
    return text if turn is None else f"{text} turn {round_number}.{turn}"


def _read_power(cursor: Cursor) -> _Power:
    if cursor.skip("gain", "gains", "gaining"):
        gains = _amounts(cursor)
        pays = _amounts(cursor) if cursor.skip("pay", "pays", "paying", "for") else ()
        return None, gains, pays, None, None, None
    if not cursor.peek:
        raise cursor.fail('a bird, or "gain"')
    name, round_number, turn = _cut(_LAST_TURN, cursor.rest())
    name, count = _cut(_LAST_COUNT, name)
    return _bird(name), (), (), count, round_number, turn


def _cut(pattern: re.Pattern[str], text: str) -> tuple[Any, ...]:
    """Return a text without the numbers at its end, and these; None for each where there are none."""
    found = pattern.search(text)
    return (text, *[None] * pattern.groups) if found is None else (text[: found.start()], *map(int, found.groups()))


def _amounts(cursor: Cursor) -> Amounts:
    """Take amounts of resources up to another word: "2 food, 1 card", "food"."""
    amounts: Counter[Resource] = Counter()
    while not amounts or _is_number(cursor) or cursor.peek in _RESOURCES:
        count = cursor.number("a number") if _is_number(cursor) else 1
        resource = _RESOURCES.get(cursor.peek)
        if resource is None:
            raise cursor.fail(f"a resource ({', '.join(RESOURCES)})")
        cursor.take()
        if resource == "bonus_card":
            cursor.skip("card", "cards")
        amounts[resource] += count
    return tuple(amounts.items())


@lru_cache(maxsize=1)
def _birds() -> Mapping[str, str]:
    """Return the English name of every shipped bird by the plain spellings of all its names."""
    birds = [bird for power in FILE.shipped()["powers"] for bird in power["birds"]]
    return {plainly(spelt): bird for bird in birds for name in all_names(bird) for spelt in spellings(name)}


def _bird(name: str) -> str:
    """Return the bird that is meant; a name that is not known as it is, for the rules to refuse."""
    plain, birds = plainly(name), _birds()
    meant = {bird for known, bird in birds.items() if plain and known.startswith(plain)}
    if plain in birds:
        return birds[plain]
    return meant.pop() if len(meant) == 1 else name


def _write_scored(*points: int | None) -> str:
    return " ".join(f"{name} {number}" for name, number in zip(_SCORES, points, strict=True) if number is not None)


def _read_scored(cursor: Cursor) -> tuple[int | None, ...]:
    told: dict[str, int] = {}
    while cursor.peek or not told:
        name = cursor.peek
        if name not in _SCORES or name in told:
            raise cursor.fail(f"one of {', '.join(_SCORES)}, each once")
        cursor.take()
        told[name] = cursor.number("a number")
    return tuple(told.get(name, None if name == "leftover" else 0) for name in _SCORES)


_SLOTS: Mapping[str, Slot] = {
    "mode": _one_of("mode", {mode: mode for mode in MODES}, "a mode"),
    "level": _one_of("level", {level: level for level in LEVELS} | _EAGLE_EYED, "a level"),
    "special": _part("special", "special", lambda card: card or NONE, _read_special),
    "tokens": _one_of("tokens", {variant: variant for variant in VARIANTS}, "cache or hoard"),
    "boxes": _part("boxes", "boxes", ",".join, _read_boxes),
    "bonus": _part("bonus", "bonus", _write_bonus, _read_bonus),
    "goals": _part("goals", "goals", lambda goals: ",".join(goal or RANDOM for goal in goals), _read_goals),
    "fewest": replace(_one_of("fewest", {_BOTH: "both"}, _BOTH), write=lambda fewest: "" if fewest is None else _BOTH),
    "when": Slot(("round", "turn"), "{}.{}".format, _read_when),
    "points": Slot(("points",), lambda points: ",".join(map(str, points)) or NONE, _read_points),
    "round": Slot(("round",), str, _read_round),
    "count": Slot(("count",), lambda count: "" if count is None else str(count), _read_count),
    "spaces": Slot(("source", "target"), _write_spaces, _read_spaces),
    "since": optional("round", number("round", "the number of a round")),
    "power": Slot(("bird", "gains", "pays", "count", "round", "turn"), _write_power, _read_power),
    "reaction": Slot(("reaction",), str, _read_reaction),
    "scored": Slot(_SCORES, _write_scored, _read_scored),
}
NOTATION: Notation[WingspanAction] = Notation(WAYS, _SLOTS, _TOKENS, [(TakeBack, "take {reaction}")])
"""Writes and reads the actions at a table with the Automa."""
