"""The page about the bird tray: one press tells what matches the Automa's bonus card."""

from __future__ import annotations

from bot.games.contract import Panel
from bot.games.pages.place import Place
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk, in_rows
from bot.games.wingspan.page_turn import ways
from engine.choices import join, steps_of
from engine.contract import Unreadable
from engine.wingspan.choices.answers import kept_of_a_tray


def tray_page(desk: Desk, place: Place) -> Panel:
    """Ask which birds of the tray match, or did in a turn before."""
    path = join(place.path, place.chosen[0]) if place.chosen else place.path
    _, turn_key = steps_of(path)
    round_number, turn = map(int, turn_key.split("-"))
    wanted, taken = desk.view.bonus, desk.view.turn_taken(round_number, turn)
    if wanted is None or taken.action != "play_bird":
        raise Unreadable(f"no tray: {turn_key!r}")
    facts = {"card": desk.phrases.bonus(wanted.card), "look": desk.phrases.look(wanted)}
    lines = [desk.words("wingspan-panel-tray", round=round_number, turn=turn, **facts)]
    if taken.points is not None:
        lines.append(desk.words("wingspan-panel-tray-so-far", answer=desk.phrases.tray_answer(taken.points)))
    buttons = [
        desk.does(desk.phrases.kept(points), places.tray(round_number, turn, points))
        for points in kept_of_a_tray(wanted)
    ]
    asked = desk.asks("tray", round_number, turn)
    last = ways(desk) if asked else (desk.back(places.CORRECT),)
    return desk.page(lines, [*in_rows(buttons), last])
