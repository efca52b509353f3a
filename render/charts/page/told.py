"""A page of figures as text: line by line what its picture shows."""

from __future__ import annotations

from collections.abc import Iterator

from render.charts.page.blocks import Bars, Block, Column, Curve, Page, Ranks, Rows, Stacks, Tile, Tiles
from render.contract import ALT_LIMIT
from render.fit_text import cut
from render.words import Words

PLAIN, CHAT = "plain", "chat"
"""For whom a row is written: alt texts show no markup."""


def lines(page: Page, words: Words, how: str = CHAT) -> list[str]:
    """Return the page in lines; title and blocks each begin a new one."""
    told = [words("page-title", title=page.title, under=page.under, how=how)]
    for block in page.blocks:
        told += _block(block, words, how)
    return told


def alt(page: Page, words: Words) -> str:
    """Describe the picture of a page, in at most ALT_LIMIT characters."""
    return cut("\n".join(lines(page, words, PLAIN)), ALT_LIMIT)


def _block(block: Block, words: Words, how: str) -> Iterator[str]:
    match block:
        case Tiles():
            yield words("page-beside", rows=words("page-between").join(_row(each, words, how) for each in block.tiles))
        case Bars():
            yield words("page-head", title=block.title, how=how)
            yield words("page-between").join(_row(Tile(each.label, each.told), words, how) for each in block.bars)
        case Stacks():
            yield words("page-head", title=block.title, how=how)
            yield from (_column(block, each, words, how) for each in block.columns)
        case Curve():
            yield words("page-head", title=block.title, how=how)
            yield from (_row(each, words, how) for each in block.rows)
        case Ranks():
            yield words("page-head", title=block.title, how=how)
            for each in block.ranks:
                own = "yes" if each.own else "no"
                yield words("page-rank", place=each.place, name=each.name, told=each.told, own=own, how=how)
        case Rows():
            yield words("page-head", title=block.title, how=how)
            yield from (_row(each, words, how) for each in block.rows)


def _row(tile: Tile, words: Words, how: str) -> str:
    return words("page-row", label=tile.label, value=tile.value, how=how)


def _column(block: Stacks, column: Column, words: Words, how: str) -> str:
    """Tell a column with its parts, those that are something."""
    parts = [
        words("page-part", source=source, value=told)
        for source, part, told in zip(block.sources, column.parts, column.told, strict=True)
        if part
    ]
    shown = {"label": column.label, "total": column.total, "parts": words.listed(parts), "count": len(parts)}
    return words("page-column", **shown, how=how)
