"""Actions, events and agenda steps as plain data: the bases that a game's own are made of, and what reads them back.

A game declares each kind as a frozen dataclass with a `type`, its name in stored data, and collects them:

    @dataclass(frozen=True, slots=True)
    class NestsEvent(TaggedEvent):
        ...                                # what all events of this game share; usually only a docstring

    @dataclass(frozen=True, slots=True)
    class CardDrawn(NestsEvent):
        type = "card_drawn"
        reveals = True
        private_fields = ("card",)                    # None to all but `seat`
        seat: Seat
        card: int | None

    EVENTS = Kinds("event", NestsEvent, globals())
    CardDrawn("red", 7).to_data()          # {"type": "card_drawn", "seat": "red", "card": 7}
    EVENTS.read(data)                      # what `Game.event_from_data` returns

and the same with TaggedAction and TaggedStep (`Kinds("action", NestsAction, globals())`). Fields may be whatever
pydantic reads and writes as JSON: numbers, names, tuples, mappings, dataclasses of these. Their types must be known in
the module.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from pydantic import TypeAdapter, ValidationError
from pydantic_core import CoreSchema, PydanticSerializationError, core_schema, to_json

from engine.contract import JsonObject, Seat, Unreadable
from engine.faults import A_VALUE, NOTHING, one_of
from engine.schema import first_fault


@dataclass(frozen=True, slots=True)
class Tagged:
    """One of several kinds of a thing. `type` is the kind's name in stored data."""

    type: ClassVar[str]
    tag: ClassVar[str] = "type"
    """The key that the type stands at."""
    keys: ClassVar[Mapping[str, str]] = {}
    """Fields that the data names otherwise ({"source": "from"})."""
    absent: ClassVar[tuple[str, ...]] = ()
    """Fields that the data has not at all while they are None; either all of them or none."""

    def to_data(self) -> JsonObject:
        """Return it as JSON data: the type, then every field."""
        data: JsonObject = _adapter(type(self)).dump_python(self, mode="json")
        if self.absent:
            data = {name: value for name, value in data.items() if value is not None or name not in self.absent}
        if self.keys:
            data = {self.keys.get(name, name): value for name, value in data.items()}
        return {self.tag: self.type, **data}


@dataclass(frozen=True, slots=True)
class TaggedAction(Tagged):
    """A seat's answer to a decision (engine.contract.Action)."""

    unordered: ClassVar[tuple[str, ...]] = ()
    """The fields whose order means nothing: they are kept sorted."""

    def __post_init__(self) -> None:
        for name in self.unordered:
            value = getattr(self, name)
            if value is not None and (len(value) > 1 or type(value) is not tuple):
                object.__setattr__(self, name, tuple(sorted(value)))


@dataclass(frozen=True, slots=True)
class TaggedEvent(Tagged):
    """Something that happened (engine.contract.Event)."""

    reveals: ClassVar[bool] = False
    milestone: ClassVar[bool] = False
    amends_last_post: ClassVar[bool] = False
    private_fields: ClassVar[tuple[str, ...]] = ()
    """The fields that only its `seat` may know."""

    def seen_by(self, seat: Seat | None) -> Self:
        """Return what `seat` (None: a spectator) may know of it: `private_fields` are None for all but its own seat."""
        if not self.private_fields or seat == getattr(self, "seat", None) is not None:
            return self
        return replace(self, **dict.fromkeys(self.private_fields))


@dataclass(frozen=True, slots=True)
class TaggedStep(Tagged):
    """Something that is still to be done, on a position's agenda. Its type is the name of its class."""

    tag = "step"

    def __init_subclass__(cls) -> None:
        cls.type = cls.__name__


K = TypeVar("K", bound=Tagged)


class Kinds(Mapping[str, type[K]], Generic[K]):
    """Every kind of a thing by its type, in the order of declaration; reads what `to_data` wrote."""

    def __init__(self, what: str, base: type[K], names: Mapping[str, Any]) -> None:
        """Collect the kinds of `base` out of a module's `names` (`globals()`); `what` is what messages call them."""
        kinds = (each for each in names.values() if isinstance(each, type) and issubclass(each, base))
        self._what, self._tag = what, base.tag
        self._kinds = {kind.type: kind for kind in kinds if kind is not base}

    def __getitem__(self, name: str) -> type[K]:
        return self._kinds[name]

    def __iter__(self) -> Any:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    def __get_pydantic_core_schema__(self, *_: Any) -> CoreSchema:
        """Let pydantic read a field whose type is `Annotated` with these kinds (engine.codec)."""
        return core_schema.no_info_plain_validator_function(self.read)

    def read(self, data: Mapping[str, Any]) -> K:
        """Return what `data` says; Unreadable (path, expected) on a wrong type, missing, unknown or ill-typed keys.

        Nothing is converted: true is no number, and no number is a name.
        """
        name = data.get(self._tag) if isinstance(data, Mapping) else None
        kind = self._kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            expected = one_of(", ".join(self._kinds))
            raise Unreadable(f"{self._what}: found {data!r}, expected a {self._tag}, {expected}", self._tag, expected)
        named = self._named(kind, data)
        try:
            read: K = _adapter(kind).validate_json(to_json({named[key]: data[key] for key in named}), strict=True)
        except ValidationError as error:
            fault = first_fault(error)
            field, *inside = fault.path.split(".")
            path = ".".join([kind.keys.get(field, field), *inside])
            message = f"{self._what} {kind.type}, {path}: found {fault.found}, expected {fault.expected}"
            raise Unreadable(message, path, fault.expected) from error
        except PydanticSerializationError as error:
            raise Unreadable(f"{self._what} {kind.type}: {error}") from error
        return read

    def _named(self, kind: type[K], data: Mapping[str, Any]) -> dict[str, str]:
        """Return the fields that `data` has to have, by their keys there."""
        names = [field.name for field in fields(kind)]
        if not any(name in data for name in kind.absent):
            names = [name for name in names if name not in kind.absent]
        named = {kind.keys.get(name, name): name for name in names}
        if wrong := set(data) ^ {self._tag, *named}:
            first = min(map(str, wrong))
            raise Unreadable(
                f"{self._what} {kind.type}: found the keys {sorted(map(str, data))}, expected {[self._tag, *named]}",
                first,
                A_VALUE if first in named else NOTHING,
            )
        return named


_ADAPTERS: dict[type[Tagged], TypeAdapter[Any]] = {}


def _adapter(kind: type[Tagged]) -> TypeAdapter[Any]:
    """Return what reads and writes a kind; made when first needed, for making one takes a while."""
    if kind not in _ADAPTERS:
        _ADAPTERS[kind] = TypeAdapter(kind)
    return _ADAPTERS[kind]
