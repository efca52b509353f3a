"""Shuffling what a seat cannot know, for leak tests: of views, events, prompts, pictures and alt texts.

`permute(game, position, seat, rng)` gives a position that `seat` (None: a spectator) cannot tell from `position`.
Whatever is made for that seat must be the same from both. What is shuffled stands here for the games of the project,
so that it is told twice; for another game it is what the game itself draws (`Game.determinise`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.contract import AnyGame, JsonObject, Seat

Permutation = Callable[[JsonObject, Seat | None, random.Random, bool], None]


def permute(game: AnyGame, position: Any, seat: Seat | None, rng: random.Random, *, alike_later: bool = False) -> Any:
    """Give a copy of `position` in which all that `seat` cannot know is shuffled.

    `alike_later`: but not what soon comes to light, so that a game goes on alike for longer.
    """
    shuffle = _PERMUTATIONS.get(game.name)
    if shuffle is None:
        return game.determinise(game.view(position, seat), rng)
    data = position.copy().to_data()
    shuffle(data, seat, rng, alike_later)
    return game.position_from_data(data)


def _toy(data: JsonObject, seat: Seat | None, rng: random.Random, _alike_later: bool) -> None:
    others = [each for each in data["hands"] if each != seat]
    _redeal(data["deck"], [data["hands"][each] for each in others], rng)
    for each in others:
        if each in data["chosen"]:
            data["chosen"][each] = rng.choice([None, *data["hands"][each]])


def _moa(data: JsonObject, seat: Seat | None, rng: random.Random, alike_later: bool) -> None:
    """H0: other seats' hands, the order of every draw pile, the terrain cards set aside; W3: the neutral score."""
    _redeal(data["bird_draw"], [state["hand"] for each, state in data["seats"].items() if each != seat], rng)
    if not alike_later:
        rng.shuffle(data["mammal_draw"])
        data["terrain_draw"] = rng.sample(_unseen_terrain(data), len(data["terrain_draw"]))
    if data["neutral"] and data["options"]["neutral_scores"] == "hidden":
        data["seats"][data["neutral"]]["score"] += rng.randint(1, 9)


def _unseen_terrain(data: JsonObject) -> list[str]:
    cards = data["components"]["terrain_cards"].items()
    unseen = [f"{terrain}:{card}" for terrain, kinds in cards for card, count in kinds.items() for _ in range(count)]
    for card in data["active_terrain"]:
        unseen.remove(card)
    return unseen


def _laisla(data: JsonObject, seat: Seat | None, rng: random.Random, alike_later: bool) -> None:
    """LI40: the deck's order, others' hands and what they assigned, their cards whose part has not begun (LI5)."""
    asked = data["agenda"][-1] if data["agenda"] else {}
    shown = {"AskSlot": "pending_a", "AskAdvance": "pending_d"}.get(asked.get("step", ""))
    others = {each: state for each, state in data["seats"].items() if each != seat}
    hidden = [
        (state, part)
        for each, state in others.items()
        for part in (("pending_d",) if alike_later else ("pending_a", "pending_b", "pending_d"))
        if state[part] is not None and not (part == shown and asked["seat"] == each)
    ]
    face_down = [[state[part]] for state, part in hidden]
    _redeal(data["deck"], [*(state["hand"] for state in others.values()), *face_down], rng)
    for (state, part), (card,) in zip(hidden, face_down, strict=True):
        state[part] = card
    for state in others.values():
        if state["assigned"] is not None:
            state["assigned"] = dict(zip("abd", rng.sample(state["hand"], 3), strict=True))


def _deck(data: JsonObject, _seat: Seat | None, rng: random.Random, _alike_later: bool) -> None:
    """The order of the deck; all else lies open."""
    rng.shuffle(data["deck"])


def _redeal(pile: list[Any], hands: list[list[Any]], rng: random.Random) -> None:
    """Shuffle a draw pile together with hidden hands, each keeping its size; hands stay sorted."""
    cards = [*pile, *(card for hand in hands for card in hand)]
    rng.shuffle(cards)
    for hand in hands:
        hand[:] = sorted(cards.pop() for _ in hand)
    pile[:] = cards


_PERMUTATIONS: dict[str, Permutation] = {
    "toy": _toy,
    "crow": _deck,
    "moa": _moa,
    "laisla": _laisla,
    "wingspan": _deck,
}
