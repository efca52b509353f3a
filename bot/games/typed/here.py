"""What a component would do for a seat now: where it stands among what the seat can choose, and why it does not."""

from __future__ import annotations

from typing import Any

from bot.games.pages.pages import Pages
from bot.hosting.playing.turn import Turn
from engine.choices import Many, Node, One, Option, Thing

DEPTH = 4
"""Questions of a way that are looked through for a component."""
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
    for _ in range(DEPTH):
        if not isinstance(tree, Node):
            return None
        options = list(_options(tree))
        for option in options:
            if any(is_same(each, thing) or not called.isdisjoint(_called(pages, each)) for each in option.things):
                return _told(pages, way, tree, option)
        possible = next((each for each in tree.options() if each.refused is None), None)
        if possible is None or not isinstance(tree, One):
            return None
        tree = tree.take(possible.key)
    return None


def _options(node: Node[Any]) -> list[Option]:
    if isinstance(node, Many):
        held = [Option(code, (each,), refused=node.judge((str(each.name),))) for code, each in node.held()]
        return [*held, *node.refused()]
    return list(node.options())


def _told(pages: Pages[Any], way: str, node: Node[Any], option: Option) -> str:
    if option.refused is not None:
        return pages.words("rules-here-refused", way=way, why=pages.why_not(option.refused))
    note = pages.note(node, option) if isinstance(node, One) else None
    return pages.words("rules-here-note", way=way, note=note) if note else pages.words("rules-here-possible", way=way)


def is_same(one: Thing, other: Thing) -> bool:
    """Say whether two things are the same component, however each is asked for."""
    return one.name == other.name and _SAME.get(one.kind, one.kind) == _SAME.get(other.kind, other.kind)
