"""Turns of random games of any kind, presses on their panels, and what every panel is held to."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from bot.games import PRESENTERS
from bot.games.naming import plain_names
from bot.games.pages.place import LENGTH
from bot.games.typed.refused import sentence
from bot.games.typed_commands import Misread, Suggestion
from bot.games.widgets import Button, Panel, Select, fitting
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import wording
from engine.contract import Action, AnyGame, Decision, Illegal, Seat
from tests.support.games import CASES, Case
from tests.support.play import steps

WORDS = wording("en")
PEOPLE = ("Ann", "Ben", "Cy", "Dee", "Eve")
_PATH = re.compile(r"[A-Za-z0-9_,;.=+!-]*", re.ASCII)


def names_of(seats: Sequence[Seat]) -> dict[Seat, str]:
    """Give every seat a person's name."""
    return dict(zip(seats, PEOPLE, strict=False))


def turn_at(
    game: AnyGame, position: Any, decision: Decision | None = None, *, answered: bool = False, imagined: bool = False
) -> Turn:
    """Return a decision of a position (the first) as a turn."""
    decision = decision or game.decisions(position)[0]
    seats = getattr(position, "seating", None) or [decision.seat]
    occupants = tuple(Occupant(seat, name, at) for at, (seat, name) in enumerate(names_of(seats).items()))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    table = Table(1, game.name, Place(1, 2), Status.RUNNING, 0, "en", occupants, {}, 1, now, {decision.seat: 1})
    return Turn(table, game, position, decision, answered=answered, imagined=imagined)


def turns(case: Case, seed: int) -> Iterator[Turn]:
    """Return every decision of a random game, those that may be answered anew among them."""
    for match in steps(case, seed):
        for decision in match.decisions():
            yield turn_at(case.game, match.position, decision)
        for decision in match.revisable():
            yield turn_at(case.game, match.position, decision, answered=True)


@dataclass(frozen=True)
class Reader:
    """Somebody who presses in the panels of one decision."""

    turn: Turn

    def panel(self, path: str = "", chosen: Sequence[str] = ()) -> Panel:
        """Return a panel, having held it to its limits."""
        names = names_of([each.seat for each in self.turn.table.occupants])
        made = PRESENTERS[self.turn.game.name].panel(self.turn, path, chosen, names, WORDS)
        hold_to_limits(made)
        return made

    def answer(self, path: str) -> Action:
        """Return the action of a confirmed path, having checked that it is legal."""
        action = PRESENTERS[self.turn.game.name].answer(self.turn, path)
        self.turn.check(action)
        return action

    def press(self, made: Panel, rng: random.Random) -> tuple[Panel | None, str]:
        """Press something at random; return the next panel, or None and the path when it was Confirm."""
        control = rng.choice([each for each in controls(made) if isinstance(each, Select) or leads(each)])
        if isinstance(control, Select):
            count = rng.randint(control.at_least, control.at_most)
            chosen = [choice.value for choice in rng.sample(control.choices, max(1, count))]
            return self.panel(control.path, chosen), control.path
        if control.form is not None:
            typed = [rng.choice(["0", "3", "12", "x", ""]) for _ in control.form.fields]
            return self.panel(control.path, typed), control.path
        if control.confirms:
            return None, control.path
        return self.panel(control.path), control.path


def leads(button: Button) -> bool:
    """Whether a button leads to a panel or acts."""
    return not button.disabled and button.rule is None and button.look is None and button.bonuses is None


def hold_to_limits(made: Panel) -> None:
    """Hold a panel to what a chat message takes."""
    assert 0 < len(made.text) <= 2000
    assert 1 <= len(made.rows) <= 5
    buttons = [each for each in controls(made) if isinstance(each, Button) and leads(each)]
    places = [(each.path, each.confirms, each.prepares, each.form) for each in buttons]
    assert len(set(places)) == len(places), "two buttons would do the same"
    for row in made.rows:
        if isinstance(row, Select):
            _hold_select(row)
        else:
            assert 1 <= len(row) <= 5
            for button in row:
                hold_button(button)
    for each in controls(made):
        assert len(each.path) <= LENGTH
        assert _PATH.fullmatch(each.path)


def hold_button(button: Button) -> None:
    """Hold a button to what a chat message takes."""
    assert 0 < len(button.label) <= 80


def _hold_select(select: Select) -> None:
    assert 1 <= len(select.choices) <= 25
    values = [choice.value for choice in select.choices]
    assert len(set(values)) == len(values)
    assert 0 <= select.at_least <= select.at_most <= len(values)
    assert select.at_most >= 1
    assert 0 < len(select.placeholder) <= 150
    assert sum(choice.chosen for choice in select.choices) <= select.at_most
    for choice in select.choices:
        assert 0 < len(choice.value) <= 100
        assert 0 < len(choice.label) <= 100
        assert choice.description is None or 0 < len(choice.description) <= 100


def controls(made: Panel) -> list[Button | Select]:
    """Return every button and select of a panel."""
    found: list[Button | Select] = []
    for row in made.rows:
        found += [row] if isinstance(row, Select) else row
    return found


def is_reason(turn: Turn, command: str, given: Mapping[str, Any], offers: Sequence[Suggestion]) -> bool:
    """Say whether one thing alone is offered since the command is refused now: why, which its value leads to."""
    presenter = PRESENTERS[turn.game.name]
    try:
        presenter.command_action(turn, command, given)
    except (Illegal, Misread) as fault:
        pages = presenter.pages(turn.view, plain_names(turn.table, turn.game, WORDS), WORDS, turn.seat)
        told = sentence(fault, WORDS, pages.refusal)
        return [each.label for each in offers] in ([fitting(told)], [fitting(f"Not now: {told}")])
    return False


def paged_cases() -> tuple[Case, ...]:
    """Return the cases of the games whose panels are made from their trees."""
    paged = {name for name, each in PRESENTERS.items() if type(each).panel.__module__ == "bot.games.contract"}
    return tuple(case for case in CASES if case.game.name in paged)
