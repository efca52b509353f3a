"""Playing on: automa players answer until the game is over."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from engine.automa.player import Player
from engine.contract import Seat
from engine.log import Entry
from engine.match import Match
from engine.question import Question


def play_on(match: Match, players: Mapping[Seat, Player], rng: random.Random) -> Iterator[Entry]:
    """Let `players` answer what their seats are asked; return each entry, until only others are asked or the end.

    Where several seats are asked at once the first one answers first. `rng` makes both the choices and the chance.
    """
    while asked := next((decision for decision in match.decisions() if decision.seat in players), None):
        action = players[asked.seat].choose(Question(match.game, match.position, asked), rng)
        yield match.act(asked.seat, action, rng)
