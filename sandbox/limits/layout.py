"""What holds between the components of one message."""

from collections.abc import Iterator

from sandbox.errors import Problem
from sandbox.payload import Json

V2_TYPES = frozenset({9, 10, 11, 12, 13, 14, 17})
SELECTS = frozenset({3, 5, 6, 7, 8})
ROW, BUTTON, STRING_SELECT = 1, 2, 3
ROWS = 5
WIDTH = 5
"""Of a row, in buttons; everything else takes all of it."""
V2_COMPONENTS = 40
V2_TEXT = 4000
LINK, PREMIUM = 5, 6
MANY_DEFAULTS = "More options are preselected than may be chosen."

Path = tuple[str | int, ...]


def located(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Every component with its path, containers before what they contain."""
    for index, component in enumerate(components):
        here = (*path, index)
        yield here, component
        yield from located(component.get("components") or [], (*here, "components"))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield (*here, key), component[key]


def layout_problems(components: list[Json], *, is_v2: bool) -> Iterator[Problem]:
    """Return what is wrong between well-shaped components of a message."""
    everything = list(located(components))
    if not is_v2 and len(components) > ROWS:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROWS} in length.")
    if is_v2 and len(everything) > V2_COMPONENTS:
        message = f"The maximum number of components is {V2_COMPONENTS}."
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if sum(len(each["content"]) for _, each in everything if each["type"] == 10) > V2_TEXT:
        message = f"Displayable text exceeds {V2_TEXT} characters."
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    yield from repeated_ids(everything)
    for path, component in everything:
        kind = component["type"]
        if kind in V2_TYPES and not is_v2:
            yield Problem(path, "UNION_TYPE_CHOICES", f"Component type {kind} needs the flag IS_COMPONENTS_V2.")
        yield from component_problems(path, component)


def component_problems(path: Path, component: Json, *, in_modal: bool = False) -> Iterator[Problem]:
    """Return what is wrong between the fields of one component."""
    kind = component["type"]
    if kind == ROW:
        yield from _row(path, component)
    elif kind == BUTTON:
        yield from _button(path, component)
    elif kind in SELECTS:
        yield from _select(path, component, in_modal=in_modal)


def repeated_ids(everything: list[tuple[Path, Json]]) -> Iterator[Problem]:
    """Return custom ids that are used twice."""
    seen: set[str] = set()
    for path, component in everything:
        custom_id = component.get("custom_id")
        if custom_id in seen:
            message = "Component custom id cannot be duplicated"
            yield Problem((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        if custom_id:
            seen.add(custom_id)


def _row(path: Path, row: Json) -> Iterator[Problem]:
    width = sum(1 if each["type"] == BUTTON else WIDTH for each in row["components"])
    if width > WIDTH:
        message = "The specified component exceeds the maximum width"
        yield Problem(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _button(path: Path, button: Json) -> Iterator[Problem]:
    style, custom_id, url = button["style"], button.get("custom_id"), button.get("url")
    if style == LINK and (not url or custom_id):
        yield Problem(path, "BUTTON_COMPONENT_INVALID", "A link button needs a url and no custom id.")
    if style == PREMIUM and not button.get("sku_id"):
        yield Problem(path, "BUTTON_COMPONENT_INVALID", "A premium button needs a sku_id.")
    if style < LINK and not custom_id:
        path_of_id = (*path, "custom_id")
        yield Problem(path_of_id, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    if style < LINK and url:
        yield Problem((*path, "url"), "BUTTON_COMPONENT_INVALID", "Only link buttons take a url.")
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        yield Problem(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or an emoji is required")


def _select(path: Path, select: Json, *, in_modal: bool) -> Iterator[Problem]:
    least = 1 if select.get("min_values") is None else select["min_values"]
    most = 1 if select.get("max_values") is None else select["max_values"]
    is_required = in_modal if select.get("required") is None else select["required"]
    if least > most:
        message = "min_values must not exceed max_values."
        yield Problem((*path, "min_values"), "SELECT_COMPONENT_INVALID_RANGE", message)
    if is_required and least == 0:
        message = "Select menus marked as required cannot have a min_values of 0"
        yield Problem((*path, "min_values"), "SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES", message)
    if len(select.get("default_values") or []) > most:
        yield Problem((*path, "default_values"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", MANY_DEFAULTS)
    if select["type"] == STRING_SELECT:
        yield from _options(path, select["options"], most)


def _options(path: Path, options: list[Json], most: int) -> Iterator[Problem]:
    seen: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in seen:
            where = (*path, "options", index, "value")
            message = "The specified option value is already used"
            yield Problem(where, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(option["value"])
    if most > len(options):
        message = "max_values exceeds the number of options."
        yield Problem((*path, "max_values"), "SELECT_COMPONENT_INVALID_RANGE", message)
    if sum(bool(each.get("default")) for each in options) > most:
        yield Problem((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", MANY_DEFAULTS)
