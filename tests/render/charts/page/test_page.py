"""Pages of figures: every kind of block as picture and as text, whatever figures there are."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.locale.words import wording
from render.charts.page.blocks import (
    Bar,
    Bars,
    Block,
    Column,
    Curve,
    Dot,
    Page,
    Rank,
    Ranks,
    Rows,
    Stacks,
    Tile,
    Tiles,
)
from render.charts.page.draw import SOURCES, draw_page
from render.charts.page.told import CHAT, PLAIN, alt, lines
from render.contract import ALT_LIMIT

WORDS = wording("en")
LONG = "An extraordinarily long name that nobody has"


def columns(count: int, sources: int, part: float = 7.5) -> list[Column]:
    told = [f"{part:.1f}"] * sources
    return [Column(f"{at}", f"{part * sources:.1f}", [part] * sources, told) for at in range(1, count + 1)]


def dots(count: int) -> list[Dot]:
    return [Dot(1000 + 7 * at, 900 + 7 * at, 1100 + 7 * at) for at in range(count)]


BLOCKS: dict[str, Block] = {
    "a tile": Tiles([Tile("Games", "1")]),
    "many tiles": Tiles([Tile(LONG, "1,234,567 (100 %)")] * 7),
    "bars": Bars("Places", [Bar(LONG, 1.0, "1,234 × and more"), Bar("2nd", 0.001, "1 ×"), Bar("3rd", 0.0, "0 ×")]),
    "no bars": Bars("Places", []),
    "a column": Stacks("Points", ["Land"], columns(1, 1), "games"),
    "columns": Stacks("Points", [f"Source {at}" for at in range(8)], columns(8, 8), "games"),
    "empty columns": Stacks("Points", ["Land", "Tiles"], columns(3, 2, 0.0), "games"),
    "a dot": Curve("Rating", dots(1), "game 1", "game 1", [Tile("Now", "1000 ± 667")], 1000.0),
    "two dots": Curve("Rating", dots(2), "game 1", "game 2", [], None),
    "a curve": Curve("Rating", dots(60), "game 1", "game 60", [Tile(LONG, LONG)], 1000.0),
    "a flat curve": Curve("Balance", [Dot(0, 0, 0)] * 5, "game 1", "game 5", [], 0.0),
    "ranks": Ranks(
        "Ladder", [Rank("1", LONG, dots(1)[0], "1,000 ± 667", own=True), Rank("99", "Ben", dots(9)[8], "1")]
    ),
    "rows": Rows("Records", [Tile(LONG, f"{LONG}, {LONG}")] * 9),
}


@pytest.mark.parametrize("block", BLOCKS.values(), ids=list(BLOCKS))
def test_every_block_is_drawn_and_told(block: Block) -> None:
    page = Page(LONG, LONG, [block, Tiles([Tile("Last", "9")])])
    picture = draw_page(page, WORDS)
    image = Image.open(io.BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    assert picture.width == 1600
    assert picture.alt == alt(page, WORDS)
    assert lines(page, WORDS, PLAIN)[-1] == "Last: 9"


def test_the_same_page_is_the_same_picture() -> None:
    page = Page("Title", "under", list(BLOCKS.values()))
    assert draw_page(page, WORDS).data == draw_page(page, WORDS).data


def test_a_description_has_no_markup_and_is_cut_where_it_must_be() -> None:
    page = Page("Title", "under", [BLOCKS["rows"], BLOCKS["ranks"]] * 5)
    assert not {"*", "_"} & set(alt(page, WORDS))
    assert len(alt(page, WORDS)) <= ALT_LIMIT
    assert len("\n".join(lines(page, WORDS, PLAIN))) > ALT_LIMIT


def test_chat_shows_figures_in_bold() -> None:
    page = Page("Title", "under", [Rows("Records", [Tile("Most points", "88")])])
    assert lines(page, WORDS, CHAT) == ["**Title** · under", "__Records__", "Most points: **88**"]


def test_parts_that_are_nothing_are_not_told() -> None:
    column = Column("1", "5", [5.0, 0.0], ["5", "0"])
    told = lines(Page("T", "u", [Stacks("Points", ["Land", "Tiles"], [column], "games")]), WORDS, PLAIN)
    assert told[-1] == "1: 5 = Land 5"


def test_a_taller_part_is_drawn_taller_and_in_its_own_colour() -> None:
    column = Column("1", "10", [8.0, 2.0], ["8", "2"])
    picture = draw_page(Page("T", "u", [Stacks("Points", ["Land", "Tiles"], [column], "games")]), WORDS)
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    pixels = [image.getpixel((72, y)) for y in range(250, 860)]
    counts = [pixels.count(tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))) for colour, _ in SOURCES[:2]]
    assert counts[0] > 3.5 * counts[1] > 0


def test_a_column_of_nothing_ends_with_its_whole() -> None:
    column = Column("7", "0", [0.0, 0.0], ["0", "0"])
    told = lines(Page("T", "u", [Stacks("Points", ["Land", "Tiles"], [column], "games")]), WORDS, PLAIN)
    assert told[-1] == "7: 0"
