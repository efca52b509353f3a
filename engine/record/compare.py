"""Comparing JSON data field by field, strictly: true is not 1, 1.0 is not 1, and no key may be missing or extra."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.faults import NOTHING, Phrase, phrase
from engine.record.faults import Fault, shown, under


def differences(line: int, path: str, expected: Any, found: Any) -> Iterator[Fault]:
    """Return every place where `found` is not what was `expected`, as faults of `line`."""
    if type(expected) is not type(found):
        yield Fault(line, path, shown(expected), shown(found))
    elif isinstance(expected, dict):
        yield from _in_objects(line, path, expected, found)
    elif isinstance(expected, list):
        yield from _in_lists(line, path, expected, found)
    elif expected != found:
        yield Fault(line, path, shown(expected), shown(found))


def _in_objects(line: int, path: str, expected: dict[str, Any], found: dict[str, Any]) -> Iterator[Fault]:
    for key, value in expected.items():
        if key in found:
            yield from differences(line, under(path, key), value, found[key])
        else:
            yield Fault(line, under(path, key), shown(value), NOTHING)
    for key in found.keys() - expected.keys():
        yield Fault(line, under(path, key), NOTHING, shown(found[key]))


def _in_lists(line: int, path: str, expected: list[Any], found: list[Any]) -> Iterator[Fault]:
    if len(expected) != len(found):
        yield Fault(line, path, _items(expected), _items(found))
        return
    for place, (one, other) in enumerate(zip(expected, found, strict=True)):
        yield from differences(line, under(path, place), one, other)


def _items(items: list[Any]) -> Phrase:
    return phrase("fault-these-items", "{count} items: {items}", count=len(items), items=shown(items))
