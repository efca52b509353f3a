"""Presses of a turn: from the channel's button to what is done, at random positions, by the ways that a panel offers.

A button is one press, a select two (open, pick), a select of several one to open, one for each thing and one to close,
a form one to open, one for each field and one to send. Payments are those that have a button: the best ones.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from statistics import mean
from typing import Any, NamedTuple

from bot.games import PRESENTERS
from bot.games.contract import AnyPresenter
from bot.games.widgets import Button, Panel, Select
from bot.hosting.playing.turn import Turn
from bot.hosting.table import Occupant, Place, Status, Table
from bot.locale.words import wording
from engine.choices import Many, walk
from engine.contract import Action, Decision, Illegal, Unreadable
from engine.match import Match
from tests.support.games import CASES, Case
from tests.support.play import steps

GAMES = 12
"""Random games of each game; at every decision of them one turn is pressed."""
LONGEST = 12
"""Pages after which a turn is given up."""
WORDS = wording("en")
_NOW = datetime(2026, 1, 1, tzinfo=UTC)


class Press(NamedTuple):
    """A control that leads on: how many presses it takes, where to, and what is picked in it."""

    presses: int
    path: str
    chosen: tuple[str, ...] = ()
    confirms: bool = False


def measure(games: int = GAMES) -> dict[str, object]:
    """Give the presses of each kind of action: how many turns were pressed, mean, fewest and most."""
    return {name: _figures(name, games) for name in PRESENTERS}


def _figures(name: str, games: int) -> dict[str, object]:
    counts: dict[str, list[int]] = defaultdict(list)
    rng = random.Random(name)
    cases = [case for case in CASES if case.game.name == name]
    for number in range(games):
        for turn in _turns(rng.choice(cases), number):
            done = press_through(PRESENTERS[name], turn, rng)
            counts["given up" if done is None else done[0]].append(0 if done is None else done[1])
    return {
        kind: {"turns": len(each), "mean": round(mean(each), 2), "fewest": min(each), "most": max(each)}
        for kind, each in sorted(counts.items())
    }


def _turns(case: Case, seed: int) -> Iterator[Turn]:
    for match in steps(case, seed):
        for decision in match.decisions():
            yield _turn(case, match, decision)


def _turn(case: Case, match: Match, decision: Decision) -> Turn:
    game, seats = case.game, match.setup.seats
    occupants = tuple(Occupant(seat, seat.title(), at) for at, seat in enumerate(seats, 1))
    table = Table(1, game.name, Place(1, 2), Status.RUNNING, 0, "en", occupants, {}, 1, _NOW, {decision.seat: 1})
    return Turn(table, game, match.position, decision)


# -- one turn -------------------------------------------------------------------------------------------------------


def press_through(presenter: AnyPresenter, turn: Turn, rng: random.Random) -> tuple[str, int] | None:
    """Press through a turn; return what was done, and in how many presses. None: it led nowhere."""
    names = {seat: seat.title() for seat in turn.game.colours}
    began = _from_post(presenter, turn, names, rng)
    presses, step = began.presses, began
    for _ in range(LONGEST):
        if step.confirms:
            return _done(presenter, turn, step, names, presses)
        panel = presenter.panel(turn, step.path, step.chosen, names, WORDS)
        ahead = list(_ahead(turn, panel, step.path))
        if not ahead:
            return None
        step = rng.choice(ahead)
        presses += step.presses
    return None


def _from_post(presenter: AnyPresenter, turn: Turn, names: dict[str, str], rng: random.Random) -> Press:
    """Press a button of the post that asks."""
    public = turn.game.view(turn._position, None)  # the bench plays the host
    prompt = presenter.prompt(turn.decision, public, names, WORDS)
    ways = {"", *(way.key for way in turn.game.ways)}
    able = [each for each in prompt.buttons if _leads(each) and each.path.partition(".")[0].partition("=")[0] in ways]
    button = rng.choice(able) if able else Button("", "")
    return Press(1, button.path, confirms=button.confirms)


def _done(
    presenter: AnyPresenter, turn: Turn, step: Press, names: dict[str, str], presses: int
) -> tuple[str, int] | None:
    try:
        action = presenter.answer(turn, step.path)
    except (Illegal, Unreadable):
        return None
    return _kind(action), presses


def _kind(action: Action) -> str:
    """Return what a turn did: the action's name, with what makes it longer."""
    data = action.to_data()
    tiles = data.get("tiles") if data["type"] == "buy_karakia" else None
    if tiles:
        return f"buy_karakia {len(tiles)}"
    source = data.get("source", data.get("from"))
    moves = data["type"] == "place" and source is not None
    return f"{data['type']} from a field" if moves else str(data["type"])


