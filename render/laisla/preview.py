"""A small picture of a proposed action: what it takes, the place as it would be, and what it brings."""

from __future__ import annotations

from PIL import Image

from engine.laisla.actions import Advance, Assign, Cube, LaIslaAction, Marker, Place, Slot, Swap, Take
from engine.laisla.events import MarkerMoved
from engine.laisla.views.view import LaIslaView, SeatView
from engine.preview import Preview
from render.contract import Names
from render.kit.canvas import Box, Canvas, Layer, Style
from render.kit.discs import faded
from render.kit.icons import icon
from render.kit.sprites import marked_token, medal
from render.kit.theme import INK, INK_SOFT
from render.kit.type import Face
from render.laisla import geometry, pictogram, sprites
from render.laisla.backdrop import backdrop
from render.laisla.board import FRAME, SIZE
from render.laisla.changes import changes
from render.laisla.geometry import Frame
from render.laisla.island import plan_of
from render.laisla.laid import laid
from render.laisla.naming import cube_letter, function_name, function_text, seat_letter, seat_name
from render.laisla.outcome import Outcome, island_after, outcome
from render.laisla.palette import palette
from render.laisla.pieces import draw_pieces
from render.laisla.tiles import tiles_of
from render.words import Words

PICTURE = (1200, 600)
_HEAD: Box = (14, 14, 1186, 92)
_LEFT: Box = (14, 104, 310, 586)
_MIDDLE: Box = (322, 104, 878, 586)
_RIGHT: Box = (890, 104, 1186, 586)
_SHEETS = (_HEAD, _LEFT, _MIDDLE, _RIGHT)
_ARROW = "#7d3a18"


def draw_preview(view: LaIslaView, words: Words, action: LaIslaAction, foreseen: Preview, names: Names | None) -> bytes:
    """Return the preview as PNG; raise ValueError for a spectator's view."""
    if view.viewer is None:
        raise ValueError("a spectator proposes nothing")
    seat = view.seat(view.viewer)
    canvas = Canvas(backdrop(PICTURE, *_SHEETS))
    middle = (_HEAD[1] + _HEAD[3]) / 2
    canvas.centre(marked_token(seat.seat, 60, seat_letter(seat.seat, words)), _HEAD[0] + 48, middle)
    title = action_title(view, words, action, names)
    canvas.write_in((_HEAD[0] + 92, _HEAD[1], _HEAD[2] - 20, _HEAD[3]), title, Style(42, Face.BOLD, INK, 26))
    brings = outcome(view, action, foreseen)
    match action:
        case Place():
            _paid(canvas, action.pay, words)
            _place(canvas, view, island_after(view, foreseen.events), action, words)
        case Assign():
            _assigned(canvas, view, action, words)
            return canvas.png()
        case Slot():
            _covered(canvas, view, seat, action, words)
            return canvas.png()
        case Swap():
            _paid(canvas, (action.give,) if action.give else (), words)
            _large(canvas, _cube(action.take, words))
        case Take() | Cube():
            _paid(canvas, (), words)
            _large(canvas, _cube(action.cube, words))
        case Marker() | Advance():
            _paid(canvas, (), words)
            _marker(canvas, view, brings.marker)
    _brings(canvas, brings, words)
    return canvas.png()


def action_title(view: LaIslaView, words: Words, action: LaIslaAction, names: Names | None) -> str:
    """Say in a few words what is proposed."""
    place = view.field(action.field).code if isinstance(action, Place) else ""
    name = seat_name(view.viewer or "", words, names)
    none = (
        "yes"
        if isinstance(action, Marker | Swap) and not (getattr(action, "animal", "") or getattr(action, "give", ""))
        else "no"
    )
    return words("laisla-picture-proposed", action=action.type, name=name, field=place, declined=none)


def _cube(colour: str | None, words: Words) -> Image.Image | None:
    return sprites.cube(colour, 220, cube_letter(colour, words)) if colour else None


