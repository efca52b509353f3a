"""Application commands, as they are registered."""

import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, TypeAdapter

from sandbox.errors import Problem
from sandbox.limits.components import ChannelTypes
from sandbox.limits.shape import Filled32, Filled100, Int53, Shape, Snowflake, Text100, distinct, one_of, only
from sandbox.payload import Json

LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
        "ar",
        "he",
    ]
)
MOST = {1: 100, 2: 15, 3: 15}
"""Command type -> how many an application may have."""
CHARACTERS = 8000
"""In names, descriptions and choices of one command, each in its longest language."""
GROUPS = frozenset({1, 2})
"""Option types of sub-commands and groups of them."""

Path = tuple[str | int, ...]
Contexts = Annotated[list[Annotated[int, one_of(range(3))]], Field(min_length=1), AfterValidator(distinct)]
Installs = Annotated[list[Annotated[int, one_of(range(2))]], Field(min_length=1), AfterValidator(distinct)]
Names = dict[str, Filled32]
Descriptions = dict[str, Filled100]


class Choice(Shape):
    """One of the values offered."""

    name: Filled100
    name_localizations: dict[str, Filled100] | None = None


class StringChoice(Choice):
    """A text that is offered."""

    value: Text100


class IntegerChoice(Choice):
    """A whole number that is offered."""

    value: Int53


class NumberChoice(Choice):
    """A number that is offered."""

    value: float


class Named(Shape):
    """What all options have."""

    name: Filled32
    name_localizations: Names | None = None
    description: Filled100
    description_localizations: Descriptions | None = None
    required: bool | None = None


class PlainOption(Named):
    """A person, a role, a yes or no, or a file."""

    type: Literal[5, 6, 8, 9, 11]


class StringOption(Named):
    """A text."""

    type: Literal[3]
    choices: Annotated[list[StringChoice], Field(max_length=25)] | None = None
    autocomplete: bool | None = None
    min_length: Annotated[int, Field(ge=0, le=6000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=6000)] | None = None


class IntegerOption(Named):
    """A whole number."""

    type: Literal[4]
    choices: Annotated[list[IntegerChoice], Field(max_length=25)] | None = None
    autocomplete: bool | None = None
    min_value: Int53 | None = None
    max_value: Int53 | None = None


class NumberOption(Named):
    """A number."""

    type: Literal[10]
    choices: Annotated[list[NumberChoice], Field(max_length=25)] | None = None
    autocomplete: bool | None = None
    min_value: float | None = None
    max_value: float | None = None


class ChannelOption(Named):
    """A channel."""

    type: Literal[7]
    channel_types: ChannelTypes | None = None


Value = StringOption | IntegerOption | NumberOption | ChannelOption | PlainOption


class SubCommand(Named):
    """A sub-command."""

    type: Literal[1]
    options: Annotated[list[Annotated[Value, Field(discriminator="type")]], Field(max_length=25)] | None = None


class Group(Named):
    """A group of sub-commands; there are no groups in groups."""

    type: Literal[2]
    options: Annotated[list[Annotated[SubCommand, only(1)]], Field(max_length=25)] | None = None


class Command(Shape):
    """A slash command, or one of a user's or message's menu."""

    id: Any = None
    type: Literal[1, 2, 3] | None = None
    name: Filled32
    name_localizations: Names | None = None
    description: Text100 | None = None
    description_localizations: Descriptions | None = None
    options: (
        Annotated[list[Annotated[Value | SubCommand | Group, Field(discriminator="type")]], Field(max_length=25)] | None
    ) = None
    default_member_permissions: Snowflake | None = None
    dm_permission: bool | None = None
    default_permission: bool | None = None
    integration_types: Installs | None = None
    contexts: Contexts | None = None
    nsfw: bool | None = None
    handler: int | None = None


COMMANDS = TypeAdapter(list[Command])


