"""What a seat can do now, and why not the rest: the same text for every game, made from the first node."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bot.games.pages import why_not
from bot.games.pages.pages import Pages
from bot.games.widgets import Row
from bot.hosting.playing.turn import Turn
from engine.choices import Many, Node, Number, One, Option
from engine.filling import forced, leads

MOST = 30
"""Possibilities that are counted one by one; from there on it is "or more"."""


def lines(turn: Turn, pages: Pages[Any]) -> list[str]:
    """Return a line for each way that is possible, with how much there is to choose, then those that are refused."""
    root = turn.tree
    options = list(root.options())
    told = [_possible(pages, root, each) for each in options if each.refused is None]
    title = [pages.words("now-title")] if told else [pages.words("now-nothing")]
    return [*title, *told, *why_not.lines(pages, root, options)]


def rules(turn: Turn, pages: Pages[Any]) -> list[Row]:
    """Return buttons that show the rules behind what is refused."""
    row = why_not.rules(pages, (each.refused for each in turn.tree.options()))
    return [row] if row else []


def _possible(pages: Pages[Any], root: Node[Any], option: Option) -> str:
    count = count_behind(root.take(option.key))
    what = pages.label(root, option)
    if count is None:
        return pages.words("now-option", what=what)
    return pages.words("now-choice", what=what, count=min(count, MOST), more="yes" if count > MOST else "no")


def count_behind(tree: Any) -> int | None:
    """Return how much can be picked at the first question that leaves a choice (None: there is none).

    Where single things are picked, or several of them, the things are counted; else whole picks, and more than `MOST`
    as one more. Where it is settled what is done, and only what pays for it is to be chosen, that is one possibility:
    so the numbers of several ways can be compared.
    """
    settled = False
    while isinstance(tree, Node):
        step = forced(tree)
        if step is None or tree.has_default:
            return 1 if settled and _in_whole(tree) else _count(tree)
        tree, settled = tree.take(step), True
    return None


def _in_whole(node: Node[Any]) -> bool:
    """Return whether whole picks are chosen from, as where something is paid."""
    return isinstance(node, Many) and node.least != 1


def _count(node: Node[Any]) -> int | None:
    match node:
        case One():
            return sum(node.sure or leads(node.then(value)) for value in node.usual)
        case Many(least=1):
            return sum(node.judge((str(thing.name),)) is None for _, thing in node.held())
        case Many():
            return sum(1 for _ in islice(node.ways(), MOST + 1))
        case Number():
            return node.most - node.least + 1
    return None
