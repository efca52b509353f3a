"""A second reading of where her Duet token goes, from a record's position and the components alone (WA47 to WA53).

Spaces are not walked over but sorted by how far the scan has to go to them.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Data = dict[str, Any]
FEWEST = "fewest_tokens_on_bonus_spaces"


def token(parts: Data, before: Data, card: Data) -> str | None:
    """Give the space that she takes when she draws `card` in Duet; `before` is the position then."""
    number = before["round"]
    action = card["sections"][str(number)]["action"]
    hers = [turn["token"] for turn in before["turns"] if turn["token"]]
    if action not in ("draw_cards", "play_bird") or len(hers) == 15:
        return None
    taken = {*hers, *(each["space"] for each in before["own_tokens"])}
    tracker = parts["duet"]["tracker"][str(number)]
    free = [space for space in parts["duet"]["spaces"] if space["id"] not in taken]
    free.sort(key=lambda space: _way(space["id"], _corner(tracker, card)))
    if action == "draw_cards":
        looked_up = {row: tracker[row][_beside(tracker, card, row)] for row in ("type", "habitat")}
        fitting = [space for space in free if all(space[row] == value for row, value in looked_up.items())]
        return str(fitting[0]["id"]) if fitting else None
    spaces = {space["id"]: space for space in parts["duet"]["spaces"]}
    goal = before["goals"][number - 1]
    fitting = [space for space in free if _helps(goal, [spaces[each] for each in hers], space)]
    return str((fitting or free)[0]["id"])


def _beside(tracker: Data, card: Data, row: str) -> str:
    section: Data | None = card["sections"].get(str(tracker["rows"].index(row) + 1))
    return str(section["right"]) if section else "blank"


def _corner(tracker: Data, card: Data) -> str:
    icon = _beside(tracker, card, "map")
    return next(str(corner) for corner, other in tracker["corners"].items() if other == icon)


def _way(space: str, corner: str) -> tuple[int, int]:
    """Give how many rows, and how many spaces in a row, lie before a space."""
    row, column = int(space[1]), int(space[3])
    return (row if corner.startswith("top") else -row, column if corner.endswith("left") else -column)


def _helps(goal: str, hers: list[Data], space: Data) -> bool:
    row = str(space["id"])[:2]
    rows = Counter(str(each["id"])[:2] for each in hers)
    if goal == "tokens_on_pairs_of_matching_symbols":
        return len([each for each in hers if each["symbol"] == space["symbol"]]) % 2 == 1
    if goal == "tokens_in_one_horizontal_row":
        return rows[row] == max(rows.values(), default=0)
    if goal == "horizontal_rows_with_at_least_1_token":
        return rows[row] == 0
    if goal == FEWEST:
        return "bonus" not in space
    wanted = goal.removeprefix("tokens_").removeprefix("in_").removeprefix("on_").removesuffix("_spaces")
    return goal == "total_tokens_on_map" or wanted in (space["habitat"], space["type"])