def commands_problems(commands: list[Json]) -> Iterator[Problem]:
    """Return what is wrong between the fields of well-shaped commands."""
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        kind = command.get("type") or 1
        if (kind, command["name"]) in seen:
            message = "Application command names must be unique"
            yield Problem((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add((kind, command["name"]))
        yield from _command(command, (index,), kind)


def most_of_one_type(commands: list[Json]) -> int | None:
    """Return how many there may be of a type of which there are too many; None when there are not."""
    counts = Counter(each.get("type") or 1 for each in commands)
    return next((MOST[kind] for kind, count in counts.items() if count > MOST[kind]), None)


def _command(command: Json, path: Path, kind: int) -> Iterator[Problem]:
    yield from _localizations(command, path, has_plain_name=kind == 1)
    if kind == 1 and not command.get("description"):
        yield Problem((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    if kind != 1 and (command.get("description") or command.get("options")):
        message = "Context menu commands cannot have a description or options"
        yield Problem(path, "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message)
    yield from _options(command, path)
    if size(command) > CHARACTERS:
        message = f"Command exceeds maximum size ({CHARACTERS})"
        yield Problem(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _options(holder: Json, path: Path) -> Iterator[Problem]:
    options = holder.get("options") or []
    groups = [each["type"] in GROUPS for each in options]
    if any(groups) and not all(groups):
        message = "Sub-commands and other options are mutually exclusive"
        yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    optional_before = False
    names: set[tuple[str, str]] = set()
    for index, option in enumerate(options):
        here = (*path, "options", index)
        if option["type"] not in GROUPS:
            if option.get("required") and optional_before:
                message = "Required options must be placed before non-required options"
                yield Problem(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
            optional_before = optional_before or not option.get("required")
        mine = {("", option["name"]), *(option.get("name_localizations") or {}).items()}
        if names & mine:
            yield Problem(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        names |= mine
        yield from _localizations(option, here, has_plain_name=True)
        yield from _choices(option, here)
        yield from _range(option, here)
        yield from _options(option, here)


def _choices(option: Json, path: Path) -> Iterator[Problem]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        message = "autocomplete may not be true with choices"
        yield Problem((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)
    for key in ("name", "value"):
        if len({each[key] for each in choices}) < len(choices):
            code = f"APPLICATION_COMMAND_OPTIONS_CHOICE_{key.upper()}_ALREADY_EXISTS"
            yield Problem((*path, "choices"), code, f"Option choice {key} already exists")


def _range(option: Json, path: Path) -> Iterator[Problem]:
    for what in ("value", "length"):
        least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
        if least is not None and most is not None and least > most:
            message = f"min_{what} must not exceed max_{what}."
            yield Problem((*path, f"min_{what}"), "APPLICATION_COMMAND_OPTIONS_RANGE_INVALID", message)


def _localizations(item: Json, path: Path, *, has_plain_name: bool) -> Iterator[Problem]:
    for key in ("name_localizations", "description_localizations"):
        for locale in set(item.get(key) or {}) - LOCALES:
            yield Problem((*path, key, locale), "BASE_TYPE_CHOICES", "Unknown locale")
    if not has_plain_name:
        return
    if not is_plain(item["name"]):
        yield Problem((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for locale, name in (item.get("name_localizations") or {}).items():
        if not is_plain(name):
            where = (*path, "name_localizations", locale)
            yield Problem(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def is_plain(name: str) -> bool:
    """Whether a slash command or option may be called so: letters and digits in lower case, `-`, `_`, `'`."""
    return name == name.lower() and all(sign in "-_'" or _is_letter(sign) for sign in name)


def _is_letter(sign: str) -> bool:
    """Whether it is a letter or digit, or a vowel sign of the two scripts that cannot do without."""
    is_sign = unicodedata.name(sign, "").startswith(("DEVANAGARI", "THAI"))
    return is_sign or unicodedata.category(sign)[0] in "LN"


def size(item: Json) -> int:
    """Characters that count towards the limit of a command."""

    def longest(key: str) -> int:
        texts = [item.get(key) or "", *(item.get(f"{key}_localizations") or {}).values()]
        return max(map(len, texts))

    own = longest("name") + longest("description") + len(str(item.get("value", "")))
    return own + sum(size(each) for key in ("options", "choices") for each in item.get(key) or [])
