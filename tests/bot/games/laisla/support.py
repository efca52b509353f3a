"""Turns of random games of La Isla, and what every panel is held to."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.games.laisla.presenter import LaIslaPresenter
from bot.games.widgets import Panel, Select
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import wording
from engine.contract import Action, AnyGame, Decision, Seat
from engine.laisla import laisla
from engine.log import new_setup
from engine.match import Match
from tests.bot.games.support import controls, hold_to_limits, leads
from tests.support.games import Case
from tests.support.play import steps

PRESENTER = LaIslaPresenter()
GAME: AnyGame = laisla
WORDS = wording("en")
PEOPLE = ("Ann", "Ben", "Cy", "Dee")
FULL = {"deck": "full"}
LAISLA_CASES = (
    *(Case(laisla, new_setup(laisla, laisla.colours[:seats], FULL)) for seats in laisla.seat_counts),
    Case(laisla, new_setup(laisla, laisla.colours[:3], {**FULL, "wild_limit": "unlimited", "track": "short"})),
)


def names_of(seats: Sequence[Seat]) -> dict[Seat, str]:
    """Give every seat a person's name."""
    return dict(zip(seats, PEOPLE, strict=False))


def turn_at(position: Any, decision: Decision | None = None) -> Turn:
    """Give the decision of a position as a turn."""
    decision = decision or laisla.decisions(position)[0]
    occupants = tuple(Occupant(seat, name, at) for at, (seat, name) in enumerate(names_of(position.seating).items()))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    since = {decision.seat: 1}
    table = Table(1, "laisla", Place(1, 2), Status.RUNNING, 0, "en", occupants, {}, 1, now, since)
    return Turn(table, laisla, position, decision)


def text_of(action: Action) -> str:
    """Give an action in its notation."""
    return GAME.notation(action)


def positions(case: Case, seed: int) -> Iterator[Match]:
    """Give a random game after each entry."""
    return steps(case, seed)


def turns(case: Case, seed: int) -> Iterator[Turn]:
    """Give every decision of a random game."""
    for match in steps(case, seed):
        for decision in match.decisions():
            yield turn_at(match.position, decision)


def panel(turn: Turn, path: str = "", chosen: Sequence[str] = ()) -> Panel:
    """Give a panel, having held it to its limits."""
    made = PRESENTER.panel(turn, path, chosen, names_of(turn.view.seating), WORDS)
    hold_to_limits(made)
    return made


def press(turn: Turn, made: Panel, rng: random.Random) -> tuple[Panel | None, str]:
    """Press something at random; give the next panel, or None and the path when it was Confirm."""
    control = rng.choice([each for each in controls(made) if isinstance(each, Select) or leads(each)])
    if isinstance(control, Select):
        return panel(turn, control.path, [rng.choice(control.choices).value]), control.path
    if control.confirms:
        return None, control.path
    return panel(turn, control.path), control.path
