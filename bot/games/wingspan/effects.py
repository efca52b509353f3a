"""What a power of the person's is to the Automa, in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.games.narration_base import NONE
from bot.games.wingspan.phrases import Phrases
from engine.wingspan.events import Reacted
from engine.wingspan.facts import Mark
from engine.wingspan.names import Resource


class Reaction(Protocol):
    """What events and views have of a reaction."""

    @property
    def bird(self) -> str | None: ...  # noqa: D102
    @property
    def gains(self) -> Mapping[Resource, int]: ...  # noqa: D102
    @property
    def pays(self) -> Mapping[Resource, int]: ...  # noqa: D102
    @property
    def count(self) -> int | None: ...  # noqa: D102
    @property
    def effect(self) -> str: ...  # noqa: D102
    @property
    def outcome(self) -> str: ...  # noqa: D102
    @property
    def tokens(self) -> int: ...  # noqa: D102
    @property
    def hers(self) -> int | None: ...  # noqa: D102
    @property
    def marks(self) -> tuple[Mark, ...]: ...  # noqa: D102


def reacted(reaction: Reacted, phrases: Phrases) -> str:
    """Tell a reaction as it is booked: what happens at the table, and its tokens."""
    setup = phrases.view.setup
    told = phrases.words(
        "wingspan-told-reacted",
        what=phrases.reaction(reaction.bird, reaction.gains, reaction.pays),
        effect=effect(reaction, phrases),
        tokens=reaction.tokens,
        variant=setup.tokens if setup is not None else "cache",
    )
    return f"{told} {phrases.marked(reaction.marks)}".strip()


def effect(reaction: Reaction, phrases: Phrases) -> str:
    """Tell in a sentence what happens at the table."""
    power = None if reaction.bird is None else phrases.view.components.power_of(reaction.bird)
    facts: dict[str, Any] = {
        "power": NONE if power is None else power.id,
        "gains": phrases.amounts(reaction.gains),
        "pays": phrases.amounts(reaction.pays),
        "hers": reaction.hers or 0,
        "yours": reaction.count or 0,
        "level": "yes" if reaction.hers == reaction.count else "no",
    }
    return phrases.words(f"wingspan-effect-{_key(reaction)}", **facts)


def _key(reaction: Reaction) -> str:
    if reaction.outcome != "gains":
        return reaction.outcome.replace("_", "-")
    if reaction.bird is None:
        return "described"
    if reaction.effect == "gain":
        return "gain-paid" if reaction.pays else "gain"
    return reaction.effect
