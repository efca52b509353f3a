"""How the table is set up, while it is being chosen: small enough to travel in a button."""

from __future__ import annotations

from dataclasses import dataclass

from engine.wingspan.names import BOXES, LEVELS, MODES, ROUNDS, VARIANTS, Box, Level, Mode, Variant

RANDOM = None
"""A goal that is drawn."""
_DRAWN = "--"


@dataclass(frozen=True, slots=True)
class Setting:
    """All that is chosen. Cards and goals are numbers in the lists of `stock.Stock`."""

    mode: Mode = "duet"
    level: Level = "eagle"
    special: int = 0
    tokens: Variant = "cache"
    boxes: tuple[Box, ...] = ("asia",)
    bonus: int = 0
    goals: tuple[int | None, ...] = (RANDOM,) * len(ROUNDS)


def write_setting(setting: Setting) -> tuple[str, ...]:
    """Give a setting as parts of a draft: choices as digits, boxes as bits, bonus and goals as two digits each."""
    boxes = sum(1 << at for at, box in enumerate(BOXES) if box in setting.boxes)
    mode, level, tokens = MODES.index(setting.mode), LEVELS.index(setting.level), VARIANTS.index(setting.tokens)
    goals = "".join(_DRAWN if goal is None else f"{goal:02}" for goal in setting.goals)
    return f"{mode}{level}{setting.special}{tokens}{boxes}", f"{setting.bonus:02}", goals


def read_setting(parts: list[str]) -> Setting:
    """Read what `write_setting` gave; raises ValueError or IndexError for anything else."""
    chosen, bonus, goals = parts
    mode, level, special, tokens, boxes = map(int, chosen)
    if len(goals) != 2 * len(ROUNDS):
        raise ValueError(goals)
    pairs = [goals[at : at + 2] for at in range(0, len(goals), 2)]
    return Setting(
        MODES[mode],
        LEVELS[level],
        special,
        VARIANTS[tokens],
        tuple(box for at, box in enumerate(BOXES) if boxes >> at & 1),
        int(bonus),
        tuple(RANDOM if pair == _DRAWN else int(pair) for pair in pairs),
    )
