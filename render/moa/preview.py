"""A small picture of a proposed action: what is paid against what is needed, and the place before and after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from engine.contract import Event
from engine.moa.actions import BuyKarakia, MoaAction
from engine.moa.views.view import MoaView, TerritoryView
from engine.preview import Preview
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.sprites import dropped, marked_token
from render.kit.theme import INK, INK_SOFT, PAPER, PAPER_EDGE
from render.kit.type import Face
from render.moa import sprites
from render.moa.backdrop import backdrop, sheet
from render.moa.cards import card, icons_of
from render.moa.changes import NOTHING, change_of
from render.moa.hexes import TILT, UNIT_WIDTH, Spot
from render.moa.naming import seat_name
from render.moa.outcome import defender_after, places_after
from render.moa.price import Cost, cards_moved, cost
from render.moa.terrain import tile
from render.moa.territory import draw_territory
from render.words import Words

WIDTH = 1200
_HEAD: Box = (14, 14, 1186, 92)
_TOP = 104
_PAID_TILES, _PAID, _PAID_ALONE = 150, 242, 340
"""How high what is paid is: tiles only, cards above an outcome, cards alone."""
_BOTTOM = 606
"""How far an outcome reaches down."""
_SUM_WIDTH = 300
_NOTE = Style(44, Face.SEMIBOLD, INK, 30)


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where things lie: a part without anything to show takes no room."""

    paid: Box | None
    outcome: Box | None

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, (self.outcome or self.paid or _HEAD)[3] + 14


def _plan(price: Cost, changes: bool) -> _Plan:
    if not (price.cards or price.leader_tiles or price.karakia or price.needed):
        return _Plan(None, (_HEAD[0], _TOP, _HEAD[2], _BOTTOM) if changes else None)
    height = _PAID if changes else _PAID_ALONE
    if not price.cards and len(price.needed) < 2:
        height = _PAID_TILES
    bottom = _TOP + height
    paid = (_HEAD[0], _TOP, _HEAD[2], bottom)
    return _Plan(paid, (_HEAD[0], bottom, _HEAD[2], _BOTTOM) if changes else None)


