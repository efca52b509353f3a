"""Previews of powers that touch the Automa: what it gains and pays, and the tokens that it gets or gives back."""

from __future__ import annotations

from engine.preview import Preview
from engine.wingspan.actions import TakeBack
from engine.wingspan.events import Reacted, TakenBack
from engine.wingspan.names import Resource
from engine.wingspan.views.view import WingspanView
from render.kit.canvas import Canvas, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import medal
from render.kit.theme import INK
from render.kit.type import Face
from render.wingspan import sprites
from render.wingspan.naming import bird_name, change
from render.wingspan.outcome import foreseen_event
from render.wingspan.preview_frame import LEFT, MIDDLE, RIGHT, label, large, row, then
from render.wingspan.text import write_whole
from render.words import Words

RESOURCES: dict[Resource, str] = {
    "food": "any_food",
    "die": "gain_die",
    "nectar": "nectar",
    "card": "draw_card",
    "egg": "lay_egg",
    "bonus_card": "bonus_card",
    "cache": "cache",
    "tuck": "tuck",
}
"""The sign of each resource."""


def draw_react(canvas: Canvas, view: WingspanView, foreseen: Preview, words: Words) -> None:
    """Show what the Automa would gain and pay, and the tokens that it gets."""
    reacted = foreseen_event(foreseen, Reacted)
    if reacted is None:
        return
    top = LEFT[1]
    for key, amounts in (("gains", reacted.gains), ("pays", reacted.pays)):
        if not amounts:
            continue
        label(canvas, (LEFT[0], top, LEFT[2], LEFT[3]), key, words)
        for place, (resource, count) in enumerate(amounts.items()):
            text = words("wingspan-resources", resource=resource, count=count)
            row(canvas, LEFT, top + 98 + place * 74, icon(RESOURCES[resource], 62), text)
        top += 68 + len(amounts) * 74
    outcome = words("wingspan-picture-outcome", outcome=reacted.outcome, tokens=reacted.tokens)
    large(canvas, icon("cache" if reacted.tokens else "automa", 220), outcome)
    if reacted.tokens:
        canvas.centre(medal(change(reacted.tokens, words), 120), MIDDLE[2] - 120, MIDDLE[1] + 100)
    if reacted.marks:
        canvas.centre(sprites.doubt(54), MIDDLE[0] + 50, MIDDLE[1] + 50)
    label(canvas, RIGHT, "her-tokens", words)
    now = view.hers.tokens
    then(canvas, RIGHT, RIGHT[1] + 130, icon("cache", 92), (now, now + reacted.tokens))
    if reacted.hers is not None:
        text = words(
            "wingspan-picture-compared", hers=reacted.hers, yours=-1 if reacted.count is None else reacted.count
        )
        box = (RIGHT[0] + 16, RIGHT[1] + 220, RIGHT[2] - 16, RIGHT[3] - 20)
        write_whole(canvas, box, text, Style(38, Face.REGULAR, INK, 24), 1.15, "middle")


def draw_take_back(canvas: Canvas, view: WingspanView, action: TakeBack, foreseen: Preview, words: Words) -> None:
    """Show the power that was none, and the tokens that the Automa gives back."""
    known = next((each for each in view.reactions if each.number == action.reaction), None)
    taken = foreseen_event(foreseen, TakenBack)
    name = bird_name(view, known.bird, words) if known and known.bird else words("wingspan-picture-power")
    large(canvas, faded(icon("cache", 220), 0.6), name)
    label(canvas, RIGHT, "her-tokens", words)
    then(
        canvas,
        RIGHT,
        RIGHT[1] + 130,
        icon("cache", 92),
        (view.hers.tokens, view.hers.tokens - (taken.tokens if taken else 0)),
    )