def _paid(canvas: Canvas, cubes: tuple[str, ...], words: Words) -> None:
    """Show the cubes that are given away."""
    label = (_LEFT[0] + 16, _LEFT[1] + 14, _LEFT[2] - 16, _LEFT[1] + 60)
    canvas.write_in(label, words("laisla-picture-pays"), Style(36, Face.SEMIBOLD, INK_SOFT, 24), "middle")
    middle = ((_LEFT[0] + _LEFT[2]) / 2, (_LEFT[1] + _LEFT[3]) / 2 + 20)
    if not cubes:
        box = (_LEFT[0] + 16, round(middle[1]) - 40, _LEFT[2] - 16, round(middle[1]) + 40)
        canvas.write_in(box, words("laisla-nothing"), Style(40, Face.REGULAR, INK_SOFT, 24), "middle")
    for place, colour in enumerate(cubes):
        y = middle[1] + (place - (len(cubes) - 1) / 2) * 170
        canvas.centre(sprites.cube(colour, 140, cube_letter(colour, words)), middle[0], y)


def _large(canvas: Canvas, sprite: Image.Image | None) -> None:
    if sprite is not None:
        canvas.centre(sprite, (_MIDDLE[0] + _MIDDLE[2]) / 2, (_MIDDLE[1] + _MIDDLE[3]) / 2)