def draw_preview(view: MoaView, words: Words, action: MoaAction, foreseen: Preview, names: Names | None) -> bytes:
    """Return the preview as PNG; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator proposes nothing")
    price = cost(view, action, foreseen.events)
    plan = _plan(price, isinstance(action, BuyKarakia) or bool(places_after(view, foreseen.events)))
    canvas = Canvas(backdrop((WIDTH, _BOTTOM + 14), _HEAD), plan.size)
    if plan.paid:
        sheet(canvas, plan.paid)
    middle = (_HEAD[1] + _HEAD[3]) / 2
    canvas.centre(marked_token(view.viewer, 60, words("moa-picture-letter", seat=view.viewer)), _HEAD[0] + 48, middle)
    title = words("moa-picture-action", action=action.type, name=seat_name(view.viewer, words, names))
    canvas.write_in((_HEAD[0] + 92, _HEAD[1], _HEAD[2] - 20, _HEAD[3]), title, Style(50, Face.BOLD, INK, 30))
    if plan.paid:
        _payment(canvas, view, words, price, plan.paid)
        _cards(canvas, words, action, plan.paid)
    if plan.outcome:
        _outcome(canvas, view, words, action, foreseen.events, plan.outcome)
    return canvas.png()


def _payment(canvas: Canvas, view: MoaView, words: Words, price: Cost, box: Box) -> None:
    height = box[3] - box[1] - 42
    drawn = _laid_down(view, words, price, height)
    right = box[2] - (_SUM_WIDTH if price.needed else 0)
    if drawn:
        widest = max(sprite.width for sprite in drawn)
        step = min(widest + 20.0, (right - box[0] - 40 - widest) / max(1, len(drawn) - 1))
        for place, sprite in enumerate(drawn):
            canvas.place(sprite, box[0] + 22 + place * step, (box[1] + box[3] - sprite.height) / 2)
    else:
        room = (box[0] + 24, box[1], right - 20, box[3])
        canvas.write_in(room, words("moa-picture-no-payment"), Style(44, Face.REGULAR, INK_SOFT), "middle")
    paid = dict(price.paid)
    for place, (kind, need) in enumerate(price.needed):
        y = (box[1] + box[3]) / 2 + (place - (len(price.needed) - 1) / 2) * 104
        enough = paid[kind] >= need
        canvas.centre(icon(sprites.icon_name(kind), 70), right + 44, y)
        text = words("moa-picture-paid", paid=paid[kind], needed=need)
        room = (right + 88, round(y) - 40, box[2] - 16, round(y) + 40)
        canvas.write_in(room, text, Style(60, Face.BLACK, "#1f6b40" if enough else "#b5321f", 30))


def _cards(canvas: Canvas, words: Words, action: MoaAction, box: Box) -> None:
    """Show how many cards are drawn, and how many are discarded for that."""
    drawn, discarded = cards_moved(action)
    if not drawn:
        return
    texts = [words("moa-picture-raised", count=drawn)]
    texts += [words("moa-picture-lowered", count=discarded)] if discarded else []
    y = (box[1] + box[3]) / 2
    for place, text in enumerate(texts):
        x = 240 + place * 360
        canvas.centre(icon("arrow_right", 64, "#c58a1b"), x, y)
        canvas.centre(icon("hand_cards", 104), x + 110, y)
        canvas.write(x + 176, y, text, Style(80, Face.BLACK, INK))


def _laid_down(view: MoaView, words: Words, price: Cost, height: int) -> list[Image.Image]:
    """Return what is laid down as sprites, cards of that height and tiles of about half of it."""
    small = max(height // 2, 100)
    found = []
    for species in sorted(price.cards):
        name = words("moa-bird", bird=species)
        size = (round(height * 0.7), height)
        found.append(dropped(card(species, icons_of(species, view.components), name, size), 4))
    for each, count in sorted(Counter(price.leader_tiles).items()):
        found += [sprites.leader_tile(each, small)] * count
    return found + [sprites.karakia_tile(kind, small, red=_red(view, kind)) for kind in price.karakia]


def _red(view: MoaView, kind: str) -> bool:
    return any(tile.red for name, tile in view.components.karakia_tiles.items() if name == kind)


def _outcome(  # noqa: PLR0917
    canvas: Canvas, view: MoaView, words: Words, action: MoaAction, events: Sequence[Event], box: Box
) -> None:
    y = (box[1] + box[3]) / 2
    if isinstance(action, BuyKarakia):
        for place, kind in enumerate(action.tiles):
            x = WIDTH / 2 + (place - (len(action.tiles) - 1) / 2) * 210
            canvas.centre(sprites.karakia_tile(kind, 170, red=_red(view, kind)), x, y)
        return
    if defender_after(events) is not None:
        note = (box[0] + 230, box[1] + 4, box[2] - 230, box[1] + 74)
        canvas.plate(note, PAPER, radius=14, edge=PAPER_EDGE, shadow=3)
        canvas.write_in(note, words("moa-picture-unless"), _NOTE, "middle")
        y += 42
    after = places_after(view, events)
    width = 224 if len(after) > 1 else min(470, round((box[3] - box[1]) * 1.16))
    gap = 34 if len(after) > 1 else 46
    for place, changed in enumerate(after):
        middle = WIDTH / 2 + (place - (len(after) - 1) / 2) * WIDTH / len(after)
        now = view.territory(changed.number)
        canvas.centre(icon("arrow_right", gap + 14, "#ffd23f"), middle, y)
        _hexagon(canvas, view, now, None, (middle - width / 2 - gap, y), width)
        _hexagon(canvas, view, changed, now, (middle + width / 2 + gap, y), width)


def _hexagon(  # noqa: PLR0917
    canvas: Canvas,
    view: MoaView,
    territory: TerritoryView,
    before: TerritoryView | None,
    at: tuple[float, float],
    width: int,
) -> None:
    height = round(width * 2 / 3**0.5 * TILT)
    canvas.place(tile(territory.terrain, width, height, territory.number), at[0] - width / 2, at[1] - height / 2)
    change = replace(change_of(territory, before), attacked=False) if before else NOTHING
    draw_territory(canvas, Spot(*at, width, height, width / UNIT_WIDTH), territory, change, view.components)