# -- what leads on --------------------------------------------------------------------------------------------------


def _ahead(turn: Turn, panel: Panel, path: str) -> Iterator[Press]:
    """Return what leads on from the page at `path`: at the review its confirmation, or one thing more.

    A page that can be confirmed as it stands, after something was chosen there, is confirmed.
    """
    buttons = [each for row in panel.rows if not isinstance(row, Select) for each in row]
    confirm = [each for each in buttons if each.confirms and not each.disabled]
    if panel.proposed is not None:
        yield from (Press(1, each.path, confirms=True) for each in confirm)
        yield from (Press(1, each) for each in _also(buttons, confirm))
        return
    if confirm and "=" in path:
        yield from (Press(1, each.path, confirms=True) for each in confirm)
        return
    here = _depth(_page_of(panel))
    leading = [
        each
        for each in buttons
        if _leads(each) and (each.confirms or _depth(each.path) > here or _is_part(each.path, path))
    ]
    yield from (Press(1, each.path, confirms=each.confirms) for each in leading)
    for row in panel.rows:
        if isinstance(row, Select) and not (leading and _asks_for_several(turn, row)):
            yield from _picked(row)


def _picked(select: Select) -> Iterator[Press]:
    """Return what may be picked in a select: each of its choices, or the first ones where several are needed."""
    if select.at_most == 1:
        yield from (Press(2, select.path, (each.value,)) for each in select.choices if not each.chosen)
        return
    count = max(1, select.at_least)
    yield Press(count + 2, select.path, tuple(each.value for each in select.choices[:count]))


def _leads(button: Button) -> bool:
    aside = button.look or button.form or getattr(button, "rule", None)
    return not (button.disabled or aside) and button.bonuses is None and not button.path.endswith((";w", ";f"))


def _is_part(path: str, here: str) -> bool:
    """Whether a button leads from a page to a part of it (a row of the map)."""
    return ";" in path and ";" not in here and path.partition(";")[0] == here


def _also(buttons: Sequence[Button], confirm: Sequence[Button]) -> list[str]:
    """Return where the rows of a review lead that add a thing to what is bought."""
    if not confirm or not confirm[0].path.startswith("buy"):
        return []
    way = confirm[0].path.split(".")
    return [
        each.path
        for each in buttons
        if not each.confirms and each.path.startswith("buy.") and len(each.path.split(".")[1]) > len(way[1])
    ]


def _page_of(panel: Panel) -> str:
    """Return where a page is: what its selects carry, else where the shallowest of its ways on comes from."""
    for row in panel.rows:
        if isinstance(row, Select):
            return row.path
    paths = [each.path for row in panel.rows if not isinstance(row, Select) for each in row if _leads(each)]
    return _before(max(paths, key=_depth)) if paths else ""


def _before(path: str) -> str:
    return path.rpartition(".")[0]


def _depth(path: str) -> int:
    """Return how many steps a place is along."""
    plain = path.partition(";")[0].partition("=")[0].replace("+", ".")
    return len([each for each in plain.split(".") if each])


def _asks_for_several(turn: Turn, select: Select) -> bool:
    """Whether a select stands below the best payments."""
    try:
        node: Any = walk(turn.tree, select.path.partition(";")[0].partition("=")[0])
    except (Illegal, Unreadable):
        return False
    return isinstance(node, Many)
