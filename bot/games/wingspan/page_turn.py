"""The page while the person plays at the table: the Automa's turn in one press, and the way to everything else."""

from __future__ import annotations

from bot.games.widgets import Button, Panel, Style
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.state import state_lines


def turn_page(desk: Desk) -> Panel:
    """Show how things stand and let the Automa take its turn."""
    view = desk.view
    facts = {"round": view.round, "turn": view.turn + 1, "turns": view.turns_in_round}
    lines = [desk.words("wingspan-panel-turn", **facts), *state_lines(desk.phrases)]
    if desk.duet:
        lines.append(desk.words("wingspan-prompt-turn-token"))
    turn = desk.does(desk.words("wingspan-button-turn"), places.TURN, Style.PRIMARY)
    return desk.page(lines, [(turn,), ways(desk)])


def ways(desk: Desk) -> tuple[Button, ...]:
    """Return the buttons to what can be done beside answering what is asked."""
    found = [desk.button("wingspan-button-react", places.REACT)]
    if desk.duet:
        found.insert(0, desk.button("wingspan-button-token", places.TOKEN))
    if dice_matter(desk):
        found.append(desk.button("wingspan-button-dice", places.DICE))
    return (*found, desk.button("wingspan-button-correct", places.CORRECT))


def dice_matter(desk: Desk) -> bool:
    """Return whether its latest turn removes dice."""
    return bool(desk.view.current and desk.view.turns and desk.view.turns[-1].food_order)
