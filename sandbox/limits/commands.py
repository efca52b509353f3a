"""Application commands, as they are registered."""

import unicodedata
from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from sandbox.errors import Problem
from sandbox.limits.shape import Filled32, Filled100, Shape, Text100
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
Names = dict[str, Filled32]
Descriptions = dict[str, Filled100]


class Choice(Shape):
    """One of the values offered."""

    name: Filled100
    name_localizations: dict[str, Filled100] | None = None
    value: int | float | Text100


class Option(Shape):
    """An option, a sub-command or a group of sub-commands."""

    type: Annotated[int, Field(ge=1, le=11)]
    name: Filled32
    name_localizations: Names | None = None
    description: Filled100
    description_localizations: Descriptions | None = None
    required: bool | None = None
    choices: Annotated[list[Choice], Field(max_length=25)] | None = None
    options: Annotated[list["Option"], Field(max_length=25)] | None = None
    channel_types: list[int] | None = None
    min_value: float | None = None
    max_value: float | None = None
    min_length: Annotated[int, Field(ge=0, le=6000)] | None = None
    max_length: Annotated[int, Field(ge=1, le=6000)] | None = None
    autocomplete: bool | None = None


class Command(Shape):
    """A slash command, or one of a user's or message's menu."""

    id: Any = None
    type: Annotated[int, Field(ge=1, le=3)] | None = None
    name: Filled32
    name_localizations: Names | None = None
    description: Text100 | None = None
    description_localizations: Descriptions | None = None
    options: Annotated[list[Option], Field(max_length=25)] | None = None
    default_member_permissions: int | str | None = None
    dm_permission: bool | None = None
    default_permission: bool | None = None
    integration_types: list[int] | None = None
    contexts: list[int] | None = None
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
    for kind, most in MOST.items():
        if sum((each.get("type") or 1) == kind for each in commands) > most:
            message = f"Maximum number of application commands reached ({most})."
            yield Problem((), "APPLICATION_COMMANDS_MAX", message)


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
        yield from _options(option, here)


def _choices(option: Json, path: Path) -> Iterator[Problem]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        message = "autocomplete may not be true with choices"
        yield Problem((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)
    if len({each["name"] for each in choices}) < len(choices):
        message = "Option choice name already exists"
        yield Problem((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message)


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
    return name == name.lower() and all(sign in "-_'" or unicodedata.category(sign)[0] in "LN" for sign in name)


def size(item: Json) -> int:
    """Characters that count towards the limit of a command."""

    def longest(key: str) -> int:
        texts = [item.get(key) or "", *(item.get(f"{key}_localizations") or {}).values()]
        return max(map(len, texts))

    own = longest("name") + longest("description") + len(str(item.get("value", "")))
    return own + sum(size(each) for key in ("options", "choices") for each in item.get(key) or [])
