"""What a game is played with: its components file, its switches, and the rules that are digested from both.

A game declares its components as pydantic models, and what their types do not hold as faults:

    class Nest(Part):
        eggs: Count

    class Components(Part):
        nests: dict[str, Nest]

    def faults(components: Components) -> Iterator[Fault]:
        ...                                                       # sums, names, what belongs together

    FILE = ComponentsFile("engine.nests", Components, faults)     # its components.toml lies in that package
    FILE.shipped()                                                # what `Game.components` returns
    FILE.check(data)                                              # what `Game.check_components` does

and makes its rules of them with `digested`. A game keeps the data that it began with, so nothing of it is global.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StrictInt, ValidationError
from pydantic_core import to_json

from engine.contract import JsonObject, Switch, Unreadable
from engine.faults import one_of, phrase
from engine.schema import Fault, first_fault

Count: TypeAlias = Annotated[StrictInt, Field(ge=0)]
Positive: TypeAlias = Annotated[StrictInt, Field(ge=1)]
Options: TypeAlias = Mapping[str, str | bool]
"""The choice of every switch, by its name."""


class Part(BaseModel):
    """A table of a components file. Unknown keys are carried along."""

    # What checks the data is built when a file is read first: building it takes longer than the rest of an import.
    model_config = ConfigDict(frozen=True, extra="allow", defer_build=True)


C = TypeVar("C", bound=Part)
R = TypeVar("R")


def _none(_: object) -> Iterable[Fault]:
    return ()


class ComponentsFile(Generic[C]):
    """The components of one game: those that are shipped, and the check of others."""

    def __init__(self, package: str, schema: type[C], faults: Callable[[C], Iterable[Fault]] = _none) -> None:
        """Take what holds for them: the types, and the faults that types do not find."""
        self._package = package
        self._schema = schema
        self._faults = faults
        self._shipped = ""

    def shipped(self) -> JsonObject:
        """Return the shipped components as plain data, without provenance marks."""
        if not self._shipped:
            text = (files(self._package) / "components.toml").read_text(encoding="utf-8")
            self._shipped = json.dumps(self.read(text))
        data: JsonObject = json.loads(self._shipped)
        return data

    def read(self, text: str) -> JsonObject:
        """Read a components file, TOML or JSON, into plain data without provenance marks, and check it.

        Raises Unreadable with path, found and expected.
        """
        try:
            data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        except ValueError as error:
            raise Unreadable(
                phrase("fault-neither-json-nor-toml", "components: neither JSON nor TOML: {said}", said=error)
            ) from error
        data.pop("provenance", None)
        try:
            json.dumps(data)
        except TypeError as error:  # TOML has dates
            raise _not_plain(error) from error
        self.check(data)
        return data

    def check(self, data: Mapping[str, Any]) -> C:
        """Return the components in `data`; Unreadable with path, found and expected where it breaks the schema."""
        try:
            components = self._schema.model_validate(data)
        except ValidationError as error:
            raise first_fault(error).unreadable("components") from error
        for fault in self._faults(components):
            raise fault.unreadable("components")
        return components


def _not_plain(error: Exception) -> Unreadable:
    return Unreadable(phrase("fault-not-plain", "components: not plain data: {said}", said=error), "components")


def full_options(switches: Sequence[Switch], options: Options) -> dict[str, str | bool]:
    """Return every switch, missing ones at their default; raise Unreadable on unknown ones."""
    known = {switch.name: switch for switch in switches}
    for name, value in options.items():
        path = f"options.{name}"
        if name not in known:
            raise Fault(path, repr(name), one_of(sorted(known))).unreadable("options")
        if not any(type(value) is type(choice) and value == choice for choice in known[name].choices):
            raise Fault(path, repr(value), one_of(list(known[name].choices))).unreadable("options")
    return {name: options.get(name, switch.choices[0]) for name, switch in known.items()}


def digested(
    switches: Sequence[Switch], digest: Callable[[JsonObject, Options], R]
) -> Callable[[Mapping[str, Any], Options], R]:
    """Return the function from components and switches to a game's rules, which remembers the rules it has made.

    `digest` makes them of components that may break the schema still (it calls `ComponentsFile.check`) and of every
    switch's choice. The function raises Unreadable where either is wrong.
    """

    @lru_cache(maxsize=64)
    def remembered(text: bytes, options: tuple[tuple[str, str | bool], ...]) -> R:
        return digest(json.loads(text), dict(options))

    def rules_for(data: Mapping[str, Any], options: Options) -> R:
        try:
            text = to_json(data, inf_nan_mode="constants")  # five times as quick as json; every new game needs it
        except ValueError as error:
            raise _not_plain(error) from error
        return remembered(text, tuple(full_options(switches, options).items()))

    return rules_for
