"""The phrases of the source: each call of `phrase`, with its key and its English words."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "bot")


@cache
def phrases() -> dict[str, frozenset[str]]:
    """Give the English words of every key; several where places differ, which is wrong."""
    found: dict[str, set[str]] = {}
    for room in ROOMS:
        for file in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and (words := _words(node)) is not None:
                    key, english = map(ast.literal_eval, words)
                    found.setdefault(key, set()).add(english)
    return {key: frozenset(english) for key, english in found.items()}


def _words(call: ast.Call) -> list[ast.expr] | None:
    """Return key and words where this is `phrase(...)` or `partial(phrase, ...)`; both stand there as they are."""
    named = [each.id for each in (call.func, *call.args[:1]) if isinstance(each, ast.Name)]
    if named[:1] == ["phrase"]:
        return call.args[:2]
    return call.args[1:3] if named == ["partial", "phrase"] else None
