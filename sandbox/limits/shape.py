"""Checking a body against a model, with faults named as Discord names them."""

from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from sandbox.errors import Problem


class Shape(BaseModel):
    """An object of which all members are known; others are reported, since they are slips."""

    model_config = ConfigDict(extra="forbid")


def _snowflake(value: Any) -> Any:
    if isinstance(value, bool) or not (isinstance(value, int) or (isinstance(value, str) and value.isdigit())):
        raise ValueError("Value is not snowflake.")
    return value


Snowflake = Annotated[Any, AfterValidator(_snowflake)]
"""An id: a string of digits, or (as discord.py sends it) an integer."""

# Texts of at most so many characters; the filled ones have at least one.
Text25 = Annotated[str, Field(max_length=25)]
Text45 = Annotated[str, Field(max_length=45)]
Text80 = Annotated[str, Field(max_length=80)]
Text100 = Annotated[str, Field(max_length=100)]
Text150 = Annotated[str, Field(max_length=150)]
Text256 = Annotated[str, Field(max_length=256)]
Text512 = Annotated[str, Field(max_length=512)]
Text1024 = Annotated[str, Field(max_length=1024)]
Text2000 = Annotated[str, Field(max_length=2000)]
Text2048 = Annotated[str, Field(max_length=2048)]
Text4000 = Annotated[str, Field(max_length=4000)]
Text4096 = Annotated[str, Field(max_length=4096)]
Filled32 = Annotated[str, Field(min_length=1, max_length=32)]
Filled45 = Annotated[str, Field(min_length=1, max_length=45)]
Filled100 = Annotated[str, Field(min_length=1, max_length=100)]
Filled4000 = Annotated[str, Field(min_length=1, max_length=4000)]


CODES = {
    "string_too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {max_length} or fewer in length."),
    "string_too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {min_length} or more in length."),
    "too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {max_length} or fewer in length."),
    "too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {min_length} or more in length."),
    "missing": ("BASE_TYPE_REQUIRED", "This field is required"),
    "less_than_equal": ("NUMBER_TYPE_MAX", "int value should be less than or equal to {le}."),
    "greater_than_equal": ("NUMBER_TYPE_MIN", "int value should be greater than or equal to {ge}."),
    "literal_error": ("BASE_TYPE_CHOICES", "Value must be one of {expected}."),
    "string_pattern_mismatch": ("STRING_TYPE_REGEX", "String value did not match validation regex."),
    "union_tag_invalid": ("UNION_TYPE_CHOICES", "Value of field 'type' must be one of {expected_tags}."),
    "union_tag_not_found": ("BASE_TYPE_REQUIRED", "This field is required"),
}


def check(model: TypeAdapter[Any], body: Any) -> tuple[list[Problem], list[str]]:
    """Return what is wrong with a body, and the paths of members that nobody knows."""
    try:
        model.validate_python(body)
    except ValidationError as failure:
        problems, unknown = [], []
        for error in failure.errors(include_url=False):
            path = _path(body, error["loc"])
            if error["type"] == "extra_forbidden":
                unknown.append(".".join(map(str, path)))
                continue
            code, message = CODES.get(error["type"], ("BASE_TYPE_BAD_TYPE", error["msg"]))
            problems.append(Problem(path, code, message.format(**error.get("ctx", {}))))
        return problems, unknown
    return [], []


def _path(body: Any, steps: Sequence[str | int]) -> tuple[str | int, ...]:
    """Return the location without the tags that the library puts in for the branch of a union."""
    path: list[str | int] = []
    node = body
    for step in steps:
        tag_of_object = isinstance(node, dict) and isinstance(step, int)
        tag_of_scalar = path and not isinstance(node, dict | list)
        if tag_of_object or tag_of_scalar:
            continue
        path.append(step)
        if isinstance(node, dict):
            node = node.get(str(step))
        elif isinstance(node, list) and isinstance(step, int):
            node = node[step]
        else:
            node = None
    return tuple(path)