def _place(canvas: Canvas, view: LaIslaView, after: LaIslaView, action: Place, words: Words) -> None:
    """Show the part of the island around the target as it would be (`after`)."""
    size = (_MIDDLE[2] - _MIDDLE[0] - 20, _MIDDLE[3] - _MIDDLE[1] - 20)
    x, y = FRAME.at((_RADIUS[geometry.split(action.field)[0]], geometry.field_axis(action.field)))
    left, top = (
        _within(round(at) - part // 2, part, whole) for at, part, whole in zip((x, y), size, SIZE, strict=True)
    )
    changed = changes(after, view)
    box = (left, top, left + size[0], top + size[1])
    part = Canvas(Layer(laid(SIZE, FRAME, plan_of(view), box, tiles_of(after, changed)), palette()))
    draw_pieces(part, Frame(FRAME.x - left, FRAME.y - top, FRAME.unit), after, words, changed)
    canvas.paste(part.image, _MIDDLE[0] + 10, _MIDDLE[1] + 10)


def _within(start: int, part: int, whole: int) -> int:
    """Return where a part begins so that it does not reach over the edges of the whole."""
    return max(0, min(start, whole - part))


_RADIUS = {"in": 28.0, "mid": 52.0, "out": 66.0}
"""What is in the middle of the part that is shown, for a field of each ring."""


def _assigned(canvas: Canvas, view: LaIslaView, action: Assign, words: Words) -> None:
    """Show what each action would use."""
    cards = view.all_cards
    drawn = (
        (
            _LEFT,
            "a",
            pictogram.function_card(cards[action.a].function, (200, 250)),
            function_name(cards[action.a].function, words),
        ),
        (
            _MIDDLE,
            "b",
            sprites.cube(cards[action.b].cube, 220, cube_letter(cards[action.b].cube, words)),
            words("laisla-cube", cube=cards[action.b].cube),
        ),
        (
            _RIGHT,
            "d",
            sprites.animal_token(cards[action.d].animal, 220),
            words("laisla-animal", animal=cards[action.d].animal),
        ),
    )
    for box, part, sprite, name in drawn:
        middle = (box[0] + box[2]) / 2
        canvas.write(middle, box[1] + 52, words("laisla-picture-action", action=part), Style(72, Face.BLACK), "middle")
        canvas.centre(sprite, middle, box[1] + 226)
        text = (box[0] + 14, box[3] - 124, box[2] - 14, box[3] - 12)
        canvas.write_lines(text, name, Style(38, Face.SEMIBOLD, INK, 24), 1.1, "middle")


def _covered(canvas: Canvas, view: LaIslaView, seat: SeatView, action: Slot, words: Words) -> None:
    """Show the card that goes and the one that comes."""
    label = (_LEFT[0] + 16, _LEFT[1] + 14, _LEFT[2] - 16, _LEFT[1] + 60)
    canvas.write_in(label, words("laisla-picture-covers"), Style(36, Face.SEMIBOLD, INK_SOFT, 24), "middle")
    old = next((slot.function for slot in seat.slots if slot.number == action.slot), None)
    new = view.all_cards[seat.pending.a].function if seat.pending.a is not None else None
    size = (190, 250)
    middle = (_LEFT[1] + _LEFT[3]) / 2 + 20
    sprite = pictogram.function_card(old, size) if old else pictogram.empty_slot(size)
    canvas.centre(faded(sprite, 0.6) if old else sprite, (_LEFT[0] + _LEFT[2]) / 2, middle)
    if new:
        canvas.centre(icon("arrow_right", 70, _ARROW), _MIDDLE[0] + 70, middle)
        canvas.centre(pictogram.function_card(new, (240, 260), new=True), (_MIDDLE[0] + _MIDDLE[2]) / 2, middle - 40)
        text = (_MIDDLE[0] + 20, _MIDDLE[3] - 104, _MIDDLE[2] - 20, _MIDDLE[3] - 12)
        canvas.write_lines(text, function_name(new, words), Style(38, Face.SEMIBOLD, INK, 24), 1.1, "middle")
        text = (_RIGHT[0] + 18, _RIGHT[1] + 12, _RIGHT[2] - 18, _RIGHT[3] - 12)
        canvas.write_lines(text, function_text(new, words), Style(36, Face.REGULAR, INK, 24), 1.15, "middle")


def _marker(canvas: Canvas, view: LaIslaView, moved: MarkerMoved | None) -> None:
    """Show the marker with its value before and after."""
    if moved is None:
        return
    before, after = view.track(moved.animal).value, moved.value
    x, y = (_MIDDLE[0] + _MIDDLE[2]) / 2, (_MIDDLE[1] + _MIDDLE[3]) / 2
    canvas.centre(sprites.animal_token(moved.animal, 230, ring=True), x, y - 60)
    canvas.write(x - 80, y + 150, str(before), Style(100, Face.BLACK), "middle")
    canvas.centre(icon("arrow_right", 64, _ARROW), x, y + 150)
    canvas.write(x + 80, y + 150, str(after), Style(100, Face.BLACK, "#1f6b40" if after > before else INK), "middle")


_FEW, _MOST = 6, 9
"""How many things that an action brings are shown large, and how many at all."""


def _won(animal: str, points: int, size: tuple[int, int]) -> Image.Image:
    """Return an animal with the points that its tile brings beside it, as a function has its own on its card."""
    width, height = size
    token, coin = min(height, width * 9 // 16) - 2, width * 7 // 16 - 2
    sprite = Image.new("RGBA", size, (0, 0, 0, 0))
    sprite.alpha_composite(sprites.animal_token(animal, token), (0, (height - token) // 2))
    sprite.alpha_composite(medal(f"+{points}", coin), (width - coin, (height - coin) // 2))
    return sprite


def _brings(canvas: Canvas, brings: Outcome, words: Words) -> None:
    """Show points in all, tiles won, and what functions give."""
    label = (_RIGHT[0] + 16, _RIGHT[1] + 14, _RIGHT[2] - 16, _RIGHT[1] + 60)
    canvas.write_in(label, words("laisla-picture-brings"), Style(36, Face.SEMIBOLD, INK_SOFT, 24), "middle")
    middle = (_RIGHT[0] + _RIGHT[2]) / 2
    if brings.points:
        canvas.centre(medal(f"+{brings.points}", 130), middle, _RIGHT[1] + 142)
    functions = [name for name, times in brings.functions for _ in range(times)]
    many = len(brings.tiles) + len(functions) > _FEW
    a_row, width, height = (3, 88, 58) if many else (2, 128, 74)
    things = [_won(tile.animal, tile.points, (width, height)) for tile in brings.tiles]
    things += [pictogram.function_card(name, (width, height)) for name in functions]
    top = _RIGHT[1] + (266 if brings.points else 180)
    for place, sprite in enumerate(things[:_MOST]):
        across = place % a_row - (a_row - 1) / 2
        canvas.centre(sprite, middle + across * (width + 6), top + place // a_row * (height + 10))
    if not things and not brings.points:
        box = (_RIGHT[0] + 16, _RIGHT[1] + 220, _RIGHT[2] - 16, _RIGHT[1] + 300)
        text = words("laisla-cubes-in-all", count=brings.cubes) if brings.cubes else words("laisla-nothing")
        canvas.write_in(box, text, Style(42, Face.SEMIBOLD, INK_SOFT, 24), "middle")
