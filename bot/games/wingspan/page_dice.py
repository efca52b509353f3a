"""The feeder: which faces show, and which dice it therefore removes."""

from __future__ import annotations

from bot.games import widgets
from bot.games.pages.place import Place
from bot.games.widgets import Panel
from bot.games.wingspan import places
from bot.games.wingspan.desk import Desk
from bot.games.wingspan.page_turn import dice_matter
from engine.wingspan.names import FACES


def dice_page(desk: Desk, place: Place) -> Panel:
    """Ask which faces show; then tell what to remove."""
    if not dice_matter(desk):
        return desk.page([desk.words("wingspan-panel-dice-none")], [(desk.back(),)])
    order = desk.view.turns[-1].food_order
    faces = tuple(face for at, face in enumerate(FACES) if str(at) in place.chosen)
    choices = [
        widgets.choice(str(at), desk.words("wingspan-face", face=face), chosen=face in faces)
        for at, face in enumerate(FACES)
    ]
    lines = [desk.words("wingspan-panel-dice", faces=desk.phrases.faces(order))]
    if faces:
        lines.append(desk.phrases.dice_removed(faces))
    rows = desk.select("wingspan-ask-faces", places.DICE, choices, most=len(FACES))
    return desk.page(lines, [*rows, (desk.back(),)])
