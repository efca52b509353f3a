"""JSON data in columns: of tables with the same keys, the values of each key stand together.

    of([{"type": "pay", "cost": 2}, {"type": "pay", "cost": 3}, "end"])
    # ["tables", [0, 0, -1], [[["type", "cost"], [["plain", ["pay", "pay"]], ["plain", [2, 3]]]]], ["plain", ["end"]]]

Values that are tables, or lists with tables in them, are in columns themselves. Packed, a log is a quarter smaller so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

NEITHER = -1
"""In the place of the kind of a table, or the length of a list: the value is none."""


def of(values: Sequence[Any]) -> list[Any]:
    """Return JSON values in columns; `back` gives them again."""
    if any(isinstance(each, Mapping) for each in values):
        return _of_tables(values)
    if any(isinstance(each, list) and any(isinstance(inner, Mapping | list) for inner in each) for each in values):
        return _of_lists(values)
    return ["plain", list(values)]


def back(columns: Sequence[Any]) -> list[Any]:
    """Return the values again; ValueError, TypeError, LookupError or RuntimeError where they were not in columns."""
    form, *parts = columns
    match form:
        case "tables":
            return _back_tables(*parts)
        case "lists":
            return _back_lists(*parts)
        case _:
            return list(parts[0])


def _of_tables(values: Sequence[Any]) -> list[Any]:
    kinds: dict[tuple[str, ...], list[Mapping[str, Any]]] = {}
    numbers: dict[tuple[str, ...], int] = {}
    which, others = [], []
    for each in values:
        if isinstance(each, Mapping):
            kinds.setdefault(tuple(each), []).append(each)
            which.append(numbers.setdefault(tuple(each), len(numbers)))
        else:
            others.append(each)
            which.append(NEITHER)
    tables = [[list(keys), [of([each[key] for each in of_kind]) for key in keys]] for keys, of_kind in kinds.items()]
    return ["tables", which, tables, of(others)]


def _back_tables(which: Sequence[int], tables: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    left = [_rows(keys, [back(each) for each in columns], which.count(n)) for n, (keys, columns) in enumerate(tables)]
    neither = iter(back(others))
    return [next(neither) if kind == NEITHER else next(left[kind]) for kind in which]


def _rows(keys: Sequence[str], columns: Sequence[Sequence[Any]], count: int) -> Iterator[dict[str, Any]]:
    for number in range(count):
        yield {key: column[number] for key, column in zip(keys, columns, strict=True)}


def _of_lists(values: Sequence[Any]) -> list[Any]:
    lengths = [len(each) if isinstance(each, list) else NEITHER for each in values]
    inner = [part for each in values if isinstance(each, list) for part in each]
    return ["lists", lengths, of(inner), of([each for each in values if not isinstance(each, list)])]


def _back_lists(lengths: Sequence[int], inner: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    parts, neither = iter(back(inner)), iter(back(others))
    return [next(neither) if length == NEITHER else [next(parts) for _ in range(length)] for length in lengths]
