"""The canvas: layers stay as they are, kept regions are copied, bytes are the same each time."""

from __future__ import annotations

import io

from PIL import Image

from render.kit.cache import REGIONS
from render.kit.canvas import Canvas, Layer, Style, layer_of
from render.kit.encode import palette_of, png


def _layer() -> Layer:
    image = Image.new("RGB", (400, 300), "#335577")
    return Layer(image, palette_of([image]))


def test_drawing_does_not_touch_the_layer() -> None:
    layer = _layer()
    before = layer.image.tobytes()
    canvas = Canvas(layer)
    canvas.plate((20, 20, 200, 100))
    canvas.write_in((30, 30, 190, 90), "Hello", Style(30))
    assert canvas.image.tobytes() != before
    assert layer.image.tobytes() == before


def test_a_text_stays_within_its_box() -> None:
    canvas = Canvas(_layer())
    box = (40, 100, 200, 160)
    blank = canvas.image.copy()
    canvas.write_in(box, "A very long name that has no room here", Style(40, smallest=24))
    outside = canvas.image.copy()
    outside.paste(blank.crop(box), box[:2])
    assert outside.tobytes() == blank.tobytes()


def test_a_kept_region_is_copied_and_looks_the_same() -> None:
    REGIONS.clear()
    layer = layer_of(_layer().image, _layer().palette, "test")
    calls = []
    pictures = []
    for _ in range(3):
        canvas = Canvas(layer)

        def draw(canvas: Canvas = canvas) -> None:
            calls.append(1)
            canvas.plate((20, 20, 200, 100), shadow=0)

        canvas.kept((10, 10, 220, 120), "plate", draw)
        pictures.append(canvas.png())
    assert len(calls) == 1
    assert len(set(pictures)) == 1


def test_what_reaches_out_of_a_kept_region_is_never_seen() -> None:
    REGIONS.clear()
    layer = layer_of(_layer().image, _layer().palette, "test")
    pictures = []
    for _ in range(2):
        canvas = Canvas(layer)

        def draw(canvas: Canvas = canvas) -> None:
            canvas.fill((10, 10, 300, 50), "#ffffff")

        canvas.kept((10, 10, 60, 50), "too wide", draw)
        canvas.fill((100, 20, 110, 30), "#000000")
        pictures.append(canvas.png())
    assert pictures[0] == pictures[1]


def test_png_has_the_size_and_is_deterministic() -> None:
    image = Image.new("RGB", (64, 48), "#abcdef")
    palette = palette_of([image])
    assert png(image, palette) == png(image.copy(), palette)
    read = Image.open(io.BytesIO(png(image, palette)))
    read.load()
    assert (read.format, read.size) == ("PNG", (64, 48))


def test_png_keeps_pinned_colours_and_every_pixel_in_its_place() -> None:
    image = Image.new("RGB", (33, 21), "#102030")
    image.paste("#ff8800", (5, 3, 9, 20))
    read = Image.open(
        io.BytesIO(png(image, palette_of([Image.effect_noise((64, 64), 90).convert("RGB")], ["#102030", "#ff8800"])))
    )
    assert read.convert("RGB").tobytes() == image.tobytes()


def test_where_only_what_was_drawn_is_mapped_the_picture_is_the_same() -> None:
    plain = Layer(Image.linear_gradient("L").resize((411, 307)).convert("RGB"), _layer().palette)
    pictures = []
    for layer in (plain, layer_of(plain.image, plain.palette)):
        canvas = Canvas(layer)
        canvas.plate((-20, 250, 200, 400))
        canvas.fill((300, 10, 420, 40), "#ff8800")
        canvas.write_in((30, 30, 190, 90), "Hello", Style(30))
        canvas.stain(Image.new("L", (20, 20), 128), 380, 290, "#ffffff")
        canvas.paste(Image.new("RGB", (20, 20), "#00ff00"), 210, 150)
        pictures.append(canvas.png())
    assert pictures[0] == pictures[1]


def test_a_layer_without_kept_regions_draws_each_time() -> None:
    calls: list[int] = []
    for _ in range(2):
        Canvas(_layer()).kept((10, 10, 20, 20), "plate", lambda: calls.append(1))
    assert len(calls) == 2


def test_where_things_overlap_the_later_one_lies_above() -> None:
    layer = _layer()
    canvas = Canvas(layer)
    expected = layer.image.copy()
    glass = Image.new("RGBA", (120, 90), "#ff880080")
    for at, sprite in (((-30, -20), glass), ((50, 40), glass.rotate(90, expand=True)), ((340, 250), glass)):
        canvas.place(sprite, *at)
        expected.paste(sprite, at, sprite)
        canvas.fill((60, 30, 100, 70), "#ffffff")
        expected.paste("#ffffff", (60, 30, 100, 70))
    assert canvas.image.tobytes() == expected.tobytes()
