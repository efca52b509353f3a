"""How things stand, in a line or two: what the Automa has, and the goal of the round."""

from __future__ import annotations

from typing import Any

from bot.games.narration_base import NONE
from bot.games.wingspan.phrases import Phrases
from engine.wingspan.tallies import Progress


def state_lines(phrases: Phrases) -> list[str]:
    """Tell what it has and how far the goal of this round is; nothing before the setup."""
    view = phrases.view
    if view.setup is None:
        return []
    lines = [_hers(phrases)]
    lines += [progress_told(each, phrases) for each in view.progress if each.round == view.round and not each.scored]
    return lines


def _hers(phrases: Phrases) -> str:
    """Tell its points so far, and of what."""
    hers, standing, words = phrases.view.hers, phrases.view.standing, phrases.words
    has = {
        "wingspan-state-birds": {"birds": len(hers.birds), "worth": sum(hers.birds)},
        "wingspan-state-face-down": {"birds": hers.face_down},
        "wingspan-eggs": {"count": hers.eggs},
        "wingspan-state-tokens": {"count": hers.tokens},
        "wingspan-state-goals": {"points": standing.goals if standing is not None else 0},
        "wingspan-state-group": {"points": (standing.group or 0) if standing is not None else 0},
    }
    variant = phrases.view.setup.tokens if phrases.view.setup is not None else NONE
    listed = [words(key, variant=variant, **facts) for key, facts in has.items() if any(facts.values())]
    total = standing.total if standing is not None else 0
    return (
        words("wingspan-state", points=total, has=words.listed(listed)) if listed else words("wingspan-state-nothing")
    )


def progress_told(progress: Progress, phrases: Phrases) -> str:
    """Tell how far both sides are with a goal."""
    view = phrases.view
    goal = phrases.goal(progress.goal)
    if view.setup is not None and view.setup.mode == "duet":
        return phrases.words("wingspan-state-duet", goal=goal, hers=progress.hers, yours=progress.yours or 0)
    return phrases.words("wingspan-state-base", goal=goal, **base_count(progress, phrases))


def base_count(progress: Progress, phrases: Phrases) -> dict[str, Any]:
    """Return how it comes to its number of a base goal: printed value and cubes; cubes of this round only.

    `capped` says whether that is more than a habitat has room for (WA41).
    """
    view = phrases.view
    base = view.components.base_goal(progress.goal).base[progress.round - 1]
    cubes = view.hers.cubes if progress.round == view.round else 0
    capped = "yes" if progress.hers < base + cubes else "no"
    return {"level": progress.hers, "base": base, "cubes": cubes, "capped": capped}
