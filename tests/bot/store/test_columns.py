"""Whatever JSON is put into columns comes back, in its order, and is smaller then where tables are alike."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store import columns

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["a", "b", "type"]), inner, max_size=3),
    max_leaves=20,
)


@given(st.lists(JSON, max_size=6))
def test_what_was_put_into_columns_comes_back(things: list[Any]) -> None:
    stored = json.dumps(columns.of(things))
    assert json.dumps(columns.back(json.loads(stored))) == json.dumps(things)


def test_values_of_a_key_stand_together() -> None:
    assert columns.of([{"type": "pay", "cost": 2}, {"type": "pay", "cost": 3}, "end"]) == [
        "tables",
        [0, 0, -1],
        [[["type", "cost"], [["plain", ["pay", "pay"]], ["plain", [2, 3]]]]],
        ["plain", ["end"]],
    ]


@pytest.mark.parametrize(
    "broken", [[], ["plain"], ["tables", [0], [], ["plain", []]], ["lists", [1], ["plain", []], ["plain", []]]]
)
def test_what_was_not_put_into_columns_is_refused(broken: list[Any]) -> None:
    with pytest.raises((LookupError, RuntimeError, StopIteration, TypeError, ValueError)):
        columns.back(broken)
