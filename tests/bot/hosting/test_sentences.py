"""Every reason that hosting and the store can give has its sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.hosting.table import Status
from bot.locale.words import wording

BOT = Path(__file__).parents[3] / "bot"


def raised(room: str, error: str) -> Iterator[str]:
    """Return the first argument of every `error(...)` in a room."""
    for call in _calls(room):
        if getattr(call.func, "id", None) == error:
            yield from _texts(call.args[0])


@cache
def _calls(room: str) -> list[ast.Call]:
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in (BOT / room).rglob("*.py"))
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.JoinedStr):  # f"table-{status}"
        yield from (f"table-{status}" for status in (Status.FINISHED, Status.CANCELLED))


def test_the_search_finds_them() -> None:
    assert {"place-taken", "table-cancelled", "still-lobby", "not-asked"} <= set(raised("hosting", "Refused"))
    assert {"store-newer", "store-empty"} <= set(raised("store", "StoreError"))


@pytest.mark.parametrize("reason", sorted(set(raised("hosting", "Refused"))))
def test_a_refusal_has_a_sentence(reason: str) -> None:
    assert wording("en").has(f"refused-{reason}")


@pytest.mark.parametrize(
    "key", sorted({*raised("store", "StoreError"), *raised("hosting", "StoreError")} | {"hosting-automa"})
)
def test_a_trouble_has_a_sentence(key: str) -> None:
    assert wording("en").has(key)


@pytest.mark.parametrize("key", sorted(set(raised("hosting", "Finding"))))
def test_a_finding_has_a_sentence(key: str) -> None:
    assert wording("en").has(f"cli-{key}")
