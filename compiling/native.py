"""What a class that was a dataclass needs besides its methods. In a compiled engine it is `engine/_native.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import FrozenInstanceError, dataclass
from typing import Any

_TWINS: dict[type, type] = {}
"""Each class as it is uncompiled, which `dataclasses` takes."""
_TOLD = ("__dataclass_fields__", "__dataclass_params__")


def as_dataclass(
    cls: Any, arguments: Mapping[str, bool], annotations: Mapping[str, str], defaults: Mapping[str, Any]
) -> None:
    """Give a class all that its decorator would have given it, but what stands in its source by now."""
    bases = tuple(_TWINS[base] for base in cls.__bases__ if base in _TWINS)
    named = {"__annotations__": annotations, "__module__": cls.__module__, "__qualname__": cls.__qualname__}
    twin: Any = dataclass(**arguments)(type(cls.__name__, bases, {**named, **defaults}))
    _TWINS[cls] = twin
    cls.__annotations__ = annotations
    cls.__slots__ = ()  # pydantic takes one without for a class whose attributes lie in `__dict__`
    for name in _TOLD:
        setattr(cls, name, getattr(twin, name))
    if arguments.get("repr", True):
        cls.__repr__ = twin.__repr__
    if arguments.get("frozen"):
        cls.__setattr__, cls.__delattr__, cls.__setstate__ = _refuse_to_set, _refuse_to_delete, _set_state


def _refuse_to_set(_: object, name: str, __: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(_: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _set_state(self: object, state: Mapping[str, Any]) -> None:
    """Set what was pickled."""
    for name, value in state.items():
        object.__setattr__(self, name, value)
