"""The strip below the island: one panel a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PIL import Image, ImageDraw

from engine.contract import Seat
from engine.moa.views.view import MoaView, SeatView
from render.contract import Names
from render.kit.cache import kept
from render.kit.canvas import Box, Canvas, Style
from render.kit.icons import icon
from render.kit.sprites import crowned_token, marked_token, token
from render.kit.theme import GOLD, INK, INK_SOFT, PAPER, PAPER_SHADE, seat_style
from render.kit.type import Face, font, width
from render.moa import sprites
from render.moa.naming import seat_name
from render.words import Words

TOP, BOTTOM = 966, 1184
_LEFT, _RIGHT, _GAP, _WIDEST = 16, 1584, 12, 514
_HEADER = 66
_AROUND = 6
"""How far a panel's shadow may reach into the gap beside it."""
_CHIPS = ((42, 2), (38, 2), (34, 2), (28, 3))
"""Sizes of tiles in a panel and how many rows of them there are."""
_CHIP_GAP = 4
_COUNTED = ("birds", "leaders", "cards")
_FAMILIES = {"leader": "leader_tiles", "karakia": "karakia", "trophy": "trophies", "sale": "sold_cards"}
"""What of a seat makes the tiles of each family."""


def panel_boxes(count: int) -> list[Box]:
    """Return where the panels of so many seats lie."""
    wide = min(_WIDEST, (_RIGHT - _LEFT - _GAP * (count - 1)) // count)
    start = (_LEFT + _RIGHT - wide * count - _GAP * (count - 1)) // 2
    return [(start + n * (wide + _GAP), TOP, start + n * (wide + _GAP) + wide, BOTTOM) for n in range(count)]


def draw_panels(
    canvas: Canvas, view: MoaView, words: Words, names: Names | None, before: MoaView | None = None
) -> None:
    """Draw every seat's panel: its sheet and band, and in these what it has, which mostly stays as it was.

    What a seat has otherwise than `before` is framed.
    """
    order = tuple(view.components.karakia_tiles)
    for box, seat in zip(panel_boxes(len(view.seats)), view.seats, strict=True):
        head = _Head(
            seat=seat.seat,
            score=seat.score,
            name=seat_name(seat.seat, words, names, view.neutral),
            mark=_mark(view, seat, words),
            acting=view.asked is not None and view.asked.seat == seat.seat,
            first=seat.seat == view.first_player,
        )
        around = (box[0] - _AROUND, TOP - 42, box[2] + _AROUND, BOTTOM + 14)
        canvas.kept(around, (head, words), partial(_draw_head, canvas, head, box, words))
        inside = (box[0] + 10, box[1] + _HEADER + 2, box[2] - 10, box[3] - 8)
        things = replace(seat, score=None, hand=None, pieces_on_board=0)
        changed = frozenset() if before is None else changed_things(seat, before.seat(seat.seat))
        canvas.kept(inside, (things, order, changed), partial(_draw_body, canvas, things, order, inside, changed))


def changed_things(now: SeatView, was: SeatView) -> frozenset[str]:
    """Return what a seat has otherwise than before: pieces and cards by name, tiles that it has got by family and kind.

    Tiles that are merely ready now are as they were.
    """
    counts = {name for name in _COUNTED if getattr(now, name) != getattr(was, name)}
    got = {
        f"{family} {kind}"
        for family, of in _FAMILIES.items()
        for kind in Counter(getattr(now, of)) - Counter(getattr(was, of))
    }
    return frozenset(counts | got)


@dataclass(frozen=True, slots=True)
class _Head:
    """What a panel's sheet and band show. `mark`: what is said above it, if anything."""

    seat: Seat
    score: int | None
    name: str
    mark: str
    acting: bool
    first: bool


def _mark(view: MoaView, seat: SeatView, words: Words) -> str:
    if view.result is not None:
        return words("moa-picture-won") if seat.seat in view.result.winners else ""
    return words("moa-picture-to-act") if view.asked is not None and view.asked.seat == seat.seat else ""


def _draw_head(canvas: Canvas, head: _Head, box: Box, words: Words) -> None:
    if head.mark:
        room = round(min(width(head.mark, Face.BLACK, 34) + 40, box[2] - box[0] - 90))
        canvas.plate((box[0] + 16, TOP - 40, box[0] + 16 + room, TOP + 14), GOLD, radius=12, edge="#7a5a08", shadow=3)
        inner = (box[0] + 30, TOP - 38, box[0] + room + 2, TOP)
        canvas.write_in(inner, head.mark, Style(34, Face.BLACK, "#3a2a08", 24), "middle")
    if head.first:
        canvas.plate((box[2] - 74, TOP - 40, box[2] - 16, TOP + 14), PAPER, radius=12, edge="#7a5a08", shadow=3)
        canvas.centre(icon("first_player", 36), box[2] - 44, TOP - 18)
    canvas.plate(
        box, PAPER, radius=16, edge=GOLD if head.acting else "#3d3428", edge_width=6 if head.acting else 2, shadow=3
    )
    _header(canvas, head, box, words)


def _draw_body(canvas: Canvas, seat: SeatView, order: Sequence[str], box: Box, changed: frozenset[str]) -> None:
    """Draw what a seat has; `order`: of the karakia tiles; `changed`: as `changed_things`."""
    canvas.fill(box, PAPER)  # the sheet may have been kept, and is not under it then
    _supply(canvas, seat, box, changed)
    _belongings(canvas, seat, order, box, changed)


def _frame(canvas: Canvas, box: tuple[float, float, float, float]) -> None:
    """Frame what has changed."""
    left, top, right, bottom = map(round, box)
    canvas.plate((left, top, right, bottom), PAPER, radius=8, edge=GOLD, edge_width=4, shadow=0)


def _header(canvas: Canvas, head: _Head, box: Box, words: Words) -> None:
    inset = 7
    band = (box[0] + inset, box[1] + inset, box[2] - inset, box[1] + _HEADER)
    style = seat_style(head.seat)
    canvas.plate(band, style.colour, radius=10, edge="#2b2622", edge_width=2, shadow=0)
    letter = words("moa-picture-letter", seat=head.seat)
    canvas.centre(marked_token(head.seat, 54, letter), band[0] + 32, (band[1] + band[3]) / 2)
    score = words("moa-picture-no-score") if head.score is None else str(head.score)
    room = round(max(66, width(score, Face.BLACK, 50) + 22))
    plate = (band[2] - room - 5, band[1] + 5, band[2] - 5, band[3] - 5)
    canvas.plate(plate, "#fffaf0", radius=8, edge="#2b2622", edge_width=2, shadow=0)
    canvas.write_in(plate, score, Style(50, Face.BLACK, INK, 30), "middle")
    canvas.write_in((band[0] + 64, band[1], plate[0] - 8, band[3]), head.name, Style(40, Face.BOLD, style.ink, 28))


def _supply(canvas: Canvas, seat: SeatView, box: Box, changed: frozenset[str]) -> None:
    """Show birds and leaders not on the board, and cards in hand."""
    y = box[1] + 29
    shown: list[tuple[Image.Image, int]] = [
        (token(seat.seat, 46), seat.birds),
        (crowned_token(seat.seat, 46), seat.leaders),
    ]
    if not seat.neutral:
        shown.append((icon("hand_cards", 40), seat.cards))
    step = (box[2] - box[0]) / 3
    for place, (sprite, count) in enumerate(shown):
        x = box[0] + 2 + place * step
        if _COUNTED[place] in changed:
            _frame(canvas, (x - 3, y - 26, min(x + step - 4, box[2]), y + 22))
        canvas.centre(sprite, x + 21, y)
        canvas.write(x + 45, y, str(count), Style(42, Face.BOLD))


# -- tiles, trophies and sold cards ---------------------------------------------------------------------------------


def _belongings(canvas: Canvas, seat: SeatView, order: Sequence[str], box: Box, changed: frozenset[str]) -> None:
    """Lay out leader tiles, karakia tiles, trophies and sold cards: two rows, or three of smaller ones."""
    chips = [*_tiles(seat, order), *_trophies(seat)]
    top = box[1] + 56
    canvas.fill((box[0] + 4, top - 3, box[2] - 4, top - 1), "#dccba4")
    left, right = box[0] + 2, box[2] - 2
    for size, count in _CHIPS:
        drawn = [_chip_sprite(chip, size) for chip in chips]
        rows, hidden = _flowed(drawn, right - left, count)
        if not hidden:
            break
    taken = sum(sprite.width + _CHIP_GAP for sprite in rows[0])
    if len(rows) == 1 and taken < right - left - 110:
        canvas.centre(_watermark(seat.seat, 92), box[2] - 52, box[3] - 46)
    step = (box[3] - top) / count
    these = iter(chips)
    for number, row in enumerate(rows):
        x: float = left
        for sprite in row:
            y = top + (number + 0.5) * step + 1 - sprite.height / 2
            if " ".join(next(these)[:2]) in changed:
                _frame(canvas, (x - 3, y - 3, x + sprite.width + 3, y + sprite.height + 3))
            canvas.place(sprite, x, y)
            x += sprite.width + _CHIP_GAP
    if hidden:
        more = sum(chip[2] for chip in chips[-hidden:])
        canvas.write(right, top + (count - 0.5) * step, f"+{more}", Style(28, Face.BOLD, INK_SOFT), "right")


@kept
def _watermark(seat: str, size: int) -> Image.Image:
    """Return a seat's shape as a pale print, for a panel with room to spare."""
    sprite = Image.new("RGBA", (size, size), PAPER_SHADE)
    sprite.putalpha(token(seat, size).getchannel("A"))
    return sprite


def _flowed(drawn: Sequence[Image.Image], room: int, rows: int) -> tuple[list[list[Image.Image]], int]:
    """Break sprites into rows; give the rows and how many sprites found no place (room for a count is kept then)."""
    lines: list[list[Image.Image]] = [[]]
    taken = 0
    for number, sprite in enumerate(drawn):
        last_line = len(lines) == rows
        keep = 62 if last_line and number < len(drawn) - 1 else 0
        if taken + sprite.width + keep > room and not (keep and _rest_fits(drawn[number:], room - taken)):
            if last_line:
                return lines, len(drawn) - number
            lines.append([])
            taken = 0
        lines[-1].append(sprite)
        taken += sprite.width + _CHIP_GAP
    return lines, 0


def _rest_fits(drawn: Sequence[Image.Image], room: int) -> bool:
    return sum(sprite.width + _CHIP_GAP for sprite in drawn) - _CHIP_GAP <= room


Chip = tuple[str, str, int, bool]
"""Family, kind, how many of it, whether it rests."""


def _tiles(seat: SeatView, order: Sequence[str]) -> list[Chip]:
    fresh = Counter(seat.karakia_fresh)
    ready = Counter(seat.karakia) - fresh
    chips: list[Chip] = [("leader", tile, count, False) for tile, count in sorted(Counter(seat.leader_tiles).items())]
    chips += [
        ("karakia", kind, count, False)
        for kind, count in sorted(ready.items(), key=lambda item: _place(order, item[0]))
    ]
    chips += [
        ("karakia", kind, count, True) for kind, count in sorted(fresh.items(), key=lambda item: _place(order, item[0]))
    ]
    return chips


def _place(order: Sequence[str], kind: str) -> int:
    return order.index(kind) if kind in order else len(order)


def _trophies(seat: SeatView) -> list[Chip]:
    chips: list[Chip] = [("trophy", each, count, False) for each, count in sorted(Counter(seat.trophies).items())]
    return chips + [("sale", each, count, False) for each, count in sorted(Counter(seat.sold_cards).items())]


def _chip_sprite(chip: Chip, size: int) -> Image.Image:
    family, kind, count, fresh = chip
    if family == "leader":
        sprite = sprites.leader_tile(kind, size)
    elif family == "karakia":
        sprite = sprites.karakia_tile(kind, size, red=kind in {"any_territory", "move", "stronghold"}, fresh=fresh)
    else:
        sprite = _prize(family, kind, size)
    return sprite if count == 1 else _counted(sprite, count)


@kept
def _prize(family: str, kind: str, size: int) -> Image.Image:
    animal, _, value = kind.partition(":")
    wide = round(size * 1.5)
    fill, edge, ink = (
        (sprites.FIGHT_SIDE, sprites.FIGHT_EDGE, "#f7e6da")
        if family == "trophy"
        else (sprites.SOLD_SIDE, sprites.SOLD_EDGE, "#6b5a38")
    )
    sprite = sprites.chip((wide, size), fill, edge)
    sprite.alpha_composite(
        icon(sprites.animal(animal), round(size * 0.78), ink), (round(size * 0.1), round(size * 0.11))
    )
    draw = ImageDraw.Draw(sprite)
    colour = "#ffd23f" if family == "trophy" else INK
    draw.text(
        (wide - size * 0.32, size / 2), value, fill=colour, font=font(Face.BLACK, round(size * 0.76), 1), anchor="mm"
    )
    return sprite


def _counted(sprite: Image.Image, count: int) -> Image.Image:
    text = f"×{count}"
    wide = round(width(text, Face.BOLD, 28)) + 3
    whole = Image.new("RGBA", (sprite.width + wide, sprite.height), (0, 0, 0, 0))
    whole.alpha_composite(sprite)
    ImageDraw.Draw(whole).text(
        (sprite.width + 2, sprite.height / 2), text, fill=INK, font=font(Face.BOLD, 28), anchor="lm"
    )
    return whole
