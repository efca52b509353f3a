"""Where each number of a game comes from (rules C1), for `/rules about`: paths and counts, no prose.

The marks stand in the table `[provenance]` of the components file: dotted paths, of which the longest that leads to a
value counts. A game's own data carries none, so its values are compared with the shipped ones: what differs was
brought by the owner of the server.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

Mark: TypeAlias = Literal["printed", "stated", "derived", "reported", "reconstructed", "assumed", "own"]
"""Printed on a piece, known from its pictures; stated in a rulebook or by the publisher; derived from either; reported
by a single source that is not the publisher's; reconstructed by this project; assumed, since nothing tells; the owner's
own."""


class Value(NamedTuple):
    """One number or word of the components and its place: ("bird_cards", "kea", "icons", "fight") = 2."""

    path: tuple[str, ...]
    value: int | str | bool


@dataclass(frozen=True, slots=True)
class Group:
    """The values of one section ("bird_cards") that share a mark."""

    section: str
    values: tuple[Value, ...]
    section_size: int
    """How many values the section has in all."""

    @property
    def whole(self) -> bool:
        """Whether every value of the section has this mark."""
        return len(self.values) == self.section_size


@dataclass(frozen=True, slots=True)
class Provenance:
    """Every value of the components by its mark, sections in the order of the components file."""

    groups: Mapping[Mark, tuple[Group, ...]]

    @property
    def counts(self) -> dict[Mark, int]:
        """How many values have which mark; every mark, also at 0."""
        return {mark: sum(len(group.values) for group in groups) for mark, groups in self.groups.items()}


def provenance_of(game_package: str, data: Mapping[str, Any]) -> Provenance:
    """Sort the values of plain components data of a game ("engine.moa") by where they come from.

    A `provenance` table in `data` itself is used instead of the shipped one. Raises ValueError for a mark that is none
    of `Mark`.
    """
    shipped_values, shipped_marks = _shipped(game_package)
    own_marks: Mapping[str, str] | None = data.get("provenance")
    groups: dict[Mark, list[Group]] = {mark: [] for mark in get_args(Mark)}
    for section, content in data.items():
        if section == "provenance":
            continue
        values = list(_values((section,), content))
        marked: dict[Mark, list[Value]] = {mark: [] for mark in groups}
        for value in values:
            if own_marks is not None:
                mark = _mark(own_marks, value.path)
            elif shipped_values.get(value.path) == value.value:
                mark = _mark(shipped_marks, value.path)
            else:
                mark = "own"
            marked[mark].append(value)
        for mark, found in marked.items():
            if found:
                groups[mark].append(Group(section, tuple(found), len(values)))
    return Provenance({mark: tuple(found) for mark, found in groups.items()})


def _mark(marks: Mapping[str, str], path: tuple[str, ...]) -> Mark:
    for length in range(len(path), 0, -1):
        found = marks.get(".".join(path[:length]))
        for mark in get_args(Mark):
            if found == mark:
                known: Mark = mark
                return known
        if found is not None:
            raise ValueError(f'{".".join(path[:length])}: "{found}" is none of {", ".join(get_args(Mark))}')
    return "own"


def _values(path: tuple[str, ...], content: Any) -> Iterator[Value]:
    if isinstance(content, Mapping):
        for name, inner in content.items():
            yield from _values((*path, str(name)), inner)
    elif isinstance(content, list | tuple):
        for place, inner in enumerate(content):
            yield from _values((*path, str(place)), inner)
    else:
        yield Value(path, content)


@lru_cache
def _shipped(game_package: str) -> tuple[dict[tuple[str, ...], int | str | bool], dict[str, str]]:
    data = tomllib.loads((files(game_package) / "components.toml").read_text(encoding="utf-8"))
    marks: dict[str, str] = data.pop("provenance")
    values = {value.path: value.value for section, content in data.items() for value in _values((section,), content)}
    return values, marks
