"""Checking a body against a model, with faults named as Discord names them."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from sandbox.errors import Problem
from sandbox.payload import Json


class Shape(BaseModel):
    """An object of which all members are known; others are reported, since they are slips."""

    model_config = ConfigDict(extra="forbid")


def snowflake(value: Any) -> Any:
    """Return an id: a string of digits, or (as discord.py sends it) an integer."""
    if isinstance(value, bool) or not str(value).isdecimal() or not isinstance(value, int | str):
        raise PydanticCustomError("snowflake", 'Value "{value}" is not snowflake.', {"value": str(value)})
    return value


def sized(least: int, most: int) -> AfterValidator:
    """Between `least` and `most` signs or members; Discord says both when either is broken."""

    def check_size(value: Any) -> Any:
        if not least <= len(value) <= most:
            raise PydanticCustomError("size", "Must be between {least} and {most} in length.", _bounds(least, most))
        return value

    return AfterValidator(check_size)


def _bounds(least: int, most: int) -> Json:
    return {"least": least, "most": most}


def distinct(values: list[Any]) -> list[Any]:
    """No member may come twice."""
    for index, value in enumerate(values):
        if value in values[:index]:
            raise PydanticCustomError("twice", "The set already contains this value", {"step": index})
    return values


def one_of(known: Iterable[int | str]) -> AfterValidator:
    """One of these numbers or words."""
    numbers = frozenset(known)

    def check_known(value: Any) -> Any:
        if value not in numbers:
            raise PydanticCustomError("choices", "Value must be one of {known}.", {"known": str(sorted(numbers))})
        return value

    return AfterValidator(check_known)


def only(kind: int) -> BeforeValidator:
    """Return the check that an object is of the one type that may stand here."""

    def check_type(value: Any) -> Any:
        if isinstance(value, dict) and value.get("type") != kind:
            message = "Value of field 'type' must be one of {expected_tags}."
            raise PydanticCustomError("union_tag_invalid", message, {"expected_tags": f"({kind},)"})
        return value

    return BeforeValidator(check_type)


def whole(value: Any) -> Any:
    """Return a number that has no fraction and that JavaScript can hold."""
    if isinstance(value, bool) or not isinstance(value, int | float) or value != int(value):
        raise PydanticCustomError("whole", 'Value "{value}" is not int.', {"value": str(value)})
    if abs(value) > INT53:
        raise PydanticCustomError("largest", "int value should be less than or equal to {most}.", {"most": INT53})
    return value


def web_address(*schemes: str) -> AfterValidator:
    """Return the check of an address with one of these schemes; `attachment` means an uploaded file."""

    def check_address(value: str) -> str:
        scheme, colon, rest = value.partition(":")
        if not colon or (scheme in ("http", "https", "attachment") and not rest.startswith("//")):
            raise PydanticCustomError("address", "Not a well formed URL.", {})
        if scheme not in schemes:
            raise PydanticCustomError("scheme", "Scheme must be one of {schemes}.", {"schemes": str(schemes)})
        return value

    return AfterValidator(check_address)


def moment(value: str) -> str:
    """Return a time as ISO 8601 writes it."""
    try:
        datetime.fromisoformat(value)
    except ValueError:
        raise PydanticCustomError("moment", "Could not parse {value}. Should be ISO8601.", {"value": value}) from None
    return value


INT53 = (1 << 53) - 1
Snowflake = Annotated[Any, AfterValidator(snowflake)]
Int53 = Annotated[Any, AfterValidator(whole)]
Moment = Annotated[str, AfterValidator(moment)]

# Texts of at most so many characters; the filled ones have at least one.
Text25 = Annotated[str, Field(max_length=25)]
Text80 = Annotated[str, Field(max_length=80)]
Text100 = Annotated[str, Field(max_length=100)]
Text150 = Annotated[str, Field(max_length=150)]
Text256 = Annotated[str, Field(max_length=256)]
Text1024 = Annotated[str, Field(max_length=1024)]
Text2000 = Annotated[str, Field(max_length=2000)]
Text2048 = Annotated[str, Field(max_length=2048)]
Text4096 = Annotated[str, Field(max_length=4096)]
Filled32 = Annotated[str, sized(1, 32)]
Filled45 = Annotated[str, sized(1, 45)]
Filled100 = Annotated[str, sized(1, 100)]
Filled1024 = Annotated[str, sized(1, 1024)]
Filled4000 = Annotated[str, sized(1, 4000)]

CODES = {
    "string_too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {max_length} or fewer in length."),
    "string_too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {min_length} or more in length."),
    "too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {max_length} or fewer in length."),
    "too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {min_length} or more in length."),
    "size": ("BASE_TYPE_BAD_LENGTH", "Must be between {least} and {most} in length."),
    "missing": ("BASE_TYPE_REQUIRED", "This field is required"),
    "less_than_equal": ("NUMBER_TYPE_MAX", "int value should be less than or equal to {le}."),
    "greater_than_equal": ("NUMBER_TYPE_MIN", "int value should be greater than or equal to {ge}."),
    "largest": ("NUMBER_TYPE_MAX", "int value should be less than or equal to {most}."),
    "whole": ("NUMBER_TYPE_COERCE", 'Value "{value}" is not int.'),
    "snowflake": ("NUMBER_TYPE_COERCE", 'Value "{value}" is not snowflake.'),
    "int_type": ("NUMBER_TYPE_COERCE", "Value is not int."),
    "int_parsing": ("NUMBER_TYPE_COERCE", "Value is not int."),
    "int_from_float": ("NUMBER_TYPE_COERCE", "Value is not int."),
    "float_parsing": ("NUMBER_TYPE_COERCE", "Value is not float."),
    "float_type": ("NUMBER_TYPE_COERCE", "Value is not float."),
    "string_type": ("STRING_TYPE_CONVERT", "Could not interpret the value as string."),
    "bool_type": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "bool_parsing": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "list_type": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "model_type": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "model_attributes_type": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "dict_type": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "literal_error": ("BASE_TYPE_CHOICES", "Value must be one of {expected}."),
    "choices": ("BASE_TYPE_CHOICES", "Value must be one of {known}."),
    "emoji": ("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"),
    "twice": ("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value"),
    "address": ("URL_TYPE_INVALID_URL", "Not a well formed URL."),
    "scheme": ("URL_TYPE_INVALID_SCHEME", "Scheme must be one of {schemes}."),
    "moment": ("DATE_TIME_TYPE_PARSE", "Could not parse {value}. Should be ISO8601."),
    "union_tag_invalid": ("UNION_TYPE_CHOICES", "Value of field 'type' must be one of {expected_tags}."),
    "union_tag_not_found": ("BASE_TYPE_REQUIRED", "This field is required"),
}
"""Kind of a pydantic error -> Discord's code and sentence."""


def check(model: TypeAdapter[Any], body: Any) -> tuple[list[Problem], list[str]]:
    """Return what is wrong with a body, and the paths of members that nobody knows."""
    try:
        model.validate_python(body)
    except ValidationError as failure:
        problems, unknown = [], []
        for error in failure.errors(include_url=False):
            path = _path(body, error["loc"])
            if error["type"] == "twice":
                path = (*path, error["ctx"]["step"])
            if error["type"] == "union_tag_not_found":
                path = (*path, "type")
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
