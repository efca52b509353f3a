"""Modals: forms that answer an interaction."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, TypeAdapter

from sandbox.errors import Problem
from sandbox.limits.components import CustomId, InModal
from sandbox.limits.layout import component_problems, located, repeated_ids
from sandbox.limits.shape import Filled45, Shape
from sandbox.payload import Json

FIELDS = 5


class ModalBody(Shape):
    """A form of up to five fields."""

    custom_id: CustomId
    title: Filled45
    components: Annotated[list[InModal], Field(min_length=1, max_length=FIELDS)]


MODAL = TypeAdapter(ModalBody)


def modal_problems(data: Json) -> Iterator[Problem]:
    """Return what is wrong between the fields of a well-shaped modal."""
    everything = list(located(data["components"], ("data", "components")))
    yield from repeated_ids(everything)
    for path, component in everything:
        if component.get("disabled"):
            message = "Modals can not have disabled components"
            yield Problem((*path, "disabled"), "MODAL_COMPONENT_DISABLED", message)
        if component["type"] == 4 and path[-1] != "component" and not component.get("label"):
            yield Problem((*path, "label"), "BASE_TYPE_REQUIRED", "This field is required")
        if component["type"] == 2:
            yield Problem(path, "UNION_TYPE_CHOICES", "A modal has no buttons of its own.")
        elif component["type"] != 1:
            yield from component_problems(path, component)
