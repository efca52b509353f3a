"""Positions as declared data: how a position is stored, read and copied follows from the types of its fields.

    @dataclass(slots=True)
    class SeatState:
        score: int
        hand: tuple[str, ...]

    @dataclass(slots=True)
    class NestsPosition(StoredPosition):
        rules: Annotated[Rules, Derived(rules_for, {"components": "data", "options": "options"})]
        seats: dict[str, SeatState]
        territories: dict[int, str | None]
        agenda: list[Annotated[Step, STEPS]]

    position.to_data()                      # {"components": {...}, "seats": {"red": {"score": 0, "hand": [...]}}, ...}
    position.copy()                         # an independent copy; what never changes in place is shared
    from_data(NestsPosition, data)          # the position; the names and sums in it are for the game to check

The keys of the data are the names of the fields. Fields may be numbers, names, true or false, None, literals, lists,
tuples, sets, dictionaries, dataclasses and named tuples of all these, tagged things (`Annotated` with their `Kinds`,
engine.tagged_data), a `Derived`, and whatever else pydantic reads and writes as JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import partial
from operator import methodcaller
from types import UnionType
from typing import Annotated, Any, NamedTuple, Self, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import StrictBool, StrictInt, StrictStr, TypeAdapter, ValidationError
from pydantic_core import CoreSchema, core_schema

from engine.contract import JsonObject, Unreadable
from engine.schema import first_fault
from engine.tagged_data import Kinds, Tagged

T = TypeVar("T")
Function: TypeAlias = Callable[[Any], Any]


class Derived(NamedTuple):
    """A field that is digested from others: its `parts` are stored in its place, and `make` takes them in their order.

    `parts` are attributes of the field's value, by the keys of the data; each is a table.
    """

    make: Callable[..., Any]
    parts: Mapping[str, str]

    def write(self, value: Any) -> JsonObject:
        """Return the parts of a value as data."""
        return {key: dict(getattr(value, attribute)) for key, attribute in self.parts.items()}


class StoredPosition:
    """A position, or a part of one, as a dataclass whose fields say how it is stored."""

    __slots__ = ()

    def copy(self) -> Self:
        """Return an independent copy."""
        return copy(self)

    def to_data(self) -> JsonObject:
        """Return everything as JSON data; `from_data` reads it back."""
        return to_data(self)


def to_data(value: Any) -> JsonObject:
    """Return a dataclass as JSON data."""
    data: JsonObject = _of(type(value)).write(value)
    return data


def from_data(cls: type[T], data: Mapping[str, Any], what: str = "position") -> T:
    """Read what `to_data` wrote of a dataclass; every key must be there, and no other.

    Nothing is converted: true is no number, and no number is a name. Raises Unreadable with the dotted path, what was
    expected and what was found; `what` names the whole in messages.
    """
    try:
        value: T = _of(cls).reader.validate_python(data)
    except ValidationError as error:
        raise _unreadable(error, what) from error
    return value


def copy(value: T) -> T:
    """Return an independent copy of a dataclass; tuples and frozen dataclasses in it are shared."""
    fresh: T = _of(type(value)).copy(value)
    return fresh


def derived(value: Any) -> tuple[Any, ...]:
    """Return what is digested from other data in a dataclass (`Derived`): many positions share it, it never changes."""
    return tuple(getattr(value, name) for name in _of(type(value)).derived)


def check_known(path: str, found: Iterable[Any], expected: Iterable[Any]) -> None:
    """Raise Unreadable for a name in a position (at `path`) that the game does not have."""
    known = expected if isinstance(expected, Container) else set(expected)
    if unknown := [each for each in found if each not in known]:
        raise Unreadable(f"position: {path}: found {unknown[0]!r}, which is none of this game", path)


class _Codec(NamedTuple):
    """What reads, writes and copies a dataclass."""

    reader: TypeAdapter[Any]
    write: Function
    copy: Function
    derived: tuple[str, ...]
    """The fields that are digested from others."""


_CODECS: dict[type, _Codec] = {}


def _of(cls: type) -> _Codec:
    """Return the codec of a dataclass; made when first needed."""
    codec = _CODECS.get(cls)
    if codec is None:
        names = tuple(name for name, hint in _fields(cls).items() if _derived(hint))
        codec = _CODECS[cls] = _Codec(TypeAdapter(_readable(cls)), _table_writer(cls), _table_copier(cls), names)
    return codec


def _fields(cls: Any) -> dict[str, Any]:
    """Return the types of the fields of a dataclass or named tuple."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: hints[name] for name in getattr(cls, "_fields", None) or [field.name for field in fields(cls)]}


