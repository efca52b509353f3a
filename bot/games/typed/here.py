"""What a component would do for a seat now: where it stands among what the seat can choose, and why it does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, islice
from typing import Any

from bot.games.pages.pages import Pages
from bot.hosting.playing.turn import Turn
from engine.choices import Many, Node, One, Option, Thing

DEPTH = 4
"""Questions of a way that are looked through for a component, one after the other."""
NODES = 60
"""So many questions of a way are looked through at most, after whichever answers."""
WIDE = 80
"""So many answers of each."""
_SAME = {"source": "territory", "target": "territory", "marker": "animal"}
"""What a component is called where another one of the same place or kind is asked for as well."""


def lines(turn: Turn, pages: Pages[Any], thing: Thing) -> list[str]:
    """Return a line for each way that asks for the thing: that it is possible, with what to know of it, or why not."""
    root = turn.tree
    told = []
    for way in root.options():
        if way.refused is None and (line := _line(pages, pages.label(root, way), root.take(way.key), thing)):
            told.append(line)
    return [pages.words("rules-here"), *(told or [pages.words("rules-here-nothing")])]


def _called(pages: Pages[Any], thing: Thing) -> set[str]:
    """Return the names of a thing that are no mere numbers: a card may be called as what it does."""
    return {name.casefold() for name in pages.called(thing) if not name.isdecimal()}


def _line(pages: Pages[Any], way: str, tree: Any, thing: Thing) -> str | None:
    called = _called(pages, thing)

    def is_it(option: Option) -> bool:
        return any(is_same(each, thing) or not called.isdisjoint(_called(pages, each)) for each in option.things)

    found = _asked_for(tree, is_it, DEPTH, count(1))
    return None if found is None else _told(pages, way, *found)


def _asked_for(
    tree: Any, is_it: Callable[[Option], bool], depth: int, opened: Iterator[int]
) -> tuple[Node[Any], Option] | None:
    """Return where a thing is asked for, and its option: one that is possible where there is one.

    What is refused after one answer may be possible after another, so all are followed, as far as NODES go.
    """
    if not isinstance(tree, Node) or depth == 0 or next(opened) > NODES:
        return None
    options = list(islice(_options(tree), WIDE))
    its = min(filter(is_it, options), key=lambda each: (each.refused is not None, _size(each)), default=None)
    refused = None if its is None else (tree, its)
    if its is not None and its.refused is None:
        return refused
    for option in options:
        if option.refused is None and (found := _asked_for(tree.take(option.key), is_it, depth - 1, opened)):
            if found[1].refused is None:
                return found
            refused = refused or found
    return refused


def _options(node: Node[Any]) -> Iterator[Option]:
    """Return what a node offers; of several things together also each by itself that would do."""
    if isinstance(node, Many):
        singly = ((code, each) for code, each in node.held() if node.judge((str(each.name),)) is None)
        yield from (Option(code, (replace(each, count=1),)) for code, each in singly)
    yield from node.options()


def _size(option: Option) -> int:
    return sum(each.count for each in option.things)


def _told(pages: Pages[Any], way: str, node: Node[Any], option: Option) -> str:
    words = pages.words
    if option.refused is not None:
        return words("rules-here-refused", way=way, why=pages.why_not(option.refused))
    if _size(option) > 1 and isinstance(node, Many):
        return words("rules-here-with", way=way, what=words.listed([pages.noun(each) for each in option.things]))
    note = pages.note(node, option) if isinstance(node, One) else None
    return words("rules-here-note", way=way, note=note) if note else words("rules-here-possible", way=way)


def is_same(one: Thing, other: Thing) -> bool:
    """Say whether two things are the same component, however each is asked for."""
    return one.name == other.name and _SAME.get(one.kind, one.kind) == _SAME.get(other.kind, other.kind)
