"""A small picture of a proposed action: what is paid against what is needed, and the place before and after."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from PIL import Image

from engine.moa.actions import BuyKarakia, MoaAction
from engine.moa.view import MoaView, TerritoryView
from render.contract import Names
from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.sprites import dropped, marked_token
from render.kit.theme import INK, INK_SOFT
from render.kit.type import Face
from render.moa import marks
from render.moa.backdrop import backdrop
from render.moa.cards import card, icons_of
from render.moa.changes import NOTHING, change_of
from render.moa.foresee import cost, foreseen
from render.moa.hexes import TILT, UNIT_WIDTH, Spot
from render.moa.naming import seat_name
from render.moa.terrain import tile
from render.moa.territory import draw_territory
from render.words import Words

PICTURE = (1200, 600)
_HEAD: Box = (14, 14, 1186, 92)
_PAID: Box = (14, 104, 1186, 346)
_CARD = (140, 200)
_HEX_Y, _HEX_WIDTH = 476, 300
_SUM_WIDTH = 300


def draw_preview(view: MoaView, words: Words, action: MoaAction, names: Names | None) -> bytes:
    """Give the preview as PNG; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator proposes nothing")
    canvas = Canvas(backdrop(PICTURE, _HEAD, _PAID))
    middle = (_HEAD[1] + _HEAD[3]) / 2
    canvas.centre(marked_token(view.viewer, 60, words("moa-picture-letter", seat=view.viewer)), _HEAD[0] + 48, middle)
    title = words("moa-picture-action", action=action.type, name=seat_name(view.viewer, words, names))
    canvas.write_in((_HEAD[0] + 92, _HEAD[1], _HEAD[2] - 20, _HEAD[3]), title, Style(44, Face.BOLD, INK, 28))
    _payment(canvas, view, words, action)
    _outcome(canvas, view, action)
    return canvas.png()


def _payment(canvas: Canvas, view: MoaView, words: Words, action: MoaAction) -> None:
    price = cost(view, action)
    sprites = _laid_down(view, words, price.cards, price.leader_tiles, price.karakia)
    right = _PAID[2] - (_SUM_WIDTH if price.needed else 0)
    if sprites:
        room = right - _PAID[0] - 40
        step = min(160.0, (room - 140) / max(1, len(sprites) - 1))
        for place, sprite in enumerate(sprites):
            left = _PAID[0] + 22 + place * step
            canvas.place(sprite, left, (_PAID[1] + _PAID[3] - sprite.height) / 2)
    else:
        box = (_PAID[0] + 24, _PAID[1], right - 20, _PAID[3])
        canvas.write_in(box, words("moa-picture-no-payment"), Style(40, Face.REGULAR, INK_SOFT), "middle")
    paid = dict(price.paid)
    for place, (kind, need) in enumerate(price.needed):
        y = (_PAID[1] + _PAID[3]) / 2 + (place - (len(price.needed) - 1) / 2) * 104
        enough = paid[kind] >= need
        canvas.centre(icon(marks.icon_name(kind), 70), right + 44, y)
        text = words("moa-picture-paid", paid=paid[kind], needed=need)
        box = (right + 88, round(y) - 40, _PAID[2] - 16, round(y) + 40)
        canvas.write_in(box, text, Style(60, Face.BLACK, "#1f6b40" if enough else "#b5321f", 30))


def _laid_down(
    view: MoaView, words: Words, cards: tuple[str, ...], leader_tiles: tuple[str, ...], karakia: tuple[str, ...]
) -> list[Image.Image]:
    found = []
    for species in sorted(cards):
        name = words("moa-bird", bird=species)
        found.append(dropped(card(species, icons_of(species, view.components), name, _CARD), 4))
    for each, count in sorted(Counter(leader_tiles).items()):
        found += [marks.leader_tile(each, 96)] * count
    for kind in karakia:
        found.append(marks.karakia_tile(kind, 96, red=_red(view, kind)))
    return found


def _red(view: MoaView, kind: str) -> bool:
    return any(tile.red for name, tile in view.components.karakia_tiles.items() if name == kind)


def _outcome(canvas: Canvas, view: MoaView, action: MoaAction) -> None:
    if isinstance(action, BuyKarakia):
        for place, kind in enumerate(action.tiles):
            x = PICTURE[0] / 2 + (place - (len(action.tiles) - 1) / 2) * 190
            canvas.centre(marks.karakia_tile(kind, 150, red=_red(view, kind)), x, _HEX_Y)
        return
    after = foreseen(view, action)
    if not after:
        return
    count = len(after)
    width = _HEX_WIDTH if count == 1 else 224
    for place, changed in enumerate(after):
        middle = PICTURE[0] / 2 + (place - (count - 1) / 2) * PICTURE[0] / count
        now = view.territory(changed.number)
        canvas.centre(icon("arrow_right", 48, "#ffd23f"), middle, _HEX_Y)
        _hexagon(canvas, view, now, None, middle - width / 2 - 34, width)
        _hexagon(canvas, view, changed, now, middle + width / 2 + 34, width)


def _hexagon(  # noqa: PLR0917
    canvas: Canvas, view: MoaView, territory: TerritoryView, before: TerritoryView | None, x: float, width: int
) -> None:
    height = round(width * 2 / 3**0.5 * TILT)
    spot = Spot(x, _HEX_Y, width, height, width / UNIT_WIDTH)
    canvas.place(tile(territory.terrain, width, height, territory.number), x - width / 2, _HEX_Y - height / 2)
    change = replace(change_of(territory, before), attacked=False) if before else NOTHING
    draw_territory(canvas, spot, territory, change, view.components)
