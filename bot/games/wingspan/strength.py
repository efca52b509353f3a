"""How strong a setting is, in words: from the simulated games that ship with the rules."""

from __future__ import annotations

from engine.wingspan.actions import Setup
from engine.wingspan.names import PERCENT, RANDOM_BONUS
from engine.wingspan.strength import distribution
from engine.wingspan.strength.distribution import NO_SPECIAL, Distribution, Setting
from render.words import Words

_LOW, _HIGH = 0.1, 0.9
"""Between these shares of the games lie eight of ten."""


def setting_of(setup: Setup) -> Setting:
    """Return what its score depends on."""
    bonus = RANDOM_BONUS[-1] if setup.bonus.startswith(PERCENT) else setup.bonus
    return Setting(setup.mode, setup.level, setup.special or NO_SPECIAL, bonus, setup.tokens)


def usual_score(setup: Setup, words: Words) -> str:
    """Tell in a sentence what it usually reaches with a setup; "" where it was not simulated."""
    found = distribution.of(setup)
    return "" if found is None else words("wingspan-panel-usual-score", **spread(found))


def spread(found: Distribution) -> dict[str, int]:
    """Return mean, and the points between which eight games of ten end."""
    return {
        "mean": round(found.mean),
        "low": round(found.points_at(_LOW)),
        "high": round(found.points_at(_HIGH)),
        "games": found.count,
    }
