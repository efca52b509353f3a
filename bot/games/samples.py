"""A game that nobody plays: what pictures show where there is no table."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.automa import PLAYERS
from engine.contract import AnyGame
from engine.games import GAMES
from engine.log import new_setup
from engine.match import Match
from engine.question import question_of

_ACTIONS = 24
"""How many actions have been played in it."""
_MOST = 2000
_SEED = 4


def sample(game: AnyGame, components: Mapping[str, Any] | None = None) -> Match:
    """Return a game after some actions; always the same one. `components`: the plain data, where not those shipped."""
    if game.name not in GAMES:
        return _played(game, components)
    return _kept(game.name, json.dumps(components))


@lru_cache(maxsize=8)
def _kept(game: str, components: str) -> Match:
    return _played(GAMES[game], json.loads(components))


def ended(game: AnyGame) -> Match:
    """Return a game that was played at random to its end: seconds, for who draws."""
    return _played(game, None, _MOST)


def _played(game: AnyGame, components: Mapping[str, Any] | None, actions: int = _ACTIONS) -> Match:
    seats = game.colours[: max(game.seat_counts)]
    rng = random.Random(_SEED)  # noqa: S311  (no game is played with it)
    match = Match.start(game, new_setup(game, seats, components=components), rng)
    for _ in range(actions):
        asked = next(iter(match.decisions()), None)
        if asked is None:
            break
        match.act(asked.seat, PLAYERS["random"].choose(question_of(game, match.position, asked.seat), rng), rng)
    return match
