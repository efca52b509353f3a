"""Turns of random games of Moa, and what every panel is held to."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.games.contract import DRAFT_LENGTH, Button, Panel, Select
from bot.games.moa.presenter import MoaPresenter
from bot.hosting.table import Occupant, Place, Status, Table
from bot.hosting.turn import Turn
from bot.locale.words import wording
from engine.contract import Action, AnyGame, Decision, Seat
from engine.moa import moa
from tests.support.games import CASES, Case
from tests.support.play import steps

PRESENTER = MoaPresenter()
GAME: AnyGame = moa
WORDS = wording("en")
PEOPLE = ("Ann", "Ben", "Cy", "Dee", "Eve")
MOA_CASES = tuple(
    case for case in CASES if case.game.name == "moa" and case.setup.options["neutral_scores"] == "hidden"
)
"""Every number of seats and every way to pay; whether a score is shown makes no difference to what is asked."""
_DRAFT = re.compile(r"[A-Za-z0-9_,;.=+-]*")


def names_of(seats: Sequence[Seat]) -> dict[Seat, str]:
    """Give every seat a person's name."""
    return dict(zip(seats, PEOPLE, strict=False))


def turn_at(position: Any, decision: Decision | None = None) -> Turn:
    """Give the decision of a position as a turn."""
    decision = decision or moa.decisions(position)[0]
    occupants = tuple(Occupant(seat, name, at) for at, (seat, name) in enumerate(names_of(position.seating).items()))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    since = {decision.seat: 1}
    table = Table(1, "moa", Place(1, 2), Status.RUNNING, 0, "en", occupants, {}, 1, now, since)
    return Turn(table, moa, position, decision)


def text_of(action: Action) -> str:
    """Give an action in its notation."""
    return GAME.notation(action)


def turns(case: Case, seed: int) -> Iterator[Turn]:
    """Give every decision of a random game."""
    for match in steps(case, seed):
        if match.decisions():
            yield turn_at(match.position)


def panel(turn: Turn, draft: str = "", chosen: Sequence[str] = ()) -> Panel:
    """Give a panel, having held it to its limits."""
    made = PRESENTER.panel(turn, draft, chosen, names_of(turn.view.seating), WORDS)
    hold_to_limits(made)
    return made


def hold_to_limits(made: Panel) -> None:
    """Hold a panel to what a chat message takes."""
    assert 0 < len(made.text) <= 2000
    assert 1 <= len(made.rows) <= 5
    places = [(each.draft, getattr(each, "confirms", None)) for each in controls(made)]
    assert len(set(places)) == len(places), "two controls would have the same custom id"
    for row in made.rows:
        if isinstance(row, Select):
            _hold_select(row)
        else:
            assert 1 <= len(row) <= 5
            for button in row:
                hold_button(button)
    for draft, _ in places:
        assert len(draft) <= DRAFT_LENGTH
        assert _DRAFT.fullmatch(draft)


def hold_button(button: Button) -> None:
    """Hold a button to what a chat message takes."""
    assert 0 < len(button.label) <= 38


def _hold_select(select: Select) -> None:
    assert 1 <= len(select.choices) <= 25
    values = [choice.value for choice in select.choices]
    assert len(set(values)) == len(values)
    assert 0 <= select.at_least <= select.at_most <= len(values)
    assert select.at_most >= 1
    assert len(select.placeholder) <= 150
    assert sum(choice.chosen for choice in select.choices) <= select.at_most
    for choice in select.choices:
        assert 0 < len(choice.value) <= 100
        assert 0 < len(choice.label) <= 100
        assert choice.description is None or 0 < len(choice.description) <= 100


def controls(made: Panel) -> list[Button | Select]:
    """Give every button and select of a panel."""
    found: list[Button | Select] = []
    for row in made.rows:
        found += [row] if isinstance(row, Select) else row
    return found


def press(turn: Turn, made: Panel, rng: random.Random) -> tuple[Panel | None, str]:
    """Press something at random; give the next panel, or None and the draft when it was Confirm."""
    control = rng.choice([each for each in controls(made) if isinstance(each, Select) or not each.disabled])
    if isinstance(control, Select):
        count = rng.randint(control.at_least, control.at_most)
        chosen = [choice.value for choice in rng.sample(control.choices, max(1, count))]
        return panel(turn, control.draft, chosen), control.draft
    if control.confirms:
        return None, control.draft
    return panel(turn, control.draft), control.draft
