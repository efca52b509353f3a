"""Modals: forms that answer an interaction."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import TypeAdapter

from sandbox.errors import Problem
from sandbox.limits.components import TEXT_INPUT, CustomId, InModal
from sandbox.limits.layout import Path, component_problems, located, repeated_ids
from sandbox.limits.shape import Filled45, Shape, sized
from sandbox.payload import Json

FIELDS = 5
LONGEST = 4000
"""Signs of a text that is filled in."""


class ModalBody(Shape):
    """A form of up to five fields."""

    custom_id: CustomId
    title: Filled45
    components: Annotated[list[InModal], sized(1, FIELDS)]


MODAL = TypeAdapter(ModalBody)


def modal_problems(data: Json) -> Iterator[Problem]:
    """Return what is wrong between the fields of a well-shaped modal."""
    everything = list(located(data["components"], ("data", "components")))
    yield from repeated_ids(everything)
    for path, component in everything:
        if component.get("disabled"):
            message = "Modals can not have disabled components"
            yield Problem((*path, "disabled"), "MODAL_COMPONENT_DISABLED", message)
        if component["type"] == TEXT_INPUT:
            yield from _text_input(path, component)
        yield from component_problems(path, component, in_modal=True)


def _text_input(path: Path, field: Json) -> Iterator[Problem]:
    least, most = field.get("min_length") or 0, field.get("max_length") or LONGEST
    if path[-1] != "component" and not field.get("label"):
        yield Problem((*path, "label"), "BASE_TYPE_REQUIRED", "This field is required")
    if least > most:
        message = "min_length must not exceed max_length."
        yield Problem((*path, "min_length"), "TEXT_INPUT_COMPONENT_INVALID_RANGE", message)
    value = field.get("value")
    if value and len(value) > most:
        yield Problem((*path, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