def _has_fields(hint: Any) -> bool:
    return is_dataclass(hint) or (isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"))


def _absent(cls: Any) -> tuple[str, ...]:
    """Return the fields that the data of a tagged thing has not while they are None (engine.tagged_data.Tagged)."""
    return cls.absent if isinstance(cls, type) and issubclass(cls, Tagged) else ()


def _derived(hint: Any) -> Derived | None:
    return next((mark for mark in get_args(hint)[1:] if isinstance(mark, Derived)), None)


# -- reading ----------------------------------------------------------------------------------------------------------

_STRICT: Mapping[Any, Any] = {int: StrictInt, str: StrictStr, bool: StrictBool}


def _readable(hint: Any) -> Any:
    """Return the type that pydantic reads for a field's: with strict atoms, and a `_Table` for all that has fields."""
    if _has_fields(hint):
        return Annotated[hint, _Table(hint)]
    origin, args = get_origin(hint), get_args(hint)
    if origin is dict:
        return dict.__class_getitem__((args[0], _readable(args[1])))
    if origin in (Union, UnionType):
        return Union[tuple(map(_readable, args))]  # noqa: UP007  (of so many as there are)
    if origin in (list, tuple, set, frozenset):
        return origin[tuple(map(_readable, args))]
    return _STRICT.get(hint, hint) if isinstance(hint, type) else hint


class _Table:
    """What pydantic reads a dataclass from: a table that has every field, and nothing else."""

    def __init__(self, cls: Any) -> None:
        self._cls = cls
        self._derived = {name: derived for name, hint in _fields(cls).items() if (derived := _derived(hint))}
        plain = {name: _readable(hint) for name, hint in _fields(cls).items() if name not in self._derived}
        self._keys = {key: dict[str, Any] for derived in self._derived.values() for key in derived.parts} | plain

    def __get_pydantic_core_schema__(self, _: Any, handler: Any) -> CoreSchema:
        absent = _absent(self._cls)
        keys = {
            key: core_schema.typed_dict_field(handler.generate_schema(kind), required=key not in absent)
            for key, kind in self._keys.items()
        }
        table = core_schema.typed_dict_schema(keys, extra_behavior="forbid")
        return core_schema.no_info_after_validator_function(self._make, table)

    def _make(self, read: dict[str, Any]) -> Any:
        for name, (make, parts) in self._derived.items():
            read[name] = make(*[read.pop(key) for key in parts])
        return self._cls(**read)


def _unreadable(error: ValidationError, what: str) -> Unreadable:
    """Return the first fault; one that a part has found itself (a tagged thing, the rules) in its own words."""
    fault = first_fault(error)
    cause = error.errors(include_url=False)[0].get("ctx", {}).get("error")
    if not isinstance(cause, Unreadable):
        return fault.unreadable(what)
    path = ".".join(filter(None, (fault.path, cause.path)))
    return Unreadable(f"{fault.path or what}: {cause}", path, cause.expected, cause.found)


# -- writing ----------------------------------------------------------------------------------------------------------


def _table_writer(cls: Any) -> Function:
    """Return what makes a table of a dataclass."""
    pairs, calls = [], {}
    for name, hint in _fields(cls).items():
        derived = _derived(hint)
        calls[name] = derived.write if derived else _writer(hint)
        pairs.append(f"**{_call(name, calls[name])}" if derived else f"'{name}': {_call(name, calls[name])}")
    write, absent = _compiled(f"{{{', '.join(pairs)}}}", calls), _absent(cls)
    if not absent:
        return write
    return lambda value: {key: each for key, each in write(value).items() if each is not None or key not in absent}


def _writer(hint: Any) -> Function | None:
    """Return what makes data of the values of a type; None where they are data."""
    if _has_fields(hint):
        return _table_writer(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        tagged = any(isinstance(mark, Kinds) for mark in args)
        return methodcaller("to_data") if tagged else partial(TypeAdapter(hint).dump_python, mode="json")
    inner = _only(hint, [_writer(each) for each in args])
    if origin in (Union, UnionType):
        return inner and (lambda value: None if value is None else inner(value))
    if origin is dict:
        return _dict_writer(args[0], inner)
    if origin in (list, tuple):
        return list if inner is None else lambda value: list(map(inner, value))
    return sorted if origin in (set, frozenset) else None


def _dict_writer(key: Any, inner: Function | None) -> Function:
    if inner is not None:
        return lambda value: {str(key): inner(item) for key, item in value.items()}
    return dict if key is str else lambda value: {str(key): item for key, item in value.items()}


# -- copying ----------------------------------------------------------------------------------------------------------


def _table_copier(cls: Any) -> Function:
    """Return what copies a dataclass."""
    calls = {name: _copier(hint) for name, hint in _fields(cls).items()}
    return _compiled(f"cls({', '.join(_call(*each) for each in calls.items())})", calls, cls)


def _copier(hint: Any) -> Function | None:
    """Return what copies the values of a type; None where nothing changes in place, so that copies share them."""
    if is_dataclass(hint):
        frozen = getattr(hint, "__dataclass_params__").frozen  # noqa: B009  (no public name tells it)
        return None if frozen else _table_copier(hint)
    origin, args = get_origin(hint), get_args(hint)
    inner = _only(hint, [_copier(each) for each in args]) if origin is not Annotated else None
    if origin in (Union, UnionType):
        return inner and (lambda value: None if value is None else inner(value))
    if origin is dict:
        return dict.copy if inner is None else lambda value: {key: inner(item) for key, item in value.items()}
    if origin in (list, set):
        return origin if inner is None else lambda value: origin(map(inner, value))
    return inner and (lambda value: origin(map(inner, value)))


# -- both -------------------------------------------------------------------------------------------------------------


def _only(hint: Any, functions: Sequence[Function | None]) -> Function | None:
    """Return the one function for what is inside a type, if there is one."""
    some = [each for each in functions if each is not None]
    if len(some) > 1:
        raise TypeError(f"{hint!r}: its parts are stored in several ways; make it a dataclass")
    return some[0] if some else None


def _call(name: str, function: Function | None) -> str:
    return f"value.{name}" if function is None else f"do_{name}(value.{name})"


def _compiled(expression: str, calls: Mapping[str, Any], cls: Any = None) -> Function:
    """Return a function of `value`; compiled, as `dataclasses` does, for a loop over its fields takes twice as long."""
    scope = {f"do_{name}": call for name, call in calls.items()} | {"cls": cls}
    function: Function = eval(f"lambda value: {expression}", scope)  # noqa: S307  (made of the names of fields)
    return function
