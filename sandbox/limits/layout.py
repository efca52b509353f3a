"""What holds between the components of one message."""

from collections.abc import Iterator

from sandbox.errors import Problem
from sandbox.payload import Json

V2_TYPES = frozenset({9, 10, 11, 12, 13, 14, 17})
SELECTS = frozenset({3, 5, 6, 7, 8})
ROWS = 5
V2_COMPONENTS = 40
V2_TEXT = 4000
LINK, PREMIUM = 5, 6

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


def component_problems(path: Path, component: Json) -> Iterator[Problem]:
    """Return what is wrong between the fields of one component."""
    kind = component["type"]
    if kind == 1:
        yield from _row(path, component)
    elif kind == 2:
        yield from _button(path, component)
    elif kind in SELECTS:
        yield from _select(path, component)


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
    kinds = [each["type"] for each in row["components"]]
    if len(kinds) > 1 and set(kinds) - {2}:
        yield Problem((*path, "components"), "BASE_TYPE_BAD_LENGTH", "A select menu fills its action row.")


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


def _select(path: Path, select: Json) -> Iterator[Problem]:
    least = 1 if select.get("min_values") is None else select["min_values"]
    most = 1 if select.get("max_values") is None else select["max_values"]
    if least > most:
        message = "min_values must not exceed max_values."
        yield Problem((*path, "min_values"), "SELECT_COMPONENT_INVALID_RANGE", message)
    if select["type"] != 3:
        return
    values = [each["value"] for each in select["options"]]
    if len(set(values)) < len(values):
        message = "The specified option value is already used"
        yield Problem((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
    if most > len(values):
        message = "max_values exceeds the number of options."
        yield Problem((*path, "max_values"), "SELECT_COMPONENT_INVALID_RANGE", message)
    if sum(bool(each.get("default")) for each in select["options"]) > most:
        message = "More options are preselected than may be chosen."
        yield Problem((*path, "options"), "SELECT_COMPONENT_INVALID_RANGE", message)
